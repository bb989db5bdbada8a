"""The terminal's own words, in the languages of the platform; a game's are those of ``ludotheque.texts.texts``."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from ludotheque.core.levels import KNOWN, level_of
from ludotheque.texts.phrases import say

FOLDER = Path(__file__).with_name("text")
MADE = re.compile(r"(Bot|Player) ([0-9]+)")
"""The names that a server gives to those who have none."""
MINUTE, HOUR, DAY = 60, 3_600, 86_400
LANGUAGES = tuple(sorted(file.stem for file in FOLDER.glob("*.ftl")))


class TerminalWords:
    """The terminal's words in one language; English where it has none.

    >>> TerminalWords("fr")("player", number=2), TerminalWords("tlh").language
    ('Joueur 2', 'en')
    """

    def __init__(self, language: str = "en") -> None:
        self.language: str = language if language in LANGUAGES else "en"

    def __call__(self, key: str, **values: str | int) -> str:
        return say(FOLDER, self.language, key, **values)

    def named(self, name: str) -> str:
        """Return a name; one that a server made in this language.

        >>> TerminalWords("fr").named("Player 2"), TerminalWords("fr").named("Ada")
        ('Joueur 2', 'Ada')
        """
        made = MADE.fullmatch(name)
        return self(made[1].lower(), number=made[2]) if made else name

    def level(self, name: str) -> str:
        """Return the name of a level of bots in this language; one of which it has none as it is.

        >>> TerminalWords("fr").level("medium"), TerminalWords("fr").level("grandmaster")
        ('Confirmé', 'grandmaster')
        """
        return self(f"level-{level_of(name)}") if name in KNOWN else name

    def either(self, ways: Sequence[str]) -> str:
        """Return ways to choose from, in a row.

        >>> TerminalWords().either(["a", "b", "c"]), TerminalWords("fr").either(["a", "b"])
        ('a, b or c', 'a ou b')
        """
        *others, last = ways
        return self("either", others=", ".join(others), last=last) if others else last

    def clock(self, seconds: float) -> str:
        """Write a time that runs.

        >>> TerminalWords().clock(65.2), TerminalWords().clock(90_061)
        ('1:05', '1d 1h')
        """
        left = max(0, int(seconds))
        if left >= DAY:
            return self("days-hours", days=left // DAY, hours=left % DAY // HOUR)
        if left >= HOUR:
            return f"{left // HOUR}:{left % HOUR // MINUTE:02}:{left % MINUTE:02}"
        return f"{left // MINUTE}:{left % MINUTE:02}"
