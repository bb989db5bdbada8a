"""The lab's statistics on rows with known answers."""

from __future__ import annotations

import random
from collections.abc import Callable
from math import sqrt
from statistics import fmean

import polars as pl
import pytest

from ludotheque import load
from ludotheque.lab import difference, figures
from ludotheque.lab.difference import Difference, chi_square, compare, even, holm, of_groups, tally
from ludotheque.lab.measures import measures


def numbered(values: list[float]) -> dict[int, float]:
    return dict(enumerate(values))


def test_a_difference_of_independent_arms_is_welch() -> None:
    """Means 2 and 5, variances 1 and 4 over 25 and 100 games: the error is the root of 1/25 + 4/100."""
    one = numbered([2 - sqrt(24 / 25), 2 + sqrt(24 / 25)] * 12 + [2.0])
    other = numbered([5 - 2 * sqrt(99 / 100), 5 + 2 * sqrt(99 / 100)] * 50)
    found = compare("points", one, other)
    assert found is not None
    error = sqrt(24 * 24 / 25 / 24 / 25 + 100 * 4 * 99 / 100 / 99 / 100)
    assert found.difference == pytest.approx(3)
    assert (found.low, found.high) == (pytest.approx(3 - 1.959964 * error), pytest.approx(3 + 1.959964 * error))
    assert not found.paired


def test_pairs_see_what_independent_arms_hide() -> None:
    """Each game is worth half a point more, and games vary by hundreds: only in pairs it shows."""
    chance = random.Random(2)
    one = numbered([chance.uniform(0, 500) for _ in range(50)])
    other = {game: value + 0.5 + chance.uniform(-0.2, 0.2) for game, value in one.items()}
    paired, apart = compare("points", one, other, paired=True), compare("points", one, other)
    assert paired is not None
    assert apart is not None
    assert paired.p < 0.001 < 0.9 < apart.p
    assert 0.4 < paired.low < 0.5 < paired.high < 0.6


def test_only_games_of_both_sides_are_pairs() -> None:
    one = {game: float(game) for game in range(40)}
    other = {game: game + 1.0 + game % 2 for game in range(20, 60)}
    found = compare("points", one, other, paired=True)
    assert found is not None
    assert found.one == pytest.approx(29.5)
    assert found.difference == pytest.approx(1.5)
    assert compare("points", one, dict(list(other.items())[-25:]), paired=True) is None, "five pairs are too few"


def test_an_interval_holds_the_truth_in_nineteen_of_twenty_runs() -> None:
    chance = random.Random(5)
    held = false = 0
    for _ in range(600):
        one, other = (numbered([chance.gauss(mean, 3) for _ in range(40)]) for mean in (10, 11))
        found = compare("points", one, other)
        assert found is not None
        held += found.low <= 1 <= found.high
        again = compare("points", one, numbered([chance.gauss(10, 3) for _ in range(40)]))
        assert again is not None
        false += again.p < 0.05
    assert 0.92 * 600 < held < 0.975 * 600
    assert 0.02 * 600 < false < 0.085 * 600


def test_games_that_are_all_alike_differ_by_no_chance() -> None:
    same = numbered([8.0] * 30)
    found = compare("round", same, same)
    assert found is not None
    assert (found.difference, found.low, found.high, found.p) == (0, 0, 0, 1)


def test_many_tests_are_wrong_together_in_one_table_of_twenty() -> None:
    """Of thirty measures none differs: without Holm's rule three of four tables would find something."""
    chance = random.Random(8)
    wrong = naive = 0
    for _ in range(400):
        lines = [difference.tested(str(at), 0.0, chance.gauss(0, 1), 1.0) for at in range(30)]
        wrong += any(line.clear for line in holm(lines))
        naive += any(line.p <= 0.05 for line in lines)
    assert wrong < 0.08 * 400
    assert naive > 0.7 * 400


def test_holm_marks_as_many_as_its_steps_allow() -> None:
    def line(p: float) -> Difference:
        return Difference(str(p), 0, 1, 0, 2, p, False)

    assert [one.clear for one in holm([line(0.04), line(0.001), line(0.02), line(0.016)])] == [True] * 4
    assert [one.clear for one in holm([line(0.04), line(0.001), line(0.03)])] == [False, True, False]


@pytest.mark.parametrize(
    ("value", "freedom", "p"),
    [
        (0.0, 3, 1.0),
        (3.2, 1, 0.0736383),
        (3.2, 2, 0.2018965),
        (3.2, 3, 0.3618050),
        (3.2, 4, 0.5249309),
        (25, 5, 0.0001393),
    ],
)
def test_chi_square_is_that_of_the_tables(value: float, freedom: int, p: float) -> None:
    assert chi_square(value, freedom) == pytest.approx(p, abs=1e-6)


