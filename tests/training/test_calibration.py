"""Estimated chances beside the results of games."""

from __future__ import annotations

import json

import pytest

from ludotheque import load
from ludotheque.bots.training.calibration import THIRDS, Guess, _bin, _third, calibrate
from tests.commands import invoke


def test_a_coin_loses_as_a_coin_does_and_a_prophet_nothing() -> None:
    guesses = [Guess(0, 0.5, 1.0, 1.0), Guess(0, 0.5, 0.0, 0.0)]
    third = _third(guesses)
    assert third.positions == 2
    assert third.loss == pytest.approx(0.6931, abs=1e-4)
    assert third.loss_by_hand == pytest.approx(0, abs=1e-3)


def test_a_bin_says_what_was_said_and_what_was_won() -> None:
    found = _bin(
        [Guess(0, 0.7, 0.5, 1.0), Guess(1, 0.72, 0.5, 0.0), Guess(2, 0.74, 0.5, 1.0), Guess(2, 0.76, 0.5, 1.0)]
    )
    assert (found.positions, found.won) == (4, 0.75)
    assert found.said == pytest.approx(0.73)
    assert found.low < 0.75 < found.high


def test_the_net_of_koryo_knows_more_than_the_hand_in_every_third() -> None:
    found = calibrate(load("koryo"), 2, games=12, seed=3)
    assert len(found.thirds) == THIRDS
    for third in found.thirds:
        assert third.loss < third.loss_by_hand
    assert sum(one.positions for one in found.bins) == sum(one.positions for one in found.thirds) > 500


def test_searches_may_play_the_games() -> None:
    looks, searches = (calibrate(load("koryo"), 4, games=1, seed=3, simulations=count) for count in (0, 20))
    assert sum(one.positions for one in searches.thirds) > 100
    assert searches != looks


def test_the_command_tells_it() -> None:
    said = invoke(["calibrate", "leduc", "--games", "5"])
    assert said.exit_code == 0, said.output
    assert "Log loss" in said.output and "by hand" in said.output
    told = json.loads(invoke(["calibrate", "leduc", "--games", "5", "--json"]).stdout)
    assert told["games"] == 5 and len(told["thirds"]) == THIRDS
