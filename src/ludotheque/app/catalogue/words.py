"""The few words of a game that the shelf shows: its texts as a whole are fetched at a table."""

from __future__ import annotations

import functools
import re

from fluent.runtime import FluentBundle, FluentResource

from ludotheque.app.protocol.answers.tables import GameWords
from ludotheque.core.game import Game
from ludotheque.core.registry import load


def shelved(game: Game, language: str) -> GameWords:
    """Return what the shelf tells of a game in one of its languages."""
    return _shelved(game.id, language)


@functools.cache
def _shelved(id: str, language: str) -> GameWords:
    texts = load(id).text(language)
    return {"title": _message(texts, "title"), "tagline": _message(texts, "tagline"), "feel": _message(texts, "feel")}


def _message(texts: str, id: str) -> str:
    r"""Return one message of Fluent texts, and read no other: all of a large game's take long.

    >>> _message("title = Go\ntagline = Black and\n    white.\nfeel = Calm", "tagline")
    'Black and white.'
    >>> _message("title = Go", "feel")
    ''
    """
    found = re.search(rf"^{id} =.*(?:\n(?: .*)?)*", texts, re.MULTILINE)
    if found is None:
        return ""
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(found[0]))
    pattern = bundle.get_message(id).value
    said, _ = bundle.format_pattern(pattern, {}) if pattern is not None else ("", [])
    return str(said).replace("\n", " ")
