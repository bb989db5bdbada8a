"""The districts of New York (p.11-16): minions come and go, protection tokens, clean-up bonuses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.games.kick_ass import do, don_genovese, effects, events, heroes, log, night, vic_gigante
from ludotheque.games.kick_ass.cards import OF_SPAWN, SPAWNS
from ludotheque.games.kick_ass.codes import (
    A_CLEAN_UP,
    ANYWHERE,
    ARENA,
    CITY_HALL,
    DISTRICTS,
    DOCKS,
    DOLLARS,
    DONS_GANG,
    HAPPINESS,
    HOSPITAL,
    INCOMING_SPACES,
    LIBRARY,
    LIFE,
    LOST_CITY_HALL,
    MEDIA,
    MUST,
    NEXT_TO,
    NOBODY,
    ONLY_IN,
    PARK,
    PLAYING,
    POLICE,
    PROTECTIONS,
    Q_ITEM,
    Q_KILL,
    Q_PROTECT,
    SHOP,
    SHOP_SPACES,
    SUPER_FIRST,
    WALL_STREET,
)

if TYPE_CHECKING:
    from ludotheque.games.kick_ass.rules import KickAss


# --- Spawning (p.11-12, p.24) ---


def draw_spawn(state: KickAss) -> None:
    """The next spawn card: the Incoming marker moves, then its special effect; a used-up deck is shuffled anew."""
    again: bool = state.spawn_deck == 0
    if again:
        state.spawn_deck = (1 << SPAWNS) - 1
    card: i64 = draw_bit(state, state.spawn_deck)
    state.spawn_deck &= ~(1 << card)
    state.spawn_card = card
    if state.events is not None:
        log.spawn(state, card, again)
    move_incoming(state, state.cards.spawn_incoming[card])
    effects.run(state, OF_SPAWN + card, NOBODY)


def draw_bit(state: KickAss, mask: i64) -> i64:
    """A random one of the bits that are set."""
    count: i64 = 0
    rest: i64 = mask
    while rest != 0:
        rest &= rest - 1
        count += 1
    nth: i64 = state.chance.below(count)
    at: i64 = 0
    while True:
        if mask & (1 << at) != 0:
            if nth == 0:
                return at
            nth -= 1
        at += 1


def move_incoming(state: KickAss, steps: i64) -> None:
    """The Incoming marker; it stops at the ends of the track (Q7)."""
    before: i64 = state.incoming
    at: i64 = before + steps
    state.incoming = 0 if at < 0 else INCOMING_SPACES - 1 if at >= INCOMING_SPACES else at
    if state.events is not None:
        log.incoming(state, state.incoming - before)


def place_spawn(state: KickAss) -> None:
    """As many minions as the track says, one by one, round and round the listed districts (Q3)."""
    card: i64 = state.spawn_card
    count: i64 = state.cards.incoming[state.incoming]
    k: i64 = 0
    for k in range(count):
        district: i64 = state.cards.spawn_districts[card * 3 + k % 3]
        if k == 0 and heroes.has_effect(state, OF_SPAWN + card, SUPER_FIRST):
            place_super(state, district)
        else:
            place_minion(state, district)
        if state.standing != PLAYING:
            return


def room(state: KickAss, district: i64) -> i64:
    """Empty spaces of a district."""
    return state.cards.limit[district] - held(state, district) - state.tokens[district]


def held(state: KickAss, district: i64) -> i64:
    """Return the spaces with a minion or super on them, the Skull Gang's included (p.27; Q45)."""
    return state.minions[district] + state.supers[district] + vic_gigante.spaces(state, district)


def is_taken(state: KickAss, district: i64) -> bool:
    """Whether every space has a minion or super on it (p.15)."""
    return held(state, district) >= state.cards.limit[district]


