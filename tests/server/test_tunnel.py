"""The path of docs/hosting.md to a distant friend: a server behind a tunnel with an HTTPS address of its own."""

from __future__ import annotations

import asyncio
import re
import shlex
import shutil
import socket
import ssl
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.client import PATIENCE, Socket
from tests.server.conftest import Running, Serve

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
SECTION = PAGE.partition("## Tonight with a distant friend")[2].partition("## At home")[0]
NAME = next(iter(re.findall(r"https://(\S+\.trycloudflare\.com)", SECTION)))
HEAD_END = b"\r\n\r\n"


def flags() -> list[str]:
    """Return the flags that the page gives to the server."""
    (command,) = re.findall(r"^ *make play (ARGS=.*)$", SECTION, re.MULTILINE)
    return shlex.split(shlex.split(command)[0].partition("=")[2])


class Tunnel:
    """Ends TLS in front of a server, keeps the name that was asked for, and says that the page came by https."""

    def __init__(self, folder: Path, server: Running) -> None:
        self._target = server.address.removeprefix("http://").rstrip("/").partition(":")
        key, certificate = folder / "key.pem", folder / "certificate.pem"
        request = (
            f"openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN={NAME} -addext subjectAltName=DNS:{NAME}"
        )
        made = [*request.split(), "-keyout", str(key), "-out", str(certificate)]
        subprocess.run(made, check=True, capture_output=True)
        self.trust = ssl.create_default_context(cafile=str(certificate))
        self._own = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self._own.load_cert_chain(certificate, key)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        listening = asyncio.run_coroutine_threadsafe(self._listen(), self._loop).result(PATIENCE)
        self.port: int = listening.sockets[0].getsockname()[1]

    async def _listen(self) -> asyncio.Server:
        return await asyncio.start_server(self._pass_on, "127.0.0.1", 0, ssl=self._own)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(HEAD_END)
        if b"upgrade: websocket" not in head.lower():
            head = re.sub(rb"(?i)\r\nconnection: [^\r]*", b"", head).removesuffix(HEAD_END)
            head += b"\r\nConnection: close" + HEAD_END
        head = head.removesuffix(HEAD_END) + b"\r\nX-Forwarded-Proto: https\r\nX-Forwarded-For: 192.0.2.7" + HEAD_END
        host, _, port = self._target
        there, to = await asyncio.open_connection(host, int(port))
        to.write(head)
        ways = [asyncio.create_task(self._copy(*way)) for way in ((reader, to), (there, writer))]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)
        for end in (to, writer):
            end.close()

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while some := await reader.read(65536):
            writer.write(some)
            await writer.drain()

    async def _end(self) -> None:
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    def close(self) -> None:
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result(PATIENCE)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)


@pytest.fixture
def tunnel(serve: Serve, tmp_path: Path) -> Iterator[Tunnel]:
    assert shutil.which("openssl"), "this test makes a certificate with openssl"
    (flag, name) = flags()
    assert (flag, name) == ("--allow-host", NAME)
    running = Tunnel(tmp_path, serve(allow_host=(name,)))
    yield running
    running.close()


def friend(tunnel: Tunnel, name: str = NAME) -> httpx.Client:
    """Return a browser elsewhere: it asks for the name, and the name leads to the tunnel."""
    return httpx.Client(
        base_url=f"https://127.0.0.1:{tunnel.port}", verify=tunnel.trust, headers={"Host": name}, timeout=PATIENCE
    )


def get(tunnel: Tunnel, path: str, name: str = NAME) -> httpx.Response:
    with friend(tunnel, name) as client:
        return client.get(path, extensions={"sni_hostname": NAME})


def line_to(tunnel: Tunnel, address: str, origin: str) -> ClientConnection:
    sock = socket.create_connection(("127.0.0.1", tunnel.port), PATIENCE)
    return connect(address, sock=sock, ssl=tunnel.trust, origin=Origin(origin), open_timeout=PATIENCE)


def test_the_page_is_there_and_its_cookie_is_for_https_only(tunnel: Tunnel) -> None:
    assert get(tunnel, "/api/games").status_code == 200
    assert "Secure" in get(tunnel, "/api/games").headers["set-cookie"]
    assert get(tunnel, "/").headers["content-type"].startswith("text/html")


def test_a_name_that_was_not_allowed_is_refused(tunnel: Tunnel) -> None:
    refused = get(tunnel, "/api/games", "other.trycloudflare.com")
    assert (refused.status_code, "--allow-host" in refused.json()["reason"]) == (421, True)


def test_a_friend_opens_a_table_through_the_tunnel(tunnel: Tunnel) -> None:
    body = {"game": "koryo", "seats": [{"kind": "you", "name": "Ann"}, {"kind": "hotseat", "name": "Ben"}]}
    with friend(tunnel) as client:
        answer = client.post(
            "/api/tables", json=body, headers={"Origin": f"https://{NAME}"}, extensions={"sni_hostname": NAME}
        )
    assert answer.status_code == 200, answer.text
    opened = answer.json()
    address = f"wss://{NAME}/api/tables/{opened['table']}/socket"
    with line_to(tunnel, address, f"https://{NAME}") as connection:
        line = Socket(connection)
        line.send(type="hello", tokens=[seat["token"] for seat in opened["seats"]], since=0)
        assert line.until("welcome")["yours"] == [0, 1]
        line.act(line.turn())
    # Asked without the library for sockets: over TLS its refused client may wait for its own thread for ever.
    upgrade = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
    key = {"Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==", "Origin": "https://evil.example"}
    with friend(tunnel) as client:
        path = f"/api/tables/{opened['table']}/socket"
        refused = client.get(path, headers=upgrade | key, extensions={"sni_hostname": NAME})
    assert refused.status_code == 403
