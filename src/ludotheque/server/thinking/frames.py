"""The protocol of a shared queue: frames of JSON over a Unix socket or TCP, between processes that share a secret.

A frame is its length in four bytes, then that many bytes of JSON. Both sides prove that they know the secret without
sending it. The connection is not encrypted: between machines it belongs into a private network or a tunnel.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import os
import secrets
import struct
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, ClassVar, Final, Literal, TypeVar

import msgspec
from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter, ValidationError

from ludotheque.app.thinking.asking import Kind
from ludotheque.app.thinking.orders import Order, SliceOutcome, Task
from ludotheque.core.errors import BadInput

SECRET_VARIABLE: Final = "LUDOTHEQUE_THINKING_SECRET"
SHORTEST_SECRET: Final = 16
LARGEST_FRAME: Final = 1024 * 1024
LARGEST_GREETING: Final = 1024
"""Bytes of a frame before the other side has proved that it knows the secret."""

GREETING_WITHIN: Final = 5.0
LENGTH: Final = struct.Struct(">I")
MOST_SLOTS: Final = 256
LONGEST_THOUGHT: Final = 60.0
LONGEST_WAIT: Final = 24 * 60 * 60.0

Count = Annotated[int, Field(ge=0, lt=2**53)]
Slot = Annotated[int, Field(ge=0, lt=MOST_SLOTS)]
Word = Annotated[str, StringConstraints(max_length=64)]
Sentence = Annotated[str, StringConstraints(max_length=8000)]
Reader = asyncio.StreamReader
Writer = asyncio.StreamWriter


class Broken(Exception):
    """The other side does not speak this protocol, or does not know the secret."""


class Model(BaseModel):
    """Nothing is converted and nothing unknown is let through."""

    model_config: ClassVar[ConfigDict] = ConfigDict(extra="forbid", strict=True, frozen=True, allow_inf_nan=False)


class Challenge(Model):
    """The queue asks for a proof."""

    type: Literal["challenge"] = "challenge"
    nonce: Word


class Hello(Model):
    """A server that asks, or a thinker with that many slots, proves that it knows the secret."""

    type: Literal["hello"] = "hello"
    role: Literal["asker", "thinker"]
    slots: Annotated[int, Field(ge=0, le=MOST_SLOTS)] = 0
    nonce: Word
    proof: Word


class Welcome(Model):
    """The queue proves it too."""

    type: Literal["welcome"] = "welcome"
    proof: Word


class Ask(Model):
    """A server wants a thought; a person has been waiting for it for ``waited`` seconds."""

    type: Literal["ask"] = "ask"
    id: Count
    kind: Kind
    wanted: Annotated[float, Field(ge=0, le=LONGEST_THOUGHT)]
    waited: Annotated[float, Field(ge=0, le=LONGEST_WAIT)]
    accounts: Annotated[list[Word], Field(max_length=4)]
    task: Task


class Withdraw(Model):
    """A server does not need a thought any more."""

    type: Literal["withdraw"] = "withdraw"
    id: Count


class Answered(Model):
    """The thought with that id, and how much of its budget is left."""

    type: Literal["answered"] = "answered"
    id: Count
    outcome: SliceOutcome
    rest: Annotated[float, Field(ge=0, le=LONGEST_THOUGHT)]


class Failed(Model):
    """The thought with that id came to nothing."""

    type: Literal["failed"] = "failed"
    id: Count
    busy: bool
    reason: Sentence


class Pull(Model):
    """A slot of a thinker has nothing to do."""

    type: Literal["pull"] = "pull"
    slot: Slot


class Give(Model):
    """Work for a slot."""

    type: Literal["give"] = "give"
    slot: Slot
    order: Order


class Deliver(Model):
    """The outcome of a slot's order."""

    type: Literal["deliver"] = "deliver"
    slot: Slot
    outcome: SliceOutcome


class Lost(Model):
    """The process of a slot has died over its order."""

    type: Literal["lost"] = "lost"
    slot: Slot


FromAsker: TypeAdapter[Ask | Withdraw] = TypeAdapter(Annotated[Ask | Withdraw, Field(discriminator="type")])
FromThinker: TypeAdapter[Pull | Deliver | Lost] = TypeAdapter(
    Annotated[Pull | Deliver | Lost, Field(discriminator="type")]
)
ToAsker: TypeAdapter[Answered | Failed] = TypeAdapter(Annotated[Answered | Failed, Field(discriminator="type")])
ToThinker: TypeAdapter[Give] = TypeAdapter(Give)

T = TypeVar("T")


# --- Frames ---


