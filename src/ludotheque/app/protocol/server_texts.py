"""The server's own texts for people, in the languages of the client."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from babel.lists import format_list

from ludotheque.app.protocol.names import FORMER
from ludotheque.core.visible import isolated
from ludotheque.texts.phrases import say as say

Language = Literal["en", "fr", "ko"]
NAMES = Path(__file__).with_name("text")
"""The texts of the names that the server gives."""
MADE = re.compile(r"(Bot|Player) ([0-9]+)")
"""The names that it gives to those who have none; clients translate them, too."""


def listed(language: str, names: Sequence[str]) -> str:
    """Return names as the language lists them.

    >>> listed("en", ["Ada", "Otto"])
    'Ada and Otto'
    """
    return format_list([isolated(name) for name in names], style="standard", locale=language)


def named(language: str, name: str) -> str:
    """Return a name; one that the server made in the language of the reader.

    >>> named("fr", "Player 2"), named("fr", "Ada")
    ('Joueur 2', 'Ada')
    """
    if name == FORMER:
        return say(NAMES, language, "former")
    made = MADE.fullmatch(name)
    return say(NAMES, language, made[1].lower(), number=made[2]) if made else name


def player(language: str, number: int) -> str:
    """Return the name of a player who has none that can be written.

    >>> player("en", 2)
    'Player 2'
    """
    return say(NAMES, language, "player", number=number)