def place_minion(state: KickAss, district: i64) -> None:
    """Place a minion: a protection token kills it, a full district sends it on, a full City Hall is the end."""
    while True:
        if state.tokens[district] > 0:
            state.tokens[district] -= 1
            if state.events is not None:
                log.protected(state, district)
            count_kill(state, district, NOBODY)
            events.look(state)
            return
        if room(state, district) > 0:
            state.minions[district] += 1
            if state.events is not None:
                log.minion(state, district)
            return
        if district == CITY_HALL:
            state.finish(LOST_CITY_HALL)
            return
        district = state.cards.path[district]


def place_super(state: KickAss, district: i64) -> None:
    """A super arrives: it removes a protection token, takes an empty space, or takes a minion's (p.11, p.24)."""
    instead: str = ""
    while True:
        if state.tokens[district] > 0:
            state.tokens[district] -= 1
            instead = "-for-token"
        elif room(state, district) <= 0:
            if state.minions[district] == 0:
                if district == CITY_HALL:
                    state.finish(LOST_CITY_HALL)
                    return
                district = state.cards.path[district]
                continue
            state.minions[district] -= 1
            instead = "-for-minion"
        state.supers[district] += 1
        if state.events is not None:
            log.super_(state, district, instead)
        return


# --- Enemies, and their end ---


def enemies(state: KickAss, district: i64) -> i64:
    """How many enemies of any kind are in a district: for the clean-up bonus."""
    count: i64 = state.minions[district] + state.supers[district] + events.minis_at(state, district)
    if state.boss_at == district:
        count += 1 + state.gang
    if district == ARENA:
        count += (1 if state.big_b > 0 else 0) + (1 if state.russia > 0 else 0)
    return count


def minions_in(state: KickAss, place: i64) -> i64:
    """Count the minions that effects reach there: those on spaces, and Don's gang (p.29; R7)."""
    return state.minions[place] + don_genovese.gang_in(state, place)


def minions_anywhere(state: KickAss) -> bool:
    """Whether there is a minion on the map."""
    district: i64 = 0
    for district in range(DISTRICTS):
        if minions_in(state, district) > 0:
            return True
    return False


def ask_kills(state: KickAss, seat: i64, count: i64, where: i64) -> None:
    """A hero's effect lets up to so many minions be killed (``where``: ANYWHERE and the codes after it)."""
    state.push(Q_KILL, seat, count, where << 8)


def offer_kill(state: KickAss, where: i64, spared: i64, actions: list[i64]) -> None:
    """Places with a minion that the effect reaches, but the spared ones; and an end, unless one must die."""
    place: i64 = 0
    for place in range(ARENA + 1):
        if state.minions[place] > 0 and spared & (1 << place) == 0 and reaches(state, where, place):
            actions.append(do.KILL.of(place))
    place = state.boss_at
    gang: bool = place >= 0 and don_genovese.gang_in(state, place) > 0 and spared & (1 << place) == 0
    if gang and reaches(state, where, place):
        actions.append(do.KILL.of(DONS_GANG))
    if actions and where != MUST:
        actions.append(do.DONE.first)


def reaches(state: KickAss, where: i64, place: i64) -> bool:
    """Whether an effect reaches a place: one place only, or the districts next to one, or any district."""
    if ONLY_IN <= where < NEXT_TO:
        return place == where - ONLY_IN
    if place == ARENA:
        return False
    return where < ONLY_IN or state.cards.distance[(where - NEXT_TO) * DISTRICTS + place] == 1


def kill_next(state: KickAss, seat: i64, place: i64, left: i64, reach: i64) -> None:
    """One of the minions of an effect; the others are asked for again, next door in another district each."""
    if left > 1:
        spared: i64 = reach & 255
        if reach >> 8 >= NEXT_TO:
            spared |= 1 << (state.boss_at if place == DONS_GANG else place)
        state.push(Q_KILL, seat, left - 1, reach >> 8 << 8 | spared)
    kill_minion(state, place, seat)


