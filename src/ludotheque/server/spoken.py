"""Texts that the server itself says to people, in the languages of the client."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

Language = Literal["en", "fr", "ko"]


@functools.cache
def _bundle(folder: Path, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(folder.joinpath(f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


def say(folder: Path, language: str, key: str, **values: str | int) -> str:
    """Return a text of the files in a folder, one for each language."""
    bundle = _bundle(folder, language)
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, values)
    assert not errors, errors
    return str(text)


def listed(language: str, names: Sequence[str], style: Literal["unit", "standard"] = "unit") -> str:
    """Return names as the language lists them: without a word between the last two, or with it.

    >>> listed("en", ["Ada", "Otto"]), listed("en", ["Ada", "Otto"], "standard")
    ('Ada, Otto', 'Ada and Otto')
    """
    return format_list(list(names), style=style, locale=language)
