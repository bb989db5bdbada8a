"""Observations: a seat's view of Age of Comics as numbers."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.encoding import put_flag, put_one_hot, put_share, put_zeros
from ludotheque.core.state import check_seat
from ludotheque.games.age_of_comics.chapters import decks
from ludotheque.games.age_of_comics.chapters.ideas import TakeIdea
from ludotheque.games.age_of_comics.chapters.orders import genre_of_kind, value_of_kind
from ludotheque.games.age_of_comics.chapters.sales import Sell
from ludotheque.games.age_of_comics.chapters.specials import ConvertTo, GiveFans
from ludotheque.games.age_of_comics.codes import (
    CIRCLES,
    COMICS,
    CREATIVES,
    GENRES,
    KINDS,
    MAIN,
    MAX_PLAYERS,
    NOBODY,
    ORIGINALS,
    SPACES,
    Ask,
)
from ludotheque.games.age_of_comics.pieces import Player
from ludotheque.games.age_of_comics.places import ROW, hand_of
from ludotheque.games.age_of_comics.state import AgeOfComics

SIDE_NUMBERS: Final[i64] = 8 + 2 * GENRES + MAIN + 2 * KINDS + 2 * COMICS + CIRCLES

NOT_PRINTED: Final = vec[i64]([NOBODY] * int(COMICS))


def encode(state: AgeOfComics, seat: i64) -> bytes:
    """Return the view of ``seat``, itself first and the others clockwise; solo, the Automa is the second.

    Round (of 5), question, what its action still gives; where each creative and original lies face up or in the own
    hand; orders of the map by space; then for each of four sides (absent ones 0) money (of 40), tickets, editors,
    ranking, whose turn, order, hand, prints, ideas, specials, mastery, orders, printed comics and their fans (of 20),
    agent.
    """
    check_seat(state, seat)
    out = BytesWriter()
    put_share(out, state.round, 5)
    put_one_hot(out, state.asks(), Ask.COUNT)
    put_under_way(out, state)
    for ideas in state.shelf:
        put_share(out, ideas, 1)
    for taken in state.taken:
        put_share(out, taken, 5)
    card: i64 = 0
    for card in range(CREATIVES + ORIGINALS):
        put_flag(out, decks.place(state, card) == ROW)
    for card in range(CREATIVES + ORIGINALS):
        put_flag(out, decks.place(state, card) == hand_of(seat))
    for back in state.top:
        put_share(out, back, 6)
    space: i64 = 0
    for space in range(SPACES):
        put_order(out, state, space)
    step: i64 = 0
    for step in range(MAX_PLAYERS):
        if step < state.sides:
            put_side(out, state, (seat + step) % state.sides)
        else:
            put_zeros(out, SIDE_NUMBERS)
    return out.getvalue()


def put_under_way(out: BytesWriter, state: AgeOfComics) -> None:
    """Write what the action under way still gives: in all, orders to collect, ideas, fans; walked, and a fee to pay."""
    left: i64 = 0
    collects: i64 = 0
    gifts: i64 = 0
    boosts: i64 = 0
    walked: bool = False
    fee: bool = False
    for frame in state.stack:
        if frame.left() != NOBODY:
            left = frame.left()
        if isinstance(frame, Sell):
            collects = frame.collects
            walked = frame.walked
            fee = frame.fee
    if not state.is_terminal():
        top = state.top_frame()
        if isinstance(top, TakeIdea):
            gifts = top.count
        elif isinstance(top, GiveFans):
            boosts = top.count
        elif isinstance(top, ConvertTo):
            boosts = 1
    put_share(out, left, 4)
    put_share(out, collects, 4)
    put_share(out, gifts, 4)
    put_share(out, boosts, 4)
    put_flag(out, walked)
    put_flag(out, fee)


def put_order(out: BytesWriter, state: AgeOfComics, space: i64) -> None:
    """Write what lies on a space of the map: its genre and, face up, the value it asks for."""
    kind: i64 = state.face_up[space]
    if kind == NOBODY:
        put_one_hot(out, state.face_down[space], GENRES)
        put_share(out, 0, 6)
    else:
        put_one_hot(out, genre_of_kind(kind), GENRES)
        put_share(out, value_of_kind(kind), 6)


def put_side(out: BytesWriter, state: AgeOfComics, side: i64) -> None:
    """Write one side as everybody sees it."""
    player: Player = state.players[side]
    put_share(out, player.money, 40)
    put_share(out, player.tickets, 6)
    put_share(out, player.editors, 5)
    put_share(out, player.ranking, 15)
    put_flag(out, state.current_player() == side)
    put_share(out, place_in_order(state, side), 4)
    put_share(out, state.hand_size(side), 8)
    put_share(out, i64(len(player.comics)), 12)
    for ideas in player.ideas:
        put_share(out, ideas, 10)
    for cube in player.cubes:
        put_share(out, cube, 1)
    for master in state.mastery:
        put_flag(out, master == side)
    for orders in player.orders:
        put_share(out, orders, 3)
    for orders in player.done:
        put_share(out, orders, 3)
    put_comics(out, player)
    put_one_hot(out, player.agent, CIRCLES)


def put_comics(out: BytesWriter, player: Player) -> None:
    """Write which comics are printed, then their fans."""
    fans: vec[i64] = NOT_PRINTED[:COMICS]
    for comic in player.comics:
        fans[comic.number] = comic.fans
    for count in fans:
        put_flag(out, count != NOBODY)
    for count in fans:
        put_share(out, max(0, count), 20)


def place_in_order(state: AgeOfComics, seat: i64) -> i64:
    """Return after how many others a side acts; 0 while it is in no order."""
    at: i64 = 0
    for at in range(i64(len(state.order))):
        if state.order[at] == seat:
            return at
    return 0
