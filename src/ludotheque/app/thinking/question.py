"""The questions that leave a table: a resampled position, never the true contents of other hands."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from ludotheque.core.chance import SeededChance
from ludotheque.core.game import Game
from ludotheque.core.rules import Json
from ludotheque.core.state import State


@dataclass(frozen=True, slots=True)
class Question:
    """One of the positions that the seat might be in."""

    game: str
    position: Json
    seat: int
    seed: int


def question(game: Game, state: State, seat: int) -> Question:
    """Ask on behalf of a seat: keep its own knowledge, and deal everything hidden again."""
    sample = state.resample(seat, SeededChance(new_seed()))
    return Question(game.id, game.to_json(sample), seat, new_seed())


def new_seed() -> int:
    """Return a new, unguessable seed."""
    return secrets.randbits(62)
