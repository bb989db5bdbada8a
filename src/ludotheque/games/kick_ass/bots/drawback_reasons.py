"""Drawbacks of moves of Kick-Ass, in words: what is put away, given up or risked."""

from __future__ import annotations

from ludotheque.core.events import Reason
from ludotheque.games.kick_ass import verbs
from ludotheque.games.kick_ass.bots.reasons import near_enemies
from ludotheque.games.kick_ass.chapters import day, items
from ludotheque.games.kick_ass.chapters.enemies import enemy_power
from ludotheque.games.kick_ass.names import ITEM_IDS
from ludotheque.games.kick_ass.state import KickAss


def drawbacks(state: KickAss, action: int, seat: int) -> list[Reason]:
    """Return what speaks against an action of the seat that decides."""
    if verbs.EQUIP.has(action):
        return _puts_away(state, verbs.EQUIP.which(action), seat)
    if action == verbs.JOIN.first:
        return [Reason("uses-fight", args) for args in near_enemies(state, seat)[:1]]
    if action == verbs.FIGHT.first:
        return [Reason("strong-enemies", {"count": power}) for power in _deadly(state, seat)]
    if action == verbs.PASS.first and isinstance(state.top(), day.Act):
        return [Reason("gives-up-fight")] if state.heroes[seat].fights > 0 else []
    for verb in (verbs.TAKE, verbs.RECALL):
        if verb.has(action) and not state.cards.fights[verb.which(action)]:
            return [Reason("no-fight")]
    return []


def _puts_away(state: KickAss, design: int, seat: int) -> list[Reason]:
    """Return a reason against an item for which another one goes to the backpack."""
    worn = [slot for slot, item in enumerate(state.heroes[seat].items) if item.worn]
    after = state.copy(state.chance)
    items.equip(after, seat, design)
    gone = [slot for slot in worn if not after.heroes[seat].items[slot].worn]
    return [Reason("puts-away", {"item": ITEM_IDS[state.heroes[seat].items[slot].design]}) for slot in gone[:1]]


def _deadly(state: KickAss, seat: int) -> list[int]:
    """Return the power of the enemies where a hero is, if it is more than the hero's lives."""
    power, life = enemy_power(state, state.heroes[seat].at), state.heroes[seat].life
    return [power] if power > life else []
