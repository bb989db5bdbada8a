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
from ludotheque.games.kick_ass.chapters.figures import COMPANIONS
from ludotheque.games.kick_ass.codes import (
    ARENA,
    CITY_HALL,
    DISTRICTS,
    EVENTS_TO_PLOT,
    FIRST_HARDSHIP,
    HAND_SLOTS,
    MATURED_TO_LOSE,
    MINI,
    NO_ARENA,
    NOBODY,
)
from ludotheque.games.kick_ass.state import NO_SIGNS, KickAss


class Sign:
    """The places of the signs in the tables: what tells the chance, each a number of about one."""

    ALWAYS: Final[i64] = 0
    TIME: Final[i64] = 1
    TIME_SQUARED: Final[i64] = 2
    # Minions that are too many for City Hall.
    TOO_MANY_NOW: Final[i64] = 3
    TOO_MANY_SOON: Final[i64] = 4
    TOO_MANY_LATER: Final[i64] = 5
    TOO_MANY_IN_THE_END: Final[i64] = 6
    CITY_HALL_FULL: Final[i64] = 7
    DISTRICTS_TAKEN: Final[i64] = 8
    # The heroes, on average.
    HAPPINESS: Final[i64] = 9
    SAD: Final[i64] = 10
    LIFE: Final[i64] = 11
    DOLLARS: Final[i64] = 12
    MEDIA: Final[i64] = 13
    CARDS: Final[i64] = 14
    CARDS_UNUSED: Final[i64] = 15
    HITS: Final[i64] = 16
    SHIELDS: Final[i64] = 17
    HITS_IN_TIME: Final[i64] = 18
    LAST_EVENT: Final[i64] = 19
    """One more matured event loses the game."""
    # Events, before the plot is turned up.
    MISSING: Final[i64] = 20
    MISSING_LATE: Final[i64] = 21
    EVENTS_DONE: Final[i64] = 22
    """Also of the boss's."""
    MATURED: Final[i64] = 23
    PLOT_IS_NEXT: Final[i64] = 24
    # The plot, in the same places.
    BOSS_EVENTS: Final[i64] = 20
    BOSS_EVENTS_IN_TIME: Final[i64] = 21
    FIGURE: Final[i64] = 23
    FIGURE_LIFE: Final[i64] = 24
    FIGHTS_NEEDED: Final[i64] = 25
    FIGHTS_TO_SPARE: Final[i64] = 26
    TOO_FEW_FIGHTS: Final[i64] = 27
    OF_THE_BOSS: Final[i64] = 28
    """Up to three of his own."""
    HEROES: Final[i64] = 31
    # In an arena, in the place of his own and of the number of heroes.
    ARENA: Final[i64] = 28
    ARENA_STAGE: Final[i64] = 29
    ARENA_ENEMIES: Final[i64] = 30
    ARENA_LIFE: Final[i64] = 31
    COUNT: Final[i64] = 32


FITTED: Final[i64] = len(LATE) // (2 * Sign.COUNT)
"""The bosses of whom the tables tell, before and after the plot is turned up: those of the box."""


SEGMENTS_IN_ALL: Final = 27.0
SOON: Final = 3.0
LATER: Final = 7.0
ENOUGH_HAPPINESS: Final[i64] = 6
ENOUGH_DOLLARS: Final[i64] = 8
LEAST_DAMAGE: Final = 0.7
"""A fight does at least that much, for the bots' sums."""
ENOUGH_FIGHTS: Final = 5.0


def signs(state: KickAss) -> vec[float]:
    """Give the signs of a position; those that do not apply are 0."""
    seen = NO_NUMBERS[: Sign.COUNT]
    count = float(state.num_players)
    seen[Sign.ALWAYS] = 1.0
    seen[Sign.HEROES] = 0.25 * count
    look_at_city(state, seen, count)
    look_at_team(state, seen, count)
    if state.plot == 0:
        look_at_events(state, seen)
    else:
        look_at_plot(state, seen)
    return seen


