"""Answers about tables at which people meet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

from ludotheque.app.protocol.answers.tables import Opened, SeatInfo, TermsInfo
from ludotheque.core.options import OptionValue


class ClubName(TypedDict):
    """A club of this guest."""

    club: str
    name: str


class OpenTable(TypedDict):
    """A table with an open seat that this guest may take."""

    table: str
    game: str
    title: str
    seats: list[SeatInfo]
    yours: list[int]
    options: Mapping[str, OptionValue]
    terms: TermsInfo
    listed: bool
    fill: str | None
    fills: str | None
    called: bool
    rematch: str | None
    """The name of the player who wishes this rematch of a game that this guest has played; None for other tables."""
    club: ClubName | None
    brought: list[str]
    """As in ``TableInfo``: a table to which something was brought is no ordinary one."""


class Rematch(TypedDict):
    """The table at which a finished game is played again."""

    table: str
    seated: bool
    """This guest sits there already."""
    opened: Opened | None
    """The table as it was opened by this press; None if another player was first."""


class Person(TypedDict):
    """A person with whom this guest has played."""

    person: str
    name: str
    games: int
    last: str
    called: bool
    """True if this guest has called that person to the table of the request."""
