"""A table: one game in play, changed by one writer at a time, every change committed before any client learns of it."""

from __future__ import annotations

import asyncio
import dataclasses
from collections import deque
from collections.abc import Mapping
from typing import Any

from ludotheque.app.protocol.answers.tables import Bid
from ludotheque.app.protocol.close_codes import GOING
from ludotheque.app.protocol.refused import Refused as Refused
from ludotheque.app.protocol.seats import SeatKind
from ludotheque.app.protocol.terms import Terms, kept_terms
from ludotheque.app.store import turns
from ludotheque.app.store.interface import Seating, Store, StoredSeat, StoredTable, TableStanding, now
from ludotheque.app.tables.audience import Audience
from ludotheque.app.tables.contributions import Gathering
from ludotheque.app.tables.journal import Journal
from ludotheque.app.tables.simultaneous.decisions import SimultaneousDecisions
from ludotheque.app.tables.simultaneous.pending import PendingDecision
from ludotheque.app.tables.timekeeping.clocks import Clocks
from ludotheque.app.tables.timekeeping.idle import Idle
from ludotheque.app.tables.timekeeping.presence import Presence
from ludotheque.app.tables.timekeeping.ticker import Alarms, RealTicker, Ticker
from ludotheque.app.tables.views import UndoKind
from ludotheque.app.tables.watch import Unwatched, Watch
from ludotheque.core.chance import SealedChance
from ludotheque.core.game import Game
from ludotheque.core.match import same_rules

REMEMBERED = 1000
"""The last lines of a table's chat whose ids are remembered."""
LAST_UNDO = 5_000
"""The ply after which nothing is taken back: acting and taking back without end would fill memory and the disk."""


@dataclasses.dataclass
class Proposal:
    """The move that a teammate bot would make at a ply, and the actions that the team rejected there."""

    seat: int
    ply: int
    action: int | None = None
    rejected: set[int] = dataclasses.field(default_factory=set)


@dataclasses.dataclass
class OpenQuestion:
    """Something that the player of a seat asks, and the guests who have not agreed yet."""

    by: int
    missing: set[str | None]


@dataclasses.dataclass
class Poll(OpenQuestion):
    """The question whether to end the game, or to have someone play for a player who is absent."""

    what: Bid
    about: int | None
    level: str | None
    until: float | None = None
    """The time from which silence counts as consent, by the ticker; None where it never does."""


class Chat:
    """The lines said at a table that are remembered, so that none is stored twice; the store has all of them."""

    def __init__(self) -> None:
        self.since: int = now()
        self.known: deque[tuple[str | None, int]] = deque(maxlen=REMEMBERED)
        """The guests and ids of lines that were stored since."""
        self.one_at_a_time: asyncio.Lock = asyncio.Lock()


