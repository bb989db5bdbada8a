"""Bots of one's own: they play in every form, and what they are shown leads to nothing that is hidden."""

from __future__ import annotations

import gc
import hashlib
import json
import pickle
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import FrameType, FunctionType, ModuleType
from typing import Any

import numpy as np
import pytest

from ludotheque import BadInput, Game, SeededChance, State, load, registered_games
from ludotheque.bots import AnyBot, BadMove, Bot, Observation, analyse, bot
from ludotheque.bots.contest import decisions
from ludotheque.bots.named import by_name, player
from ludotheque.bots.simulate import simulate
from ludotheque.bots.tournament import Tournament
from ludotheque.lab.experiment import Experiment
from tests.commands import invoke

LEDUC = load("leduc")

FIVE_LINES = """
from ludotheque.bots import Bot


class Mine(Bot):
    def choose(self, seen):
        return max(seen.legal(), key=lambda one: one.parts.get("count", 0))
"""
"""The bot of docs/quick-start.md."""


class Last(Bot):
    """Always the last action."""

    def choose(self, seen: Observation) -> object:
        return seen.legal()[-1]


class Noting(Bot):
    """Remembers what it was told."""

    name = "noting"

    def __init__(self) -> None:
        self.begun: list[tuple[int, int, int]] = []
        self.seen: list[Observation] = []

    def begin(self, game: Game, seat: int, players: int, seed: int) -> None:
        assert game is LEDUC
        self.begun.append((seat, players, seed))

    def choose(self, seen: Observation) -> object:
        self.seen.append(seen)
        return seen.legal()[0].words


def first(seen: Observation) -> object:
    return int(seen.legal()[0])


def plays(bots: list[Any], **more: Any) -> dict[str, Any]:
    return simulate(LEDUC, 2, None, bots, games=20, seed=1, **more)["by_bot"]


@pytest.mark.parametrize(
    "mine", [Last, Last(), first, "tests.bots.test_own:Last"], ids=["class", "object", "function", "name"]
)
def test_every_form_of_a_bot_plays(mine: Any) -> None:
    (name,) = set(plays([mine, "random"])) - {"random"}
    assert name in ("Last", "first", "tests.bots.test_own:Last")
    assert plays([mine, "random"]) == plays([mine, "random"])


def test_processes_play_the_same_games() -> None:
    assert plays([Last, "random"], jobs=2) == plays([Last, "random"])


def test_a_bot_that_other_processes_cannot_get_is_refused() -> None:
    with pytest.raises(BadInput, match=r"other processes cannot get your own bot .*lambda.*: use jobs=1"):
        plays([lambda seen: seen.legal()[0], "random"], jobs=2)


class Lost(Exception):
    """An exception that pickle cannot bring back: its arguments are others than those it keeps."""

    def __init__(self, seat: int, why: str) -> None:
        super().__init__(f"seat {seat} gives up: {why}")


def gives_up(seen: Observation) -> object:
    raise Lost(seen.seat, "no idea")


def test_what_a_bot_raises_in_another_process_is_told() -> None:
    with pytest.raises(RuntimeError, match="gives up: no idea"):
        plays([gives_up, "random"], jobs=2)


@pytest.mark.parametrize("jobs", [0, -1, 2.0, "2"])
def test_a_number_of_jobs_is_a_number(jobs: Any) -> None:
    with pytest.raises(BadInput, match="the number of jobs is 1 to 1024"):
        plays(["random"], jobs=jobs)
    with pytest.raises(BadInput, match="the number of jobs is 1 to 1024"):
        next(Tournament(LEDUC, 2, ["greedy", "random"], 2).play(jobs))


