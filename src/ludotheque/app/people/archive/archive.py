"""One guest's archive: games, statistics and ratings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludotheque.app.people.archive import ratings
from ludotheque.app.people.archive.archivist import Archivist, results_of
from ludotheque.app.people.archive.played import Played
from ludotheque.app.protocol.answers.archive import (
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
from ludotheque.app.protocol.guests import Guests, same
from ludotheque.app.store.interface import Store, iso
from ludotheque.app.store.queries import archive
from ludotheque.app.store.queries.archive import BotTotal, Outcome, StoredRating, Total, bot_player
from ludotheque.core.custom_inputs import file_options
from ludotheque.core.errors import BadInput
from ludotheque.core.levels import level_of
from ludotheque.core.registry import load, registered_games

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


class Archive:
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
        opponent = level = None
        if wanted.opponent is not None:
            opponent, level = await self._opponent(guest, wanted.opponent)
            if opponent is None and level is None:
                return {"games": [], "next": None}
        listed = await archive.games(
            self._store,
            guest,
            PAGE + 1,
            game=wanted.game,
            outcome=wanted.outcome,
            opponent=opponent,
            level=level,
            before=place(wanted.before),
        )
        return await self.page(listed, guest)

    async def page(self, listed: Sequence[tuple[str, int]], guest: str) -> PlayedGames:
        """Return the games of tables and times, of which there is one more if there are more games."""
        tables = [table for table, _ in listed[:PAGE]]
        kept = await results_of(self._store, tables)
        more = f"{listed[PAGE - 1][1]}:{tables[-1]}" if len(listed) > PAGE else None
        return {"games": [self._told(kept[table], guest) for table in tables if table in kept], "next": more}

    async def _opponent(self, guest: str, opponent: str) -> tuple[str | None, str | None]:
        """Return the guest or the level of bots that is meant by an opponent, or None twice."""
        level = opponent.removeprefix(bot_player(""))
        if level != opponent:
            return None, level_of(level)
        others = await archive.opponents(self._store, guest, MOST_OPPONENTS)
        meant = (one.guest for one in others if same(opponent, self._guests.alias(guest, one.guest)))
        return next(meant, None), None

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
        totals = await archive.totals(self._store, guest, files)
        bots = await archive.by_bot(self._store, guest, files)
        known = {one.game: one for one in await archive.ratings(self._store, guest)}
        names = sorted({one.game for one in totals}, key=_title)
        levels = {level: await self._bot_ratings(level) for level in sorted({one.level for one in bots})}
        opponents: list[Opponent] = [
            {"person": self._guests.alias(guest, one.guest), "name": one.name, "games": one.games}
            for one in await archive.opponents(self._store, guest, OPPONENTS_SHOWN)
        ]
        return {
            "games": [_statistics(game, totals, bots, known.get(game), levels) for game in names],
            "opponents": opponents,
        }

    async def _bot_ratings(self, level: str) -> dict[str, StoredRating]:
        """Return what a bot of some level has learnt in each game."""
        return {one.game: one for one in await archive.ratings(self._store, bot_player(level))}


def place(before: str | None) -> tuple[int, str] | None:
    """Return the end and the table of the game before which a page begins."""
    if before is None:
        return None
    at, _, table = before.partition(":")
    return int(at), table


def _statistics(
    game: str,
    totals: Sequence[Total],
    bots: Sequence[BotTotal],
    rated: StoredRating | None,
    levels: dict[str, dict[str, StoredRating]],
) -> GameStatistics:
    mine = [one for one in totals if one.game == game]
    by_players: list[PlayersTally] = [{"players": one.players, **_tally([one])} for one in mine]
    measured = ratings.measured(game)
    by_bot: list[BotTally] = []
    for one in (one for one in bots if one.game == game):
        strength = measured.get(bot_player(one.level)) or levels[one.level].get(game)
        shown = None if strength is None else ratings.shown(strength.mu)
        by_bot.append({"level": one.level, "games": one.games, "wins": one.wins, "rating": shown})
    return {
        "game": game,
        "title": _title(game),
        **_tally(mine),
        "rating": None if rated is None else _rating(rated),
        "by_players": by_players,
        "by_bot": by_bot,
    }


def _tally(parts: Sequence[Total]) -> Tally:
    scored = sum(part.scored for part in parts)
    return {
        "games": sum(part.games for part in parts),
        "wins": sum(part.wins for part in parts),
        "mean": sum(part.points for part in parts) / scored if scored else None,
        "best": max((part.best for part in parts if part.best is not None), default=None),
    }


def _rating(rated: StoredRating) -> RatingInfo:
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
