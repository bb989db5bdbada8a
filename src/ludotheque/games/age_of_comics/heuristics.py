"""What a bot is told about Age of Comics: how well a seat stands, and a quick sensible move.

A comic needs a card, a writer, an artist, two ideas and money; then orders of its genre make it grow. Both answers
count what of that is missing, and what the agent can reach.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.state import Heuristics, State
from ludotheque.games.age_of_comics import printing, rounds, scoring
from ludotheque.games.age_of_comics.box import LINKS, craft, genre_of
from ludotheque.games.age_of_comics.codes import (
    A_BOARD_IDEA,
    A_BOOST,
    A_CAB,
    A_COLLECT,
    A_COMIC,
    A_CUBE,
    A_DEVELOP,
    A_DEVELOP_TOP,
    A_DIG,
    A_DISCARD,
    A_DONE,
    A_FLIP,
    A_FULFIL,
    A_HIRE,
    A_HIRE_TOP,
    A_HYPE,
    A_IDEA,
    A_MARKET,
    A_PASS,
    A_PRINT,
    A_RAISE,
    A_SPEND,
    A_TEAM,
    A_TICKET,
    A_WALK,
    AGENT,
    ARTIST,
    BONUS_FAN,
    BONUS_MONEY,
    BONUS_TICKET,
    CENTRE,
    CIRCLES,
    COMICS,
    CREATIVES,
    DEVELOP,
    EDITORS,
    EMPTY,
    FACE_UP,
    GENRES,
    HIRE,
    HYPED,
    IDEAS,
    IN_HAND,
    MAIN,
    MAT,
    NOBODY,
    ORIGINAL,
    ORIGINALS,
    PRINT,
    Q_BOOST,
    Q_PLACE,
    ROUNDS,
    ROW,
    ROYALTIES,
    S_SETUP,
    SALES,
    WRITER,
    WRITERS,
)
from ludotheque.games.age_of_comics.rules import AgeOfComics

SPREAD: Final = 25.0
"""A lead of so many points is worth half of certainty."""
NOISE: Final[i64] = 8
WIDENING: Final = 0.08
"""Two hundred decisions with ten actions each: a search that tried them all would see no further than chance."""
POINT: Final = 12.0
"""Rollout points for a victory point."""


class AgeOfComicsHeuristics(Heuristics):
    """Points, what is ready to be printed, and what can be sold."""

    def estimate(self, state: State, seat: i64) -> float:
        assert isinstance(state, AgeOfComics)
        if state.is_terminal():
            return state.returns()[seat]
        mine: float = self.outlook(state, seat)
        best: float = -1000.0
        other: i64 = 0
        for other in range(state.sides):
            if other != seat:
                theirs: float = self.outlook(state, other)
                if theirs > best:
                    best = theirs
        ahead: float = mine - best
        return ahead / (SPREAD + abs(ahead))

    def outlook(self, s: AgeOfComics, seat: i64) -> float:
        """A side's points and what its cards, ideas and money promise for the actions that are left."""
        points: float = float(scoring.score(s, seat))
        if s.solo and seat != 0:
            return points + 9.0 * float(ROUNDS - s.round)
        left: i64 = s.get(seat, IN_HAND) + EDITORS * (ROUNDS - s.round)
        if s.player == seat and s.stage < MAIN:
            left += 1
        youth: float = float(left) / 8.0 if left < 8 else 1.0
        promise: float = self.readiness(s, seat) + 0.25 * float(min_of(s.money(seat), 12))
        promise += 0.35 * float(s.get(seat, 7)) * float(ROUNDS - s.round)
        if s.player == seat and s.stage < MAIN:
            promise += self.promised(s)
        return points + youth * promise

    def readiness(self, s: AgeOfComics, seat: i64) -> float:
        """What lies in hand: comics with their ideas, creatives, and those who suit them."""
        worth: float = 0.0
        card: i64 = 0
        comics: i64 = 0
        for card in range(ORIGINALS):
            if s.comic[card] == seat or s.comic[card] == HYPED + seat:
                comics += 1
                worth += (2.2 if comics <= 2 else 0.8) + 0.9 * float(min_of(2, s.ideas[seat * GENRES + card // 4]))
                worth += 1.5 * float(s.hype[card])
        kind: i64 = 0
        for kind in range(2):
            count: i64 = 0
            for card in range(kind * WRITERS, kind * WRITERS + WRITERS):
                if s.creative[card] == seat:
                    count += 1
                    worth += 1.6 if count <= 2 else 0.4
                    if self.wanted_genre(s, seat, craft(card)):
                        worth += 1.0
        return worth

    def wanted_genre(self, s: AgeOfComics, seat: i64, genre: i64) -> bool:
        """Whether a comic of that genre is in hand."""
        at: i64 = 0
        for at in range(genre * 4, genre * 4 + 4):
            if s.comic[at] == seat or s.comic[at] == HYPED + seat:
                return True
        return False

    def promised(self, s: AgeOfComics) -> float:
        """What the action under way will still give its player."""
        if s.stage == HIRE:
            return 1.8 * float((s.left & 1) + (s.left >> 1))
        if s.stage == DEVELOP:
            return 2.5 * float(s.left)
        if s.stage == IDEAS:
            return 0.8 * float(s.left + s.gifts) + (1.6 if s.step == 0 else 0.0)
        if s.stage == PRINT:
            ready: float = 4.0 * float(min_of(s.left, 1))
            return ready + 3.0 if s.left == 2 else ready
        if s.stage == SALES and s.step < 2:
            return 0.8 * self.around(s, s.get(s.player, AGENT), s.left, s.collects)
        return 0.0

    # --- The map ---

    def use(self, s: AgeOfComics, space: i64) -> float:
        """What an order is worth to the player: its fans if a comic can fulfil it, a chance if it lies face down."""
        tile: i64 = s.space[space]
        if tile == EMPTY:
            return 0.0
        genre: i64 = tile if tile < FACE_UP else (tile - FACE_UP) // 4
        value: i64 = self.best_value(s, genre)
        if value == 0:
            return 0.0
        if tile >= FACE_UP:
            kind: i64 = tile - FACE_UP
            return float(s.box.order_fans[kind]) if kind % 4 + 3 <= value else 0.0
        fans: i64 = 0
        total: i64 = 1
        kind = 0
        for kind in range(genre * 4, genre * 4 + 4):
            total += s.pool[kind]
            if kind % 4 + 3 <= value:
                fans += s.pool[kind] * s.box.order_fans[kind]
        return 0.9 * float(fans) / float(total)

    def best_value(self, s: AgeOfComics, genre: i64) -> i64:
        """The value of the player's best comic of a genre; 0 without one."""
        best: i64 = 0
        at: i64 = 0
        for at in range(genre * 4, genre * 4 + 4):
            if s.comic[at] == MAT + s.player and s.value(at) > best:
                best = s.value(at)
            if s.comic[at + ORIGINALS] == MAT + s.player and s.value(at + ORIGINALS) > best:
                best = s.value(at + ORIGINALS)
        return best

    def at_stand(self, s: AgeOfComics, circle: i64, collects: i64) -> float:
        """What can be collected at a newsstand, as far as there are collects."""
        total: float = 0.0
        count: i64 = 0
        at: i64 = 0
        for at in range(circle * 4, circle * 4 + 4):
            if s.box.stands[at] >= 0:
                worth: float = self.use(s, s.box.stands[at])
                if worth > 0.0:
                    count += 1
                    total += worth
        return total if count <= collects else total * float(collects) / float(count)

    def around(self, s: AgeOfComics, here: i64, flips: i64, collects: i64) -> float:
        """The best newsstand within a block, and something for one further."""
        best: float = 0.0
        circle: i64 = 0
        at: i64 = 0
        if here == CENTRE:
            for circle in range(CIRCLES):
                if s.box.centre[circle] == 1:
                    best = max(best, self.at_stand(s, circle, collects))
            return best
        own: float = self.at_stand(s, here, collects)
        for at in range(here * LINKS, here * LINKS + LINKS):
            if s.box.links[at] >= 0:
                best = max(best, self.at_stand(s, s.box.links[at], collects))
        return min(own + best, max(own, best) + 2.0)

    # --- A quick move ---

    def widening(self) -> float:
        return WIDENING

    def rollout(self, state: State, actions: list[i64], chance: Chance) -> i64:
        assert isinstance(state, AgeOfComics)
        best: i64 = actions[0]
        most: float = -1000.0
        for action in actions:
            worth: float = self.rate(state, action) + float(chance.below(NOISE))
            if worth > most:
                most = worth
                best = action
        return best

    def rate(self, s: AgeOfComics, a: i64) -> float:
        """How good an action looks, about twelve for a victory point."""
        if a < MAIN and s.question == Q_PLACE:
            return self.rate_place(s, a)
        if a < A_HIRE_TOP:
            return self.rate_creative(s, a - A_HIRE) + 4.0
        if a < A_DISCARD:
            return 4.0 * float(s.top[a - A_HIRE_TOP])
        if a < A_DEVELOP:
            return self.rate_discard(s, a - A_DISCARD)
        if a < A_DEVELOP_TOP:
            return self.rate_comic(s, a - A_DEVELOP)
        if a == A_DEVELOP_TOP:
            return self.rate_genre(s, s.top[ORIGINAL])
        if a < A_BOARD_IDEA:
            return self.rate_genre(s, a - A_DIG) - 22.0
        if a < A_IDEA:
            return self.rate_idea(s, a - A_BOARD_IDEA)
        if a < A_PRINT:
            return self.rate_idea(s, a - A_IDEA)
        if a < A_TEAM:
            return self.rate_print(s, a - A_PRINT)
        if a < A_FULFIL:
            return self.rate_team(s, a - A_TEAM) if a < A_TEAM + CREATIVES else 0.0
        if a < A_CUBE:
            return float(s.fans[a - A_FULFIL])
        if a < A_CUBE + MAIN:
            return self.rate_cube(a - A_CUBE)
        return self.rate_rest(s, a)

    def rate_rest(self, s: AgeOfComics, a: i64) -> float:
        """The special actions, sales and raising."""
        if a == A_DONE or a == A_PASS:
            return 12.0
        if a < A_HYPE:
            return 2.0  # moving a cube, exchanging creatives
        if a < A_SPEND:
            return 26.0 if s.round < ROUNDS - 1 and s.ideas[s.player * GENRES + (a - A_HYPE) // 4] < 2 else 0.0
        if a < A_BOOST:
            spare: i64 = s.ideas[s.player * GENRES + a - A_SPEND]
            return 40.0 if spare > 2 or s.round == ROUNDS or not self.wanted_genre(s, s.player, a - A_SPEND) else 6.0
        if a < A_MARKET:
            return float(s.fans[a - A_BOOST]) if s.question == Q_BOOST else 0.0
        if a < A_WALK:
            tier: i64 = a - A_MARKET
            spare = s.money(s.player) - (0 if s.round == ROUNDS else 7)
            return 20.0 + 6.0 * float(tier) if spare >= 2 + 3 * tier + tier * tier // 2 else 0.0
        if a < A_CAB:
            return 14.0 + self.move_worth(s, a - A_WALK)
        if a < A_TICKET:
            return self.move_worth(s, a - A_CAB) - 10.0
        if a < A_FLIP:
            return self.move_worth(s, a - A_TICKET) - 8.0
        if a < A_COLLECT:
            return 30.0 if self.use(s, a - A_FLIP) > 0.0 else 0.0
        if a < A_RAISE:
            return self.rate_collect(s, a - A_COLLECT)
        if a < A_COMIC:
            cost: i64 = rounds.raise_cost(s, a - A_RAISE)
            return 24.0 if s.money(s.player) - 2 * cost >= 4 else 0.0
        if a < A_COMIC + GENRES:
            return self.rate_genre(s, a - A_COMIC)
        return 0.0  # a challenge

    def move_worth(self, s: AgeOfComics, circle: i64) -> float:
        """What a newsstand offers beyond the one where the agent is."""
        if s.collects == 0:
            return -20.0
        here: i64 = s.get(s.player, AGENT)
        there: float = self.at_stand(s, circle, s.collects)
        if here != CENTRE:
            there -= self.at_stand(s, here, s.collects)
        return POINT * there

    def rate_collect(self, s: AgeOfComics, space: i64) -> float:
        """An order that is fulfilled at once; one face down only without flips; others would cost points."""
        worth: float = self.use(s, space)
        if s.space[space] >= FACE_UP:
            return 40.0 + POINT * worth if worth > 0.0 else -40.0
        if worth <= 0.0:
            return -40.0
        return 26.0 if s.left == 0 and self.best_value(s, s.space[space]) >= 4 else 4.0

    def rate_place(self, s: AgeOfComics, action: i64) -> float:
        """Print if it can be; else what is missing for the next comic; else sell."""
        seat: i64 = s.player
        left: i64 = s.get(seat, IN_HAND) + EDITORS * (ROUNDS - s.round)
        if action == PRINT:
            return 95.0
        if action == SALES:
            tiles: i64 = 3 if s.taken[SALES] == 0 else 2 if s.taken[SALES] < 3 else 1
            extra: float = 24.0 if s.special[seat * MAIN + SALES] == 1 and s.get(seat, 6) == 0 else 0.0
            return 10.0 + extra + POINT * 1.6 * self.around(s, s.get(seat, AGENT), tiles, tiles)
        if action == ROYALTIES:
            cost: i64 = printing.cheapest(s, WRITER) + printing.cheapest(s, ARTIST)
            if cost > 90:
                cost = 4
            pay: float = 4.0 - float(s.taken[ROYALTIES])
            if s.money(seat) < cost and left > 1:
                return 44.0 + 3.0 * pay
            market: float = 30.0 if s.special[seat * MAIN + ROYALTIES] == 1 and s.money(seat) > 8 else 0.0
            return market + 4.0 + 3.0 * pay
        if left < 2:
            return 10.0
        return self.rate_preparing(s, action)

    def rate_preparing(self, s: AgeOfComics, action: i64) -> float:
        """Hire, develop or take ideas: what is most missing."""
        seat: i64 = s.player
        comics: i64 = 0
        missing: i64 = 0
        card: i64 = 0
        for card in range(ORIGINALS):
            if s.comic[card] == seat or s.comic[card] == HYPED + seat:
                comics += 1
                missing += 2 - min_of(2, s.ideas[seat * GENRES + card // 4])
        copies: i64 = self.rip_offs(s)
        if action == DEVELOP:
            return 52.0 if comics + copies == 0 else 40.0 if comics == 0 else 24.0 if comics == 1 else 4.0
        if action == IDEAS:
            extra: float = 16.0 if s.special[seat * MAIN + IDEAS] == 1 and s.get(seat, 7) > 1 else 0.0
            first: float = 8.0 if s.taken[IDEAS] == 0 else 0.0
            return extra + first + (48.0 if missing > 1 else 40.0 if missing == 1 else 10.0)
        writers: i64 = 0
        artists: i64 = 0
        for card in range(WRITERS):
            if s.creative[card] == seat:
                writers += 1
            if s.creative[card + WRITERS] == seat:
                artists += 1
        teams: i64 = min_of(writers, artists)
        return 58.0 if teams == 0 else 34.0 if teams == 1 else 2.0

    def rip_offs(self, s: AgeOfComics) -> i64:
        """How many rip-offs could be printed."""
        count: i64 = 0
        card: i64 = 0
        for card in range(ORIGINALS):
            if printing.can_rip_off(s, card, s.player):
                count += 1
        return count

    def rate_creative(self, s: AgeOfComics, card: i64) -> float:
        """Who suits a comic in hand; a high value for the orders, an idea for the young."""
        worth: float = (9.0 if s.money(s.player) > 7 else 4.0) * float(s.box.value[card])
        if self.wanted_genre(s, s.player, craft(card)):
            worth += 26.0
        if s.box.value[card] == 1:
            worth += 5.0
        if s.money(s.player) < 5:
            worth -= 4.0 * float(s.box.value[card])
        return worth

    def rate_discard(self, s: AgeOfComics, card: i64) -> float:
        if card < CREATIVES:
            return 20.0 - self.rate_creative(s, card)
        return 10.0 - self.rate_comic(s, card - CREATIVES) * 0.5

    def rate_comic(self, s: AgeOfComics, card: i64) -> float:
        bonus: i64 = s.box.bonus[card]
        worth: float = 10.0 if bonus == BONUS_FAN or bonus == BONUS_MONEY else 5.0 if bonus == BONUS_TICKET else 7.0
        return worth + self.rate_genre(s, card // 4)

    def rate_genre(self, s: AgeOfComics, genre: i64) -> float:
        """A genre by ideas, creatives in hand and the mastery."""
        seat: i64 = s.player
        worth: float = 9.0 * float(min_of(2, s.ideas[seat * GENRES + genre]))
        card: i64 = 0
        for card in range(CREATIVES):
            if s.creative[card] == seat and craft(card) == genre:
                worth += 12.0
            elif s.stage != S_SETUP and s.creative[card] == ROW and craft(card) == genre:
                worth += 2.0
        if s.mastery[genre] == NOBODY:
            worth += 18.0
        elif s.mastery[genre] == seat:
            worth += 10.0
        if self.wanted_genre(s, seat, genre):
            worth -= 12.0
        return worth

    def rate_idea(self, s: AgeOfComics, genre: i64) -> float:
        """Two for each comic in hand; else what the deck may bring."""
        has: i64 = s.ideas[s.player * GENRES + genre]
        if self.wanted_genre(s, s.player, genre):
            return 40.0 if has < 2 else 4.0
        return 12.0 if has < 2 else 2.0

    def rate_print(self, s: AgeOfComics, comic: i64) -> float:
        """Fans, mastery, suitable creatives; an original is worth points of its own."""
        genre: i64 = genre_of(comic)
        worth: float = 30.0 if comic < ORIGINALS else 0.0
        if comic < ORIGINALS:
            worth += POINT * 2.0 * float(s.hype[comic])
            if s.box.bonus[comic] == BONUS_FAN:
                worth += POINT
        if printing.wins_mastery(s, s.player, genre, 1, comic < ORIGINALS):
            worth += 3.0 * POINT
        card: i64 = 0
        for card in range(CREATIVES):
            if s.creative[card] == s.player and craft(card) == genre:
                worth += 2.0 * POINT
        return worth + 20.0

    def rate_team(self, s: AgeOfComics, card: i64) -> float:
        """Specialists first; then cheap or, with money, for the orders."""
        genre: i64 = genre_of(s.picked) if s.picked >= 0 and s.picked < COMICS else -1
        worth: float = 40.0 if craft(card) == genre else 0.0
        spare: i64 = s.money(s.player) - 7
        return worth + (10.0 if spare > 0 else -6.0) * float(s.box.value[card])

    def rate_cube(self, special: i64) -> float:
        """An extra editor and ideas into fans are worth most."""
        if special == SALES:
            return 60.0
        if special == IDEAS:
            return 40.0
        if special == PRINT:
            return 34.0
        return 36.0 if special == ROYALTIES else 14.0


def min_of(one: i64, other: i64) -> i64:
    """The smaller of two numbers."""
    return one if one < other else other
