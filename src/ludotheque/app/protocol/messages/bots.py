"""Requests about bot accounts and challenges."""

from __future__ import annotations

from typing import Annotated, Literal

from ludotheque.app.protocol.messages.tables import Name, Seat
from ludotheque.app.protocol.model import Cleaned, Model, Written, limits

LONGEST = 30
"""Characters of a bot account's name, so that its mark and a number fit beside it at a table."""


def _short(name: str) -> str:
    if len(name) > LONGEST:
        raise ValueError(f"the name of a bot account has at most {LONGEST} characters")
    return name


BOT_ID = "[0-9a-f]{16}"
BotName = Annotated[Name, Cleaned(_short)]


class NewBotAccount(Written):
    """A bot account to make; with ``everyone``, not its owner alone may challenge it."""

    name: BotName
    everyone: bool = False


class ChangeBotAccount(Model):
    """A change of the people who may challenge a bot account."""

    everyone: bool


class ChallengeBot(Model):
    """Offer an open seat to a bot account."""

    bot: Annotated[str, limits(BOT_ID, most=16)]
    seat: Seat


class AcceptChallenge(Model):
    """Take a seat that was offered to this bot account."""

    seat: Seat


class DeclineChallenge(Model):
    """Leave a seat that was offered to this bot account."""

    seat: Seat
    why: Literal["busy", "game", "terms", "other"] = "other"
