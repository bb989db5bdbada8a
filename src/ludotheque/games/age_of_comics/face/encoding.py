"""Observations: a seat's view of Age of Comics as numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from ludotheque.core.encoding import Encoder, fill, mark, put_flag, put_one_hot, put_share, put_shares, share
from ludotheque.core.state import State
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

GENRE_OF_KIND: Final = vec[i64]([genre_of_kind(kind) for kind in range(KINDS)])
VALUE_OF_KIND: Final = vec[i32]([share(value_of_kind(kind), 6) for kind in range(KINDS)])
"""Looked up, since divisions would take longer: the map has many spaces."""
SIDE_NUMBERS: Final[i64] = 8 + 2 * GENRES + MAIN + 2 * KINDS + 2 * COMICS + CIRCLES


class AgeOfComicsEncoder(Encoder):
    """The view of a seat, itself first and the others clockwise; solo, the Automa is the second.

    Round (of 5), question, what its action still gives; ideas on the board, tickets that can be won, spaces taken;
    where each creative and original lies face up or in the own hand; orders of the map by space; then for each of four
    sides (absent ones 0) money (of 40), tickets, editors, ranking, whose turn, order, hand, prints, ideas, specials,
    mastery, orders, printed comics and their fans (of 20), agent.
    """

    def write(self, state: State, seat: i64, row: vec[i32], at: i64) -> i64:
        assert isinstance(state, AgeOfComics)
        at = put_share(row, at, state.round, 5)
        at = put_one_hot(row, at, state.asks(), Ask.COUNT)
        at = put_under_way(row, at, state)
        for ideas in state.shelf:
            at = put_share(row, at, ideas, 1)
        at = put_share(row, at, state.tickets, 6)
        for taken in state.taken:
            at = put_share(row, at, taken, 5)
        at = put_cards(row, at, state, seat)
        for back in state.top:
            at = put_share(row, at, back, 6)
        for space in range(SPACES):
            at = put_order_on(row, at, state, space)
        for step in range(state.sides):
            at = put_side(row, at, state, (seat + step) % state.sides)
        return at + (MAX_PLAYERS - state.sides) * SIDE_NUMBERS


def put_under_way(row: vec[i32], at: i64, state: AgeOfComics) -> i64:
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
    at = put_share(row, at, left, 4)
    at = put_share(row, at, collects, 4)
    at = put_share(row, at, gifts, 4)
    at = put_share(row, at, boosts, 4)
    at = put_flag(row, at, walked)
    return put_flag(row, at, fee)


def put_cards(row: vec[i32], at: i64, state: AgeOfComics, seat: i64) -> i64:
    """Write which creatives and originals lie face up, then which are in the own hand."""
    hand = at + CREATIVES + ORIGINALS
    own = hand_of(seat)
    for card in range(CREATIVES + ORIGINALS):
        place = decks.place(state, card)
        if place == ROW:
            mark(row, at + card)
        elif place == own:
            mark(row, hand + card)
    return hand + CREATIVES + ORIGINALS


def put_order_on(row: vec[i32], at: i64, state: AgeOfComics, space: i64) -> i64:
    """Write what lies on a space of the map: an order's genre and, face up, the value it asks for."""
    kind = state.face_up[space]
    if kind != NOBODY:
        mark(row, at + GENRE_OF_KIND[kind])
        row[at + GENRES] = VALUE_OF_KIND[kind]
    elif state.face_down[space] != NOBODY:
        mark(row, at + state.face_down[space])
    return at + GENRES + 1


def put_side(row: vec[i32], at: i64, state: AgeOfComics, side: i64) -> i64:
    """Write one side as everyone sees it."""
    player = state.players[side]
    at = put_share(row, at, player.money, 40)
    at = put_share(row, at, player.tickets, 6)
    at = put_share(row, at, player.editors, 5)
    at = put_share(row, at, player.ranking, 15)
    at = put_flag(row, at, state.current_player() == side)
    at = put_share(row, at, place_in_order(state, side), 4)
    at = put_share(row, at, state.hand_size(side), 8)
    at = put_share(row, at, i64(len(player.comics)), 12)
    for ideas in player.ideas:
        at = put_share(row, at, ideas, 10)
    for cube in player.cubes:
        at = put_share(row, at, cube, 1)
    for master in state.mastery:
        at = put_flag(row, at, master == side)
    at = put_shares(row, at, player.orders, 0, KINDS, 3)
    at = put_shares(row, at, player.done, 0, KINDS, 3)
    at = put_comics(row, at, player)
    return put_one_hot(row, at, player.agent, CIRCLES)


def put_comics(row: vec[i32], at: i64, player: Player) -> i64:
    """Write which comics are printed, then their fans."""
    for comic in player.comics:
        mark(row, at + comic.number)
        fill(row, at + COMICS + comic.number, comic.fans, 20)
    return at + 2 * COMICS


def place_in_order(state: AgeOfComics, seat: i64) -> i64:
    """Return after how many others a side acts; 0 while it is in no order."""
    for at in range(i64(len(state.order))):
        if state.order[at] == seat:
            return at
    return 0


encode: Final = AgeOfComicsEncoder(1261)
