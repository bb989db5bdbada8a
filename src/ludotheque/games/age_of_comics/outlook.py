"""How many points a side will have in the end, for the bots: a weighted sum of what it has now, for each round.

The weights are fitted (least squares) to the final scores of games that the quick moves played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.age_of_comics import appraisal, rounds, scoring, selling
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
    values: vec[i64] = selling.best_values(s, seat)
    for genre in range(GENRES):
        count: i64 = appraisal.wanted(s, seat, genre)
        ideas: i64 = s.ideas[seat * GENRES + genre]
        comics += count
        ready += min(count, ideas // 2)
        found[6] += min(2 * count, ideas)
        found[7] += max(0, ideas - 2 * count)
        found[8] += min(count, appraisal.specialists(s, seat, genre, WRITER))
        found[8] += min(count, appraisal.specialists(s, seat, genre, ARTIST))
        if values[genre] > 0:
            found[9] += appraisal.demand(s, genre, values[genre])
            found[10] += appraisal.demand(s, genre, 6)
    writers: i64 = appraisal.count_kind(s, seat, WRITER)
    artists: i64 = appraisal.count_kind(s, seat, ARTIST)
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


WEIGHTS: Final[list[list[float]]] = [
    [
        33.98,
        1.91,
        -2.86,
        6.84,
        0.32,
        1.32,
        0.63,
        0.78,
        1.84,
        0.06,
        -2.14,
        5.68,
        -1.04,
        2.63,
        1.36,
        0.53,
        31.36,
        2.37,
        0.87,
        0.31,
        0.0,
        0.23,
        0.0,
        0.0,
    ],
    [
        22.86,
        1.17,
        -0.94,
        5.1,
        0.43,
        -0.35,
        0.66,
        0.41,
        1.87,
        0.21,
        -0.58,
        3.23,
        -1.92,
        1.76,
        0.05,
        0.81,
        11.5,
        1.25,
        0.27,
        0.86,
        0.0,
        2.31,
        0.43,
        4.91,
    ],
    [
        10.79,
        1.33,
        -0.71,
        4.49,
        0.26,
        -0.23,
        0.06,
        0.01,
        1.98,
        0.24,
        -0.26,
        2.89,
        -1.53,
        1.36,
        0.64,
        0.88,
        5.32,
        -0.46,
        0.25,
        0.68,
        1.61,
        4.12,
        2.72,
        2.33,
    ],
    [
        3.19,
        1.18,
        -0.87,
        4.52,
        0.33,
        0.08,
        0.58,
        0.13,
        1.95,
        0.17,
        -0.08,
        1.74,
        -2.8,
        1.39,
        -1.72,
        0.37,
        -0.47,
        0.04,
        0.03,
        1.0,
        3.77,
        3.0,
        4.13,
        2.16,
    ],
    [
        -8.03,
        1.04,
        0.0,
        4.44,
        0.46,
        0.11,
        0.97,
        0.18,
        2.17,
        0.07,
        0.02,
        -1.21,
        -3.66,
        0.61,
        0.83,
        1.6,
        -0.22,
        -0.04,
        0.11,
        0.43,
        1.18,
        1.14,
        1.28,
        1.06,
    ],
]
"""Of each round, in the order of `traits`."""


def points(s: AgeOfComics, seat: i64) -> float:
    """The points to expect."""
    now: float = float(scoring.score(s, seat))
    if s.is_terminal():
        return now
    if s.solo and seat != 0:
        return now + 9.0 * float(ROUNDS - s.round)
    found: vec[i64] = traits(s, seat)
    weights: list[float] = WEIGHTS[s.round - 1]
    total: float = 0.0
    at: i64 = 0
    for at in range(TRAITS):
        total += weights[at] * float(found[at]) / (100.0 if at == 9 or at == 10 else 1.0)
    return total
