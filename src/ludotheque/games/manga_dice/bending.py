"""The cards that one ability would bring within reach: bending dice, or borrowing some, but no luck.

Only how many dice show each value counts here: a bent die keeps its colour, and in a turn there is a green one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.manga_dice import verbs
from ludotheque.games.manga_dice.cards import (
    ADD,
    BORROW,
    COPY,
    EITHER_WAY,
    EXPERIENCES,
    FLIP,
    REDISTRIBUTE,
    SET,
    SKILLS,
    pays,
)
from ludotheque.games.manga_dice.codes import CHANGE, DICE, GREEN, NOBODY, RED, TURN, VALUE, WHITE
from ludotheque.games.manga_dice.rules import MangaDice

VALUES = range(6)
"""From 0: the value 1 is 0."""
Counts = tuple[int, ...]
"""The number of dice that show each value."""


def within_reach(state: MangaDice) -> dict[int, list[int]]:
    """Return the cards that the dice do not pay for, but would after one ability, with the abilities that do it.

    There are some only while a player may use abilities and take a card.
    """
    if state.phase != TURN:
        return {}
    counts = _unused(state)
    dear = [card for card in range(EXPERIENCES + SKILLS) if state.in_row(card) and not _paid(state, card, counts)]
    found: dict[int, list[int]] = {}
    for action in state.legal_actions() if dear else ():
        if verbs.USE.has(action):
            ability = verbs.USE.which(action)
            bent = bends(state, ability, counts)
            for card in dear:
                if any(_paid(state, card, one) for one in bent):
                    found.setdefault(card, []).append(ability)
    return found


def bends(state: MangaDice, card: int, counts: Counts) -> set[Counts]:
    """Return what the dice of the player may show after an ability; nothing where they would be rolled."""
    ability, size = state.cards.ability[card], state.cards.ability_size[card]
    if ability == ADD:
        either = size == EITHER_WAY
        return set(_added(counts, (1, -1) if either else (size,), any_dice=bool(state.options.add_to_any)))
    if ability == FLIP:
        return {_moved(counts, value, 5 - value) for value in _shown(counts)}
    if ability == SET:
        return {_moved(counts, value, to) for value in _shown(counts) for to in VALUES if to != value}
    if ability == COPY:
        return set(_copied(counts, size))
    if ability == REDISTRIBUTE:
        return set(_redistributed(counts))
    if ability == BORROW:
        return set(_borrowed(state, counts))
    return set()


def lying(state: MangaDice) -> Counts:
    """Return what the player's dice show, with those that an ability has set aside; one that gives shows what is left.

    Dice that are to be rolled again are not among them.
    """
    counts = _unused(state)
    ability = state.cards.ability[state.card] if state.phase in (CHANGE, VALUE) else NOBODY
    if ability == REDISTRIBUTE and state.value:
        return _with(counts, state.value - 1)
    if ability not in (ADD, SET):
        return counts
    aside = [sum(state.picked[colour * 6 + value] for colour in range(4)) for value in VALUES]
    return tuple(count + more for count, more in zip(counts, aside, strict=True))


def goes_on(state: MangaDice, action: int) -> set[Counts]:
    """Return what the dice may show when the ability in use is over, if it begins or goes on with this answer.

    There is nothing where that is a roll, or follows at once.
    """
    ability, counts = state.cards.ability[state.card], lying(state)
    if verbs.CHOOSE.has(action) and ability == COPY:
        to, size = verbs.CHOOSE.which(action), state.cards.ability_size[state.card]
        return set(_copied_to(counts, to, size))
    if not verbs.PICK.has(action):
        return set()
    value = verbs.PICK.part(action, 1)
    if ability == SET:
        return {_moved(counts, value, to) for to in VALUES if to != value}
    if ability == COPY:
        first = _moved(counts, value, state.value - 1)
        return {first, *_copied_to(first, state.value - 1, state.left - 1)}
    if ability != REDISTRIBUTE:
        return set()
    if not state.value:
        return set(_handed_on({_without(counts, value)}, value))
    giver = state.value - 2
    others = _moved(_without(counts, giver + 1), value, value + 1)
    return {_with(others, giver), *_handed_on({others}, giver)}


def paid_by(state: MangaDice, counts: Counts) -> set[int]:
    """Return the cards that lie face up and that dice of these values pay for, if a green one is among them."""
    if state.rolls:
        return set()  # in a tie-break, no card is taken
    return {card for card in range(EXPERIENCES + SKILLS) if state.in_row(card) and _paid(state, card, counts)}


def with_die(counts: Counts, value: int, dice: int = 1) -> Counts:
    """Return these dice and one more of a value, or one less."""
    return _with(counts, value, dice)


def could_pay(state: MangaDice, card: int, seat: int) -> bool:
    """Return whether the unused dice of a seat, a green one among them, pay for a card as they lie."""
    at = seat * DICE + GREEN * 6
    if not any(state.dice[at + value] for value in range(6)):
        return False
    return bool(pays(counts_of(state, seat), state.cards.cost[card], state.cards.cost_size[card]))


def counts_of(state: MangaDice, seat: int) -> vec[i64]:
    """Return how many unused dice of a seat show each value."""
    state.count_values(state.dice, seat * DICE)
    return state.counts[:]


def _unused(state: MangaDice) -> Counts:
    """Return the unused dice of the player who decides."""
    state.count_values(state.dice, state.player * DICE)
    return tuple(state.counts)


def _paid(state: MangaDice, card: int, counts: Counts) -> bool:
    """Return whether these dice pay for a card."""
    return bool(pays(vec[i64](list(counts)), state.cards.cost[card], state.cards.cost_size[card]))


def _shown(counts: Counts) -> Iterator[int]:
    """Yield the values that dice show."""
    return (value for value in VALUES if counts[value])


def _moved(counts: Counts, value: int, to: int, dice: int = 1) -> Counts:
    """Return the dice with some of one value turned to another."""
    changed = [*counts]
    changed[value] -= dice
    changed[to] += dice
    return tuple(changed)


def _added(counts: Counts, sizes: Iterable[int], *, any_dice: bool) -> Iterator[Counts]:
    """Add to one die, or with the option to any of them, each once (p.14; R7, R8)."""
    ways = {value: {min(5, max(0, value + size)) for size in sizes} - {value} for value in VALUES}
    if not any_dice:
        yield from (_moved(counts, value, to) for value in _shown(counts) for to in ways[value])
        return
    reached = {(0,) * len(VALUES)}
    for value in VALUES:
        for _ in range(counts[value]):
            reached = {_with(one, to) for one in reached for to in (value, *ways[value])}
    yield from reached


def _copied(counts: Counts, most: int) -> Iterator[Counts]:
    """Give up to ``most`` dice the value of another (p.14; R10)."""
    for to in _shown(counts):
        yield from _copied_to(counts, to, most)


def _copied_to(counts: Counts, to: int, most: int) -> Iterator[Counts]:
    """Give up to ``most`` dice one value."""
    reached = {counts}
    for _ in range(most):
        reached = {_moved(one, value, to) for one in reached for value in _shown(one) if value != to}
        yield from reached


def _redistributed(counts: Counts) -> Iterator[Counts]:
    """Let one die give points to others, none above 6 and itself not below 1 (p.15)."""
    for giver in _shown(counts):
        yield from _handed_on({_without(counts, giver)}, giver)


def _handed_on(others: set[Counts], giver: int) -> Iterator[Counts]:
    """Let a die of some value give points to the others, one after another."""
    for left in reversed(range(giver)):
        others = {_moved(one, value, value + 1) for one in others for value in _shown(one) if value < max(VALUES)}
        yield from (_with(one, left) for one in others)


def _borrowed(state: MangaDice, counts: Counts) -> Iterator[Counts]:
    """Add the used white and red dice of one player (p.15; R11, R12)."""
    for seat in range(state.num_players):
        at = seat * DICE
        lent = [state.used[at + WHITE * 6 + value] + state.used[at + RED * 6 + value] for value in VALUES]
        if any(lent):
            yield tuple(count + more for count, more in zip(counts, lent, strict=True))


def _with(counts: Counts, value: int, dice: int = 1) -> Counts:
    """Return the dice and one more."""
    return (*counts[:value], counts[value] + dice, *counts[value + 1 :])


def _without(counts: Counts, value: int) -> Counts:
    """Return the dice without one of them."""
    return _with(counts, value, -1)
