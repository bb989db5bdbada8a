"""Happenings at a table besides the game: in records, and by a game's rule on giving up."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from ludotheque import Match, Record, SeededChance, load, registered_games, verify
from ludotheque.core.errors import BadRecord
from ludotheque.core.record import Substitution

LEFT = Substitution(1, 0, "Ada", "easy", "left")


def played(entries: int = 3, undos: int = 0) -> Record:
    match = Match.start(load("koryo"), 2, chance=SeededChance(1))
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
    assert not {"substitutions", "takebacks", "ended"} & played().to_json().keys()


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
        ({"ended": "abandoned", "result": [1, 2]}, "the game ended before its end"),
    ],
)
def test_records_that_cannot_be_true(wrong: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadRecord, match=reason):
        verify(dataclasses.replace(played(), **wrong))


def test_a_player_may_resign_but_not_from_a_team() -> None:
    for game in registered_games().values():
        assert game.can_resign is not game.cooperative
    assert not dataclasses.replace(load("koryo"), resigning=False).can_resign
    assert dataclasses.replace(load("kick_ass"), resigning=True).can_resign
