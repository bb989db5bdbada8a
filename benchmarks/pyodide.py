"""Time the rules in Pyodide beside this machine's own build: random games and simulations, in one run.

python -m benchmarks.pyodide [--rounds N]    after `make .wasm/.ready .compiled/.ready node_modules/.ready`

The same file measures on both sides. Each side is a process of its own, and they take turns.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter

from ludotheque import SeededChance, load
from ludotheque.bots.nets import judge
from ludotheque.bots.playout import PlayoutCounts, playout
from ludotheque.bots.search import Search
from ludotheque.core.build import is_compiled

SECONDS = 1.0
"""The time of one measurement."""
SIMULATIONS = 200
"""Of one search."""
GAMES = ("koryo", "manga_dice", "gold_record", "age_of_comics", "kick_ass")
HOUSE = Path(__file__).parents[1] if "__file__" in globals() else Path()


def rate(work: Callable[[int], int]) -> float:
    """Return how much is done in a second by what is called again and again with a number."""
    work(0)
    begun, done, number = perf_counter(), 0, 1
    while perf_counter() - begun < SECONDS:
        done += work(number)
        number += 1
    return done / (perf_counter() - begun)


def decisions(name: str) -> float:
    """Return the decisions a second of random games of two, each set up again."""
    game = load(name)
    chance = SeededChance(1)

    def play(_: int) -> int:
        tally = PlayoutCounts()
        playout(game.rules.new(2, game.options(), chance, None), chance, tally)
        return int(tally.decisions)

    return rate(play)


def simulations(name: str) -> float:
    """Return the simulations a second of the search in the first real choice of a game of two."""
    game = load(name)
    state, dice = game.start(2, chance=SeededChance(3)), SeededChance(4)
    while len(state.legal_actions()) < 4:
        actions = state.legal_actions()
        state.apply_action(actions[dice.below(len(actions))])

    def think(number: int) -> int:
        search = Search(state.clone(), state.current_player(), judge(game, 2), SeededChance(number), game.cooperative)
        search.run(SIMULATIONS, decisive=False)
        return SIMULATIONS

    return rate(think)


def measured() -> dict[str, list[float]]:
    """Return both rates of each game."""
    assert is_compiled()
    return {name: [decisions(name), simulations(name)] for name in GAMES}


def ask(*command: str | Path) -> dict[str, list[float]]:
    """Return what a process measures."""
    done = subprocess.run(command, cwd=HOUSE, capture_output=True, text=True, check=True)
    found: dict[str, list[float]] = json.loads(done.stdout.splitlines()[-1])
    return found


def main() -> None:
    """Print the table of docs/site.md."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--measure", action="store_true")
    chosen = parser.parse_args()
    if chosen.measure:
        print(json.dumps(measured()))
        return
    wheels = sorted((HOUSE / ".wasm" / "dist").glob("*.whl"))
    libraries = sysconfig.get_paths()["purelib"]
    rounds = []
    for _ in range(chosen.rounds):
        there = ask("node", HOUSE / "tests" / "wasm" / "run.mjs", Path(__file__), libraries, *wheels)
        rounds.append((there, ask(sys.executable, "-m", "benchmarks.pyodide", "--measure")))
    print("| two players | decisions a second | of native | simulations a second | of native |")
    print("| --- | --- | --- | --- | --- |")
    for name in GAMES:
        cells = [load(name).title]
        for kind in range(2):
            cells.append(f"{median(there[name][kind] for there, _ in rounds):,.0f}")
            cells.append(f"{median(there[name][kind] / own[name][kind] for there, own in rounds):.0%}")
        print(f"| {' | '.join(cells)} |")


if sys.platform == "emscripten":
    print(json.dumps(measured()))
elif __name__ == "__main__":
    main()
