"""The rewards of environments: a game's result, its points or the lead, at the end or with each decision."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import isfinite
from typing import Final, Literal, TypeAlias, get_args

from ludotheque.core.errors import BadInput
from ludotheque.core.game import Game
from ludotheque.core.state import State
from ludotheque.envs.batch import Payer

Reward: TypeAlias = Literal["result", "score", "margin"]
"""The result by placing, from -1 to 1; the points of the rulebook; or the points ahead of the best other seat."""
Paid: TypeAlias = Literal["end", "step"]
"""A reward comes once the game is over, or with each decision: the part that has been added since the last one."""
ILLEGAL: Final = -1.0
"""The usual reward for an action that is not offered, which ends a game."""


def result(state: State) -> list[float]:
    """Return the result of each seat, from -1 to 1."""
    return state.returns()


def score(state: State) -> list[float]:
    """Return the points of each seat; before the end, as if the game ended now."""
    return [float(points) for points in state.scores()]


def margin(state: State) -> list[float]:
    """Return how far each seat is ahead of the best of the others, in points; behind, below zero."""
    points = score(state)
    return [own - max(points[:seat] + points[seat + 1 :]) for seat, own in enumerate(points)]


WORTH: Final[dict[str, Callable[[State], list[float]]]] = {"result": result, "score": score, "margin": margin}


def payer(game: Game, players: int, reward: Reward, paid: Paid) -> Callable[[], Payer]:
    """Return a maker of what pays the seats of a game. BadInput if there is no such reward, or not in this game."""
    check_reward(game, players, reward, paid)
    return partial(Payer, WORTH[reward], paid == "step")


def check_reward(game: Game, players: int, reward: Reward, paid: Paid) -> None:
    """Raise BadInput if there is no such reward, or not in this game."""
    if reward not in WORTH:
        raise BadInput(f"the reward is one of {_listed(*WORTH)}, not {reward!r}")
    if paid not in get_args(Paid):
        raise BadInput(f"a reward is paid at the {_listed(*get_args(Paid))}, not {paid!r}")
    if reward == "margin" and (game.cooperative or players == 1):
        raise BadInput("there is no one to be ahead of here: the reward is 'result' or 'score'")
    if reward == "result" and paid == "step":
        raise BadInput("a result is known at the end alone: pay 'score' or 'margin' with each step")


def illegal_reward(reward: float | None) -> float | None:
    """Return the reward for an action that is not offered, or None, which raises. BadInput if it is no number."""
    if reward is None:
        return None
    if isinstance(reward, bool) or not isinstance(reward, (int, float)) or not isfinite(reward):
        raise BadInput(f"illegal_reward is a number, or None to raise IllegalAction, not {reward!r}")
    return float(reward)


def _listed(*names: str) -> str:
    return ", ".join(map(repr, names))
