"""The tool that fits what bots believe of a position: it finds weights that are there, and writes what can be read."""

from __future__ import annotations

import numpy as np
from tools import fit_prospects as fit


def test_weights_that_are_there_are_found() -> None:
    rng = np.random.default_rng(1)
    signs = np.hstack([np.ones((20_000, 1)), rng.normal(size=(20_000, 2)), np.zeros((20_000, 1))])
    true = np.array([0.5, -1.0, 2.0, 0.0])
    won = (rng.random(20_000) < 1 / (1 + np.exp(-signs @ true))).astype(float)
    found = fit.fitted(signs, won)
    assert np.abs(found - true).max() < 0.1
    assert fit.loss(found, signs, won) < fit.loss(-found, signs, won)


def test_games_give_positions_and_tables_are_python() -> None:
    samples = {("red-mist", plot): fit.Sample() for plot in (0, 1)}
    for number in range(fit.UNSEEN):
        fit.play(samples, "red-mist", 2, number, seed=3)
    sample = samples["red-mist", 0]
    assert {len(signs) for signs in sample.signs} == {fit.SIGNS} and set(sample.unseen) == {True, False}
    weights = fit.today(0, 0)
    assert len(weights) == 2 * fit.SIGNS == sample.tables(unseen=False)[0].shape[1]
    space: dict[str, object] = {"Final": object, "vec": {float: list}}
    lines = fit.written("LATE", [("Red Mist.", weights[: fit.SIGNS])], "told")
    exec("\n".join(lines).replace(": Final", ""), space)
    assert space["LATE"] == list(weights[: fit.SIGNS])
