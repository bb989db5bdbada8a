"""Names of people: written in one way, with nothing invisible in them, and told apart at a table."""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Collection, Mapping
from functools import cache
from typing import Any

from ludotheque.core.visible import FLAGS, JOINERS, few_marks, needed_joiners

LONGEST_NAME = 40
"""Characters of a name."""

BOT_MARK = "[bot] "
"""The beginning of each bot account's name at tables, where no lack of room cuts it off; no person's name has it."""

FORMER = "A former player"
"""The name of a guest who was deleted."""

HIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Categories of characters that show nothing, change the direction of writing, or mean nothing anywhere."""

BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that Unicode counts among letters, marks and symbols, and that show nothing all the same."""

UNJOINED = dict.fromkeys(map(ord, JOINERS))
"""Leaves out joiners: between many letters they change nothing that can be seen."""

SELECTORS = (range(0x180B, 0x1810), range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))
"""Code points that choose between shapes of the character before them."""


def clean(name: str) -> str:
    r"""Return a name as it is kept and shown. Empty if nothing of it can be seen.

    >>> clean("  Ann\u200b   \uff22. "), clean("\u202eneB"), clean("\u3164")
    ('Ann B.', 'neB', '')
    """
    parts = FLAGS.split(unicodedata.normalize("NFKC", name))
    return " ".join("".join(part if at % 2 else _cleaned(part) for at, part in enumerate(parts)).split())


def _cleaned(text: str) -> str:
    shown = [one for one in text if _shows(one) or one.isspace() or one in JOINERS]
    return few_marks(needed_joiners(shown))


def _shows(character: str) -> bool:
    code = ord(character)
    hidden = unicodedata.category(character) in HIDDEN or character in BLANK
    return not hidden and not any(code in selectors for selectors in SELECTORS)


def legible(text: str) -> bool:
    """Return whether something of a text can be seen."""
    return any(one not in BLANK and not one.isspace() for one in text)


def alike(one: str, other: str) -> bool:
    """Return whether people could take two names for one another.

    >>> alike("Ann", "\u0410nn"), alike("Ilka", "llka"), alike("Ann", "ANN"), alike("Ann", "Ben")
    (True, True, True, False)
    """
    return any(left == right for left, right in zip(likenesses(one), likenesses(other), strict=True))


def likenesses(name: str) -> tuple[str, str]:
    """Return two keys of a name: names that people could take for one another have one of them in common."""
    return _skeleton(name), _skeleton(name.casefold())


def _skeleton(name: str) -> str:
    """Write a name with one character for all those that look the same, capitals and small letters included."""
    joined = unicodedata.normalize("NFD", name).translate(UNJOINED)
    return "".join(map(_exemplar, joined)).casefold()


def _exemplar(character: str) -> str:
    """Return the character, or characters, that stand for all that look like it.

    The library lists everything that looks like an exemplar, and for all others their exemplar alone.
    """
    confusables = _confusables()
    similar = confusables.get(character, ())
    if len(similar) != 1:
        return character
    other = str(similar[0]["c"])
    pair = len(confusables.get(other, ())) == 1
    return min(character, other) if pair else other


@cache
def _confusables() -> Mapping[str, Any]:
    """Return the characters that look alike. Pages without a server, where one person names all, have no such table."""
    if sys.platform == "emscripten":
        return {}
    from confusable_homoglyphs.confusables import confusables_data

    found: Mapping[str, Any] = confusables_data
    return found


def marked(name: str) -> bool:
    """Return whether a name could be taken for that of a bot account.

    >>> marked("[bot] Kim"), marked("[B\u043eT] Kim 2"), marked("Abbot")
    (True, True, False)
    """
    return _skeleton(BOT_MARK.strip()) in _skeleton(name.casefold())


def apart(name: str, others: Collection[str]) -> str:
    """Return a name, with a number if it looks like another at the table.

    >>> apart("Ann", ["Ben"]), apart("Ann", ["Ben", "ann", "Ann 2"])
    ('Ann', 'Ann 3')
    """
    number = 1
    found = name
    while any(alike(found, other) for other in others):
        number += 1
        found = f"{name[: LONGEST_NAME - len(str(number)) - 1].rstrip()} {number}"
    return found


def bot_name(seat: int) -> str:
    """Return the name of a bot to which no one has given one."""
    return f"Bot {seat + 1}"
