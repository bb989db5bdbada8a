"""The Event Row as it lies there (p.10-11): where its mini-bosses are, what it blocks, what is complete."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.games.kick_ass import tokens
from ludotheque.games.kick_ass.cards import OF_SETUP, Cards
from ludotheque.games.kick_ass.codes import DELIVER, DISTRICTS, EVENT_SPACES, GANGS, MINI, NOBODY
from ludotheque.games.kick_ass.pieces import NOTHING_CARRIED, EventSpace
from ludotheque.games.kick_ass.state import KickAss
from ludotheque.games.kick_ass.vocabulary import Word


def is_empty(state: KickAss) -> bool:
    """Return whether the row is empty."""
    for space in state.row:
        if not space.is_empty():
            return False
    return True


def clear(state: KickAss, space: i64) -> None:
    """Empty a space of the row."""
    state.row[space] = EventSpace(NOBODY)


def at_first(cards: Cards, event: i64) -> EventSpace:
    """Return the space of an event that has just been set up."""
    space = EventSpace(event)
    kind = cards.objective[event]
    space.left = 1 if kind == MINI else cards.goal[event]
    space.at = cards.at[event * DISTRICTS : (event + 1) * DISTRICTS]
    space.carried = NOTHING_CARRIED[:]
    if kind == GANGS:
        for district in range(DISTRICTS):
            if space.at[district] > 0:
                space.at[district] = tokens.facedown(space.at[district] - 1)
    elif kind == DELIVER:
        space.at[cards.origin[event]] = cards.goal[event]
    return space


def minis_at(state: KickAss, district: i64) -> i64:
    """Return how many mini-bosses of events are in a district."""
    count: i64 = 0
    for space in range(EVENT_SPACES):
        if mini_on(state, space) == district:
            count += 1
    return count


def mini_on(state: KickAss, number: i64) -> i64:
    """Return the district where the mini-boss of a space's event is, or NOBODY."""
    space = state.row[number]
    if space.event < 0 or state.cards.objective[space.event] != MINI or space.left == 0:
        return NOBODY
    return state.cards.target[space.event]


def blocked(state: KickAss, district: i64) -> bool:
    """Return whether an inactive timer token lies in a district (p.24): by an event, or by the boss (p.29)."""
    if state.villain.blocks(state, district):
        return True
    for space in state.row:
        event = space.event
        if event >= 0:
            for k in range(state.cards.first[OF_SETUP + event], state.cards.first[OF_SETUP + event + 1]):
                if state.cards.code[k] == Word.BLOCK and state.cards.place[k] == district:
                    return True
    return False


def any_complete(state: KickAss) -> bool:
    """Return whether an event on the row has nothing left to do."""
    for space in state.row:
        if space.is_complete():
            return True
    return False


def look(state: KickAss) -> None:
    """Complete the events that have nothing left to do, once the questions on top are answered."""
    if any_complete(state):
        state.book.complete_events(state)
