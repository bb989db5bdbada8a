"""Heuristics of Koryŏ for bots: how well a seat stands, and a quick sensible move.

Both answers come from one table: how likely a seat is to score a family at the end, by the season and by its
margin, the cards it is ahead of the best of the others. Everything else is in points: what powers, events and
cards above the limit are worth.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.state import Heuristics, State, check_seat
from ludotheque.games.koryo import verbs
from ludotheque.games.koryo.cards import (
    BANKER,
    BARBARIANS,
    FAMILIES,
    KINDS,
    LOBBYING,
    MAX_PLAYERS,
    MOST_COPIES,
    PRIEST,
    ROUNDS,
    SENATOR,
    SENATOR_BONUS,
    SPY,
    TOKENS,
    season_limit,
)
from ludotheque.games.koryo.codes import ORDERS, OVER
from ludotheque.games.koryo.rules import Koryo

# Fitted by logistic regression to 200 games each of two and of four bots that search (100 simulations): who scored
# a family at the end, by the margins at the end of each season; the last season's numbers are set by hand.
SHARPNESS: Final = (0.6, 0.7, 0.8, 1.0, 1.15, 1.45, 2.1, 3.0)
"""The weight of a card of margin in each season: little while much can still change."""
NEEDED_BY_TWO: Final = (1.15, 1.0, 0.9, 0.8, 0.7, 0.65, 0.6, 0.55)
NEEDED_BY_FOUR: Final = (1.95, 1.55, 1.4, 1.15, 1.0, 0.85, 0.65, 0.55)
"""The margin with which a family is as likely scored as not: the more players, the more may still pass by."""

# The weights from here on are set by hand and checked in matches.
POWERS: Final = (0.1, 0.0, 0.25, 0.1, 0.15, 0.0, 0.15, 0.15, 0.0)
"""Points that holding a family's majority brings in each season to come, Omniscient first; Banker and Spy
are counted in tokens."""
TOKEN_ODDS: Final = 0.6
"""The chance that a Banker or Spy of today still brings a token in a season to come."""
EFFECT: Final = 2.2
"""Points that an event's effect brings to who may use it."""
FORGIVEN: Final = 0.6
"""The part of an event's cost that a Priest saves."""
CROWDING: Final = 0.25
"""Points that an event costs in each season to come, by the place it takes."""
EXCESS: Final = 1.2
"""Points that go with a card above the limit."""
UNORDERED: Final = 2.5
"""Points that an order still to be placed brings."""
SPREAD: Final = 3.0
"""Points that make a lead worth having at the end, and for each season to come."""
SPREAD_PER_SEASON: Final = 0.4

CANDIDATES: Final[i64] = 5
"""Actions that a rollout compares: more play better and leave less to chance, but cost time."""

MARGINS: Final[i64] = 2 * MOST_COPIES + 1
"""Margins in a row of the table, from ``-MOST_COPIES`` to ``MOST_COPIES``."""


def lead_table() -> vec[float]:
    """Return the chance to score a family.

    It has, for two, three and four players, a row of margins for each season.
    """
    table = vec[float]()
    for players in range(2, int(MAX_PLAYERS) + 1):
        for sharpness, two, four in zip(SHARPNESS, NEEDED_BY_TWO, NEEDED_BY_FOUR, strict=True):
            needed = two + (four - two) * (players - 2) / 2
            for step in range(int(MARGINS)):
                ahead = step - int(MOST_COPIES)
                table = append(table, 1.0 / (1.0 + exp(sharpness * (needed - ahead))))
    return table


def value_table() -> vec[float]:
    """Tabulate the worth of a family: a row for each season; its influence, and its power in the seasons to come."""
    table = vec[float]()
    for season in range(int(ROUNDS)):
        for family, power in enumerate(POWERS):
            table = append(table, family + 1 + power * (int(ROUNDS) - 1 - season))
    return table


LEADS: Final = lead_table()
VALUES: Final = value_table()


