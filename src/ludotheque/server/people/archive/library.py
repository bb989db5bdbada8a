"""One guest's archive: games, statistics and ratings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ludotheque.core.brought import file_options
from ludotheque.core.errors import BadInput
from ludotheque.core.levels import level_of
from ludotheque.core.registry import load, registered_games
from ludotheque.server.people.archive import ratings, rows
from ludotheque.server.people.archive.archivist import Archivist, results_of
from ludotheque.server.people.archive.played import Outcome, Played, bot_player
from ludotheque.server.people.archive.ratings import Rated
from ludotheque.server.protocol.answers.archive import (
    BotTally,
    GameStatistics,
    Opponent,
    PlayedGame,
    PlayedGames,
    PlayersTally,
    RatingInfo,
    Statistics,
    Tally,
)
from ludotheque.server.protocol.guests import Guests, same
from ludotheque.server.store.interface import Store, iso

PAGE = 20
"""Games that are shown at a time."""
MOST_OPPONENTS = 1000
"""People who are looked through for the one that is meant."""
OPPONENTS_SHOWN = 50


@dataclass(frozen=True, slots=True)
class Wanted:
    """The games that a guest wants: all, or those of a game, against someone, with a result, further down.

    ``opponent`` is a person's name as the caller knows it, or ``bot:`` and a level.
    """

    game: str | None = None
    opponent: str | None = None
    outcome: Outcome | None = None
    before: str | None = None


class Library:
    """Answers about the archive of one store."""

    def __init__(self, store: Store, guests: Guests, archivist: Archivist) -> None:
        self._store = store
        self._guests = guests
        self._archivist = archivist

    async def result(self, table: str, guest: str) -> PlayedGame:
        """Return the result of a finished game."""
        return self._told(await self._archivist.find(table), guest)

    async def played(self, table: str) -> Played:
        """Return a finished game as everyone with its link may see it.

        Raises:
            NoTable: there is no such table.
            Refused: its game is not over.
        """
        return await self._archivist.find(table)

    # --- My games ---

    async def games(self, guest: str, wanted: Wanted) -> PlayedGames:
        """Return some of a guest's finished games, the latest first."""
        whom, values = None, [guest]
        found: list[Any] = [*values, *(one for one in (wanted.game, wanted.outcome) if one is not None)]
        if wanted.opponent is not None:
            whom, other = await self._opponent(guest, wanted.opponent)
            if other is None:
                return {"games": [], "next": None}
            found.append(other)
        if wanted.before is not None:
            at, _, table = wanted.before.partition(":")
            found += [int(at), int(at), table]
        statement = rows.games_of(
            game=wanted.game is not None,
            outcome=wanted.outcome is not None,
            whom=whom,
            before=wanted.before is not None,
        )
        return await self.page(await self._store.find(statement, *found, PAGE + 1), guest)

    async def page(self, listed: Sequence[Sequence[Any]], guest: str) -> PlayedGames:
        """Return the games of rows of a table and a time, of which there is one more if there are more games."""
        tables = [str(row[0]) for row in listed[:PAGE]]
        kept = await results_of(self._store, tables)
        more = f"{listed[PAGE - 1][1]}:{tables[-1]}" if len(listed) > PAGE else None
        return {"games": [self._told(kept[table], guest) for table in tables if table in kept], "next": more}

    async def _opponent(self, guest: str, opponent: str) -> tuple[str, str | None]:
        """Return the condition for an opponent, and its value; None if no one is meant."""
        level = opponent.removeprefix(bot_player(""))
        if level != opponent:
            return rows.THIS_BOT, level_of(level)
        others = await self._store.find(rows.OPPONENTS, guest, MOST_OPPONENTS)
        meant = (str(row[0]) for row in others if same(opponent, self._guests.alias(guest, row[0])))
        return rows.THIS_GUEST, next(meant, None)

    def _told(self, game: Played, guest: str) -> PlayedGame:
        return {
            "table": game.table,
            "game": game.game,
            "title": _title(game.game),
            "version": game.version,
            "at": iso(game.at),
            "ended": game.ended,  # type: ignore[typeddict-item]  # the words of a record
            "takebacks": game.takebacks,
            "substitutes": game.substitutes,
            "rated": game.rated,
            "unrated": game.unrated,
            "brought": list(game.brought),
            "seats": [
                {
                    "name": play.name,
                    "level": play.level,
                    "yours": play.guest == guest,
                    "person": None if play.guest in (None, guest) else self._guests.alias(guest, play.guest or ""),
                    "score": play.score,
                    "place": play.place,
                    "outcome": play.outcome,
                    "before": play.before,
                    "after": play.after,
                }
                for play in game.plays
            ],
        }

    # --- My figures ---

    async def statistics(self, guest: str) -> Statistics:
        """Return what has come of all the games of a guest that began as their rules say."""
        files = [(id, name) for id, game in registered_games().items() for name in file_options(game)]
        ordinary, values = rows.ordinary(files)
        totals = await self._store.find(rows.TOTALS.format(ordinary=ordinary), guest, *values)
        bots = await self._store.find(rows.BY_BOT.format(ordinary=ordinary), guest, *values)
        others = await self._store.find(rows.OPPONENTS, guest, OPPONENTS_SHOWN)
        mine = await self._store.find(rows.RATINGS, guest)
        known = {str(game): Rated(mu, sigma, games) for game, mu, sigma, games in mine}
        names = sorted({str(row[0]) for row in totals}, key=lambda game: _title(game))
        levels = {level: await self._bot_ratings(level) for level in sorted({str(row[1]) for row in bots})}
        opponents: list[Opponent] = [
            {"person": self._guests.alias(guest, other), "name": name, "games": games} for other, name, games in others
        ]
        return {
            "games": [_statistics(game, totals, bots, known.get(game), levels) for game in names],
            "opponents": opponents,
        }

    async def _bot_ratings(self, level: str) -> dict[str, Rated]:
        """Return what a bot of some level has learnt in each game."""
        found = await self._store.find(rows.RATINGS, bot_player(level))
        return {str(game): Rated(mu, sigma, games) for game, mu, sigma, games in found}


