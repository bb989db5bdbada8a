"""The lab's overhead on the games that it plays: its processor time by that of the same games alone.

python -m benchmarks.lab [--repeats N] [--seconds S] [GAME ...]

Alone is the loop that plays the same games with the same bots and keeps nothing. Both in turn, many times; the median
of the ratios, with quartiles.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from statistics import quantiles
from time import process_time

from ludotheque.bots.contest import chance_seed, decisions, rotated, seated
from ludotheque.core.build import is_compiled
from ludotheque.core.chance import SeededChance
from ludotheque.core.registry import load, registered_games
from ludotheque.lab.experiment import Experiment, Work
from ludotheque.lab.rows import play
from ludotheque.lab.runner import Shelf

BOTS = ("random", "greedy", "easy@100")
LEAST_GAMES = 2


def alone(work: Work) -> None:
    """Play the games and nothing else."""
    game = load(work.game)
    options = game.options.parse(work.cell.options)
    for number in work.numbers:
        chance = SeededChance(chance_seed(work.seed, number, 0, work.cell.deal))
        state = game.start(work.cell.players, options, chance=chance)
        bots = seated(game, rotated(work.cell.bots, number), work.seed, number, work.simulations, work.cell.deal)
        for _ in decisions(state, bots):
            pass


def with_lab(everything: list[Work]) -> None:
    """Play the games and write their rows and files."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "rows").mkdir()
        shelf = Shelf(Path(folder))
        for work in everything:
            shelf.add(work, play(work))
        shelf.write()


def timed(game: str, bot: str, games: int, first_seed: int) -> tuple[float, float]:
    """Processor seconds of some games alone, and with the lab."""
    everything = list(Experiment(game, (2,), ((bot,),), games, {}, seed=first_seed).work())
    start = process_time()
    for work in everything:
        alone(work)
    between = process_time()
    with_lab(everything)
    return between - start, process_time() - between


def measure(game: str, bot: str, repeats: int, seconds: float) -> str:
    """Return a line of the table, of as many games as take about so many seconds alone."""
    timed(game, bot, LEAST_GAMES, 1)
    games = max(LEAST_GAMES, round(seconds * LEAST_GAMES / timed(game, bot, LEAST_GAMES, 1)[0]))
    found = [timed(game, bot, games, seed) for seed in range(1, repeats + 1)]
    low, middle, high = quantiles([lab / bare for bare, lab in found], n=4)
    bare, lab = (sum(one) / repeats / games * 1e3 for one in zip(*found, strict=True))
    return f"{game:15}{bot:10}{games:7}{bare:12.3f}{lab:12.3f}{middle:9.2f}   {low:.2f} - {high:.2f}"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("games", nargs="*")
    arguments = parser.parse_args()
    print(f"compiled: {is_compiled()}; two seats")
    print(f"{'':25}{'games':>7}{'ms alone':>12}{'ms in lab':>12}{'ratio':>9}   quartiles")
    for game in arguments.games or [one.id for one in registered_games().values() if one.stage == "complete"]:
        for bot in BOTS:
            print(measure(game, bot, arguments.repeats, arguments.seconds), flush=True)


if __name__ == "__main__":
    main()
