"""Records: a game replays to the same states, and a record that lies is found out."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from ludotheque import BadRecord, Chance, Game, Match, Record, SealedChance, SeededChance, load, verify
from ludotheque.testing.cases import Case, decisions
from ludotheque.testing.records import golden, read, replays, stale


def play(case: Case, chance: Chance, seed: int = 0, undo_every: int = 0) -> Match:
    """Return a random game as a match; now and then the last choices are taken back."""
    match = Match.start(case.game, case.players, dict(case.options), chance=chance)
    dice = SeededChance(500 + seed)
    for number in decisions(case.game, match):
        actions = match.state.legal_actions()
        match.act(actions[dice.below(len(actions))], auto=len(actions) == 1)
        if undo_every and (number + 1) % undo_every == 0 and number + 1 < undo_every * 4:
            match.undo(1 + (number + 1) % 2)
    return match


def test_record_replays_to_the_same_states(case: Case) -> None:
    match = play(case, SeededChance(1))
    record = Record.loads(match.record.dumps())
    assert record.to_json() == match.record.to_json()
    again = Match.resume(record)
    assert case.game.hash(again.state) == case.game.hash(match.state)
    assert again.plies == match.plies
    verify(record)


def test_undone_entries_stay_and_the_record_is_still_true(case: Case) -> None:
    match = play(case, SealedChance(bytes(range(32))), undo_every=2)
    assert any(entry.undone for entry in match.record.entries)
    record = Record.loads(match.record.dumps())
    assert record.secret
    verify(record)


def test_undo_returns_to_the_state_before(case: Case) -> None:
    match = Match.start(case.game, case.players, dict(case.options), chance=SeededChance(3))
    hashes = [case.game.hash(match.state)]
    for _ in range(5):
        if match.state.is_terminal():
            break
        match.act(match.state.legal_actions()[0])
        hashes.append(case.game.hash(match.state))
    for before in reversed(hashes[:-1]):
        assert match.undo() == 1
        assert case.game.hash(match.state) == before
    assert match.undo() == 0


def test_a_table_goes_on_where_it_stopped(case: Case) -> None:
    """A sealed table read from its record draws on as if it had never stopped."""
    secret = bytes(31) + b"\1"
    whole = play(case, SealedChance(secret))
    cut = Record.loads(whole.record.dumps())
    cut.entries = cut.entries[: len(cut.entries) // 2]
    cut.result = None
    again = Match.resume(cut, SealedChance(secret, cut.drawn()))
    for entry in whole.record.entries[len(cut.entries) :]:
        assert again.act(case.game.actions.parse(entry.do)).chance == entry.chance
    assert case.game.hash(again.state) == case.game.hash(whole.state)


def test_free_undo_never_crosses_a_barrier(case: Case) -> None:
    match = Match.start(case.game, case.players, dict(case.options), chance=SeededChance(8))
    dice = SeededChance(4)
    free = 0
    for _ in range(400):
        if match.state.is_terminal():
            break
        seat = match.state.current_player()
        taken = match.free_undo(seat)
        if taken:
            free += 1
            for entry, ply in zip(match.record.standing()[-taken:], match.plies[-taken:], strict=True):
                assert entry.seat == seat and not entry.chance
                assert not any(event.reveals for event in ply.events)
        for other in range(case.players):
            assert other == seat or match.free_undo(other) == 0
        actions = match.state.legal_actions()
        match.act(actions[dice.below(len(actions))], auto=len(actions) == 1)


def long_play(case: Case, length: int = 3) -> Match:
    """Return a random game of at least so many entries."""
    for seed in range(100):
        match = play(case, SeededChance(seed), seed)
        if len(match.record.entries) >= length:
            return match
    raise AssertionError(f"no game of {length} entries")


LIES: dict[str, Callable[[Any], object]] = {
    "another seat": lambda data: data["entries"][1].update(seat=1 - data["entries"][1]["seat"]),
    "another action": lambda data: data["entries"][1].update(do="nonsense"),
    "a wrong hash": lambda data: data["entries"][1].update(hash="0" * 16),
    "a chance value too many": lambda data: data["entries"][1].update(
        chance=[*data["entries"][1].get("chance", []), 0]
    ),
    "an entry left out": lambda data: data["entries"].pop(1),
}


@pytest.mark.parametrize("lie", LIES)
def test_a_record_that_lies_is_found_out(case: Case, lie: str) -> None:
    data = long_play(case).to_json()
    LIES[lie](data)
    with pytest.raises(BadRecord, match="entry"):
        verify(Record.from_json(data))


def test_result_and_seal_are_checked(case: Case) -> None:
    data = play(case, SealedChance(bytes(32))).to_json()
    verify(Record.from_json(copy.deepcopy(data)))
    forged = dict(data, result=[score + 1 for score in data["result"]])
    with pytest.raises(BadRecord, match="result"):
        verify(Record.from_json(forged))
    with pytest.raises(BadRecord, match="commitment"):
        verify(Record.from_json(dict(data, secret="11" * 32)))


DAMAGED = {
    "not json": ("{", "line 1"),
    "not an object": ("[]", "object"),
    "no format": ("{}", "format"),
}


@pytest.mark.parametrize("what", DAMAGED)
def test_a_damaged_record_names_the_place(what: str) -> None:
    text, place = DAMAGED[what]
    with pytest.raises(BadRecord, match=place):
        Record.loads(text)


def test_a_damaged_field_is_named(case: Case) -> None:
    data = long_play(case).to_json()
    for field, value in (("players", "two"), ("entries", {}), ("setup", ["x"]), ("setup", [2**70]), ("surprise", 1)):
        with pytest.raises(BadRecord, match=field):
            Record.from_json({**data, field: value})
    broken = json.loads(json.dumps(data))
    broken["entries"][2]["do"] = 7
    with pytest.raises(BadRecord, match=r"entry 2.*'do'"):
        Record.from_json(broken)


def test_golden_games_replay_and_show_every_ending(game: Game) -> None:
    endings = set()
    for name in golden(game):
        record = read(game, name)
        replays(game, name, record)
        match = Match.resume(record)
        assert match.state.is_terminal(), stale(game, name, "the game does not end")
        endings.add(game.ending(match.state))
    folder = game.folder().joinpath("golden")
    bare = sorted(set(game.endings) - endings)
    assert not bare, (
        f"{folder} has no game that ends with {', '.join(bare)}: "
        f"`ludotheque simulate {game.id} --games 50 --record DIR` finds some; copy one of each"
    )
    assert endings == set(game.endings), "`ending` names an ending that `endings` does not list"
    assert load(game.id) is game
