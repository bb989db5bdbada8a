"""Responses about bot accounts, and the messages to their programs, as typed dicts (``docs/protocol.md``)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypedDict

from ludotheque.app.protocol.answers.tables import Pong, SeatInfo, TermsInfo
from ludotheque.core.options import OptionValue


class BotAccount(TypedDict):
    """A bot account, as its owner sees it."""

    bot: str
    name: str
    everyone: bool
    """True if all may challenge it, not its owner alone."""
    created: str
    online: bool


class BotAccounts(TypedDict):
    """The bot accounts of a guest, and how many one account may have here; 0 where the server has none."""

    bots: list[BotAccount]
    most: int


class NewBotToken(TypedDict):
    """The token of a bot account: shown once, only its hash is kept."""

    bot: str
    token: str


class ReadyBot(TypedDict):
    """A bot account that can be challenged now."""

    bot: str
    name: str
    yours: bool


class BotSeat(TypedDict):
    """The seat that a bot account has taken."""

    table: str
    seat: int
    commitment: str


class BotWelcome(TypedDict):
    """The first message to a program: the account that it plays for."""

    type: Literal["welcome"]
    bot: str
    name: str


class Challenge(TypedDict):
    """A seat that the host of a table offers to a bot account."""

    type: Literal["challenge"]
    table: str
    seat: int
    game: str
    title: str
    seats: list[SeatInfo]
    options: Mapping[str, OptionValue]
    terms: TermsInfo
    brought: list[str]
    """As in ``TableInfo``."""


class ChallengeOver(TypedDict):
    """A challenge that has been answered, or that no one can accept any more."""

    type: Literal["challenge-over"]
    table: str
    seat: int


class BotGame(TypedDict):
    """A table at which the bot account sits and whose game is not over: its program connects there."""

    type: Literal["game"]
    table: str
    seat: int
    game: str


ToProgram = BotWelcome | Challenge | ChallengeOver | BotGame | Pong
