"""End game scoring (p.12), line by line, and the tie-break (R34)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheque.games.age_of_comics import log, rounds
from ludotheque.games.age_of_comics.codes import (
    AUTOMA,
    CHALLENGE_VP,
    CHALLENGES,
    COLOURS,
    COLOURS_VP,
    COMICS,
    GENRES,
    KINDS,
    MASTERY_VP,
    MAT,
    MONEY,
    NOBODY,
    ORIGINALS,
    PRINTED,
    RANKING,
    SIXTH_VP,
    TAX,
)
from ludotheque.games.age_of_comics.tables import DIFFICULTY_VP, ORIGINAL_VP, TITLE_POINTS

if TYPE_CHECKING:
    from ludotheque.games.age_of_comics.rules import AgeOfComics

LINES: Final[i64] = 12
FANS: Final[i64] = 0
ORDERS: Final[i64] = 1
RANKS: Final[i64] = 2
MASTERIES: Final[i64] = 3
BETTER: Final[i64] = 4
FIVE: Final[i64] = 5
SIX: Final[i64] = 6
CASH: Final[i64] = 7
THOUGHTS: Final[i64] = 8
WORKS: Final[i64] = 9
MISSED: Final[i64] = 10
BOT: Final[i64] = 11


def score(s: AgeOfComics, seat: i64) -> i64:
    """The victory points of a side, as if the game ended now."""
    total: i64 = 0
    number: i64 = 0
    for number in range(LINES):
        total += line(s, seat, number)
    return total


def line(s: AgeOfComics, seat: i64, number: i64) -> i64:
    """One line of the score sheet. The Automa scores fans, ranking, mastery and its difficulty (solo p.4)."""
    bot: bool = s.solo and seat == AUTOMA
    if number == FANS:
        return fans(s, seat)
    if number == RANKS:
        return s.get(seat, RANKING)
    if number == MASTERIES:
        return MASTERY_VP * masteries(s, seat)
    if bot:
        return DIFFICULTY_VP[level(s)] if number == BOT else 0
    if number == ORDERS:
        return -rounds.unfulfilled(s, seat)
    if number == BETTER:
        return COLOURS_VP * marked(s, seat)
    if number == FIVE:
        return originals(s, seat) if s.get(seat, PRINTED) >= 5 else 0
    if number == SIX:
        return SIXTH_VP * (s.get(seat, PRINTED) - 5) if s.get(seat, PRINTED) > 5 else 0
    if number == CASH:
        return s.get(seat, MONEY) // TAX
    if number == THOUGHTS:
        return all_ideas(s, seat) // TAX
    if number == WORKS:
        return works(s, seat)
    return -CHALLENGE_VP * missed(s) if number == MISSED and s.solo else 0


def level(s: AgeOfComics) -> i64:
    """The difficulty as a number."""
    word = s.options.difficulty
    return 0 if word == "beginner" else 1 if word == "intermediate" else 2


def fans(s: AgeOfComics, seat: i64) -> i64:
    """All fans on the chart."""
    total: i64 = 0
    comic: i64 = 0
    for comic in range(COMICS):
        if s.comic[comic] == MAT + seat:
            total += s.fans[comic]
    return total


def masteries(s: AgeOfComics, seat: i64) -> i64:
    """How many mastery tokens a side holds."""
    count: i64 = 0
    genre: i64 = 0
    for genre in range(GENRES):
        if s.mastery[genre] == seat:
            count += 1
    return count


def marked(s: AgeOfComics, seat: i64) -> i64:
    """Better-colour tokens on a player's comics."""
    count: i64 = 0
    comic: i64 = 0
    for comic in range(COMICS):
        if s.comic[comic] == MAT + seat and s.mark[comic] & COLOURS != 0:
            count += 1
    return count


def originals(s: AgeOfComics, seat: i64) -> i64:
    """How many originals a side has printed."""
    count: i64 = 0
    comic: i64 = 0
    for comic in range(ORIGINALS):
        if s.comic[comic] == MAT + seat:
            count += 1
    return count


def works(s: AgeOfComics, seat: i64) -> i64:
    """2, 4 or 6 points for each original by its specialised creatives."""
    total: i64 = 0
    comic: i64 = 0
    for comic in range(ORIGINALS):
        if s.comic[comic] == MAT + seat:
            total += ORIGINAL_VP[s.specialised(comic)]
    return total


def all_ideas(s: AgeOfComics, seat: i64) -> i64:
    """How many ideas a side has."""
    count: i64 = 0
    genre: i64 = 0
    for genre in range(GENRES):
        count += s.ideas[seat * GENRES + genre]
    return count


