"""A course of training: self-play in processes, learning here, and matches that say how strong the net has become."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Final

import numpy as np

from ludotheque.bots.cluster import workers
from ludotheque.bots.net import TOLD
from ludotheque.bots.nets import NetCard, answers_of, encoding_of, learned, read, shipped, write
from ludotheque.bots.pool import OtherProcesses, Workforce
from ludotheque.bots.selfplay import Lessons, Method, play
from ludotheque.bots.training.matches import Contender, MatchScore, evened, match
from ludotheque.bots.training.memory import ReplayBuffer
from ludotheque.bots.training.network import Floats, Network
from ludotheque.bots.training.quick import play_quickly
from ludotheque.core.chance import SeededChance
from ludotheque.core.errors import BadInput, players_of
from ludotheque.core.game import Game
from ludotheque.core.registry import load

BATCH: Final = 512
"""Observations of a step."""
LAST_RATE: Final = 0.05
"""The rate of learning at the end, as a part of that at the start."""
BY_HAND_EXPLORING: Final = 4
"""The factor by which the first games, played by the game's own estimate, explore more than later ones."""
SAVE_EACH: Final = 60.0
"""Seconds between two copies of what was learned so far."""
SEEDS: Final = 2**62
OWN: Final = "game"
"""The start of a course that goes on from the net that the game brings."""
CHAMPION: Final = "champion"
"""The folder of the best net of a course, in the course's own."""
SWITCHES: Final = {"seed", "first", "second", "worlds", "trace", "length", "told", "quick", "start", "rounds", "even"}
"""Settings that the command has an option for, and that decide what is learned."""


@dataclass(frozen=True, slots=True)
class TrainingPlan:
    """The settings of a course.

    Attributes:
        game: the game's id.
        players: how many seats.
        minutes: how long it learns in a round, matches left out.
        jobs: processes of self-play; learning has one of its own.
        seed: where chance begins. Several processes finish in no fixed order, so a course is not repeated exactly.
        first: units of the first hidden layer.
        second: units of the second.
        rate: of learning, at the start.
        trace: TD's lambda.
        worlds: in which each action is tried.
        exploring: choices of a thousand that are made otherwise.
        keep: one observation of so many is learned from.
        by_hand: games that are played by the game's own estimate first; 0 if it has none worth it.
        portion: positions that a process plays before it tells of them.
        repeats: how often an observation is learned from, on average.
        looks: how often in a round the strength is measured.
        deals: deals of such a match.
        simulations: simulations of the match at the end of a round.
        length: choices that a rollout makes before the net is asked.
        told: whether the game's own estimate and the lead in scores are inputs; then the net begins with that estimate.
        quick: of games of quick moves, one position of so many is learned from; 0 for games of looks one ply ahead.
        start: a net's folder to go on from, ``game`` for the game's own, or nothing.
        rounds: how often it learns for so many minutes, and then meets the best net so far.
        even: whether the match at the end of a round is one of equal processor time, not of equal simulations.
    """

    game: str
    players: int
    minutes: float = 15.0
    jobs: int = 1
    seed: int = 1
    first: int = 64
    second: int = 32
    rate: float = 1e-3
    trace: float = 0.7
    worlds: int = 2
    exploring: int = 50
    keep: int = 1
    by_hand: int = 3000
    portion: int = 10_000
    repeats: float = 3.0
    looks: int = 6
    deals: int = 200
    simulations: int = 300
    length: int = 0
    told: bool = False
    quick: int = 0
    start: str = ""
    rounds: int = 1
    even: bool = False

    @property
    def command(self) -> str:
        """The command that trains so."""
        words = [f"ludotheque train {self.game} --players {self.players} --minutes {self.minutes:g}"]
        for one in fields(self):
            value = getattr(self, one.name)
            if one.name in SWITCHES and value != one.default:
                words.append(f"--{one.name}" if value is True else f"--{one.name} {value}")
        return " ".join(words)

    def goes_on(self, before: TrainingPlan) -> bool:
        """Return whether a course of another plan can go on by this one: how long and how it is measured may differ."""
        settings = {
            name: getattr(self, name) for name in ("minutes", "jobs", "rounds", "looks", "deals", "simulations", "even")
        }
        return replace(before, **settings) == self


@dataclass(slots=True)
class Progress:
    """The state of a course: seconds of learning, games, the error of late, and matches.

    ``curve`` are those on the way, one ply deep against the game's own estimate; ``league`` those of searches at the
    end of each round, against the best net so far.
    """

    seconds: float = 0.0
    games: int = 0
    choices: int = 0
    error: float = 1.0
    curve: list[dict[str, float]] = field(default_factory=list)
    league: list[dict[str, float]] = field(default_factory=list)


Watcher = Callable[[Progress], None]
Portion = tuple[TrainingPlan, tuple[int, int, int], bytes, int, bool]
"""The arguments of :func:`self_play`."""


