"""One client's WebSocket session."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable

from starlette.types import Receive
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ludotheque.core.errors import BadInput
from ludotheque.core.levels import KNOWN, LEVELS
from ludotheque.server.analysis import advice
from ludotheque.server.host.limits import Allowance
from ludotheque.server.host.limits import Kind as Limited
from ludotheque.server.host.metrics import MOVE_SECONDS, REFUSED, SOCKETS
from ludotheque.server.host.settings import Settings
from ludotheque.server.host.tracing import Tracing
from ludotheque.server.protocol.answers.tables import Described, Why
from ludotheque.server.protocol.close_codes import ABUSE, CANNOT_GO_ON, FAULT, GOING, NO_TABLE, NOT_YOURS, TOO_MANY
from ludotheque.server.protocol.guests import is_bot_account
from ludotheque.server.protocol.messages import tables as messages
from ludotheque.server.protocol.messages.tables import (
    LONGEST_WORD,
    Act,
    Agree,
    Answer,
    Ask,
    AskDescription,
    AskHint,
    AskWhy,
    Consent,
    FromClient,
    HandOver,
    Hello,
    Hush,
    InviteAgain,
    Kick,
    Look,
    Ping,
    Rename,
    Resign,
    Reveal,
    Say,
    TakeOver,
    Undo,
)
from ludotheque.server.protocol.refused import Unfit
from ludotheque.server.store.interface import Conflict, Unavailable
from ludotheque.server.table.about import TABLE
from ludotheque.server.table.audience import Connection, never
from ludotheque.server.table.questions import describe, look, why
from ludotheque.server.table.reasons import refused_message
from ludotheque.server.table.seats.rated import refuse_help
from ludotheque.server.table.snapshots import CannotGoOn
from ludotheque.server.table.table import Refused, Table
from ludotheque.server.table.tables import NoTable, Tables
from ludotheque.server.thinking.asking import Asker, Busy, Kind, Thinker, unless
from ludotheque.server.thinking.question import Question, question
from ludotheque.server.transport.offers import HEAR, SEND_NOW

log: logging.Logger = logging.getLogger(__name__)

HELLO_WITHIN = 10.0
NO_ROOM = "your address has too many tables open; close some of them"
FAULTY = "something is wrong on the server; nothing was changed"


class Session:
    """The conversation on one socket."""

    def __init__(
        self,
        socket: WebSocket,
        tables: Tables,
        thinker: Thinker,
        settings: Settings,
        *,
        tracing: Tracing,
        room: bool,
        count: Callable[[Limited], None],
        deaf: Callable[[], Awaitable[frozenset[str]]],
    ) -> None:
        """Begin.

        Args:
            socket: the connection, not accepted yet.
            tables: where the table is found.
            thinker: who thinks about hints.
            settings: the limits of one socket.
            tracing: measures each move.
            room: whether this address may have one more socket.
            count: counts what costs work for the guest and its address; raises TooMany.
            deaf: returns the guests whom this one has blocked.
        """
        self._socket = socket
        self._tables = tables
        self._thinker = thinker
        self._settings = settings
        self._tracing = tracing
        self._allowance = Allowance(settings.messages_per_second, settings.message_burst)
        self._chat_allowance = Allowance(settings.lines_per_second, settings.line_burst)
        self._room = room
        self._count = count
        self._deaf = deaf
        self._strikes = 0
        self._hint: asyncio.Task[None] | None = None
        self._table: Table
        self._me: Connection
        self._hear: Receive = socket.receive

    async def run(self, table: str, find_guest: Callable[[], Awaitable[str | None]]) -> None:
        """From ``hello`` to the end."""
        TABLE.set(table[:LONGEST_WORD])
        await self._socket.accept()
        if not self._room:
            await self._turn_away(Refused(NO_ROOM, "sockets-full"), TOO_MANY)
            return
        self._hear = self._socket.scope.get("extensions", {}).get(HEAR, self._socket.receive)
        try:
            hello = await asyncio.wait_for(self._hello(), HELLO_WITHIN)
            guest = await find_guest()
            self._table = await self._tables.get(table)
            self._move_seconds = MOVE_SECONDS.labels(self._table.game.id)
            committed = _committed(self._table.door.seats_of(hello.tokens), hello.commits)
            seats = self._seats(hello, guest)
            self._check_room(seats, guest)
            send_now = self._socket.scope.get("extensions", {}).get(SEND_NOW, never)
            held = [self._table.seats[seat].token_hash for seat in sorted(set(seats))]
            self._me = Connection(frozenset(seats), guest, send_now, held)
            self._me.deaf_to = await self._deaf()
            await self._enter(hello.since, committed)
        except NoTable:
            await self._turn_away(Refused("there is no such table", "no-table"), NO_TABLE)
        except CannotGoOn as error:
            await self._turn_away(Refused(str(error), "cannot-go-on"), CANNOT_GO_ON)
        except (Refused, BadInput) as error:
            await self._turn_away(error, NOT_YOURS)
        except Unavailable as error:
            log.warning("table %s: a socket has to reconnect: %s", table, error)
            await self._close(GOING)
        except (TimeoutError, WebSocketDisconnect):
            await self._close(ABUSE)
        else:
            await self._converse()

    async def _enter(self, since: int, committed: dict[int, str]) -> None:
        try:
            await self._table.door.enter(self._me, since, committed)
        except BaseException:
            self._table.audience.remove(self._me)  # a table with an audience stays in memory
            raise

    async def _hello(self) -> Hello:
        message = messages.read(await self._receive())
        if not isinstance(message, Hello):
            raise BadInput("the first message is 'hello'")
        return message

    def _seats(self, hello: Hello, guest: str | None) -> list[int]:
        """Return the seats of the tokens or, for a browser that has lost them, those of its guest."""
        table = self._table
        return table.door.seats_of(hello.tokens) if hello.tokens else table.seats_of_guest(guest)

    def _check_room(self, seats: list[int], guest: str | None) -> None:
        """Refuse one socket too many; spectators never take the room of players."""
        audience = self._table.audience
        if not seats and is_bot_account(guest):
            raise Refused("a bot account connects only to tables at which it sits", "bot-not-seated")
        if not seats:
            self._table.hosting.check(guest)
        if not seats and audience.spectators() >= self._settings.spectators_per_table:
            raise Refused("this table has as many spectators as it can take", "spectators-full")
        if any(audience.holding(seat) >= self._settings.sockets_per_seat for seat in seats):
            raise Refused("your seat is open in too many windows; close some of them", "windows-full")

    async def _turn_away(self, error: Refused | BadInput, code: int) -> None:
        log.warning("a socket was rejected: %s", error)
        with contextlib.suppress(WebSocketDisconnect):
            await self._socket.send_json(refused_message(error, 0))
        await self._close(code)

    async def _converse(self) -> None:
        writer = asyncio.create_task(self._write())
        open_sockets = SOCKETS.labels("player" if self._me.seats else "spectator")
        open_sockets.inc()
        try:
            await self._listen()
        except WebSocketDisconnect:
            self._me.close(1000)
        finally:
            open_sockets.dec()
            self._table.leave(self._me)
            if self._hint is not None:
                self._hint.cancel()
            await writer

    async def _write(self) -> None:
        """Send queued messages; their senders do not wait."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while (text := await self._me.next()) is not None:
                await self._socket.send_text(text)
        await self._close(self._me.closed or 1000)

    async def _close(self, code: int) -> None:
        if self._socket.application_state != WebSocketState.DISCONNECTED:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await self._socket.close(code)

    async def _receive(self) -> str:
        event = await self._hear()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code") or 1000)
        text = event.get("text")
        if text is None:
            raise BadInput("send messages as text, not as bytes")
        return str(text)

    async def _listen(self) -> None:
        while self._me.closed is None:
            try:
                text = await self._receive()
                if not self._allowance.take():
                    raise Unfit("too many messages at once; wait a moment", "messages-slower")
                await self._answer(messages.read(text))
            except BadInput as error:
                self._strike(error)
            except Refused as refusal:
                REFUSED.labels("unfit").inc()
                self._refuse(refusal)
            except (Unavailable, Conflict) as error:
                log.warning("table %s: a message had no effect: %s", self._table.id, error)
                self._refuse(error)
                self._me.close(GOING)
            except WebSocketDisconnect:
                raise
            except Exception:
                log.exception("table %s: a message could not be dealt with", self._table.id)
                self._refuse(Refused(FAULTY, "fault"))
                self._me.close(FAULT)

    def _strike(self, error: BadInput) -> None:
        """No honest client sends this. Refused, and after some more of it there is an end."""
        self._strikes += 1
        log.warning("table %s: a message was rejected: %s", self._table.id, error)
        REFUSED.labels("malformed").inc()
        self._refuse(error)
        if self._strikes >= self._settings.strikes:
            self._me.close(ABUSE)

    def _refuse(self, error: Exception, question: int | None = None) -> None:
        self._me.tell(refused_message(error, self._table.ply, question))

    # --- What is asked ---

    async def _answer(self, message: FromClient) -> None:
        table = self._table
        match message:
            case Reveal(seat=seat, value=value):
                await table.reveals.take(self._mine(seat), value)
            case Act(seat=seat, ply=ply, action=action):
                began = time.perf_counter()
                with self._tracing.span("move", game=table.game.id, table=table.id, ply=ply):
                    await table.act(self._mine(seat), ply, action)
                self._move_seconds.observe(time.perf_counter() - began)
            case Undo(seat=seat, ply=ply):
                await table.takebacks.ask(self._mine(seat), ply)
            case Answer(seat=seat, ok=ok):
                await table.takebacks.answer(self._mine(seat), ok)
            case Agree(seat=seat, ply=ply, ok=ok):
                self._mine(seat)
                await table.proposals.agree(ply, ok)
            case HandOver() | TakeOver() | Resign() | Rename() | Ask() | Consent():
                self._count("seats")
                await self._change_seats(message)
            case InviteAgain() | Kick() | Hush():
                self._count("seats")
                await self._host(message)
            case AskHint():
                try:
                    self._ask_hint(self._mine(message.seat), message.ply, message.id)
                except Refused as refusal:
                    self._refuse(refusal, message.id)
            case AskWhy():
                self._explain(message)
            case AskDescription():
                self._describe(message)
            case Look():
                await self._look(message)
            case Say(text=text):
                if not self._chat_allowance.take():
                    raise Refused("slower, please: this was too much chat at once", "chat-slower")
                self._count("lines")
                await table.chat.say(self._voice(), text, self._me.guest)
            case Ping():
                self._me.tell({"type": "pong"})
            case Hello():
                raise BadInput("send 'hello' only once")

    async def _change_seats(self, message: HandOver | TakeOver | Resign | Rename | Ask | Consent) -> None:
        people, seat = self._table.people, self._mine(message.seat)
        match message:
            case HandOver(level=level):
                self._refuse_programs(seat)
                await people.hand_over(seat, _known(level))
            case TakeOver():
                await people.take_over(seat)
            case Resign():
                await people.resign(seat)
            case Rename(name=name):
                await people.rename(seat, name)
            case Ask(what=what, about=about, level=level):
                if (about is None) != (what == "abandon") or (level is None) != (what != "bot"):
                    raise BadInput("'about' names the absent player, and 'level' the bot that replaces them")
                await people.ask(seat, what, about, None if level is None else _known(level))
            case Consent(ok=ok):
                await people.answer(seat, ok)

    async def _host(self, message: InviteAgain | Kick | Hush) -> None:
        hosting = self._table.hosting
        match message:
            case InviteAgain(about=about):
                await hosting.invite_again(self._me, about)
            case Kick(spectator=spectator):
                await hosting.kick(self._me, spectator)
            case Hush(on=on):
                await hosting.hush(self._me, on)

    def _explain(self, asked: AskWhy) -> None:
        """Answer or refuse the question with that id, without blocking the client."""
        try:
            key = why(self._table, self._mine(asked.seat), asked.action)
        except Refused as refusal:
            self._refuse(refusal, asked.id)
            return
        answer: Why = {"type": "why", "id": asked.id, "key": key}
        self._me.tell(answer)

    def _describe(self, asked: AskDescription) -> None:
        """Tell the table in words, or refuse it under the id of the question."""
        try:
            self._count("looks")
            seat = None if asked.seat is None else self._mine(asked.seat)
            told: Described = {
                "type": "described",
                "id": asked.id,
                "parts": describe(self._table, seat, asked.language),
            }
        except Refused as refusal:
            self._refuse(refusal, asked.id)
            return
        self._me.tell(told)

    async def _look(self, asked: Look) -> None:
        """Answer what a seat of this socket saw, or a spectator, as it is answered to ``why``."""
        try:
            self._count("replays")
            eyes = None if asked.seat is None else self._mine(asked.seat)
            self._me.tell(await look(self._table.journal, eyes, asked.ply, asked.id))
        except Refused as refusal:
            self._refuse(refusal, asked.id)

    def _mine(self, seat: int) -> int:
        if seat not in self._me.seats:
            log.warning("table %s: a socket used seat %d without its token", self._table.id, seat)
            raise Refused(f"seat {seat} is not yours", "seat-not-yours")
        return seat

    def _refuse_programs(self, seat: int) -> None:
        """Refused for the seat of a bot account, which thinks for itself."""
        if is_bot_account(self._table.seats[seat].guest):
            raise Refused("a bot account thinks for itself", "bot-thinks")

    def _voice(self) -> int | None:
        """Return the seat that is talking: at one screen, the player to decide."""
        if self._table.player in self._me.seats:
            return self._table.player
        return min(self._me.seats, default=None)

    def _ask_hint(self, seat: int, ply: int, id: int | None) -> None:
        self._table.check_turn(seat, ply)
        self._refuse_programs(seat)
        refuse_help(self._table.terms, "there are no hints", "rated-hints")
        if self._hint is not None and not self._hint.done():
            raise Refused("a hint is already being thought about", "hint-thinking")
        self._count("hints")
        asked = question(self._table.game, self._table.asked(seat).state, seat)
        self._hint = asyncio.create_task(unless(self._table.passed(), self._find_hint(asked, ply, id)))

    async def _find_hint(self, asked: Question, ply: int, id: int | None) -> None:
        table = f"table {self._table.id}"
        # With an id no one waits for it.
        kind = Kind.HINT if id is None else Kind.ANALYSIS
        asker = Asker(kind, (table,) if self._me.guest is None else (table, f"guest {self._me.guest}"))
        refused: Exception | None = None
        try:
            found = await self._thinker.analyse(asked, self._settings.hint_seconds, asker)
            hint = advice.hint(asked, ply, found)
        except Busy as busy:
            refused = busy
        except Exception:
            log.exception("table %s: no hint could be found", self._table.id)
            refused = Refused("no hint could be found", "no-hint")
        self._hint = None  # before the answer is sent: those who have it may ask again at once
        if refused is None:
            self._me.tell({"type": "hint", "id": id, **hint})
        else:
            self._refuse(refused, id)


def _committed(seats: list[int], commits: list[str | None] | None) -> dict[int, str]:
    """Map seats to their commits. BadInput unless there is one for each token, or none at all."""
    if commits is None:
        return {}
    if len(commits) != len(seats):
        raise BadInput(f"field 'commits': one is needed for each of the {len(seats)} tokens, not {len(commits)}")
    return {seat: commit for seat, commit in zip(seats, commits, strict=True) if commit is not None}


def _known(level: str) -> str:
    """Return the level of a bot. BadInput if there is none of that name."""
    if level not in KNOWN:
        raise BadInput(f"field 'level': unknown level {level!r}; the levels are: {', '.join(LEVELS)}")
    return level
