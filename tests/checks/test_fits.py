"""The commands that fit the numbers of bots again: they find weights that are there, and write what can be read."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from tools.fits import age_of_comics, kick_ass
from tools.fits.regression import UNSEEN, Sample, least_squares, log_loss, logistic, replace_table, table

TRUE = np.array([0.5, -1.0, 2.0, 0.0])
SIGNS = np.hstack([np.ones((20_000, 1)), np.random.default_rng(1).normal(size=(20_000, 2)), np.zeros((20_000, 1))])


def test_a_logistic_regression_finds_weights_that_are_there() -> None:
    won = (np.random.default_rng(2).random(len(SIGNS)) < 1 / (1 + np.exp(-SIGNS @ TRUE))).astype(float)
    found = logistic(SIGNS, won, penalty=3.0)
    assert found == pytest.approx(TRUE, abs=0.1)
    assert log_loss(found, SIGNS, won) < log_loss(-found, SIGNS, won)


def test_least_squares_find_weights_that_are_there() -> None:
    ends = SIGNS @ TRUE + np.random.default_rng(3).normal(size=len(SIGNS))
    assert least_squares(SIGNS, ends, penalty=1.0) == pytest.approx(TRUE, abs=0.05)


def test_a_table_is_written_in_the_place_of_the_old_one(tmp_path: Path) -> None:
    file = tmp_path / "tables.py"
    file.write_text("A: Final = vec[i64](\n    [\n        1,\n    ]\n)\nB = 2\n")
    replace_table(file, "A", table("A", "i64", [("Round 1.", ["3", "-4"])]))
    found: dict[str, object] = {"Final": object, "vec": {"i64": list}, "i64": "i64"}
    exec(file.read_text(), found)
    assert (found["A"], found["B"]) == ([3, -4], 2)
    with pytest.raises(ValueError, match="has no table C"):
        replace_table(file, "C", "")


def test_games_of_the_plan_give_signs_and_ends() -> None:
    samples = {("red-mist", plot): Sample() for plot in (0, 1)}
    for number in range(2):
        kick_ass.play(samples, "red-mist", 2, number, seed=3)
    signs, ends = samples["red-mist", 0].tables(unseen=True)  # of the game 0
    assert signs.shape[1] == len(kick_ass.today("red-mist", 0)) == 2 * kick_ass.SIGNS
    assert len(ends) < len(samples["red-mist", 0]) and set(ends) <= {0.0, 1.0}
    assert signs[:, kick_ass.SIGNS :] == pytest.approx(signs[:, : kick_ass.SIGNS] * signs[:, [kick_ass.TIME]])


def test_quick_games_give_traits_and_scores() -> None:
    rounds = [(Sample(), Sample()) for _ in range(5)]
    age_of_comics.play(rounds, 2, UNSEEN, seed=3)
    for scores, leads in rounds:
        traits, ends = scores.tables(unseen=True)
        assert traits.shape == (len(scores), age_of_comics.TRAITS) and len(set(ends)) <= 2 and ends.min() > 20
        differences, by = leads.tables(unseen=True)
        assert differences[0] == pytest.approx(traits[0] - traits[1]) and by[0] == ends[0] - ends[1] == -by[1]