def test_places_are_compared_as_pearson_does() -> None:
    """With one winner a game: the sum of (seen - expected)² / expected, two degrees of freedom."""
    games = [[1.0, 0.0, 0.0]] * 50 + [[0.0, 1.0, 0.0]] * 40 + [[0.0, 0.0, 1.0]] * 30
    assert even(games) == pytest.approx(chi_square((10**2 + 0 + 10**2) / 40, 2))


def test_places_that_are_even_are_rarely_called_uneven() -> None:
    chance = random.Random(3)

    def played(first: float) -> list[float]:
        if chance.random() < 0.1:
            return [0.5, 0.5, 0.0]
        winner = 0 if chance.random() < first else chance.randrange(1, 3)
        return [float(seat == winner) for seat in range(3)]

    def found(make: Callable[[], list[list[float]]]) -> int:
        return sum(even(make()) < 0.05 for _ in range(300))

    fair = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0], [0.5, 0.5, 0.0], [0.5, 0.0, 0.5], [0.0, 0.5, 0.5]]
    assert found(lambda: [chance.choice(fair) for _ in range(150)]) < 0.1 * 300
    assert found(lambda: [played(0.5) for _ in range(150)]) > 0.8 * 300


def test_groups_of_seats_are_as_certain_as_games() -> None:
    """Four seats that win or lose together: their error is that of one seat each, not a half of it."""
    chance = random.Random(1)
    once = [([float(chance.random() < 0.5)], [float(chance.random() < 0.5)]) for _ in range(200)]
    four = [(one * 4, other * 4) for one, other in once]
    error, same = (of_groups(*map(tally, zip(*games, strict=True))) for games in (once, four))
    assert same == pytest.approx(error)
    shares = [fmean(wins[0] for wins in side) for side in zip(*once, strict=True)]
    assert error == pytest.approx(sqrt(sum(share * (1 - share) / 200 for share in shares)), rel=0.1)


def scripted(**columns: object) -> pl.DataFrame:
    """Return two games of two seats."""
    return pl.DataFrame(
        {
            "cell": [0, 0], "number": [0, 1], "players": [2, 2], "first": [0, 1], "wins": [[1.0, 0.0], [0.5, 0.5]],
            "scores": [[7, 3], [4, 4]], "decisions": [10, 20], "choices": [5, 15], "branching": [2.0, 4.0],
            "minutes": [1.0, 2.0], "lead_changes": [1, 2], "tension": [0.5, 1.0], "comeback": [3, 0],
            "leads": ["-owwwwwwww", "----oooo--"], "used": [["1 0", "2 0"], ["0 0", "3 0"]], "stats.round": [4.0, 5.0],
            **columns,
        }
    )  # fmt: skip


def test_measures_of_a_game_are_those_of_its_row() -> None:
    found = {one.key: list(one.of(scripted()).values()) for one in measures(load("koryo"), scripted())}
    assert found == {
        "first": [1.0, 0.5], "best": [7, 4], "margin": [4, 0], "score": [5, 4], "round": [4, 5], "decisions": [10, 20],
        "choices": [5, 15], "forced": [0.5, 0.25], "branching": [2, 4], "minutes": [1, 2], "lead_changes": [1, 2],
        "tension": [0.5, 1.0], "comeback": [3, 0],
    }  # fmt: skip


def test_a_team_has_no_race() -> None:
    keys = {one.key for one in measures(load("kick_ass"), scripted())}
    assert "team" in keys
    assert not keys & {"first", "best", "margin", "lead_changes", "tension", "comeback"}


def test_leaders_are_counted_by_tenths() -> None:
    found = figures.by_tenth(scripted())
    assert found[0] == (0, 0, 1)
    assert found[1] == (0, 0.5, 0.5)
    assert found[4] == (0.5, 0.5, 0)
    assert found[9] == (0.5, 0, 0.5)
    assert figures.by_tenth(scripted(leads=pl.Series([None, None], dtype=pl.String))) == []


def test_kinds_of_actions_are_counted_by_seat_and_by_team() -> None:
    play, rest = figures.by_kind(scripted(), ["play", "rest"])
    assert (play.times, play.ever.games, play.ever.wins, play.never.games) == (3.0, 3, 1.5, 1)
    assert (rest.times, rest.ever.games, rest.never.games, rest.gain) == (0, 0, 4, None)
    (team, _rest) = figures.by_kind(scripted(), ["play", "rest"], team=True)
    assert (team.ever.games, team.never.games) == (2, 0)


def test_less_than_twenty_seats_are_not_compared() -> None:
    wins = [[1.0]] * 19
    assert figures.gain("card", wins + [[]] * 40, [[]] * 19 + [[0.0]] * 40) is None
    found = figures.gain("card", [*wins, [1.0], *[[]] * 40], [[]] * 20 + [[0.0]] * 40)
    assert found is not None
    assert found.difference == 1
    assert difference.LEAST < figures.LEAST
