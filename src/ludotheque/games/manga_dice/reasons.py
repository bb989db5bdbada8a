"""Reasons for moves of Manga Dice, in words: points, dice for the rounds to come, and what the others could pay for.

They look at the dice and the rows, which lie open, never at assists in another hand or at the order of the decks.
"""

from __future__ import annotations

from typing import Final

from ludotheque.core.events import Reason
from ludotheque.games.manga_dice import verbs
from ludotheque.games.manga_dice.bending import (
    Counts,
    bends,
    could_pay,
    counts_of,
    goes_on,
    lying,
    paid_by,
    with_die,
    within_reach,
)
from ludotheque.games.manga_dice.cards import (
    ADD,
    ANY_GREEN,
    ASSISTS,
    BORROW,
    COPY,
    EITHER_WAY,
    EXPERIENCES,
    FLIP,
    RED_DIE,
    REDISTRIBUTE,
    REROLL,
    SET,
    SKILLS,
    WHITE_DICE,
    YELLOW_DICE,
)
from ludotheque.games.manga_dice.codes import CHANGE, DICE, GREEN, HAND_LIMIT, PAY, READY, RED, WHITE, WIN_POINTS
from ludotheque.games.manga_dice.log import CARD_IDS
from ludotheque.games.manga_dice.rules import MangaDice

NAMED = 2
"""The cards that a reason names at most."""
FITTING = 2
"""Dice of a roll that have to fit at most: more would take too much luck."""
MOST = 3
"""Reasons that are given at most: the first ones matter most."""
VALUES = range(6)
"""From 0: the value 1 is 0."""
EACH_ROUND: Final = {
    YELLOW_DICE: "each-yellow",
    REROLL: "each-reroll",
    FLIP: "each-flip",
    COPY: "each-copy",
    SET: "each-set",
    REDISTRIBUTE: "each-redistribute",
    BORROW: "each-borrow",
}
"""The reason for a skill with an ability that is used in a turn."""


def reasons(state: MangaDice, action: int, seat: int) -> list[Reason]:
    """Return the reasons for an action of the seat that decides."""
    if verbs.TAKE.has(action):
        return _take(state, verbs.TAKE.which(action), seat)[:MOST]
    if verbs.DRAFT.has(action):
        return _draft(state, verbs.DRAFT.which(action), seat)[:MOST]
    if verbs.TURN_UP.has(action):
        return [Reason("turn-up"), *_kept_assists(state, seat)]
    if verbs.USE.has(action):
        return _ability(state, verbs.USE.which(action), seat)[:MOST]
    if verbs.SPEND.has(action):
        payable = any(could_pay(state, card, seat) for card in on_offer(state))
        kept = _kept_assists(state, seat) if state.hand_size(seat) < HAND_LIMIT else []
        return [Reason("assist-later" if payable else "cannot-pay"), *kept]
    if state.phase == PAY:
        return _payment(action)
    if verbs.CHOOSE.has(action):
        return _value(state, verbs.CHOOSE.which(action), seat)
    if verbs.PICK.has(action) or verbs.LOWER.has(action):
        return _change(state, action, seat)[:MOST]
    if verbs.DISCARD.has(action):
        return _discard(state, verbs.DISCARD.which(action), seat)[:MOST]
    if verbs.DONE.has(action) and state.phase == CHANGE:
        return _enough(state, seat)
    if verbs.BORROW.has(action):
        return [Reason("borrow", {"count": _lent(state, verbs.BORROW.which(action))})]
    return []


def _ability(state: MangaDice, ability: int, seat: int) -> list[Reason]:
    """Return the reasons for an ability: the cards that it brings within reach, and those that stay within it."""
    paid = [CARD_IDS[card] for card, ways in within_reach(state).items() if ability in ways]
    named = [Reason("bends", {"card": dict.fromkeys(paid[:NAMED], 1)})] if paid else _lucky(state, ability, seat)
    if ability < SKILLS:
        return [*named, Reason("skill-free"), *_kept_assists(state, seat)]
    if state.cards.ability[ability] in (YELLOW_DICE, BORROW):
        named += naming(state, "still", paid_by(state, _unused(state, seat)))
    return [*named, *([Reason("room")] if state.hand_size(seat) == HAND_LIMIT else [])]


