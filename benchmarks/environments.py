"""Steps a second of every environment, in turn, and how many times the single environment's the others make.

python -m benchmarks.environments [--rounds N] [--slice SECONDS] [--envs N] [--workers N] [--games GAME...]

A step is one decision of a random policy that picks from the masks, observations and masks made: of the learner against
random opponents in Gymnasium, of any seat elsewhere. Chance is no step. Processor time is measured, as if nothing
else ran; but what several workers play, by the clock on the wall, against one environment by the same clock.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from itertools import count
from statistics import median, quantiles
from time import perf_counter, process_time
from typing import Any, NamedTuple

import gymnasium
import numpy as np
from numpy.typing import NDArray

from benchmarks.page import shape
from ludotheque import load
from ludotheque.core.build import is_compiled
from ludotheque.envs import openspiel, pettingzoo, vector
from ludotheque.envs.common import name_of


class Rate(NamedTuple):
    """The steps of a second: of this process's time, and by the clock on the wall."""

    processor: float
    wall: float


Steps = Callable[[float], Rate]
"""Plays for about so many seconds by the clock on the wall."""
WORKERS = "make_vec, workers"

REGISTERED = "ludotheque.envs.gymnasium:"
"""The module that Gymnasium imports before it looks for the name."""
GAMES = ("leduc", "koryo", "manga_dice", "gold_record", "age_of_comics", "kick_ass")


def paced(play: Callable[[], int]) -> Steps:
    """Return what plays again and again until the time is over."""

    def run(seconds: float) -> Rate:
        steps, start, began, now = 0, perf_counter(), process_time(), 0.0
        while now < seconds:
            steps += play()
            now = perf_counter() - start
        return Rate(steps / (process_time() - began), steps / now)

    return run


def picks(seed: int) -> Callable[[NDArray[np.int8]], int]:
    """Return a random policy for one mask."""
    pick = random.Random(seed).random

    def choose(mask: NDArray[np.int8]) -> int:
        offered = mask.nonzero()[0]
        return int(offered[int(pick() * len(offered))])

    return choose


def many_picks(masks: NDArray[np.int8], chance: np.random.Generator) -> NDArray[np.int64]:
    """Choose a random offered action in each row of many masks."""
    games, actions = masks.shape
    offered = np.flatnonzero(masks.view(np.bool_))
    first = np.searchsorted(offered, np.arange(games + 1) * actions)
    chosen: NDArray[np.int64] = offered[first[:-1] + (chance.random(games) * np.diff(first)).astype(np.int64)]
    chosen -= np.arange(games) * actions
    return chosen


def single(game: str) -> Steps:
    """Return Gymnasium's environment of one game."""
    env: Any = gymnasium.make(REGISTERED + name_of(load(game)), players=2).unwrapped
    choose, seeds = picks(1), count(1)

    def play() -> int:
        steps, over = 0, False
        _, info = env.reset(seed=next(seeds))
        while not over:
            _, _, over, _, info = env.step(choose(info["action_mask"]))
            steps += 1
        return steps

    return paced(play)


def many(game: str, envs: int, **more: Any) -> Steps:
    """Return many games at once, as ``gymnasium.make_vec`` makes them."""
    env: Any = gymnasium.make_vec(REGISTERED + name_of(load(game)), num_envs=envs, players=2, **more)
    chance = np.random.default_rng(1)
    _, infos = env.reset(seed=1)

    def play() -> int:
        nonlocal infos
        *_, infos = env.step(many_picks(infos["action_mask"], chance))
        return envs

    return paced(play)


def aec(env: Any) -> Steps:
    """Return a PettingZoo environment by turns, ours or theirs."""
    choose, seeds = picks(1), count(1)

    def play() -> int:
        steps = 0
        env.reset(seed=next(seeds))
        for _agent in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(choose(seen["action_mask"]))
            steps += 1
        return steps

    return paced(play)


