"""The conversation of one connection with its table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from ludotheque.app.analysis import hints
from ludotheque.app.protocol.answers.tables import CausesMessage, Described, HintMessage, RulesMessage, Why
from ludotheque.app.protocol.cost import Cost
from ludotheque.app.protocol.guests import is_bot_account
from ludotheque.app.protocol.messages.tables import (
    Act,
    Agree,
    Answer,
    Ask,
    AskCauses,
    AskDescription,
    AskHint,
    AskRules,
    AskWhy,
    Consent,
    FromClient,
    HandOver,
    Hello,
    Hush,
    InviteAgain,
    Kick,
    LookBack,
    Ping,
    Rename,
    Resign,
    Reveal,
    Say,
    TakeOver,
    Undo,
)
from ludotheque.app.tables import admission, chat, takebacks
from ludotheque.app.tables.audience import Connection
from ludotheque.app.tables.committing import act
from ludotheque.app.tables.deal import reveal
from ludotheque.app.tables.proposals import agree
from ludotheque.app.tables.questions import ask_rules, describe, look, why
from ludotheque.app.tables.refusals import refused_message
from ludotheque.app.tables.seats import changes, hosting, polls, taking
from ludotheque.app.tables.seats.rated import refuse_help
from ludotheque.app.tables.table import Refused, Table
from ludotheque.app.tables.views import causes_json
from ludotheque.app.thinking.asking import Asker, Busy, Kind, Thinker, unless
from ludotheque.app.thinking.question import Question, question
from ludotheque.core.errors import BadInput, UnknownAction
from ludotheque.core.levels import KNOWN, LEVELS

log: logging.Logger = logging.getLogger(__name__)


class Conversation:
    """Answers what a connection says, one message after another.

    Args:
        table: the table.
        me: the connection, which sits in the audience of the table.
        thinker: who thinks about hints.
        hint_seconds: how long.
        count: counts what costs work; raises TooMany.
        may_speak: returns whether this connection may say another line of chat now.
    """

    def __init__(
        self,
        table: Table,
        me: Connection,
        thinker: Thinker,
        *,
        hint_seconds: float,
        count: Callable[[Cost], None],
        may_speak: Callable[[], bool],
    ) -> None:
        self.table = table
        self._me = me
        self._thinker = thinker
        self._hint_seconds = hint_seconds
        self._count = count
        self._may_speak = may_speak
        self._hint: asyncio.Task[None] | None = None

    async def enter(self, since: int, commits: dict[int, str]) -> None:
        """Sit down with what the client has, up to a ply, and the commits of its seats."""
        try:
            await admission.enter(self.table, self._me, since, commits)
        except BaseException:
            self.table.audience.remove(self._me)  # a table with an audience stays in memory
            raise

    def end(self) -> None:
        """Leave the table, and stop thinking about a hint."""
        admission.leave(self.table, self._me)
        if self._hint is not None:
            self._hint.cancel()

    def refuse(self, error: Exception, question: int | None = None) -> None:
        """Say why something was not done; with ``question``, in answer to the one with that id."""
        self._me.tell(refused_message(error, self.table.ply, question))

    async def answer(self, message: FromClient) -> None:
        """Do what a message asks for.

        Raises:
            BadInput: no honest client sends this.
            Refused: it cannot be done now; nothing was changed.
        """
        table = self.table
        match message:
            case Reveal(seat=seat, value=value):
                await reveal(table, self._mine(seat), value)
            case Act(seat=seat, ply=ply, action=action):
                await act(table, self._mine(seat), ply, action)
            case Undo(seat=seat, ply=ply):
                await takebacks.ask(table, self._mine(seat), ply)
            case Answer(seat=seat, ok=ok):
                await takebacks.answer(table, self._mine(seat), ok)
            case Agree(seat=seat, ply=ply, ok=ok):
                self._mine(seat)
                await agree(table, ply, ok)
            case HandOver() | TakeOver() | Resign() | Rename() | Ask() | Consent():
                self._count("seats")
                await self._change_seats(message)
            case InviteAgain() | Kick() | Hush():
                self._count("seats")
                await self._host(message)
            case AskHint() | AskCauses():
                try:
                    self._ask_for_help(message)
                except Refused as refusal:
                    self.refuse(refusal, message.id)
            case AskWhy():
                self._explain(message)
            case AskDescription():
                self._describe(message)
            case AskRules():
                await self._ask_rules(message)
            case LookBack():
                await self._look(message)
            case Say():
                await self._say(message)
            case Ping():
                self._me.tell({"type": "pong"})
            case Hello():
                raise BadInput("send 'hello' only once")

    async def _say(self, said: Say) -> None:
        """Store a line of chat, and acknowledge or refuse it under its id."""
        try:
            if not self._may_speak():
                raise Refused("slower, please: this was too much chat at once", "chat-slower")
            self._count("lines")
            await chat.say(self.table, self._voice(), said.text, self._me.guest, said.id, again=said.again)
        except Refused as refusal:
            self.refuse(refusal, said.id)
            return
        if said.id is not None:
            self._me.tell({"type": "said", "id": said.id})

    async def _change_seats(self, message: HandOver | TakeOver | Resign | Rename | Ask | Consent) -> None:
        table, seat = self.table, self._mine(message.seat)
        match message:
            case HandOver(level=level):
                self._refuse_programs(seat)
                await changes.hand_over(table, seat, _known(level))
            case TakeOver():
                await changes.take_over(table, seat)
            case Resign():
                await changes.resign(table, seat)
            case Rename(name=name):
                await changes.rename(table, seat, name)
            case Ask(what=what, about=about, level=level):
                if (about is None) != (what == "abandon") or (level is None) != (what != "bot"):
                    raise BadInput("'about' names the absent player, and 'level' the bot that replaces them")
                await polls.ask(table, seat, what, about, None if level is None else _known(level))
            case Consent(ok=ok):
                await polls.answer(table, seat, ok)

    async def _host(self, message: InviteAgain | Kick | Hush) -> None:
        match message:
            case InviteAgain(about=about):
                await hosting.invite_again(self.table, self._me, about)
            case Kick(spectator=spectator):
                await hosting.kick(self.table, self._me, spectator)
            case Hush(on=on):
                await hosting.hush(self.table, self._me, on)

    def _explain(self, asked: AskWhy) -> None:
        """Answer or refuse the question with that id, without blocking the client."""
        try:
            key = why(self.table, self._mine(asked.seat), asked.action)
        except Refused as refusal:
            self.refuse(refusal, asked.id)
            return
        answer: Why = {"type": "why", "id": asked.id, "key": key}
        self._me.tell(answer)

    async def _ask_rules(self, asked: AskRules) -> None:
        """Tell what answers a question on the rules, or refuse it under its id."""
        try:
            self._count("looks")
            seat = None if asked.seat is None else self._mine(asked.seat)
            found: RulesMessage = {
                "type": "rules",
                "id": asked.id,
                "found": await ask_rules(self.table, seat, asked.language, asked.question),
            }
        except Refused as refusal:
            self.refuse(refusal, asked.id)
            return
        self._me.tell(found)

    def _describe(self, asked: AskDescription) -> None:
        """Tell the table in words, or refuse it under the id of the question."""
        try:
            self._count("looks")
            seat = None if asked.seat is None else self._mine(asked.seat)
            told: Described = {
                "type": "described",
                "id": asked.id,
                "parts": describe(self.table, seat, asked.language),
            }
        except Refused as refusal:
            self.refuse(refusal, asked.id)
            return
        self._me.tell(told)

    async def _look(self, asked: LookBack) -> None:
        """Answer what a seat of this socket saw, or a spectator, as it is answered to ``why``."""
        try:
            self._count("replays")
            eyes = None if asked.seat is None else self._mine(asked.seat)
            self._me.tell(await look(self.table.journal, eyes, asked.ply, asked.id))
        except Refused as refusal:
            self.refuse(refusal, asked.id)

    def _mine(self, seat: int) -> int:
        if seat not in self._me.seats:
            log.warning("table %s: a socket used seat %d without its token", self.table.id, seat)
            raise Refused(f"seat {seat} is not yours", "seat-not-yours")
        return seat

    def _refuse_programs(self, seat: int) -> None:
        """Refused for the seat of a bot account, which thinks for itself."""
        if is_bot_account(self.table.seats[seat].guest):
            raise Refused("a bot account thinks for itself", "bot-thinks")

    def _voice(self) -> int | None:
        """Return the seat that is talking: at one screen, the player to decide."""
        if self.table.player in self._me.seats:
            return self.table.player
        return min(self._me.seats, default=None)

    def _ask_for_help(self, message: AskHint | AskCauses) -> None:
        """Have a hint, or the cost of an action, thought about until the table moves on."""
        seat = self._mine(message.seat)
        self.table.check_turn(seat, message.ply)
        self._refuse_programs(seat)
        refuse_help(self.table.terms, "there are no hints", "rated-hints")
        if self._hint is not None and not self._hint.done():
            raise Refused("a hint is already being thought about", "hint-thinking")
        self._count("hints")
        asked = question(self.table.game, self.table.asked(seat).state, seat)
        finding = self._hint_at(asked, message) if isinstance(message, AskHint) else self._causes_of(asked, message)
        self._hint = asyncio.create_task(self._while_asked(finding, message.id))

    async def _while_asked(self, finding: Coroutine[Any, Any, HintMessage | CausesMessage], id: int | None) -> None:
        await unless(self.table.passed(), self._answer(finding, id))

    async def _answer(self, finding: Coroutine[Any, Any, HintMessage | CausesMessage], id: int | None) -> None:
        refused: Exception | None = None
        try:
            found = await finding
        except Busy as busy:
            refused = busy
        except Exception:
            log.exception("table %s: no hint could be found", self.table.id)
            refused = Refused("no hint could be found", "no-hint")
        self._hint = None  # before the answer is sent: those who have it may ask again at once
        if refused is None:
            self._me.tell(found)
        else:
            self.refuse(refused, id)

    async def _hint_at(self, asked: Question, message: AskHint) -> HintMessage:
        # With an id no one waits for it.
        kind = Kind.HINT if message.id is None else Kind.ANALYSIS
        found = await self._thinker.analyse(asked, self._hint_seconds, self._asker(kind))
        return {"type": "hint", "id": message.id, **hints.hint(asked, message.ply, found)}

    def _causes_of(self, asked: Question, message: AskCauses) -> Coroutine[Any, Any, CausesMessage]:
        """Return the work that finds what an action costs. Refused unless it is offered."""
        try:
            taken = self.table.game.actions.from_json(message.action)
        except UnknownAction as error:
            raise Refused(str(error), "not-offered") from None
        if taken not in self.table.asked(message.seat).state.legal_actions():
            raise Refused("this action is not offered now", "not-offered")
        return self._causes(asked, taken, message.id)

    async def _causes(self, asked: Question, taken: int, id: int) -> CausesMessage:
        found = await self._thinker.assess(asked, taken, self._asker(Kind.HINT))
        return {"type": "causes", "id": id, "causes": causes_json(found.causes)}

    def _asker(self, kind: Kind) -> Asker:
        table = f"table {self.table.id}"
        return Asker(kind, (table,) if self._me.guest is None else (table, f"guest {self._me.guest}"))


def _known(level: str) -> str:
    """Return the level of a bot. BadInput if there is none of that name."""
    if level not in KNOWN:
        raise BadInput(f"field 'level': unknown level {level!r}; the levels are: {', '.join(LEVELS)}")
    return level


def claimed(table: Table, hello: Hello, guest: str | None) -> tuple[list[int], dict[int, str]]:
    """Return the seats that a client claims, and their commits.

    They are the seats of its tokens or, for a browser that has lost them, those of its guest. BadInput unless there is
    a commit for each token, or none at all.
    """
    held = taking.seats_of(table, hello.tokens)
    seats = held if hello.tokens else table.seats_of_guest(guest)
    if hello.commits is None:
        return seats, {}
    if len(hello.commits) != len(held):
        raise BadInput(f"field 'commits': one is needed for each of the {len(held)} tokens, not {len(hello.commits)}")
    return seats, {seat: commit for seat, commit in zip(held, hello.commits, strict=True) if commit is not None}
