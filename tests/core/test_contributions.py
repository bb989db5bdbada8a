"""People's contributions to the shuffles: every step of a record is checked, and every lie about it found out."""

from __future__ import annotations

import copy
import hashlib
from collections.abc import Callable
from typing import Any

import pytest

from ludotheque import BadRecord, ChanceError, Match, Record, SealedChance, SeededChance, load, verify
from ludotheque.core.contributions import Contribution, commit_to, shuffle_key
from ludotheque.core.match import sealed_chance

SECRET = bytes(range(32))
VALUES = ["0a" * 32, "0b" * 32]
Json = dict[str, Any]


def contributed(commitment: str) -> list[Contribution]:
    """Two people who contribute, one who withholds, and a bot."""
    values = [Contribution(commit_to(value, seat, commitment), value) for seat, value in enumerate(VALUES)]
    withheld = Contribution(commit_to("0c" * 32, 2, commitment), None, "withheld")
    return [*values, withheld, Contribution(why="bot")]


def whole_game(secret: bytes = SECRET) -> Json:
    """Return the record of a random game of four whose chance is made of that secret and the contributions."""
    found = contributed(SealedChance(secret).commitment)
    match = Match.start(load("koryo"), 4, chance=sealed_chance(secret, found))
    match.record.contributions = found
    dice = SeededChance(3)
    while not match.state.is_terminal():
        actions = match.state.legal_actions()
        match.act(int(actions[dice.below(len(actions))]))
    return match.to_json()


@pytest.fixture(scope="module")
def record() -> Json:
    return whole_game()


def test_a_record_with_contributions_is_read_written_and_true(record: Json) -> None:
    read = Record.from_json(copy.deepcopy(record))
    assert read.to_json() == record
    assert Record.loads(read.dumps()).to_json() == record
    verify(read)


def test_every_contribution_changes_every_draw() -> None:
    def draws(*values: str | None) -> list[int]:
        key = shuffle_key(SECRET, values)
        return [int(SealedChance(SECRET, drawn, key).below(2**30)) for drawn in range(4)]

    one, two = VALUES
    ways = [draws(one, two), draws(two, one), draws(one, None), draws(None, one), draws(None, None), draws(one)]
    other_secret = SealedChance(SECRET[::-1], 0, shuffle_key(SECRET[::-1], VALUES))
    ways.append([int(other_secret.below(2**30)) for _ in range(4)])
    for number in range(4):
        assert len({way[number] for way in ways}) == len(ways)


def test_the_hashes_are_those_that_the_documents_say() -> None:
    commitment, (one, two) = SealedChance(SECRET).commitment, VALUES
    text = f"ludotheque-contribution:{commitment}:1:{two}"
    assert commit_to(two, 1, commitment) == hashlib.sha256(text.encode()).hexdigest()
    text = f"ludotheque-shuffle:{SECRET.hex()}:{one}::{two}"
    assert shuffle_key(SECRET, [one, None, two]) == hashlib.sha256(text.encode()).digest()


def test_the_chance_of_a_copy_goes_on_with_the_same_key() -> None:
    chance = sealed_chance(SECRET, [Contribution("c" * 64, VALUES[0])], drawn=7)
    copied = chance.clone()
    assert [chance.below(1000) for _ in range(5)] == [copied.below(1000) for _ in range(5)]
    assert chance.commitment == SealedChance(SECRET).commitment
    with pytest.raises(ChanceError, match="key"):
        SealedChance(SECRET, 0, b"short")


def added(data: Json, seat: int) -> Json:
    found: Json = data["contributions"][seat]
    return found


def another_value(data: Json) -> None:
    added(data, 0)["value"] = "0d" * 32


def another_commit(data: Json) -> None:
    added(data, 0)["commit"] = "0d" * 32


def another_value_and_its_commit(data: Json) -> None:
    """Make a contribution up afterwards, which the draws contradict."""
    value = "0d" * 32
    added(data, 0).update(value=value, commit=commit_to(value, 0, data["commitment"]))


