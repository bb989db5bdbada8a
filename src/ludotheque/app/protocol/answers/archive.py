"""Responses about finished games as typed dicts, documented in ``docs/protocol.md``."""

from __future__ import annotations

from typing import Literal, TypedDict

from ludotheque.app.protocol.answers.tables import Ended


class PlayedSeat(TypedDict):
    """One seat of a finished game. ``person`` means another guest to the caller, and means nothing to anyone else."""

    name: str
    level: str | None
    yours: bool
    person: str | None
    score: int | None
    place: int | None
    outcome: Literal["won", "lost", "none"]
    before: int | None
    after: int | None


class PlayedGame(TypedDict):
    """A finished game. ``brought``: as in :class:`ludotheque.app.protocol.answers.tables.TableInfo`."""

    table: str
    game: str
    title: str
    version: int
    at: str
    ended: Ended | None
    takebacks: int
    substitutes: bool
    rated: bool
    unrated: Literal["abandoned", "takebacks", "substitutes", "position", "shared", "alone", "clock", "unknown"] | None
    brought: list[str]
    seats: list[PlayedSeat]


class PlayedGames(TypedDict):
    """Finished games, the latest first; ``next`` asks for those before them."""

    games: list[PlayedGame]
    next: str | None


class RatingInfo(TypedDict):
    """A rating in one game."""

    rating: int
    games: int
    provisional: bool


class Tally(TypedDict):
    """The outcome of a number of games."""

    games: int
    wins: int
    mean: float | None
    best: int | None


class PlayersTally(Tally):
    """The games with that number of players."""

    players: int


class BotTally(TypedDict):
    """The games against bots of one level."""

    level: str
    games: int
    wins: int
    rating: int | None


class GameStatistics(Tally):
    """The caller's games of one kind."""

    game: str
    title: str
    rating: RatingInfo | None
    by_players: list[PlayersTally]
    by_bot: list[BotTally]


class Opponent(TypedDict):
    """A person with whom the caller has finished games."""

    person: str
    name: str
    games: int


class Statistics(TypedDict):
    """The caller's games as figures."""

    games: list[GameStatistics]
    opponents: list[Opponent]
