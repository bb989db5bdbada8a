"""The chance of a team of Kick-Ass to win, by what games of the plan came to: told at the start of a segment."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.kick_ass.bots import appraisal, battles
from ludotheque.games.kick_ass.bots.needs import NO_NUMBERS, Gear, Needs
from ludotheque.games.kick_ass.bots.win_chance_tables import EARLY, LATE
from ludotheque.games.kick_ass.chapters import city
from ludotheque.games.kick_ass.codes import (
    ARENA,
    BIG_B,
    BOSSES,
    CITY_HALL,
    DISTRICTS,
    DON,
    EVENTS_TO_PLOT,
    FIRST_HARDSHIP,
    HAND_SLOTS,
    MATURED_TO_LOSE,
    MINI,
    MOFO,
    NO_ARENA,
    NOBODY,
    RED_MIST,
    VIC,
)
from ludotheque.games.kick_ass.pieces import Hero
from ludotheque.games.kick_ass.state import KickAss

SIGNS: Final[i64] = 32


def signs(state: KickAss) -> vec[float]:
    """Give the numbers of about one that tell the chance, each with a place of its own in the tables."""
    seen: vec[float] = NO_NUMBERS[:SIGNS]
    count: float = float(state.num_players)
    seen[0] = 1.0
    seen[31] = 0.25 * count
    look_at_city(state, seen, count)
    look_at_team(state, seen, count)
    if state.plot == 0:
        look_at_events(state, seen)
    else:
        look_at_boss(state, seen)
    return seen


def look_at_city(state: KickAss, seen: vec[float], count: float) -> None:
    """Note time, and minions that are too many now, soon and later."""
    needs = Needs(state)
    left: float = needs.left / 27.0
    seen[1] = left
    seen[2] = left * left
    seen[3] = needs.overflow(1.0)
    seen[4] = needs.overflow(3.0 if needs.left > 3.0 else needs.left)
    seen[5] = needs.overflow(7.0 if needs.left > 7.0 else needs.left) / count
    seen[6] = needs.overflow(needs.left) / count
    free: i64 = city.room(state, CITY_HALL) + 2 * state.tokens[CITY_HALL]
    seen[7] = 1.0 / float(1 + (free if free > 0 else 0))
    taken: i64 = 0
    d: i64 = 0
    for d in range(DISTRICTS):
        taken += 1 if city.is_taken(state, d) else 0
    seen[8] = float(taken) * 0.2


def look_at_team(state: KickAss, seen: vec[float], count: float) -> None:
    """Return what the heroes are and have, on average."""
    might = battles.Might()
    seat: i64 = 0
    slot: i64 = 0
    for seat in range(state.num_players):
        if state.heroes[seat].out:
            continue
        might.join(state, seat, Gear(state, seat), NOBODY)
        seen[9] += 0.2 * float(state.heroes[seat].happiness if state.heroes[seat].happiness < 6 else 6) / count
        seen[10] += (0.5 if state.heroes[seat].happiness <= FIRST_HARDSHIP else 0.0) / count
        seen[11] += 0.2 * float(state.heroes[seat].life) / count
        seen[12] += 0.2 * float(state.heroes[seat].dollars if state.heroes[seat].dollars < 8 else 8) / count
        seen[13] += 0.1 * float(state.heroes[seat].media) / count
        hero: Hero = state.heroes[seat]
        for slot in range(HAND_SLOTS):
            if hero.hand[slot] >= 0:
                good: float = appraisal.card_worth(state, hero.hand[slot])
                seen[14] += 0.05 * good / count
                if hero.used[slot] == 0:
                    seen[15] += 0.05 * good / count
    seen[16] = 0.2 * might.hits / count
    seen[17] = 0.2 * might.shields / count
    seen[18] = seen[16] * seen[1]
    seen[19] = 1.0 if state.matured == MATURED_TO_LOSE - 1 else 0.0


def look_at_events(state: KickAss, seen: vec[float]) -> None:
    """Return how far the events are, and how soon three will be complete."""
    missing: float = float(EVENTS_TO_PLOT - state.completed if state.completed < EVENTS_TO_PLOT else 0)
    done: float = events_done(state)
    seen[20] = missing
    seen[21] = missing * (1.0 - seen[1])
    seen[22] = done if missing > 0.0 else 0.0
    seen[23] = 0.3 * float(state.matured)
    seen[24] = 1.0 if missing == 0.0 else 0.0


def events_done(state: KickAss) -> float:
    """Return the parts that are done of all events on the row."""
    done: float = 0.0
    space: i64 = 0
    for space in range(3):
        event: i64 = state.row[space].event
        if event >= 0 and state.cards.objective[event] != MINI and state.cards.goal[event] > 0:
            done += 1.0 - float(state.row[space].left) / float(state.cards.goal[event])
    return done


def look_at_boss(state: KickAss, seen: vec[float]) -> None:
    """Return how far the boss is."""
    might: float = seen[16] * 5.0 * float(state.num_players)
    life: float = float(state.boss_life)
    most: float = float(state.cards.boss_life[state.boss if state.boss < MOFO else BIG_B])
    through: float = might - float(state.boss_armor)
    seen[20] = 0.3 * float(state.boss_done)
    seen[21] = seen[20] * seen[1]
    seen[22] = events_done(state)
    if state.boss_at >= 0:
        seen[23] = 1.0
        seen[24] = life / most
        fights: float = life / (through if through > 0.7 else 0.7)
        spare: float = seen[1] * 27.0 - fights
        seen[25] = 0.2 * fights
        seen[26] = 0.2 * (spare if spare < 5.0 else 5.0)
        seen[27] = 1.0 if spare < 0.0 else 0.0
    if state.boss == VIC:
        seen[28] = 0.1 * float(state.track)
        seen[29] = float(state.gang)
        seen[30] = 0.01 * float(state.track * state.gang)
    elif state.boss == DON:
        seen[28] = 0.1 * float(state.boss_power)
        seen[29] = 0.1 * float(state.gang)
        seen[30] = 0.1 * float(state.boss_armor)
    elif state.boss == RED_MIST:
        hidden: i64 = 0
        d: i64 = 0
        for d in range(DISTRICTS):
            hidden += state.mist[d]
        seen[28] = 0.2 * float(hidden) if state.boss_at < 0 else 0.0
    elif state.arena != NO_ARENA:
        seen[28] = 1.0
        seen[29] = 0.2 * float(state.stage)
        enemies: i64 = state.minions[ARENA] + 2 * state.supers[ARENA] + state.big_b + state.russia
        seen[30] = 0.2 * float(enemies) / standing(state)
        seen[31] = life / most if state.boss_at >= 0 else 1.0


def standing(state: KickAss) -> float:
    """Return the heroes still in play."""
    count: i64 = state.alive()
    return float(count if count > 0 else 1)


def value(state: KickAss) -> float:
    """Return how well the team stands, from lost to won."""
    if state.is_terminal():
        return state.returns()[0]
    return 1.8 * likelihood(state) - 0.8


def likelihood(state: KickAss) -> float:
    """Return the chance to win; while nobody knows who the boss is, that against any of the five."""
    seen: vec[float] = signs(state)
    if state.boss >= 0:
        return told(seen, state.boss, state.plot)
    total: float = 0.0
    boss: i64 = 0
    for boss in range(BOSSES):
        total += told(seen, boss, 0)
    return total / float(BOSSES)


def told(seen: vec[float], boss: i64, plot: i64) -> float:
    """Return the chance against a boss: each sign tells one thing at the end, and more the earlier it is."""
    base: i64 = (boss * 2 + plot) * SIGNS
    odds: float = 0.0
    k: i64 = 0
    for k in range(SIGNS):
        odds += (LATE[base + k] + seen[1] * EARLY[base + k]) * seen[k]
    return 1.0 / (1.0 + exp(-odds))
