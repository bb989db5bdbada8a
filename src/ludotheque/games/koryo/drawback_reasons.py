"""Drawbacks of moves of Koryŏ, in words: events that find nothing to do, and characters in vain.

As reasons do, they look at the tableaux, which lie open, and at the player's own order.
"""

from __future__ import annotations

from ludotheque.core.events import Reason
from ludotheque.games.koryo import verbs
from ludotheque.games.koryo.cards import BARBARIANS, FAMILIES, FAMILY_NAMES, GUARDIAN, KINDS, LOBBYING
from ludotheque.games.koryo.codes import NOBODY
from ludotheque.games.koryo.reasons import broken, gained, lead, table_after
from ludotheque.games.koryo.rules import Koryo


def drawbacks(state: Koryo, action: int, seat: int) -> list[Reason]:
    """Return what speaks against an action of the seat that decides: only orders have drawbacks."""
    if not any(verb.has(action) for verb in (verbs.PLAY, verbs.PAIR, verbs.REVEAL)):
        return []
    after = table_after(state, action, seat)
    return [*_idle_events(state, after, seat), *_vain(state, after, seat)]


def _idle_events(state: Koryo, after: Koryo, seat: int) -> list[Reason]:
    """Return a reason against each kind of event of an order that finds nothing to do."""
    at, found = seat * KINDS, []
    if after.tableau[at + BARBARIANS] > state.tableau[at + BARBARIANS] and not _targets(after, seat):
        found.append(Reason("no-target"))
    if after.tableau[at + LOBBYING] > state.tableau[at + LOBBYING]:
        swaps = any(after.can_lobby(one) and after.characters(one) for one in range(after.num_players))
        found += [] if swaps else [Reason("no-swap")]
    return found


def _targets(after: Koryo, seat: int) -> list[int]:
    """Return the others whose characters Barbarians may destroy."""
    guarded = after.holder(GUARDIAN)
    return [one for one in range(after.num_players) if one not in (seat, guarded) and after.characters(one)]


def _vain(state: Koryo, after: Koryo, seat: int) -> list[Reason]:
    """Return a reason against characters that change no majority, since another player has more of them."""
    if gained(state, after, seat) or any(one.key == "break" for one in broken(state, after, seat)):
        return []
    at = seat * KINDS
    for family in reversed(range(FAMILIES)):
        holder = after.holder(family)
        if after.tableau[at + family] > state.tableau[at + family] and holder not in (seat, NOBODY):
            ahead = {"kind": FAMILY_NAMES[family], "target": holder, "count": lead(after, family, holder)}
            return [Reason("behind", ahead)]
    return []
