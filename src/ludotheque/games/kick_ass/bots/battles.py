"""Forecasts of the fights of Kick-Ass, and their worth."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from ludotheque.games.kick_ass.bots import appraisal
from ludotheque.games.kick_ass.bots.appraisal import GUARD_OF_DON
from ludotheque.games.kick_ass.bots.needs import Gear, Needs
from ludotheque.games.kick_ass.bots.weights import WEIGHTS
from ludotheque.games.kick_ass.cards import BASE_EVENTS, OF_CARD, OF_ITEM
from ludotheque.games.kick_ass.chapters import enemies, items, row
from ludotheque.games.kick_ass.chapters.figures import gang_minions
from ludotheque.games.kick_ass.codes import MATURED_TO_LOSE
from ludotheque.games.kick_ass.state import KickAss
from ludotheque.games.kick_ass.vocabulary import When, Word, is_lightning

PER_DIE: Final = 0.5
"""Hits or shields of a die."""
PER_BOLT: Final = 1.0 / 6.0
"""Lightning of a die."""
PER_REROLL: Final = 0.4
"""Hits or shields of a reroll, if there are blanks."""


class Might:
    """The prospects of a group in a fight."""

    def __init__(self) -> None:
        self.hits: float = 0.0
        self.shields: float = 0.0
        self.red: float = 0.0
        self.life: i64 = 0

    def join(self, state: KickAss, seat: i64, gear: Gear, card: i64) -> None:
        """Add a hero with its gear and a card, or NOBODY for one that adds nothing."""
        red = gear.red
        blue = gear.blue
        self.hits += gear.hits
        self.shields += gear.shields
        self.hits += PER_REROLL * (gear.reroll_red + 0.5 * gear.reroll_any)
        self.shields += PER_REROLL * (gear.reroll_blue + 0.5 * gear.reroll_any)
        if card >= 0:
            red += float(state.cards.amount_of(OF_CARD + card, Word.RED_DICE, When.IN_FIGHT))
            blue += float(state.cards.amount_of(OF_CARD + card, Word.BLUE_DICE, When.IN_FIGHT))
            self.hits += float(state.cards.amount_of(OF_CARD + card, Word.HIT, When.IN_FIGHT))
            self.shields += float(state.cards.amount_of(OF_CARD + card, Word.SHIELD, When.IN_FIGHT))
        for item in state.heroes[seat].items:
            if items.works(state, seat, item):
                self.use(state, OF_ITEM + item.design, not item.exhausted, red, blue)
        self.red += red
        self.hits += PER_DIE * red
        self.shields += PER_DIE * blue
        self.life += state.heroes[seat].life

    def use(self, state: KickAss, source: i64, ready: bool, red: float, blue: float) -> None:
        """Add what an item gives when it is exhausted, and at lightning."""
        for k in range(state.cards.first[source], state.cards.first[source + 1]):
            when = state.cards.when[k]
            amount = float(state.cards.amount[k])
            if is_lightning(when):
                amount *= PER_BOLT * (
                    (0.0 if when == When.BLUE_BOLT else red) + (0.0 if when == When.RED_BOLT else blue)
                )
            elif when != When.EXHAUST or not ready:
                continue
            code = state.cards.code[k]
            if code == Word.RED_DICE:
                self.hits += PER_DIE * amount
            elif code == Word.BLUE_DICE:
                self.shields += PER_DIE * amount
            elif code == Word.HIT:
                self.hits += amount
            elif code == Word.SHIELD:
                self.shields += amount

    def reaches(self, hits: float) -> float:
        """Return the chance of so many hits at least."""
        if hits <= 0.0:
            return 1.0
        return 1.0 / (1.0 + exp(1.7 * (hits - 0.5 - self.hits) / sqrt(0.2 + 0.25 * self.red)))


def fight_worth(needs: Needs, here: i64, might: Might) -> float:
    """Return what a fight in a district is worth to a group."""
    state = needs.state
    if not enemies.has_enemy(state, here):
        return 0.0
    might.hits += float(state.docks_hits())
    might.shields += float(state.docks_shields())
    hits = might.hits
    worth = 0.0
    space: i64 = 0
    for space in range(3):
        if row.mini_on(state, space) == here:
            chance = might.reaches(float(state.cards.goal[state.row[space].event]))
            worth += appraisal.event_worth(state, space) * chance * (1.0 + WEIGHTS.hurry * float(space))
    if state.boss_at == here:
        worth += boss_worth(state, here, might)
    killed = float(state.minions[here]) if hits > float(state.minions[here]) else hits
    worth += killed * appraisal.minion_worth(needs, here)
    rest = hits - killed
    if rest > 0.0 and state.supers[here] > 0:
        felled = rest / 2.0 if rest < 2.0 * float(state.supers[here]) else float(state.supers[here])
        worth += appraisal.minion_worth(needs, here) * WEIGHTS.super_life * felled
    if row.minis_at(state, here) == 0 and state.boss_at != here:
        worth += appraisal.clean_worth(state, here) * might.reaches(float(state.minions[here] + 2 * state.supers[here]))
    worth -= harm(state, float(enemies.enemy_power(state, here)) - might.shields, might.life)
    might.hits -= float(state.docks_hits())
    might.shields -= float(state.docks_shields())
    return worth


def boss_worth(state: KickAss, here: i64, might: Might) -> float:
    """Return what a fight does to the boss and his gang."""
    worth = 0.0
    hits = might.hits
    if state.villain.gang.fight():
        value = float(state.villain.gang.value(state))
        members = float(state.villain.gang.members)
        rate = hits / value if hits < value * members else members
        if state.villain.gang.is_one_body(state):
            rate = members * might.reaches(value)
        elif value > 1.0 and rate < 1.0:
            rate = might.reaches(value)
        worth += (GUARD_OF_DON if gang_minions(state, here) > 0 else WEIGHTS.gang) * rate
    if state.villain.can_be_hit(state, here):
        armor = float(state.boss_armor)
        through = hits - armor
        if through < 0.8:
            through = 0.8 * might.reaches(armor + 1.0)
        life = float(state.boss_life)
        worth += WEIGHTS.boss_hit * (through if through < life else life)
        worth += 5.0 * WEIGHTS.boss_hit * might.reaches(armor + life)
    return worth


def harm(state: KickAss, damage: float, life: i64) -> float:
    """Return what so much damage costs: it can all go to one hero, who faints, and the rest is lost without harm."""
    if damage <= 0.0:
        return 0.0
    cost = damage * WEIGHTS.life
    fainting = WEIGHTS.faint
    if damage > float(life) * 0.5:
        space: i64 = 0
        for space in range(3):
            event = state.row[space].event
            if event >= 0 and space == 2 and state.cards.goal[event] > 0:
                fainting += 0.15 * appraisal.event_worth(state, space)
                if event < BASE_EVENTS and state.matured == MATURED_TO_LOSE - 1:
                    fainting += 60.0
    risk: float = (damage - float(life) + 1.0) * 0.5
    if risk <= 0.0:
        return cost
    if risk > 1.0:
        risk = 1.0
    worst = fainting + 0.5 * WEIGHTS.life * float(life if life > 0 else 0)
    return cost * (1.0 - risk) + worst * risk
