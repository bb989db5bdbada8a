"""States as people program with them: in words, copied, compared, pickled and printed; each mistake gets a sentence."""

from __future__ import annotations

import copy
import dataclasses
import inspect
import os
import pickle
import pydoc
import random
import re
import subprocess
import sys
import time
from collections.abc import Callable
from fractions import Fraction
from itertools import pairwise
from typing import Any, assert_type

import numpy as np
import pytest

from ludotheque import (
    BadInput,
    BadPosition,
    BadSeat,
    Chance,
    Game,
    IllegalAction,
    Match,
    RecordedChance,
    ScriptedChance,
    SealedChance,
    SeededChance,
    State,
    UnknownAction,
    load,
    registered_games,
)
from ludotheque.bots.simulate import simulate
from ludotheque.core.outcomes import deals, outcomes
from ludotheque.core.telling import Box
from ludotheque.games.koryo.rules import Koryo
from ludotheque.texts.description import decider, drawing
from ludotheque.texts.texts import Texts

ALL = list(registered_games().values())
PRINTED_WITHIN = 0.002
"""Seconds: a fifth of what it took when sentences were put together each time, and room for a busy machine."""
SOME = 40
"""Decisions after which a game is well under way."""


def under_way(game: Game, decisions: int = SOME) -> State:
    rng = random.Random(game.id)
    state = game.start(game.players[-1], chance=SeededChance(7))
    for _ in range(decisions):
        if state.is_terminal():
            break
        state.apply(rng.choice(state.legal()))
    return state


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_help_begins_with_what_to_call(game: Game) -> None:
    beginning = "".join(
        pydoc.render_doc(game.start(game.players[0], seed=1), renderer=pydoc.plaintext).splitlines()[:16]
    )
    assert all(f"``{name}``" in beginning for name in ("legal", "apply", "view", "tensor", "clone", "to_json"))


def boxes(state: State) -> list[Box]:
    """Return the boxes in which a game draws what the player sees who decides."""
    texts, names = Texts(state.game), [f"Player {seat + 1}" for seat in range(state.num_players)]
    drawn = drawing(texts, state.view(decider(state)), names)
    assert drawn is not None
    return [box for band in (*drawn.bands, *drawn.back) for box in band]