def test_numbers_of_numpy_are_numbers() -> None:
    three: Any = np.int64(3)
    assert simulate(LEDUC, 2, None, ["random"], three, seed=three, jobs=np.int64(1))["games"] == 3
    cup = Tournament(LEDUC, 2, ["greedy", "random"], three, seed=three)
    assert cup.total == 2 and type(cup.seed) is int
    for wrong in (np.float64(3), "3", None, 0):
        with pytest.raises(BadInput, match="the number of games is 1 to"):
            simulate(LEDUC, 2, None, ["random"], wrong)
        with pytest.raises(BadInput, match="the number of games of a pair is 1 to"):
            Tournament(LEDUC, 2, ["greedy", "random"], wrong)
    for no_seed in (np.float64(3), "3", None, -1):
        with pytest.raises(BadInput, match="a seed is a whole number"):
            simulate(LEDUC, 2, None, ["random"], 1, seed=no_seed)


def test_a_game_is_not_its_name() -> None:
    name: Any = "leduc"
    for wrong in (
        lambda: simulate(name, 2, None, ["random"], 1),
        lambda: Tournament(name, 2, ["greedy", "random"], 2),
        lambda: analyse(name, LEDUC.start(2, seed=1), 0, seconds=None, simulations=1, seed=1),
    ):
        with pytest.raises(BadInput, match="'leduc' is not a game"):
            wrong()


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("Mine = 1 / 0", "ZeroDivisionError"),
        ("def Mine(:", "SyntaxError"),
        ("", "has no 'Mine'"),
        (
            "from ludotheque.bots import Bot\nclass Mine(Bot):\n    def __init__(self, depth):\n        pass",
            "no Mine can be made without arguments",
        ),
    ],
)
def test_a_module_without_a_bot_gets_a_sentence(
    source: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = f"wrong_{hashlib.sha256(source.encode()).hexdigest()[:8]}"
    (tmp_path / f"{module}.py").write_text(source)
    monkeypatch.syspath_prepend(str(tmp_path))
    done = invoke(["simulate", "leduc", "--games", "2", "--bots", f"{module}:Mine,random"])
    assert done.exit_code == 2 and words in done.output


def test_levels_choose_only_for_the_seat_that_decides() -> None:
    state = LEDUC.start(2, seed=1)
    bots: list[AnyBot] = ["random", "beginner", "strong", first]
    for which in bots:
        with pytest.raises(BadInput, match="cannot choose for seat 1: seat 0 decides"):
            player(which, LEDUC, seed=1).choose(state, 1)
    with pytest.raises(BadInput, match="a position of Leduc poker, not of Koryŏ"):
        bot("strong", load("koryo"), seed=1).choose(state, 0)
    state.apply("raise")
    state.apply("fold")
    for which in bots:
        with pytest.raises(BadInput, match="the game is over"):
            player(which, LEDUC, seed=1).choose(state, 0)


def test_one_object_plays_all_its_games_and_is_told_of_each() -> None:
    noting = Noting()
    plays([noting, "random"])
    assert len(noting.begun) == 20 and {seat for seat, _, _ in noting.begun} == {0, 1}
    assert len({seed for _, _, seed in noting.begun}) == 20
    assert {seen.players for seen in noting.seen} == {2}
    assert all(len(seen.legal()) > 1 for seen in noting.seen)


def test_a_class_is_made_anew_for_each_game() -> None:
    made: list[object] = []

    class Counted(Last):
        def __init__(self) -> None:
            made.append(self)

    plays([Counted, "random"])
    assert len(made) >= 20


@pytest.mark.parametrize("game", list(registered_games().values()), ids=lambda game: game.id)
def test_an_observation_is_what_the_seat_sees(game: Any) -> None:
    state = game.start(game.players[-1], chance=SeededChance(3))
    seat = int(state.current_player())
    seen = Observation.of(state, seat, SeededChance(4))
    assert seen.game is game and seen.players == game.players[-1] and seen.seat == seat
    assert seen.view == game.view(state, seat)
    assert seen.tensor.tobytes() == game.encode(state, seat)
    assert seen.legal() == state.legal()
    assert str(seen) == str(state)
    world = seen.world()
    assert game.view(world, seat) == seen.view
    world.apply(seen.legal()[0])
    assert seen.legal() == state.legal()


def reachable(*roots: object) -> Iterator[object]:
    """Yield everything that leads from some objects, programs left out."""
    found, left = {id(root) for root in roots}, list(roots)
    while left:
        one = left.pop()
        yield one
        for other in gc.get_referents(one):
            if id(other) not in found and not isinstance(other, (type, ModuleType, FunctionType, FrameType)):
                found.add(id(other))
                left.append(other)


@pytest.mark.parametrize("game", list(registered_games().values()), ids=lambda game: game.id)
def test_nothing_that_a_bot_is_handed_leads_to_the_true_state(game: Any) -> None:
    state = game.start(game.players[-1], chance=SeededChance(3))
    seat = int(state.current_player())
    handed: list[object] = []

    def spy(seen: Observation) -> object:
        handed.extend([seen, seen.view, seen.tensor, seen.legal(), seen.world(), seen.game])
        return seen.legal()[0]

    player(spy, game, seed=1).choose(state, seat)
    assert handed
    # Compiled objects do not tell the collector what they hold: what a bot can ask them for is searched, too.
    for one in [*reachable(*handed), *(getattr(handed[0], name) for name in Observation.__slots__)]:
        assert one is not state and one is not state.chance
        if isinstance(one, State):
            assert one.chance is not state.chance


WORLDS = 5


@pytest.mark.parametrize("game", list(registered_games().values()), ids=lambda game: game.id)
def test_what_a_bot_is_handed_is_the_same_in_all_worlds_that_look_alike(game: Any) -> None:
    """To the byte of its pickle: so nothing can be computed from it that differs, nor take longer in one of them."""
    state = game.start(game.players[-1], chance=SeededChance(3))
    rng = random.Random(3)
    for _ in range(30):
        if state.is_terminal():
            break
        seat = int(state.current_player())
        worlds = [state.resample(seat, SeededChance(world)) for world in range(WORLDS)]
        handed = [pickle.dumps(Observation.of(one, seat, SeededChance(4))) for one in (state, *worlds)]
        assert set(handed) == {handed[0]}
        state.apply(rng.choice(state.legal()))


class Guessing(Bot):
    """Looks for the deal near the seed that it is given: the seeds of a game's chances are neighbours."""

    NEAR = 64

    def __init__(self) -> None:
        self.near: list[Any] = []

    def begin(self, game: Game, seat: int, players: int, seed: int) -> None:
        seeds = range(max(0, seed - self.NEAR), seed + self.NEAR)
        self.near = [game.start(players, chance=SeededChance(one)).view(seat) for one in seeds]

    def choose(self, seen: Observation) -> object:
        found.append(seen.view in self.near)
        self.near = []
        return seen.legal()[0]


found: list[bool] = []


def test_the_seed_that_a_bot_is_given_does_not_lead_to_the_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    def guesses() -> bool:
        found.clear()
        simulate(load("koryo"), 2, None, [Guessing, "random"], games=5, seed=1)
        return any(found)

    assert not guesses()
    monkeypatch.setattr("ludotheque.bots.own.apart", lambda seed: seed)
    assert guesses()  # without that step it would


class Player2:
    """Plays, and is no bot."""

    def choose(self, state: State, seat: int) -> int:
        raise AssertionError("it was handed the true state")


@pytest.mark.parametrize("other", [Player2(), Last(), Last, first, "greedy"])
def test_only_players_are_handed_the_true_state(other: Any) -> None:
    state = LEDUC.start(2, chance=SeededChance(1))
    with pytest.raises(BadInput, match=r"is not a player: make one with player\(bot, game, seed=...\)"):
        next(decisions(state, [other, player("random", LEDUC, seed=1)]))


MISTAKES: dict[str, tuple[Any, type[Exception], str]] = {
    "no bot": ([42, "random"], BadInput, "42 is not a bot: expected a name, a subclass of ludotheque.bots.Bot"),
    "no list": ("random", BadInput, "give the bots as a list, such as ['greedy', 'random'], not 'random'"),
    "a class that is no bot": ([dict, "random"], BadInput, "dict is not a bot"),
    "a player": ([bot("greedy", LEDUC, seed=1)], BadInput, "'greedy' is already a player: give its name instead"),
    "an unknown name": (["mine"], BadInput, "unknown bot 'mine'; the bots are: random, greedy"),
    "an unknown module": (["nowhere:Mine"], BadInput, "the bot 'nowhere:Mine' cannot be imported: No module named"),
    "an unknown class": (["tests.bots.test_own:Mine"], BadInput, "the module 'tests.bots.test_own' has no 'Mine'"),
    "no choice": ([Bot, "random"], NotImplementedError, "Bot has no method `choose(self, seen)`"),
    "words of another game": ([lambda _: "play spy 1"], BadMove, "the bot '<lambda>' at seat"),
    "nothing": ([lambda _: None], BadMove, "answered None: an action is its number, its words or its JSON"),
    "too many": (["random"] * 3, BadInput, "name one bot for all seats or one for each of the 2, not 3"),
}


@pytest.mark.parametrize(("bots", "error", "words"), MISTAKES.values(), ids=list(MISTAKES))
def test_each_mistake_gets_a_sentence(bots: Any, error: type[Exception], words: str) -> None:
    with pytest.raises(error) as raised:
        plays(bots)
    assert words in str(raised.value)


def test_two_bots_of_one_name_are_told_apart_or_refused() -> None:
    with pytest.raises(BadInput, match="two bots are called 'Last'"):
        by_name([Last(), Last()])
    assert list(by_name([Last, Last])) == ["Last"]


def test_the_command_line_takes_them_from_the_folder_one_is_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_bots.py").write_text("def last(seen):\n    return seen.legal()[-1]\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    done = invoke(["simulate", "leduc", "--bots", "my_bots:last,random", "--games", "10", "--seed", "1", "--json"])
    assert done.exit_code == 0, done.output
    assert set(json.loads(done.output)["by_bot"]) == {"my_bots:last", "random"}


def test_one_bot_for_each_seat_decides_how_many_seats_there_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mymod.py").write_text(FIVE_LINES, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    done = invoke(["simulate", "koryo", "--bots", "mymod:Mine,random", "--games", "400", "--json"])
    assert done.exit_code == 0, done.output
    report = json.loads(done.output)
    assert len(report["by_seat"]) == 2
    assert report["by_bot"]["mymod:Mine"]["ci95"][0] > 0.5


def test_one_bot_plays_all_seats_of_the_largest_game() -> None:
    done = invoke(["simulate", "age_of_comics", "--games", "1", "--json"])  # there is a game for one, too
    assert len(json.loads(done.output)["by_seat"]) == load("age_of_comics").players[-1]


def test_one_sits_at_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "sitting.py").write_text(FIVE_LINES, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    game = ["play", "koryo", "--players", "2", "--seat", "1", "--seed", "1", "--plain", "--bots"]
    done = invoke([*game, "sitting:Mine"], input="quit\n")
    assert done.exit_code == 0 and "Bot 1" in done.output, done.output
    assert "unknown bot 'nobody'" in invoke([*game, "nobody"]).output


def test_the_lab_writes_down_the_names_of_bots() -> None:
    def lab(*bots: Any) -> Experiment:
        return Experiment("leduc", (2,), (bots,), 10, {})

    assert lab(Last, "random").bots == (("tests.bots.test_own:Last", "random"),)
    assert lab(first, "random").check() is LEDUC
    with pytest.raises(BadInput, match="other processes cannot find the bot 'noting'"):
        lab(Noting(), "random")


def test_a_level_is_called_by_its_name() -> None:
    with pytest.raises(BadInput, match="is not the name of a level: give your own bot to simulate"):
        bot(Last, LEDUC, seed=1)  # type: ignore[arg-type]


def test_a_package_registers_its_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    class Point:
        @staticmethod
        def load() -> type[Bot]:
            return Last

    monkeypatch.setattr("importlib.metadata.entry_points", lambda *, group, name: [Point] if name == "lasting" else [])
    assert "lasting" in plays(["lasting", "random"])


DRAWS = """
import random
import subprocess
import numpy
from ludotheque.bots import Bot


class Dice(Bot):
    def __init__(self):
        self.mood = random.random()

    def choose(self, seen):
        legal = seen.legal()
        return legal[int((self.mood + random.random() + numpy.random.rand()) * 1000) % len(legal)]
"""


def test_the_seed_covers_the_global_chance_of_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "dice.py").write_text(DRAWS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)

    def report(seed: int) -> dict[str, Any]:
        return simulate(load("koryo"), 2, None, ["dice:Dice", "random"], games=6, seed=seed)["by_bot"]

    before = random.getstate(), np.random.get_state()[1].tolist()
    first = report(1)
    assert (random.getstate(), np.random.get_state()[1].tolist()) == before  # nothing else notices
    random.seed(5)
    np.random.seed(5)
    assert report(1) == first != report(2)


