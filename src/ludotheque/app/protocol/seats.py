"""Kinds of seats. Their values are words of the protocol, and of the database."""

from __future__ import annotations

from enum import StrEnum


class SeatKind(StrEnum):
    """The player of a seat."""

    HUMAN = "human"
    BOT = "bot"


class NewSeatKind(StrEnum):
    """The player of a seat of a new table."""

    YOU = "you"
    """The guest who opens the table."""
    FRIEND = "friend"
    """A player who comes by a link, or from the list of open tables."""
    HOTSEAT = "hotseat"
    """Another player at the same screen."""
    BOT = "bot"
