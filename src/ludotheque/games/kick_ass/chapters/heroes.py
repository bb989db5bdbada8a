"""Hero dashboards (p.7-8): happiness, strength, social media, life and dollars; hardships and fame."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.kick_ass import log
from ludotheque.games.kick_ass.cards import FIRST_FAMOUS
from ludotheque.games.kick_ass.chapters.hand import RemoveCard
from ludotheque.games.kick_ass.chapters.items import arrange_hands, troubled
from ludotheque.games.kick_ass.codes import (
    DOLLARS,
    FAINT_SPACE,
    FAMOUS_AT,
    FIRST_HARDSHIP,
    HAPPINESS,
    LIFE,
    MEDIA,
    MOST,
    SECOND_HARDSHIP,
    STRENGTH,
    STRONGEST,
)
from ludotheque.games.kick_ass.state import KickAss
from ludotheque.games.kick_ass.vocabulary import Word


class Track:
    """Something that a hero gains and loses."""

    def gain(self, state: KickAss, seat: i64, amount: i64) -> None:
        """Gain some of it."""
        raise NotImplementedError

    def lose(self, state: KickAss, seat: i64, amount: i64) -> None:
        """Lose some of it."""
        raise NotImplementedError


class Happiness(Track):
    """Happiness, from 1 to 9; hardships are turned up as it falls, and down again as it rises."""

    def gain(self, state: KickAss, seat: i64, amount: i64) -> None:
        hero = state.heroes[seat]
        before = hero.happiness
        hero.happiness = MOST if before + amount > MOST else before + amount
        log.stat(state, seat, HAPPINESS, hero.happiness - before)

    def lose(self, state: KickAss, seat: i64, amount: i64) -> None:
        """Lose happiness; what would go below 1 is lost of the social media instead (p.7)."""
        hero = state.heroes[seat]
        lost = hero.happiness - 1
        if lost > amount:
            lost = amount
        log.stat(state, seat, HAPPINESS, -lost)
        lower_to(state, seat, hero.happiness - lost)
        if amount > lost:
            TRACKS[MEDIA].lose(state, seat, amount - lost)


class Strength(Track):
    """Strength, from 1 to 6 (Q28)."""

    def gain(self, state: KickAss, seat: i64, amount: i64) -> None:
        self.set_to(state, seat, state.heroes[seat].strength + amount)

    def lose(self, state: KickAss, seat: i64, amount: i64) -> None:
        self.set_to(state, seat, state.heroes[seat].strength - amount)

    def set_to(self, state: KickAss, seat: i64, level: i64) -> None:
        """Move it, at most to an end."""
        hero = state.heroes[seat]
        before = hero.strength
        hero.strength = 1 if level < 1 else STRONGEST if level > STRONGEST else level
        log.stat(state, seat, STRENGTH, hero.strength - before)


class Media(Track):
    """Social media, from 1 to 9 (Q28)."""

    def gain(self, state: KickAss, seat: i64, amount: i64) -> None:
        """Gain social media; what is too much is a dollar each (p.24). The first time at 9: famous (p.14)."""
        hero = state.heroes[seat]
        before = hero.media
        over = before + amount - MOST
        hero.media = MOST if over > 0 else before + amount
        log.stat(state, seat, MEDIA, hero.media - before)
        if hero.media == FAMOUS_AT and not hero.famous:
            become_famous(state, seat)
        if over > 0:
            TRACKS[DOLLARS].gain(state, seat, over)

    def lose(self, state: KickAss, seat: i64, amount: i64) -> None:
        hero = state.heroes[seat]
        before = hero.media
        hero.media = 1 if before - amount < 1 else before - amount
        log.stat(state, seat, MEDIA, hero.media - before)


class Life(Track):
    """Life, up to the hero's maximum, and down to the Faint space."""

    def gain(self, state: KickAss, seat: i64, amount: i64) -> None:
        hero = state.heroes[seat]
        most = state.cards.life[hero.identity]
        before = hero.life
        hero.life = most if before + amount > most else before + amount
        log.stat(state, seat, LIFE, hero.life - before)

    def lose(self, state: KickAss, seat: i64, amount: i64) -> None:
        """Lose life outside of fights; on the Faint space the die is rolled right after this effect (Q26)."""
        before = state.heroes[seat].life
        wound(state, seat, amount)
        if before > FAINT_SPACE and state.heroes[seat].has_dropped():
            state.book.drop(state, seat)


class Dollars(Track):
    """Dollars; gambling debts take one of each gain. None are lost that are not there (Q28)."""

    def gain(self, state: KickAss, seat: i64, amount: i64) -> None:
        self.add(state, seat, amount - 1 if troubled(state, seat, Word.POOR) else amount)

    def lose(self, state: KickAss, seat: i64, amount: i64) -> None:
        self.add(state, seat, -amount)

    def add(self, state: KickAss, seat: i64, amount: i64) -> None:
        """Change the purse."""
        hero = state.heroes[seat]
        before = hero.dollars
        hero.dollars = 0 if before + amount < 0 else before + amount
        log.stat(state, seat, DOLLARS, hero.dollars - before)


TRACKS: Final = vec[Track]([Happiness(), Strength(), Media(), Life(), Dollars()])
"""In the order of the stats' numbers."""


def change(state: KickAss, seat: i64, stat: i64, amount: i64) -> None:
    """Gain or lose something of one track, or dollars."""
    if state.heroes[seat].out:
        return
    if amount > 0:
        TRACKS[stat].gain(state, seat, amount)
    elif amount < 0:
        TRACKS[stat].lose(state, seat, -amount)


def lower_to(state: KickAss, seat: i64, level: i64) -> None:
    """Lower happiness to a level, and turn up the hardships of the steps it reaches."""
    hero = state.heroes[seat]
    before = hero.happiness
    hero.happiness = level
    if level <= FIRST_HARDSHIP < before:
        turn_up(state, seat, 0)
    if level <= SECOND_HARDSHIP < before:
        turn_up(state, seat, 1)


def turn_up(state: KickAss, seat: i64, which: i64) -> None:
    """Turn up a hardship: it begins to work, and is known from now on."""
    state.heroes[seat].known[which] = 1
    log.hardship(state, seat, which)
    arrange_hands(state, seat)


def become_famous(state: KickAss, seat: i64) -> None:
    """Take the green card to the hand; another one of the hand leaves the game, a used one if need be (Q30)."""
    hero = state.heroes[seat]
    hero.famous = True
    log.famous(state, seat)
    hero.add_card(FIRST_FAMOUS + hero.identity)
    state.put(RemoveCard(seat, FIRST_FAMOUS + hero.identity, of_hand=True))


def wound(state: KickAss, seat: i64, amount: i64) -> None:
    """Take life by something else than a fight's damage, and without a die."""
    hero = state.heroes[seat]
    before = hero.life
    hero.sink(amount)
    log.stat(state, seat, LIFE, hero.life - before)
