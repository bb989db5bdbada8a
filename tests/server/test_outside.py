"""Addresses that guests name lead to the public web only, whatever trick is tried."""

from __future__ import annotations

import asyncio
import contextlib
import datetime
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from ludotheque.app.people.notifications.addresses import Forbidden, Receipt, Unreachable, read
from ludotheque.server import outgoing
from ludotheque.server.outgoing import HttpsClient
from tests.server.receiver import Receiver
from tests.server.receiver import receiver as receiver

HOOK = "https://hooks.example.org/a"
PUBLIC = "192.88.98.1"


def resolver(*answers: list[str]) -> tuple[Callable[[str, int], Awaitable[list[str]]], list[str]]:
    """Return a name server that gives one answer after the other, and the names that it was asked for."""
    left, asked = list(answers), list[str]()

    async def resolve(host: str, _port: int) -> list[str]:
        asked.append(host)
        return left.pop(0)

    return resolve, asked


def post(url: str, sender: HttpsClient) -> Receipt:
    try:
        return asyncio.run(sender.post(url, b"{}", {}))
    finally:
        sender.close()


@pytest.mark.parametrize(
    "url",
    [
        "http://hooks.example.org/",
        "ftp://hooks.example.org/",
        "file:///etc/passwd",
        "//hooks.example.org/",
        "https://",
        "https:///a",
        "https://hooks.example.org:8443/",
        "https://hooks.example.org:22/",
        "https://hooks.example.org:port/",
        "https://ada:secret@hooks.example.org/",
        "https://hooks.example.org@127.0.0.1/",
        "https://hooks.example.org\\@127.0.0.1/",
        "https://hooks.example.org /",
        "https://hooks.example.org/\r\nHost: x",
        "https://hooks.example.org/ü",
        f"https://hooks.example.org/{'a' * 2000}",
        "https://localhost/",
        "https://intranet/",
        "https://127.0.0.1/",
        "https://127.1/",
        "https://2130706433/",
        "https://0x7f000001/",
        "https://0x7f.0.0.1/",
        "https://017700000001/",
        "https://0177.0.0.01/",
        "https://1.1.1.1.1/",
        "https://0/",
        "https://10.1.2.3/",
        "https://192.168.1.1/",
        "https://172.16.0.1/",
        "https://169.254.169.254/latest/meta-data/",
        "https://100.64.0.1/",
        "https://198.18.0.1/",
        "https://224.0.0.1/",
        "https://255.255.255.255/",
        "https://[::1]/",
        "https://[::]/",
        "https://[::ffff:127.0.0.1]/",
        "https://[::ffff:7f00:1]/",
        "https://[::ffff:1.1.1.1]/",
        "https://[64:ff9b::7f00:1]/",
        "https://[2002:7f00:1::]/",
        "https://[fe80::1%25eth0]/",
        "https://[fd00::1]/",
        "https://[::1/",
        "https://%31%32%37.0.0.1/",
        "https://-a.example.org/",
        "https://a..example.org/",
    ],
)
def test_addresses_that_are_not_public_are_refused_before_anything_is_resolved(url: str) -> None:
    resolve, asked = resolver([PUBLIC])
    with pytest.raises(Forbidden):
        post(url, HttpsClient(resolve=resolve))
    assert asked == []


@pytest.mark.parametrize(
    "url", [HOOK, "https://hooks.example.org:443/a?b=c", "https://1.1.1.1/", "https://Hooks.Example.ORG./"]
)
def test_public_addresses_are_fine(url: str) -> None:
    assert read(url).port == 443


@pytest.mark.parametrize(
    "found", [["127.0.0.1"], ["10.0.0.1"], ["::1"], ["::ffff:10.0.0.1"], [PUBLIC, "127.0.0.1"], ["fe80::1%eth0"]]
)
def test_a_name_that_leads_home_is_refused_even_if_only_one_of_its_addresses_does(found: list[str]) -> None:
    resolve, _ = resolver(found)
    with pytest.raises((Forbidden, Unreachable)):
        post(HOOK, HttpsClient(resolve=resolve))


