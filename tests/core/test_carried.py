"""Records of games that were carried over to newer rules: what is checked, and what is not."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from ludotheque import BadRecord, Match, Record, SealedChance, load, registered_games, unchecked, verify
from ludotheque.core.match import sealed_chance
from ludotheque.core.record import MOST_CARRIED, Carried

COMPLETE = [name for name, game in registered_games().items() if game.stage == "complete"]
BEFORE, AFTER = 12, 6
Json = dict[str, Any]


@pytest.fixture
def rng() -> random.Random:
    return random.Random(5)


def play(match: Match, choices: int, rng: random.Random) -> None:
    for _ in range(choices):
        if match.state.is_terminal():
            return
        match.act(rng.choice([int(action) for action in match.state.legal_actions()]))


def carried_over(match: Match, version: int) -> Match:
    """Go on from a match as if rules of that version had played it so far."""
    record = Record.from_json(json.loads(match.record.dumps()))
    if not record.carried:
        record.version = version
    else:
        record.carried[-1].version = version
    record.carried.append(Carried(len(record.entries), match.game.version, match.game.to_json(match.state)))
    secret = match._source.secret if isinstance(match._source, SealedChance) else bytes(32)
    return Match.resume(record, sealed_chance(secret, None, record.drawn()))


def game_of_two_rules(name: str, rng: random.Random) -> Match:
    """Play a game to its end, which is carried over at the start, and again a little later, with undos between."""
    game = load(name)
    match = Match.start(game, game.players[0], chance=SealedChance(bytes(32)))
    match = carried_over(match, game.version - 2)
    play(match, BEFORE, rng)
    match.undo(2)
    play(match, 2, rng)
    match = carried_over(match, game.version - 1)
    play(match, AFTER, rng)
    match.undo(3)
    while not match.state.is_terminal():
        play(match, 1, rng)
    return match


@pytest.mark.parametrize("name", COMPLETE)
def test_a_game_that_was_carried_over_twice_verifies(name: str, rng: random.Random) -> None:
    match = game_of_two_rules(name, rng)
    record = Record.loads(match.record.dumps())
    assert record.to_json() == match.to_json()
    assert record.secret is not None
    assert [one.version for one in record.carried] == [match.game.version - 1, match.game.version]
    assert sum(bool(entry.undone) for entry in record.entries) == 5
    verify(record)
    assert f"first {record.first} entries" in " ".join(unchecked(record))
    again = Match.resume(record)
    assert match.game.hash(again.state) == match.game.hash(match.state)


def test_nothing_is_taken_back_across_the_place(rng: random.Random) -> None:
    match = Match.start(load("koryo"), 2, chance=SealedChance(bytes(32)))
    play(match, BEFORE, rng)
    after = carried_over(match, 0)
    seat = int(after.state.current_player())
    assert (after.free_undo(seat), after.asked_undo(seat), after.undo(3)) == (0, 0, 0)
    play(after, 2, rng)
    assert after.undo(50) == 2
    assert after.game.hash(after.state) == match.game.hash(match.state)


def of_today(record: Json) -> list[Json]:
    return list(record["entries"][record["carried"][-1]["entry"] :])


def draw_another(record: Json) -> None:
    drawn = next(entry for entry in of_today(record) if entry.get("chance") and not entry.get("undone"))
    drawn["chance"][0] = (drawn["chance"][0] + 1) % 2


def another_hash(record: Json) -> None:
    of_today(record)[-1]["hash"] = "0" * 16


def another_result(record: Json) -> None:
    record["result"][0] += 1


def another_secret(record: Json) -> None:
    record["secret"] = "11" * 32


def another_position(record: Json) -> None:
    record["carried"][-1]["position"]["seats"].append({})


def later_rules(record: Json) -> None:
    record["carried"][-1]["version"] += 1


def out_of_order(record: Json) -> None:
    record["carried"].reverse()


def beyond_the_end(record: Json) -> None:
    record["carried"][-1]["entry"] = len(record["entries"]) + 1


def taken_back_across(record: Json) -> None:
    record["entries"][0]["undone"] = len(record["entries"])


def far_too_many(record: Json) -> None:
    record["carried"] = record["carried"][:1] * (MOST_CARRIED + 1)


def no_whole_number(record: Json) -> None:
    record["carried"][0]["entry"] = True


def no_object(record: Json) -> None:
    record["carried"][0] = 5


def more_than_known(record: Json) -> None:
    record["carried"][0]["why"] = "because"


def no_position(record: Json) -> None:
    del record["carried"][0]["position"]


@pytest.mark.parametrize(
    ("harm", "words"),
    [
        (draw_another, "entry"),
        (another_hash, "hash"),
        (another_result, "field 'result'"),
        (another_secret, "field 'secret'"),
        (another_position, "seats|players"),
        (later_rules, "field 'version'"),
        (out_of_order, "not in order"),
        (beyond_the_end, "not in order"),
        (taken_back_across, "undone after"),
        (far_too_many, "at most"),
        (no_whole_number, "whole number"),
        (no_object, "an object"),
        (more_than_known, "unknown field"),
        (no_position, "missing"),
    ],
)
def test_a_false_record_is_found_out(harm: Callable[[Json], None], words: str, rng: random.Random) -> None:
    record = json.loads(game_of_two_rules("manga_dice", rng).record.dumps())
    verify(Record.from_json(record))
    harm(record)
    with pytest.raises(ValueError, match=words) as refusal:
        verify(Record.from_json(record))
    assert isinstance(refusal.value, BadRecord) or harm is another_position


def test_other_records_say_nothing_of_it(rng: random.Random) -> None:
    match = Match.start(load("koryo"), 2, chance=SealedChance(bytes(32)))
    play(match, 3, rng)
    assert "carried" not in match.to_json()
    assert not any("the rules changed" in words for words in unchecked(match.record))
