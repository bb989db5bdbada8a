"""A queue that others share: servers submit to it, thinkers pull from it."""

from __future__ import annotations

import asyncio
import itertools
import logging
import time
from pathlib import Path

from ludotheque.app.thinking.asking import Asker, Busy, ThinkingError
from ludotheque.app.thinking.scheduler import Scheduler
from ludotheque.core.errors import BadInput
from ludotheque.server.thinking import frames
from ludotheque.server.thinking.frames import Ask, Deliver, Lost, Pull, Reader, Writer

log: logging.Logger = logging.getLogger(__name__)

MOST_CONNECTIONS = 256
MOST_OPEN = 20_000
"""Requests of one server that may be open."""

OVERDUE = 20.0
"""Seconds after the end of its slice at which a thinker is taken for dead."""

MODE = 0o600
"""Only the owner may use the Unix socket."""


class Host:
    """The connections to a queue."""

    def __init__(self, scheduler: Scheduler, secret: bytes) -> None:
        self._scheduler = scheduler
        self._secret = secret
        self._numbers = itertools.count(1)
        self._connections: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def open(self, address: str) -> str:
        """Listen; return the address, with the port that was found if 0 was asked for."""
        path, host, port = frames.place(address)
        if path is not None:
            await _clear(path)
            self._server = await asyncio.start_unix_server(self._met, path)
            Path(path).chmod(MODE)
            return path
        self._server = await asyncio.start_server(self._met, host, port)
        return f"{host}:{self._server.sockets[0].getsockname()[1]}"

    async def close(self) -> None:
        """Hang up on everyone."""
        if self._server is not None:
            self._server.close()
        for connection in self._connections:
            connection.cancel()
        await asyncio.gather(*self._connections, return_exceptions=True)

    async def _met(self, reader: Reader, writer: Writer) -> None:
        me = asyncio.current_task()
        if me is None or len(self._connections) >= MOST_CONNECTIONS:
            await frames.hang_up(writer)
            return
        self._connections.add(me)
        try:
            hello = await frames.welcome(reader, writer, self._secret)
            name = f"{hello.role} {next(self._numbers)}"
            log.info("%s connected, with %d slots", name, hello.slots)
            if hello.role == "asker":
                await _Asking(self._scheduler, reader, writer).run()
            else:
                await _Thinking(self._scheduler, reader, writer, name, hello.slots).run()
        except frames.Broken as fault:
            log.warning("a connection to the queue was refused: %s", fault)
        except (OSError, TimeoutError, asyncio.IncompleteReadError):
            log.info("a connection to the queue was closed")
        except asyncio.CancelledError:
            pass  # the queue closes; no one waits for this task but close()
        finally:
            self._connections.discard(me)
            await frames.hang_up(writer)


async def _clear(path: str) -> None:
    """Remove a socket that a killed process has left. BadInput if it is another queue's, or no socket at all."""
    if not Path(path).exists():
        return
    if not Path(path).is_socket():
        raise BadInput(f"{path} already exists and is not a socket")
    try:
        _, writer = await asyncio.open_unix_connection(path)
    except OSError:
        Path(path).unlink()
    else:
        await frames.hang_up(writer)
        raise BadInput(f"another queue listens at {path}")


class _Asking:
    """A server: each of its requests is a task, which ends when it is withdrawn or the connection is gone."""

    def __init__(self, scheduler: Scheduler, reader: Reader, writer: Writer) -> None:
        self._scheduler = scheduler
        self._reader = reader
        self._writer = writer
        self._open: dict[int, asyncio.Task[None]] = {}

    async def run(self) -> None:
        try:
            while True:
                message = await frames.receive(self._reader, frames.FromAsker)
                if isinstance(message, Ask):
                    self._begin(message)
                elif message.id in self._open:
                    self._open[message.id].cancel()
        finally:
            for task in self._open.values():
                task.cancel()

    def _begin(self, asked: Ask) -> None:
        if asked.id in self._open or len(self._open) >= MOST_OPEN:
            raise frames.Broken("too many open requests, or two with one id")
        task = asyncio.create_task(self._answer(asked))
        self._open[asked.id] = task
        task.add_done_callback(lambda _: self._open.pop(asked.id, None))

    async def _answer(self, asked: Ask) -> None:
        asker = Asker(asked.kind, tuple(asked.accounts), time.monotonic() - asked.waited)
        try:
            answer = await self._scheduler.ask(asked.task, asker, asked.wanted)
        except ThinkingError as error:
            reason = str(error)
            frames.send(self._writer, frames.Failed(id=asked.id, busy=isinstance(error, Busy), reason=reason))
        else:
            rest = min(answer.rest, frames.LONGEST_THOUGHT)
            frames.send(self._writer, frames.Answered(id=asked.id, outcome=answer.outcome, rest=rest))


class _Thinking:
    """A thinker: each of its slots is a worker of the queue."""

    def __init__(self, scheduler: Scheduler, reader: Reader, writer: Writer, name: str, slots: int) -> None:
        self._scheduler = scheduler
        self._reader = reader
        self._writer = writer
        self._workers = [f"{name}, slot {slot}" for slot in range(slots)]
        self._pulling: dict[int, asyncio.Task[None]] = {}
        self._running: dict[int, int] = {}
        self._late: dict[int, asyncio.TimerHandle] = {}

    async def run(self) -> None:
        for worker in self._workers:
            self._scheduler.join(worker)
        try:
            while True:
                self._hear(await frames.receive(self._reader, frames.FromThinker))
        finally:
            for task in self._pulling.values():
                task.cancel()
            for timer in self._late.values():
                timer.cancel()
            for worker in self._workers:
                self._scheduler.leave(worker)

    def _hear(self, message: Pull | Deliver | Lost) -> None:
        slot = message.slot
        if slot >= len(self._workers):
            raise frames.Broken(f"there is no slot {slot}")
        if isinstance(message, Pull):
            if slot in self._pulling or slot in self._running:
                raise frames.Broken(f"slot {slot} has work already")
            self._pulling[slot] = asyncio.create_task(self._give(slot))
            return
        if slot not in self._running:
            raise frames.Broken(f"slot {slot} has nothing to give back")
        number = self._running.pop(slot)
        self._late.pop(slot).cancel()
        if isinstance(message, Lost):
            self._scheduler.leave(self._workers[slot])
            self._scheduler.join(self._workers[slot])
        elif message.outcome.number != number or not 0 <= message.outcome.spent <= frames.LONGEST_THOUGHT:
            raise frames.Broken(f"slot {slot} was asked for something else")
        else:
            self._scheduler.deliver(self._workers[slot], message.outcome)

    async def _give(self, slot: int) -> None:
        order = await self._scheduler.pull(self._workers[slot])
        del self._pulling[slot]
        self._running[slot] = order.number
        loop = asyncio.get_running_loop()
        self._late[slot] = loop.call_later(order.seconds + OVERDUE, self._writer.close)
        frames.send(self._writer, frames.Give(slot=slot, order=order))