class Table:
    """One table in memory. Everything it knows is in the store; it can be dropped at any time.

    This is its state, and what can be known of it; the other modules here have the functions that change it. Nothing
    that it holds refers to it, so a table is freed as soon as no task uses it any more.

    Args:
        stored: the table as it was saved.
        store: where each change is saved before anyone learns of it.
        ticker: the time of its clocks.
        watch: counts moves.

    Raises:
        BadInput: the rules of its game are not here any more.
    """

    def __init__(
        self, stored: StoredTable, store: Store, ticker: Ticker | None = None, watch: Watch | None = None
    ) -> None:
        self.id: str = stored.id
        self.game: Game = same_rules(stored.game, stored.rules)
        self.owner: str = stored.owner
        self.created: int = stored.created
        self.terms: Terms = kept_terms(stored.terms)
        self.head: StoredTable = dataclasses.replace(stored, steps=())
        """The table as it was stored, without its steps."""
        self.store: Store = store
        self.ticker: Ticker = ticker or RealTicker()
        self.watch: Watch = watch or Unwatched()
        self.closed: bool = False
        self.changed: asyncio.Event = asyncio.Event()
        """Set whenever those who deal the game and play its bots should look again."""
        self.kept_at: int | None = None
        """The ply of the position that was kept last (see :mod:`ludotheque.app.tables.snapshots`)."""

        self.seats: list[StoredSeat] = list(stored.seats)
        self.waiting: list[int] = [number for number, seat in enumerate(stored.seats) if not seat.taken]
        """The seats that no one has taken yet."""
        self.seatings: list[Seating] = list(stored.seatings)
        """The changes of hands."""
        self.gathering: Gathering = Gathering(
            SealedChance(stored.secret).commitment, stored.seats, stored.contributions
        )
        self.audience: Audience = Audience()
        self.hushed: bool = stored.hushed
        """True if only players may write in the chat."""
        self.sent_away: set[str | None] = set()
        """The spectators whom the host has sent away."""
        self.chat: Chat = Chat()

        self.alarms: Alarms = Alarms(self.ticker)
        self.presence: Presence = Presence(self.ticker)
        self.presence.update(stored.seats, ())
        patience = float(self.terms.away) if self.terms.clock is None else None
        self.idle: Idle = Idle(self.ticker, patience)
        self.clocks: Clocks | None = None
        if self.terms.clock is not None:
            self.clocks = Clocks(self.terms.clock, self.ticker, len(stored.seats), stored.standing.clocks)

        self.simultaneous: SimultaneousDecisions = SimultaneousDecisions(self.seats, stored.standing.early)
        self.thinking: int | None = None
        """The seat of the bot that is thinking."""
        self.proposal: Proposal | None = None
        """The last thing that a teammate bot has proposed."""
        self.takebacks: int = stored.standing.takebacks
        """The takebacks that undid more than a player's own choices of the same turn."""
        self.asked_undo: OpenQuestion | None = None
        """The takeback that waits for the other players' consent."""
        self.poll: Poll | None = None
        """The poll that waits for the players' answers."""

        self.on_screen: Mapping[str, Any] | None = None
        """The spectators' view that everyone connected has been shown last."""
        self.shown: object = None
        """The questions of the seats when everyone was last shown the game."""

        self._journal: Journal | None = None
        if stored.dealt:
            self.begin(Journal.resume(stored))
        self._lock = asyncio.Lock()
        self._turns = turns.of(stored.standing)
        self._passed: asyncio.Event | None = None
        """Set once the position of now has passed, if anyone waits for it."""

    def begin(self, journal: Journal) -> None:
        """Begin a game that was dealt, or go on with one."""
        self._journal = journal
        self.simultaneous.begin(journal)

    # --- What can be known of it ---

    @property
    def dealt(self) -> bool:
        """Return whether the game has been set up. Before that there is no state to show."""
        return self._journal is not None

    @property
    def journal(self) -> Journal:
        """The game in play. Raises Refused before the deal."""
        if self._journal is None:
            raise Refused("not everyone is here yet" if self.waiting else "the game is about to be dealt", "not-begun")
        return self._journal

    @property
    def ply(self) -> int:
        """The current ply; 0 before the deal."""
        return self._journal.ply if self._journal is not None else 0

    @property
    def player(self) -> int | None:
        """The seat to decide, or None before the deal and after the end."""
        return self._journal.player if self._journal is not None else None

    @property
    def over(self) -> bool:
        """Return whether the game is over."""
        return self._journal is not None and self._journal.over

    @property
    def bot_to_move(self) -> int | None:
        """The seat of the bot that is to decide, if it is one."""
        return self.simultaneous.bot()

    @property
    def has_people(self) -> bool:
        """Return whether anyone but this server's own bots plays here."""
        return any(seat.kind != SeatKind.BOT for seat in self.seats)

    @property
    def unwatched(self) -> bool:
        """Return whether only this server's own bots play and no one looks, so that the game may pause.

        Tables of a tournament, which have no host, and those that people have handed over are played to the end.
        """
        for_nobody = bool(self.owner) and all(seat.kind == SeatKind.BOT and not seat.stand_in for seat in self.seats)
        return for_nobody and not len(self.audience)

    def is_here(self, seat: int | None) -> bool:
        """Return whether a player is connected, and does not keep the others waiting for too long."""
        return seat is not None and self.presence.away(seat) is None and self.idle.of(seat) is None

    @property
    def ticking(self) -> bool:
        """Return whether a player's clock runs."""
        return self.clocks is not None and bool(self.clocks.running)

    def deciders(self) -> list[int]:
        """Return the seats of people who are to decide."""
        return self._people(self.simultaneous.waiting())

    def guests(self) -> set[str | None]:
        """Return the people who play: one who holds several seats is one."""
        return {seat.guest for seat in self.seats if seat.kind == SeatKind.HUMAN}

    def _people(self, seats: list[int]) -> list[int]:
        return [seat for seat in seats if self.seats[seat].kind == SeatKind.HUMAN]

    def standing(self) -> TableStanding:
        """Return how the table stands, for lists and for the next start."""
        if self._journal is None:
            return TableStanding(0, None, updated=now())
        journal, clocks = self._journal, self.clocks
        due = clocks.due() if clocks is not None else None
        waiting, bot = self.simultaneous.waiting(), self.simultaneous.bot()
        player = next(iter(waiting), None) if bot is None else bot
        at = now()
        self._turns = turns.go_on(self._turns, self._people(waiting), journal.ply, at)
        standing = TableStanding(
            journal.ply,
            player,
            journal.over,
            journal.match.record.result,
            at,
            clocks=None if clocks is None else clocks.kept(),
            due=None if due is None else int(due * 1000),
            deciding=waiting if len(waiting) > 1 else None,
            early=self.simultaneous.kept(),
            takebacks=self.takebacks,
            ended=journal.ended,
            turns=self._turns or None,
        )
        return standing.at_rest() if journal.over else standing

    def seats_of_guest(self, guest: str | None) -> list[int]:
        """Return the seats that a guest holds; none for a client without a cookie."""
        if guest is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.taken and seat.guest == guest]

    # --- What may be done now ---

    def asked(self, seat: int) -> PendingDecision:
        """Return what a seat may choose now. Refused if it does not decide."""
        asked = self.simultaneous.asked(seat)
        if asked is None:
            raise Refused("it is not this seat that decides", "not-your-turn")
        return asked

    def check_turn(self, seat: int, ply: int) -> None:
        """Refused if it is not that seat that decides at that ply."""
        self.expect(ply)
        self.asked(seat)
        if self.seats[seat].kind == SeatKind.BOT:
            raise Refused("a bot plays this seat for you; take it over first", "take-over-first")

    def expect(self, ply: int) -> None:
        """Refused if the game is over, or at another ply."""
        if self.journal.over:
            raise Refused("the game is over", "game-over")
        if ply != self.journal.ply:
            raise Refused(f"this was an answer to ply {ply}, but the table is at ply {self.journal.ply}", "ply-passed")

    def undo_kind(self, seat: int | None) -> UndoKind | None:
        """Return how that seat may take its last choice back, if at all. Never after the end: the secret is open."""
        if seat is None or self.player is None or not self.journal.to_take_back(seat):
            return None
        if self.seats[seat].kind == SeatKind.BOT or self.journal.ply > LAST_UNDO:
            return None
        if self.simultaneous.may_withdraw(seat) or self.journal.match.free_undo(seat) > 0:
            return "free"
        if not self.terms.takebacks:
            return None
        return "free" if len(self.guests()) == 1 else "ask"

    # --- What its people are asked ---

    def note_answer(self, question: OpenQuestion | None, seat: int, ok: bool) -> None:
        """Note what a seat answers. Refused if it was not asked; the player who asked may say no, to withdraw it."""
        guest = self.seats[seat].guest
        withdrawn = question is not None and guest == self.seats[question.by].guest and not ok
        if question is None or not (guest in question.missing or withdrawn):
            raise Refused("nothing was asked of this seat", "not-asked")
        question.missing.discard(guest)

    def end_undo(self, *, agreed: bool) -> None:
        """Say whether the others have agreed to a takeback, if they were asked."""
        if self.asked_undo is not None:
            self.asked_undo = None
            self.audience.tell({"type": "undo-answered", "ok": agreed})

    def end_poll(self, *, agreed: bool) -> None:
        """Say whether the others have agreed to what a player asked for, if one did."""
        if self.poll is not None:
            self.alarms.cancel("poll")
            self.poll = None
            self.audience.tell({"type": "ask-answered", "ok": agreed})

    # --- The position of now ---

    async def passed(self) -> None:
        """Return once the position of now has passed."""
        if self._passed is None:
            self._passed = asyncio.Event()
        await self._passed.wait()

    def let_pass(self) -> None:
        """Wake those who wait for the current position to pass."""
        if self._passed is not None:
            self._passed.set()
            self._passed = None

    # --- One writer at a time ---

    def writing(self) -> Writing:
        """Hold the table: see :class:`Writing`."""
        return Writing(self, self._lock)

    def close(self) -> None:
        """Give up this copy of the table. Connections close later: the client at fault gets the reason first."""
        self.closed = True
        self.alarms.close()
        self.changed.set()
        asyncio.get_running_loop().call_soon(self.audience.close, GOING)

    async def quiet(self) -> None:
        """Return once nothing is being changed."""
        async with self._lock:
            pass


class Writing:
    """Holds a table while it changes.

    If a change fails half-way the table in memory may be ahead of what was saved: it is given up, everyone comes back,
    and it is loaded as it was saved.
    """

    def __init__(self, table: Table, lock: asyncio.Lock) -> None:
        self._table = table
        self._lock = lock

    async def __aenter__(self) -> None:
        await self._lock.acquire()
        if self._table.closed:
            self._lock.release()
            raise Refused("the table is being loaded again: connect again", "reloading")

    async def __aexit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if error is not None and not isinstance(error, Refused):
            self._table.close()
        self._lock.release()
