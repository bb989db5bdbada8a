"""Reviews: what a decision lost is measured with its error, and players who decide worse are graded worse."""

from __future__ import annotations

import json
import random
import statistics
from pathlib import Path

import pytest

from ludotheque import BadInput, Match, Record, SeededChance, load
from ludotheque.bots import bot
from ludotheque.bots.analysing import Analysing
from ludotheque.core.build import is_compiled
from ludotheque.core.moments import moments
from ludotheque.teaching.review import Assessing, Review, accuracy, assess, grade, review
from ludotheque.teaching.review.assessing import DEPTH, Assessment
from ludotheque.teaching.review.review import Choice, decision
from ludotheque.terminal.reviewing import review_lines
from tests.commands import invoke
from tests.games.gold_record.conftest import position, seat

GAMES = 6 if is_compiled() else 3


def played(first: str, second: str, seed: int) -> Record:
    """Return a game of Koryŏ between two bots."""
    koryo = load("koryo")
    match = Match.start(koryo, 2, chance=SeededChance(seed), seats=["Ann", "Ben"])
    bots = [bot(name, koryo, seed=seed + seat) for seat, name in enumerate((first, second))]
    while not match.state.is_terminal():
        forced = match.forced()
        seat = match.state.current_player()
        match.act(bots[seat].choose(match.state, seat) if forced is None else forced, auto=forced is not None)
    return match.record


def looked_through(record: Record, seats: set[int] | None = None) -> Review:
    return review(record, seats, search=100, compare=20, worlds=8)


def test_a_random_player_is_graded_below_one_who_searches() -> None:
    gaps = []
    for seed in range(GAMES):
        names = ("random", "hard@100") if seed % 2 else ("hard@100", "random")
        found = looked_through(played(*names, seed))
        gaps.append(found.accuracy(names.index("hard@100")) - found.accuracy(names.index("random")))
    error = 1.96 * statistics.stdev(gaps) / len(gaps) ** 0.5
    assert statistics.fmean(gaps) - error > 0


def test_a_review_is_the_same_again_and_of_the_seats_that_are_asked_for() -> None:
    record = played("random", "greedy", 1)
    found = looked_through(record, {1})
    assert {one.seat for one in found.decisions} == {1}
    assert found == looked_through(record, {1})
    for one in found.decisions:
        entry = [entry for entry in record.entries if not entry.undone][one.entry]
        assert (entry.seat, entry.do, entry.auto) == (1, one.did, False)
        assert (one.grade == "best") == (one.did == one.best)


@pytest.mark.parametrize(
    ("loss", "error", "expected"),
    [
        (0.25, 0.1, "blunder"),
        (0.15, 0.1, "mistake"),
        (0.07, 0.01, "inaccuracy"),
        (0.04, 0.01, "good"),
        (0.3, 0.3, "good"),
    ],
)
def test_a_loss_within_its_error_is_no_mistake(loss: float, error: float, expected: str) -> None:
    assert grade(loss, error, best=False) == expected
    assert grade(loss, error, best=True) == "best"


def test_the_error_covers_what_a_deeper_search_finds() -> None:
    koryo = load("koryo")
    rng = random.Random(1)
    seen = 0
    for moment, _ in moments(played("random", "random", 4)):
        state, actions = moment.state, moment.state.legal_actions()
        if len(actions) < 2 or rng.random() < 0.8:
            continue
        taken, seat = int(actions[0]), int(state.current_player())
        found = assess(Assessing(koryo, state, seat, taken, seed=1))
        deeper = assess(Assessing(koryo, state, seat, taken, search=3000, compare=400, worlds=16, seed=2))
        if taken in (found.best, deeper.best):
            continue
        seen += 1
        assert abs(found.loss - deeper.loss) <= found.error + deeper.error - DEPTH
    assert seen >= 3


def test_any_seed_of_a_server_will_do() -> None:
    koryo = load("koryo")
    state = koryo.start(2, chance=SeededChance(1))
    taken = state.legal_actions()[0]
    assessing = Assessing(koryo, state, state.current_player(), taken, search=50, compare=20, worlds=3, seed=2**62 - 1)
    assert assess(assessing).taken == taken


def test_accuracy_falls_with_what_is_lost() -> None:
    assert accuracy([0.0]) == accuracy([-0.1]) == 100
    assert accuracy([0.1, 0.0]) > accuracy([0.1]) > accuracy([0.2]) > 0


def test_seats_and_worlds_are_checked() -> None:
    record = played("random", "random", 1)
    with pytest.raises(BadInput, match="0 to 1"):
        review(record, {2})
    with pytest.raises(BadInput, match="2 worlds or more"):
        review(record, worlds=1)


def test_the_command_lists_what_was_lost_and_prints_json(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(played("random", "greedy", 2).dumps())
    command = ["review", str(file), "--seat", "0", "--simulations", "50"]
    told = invoke(command)
    assert told.exit_code == 0, told.output
    assert "Ann: accuracy" in told.output and "Better: " in told.output and "trial games" in told.output
    found = json.loads(invoke([*command, "--json"]).stdout)
    listed = [int(line.partition(".")[0]) for line in told.stdout.splitlines() if ", lost " in line]
    graded = [one["entry"] + 1 for one in found["decisions"] if one["grade"] in ("inaccuracy", "mistake", "blunder")]
    assert listed == graded, "people count moves from 1"
    assert found["game"] == "koryo" and set(found["accuracy"]) == {"0"}
    assert sum(found["balance"]["0"].values()) == pytest.approx(found["shares"][0], abs=0.001)
    named = {"entry", "seat", "did", "best", "loss", "error", "grade", "chance", "chances"}
    assert named | {"reasons", "causes", "then"} == set(found["decisions"][0])


def test_the_actions_that_may_follow_are_those_of_the_same_player() -> None:
    gold = load("gold_record")
    table = position(seat("C3", cards="gear buzz"), seat("F6"))
    found = Analysing(gold, table.state, 0, seed=1)
    found.simulate(2000)
    best = found.found().moves[0].action
    then = found.then(best)
    assert then
    for action in (best, *then):
        assert table.state.current_player() == 0
        assert action in table.state.legal_actions()
        table.state.apply_action(action)


def test_what_follows_ends_with_an_action_that_names_something() -> None:
    state = position(seat("C3", cards="gear buzz"), seat("F6")).state
    walk, hire, done, other = map(load("gold_record").actions.parse, ("walk B3", "hire da1", "done", "walk C2"))
    for then, words in (((hire, done), ("hire da1",)), ((done, hire), ("done", "hire da1")), ((done,), ())):
        found = Assessment(other, walk, 0.2, 0.01, [0.5, 0.5], then=then)
        assert decision("gold_record", Choice(0, 0, "walk C2", state), found).then == words


def test_a_review_in_sentences_says_how_the_better_move_may_go_on() -> None:
    record, state = Match.start(load("gold_record"), 2, chance=SeededChance(1)).record, position(seat("C3")).state
    walk, other, hire = map(load("gold_record").actions.parse, ("walk B3", "walk C2", "hire da1"))
    found = Assessment(other, walk, 0.2, 0.01, [0.5, 0.5], then=(hire,))
    told = Review("gold_record", 2, (decision("gold_record", Choice(0, 0, "walk C2", state), found),), ())
    assert any("Then, for example: Hire Tom Tumble" in line for line in review_lines(record, told))