def _lucky(state: MangaDice, ability: int, seat: int) -> list[Reason]:
    """Return a reason that names a card which a roll can bring within reach with one die, or else with two."""
    kind, counts = state.cards.ability[ability], _unused(state, seat)
    if kind not in (YELLOW_DICE, REROLL):
        return []
    rolled = {counts}
    for _ in range(min(FITTING, state.cards.ability_size[ability])):
        without = {with_die(one, value, -1) for one in rolled for value in VALUES if one[value]}
        rolled = {with_die(one, to) for one in (without if kind == REROLL else rolled) for to in VALUES}
        paid: set[int] = set().union(*(paid_by(state, one) for one in rolled))
        if found := naming(state, "lucky", paid - paid_by(state, counts)):
            return found
    return []


def _kept_assists(state: MangaDice, seat: int) -> list[Reason]:
    """Return a reason for using no assist, if the player could use one now."""
    legal = state.legal_actions()
    kept = [card for card in range(ASSISTS) if verbs.USE.of(SKILLS + card) in legal]
    if len(kept) == 1:
        return [Reason("assist-kept", {"card": CARD_IDS[EXPERIENCES + SKILLS + kept[0]]})]
    return [Reason("assists-kept", {"count": state.hand_size(seat)})] if kept else []


def _take(state: MangaDice, card: int, seat: int) -> list[Reason]:
    """Return the reasons for taking a card now: what it brings, what it saves, and who would take it."""
    first, *more = _experience(state, card, seat) if card < EXPERIENCES else _skill(state, card)
    if first.key == "wins" or any(one.key == "fifteen" for one in more):
        return [first, *more, *_rivals(state, card)]  # there may be no later turn
    return [first, *_kept_assists(state, seat), *_rivals(state, card), *more, *_not_shown(state)]


def _not_shown(state: MangaDice) -> list[Reason]:
    """Return a reason for turning up no card, which the next player could take in this round."""
    if not any(verbs.TURN_UP.has(action) for action in state.legal_actions()):
        return []
    seats = [(state.player + step) % state.num_players for step in range(1, state.num_players)]
    greens = [seat for seat in seats if any(state.dice[seat * DICE + GREEN * 6 + value] for value in VALUES)]
    return [Reason("not-shown", {"target": seat}) for seat in greens[:1]]


def _payment(action: int) -> list[Reason]:
    """Return the reason for a die of a payment, or for paying with those that are picked."""
    if not verbs.PICK.has(action):
        return [Reason("paid")]
    return [Reason("green-needed" if verbs.PICK.part(action, 0) == GREEN else "keep-green")]


def _value(state: MangaDice, value: int, seat: int) -> list[Reason]:
    """Return the reasons for the value that a die is set to, or that others are to show."""
    if state.cards.ability[state.card] == SET:
        return _alike(state, _unused(state, seat), value, lying(state))
    count = counts_of(state, seat)[value]
    return [*_opens(state, verbs.CHOOSE.of(value)), *([Reason("most-alike", {"count": count})] if count > 1 else [])]


def _change(state: MangaDice, action: int, seat: int) -> list[Reason]:
    """Return the reasons for changing a die: what it shows then goes with others, or it goes with none now."""
    ability, lower = state.cards.ability[state.card], verbs.LOWER.has(action)
    value = (verbs.LOWER if lower else verbs.PICK).part(action, 1)
    alone = [] if lying(state)[value] > 1 else [Reason("alone")]
    die = (verbs.LOWER if lower else verbs.PICK).which(action)
    if ability == REROLL:
        return [*_kept(state, die, seat), *alone]
    to = _changed_to(state, value, lower=lower)
    if to is None:
        return [*_opens(state, action), *alone]
    if ability == REDISTRIBUTE:
        count = counts_of(state, seat)[to] + 1
        return [*_opens(state, action), *([Reason("alike", {"count": count})] if count > 1 else [])]
    found = _alike(state, with_die(lying(state), value, -1), to, lying(state))
    return found if found and found[0].key == "reach" else [*_opens(state, action), *found]


def _opens(state: MangaDice, action: int) -> list[Reason]:
    """Return a reason that names the cards which the ability in use can still bring within reach after an answer."""
    found: set[int] = set()
    for counts in goes_on(state, action):
        found |= paid_by(state, counts)
    return naming(state, "bends", found - paid_by(state, lying(state)))


def _kept(state: MangaDice, die: int, seat: int) -> list[Reason]:
    """Return a reason for rolling a die again if the others pay for a card in any case, with a green one left."""
    without = state.copy(state.chance)
    without.dice[seat * DICE + die] -= 1
    return naming(
        state, "kept", {card for card in on_offer(state) if not state.rolls and could_pay(without, card, seat)}
    )


