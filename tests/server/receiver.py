"""A push service and webhook for tests: on loopback, it keeps what it gets, and answers as a test wishes."""

from __future__ import annotations

import base64
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import http_ece
import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

Json = dict[str, Any]


WITHIN = 30.0
"""Seconds in which what is waited for has to come."""


class Got(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """A browser that has subscribed to pushes."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.auth = b"sixteen bytes of"
        self.key = ec.generate_private_key(ec.SECP256R1())

    def subscription(self) -> Json:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": encoded(point), "auth": encoded(self.auth)}
        return {"endpoint": self.endpoint, "keys": keys, "name": "Firefox"}

    def read(self, got: Got) -> Json:
        text = http_ece.decrypt(got.body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        return dict(msgspec.json.decode(text))


class Receiver:
    """All that has come, in order; ``answers`` are given first, one to each request, and then 201."""

    def __init__(self) -> None:
        self.got: list[Got] = []
        self.answers: list[tuple[int, dict[str, str]]] = []
        self.hold = threading.Event()
        self.hold.set()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver.got.append(Got(self.path, dict(self.headers.items()), body))
                receiver.hold.wait(20)
                status, headers = receiver.answers.pop(0) if receiver.answers else (201, {})
                self.send_response(status)
                for name, value in {"Content-Length": "0", **headers}.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None: ...

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True)
        self._thread.start()

    def url(self, path: str = "/push") -> str:
        return f"http://127.0.0.1:{self._server.server_port}{path}"

    def until(self, number: int, seconds: float = WITHIN) -> list[Got]:
        """Wait until so many requests have come."""
        deadline = time.monotonic() + seconds
        while len(self.got) < number:
            assert time.monotonic() < deadline, f"{len(self.got)} of {number} requests have come"
            time.sleep(0.01)
        return self.got

    def close(self) -> None:
        self.hold.set()
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    one = Receiver()
    yield one
    one.close()
