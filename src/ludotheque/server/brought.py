"""Positions and files that hosts bring to their tables.

All who meet such a table read about them, and may look before they sit down.
"""

from __future__ import annotations

from ludotheque.core.brought import brought
from ludotheque.core.record import Record
from ludotheque.server.store import StoredTable


def brought_to(stored: StoredTable) -> list[str]:
    """Return what was brought to a table (:func:`ludotheque.core.brought.brought`)."""
    return brought(stored.game, stored.options, stored.position)


def beginning(stored: StoredTable) -> Record:
    """Return a game as it begins, as a record without a move; nothing in it is hidden."""
    names = [seat.name for seat in stored.seats]
    return Record(stored.game, stored.version, len(names), stored.options, names, position=stored.position)
