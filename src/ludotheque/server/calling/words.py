"""The texts of calls, in the language of the person who is called."""

from __future__ import annotations

from pathlib import Path

from ludotheque.server import spoken
from ludotheque.server.spoken import Language as Language
from ludotheque.server.spoken import listed as listed

TEXT = Path(__file__).with_name("text")


def say(language: str, key: str, **values: str) -> str:
    """Return a text.

    >>> say("en", "turn-line", game="Koryŏ", names="Ada, Otto")
    'Your turn at Koryŏ with Ada, Otto'
    """
    return spoken.say(TEXT, language, key, **values)