def played_out(state: State) -> list[str]:
    """Return how a game ends that always goes on with the first action, and how it looked before."""
    looks = []
    for _ in range(SOME):
        if state.is_terminal():
            break
        looks.append(repr(state.view(int(state.current_player()))))
        state.apply(state.legal()[0])
    return looks


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_copies_are_the_same_and_go_their_own_way(game: Game) -> None:
    state = under_way(game)
    copies = [state.clone(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
    for one, other in pairwise([state, *copies]):
        assert one == other and hash(one) == hash(other) and one is not other
    assert state != game.start(game.players[-1], chance=SeededChance(8))
    before = state.to_json()
    futures = [played_out(one) for one in copies]
    assert state.to_json() == before
    assert all(future == futures[0] for future in futures)


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_actions_in_every_form_are_the_same(game: Game) -> None:
    state = under_way(game, 1)
    action = state.legal()[-1]
    forms: list[Any] = [action, action.number, action.words, action.parts, str(action)]
    afterwards = []
    for form in forms:
        twin = state.clone()
        twin.apply(form)
        afterwards.append(twin)
    assert all(one == afterwards[0] for one in afterwards)
    assert action == action.number and action == action.words and action in state.legal()
    assert action.parts["verb"] == action.verb == action.words.split()[0]


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_a_state_knows_its_game_and_shows_itself(game: Game) -> None:
    state = under_way(game)
    assert state.game is game
    assert game.title in repr(state)
    assert len(str(state).splitlines()) > 3
    page = state._repr_html_()
    assert game.title in page and "<li>" in page
    assert all(box.title in page for box in boxes(state))
    assert state.view(None) == game.view(state, None)
    assert state.tensor(0).tobytes() == game.encode(state, 0)
    assert state == game.from_json(state.to_json())


CHAIN = """
import sys
from ludotheque import SeededChance, load

class Link:
    def __init__(self, before, state):
        self.before, self.state = before, state

state = load(sys.argv[1]).start(int(sys.argv[2]), chance=SeededChance(1))
last = None
for _ in range(1000):
    last = Link(last, state.clone())
del last
assert state.legal()
"""


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_long_chains_of_states_are_destroyed_in_order(game: Game) -> None:
    """Compiled, too: CPython's way with such chains wrote over memory, which its checks of memory find."""
    asked = [sys.executable, "-c", CHAIN, game.id, str(game.players[-1])]
    done = subprocess.run(asked, env={**os.environ, "PYTHONMALLOC": "debug"}, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]


def test_a_game_that_is_not_installed_is_known_by_its_start() -> None:
    leduc = load("leduc")

    class Mine(State):
        """Rules from a notebook."""

    Mine.__module__ = "notebook"
    mine = leduc.with_rules(new=lambda players, options, chance, events: Mine(players, chance))
    with pytest.raises(BadInput, match=r"notebook\..* does not belong to an installed game"):
        _ = Mine(2, SeededChance(1)).game
    assert mine.start(2).game is mine


MISTAKES: dict[str, tuple[Any, type[Exception], str]] = {
    "words of another game": ("play spy 1", UnknownAction, "unknown action 'play'; the verbs are: fold, call, raise"),
    "a number beyond": (99, UnknownAction, "there is no action 99; the numbers are 0 to 2"),
    "a negative number": (-1, UnknownAction, "there is no action -1; the numbers are 0 to 2"),
    "a truth": (True, UnknownAction, "its number, its words or its JSON, not True"),
    "nothing": (None, UnknownAction, "its number, its words or its JSON, not None"),
    "a fraction": (1.5, UnknownAction, "its number, its words or its JSON, not 1.5"),
    "an action of another game": (load("koryo").start(2).legal()[0], UnknownAction, "is an action of another game"),
    "not offered": ("fold", IllegalAction, "'fold' is not offered now; offered are: call, raise"),
}


@pytest.mark.parametrize(("action", "error", "words"), MISTAKES.values(), ids=list(MISTAKES))
def test_a_wrong_action_gets_a_sentence_and_changes_nothing(action: object, error: type[Exception], words: str) -> None:
    state = load("leduc").start(2, chance=SeededChance(1))
    before = state.to_json()
    with pytest.raises(error) as raised:
        state.apply(action)
    assert words in str(raised.value)
    assert state.to_json() == before


def test_after_the_end_nothing_can_be_done() -> None:
    state = load("leduc").start(2, chance=SeededChance(1))
    for words in ("raise", "fold"):
        state.apply(words)
    assert state.legal() == [] and "over" in repr(state)
    with pytest.raises(IllegalAction, match="'call' cannot be done: the game is over"):
        state.apply("call")


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_wrong_seat_gets_a_sentence(seat: int) -> None:
    state = load("leduc").start(2)
    for look in (state.view, state.tensor):
        with pytest.raises(BadSeat, match=f"the seats are 0 to 1, not {seat}"):
            look(seat)


@pytest.mark.parametrize("seat", ["0", 0.0, None])
def test_what_is_no_seat_gets_a_sentence(seat: Any) -> None:
    state = load("koryo").start(2, seed=1)
    askers: list[Callable[[Any], object]] = [state.tensor, lambda one: state.game.encode(state, one)]
    if seat is not None:  # a spectator may look, but there is nothing for him to learn from
        askers += [state.view, lambda one: state.game.view(state, one)]
    for ask in askers:
        with pytest.raises(BadSeat, match=re.escape(f"a seat is a number from 0 to 1, not {seat!r}")):
            ask(seat)


def test_seats_of_other_libraries_are_seats() -> None:
    state = load("koryo").start(2, seed=1)
    assert state.view(np.int64(1)) == state.view(1)
    assert state.tensor(np.int8(1)).tobytes() == state.tensor(1).tobytes()


ASKED = ("view", "to_json", "prompt", "sheet", "ending", "stats", "legal", "hash", "offered")


@pytest.mark.parametrize("method", ASKED)
def test_a_position_of_another_game_gets_a_sentence(method: str) -> None:
    ask = getattr(load("leduc"), method)
    with pytest.raises(BadInput, match="this is a position of Koryŏ, not of Leduc poker"):
        ask(load("koryo").start(2, seed=1))
    with pytest.raises(BadInput, match=r"'king' is no position: leduc\.start or leduc\.from_json gives one"):
        ask("king")


def test_a_game_plays_on_without_changing_the_position() -> None:
    leduc = load("leduc")
    before = leduc.start(2, seed=1)
    after = leduc.play(before, "raise")
    assert (before.current_player(), after.current_player()) == (0, 1)
    assert leduc.play(before, leduc.legal(before)[1]) == after != before
    with pytest.raises(IllegalAction, match="'fold' is not offered now"):
        leduc.play(before, "fold")


PUBLIC = [name for name, one in vars(Game).items() if inspect.isfunction(one) and not name.startswith("_")]


@pytest.mark.parametrize("name", PUBLIC)
def test_what_a_game_can_do_has_names_and_docs(name: str) -> None:
    method = getattr(load("koryo"), name)
    assert len(inspect.getdoc(method) or "") > 30
    parameters = inspect.signature(method).parameters.values()
    assert all(one.annotation is not one.empty for one in parameters)


def test_games_without_chance_of_their_own_differ() -> None:
    game = load("koryo")
    assert len({hash(game.start(2)) for _ in range(5)}) > 1


def test_copies_matches_and_imagined_worlds_have_the_types_of_their_game() -> None:
    """``assert_type`` does nothing here: mypy reads it."""
    match = Match.start(load("koryo"), 2, seed=3)
    assert_type(match.state, Koryo)
    assert_type(match.state.clone(), Koryo)
    assert_type(match.state.resample(0, SeededChance(1)), Koryo)
    worlds = [match.state, match.state.clone(), copy.copy(match.state), match.state.resample(0, SeededChance(1))]
    assert {type(world) for world in worlds} == {Koryo}


def test_a_match_takes_words_too() -> None:
    match = Match.start(load("leduc"), 2, chance=SeededChance(1))
    assert match.apply("raise").do == "raise"
    assert match.undo() == 1 and match.state.legal()[0] == "call"


class Least(Chance):
    """Chance of someone's own, in plain Python."""

    def __init__(self) -> None:
        self.asked = 0

    def below(self, n: int) -> int:
        self.asked += 1
        return 0

    def clone(self) -> Chance:
        return Least()


class Falling(Chance):
    """Counts down, again and again."""

    def __init__(self, most: int) -> None:
        self.most = most

    def below(self, n: int) -> int:
        self.most -= 1
        return self.most % n

    def clone(self) -> Chance:
        return Falling(self.most)


COPIERS = [copy.copy, copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))]