def _statistics(
    game: str,
    totals: Sequence[Sequence[Any]],
    bots: Sequence[Sequence[Any]],
    rated: Rated | None,
    levels: dict[str, dict[str, Rated]],
) -> GameStatistics:
    mine = [row[2:] for row in totals if row[0] == game]
    by_players: list[PlayersTally] = [{"players": row[1], **_tally([row[2:]])} for row in totals if row[0] == game]
    measured = ratings.measured(game)
    by_bot: list[BotTally] = []
    for _, level, games, wins in (row for row in bots if row[0] == game):
        strength = measured.get(bot_player(level)) or levels[level].get(game)
        shown = None if strength is None else ratings.shown(strength.mu)
        by_bot.append({"level": level, "games": int(games), "wins": int(wins), "rating": shown})
    return {
        "game": game,
        "title": _title(game),
        **_tally(mine),
        "rating": None if rated is None else _rating(rated),
        "by_players": by_players,
        "by_bot": by_bot,
    }


def _tally(parts: Sequence[Sequence[Any]]) -> Tally:
    """Sum up rows of games, wins, scored games, points and the best score."""
    scored = sum(int(part[2]) for part in parts)
    points = sum(int(part[3] or 0) for part in parts)
    return {
        "games": sum(int(part[0]) for part in parts),
        "wins": sum(int(part[1]) for part in parts),
        "mean": points / scored if scored else None,
        "best": max((int(part[4]) for part in parts if part[4] is not None), default=None),
    }


def _rating(rated: Rated) -> RatingInfo:
    return {
        "rating": ratings.shown(rated.mu),
        "games": rated.games,
        "provisional": rated.games < ratings.PROVISIONAL,
    }


def _title(game: str) -> str:
    try:
        return load(game).title
    except BadInput:
        return game
