"""Duties of a public server: never answer for other hosts, show a page for an error, fail without a word."""

from __future__ import annotations

import json
import logging
import re
import socket
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from ludotheque.server.settings import Settings
from ludotheque.server.telemetry.logs import REQUEST, TABLE, JsonLines, TextLines
from ludotheque.server.transport.client import PAGES
from ludotheque.server.transport.hosts import Hosts
from tests.server.client import HOTSEAT, PATIENCE, YOU, Caller
from tests.server.conftest import Serve


@pytest.mark.parametrize(
    ("settings", "known", "unknown"),
    [
        ({}, ["localhost:8000", "127.0.0.1", "[::1]:8000"], ["evil.example", "192.0.2.7", ""]),
        ({"host": "192.0.2.7"}, ["192.0.2.7:8000", "localhost"], ["192.0.2.8"]),
        ({"host": "0.0.0.0"}, ["192.0.2.7:8000", "[2001:db8::1]"], ["evil.example", "127.0.0.1.evil.example"]),
        ({"allow_host": ["Play.example.org"]}, ["play.example.org", "PLAY.example.org.:443"], ["example.org"]),
        ({"allow_origin": ["https://a.example:8443"]}, ["a.example"], ["b.example"]),
        ({"allow_host": ["*"]}, ["whatever"], []),
    ],
)
def test_the_hosts_of_a_server(settings: dict[str, object], known: list[str], unknown: list[str]) -> None:
    hosts = Hosts(Settings.model_validate(settings))
    assert [host for host in known if not hosts.know(host)] == []
    assert [host for host in unknown if hosts.know(host)] == []


def test_another_host_gets_nothing(ann: Caller) -> None:
    for path in ("/", "/api/games", "/assets/app.js"):
        answer = ann.http.get(path, headers={"Host": "evil.example"})
        assert (answer.status_code, answer.json()["error"]) == (421, "unknown-host")
    table = ann.open(YOU, HOTSEAT)["table"]
    host, _, port = ann.address.removeprefix("http://").rstrip("/").partition(":")
    line = socket.create_connection((host, int(port)), PATIENCE)
    with line, pytest.raises(InvalidStatus) as refusal:
        connect(f"ws://evil.example:{port}/api/tables/{table}/socket", sock=line, open_timeout=PATIENCE)
    assert refusal.value.response.status_code == 421
    assert "--allow-host" in json.loads(refusal.value.response.body)["reason"]


@pytest.mark.parametrize("built", [True, False])
def test_no_page_for_what_is_no_page(serve: Serve, tmp_path: Path, built: bool) -> None:
    static = tmp_path / "static"
    if built:
        (static / "assets").mkdir(parents=True)
        (static / "index.html").write_text("<p>the client</p>")
    ann = serve(static=static).caller()
    assert ann.get("/table/xyz").headers["content-type"].startswith("text/html")
    apis = ("/api", "/api/", "/api/nothing", "/api/tables/x/y", "/metrics", "/API/games", "/v1/models", "/graphql")
    for path in (*apis, "/.env", "/wp-login.php", "/assets/x", "/api/x%0a/y"):
        answer = ann.get(path)
        assert (answer.status_code, answer.json()["error"]) == (404, "not-found"), path
        assert "nothing at this address" in answer.json()["reason"]
    for method in ("POST", "PUT", "DELETE"):
        assert ann.http.request(method, "/api/nothing").json()["error"] == "not-found"
    mistaken = ann.http.get("/mistaken", headers={"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
    assert mistaken.headers["content-type"].startswith("text/html"), "a person gets a page that says so"


def test_the_server_knows_the_pages_of_the_client() -> None:
    router = Path(__file__).parents[2] / "web" / "src" / "ui" / "router.svelte.ts"
    assert {"", *re.findall(r"first === '(\w+)'", router.read_text(encoding="utf-8"))} == PAGES


def test_a_wrong_method_says_which_are_right(ann: Caller) -> None:
    answer = ann.http.delete("/api/tables")
    assert (answer.status_code, answer.headers["allow"]) == (405, "GET, HEAD, POST")
    assert answer.json()["reason"] == "this address takes GET, HEAD, POST"
    assert ann.http.post("/api/games").status_code == 405


def test_a_page_is_only_asked_for(serve: Serve, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<p>the client</p>")
    ann = serve(static=tmp_path).caller()
    for path in ("/", "/table/xyz", "/health"):
        answer = ann.http.post(path)
        assert (answer.status_code, answer.json()["reason"]) == (405, "this address takes GET, HEAD")


def test_every_refusal_has_a_request_id_in_the_log_too(ann: Caller, json_lines: pytest.LogCaptureFixture) -> None:
    ids = set()
    with json_lines.at_level(logging.INFO):
        for answer in (
            ann.get("/api/nothing"),
            ann.get("/api/tables/nowhere"),
            ann.post("/api/tables"),
            ann.http.delete("/api/tables"),
            ann.http.post("/api/replay", content=b" " * (1024 * 1024 + 1)),
            ann.http.get("/", headers={"Host": "evil.example"}),
            ann.http.post("/api/tables", headers={"Origin": "https://evil.example"}),
        ):
            body = answer.json()
            assert answer.status_code >= 400
            assert len(body["reason"]) > 5
            assert body["request"] == answer.headers["x-request-id"]
            ids.add(body["request"])
    logged = {json.loads(line).get("request") for line in json_lines.text.splitlines()}
    assert len(ids) == 7
    assert ids <= logged


def test_a_fault_is_told_in_words_with_an_id(
    ann: Caller, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("secret-detail")

    monkeypatch.setattr("ludotheque.app.tables.tables.Tables.of_guest", fail)
    with caplog.at_level(logging.INFO):
        answer = ann.get("/api/tables")
    assert (answer.status_code, answer.json()["error"]) == (500, "fault")
    assert "secret-detail" not in answer.text
    assert answer.json()["request"] == answer.headers["x-request-id"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "secret-detail" in caplog.text


def test_log_lines_name_request_and_table() -> None:
    record = logging.LogRecord("ludotheque", logging.WARNING, __file__, 1, "refused:\n%s", ("x",), None)
    request, table = REQUEST.set("r1"), TABLE.set("t1")
    try:
        line = json.loads(JsonLines().format(record))
        assert (line["level"], line["message"], line["request"], line["table"]) == (
            "warning",
            "refused:\nx",
            "r1",
            "t1",
        )
        assert TextLines().format(record).endswith("WARNING ludotheque: refused:\\nx request=r1 table=t1")
    finally:
        REQUEST.reset(request)
        TABLE.reset(table)


def test_what_somebody_sends_does_not_steer_the_terminal_of_whoever_reads_the_log() -> None:
    record = logging.LogRecord("ludotheque", logging.WARNING, __file__, 1, "%s", ("\x1b[2J\u2028\x85Ő",), None)
    assert TextLines().format(record).endswith(r"ludotheque: \x1b[2J\u2028\x85Ő")


def test_what_a_socket_does_is_logged_with_request_and_table(ann: Caller, json_lines: pytest.LogCaptureFixture) -> None:
    opened = ann.open(YOU, HOTSEAT)
    with json_lines.at_level(logging.INFO):
        hers = ann.socket(opened["table"], [seat["token"] for seat in opened["seats"]])
        hers.state()
        hers.connection.send("rubbish")
        hers.until("refused")
    (line,) = [
        one for one in map(json.loads, json_lines.text.splitlines()) if "a message was rejected" in one["message"]
    ]
    assert line["table"] == opened["table"]
    assert len(line["request"]) == 16
    assert opened["seats"][0]["token"] not in json_lines.text
