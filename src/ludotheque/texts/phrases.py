"""Texts of the platform itself, in folders that have one Fluent file for each language."""

from __future__ import annotations

import functools
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from ludotheque.core.visible import isolated


@functools.cache
def _bundle(folder: Path, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(folder.joinpath(f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


def knows(folder: Path, language: str, key: str) -> bool:
    """Return whether the files in a folder have a text of that key."""
    return _bundle(folder, language).has_message(key)


def say(folder: Path, language: str, key: str, **values: str | float) -> str:
    """Return a text of the files in a folder, one for each language."""
    bundle = _bundle(folder, language)
    pattern = bundle.get_message(key).value
    assert pattern is not None
    apart = {name: isolated(value) if isinstance(value, str) else value for name, value in values.items()}
    text, errors = bundle.format_pattern(pattern, apart)
    assert not errors, errors
    return str(text)
