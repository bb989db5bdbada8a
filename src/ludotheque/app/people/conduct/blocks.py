"""Blocked people cannot sit at your tables or reach you in chat. They are not notified."""

from __future__ import annotations

from ludotheque.app.protocol.answers.conduct import BlockedPerson
from ludotheque.app.protocol.guests import Guests, same
from ludotheque.app.protocol.refused import Refused
from ludotheque.app.store.interface import Store, StoredTable, iso, now
from ludotheque.app.store.queries import conduct
from ludotheque.app.store.queries.conduct import StoredBlock
from ludotheque.app.store.queries.tables import table_info
from ludotheque.app.tables.tables import NoTable, Tables

MOST = 500
"""People whom one guest may block."""
MOST_OTHERS = 10_000
"""People who may have blocked one guest, and count."""


class Blocks:
    """The blocks of one store."""

    def __init__(self, store: Store, tables: Tables, guests: Guests) -> None:
        self._store = store
        self._tables = tables
        self._guests = guests

    # --- One's own ---

    async def block(self, table: str, seat: int, guest: str) -> None:
        """Block the person who has a seat at a table."""
        _, other, name = await seated(self._store, table, seat, guest)
        if len(await self.of(guest)) >= MOST:
            raise Refused(
                f"you have blocked {MOST} people; take some of them off your list first", "blocks-full", most=MOST
            )
        await self._store.change([conduct.block(StoredBlock(guest, other, name, now()))])
        await self._listen(guest)

    async def unblock(self, person: str, guest: str) -> None:
        """Block someone no longer."""
        blocked = await self.of(guest)
        meant = next((one for one in blocked if same(person, self._guests.alias(guest, one))), None)
        if meant is None:
            raise Refused("you have not blocked this person", "not-blocked")
        await self._store.change([conduct.unblock(guest, meant)])
        await self._listen(guest)

    async def list(self, guest: str) -> list[BlockedPerson]:
        """Return the people whom a guest has blocked, the latest first."""
        return [
            {"person": self._guests.alias(guest, one.blocked), "name": one.name, "at": iso(one.at)}
            for one in await conduct.latest_blocks(self._store, guest, MOST)
        ]

    # --- Their effect ---

    async def of(self, guest: str | None) -> frozenset[str]:
        """Return whom a guest has blocked."""
        if guest is None:
            return frozenset()
        return frozenset(one.blocked for one in await conduct.latest_blocks(self._store, guest, MOST))

    async def by_others(self, guest: str) -> frozenset[str]:
        """Return those who have blocked a guest."""
        return frozenset(await conduct.blocking(self._store, guest, MOST_OTHERS))

    async def apart(self, guest: str) -> frozenset[str]:
        """Return those with whom a guest does not meet at open tables: blocked by one of the two."""
        return await self.of(guest) | await self.by_others(guest)

    async def let_in(self, table: str, guest: str) -> None:
        """Refused, as if the link were void, where the host of a table, or a player, has blocked a guest."""
        stored = await table_info(self._store, table)
        if stored is not None and people_of(stored) & await self.by_others(guest):
            raise Refused("this invite is not known here, or someone has used it", "invite-used")

    async def _listen(self, guest: str) -> None:
        """Have a guest's windows hear whom it wants to hear, at the tables of this server."""
        self._tables.deafen(guest, await self.of(guest))


def people_of(stored: StoredTable) -> frozenset[str]:
    """Return the host of a table, and all who sit there."""
    return frozenset({stored.owner} | {seat.guest for seat in stored.seats if seat.guest is not None})


async def seated(store: Store, table: str, seat: int, guest: str) -> tuple[StoredTable, str, str]:
    """Return a table, and another guest who has a seat there, with the name it goes by."""
    stored = await table_info(store, table)
    if stored is None:
        raise NoTable(table)
    if seat >= len(stored.seats) or stored.seats[seat].guest is None:
        raise Refused("no one sits there", "seat-nobody")
    found = stored.seats[seat]
    if found.guest is None or found.guest == guest:
        raise Refused("this is your own seat", "own-seat")
    return stored, found.guest, found.name