def _enough(state: MangaDice, seat: int) -> list[Reason]:
    """Return a reason for changing no more dice: the cards that they pay for, those that are rolled again aside."""
    if state.cards.ability[state.card] == REROLL:
        return naming(state, "kept", {card for card in paid_by(state, lying(state)) if could_pay(state, card, seat)})
    return naming(state, "reached", paid_by(state, lying(state)))


def _draft(state: MangaDice, value: int, seat: int) -> list[Reason]:
    """Return the reasons for a green die: cards within reach with it, by an ability or by one more, and rivals."""
    before = _unused(state, seat)
    after = with_die(before, value)
    paid = paid_by(state, before) | paid_by(state, after)
    found = _alike(state, before, value, before)
    alike = [found.pop()] if found and found[-1].key == "alike" else []
    bent = [
        Reason("draft-bends", {"card1": CARD_IDS[EXPERIENCES + ability], "card2": CARD_IDS[card]})
        for ability, card in _bendable(state, before, after, seat)
        if card not in paid
    ]
    return [*found, *bent[:1], *_short(state, before, value), *_denied(state, value), *alike]


def _bendable(state: MangaDice, before: Counts, after: Counts, seat: int) -> list[tuple[int, int]]:
    """Return the own abilities with the cards that they bring within reach with a new die, but not without it."""
    skills = [one for one in range(SKILLS) if state.skill[one] == seat and state.skill_state[one] == READY]
    found = []
    for ability in [*skills, *(SKILLS + one for one in range(ASSISTS) if state.assist[one] == seat)]:
        old = {card for counts in bends(state, ability, before) for card in paid_by(state, counts)}
        new = {card for counts in bends(state, ability, after) for card in paid_by(state, counts)}
        found += [(ability, card) for card in new - old]
    return sorted(found, key=lambda one: (-worth(state, one[1]), one))


def _short(state: MangaDice, before: Counts, value: int) -> list[Reason]:
    """Return a reason for a green die after which one more, of a value that lies there, would pay for a card."""
    left = list(state.pool)
    left[value] -= 1
    if sum(left) < state.num_players:
        return []  # it is the last one for this seat
    after = with_die(before, value)
    near = {card for more in VALUES if left[more] for card in paid_by(state, with_die(after, more))}
    was_near = {card for more in VALUES for card in paid_by(state, with_die(before, more))}
    return naming(state, "short", near - was_near - paid_by(state, after))


def _denied(state: MangaDice, value: int) -> list[Reason]:
    """Return a reason for the last green die of a value with which alone another player could pay for a card."""
    if state.pool[value] > 1:
        return []
    drafts = min(int(sum(state.pool)) - 1, state.num_players - 1)
    target = state.player
    for _ in range(drafts):
        target = state.before(target)
        counts = _unused(state, target)
        wanted = paid_by(state, with_die(counts, value))
        for other in VALUES:
            if other != value and state.pool[other]:
                wanted -= paid_by(state, with_die(counts, other))
        if wanted := wanted - paid_by(state, counts):
            return [Reason("denied", {"target": target, "card": CARD_IDS[best(state, wanted)[0]]})]
    return []


def _discard(state: MangaDice, card: int, seat: int) -> list[Reason]:
    """Return the reasons for an assist to discard: another card does the same, or the others do more this round."""
    same = [
        other
        for other in range(SKILLS + ASSISTS)
        if other != SKILLS + card
        and (state.skill[other] if other < SKILLS else state.assist[other - SKILLS]) == seat
        and state.cards.ability[other] == state.cards.ability[SKILLS + card]
        and state.cards.ability_size[other] == state.cards.ability_size[SKILLS + card]
    ]
    found = [Reason("same", {"card": CARD_IDS[EXPERIENCES + other]}) for other in same[:1]]
    if not any(state.dice[seat * DICE + GREEN * 6 + value] for value in VALUES):
        return found  # there is no other turn in this round
    others = [other for other in range(ASSISTS) if other != card and state.assist[other] == seat]
    for other in others:
        if bent := _bent(state, SKILLS + other, seat):
            names = {"card1": CARD_IDS[EXPERIENCES + SKILLS + other], "card2": CARD_IDS[best(state, bent)[0]]}
            found.append(Reason("keeps", names))
            break
    lucky = state.cards.ability[SKILLS + card] in (YELLOW_DICE, REROLL)
    return found if lucky or _bent(state, SKILLS + card, seat) else [*found, Reason("no-use")]


