"""``kill -9`` under load of all games: `make soak` does it two hundred times."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from benchmarks.server.crash import crash

UP_WITHIN = 2.0
"""Seconds from nothing to the address of a server, in the best case: the machine may have other things to do."""


def check_kills(kills: int, folder: Path) -> dict[str, Any]:
    report = asyncio.run(crash(kills, folder))
    assert report["kills"] == kills
    assert min(report["plies"], report["undos"], report["lines"]) > kills
    return report


@pytest.mark.long
def test_nothing_acknowledged_is_lost_under_load(tmp_path: Path) -> None:
    check_kills(4, tmp_path)


@pytest.mark.soak
def test_nothing_is_lost_in_many_kills_and_servers_are_soon_up_again(tmp_path: Path) -> None:
    assert check_kills(200, tmp_path)["fastest_start_s"] < UP_WITHIN
