"""The texts of calls, in the language of the person who is called."""

from __future__ import annotations

import functools
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from fluent.runtime import FluentBundle, FluentResource

from ludotheque.server.belongings import FORMER

TEXT = Path(__file__).with_name("text")
Language = Literal["en", "fr", "ko"]
"""The languages of the calls: those of the client."""
MADE = re.compile(r"(Bot|Player) ([0-9]+)")
"""The names that the server gives to those who have none; clients translate them, too."""


@functools.cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(TEXT.joinpath(f"{language}.ftl").read_text()))
    return bundle


def say(language: str, key: str, **values: str) -> str:
    """Return a text.

    >>> say("en", "turn-line", game="Koryŏ", names="Ada, Otto")
    'Your turn at Koryŏ with Ada, Otto'
    """
    bundle = _bundle(language)
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, values)
    assert not errors, errors
    return str(text)


def listed(language: str, names: Sequence[str]) -> str:
    """Return names in a row, without a word between the last two: no language then needs to know how they end.

    >>> listed("ko", ["Ada", "Player 2"])
    'Ada, 플레이어 2'
    """
    return ", ".join(_named(language, name) for name in names)


def _named(language: str, name: str) -> str:
    """Return a name; one that the server made in the language of the reader."""
    if name == FORMER:
        return say(language, "former")
    made = MADE.fullmatch(name)
    return say(language, made[1].lower(), number=made[2]) if made else name
