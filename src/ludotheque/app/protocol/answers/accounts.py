"""Answers about a guest: its account, its passkeys, and links to its other devices."""

from __future__ import annotations

from typing import Literal, TypedDict


class PasskeyInfo(TypedDict):
    """A passkey of one's own."""

    id: str
    label: str
    created: str
    used: str | None


class Me(TypedDict):
    """The guest of this browser; a name makes it an account."""

    name: str | None
    mail: str | None
    """The address that signs in to the account, partly hidden."""
    passkeys: list[PasskeyInfo]
    tables: int
    """The number of tables that it opened or sits at."""
    can_mail: bool
    """True if this server can send links by mail."""


class PasskeyRequest(TypedDict):
    """All that a browser needs to make a passkey; bytes are in base64url."""

    challenge: str
    rp: str
    rp_name: str
    user: str
    user_name: str
    algorithms: list[int]
    exclude: list[str]


class PasskeyChallenge(TypedDict):
    """All that a browser needs to sign in with a passkey."""

    challenge: str
    rp: str


class NewLink(TypedDict):
    """A link that brings this guest to another browser, once."""

    link: str
    until: str


class LinkInfo(TypedDict):
    """The place where a link leads."""

    kind: Literal["device", "mail"]
    name: str | None
    mail: str | None
    tables: int
    same: bool
    """True if this browser is that guest already, or becomes an account of that address."""
