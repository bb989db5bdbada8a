"""The view of a seat of Kick-Ass as numbers."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.encoding import put_flag, put_one_hot, put_share, put_zeros
from ludotheque.core.state import check_seat
from ludotheque.games.kick_ass.cards import BOSSES, CARDS, EVENTS, FIRST_BLUE, ITEMS
from ludotheque.games.kick_ass.codes import ARENA, DISTRICTS, HAND_SLOTS, HEROES, MAX_HEROES, PLACES
from ludotheque.games.kick_ass.face.frames import number_of
from ludotheque.games.kick_ass.pieces import Hero
from ludotheque.games.kick_ass.state import KickAss

QUESTION_NUMBERS: Final[i64] = 41
"""More than there are: trained networks know this width."""
OVER: Final[i64] = 30
"""The number of no question: the game is over."""
MOST_ON_ROW: Final[i64] = 60
HERO_NUMBERS: Final[i64] = HEROES + PLACES + 8 + 10 + 2 * CARDS + ITEMS


def encode(state: KickAss, seat: i64) -> bytes:
    """Return the view as numbers, with the own hero first and the others clockwise.

    The round, segment and question, damage and hits of a fight; districts; the row; displays; boss and arena; then each
    of four heroes (absent ones 0): who, place, deciding, fighting, dice, tracks, dollars, what is left of the card,
    cards in hand and used, items.
    """
    check_seat(state, seat)
    out = BytesWriter()
    put_share(out, state.round, 9)
    put_share(out, state.segment, 3)
    put_one_hot(out, number_asked(state), QUESTION_NUMBERS)
    put_share(out, state.completed, 6)
    put_share(out, state.matured, 6)
    put_share(out, state.incoming, 9)
    put_share(out, state.docks_at, 3)
    put_share(out, state.plot, 1)
    put_share(out, state.fight.damage, 9)
    put_share(out, state.fight.hits, 9)
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


def number_asked(state: KickAss) -> i64:
    """Return the number of the question on top of the stack."""
    return OVER if state.is_terminal() else number_of(state.top())


def put_city(out: BytesWriter, state: KickAss) -> None:
    """Write each district: enemies, timer tokens, mist, whether the boss is there."""
    district: i64 = 0
    for district in range(DISTRICTS):
        put_share(out, state.minions[district], 9)
        put_share(out, state.supers[district], 9)
        put_share(out, state.tokens[district], 9)
        put_share(out, state.mist[district], 1)
        put_flag(out, state.boss_at == district)


def put_row(out: BytesWriter, state: KickAss) -> None:
    """Write each space of the row: which event, and how far it is."""
    for space in state.row:
        put_one_hot(out, space.event, EVENTS)
        put_share(out, space.left, MOST_ON_ROW)
        for there in space.at:
            put_share(out, there, MOST_ON_ROW)
        for carried in space.carried:
            put_share(out, carried, MOST_ON_ROW)


def put_boss(out: BytesWriter, state: KickAss) -> None:
    """Write the boss and where he is fought."""
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
    """Write one hero."""
    hero: Hero = state.heroes[seat]
    put_one_hot(out, hero.identity, HEROES)
    put_one_hot(out, hero.at, PLACES)
    put_flag(out, state.current_player() == seat)
    put_flag(out, state.fight.fighters[seat].joined)
    for count in state.fight.fighters[seat].dice:
        put_share(out, count, 6)
    put_share(out, hero.happiness, 9)
    put_share(out, hero.strength, 6)
    put_share(out, hero.media, 9)
    put_share(out, hero.life if hero.life > 0 else 0, 9)
    put_share(out, hero.dollars, 20)
    put_share(out, hero.timers, 3)
    put_share(out, hero.fights, 3)
    put_flag(out, hero.discounted)
    put_flag(out, hero.out)
    put_flag(out, hero.famous)
    card: i64 = 0
    for card in range(CARDS):
        put_flag(out, holds(hero, card, False))
    for card in range(CARDS):
        put_flag(out, holds(hero, card, True))
    for card in range(ITEMS):
        put_flag(out, has_item(hero, card))


def holds(hero: Hero, card: i64, was_used: bool) -> bool:
    """Return whether a card is among those of a hero that were used, or were not."""
    slot: i64 = 0
    for slot in range(HAND_SLOTS):
        if hero.hand[slot] == card and (hero.used[slot] != 0) == was_used:
            return True
    return False


def has_item(hero: Hero, design: i64) -> bool:
    """Return whether a hero has an item of that design."""
    for item in hero.items:
        if item.design == design:
            return True
    return False


def count_of(table: vec[i64], what: i64) -> i64:
    """Return how often something is in a table."""
    count: i64 = 0
    for one in table:
        if one == what:
            count += 1
    return count
