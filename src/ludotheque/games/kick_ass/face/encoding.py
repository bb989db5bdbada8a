"""The view of a seat of Kick-Ass as numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from ludotheque.core.encoding import Encoder, fill, mark, put_flag, put_one_hot, put_share
from ludotheque.core.state import State
from ludotheque.games.kick_ass.cards import ADDED, BOSS_EVENTS, BOSSES, CARDS, EVENTS, FIRST_BLUE, ITEMS
from ludotheque.games.kick_ass.chapters.figures import COMPANIONS
from ludotheque.games.kick_ass.codes import (
    ARENA,
    DISTRICTS,
    EVENT_SPACES,
    HAND_SLOTS,
    HEROES,
    MAX_HEROES,
    NOBODY,
    PLACES,
)
from ludotheque.games.kick_ass.face.frames import OVER, QUESTION_NUMBERS, number_of
from ludotheque.games.kick_ass.pieces import Hero
from ludotheque.games.kick_ass.state import KickAss

MOST_ON_ROW: Final[i64] = 60
HERO_NUMBERS: Final[i64] = HEROES + PLACES + 8 + 10 + 2 * CARDS + ITEMS


class KickAssEncoder(Encoder):
    """The view as numbers, with the own hero first and the others clockwise.

    The round, segment and question, damage and hits of a fight; districts; the row; displays; boss and arena; then each
    of four heroes (absent ones 0): who, place, deciding, fighting, dice, tracks, dollars, what is left of the card,
    cards in hand and used, items.
    """

    def write(self, state: State, seat: i64, row: vec[i32], at: i64) -> i64:
        assert isinstance(state, KickAss)
        at = put_share(row, at, state.round, 9)
        at = put_share(row, at, state.segment, 3)
        at = put_one_hot(row, at, number_asked(state), QUESTION_NUMBERS)
        at = put_share(row, at, state.completed, 6)
        at = put_share(row, at, state.matured, 6)
        at = put_share(row, at, state.incoming, 9)
        at = put_share(row, at, state.docks_at, 3)
        at = put_share(row, at, state.plot, 1)
        at = put_share(row, at, state.fight.damage, 9)
        at = put_share(row, at, state.fight.hits, 9)
        at = put_city(row, at, state)
        at = put_row(row, at, state)
        at = put_offers(row, at, state)
        at = put_boss(row, at, state)
        for step in range(state.num_players):
            at = put_hero(row, at, state, (seat + step) % state.num_players)
        return at + (MAX_HEROES - state.num_players) * HERO_NUMBERS


def number_asked(state: KickAss) -> i64:
    """Return the number of the question on top of the stack."""
    return OVER if state.is_terminal() else number_of(state.top())


def put_city(row: vec[i32], at: i64, state: KickAss) -> i64:
    """Write each district: enemies, timer tokens, mist, whether the boss is there."""
    for district in range(DISTRICTS):
        at = put_share(row, at, state.minions[district], 9)
        at = put_share(row, at, state.supers[district], 9)
        at = put_share(row, at, state.tokens[district], 9)
        at = put_flag(row, at, state.villain.hides(district))
        at = put_flag(row, at, state.boss_at == district)
    return at


def put_row(row: vec[i32], at: i64, state: KickAss) -> i64:
    """Write each space of the row: which event, and how far it is."""
    for space in state.row:
        at = put_one_hot(row, at, space.event, EVENTS)
        at = put_share(row, at, space.left, MOST_ON_ROW)
        for there in space.at:
            at = put_share(row, at, there, MOST_ON_ROW)
        for carried in space.carried:
            at = put_share(row, at, carried, MOST_ON_ROW)
    return at


def put_offers(row: vec[i32], at: i64, state: KickAss) -> i64:
    """Write how many of each blue card, then of each item, are on display."""
    for one in state.display:
        if one >= FIRST_BLUE:
            fill(row, at + one - FIRST_BLUE, count_of(state.display, one), 2)
    at += CARDS - FIRST_BLUE
    for one in state.shop:
        if one != NOBODY:
            fill(row, at + one, count_of(state.shop, one), 4)
    return at + ITEMS


def put_boss(row: vec[i32], at: i64, state: KickAss) -> i64:
    """Write the boss and where he is fought."""
    at = put_one_hot(row, at, state.boss, BOSSES)
    at = put_share(row, at, state.boss_power, 20)
    at = put_share(row, at, state.boss_armor, 20)
    at = put_share(row, at, state.boss_life, 30)
    at = put_share(row, at, state.villain.gang.members, 9)
    at = put_share(row, at, state.villain.gang.track, 20)
    at = put_share(row, at, state.arena, 2)
    at = put_share(row, at, state.villain.arena.stage, 5)
    at = put_share(row, at, state.minions[ARENA], 40)
    at = put_share(row, at, state.supers[ARENA], 9)
    for figure in COMPANIONS:
        at = put_share(row, at, state.villain.arena.life_of(figure), 9)
    return at


def put_hero(row: vec[i32], at: i64, state: KickAss, seat: i64) -> i64:
    """Write one hero."""
    hero = state.heroes[seat]
    at = put_one_hot(row, at, hero.identity, HEROES)
    at = put_one_hot(row, at, hero.at, PLACES)
    at = put_flag(row, at, state.current_player() == seat)
    at = put_flag(row, at, state.fight.fighters[seat].joined)
    for count in state.fight.fighters[seat].dice:
        at = put_share(row, at, count, 6)
    at = put_share(row, at, hero.happiness, 9)
    at = put_share(row, at, hero.strength, 6)
    at = put_share(row, at, hero.media, 9)
    at = put_share(row, at, hero.life if hero.life > 0 else 0, 9)
    at = put_share(row, at, hero.dollars, 20)
    at = put_share(row, at, hero.timers, 3)
    at = put_share(row, at, hero.fights, 3)
    at = put_flag(row, at, hero.discounted)
    at = put_flag(row, at, hero.out)
    at = put_flag(row, at, hero.famous)
    return put_belongings(row, at, hero)


def put_belongings(row: vec[i32], at: i64, hero: Hero) -> i64:
    """Write a hero's cards that were not used, those that were, and its items."""
    for slot in range(HAND_SLOTS):
        card = hero.hand[slot]
        if card != NOBODY:
            mark(row, at + card if hero.used[slot] == 0 else at + CARDS + card)
    at += 2 * CARDS
    for item in hero.items:
        mark(row, at + item.design)
    return at + ITEMS


def count_of(table: vec[i64], what: i64) -> i64:
    """Return how often something is in a table."""
    count: i64 = 0
    for one in table:
        if one == what:
            count += 1
    return count


OF_THE_BOX: Final = 1108
"""The length of an observation: trained networks know this width."""
OF_EXPANSION: Final = 1 + EVENT_SPACES * BOSS_EVENTS
"""The numbers that another boss adds: himself, and each of his events on each space of the row."""
encode: Final = KickAssEncoder(OF_THE_BOX + ADDED * OF_EXPANSION)
