"""The enemies in a fight (p.18-20): what each kind is worth, costs, and does when it is hit."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.kick_ass import log
from ludotheque.games.kick_ass.chapters import cleaning, figures, row
from ludotheque.games.kick_ass.codes import ARENA, SUPER_VALUE
from ludotheque.games.kick_ass.state import KickAss


class Enemy:
    """One kind of enemy. Its number is its place among all kinds, and among those of the action ``hit``."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def is_at(self, state: KickAss, place: i64) -> bool:
        """Return whether any take part in a fight at a place."""
        return self.times(state, place) > 0

    def power(self, state: KickAss, place: i64) -> i64:
        """Return the power of all of them together at a place."""
        raise NotImplementedError

    def times(self, state: KickAss, place: i64) -> i64:
        """Return how often hits can go to them: once for each who dies, or for each point of life."""
        raise NotImplementedError

    def price(self, state: KickAss) -> i64:
        """Return how many hits that takes each time."""
        raise NotImplementedError

    def price_again(self, state: KickAss) -> i64:
        """Return how many hits it takes the next time."""
        return self.price(state)

    def bears(self, state: KickAss) -> i64:
        """Return how many hits they could take without any harm: one less than it needs, each."""
        times = self.times(state, state.fight.at)
        return (self.price(state) - 1) * times if times > 0 else 0

    def total(self, state: KickAss) -> i64:
        """Return the hits that are the end of them all."""
        return self.price(state) * self.times(state, state.fight.at)

    def can_be_hit(self, state: KickAss) -> bool:
        """Return whether the hits that are left are enough for one of them."""
        return self.times(state, state.fight.at) > 0 and state.fight.hits >= self.price(state)

    def hit(self, state: KickAss, leader: i64) -> None:
        """Pay the price and kill one of them."""
        cost = self.price(state)
        state.fight.hits -= cost
        state.fight.slain = True
        self.fall(state, leader, cost)

    def fall(self, state: KickAss, leader: i64, cost: i64) -> None:
        """Lose one of them to so many hits."""
        raise NotImplementedError


class Minions(Enemy):
    """The minions of the place: power and life 1."""

    def power(self, state: KickAss, place: i64) -> i64:
        return state.minions[place]

    def times(self, state: KickAss, place: i64) -> i64:
        return state.minions[place]

    def price(self, state: KickAss) -> i64:
        return 1

    def fall(self, state: KickAss, leader: i64, cost: i64) -> None:
        state.minions[state.fight.at] -= 1
        log.kill(state, leader, "minion", state.fight.at, cost)
        cleaning.count_kill(state, state.fight.at, leader)


class Supers(Enemy):
    """Super minions: power and life 2."""

    def power(self, state: KickAss, place: i64) -> i64:
        return SUPER_VALUE * state.supers[place]

    def times(self, state: KickAss, place: i64) -> i64:
        return state.supers[place]

    def price(self, state: KickAss) -> i64:
        return SUPER_VALUE

    def fall(self, state: KickAss, leader: i64, cost: i64) -> None:
        state.supers[state.fight.at] -= 1
        log.kill(state, leader, "super", state.fight.at, cost)
        cleaning.count_kill(state, state.fight.at, leader)


class MiniBoss(Enemy):
    """The mini-boss of the event on one space of the row, with power and life of its card."""

    def __init__(self, number: i64, space: i64) -> None:
        super().__init__(number)
        self.space: i64 = space

    def power(self, state: KickAss, place: i64) -> i64:
        return state.cards.power[state.row[self.space].event] if row.mini_on(state, self.space) == place else 0

    def times(self, state: KickAss, place: i64) -> i64:
        return 1 if row.mini_on(state, self.space) == place else 0

    def price(self, state: KickAss) -> i64:
        return state.cards.goal[state.row[self.space].event]

    def total(self, state: KickAss) -> i64:
        return self.price(state) if self.times(state, state.fight.at) > 0 else 0

    def fall(self, state: KickAss, leader: i64, cost: i64) -> None:
        state.row[self.space].left = 0
        log.kill_mini(state, leader, state.row[self.space].event, state.fight.at, cost)


