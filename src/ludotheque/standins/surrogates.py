"""Finds halves of characters in JSON, which Python's own reader lets through and the libraries refuse."""

from __future__ import annotations

import re

_ESCAPES = re.compile(
    r"\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}"  # a whole character
    r"|(?P<half>\\u[dD][89a-fA-F])"
    r"|\\."  # any other escape, so that a backslash that is escaped begins none
)


def has_half(text: str) -> bool:
    r"""Return whether JSON has half of a surrogate pair in it, written as an escape.

    >>> has_half(r'"\ud800"'), has_half(r'"\uD83D\uDE00"'), has_half(r'"\\ud800"')
    (True, False, False)
    """
    return "\\u" in text and any(one["half"] for one in _ESCAPES.finditer(text))


def encodable(text: str) -> bool:
    """Return whether a text can be written in UTF-8: it has no half of a surrogate pair in it."""
    if not text.isascii():
        try:
            text.encode()
        except UnicodeEncodeError:
            return False
    return True
