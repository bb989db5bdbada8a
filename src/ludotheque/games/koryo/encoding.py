"""The view of a seat of Koryŏ as numbers, and the sizes that sealed orders hide."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from ludotheque.core.encoding import Encoder, put_flag, put_one_hot, put_share, share
from ludotheque.core.state import State
from ludotheque.games.koryo.cards import (
    BARBARIANS_COPIES,
    FAMILIES,
    KINDS,
    LOBBYING_COPIES,
    MAX_PLAYERS,
    MOST_COPIES,
    ROUNDS,
    TOKENS,
    copies,
)
from ludotheque.games.koryo.codes import NOBODY, OVER
from ludotheque.games.koryo.rules import Koryo

HIDDEN: Final[i64] = -1
"""The size of an order that sealed orders do not show."""
PHASES: Final[i64] = 6
MOST_CARDS: Final[i64] = MOST_COPIES + 1
SHARES: Final = vec[i32]([share(count, copies(kind)) for kind in range(KINDS) for count in range(MOST_CARDS)])
"""The share of all copies of a kind, by the kind and the number of cards."""
PLAYER_NUMBERS: Final[i64] = KINDS + 7 + 2 * FAMILIES


def order_shown(state: Koryo, seat: i64) -> i64:
    """Return how many cards lie face down before a seat, or HIDDEN."""
    if state.sizes_hidden() and state.has_ordered(seat):
        return HIDDEN
    return state.total(state.order, seat)


def hand_shown(state: Koryo, seat: i64) -> i64:
    """Return how many cards a seat seems to hold: an order that shows no size counts as still in hand."""
    if state.sizes_hidden() and state.has_ordered(seat):
        return state.total(state.order, seat) + state.total(state.unplayed, seat)
    return state.total(state.hand, seat)


class KoryoEncoder(Encoder):
    """The view of a seat, itself first and the others clockwise.

    190 numbers: the season, bank and phase; open effects; powers used; own hand, order and unplayed cards; then for
    each of four seats (absent ones 0) the tableau, tokens, order size, hand size, whose turn, first, safe from
    Lobbying, score (of 45), majorities, the card of a half-made swap. Cards are shares of their copies.
    """

    def write(self, state: State, seat: i64, row: vec[i32], at: i64) -> i64:
        assert isinstance(state, Koryo)
        at = put_share(row, at, state.round, ROUNDS)
        at = put_share(row, at, state.bank, TOKENS)
        at = put_one_hot(row, at, state.phase, PHASES)
        at = put_share(row, at, state.barbarians, BARBARIANS_COPIES)
        at = put_share(row, at, state.lobbying, LOBBYING_COPIES)
        at = put_flag(row, at, state.bank_used)
        at = put_flag(row, at, state.priest_used)
        at = put_flag(row, at, state.spy_used)
        at = put_cards(row, at, state.hand, seat)
        at = put_cards(row, at, state.order, seat)
        at = put_cards(row, at, state.unplayed, seat)
        scores = state.scores()
        holders = [state.holder(family) for family in range(FAMILIES)]
        for step in range(state.num_players):
            at = put_player(row, at, state, state.after(seat, step), scores, holders)
        return at + (MAX_PLAYERS - state.num_players) * PLAYER_NUMBERS


def put_cards(row: vec[i32], at: i64, table: vec[i64], seat: i64) -> i64:
    """Encode a seat's cards of each kind as shares of all copies."""
    for kind in range(KINDS):
        row[at + kind] = SHARES[kind * MOST_CARDS + table[seat * KINDS + kind]]
    return at + KINDS


def put_player(row: vec[i32], at: i64, state: Koryo, seat: i64, scores: list[i64], holders: list[i64]) -> i64:
    """One player as everyone sees them."""
    at = put_cards(row, at, state.tableau, seat)
    at = put_share(row, at, state.tokens[seat], TOKENS)
    shown = order_shown(state, seat)
    at = put_share(row, at, shown if shown != HIDDEN else 0, 9)
    at = put_share(row, at, hand_shown(state, seat), 11)
    at = put_flag(row, at, state.phase != OVER and state.player == seat)
    at = put_flag(row, at, state.first == seat)
    at = put_flag(row, at, state.lobby_proof(seat))
    at = put_share(row, at, scores[seat], 45)
    for holder in holders:
        at = put_flag(row, at, holder == seat)
    return put_one_hot(row, at, state.swap_kind if state.swap_seat == seat else NOBODY, FAMILIES)


encode: Final = KoryoEncoder(190)
