"""What a seat of Age of Comics sees as numbers."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from ludotheque.core.encoding import put_flag, put_one_hot, put_share, put_zeros
from ludotheque.core.state import check_seat
from ludotheque.games.age_of_comics import codes, decks
from ludotheque.games.age_of_comics.codes import (
    COMICS,
    CREATIVES,
    FACE_UP,
    GENRES,
    KINDS,
    MAIN,
    MAT,
    MAX_PLAYERS,
    ORIGINALS,
    Q_OVER,
    ROW,
)
from ludotheque.games.age_of_comics.rules import AgeOfComics

QUESTIONS: Final[i64] = Q_OVER + 1
CIRCLES: Final[i64] = 24
SIDE_NUMBERS: Final[i64] = 8 + 2 * GENRES + MAIN + 2 * KINDS + 2 * COMICS + CIRCLES


def encode(state: AgeOfComics, seat: i64) -> bytes:
    """The view of ``seat``, itself first and the others clockwise; solo, the Automa is the second.

    Round (of 5), question, what it still gives; where each creative and original lies face up or in the own hand;
    orders of the map by space; then for each of four sides (absent ones 0) money (of 40), tickets, editors, ranking,
    whose turn, order, hand, prints, ideas, specials, mastery, orders, printed comics and their fans (of 20), agent.
    """
    check_seat(state, seat)
    out = BytesWriter()
    put_share(out, state.round, 5)
    put_one_hot(out, state.question, QUESTIONS)
    put_share(out, state.left, 4)
    put_share(out, state.collects, 4)
    put_share(out, state.gifts, 4)
    put_share(out, state.boosts, 4)
    put_share(out, state.walked, 1)
    put_share(out, state.fee, 1)
    for ideas in state.shelf:
        put_share(out, ideas, 1)
    for taken in state.taken:
        put_share(out, taken, 5)
    card: i64 = 0
    for card in range(CREATIVES + ORIGINALS):
        put_flag(out, decks.place(state, card) == ROW)
    for card in range(CREATIVES + ORIGINALS):
        put_flag(out, decks.place(state, card) == seat)
    for back in state.top:
        put_share(out, back, 6)
    for tile in state.space:
        put_order(out, tile)
    step: i64 = 0
    for step in range(MAX_PLAYERS):
        if step < state.sides:
            put_side(out, state, (seat + step) % state.sides)
        else:
            put_zeros(out, SIDE_NUMBERS)
    return out.getvalue()


def put_order(out: BytesWriter, tile: i64) -> None:
    """What lies on a space of the map: its genre and, face up, the value it asks for."""
    if tile < FACE_UP:
        put_one_hot(out, tile, GENRES)
        put_share(out, 0, 6)
    else:
        put_one_hot(out, (tile - FACE_UP) // 4, GENRES)
        put_share(out, (tile - 2) % 4 + 3, 6)


def put_side(out: BytesWriter, state: AgeOfComics, seat: i64) -> None:
    """One side as everybody sees it."""
    put_share(out, state.money(seat), 40)
    put_share(out, state.get(seat, codes.TICKETS), 6)
    put_share(out, state.get(seat, codes.IN_HAND), 5)
    put_share(out, state.get(seat, codes.RANKING), 15)
    put_flag(out, state.question != Q_OVER and state.player == seat)
    put_share(out, place_in_order(state, seat), 4)
    put_share(out, state.hand_size(seat), 8)
    put_share(out, state.get(seat, codes.PRINTED), 12)
    at: i64 = 0
    for at in range(seat * GENRES, (seat + 1) * GENRES):
        put_share(out, state.ideas[at], 10)
    for at in range(seat * MAIN, (seat + 1) * MAIN):
        put_share(out, state.special[at], 1)
    for at in range(GENRES):
        put_flag(out, state.mastery[at] == seat)
    for at in range(seat * KINDS, (seat + 1) * KINDS):
        put_share(out, state.orders[at], 3)
    for at in range(seat * KINDS, (seat + 1) * KINDS):
        put_share(out, state.done[at], 3)
    for at in range(COMICS):
        put_flag(out, state.comic[at] == MAT + seat)
    for at in range(COMICS):
        put_share(out, state.fans[at] if state.comic[at] == MAT + seat else 0, 20)
    put_one_hot(out, state.get(seat, codes.AGENT), CIRCLES)


def place_in_order(state: AgeOfComics, seat: i64) -> i64:
    """After how many others a side acts; 0 while it is in no order."""
    at: i64 = 0
    for at in range(i64(len(state.order))):
        if state.order[at] == seat:
            return at
    return 0
