"""Texts of people as they are shown: without characters that hide or reorder others, and with few marks on a letter."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final

MOST_MARKS: Final = 3
"""Accents and the like on one letter; more of them would cover the lines above and below."""
MARKS: Final = frozenset({"Mn", "Me"})
"""Categories of characters that take no room of their own. Combining classes do not tell: many of Asia have none."""
HIDING: Final = frozenset({"Cc", "Cf", "Cs"})
"""Categories of characters that show nothing or change the direction of writing."""
GAPS: Final = frozenset("\t\v\f\r\x85\u2028\u2029")
"""Characters that move on to another place or line, as no text of one line needs."""
REORDERING: Final = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Characters that change the direction of writing: Unicode calls them bidirectional controls."""
ISOLATES: Final = "\u2068\u2069"
"""The marks around a text that stands apart from its neighbours, whatever its direction; they take no room."""
RIGHT_TO_LEFT: Final = frozenset({"R", "AL"})
"""Directions of letters as in Hebrew and Arabic."""
JOINERS: Final = "\u200c\u200d"
"""Characters that change how their neighbours are written, in some scripts and between emoji."""
JOINED_SCRIPTS: Final = (range(0x0600, 0x0E00), range(0x1000, 0x10A0), range(0x1780, 0x18B0))
"""Code points of scripts with joiners: Arabic, those of India, and a few of their neighbours."""
PICTURES: Final = frozenset({"So", "Sk", "Sm"})
"""Categories of emoji, the colours of skin among them."""
SHAPED: Final = "\ufe0f"
"""The character that has the one before it shown as an emoji."""
FLAGS: Final = re.compile(
    "(\U0001f3f4\U000e0067\U000e0062(?:\U000e0065\U000e006e\U000e0067|\U000e0073\U000e0063\U000e0074|"
    "\U000e0077\U000e006c\U000e0073)\U000e007f)"
)
"""The flags of England, Scotland and Wales, whose letters are invisible characters."""


def visible(text: str) -> str:
    r"""Return a text without what hides or reorders parts of it. Its lines stay, other gaps become blanks.

    >>> visible("\u202eabc\u202c"), visible("a\tb"), visible("e" + "\u0301" * 30) == "e" + "\u0301" * 3
    ('abc', 'a b', True)
    """
    parts = FLAGS.split(text)
    return "".join(part if number % 2 else _plain(part) for number, part in enumerate(parts))


def isolated(text: str) -> str:
    r"""Return a text apart from what comes before and after it, where its letters or signs could reorder that.

    >>> isolated("Ann"), isolated("\u05d3\u05d5\u05d3") == "\u2068\u05d3\u05d5\u05d3\u2069"
    ('Ann', True)
    """
    if text.isascii() or ISOLATES[0] in text:
        return text
    plain = REORDERING.sub("", text)
    if plain == text and not any(unicodedata.bidirectional(one) in RIGHT_TO_LEFT for one in text):
        return text
    return ISOLATES[0] + plain + ISOLATES[1]


def _plain(text: str) -> str:
    spaced = (" " if one in GAPS else one for one in text)
    kept = [one for one in spaced if one == "\n" or one in JOINERS or unicodedata.category(one) not in HIDING]
    return few_marks(needed_joiners(kept))


def needed_joiners(characters: Sequence[str]) -> list[str]:
    """Leave out joiners between characters that are written alike without them."""
    kept: list[str] = []
    for number, character in enumerate(characters):
        if character not in JOINERS or (
            kept and number + 1 < len(characters) and _join(kept[-1], characters[number + 1])
        ):
            kept.append(character)
    return kept


def _join(before: str, after: str) -> bool:
    if _has_joiners(before) and _has_joiners(after):
        return True
    picture = before == SHAPED or unicodedata.category(before) in PICTURES
    return picture and unicodedata.category(after) in PICTURES


def _has_joiners(character: str) -> bool:
    return any(ord(character) in script for script in JOINED_SCRIPTS)


def few_marks(characters: Iterable[str]) -> str:
    """Leave out marks beyond those that one letter may carry."""
    kept: list[str] = []
    marks = 0
    for character in characters:
        if character not in JOINERS:
            marks = marks + 1 if unicodedata.category(character) in MARKS else 0
        if marks <= MOST_MARKS:
            kept.append(character)
    return "".join(kept)