def test_a_name_is_resolved_once_and_the_connection_goes_to_that_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """DNS rebinding: the second answer would lead home."""
    resolve, asked = resolver([PUBLIC], ["127.0.0.1"])
    connected: list[tuple[object, object, object]] = []

    async def connect(host: str, port: int, **more: object) -> None:
        connected.append((host, port, more["server_hostname"]))
        raise ConnectionRefusedError

    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(Unreachable):
        post(HOOK, HttpsClient(resolve=resolve))
    assert asked == ["hooks.example.org"]
    assert connected == [(PUBLIC, 443, "hooks.example.org")]


def test_a_redirect_is_not_followed(receiver: Receiver) -> None:
    receiver.answers = [(307, {"Location": receiver.url("/elsewhere")})]
    reply = post(receiver.url("/hook"), HttpsClient(loopback=True))
    assert (reply.status, reply.ok) == (307, False)
    assert [got.path for got in receiver.got] == ["/hook"]


def test_loopback_is_for_tests_only(receiver: Receiver) -> None:
    with pytest.raises(Forbidden):
        post(receiver.url(), HttpsClient())
    assert post(receiver.url(), HttpsClient(loopback=True)).ok
    with pytest.raises(Forbidden):
        post("https://10.0.0.1/", HttpsClient(loopback=True))


def test_retry_after_is_read(receiver: Receiver) -> None:
    receiver.answers = [(429, {"Retry-After": "120"}), (503, {"Retry-After": "Wed, 21 Oct 2015 07:28:00 GMT"})]
    assert post(receiver.url(), HttpsClient(loopback=True)) == Receipt(429, 120.0)
    assert post(receiver.url(), HttpsClient(loopback=True)) == Receipt(503, None)


def test_a_server_that_does_not_answer_is_given_up(receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing, "TIMEOUT", 0.2)
    receiver.hold.clear()
    with pytest.raises(Unreachable, match="TimeoutError"):
        post(receiver.url(), HttpsClient(loopback=True))


@contextlib.asynccontextmanager
async def answering(text: bytes, context: ssl.SSLContext | None = None) -> AsyncIterator[int]:
    """Yield a server on loopback that says this to everyone."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            await reader.read(1000)
            writer.write(text)
            await writer.drain()
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0, ssl=context)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()


@pytest.mark.parametrize(
    "text",
    [b"", b"SSH-2.0-OpenSSH_9.6\r\n", b"HTTP/1.1 200 OK\r\nX: " + b"a" * 200_000, b"HTTP/1.1 100 \r\n\r\n" * 9000],
)
async def test_rubbish_in_the_place_of_an_answer_ends_the_call(text: bytes) -> None:
    sender = HttpsClient(loopback=True)
    async with answering(text) as port:
        with pytest.raises(Unreachable):
            await sender.post(f"http://127.0.0.1:{port}/", b"{}", {})
    sender.close()


def certificate(name: str, folder: Path) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """Return a server's certificate for a name, and a client that believes it."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "test")])
    begin = datetime.datetime.now(datetime.UTC) - datetime.timedelta(days=1)
    made = (
        x509.CertificateBuilder(subject, subject, key.public_key(), x509.random_serial_number())
        .not_valid_before(begin)
        .not_valid_after(begin + datetime.timedelta(days=2))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    file = folder / "certificate.pem"
    plain = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    pem = serialization.Encoding.PEM
    file.write_bytes(key.private_bytes(pem, *plain) + made.public_bytes(pem))
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(file)
    return server, ssl.create_default_context(cadata=made.public_bytes(pem).decode())


@pytest.mark.parametrize(("name", "fits"), [("hooks.example.org", True), ("127.0.0.1.example.org", False)])
async def test_the_certificate_has_to_be_that_of_the_name_although_an_address_is_connected_to(
    name: str, fits: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, client = certificate(name, tmp_path)
    real = asyncio.open_connection

    resolve, _ = resolver([PUBLIC])
    sender = HttpsClient(resolve=resolve, context=client)
    async with answering(b"HTTP/1.1 204 No Content\r\n\r\n", server) as port:
        # The public address of the test is this machine.
        monkeypatch.setattr(
            asyncio,
            "open_connection",
            lambda host, _, **more: real("127.0.0.1" if host == PUBLIC else host, port, **more),
        )
        if fits:
            assert (await sender.post(HOOK, b"{}", {})).status == 204
        else:
            with pytest.raises(Unreachable, match="SSLCertVerificationError"):
                await sender.post(HOOK, b"{}", {})
    sender.close()
