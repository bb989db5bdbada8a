"""The texts of calls, in the language of the person who is called."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

TEXT = Path(__file__).with_name("text")
Language = Literal["en", "fr", "ko"]
"""The languages of the calls: those of the client."""


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
    """Return names as the language lists them, without a word between the last two.

    >>> listed("en", ["Ada", "Otto"])
    'Ada, Otto'
    """
    return format_list(list(names), style="unit", locale=language)