@pytest.mark.parametrize("again", COPIERS)
def test_chance_of_ones_own_is_copied_whole(again: Callable[[Any], Any]) -> None:
    assert [again(Falling(9)).below(100) for _ in range(2)] == [8, 8]
    state = load("koryo").start(2, chance=Falling(1000))
    twin = again(state)
    assert twin == state and twin.chance.most == state.chance.most  # type: ignore[attr-defined]


@pytest.mark.parametrize("again", COPIERS)
def test_games_actions_and_matches_are_copied(again: Callable[[Any], Any]) -> None:
    koryo = load("koryo")
    assert again(koryo) is koryo and hash(koryo) == hash(again(koryo))
    assert repr(koryo) == "<Koryŏ: a game for 2 to 4 players>"
    actions = koryo.start(2, seed=1).legal()
    assert [again(one) for one in actions] == actions
    match = Match.start(koryo, 2, chance=SeededChance(1))
    match.apply(actions[0])
    twin = again(match)
    assert twin.state == match.state
    twin.apply(twin.state.legal()[0])
    assert len(match.record.entries) == 1


def test_a_variant_of_a_game_takes_the_same_positions() -> None:
    leduc = load("leduc")
    leduc.start(2)
    variant = dataclasses.replace(leduc, id="my_leduc", title="My Leduc")
    assert variant.view(variant.start(2, seed=1)) == leduc.view(leduc.start(2, seed=1))


def test_a_changed_game_is_not_played_by_other_processes_as_it_was() -> None:
    changed = load("leduc").with_rules(stats=lambda _state: {"first": 1.0})
    with pytest.raises(BadInput, match="other processes cannot find this Leduc poker: use jobs=1"):
        simulate(changed, 2, None, ["random"], games=4, jobs=2)


@pytest.mark.parametrize("kind", [SeededChance, ScriptedChance, RecordedChance, SealedChance])
def test_chance_of_ones_own_is_chance(kind: type[Chance]) -> None:
    """A subclass of the others would lose what it changes when a state is copied."""
    with pytest.raises(TypeError, match=f"{kind.__name__} copies itself as {kind.__name__}: make chance of your own"):
        type("Mine", (kind,), {})


@pytest.mark.parametrize(("call", "words"), [("clone", r"a method clone\(\)"), ("roll", r"a method below\(n\)")])
def test_chance_that_lacks_a_method_says_which(call: str, words: str) -> None:
    class Mine(Chance):
        """Nothing is random."""

    with pytest.raises(NotImplementedError, match=f"Mine needs {words}"):
        getattr(Mine(), call)(*([6] if call == "roll" else []))


