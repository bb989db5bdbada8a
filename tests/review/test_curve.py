"""The chances of a whole game, within a time."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ludotheque import Match, SeededChance, load
from ludotheque.core.record import Record
from ludotheque.teaching.review.curve import coarse_to_fine, curve


def played(game: str, players: int) -> Record:
    match = Match.start(load(game), players, chance=SeededChance(1))
    while not match.state.is_terminal():
        match.act(match.state.legal_actions()[-1])
    return match.record


def test_every_moment_is_judged_while_there_is_time() -> None:
    record = played("koryo", 3)
    found = curve(record, seconds=1e9, worlds=2, times=2)
    assert [one.ply for one in found] == list(range(len(record.entries)))
    for one in found:
        assert len(one.chances) == 3 and sum(one.chances) == pytest.approx(1)
    assert found == curve(record, seconds=1e9, worlds=2, times=2)


def test_the_winner_is_known_in_the_end() -> None:
    record = played("koryo", 2)
    assert record.result is not None
    last = curve(record, seconds=1e9, worlds=4, times=1)[-1]
    assert last.chances[record.result.index(max(record.result))] > 0.8


def test_with_little_time_the_moments_lie_far_apart() -> None:
    record = played("koryo", 2)
    ticks = iter(range(1000))
    found = curve(record, seconds=3.5, worlds=1, clock=lambda: float(next(ticks)))
    plies = [one.ply for one in found]
    assert len(plies) == 4 and plies[0] == 0
    gaps = {after - before for before, after in pairwise(plies)}
    assert len(gaps) == 1


def test_what_check_raises_ends_the_work() -> None:
    def enough() -> None:
        raise TimeoutError

    with pytest.raises(TimeoutError):
        curve(played("leduc", 2), check=enough)


@pytest.mark.parametrize("count", range(40))
def test_coarse_to_fine_leaves_nothing_out(count: int) -> None:
    assert sorted(coarse_to_fine(count)) == list(range(count))