def kill_minion(state: KickAss, place: i64, seat: i64) -> None:
    """A hero's effect removes a minion; with the last enemy comes the bonus."""
    if place == DONS_GANG:
        kill_gang(state, seat, 0)
        events.look(state)
        return
    state.minions[place] -= 1
    if state.events is not None:
        log.kill(state, seat, "minion", place, 0)
    count_kill(state, place, seat)
    after_removal(state, place, seat)


def kill_gang(state: KickAss, seat: i64, hits: i64) -> None:
    """Kill one of the boss's gang, in a fight by hits: Don's are minions, Vic's are supers (p.27, p.29)."""
    state.gang -= 1
    if state.events is not None:
        log.kill(state, seat, "gang", state.boss_at, hits)
    count_kill(state, state.boss_at, seat)


def count_kill(state: KickAss, district: i64, seat: i64) -> None:
    """Events that count kills there (Q36: all of them), and loot that lies there."""
    state.killed += 1
    if district < DISTRICTS:
        events.count_kill(state, district)
        don_genovese.loot(state, district, seat)


def after_removal(state: KickAss, district: i64, seat: i64) -> None:
    """The bonus if that was the last enemy, then events that are complete."""
    events.look(state)
    if enemies(state, district) == 0:
        state.push(A_CLEAN_UP, seat, district, 0)


def clean_district(state: KickAss, district: i64, seat: i64) -> None:
    """Remove all minions of a district, and nothing else (p.15; Q12)."""
    if state.events is not None:
        log.clean(state, seat, district)
    while state.minions[district] > 0:
        state.minions[district] -= 1
        count_kill(state, district, seat)
    while don_genovese.gang_in(state, district) > 0:
        kill_gang(state, seat, 0)
    after_removal(state, district, seat)


def clean_up(state: KickAss, seat: i64, district: i64) -> None:
    """The clean-up bonus of a district (p.15-16)."""
    if district >= DISTRICTS:
        return
    events.count_clean_up(state, district)
    # Below what the bonus asks: a completed event may lead to the Hideaway, and then nothing more is asked here.
    events.look(state)
    if state.events is not None:
        log.bonus(state, seat, district)
    if district == POLICE:
        ask_kills(state, seat, 1, ANYWHERE)
    elif district == PARK:
        heroes.change(state, seat, HAPPINESS, 1)
    elif district == WALL_STREET:
        heroes.change(state, seat, DOLLARS, 1)
    elif district == SHOP:
        shop_token(state)
    elif district == LIBRARY:
        state.push(Q_PROTECT, seat, 1, 0)
    elif district == HOSPITAL:
        heroes.change(state, seat, LIFE, 1)
    elif district == DOCKS:
        if state.docks_at > 1:
            state.docks_at -= 1
            if state.events is not None:
                log.docks(state, "docks-back")
    else:
        heroes.change(state, seat, MEDIA, 1)


def shop_token(state: KickAss) -> None:
    """A token on the shop's track; the third draws an item, and the team sees it before it says whose it is (p.16)."""
    state.shop_track += 1
    if state.events is not None:
        log.shop_token(state)
    if state.shop_track == SHOP_SPACES:
        state.shop_track = 0
        state.laid_out[0] = night.draw_free_item(state)
        if state.laid_out[0] >= 0:
            state.push(Q_ITEM, state.captain(), 1, 0)


# --- Protection tokens (p.24) ---


def tokens_left(state: KickAss) -> i64:
    """How many of the eight tokens are not on the map."""
    left: i64 = PROTECTIONS
    district: i64 = 0
    for district in range(DISTRICTS):
        left -= state.tokens[district]
    return left


def offer_protect(state: KickAss, actions: list[i64]) -> None:
    """Districts with an empty space."""
    if tokens_left(state) == 0:
        return
    district: i64 = 0
    for district in range(DISTRICTS):
        if room(state, district) > 0:
            actions.append(do.PROTECT.of(district))
    if actions:
        actions.append(do.DONE.first)


def protect(state: KickAss, seat: i64, district: i64) -> None:
    """A token on a space."""
    state.tokens[district] += 1
    if state.events is not None:
        log.protect(state, seat, district)
