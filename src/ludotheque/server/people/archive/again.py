"""The command ``ludotheque admin ratings``: list ratings, or recompute them all from the archive in order."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ludotheque.server.people.archive import ratings, rows
from ludotheque.server.people.archive.archivist import results_of
from ludotheque.server.people.archive.played import Played
from ludotheque.server.people.archive.ratings import Rated
from ludotheque.server.people.moderation.commands import query
from ludotheque.server.store.database.files import file_layout
from ludotheque.server.store.database.opening import open_store, postgres
from ludotheque.server.store.database.transfer import require_layout
from ludotheque.server.store.interface import Statement, Store
from ludotheque.server.store.place import Place

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
    found = query(database, rows.BEST.format(most=int(most)))
    return [RatingRow(game, player, ratings.shown(mu), games) for game, player, mu, games in found]


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
    changes = [Statement(rows.FORGET_RATINGS, ())]
    counted = 0
    last = 0
    while heads := await store.find(rows.COUNTED, last, AT_ONCE):
        kept = await results_of(store, [str(row[0]) for row in heads])
        for head in heads:
            changes += _count(kept[str(head[0])], known)
        counted += len(heads)
        last = int(heads[-1][1])
    changes += [
        Statement(rows.INSERT_RATING, (player, game, *rated, at)) for (player, game), (rated, at) in known.items()
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
    return [Statement(rows.RATE_AGAIN, (play.before, play.after, game.table, play.seat)) for play in told.plays]
