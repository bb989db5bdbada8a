"""A view in words: the game's own sentences (``Rules.tell``), or else labels and values.

:func:`table` describes a whole position for the terminal, screen readers and notebooks. The rest is the generic form
for a game without its own sentences.

A field of the view, at whatever depth, is called by the text ``view-<field>``. The text's attributes say how its value
reads: ``.of`` is the kind of its words (``view-hand = Hand`` with ``.of = rank`` takes the texts ``rank-...``), also of
those within it that name no kind of their own, and ``.each``, whatever it says, marks a list with one entry for each
seat. ``players``, a list of objects, has one for each seat anyway. ``.choose`` is the verb that chooses such a word (in
the browser, by a click). An object is a count of words if it has a kind and
only numbers; else its fields stand in lines of their own, and so do the entries of a list of objects or of lists.
``web/src/boards/description.ts`` does the same for the browser.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any, Final

from ludotheque.core.events import Arg
from ludotheque.core.game import Game
from ludotheque.core.state import State
from ludotheque.core.telling import (
    BOARD_HEIGHT,
    BOARD_WIDTH,
    INNER,
    Box,
    Drawing,
    Line,
    Part,
    Span,
    cut,
    length,
    seat_tone,
    wrapped,
)
from ludotheque.core.visible import isolated
from ludotheque.texts.texts import Texts, number

PLAYERS = "players"
PLAYER = "player"
"""The seat that decides: a mark at the seat, not a row."""
NOTHING = "–"
LABELS: Final = 18
"""The cells that the labels of a drawing's columns take at most."""
GAP: Final = 2
"""The blank cells between two columns."""


@dataclass(frozen=True, slots=True)
class Row:
    """One line: a label and one value, or one value for each seat."""

    label: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Description:
    """A view in words: ``common`` rows have one value, those of ``seats`` one for each seat."""

    common: list[Row]
    seats: list[Row]


class Speaker:
    """The texts of a game and the names of its players: the :class:`ludotheque.core.telling.Words` of a table."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = names

    def say(self, id: str, /, **args: Arg) -> str:
        """Return a text, its arguments resolved."""
        return self.texts.say(id, args, self.names)

    def message(self, id: str, /, **args: str | int) -> str:
        """Return a text, with its arguments as they are."""
        return self.texts.message(id, **args)

    def word(self, argument: str, word: str, count: int | None = None) -> str:
        """Return a word of the game, or its form for a count."""
        return self.texts.word(argument, word, count)

    def within(self, argument: str, word: str) -> str:
        """Return a word as it stands within a sentence."""
        return self.texts.within(argument, word)

    def you(self, seat: int) -> str:
        """Return the ``$you`` of a text about that seat."""
        return self.texts.you(seat)

    def listed(self, items: Sequence[str]) -> str:
        """Join items as the language joins lists."""
        return self.texts.listed(items)


def parts(texts: Texts, view: Mapping[str, Any], names: Sequence[str]) -> list[Part]:
    """Describe a view in sentences: the game's own, or else labels and values.

    >>> from ludotheque import SeededChance, load
    >>> koryo = load("koryo")
    >>> state = koryo.start(2, chance=SeededChance(1))
    >>> parts(Texts(koryo), koryo.view(state, 0), ["Ann", "Ben"])[0].heading
    'Season 1 of 8'
    """
    if texts.game.rules.tell is not None:
        return texts.game.rules.tell(view, Speaker(texts, [isolated(name) for name in names]))
    told = describe(texts, view, names)
    common = [_sentence(row.label, row.values[0]) for row in told.common]
    seats = [
        Part(name, [_sentence(row.label, row.values[seat]) for row in told.seats]) for seat, name in enumerate(names)
    ]
    return [Part(texts.game.title, common), *(seats if told.seats else [])]


def drawing(texts: Texts, view: Mapping[str, Any], names: Sequence[str]) -> Drawing | None:
    """Draw a view: the game's own drawing, or else labels and values with a column for each seat.

    Returns:
        None if the game has sentences of its own and no drawing, or the columns do not fit.
    """
    if texts.game.rules.draw is not None:
        return texts.game.rules.draw(view, Speaker(texts, [isolated(name) for name in names]))
    return None if texts.game.rules.tell is not None else _drawn(texts.game.title, describe(texts, view, names), names)


def _drawn(title: str, told: Description, names: Sequence[str]) -> Drawing | None:
    """Draw labels and values; the columns are on the back where there is no room for them below what all share."""
    common = [line for row in told.common for line in _told(row)]
    seats = list(_in_columns(told.seats, names)) if told.seats else []

    def band(lines: list[Line]) -> list[list[Box]]:
        return [[Box(title, BOARD_WIDTH, lines)]]

    found = Drawing(band([*common, *([[]] if common and seats else []), *seats]))
    if found.height() > BOARD_HEIGHT and seats:
        found = Drawing(band(common), band(seats))
    return None if found.faults() else found


def _told(row: Row) -> list[Line]:
    """Write one value beside its label."""
    label = [Span(row.label + " " * GAP, "soft")]
    value = "; ".join(row.values[0].splitlines())
    if length(label) + len(value) <= INNER:
        return [[*label, Span(value)]]
    return [label, *([Span("  "), *line] for line in wrapped(value, INNER - GAP))]


def _in_columns(rows: Sequence[Row], names: Sequence[str]) -> Iterator[Line]:
    """Write a line of names, and for each row its label and the value of each seat beneath the name."""
    labels = min(LABELS, max(len(row.label) for row in rows))
    width = (INNER - labels) // len(names) - GAP
    heads = [[[Span(cut(name, width), seat_tone(seat))]] for seat, name in enumerate(names)]
    yield from _beside(labels, [], heads, width)
    for row in rows:
        values = [[line for one in value.splitlines() for line in wrapped(one, width)] for value in row.values]
        yield from _beside(labels, wrapped(row.label, labels, "soft"), values, width)


def _beside(labels: int, label: list[Line], values: Sequence[list[Line]], width: int) -> list[Line]:
    """Set the lines of a label and of the values of the seats beside each other."""
    columns = ((label, labels), *((value, width) for value in values))
    return [
        [
            span
            for line, (_, cells) in zip(lines, columns, strict=True)
            for span in [*line, Span(" " * (cells + GAP - length(line)))]
        ][:-1]
        for lines in zip_longest(*(column for column, _ in columns), fillvalue=[])
    ]


def lines(told: Sequence[Part]) -> list[str]:
    """Write parts as lines: each heading, its sentences, and a blank line between parts."""
    found: list[str] = []
    for part in told:
        found += ([""] if found else []) + ([part.heading] if part.heading else []) + part.lines
    return found


def table(
    game: Game, state: State, seat: int | None = None, *, language: str = "en", names: Sequence[str] | None = None
) -> str:
    """Describe a position in words, as ``seat`` sees it (None: a spectator), with the current question.

    >>> from ludotheque import SeededChance, load
    >>> leduc = load("leduc")
    >>> print(table(leduc, leduc.start(2, chance=SeededChance(1)), 0))
    Fold, call or raise?
    <BLANKLINE>
    Leduc poker
    Common card: –.
    Your card: king.
    Cards shown: –.
    <BLANKLINE>
    Player 1
    Chips in the pot: 1.
    <BLANKLINE>
    Player 2
    Chips in the pot: 1.
    """
    texts = Texts(game, language)
    called = names or [f"Player {number + 1}" for number in range(state.num_players)]
    yours = not state.is_terminal() and state.current_player() == seat
    asked = question(texts, state, called, yours=yours)
    return "\n".join(lines([Part("", [asked]), *parts(texts, game.view(state, seat), called)]))


def said(state: State) -> str:
    """Describe a state for ``print(state)``, as seen by the player who decides, or by a spectator once it is over."""
    return table(state.game, state, decider(state))


def decider(state: State) -> int | None:
    """Return the seat that decides, or None when the game is over."""
    return None if state.is_terminal() else state.current_player()


def question(texts: Texts, state: State, names: Sequence[str], *, yours: bool) -> str:
    """Return the current question, addressed to the player who decides or about them."""
    game = state.game
    return texts.prompt(game.prompt(state), names, yours=yours, verbs=game.verbs(state))


def _sentence(label: str, value: str) -> str:
    return f"{label}: {'; '.join(value.splitlines())}."


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
    """Return the label of a field of a view: the game's text, or the name of the field."""
    id = f"view-{field}"
    if texts.has(id):
        return texts.message(id)
    name = field.replace("_", " ")
    return name[:1].upper() + name[1:]


