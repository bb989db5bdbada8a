"""The view of a seat of Koryŏ as numbers, and the sizes that sealed orders hide."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.encoding import put_flag, put_one_hot, put_share, put_zeros
from ludotheque.core.state import check_seat
from ludotheque.games.koryo.cards import (
    BARBARIANS_COPIES,
    FAMILIES,
    KINDS,
    LOBBYING_COPIES,
    MAX_PLAYERS,
    ROUNDS,
    TOKENS,
    copies,
)
from ludotheque.games.koryo.codes import NOBODY, OVER
from ludotheque.games.koryo.rules import Koryo

HIDDEN: Final[i64] = -1
"""The size of an order that sealed orders do not show."""
PHASES: Final[i64] = 6
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


def encode(state: Koryo, seat: i64) -> bytes:
    """The view of ``seat``, itself first and the others clockwise.

    190 numbers: the season, bank and phase; open effects; powers used; own hand, order and unplayed cards; then for
    each of four seats (absent ones 0) the tableau, tokens, order size, hand size, whose turn, first, safe from
    Lobbying, score (of 45), majorities, the card of a half-made swap. Cards are shares of their copies.
    """
    check_seat(state, seat)
    out = BytesWriter()
    put_share(out, state.round, ROUNDS)
    put_share(out, state.bank, TOKENS)
    put_one_hot(out, state.phase, PHASES)
    put_share(out, state.barbarians, BARBARIANS_COPIES)
    put_share(out, state.lobbying, LOBBYING_COPIES)
    put_flag(out, state.bank_used)
    put_flag(out, state.priest_used)
    put_flag(out, state.spy_used)
    put_cards(out, state.hand, seat)
    put_cards(out, state.order, seat)
    put_cards(out, state.unplayed, seat)
    scores = state.scores()
    holders = [state.holder(family) for family in range(FAMILIES)]
    step: i64 = 0
    for step in range(MAX_PLAYERS):
        if step < state.num_players:
            put_player(out, state, state.after(seat, step), scores, holders)
        else:
            put_zeros(out, PLAYER_NUMBERS)
    return out.getvalue()


def put_cards(out: BytesWriter, table: vec[i64], seat: i64) -> None:
    """A seat's cards of each kind as shares of all copies."""
    kind: i64 = 0
    for kind in range(KINDS):
        put_share(out, table[seat * KINDS + kind], copies(kind))


def put_player(out: BytesWriter, state: Koryo, seat: i64, scores: list[i64], holders: list[i64]) -> None:
    """One player as everybody sees them."""
    put_cards(out, state.tableau, seat)
    put_share(out, state.tokens[seat], TOKENS)
    shown: i64 = order_shown(state, seat)
    put_share(out, shown if shown != HIDDEN else 0, 9)
    put_share(out, hand_shown(state, seat), 11)
    put_flag(out, state.phase != OVER and state.player == seat)
    put_flag(out, state.first == seat)
    put_flag(out, state.lobby_proof(seat))
    put_share(out, scores[seat], 45)
    for holder in holders:
        put_flag(out, holder == seat)
    put_one_hot(out, state.swap_kind if state.swap_seat == seat else NOBODY, FAMILIES)
