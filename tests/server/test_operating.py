"""Operating a server: is it alive, is it ready, how is it doing, and does it end in order."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path

import httpx
import pytest
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from ludotheque.app.store.interface import Unavailable
from ludotheque.core.errors import BadInput
from ludotheque.server import serve as run
from ludotheque.server.databases.sqlite import Commits
from ludotheque.server.run import health as operating
from ludotheque.server.telemetry.metrics import REGISTRY
from tests.server.client import BOT, HOTSEAT, PATIENCE, YOU, Caller, wait_until
from tests.server.conftest import Serve, sit
from tests.server.processes import Fork, options

TOKEN = "a-token-for-metrics"
DASHBOARD = Path(__file__).parents[2] / "deploy" / "grafana.json"


def metric(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(name, labels) or 0.0


def test_it_lives_and_is_ready_by_any_name(ann: Caller) -> None:
    for path in ("/health", "/ready"):
        answer = ann.http.get(path, headers={"Host": "10.0.0.7:1234"})
        assert (answer.status_code, answer.json()) == (200, {"status": "ok"})
        assert ann.http.head(path).status_code == 200


def test_it_is_not_ready_without_its_database(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = serve().caller()

    async def fail(*_: object) -> None:
        raise OSError("the disk is gone")

    with monkeypatch.context() as broken:
        broken.setattr("ludotheque.server.databases.sqlite.SqliteStore.key", fail)
        broken.setattr(operating, "FRESH", 0.0)
        answer = ann.get("/ready")
        assert (answer.status_code, answer.json()["reason"]) == (503, "the database does not answer")
        assert ann.get("/health").status_code == 200
    wait_until(lambda: ann.get("/ready").status_code == 200)


def test_a_database_that_is_slow_to_answer_is_a_line_in_the_log(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann = serve().caller()

    async def hang(*_: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr("ludotheque.server.databases.sqlite.SqliteStore.key", hang)
    monkeypatch.setattr(operating, "DATABASE_WITHIN", 0.1)
    monkeypatch.setattr(operating, "FRESH", 0.0)
    answer = ann.get("/ready")
    assert (answer.status_code, answer.json()["reason"]) == (503, "the database does not answer")
    (told,) = [one for one in caplog.records if one.name == operating.__name__]
    assert (told.getMessage(), told.exc_info) == ("the database does not answer within 0.1 seconds", None)


def test_it_is_not_ready_while_nothing_can_be_written_but_can_be_read(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve()
    ann = server.caller()
    table = ann.open(YOU, HOTSEAT)["table"]
    monkeypatch.setattr(operating, "FRESH", 0.0)
    monkeypatch.setattr(operating, "WRITE_FRESH", 0.0)
    server.app.state.app.people.accounts.seen._next.clear()  # as after a start of the server

    def full(_: object, batch: Sequence[object]) -> list[Exception]:
        return [Unavailable("the disk of the server is full")] * len(batch)

    with monkeypatch.context() as broken:
        broken.setattr(Commits, "commit", full)
        answer = ann.get("/ready")
        assert (answer.status_code, "the disk of the server is full" in answer.json()["reason"]) == (503, True)
        assert ann.get(f"/api/tables/{table}").json()["yours"] == [0, 1]
        assert ann.get("/api/tables").json()[0]["table"] == table
        assert ann.post("/api/tables", game="koryo", seats=[YOU, HOTSEAT]).status_code == 503
    assert ann.get("/ready").status_code == 200


def test_a_stopping_server_says_so_first_and_serves_meanwhile(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    server = serve(drain_seconds=PATIENCE)
    ann = server.caller()
    socket, _opened = sit(ann, HOTSEAT)
    first = socket.turn()
    assert ann.get("/ready").status_code == 200
    stopping = threading.Thread(target=server.stop)
    server._callers.clear()  # this one is needed until the end
    stopping.start()
    wait_until(lambda: ann.get("/ready").status_code == 503)
    assert ann.get("/ready").json()["reason"] == "the server is stopping"
    socket.act(first)
    assert socket.turn(after=first["ply"])["ply"] > 1
    monkeypatch.setattr("ludotheque.server.run.start.STEP", 0.0)  # the rest of the drain passes at once
    assert socket.closed() == 1012
    stopping.join(PATIENCE)
    ann.close()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_it_in_order_with_sockets_open_and_bots_thinking_and_loses_nothing(
    tmp_path: Path, how: signal.Signals
) -> None:
    command = [sys.executable, "-m", "ludotheque.server", *options(tmp_path / "tables.db"), "--log-format", "json"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    ann = Caller(process.stdout.readline().split()[-1])
    thinking = ann.socket(ann.open(YOU, BOT, {"kind": "bot", "level": "expert"})["table"])
    thinking.act_until_thinking()
    opened = ann.open(YOU, HOTSEAT)
    tokens = [seat["token"] for seat in opened["seats"]]
    socket = ann.socket(opened["table"], tokens)
    first = socket.turn()
    socket.act(first)
    reached = socket.turn(after=first["ply"])["ply"]
    process.send_signal(how)
    assert (socket.closed(), thinking.closed() in (1001, 1012)) == (1012, True)
    _, log = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    lines = [json.loads(line) for line in log.splitlines()]
    assert any("stopping" in line["message"] for line in lines), log
    assert not any(token in log for token in tokens)
    ann.close()
    again = Fork(tmp_path / "tables.db")
    try:
        assert Caller(again.address).socket(opened["table"], tokens).turn()["ply"] == reached
    finally:
        again.kill()


# --- Metrics ---


def test_there_are_no_metrics_unless_asked_for(ann: Caller) -> None:
    assert ann.get("/metrics").status_code == 404


def test_metrics_need_the_token(serve: Serve) -> None:
    ann = serve(metrics_token=TOKEN).caller()
    for headers in ({}, {"Authorization": "Bearer wrong"}, {"Authorization": TOKEN}):
        answer = ann.http.get("/metrics", headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (401, "unauthorised")
    shown = ann.http.get("/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
    assert shown.headers["content-type"].startswith("text/plain")
    assert "ludotheque_moves" in {family.name for family in text_string_to_metric_families(shown.text)}


def test_metrics_have_a_port_of_their_own(serve: Serve, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO):
        serve(metrics_port=0)
    found = re.search(r"metrics are at (\S+)", caplog.text)
    assert found is not None
    assert "ludotheque_tables" in httpx.get(found[1], timeout=PATIENCE).text


def test_a_port_of_the_metrics_that_is_taken_is_told_before_anything_is_begun(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(BadInput, match=f"'metrics_port': 127.0.0.1:{port} cannot be used"):
            run(port=0, metrics_port=port, database=database)
    assert not database.exists()


def test_what_is_counted(serve: Serve) -> None:
    server = serve()
    ann, ben = server.caller(), server.caller()

    def counted() -> dict[str, float]:
        return {
            "moves": metric("ludotheque_moves_total", game="koryo", by="person"),
            "bots": metric("ludotheque_moves_total", game="koryo", by="bot"),
            "seconds": metric("ludotheque_move_seconds_count", game="koryo"),
            "commits": metric("ludotheque_database_commit_seconds_count"),
            "thoughts": metric("ludotheque_thought_seconds_count", kind="choose"),
            "malformed": metric("ludotheque_refused_messages_total", why="malformed"),
            "unfit": metric("ludotheque_refused_messages_total", why="unfit"),
            "not found": metric("ludotheque_responses_total", status="404"),
        }

    sockets = metric("ludotheque_sockets", role="player"), metric("ludotheque_sockets", role="spectator")
    socket, opened = sit(ann, BOT)
    state = socket.turn()
    spectator = ben.socket(opened["table"])
    spectator.state()
    assert metric("ludotheque_tables") >= 1
    assert metric("ludotheque_sockets", role="player") == sockets[0] + 1
    assert metric("ludotheque_sockets", role="spectator") == sockets[1] + 1
    before = counted()
    acts = 0
    while counted()["bots"] == before["bots"]:  # it may be this seat's turn several times
        socket.act(state)
        state = socket.turn(after=state["ply"])
        acts += 1
    socket.send(type="act", seat=0, ply=999, action={"verb": "end"})
    socket.connection.send("rubbish")
    ann.get("/api/nothing")
    wait_until(lambda: not [name for name, value in counted().items() if value <= before[name]])
    assert counted()["moves"] == before["moves"] + acts
    assert metric("ludotheque_thoughts", kind="choose") == 0
    spectator.close()
    wait_until(lambda: metric("ludotheque_sockets", role="spectator") == sockets[1])


def test_labels_are_few(ann: Caller) -> None:
    """Nothing that a client sends becomes a label."""
    before = generate_latest(REGISTRY).count(b"\n")
    for number in range(50):
        ann.get(f"/api/tables/made-up-{number}")
        ann.get(f"/nothing-{number}.php")
    assert generate_latest(REGISTRY).count(b"\n") <= before + 4


def test_the_dashboard_asks_for_metrics_that_exist() -> None:
    names = {sample.name for family in REGISTRY.collect() for sample in family.samples}
    names |= {f"{family.name}{end}" for family in REGISTRY.collect() for end in ("", "_total", "_bucket", "_count")}
    asked = set(re.findall(r"\b(?:ludotheque|process)_\w+", json.dumps(json.loads(DASHBOARD.read_text())["panels"])))
    assert len(asked) > 10
    assert asked <= names
