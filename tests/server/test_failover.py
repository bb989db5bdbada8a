"""Several servers on one database: whatever happens to one of them, or to the database, the tables go on."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import subprocess
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import cast

import httpx
import pytest
from benchmarks.server.bots import kill_while_they_think
from benchmarks.server.failover import GO_ON_WITHIN, configuration, failover

from tests.ports import free_port
from tests.server.client import wait_until
from tests.server.postgres import Postgres

TABLES = 60
KILLS = 3
SOON = 5.0
"""Seconds within which tables go on, if the machine has nothing else to do."""


class Named(BaseHTTPRequestHandler):
    """A server that tells its port, for a proxy to choose."""

    def do_GET(self) -> None:
        body = str(cast(ThreadingHTTPServer, self.server).server_port).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None: ...


@contextlib.contextmanager
def behind_haproxy(folder: Path, servers: int) -> Iterator[str]:
    """Servers that tell their ports behind the configuration of ``deploy/haproxy.cfg``; gives its address."""
    with contextlib.ExitStack() as stack:
        named = [stack.enter_context(ThreadingHTTPServer(("127.0.0.1", 0), Named)) for _ in range(servers)]
        for server in named:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            stack.callback(server.shutdown)
        front = free_port()
        file = folder / "haproxy.cfg"
        file.write_text(configuration(front, [server.server_port for server in named]), encoding="utf-8")
        proxy = subprocess.Popen(["haproxy", "-db", "-q", "-f", file], stderr=subprocess.DEVNULL)
        stack.callback(proxy.wait)
        stack.callback(proxy.terminate)
        wait_until(lambda: served(f"http://127.0.0.1:{front}", "/") - {""})
        yield f"http://127.0.0.1:{front}"


def served(address: str, path: str, times: int = 1) -> set[str]:
    """Return who answers."""
    found = set()
    for _ in range(times):
        with contextlib.suppress(httpx.TransportError):
            answer = httpx.get(address + path)
            found.add(answer.text if answer.is_success else "")
    return found


@pytest.mark.long
def test_everything_about_a_table_goes_to_one_server_however_its_address_is_written(
    haproxy: None, tmp_path: Path
) -> None:
    """Else anyone who knows a table could have it handed over again and again."""
    with behind_haproxy(tmp_path, 4) as address:
        assert len(served(address, "/api/levels", 8)) > 1
        tables = [f"table-{number}" for number in range(12)]
        for table in tables:
            ways = (f"/api/tables/{table}", f"/api/tables/%74{table[1:]}", f"/api/t%61bles/{table}/record?x=1")
            assert len(set[str]().union(*(served(address, way, 4) for way in ways))) == 1, table
        assert len({served(address, f"/api/tables/{table}").pop() for table in tables}) > 1


@pytest.fixture
def haproxy() -> None:
    if shutil.which("haproxy") is None:
        pytest.skip("HAProxy missing: see tools/postgres")


@pytest.mark.long
@pytest.mark.parametrize("within", [GO_ON_WITHIN, pytest.param(SOON, marks=pytest.mark.soak)])
def test_tables_go_on_whatever_happens_to_a_server_or_the_database(
    haproxy: None, postgres: Postgres, tmp_path: Path, within: float
) -> None:
    report = asyncio.run(failover(postgres.new(), tmp_path, TABLES, postgres.restart))
    for blow in ("kill", "hand_over", "hang", "wake", "database", "rolling"):
        assert report[blow]["seconds"] < within, report
        assert report[blow]["connections"], f"no one noticed: {report}"
    assert report["after"]["connections"] == {}, f"somebody is still coming and going: {report}"
    assert report["plies"] > 10 * TABLES
    for log in tmp_path.glob("*.log"):
        assert "Traceback" not in log.read_text(encoding="utf-8")


@pytest.mark.long
def test_bots_answer_at_another_server_if_theirs_dies_while_they_think(
    haproxy: None, postgres: Postgres, tmp_path: Path
) -> None:
    report = asyncio.run(kill_while_they_think(postgres.new(), tmp_path, TABLES, "strong", KILLS))
    assert report["struck"] > 0, f"no bot was thinking: {report}"
    assert report["answers"] == report["struck"]
    for log in tmp_path.glob("*.log"):
        assert "Traceback" not in log.read_text(encoding="utf-8")
