"""Rated tables refuse all help to players."""

from __future__ import annotations

from ludotheque.server.refused import Refused
from ludotheque.server.seats.terms import Terms


def refuse_help(terms: Terms, reason: str, key: str) -> None:
    """Refused at a rated table, for that reason with its key."""
    if terms.rated:
        raise Refused(f"this game is rated: {reason}", key)
