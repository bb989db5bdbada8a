"""End game scoring (p.12), line by line, and the tie-break (R34)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.age_of_comics import log
from ludotheque.games.age_of_comics.chapters import challenges, orders
from ludotheque.games.age_of_comics.chapters.mastery import masteries
from ludotheque.games.age_of_comics.codes import AUTOMA, HUMAN, NOBODY
from ludotheque.games.age_of_comics.pieces import Player
from ludotheque.games.age_of_comics.state import AgeOfComics
from ludotheque.games.age_of_comics.tables import DIFFICULTY_VP, ORIGINAL_VP, TITLE_POINTS

MASTERY_VP: Final[i64] = 2
COLOURS_VP: Final[i64] = 2
REWARDED: Final[i64] = 5
"""The number of comics from which each original scores a point more; each further comic scores two."""
FURTHER_VP: Final[i64] = 2
TAX: Final[i64] = 4
"""So much money, or so many ideas, make one victory point."""
CHALLENGE_VP: Final[i64] = 15
SCORE_FIRST: Final[i64] = 1_000_000
THEN_COMICS: Final[i64] = 1_000


class Line:
    """A line of the score sheet. The Automa scores only some of them (solo p.4)."""

    def points(self, state: AgeOfComics, side: i64) -> i64:
        """Return what a side scores on it."""
        if state.solo and side == AUTOMA:
            return self.automa(state)
        return self.player(state, side, state.players[side])

    def player(self, state: AgeOfComics, seat: i64, player: Player) -> i64:
        """Return what a player scores on it."""
        return 0

    def automa(self, state: AgeOfComics) -> i64:
        """Return what the Automa scores on it."""
        return 0


@final
class Fans(Line):
    """A point for each fan on the chart."""

    def player(self, state: AgeOfComics, seat: i64, player: Player) -> i64:
        return player.fans()

    def automa(self, state: AgeOfComics) -> i64:
        return state.players[AUTOMA].fans()


@final
class Orders(Line):
    """Orders that were not fulfilled cost their fans."""

    def player(self, state: AgeOfComics, seat: i64, player: Player) -> i64:
        return -orders.unfulfilled(state, seat)


@final
class Ranking(Line):
    """The points of all rankings."""

    def player(self, state: AgeOfComics, seat: i64, player: Player) -> i64:
        return player.ranking

    def automa(self, state: AgeOfComics) -> i64:
        return state.players[AUTOMA].ranking


@final
class Mastery(Line):
    """Two points for each token of mastery."""

    def player(self, state: AgeOfComics, seat: i64, player: Player) -> i64:
        return MASTERY_VP * masteries(state, seat)

    def automa(self, state: AgeOfComics) -> i64:
        return MASTERY_VP * masteries(state, AUTOMA)


@final
class Colours(Line):
    """Two points for each comic in better colours."""

    def player(self, state: AgeOfComics, seat: i64, player: Player) -> i64:
        total: i64 = 0
        for comic in player.comics:
            if comic.colours:
                total += COLOURS_VP
        return total


@final
class FiveComics(Line):
    """With five comics or more, a point for each original."""

    def player(self, state: AgeOfComics, seat: i64, player: Player) -> i64:
        return player.originals() if i64(len(player.comics)) >= REWARDED else 0


@final
class FurtherComics(Line):
    """Two points for each comic from the sixth on."""

    def player(self, state: AgeOfComics, seat: i64, player: Player) -> i64:
        further = i64(len(player.comics)) - REWARDED
        return FURTHER_VP * further if further > 0 else 0


@final
class Money(Line):
    """A point for each four dollars."""

    def player(self, state: AgeOfComics, seat: i64, player: Player) -> i64:
        return player.money // TAX


@final
class Ideas(Line):
    """A point for each four ideas."""

    def player(self, state: AgeOfComics, seat: i64, player: Player) -> i64:
        return player.all_ideas() // TAX


@final
class Originals(Line):
    """2, 4 or 6 points for each original by its specialised creatives."""

    def player(self, state: AgeOfComics, seat: i64, player: Player) -> i64:
        total: i64 = 0
        for comic in player.comics:
            if comic.is_original():
                total += ORIGINAL_VP[comic.specialised()]
        return total


@final
class Challenges(Line):
    """Accepted challenges that are not met cost fifteen points each."""

    def player(self, state: AgeOfComics, seat: i64, player: Player) -> i64:
        return -CHALLENGE_VP * challenges.missed(state) if state.solo else 0


@final
class Difficulty(Line):
    """A lead for the Automa."""

    def automa(self, state: AgeOfComics) -> i64:
        return DIFFICULTY_VP[state.level()]


LINES: Final = vec[Line](
    [
        Fans(),
        Orders(),
        Ranking(),
        Mastery(),
        Colours(),
        FiveComics(),
        FurtherComics(),
        Money(),
        Ideas(),
        Originals(),
        Challenges(),
        Difficulty(),
    ]
)
"""As the score sheet has them."""


def score(state: AgeOfComics, side: i64) -> i64:
    """Return the victory points of a side, as if the game ended now."""
    total: i64 = 0
    for line in LINES:
        total += line.points(state, side)
    return total


def rank(state: AgeOfComics, seat: i64) -> i64:
    """Return points, then comics printed, then their value together, in one number (R34)."""
    player = state.players[seat]
    value: i64 = 0
    for comic in player.comics:
        value += state.comic_value(comic)
    return score(state, seat) * SCORE_FIRST + i64(len(player.comics)) * THEN_COMICS + value


def leader(state: AgeOfComics) -> i64:
    """Return who is ahead of all others, tie-break included; NOBODY if it is shared."""
    first = NOBODY
    best: i64 = 0
    shared: bool = False
    for seat in range(state.num_players):
        mine = rank(state, seat)
        if first == NOBODY or mine > best:
            first = seat
            best = mine
            shared = False
        elif mine == best:
            shared = True
    return NOBODY if shared else first


def title(state: AgeOfComics) -> i64:
    """Return the number of the title that the human's own points earn (solo p.4); NOBODY below the lowest."""
    points = score(state, HUMAN)
    for number in range(i64(len(TITLE_POINTS))):
        if points >= TITLE_POINTS[number]:
            return number
    return NOBODY


# --- What is told at the end ---


def tell_end(state: AgeOfComics) -> None:
    """Tell that the game is over, who has won and how."""
    if state.events is None:
        return
    log.say(state, "end", "scoring")
    if state.solo:
        tell_solo_end(state)
    elif leader(state) == NOBODY:
        tell_shared_end(state)
    else:
        winner = leader(state)
        points = score(state, winner)
        tied = state.scores().count(points) > 1
        log.say(state, "end-tie" if tied else "end-points", "tie-break", winner, "points", points)


def tell_shared_end(state: AgeOfComics) -> None:
    """Tell who share the first place."""
    best: i64 = 0
    for seat in range(state.num_players):
        best = max(best, rank(state, seat))
    for seat in range(state.num_players):
        if rank(state, seat) == best:
            log.say(state, "end-shared", "tie-break", seat, "points", score(state, seat))


def tell_solo_end(state: AgeOfComics) -> None:
    """Tell whether the Automa is beaten, and the title earned."""
    mine = score(state, HUMAN)
    other = score(state, AUTOMA)
    key = "end-solo-won" if mine > other else "end-solo-lost"
    log.say(state, key, "solo-scoring", HUMAN, "points", mine, "automa", other)
    if title(state) != NOBODY:
        log.say(state, "title", "solo-scoring", HUMAN, "title", title(state))