class Gang(Enemy):
    """The people of the boss, or the whole Skull Gang as one body (Q45)."""

    def power(self, state: KickAss, place: i64) -> i64:
        return state.villain.gang.value(state) * self.times(state, place)

    def times(self, state: KickAss, place: i64) -> i64:
        if state.boss_at != place or not state.villain.gang.fight():
            return 0
        return 1 if state.villain.gang.is_one_body(state) else state.villain.gang.members

    def price(self, state: KickAss) -> i64:
        return state.villain.gang.value(state)

    def fall(self, state: KickAss, leader: i64, cost: i64) -> None:
        """Lose a member, or all at once, who are paid for once."""
        members: i64 = state.villain.gang.members if state.villain.gang.is_one_body(state) else 1
        cleaning.kill_gang(state, leader, cost)
        for _ in range(members - 1):
            cleaning.kill_gang(state, leader, 0)


class Armored(Enemy):
    """An enemy that keeps the damage. The first point of a fight must also go through the armor (Q23)."""

    def armor(self, state: KickAss) -> i64:
        """Return the armor as it is now."""
        raise NotImplementedError

    def price(self, state: KickAss) -> i64:
        return 1 if state.fight.is_pierced(self.number) else 1 + self.armor(state)

    def price_again(self, state: KickAss) -> i64:
        return 1

    def bears(self, state: KickAss) -> i64:
        return self.price(state) - 1 if self.times(state, state.fight.at) > 0 else 0

    def total(self, state: KickAss) -> i64:
        life = self.times(state, state.fight.at)
        return self.price(state) + life - 1 if life > 0 else 0

    def hit(self, state: KickAss, leader: i64) -> None:
        """Deal one point of damage, for good (p.19)."""
        cost = self.price(state)
        state.fight.hits -= cost
        state.fight.pierce(self.number)
        self.fall(state, leader, cost)


class Boss(Armored):
    """The boss of the Final Plot."""

    def is_at(self, state: KickAss, place: i64) -> bool:
        return state.boss_at == place and state.villain.fights(state)

    def power(self, state: KickAss, place: i64) -> i64:
        return state.boss_power if self.is_at(state, place) else 0

    def armor(self, state: KickAss) -> i64:
        return state.boss_armor

    def times(self, state: KickAss, place: i64) -> i64:
        if state.boss_at != place or state.fight.aside:
            return 0
        return state.boss_life if state.villain.can_be_hit(state, place) else 0

    def fall(self, state: KickAss, leader: i64, cost: i64) -> None:
        state.boss_life -= 1
        log.damage(state, self.number, cost)
        if state.boss_life == 0:
            figures.boss_dies(state)


class Companion(Armored):
    """One who fights in an arena beside a boss, with the values of a figure of its own."""

    def __init__(self, number: i64, figure: i64) -> None:
        super().__init__(number)
        self.figure: i64 = figure

    def power(self, state: KickAss, place: i64) -> i64:
        return state.cards.boss_power[self.figure] if self.is_at(state, place) else 0

    def armor(self, state: KickAss) -> i64:
        return state.cards.boss_armor[self.figure]

    def times(self, state: KickAss, place: i64) -> i64:
        return state.villain.arena.life_of(self.figure) if place == ARENA else 0

    def fall(self, state: KickAss, leader: i64, cost: i64) -> None:
        state.villain.arena.wound(self.figure)
        if state.villain.arena.life_of(self.figure) == 0:
            state.fight.slain = True
        log.damage(state, self.number, cost)


ENEMIES: Final = vec[Enemy](
    [
        Minions(0),
        Supers(1),
        MiniBoss(2, 0),
        MiniBoss(3, 1),
        MiniBoss(4, 2),
        Gang(5),
        Boss(6),
        Companion(7, figures.BIG_B),
        Companion(8, figures.MOTHER_RUSSIA),
    ]
)
"""All kinds, in the order of their numbers."""


def has_enemy(state: KickAss, place: i64) -> bool:
    """Return whether there is someone to fight."""
    for enemy in ENEMIES:
        if enemy.is_at(state, place):
            return True
    return False


def enemy_power(state: KickAss, place: i64) -> i64:
    """Return the power of all enemies together."""
    power: i64 = 0
    for enemy in ENEMIES:
        power += enemy.power(state, place)
    return power
