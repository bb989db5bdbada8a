"""Errors caused by input. Each message names the request and the allowed values."""

from __future__ import annotations

import reprlib

_SHORT = reprlib.Repr()
_SHORT.maxlevel = 3
_SHORT.maxstring = _SHORT.maxother = 60
_SHORT.maxdict = _SHORT.maxlist = 4


def brief(value: object) -> str:
    """Return a short form of any value for an error message, however long or deeply nested it is.

    >>> brief([1, 2, 3, 4, 5]), brief(10**9)
    ('[1, 2, 3, 4, ...]', '1000000000')
    >>> brief(10**5000)
    'a number of thousands of digits'
    """
    try:
        return _SHORT.repr(value)
    except ValueError:  # CPython refuses to write out integers of more than 4,300 digits
        return "a number of thousands of digits"


class BadInput(ValueError):
    """A request for something that does not exist or does not fit. The text lists the allowed values."""


def span(least: int, most: int, to: str = " to ") -> str:
    """Write bounds, as one number if they are equal.

    >>> span(2, 4), span(2, 2), span(10, 30, "–")
    ('2 to 4', '2', '10–30')
    """
    return str(least) if least == most else f"{least}{to}{most}"


def players_of(numbers: range) -> str:
    """Describe the player counts of a game.

    >>> players_of(range(2, 5)), players_of(range(2, 3)), players_of(range(1, 2))
    ('2 to 4 players', '2 players', '1 player')
    """
    return f"{span(numbers[0], numbers[-1])} player{'' if list(numbers) == [1] else 's'}"


class UnknownAction(BadInput):
    """Words, JSON or a number that do not name an action of this game."""


class UnknownGame(BadInput):
    """No game of that name is registered."""


class BrokenGame(BadInput):
    """An installed game that cannot be loaded; the message names its package and the error."""


class BadSeat(BadInput):
    """A seat that the game does not have."""


class BadOption(BadInput):
    """An option that the game does not have, or a value that the option does not take."""


class BadPosition(BadInput):
    """A position that cannot be read; the message names the field at fault."""


class BadRecord(BadInput):
    """A record that cannot be read or does not replay; the message names the entry and field at fault."""


class OtherRules(BadRecord):
    """A record of another version, of its form or of the rules: what is installed cannot replay it."""


class UnknownField(OtherRules):
    """A record with a field that is not known here, such as one that a newer version has written.

    Args:
        text: the reason in English.
        field: the name of the field, in a short form.
    """

    def __init__(self, text: str, field: str = "") -> None:
        super().__init__(text)
        self.field = field


class BadComponents(BadInput):
    """An invalid file of components, or one that breaks a count of the rulebook; the message names the line.

    Args:
        text: the reason in English.
        kind: the stable name of the reason; ``other`` if only the text describes it.
        line: the line at fault, from 1; None if it is the whole file.
        column: the character of the line, from 1.
        values: the values that a translation needs.
    """

    def __init__(
        self,
        text: str,
        kind: str = "other",
        line: int | None = None,
        column: int | None = None,
        **values: str | int,
    ) -> None:
        super().__init__(text)
        self.kind = kind
        self.line = line
        self.column = column
        self.values = values
