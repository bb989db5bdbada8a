"""Statements about the database itself."""

from __future__ import annotations

from ludotheque.app.store.interface import Reader, Statement

_SECRET = "SELECT value FROM meta WHERE name = ?"
_KEEP_SECRET = "INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING"
_WRITE = "INSERT INTO meta (name, value) VALUES ('written', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"


async def secret(store: Reader, name: str) -> str | None:
    """Return a secret of the servers."""
    return next((str(value) for (value,) in await store.find(_SECRET, name)), None)


async def server_key(store: Reader) -> bytes:
    """Return the server's own key, made when the database was."""
    return bytes.fromhex(await secret(store, "key") or "")


def keep_secret(name: str, value: str) -> Statement:
    """Keep a secret, unless there is one of that name."""
    return Statement(_KEEP_SECRET, (name, value))


def write(at: int) -> Statement:
    """Write a row that is never read, to see whether the database can be written."""
    return Statement(_WRITE, (str(at),))
