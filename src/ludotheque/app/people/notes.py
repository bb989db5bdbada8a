"""Notes that players make for themselves at a table: no one else reads them."""

from __future__ import annotations

from ludotheque.app.protocol.answers.tables import NoteText
from ludotheque.app.protocol.refused import NoTable, Refused
from ludotheque.app.store.interface import Store
from ludotheque.app.store.queries import notes
from ludotheque.app.store.queries.tables import table_info


class Notes:
    """The notes of one store. Each belongs to a guest, on all of its devices, and to no one who takes its seat."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def read(self, table: str, guest: str) -> NoteText:
        """Return the note of a guest at a table; empty if there is none.

        Raises:
            NoTable: there is no such table.
            Refused: the guest does not play there.
        """
        await self._check(table, guest)
        return {"text": await notes.read(self._store, table, guest)}

    async def keep(self, table: str, guest: str, text: str) -> None:
        """Replace the note of a guest at a table. Raises as :meth:`read` does."""
        await self._check(table, guest)
        await self._store.change([notes.keep(table, guest, text)])

    async def _check(self, table: str, guest: str) -> None:
        stored = await table_info(self._store, table)
        if stored is None:
            raise NoTable(table)
        if all(seat.guest != guest for seat in stored.seats):
            raise Refused("you do not play at this table", "not-playing")
