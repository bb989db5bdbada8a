"""Positions and files that people bring to a game: it begins from them, and nothing shuffled what is in them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludotheque.core.errors import BadInput
from ludotheque.core.game import Game
from ludotheque.core.registry import load

POSITION: Final = "position"
"""The word for a position among the names of options that are files."""


def file_options(game: Game) -> list[str]:
    """Return the names of a game's options whose values are files."""
    return [str(one["name"]) for one in game.options.declared() if one["document"]]


def custom_inputs(game: str, options: Mapping[str, Any], position: Mapping[str, Any] | None) -> list[str]:
    """Return what was brought to a game: ``position``, and the names of the options that are files, its own included.

    Of a game that is not installed any more the options say nothing.

    >>> custom_inputs("koryo", {}, None), custom_inputs("manga_dice", {"cards": "..."}, {"seats": []})
    ([], ['position', 'cards'])
    """
    try:
        names = file_options(load(game))
    except BadInput:
        names = []
    chosen = [options, (position or {}).get("options") or {}]
    files = [name for name in names if any(one.get(name) for one in chosen)]
    return files if position is None else [POSITION, *files]
