"""What a seat of Kick-Ass sees as numbers."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.encoding import put_flag, put_one_hot, put_share, put_zeros
from ludotheque.core.state import check_seat
from ludotheque.games.kick_ass.cards import CARDS, EVENTS, FIRST_BLUE, ITEMS
from ludotheque.games.kick_ass.codes import (
    ARENA,
    BOSSES,
    DISTRICTS,
    EVENT_SIZE,
    FRAME,
    FRAME_KINDS,
    HAND_SLOTS,
    HEROES,
    ITEM_SLOTS,
    MAX_HEROES,
    PLACES,
    Q_OVER,
)
from ludotheque.games.kick_ass.rules import KickAss

HERO_NUMBERS: Final[i64] = HEROES + PLACES + 8 + 10 + 2 * CARDS + ITEMS


def encode(state: KickAss, seat: i64) -> bytes:
    """The view with the own hero first, the others clockwise.

    The round, segment and question, damage and hits of a fight; districts; the row; displays; boss and arena; then each
    of four heroes (absent ones 0): who, place, deciding, fighting, dice, tracks, dollars, what is left of the card,
    cards in hand and used, items.
    """
    check_seat(state, seat)
    out = BytesWriter()
    put_share(out, state.round, 9)
    put_share(out, state.segment, 3)
    put_one_hot(out, question(state), FRAME_KINDS)
    put_share(out, state.completed, 6)
    put_share(out, state.matured, 6)
    put_share(out, state.incoming, 9)
    put_share(out, state.docks_at, 3)
    put_share(out, state.plot, 1)
    put_share(out, state.damage, 9)
    put_share(out, state.hits, 9)
    put_city(out, state)
    put_row(out, state)
    one: i64 = 0
    for one in range(FIRST_BLUE, CARDS):
        put_share(out, count_of(state.display, one), 2)
    for one in range(ITEMS):
        put_share(out, count_of(state.shop, one), 4)
    put_boss(out, state)
    step: i64 = 0
    for step in range(MAX_HEROES):
        if step < state.num_players:
            put_hero(out, state, (seat + step) % state.num_players)
        else:
            put_zeros(out, HERO_NUMBERS)
    return out.getvalue()


def question(state: KickAss) -> i64:
    """The frame on top of the stack."""
    return Q_OVER if state.is_terminal() else state.frames[(state.depth - 1) * FRAME]


def put_city(out: BytesWriter, state: KickAss) -> None:
    """Each district: enemies, timer tokens, mist, whether the boss is there."""
    district: i64 = 0
    for district in range(DISTRICTS):
        put_share(out, state.minions[district], 9)
        put_share(out, state.supers[district], 9)
        put_share(out, state.tokens[district], 9)
        put_share(out, state.mist[district], 1)
        put_flag(out, state.boss_at == district)


def put_row(out: BytesWriter, state: KickAss) -> None:
    """Each space of the row: which event, and how far it is."""
    space: i64 = 0
    for space in range(3):
        put_one_hot(out, state.row[space * EVENT_SIZE], EVENTS)
        at: i64 = 0
        for at in range(space * EVENT_SIZE + 1, (space + 1) * EVENT_SIZE):
            put_share(out, state.row[at], 60)


def put_boss(out: BytesWriter, state: KickAss) -> None:
    """The boss and where he is fought."""
    put_one_hot(out, state.boss, BOSSES)
    put_share(out, state.boss_power, 20)
    put_share(out, state.boss_armor, 20)
    put_share(out, state.boss_life, 30)
    put_share(out, state.gang, 9)
    put_share(out, state.track, 20)
    put_share(out, state.arena, 2)
    put_share(out, state.stage, 5)
    put_share(out, state.minions[ARENA], 40)
    put_share(out, state.supers[ARENA], 9)
    put_share(out, state.big_b, 9)
    put_share(out, state.russia, 9)


def put_hero(out: BytesWriter, state: KickAss, seat: i64) -> None:
    """One hero."""
    put_one_hot(out, state.hero[seat], HEROES)
    put_one_hot(out, state.where[seat], PLACES)
    put_flag(out, state.current_player() == seat)
    put_flag(out, state.fighters[seat] != 0)
    face: i64 = 0
    for face in range(seat * 6, (seat + 1) * 6):
        put_share(out, state.dice[face], 6)
    put_share(out, state.happiness[seat], 9)
    put_share(out, state.strength[seat], 6)
    put_share(out, state.media[seat], 9)
    put_share(out, state.life[seat] if state.life[seat] > 0 else 0, 9)
    put_share(out, state.dollars[seat], 20)
    put_share(out, state.timers[seat], 3)
    put_share(out, state.fights[seat], 3)
    put_share(out, state.saved[seat], 1)
    put_share(out, state.out[seat], 1)
    put_share(out, state.famous[seat], 1)
    hand: vec[i64] = state.hand[seat * HAND_SLOTS : (seat + 1) * HAND_SLOTS]
    used: vec[i64] = state.used[seat * HAND_SLOTS : (seat + 1) * HAND_SLOTS]
    card: i64 = 0
    for card in range(CARDS):
        put_flag(out, holds(hand, used, card, False))
    for card in range(CARDS):
        put_flag(out, holds(hand, used, card, True))
    items: vec[i64] = state.items[seat * ITEM_SLOTS : (seat + 1) * ITEM_SLOTS]
    for card in range(ITEMS):
        put_flag(out, count_of(items, card) > 0)


def holds(hand: vec[i64], used: vec[i64], card: i64, was_used: bool) -> bool:
    """Whether a card is among those of a hand that were used, or were not."""
    slot: i64 = 0
    for slot in range(HAND_SLOTS):
        if hand[slot] == card and (used[slot] != 0) == was_used:
            return True
    return False


def count_of(table: vec[i64], what: i64) -> i64:
    """How often something is in a table."""
    count: i64 = 0
    for one in table:
        if one == what:
            count += 1
    return count
