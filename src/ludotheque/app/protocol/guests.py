"""Identities: a guest's signed cookie, a seat's token."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from typing import NamedTuple

COOKIE = "ludotheque_guest"
ALIAS_DIGITS = 32
COOKIE_AGE = 60 * 60 * 24 * 365

ALONE = "you"
"""The only guest of a browser without a server. Guests of servers are longer."""

BOT_ACCOUNT = "robot:"
"""The beginning of the guests that are bot accounts: others have no colon in them, and the cookie of none is signed."""
BOT_DIGITS = 16
BOT_TOKEN = "ludo_"
"""The beginning of bot accounts' tokens, by which programs that look for leaked secrets know them."""
_BOT_TOKEN = re.compile(rf"{BOT_TOKEN}([0-9a-f]{{{BOT_DIGITS}}})_[\w-]{{43}}", re.ASCII)


def new_secret() -> str:
    """Return a token or an invite: 192 random bits."""
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


def is_bot_account(guest: str | None) -> bool:
    """Return whether a guest is the account of a program."""
    return guest is not None and guest.startswith(BOT_ACCOUNT)


def bot_id(guest: str | None) -> str | None:
    """Return the public id of a bot account; None for a person."""
    return guest.removeprefix(BOT_ACCOUNT) if guest is not None and is_bot_account(guest) else None


def new_bot_account() -> str:
    """Return the guest of a new bot account."""
    return BOT_ACCOUNT + secrets.token_hex(BOT_DIGITS // 2)


def new_bot_token(guest: str) -> str:
    """Return a token of a bot account: its own id, and 256 random bits."""
    return f"{BOT_TOKEN}{guest.removeprefix(BOT_ACCOUNT)}_{secrets.token_urlsafe(32)}"


def named_by(token: str) -> str | None:
    """Return the bot account that a token names, without a look at the rest of it.

    >>> named_by("ludo_0123456789abcdef_" + 43 * "x"), named_by("ludo_x"), is_bot_account("robot:0123456789abcdef")
    ('robot:0123456789abcdef', None, True)
    """
    found = _BOT_TOKEN.fullmatch(token)
    return None if found is None else BOT_ACCOUNT + found[1]


class Visitor(NamedTuple):
    """The guest of a cookie, and how often all of its earlier cookies have been ended."""

    guest: str
    generation: int = 0


class Guests:
    """Makes and reads the cookies, signed with the server's key."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def new(self) -> str:
        """Return a guest that has never been here."""
        return secrets.token_urlsafe(16)

    def sign(self, guest: str, generation: int = 0) -> str:
        """Return the cookie of a guest."""
        named = f"{guest}.{generation}" if generation else guest
        return f"{named}.{self._signature(named)}"

    def read(self, cookie: str | None) -> str | None:
        """Return the guest of a cookie, or None if there is none or it is not from here."""
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
        """Return the name by which one guest may mean another: it tells nothing, and means no one to anyone else."""
        return hmac.new(self._key, f"person:{guest}:{other}".encode(), hashlib.sha256).hexdigest()[:ALIAS_DIGITS]

    def proof(self, purpose: str, about: str) -> str:
        """Return what only these servers can have written, for one purpose and about one thing."""
        return hmac.new(self._key, f"proof:{purpose}:{about}".encode(), hashlib.sha256).hexdigest()

    def _signature(self, guest: str) -> str:
        return hmac.new(self._key, b"guest:" + guest.encode(), hashlib.sha256).hexdigest()
