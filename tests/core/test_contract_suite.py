"""The contract suite finds what it is there to find."""

from __future__ import annotations

import dataclasses

import pytest

from ludotheque import Event, Ledger, Match, Record, State, load
from ludotheque.testing.records import replays
from ludotheque.testing.test_ledger import check, untold


def test_a_golden_hash_that_fails_names_what_differs(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("koryo")
    record = Record.loads(game.folder().joinpath("golden", "win-4.json").read_text(encoding="utf-8"))

    def other(state: State) -> dict[str, object]:
        return {**game.to_json(state), "bank": 9} if state.round > 3 else game.to_json(state)

    changed = dataclasses.replace(game, to_json=other)
    monkeypatch.setattr("ludotheque.core.match.load", lambda _: changed)
    monkeypatch.setattr("ludotheque.testing.records.load", lambda _: changed)
    with pytest.raises(AssertionError, match=r"entry \d+ .* another position at: bank"):
        replays(changed, "win-4.json", record)


def test_a_change_that_no_event_tells_is_found() -> None:
    """The check itself: a log that leaves one kind of event out fails."""
    game = load("koryo")
    assert game.ledger is not None
    told = game.ledger.follow

    def forgetful(table: dict, event: Event) -> None:
        if event.key != "bank":
            told(table, event)

    record = Record.loads(game.folder().joinpath("golden", "win-4.json").read_text(encoding="utf-8"))
    match = Match.resume(record)
    assert not untold(game, match)
    with pytest.raises(AssertionError, match="tokens"):
        check(dataclasses.replace(game, ledger=Ledger(forgetful, game.ledger.derived)), match)
