"""The components of Kick-Ass as the rules see them: flat tables for one number of players.

Every source has a run of effects: those of source ``s`` are numbered ``first[s]`` to ``first[s + 1] - 1``. Sources
are the cards, items, steps of strength, events (reward, maturation, sleep, setup), spawns, hardships and combat cards.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.kick_ass.codes import DISTRICTS, HEROES, STRONGEST
from ludotheque.games.kick_ass.expansions import FOLDERS

CARDS: Final[i64] = 69
"""Designs: 35 initial, 7 famous, then 18 blue and 9 red of which there are two each."""
FIRST_FAMOUS: Final[i64] = 35
FIRST_BLUE: Final[i64] = 42
FIRST_RED: Final[i64] = 60
DECK_CARDS: Final[i64] = 27
ITEMS: Final[i64] = 31
FIRST_SHOP_ITEM: Final[i64] = 7
SHOP_ITEMS: Final[i64] = 24
ADDED: Final[i64] = len(FOLDERS)
BOSSES: Final[i64] = 5 + ADDED
"""Those of the box, and those of expansions."""
BASE_EVENTS: Final[i64] = 11
BOSS_EVENTS: Final[i64] = 4
EVENTS: Final[i64] = BASE_EVENTS + BOSSES * BOSS_EVENTS
"""Eleven base events, then four of each boss."""
FIGURES: Final[i64] = 6 + ADDED
"""With trackers: four bosses and MoFo's two of the box, then one of each expansion."""
SPAWNS: Final[i64] = 20
HARDSHIPS: Final[i64] = 12
COMBATS: Final[i64] = 6

# Where the effects of each kind of source begin.
OF_CARD: Final[i64] = 0
OF_ITEM: Final[i64] = OF_CARD + CARDS
OF_STRENGTH: Final[i64] = OF_ITEM + ITEMS
OF_REWARD: Final[i64] = OF_STRENGTH + HEROES * STRONGEST
OF_MATURES: Final[i64] = OF_REWARD + EVENTS
OF_SLEEP: Final[i64] = OF_MATURES + EVENTS
OF_SETUP: Final[i64] = OF_SLEEP + EVENTS
OF_SPAWN: Final[i64] = OF_SETUP + EVENTS
OF_HARDSHIP: Final[i64] = OF_SPAWN + SPAWNS
OF_COMBAT: Final[i64] = OF_HARDSHIP + HARDSHIPS


@final
class Cards:
    """One set of components for one number of players, filled in by components.py."""

    def __init__(self) -> None:
        none = vec[i64]([])
        # Effects.
        self.first: vec[i64] = none
        self.when: vec[i64] = none
        self.whom: vec[i64] = none
        self.code: vec[i64] = none
        self.amount: vec[i64] = none
        self.place: vec[i64] = none
        # Activation cards: movement, the only district, timers, fights, copies.
        self.moves: vec[i64] = none
        self.only: vec[i64] = none
        self.timers: vec[i64] = none
        self.fights: vec[i64] = none
        self.hero_of: vec[i64] = none
        # Items.
        self.slot: vec[i64] = none
        self.cost: vec[i64] = none
        # Heroes.
        self.start: vec[i64] = none
        self.happiness: vec[i64] = none
        self.strength: vec[i64] = none
        self.media: vec[i64] = none
        self.life: vec[i64] = none
        self.viral: vec[i64] = none
        # Districts: a row of eight for each where two are concerned.
        self.limit: vec[i64] = none
        self.path: vec[i64] = none
        self.distance: vec[i64] = none
        # Spawns: incoming, three districts each; the Incoming tile.
        self.spawn_incoming: vec[i64] = none
        self.spawn_districts: vec[i64] = none
        self.incoming: vec[i64] = none
        # Events: objective, its number or the life and power of a mini-boss, districts as numbers or bits.
        self.objective: vec[i64] = none
        self.goal: vec[i64] = none
        self.power: vec[i64] = none
        self.origin: vec[i64] = none
        self.target: vec[i64] = none
        self.at: vec[i64] = none
        self.playable: vec[i64] = none
        # Figures of the Final Plots: power, armor, life; Don's gang. Dice.
        self.boss_power: vec[i64] = none
        self.boss_armor: vec[i64] = none
        self.boss_life: vec[i64] = none
        self.gang: i64 = 0
        self.red: vec[i64] = none
        self.blue: vec[i64] = none
        self.faint: vec[i64] = none

    def steps(self, here: i64, there: i64) -> i64:
        """Return how many borders lie between two districts."""
        return self.distance[here * DISTRICTS + there]

    def has(self, source: i64, code: i64) -> bool:
        """Return whether a component has an effect, whenever it works."""
        for k in range(self.first[source], self.first[source + 1]):
            if self.code[k] == code:
                return True
        return False

    def amount_of(self, source: i64, code: i64, when: i64) -> i64:
        """Return how much of one effect a component has, of those that work at such a time."""
        total: i64 = 0
        k = self.first[source]
        end = self.first[source + 1]
        while k < end:
            if self.code[k] == code and self.when[k] == when:
                total += self.amount[k]
            k += 1
        return total
