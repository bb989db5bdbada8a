"""Round robins between bots. Each deal is played twice, with the seats exchanged; Elo comes with 95% intervals.

>>> from ludotheque import load
>>> cup = Tournament(load("leduc"), 2, ["greedy", "random"], games=20, seed=1)
>>> for _meeting in cup.play():
...     pass
>>> [standing.name for standing in cup.standings()]
['greedy', 'random']
"""

from __future__ import annotations

import itertools
import json
import math
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
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
    seated,
)
from ludotheque.bots.fingerprint import SETTINGS, differing, of_bot, of_game, of_library
from ludotheque.bots.levels import check_game
from ludotheque.bots.named import AnyBot, by_name
from ludotheque.bots.own import globals_kept
from ludotheque.bots.playout import win_shares
from ludotheque.core.chance import SeededChance
from ludotheque.core.errors import BadInput, brief
from ludotheque.core.game import Game
from ludotheque.core.options import Options
from ludotheque.core.registry import load

GAMES_A_DEAL: Final = 2
SCALE: Final = 400 / math.log(10)
"""Elo points for which the odds to win are e times as good; 400 points make them ten times as good."""
DRAWS_ASSUMED: Final = 1.0
"""A virtual draw added to each pair, so that a bot that lost all games has a rating."""
ROUNDS: Final = 100
RESAMPLES: Final = 200
OUTSIDE: Final = RESAMPLES // 40
"""The weightings on each side of the middle 95 %."""
CLEARLY: Final = 0.55
"""The share of the points of a bot that is clearly better; the other one has the rest."""
CERTAIN: Final = math.log(19)
"""The logarithm of the odds at which a pair is decided: one in twenty is decided wrongly, if it is that close."""
ROUND: Final = 10
"""Deals of a pair between two looks at whether it is decided."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """A deal played twice by two bots, from both sides: the points of the first bot in each game, from 0 to 1."""

    one: str
    other: str
    deal: int
    games: tuple[float, ...]

    @property
    def points(self) -> float:
        """The points of the first bot in all games of the deal."""
        return sum(self.games)

    def of(self, name: str) -> tuple[float, ...]:
        """Return the points of one of the two in each game."""
        return self.games if name == self.one else tuple(1 - points for points in self.games)


@dataclass(frozen=True, slots=True)
class Score:
    """A bot's games against another: those that it won or lost alone, those with the win shared, and all its points."""

    wins: int
    draws: int
    losses: int
    points: float

    @property
    def games(self) -> int:
        """The number of games."""
        return self.wins + self.draws + self.losses


@dataclass(frozen=True, slots=True)
class Standing:
    """A bot's place: its games, its share of the points, and its Elo with a 95% interval; the mean of all is 0."""

    name: str
    games: int
    share: float
    elo: float
    low: float
    high: float