class Course:
    """A course in a folder: it goes on where it stopped.

    Args:
        plan: the settings.
        folder: the place of the net and of all that a later run needs.
        scheduler: the address of a Dask scheduler, whose workers play instead of processes.

    Raises:
        BadInput: if the folder holds a course with other settings than the plan's.
    """

    def __init__(self, plan: TrainingPlan, folder: Path, scheduler: str | None = None) -> None:
        self.plan = plan
        self._scheduler = scheduler
        self.folder = folder
        self.game: Game = load(plan.game)
        if plan.players not in self.game.players:
            raise BadInput(f"{self.game.title} is for {players_of(self.game.players)}, not {plan.players}")
        self.progress: Progress = Progress()
        start = self.game.start(plan.players, chance=SeededChance(plan.seed))
        seen = len(self.game.rules.encode(start, 0)) // 4
        inputs = seen + (TOLD if plan.told else 0)
        self.champion = read(folder / CHAMPION, plan.players) or self._incumbent(seen)
        self.network: Network = Network((inputs, plan.first, plan.second), plan.seed, told=plan.told)
        self._rng = random.Random(plan.seed)
        self._memory = ReplayBuffer(inputs)
        if (folder / "course.json").exists():
            self._resume()
        elif plan.start:
            self._start_from(plan.start)

    def _incumbent(self, seen: int) -> tuple[NetCard, bytes] | None:
        """Return the net that the game brings, if it can judge observations of so many numbers, as today's are."""
        found = shipped(self.game, self.plan.players)
        return found if found and found[0].layers[0] == seen + found[0].told else None

    def _start_from(self, start: str) -> None:
        """Take over the weights of another net."""
        players = self.plan.players
        found = shipped(self.game, players) if start == OWN else read(Path(start), players)
        if found is None:
            raise BadInput(f"there is no net for {players} players to continue from")
        card, weights = found
        told = self.network.direct
        if (card.layers, card.told) != (self.network.layers, told):
            raise BadInput(f"the net to continue from has other layers ({card.layers}) or other inputs")
        if card.encoding != encoding_of(self.game, players, told):
            raise BadInput("the net to continue from has another encoding: the rules or their encoding have changed")
        self.network.load_bytes(weights)

    @property
    def net(self) -> tuple[NetCard, bytes]:
        """The net as it is now, with its card."""
        plan = self.plan
        weights = self.network.to_bytes()
        card = NetCard(
            game=plan.game,
            players=plan.players,
            rules=self.game.version,
            layers=self.network.layers,
            encoding=encoding_of(self.game, plan.players, self.network.direct),
            command=plan.command,
            seed=plan.seed,
            games=self.progress.games,
            minutes=round(self.progress.seconds / 60, 1),
            length=plan.length,
            told=self.network.direct,
        )
        return replace(card, answers=answers_of(self.game, card, weights)), weights

    def run(self, watch: Watcher) -> None:
        """Learn, round by round, and report progress to ``watch`` now and then."""
        while len(self.progress.league) < self.plan.rounds:
            self._learn_until(self._round_began + 60 * self.plan.minutes, watch)
            self.save()
            self._meet_the_champion()
            self.save()
            watch(self.progress)

    @property
    def _round_began(self) -> float:
        """The seconds learned before this round."""
        return self.progress.league[-1]["seconds"] if self.progress.league else 0.0

    def _learn_until(self, end: float, watch: Watcher) -> None:
        saved = time.monotonic()
        with self._players() as crew:
            began = time.monotonic()
            for _task, (rows, targets, games, choices) in crew.spread(_portion, self._tasks(end)):
                self.progress.games += games
                self.progress.choices += choices
                numbers = np.frombuffer(rows, "<f4").reshape(-1, self.network.layers[0])
                self._learn(numbers, np.frombuffer(targets, "<f4"))
                self.progress.seconds += time.monotonic() - began
                watch(self.progress)
                if time.monotonic() - saved > SAVE_EACH:
                    self.save()
                    saved = time.monotonic()
                if self._is_time_to_look():
                    self._look()
                    watch(self.progress)
                if self.progress.seconds >= end:
                    return
                began = time.monotonic()

    # --- Self-play ---

    def _players(self) -> Workforce:
        if self._scheduler is None:
            return OtherProcesses(self.plan.jobs)  # never this process, which learns
        return workers(1, self._scheduler, self.game)

    def _tasks(self, end: float) -> Iterator[Portion]:
        """Yield what is to be played next, by the net as it then is, until the time is over."""
        while self.progress.seconds < end:
            yield self._task()

    def _task(self) -> Portion:
        by_hand = self.progress.games < self.plan.by_hand and not (self.plan.told or self.plan.start)
        return self.plan, self.network.layers, self.network.to_bytes(), self._rng.randrange(SEEDS), by_hand

    # --- Learning ---

    def _learn(self, rows: Floats, targets: Floats) -> None:
        self._memory.add(rows, targets)
        rng = np.random.default_rng(self._rng.randrange(SEEDS))
        done = min(1.0, (self.progress.seconds - self._round_began) / (60 * self.plan.minutes))
        rate = self.plan.rate * (1 - (1 - LAST_RATE) * done)
        errors = []
        for _ in range(1 + int(self.plan.repeats * len(rows) / BATCH)):
            errors.append(self.network.learn(*self._memory.draw(BATCH, rng), rate))
        self.progress.error = float(np.mean(errors))

    # --- Measuring ---

    def _is_time_to_look(self) -> bool:
        if self.plan.looks == 0:
            return False
        last = max(self._round_began, self.progress.curve[-1]["seconds"] if self.progress.curve else 0.0)
        return self.progress.seconds >= last + 60 * self.plan.minutes / self.plan.looks

    def _match(self, one: Contender, others: Contender) -> MatchScore:
        plan = self.plan
        return match(self.game, plan.players, one, others, plan.deals, plan.seed, plan.jobs + 1, self._scheduler)

    def _look(self) -> None:
        """Measure one ply with the net against one ply with the game's own estimate."""
        found = self._match(Contender(self.net), Contender())
        self.progress.curve.append(self._now() | told_of(found))

    def _now(self) -> dict[str, float]:
        progress = self.progress
        return {
            "seconds": round(progress.seconds, 1),
            "played": progress.games,
            "error": round(progress.error, 4),
        }

    def _meet_the_champion(self) -> None:
        """Play searches against the best net so far; a net takes its place only if that is no luck."""
        plan = self.plan
        own, other = Contender(self.net, plan.simulations), Contender(self.champion, plan.simulations)
        if plan.even:
            other = evened(self.game, plan.players, own, other, plan.seed)
        found = self._match(own, other)
        fair = self._fair(other)
        better = found.interval[0] > fair
        details = {"fair": round(fair, 4), "better": better, "other_simulations": other.simulations}
        self.progress.league.append(self._now() | told_of(found) | details)
        if better:
            name = "the net before" if self.champion else "the estimate by hand"
            searches = f"search of {plan.simulations} against {other.simulations} by {name}"
            card, weights = self.net
            self.champion = replace(card, strength={searches: told_of(found)}), weights
            write(self.folder / CHAMPION, *self.champion)

    @property
    def crowned(self) -> bool:
        """Return whether a net of this course is the best so far."""
        return any(one["better"] for one in self.progress.league)

    def _fair(self, other: Contender) -> float:
        """Return the share of wins that a net no better than the other side would have.

        It is one part for each seat; where all play together, the upper end of what the other wins on the same deals.
        """
        if not self.game.cooperative:
            return 1 / self.plan.players
        return self._match(other, other).interval[1]

    # --- Going on ---

    def save(self) -> None:
        """Keep everything, so that the course can go on."""
        self.folder.mkdir(parents=True, exist_ok=True)
        half_written = self.folder / "network.part.npz"
        np.savez(half_written, **self.network.state())
        half_written.replace(self.folder / "network.npz")
        state = {"plan": asdict(self.plan), "progress": asdict(self.progress)}
        (self.folder / "course.json").write_text(json.dumps(state, indent=1), encoding="utf-8")

    def _resume(self) -> None:
        state: dict[str, Any] = json.loads((self.folder / "course.json").read_text(encoding="utf-8"))
        before = TrainingPlan(**state["plan"])
        if not self.plan.goes_on(before):
            raise BadInput(f"{self.folder} holds a course with other settings: use those, or choose another folder")
        self.progress = Progress(**state["progress"])
        with np.load(self.folder / "network.npz") as arrays:
            self.network = Network.from_state(dict(arrays))
        self._rng = random.Random(self.plan.seed + self.progress.games)


