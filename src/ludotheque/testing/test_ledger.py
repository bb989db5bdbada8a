"""The log tells the whole game: by its events alone the public table can be kept."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from ludotheque import BadRecord, Event, Game, Match, Record, SeededChance
from ludotheque.testing.cases import GAMES, Case, decisions
from ludotheque.testing.records import golden, read, stale


def changes(match: Match) -> Iterator[tuple[str, tuple[Event, ...], dict[str, Any], dict[str, Any]]]:
    """Each decision of a played match: its words, its events, and a spectator's view before and after it."""
    game, record = match.game, match.record
    bare = Record(game.id, game.version, record.players, record.options, setup=list(record.setup))
    bare.position = record.position
    again = Match.resume(bare)
    before = dict(game.view(again.state, None))
    for number, entry in enumerate(record.entries):
        if not entry.undone:
            again._replay(number, entry)
            after = dict(game.view(again.state, None))
            yield f"entry {number}: {entry.do}", again.plies[-1].events, before, after
            before = after


def untold(game: Game, match: Match) -> Counter[str]:
    """Count the changes that no event tells, each as its path, the first decision that made it and the events."""
    assert game.ledger is not None
    found: dict[str, tuple[int, str]] = {}
    for where, events, before, after in changes(match):
        table = json.loads(json.dumps(before))
        public = [event for event in events if event.visible_to(None)]
        for event in public:
            game.ledger.follow(table, event)
        for path in game.ledger.differences(table, after):
            kind = ".".join("*" if step.isdecimal() else step for step in path.split("."))
            count, first = found.get(kind, (0, ""))
            first = first or f"{path} at {where}, told: {[(event.key, dict(event.args)) for event in public]}"
            found[kind] = count + 1, first
    return Counter({f"{kind}: {first}": count for kind, (count, first) in found.items()})


def check(game: Game, match: Match) -> None:
    report = untold(game, match)
    assert not report, "the log does not tell:\n" + "\n".join(f"{n} x {what}" for what, n in report.most_common())


def needs_ledger(game: Game) -> None:
    """Skip where a game does not promise that its log tells everything; those of the house do (``test_house``)."""
    if game.ledger is None:
        pytest.skip(f"{game.title} has no ledger: its log is not held against the table")


def test_the_log_accounts_for_every_change_of_golden_games(game: Game) -> None:
    needs_ledger(game)
    for name in golden(game):
        try:
            match = Match.resume(read(game, name))
        except BadRecord as error:
            raise AssertionError(stale(game, name, str(error))) from None
        check(game, match)


def test_the_log_accounts_for_every_change_of_random_games(case: Case) -> None:
    needs_ledger(case.game)
    for seed in range(max(1, GAMES // 3)):
        match = Match.start(case.game, case.players, dict(case.options), chance=SeededChance(seed))
        dice = SeededChance(900 + seed)
        for _ in decisions(case.game, match):
            actions = match.state.legal_actions()
            match.act(actions[dice.below(len(actions))])
        check(case.game, match)


def test_every_derived_path_is_in_the_view_and_says_why(game: Game) -> None:
    needs_ledger(game)
    assert game.ledger is not None
    assert all(pattern and reason for pattern, reason in game.ledger.derived.items())
    known = set(game.view_type.__annotations__)
    assert {pattern.split(".")[0] for pattern in game.ledger.derived} <= known
