"""Reasons for moves of Koryŏ, in words: what a move does to the majorities, to the points and to the limit.

They look at the tableaux, which lie open, and at the player's own order; never at a hand or an order of someone else.
"""

from __future__ import annotations

from typing import Final

from ludotheque.core.events import Arg, Reason
from ludotheque.games.koryo import verbs
from ludotheque.games.koryo.cards import (
    BARBARIANS,
    BROADCASTER,
    EVENT_NAMES,
    FAMILIES,
    FAMILY_NAMES,
    KINDS,
    LOBBYING,
    MERCHANT,
    OMNISCIENT,
    ROUNDS,
    SENATOR,
    SENATOR_BONUS,
    SHIP_OWNER,
    copies,
    season_limit,
)
from ludotheque.games.koryo.codes import NOBODY
from ludotheque.games.koryo.encoding import HIDDEN, order_shown
from ludotheque.games.koryo.rules import Koryo

SAFE: Final = 2
"""The lead, in cards, from which a majority is not easily lost."""
MOST: Final = 3
"""Reasons that are given at most: the first ones matter most."""


def reasons(state: Koryo, action: int, seat: int) -> list[Reason]:
    """Return the reasons for an action of the seat that decides."""
    if verbs.BANK.has(action):
        return [Reason("token")]
    if verbs.STEAL.has(action):
        return [Reason("steal", {"target": verbs.STEAL.which(action)})]
    if verbs.FORGIVE.has(action):
        return [Reason("forgive", {"kind": EVENT_NAMES[verbs.FORGIVE.which(action)]})]
    if verbs.WAIVE.has(action):
        return waived(state, EVENT_NAMES[verbs.WAIVE.which(action)], seat)
    if verbs.PASS.has(action):
        return crowded(state, seat)
    after = table_after(state, action, seat)
    found = [*gained(state, after, seat), *broken(state, after, seat), *played(state, after, seat)]
    kind = given_away(action, seat)
    if kind != NOBODY and not lost(state, after, seat):
        found.append(Reason("spare", {"kind": FAMILY_NAMES[kind]}))
    return found[:MOST]


def given_away(action: int, seat: int) -> int:
    """Return the family of a card that an action takes from the seat's own; NOBODY if it takes none."""
    if verbs.DISCARD.has(action):
        return verbs.DISCARD.which(action)
    return verbs.LOBBY.part(action, 1) if verbs.LOBBY.has(action) and verbs.LOBBY.part(action, 0) == seat else NOBODY


def waived(state: Koryo, kind: str, seat: int) -> list[Reason]:
    """Return the reason for leaving an event without effect: no choice of it would change a majority for the better."""
    effect = verbs.DESTROY if kind == EVENT_NAMES[0] else verbs.LOBBY
    tables = [table_after(state, one, seat) for one in state.legal_actions() if effect.has(one)]
    useful = any(gained(state, after, seat) or broken(state, after, seat) for after in tables)
    return [] if useful else [Reason("waived", {"kind": kind})]


def crowded(state: Koryo, seat: int) -> list[Reason]:
    """Return the reason for placing no order: there are as many cards as may stay, or more."""
    kept, limit = state.total(state.tableau, seat), season_limit(state.round)
    return [Reason("crowded", {"count": kept, "limit": limit})] if kept >= limit else []


def table_after(state: Koryo, action: int, seat: int) -> Koryo:
    """Return the table as it will be by this action alone: an order counts as if it were revealed."""
    after = state.copy(state.chance)
    at = seat * KINDS
    if verbs.PLAY.has(action):
        after.tableau[at + verbs.PLAY.part(action, 0)] += verbs.PLAY.part(action, 1) + 1
    elif verbs.PAIR.has(action):
        after.tableau[at + verbs.PAIR.part(action, 0)] += 1
        after.tableau[at + verbs.PAIR.part(action, 1)] += 1
    elif verbs.REVEAL.has(action):
        for kind in range(KINDS):
            after.tableau[at + kind] += state.order[at + kind]
    elif verbs.DESTROY.has(action):
        after.tableau[verbs.DESTROY.part(action, 0) * KINDS + verbs.DESTROY.part(action, 1)] -= 1
    elif verbs.LOBBY.has(action):
        after.tableau[verbs.LOBBY.part(action, 0) * KINDS + verbs.LOBBY.part(action, 1)] -= 1
    elif verbs.SWAP.has(action):
        exchange(after, verbs.SWAP.part(action, 0), verbs.SWAP.part(action, 1))
    elif verbs.DISCARD.has(action):
        after.tableau[at + verbs.DISCARD.which(action)] -= 1
    return after


