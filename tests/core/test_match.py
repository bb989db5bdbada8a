"""A match: all or nothing, whatever goes wrong."""

from __future__ import annotations

import pytest

from ludotheque import ChanceError, Match, Record, SeededChance, load


def test_an_action_that_lacks_its_chance_changes_nothing() -> None:
    """A resumed record has no source of chance: a match that goes on from it must stay whole when one is needed."""
    game = load("manga_dice")
    match = Match.start(game, 2, chance=SeededChance(3))
    while match.record.standing() == [] or not match.record.standing()[-1].chance:
        match.act(match.state.legal_actions()[0])
    drawing = match.record.entries.pop()
    match.record.result = None
    again = Match.resume(Record.from_json(match.record.to_json()))
    before = game.hash(again.state), list(again.plies), again.record.to_json(), again.state.events
    for _ in range(2):
        with pytest.raises(ChanceError):
            again.act(game.actions.parse(drawing.do))
        assert (game.hash(again.state), list(again.plies), again.record.to_json(), again.state.events) == before
    goes_on = Match.resume(again.record, SeededChance(5))
    assert goes_on.act(game.actions.parse(drawing.do)).do == drawing.do


def test_an_illegal_action_changes_nothing() -> None:
    match = Match.start(load("koryo"), 2, chance=SeededChance(1))
    before = match.game.hash(match.state), match.record.to_json()
    with pytest.raises(ValueError, match="not offered"):
        match.act(match.game.actions.parse("reveal"))
    assert (match.game.hash(match.state), match.record.to_json()) == before
