"""Games between bots that are recorded are the same games, and their records hold."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque import BadInput, Match, Record, load, verify
from ludotheque.bots.simulate import simulate


@pytest.mark.parametrize("bots", [["random"], ["greedy", "random"]])
def test_recorded_games_are_those_that_are_played_without(tmp_path: Path, bots: list[str]) -> None:
    koryo = load("koryo")
    plain = simulate(koryo, 2, None, bots, games=6, seed=4)
    recorded = simulate(koryo, 2, None, bots, games=6, seed=4, record=tmp_path)
    assert recorded["by_bot"] == plain["by_bot"]
    assert (recorded["decisions"], recorded["choices"]) == (plain["decisions"], plain["choices"])
    files = sorted(tmp_path.iterdir())
    assert len(files) == 6
    for file in files:
        record = Record.loads(file.read_text(encoding="utf-8"))
        verify(record)
        assert file.name.startswith(koryo.ending(Match.resume(record).state))


def test_a_record_is_never_written_over(tmp_path: Path) -> None:
    simulate(load("leduc"), 2, None, ["random"], games=1, seed=1, record=tmp_path)
    with pytest.raises(BadInput, match="already exists"):
        simulate(load("leduc"), 2, None, ["random"], games=1, seed=1, record=tmp_path)
