"""The truth of estimates: of the positions called 70% won, about 70% should be.

>>> from ludotheque import load
>>> found = calibrate(load("leduc"), 2, games=5, seed=1)
>>> sum(one.positions for one in found.bins) == sum(one.positions for one in found.thirds)
True
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from math import log
from typing import Final

from ludotheque.bots.cluster import workers
from ludotheque.bots.contest import chance_seed
from ludotheque.bots.nets import judge, shipped
from ludotheque.bots.playout import win_shares
from ludotheque.bots.search import Search, look_ahead, win_chances
from ludotheque.bots.simulate import wilson
from ludotheque.bots.training.matches import WORLDS
from ludotheque.core.chance import Chance, SeededChance
from ludotheque.core.game import Game
from ludotheque.core.registry import load
from ludotheque.core.state import Heuristics, State

THIRDS: Final = 3
BINS: Final = 10
SUREST: Final = 1e-4
"""A chance is taken to be at least so far from 0 and from 1, or one mistake would cost without bound."""


@dataclass(frozen=True, slots=True)
class Third:
    """A part of all games: positions of a seat, and the log loss of the net's and of the hand's estimate there."""

    positions: int
    loss: float
    loss_by_hand: float


@dataclass(frozen=True, slots=True)
class Bin:
    """The positions whose chance was estimated alike: the mean estimate, the part won, and its 95% interval.

    Positions of one game depend on each other, so the interval is too narrow.
    """

    positions: int
    said: float
    won: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Calibration:
    """The truth of the estimates in a number of games."""

    games: int
    thirds: list[Third]
    bins: list[Bin]


@dataclass(frozen=True, slots=True)
class Guess:
    """The chance that was said of a seat in a position, and its share of the win in the end."""

    third: int
    said: float
    by_hand: float
    won: float


def calibrate(
    game: Game,
    players: int,
    games: int,
    seed: int,
    jobs: int = 1,
    simulations: int = 0,
    *,
    scheduler: str | None = None,
    on_progress: Callable[[int], None] | None = None,
) -> Calibration:
    """Compare estimates with results, in games by the best estimate there is.

    Args:
        game: the game.
        players: how many sit.
        games: how many are played.
        seed: where chance begins.
        jobs: processes.
        simulations: of the searches that play; 0 for looks one ply ahead.
        scheduler: the address of a Dask scheduler, whose workers play instead of processes.
        on_progress: called with the number of finished games.
    """
    done: dict[int, list[Guess]] = {}
    with workers(jobs, scheduler, game) as crew:
        for number, found in crew.spread(partial(_guesses, game.id, players, seed, simulations), range(games)):
            done[number] = found
            if on_progress is not None:
                on_progress(len(done))
    guesses = [one for number in range(games) for one in done[number]]  # in order: sums of fractions depend on it
    thirds = [_third([one for one in guesses if one.third == third]) for third in range(THIRDS)]
    sorts = [[one for one in guesses if min(BINS - 1, int(one.said * BINS)) == at] for at in range(BINS)]
    return Calibration(games, thirds, [_bin(some) for some in sorts if some])


def _guesses(game: str, players: int, seed: int, simulations: int, number: int) -> list[Guess]:
    """Play a game, and return what was said of each seat after each choice."""
    rules = load(game)
    state = rules.start(players, chance=SeededChance(chance_seed(seed, number, 0)))
    best, by_hand = judge(rules, players), rules.heuristics()
    chance = SeededChance(chance_seed(seed, number, 2))
    played = _played(rules, state, best, SeededChance(chance_seed(seed, number, 1)), simulations)
    said = [_said(rules, at, (best, by_hand), chance) for at in played]
    shares = win_shares(state.returns(), rules.cooperative)
    return [
        Guess(THIRDS * at // len(said), own[seat], hand[seat], shares[seat])
        for at, (own, hand) in enumerate(said)
        for seat in range(players)
    ]


def _said(
    game: Game, state: State, both: tuple[Heuristics, Heuristics], chance: Chance
) -> tuple[list[float], list[float]]:
    """Return each seat's chance by two estimates, on average over a few worlds that the seat holds possible.

    Both judge the same positions: those in which a search asks the net, after its quick moves.
    """
    length = 0 if shipped(game, state.num_players) is None else both[0].rollout_length()
    totals: tuple[list[float], list[float]] = [], []
    for seat in range(state.num_players):
        worlds = [state.resample(seat, chance) for _ in range(WORLDS)]
        search = Search(state, seat, both[1], chance, game.cooperative, length)
        for world in worlds:
            search.roll_out(world)
        for total, heuristics in zip(totals, both, strict=True):
            total.append(sum(win_chances(one, heuristics, game.cooperative)[seat] for one in worlds) / WORLDS)
    return totals


def _played(game: Game, state: State, best: Heuristics, chance: SeededChance, simulations: int) -> Iterator[State]:
    """Play a state to its end, yielding it after each choice."""
    while not state.is_terminal():
        actions = state.legal_actions()
        if len(actions) == 1:
            state.apply_action(actions[0])
            continue
        seat = state.current_player()
        state.apply_action(_chosen(game, state.resample(seat, chance), seat, best, chance, simulations))
        if not state.is_terminal():
            yield state


def _chosen(game: Game, world: State, seat: int, best: Heuristics, chance: SeededChance, simulations: int) -> int:
    actions = best.candidates(world, world.legal_actions())
    if simulations == 0 or len(actions) == 1:
        return look_ahead(world, seat, best, chance, WORLDS)
    search = Search(world, seat, best, chance, game.cooperative)
    search.run(simulations, decisive=True)
    return search.best()


def _loss(said: float, won: float) -> float:
    held = min(max(said, SUREST), 1 - SUREST)
    return -(won * log(held) + (1 - won) * log(1 - held))


def _third(guesses: list[Guess]) -> Third:
    count = max(1, len(guesses))
    loss = sum(_loss(one.said, one.won) for one in guesses) / count
    return Third(len(guesses), loss, sum(_loss(one.by_hand, one.won) for one in guesses) / count)


def _bin(guesses: list[Guess]) -> Bin:
    count = len(guesses)
    won = sum(one.won for one in guesses)
    return Bin(count, sum(one.said for one in guesses) / count, won / count, *wilson(won, count))