def look_at_city(state: KickAss, seen: vec[float], count: float) -> None:
    """Note time, and minions that are too many now, soon and later."""
    needs = Needs(state)
    left = needs.left / SEGMENTS_IN_ALL
    seen[Sign.TIME] = left
    seen[Sign.TIME_SQUARED] = left * left
    seen[Sign.TOO_MANY_NOW] = needs.overflow(1.0)
    seen[Sign.TOO_MANY_SOON] = needs.overflow(SOON if needs.left > SOON else needs.left)
    seen[Sign.TOO_MANY_LATER] = needs.overflow(LATER if needs.left > LATER else needs.left) / count
    seen[Sign.TOO_MANY_IN_THE_END] = needs.overflow(needs.left) / count
    free = city.room(state, CITY_HALL) + 2 * state.tokens[CITY_HALL]
    seen[Sign.CITY_HALL_FULL] = 1.0 / float(1 + (free if free > 0 else 0))
    taken: i64 = 0
    for d in range(DISTRICTS):
        taken += 1 if city.is_taken(state, d) else 0
    seen[Sign.DISTRICTS_TAKEN] = float(taken) * 0.2


def look_at_team(state: KickAss, seen: vec[float], count: float) -> None:
    """Note what the heroes are and have, on average."""
    might = battles.Might()
    for seat in range(state.num_players):
        hero = state.heroes[seat]
        if hero.out:
            continue
        might.join(state, seat, Gear(state, seat), NOBODY)
        happiness = hero.happiness if hero.happiness < ENOUGH_HAPPINESS else ENOUGH_HAPPINESS
        dollars = hero.dollars if hero.dollars < ENOUGH_DOLLARS else ENOUGH_DOLLARS
        seen[Sign.HAPPINESS] += 0.2 * float(happiness) / count
        seen[Sign.SAD] += (0.5 if hero.happiness <= FIRST_HARDSHIP else 0.0) / count
        seen[Sign.LIFE] += 0.2 * float(hero.life) / count
        seen[Sign.DOLLARS] += 0.2 * float(dollars) / count
        seen[Sign.MEDIA] += 0.1 * float(hero.media) / count
        for slot in range(HAND_SLOTS):
            if hero.hand[slot] >= 0:
                good = appraisal.card_worth(state, hero.hand[slot])
                seen[Sign.CARDS] += 0.05 * good / count
                if hero.used[slot] == 0:
                    seen[Sign.CARDS_UNUSED] += 0.05 * good / count
    seen[Sign.HITS] = 0.2 * might.hits / count
    seen[Sign.SHIELDS] = 0.2 * might.shields / count
    seen[Sign.HITS_IN_TIME] = seen[Sign.HITS] * seen[Sign.TIME]
    seen[Sign.LAST_EVENT] = 1.0 if state.matured == MATURED_TO_LOSE - 1 else 0.0


def look_at_events(state: KickAss, seen: vec[float]) -> None:
    """Note how far the events are, and how soon three will be complete."""
    missing = float(EVENTS_TO_PLOT - state.completed if state.completed < EVENTS_TO_PLOT else 0)
    done = events_done(state)
    seen[Sign.MISSING] = missing
    seen[Sign.MISSING_LATE] = missing * (1.0 - seen[Sign.TIME])
    seen[Sign.EVENTS_DONE] = done if missing > 0.0 else 0.0
    seen[Sign.MATURED] = 0.3 * float(state.matured)
    seen[Sign.PLOT_IS_NEXT] = 1.0 if missing == 0.0 else 0.0


def events_done(state: KickAss) -> float:
    """Return the parts that are done of all events on the row."""
    done = 0.0
    space: i64 = 0
    for space in range(3):
        event = state.row[space].event
        if event >= 0 and state.cards.objective[event] != MINI and state.cards.goal[event] > 0:
            done += 1.0 - float(state.row[space].left) / float(state.cards.goal[event])
    return done


