"""Responses about blocked people as typed dicts, documented in ``docs/protocol.md``."""

from __future__ import annotations

from typing import TypedDict


class BlockedPerson(TypedDict):
    """A person whom the caller has blocked."""

    person: str
    name: str
    at: str
