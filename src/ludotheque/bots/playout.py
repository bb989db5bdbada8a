"""Random playouts in the compiled loop and their winners, for simulation, search and benchmarks."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.state import State


class PlayoutCounts:
    """The counts of a playout: decisions, and choices (decisions with more than one action)."""

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.choices: i64 = 0


def playout(state: State, chance: Chance, tally: PlayoutCounts) -> None:
    """Play ``state`` to its end with uniformly random actions, adding to ``tally``.

    >>> from ludotheque import SeededChance, load
    >>> state, tally = load("koryo").start(4, chance=SeededChance(1)), PlayoutCounts()
    >>> playout(state, SeededChance(2), tally)
    >>> state.is_terminal(), tally.decisions >= tally.choices
    (True, True)
    """
    decisions: i64 = 0
    choices: i64 = 0
    actions = state.offers()
    while actions:
        count = i64(len(actions))
        if count == 1:
            state.apply_offered(actions[0])
        else:
            choices += 1
            state.apply_offered(actions[chance.below(count)])
        decisions += 1
        actions = state.offers()
    tally.decisions += decisions
    tally.choices += choices


def rollouts(root: State, games: i64, chance: Chance, tally: PlayoutCounts) -> None:
    """Random games from ``root``, each in another world that looks the same to its current player.

    >>> from ludotheque import SeededChance, load
    >>> tally = PlayoutCounts()
    >>> rollouts(load("leduc").start(2, chance=SeededChance(1)), 10, SeededChance(2), tally)
    >>> tally.decisions >= 20
    True
    """
    seat = root.current_player()
    for _ in range(games):
        playout(root.resample(seat, chance), chance, tally)


def win_shares(returns: list[float], cooperative: bool) -> list[float]:
    """Each seat's share of a win: seats that share the first place share it.

    In a cooperative game, and with one player, everyone has won whose return is above 0.

    >>> win_shares([1.0, -1.0, 1.0], cooperative=False), win_shares([0.3, 0.3], cooperative=True)
    ([0.5, 0.0, 0.5], [1.0, 1.0])
    """
    if cooperative or len(returns) == 1:
        return [1.0 if value > 0.0 else 0.0 for value in returns]
    best = max(returns)
    winners: i64 = 0
    for value in returns:
        if value == best:
            winners += 1
    return [1.0 / float(winners) if value == best else 0.0 for value in returns]