async def receive(reader: Reader, shape: TypeAdapter[T], most: int = LARGEST_FRAME) -> T:
    """Read one message. Broken if it is none, ``IncompleteReadError`` at the end of the connection."""
    (length,) = LENGTH.unpack(await reader.readexactly(LENGTH.size))
    if length > most:
        raise Broken(f"a frame of {length} bytes; {most} are allowed")
    try:
        return shape.validate_json(await reader.readexactly(length))
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        raise Broken(f"field {'.'.join(map(str, first['loc']))!r}: {first['msg']}") from None


def send(writer: Writer, message: Model) -> None:
    """Send one message; there is no waiting for it to arrive."""
    body = msgspec.json.encode(message, enc_hook=_fields)
    writer.write(LENGTH.pack(len(body)) + body)


def _fields(message: Any) -> dict[str, Any]:
    """Return the fields of a message; msgspec does the rest."""
    if not isinstance(message, Model):
        raise TypeError(f"{type(message)} is no message")
    return {name: getattr(message, name) for name in type(message).model_fields}


async def hang_up(writer: Writer) -> None:
    """Close a connection, whatever state it is in."""
    with suppress(OSError):
        writer.close()
        await writer.wait_closed()


# --- Greeting ---

_CHALLENGE, _HELLO, _WELCOME = TypeAdapter(Challenge), TypeAdapter(Hello), TypeAdapter(Welcome)


async def welcome(reader: Reader, writer: Writer, secret: bytes) -> Hello:
    """As the queue: have the other side prove itself, and prove this one. Broken if it cannot."""
    nonce = secrets.token_hex()
    send(writer, Challenge(nonce=nonce))
    hello = await asyncio.wait_for(receive(reader, _HELLO, LARGEST_GREETING), GREETING_WITHIN)
    if not hmac.compare_digest(_proof(secret, hello.role, nonce, hello.nonce).encode(), hello.proof.encode()):
        raise Broken("the secret is another one")
    send(writer, Welcome(proof=_proof(secret, "queue", nonce, hello.nonce)))
    return hello


async def dial(address: str, secret: bytes, role: Literal["asker", "thinker"], slots: int = 0) -> tuple[Reader, Writer]:
    """Connect to a queue. Broken if it does not know the secret, OSError if it cannot be reached."""
    reader, writer = await asyncio.wait_for(_connect(address), GREETING_WITHIN)
    try:
        challenge = await asyncio.wait_for(receive(reader, _CHALLENGE, LARGEST_GREETING), GREETING_WITHIN)
        nonce = secrets.token_hex()
        proof = _proof(secret, role, challenge.nonce, nonce)
        send(writer, Hello(role=role, slots=slots, nonce=nonce, proof=proof))
        answer = await asyncio.wait_for(receive(reader, _WELCOME, LARGEST_GREETING), GREETING_WITHIN)
        expected = _proof(secret, "queue", challenge.nonce, nonce)
        if not hmac.compare_digest(expected.encode(), answer.proof.encode()):
            raise Broken("the secret of the queue is another one")
    except BaseException:
        await hang_up(writer)
        raise
    return reader, writer


def _proof(secret: bytes, role: str, queue: str, client: str) -> str:
    return hmac.new(secret, f"ludotheque thinking\n{role}\n{queue}\n{client}".encode(), hashlib.sha256).hexdigest()


# --- Addresses and secrets ---


async def _connect(address: str) -> tuple[Reader, Writer]:
    path, host, port = place(address)
    if path is not None:
        return await asyncio.open_unix_connection(path)
    return await asyncio.open_connection(host, port)


def place(address: str) -> tuple[str | None, str, int]:
    """Return the path of a Unix socket, or a host and a port.

    >>> place("/run/thinking"), place("[::1]:7000")
    (('/run/thinking', '', 0), (None, '::1', 7000))
    """
    if "/" in address:
        return address, "", 0
    host, _, port = address.rpartition(":")
    if not host or not (port.isascii() and port.isdecimal() and 0 <= int(port) < 2**16):
        raise BadInput(f"an address is the path of a socket, or HOST:PORT, not {address!r}")
    return None, host.removeprefix("[").removesuffix("]"), int(port)


def read_secret(file: Path | None) -> bytes:
    """Return the secret from a file, or from the environment. Never from a flag: others could read it there."""
    text = os.environ.get(SECRET_VARIABLE, "") if file is None else file.read_text(encoding="utf-8")
    secret = text.strip().encode()
    if len(secret) < SHORTEST_SECRET:
        where = f"the environment variable {SECRET_VARIABLE}" if file is None else str(file)
        raise BadInput(f"{where}: the secret must have at least {SHORTEST_SECRET} characters")
    return secret
