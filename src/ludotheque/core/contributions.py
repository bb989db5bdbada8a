"""Contributions of the players to the shuffles, so that the server alone cannot choose them.

The server commits to its secret first. Then each seat commits to 32 random bytes, its value. Values are revealed only
after all commits are final. The key of every draw is a hash of the secret and the values. The hashes are SHA-256 of
plain text, easy to reproduce with other tools; ``docs/records.md`` says what this proves.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Self

from ludotheque.core.errors import BadRecord, brief

WITHHELD = "withheld"
UNCOMMITTED = ("bot", "none", "late")
"""Reasons for a seat to have no commit: a bot plays it, its client sent none, or its client did not connect in time."""

_DIGEST = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class Contribution:
    """The contribution of one seat: its commit, and its value (both 64 hex digits) or why there is none."""

    commit: str | None = None
    value: str | None = None
    why: str | None = None

    def to_json(self) -> dict[str, Any]:
        """Return the JSON object of a record."""
        data: dict[str, Any] = {"commit": self.commit, "value": self.value}
        if self.why is not None:
            data["why"] = self.why
        return data

    @classmethod
    def from_json(cls, seat: int, data: Any) -> Self:
        """Read the contribution of a seat. BadRecord says what is malformed."""
        if not isinstance(data, dict) or not data.keys() <= {"commit", "value", "why"}:
            raise _bad(seat, f"an object with 'commit', 'value' and 'why' is needed, not {brief(data)}")
        one = cls(data.get("commit"), data.get("value"), data.get("why"))
        for name, text in (("commit", one.commit), ("value", one.value)):
            if text is not None and not (isinstance(text, str) and _DIGEST.fullmatch(text)):
                raise _bad(seat, f"the {name} is 64 hex digits or null, not {brief(text)}")
        reasons = (None,) if one.value else (WITHHELD,) if one.commit else UNCOMMITTED
        if one.why not in reasons or (one.value and not one.commit):
            raise _bad(seat, f"'why' {brief(one.why)} does not go with this commit and value")
        return one


def commit_to(value: str, seat: int, commitment: str) -> str:
    """Return the commit of a seat to a value (hex) at a table with that commitment of the server.

    >>> commit_to("00" * 32, 0, "ff" * 32) == commit_to("00" * 32, 1, "ff" * 32)
    False
    """
    return hashlib.sha256(f"ludotheque-contribution:{commitment}:{seat}:{value}".encode()).hexdigest()


def shuffle_key(secret: bytes, values: Iterable[str | None]) -> bytes:
    """Return the key of all draws, made of the server's secret and each seat's value (None if it has none).

    >>> shuffle_key(bytes(32), [None, "00" * 32]) == shuffle_key(bytes(32), ["00" * 32, None])
    False
    """
    return hashlib.sha256(
        ":".join(["ludotheque-shuffle", secret.hex(), *(one or "" for one in values)]).encode()
    ).digest()


def check(contributions: Sequence[Contribution], players: int, commitment: str | None) -> None:
    """Raise BadRecord unless every value matches its commit."""
    if len(contributions) != players:
        raise BadRecord(f"field 'contributions': {players} are needed, one for each seat, not {len(contributions)}")
    if commitment is None:
        raise BadRecord("field 'contributions': contributions need a commitment")
    for seat, one in enumerate(contributions):
        if one.value is not None and one.commit != commit_to(one.value, seat, commitment):
            raise _bad(seat, "the value does not match its commit")


def _bad(seat: int, what: str) -> BadRecord:
    return BadRecord(f"field 'contributions', seat {seat}: {what}")