def look_at_plot(state: KickAss, seen: vec[float]) -> None:
    """Note how far the plot is."""
    seen[Sign.BOSS_EVENTS] = 0.3 * float(state.boss_done)
    seen[Sign.BOSS_EVENTS_IN_TIME] = seen[Sign.BOSS_EVENTS] * seen[Sign.TIME]
    seen[Sign.EVENTS_DONE] = events_done(state)
    if state.boss_at >= 0:
        look_at_figure(state, seen)
    if state.arena == NO_ARENA:
        own = state.villain.signs(state) if is_fitted(state.boss) else NO_SIGNS
        for k in range(i64(len(own))):
            seen[Sign.OF_THE_BOSS + k] = own[k]
    else:
        look_at_arena(state, seen)


def look_at_figure(state: KickAss, seen: vec[float]) -> None:
    """Note the boss's life, and whether the fights that it takes are still to be had."""
    might = seen[Sign.HITS] * 5.0 * float(state.num_players)
    through = might - float(state.boss_armor)
    fights: float = float(state.boss_life) / (through if through > LEAST_DAMAGE else LEAST_DAMAGE)
    spare = seen[Sign.TIME] * SEGMENTS_IN_ALL - fights
    seen[Sign.FIGURE] = 1.0
    seen[Sign.FIGURE_LIFE] = life_left(state)
    seen[Sign.FIGHTS_NEEDED] = 0.2 * fights
    seen[Sign.FIGHTS_TO_SPARE] = 0.2 * (spare if spare < ENOUGH_FIGHTS else ENOUGH_FIGHTS)
    seen[Sign.TOO_FEW_FIGHTS] = 1.0 if spare < 0.0 else 0.0


def look_at_arena(state: KickAss, seen: vec[float]) -> None:
    """Note how far the heroes are in the arena, and what is before them."""
    enemies = state.minions[ARENA] + 2 * state.supers[ARENA]
    for figure in COMPANIONS:
        enemies += state.villain.arena.life_of(figure)
    seen[Sign.ARENA] = 1.0
    seen[Sign.ARENA_STAGE] = 0.2 * float(state.villain.arena.stage)
    seen[Sign.ARENA_ENEMIES] = 0.2 * float(enemies) / standing(state)
    seen[Sign.ARENA_LIFE] = life_left(state) if state.boss_at >= 0 else 1.0


def life_left(state: KickAss) -> float:
    """Return the part of the boss's life that is left, where his figure is."""
    return float(state.boss_life) / float(state.cards.boss_life[state.villain.figure])


def standing(state: KickAss) -> float:
    """Return the heroes still in play."""
    count = state.alive()
    return float(count if count > 0 else 1)


def value(state: KickAss) -> float:
    """Return how well the team stands, from lost to won."""
    if state.is_terminal():
        return state.returns()[0]
    return 1.8 * likelihood(state) - 0.8


def likelihood(state: KickAss) -> float:
    """Return the chance to win; against a boss whom no one knows, or no table has, that against any of the others."""
    seen = signs(state)
    if is_fitted(state.boss):
        return told(seen, state.boss, state.plot)
    total = 0.0
    for boss in range(FITTED):
        total += told(seen, boss, state.plot)
    return total / float(FITTED)


def is_fitted(boss: i64) -> bool:
    """Return whether the tables tell of a boss."""
    return 0 <= boss < FITTED


def told(seen: vec[float], boss: i64, plot: i64) -> float:
    """Return the chance against a boss: each sign tells one thing at the end, and more the earlier it is."""
    base: i64 = (boss * 2 + plot) * Sign.COUNT
    odds = 0.0
    for k in range(Sign.COUNT):
        odds += (LATE[base + k] + seen[Sign.TIME] * EARLY[base + k]) * seen[k]
    return 1.0 / (1.0 + exp(-odds))