class KoryoHeuristics(Heuristics):
    """Expected points make the estimate; a rollout plays the best of a few random actions."""

    def estimate(self, state: State, seat: i64) -> float:
        """Return the chance to win, made of everyone's expected points and moved to -1 to 1."""
        check_seat(state, seat)
        return self.estimates(state)[seat]

    def estimates(self, state: State) -> list[float]:
        """Return each seat's chance to win, moved to -1 to 1."""
        assert isinstance(state, Koryo)
        if state.phase == OVER:
            return state.returns()
        spread = SPREAD + SPREAD_PER_SEASON * float(ROUNDS - state.round)
        points: list[float] = []
        for seat in range(state.num_players):
            points.append(expected_points(state, seat))
        chances: list[float] = []
        for seat in range(state.num_players):
            chances.append(chance_to_win(points, seat, spread))
        return chances

    def rollout(self, state: State, actions: list[i64], chance: Chance) -> i64:
        """Free points at once, then the reveal; else the best of a few actions by what they change at once."""
        assert isinstance(state, Koryo)
        first = actions[0]
        if verbs.REVEAL.first <= first < verbs.DESTROY.first:
            return actions[1] if verbs.REVEAL.has(first) and i64(len(actions)) > 1 else first
        count = i64(len(actions))
        best = actions[chance.below(count)]
        most = worth(state, best)
        for _ in range(CANDIDATES - 1):
            action = actions[chance.below(count)]
            points = worth(state, action)
            if points > most:
                best = action
                most = points
        return best


# --- The estimate: points at the end ---


def chance_to_win(points: list[float], seat: i64, spread: float) -> float:
    """Return a seat's chance by everyone's expected points, moved to -1 to 1."""
    rivals = 0.0
    for other in range(i64(len(points))):
        if other != seat:
            rivals += exp((points[other] - points[seat]) / spread)
    return 2.0 / (1.0 + rivals) - 1.0


def expected_points(state: Koryo, seat: i64) -> float:
    """Return the points that a seat may expect. An order on the table counts as if it were in front already."""
    points = float(state.tokens[seat]) + events(state, seat) + tokens_to_come(state, seat)
    points -= EXCESS * float(crowd(state, seat))
    if state.phase == ORDERS and not state.has_ordered(seat):
        points += UNORDERED
    for family in range(FAMILIES):
        points += prospect(state, seat, family)
    return points


def prospect(state: Koryo, seat: i64, family: i64) -> float:
    """Return the points that a seat may expect from a family, orders on the table included."""
    rival: i64 = 0
    own: i64 = 0
    at = family
    for other in range(state.num_players):
        cards = state.tableau[at] + state.order[at]
        if other == seat:
            own = cards
        elif cards > rival:
            rival = cards
        at += KINDS
    return value(state, family, own - rival)


def value(state: Koryo, family: i64, ahead: i64) -> float:
    """Value a family for a seat that is so many cards ahead of the others."""
    season = state.round - 1
    row: i64 = (state.num_players - 2) * ROUNDS + season
    return VALUES[season * FAMILIES + family] * LEADS[row * MARGINS + MOST_COPIES + ahead]


def events(state: Koryo, seat: i64) -> float:
    """Value a seat's events: their cost, and what those whose effect is still open bring."""
    at = seat * KINDS
    ordered = state.order[at + BARBARIANS] + state.order[at + LOBBYING]
    held = float(state.tableau[at + BARBARIANS] + state.tableau[at + LOBBYING] + ordered)
    if held == 0.0:
        return 0.0
    effects = ordered
    if state.player == seat:
        effects += state.barbarians + state.lobbying
    cost: float = held * (1.0 + CROWDING * float(ROUNDS - state.round))
    if state.holder(PRIEST) == seat:
        cost *= 1.0 - FORGIVEN
    return EFFECT * float(effects) - cost


