"""Many games between bots and their results with intervals.

A game depends only on its number and the seed, so the results are the same for any number of processes. Bots change
seats from game to game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from ludotheque.bots.cluster import workers
from ludotheque.bots.contest import (
    GAMES_PER_SEED,
    MOST_JOBS,
    chance_seed,
    check_amount,
    check_bots,
    check_installed,
    check_seed,
    decisions,
    rotated,
    seated,
)
from ludotheque.bots.levels import check_game
from ludotheque.bots.named import AnyBot, by_name, name_of
from ludotheque.bots.own import globals_kept
from ludotheque.bots.playout import PlayoutCounts, playout, win_shares
from ludotheque.core.build import is_compiled
from ludotheque.core.chance import SeededChance
from ludotheque.core.errors import BadInput, brief
from ludotheque.core.game import Game
from ludotheque.core.match import Match
from ludotheque.core.options import Options
from ludotheque.core.registry import load
from ludotheque.core.state import State

Progress = Callable[[int], None]
"""Called with the number of finished games."""

Z95: Final = 1.959964
"""The normal quantile of a 95% interval."""
CHUNKS: Final = 400
"""The number of parts into which the games are split, for processes and progress."""


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Return the Wilson score interval of a win rate, 95%; ``(0, 1)`` without a game.

    >>> [round(bound, 2) for bound in wilson(8, 10)]
    [0.49, 0.94]
    """
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    spread = Z95 * Z95 / games
    centre = rate + spread / 2
    margin = Z95 * sqrt(rate * (1 - rate) / games + spread / games / 4)
    return max(0.0, (centre - margin) / (1 + spread)), min(1.0, (centre + margin) / (1 + spread))


@dataclass(slots=True)
class BotResult:
    """The results of one bot or seat. A shared first place is a share of a win."""

    games: int = 0
    wins: float = 0.0
    score: int = 0

    def add(self, other: BotResult) -> None:
        """Count another's games too."""
        self.games += other.games
        self.wins += other.wins
        self.score += other.score

    def to_json(self) -> dict[str, Any]:
        """Return games, wins, win rate with its 95% interval, and mean score."""
        games = max(1, self.games)
        return {
            "games": self.games,
            "wins": round(self.wins, 3),
            "win_rate": round(self.wins / games, 4),
            "ci95": [round(bound, 4) for bound in wilson(self.wins, self.games)],
            "mean_score": round(self.score / games, 3),
        }


@dataclass(frozen=True, slots=True)
class Plan:
    """The games to play. ``bots`` has one for each seat of game 0 (see :func:`rotated`)."""

    players: int
    options: Options
    bots: tuple[AnyBot, ...]
    seed: int
    simulations: int | None
    recorded: bool = False
    """True to keep the record of each game with the results."""

    @property
    def names(self) -> tuple[str, ...]:
        """The name of each bot."""
        return tuple(map(name_of, self.bots))


class Results:
    """The results of some games.

    They hold decisions, choices (decisions with more than one action), and a line for each bot and seat.
    """

    def __init__(self, plan: Plan) -> None:
        self.decisions: int = 0
        self.choices: int = 0
        self.bots: dict[str, BotResult] = {name: BotResult() for name in plan.names}
        self.seats: list[BotResult] = [BotResult() for _ in range(plan.players)]
        self.records: dict[str, str] = {}
        """The record of each game, by the name of its file; written by the process that collects the results."""

    def count(self, state: State, names: Sequence[str], cooperative: bool) -> None:
        """Count a finished game: once for each seat, and for a bot as often as it played against others.

        A cooperative game has one result for the whole team, so it counts once for each bot of the team.
        """
        shares = win_shares(state.returns(), cooperative)
        counted: set[str] = set()
        for seat, score in enumerate(state.scores()):
            line = BotResult(1, shares[seat], score)
            self.seats[seat].add(line)
            if not cooperative or names[seat] not in counted:
                self.bots[names[seat]].add(line)
                counted.add(names[seat])

    def add(self, other: Results) -> None:
        """Count another's games too."""
        self.decisions += other.decisions
        self.choices += other.choices
        for name, line in other.bots.items():
            self.bots[name].add(line)
        for seat, line in enumerate(other.seats):
            self.seats[seat].add(line)


