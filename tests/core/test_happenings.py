"""Happenings at a table besides the game: in records, and by a game's rule on giving up."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from ludotheque import Match, Record, SeededChance, load, registered_games, unproved, verify
from ludotheque.core.errors import BadRecord
from ludotheque.core.record import ALONE, Substitution
from ludotheque.core.verify import PERSONS

LEFT = Substitution(1, 0, "Ada", "easy", "left")


def played(entries: int = 3, undos: int = 0, players: int = 2) -> Record:
    match = Match.start(load("koryo"), players, chance=SeededChance(1))
    for _ in range(entries):
        match.act(match.state.legal_actions()[0])
    for _ in range(undos):
        match.undo()
        match.act(match.state.legal_actions()[0])
    return match.record


def test_what_happened_is_written_and_read_again() -> None:
    record = played(undos=2)
    record.substitutions = [LEFT, Substitution(3, 0, "Ada", None, "back")]
    record.takebacks, record.ended = 2, "abandoned"
    again = Record.loads(record.dumps())
    assert again == record
    assert again.to_json() == record.to_json()
    verify(again)


def test_what_did_not_happen_is_left_out() -> None:
    assert not {"substitutions", "takebacks", "ended", "played"} & played().to_json().keys()


def test_a_record_says_that_it_was_played_alone() -> None:
    record = dataclasses.replace(played(), played=ALONE)
    again = Record.loads(record.dumps())
    assert again.to_json()["played"] == again.played == "alone"
    verify(again)


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("substitutions", {}, "the field 'substitutions' should be a list"),
        ("substitutions", [1], "substitution 0: a substitution is an object"),
        ("substitutions", [{"entry": 1, "seat": 0}], "substitution 0: the field 'name' is missing"),
        ("substitutions", [{**LEFT.to_json(), "entry": True}], "the field 'entry' should be a whole number"),
        ("substitutions", [{**LEFT.to_json(), "more": 1}], "substitution 0: unknown field 'more'"),
        ("substitutions", [{**LEFT.to_json(), "why": "bored"}], "substitution 0: 'why' is one of left, absent"),
        ("ended", "exploded", "field 'ended': it is one of abandoned, resigned, lost"),
        ("takebacks", "two", "the field 'takebacks' should be a whole number"),
        ("ended", 1, "the field 'ended' should be a text"),
        ("played", "twice", "field 'played': it is 'alone' or omitted, not 'twice'"),
        ("played", True, "the field 'played' should be a text"),
    ],
)
def test_records_that_cannot_be_read(field: str, value: Any, reason: str) -> None:
    with pytest.raises(BadRecord, match=reason):
        Record.from_json({**played().to_json(), field: value})


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"substitutions": [dataclasses.replace(LEFT, entry=4)]}, "substitution 0: there is no entry 4"),
        ({"substitutions": [dataclasses.replace(LEFT, seat=2)]}, "substitution 0: there is no entry 1, or no seat 2"),
        ({"substitutions": [dataclasses.replace(LEFT, entry=-1)]}, "substitution 0: there is no entry -1"),
        ({"takebacks": 1}, "field 'takebacks': 0 entries were undone"),
        ({"ended": "abandoned", "result": [1, 2]}, "the game was ended early"),
        (
            {"played": ALONE, "substitutions": [dataclasses.replace(LEFT, level=None, why="joined")]},
            "substitution 0: no one else can join a game that is played alone",
        ),
    ],
)
def test_records_that_cannot_be_true(wrong: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadRecord, match=reason):
        verify(dataclasses.replace(played(), **wrong))


def changes(*made: tuple[int, str]) -> list[Substitution]:
    """Return changes of hands at the first entry: seats, and why."""
    return [Substitution(1, seat, "Zoe", None if why in PERSONS else "skilled", why) for seat, why in made]


@pytest.mark.parametrize(
    "made",
    [
        [(0, "left"), (0, "back"), (0, "absent"), (0, "joined"), (0, "time"), (0, "back"), (0, "resigned")],
        [(0, "joined"), (0, "joined"), (0, "lost")],
        [(1, "absent"), (1, "joined"), (0, "left")],
    ],
)
def test_seats_change_hands_as_a_table_lets_them(made: list[tuple[int, str]]) -> None:
    verify(dataclasses.replace(played(players=3), substitutions=changes(*made)))


@pytest.mark.parametrize(
    ("made", "reason"),
    [
        ([(1, "back")], "substitution 0: no bot plays seat 1"),
        ([(1, "left"), (1, "back"), (1, "back")], "substitution 2: no bot plays seat 1"),
        ([(1, "left"), (1, "absent")], "substitution 1: a bot plays seat 1 already"),
        ([(1, "left"), (1, "resigned")], "substitution 1: a bot plays seat 1 already"),
        ([(1, "resigned"), (1, "back")], "substitution 1: the player of seat 1 resigned before"),
        ([(1, "lost"), (1, "joined")], "substitution 1: the player of seat 1 resigned before"),
        ([(1, "resigned"), (2, "lost")], "field 'ended': 2 of 3 players resigned, which ends the game"),
    ],
)
def test_seats_cannot_change_hands_otherwise(made: list[tuple[int, str]], reason: str) -> None:
    with pytest.raises(BadRecord, match=reason):
        verify(dataclasses.replace(played(players=3), substitutions=changes(*made)))


def test_a_game_is_given_up_by_all_but_one() -> None:
    """Two players whose time runs out at once may both lose."""
    record = played(players=3)
    record.ended, record.substitutions = "lost", changes((0, "resigned"), (1, "lost"), (2, "lost"))
    verify(record)
    del record.substitutions[2:]
    verify(record)
    del record.substitutions[0]
    with pytest.raises(BadRecord, match="field 'ended': only 1 of 3 players resigned"):
        verify(record)


@pytest.mark.parametrize("why", ["resigned", "lost"])
def test_no_one_gives_a_team_up(why: str) -> None:
    match = Match.start(load("kick_ass"), 3, chance=SeededChance(1))
    match.act(match.state.legal_actions()[0])
    match.record.substitutions = changes((0, why))
    with pytest.raises(BadRecord, match="substitution 0: players cannot resign from this game"):
        verify(match.record)


def test_two_undos_in_a_row_are_two_takebacks() -> None:
    """No choice comes between them, so both have undone what they did at the same entry."""
    record = played()
    match = Match.resume(record)
    for _ in range(2):
        match.undo()
    assert [entry.undone for entry in record.entries] == [0, 3, 3]
    verify(dataclasses.replace(record, takebacks=2))
    assert "how many takebacks there were" in unproved(record)
    with pytest.raises(BadRecord, match="2 entries were undone, so the number cannot be 3"):
        verify(dataclasses.replace(record, takebacks=3))


@pytest.mark.parametrize("level", ["greedy", "hard", "strong@500", "skilled@1000000"])
def test_levels_of_a_bot_are_known(level: str) -> None:
    verify(dataclasses.replace(played(), substitutions=[dataclasses.replace(LEFT, level=level)]))


@pytest.mark.parametrize("level", ["skilled@", "skilled@0", "skilled@1\x1b]0;pwn\x07", "skilled@12345678", "skilled@١"])
def test_other_levels_are_not(level: str) -> None:
    with pytest.raises(BadRecord, match="substitution 0: unknown level"):
        verify(dataclasses.replace(played(), substitutions=[dataclasses.replace(LEFT, level=level)]))


def test_a_player_may_resign_but_not_from_a_team() -> None:
    for game in registered_games().values():
        assert game.can_resign is not game.cooperative
    assert not dataclasses.replace(load("koryo"), resigning=False).can_resign
    assert dataclasses.replace(load("kick_ass"), resigning=True).can_resign