def words(texts: Texts, field: str, value: object) -> str:
    """Return the value of a field in words, in as many lines as it has parts."""
    return "\n".join(_lines(texts, field, value, None)) or NOTHING


def _lines(texts: Texts, field: str, value: object, outer: str | None) -> list[str]:
    """Return the lines of a value; ``outer`` is the kind of the words around it."""
    kind = texts.attribute(f"view-{field}", "of") or outer
    if isinstance(value, Mapping):
        return _of_object(texts, value, kind)
    if not isinstance(value, list):
        return [_word(texts, value, kind)]
    if any(isinstance(one, Mapping) for one in value):
        return [", ".join(_lines(texts, field, one, outer)) or NOTHING for one in value]
    if any(isinstance(one, list) for one in value):
        return [", ".join(_word(texts, cell, kind) for cell in _row(one)) or NOTHING for one in value]
    if value and all(isinstance(one, str) for one in value):
        counted = Counter(_word(texts, one, kind) for one in value)
        return [", ".join(_times(word, count) for word, count in counted.items())]
    return [", ".join(_word(texts, one, kind) for one in value)] if value else []


def _of_object(texts: Texts, value: Mapping[str, object], kind: str | None) -> list[str]:
    """Return counted words in one line, or a line for each field."""
    if kind and all(isinstance(one, int) and not isinstance(one, bool) for one in value.values()):
        counts = [(name, one) for name, one in value.items() if isinstance(one, int) and one]
        return [", ".join(_times(texts.word(kind, name), one) for name, one in counts)] if counts else []
    found = []
    for name, one in value.items():
        inner = _lines(texts, name, one, kind) or [NOTHING]
        found += [f"{label(texts, name)}: {line}" for line in inner]
    return found


def _row(value: object) -> list[object]:
    return value if isinstance(value, list) else [value]


def _word(texts: Texts, value: object, kind: str | None) -> str:
    """Return a value that has no parts."""
    if value is None or isinstance(value, bool):
        return "✓" if value else NOTHING
    if isinstance(value, int):
        return number(value)
    if isinstance(value, str):
        return texts.word(kind, value) if kind else value.replace("_", " ")
    return str(value)


def _times(word: str, count: int) -> str:
    return word if count == 1 else f"{word} ×{number(count)}"