def simulate(
    game: Game,
    players: int,
    options: Options | Mapping[str, object] | None,
    bots: Sequence[AnyBot],
    games: int,
    seed: int = 1,
    jobs: int = 1,
    simulations: int | None = None,
    on_progress: Progress | None = None,
    record: Path | None = None,
    scheduler: str | None = None,
) -> dict[str, Any]:
    """Play games between bots and return the results as JSON.

    Args:
        game: the rules.
        players: the number of seats.
        options: variants of the rules by name; None for none.
        bots: one for all seats or one per seat: the name of a level (``"strong"``, ``"strong@500"``),
            ``"module:Name"``, or your own :class:`~ludotheque.bots.Bot` (a class, an object or a function of an
            observation). An object plays all its games and keeps its memory; each further process has a copy of it.
        games: the number of games.
        seed: the same seed plays the same games.
        jobs: the number of processes. With more than one, the game must be installed, and your own bots must be in a
            module that other processes can import.
        simulations: the budget of bots that search; None for their default.
        on_progress: called with the number of finished games.
        record: a folder for the record of each game; the games are the same without it.
        scheduler: the address of a Dask scheduler, whose workers play instead of processes.

    Returns:
        Games, decisions and time; for each bot and seat: games, wins, win rate with its 95% interval, and mean score.

    Raises:
        BadInput: an argument is invalid; no game was played.
        BadMove: one of your bots chose an action that is not offered.

    >>> from ludotheque import load
    >>> report = simulate(load("koryo"), 2, None, ["random"], games=10, seed=1)
    >>> report["by_bot"]["random"]["games"], report["by_bot"]["random"]["win_rate"]
    (20, 0.5)
    """
    plan = replace(_plan(game, players, options, bots, seed, simulations), recorded=record is not None)
    games = check_amount("games", games, GAMES_PER_SEED)
    jobs = check_amount("jobs", jobs, MOST_JOBS)
    start = perf_counter()
    step = -(-games // CHUNKS)
    chunks = [range(first, min(first + step, games)) for first in range(0, games, step)]
    if jobs == 1 and scheduler is None:  # any game; other processes find installed ones only
        do = partial(play, game, plan)
    else:
        check_installed(game)
        do = partial(_play_installed, game.id, plan)
    done: dict[range, Results] = {}
    with workers(jobs, scheduler, game, plan.bots) as crew:
        for numbers, results in crew.spread(do, chunks):
            if record is not None:
                _write(record, results)
            done[numbers] = results
            if on_progress is not None:
                on_progress(sum(map(len, done)))
    total = Results(plan)
    for numbers in chunks:  # in order: sums of fractions depend on it
        total.add(done[numbers])
    seconds = perf_counter() - start
    return {
        "game": game.id,
        "players": players,
        "games": games,
        "decisions": total.decisions,
        "choices": total.choices,
        "seconds": round(seconds, 4),
        "games_per_second": round(games / seconds, 1),
        "decisions_per_second": round(total.decisions / seconds, 1),
        "compiled": is_compiled(),
        "by_bot": {name: line.to_json() for name, line in total.bots.items()},
        "by_seat": [line.to_json() for line in total.seats],
    }


def _plan(
    game: Game,
    players: int,
    options: Options | Mapping[str, object] | None,
    bots: Sequence[AnyBot],
    seed: int,
    simulations: int | None,
) -> Plan:
    chosen = check_game(game).chosen(options)
    game.start(players, chosen, chance=SeededChance(0))
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        raise BadInput(f"give the bots as a list, such as ['greedy', 'random'], not {brief(bots)}")
    if len(bots) not in (1, players):
        raise BadInput(f"name one bot for all seats or one for each of the {players}, not {len(bots)}")
    seed = check_seed(seed)
    check_bots(by_name(bots).values(), game, seed, simulations)
    seated = tuple(bots) if len(bots) == players else tuple(bots) * players
    return Plan(players, chosen, seated, seed, simulations)


def _play_installed(game: str, plan: Plan, numbers: range) -> Results:
    return play(load(game), plan, numbers)


def play(game: Game, plan: Plan, numbers: range) -> Results:
    """Play the games with these numbers."""
    results = Results(plan)
    with globals_kept():
        for number in numbers:
            state = _played(game, plan, number, results)
            results.count(state, rotated(plan.names, number), game.cooperative)
    return results


def _played(game: Game, plan: Plan, number: int, results: Results) -> State:
    """Play a game, and return how it ended."""
    if plan.recorded:
        return _recorded(game, plan, number, results)
    state = game.start(plan.players, plan.options, chance=SeededChance(chance_seed(plan.seed, number, 0)))
    play_one = _play_random if set(plan.names) == {"random"} else _play_bots
    play_one(game, plan, number, state, results)
    return state


def _play_random(_game: Game, plan: Plan, number: int, state: State, results: Results) -> None:
    """All random: the compiled loop, at its full speed."""
    tally = PlayoutCounts()
    playout(state, SeededChance(chance_seed(plan.seed, number, 1)), tally)
    results.decisions += tally.decisions
    results.choices += tally.choices


def _play_bots(game: Game, plan: Plan, number: int, state: State, results: Results) -> None:
    seats = seated(game, rotated(plan.bots, number), plan.seed, number, plan.simulations)
    for _seat, count, _action in decisions(state, seats):
        results.decisions += 1
        results.choices += count > 1


def _recorded(game: Game, plan: Plan, number: int, results: Results) -> State:
    """Play a game as :func:`play` does, and keep its record, named after its ending."""
    bots, names = rotated(plan.bots, number), rotated(plan.names, number)
    chance = SeededChance(chance_seed(plan.seed, number, 0))
    match = Match.start(game, plan.players, plan.options, chance=chance, seats=names)
    seats = seated(game, bots, plan.seed, number, plan.simulations)
    dice = SeededChance(chance_seed(plan.seed, number, 1)) if set(names) == {"random"} else None
    while not match.state.is_terminal():
        actions = match.state.legal_actions()
        seat = match.state.current_player()
        if len(actions) == 1:
            action = actions[0]
        else:
            action = actions[dice.below(len(actions))] if dice else seats[seat].choose(match.state, seat)
        match.act(action, auto=match.forced() is not None)
        results.decisions += 1
        results.choices += len(actions) > 1
    results.records[f"{game.ending(match.state)}-{plan.players}-{plan.seed}-{number}.json"] = match.record.dumps()
    return match.state


def _write(folder: Path, results: Results) -> None:
    """Write records to files, and forget them."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in results.records.items():
        file = folder / name
        if file.exists():
            raise BadInput(f"{file} already exists; choose another folder or another seed")
        file.write_text(text, encoding="utf-8")
    results.records.clear()
