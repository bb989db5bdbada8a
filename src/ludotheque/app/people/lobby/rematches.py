"""Rematches: the first wish opens one table for all players of a finished game, and the others sit down at it."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable, Sequence

from ludotheque.app.people.conduct.blocks import Blocks
from ludotheque.app.people.lobby.lobby import Lobby
from ludotheque.app.protocol.answers.lobby import Rematch
from ludotheque.app.protocol.answers.tables import FromServer, Opened
from ludotheque.app.protocol.guests import bot_id, is_bot_account
from ludotheque.app.protocol.messages import tables as messages
from ludotheque.app.protocol.messages.tables import NewSeat, NewTable
from ludotheque.app.protocol.refused import NoTable, Refused
from ludotheque.app.protocol.seats import NewSeatKind, SeatKind
from ludotheque.app.protocol.terms import kept_terms
from ludotheque.app.store.interface import Conflict, KeptSeat, Statement, Store, StoredSeat, StoredTable, now
from ludotheque.app.store.queries import rematches
from ludotheque.app.store.queries.clubs import keep_table, of_table
from ludotheque.app.store.queries.listings import call_guest
from ludotheque.app.store.queries.tables import table_info
from ludotheque.app.tables.audience import Connection
from ludotheque.app.tables.tables import Tables

TRIES = 5
"""Tries to open a rematch while other players do."""


Challenge = Callable[[str, int, str, str], Awaitable[None]]
"""Offers a seat of a table to a bot account, in the name of its host. Refused if that bot cannot come."""


class Rematches:
    """The rematches of one store."""

    def __init__(self, store: Store, tables: Tables, lobby: Lobby, blocks: Blocks, challenge: Challenge) -> None:
        self._store = store
        self._tables = tables
        self._lobby = lobby
        self._blocks = blocks
        self._challenge = challenge

    async def brings_file(self, table: str) -> bool:
        """Return whether a table is played with a file that has to be read again. NoTable if there is none."""
        return messages.brings_file((await self._stored(table)).options)

    async def press(self, table: str, guest: str) -> Rematch:
        """Open the rematch of a finished game, or return the one that another of its players has opened.

        Raises:
            NoTable: there is no such game.
            Refused: it is not over, or the guest has not played it.
            BadInput, TooMany: as when any table is opened.
        """
        old = await self._stored(table)
        if not old.standing.over:
            raise Refused("this game is not over", "game-not-over")
        if not _seats_of(old, guest):
            raise Refused("you do not play at this table", "not-playing")
        for _ in range(TRIES):
            found = await rematches.following(self._store, table, guest)
            if found is not None and (found.seated or await self._lobby.is_open_to(found.table, guest)):
                return {"table": found.table, "seated": found.seated, "opened": None}
            with contextlib.suppress(Conflict):  # another player was faster
                opened = await self._open(old, guest, found)
                return {"table": opened["table"], "seated": True, "opened": opened}
        raise Refused("others have opened a rematch at the same time; try again", "conflict")

    async def _open(self, old: StoredTable, guest: str, passed_over: rematches.StoredRematch | None) -> Opened:
        """Open the rematch, with all that leads others to it. Conflict if another one was opened meanwhile."""
        order = _order(old)
        called = await self._to_notify(old, guest)
        clubs = await of_table(self._store, old.id, guest)
        first = _seats_of(old, guest)[0]

        def beside(table: str) -> list[Statement]:
            forgotten = [] if passed_over is None else [rematches.pass_over(old.id, passed_over.table)]
            before = [(at, old.seats[number]) for at, number in enumerate(order)]
            kept = [(at, KeptSeat(one.guest, one.name)) for at, one in before if one.guest in called]
            return [
                *forgotten,
                rematches.follow(old.id, table, first),
                *(rematches.keep_seat(table, at, seat) for at, seat in kept),
                *(call_guest(table, one, now()) for one in sorted(called)),
                *(keep_table(table, club) for club in clubs),
            ]

        seats = [_seat_again(old, number, guest) for number in order]
        opened = await self._tables.open(_again(old, seats), guest, beside)
        await self._challenge_bots(old, order, opened["table"], guest)
        self._tell(old, opened["table"], first, guest, called)
        return opened

    async def _challenge_bots(self, old: StoredTable, order: Sequence[int], table: str, host: str) -> None:
        """Offer their seats to the bot accounts that played; one that cannot come now leaves its seat open."""
        for at, number in enumerate(order):
            bot = bot_id(old.seats[number].guest)
            if bot is not None:
                with contextlib.suppress(Refused):
                    await self._challenge(table, at, bot, host)

    async def _to_notify(self, old: StoredTable, guest: str) -> frozenset[str]:
        """Return the other people who played, but those with whom a guest does not meet."""
        others = {seat.guest for seat in old.seats if seat.guest is not None and not is_bot_account(seat.guest)}
        return frozenset(others - {guest} - await self._blocks.apart(guest))

    def _tell(self, old: StoredTable, table: str, seat: int, guest: str, called: frozenset[str]) -> None:
        """Tell the players who are at the finished game."""
        audience = self._tables.audience_here(old.id)
        if audience is None:
            return

        def told(connection: Connection) -> FromServer | None:
            guests = {old.seats[number].guest for number in connection.seats}
            if guests.isdisjoint(called | {guest}):
                return None
            return {"type": "rematch", "table": table, "seat": seat, "seated": guest in guests}

        audience.tell_each(told)

    async def _stored(self, table: str) -> StoredTable:
        stored = await table_info(self._store, table)
        if stored is None:
            raise NoTable(table)
        return stored


def _order(old: StoredTable) -> list[int]:
    """Return the seats of a game in the order in which they play again: the first seat passes on."""
    first, *others = range(len(old.seats))
    return [*others, first]


def _again(old: StoredTable, seats: list[NewSeat]) -> NewTable:
    """Return the same game once more, from its start."""
    terms = kept_terms(old.terms)
    return NewTable(game=old.game, options=old.options, seats=seats, terms=terms)


def _seat_again(old: StoredTable, number: int, guest: str) -> NewSeat:
    """Return a seat as a guest opens it again. The names of other people are kept apart from it (`KeptSeat`)."""
    seat = old.seats[number]
    if seat.kind == SeatKind.BOT and not seat.stand_in:
        return NewSeat(kind=NewSeatKind.BOT, name=_name(seat), level=seat.level, proposes=seat.proposes)
    if seat.guest != guest:
        return NewSeat(kind=NewSeatKind.FRIEND)
    kind = NewSeatKind.YOU if number == _seats_of(old, guest)[0] else NewSeatKind.HOTSEAT
    return NewSeat(kind=kind, name=_name(seat))


def _name(seat: StoredSeat) -> str | None:
    """Return the name of a seat; None for one that was made before names were as they are today."""
    return seat.name if messages.fits_as_name(seat.name) else None


def _seats_of(stored: StoredTable, guest: str) -> list[int]:
    return [number for number, seat in enumerate(stored.seats) if seat.guest == guest]
