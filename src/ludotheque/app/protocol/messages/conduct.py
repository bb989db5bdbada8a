"""Requests about other people."""

from __future__ import annotations

from typing import Annotated, Literal

from ludotheque.app.protocol.messages.tables import LARGEST_MESSAGE, Seat
from ludotheque.app.protocol.model import Cleaned, Model, Written, limits
from ludotheque.core.visible import visible

Reason = Literal["insult", "cheating", "leaving", "spam", "name", "other"]


LONGEST_TEXT = 500


def _told(typed: str) -> str:
    text = typed.strip()
    if len(text) > LONGEST_TEXT:
        raise ValueError(f"a report has at most {LONGEST_TEXT} characters")
    return visible(text)


class Block(Model):
    """Block the person of a seat."""

    seat: Seat


class Report(Written):
    """Tell the operator of the server about the person of a seat."""

    seat: Seat
    reason: Reason
    text: Annotated[str, limits(r"[^\x00]*", most=LARGEST_MESSAGE), Cleaned(_told)] = ""