def parallel(game: str) -> Steps:
    """Return our PettingZoo environment in which all act; only those who are asked count."""
    env = pettingzoo.parallel_env(game, players=2)
    choose, seeds = picks(1), count(1)

    def play() -> int:
        steps = 0
        seen, _ = env.reset(seed=next(seeds))
        while env.agents:
            masks = {agent: one["action_mask"] for agent, one in seen.items()}
            chosen = {agent: choose(mask) for agent, mask in masks.items() if mask.any()}
            seen, *_ = env.step(chosen)
            steps += len(chosen)
        return steps

    return paced(play)


def runner(game: str, envs: int) -> Steps:
    """Return our own runner: all seats of many games, each at its decision."""
    games = vector.env(game, games=envs, players=2)
    chance = np.random.default_rng(1)

    def play() -> int:
        _, masks = games.observe()
        games.step(many_picks(masks, chance))
        return envs

    return paced(play)


def spiel(game: Any) -> Steps:
    """Return an OpenSpiel game, ours or theirs, with the observation of each decision."""
    pick = random.Random(1).random

    def play() -> int:
        steps = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                drawn = state.chance_outcomes()
                state.apply_action(drawn[int(pick() * len(drawn))][0])
                continue
            actions = state.legal_actions()
            state.observation_tensor(state.current_player())
            state.apply_action(actions[int(pick() * len(actions))])
            steps += 1
        return steps

    return paced(play)


def ours(game: str, envs: int, workers: int) -> dict[str, Steps]:
    """Return all environments of a game, with two players."""
    return {
        "gymnasium": single(game),
        "make_vec": many(game, envs),
        WORKERS: many(game, envs, workers=workers),
        "vector": runner(game, envs),
        "pettingzoo": aec(pettingzoo.env(game, players=2)),
        "parallel": parallel(game),
        "openspiel": spiel(openspiel.env(game, players=2)),
    }


def theirs() -> dict[str, Steps]:
    """Return a game of each of the libraries; PettingZoo's classics need pygame (the extra ``peers``)."""
    import pyspiel

    found = {"openspiel leduc": spiel(pyspiel.load_game("leduc_poker"))}
    if find_spec("pygame"):
        found["pettingzoo connect four"] = aec(import_module("pettingzoo.classic.connect_four_v3").env())
    return found


def in_turn(contestants: dict[str, Steps], rounds: int, seconds: float) -> dict[str, list[Rate]]:
    """Measure short slices in turn, the first of which warms and does not count."""
    found: dict[str, list[Rate]] = {name: [] for name in contestants}
    for number in range(rounds + 1):
        for name, run in contestants.items():
            rate = run(seconds)
            if number:
                found[name].append(rate)
    return found


def line(game: str, found: dict[str, list[Rate]]) -> str:
    """Return the row of a game: medians, and how many times the single environment's, slice by slice."""
    alone = found["gymnasium"]
    cells = [f"{median(rate.processor for rate in alone):,.0f}"]
    for name, rates in found.items():
        if name == "gymnasium":
            continue
        clock = 1 if name == WORKERS else 0
        low, middle, high = quantiles([a[clock] / b[clock] for a, b in zip(rates, alone, strict=True)], n=4)
        cells.append(f"{median(rate[clock] for rate in rates):,.0f} = {middle:.2f}× ({low:.2f}–{high:.2f})")
    return f"| {load(game).title} | {' | '.join(cells)} |"


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--slice", type=float, default=0.5, help="seconds")
    parser.add_argument("--envs", type=int, default=256, help="games at once")
    parser.add_argument("--workers", type=int, default=2, help="processes of the second make_vec")
    parser.add_argument("--games", nargs="+", choices=GAMES, default=GAMES)
    given = parser.parse_args()
    print(shape(), "compiled" if is_compiled() else "NOT compiled", flush=True)
    print({name: version(name) for name in ("gymnasium", "pettingzoo", "open_spiel", "numpy")}, flush=True)
    for at, game in enumerate(given.games):
        contestants = ours(game, given.envs, given.workers)
        if at == 0:
            print(f"| steps a second | {' | '.join(contestants)} |\n| --- |{' ---: |' * len(contestants)}")
        print(line(game, in_turn(contestants, given.rounds, given.slice)), flush=True)
    for name, rates in in_turn(theirs(), given.rounds, given.slice).items():
        print(f"{name}: {median(rate.processor for rate in rates):,.0f} a second")


if __name__ == "__main__":
    main()
