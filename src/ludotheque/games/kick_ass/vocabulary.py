"""The closed vocabulary of effects as numbers: what each does, when it works, and whom it concerns.

``chapters/effects.py`` has an object for each word; what is asked of the bare numbers is asked here.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.games.kick_ass.codes import DOLLARS


class Word:
    """Kinds of effects."""

    GAIN: Final[i64] = 0
    """0 to 4: a stat, by so much."""
    TIMER: Final[i64] = 5
    FIGHT: Final[i64] = 6
    MOVE: Final[i64] = 7
    RED_DICE: Final[i64] = 8
    BLUE_DICE: Final[i64] = 9
    HIT: Final[i64] = 10
    SHIELD: Final[i64] = 11
    REROLL_RED: Final[i64] = 12
    REROLL_BLUE: Final[i64] = 13
    REROLL_ANY: Final[i64] = 14
    KILL: Final[i64] = 15
    KILL_HERE: Final[i64] = 16
    KILL_NEAR: Final[i64] = 17
    PROTECT: Final[i64] = 18
    SPAWN: Final[i64] = 19
    SUPER: Final[i64] = 20
    SUPER_FIRST: Final[i64] = 21
    INCOMING: Final[i64] = 22
    ITEM: Final[i64] = 23
    TRACK: Final[i64] = 24
    GANG: Final[i64] = 25
    BLOCK: Final[i64] = 26
    LOSE_HAND: Final[i64] = 27
    LOSE_PACK: Final[i64] = 28
    NO_LIGHTNING: Final[i64] = 29
    NO_HAPPINESS: Final[i64] = 30
    NO_MEDIA: Final[i64] = 31
    POOR: Final[i64] = 32
    HABIT: Final[i64] = 33
    WEARY: Final[i64] = 34
    """Life, but never below 0."""
    COUNT: Final[i64] = 35


class When:
    """The moment at which an effect works."""

    NOW: Final[i64] = 0
    IN_FIGHT: Final[i64] = 1
    BOLT: Final[i64] = 2
    RED_BOLT: Final[i64] = 3
    BLUE_BOLT: Final[i64] = 4
    EXHAUST: Final[i64] = 5
    SLEEP: Final[i64] = 6


class Whom:
    """The heroes or enemies that an effect concerns."""

    OWN: Final[i64] = 0
    ALL: Final[i64] = 1
    TOP: Final[i64] = 2
    LISTED: Final[i64] = 3


def is_stat(word: i64) -> bool:
    """Return whether an effect changes a stat; the word is the number of the stat then."""
    return word <= DOLLARS


def is_reroll(word: i64) -> bool:
    """Return whether an effect rolls dice again."""
    return Word.REROLL_RED <= word <= Word.REROLL_ANY


def is_dice(word: i64) -> bool:
    """Return whether an effect adds dice to a roll."""
    return word == Word.RED_DICE or word == Word.BLUE_DICE


def is_strength(word: i64) -> bool:
    """Return whether an effect adds to what is rolled: hits, or shields."""
    return word == Word.HIT or word == Word.SHIELD


def is_kill(word: i64) -> bool:
    """Return whether an effect kills minions: anywhere, here, or next door."""
    return word == Word.KILL or word == Word.KILL_HERE or word == Word.KILL_NEAR


def is_lightning(when: i64) -> bool:
    """Return whether an effect works for each lightning, of any colour or of one."""
    return When.BOLT <= when <= When.BLUE_BOLT
