"""The worth of each answer to a question, in hundredths of a victory point. Every question has its rating.

Main actions are rated in placements.py, cards and prints in card_values.py, the steps of a sales action in tours.py.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.age_of_comics import verbs
from ludotheque.games.age_of_comics.bots import card_values, placements, tours
from ludotheque.games.age_of_comics.box import genre_of
from ludotheque.games.age_of_comics.chapters import learning
from ludotheque.games.age_of_comics.chapters.printing import ChooseArtist, ChooseWriter, Print
from ludotheque.games.age_of_comics.chapters.sales import Sell
from ludotheque.games.age_of_comics.codes import CREATIVES, IDEAS_TO_PRINT, ORIGINAL, ROUNDS, Ask
from ludotheque.games.age_of_comics.state import AgeOfComics, Frame
from ludotheque.games.age_of_comics.tables import MARKET_COST

NOISE: Final[i64] = 60
PLACE_NOISE: Final[i64] = 150
"""Chance is worth so much at most in a quick move."""
NO_LESS: Final[i64] = 60
PLACE_NO_LESS: Final[i64] = 400
CARD_NO_LESS: Final[i64] = 250
"""Actions rated worse than the best by more are not looked at by a search."""

IDEA_WANTED: Final[i64] = 270
IDEA_PAIR: Final[i64] = 60
IDEA_FOR_LATER: Final[i64] = 60
DIG_PRICE: Final[i64] = 407
COMIC_KEPT: Final[i64] = 200
HYPED: Final[i64] = 250
SPENT: Final[i64] = 300
SPARE_SPENT: Final[i64] = 250
PAIR_SPENT: Final[i64] = 150
MARKETING: Final[i64] = 200
RAISED: Final[i64] = -38
RAISE_PERCENT: Final[i64] = 70
RAISE_DOLLAR: Final[i64] = 88
RAISE_RESERVE: Final[i64] = 5
DONE: Final[i64] = 100
LEFT_ALONE: Final[i64] = 1000
"""For things better left than done without a plan."""
PER_FAN: Final[i64] = 30
CUBE: Final = vec[i64]([50, 150, 300, 340, 280, 500])
"""Specials: an extra editor is worth most, then better colours and ideas into fans."""


class Rating:
    """Rates the answers to one question; here, one that is better left alone."""

    def rate_all(self, state: AgeOfComics, frame: Frame, actions: list[i64]) -> vec[i64]:
        """Return how good each answer looks."""
        return vec[i64]([self.rate(state, frame, action) for action in actions])

    def rate(self, state: AgeOfComics, frame: Frame, action: i64) -> i64:
        """Return how good one looks."""
        return self.leave() if action == verbs.DONE.first else self.rate_answer(state, frame, action)

    def rate_answer(self, state: AgeOfComics, frame: Frame, action: i64) -> i64:
        """Return how good one looks that is not to leave it."""
        return 0

    def leave(self) -> i64:
        """Return how good it looks to be done."""
        return DONE

    def noise(self) -> i64:
        """Return how much luck plays a part in a quick move."""
        return NOISE

    def margin(self) -> i64:
        """Return how much worse than the best an answer may look to be thought about."""
        return NO_LESS


@final
class LeaveAlone(Rating):
    """Cubes stay, teams stay, no challenge is accepted."""

    def leave(self) -> i64:
        return LEFT_ALONE


@final
class RateComic(Rating):
    """The genre of the first comic."""

    def rate_answer(self, state: AgeOfComics, frame: Frame, action: i64) -> i64:
        return card_values.genre_worth(state, frame.seat, verbs.COMIC.which(action))

    def margin(self) -> i64:
        return CARD_NO_LESS


@final
class RateIdea(Rating):
    """Ideas that a comic in hand still lacks; else those for a comic that would be good."""

    def rate_answer(self, state: AgeOfComics, frame: Frame, action: i64) -> i64:
        genre = verbs.IDEA.which(action) if verbs.IDEA.has(action) else verbs.BOARD_IDEA.which(action)
        has = state.players[frame.seat].ideas[genre]
        needed = IDEAS_TO_PRINT * card_values.wanted(state, frame.seat, genre)
        if has < needed:
            return IDEA_WANTED + (IDEA_PAIR if has % IDEAS_TO_PRINT == 1 else 0)
        if has < needed + IDEAS_TO_PRINT:
            return IDEA_FOR_LATER + card_values.genre_worth(state, frame.seat, genre) // 5
        return 0


@final
class RateRaise(Rating):
    """A higher value reaches more orders; a first raise may open a second."""

    def rate_answer(self, state: AgeOfComics, frame: Frame, action: i64) -> i64:
        card = verbs.RAISE.which(action)
        player = state.players[frame.seat]
        cost = learning.raise_cost(state, card)
        if player.money - cost < RAISE_RESERVE:
            return -1
        total = RAISED - RAISE_DOLLAR * cost
        for comic in player.comics:
            genre = comic.genre()
            value = state.comic_value(comic)
            if comic.employs(card) and value >= card_values.best_value(state, frame.seat, genre):
                now = card_values.demand(state, genre, value)
                next = card_values.demand(state, genre, value + 1)
                later = card_values.demand(state, genre, card_values.HIGHEST_COMIC)
                total += (next - now + (later - next) // 4) * RAISE_PERCENT // 100
        return total


@final
class RatePlace(Rating):
    """Main actions, by what they lead to."""

    def rate_answer(self, state: AgeOfComics, frame: Frame, action: i64) -> i64:
        if action == verbs.PASS.first:
            return 0
        return placements.PLACEMENTS[verbs.PLACE.which(action)].rate(state, frame.seat)

    def noise(self) -> i64:
        return PLACE_NOISE

    def margin(self) -> i64:
        return PLACE_NO_LESS


@final
class RateHire(Rating):
    """Creatives, of whom only the back may be known."""

    def rate_answer(self, state: AgeOfComics, frame: Frame, action: i64) -> i64:
        if verbs.HIRE.has(action):
            return card_values.creative_worth(state, frame.seat, verbs.HIRE.which(action))
        return card_values.top_worth(state, frame.seat, verbs.HIRE_TOP.which(action))

    def margin(self) -> i64:
        return CARD_NO_LESS


@final
class RateDiscard(Rating):
    """The card of least worth goes."""

    def rate_answer(self, state: AgeOfComics, frame: Frame, action: i64) -> i64:
        card = verbs.DISCARD.which(action)
        if card < CREATIVES:
            return -card_values.creative_worth(state, frame.seat, card)
        return -COMIC_KEPT - card_values.original_worth(state, frame.seat, card - CREATIVES)


@final
class RateDevelop(Rating):
    """Originals, of which only the genre may be known."""

    def rate_answer(self, state: AgeOfComics, frame: Frame, action: i64) -> i64:
        if verbs.DEVELOP.has(action):
            return card_values.original_worth(state, frame.seat, verbs.DEVELOP.which(action))
        if action == verbs.DEVELOP_TOP.first:
            return card_values.unseen_worth(state, frame.seat, state.top[ORIGINAL])
        return card_values.unseen_worth(state, frame.seat, verbs.DIG.which(action)) - DIG_PRICE

    def margin(self) -> i64:
        return CARD_NO_LESS


@final
class RatePrint(Rating):
    """Comics, with the best team for each."""

    def rate_answer(self, state: AgeOfComics, frame: Frame, action: i64) -> i64:
        assert isinstance(frame, Print)
        return card_values.print_worth(state, frame.seat, verbs.PRINT.which(action), coloured=frame.coloured)

    def margin(self) -> i64:
        return CARD_NO_LESS


@final
class RateWriter(Rating):
    """The writer of the best team."""

    def rate_answer(self, state: AgeOfComics, frame: Frame, action: i64) -> i64:
        assert isinstance(frame, ChooseWriter)
        return card_values.best_mate(state, frame.seat, frame.comic, verbs.TEAM.which(action))


@final
class RateArtist(Rating):
    """The artist who makes the best team with the writer."""

    def rate_answer(self, state: AgeOfComics, frame: Frame, action: i64) -> i64:
        assert isinstance(frame, ChooseArtist)
        return card_values.team_worth(state, frame.seat, frame.comic, frame.writer, verbs.TEAM.which(action))


@final
class RateFans(Rating):
    """Orders and fans go to the best comic, so that time takes less."""

    def rate_answer(self, state: AgeOfComics, frame: Frame, action: i64) -> i64:
        comic = verbs.FULFIL.which(action) if verbs.FULFIL.has(action) else verbs.BOOST.which(action)
        return PER_FAN * state.printed(comic).fans


@final
class RateCube(Rating):
    """Specials; an extra editor is worth most."""

    def rate_answer(self, state: AgeOfComics, frame: Frame, action: i64) -> i64:
        return CUBE[verbs.CUBE.which(action)]


@final
class RateHype(Rating):
    """Rather a comic that cannot be printed yet."""

    def rate_answer(self, state: AgeOfComics, frame: Frame, action: i64) -> i64:
        if state.round == ROUNDS:
            return 0
        genre = genre_of(verbs.HYPE.which(action))
        return HYPED // 2 if state.players[frame.seat].ideas[genre] >= IDEAS_TO_PRINT else HYPED


@final
class RateSpend(Rating):
    """Ideas that no comic in hand needs; rather not one of a pair."""

    def rate_answer(self, state: AgeOfComics, frame: Frame, action: i64) -> i64:
        player = state.players[frame.seat]
        if state.round == ROUNDS and player.editors == 0:
            return SPENT
        genre = verbs.SPEND.which(action)
        spare = player.ideas[genre] - IDEAS_TO_PRINT * card_values.wanted(state, frame.seat, genre)
        if spare <= 0:
            return 0
        return SPARE_SPENT if state.round == ROUNDS or spare != IDEAS_TO_PRINT else PAIR_SPENT


@final
class RateMarket(Rating):
    """As many fans as leave money for the next teams."""

    def rate_answer(self, state: AgeOfComics, frame: Frame, action: i64) -> i64:
        tier = verbs.MARKET.which(action)
        rest = state.players[frame.seat].money - MARKET_COST[tier]
        return MARKETING + 100 * tier if rest >= placements.reserve(state, frame.seat) else 0


@final
class RateSales(Rating):
    """A sales action keeps to its tour."""

    def rate_all(self, state: AgeOfComics, frame: Frame, actions: list[i64]) -> vec[i64]:
        assert isinstance(frame, Sell)
        errand = tours.Errand(state, frame)
        return vec[i64]([errand.rate(state, action) for action in actions])

    def noise(self) -> i64:
        return 0


def all_ratings() -> dict[i64, Rating]:
    """List the rating of each question."""
    return {
        Ask.COMIC: RateComic(),
        Ask.IDEA: RateIdea(),
        Ask.RAISE: RateRaise(),
        Ask.PLACE: RatePlace(),
        Ask.HIRE: RateHire(),
        Ask.DISCARD: RateDiscard(),
        Ask.DEVELOP: RateDevelop(),
        Ask.BOARD_IDEA: RateIdea(),
        Ask.PRINT: RatePrint(),
        Ask.WRITER: RateWriter(),
        Ask.ARTIST: RateArtist(),
        Ask.OVER_TEAM: Rating(),
        Ask.FULFIL: RateFans(),
        Ask.CUBE: RateCube(),
        Ask.LIFT: LeaveAlone(),
        Ask.SWAP: LeaveAlone(),
        Ask.FOR: Rating(),
        Ask.HYPE: RateHype(),
        Ask.SPEND: RateSpend(),
        Ask.BOOST: RateFans(),
        Ask.MARKET: RateMarket(),
        Ask.SALES: RateSales(),
        Ask.CHALLENGE: LeaveAlone(),
    }


RATINGS: Final = vec[Rating]([all_ratings()[number] for number in range(Ask.OVER)])
"""By the numbers of the questions."""
