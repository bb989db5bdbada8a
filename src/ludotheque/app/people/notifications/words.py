"""The texts of notifications, in the recipient's language."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ludotheque.app.protocol import server_texts as spoken
from ludotheque.app.protocol.server_texts import Language as Language
from ludotheque.core.visible import isolated

TEXT = Path(__file__).with_name("text")


def say(language: str, key: str, **values: str) -> str:
    """Return a text.

    >>> say("en", "turn-line", game="Koryŏ", names="Ada, Otto")
    'Your turn at Koryŏ with Ada, Otto'
    """
    return spoken.say(TEXT, language, key, **values)


def listed(language: str, names: Sequence[str]) -> str:
    """Return names in a row, those that the server made in the language of the reader.

    No word stands between the last two, so that no language needs to know how a name ends.

    >>> listed("ko", ["Ada", "Player 2"])
    'Ada, 플레이어 2'
    """
    return ", ".join(isolated(spoken.named(language, name)) for name in names)
