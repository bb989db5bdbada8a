"""Matches that measure a net: every deal is played from each seat, and the interval is Wilson's.

>>> from ludotheque import load
>>> found = match(load("leduc"), 2, Contender(), Contender(simulations=20), deals=4, seed=1)
>>> found.games
8
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from time import process_time
from typing import Final

from ludotheque.bots.cluster import workers
from ludotheque.bots.contest import chance_seed
from ludotheque.bots.nets import NetCard, learned
from ludotheque.bots.playout import win_shares
from ludotheque.bots.search import Search, look_ahead
from ludotheque.bots.simulate import wilson
from ludotheque.core.chance import Chance, SeededChance
from ludotheque.core.game import Game
from ludotheque.core.registry import load
from ludotheque.core.state import State

WORLDS = 4
"""Worlds in which a look one ply ahead tries each action."""

TRIAL: Final = 3
"""Deals that tell how long both sides of a match think."""

Think = Callable[[State, int, Chance], int]


@dataclass(frozen=True, slots=True)
class Contender:
    """One side of a match: the net it judges by (None: the game's own estimate), and how it thinks.

    With 0 ``simulations`` it looks one ply ahead.
    """

    net: tuple[NetCard, bytes] | None = None
    simulations: int = 0

    def thinks(self, game: Game) -> Think:
        """Return its way to choose."""
        heuristics = game.heuristics() if self.net is None else learned(game, *self.net)

        def think(state: State, seat: int, chance: Chance) -> int:
            world = state.resample(seat, chance)
            actions = heuristics.candidates(world, world.legal_actions())
            if len(actions) == 1:
                return actions[0]
            if self.simulations == 0:
                return look_ahead(world, seat, heuristics, chance, WORLDS)
            search = Search(world, seat, heuristics, chance, game.cooperative)
            search.run(self.simulations, decisive=True)
            return search.best()

        return think


@dataclass(frozen=True, slots=True)
class MatchScore:
    """The outcome of a match for the first side: its points, how many games, and milliseconds a choice of each."""

    points: float
    games: int
    own_ms: float
    other_ms: float

    @property
    def share(self) -> float:
        """Its part of the wins, or in a cooperative game the games won."""
        return self.points / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% interval of the share."""
        return wilson(self.points, self.games)


def match(
    game: Game,
    players: int,
    one: Contender,
    others: Contender,
    deals: int,
    seed: int,
    jobs: int = 1,
    scheduler: str | None = None,
) -> MatchScore:
    """Play one side against the other in all other seats; in a cooperative game alone, on the same deals.

    Args:
        game: the game.
        players: how many sit.
        one: the side whose points count.
        others: the side that has all other seats.
        deals: how many; each is played with ``one`` in each seat.
        seed: where chance begins.
        jobs: processes.
        scheduler: the address of a Dask scheduler, whose workers play instead of processes.
    """
    play = partial(_deal, game.id, players, one, others, seed)
    points, games, seconds, choices = 0.0, 0, [0.0, 0.0], [0, 0]
    with workers(jobs, scheduler, game) as crew:
        done = dict(crew.spread(play, range(deals)))
    for number in range(deals):
        for won, spent, made in done[number]:
            points += won
            games += 1
            for side in 0, 1:
                seconds[side] += spent[side]
                choices[side] += made[side]
    own, other = (1000 * spent / max(1, made) for spent, made in zip(seconds, choices, strict=True))
    return MatchScore(points, games, own, other)


def evened(game: Game, players: int, one: Contender, others: Contender, seed: int) -> Contender:
    """Return the others with as many simulations as take them the time that the first side takes."""
    trial = match(game, players, one, others, TRIAL, seed)
    return replace(others, simulations=max(1, round(others.simulations * trial.own_ms / trial.other_ms)))


def _deal(
    game: str, players: int, one: Contender, others: Contender, seed: int, number: int
) -> list[tuple[float, list[float], list[int]]]:
    """Play a deal from each seat; returns points, seconds and choices of both sides for each."""
    rules = load(game)
    sides = one.thinks(rules), others.thinks(rules)
    seats = [0] if rules.cooperative else range(players)
    found = []
    for own in seats:
        state = rules.start(players, chance=SeededChance(chance_seed(seed, number, 0)))
        chances = [SeededChance(chance_seed(seed, number, own * players + seat + 1)) for seat in range(players)]
        seconds, choices = [0.0, 0.0], [0, 0]
        while not state.is_terminal():
            actions = state.legal_actions()
            if len(actions) == 1:
                state.apply_action(actions[0])
                continue
            seat = state.current_player()
            side = 0 if rules.cooperative or seat == own else 1
            began = process_time()
            action = sides[side](state, seat, chances[seat])
            seconds[side] += process_time() - began
            choices[side] += 1
            state.apply_action(action)
        found.append((win_shares(state.returns(), rules.cooperative)[own], seconds, choices))
    return found
