"""A level's choice of an action: at once where there is nothing to think about, else by a look or a search.

No level throws a won game away on purpose: an action that wins at once is taken, and no slip costs much.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from ludotheque.bots.nets import judge
from ludotheque.bots.playout import win_shares
from ludotheque.bots.search import Search
from ludotheque.core.chance import Chance, SeededChance
from ludotheque.core.game import Game
from ludotheque.core.levels import Strength
from ludotheque.core.state import Heuristics, State

WORLDS_TO_WIN: Final = 4
"""Worlds, each with luck of its own, in all of which an action must win at once."""
MOST_LOST: Final = 0.15
"""The chance to win that a slip may cost."""
SEEDS: Final = 2**31 - 1


class Worth(NamedTuple):
    """An action and its value to the seat that decides, 0 to 1."""

    action: int
    value: float


class Choosing:
    """A choice that goes on slice by slice, from a world that ``seat`` cannot tell from the true one."""

    def __init__(self, strength: Strength, game: Game, world: State, seat: int, chance: Chance) -> None:
        self._simulations = strength.simulations
        self._overlooked = _overlooked(strength.slips, chance)
        self._search: Search | None = None
        self._looked = False
        heuristics = judge(game, world.num_players)
        actions = world.legal_actions()
        if len(actions) > 1:
            actions = heuristics.candidates(world, actions)
        winning = actions[0] if len(actions) == 1 else _winning(world, seat, actions, chance, game.cooperative)
        if winning is not None:
            self._chosen = int(winning)
        elif strength.simulations == 0:
            by_hand = game.heuristics()  # a net would see further than such a level is to
            found = looks(world, seat, actions, by_hand, chance, strength.worlds, cooperative=game.cooperative)
            self._chosen = _picked(found, self._overlooked)
            self._looked = True
        else:
            self._search = Search(
                world,
                seat,
                heuristics,
                chance,
                game.cooperative,
                worlds=strength.worlds,
                sight=strength.sight,
            )

    def go_on(self, seconds: float, more: float = 0.0) -> bool:
        """Search on for so many seconds; return whether the choice is settled though ``more`` could follow."""
        return self._search is None or self._search.run_for(seconds, decisive=True, more=more, most=self._simulations)

    def finish(self) -> None:
        """Search as far as the level does, however long that takes."""
        self.go_on(math.inf)

    def found(self) -> int:
        """Return the action so far."""
        if self._search is None:
            return self._chosen
        nodes = sorted(self._search.root.children, key=lambda node: -node.visits)
        return _picked([Worth(node.action, node.value()) for node in nodes], self._overlooked)

    def reached(self) -> float | None:
        """Return the share of the simulations that was done, 0 to 1; None if there was nothing to think about.

        It is all, too, after a look, and where more could not change the choice.
        """
        if self._search is None:
            return 1.0 if self._looked else None
        done = self._search.simulations
        if self._search.is_clear() or self._search.lead() > self._simulations - done:
            return 1.0
        return min(1.0, done / self._simulations)


def looks(
    world: State,
    seat: int,
    actions: Sequence[int],
    heuristics: Heuristics,
    chance: Chance,
    worlds: int,
    *,
    cooperative: bool,
) -> list[Worth]:
    """Return what each action is worth by a look one choice ahead, in some worlds, the best first."""
    guesses = [_guess(world, seat, chance) for _ in range(worlds)]
    found = []
    for action in actions:
        after = [_after(guess, action) for guess in guesses]
        total = sum(_value(state, seat, heuristics, cooperative=cooperative) for state in after)
        found.append((total / worlds, chance.below(SEEDS), action))  # ties are broken by chance
    return [Worth(action, value) for value, _, action in sorted(found, reverse=True)]


def _overlooked(slips: float, chance: Chance) -> int:
    """Return how many of the best actions a level overlooks this time: each with that probability."""
    overlooked = 0
    while int(chance.below(SEEDS)) < slips * SEEDS:
        overlooked += 1
    return overlooked


def _picked(found: Sequence[Worth], overlooked: int) -> int:
    """Return the best action that is not overlooked, among those that are not much worse than the best of all."""
    choices = [one.action for one in found if found[0].value - one.value <= MOST_LOST]
    return choices[min(overlooked, len(choices) - 1)]


def _winning(world: State, seat: int, actions: Sequence[int], chance: Chance, cooperative: bool) -> int | None:
    """Return an action after which the game is won at once, or None."""
    guesses = [_guess(world, seat, chance) for _ in range(WORLDS_TO_WIN)]
    for action in actions:
        if all(_is_won(_after(guess, action), seat, cooperative=cooperative) for guess in guesses):
            return action
    return None


def _guess(world: State, seat: int, chance: Chance) -> State:
    """Return another world that looks the same to the seat, with luck of its own."""
    return world.resample(seat, SeededChance(chance.below(SEEDS)))


def _after(guess: State, action: int) -> State:
    """Return the world after an action."""
    after = guess.clone()
    after.apply_offered(action)
    return after


def _is_won(state: State, seat: int, *, cooperative: bool) -> bool:
    """Return whether a game is over and won by the seat alone, or by the team. Forced actions are played first."""
    while len(state.offers()) == 1:
        state.apply_offered(state.offers()[0])
    return bool(state.is_terminal() and win_shares(state.returns(), cooperative)[seat] == 1.0)


def _value(state: State, seat: int, heuristics: Heuristics, *, cooperative: bool) -> float:
    """Return what a state is worth to a seat, 0 to 1: its result, or the estimate."""
    if not state.is_terminal():
        return (heuristics.estimate(state, seat) + 1.0) / 2.0
    returns = state.returns()
    if cooperative or len(returns) == 1:
        return (float(returns[seat]) + 1.0) / 2.0
    return float(win_shares(returns, cooperative=False)[seat])
