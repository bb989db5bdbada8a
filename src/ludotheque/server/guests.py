"""Identities: a guest's signed cookie, a seat's token."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import NamedTuple

COOKIE = "ludotheque_guest"
ALIAS_DIGITS = 32
COOKIE_AGE = 60 * 60 * 24 * 365


def new_secret() -> str:
    """A token or an invite: 192 random bits."""
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    """Return the hash of a token for the store. A token is all random, so a plain hash cannot be reversed."""
    return hashlib.sha256(token.encode()).hexdigest()


def matches(token: str, token_hash: str | None) -> bool:
    """Return whether this is the token, in constant time."""
    return token_hash is not None and hmac.compare_digest(digest(token), token_hash)


def same(given: str, expected: str | None) -> bool:
    """Return whether two secrets are equal, in constant time."""
    return expected is not None and hmac.compare_digest(given.encode(), expected.encode())


class Visitor(NamedTuple):
    """The guest of a cookie, and how often all of its earlier cookies have been ended."""

    guest: str
    generation: int = 0


class Guests:
    """Makes and reads the cookies, signed with the server's key."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def new(self) -> str:
        """A guest that has never been here."""
        return secrets.token_urlsafe(16)

    def sign(self, guest: str, generation: int = 0) -> str:
        """The cookie of a guest."""
        named = f"{guest}.{generation}" if generation else guest
        return f"{named}.{self._signature(named)}"

    def read(self, cookie: str | None) -> str | None:
        """The guest of a cookie, or None if there is none or it is not from here."""
        visitor = self.visitor(cookie)
        return None if visitor is None else visitor.guest

    def visitor(self, cookie: str | None) -> Visitor | None:
        """Return the guest of a cookie and its generation, or None if there is none or it is not from here."""
        named, _, signature = (cookie or "").rpartition(".")
        if not named or not same(signature, self._signature(named)):
            return None
        guest, _, generation = named.partition(".")  # no guest has a dot in it
        return Visitor(guest, int(generation or 0))

    def keyed(self, purpose: str, value: str) -> bytes:
        """Return what stands for a value, for one purpose: without the server's key it cannot be guessed and tried."""
        return hmac.new(self._key, f"{purpose}:{value}".encode(), hashlib.sha256).digest()

    def alias(self, guest: str, other: str) -> str:
        """Return the name by which one guest may mean another: it tells nothing, and means nobody to anyone else."""
        return hmac.new(self._key, f"person:{guest}:{other}".encode(), hashlib.sha256).hexdigest()[:ALIAS_DIGITS]

    def proof(self, purpose: str, about: str) -> str:
        """Return what only these servers can have written, for one purpose and about one thing."""
        return hmac.new(self._key, f"proof:{purpose}:{about}".encode(), hashlib.sha256).hexdigest()

    def _signature(self, guest: str) -> str:
        return hmac.new(self._key, b"guest:" + guest.encode(), hashlib.sha256).hexdigest()
