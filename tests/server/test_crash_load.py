"""``kill -9`` under load of all games: `make soak` does it two hundred times."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from benchmarks.server.crash import crash


@pytest.mark.parametrize("kills", [pytest.param(4), pytest.param(200, marks=pytest.mark.soak)])
def test_nothing_acknowledged_is_lost_under_load(tmp_path: Path, kills: int) -> None:
    report = asyncio.run(crash(kills, tmp_path))
    assert report["kills"] == kills
    assert min(report["plies"], report["undos"], report["lines"]) > kills
