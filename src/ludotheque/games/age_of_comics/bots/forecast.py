"""The points that a side will have in the end, for the bots: a weighted sum of what it has now, for each round.

The weights are fitted (least squares) to the final scores of games that the quick moves played:
``python -m tools.fits.age_of_comics`` fits them again.
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
from ludotheque.games.age_of_comics.places import hyped_by
from ludotheque.games.age_of_comics.state import AgeOfComics

NEEDED_MONEY: Final[i64] = 8
"""More than that is worth less."""
AUTOMA_PER_ROUND: Final = 9.0
"""Points that the Automa makes in a round."""
ENOUGH: Final[i64] = 2
"""Comics, writers or artists in hand beyond this number are worth less."""


class Trait:
    """The numbers that are weighed."""

    ALWAYS: Final[i64] = 0
    SCORE: Final[i64] = 1
    FADING: Final[i64] = 2
    EDITORS: Final[i64] = 3
    NEEDED_MONEY: Final[i64] = 4
    MORE_MONEY: Final[i64] = 5
    USEFUL_IDEAS: Final[i64] = 6
    MORE_IDEAS: Final[i64] = 7
    SPECIALISTS: Final[i64] = 8
    DEMAND: Final[i64] = 9
    HIGHEST_DEMAND: Final[i64] = 10
    COMICS: Final[i64] = 11
    MORE_COMICS: Final[i64] = 12
    CREATIVES: Final[i64] = 13
    MORE_CREATIVES: Final[i64] = 14
    READY: Final[i64] = 15
    PRINTED: Final[i64] = 16
    INCOME: Final[i64] = 17
    BEST: Final[i64] = 18
    TICKETS: Final[i64] = 19
    EXTRA_EDITOR: Final[i64] = 20
    CONVERSION: Final[i64] = 21
    OTHER_CUBES: Final[i64] = 22
    HYPE: Final[i64] = 23
    COUNT: Final[i64] = 24


BLANK: Final = vec[i64]([0] * Trait.COUNT)


def traits(state: AgeOfComics, seat: i64) -> vec[i64]:
    """Return the numbers that are weighed."""
    player = state.players[seat]
    found = BLANK[: Trait.COUNT]
    found[Trait.ALWAYS] = 1
    found[Trait.SCORE] = scoring.score(state, seat)
    found[Trait.FADING] = fading(player, ROUNDS - state.round)
    found[Trait.EDITORS] = player.editors
    found[Trait.NEEDED_MONEY] = min(player.money, NEEDED_MONEY)
    found[Trait.MORE_MONEY] = max(player.money - NEEDED_MONEY, 0)
    comics: i64 = 0
    ready: i64 = 0
    values = tours.best_values(state, seat)
    for genre in range(GENRES):
        count = card_values.wanted(state, seat, genre)
        ideas = player.ideas[genre]
        comics += count
        ready += min(count, ideas // IDEAS_TO_PRINT)
        found[Trait.USEFUL_IDEAS] += min(IDEAS_TO_PRINT * count, ideas)
        found[Trait.MORE_IDEAS] += max(0, ideas - IDEAS_TO_PRINT * count)
        found[Trait.SPECIALISTS] += min(count, card_values.specialists(state, seat, genre, WRITER))
        found[Trait.SPECIALISTS] += min(count, card_values.specialists(state, seat, genre, ARTIST))
        if values[genre] > 0:
            found[Trait.DEMAND] += card_values.demand(state, genre, values[genre]) // 100
            found[Trait.HIGHEST_DEMAND] += card_values.demand(state, genre, card_values.HIGHEST_COMIC) // 100
    writers = state.held(seat, WRITER)
    artists = state.held(seat, ARTIST)
    found[Trait.COMICS] = min(comics, ENOUGH)
    found[Trait.MORE_COMICS] = max(comics - ENOUGH, 0)
    found[Trait.CREATIVES] = min(writers, ENOUGH) + min(artists, ENOUGH)
    found[Trait.MORE_CREATIVES] = max(writers - ENOUGH, 0) + max(artists - ENOUGH, 0)
    found[Trait.READY] = min(ready, min(writers, artists))
    found[Trait.PRINTED] = i64(len(player.comics))
    found[Trait.INCOME] = chart.income(player)
    found[Trait.BEST] = player.best()
    found[Trait.TICKETS] = player.tickets
    found[Trait.EXTRA_EDITOR] = player.cubes[SALES]
    found[Trait.CONVERSION] = player.cubes[IDEAS]
    found[Trait.OTHER_CUBES] = player.cubes[PRINT] + player.cubes[ROYALTIES]
    for card in range(ORIGINALS):
        if state.comic[card] == hyped_by(seat):
            found[Trait.HYPE] += state.hype[card] + 1
    return found


def fading(player: Player, rounds: i64) -> i64:
    """Return the fans that time will take from the comics on the chart in so many rounds."""
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
"""Two lines for each round, in the order of :class:`Trait`, in hundredths."""


def points(state: AgeOfComics, side: i64) -> float:
    """Return the points to expect."""
    now = float(scoring.score(state, side))
    if state.is_terminal():
        return now
    if state.solo and side == AUTOMA:
        return now + AUTOMA_PER_ROUND * float(ROUNDS - state.round)
    found = traits(state, side)
    row = max(0, state.round - 1) * Trait.COUNT
    total: i64 = 0
    for at in range(Trait.COUNT):
        total += WEIGHTS[row + at] * found[at]
    return float(total) / 100.0
