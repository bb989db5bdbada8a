"""Requests about other people."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, StringConstraints

from ludotheque.core.visible import visible
from ludotheque.server.protocol.messages.tables import Model, Seat

Reason = Literal["insult", "cheating", "leaving", "spam", "name", "other"]


class Block(Model):
    """Block the person of a seat."""

    seat: Seat


class Report(Model):
    """Tell the host of the server about the person of a seat."""

    seat: Seat
    reason: Reason
    text: Annotated[
        str,
        StringConstraints(strip_whitespace=True, max_length=500, pattern=r"^[^\x00]*$"),
        AfterValidator(visible),
    ] = ""
