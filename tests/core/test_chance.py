"""Chance in its four kinds."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque import ChanceError, RecordedChance, ScriptedChance, SealedChance, SeededChance

KINDS = [lambda: SeededChance(5), lambda: SealedChance(bytes(32)), lambda: RecordedChance(SeededChance(5))]


@given(st.integers(0, 2**63 - 1), st.integers(1, 2**31 - 1))
def test_below_stays_below(seed: int, n: int) -> None:
    assert 0 <= SeededChance(seed).below(n) < n
    assert 0 <= SealedChance(seed.to_bytes(32, "big")).below(n) < n


@pytest.mark.parametrize("make", KINDS)
def test_every_outcome_is_as_likely(make) -> None:
    """Chi-squared of 60,000 rolls of a die: above 30 has a probability below one in fifty thousand."""
    chance = make()
    rolls = Counter(chance.roll(6) for _ in range(60_000))
    assert sorted(rolls) == [1, 2, 3, 4, 5, 6]
    assert sum((count - 10_000) ** 2 / 10_000 for count in rolls.values()) < 30


@pytest.mark.parametrize("make", KINDS)
def test_a_clone_has_the_same_future_and_its_own_life(make) -> None:
    chance = make()
    chance.below(10)
    twin = chance.clone()
    ahead = [twin.below(1000) for _ in range(20)]
    assert [chance.below(1000) for _ in range(20)] == ahead


@pytest.mark.parametrize("n", [0, -1, 2**31])
@pytest.mark.parametrize("make", KINDS)
def test_questions_without_an_answer_are_refused(make, n: int) -> None:
    with pytest.raises(ChanceError):
        make().below(n)


def test_seeds_are_told_apart() -> None:
    seeds = [*range(200), 2**32, 2**33, 2**62]
    assert len({tuple(SeededChance(seed).below(2**30) for _ in range(3)) for seed in seeds}) == len(seeds)
    with pytest.raises(ChanceError):
        SeededChance(-1)


def test_the_stream_of_a_seed_never_changes() -> None:
    """Records and published figures rest on it."""
    chance = SeededChance(42)
    assert [chance.below(1000) for _ in range(6)] == [844, 259, 605, 227, 188, 791]


def test_a_script_must_be_used_up() -> None:
    with pytest.raises(ChanceError, match="not used"), ScriptedChance([1]):
        pass
    with pytest.raises(ChanceError, match="no value number 2"), ScriptedChance([1]) as script:
        script.below(6)
        script.below(6)
    with pytest.raises(ChanceError, match="is 6"):
        ScriptedChance([6]).below(6)


def test_sealed_chance_is_what_its_commitment_says() -> None:
    chance = SealedChance()
    assert chance.commitment == SealedChance(chance.secret).commitment != SealedChance().commitment
    assert [chance.below(50) for _ in range(5)] == [SealedChance(chance.secret, drawn).below(50) for drawn in range(5)]
    with pytest.raises(ChanceError):
        SealedChance(b"short")


def test_a_record_plays_back_then_goes_on_or_complains() -> None:
    replay = RecordedChance(None, [2, 3])
    assert [replay.below(6), replay.below(6), replay.take()] == [2, 3, [2, 3]]
    with pytest.raises(ChanceError, match="no value"):
        replay.below(6)
    with pytest.raises(ChanceError, match="says 9"):
        RecordedChance(None, [9]).below(6)
    going_on = RecordedChance(SeededChance(1), [2])
    assert [going_on.below(6), going_on.below(6)] == [2, SeededChance(1).below(6)]


def test_pick_follows_the_counts() -> None:
    assert [ScriptedChance([k]).pick(vec[i64]([2, 0, 1]), 3) for k in range(3)] == [0, 0, 2]


def test_shuffle_reaches_every_order() -> None:
    chance = SeededChance(9)
    orders = set()
    for _ in range(200):
        items = vec[i64]([1, 2, 3])
        chance.shuffle(items)
        orders.add(tuple(items))
    assert len(orders) == 6
