"""The themes of puzzles: those of a game, in its folder's ``puzzles/themes.toml``, and those of one puzzle.

A theme names reasons for the best move, verbs of it, what the other moves cost (lines of the score sheet or endings,
and kinds of causes) and questions; a puzzle has it if one of them fits. The game's text ``theme-<name>`` says it in a
player's words.
"""

from __future__ import annotations

import functools
import tomllib
from collections import Counter
from collections.abc import Mapping
from typing import Final

from ludotheque.core.game import Game
from ludotheque.core.registry import load
from ludotheque.teaching.puzzles.puzzle import FOLDER, Puzzle

FILE: Final = "themes.toml"
SIGNS: Final = ("reasons", "verbs", "costs", "kinds", "prompts")
"""The signs by which a theme is known."""


def themes(game: Game) -> Mapping[str, Mapping[str, frozenset[str]]]:
    """Return the themes of a game, in the order in which they are listed; none if it has none."""
    return _read(game.id)


@functools.cache
def _read(id: str) -> Mapping[str, Mapping[str, frozenset[str]]]:
    file = load(id).folder().joinpath(FOLDER, FILE)
    if not file.is_file():
        return {}
    return {
        name: {sign: frozenset(theme.get(sign, ())) for sign in SIGNS}
        for name, theme in tomllib.loads(file.read_text(encoding="utf-8")).items()
    }


def themes_of(puzzle: Puzzle) -> tuple[str, ...]:
    """Return the names of a puzzle's themes."""
    parts = [part for one in puzzle.moves if (part := one.part) is not None]
    most = Counter(part.key for part in parts).most_common(1)
    tempting = puzzle.moves[1].part
    found: Mapping[str, set[str]] = {
        "reasons": {reason.key for reason in puzzle.reasons(puzzle.best.move)},
        "verbs": {puzzle.best.move.partition(" ")[0]},
        "costs": {key for key, _ in most} | ({tempting.key} if tempting is not None else set()),
        "kinds": {tempting.kind} if tempting is not None else set(),
        "prompts": {puzzle.game.prompt(puzzle.state()).key},
    }
    return tuple(
        name
        for name, theme in themes(puzzle.game).items()
        if any(theme[sign] & values for sign, values in found.items())
    )
