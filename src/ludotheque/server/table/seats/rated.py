"""Rated tables refuse all help to players."""

from __future__ import annotations

from ludotheque.server.protocol.refused import Refused
from ludotheque.server.protocol.terms import Terms


def refuse_help(terms: Terms, reason: str, key: str) -> None:
    """Refused at a rated table, for that reason with its key."""
    if terms.rated:
        raise Refused(f"this game is rated: {reason}", key)
