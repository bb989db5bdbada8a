"""Responses about clubs and tournaments as typed dicts, documented in ``docs/protocol.md``."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from ludotheque.app.protocol.answers.tables import TermsInfo


class ClubShort(TypedDict):
    """A club in the list of one's own."""

    club: str
    name: str
    members: int


class ClubFound(TypedDict):
    """The club to which a link leads; ``club`` is None for those who are no members yet."""

    club: str | None
    name: str
    members: int


class ClubMember(TypedDict):
    """A member. ``person`` means it to the caller alone."""

    person: str
    name: str
    founder: bool
    you: bool


class TournamentShort(TypedDict):
    """A tournament in the list of a club."""

    tournament: str
    name: str
    game: str
    title: str
    round: int
    over: bool
    players: int


class ClubInfo(TypedDict):
    """A club as its members see it; only the founder sees the link."""

    club: str
    name: str
    founder: bool
    link: str | None
    members: list[ClubMember]
    tournaments: list[TournamentShort]


class Entrant(TypedDict):
    """A player of a tournament, and how it stands. ``opponents`` is the first tie-break, ``wins`` the second."""

    number: int
    name: str
    level: str | None
    you: bool
    out: bool
    place: int
    points: float
    opponents: float
    wins: int
    games: int


class MatchSeat(TypedDict):
    """A seat of a game of a tournament; no points as long as it is played."""

    entrant: int
    points: float | None


class MatchInfo(TypedDict):
    """A game of a tournament, or a bye."""

    round: int
    number: int
    table: str | None
    state: Literal["bye", "playing", "over", "none"]
    """The last: the game ended without a result."""
    seats: list[MatchSeat]


class TournamentInfo(TypedDict):
    """A tournament; the entrants are in the order of their places."""

    tournament: str
    club: str
    name: str
    game: str
    title: str
    seats: int
    options: dict[str, Any]
    terms: TermsInfo
    round: int
    over: bool
    organiser: bool
    entrants: list[Entrant]
    matches: list[MatchInfo]
