"""Traces over OpenTelemetry: requests, moves and thoughts reach a collector, and no secret does."""

from __future__ import annotations

import gzip
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

from ludotheque.core.errors import BadInput
from ludotheque.server.run.asgi import create_app
from ludotheque.server.settings import Settings
from tests.server.client import BOT, HOTSEAT, YOU
from tests.server.conftest import Serve


class Collector:
    """An OpenTelemetry collector on this machine: the requests that it was sent."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.bodies: list[bytes] = []

    def spans(self) -> list[tuple[str, str, dict[str, Any]]]:
        """Return the spans: service, name and attributes of each."""
        found = []
        for body in self.bodies:
            for part in ExportTraceServiceRequest.FromString(body).resource_spans:
                service = next(one.value.string_value for one in part.resource.attributes if one.key == "service.name")
                for span in (span for scope in part.scope_spans for span in scope.spans):
                    values = {one.key: one.value.string_value or one.value.int_value for one in span.attributes}
                    found.append((service, span.name, values))
        return found


@contextmanager
def collecting() -> Iterator[Collector]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            collector.bodies.append(gzip.decompress(body) if self.headers.get("Content-Encoding") == "gzip" else body)
            self.send_response(200)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Print nothing."""

    with HTTPServer(("127.0.0.1", 0), Handler) as http:
        collector = Collector(f"http://127.0.0.1:{http.server_port}")
        thread = threading.Thread(target=http.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield collector
        finally:
            http.shutdown()
            thread.join()


def test_requests_moves_and_thoughts_reach_the_collector(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    with collecting() as collector:
        monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", collector.address)
        server = serve(traces=True, bot_pause=0.0)
        ann = server.caller()
        opened = ann.open(YOU, BOT)
        socket = ann.socket(opened["table"], [seat["token"] for seat in opened["seats"] if "token" in seat])
        socket.act(socket.turn())
        socket.turn()
        ann.get("/api/join/not-an-invite?secret=not-a-query")
        server.stop()
    spans = collector.spans()
    assert {service for service, _, _ in spans} == {"ludotheque"}
    (move,) = [values for _, name, values in spans if name == "move"]
    assert (move["game"], move["table"]) == ("koryo", opened["table"])
    assert any(values == {"kind": "choose"} for _, name, values in spans if name == "thought")
    (request,) = [values for _, name, values in spans if name == "POST /api/tables"]
    assert (request["http.route"], request["http.response.status_code"]) == ("/api/tables", 200)
    assert not any(values.get(name) for _, _, values in spans for name in ("client.address", "user_agent.original"))
    for secret in (
        b"not-an-invite",
        b"not-a-query",
        *(seat["token"].encode() for seat in opened["seats"] if "token" in seat),
    ):
        assert not any(secret in body for body in collector.bodies)


def test_nothing_is_sent_unless_it_is_asked_for(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    with collecting() as collector:
        monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", collector.address)
        server = serve()
        server.caller().open(YOU, HOTSEAT)
        server.stop()
    assert collector.bodies == []


def test_without_the_libraries_the_server_says_how_to_get_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "opentelemetry.sdk", None)
    monkeypatch.delitem(sys.modules, "ludotheque.server.telemetry.spans", raising=False)
    for name in [name for name in sys.modules if name.startswith("opentelemetry.sdk.")]:
        monkeypatch.delitem(sys.modules, name)
    with pytest.raises(BadInput, match=r'pip install "ludotheque\[telemetry\]"'):
        create_app(Settings(traces=True))