def another_secret(data: Json) -> None:
    data["secret"] = "11" * 32


def another_secret_and_its_commitment(data: Json) -> None:
    """Pick a secret after the contributions, whose commits name the commitment they were made for."""
    data.update(secret="11" * 32, commitment=SealedChance(bytes.fromhex("11" * 32)).commitment)


def ground(data: Json) -> None:
    """Pick a secret and make all commits again: consistent but for the draws."""
    another_secret_and_its_commitment(data)
    for seat, value in enumerate(VALUES):
        added(data, seat)["commit"] = commit_to(value, seat, data["commitment"])


def withheld_after_all(data: Json) -> None:
    added(data, 0).update(value=None, why="withheld")


def swapped(data: Json) -> None:
    found = data["contributions"]
    found[0], found[1] = found[1], found[0]


def a_seat_too_few(data: Json) -> None:
    data["contributions"].pop()


def no_contributions(data: Json) -> None:
    del data["contributions"]


def no_commitment(data: Json) -> None:
    data.update(commitment=None, secret=None)


LIES: dict[Callable[[Json], None], str] = {
    another_value: "seat 0: the value does not match its commit",
    another_commit: "seat 0: the value does not match its commit",
    another_value_and_its_commit: "it does not match the sealed chance",
    another_secret: "'secret': it does not match the commitment",
    another_secret_and_its_commitment: "seat 0: the value does not match its commit",
    ground: "it does not match the sealed chance",
    withheld_after_all: "it does not match the sealed chance",
    swapped: "seat 0: the value does not match its commit",
    a_seat_too_few: "4 are needed, one for each seat, not 3",
    no_contributions: "it does not match the sealed chance",
    no_commitment: "contributions need a commitment",
}


@pytest.mark.parametrize("lie", LIES, ids=lambda lie: lie.__name__)
def test_every_lie_about_the_shuffles_is_found_out(record: Json, lie: Callable[[Json], None]) -> None:
    data = copy.deepcopy(record)
    lie(data)
    with pytest.raises(BadRecord, match=LIES[lie]):
        verify(Record.from_json(data))


MALFORMED: list[tuple[Any, str]] = [
    ({}, "should be a list"),
    ([7], "seat 0: an object"),
    ([{"commit": None, "value": None, "why": "bot", "more": 1}], "seat 0: an object"),
    ([{"commit": "0A" * 32, "value": None, "why": "withheld"}], "the commit is 64 hex digits"),
    ([{"commit": "0a" * 32, "value": 7}], "the value is 64 hex digits"),
    ([{"commit": "0a" * 32, "value": ""}], "the value is 64 hex digits"),
    ([{"commit": None, "value": "0a" * 32}], "does not go with"),
    ([{"commit": "0a" * 32, "value": None}], "'why' None does not go with"),
    ([{"commit": "0a" * 32, "value": None, "why": "bot"}], "'why' 'bot' does not go with"),
    ([{"commit": None, "value": None, "why": "withheld"}], "'why' 'withheld' does not go with"),
    ([{"commit": None, "value": None, "why": ["bot"]}], "does not go with"),
    ([{"commit": "0a" * 32, "value": "0a" * 32, "why": "late"}], "'why' 'late' does not go with"),
]


@pytest.mark.parametrize(("contributions", "reason"), MALFORMED, ids=range(len(MALFORMED)))
def test_what_cannot_be_a_contribution_is_refused(record: Json, contributions: Any, reason: str) -> None:
    with pytest.raises(BadRecord, match=reason):
        Record.from_json({**record, "contributions": contributions})


def test_a_record_without_contributions_is_what_it_always_was() -> None:
    """The chance of older tables is of the secret alone."""
    match = Match.start(load("koryo"), 2, chance=SealedChance(SECRET))
    assert "contributions" not in match.to_json()
    assert match.record.setup == Match.start(load("koryo"), 2, chance=sealed_chance(SECRET, None)).record.setup
    assert match.record.setup != Match.start(load("koryo"), 2, chance=sealed_chance(SECRET, [])).record.setup
