"""Refusals that are not errors, and the keys by which clients say refusals in the reader's language."""

from __future__ import annotations

import math

from ludotheque.core.errors import BadInput

Args = dict[str, str | int]


class Refused(Exception):
    """Something is not done; the text says why, for people. Nothing was changed.

    Args:
        text: the reason in English.
        key: the stable name of the reason.
        args: the values that a translation needs.
    """

    def __init__(self, text: str, key: str = "refused", **args: str | int) -> None:
        super().__init__(text)
        self.key = key
        self.values: Args = args


class TooMany(Refused):
    """A limit is reached; the text says which, and ``after`` in how many seconds to come back."""

    def __init__(self, text: str, after: float, key: str = "too-many", **args: int) -> None:
        super().__init__(text, key, **args, seconds=math.ceil(after))
        self.after = after


class Unfit(BadInput):
    """Input that does not fit, of a kind that people cause and clients translate; see `Refused`."""

    def __init__(self, text: str, key: str, **args: str | int) -> None:
        super().__init__(text)
        self.key = key
        self.values: Args = args


class Invalid(Unfit):
    """A message without the shape of its kind; ``field`` is what a person filled in wrongly, or ``other``."""

    def __init__(self, text: str, field: str = "other") -> None:
        super().__init__(text, "invalid", field=field)


class Missing(Exception):
    """There is nothing at this address; the text says what was looked for."""


class NoTable(Exception):
    """There is no table of that name."""
