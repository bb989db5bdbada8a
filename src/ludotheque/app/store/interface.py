"""The data that the server keeps, and the small interface to its stores.

A table is stored as a journal: one row for each ply, an action or an undo, never changed afterwards. Everything
else about a game follows from it.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Literal, NamedTuple, Protocol

from ludotheque.app.protocol.seats import SeatKind
from ludotheque.core.contributions import Contribution
from ludotheque.core.errors import BadInput
from ludotheque.core.record import Carried

Why = Literal["left", "absent", "time", "resigned", "lost", "back", "joined"]
"""The reason why a seat changed hands: its player left it to a bot, or was absent, or out of time; resigned, or lost on
time; came back to it; or another person took it by a link."""
Ending = Literal["abandoned", "resigned", "lost"]
"""The reason why a game stopped before its end: by everyone's consent, or because one player remained."""


class StoreError(BadInput):
    """The database cannot be used; the text names the file and says what to do."""


class Conflict(Exception):
    """The journal already has a row of that ply, or the seat was taken meanwhile; nothing was written."""

    def __init__(self, text: str = "this was done already, or somewhere else") -> None:
        super().__init__(text)


class Unavailable(Exception):
    """The database, or the process that owns a table, cannot be reached now; the text says so. Worth another try."""


def now() -> int:
    """Milliseconds since 1970, as all times are stored."""
    return time.time_ns() // 1_000_000


def iso(milliseconds: int) -> str:
    """Milliseconds since 1970 as ISO 8601 in UTC.

    >>> iso(0)
    '1970-01-01T00:00:00+00:00'
    """
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat()


class StoredStep(NamedTuple):
    """One ply: an action with what a record says of it or, if ``undo`` is not 0, so many entries taken back."""

    ply: int
    seat: int
    do: str = ""
    chance: tuple[int, ...] = ()
    hash: str = ""
    at: int = 0
    auto: bool = False
    undo: int = 0


class TableStanding(NamedTuple):
    """The standing of a table, for lists that do not load the game."""

    ply: int
    player: int | None
    over: bool = False
    result: list[int] | None = None
    updated: int = 0
    """The time of the last change, in milliseconds since 1970."""
    clocks: list[list[int]] | None = None
    """Each seat's clock: milliseconds left of its turn, and in its bank."""
    due: int | None = None
    """The time when the first running clock runs out; None if none is running."""
    deciding: list[int] | None = None
    """The seats that are to decide, where that is not ``player`` alone."""
    early: dict[str, str] | None = None
    """The decisions of seats that are not asked yet, in words: secret until it is their turn."""
    takebacks: int = 0
    """The number of undos that crossed more than the player's own choices."""
    ended: Ending | None = None
    turns: dict[str, list[int]] | None = None
    """The turn of each person who is to decide: the ply at which it began, and when; by seat."""

    def at_rest(self) -> TableStanding:
        """Return the standing of a game that is over, in which no one is to decide."""
        return self._replace(player=None, due=None, deciding=None, early=None, turns=None)


class Seating(NamedTuple):
    """A seat that changed hands, after that ply."""

    number: int
    ply: int
    seat: int
    name: str
    kind: SeatKind
    level: str | None
    why: Why
    at: int
    guest: str | None = None
    """The guest who bears that name and may have it removed."""


@dataclass(frozen=True, slots=True)
class StoredSeat:
    """One seat: who sits there. The token itself is never stored; the invite is gone once it is used."""

    name: str
    kind: SeatKind
    level: str | None = None
    guest: str | None = None
    token_hash: str | None = None
    invite: str | None = None
    proposes: bool = False
    """A bot of a team that asks before it acts."""

    @property
    def taken(self) -> bool:
        """Return whether a person or a bot sits there."""
        return self.kind == "bot" or self.token_hash is not None

    @property
    def stand_in(self) -> bool:
        """Return whether a bot plays for the person to whom the seat belongs."""
        return self.kind == "bot" and self.guest is not None


@dataclass(frozen=True, slots=True)
class StoredTable:
    """One table as it is found in the store. Before the deal it is at ply 0 and has no setup."""

    id: str
    game: str
    version: int
    options: dict[str, Any]
    position: dict[str, Any] | None
    setup: list[int]
    secret: bytes
    owner: str
    created: int
    seats: tuple[StoredSeat, ...]
    steps: tuple[StoredStep, ...]
    standing: TableStanding
    contributions: list[Contribution] | None = None
    """The players' contributions to the shuffles. None before their commits are complete, and for older tables."""
    terms: dict[str, Any] | None = None
    """The terms agreed on when the table was opened; None for the usual terms."""
    hushed: bool = False
    """True if spectators may not write in the chat."""
    seatings: tuple[Seating, ...] = ()
    """Every change of hands since the deal, in order."""
    carried: tuple[Carried, ...] = ()
    """The places where rules of another version took over, in order."""

    @property
    def rules(self) -> int:
        """Return the version of the rules that play now; ``version`` is of those that dealt the game."""
        return self.carried[-1].version if self.carried else self.version

    @property
    def dealt(self) -> bool:
        """Return whether the game has been set up."""
        return self.standing.ply > 0


@dataclass(frozen=True, slots=True)
class StoredLine:
    """A line of chat."""

    name: str
    seat: int | None
    text: str
    at: int
    guest: str | None = None
    """The speaker; no other player ever sees this id."""


class Listing(NamedTuple):
    """The entry of a table in the list of open tables."""

    table: str
    until: int
    """The time up to which it is listed, in milliseconds since 1970; later as long as its people are here."""
    fill: str | None = None
    """The level of the bots that take the empty seats, if any do."""
    fill_at: int | None = None
    """The time from which they may."""


class KeptSeat(NamedTuple):
    """An open seat of a rematch that waits for the guest who sat there before, with the name that it had."""

    guest: str
    name: str


class Statement(NamedTuple):
    """A statement of a change, with ``?`` for each of its values.

    With ``exactly``, nothing of the whole change is done unless it changes that many rows.
    """

    text: str
    values: tuple[Any, ...] = ()
    exactly: int | None = None

    def check(self, count: int) -> None:
        """Raise Conflict if the statement has changed other rows than it should."""
        if self.exactly not in (None, count):
            raise Conflict


class Snapshot(NamedTuple):
    """A late position of a game, as JSON, by that version of its rules."""

    ply: int
    version: int
    position: str


class Partner(NamedTuple):
    """A seat of another guest at a table that one has played at."""

    guest: str
    name: str
    table: str
    updated: int


class Reader(Protocol):
    """A database that is read: a store, or one that a command has opened beside the servers."""

    async def find(self, text: str, *values: Any) -> list[Sequence[Any]]:
        """Return the rows of a query, with ``?`` for each of its values."""


class Store(Reader, Protocol):
    """The storage of tables. A call that returns has been committed to the disk."""

    def append(self, table: str, steps: list[StoredStep], standing: TableStanding) -> Awaitable[None]:
        """Begin to save more steps, all of them or none, and return what to await until they are.

        Awaiting it raises Conflict if one of those plies is there already.
        """

    async def change(self, statements: Sequence[Statement]) -> list[int]:
        """Perform statements, all of them or none, and return how many rows each has changed.

        Conflict if one changes other rows than it should.
        """

    async def load(self, table: str) -> StoredTable | None:
        """Return a table with everything."""

    async def key(self) -> bytes:
        """Return the server's own key, made when the database was."""

    async def close(self) -> None:
        """Let go of the database."""
