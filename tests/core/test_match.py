"""A match: all or nothing, whatever goes wrong."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from ludotheque import BadInput, ChanceError, Match, Record, SeededChance, load, registered_games


def kept(match: Match) -> tuple[object, ...]:
    """Everything of a match that an action that fails must leave alone."""
    events = list(match.state.events or [])
    return match.game.hash(match.state), list(match.plies), match.record.to_json(), events


def first_golden(name: str) -> Record:
    golden = sorted(Path(str(load(name).folder().joinpath("golden"))).glob("*.json"))[0]
    return Record.loads(golden.read_text(encoding="utf-8"))


DRAWING = [name for name in registered_games() if any(entry.chance for entry in first_golden(name).entries)]
"""Games that draw chance after the setup. A game need not."""


def test_the_games_of_the_house_draw_chance() -> None:
    assert {"koryo", "leduc", "manga_dice", "gold_record", "age_of_comics", "kick_ass"} <= set(DRAWING)


@pytest.mark.parametrize("name", DRAWING)
def test_an_action_that_lacks_its_chance_changes_nothing(name: str) -> None:
    """A resumed record has no source of chance: a match that goes on from it must stay whole when one is needed."""
    game = load(name)
    whole = first_golden(name)
    drawing = [number for number, entry in enumerate(whole.entries) if entry.chance]
    for number in drawing[:: -(-len(drawing) // 12)]:
        begun = dataclasses.replace(whole, entries=whole.entries[:number], result=None, secret=None)
        match = Match.resume(begun)
        before = kept(match)
        with pytest.raises(ChanceError):
            match.act(game.actions.parse(whole.entries[number].do))
        assert kept(match) == before
        assert match.state.legal_actions() == Match.resume(begun).state.legal_actions()


def test_a_match_starts_from_a_seed_as_a_game_does() -> None:
    leduc = load("leduc")
    match = Match.start(leduc, 2, seed=7)
    assert match.state == leduc.start(2, seed=7)
    assert repr(match) == "<match of Leduc poker: 2 players, seat 0 to decide; entries: 0>"
    assert Match.start(leduc, 2).state.is_terminal() is False
    with pytest.raises(BadInput, match="either a seed or chance"):
        Match.start(leduc, 2, seed=7, chance=SeededChance(7))


def test_an_illegal_action_changes_nothing() -> None:
    match = Match.start(load("koryo"), 2, chance=SeededChance(1))
    before = kept(match)
    with pytest.raises(ValueError, match="not offered"):
        match.act(match.game.actions.parse("reveal"))
    assert kept(match) == before


@pytest.mark.parametrize("name", list(registered_games()))
def test_after_any_undo_a_match_is_as_its_record_plays(name: str) -> None:
    """Late states are kept, so that an undo replays few entries: it comes to the same as replaying all of them."""
    game = load(name)
    match = Match.start(game, game.players[0], chance=SeededChance(3))
    dice = SeededChance(4)
    for entries in (1, 3, 20, 40, 2, 70, 1):
        while not match.state.is_terminal() and len(match.standing) < 80:
            actions = match.state.legal_actions()
            match.act(int(actions[dice.below(len(actions))]), auto=len(actions) == 1)
        match.undo(entries)
        again = Match.resume(match.record)
        assert match.standing == again.standing == match.record.standing()
        assert kept(match) == kept(again)
        assert match.state.legal_actions() == again.state.legal_actions()
        for seat in range(game.players[0]):
            assert (match.free_undo(seat), match.asked_undo(seat)) == (again.free_undo(seat), again.asked_undo(seat))
