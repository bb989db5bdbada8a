"""Benchmarks of one game on this machine: the compiled loop, the public API, clones, resamples and search."""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import process_time

from ludotheque.bots.playout import PlayoutCounts, playout
from ludotheque.bots.search import Search
from ludotheque.core.chance import SeededChance
from ludotheque.core.game import Game
from ludotheque.core.state import State


def measure(game: Game, seconds: float = 1.0) -> dict[str, object]:
    """Speeds of ``game`` with the most players, one core, processor time; each figure takes ``seconds``.

    ``loop`` and ``python`` are random decisions a second, in the compiled loop and from a Python loop over the
    public API; ``clone_us`` and ``resample_us`` microseconds from the start position; ``search`` simulations a
    second from there to the end.
    """
    players = game.players[-1]
    start = game.start(players, chance=SeededChance(1))
    tally = PlayoutCounts()
    games = Counter(seconds).run(lambda number: random_game(game, players, number, tally))
    chance = SeededChance(5)
    return {
        "game": game.id,
        "players": players,
        "loop": int(tally.decisions) / games.seconds,
        "python": python_loop(game, players, seconds),
        "decisions_per_game": int(tally.decisions) / games.calls,
        "choices_per_game": int(tally.choices) / games.calls,
        "clone_us": Counter(seconds).run(lambda _: start.clone()).microseconds(),
        "resample_us": Counter(seconds).run(lambda _: start.resample(0, chance)).microseconds(),
        "search": search_rate(game, start, seconds),
        "state_bytes": state_bytes(start),
    }


class Counter:
    """Calls something again and again for about so many seconds of processor time."""

    def __init__(self, seconds: float) -> None:
        self.budget = seconds
        self.calls: int = 0
        self.seconds: float = 0.0

    def run(self, call: Callable[[int], object]) -> Counter:
        """Call it with 0, 1, 2 ...; the clock is read only now and then, so that it costs nothing."""
        batch = 1
        start = process_time()
        while self.seconds < self.budget:
            for number in range(self.calls, self.calls + batch):
                call(number)
            self.calls += batch
            self.seconds = process_time() - start
            batch = min(batch * 2, 1024)
        return self

    def microseconds(self) -> float:
        """Measure one call in microseconds."""
        return self.seconds / self.calls * 1e6


def random_game(game: Game, players: int, number: int, tally: PlayoutCounts) -> None:
    """One game of random seats in the compiled loop."""
    chance = SeededChance(number)
    playout(game.start(players, chance=chance), chance, tally)


def python_loop(game: Game, players: int, seconds: float) -> float:
    """Random decisions a second, each of them asked for from Python."""
    decisions = 0

    def one(number: int) -> None:
        nonlocal decisions
        chance = SeededChance(number)
        state = game.start(players, chance=chance)
        below = chance.below
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[below(len(actions))])
            decisions += 1

    counter = Counter(seconds).run(one)
    return decisions / counter.seconds


def search_rate(game: Game, start: State, seconds: float) -> float:
    """Measure the simulations a second of a search from ``start``."""
    search = Search(start, start.current_player(), game.heuristics(), SeededChance(3), game.cooperative)
    counter = Counter(seconds).run(lambda _: search.run(16))
    return counter.calls * 16 / counter.seconds


def state_bytes(state: State) -> int:
    """Return the memory of one state: itself and the tables it holds, chance left out."""
    size = sys.getsizeof(state)
    for name in dir(type(state)):
        if not name.startswith("_"):
            value = getattr(state, name)
            if type(value).__name__.startswith("vec["):
                size += sys.getsizeof(value) + 8 * len(value)
    return size