def test_chance_of_ones_own() -> None:
    chance = Least()
    state = load("koryo").start(2, chance=chance)
    assert chance.asked > 20
    assert state == load("koryo").start(2, chance=Least())


@pytest.mark.parametrize(
    "chance",
    [SeededChance(5), ScriptedChance([1, 2, 3, 4]), SealedChance(bytes(32)), RecordedChance(SeededChance(3), [2, 1])],
    ids=lambda chance: type(chance).__name__,
)
def test_chance_is_pickled_with_its_future(chance: Chance) -> None:
    chance.below(5)
    twin = pickle.loads(pickle.dumps(chance))
    assert [twin.below(5) for _ in range(3)] == [chance.below(5) for _ in range(3)]


def test_outcomes_are_what_chance_can_do() -> None:
    state = load("leduc").start(2, chance=SeededChance(1))
    state.apply("call")
    found = list(outcomes(state, "call"))
    assert sum(one.probability for one in found) == pytest.approx(1.0)
    assert len(state.legal()) == 2 and all(one.state.chance.clone() for one in found)
    # Six cards, two each of three ranks, of which each player holds one.
    dealt = list(deals(load("leduc"), 2))
    assert sum(Fraction(one.probability).limit_denominator(1000) for one in dealt) == 1
    assert [one.probability for one in outcomes(state, "raise")] == [1.0]
    with pytest.raises(BadInput, match="more than 10 outcomes"):
        list(deals(load("koryo"), 2, most=10))
    with pytest.raises(IllegalAction):
        list(outcomes(state, "fold"))


def test_a_seed_starts_a_game_and_a_game_without_one_says_which_it_drew() -> None:
    koryo = load("koryo")
    assert koryo.start(2, seed=7) == koryo.start(2, chance=SeededChance(7))
    state = koryo.start(2)
    drawn = state.chance
    assert isinstance(drawn, SeededChance)
    assert koryo.start(2, seed=drawn.seed) == state and koryo.start(2) != state
    state.apply(state.legal()[0])
    copied = copy.deepcopy(state).chance
    assert repr(copied) == repr(drawn) == f"SeededChance({drawn.seed})"
    assert pickle.loads(pickle.dumps(drawn)).seed == drawn.seed


STARTS: dict[str, tuple[dict[str, Any], str]] = {
    "words": ({"players": "2"}, "Koryŏ is for 2 to 4 players, not '2'"),
    "a fraction": ({"players": 2.0}, "Koryŏ is for 2 to 4 players, not 2.0"),
    "too many": ({"players": 5}, "Koryŏ is for 2 to 4 players, not 5"),
    "a number as chance": (
        {"chance": 7},
        "7 is no chance: give seed=7, or such as chance=SeededChance(7)",
    ),
    "both": ({"chance": SeededChance(1), "seed": 1}, "give either a seed or chance, not both"),
    "a seed in words": ({"seed": "7"}, "a seed is a whole number from 0 to 2**63 - 1, not '7'"),
    "a negative seed": ({"seed": -1}, "a seed is a whole number from 0 to 2**63 - 1, not -1"),
    "options of another game": (
        {"options": load("kick_ass").options()},
        "Koryŏ has options of its own, not KickAssOptions",
    ),
    "a large seed": ({"seed": 2**63}, "a seed is a whole number from 0 to 2**63 - 1, not 9223372036854775808"),
}


@pytest.mark.parametrize(("how", "words"), STARTS.values(), ids=list(STARTS))
def test_a_wrong_start_gets_a_sentence(how: dict[str, Any], words: str) -> None:
    with pytest.raises(BadInput) as raised:
        load("koryo").start(**{"players": 2, **how})
    assert str(raised.value).startswith(words)


def test_numbers_of_other_libraries_start_games() -> None:
    koryo = load("koryo")
    assert koryo.start(np.int64(2), seed=np.int64(7)) == koryo.start(2, seed=7)


@pytest.mark.parametrize("data", [None, "{}", []])
def test_what_is_no_position_gets_a_sentence(data: Any) -> None:
    with pytest.raises(BadPosition, match="a position is an object with its fields, not"):
        load("koryo").from_json(data)


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_a_position_is_printed_at_once(game: Game) -> None:
    state = game.start(game.players[-1], chance=SeededChance(5))
    for _ in range(30):
        if not state.is_terminal():
            state.apply(state.legal()[-1])
    said = str(state)
    times = []
    for _ in range(50):
        began = time.perf_counter()
        assert str(state) == said
        times.append(time.perf_counter() - began)
    assert min(times) < PRINTED_WITHIN