def tokens_to_come(state: Koryo, seat: i64) -> float:
    """Value the tokens that Banker and Spy may still bring."""
    turns = ROUNDS - state.round
    if state.phase == ORDERS:
        turns += 1
    tokens: i64 = 0
    if state.holder(BANKER) == seat:
        tokens += turns if turns < state.bank else state.bank
    if state.holder(SPY) == seat and state.bank + state.tokens[seat] < TOKENS:
        tokens += turns
    return TOKEN_ODDS * float(tokens)


def crowd(state: Koryo, seat: i64) -> i64:
    """Count a seat's cards above this season's limit, the order on the table included."""
    limit = season_limit(state.round)
    over = state.total(state.tableau, seat) + state.total(state.order, seat) - limit
    if over > 0 and state.holder(SENATOR) == seat:
        over -= SENATOR_BONUS
    return over if over > 0 else 0


# --- The rollout: what one action changes for its player, in points ---


def worth(state: Koryo, action: i64) -> float:
    """Value an action of the current player by its changes. Other players' orders are not looked at."""
    if verbs.PLAY.has(action):
        return order_worth(state, verbs.PLAY.part(action, 0), verbs.PLAY.part(action, 1) + 1)
    if verbs.PAIR.has(action):
        return order_worth(state, verbs.PAIR.part(action, 0), 1) + order_worth(state, verbs.PAIR.part(action, 1), 1)
    if verbs.DESTROY.has(action):
        return swing(state, verbs.DESTROY.part(action, 0), verbs.DESTROY.part(action, 1), -1)
    if verbs.LOBBY.has(action):
        return pick_worth(state, verbs.LOBBY.part(action, 0), verbs.LOBBY.part(action, 1))
    if verbs.SWAP.has(action):
        return swap_worth(state, verbs.SWAP.part(action, 0), verbs.SWAP.part(action, 1))
    if verbs.DISCARD.has(action):
        return swing(state, state.player, verbs.DISCARD.which(action), -1)
    return 0.0


def order_worth(state: Koryo, kind: i64, count: i64) -> float:
    """Value cards of one kind if they are placed in an order."""
    if kind >= FAMILIES:
        return float(count) * (EFFECT - 1.0 - CROWDING * float(ROUNDS - state.round))
    bonus = swing(state, state.player, kind, count)
    room = season_limit(state.round) - state.total(state.tableau, state.player)
    return bonus - EXCESS * float(count - room) if count > room else bonus


def pick_worth(state: Koryo, seat: i64, family: i64) -> float:
    """Value the first card of a swap: someone else's is taken to come to the current player."""
    lost = swing(state, seat, family, -1)
    return lost if seat == state.player else lost + swing(state, state.player, family, 1)


def swap_worth(state: Koryo, seat: i64, family: i64) -> float:
    """Value the second card of a swap: both change hands."""
    given = swing(state, state.swap_seat, state.swap_kind, -1) + swing(state, seat, state.swap_kind, 1)
    return given + swing(state, seat, family, -1) + swing(state, state.swap_seat, family, 1)


def swing(state: Koryo, seat: i64, family: i64, cards: i64) -> float:
    """Value for the current player that a seat has some more cards of a family.

    The value is the seat's own gain, and a part of what the others lose.
    """
    total = 0.0
    own = 0.0
    for other in range(state.num_players):
        before = margin(state, other, family, seat, 0)
        after = margin(state, other, family, seat, cards)
        if before != after:
            gained = value(state, family, after) - value(state, family, before)
            total += gained
            if other == state.player:
                own = gained
    return own - (total - own) / float(state.num_players - 1)


def margin(state: Koryo, seat: i64, family: i64, changed: i64, cards: i64) -> i64:
    """By how many cards in front a seat is ahead of the best of the others, if ``changed`` had some more."""
    rival: i64 = 0
    own: i64 = 0
    at = family
    for other in range(state.num_players):
        count = state.tableau[at]
        if other == changed:
            count += cards
        if other == seat:
            own = count
        elif count > rival:
            rival = count
        at += KINDS
    return own - rival
