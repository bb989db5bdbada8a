"""Don's tokens (p.29): the number that a district of one of his events has for each, and what it means.

Every token has a colour: Don's power, armor, life, or minions. It lies face down, or asks for a bribe, or is for the
police, or has loot on it, a dollar less for each minion killed; or a hero carries it to the police. 0 is no token.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.games.kick_ass.codes import LOOT, MAX_HEROES


class TokenState:
    """The states of a token: where it is, or what it asks for."""

    DOWN: Final[i64] = 0
    BRIBE: Final[i64] = 1
    POLICE: Final[i64] = 2
    LOOT: Final[i64] = 3
    TAKEN: Final[i64] = 4


COLOURS: Final[i64] = 4
FIRST_DOWN: Final[i64] = 1
FIRST_BRIBE: Final[i64] = 5
FIRST_POLICE: Final[i64] = 9
FIRST_LOOT: Final[i64] = 13
AFTER_LOOT: Final[i64] = 25
FIRST_CARRIED: Final[i64] = 32
AFTER_CARRIED: Final[i64] = 48


def facedown(colour: i64) -> i64:
    """Return a token that lies face down."""
    return FIRST_DOWN + colour


def bribe(colour: i64) -> i64:
    """Return a token that asks for a bribe."""
    return FIRST_BRIBE + colour


def police(colour: i64) -> i64:
    """Return a token for the police."""
    return FIRST_POLICE + colour


def loot(colour: i64, dollars: i64) -> i64:
    """Return a token with so many dollars on it."""
    return FIRST_LOOT + colour * LOOT + dollars - 1


def carried(colour: i64, seat: i64) -> i64:
    """Return a token for the police that a hero carries."""
    return FIRST_CARRIED + colour * MAX_HEROES + seat


def in_state(state: i64, colour: i64, dollars: i64, seat: i64) -> i64:
    """Return a token in some state: loot has dollars on it, and one that is taken is a hero's."""
    if state == TokenState.TAKEN:
        return carried(colour, seat)
    if state == TokenState.LOOT:
        return loot(colour, dollars)
    if state == TokenState.POLICE:
        return police(colour)
    return bribe(colour) if state == TokenState.BRIBE else facedown(colour)


def state_of(token: i64) -> i64:
    """Return the state of a token."""
    if is_carried(token):
        return TokenState.TAKEN
    if is_loot(token):
        return TokenState.LOOT
    if is_police(token):
        return TokenState.POLICE
    return TokenState.BRIBE if is_bribe(token) else TokenState.DOWN


def is_facedown(token: i64) -> bool:
    """Return whether it is not turned up yet."""
    return FIRST_DOWN <= token < FIRST_BRIBE


def is_bribe(token: i64) -> bool:
    """Return whether it asks for a bribe."""
    return FIRST_BRIBE <= token < FIRST_POLICE


def is_police(token: i64) -> bool:
    """Return whether it lies there to be carried to the police."""
    return FIRST_POLICE <= token < FIRST_LOOT


def is_loot(token: i64) -> bool:
    """Return whether there are dollars on it."""
    return FIRST_LOOT <= token < AFTER_LOOT


def is_carried(token: i64) -> bool:
    """Return whether a hero carries it."""
    return FIRST_CARRIED <= token < AFTER_CARRIED


def is_carried_by(token: i64, seat: i64) -> bool:
    """Return whether this hero carries it."""
    return is_carried(token) and carrier(token) == seat


def carrier(token: i64) -> i64:
    """Return the hero who carries it."""
    return (token - FIRST_CARRIED) % MAX_HEROES


def dollars_on(token: i64) -> i64:
    """Return the dollars on a loot token."""
    return (token - FIRST_LOOT) % LOOT + 1


def colour_of(token: i64) -> i64:
    """Return its colour."""
    if is_carried(token):
        return (token - FIRST_CARRIED) // MAX_HEROES
    if is_loot(token):
        return (token - FIRST_LOOT) // LOOT
    return (token - FIRST_DOWN) % COLOURS