FIRST_GAME = """
import numpy
from ludotheque import load
from ludotheque.bots.simulate import simulate

report = simulate(
    load("koryo"), 2, None, [lambda seen: seen.legal()[numpy.random.randint(len(seen.legal()))], "random"], games=1
)
print(report["by_bot"], report["decisions"])
"""


def test_the_seed_covers_numpy_in_the_first_game_of_a_process() -> None:
    command = [sys.executable, "-c", FIRST_GAME]
    one, other = (subprocess.run(command, capture_output=True, text=True, check=True).stdout for _ in range(2))
    assert one == other != ""


CRASHES = """
from ludotheque.bots import Bot


def deep(depth, seen):
    return deep(depth - 1, seen) if depth else seen.view["no such key"]


class Clumsy(Bot):
    def choose(self, seen):
        return deep(30, seen)


class Unborn(Bot):
    def __init__(self):
        raise RuntimeError("no weights\\n" * 50)


def misled(seen):
    return seen.world().legal_actions(1, 2, 3)


def refused(seen):
    return seen.world().view(9)
"""


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("Clumsy", ["'clumsy:Clumsy' at seat", "in deep: return deep(", "KeyError: 'no such key'"]),
        ("Unborn", ["'clumsy:Unborn'", "in __init__", "RuntimeError: no weights"]),
        ("misled", ["'clumsy:misled' at seat", "TypeError"]),
        ("refused", ["'clumsy:refused' at seat", "the seats are 0 to 1, not 9"]),
    ],
)
@pytest.mark.parametrize("command", ["simulate", "tournament"])
def test_a_crash_names_the_bot_first_and_is_short(
    command: str, bot: str, told: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "clumsy.py").write_text(CRASHES, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    done = invoke([command, "leduc", "--games", "4", "--bots", f"clumsy:{bot},random"])
    assert done.exit_code == 1 and isinstance(done.exception, SystemExit)
    lines = done.output.strip().splitlines()
    assert lines[0].startswith("the bot 'clumsy:") and len(lines) <= 15
    assert all(one in done.output for one in told)


def test_a_crash_in_another_process_names_the_bot_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "clumsy.py").write_text(CRASHES, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    done = invoke(["simulate", "leduc", "--games", "4", "--jobs", "2", "--bots", "clumsy:Clumsy,random"])
    assert done.exit_code == 1 and done.output.startswith("the bot 'clumsy:Clumsy' at seat")
    assert len(done.output.splitlines()) <= 15