def _bent(state: MangaDice, ability: int, seat: int) -> set[int]:
    """Return the cards that an ability brings within reach of a player's dice, as they lie."""
    counts = _unused(state, seat)
    return {card for after in bends(state, ability, counts) for card in paid_by(state, after)} - paid_by(state, counts)


def naming(state: MangaDice, key: str, found: set[int]) -> list[Reason]:
    """Return a reason that names the best of some cards; none where there are none."""
    return [Reason(key, {"card": CARD_IDS[best(state, found)[0]]})] if found else []


def best(state: MangaDice, found: set[int]) -> list[int]:
    """Return cards in the order of their worth: points first, and skills after them."""
    return sorted(found, key=lambda card: (-worth(state, card), card))


def worth(state: MangaDice, card: int) -> int:
    """Return the points of a card; winning at once is worth as many as end the game."""
    if card >= EXPERIENCES:
        return 0
    return WIN_POINTS if state.cards.wins[card] else state.cards.points[card]


def _changed_to(state: MangaDice, value: int, *, lower: bool) -> int | None:
    """Return the value, from 0, that the ability in use gives a die; None where that is chosen later."""
    ability, size = state.cards.ability[state.card], state.cards.ability_size[state.card]
    if ability == FLIP:
        return 5 - value
    if ability == COPY:
        return state.value - 1
    if ability == REDISTRIBUTE and state.value:
        return value + 1
    if ability == ADD:
        by = (-1 if lower else 1) if size == EITHER_WAY else size
        return min(5, max(0, value + by))
    return None


def _lent(state: MangaDice, seat: int) -> int:
    """Return how many used white and red dice of a player can be borrowed."""
    at = seat * DICE
    return sum(state.used[at + colour * 6 + value] for colour in (WHITE, RED) for value in range(6))


def _experience(state: MangaDice, card: int, seat: int) -> list[Reason]:
    """Return the reasons for an experience card: its points, and where they lead."""
    if state.cards.wins[card]:
        return [Reason("wins")]
    points = state.cards.points[card]
    total = state.points(seat) + points
    found = [Reason("points", {"count": points})]
    if total >= WIN_POINTS:
        found.append(Reason("fifteen", {"count": total}))
    elif total > max(state.points(other) for other in range(state.num_players) if other != seat):
        found.append(Reason("lead", {"count": total}))
    return found


def _skill(state: MangaDice, card: int) -> list[Reason]:
    """Return the reason for a skill: what it does in each round to come."""
    ability, size = state.cards.ability[card - EXPERIENCES], state.cards.ability_size[card - EXPERIENCES]
    if ability == WHITE_DICE:
        return [Reason("white-dice", {"count": size})]
    if ability == RED_DIE:
        return [Reason("red-die", {"value": size})]
    if ability != ADD:
        return [Reason(EACH_ROUND[ability], {"count": size})]
    if size == EITHER_WAY:
        return [Reason("each-add-either")]
    return [Reason("each-add" if size > 0 else "each-subtract", {"count": abs(int(size))})]


def _rivals(state: MangaDice, card: int) -> list[Reason]:
    """Return a reason if another player's dice would pay for a card now; a card for any green die says nothing."""
    if state.cards.cost[card] == ANY_GREEN:
        return []
    others = (seat for seat in range(state.num_players) if seat != state.player)
    return [Reason("rival", {"target": seat}) for seat in others if could_pay(state, card, seat)][:1]


def _alike(state: MangaDice, without: Counts, value: int, before: Counts) -> list[Reason]:
    """Return the reasons for a die more of a value: the cards that come within reach, and the dice that show it.

    ``before`` are the dice as they lay, where the die has been one of them.
    """
    after = with_die(without, value)
    found = naming(state, "reach", paid_by(state, after) - paid_by(state, before))
    if after[value] > 1:
        found.append(Reason("alike", {"count": after[value]}))
    return found


def _unused(state: MangaDice, seat: int) -> Counts:
    """Return the same as a tuple."""
    return tuple(count for count in counts_of(state, seat))


def on_offer(state: MangaDice) -> list[int]:
    """Return the cards that lie face up."""
    return [card for card in range(EXPERIENCES + SKILLS) if state.in_row(card)]
