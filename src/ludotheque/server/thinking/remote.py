"""The thinker of a server that shares a queue with others, and the jobs of a thinker that pulls from one."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import logging
import time
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Literal

from ludotheque.app.thinking.asking import Asker, Busy, ThinkingError
from ludotheque.app.thinking.orders import Order, SliceOutcome, Task
from ludotheque.app.thinking.pace import Pace
from ludotheque.app.thinking.question import Question
from ludotheque.app.thinking.scheduler import LONGEST_ASSESSMENT, Thought, assessed, chosen, found
from ludotheque.bots import Analysis
from ludotheque.core.levels import KNOWN
from ludotheque.server.thinking import frames
from ludotheque.teaching.review import Assessment

log: logging.Logger = logging.getLogger(__name__)

PATIENCE = 60.0
"""Seconds after which a request to a queue that is gone, or overloaded, is given up."""
REVIEWERS_PATIENCE = 15 * 60.0
"""The same for assessments, which wait for everything else."""

FIRST_RETRY = 0.2
SLOWEST_RETRY = 5.0
"""Seconds between attempts to reach a queue: twice as long each time."""

ACCOUNT_BYTES = 12


class QueueConnection(ABC):
    """A connection to a queue that comes back when it is lost."""

    role: Literal["asker", "thinker"]
    slots = 0

    def __init__(self, address: str, secret: bytes) -> None:
        self._address = address
        self._secret = secret
        self._writer: frames.Writer | None = None
        self._keeping: asyncio.Task[None] | None = None

    def warm(self) -> None:
        """Connect now, so that the first request does not wait for it."""
        if self._keeping is None:
            self._keeping = asyncio.create_task(self._keep())

    def close(self) -> None:
        """Hang up."""
        if self._keeping is not None:
            self._keeping.cancel()
            self._keeping = None

    @abstractmethod
    def connected(self) -> None:
        """Say again what the queue has to know."""

    @abstractmethod
    async def hear(self, reader: frames.Reader) -> None:
        """Read one message, and act on it."""

    def say(self, message: frames.Model) -> None:
        """Send a message, if there is a connection; :meth:`connected` does what is missed."""
        if self._writer is not None:
            frames.send(self._writer, message)

    async def _keep(self) -> None:
        retry = FIRST_RETRY
        while True:
            try:
                reader, self._writer = await frames.dial(self._address, self._secret, self.role, self.slots)
                log.info("connected to the thinking queue at %s", self._address)
                retry = FIRST_RETRY
                self.connected()
                while True:
                    await self.hear(reader)
            except (OSError, TimeoutError, asyncio.IncompleteReadError, frames.Broken) as error:
                log.warning("no connection to the thinking queue at %s: %s", self._address, error or "time-out")
            finally:
                writer, self._writer = self._writer, None
                if writer is not None:
                    await frames.hang_up(writer)
            await asyncio.sleep(retry)
            retry = min(SLOWEST_RETRY, 2 * retry)


@dataclass(frozen=True, slots=True)
class _Open:
    task: Task
    asker: Asker
    wanted: float
    since: float
    answer: asyncio.Future[Thought]


class Remote(QueueConnection):
    """Asks a queue elsewhere; what is open when the connection is lost is asked again."""

    role: Literal["asker", "thinker"] = "asker"

    def __init__(self, address: str, secret: bytes, patience: float = PATIENCE) -> None:
        super().__init__(address, secret)
        self.pace: Pace = Pace()
        self._patience = patience
        self._ids = itertools.count(1)
        self._open: dict[int, _Open] = {}

    async def choose(self, asked: Question, level: str, asker: Asker) -> int:
        """Return the number of the action that a bot of that level would take."""
        answer = await self._ask(Task(asked, level), asker, KNOWN[level])
        return await chosen(answer, asker, asked.game, level, self.pace)

    async def analyse(self, asked: Question, seconds: float, asker: Asker) -> Analysis:
        """Return what the strongest search finds in that time, or in less under load."""
        return found(await self._ask(Task(asked), asker, seconds))

    async def assess(self, asked: Question, taken: int, asker: Asker) -> Assessment:
        """Return what a taken action lost beside the best one."""
        patience = max(self._patience, REVIEWERS_PATIENCE)
        return assessed(await self._ask(Task(asked, taken=taken), asker, LONGEST_ASSESSMENT, patience))

    async def _ask(self, task: Task, asker: Asker, wanted: float, patience: float | None = None) -> Thought:
        self.warm()
        number, now = next(self._ids), time.monotonic()
        since = now if asker.since is None else asker.since
        answer: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()
        self._open[number] = _Open(task, asker, wanted, since, answer)
        self._submit(number)
        patience = self._patience if patience is None else patience
        try:
            return await asyncio.wait_for(answer, patience)
        except TimeoutError:
            raise ThinkingError(f"the queue of thoughts has not answered for {patience:g} seconds") from None
        finally:
            del self._open[number]
            if not answer.done() or answer.cancelled():
                self.say(frames.Withdraw(id=number))

    def _submit(self, number: int) -> None:
        one = self._open[number]
        waited = min(max(0.0, time.monotonic() - one.since), frames.LONGEST_WAIT)
        accounts = [_digest(account) for account in one.asker.accounts]
        self.say(
            frames.Ask(
                id=number, kind=one.asker.kind, wanted=one.wanted, waited=waited, accounts=accounts, task=one.task
            )
        )

    def connected(self) -> None:
        """Ask again for all that is open."""
        for number in self._open:
            self._submit(number)

    async def hear(self, reader: frames.Reader) -> None:
        """Pass an answer on to the waiting caller."""
        message = await frames.receive(reader, frames.ToAsker)
        one = self._open.get(message.id)
        if one is None or one.answer.done():
            return
        if isinstance(message, frames.Answered):
            one.answer.set_result(Thought(message.outcome, message.rest))
        else:
            one.answer.set_exception(Busy(message.reason) if message.busy else ThinkingError(message.reason))


def _digest(account: str) -> str:
    """Return an account under another name: the queue need not know tables and guests."""
    return hashlib.blake2b(account.encode(), digest_size=ACCOUNT_BYTES).hexdigest()


class RemoteJobs(QueueConnection):
    """Pulls from a queue elsewhere, for processes of this machine."""

    role: Literal["asker", "thinker"] = "thinker"

    def __init__(self, address: str, secret: bytes, slots: int) -> None:
        super().__init__(address, secret)
        self.slots = slots
        self._slot_of: dict[str, int] = {}
        self._pulling: dict[int, asyncio.Future[Order]] = {}
        self._running: set[int] = set()

    def join(self, worker: str) -> None:
        """Give a worker its slot."""
        self._slot_of.setdefault(worker, len(self._slot_of))

    def leave(self, worker: str) -> None:
        """Tell the queue that a worker has died over its order."""
        slot = self._slot_of[worker]
        if slot in self._running:
            self._running.discard(slot)
            self.say(frames.Lost(slot=slot))

    async def pull(self, worker: str) -> Order:
        """Wait for the next slice of that worker, on this connection or the next."""
        slot = self._slot_of[worker]
        self._pulling[slot] = asyncio.get_running_loop().create_future()
        self.say(frames.Pull(slot=slot))
        return await self._pulling[slot]

    def deliver(self, worker: str, outcome: SliceOutcome) -> None:
        """Send an outcome, unless the connection it was asked on is gone: then others think about it again."""
        slot = self._slot_of[worker]
        if slot in self._running:
            self._running.discard(slot)
            self.say(frames.Deliver(slot=slot, outcome=outcome))

    def connected(self) -> None:
        """Begin again: pull for the slots that wait."""
        self._running.clear()
        for slot in self._pulling:
            self.say(frames.Pull(slot=slot))

    async def hear(self, reader: frames.Reader) -> None:
        """Pass an order on to its slot."""
        message = await frames.receive(reader, frames.ToThinker)
        waiting = self._pulling.pop(message.slot, None)
        if waiting is None:
            raise frames.Broken(f"slot {message.slot} has not asked for work")
        self._running.add(message.slot)
        waiting.set_result(message.order)
