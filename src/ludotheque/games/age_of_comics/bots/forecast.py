"""How many points a side will have in the end, for the bots: a weighted sum of what it has now, for each round.

The weights are fitted (least squares) to the final scores of games that the quick moves played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.age_of_comics import rounds, scoring
from ludotheque.games.age_of_comics.bots import card_values, tours
from ludotheque.games.age_of_comics.codes import (
    ARTIST,
    COMICS,
    GENRES,
    HYPED,
    IDEAS,
    IN_HAND,
    MAIN,
    MAT,
    ORIGINALS,
    PRINT,
    PRINTED,
    ROUNDS,
    ROYALTIES,
    SALES,
    TICKETS,
    WRITER,
)

if TYPE_CHECKING:
    from ludotheque.games.age_of_comics.rules import AgeOfComics

TRAITS: Final[i64] = 24
BLANK: Final = vec[i64]([0] * 24)


def traits(s: AgeOfComics, seat: i64) -> vec[i64]:
    """What is weighed."""
    found: vec[i64] = BLANK[:TRAITS]
    found[0] = 1
    found[1] = scoring.score(s, seat)
    found[2] = fading(s, seat)
    found[3] = s.get(seat, IN_HAND)
    found[4] = min(s.money(seat), 8)
    found[5] = max(s.money(seat) - 8, 0)
    genre: i64 = 0
    comics: i64 = 0
    ready: i64 = 0
    values: vec[i64] = tours.best_values(s, seat)
    for genre in range(GENRES):
        count: i64 = card_values.wanted(s, seat, genre)
        ideas: i64 = s.ideas[seat * GENRES + genre]
        comics += count
        ready += min(count, ideas // 2)
        found[6] += min(2 * count, ideas)
        found[7] += max(0, ideas - 2 * count)
        found[8] += min(count, card_values.specialists(s, seat, genre, WRITER))
        found[8] += min(count, card_values.specialists(s, seat, genre, ARTIST))
        if values[genre] > 0:
            found[9] += card_values.demand(s, genre, values[genre]) // 100
            found[10] += card_values.demand(s, genre, 6) // 100
    writers: i64 = card_values.count_kind(s, seat, WRITER)
    artists: i64 = card_values.count_kind(s, seat, ARTIST)
    found[11] = min(comics, 2)
    found[12] = max(comics - 2, 0)
    found[13] = min(writers, 2) + min(artists, 2)
    found[14] = max(writers - 2, 0) + max(artists - 2, 0)
    found[15] = min(ready, min(writers, artists))
    found[16] = s.get(seat, PRINTED)
    found[17] = rounds.income(s, seat)
    found[18] = s.best(seat)
    found[19] = s.get(seat, TICKETS)
    found[20] = s.special[seat * MAIN + SALES]
    found[21] = s.special[seat * MAIN + IDEAS]
    found[22] = s.special[seat * MAIN + PRINT] + s.special[seat * MAIN + ROYALTIES]
    card: i64 = 0
    for card in range(ORIGINALS):
        if s.comic[card] == HYPED + seat:
            found[23] += s.hype[card] + 1
    return found


def fading(s: AgeOfComics, seat: i64) -> i64:
    """Fans that time will take from the comics on the chart."""
    fans: i64 = 0
    comic: i64 = 0
    for comic in range(COMICS):
        if s.comic[comic] == MAT + seat and s.fans[comic] > 1:
            fans += min(s.fans[comic] - 1, ROUNDS - s.round)
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


def points(s: AgeOfComics, seat: i64) -> float:
    """The points to expect."""
    now: float = float(scoring.score(s, seat))
    if s.is_terminal():
        return now
    if s.solo and seat != 0:
        return now + 9.0 * float(ROUNDS - s.round)
    found: vec[i64] = traits(s, seat)
    row: i64 = max(0, s.round - 1) * TRAITS
    total: i64 = 0
    at: i64 = 0
    for at in range(TRAITS):
        total += WEIGHTS[row + at] * found[at]
    return float(total) / 100.0
