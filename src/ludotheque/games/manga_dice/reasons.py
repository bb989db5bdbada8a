"""Reasons for moves of Manga Dice, in words: points, dice for the rounds to come, and what the others could pay for.

They look at the dice and the rows, which lie open, never at assists in another hand or at the order of the decks.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.events import Reason
from ludotheque.games.manga_dice import do
from ludotheque.games.manga_dice.bending import within_reach
from ludotheque.games.manga_dice.cards import (
    ADD,
    COPY,
    EITHER_WAY,
    EXPERIENCES,
    FLIP,
    RED_DIE,
    REROLL,
    SET,
    SKILLS,
    WHITE_DICE,
    pays,
)
from ludotheque.games.manga_dice.codes import DICE, GREEN, PAY, RED, WHITE, WIN_POINTS
from ludotheque.games.manga_dice.log import CARD_IDS
from ludotheque.games.manga_dice.rules import MangaDice

NAMED = 2
"""The cards that a reason names at most."""


def reasons(state: MangaDice, action: int, seat: int) -> list[Reason]:
    """Return the reasons for an action of the seat that decides."""
    if do.TAKE.has(action):
        card = int(do.TAKE.which(action))
        return [*(_experience(state, card, seat) if card < EXPERIENCES else _skill(state, card)), *_rivals(state, card)]
    if do.DRAFT.has(action):
        return _alike(state, int(do.DRAFT.which(action)), seat)
    if do.TURN_UP.has(action):
        return [Reason("turn-up")]
    if do.USE.has(action):
        return _ability(state, int(do.USE.which(action)))
    if do.SPEND.has(action):
        payable = any(_could_pay(state, card, seat) for card in _on_offer(state))
        return [Reason("assist-later" if payable else "cannot-pay")]
    if state.phase == PAY:
        return _payment(action)
    if do.CHOOSE.has(action):
        return _value(state, int(do.CHOOSE.which(action)), seat)
    if do.PICK.has(action) or do.LOWER.has(action):
        return _change(state, action, seat)
    if do.BORROW.has(action):
        return [Reason("borrow", {"count": _lent(state, int(do.BORROW.which(action)))})]
    return []


def _ability(state: MangaDice, ability: int) -> list[Reason]:
    """Return the reasons for an ability: the cards that it brings within reach, if its outcome is certain."""
    paid = [CARD_IDS[card] for card, ways in within_reach(state).items() if ability in ways]
    named = [Reason("bends", {"card": dict.fromkeys(paid[:NAMED], 1)})] if paid else []
    return [*named, Reason("skill-free" if ability < SKILLS else "assist-once")]


def _payment(action: int) -> list[Reason]:
    """Return the reason for a die of a payment, or for paying with those that are picked."""
    if not do.PICK.has(action):
        return [Reason("paid")]
    return [Reason("green-needed" if do.PICK.part(action, 0) == GREEN else "keep-green")]


def _value(state: MangaDice, value: int, seat: int) -> list[Reason]:
    """Return the reasons for the value that a die is set to, or that others are to show."""
    if state.cards.ability[state.card] == SET:
        return _alike(state, value, seat)
    count = int(_counts(state, seat)[value])
    return [Reason("most-alike", {"count": count})] if count > 1 else []


def _change(state: MangaDice, action: int, seat: int) -> list[Reason]:
    """Return the reasons for changing a die: what it shows then goes with others, or it goes with none now."""
    ability, lower = state.cards.ability[state.card], do.LOWER.has(action)
    value = int((do.LOWER if lower else do.PICK).part(action, 1))
    if ability == REROLL:
        return [] if _counts(state, seat)[value] > 1 else [Reason("alone")]
    to = _changed_to(state, value, lower=lower)
    if to is None:
        return []
    without = state.copy(state.chance)
    without.dice[seat * DICE + int((do.LOWER if lower else do.PICK).which(action))] -= 1
    return _alike(without, to, seat)


def _changed_to(state: MangaDice, value: int, *, lower: bool) -> int | None:
    """Return the value, from 0, that the ability in use gives a die; None where that is chosen later."""
    ability, size = state.cards.ability[state.card], int(state.cards.ability_size[state.card])
    if ability == FLIP:
        return 5 - value
    if ability == COPY:
        return int(state.value) - 1
    if ability == ADD:
        by = (-1 if lower else 1) if size == EITHER_WAY else size
        return min(5, max(0, value + by))
    return None


def _lent(state: MangaDice, seat: int) -> int:
    """Return how many used white and red dice of a player can be borrowed."""
    at = seat * DICE
    return sum(int(state.used[at + colour * 6 + value]) for colour in (WHITE, RED) for value in range(6))


def _experience(state: MangaDice, card: int, seat: int) -> list[Reason]:
    """Return the reasons for an experience card: its points, and where they lead."""
    if state.cards.wins[card]:
        return [Reason("wins")]
    points = int(state.cards.points[card])
    total = int(state.points(seat)) + points
    found = [Reason("points", {"count": points})]
    if total >= WIN_POINTS:
        found.append(Reason("fifteen", {"count": total}))
    elif total > max(int(state.points(other)) for other in range(state.num_players) if other != seat):
        found.append(Reason("lead", {"count": total}))
    return found


def _skill(state: MangaDice, card: int) -> list[Reason]:
    """Return the reason for a skill: what it does in each round to come."""
    ability, size = state.cards.ability[card - EXPERIENCES], int(state.cards.ability_size[card - EXPERIENCES])
    if ability == WHITE_DICE:
        return [Reason("white-dice", {"count": size})]
    return [Reason("red-die", {"value": size}) if ability == RED_DIE else Reason("ability")]


def _rivals(state: MangaDice, card: int) -> list[Reason]:
    """Return a reason for each other player whose dice would pay for a card now."""
    others = (seat for seat in range(state.num_players) if seat != state.player)
    return [Reason("rival", {"target": seat}) for seat in others if _could_pay(state, card, seat)][:1]


def _alike(state: MangaDice, value: int, seat: int) -> list[Reason]:
    """Return the reasons for a die more of a value: the dice that show it, and the cards that come within reach."""
    counts = _counts(state, seat)
    found = []
    paid = {card for card in _on_offer(state) if pays(counts, state.cards.cost[card], state.cards.cost_size[card])}
    counts[value] += 1
    now = {card for card in _on_offer(state) if pays(counts, state.cards.cost[card], state.cards.cost_size[card])}
    if now - paid:
        found.append(Reason("reach", {"count": len(now - paid)}))
    if counts[value] > 1:
        found.append(Reason("alike", {"count": int(counts[value])}))
    return found


def _could_pay(state: MangaDice, card: int, seat: int) -> bool:
    """Return whether the unused dice of a seat, a green one among them, pay for a card as they lie."""
    at = seat * DICE + GREEN * 6
    if not any(state.dice[at + value] for value in range(6)):
        return False
    return bool(pays(_counts(state, seat), state.cards.cost[card], state.cards.cost_size[card]))


def _counts(state: MangaDice, seat: int) -> vec[i64]:
    """Return how many unused dice of a seat show each value."""
    state.count_values(state.dice, seat * DICE)
    return state.counts[:]


def _on_offer(state: MangaDice) -> list[int]:
    """Return the cards that lie face up."""
    return [card for card in range(EXPERIENCES + SKILLS) if state.in_row(card)]
