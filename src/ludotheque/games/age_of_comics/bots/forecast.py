"""How many points a side will have in the end, for the bots: a weighted sum of what it has now, for each round.

The weights are fitted (least squares) to the final scores of games that the quick moves played.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.age_of_comics.bots import card_values, tours
from ludotheque.games.age_of_comics.chapters import chart, scoring
from ludotheque.games.age_of_comics.codes import (
    ARTIST,
    AUTOMA,
    GENRES,
    HYPED,
    IDEAS,
    IDEAS_TO_PRINT,
    ORIGINALS,
    PRINT,
    ROUNDS,
    ROYALTIES,
    SALES,
    WRITER,
)
from ludotheque.games.age_of_comics.pieces import Player
from ludotheque.games.age_of_comics.state import AgeOfComics

NEEDED_MONEY: Final[i64] = 8
"""More than that is worth less."""
AUTOMA_PER_ROUND: Final = 9.0
"""Points that the Automa makes in a round."""
TRAITS: Final[i64] = 24
BLANK: Final = vec[i64]([0] * 24)


def traits(state: AgeOfComics, seat: i64) -> vec[i64]:
    """What is weighed."""
    player: Player = state.players[seat]
    found: vec[i64] = BLANK[:TRAITS]
    found[0] = 1
    found[1] = scoring.score(state, seat)
    found[2] = fading(player, ROUNDS - state.round)
    found[3] = player.editors
    found[4] = min(player.money, NEEDED_MONEY)
    found[5] = max(player.money - NEEDED_MONEY, 0)
    genre: i64 = 0
    comics: i64 = 0
    ready: i64 = 0
    values: vec[i64] = tours.best_values(state, seat)
    for genre in range(GENRES):
        count: i64 = card_values.wanted(state, seat, genre)
        ideas: i64 = player.ideas[genre]
        comics += count
        ready += min(count, ideas // IDEAS_TO_PRINT)
        found[6] += min(IDEAS_TO_PRINT * count, ideas)
        found[7] += max(0, ideas - IDEAS_TO_PRINT * count)
        found[8] += min(count, card_values.specialists(state, seat, genre, WRITER))
        found[8] += min(count, card_values.specialists(state, seat, genre, ARTIST))
        if values[genre] > 0:
            found[9] += card_values.demand(state, genre, values[genre]) // 100
            found[10] += card_values.demand(state, genre, card_values.HIGHEST_COMIC) // 100
    writers: i64 = state.held(seat, WRITER)
    artists: i64 = state.held(seat, ARTIST)
    found[11] = min(comics, 2)
    found[12] = max(comics - 2, 0)
    found[13] = min(writers, 2) + min(artists, 2)
    found[14] = max(writers - 2, 0) + max(artists - 2, 0)
    found[15] = min(ready, min(writers, artists))
    found[16] = i64(len(player.comics))
    found[17] = chart.income(player)
    found[18] = player.best()
    found[19] = player.tickets
    found[20] = player.cubes[SALES]
    found[21] = player.cubes[IDEAS]
    found[22] = player.cubes[PRINT] + player.cubes[ROYALTIES]
    card: i64 = 0
    for card in range(ORIGINALS):
        if state.comic[card] == HYPED + seat:
            found[23] += state.hype[card] + 1
    return found


def fading(player: Player, rounds: i64) -> i64:
    """Fans that time will take from the comics on the chart in so many rounds."""
    fans: i64 = 0
    for comic in player.comics:
        if comic.fans > 1:
            fans += min(comic.fans - 1, rounds)
    return fans


# fmt: off
WEIGHTS: Final = vec[i64](
    [
        4064, 160, 34, 582, 52, 70, 85, 43, 157, 2, -310, 444,
            -187, 246, -224, 99, 4435, 270, -137, 30, 0, -656, 0, 0,
        2291, 140, -65, 524, 47, -42, 62, 14, 209, 12, -63, 321,
            -202, 184, -323, 72, 1330, 4, 28, 39, 0, 243, -124, 640,
        1048, 137, -77, 472, 36, -29, 20, 7, 199, 16, -22, 270,
            -99, 161, -218, 33, 451, -28, 22, 35, 32, 474, 399, 391,
        329, 116, -85, 471, 45, -4, 32, 8, 188, 13, -5, 203,
            -313, 158, -81, 16, -108, 26, -12, 91, 407, 449, 401, 253,
        -1006, 101, 0, 431, 60, 11, 44, 12, 238, 5, 3, -12,
            -337, 95, 29, 143, -4, 13, 5, 49, 88, 178, 113, 88,
    ]
)
# fmt: on
"""Two lines for each round, in the order of `traits`, in hundredths."""


def points(state: AgeOfComics, side: i64) -> float:
    """The points to expect."""
    now: float = float(scoring.score(state, side))
    if state.is_terminal():
        return now
    if state.solo and side == AUTOMA:
        return now + AUTOMA_PER_ROUND * float(ROUNDS - state.round)
    found: vec[i64] = traits(state, side)
    row: i64 = max(0, state.round - 1) * TRAITS
    total: i64 = 0
    at: i64 = 0
    for at in range(TRAITS):
        total += WEIGHTS[row + at] * found[at]
    return float(total) / 100.0