def rank(s: AgeOfComics, seat: i64) -> i64:
    """Points, then comics printed, then their value together, in one number (R34)."""
    value: i64 = 0
    comic: i64 = 0
    for comic in range(COMICS):
        if s.comic[comic] == MAT + seat:
            value += s.value(comic)
    return score(s, seat) * 1000000 + s.get(seat, PRINTED) * 1000 + value


# --- Challenges (solo p.4) ---


def missed(s: AgeOfComics) -> i64:
    """How many accepted challenges are not met."""
    count: i64 = 0
    number: i64 = 0
    for number in range(CHALLENGES):
        if s.challenges >> number & 1 == 1 and not met(s, number):
            count += 1
    return count


def met(s: AgeOfComics, number: i64) -> bool:
    """Whether the human meets a challenge now."""
    if number < 3:
        return has_masteries(s, number)
    if number == 3:
        return s.get(0, MONEY) >= 20
    if number == 4:
        return has_top(s)
    if number == 5:
        return fans(s, 0) >= 35
    if number == 6:
        return fulfilled(s) >= 12
    return has_all_genres(s) if number == 7 else not has_rip_off(s)


def has_masteries(s: AgeOfComics, number: i64) -> bool:
    """Two named masteries and any third: superheroes, western; sci-fi, horror; romance, crime."""
    one: i64 = 4 if number == 0 else 0 if number == 1 else 2
    other: i64 = 5 if number == 0 else 3 if number == 1 else 1
    return s.mastery[one] == 0 and s.mastery[other] == 0 and masteries(s, 0) >= 3


def has_top(s: AgeOfComics) -> bool:
    """A comic of eleven fans or more that had no hype."""
    comic: i64 = 0
    for comic in range(COMICS):
        if s.comic[comic] == MAT and s.fans[comic] >= 11 and (comic >= ORIGINALS or s.hype[comic] == 0):
            return True
    return False


def fulfilled(s: AgeOfComics) -> i64:
    """How many orders the human has fulfilled."""
    count: i64 = 0
    kind: i64 = 0
    for kind in range(KINDS):
        count += s.done[kind]
    return count


def has_all_genres(s: AgeOfComics) -> bool:
    """Whether the human has printed each genre."""
    genre: i64 = 0
    for genre in range(GENRES):
        if s.of_genre(0, genre) == 0:
            return False
    return True


def has_rip_off(s: AgeOfComics) -> bool:
    """Whether the human has printed a rip-off."""
    comic: i64 = 0
    for comic in range(ORIGINALS, COMICS):
        if s.comic[comic] == MAT:
            return True
    return False


def leader(s: AgeOfComics) -> i64:
    """Who is ahead of all others, tie-break included; NOBODY if it is shared."""
    best: i64 = NOBODY
    shared: bool = False
    seat: i64 = 0
    for seat in range(s.num_players):
        if best == NOBODY or rank(s, seat) > rank(s, best):
            best = seat
            shared = False
        elif rank(s, seat) == rank(s, best):
            shared = True
    return NOBODY if shared else best


def title(s: AgeOfComics) -> i64:
    """Return the number of the title that the human's own points earn (solo p.4); NOBODY below the lowest."""
    points: i64 = score(s, 0)
    number: i64 = 0
    for number in range(i64(len(TITLE_POINTS))):
        if points >= TITLE_POINTS[number]:
            return number
    return NOBODY


# --- What is told at the end ---


def tell_end(s: AgeOfComics) -> None:
    """Tell that the game is over, who has won and how."""
    log.say(s, "end", "scoring")
    if s.solo:
        tell_solo_end(s)
        return
    winner: i64 = leader(s)
    seat: i64 = 0
    ahead: i64 = 0
    for seat in range(s.num_players):
        if rank(s, seat) > rank(s, ahead):
            ahead = seat
    for seat in range(s.num_players):
        if winner == NOBODY and rank(s, seat) == rank(s, ahead):
            log.say(s, "end-shared", "tie-break", ("seat", seat), ("points", score(s, seat)))
    if winner != NOBODY:
        tied: bool = False
        for seat in range(s.num_players):
            if seat != winner and score(s, seat) == score(s, winner):
                tied = True
        log.say(s, "end-tie" if tied else "end-points", "tie-break", ("seat", winner), ("points", score(s, winner)))


def tell_solo_end(s: AgeOfComics) -> None:
    """Tell whether the Automa is beaten, and the title earned."""
    mine: i64 = score(s, 0)
    other: i64 = score(s, AUTOMA)
    key = "end-solo-won" if mine > other else "end-solo-lost"
    log.say(s, key, "solo-scoring", ("seat", 0), ("points", mine), ("automa", other))
    if title(s) != NOBODY:
        log.say(s, "title", "solo-scoring", ("seat", 0), ("title", title(s)))
