"""Open tables: listed as long as their people wait, joined by anyone, and filled with bots where that was wished."""

from __future__ import annotations

import asyncio
import logging

from ludotheque.app.people.conduct.blocks import Blocks, people_of
from ludotheque.app.protocol.answers.lobby import ClubName, OpenTable, Person
from ludotheque.app.protocol.answers.tables import SatDown
from ludotheque.app.protocol.guests import Guests, is_bot_account, same
from ludotheque.app.protocol.messages.tables import Listed, NewTable
from ludotheque.app.protocol.refused import Refused, Unfit
from ludotheque.app.protocol.seats import NewSeatKind
from ludotheque.app.protocol.terms import Terms
from ludotheque.app.store.interface import (
    Conflict,
    Listing,
    Partner,
    Store,
    StoredTable,
    Unavailable,
    iso,
    now,
)
from ludotheque.app.store.queries import rematches
from ludotheque.app.store.queries.clubs import keep_table, of_open_tables
from ludotheque.app.store.queries.listings import (
    call_guest,
    called_to,
    fill_later,
    list_table,
    listings,
    open_tables,
    partners,
    renew,
    unlist,
)
from ludotheque.app.store.queries.tables import table_info
from ludotheque.app.tables.seats import taking
from ludotheque.app.tables.table import Table
from ludotheque.app.tables.tables import NoTable, Tables
from ludotheque.core.errors import BadInput
from ludotheque.core.levels import KNOWN, LEVELS

log: logging.Logger = logging.getLogger(__name__)

MS = 1000
FILL_AFTER = 60 * MS
"""The time for which people are waited for before bots take the empty seats."""
PRESENT = 2 * 60 * MS
"""The time for which a table stays listed after the last of its people has left."""
SLOW = 7 * 24 * 60 * 60 * MS
"""The time for which a table with a slow clock stays listed, whether its people are here or not."""
CALLED = 7 * 24 * 60 * 60 * MS
"""The time for which a call to a table stands."""
MOST_SHOWN = 100
"""Open tables that are shown at a time."""
MOST_SEATS = 1000
"""Seats of others that are looked through for people whom a guest knows."""
MOST_PEOPLE = 50