def told_of(found: MatchScore) -> dict[str, float]:
    """Return a match as the files of a course and the cards of nets tell it."""
    low, high = found.interval
    return {
        "share": round(found.share, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "games": found.games,
        "ms": round(found.own_ms, 2),
        "other_ms": round(found.other_ms, 2),
    }


def _portion(portion: Portion) -> tuple[bytes, bytes, int, int]:
    return self_play(*portion)


def self_play(
    plan: TrainingPlan, layers: tuple[int, int, int], weights: bytes, seed: int, by_hand: bool
) -> tuple[bytes, bytes, int, int]:
    """Play for a portion of positions; returns observations, targets, and how many games and choices made them."""
    game = load(plan.game)
    card = NetCard(plan.game, plan.players, game.version, layers, encoding="", told=TOLD if plan.told else 0)
    judge = learned(game, card, weights)
    exploring = plan.exploring * (BY_HAND_EXPLORING if by_hand else 1)
    method = Method(plan.worlds, exploring, 1.0 if by_hand else plan.trace, plan.keep, by_hand)
    lessons = Lessons()
    while plan.players * lessons.choices < plan.portion * max(1, plan.quick):
        number = lessons.games
        state = game.start(plan.players, chance=SeededChance(seed + 2 * number))
        chance = SeededChance(seed + 2 * number + 1)
        if plan.quick:
            play_quickly(state, judge, plan.quick, chance, lessons)
        else:
            play(state, judge, method, chance, lessons)
    return lessons.rows.getvalue(), lessons.targets.getvalue(), lessons.games, lessons.choices
