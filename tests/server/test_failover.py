"""Several servers on one database: whatever happens to one of them, or to the database, the tables go on."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest
from benchmarks.server.failover import failover

from tests.server.postgres import Postgres

TABLES = 60
GO_ON_WITHIN = 5.0


@pytest.fixture
def haproxy() -> None:
    if shutil.which("haproxy") is None:
        pytest.skip("HAProxy missing: see tools/postgres")


def test_tables_go_on_whatever_happens_to_a_server_or_the_database(
    haproxy: None, postgres: Postgres, tmp_path: Path
) -> None:
    report = asyncio.run(failover(postgres.new(), tmp_path, TABLES, postgres.restart))
    for blow in ("kill", "hand_over", "database", "rolling"):
        assert report[blow]["seconds"] < GO_ON_WITHIN, report
        assert report[blow]["connections"], f"nobody noticed: {report}"
    assert report["after"]["connections"] == {}, f"somebody is still coming and going: {report}"
    assert report["plies"] > 10 * TABLES
    for log in tmp_path.glob("*.log"):
        assert "Traceback" not in log.read_text(encoding="utf-8")