def exchange(after: Koryo, other: int, kind: int) -> None:
    """Swap the card that was chosen first for one of another player."""
    first = after.swap_seat
    for seat, given, got in ((first, after.swap_kind, kind), (other, kind, after.swap_kind)):
        after.tableau[seat * KINDS + given] -= 1
        after.tableau[seat * KINDS + got] += 1


def gained(state: Koryo, after: Koryo, seat: int) -> list[Reason]:
    """Return a reason for each majority that the seat gets, ties, or makes safe, the most influence first."""
    found = []
    for family in reversed(range(FAMILIES)):
        before, holder = state.holder(family), after.holder(family)
        if holder == seat != before:
            args = majority(after, family, seat)
            if before != NOBODY:
                found.append(Reason("take", {**args, "target": before}))
            elif lead(after, family, seat) > 0:
                found.append(Reason("gain", args))
            elif not args["plain"]:  # a tie that the Omniscient wins brings no points
                found.append(Reason("gain-tie", args))
        elif holder == seat and lead(after, family, seat) > lead(state, family, seat):
            count = lead(after, family, seat)
            hidden = may_change(after, family, seat)
            ahead: dict[str, Arg] = {"kind": FAMILY_NAMES[family], "count": count, "hidden": hidden}
            found.append(Reason("safe" if count >= SAFE else "ahead", ahead))
    return found


def broken(state: Koryo, after: Koryo, seat: int) -> list[Reason]:
    """Return a reason for each majority that another player loses to no one, or whose lead shrinks."""
    found = []
    for family in reversed(range(FAMILIES)):
        before, holder = state.holder(family), after.holder(family)
        if before in (seat, NOBODY) or holder == seat:
            continue
        if holder != before:
            found.append(Reason("break", {**majority(after, family, seat), "target": before}))
        elif lead(after, family, before) < lead(state, family, before):
            count, hidden = lead(after, family, before), may_change(after, family, seat)
            args: dict[str, Arg] = {"kind": FAMILY_NAMES[family], "count": count, "hidden": hidden}
            found.append(Reason("press", {**args, "target": before}))
    return found


def majority(after: Koryo, family: int, seat: int) -> dict[str, Arg]:
    """Return what a reason says of a majority: its points, its power, and 1 if an order face down may change it.

    ``plain`` is 1 where there is no power to speak of: the Merchants have none, and some matter in a next season only.
    """
    name = FAMILY_NAMES[family]
    plain = family == MERCHANT or (after.round == ROUNDS and family in (SHIP_OWNER, BROADCASTER))
    hidden = may_change(after, family, seat, held=True)
    return {"kind": name, "power": name, "count": family + 1, "plain": int(plain), "hidden": hidden}


def may_change(after: Koryo, family: int, seat: int, *, held: bool = False) -> int:
    """Return 1 if an order that lies face down may change the lead of a family or, if ``held``, who holds it."""
    holder = after.holder(family)
    for other in range(after.num_players):
        size = order_shown(after, other) if after.has_ordered(other) else 0
        if other == seat or size == 0:
            continue
        for kind in {family, OMNISCIENT} if held else {family}:
            left = copies(kind) - sum(after.tableau[one * KINDS + kind] for one in range(after.num_players))
            if left <= 0:
                continue
            if not held:
                return 1
            worse = after.copy(after.chance)
            worse.tableau[other * KINDS + kind] += left if size == HIDDEN else min(left, size)
            if worse.holder(family) != holder:
                return 1
    return 0


def played(state: Koryo, after: Koryo, seat: int) -> list[Reason]:
    """Return the reasons for playing events, and for cards that are all within the limit."""
    at, found = seat * KINDS, []
    if after.tableau[at + BARBARIANS] > state.tableau[at + BARBARIANS]:
        found.append(Reason("barbarians"))
    if after.tableau[at + LOBBYING] > state.tableau[at + LOBBYING]:
        found.append(Reason("lobbying", {"count": after.tableau[at + LOBBYING] - state.tableau[at + LOBBYING]}))
    kept = after.total(after.tableau, seat)
    limit = season_limit(state.round) + (SENATOR_BONUS if after.has_power(seat, SENATOR) else 0)
    if kept > state.total(state.tableau, seat) and kept <= limit:
        found.append(Reason("fits", {"count": kept, "limit": limit}))
    return found


def lost(state: Koryo, after: Koryo, seat: int) -> bool:
    """Return whether the seat loses a majority."""
    return any(state.holder(family) == seat != after.holder(family) for family in range(FAMILIES))


def lead(state: Koryo, family: int, seat: int) -> int:
    """Return by how many cards of a family a seat is ahead of the best of the others."""
    counts = [state.tableau[one * KINDS + family] for one in range(state.num_players)]
    own = counts.pop(seat)
    return own - max(counts)
