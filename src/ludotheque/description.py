"""Any game's view in words: what a table that knows nothing of the game shows of it.

A field of the view is called by the text ``view-<field>``. The text's attributes say how its value reads: ``.of`` is
the kind of its words (``view-hand = Hand`` with ``.of = rank`` takes the texts ``rank-...``), and ``.each``, whatever
it says, marks a list with one entry for each seat. ``players``, a list of objects, has one for each seat anyway.
``web/src/lib/plain.ts`` does the same for the browser.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ludotheque.text import Texts

PLAYERS = "players"
PLAYER = "player"
"""The seat to decide: marked at the seat, not a row."""
NOTHING = "–"


@dataclass(frozen=True, slots=True)
class Row:
    """One line: its label, and one value, or one for each seat."""

    label: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Description:
    """A view in words: ``common`` rows have one value, those of ``seats`` one for each seat."""

    common: list[Row]
    seats: list[Row]


def describe(texts: Texts, view: Mapping[str, Any], names: Sequence[str]) -> Description:
    """Put a view into words.

    >>> from ludotheque import SeededChance, load
    >>> leduc = load("leduc")
    >>> state = leduc.start(2, chance=SeededChance(1))
    >>> told = describe(Texts(leduc), leduc.view(state, 0), ["Ann", "Ben"])
    >>> told.seats
    [Row(label='Chips in the pot', values=('1', '1'))]
    """
    common: list[Row] = []
    seats: list[Row] = []
    for field, value in view.items():
        if field == PLAYER:
            continue
        if field == PLAYERS and isinstance(value, list):
            for part in value[0]:
                seats.append(Row(label(texts, part), tuple(words(texts, part, one.get(part)) for one in value)))
        elif texts.attribute(f"view-{field}", "each") and isinstance(value, list) and len(value) == len(names):
            seats.append(Row(label(texts, field), tuple(words(texts, field, one) for one in value)))
        else:
            common.append(Row(label(texts, field), (words(texts, field, value),)))
    return Description(common, seats)


def label(texts: Texts, field: str) -> str:
    """Return how a field of a view is called: the game's text, or its own name."""
    id = f"view-{field}"
    if texts.has(id):
        return texts.message(id)
    name = field.replace("_", " ")
    return name[:1].upper() + name[1:]


def words(texts: Texts, field: str, value: object) -> str:
    """Return the value of a field in words."""
    kind = texts.attribute(f"view-{field}", "of")
    if isinstance(value, bool):
        return "✓" if value else NOTHING
    if isinstance(value, Mapping):
        parts = [_counted(texts, kind, name, one) for name, one in value.items()]
    elif isinstance(value, list):
        parts = [words(texts, field, one) for one in value]
    elif isinstance(value, str):
        parts = [texts.word(kind, value) if kind else value.replace("_", " ")]
    else:
        parts = [] if value is None else [str(value)]
    return ", ".join(parts) or NOTHING


def _counted(texts: Texts, kind: str | None, name: str, value: object) -> str:
    """Return one entry of an object: so many of a word, or a field within the field."""
    if kind and isinstance(value, int):
        return texts.word(kind, name, int(value))
    return f"{label(texts, name)}: {words(texts, name, value)}"
