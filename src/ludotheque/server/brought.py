"""Positions and files that hosts bring to their tables: a game begins from them, and no box holds them.

They are chosen and not shuffled, so all who meet the table read about them, and may look before they sit down.
"""

from __future__ import annotations

from collections.abc import Mapping

from ludotheque.core.errors import BadInput
from ludotheque.core.record import Record
from ludotheque.core.registry import load
from ludotheque.server.store import StoredTable

POSITION = "position"
"""The word for a position among the names of options that are files."""


def brought(game: str, options: Mapping[str, object], position: object) -> list[str]:
    """Return what was brought to a game: ``position``, and the names of the options that are files.

    Of a game that is not installed any more the options say nothing.
    """
    try:
        declared = load(game).options.declared()
    except BadInput:
        declared = []
    files = [str(one["name"]) for one in declared if one["document"] and options.get(str(one["name"]))]
    return [*([] if position is None else [POSITION]), *files]


def brought_to(stored: StoredTable) -> list[str]:
    """Return what was brought to a table."""
    return brought(stored.game, stored.options, stored.position)


def beginning(stored: StoredTable) -> Record:
    """Return a game as it begins, as a record without a move; nothing in it is hidden."""
    names = [seat.name for seat in stored.seats]
    return Record(stored.game, stored.version, len(names), stored.options, names, position=stored.position)
