"""Drawbacks of moves of Manga Dice, in words: cards that the dice pay for already.

As reasons do, they look at the dice and the rows, which lie open, and at the player's own assists.
"""

from __future__ import annotations

from ludotheque.core.events import Reason
from ludotheque.games.manga_dice import verbs
from ludotheque.games.manga_dice.bending import could_pay, within_reach
from ludotheque.games.manga_dice.cards import SKILLS
from ludotheque.games.manga_dice.codes import DICE, GREEN
from ludotheque.games.manga_dice.reasons import best, naming, on_offer, worth
from ludotheque.games.manga_dice.rules import MangaDice


def drawbacks(state: MangaDice, action: int, seat: int) -> list[Reason]:
    """Return what speaks against an action of the seat that decides."""
    paid = {card for card in on_offer(state) if could_pay(state, card, seat)}
    if verbs.USE.has(action) and verbs.USE.which(action) >= SKILLS:
        return _wasted(state, verbs.USE.which(action), paid)
    if verbs.SPEND.has(action):
        return [*naming(state, "now", paid), *_last(state, seat)]
    if verbs.TAKE.has(action):
        card = verbs.TAKE.which(action)
        return naming(state, "dearer", {other for other in paid if worth(state, other) > worth(state, card)})
    return []


def _wasted(state: MangaDice, ability: int, paid: set[int]) -> list[Reason]:
    """Return a reason against an assist if nothing that it brings within reach is worth more than what is paid for."""
    brought = [worth(state, card) for card, ways in within_reach(state).items() if ability in ways]
    if not paid or max(brought, default=0) > worth(state, best(state, paid)[0]):
        return []
    return naming(state, "pays-already", paid)


def _last(state: MangaDice, seat: int) -> list[Reason]:
    """Return a reason against spending the last green die."""
    at = seat * DICE + GREEN * 6
    return [Reason("spends-last")] if sum(state.dice[at : at + 6]) == 1 else []
