"""The command ``ludotheque admin ratings``: list ratings, or recompute them all from the archive in order."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ludotheque.app.people.archive import ratings
from ludotheque.app.people.archive.archivist import results_of
from ludotheque.app.people.archive.played import Played
from ludotheque.app.people.archive.ratings import Rated
from ludotheque.app.store.interface import Statement, Store
from ludotheque.app.store.queries import archive
from ludotheque.app.store.queries.archive import StoredRating
from ludotheque.server.commands.moderation import query
from ludotheque.server.databases.files import file_layout
from ludotheque.server.databases.opening import open_store, postgres
from ludotheque.server.databases.place import Place
from ludotheque.server.databases.transfer import require_layout

AT_ONCE = 500
"""Games that are in memory at a time."""


@dataclasses.dataclass(frozen=True, slots=True)
class RatingRow:
    """A rating in the list."""

    game: str
    player: str
    rating: int
    games: int


def list_ratings(database: Place, most: int) -> list[RatingRow]:
    """Return the best ratings of players, and of bots that were never measured, in each game."""
    found = query(database, archive.best, most)
    return [RatingRow(one.game, one.player, ratings.shown(one.mu), one.games) for one in found]


def rate_again(database: Place) -> str:
    """Compute all ratings again. StoreError while servers are using the database."""
    games, players = asyncio.run(_whole(database))
    return f"{games} rated games were counted again and gave {players} ratings."


async def _whole(database: Place) -> tuple[int, int]:
    if isinstance(database, Path):
        require_layout(file_layout(database), database)  # no new file is made, nor an old one upgraded
    else:
        pg = postgres()
        async with pg.session(database, alone=True):
            pass
    store, ownership = await open_store(database)
    try:
        return await again(store)
    finally:
        await ownership.close()
        await store.close()


async def again(store: Store) -> tuple[int, int]:
    """Compute all ratings again, in one transaction; return how many games counted, and how many ratings there are."""
    known: dict[tuple[str, str], tuple[Rated, int]] = {}
    changes = [archive.forget_ratings()]
    counted = 0
    last = 0
    while found := await archive.counted(store, last, AT_ONCE):
        kept = await results_of(store, [table for table, _ in found])
        for table, _ in found:
            changes += _count(kept[table], known)
        counted += len(found)
        last = found[-1][1]
    changes += [
        archive.add_rating(StoredRating(player, game, *rated, at)) for (player, game), (rated, at) in known.items()
    ]
    await store.change(changes)
    return counted, len(known)


def _count(game: Played, known: dict[tuple[str, str], tuple[Rated, int]]) -> Sequence[Statement]:
    """Rate one game more; return what changes of it in the archive."""
    players = set(ratings.players_of(game))
    first: dict[str, tuple[Any, int]] = {player: (ratings.first(player, game.game), 0) for player in players}
    before = {player: known.get((player, game.game), first[player])[0] for player in players}
    after = ratings.rate(game, before)
    for player in players:
        if after[player] != before[player] and not player.startswith(ratings.GONE):
            known[player, game.game] = after[player], game.at
    told = ratings.rated(game, before, after)
    return [archive.rate_again(game.table, play.seat, play.before, play.after) for play in told.plays]
