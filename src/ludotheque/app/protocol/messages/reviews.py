"""The shape of a request for a review."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from ludotheque.app.protocol.messages.tables import MOST_SEATS, Count
from ludotheque.app.protocol.model import Model, limits

LONGEST_ACTION = 200


class ReviewRecord(Model):
    """Review a finished game: the decisions of these seats."""

    record: dict[str, Any]
    seats: Annotated[list[Annotated[int, Meta(ge=0, lt=MOST_SEATS)]], Meta(min_length=1, max_length=MOST_SEATS)]


class OpenTrial(Model):
    """Show the decision that follows so many entries of a record, to whom it was put."""

    record: dict[str, Any]
    entry: Count


class FollowLine(Model):
    """Show how the game may go on after an action for that decision."""

    record: dict[str, Any]
    entry: Count
    action: Annotated[str, limits(least=1, most=LONGEST_ACTION)]


class TryAgain(Model):
    """Assess another action for that decision."""

    record: dict[str, Any]
    entry: Count
    action: Annotated[str, limits(least=1, most=LONGEST_ACTION)]
