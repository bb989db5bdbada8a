"""The Final Plot (p.22): its reveal, and where the five bosses change the rules. Each boss has a file of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.kick_ass import city, don_genovese, heroes, john_genovese, log, mofo, red_mist, vic_gigante
from ludotheque.games.kick_ass.cards import BOSS_EVENTS, COMBATS, OF_COMBAT
from ludotheque.games.kick_ass.codes import (
    A_ENTER,
    A_FAINT,
    ARENA,
    BOSSES,
    DOCKS,
    DON,
    DONE_FOR_NOW,
    FRAME,
    HIDEAWAY,
    HOSPITAL,
    IN_ARENA,
    JOHN,
    LIBRARY,
    LOCATIONS,
    LOST_HIDEAWAY,
    LOST_TIMES_SQUARE,
    MOFO,
    NO_ARENA,
    NOBODY,
    NOW,
    PARK,
    POLICE,
    RED_MIST,
    SHOP,
    TIMES_SQUARE,
    VIC,
    WALL_STREET,
    WON,
)

if TYPE_CHECKING:
    from ludotheque.games.kick_ass.rules import KickAss


def reveal(state: KickAss) -> None:
    """Turn the plot up: its setup, and its four events in the place of the deck. Events on the row stay."""
    state.plot = 1
    if state.boss < 0:
        state.boss = state.chance.below(BOSSES)
    state.base_left = 0
    state.boss_deck = (1 << BOSS_EVENTS) - 1
    if state.events is not None:
        log.plot(state)
    if state.boss == RED_MIST:
        red_mist.set_up(state)
    elif state.boss == VIC:
        vic_gigante.set_up(state)
    elif state.boss == DON:
        don_genovese.set_up(state)


def set_figure(state: KickAss, figure: i64, district: i64) -> None:
    """The boss's figure and trackers."""
    state.boss_at = district
    state.boss_power = state.cards.boss_power[figure]
    state.boss_armor = state.cards.boss_armor[figure]
    state.boss_life = state.cards.boss_life[figure]


def on_complete(state: KickAss) -> None:
    """What a completed boss event does to the boss."""
    if state.boss == RED_MIST:
        red_mist.on_complete(state)
    elif state.boss == VIC:
        vic_gigante.move_track(state, -vic_gigante.COMPLETED)
    elif (state.boss == JOHN and state.boss_done == LOCATIONS) or (
        state.boss == MOFO and state.boss_done == BOSS_EVENTS
    ):
        state.push(A_ENTER, NOBODY, 0, 0)


def is_found(state: KickAss) -> bool:
    """Whether the way to the Hideaway or Times Square is open, so that no more events are needed."""
    if state.boss == JOHN:
        return state.boss_done >= LOCATIONS
    return state.boss == MOFO and state.boss_done >= BOSS_EVENTS


def on_sleep(state: KickAss) -> None:
    """Before anything else in the Sleep phase: bosses who walk (p.27, p.29; Q49)."""
    if state.plot == 0:
        return
    if state.boss == VIC:
        vic_gigante.walk(state)
    elif state.boss == DON:
        don_genovese.walk(state)


def next_on_loop(district: i64) -> i64:
    """The clockwise way of the walking bosses, City Hall left out."""
    if district == DOCKS:
        return SHOP
    if district == SHOP:
        return PARK
    if district == PARK:
        return POLICE
    if district == POLICE:
        return LIBRARY
    if district == LIBRARY:
        return HOSPITAL
    if district == HOSPITAL:
        return WALL_STREET
    return DOCKS


def enter(state: KickAss) -> None:
    """All heroes go to the Hideaway or Times Square, for good. Whoever has dropped rolls the Faint die first."""
    waiting: vec[i64] = vec[i64]([])
    k: i64 = 0
    for k in range(state.depth):
        if state.frames[k * FRAME] == A_FAINT:
            waiting = append(waiting, state.frames[k * FRAME + 1])
    if len(waiting) > 0:
        state.depth = 0
        state.push(A_ENTER, NOBODY, 0, 0)
        for seat in waiting:
            heroes.drop(state, seat)
        return
    state.depth = 0
    state.arena = HIDEAWAY if state.boss == JOHN else TIMES_SQUARE
    state.step = IN_ARENA
    state.stage = 0
    state.combat_deck = (1 << COMBATS) - 1
    hero: i64 = 0
    for hero in range(state.num_players):
        state.where[hero] = ARENA
        state.status[hero] = DONE_FOR_NOW
    if state.arena == HIDEAWAY:
        john_genovese.enter(state)
    elif state.events is not None:
        log.arena(state)


def arena_step(state: KickAss) -> None:
    """Between two fights of the Hideaway or Times Square."""
    if state.alive() == 0:
        # The fifth wave has ended when the Faint dice are rolled: with all heroes out the game is lost (p.30; R17).
        state.finish(LOST_HIDEAWAY if state.arena == HIDEAWAY else LOST_TIMES_SQUARE)
    elif state.arena == TIMES_SQUARE and mofo.is_foiled(state):
        state.finish(WON)
    elif state.arena == HIDEAWAY:
        john_genovese.go_on(state)
    else:
        mofo.go_on(state)


def draw_combat(state: KickAss) -> i64:
    """A boss combat card."""
    card: i64 = city.draw_bit(state, state.combat_deck)
    state.combat_deck &= ~(1 << card)
    return card


def combat_effect(state: KickAss, code: i64) -> i64:
    """How much of an effect the combat card of this place has."""
    if state.arena == NO_ARENA or state.combat[0] < 0:
        return 0
    card: i64 = state.combat[state.stage - 1] if state.arena == HIDEAWAY else state.combat[0]
    return heroes.amount_of(state, OF_COMBAT + card, code, NOW)


# --- Whom a fight is against ---


def boss_fights(state: KickAss) -> bool:
    """Whether the boss takes part in a fight where he is: Vic only when his gang is gone."""
    return state.boss_at >= 0 and (state.boss != VIC or state.gang == 0)


def gang_fights(state: KickAss) -> bool:
    """Whether the boss's gang takes part in a fight where it is: the Skull Gang only while it is not too strong."""
    return state.gang > 0 and (state.boss != VIC or vic_gigante.value(state) > 0)


def gang_value(state: KickAss) -> i64:
    """Power and life of one member of the gang; as an option of the whole Skull Gang (Q45)."""
    return vic_gigante.value(state) if state.boss == VIC else 1


def is_one_body(state: KickAss) -> bool:
    """Whether the gang has its power and life all together, so that it falls as one (an option, Q45)."""
    return state.boss == VIC and state.options.gang_together


def boss_can_be_hit(state: KickAss, district: i64) -> bool:
    """Don stands behind his people, supers included (p.29; Q49)."""
    if not boss_fights(state):
        return False
    return state.boss != DON or state.gang + state.minions[district] + state.supers[district] == 0


def boss_dies(state: KickAss) -> None:
    """A final boss has no life left: the heroes have won."""
    state.boss_at = NOBODY
    state.finish(WON)
