"""Many games: what is counted, how seats change, and that the result does not depend on the processes."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque import BadInput, load
from ludotheque.bots.contest import rotated
from ludotheque.bots.playout import win_shares
from ludotheque.bots.simulate import simulate, wilson
from tests.bots.toys import relay

KORYO = load("koryo")
TIMES = ("seconds", "games_per_second", "decisions_per_second")


def outcome(report: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in report.items() if name not in TIMES}


def test_the_report_has_the_fields_that_are_promised() -> None:
    report = simulate(KORYO, 4, None, ["random"], games=20, seed=1)
    lines = {"games", "wins", "win_rate", "ci95", "mean_score"}
    assert list(report) == [
        *("game", "players", "games", "decisions", "choices", *TIMES, "compiled", "by_bot", "by_seat"),
    ]
    assert set(report["by_bot"]["random"]) == lines
    assert [set(seat) for seat in report["by_seat"]] == [lines] * 4
    assert report["choices"] < report["decisions"]


def test_every_game_gives_one_win() -> None:
    report = simulate(KORYO, 3, None, ["random"], games=200, seed=4)
    assert sum(seat["wins"] for seat in report["by_seat"]) == pytest.approx(200, abs=0.01)
    assert report["by_bot"]["random"]["games"] == 600


def test_a_seed_gives_the_same_games_in_any_number_of_processes() -> None:
    alone, together, other = (
        simulate(KORYO, 2, None, ["greedy", "random"], games=8, seed=seed, jobs=jobs)
        for seed, jobs in ((7, 1), (7, 2), (8, 1))
    )
    assert outcome(alone) == outcome(together) != outcome(other)


def test_a_teams_game_counts_once() -> None:
    """Ten games of four partners are ten games, not forty; each seat was in all of them."""
    report = simulate(relay(), 4, None, ["random"], games=10, seed=1)
    assert report["by_bot"]["random"]["games"] == 10
    assert [seat["games"] for seat in report["by_seat"]] == [10] * 4


def test_a_mixed_team_counts_once_for_each_of_its_bots() -> None:
    report = simulate(relay(), 4, None, ["random", "random", "greedy", "greedy"], games=6, seed=1)
    assert {name: line["games"] for name, line in report["by_bot"].items()} == {"random": 6, "greedy": 6}


def test_bots_move_on_by_a_seat_each_game() -> None:
    assert [rotated(("a", "b", "c"), number) for number in range(3)] == [
        ["a", "b", "c"],
        ["b", "c", "a"],
        ["c", "a", "b"],
    ]


def test_progress_is_told_up_to_the_last_game() -> None:
    told: list[int] = []
    simulate(KORYO, 2, None, ["random"], games=250, seed=1, on_progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 250


def test_options_reach_the_games() -> None:
    plain, empty = (
        simulate(KORYO, 2, options, ["random"], games=50, seed=1) for options in (None, {"empty_orders": True})
    )
    assert plain["decisions"] != empty["decisions"]


def test_a_cooperative_game_is_won_by_all_or_none() -> None:
    report = simulate(relay(), 2, None, ["random"], games=40, seed=1)
    assert report["by_seat"][0]["wins"] == report["by_seat"][1]["wins"] > 0


def test_a_shared_first_place_is_a_shared_win() -> None:
    assert win_shares([1.0, -1.0, 1.0, -1.0], False) == [0.5, 0.0, 0.5, 0.0]


def test_the_interval_is_wilson_s() -> None:
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"players": 5}, "2 to 4 players"),
        ({"bots": ["random", "greedy"]}, "one for each of the 3"),
        ({"bots": ["nobody"]}, "unknown bot 'nobody'"),
        ({"options": {"speed": 3}}, "unknown option 'speed'"),
        ({"games": 0}, "number of games"),
        ({"jobs": 0}, "number of jobs"),
        ({"seed": -1}, "a seed is"),
        ({"simulations": 0}, "1 to"),
    ],
)
def test_what_cannot_be_played_is_refused(change: dict[str, Any], message: str) -> None:
    asked: dict[str, Any] = {"players": 3, "options": None, "bots": ["random"], "games": 5, "seed": 1}
    with pytest.raises(BadInput, match=message):
        simulate(KORYO, **{**asked, **change})
