"""Positions and files that hosts bring to their tables.

All who meet such a table read about them, and may look before they sit down.
"""

from __future__ import annotations

from collections.abc import Mapping

from ludotheque.app.protocol.messages.tables import NewTable
from ludotheque.app.store.interface import StoredTable
from ludotheque.core.custom_inputs import custom_inputs, file_options
from ludotheque.core.errors import BadComponents
from ludotheque.core.game import Game
from ludotheque.core.record import Record
from ludotheque.core.visible import REORDERING


def custom_inputs_of(stored: StoredTable) -> list[str]:
    """Return what was brought to a table (:func:`ludotheque.core.custom_inputs.custom_inputs`)."""
    return custom_inputs(stored.game, stored.options, stored.position)


def check_files(new: NewTable, game: Game) -> None:
    """Raise BadComponents if a file that is brought to a new table cannot be shown to all as it is."""
    inner = (new.position or {}).get("options")
    for options in (new.options, inner if isinstance(inner, Mapping) else {}):
        for name in file_options(game):
            text = options.get(name)
            if isinstance(text, str):
                check_file(text)


def check_file(text: str) -> None:
    """Raise BadComponents at the first character that changes the direction of writing.

    Anyone may read a file before sitting down, and would read something else than it says. Joiners stay, and a file of
    a table that was opened before is played on.
    """
    found = REORDERING.search(text)
    if found is None:
        return
    *above, begun = text[: found.start()].split("\n")
    line, code = len(above) + 1, f"U+{ord(found[0]):04X}"
    reason = f"line {line}: {code} changes the direction of writing; delete it"
    raise BadComponents(reason, "direction", line, len(begun) + 1, code=code)


def beginning(stored: StoredTable) -> Record:
    """Return a game as it begins, as a record without a move; nothing in it is hidden."""
    names = [seat.name for seat in stored.seats]
    return Record(stored.game, stored.version, len(names), stored.options, names, position=stored.position)