class Tournament:
    """A round robin. With a file, an interrupted tournament resumes where it stopped.

    Args:
        game: the rules, of a game in which players compete.
        players: the number of seats; two bots share them in turn.
        bots: at least two bots, in any form (:data:`ludotheque.bots.AnyBot`).
        games: the number of games per pair, rounded up to whole deals.
        options: variants of the rules by name.
        seed: the same seed plays the same games.
        simulations: the budget of bots that search.
        neighbours: pair only bots next to each other in the list, as on a ladder.
        until_sure: end a pair before that number of games, as soon as it is clear which one is better (:meth:`better`).
        file: the file to which each meeting is written as soon as it is over.

    Raises:
        BadInput: an argument is invalid, or the file belongs to another tournament.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        bots: Sequence[AnyBot],
        games: int,
        *,
        options: Options | Mapping[str, object] | None = None,
        seed: int = 1,
        simulations: int | None = None,
        neighbours: bool = False,
        until_sure: bool = False,
        file: Path | str | None = None,
    ) -> None:
        self.game: Game = check_game(game)
        self.players = players
        if isinstance(bots, str) or not isinstance(bots, Sequence):
            raise BadInput(f"give the bots as a list, such as ['greedy', 'random'], not {brief(bots)}")
        self.bots: dict[str, AnyBot] = by_name(bots)
        self.options: Options = game.chosen(options)
        self.seed: int = check_seed(seed)
        self.simulations = simulations
        self.until_sure = until_sure
        self.meetings: list[Meeting] = []
        self._file = None if file is None else Path(file)
        self._code: dict[str, str] = {}
        deals = -(-check_amount("games of a pair", games, GAMES_PER_SEED) // GAMES_A_DEAL)
        self._check()
        pairs = itertools.pairwise(self.bots) if neighbours else itertools.combinations(self.bots, 2)
        self.pairs: list[tuple[str, str]] = list(pairs)
        self._left = dict.fromkeys((one, other, deal) for one, other in self.pairs for deal in range(deals))
        self.total: int = len(self._left)
        self._deals = deals
        self._resume()

    def _check(self) -> None:
        if self.game.cooperative:
            raise BadInput(f"{self.game.title} is cooperative, so bots do not compete: compare teams with simulate")
        if len(self.bots) < 2:
            raise BadInput("a tournament needs at least two bots with different names")
        if self.players < 2:
            raise BadInput("a tournament needs at least two seats")
        self.game.start(self.players, self.options, chance=SeededChance(0))
        check_bots(self.bots.values(), self.game, self.seed, self.simulations)

    def _head(self) -> dict[str, Any]:
        return {
            "game": self.game.id,
            "version": self.game.version,
            "rules": of_game(self.game),
            "library": of_library(),
            "players": self.players,
            "options": self.options.to_json(),
            "seed": self.seed,
            "simulations": self.simulations,
        }

    def _resume(self) -> None:
        """Read what the file has, and take it off what is left to play."""
        if self._file is None:
            return
        self._code = {name: of_bot(which) for name, which in self.bots.items()}
        if not self._file.exists():
            self._file.write_text(json.dumps(self._head()) + "\n", encoding="utf-8")
            return
        try:
            head, *lines = map(json.loads, self._file.read_text(encoding="utf-8").splitlines())
            others = differing(head, self._head())
            if others:
                said = ", ".join(SETTINGS.get(name, name) for name in others)
                raise BadInput(
                    f"{self._file} belongs to another tournament (different: {said}); name another file, or use its"
                    " settings"
                )
            made = [self._read(line) for line in lines]
        except (ValueError, TypeError, KeyError) as error:
            if isinstance(error, BadInput):
                raise
            raise BadInput(f"{self._file} is not a tournament file; name another one") from None
        self.meetings = [meeting for meeting, _code in made]
        changed = {name for _meeting, code in made for name in code if code[name] != self._code.get(name)}
        if not changed <= set(self.bots):
            raise BadInput(f"{self._file} has games of other bots; name another file, or the same bots")
        if changed:
            listed = ", ".join(sorted(changed))
            raise BadInput(
                f"{self._file} has games of {listed} from before a change of its code; name another file, or delete"
                " this one to play them again"
            )
        done = {(one.one, one.other, one.deal) for one in self.meetings}
        self._left = dict.fromkeys(one for one in self._left if one not in done)

    def _read(self, line: dict[str, Any]) -> tuple[Meeting, dict[str, str]]:
        """Return a meeting of the file, and the fingerprints of its two bots."""
        code = line.pop("code")
        meeting = Meeting(**{**line, "games": tuple(line["games"])})
        return meeting, dict(zip((meeting.one, meeting.other), code, strict=True))

    def play(self, jobs: int = 1, scheduler: str | None = None) -> Iterator[Meeting]:
        """Play the remaining meetings; write and yield each one when it is over.

        Args:
            jobs: the number of processes.
            scheduler: the address of a Dask scheduler, whose workers play instead of processes.
        """
        jobs = check_amount("jobs", jobs, MOST_JOBS)
        deal = partial(_deal, self.players, self.seed, self.simulations)
        if jobs == 1 and scheduler is None:
            meet = partial(deal, self.game, self.bots, self.options)
        else:
            check_installed(self.game)
            meet = partial(_deal_installed, deal, self.game.id, self.bots, self.options.to_json())
        with workers(jobs, scheduler, self.game, self.bots.values()) as crew:
            while tasks := self._next():
                for task, meeting in crew.spread(meet, tasks):
                    self._note(task, meeting)
                    yield meeting

    def _note(self, task: tuple[str, str, int], meeting: Meeting) -> None:
        """Keep a meeting that is over, and write it to the file."""
        del self._left[task]
        self.meetings.append(meeting)
        if self._file is not None:
            with self._file.open("a", encoding="utf-8") as out:
                code = [self._code[name] for name in (meeting.one, meeting.other)]
                out.write(json.dumps({**asdict(meeting), "code": code}) + "\n")

    def _next(self) -> list[tuple[str, str, int]]:
        """Return what is to be played now: all that is left, or a round of each pair that is not decided."""
        if not self.until_sure:
            return list(self._left)
        found = []
        for one, other in self.pairs:
            if self.better(one, other) is None:
                left = [task for task in self._left if task[:2] == (one, other)]
                found += [task for task in left if task[2] // ROUND == left[0][2] // ROUND]
        return found

    def better(self, one: str, other: str) -> str | None:
        """Return the better one of a pair, once that is clear, or None.

        Wald's sequential test, after each :data:`ROUND` deals in their order: is a bot's share of the points 0.55 or
        0.45? It ends when the odds are 19 to 1, so the same deals decide with any number of processes.
        """
        points = {found.deal: sum(found.of(one)) for found in self._between(one, other)}
        lead = 0.0
        for deal in range(len(points)):
            if deal not in points:
                break
            lead += 2 * points[deal] - GAMES_A_DEAL
            odds = lead * math.log(CLEARLY / (1 - CLEARLY))
            if ((deal + 1) % ROUND == 0 or deal + 1 == self._deals) and abs(odds) >= CERTAIN:
                return one if odds > 0 else other
        return None

    def standings(self) -> list[Standing]:
        """Return the bots, best first. Intervals come from a Bayesian bootstrap: 200 weightings of the deals.

        The assumed draws are weighted too: without them, the rating of a bot that won all would be certain.
        """
        names = list(self.bots)
        # In order, since processes end in any: the weightings depend on it.
        meetings = sorted(self.meetings, key=lambda one: (names.index(one.one), names.index(one.other), one.deal))
        ratings = _ratings(names, self.pairs, meetings, lambda: 1.0)
        chance = random.Random(self.seed)
        again = [_ratings(names, self.pairs, meetings, lambda: chance.expovariate(1.0)) for _ in range(RESAMPLES)]
        found = []
        for at, name in enumerate(names):
            points = [share for one in self.meetings if name in (one.one, one.other) for share in one.of(name)]
            spreading = sorted(one[at] for one in again)
            low, high = spreading[OUTSIDE], spreading[-1 - OUTSIDE]
            games = len(points)
            found.append(Standing(name, games, sum(points) / max(1, games), ratings[at], low, high))
        return sorted(found, key=lambda one: -one.elo)

    def against(self, one: str, other: str) -> Score:
        """Return the score of one bot against another."""
        points = [share for meeting in self._between(one, other) for share in meeting.of(one)]
        wins, losses = points.count(1), points.count(0)
        return Score(wins, len(points) - wins - losses, losses, sum(points))

    def _between(self, one: str, other: str) -> list[Meeting]:
        return [meeting for meeting in self.meetings if {meeting.one, meeting.other} == {one, other}]


def _deal(
    players: int,
    seed: int,
    simulations: int | None,
    game: Game,
    bots: Mapping[str, AnyBot],
    options: Options,
    task: tuple[str, str, int],
) -> Meeting:
    """Play a deal twice: the bots take the seats in turn, and exchange them for the second game."""
    one, other, deal = task
    points = []
    for swap in range(GAMES_A_DEAL):
        names = [(one, other)[(seat + swap) % 2] for seat in range(players)]
        with globals_kept():
            seats = seated(game, [bots[name] for name in names], seed, deal, simulations)
            state = game.start(players, options, chance=SeededChance(chance_seed(seed, deal, 0)))
            for _ in decisions(state, seats):
                pass
        shares = win_shares(state.returns(), cooperative=False)
        points.append(sum(share for share, name in zip(shares, names, strict=True) if name == one))
    return Meeting(one, other, deal, tuple(points))


def _deal_installed(
    deal: partial[Meeting],
    game: str,
    bots: Mapping[str, AnyBot],
    options: Mapping[str, object],
    task: tuple[str, str, int],
) -> Meeting:
    rules = load(game)
    return deal(rules, bots, rules.options.parse(options), task)


def _ratings(
    names: Sequence[str],
    pairs: Sequence[tuple[str, str]],
    meetings: Sequence[Meeting],
    weight: Callable[[], float],
) -> list[float]:
    """Return the likeliest ratings (Bradley-Terry, by Hunter's iteration); their mean is 0.

    Each meeting, and each half of an assumed draw, counts as much as ``weight`` says.
    """
    number = {name: at for at, name in enumerate(names)}
    won = [[0.0] * len(names) for _ in names]
    for first, second in pairs:
        won[number[first]][number[second]] = weight() * DRAWS_ASSUMED / 2
        won[number[second]][number[first]] = weight() * DRAWS_ASSUMED / 2
    for meeting in meetings:
        one, other = number[meeting.one], number[meeting.other]
        counted = weight()
        won[one][other] += counted * meeting.points
        won[other][one] += counted * (len(meeting.games) - meeting.points)
    strengths = [1.0] * len(names)
    for _ in range(ROUNDS):
        strengths = [_stronger(at, won, strengths) for at in range(len(names))]
        middle = math.exp(sum(map(math.log, strengths)) / len(strengths))
        strengths = [one / middle for one in strengths]
    return [SCALE * math.log(one) for one in strengths]


def _stronger(at: int, won: list[list[float]], strengths: list[float]) -> float:
    """Return the next estimate of a bot's strength: its points, over what the others would let it expect."""
    others = [one for one in range(len(strengths)) if one != at]
    expected = sum((won[at][one] + won[one][at]) / (strengths[at] + strengths[one]) for one in others)
    return sum(won[at][one] for one in others) / expected