class Lobby:
    """The open tables of one store, as this server sees them."""

    def __init__(self, store: Store, tables: Tables, guests: Guests, blocks: Blocks) -> None:
        self._store = store
        self._tables = tables
        self._guests = guests
        self._blocks = blocks

    # --- Listing ---

    def check(self, new: NewTable, listed: Listed) -> None:
        """Raise BadInput if a new table cannot be listed as it is wished."""
        if all(seat.kind != NewSeatKind.FRIEND for seat in new.seats):
            raise Unfit("an open table needs a seat that someone can take: one of the kind 'friend'", "open-needs-seat")
        fill = listed.fill
        if fill is not None and fill not in KNOWN:
            raise BadInput(f"field 'listed.fill': unknown level {fill!r}; the levels are: {', '.join(LEVELS)}")

    async def announce(self, table: str, listed: Listed, terms: Terms) -> None:
        """List a table."""
        slow = terms.clock is not None and terms.clock.kind == "slow"
        at = now()
        fill_at = None if listed.fill is None else at + FILL_AFTER
        entry = Listing(table, at + (SLOW if slow else PRESENT), listed.fill, fill_at)
        if listed.club is None:
            await self._store.change([list_table(entry)])
        else:
            await self._store.change([keep_table(table, listed.club), list_table(entry)])

    async def open_to(self, guest: str) -> list[OpenTable]:
        """Return the tables at which a guest may take a seat, or waits already."""
        found = await self._found(guest)
        if not found:
            return []
        found_clubs = await of_open_tables(self._store, guest)
        clubs: dict[str, ClubName] = {one.table: {"club": one.club, "name": one.name} for one in found_clubs}
        wished = await rematches.wished_by(self._store, guest)
        return [
            self._shown(stored, listing, guest, clubs.get(stored.id), wished.get(stored.id))
            for stored, listing in found[:MOST_SHOWN]
        ]

    async def is_open_to(self, table: str, guest: str) -> bool:
        """Return whether a guest may take a seat of a table."""
        return any(stored.id == table for stored, _ in await self._found(guest))

    async def sit(self, table: str, name: str, guest: str) -> SatDown:
        """Take a seat of an open table, or all that are kept for the guest at a rematch.

        Refused where the guest has not been let in; NoTable if there is no such table.
        """
        if not await self.is_open_to(table, guest):
            if await table_info(self._store, table) is None:
                raise NoTable(table)
            raise Refused("this table is not open to you, or all its seats are taken", "table-not-open")
        kept = await rematches.kept(self._store, table)
        return await taking.take_open_seats(await self._tables.get(table), name, guest, kept)

    async def free(self, table: str, seat: int, guest: str) -> None:
        """Open a seat again, at the wish of its player or of the host; bots wait for as long as at first.

        It is kept for no one from then on.
        """
        await self._tables.free(table, seat, guest)
        later = fill_later(table, now() + FILL_AFTER)
        await self._store.change([later, rematches.release(table, seat)])

    async def _found(self, guest: str) -> list[tuple[StoredTable, Listing | None]]:
        at = now()
        found = await open_tables(self._store, guest, at, at - CALLED)
        apart = await self._blocks.apart(guest) if found else frozenset()
        return [one for one in found if not people_of(one[0]) & apart]

    def _shown(
        self, stored: StoredTable, listing: Listing | None, guest: str, club: ClubName | None, wished_by: str | None
    ) -> OpenTable:
        info = self._tables.shown(stored, guest)
        fills = None if listing is None or listing.fill_at is None else iso(listing.fill_at)
        return {
            "table": stored.id,
            "game": stored.game,
            "title": info["title"],
            "seats": info["seats"],
            "yours": info["yours"],
            "options": info["options"],
            "terms": info["terms"],
            "listed": listing is not None,
            "fill": None if listing is None else listing.fill,
            "fills": fills,
            "called": listing is None and stored.owner != guest,
            "rematch": wished_by,
            "club": club,
            "brought": info["brought"],
        }

    async def unlist(self, table: str, guest: str) -> None:
        """Take a table off the list, at its host's wish; links and calls to it stay."""
        stored = await table_info(self._store, table)
        if stored is None:
            raise NoTable(table)
        if stored.owner != guest:
            raise Refused("only the host of this table can do that", "host-only")
        await self._store.change([unlist(table)])

    # --- While people wait ---

    async def look_after(self, every: float) -> None:
        """Keep tables listed while their people wait, and fill them when it is time: each so many seconds, for ever."""
        while True:
            await asyncio.sleep(every)
            try:
                await self.look()
            except Unavailable as error:
                log.warning("open tables could not be updated: %s", error)
            except Exception:
                log.exception("open tables could not be looked after")

    async def look(self) -> None:
        """Look once. A table is looked after where its people are, so by one server only."""
        waiting = self._tables.waiting_here()
        if not waiting:
            return
        at = now()
        for listing in await listings(self._store):
            table = waiting.get(listing.table)
            if table is None:
                continue
            if listing.fill is not None and listing.fill_at is not None and listing.fill_at <= at:
                await fill(table, listing.fill)
            elif listing.until < at + PRESENT // 2:
                await self._store.change([renew(listing.table, at + PRESENT)])

    # --- People ---

    async def people(self, guest: str, table: str | None = None) -> list[Person]:
        """Return the people with whom a guest has played, the latest first, and whom it has called to a table."""
        found: dict[str, list[Partner]] = {}
        for seat in await self._partners(guest):
            found.setdefault(seat.guest, []).append(seat)
        called = frozenset() if table is None else await self._called(table, guest)
        return [
            {
                "person": self._guests.alias(guest, other),
                "name": seats[0].name,
                "games": len({seat.table for seat in seats}),
                "last": iso(seats[0].updated),
                "called": other in called,
            }
            for other, seats in list(found.items())[:MOST_PEOPLE]
        ]

    async def call(self, table: str, person: str, guest: str) -> None:
        """Call someone to a table, at its host's wish."""
        stored = await table_info(self._store, table)
        if stored is None:
            raise NoTable(table)
        if stored.owner != guest:
            raise Refused("only the host of this table can do that", "host-only")
        if stored.dealt or all(seat.taken for seat in stored.seats):
            raise Refused("all seats of this table are taken", "table-full")
        known = {seat.guest for seat in await self._partners(guest)}
        called = next((one for one in known if same(person, self._guests.alias(guest, one))), None)
        if called is None:
            raise Refused("you have not played with this person", "not-met")
        await self._store.change([call_guest(table, called, now())])

    async def _partners(self, guest: str) -> list[Partner]:
        """Return the seats of the people with whom a guest has played, except those it has blocked.

        Those who have blocked it are among them, since it must not learn that; no call reaches them.
        """
        blocked = await self._blocks.of(guest)
        seats = await partners(self._store, guest, MOST_SEATS)
        return [seat for seat in seats if seat.guest not in blocked and not is_bot_account(seat.guest)]

    async def _called(self, table: str, guest: str) -> frozenset[str]:
        """Return the guests who are called to a table, for its host."""
        stored = await table_info(self._store, table)
        if stored is None or stored.owner != guest:
            return frozenset()
        return await called_to(self._store, table)


async def fill(table: Table, level: str) -> None:
    """Have bots take the empty seats of a table; someone else may be faster."""
    try:
        await taking.fill(table, level)
    except (Conflict, Refused) as error:
        log.info("table %s was not filled: %s", table.id, error)
