"""The districts of New York as they lie there (p.11-16): spaces, who is on them, protection tokens."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ludotheque.games.kick_ass import log, verbs
from ludotheque.games.kick_ass.chapters.figures import gang_minions, gang_spaces
from ludotheque.games.kick_ass.codes import DISTRICTS, PROTECTIONS
from ludotheque.games.kick_ass.state import KickAss, Question


def room(state: KickAss, district: i64) -> i64:
    """Return the empty spaces of a district."""
    return state.cards.limit[district] - held(state, district) - state.tokens[district]


def held(state: KickAss, district: i64) -> i64:
    """Return the spaces with a minion or super on them, the Skull Gang's included (p.27; Q45)."""
    return state.minions[district] + state.supers[district] + gang_spaces(state, district)


def is_taken(state: KickAss, district: i64) -> bool:
    """Return whether every space has a minion or super on it (p.15)."""
    return held(state, district) >= state.cards.limit[district]


def minions_in(state: KickAss, place: i64) -> i64:
    """Count the minions that effects reach there: those on spaces, and Don's gang (p.29; R7)."""
    return state.minions[place] + gang_minions(state, place)


def minions_anywhere(state: KickAss) -> bool:
    """Return whether there is a minion on the map."""
    for district in range(DISTRICTS):
        if minions_in(state, district) > 0:
            return True
    return False


def minions_next_to(state: KickAss, here: i64) -> bool:
    """Return whether there is a minion next door to a district."""
    for district in range(DISTRICTS):
        if minions_in(state, district) > 0 and state.cards.steps(here, district) == 1:
            return True
    return False


# --- Protection tokens (p.24) ---


def tokens_left(state: KickAss) -> i64:
    """Return how many of the eight tokens are not on the map."""
    left = PROTECTIONS
    for district in range(DISTRICTS):
        left -= state.tokens[district]
    return left


def can_protect(state: KickAss) -> bool:
    """Return whether there is a token, and an empty space for it."""
    if tokens_left(state) == 0:
        return False
    for district in range(DISTRICTS):
        if room(state, district) > 0:
            return True
    return False


@final
class PlaceTokens(Question):
    """Place protection tokens on empty spaces, up to so many."""

    def __init__(self, seat: i64, most: i64) -> None:
        super().__init__(seat)
        self.most: i64 = most

    def offer(self, state: KickAss, actions: list[i64]) -> None:
        if not can_protect(state):
            return
        for district in range(DISTRICTS):
            if room(state, district) > 0:
                actions.append(verbs.PROTECT.of(district))
        actions.append(verbs.DONE.first)

    def answer(self, state: KickAss, action: i64) -> None:
        state.drop()
        if action == verbs.DONE.first:
            return
        if self.most > 1:
            state.put(PlaceTokens(self.seat, self.most - 1))
        district = verbs.PROTECT.which(action)
        state.tokens[district] += 1
        log.protect(state, self.seat, district)


def unprotect(state: KickAss, district: i64) -> None:
    """Remove a protection token."""
    state.tokens[district] -= 1
    log.unprotect(state, district)
