"""Abilities of skills and assists (p.8-9, p.13-15): one of each a turn, before a card is taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.state import IllegalAction
from ludotheque.games.manga_dice import log
from ludotheque.games.manga_dice.cards import (
    ADD,
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
    most_alike,
)
from ludotheque.games.manga_dice.codes import (
    BORROW_FROM,
    CHANGE,
    CHOOSE,
    DICE,
    DISCARD,
    DISCARDED,
    DONE,
    LEND,
    LOWER,
    NOBODY,
    PICK,
    READY,
    RED,
    TIE,
    TIRED,
    TURN,
    USE,
    VALUE,
    WHITE,
    YELLOW,
)

if TYPE_CHECKING:
    from ludotheque.games.manga_dice.rules import MangaDice

NO_DICE: Final = vec[i64]([0] * DICE)


def offer_abilities(state: MangaDice, actions: list[i64]) -> None:
    """One skill and one assist a turn, if they would change anything."""
    card: i64 = 0
    if not state.skill_used:
        for card in range(SKILLS):
            if state.skill[card] == state.player and state.skill_state[card] == READY and would_help(state, card):
                actions.append(USE + card)
    if not state.assist_used:
        for card in range(ASSISTS):
            if state.assist[card] == state.player and would_help(state, SKILLS + card):
                actions.append(USE + SKILLS + card)


def may_use(state: MangaDice, card: i64) -> bool:
    """Whether a card (skills first, then assists) is the player's to use now."""
    if card < SKILLS:
        if state.skill_used or state.skill[card] != state.player or state.skill_state[card] != READY:
            return False
    elif state.assist_used or state.assist[card - SKILLS] != state.player:
        return False
    return would_help(state, card)


def would_help(state: MangaDice, card: i64) -> bool:
    """Whether an ability has anything to work on."""
    ability: i64 = state.cards.ability[card]
    size: i64 = state.cards.ability_size[card]
    if ability == WHITE_DICE or ability == RED_DIE:
        return False  # they gave their dice once (p.16)
    if ability == YELLOW_DICE:
        return state.yellows > 0
    if ability == BORROW:
        return lender_after(state, NOBODY) != NOBODY
    if ability == ADD and size == EITHER_WAY:
        return dice_between(state, 1, 6) > 0
    if ability == ADD:
        return dice_between(state, 1, 5) > 0 if size > 0 else dice_between(state, 2, 6) > 0
    if ability == COPY:
        state.count_values(state.dice, state.player * DICE)
        return most_alike(state.counts) < dice_between(state, 1, 6)
    if ability == REDISTRIBUTE:
        return can_redistribute(state)
    return dice_between(state, 1, 6) > 0


def dice_between(state: MangaDice, low: i64, high: i64) -> i64:
    """How many unused dice of the player show a value in that range."""
    count: i64 = 0
    colour: i64 = 0
    value: i64 = 0
    for colour in range(4):
        for value in range(low - 1, high):
            count += state.dice[state.player * DICE + colour * 6 + value]
    return count


def can_redistribute(state: MangaDice) -> bool:
    """Whether some die can give a point to another."""
    givers: list[i64] = []
    offer_givers(state, givers)
    return len(givers) > 0


def offer_givers(state: MangaDice, actions: list[i64]) -> None:
    """Dice above 1, if another one below 6 can take from them."""
    takers: i64 = dice_between(state, 1, 5)
    die: i64 = 0
    for die in range(DICE):
        others: i64 = takers - (1 if die % 6 < 5 else 0)
        if die % 6 > 0 and others > 0 and state.dice[state.player * DICE + die] > 0:
            actions.append(PICK + die)


def use(state: MangaDice, action: i64) -> None:
    """Turn a skill sideways or discard an assist, and ask what its ability needs to know."""
    card: i64 = action - USE
    if not may_use(state, card):
        raise IllegalAction(action)
    if card < SKILLS:
        state.skill_used = True
        state.skill_state[card] = TIRED
    else:
        state.assist_used = True
        state.assist[card - SKILLS] = DISCARDED
    if state.events is not None:
        log.card(state, "use", "abilities", EXPERIENCES + card)
    state.card = card
    state.left = state.cards.ability_size[card]
    state.clear_picked()
    ability: i64 = state.cards.ability[card]
    if ability == YELLOW_DICE:
        roll_yellow(state)
    elif ability == BORROW:
        state.phase = LEND
    elif ability == COPY:
        state.phase = VALUE
    else:
        state.phase = CHANGE


def roll_yellow(state: MangaDice) -> None:
    """Yellow dice, as many as are left, rolled at once; they stay for this action phase (p.14)."""
    count: i64 = state.left if state.left < state.yellows else state.yellows
    state.yellows -= count
    _k: i64 = 0
    for _k in range(count):
        value: i64 = state.chance.below(6)
        state.dice[state.player * DICE + YELLOW * 6 + value] += 1
        state.picked[YELLOW * 6 + value] += 1
    if state.events is not None:
        log.dice(state, "yellow", "yellow-dice")
    state.clear_picked()
    end_ability(state)


def end_ability(state: MangaDice) -> None:
    """Back to the turn, or to the tie-break."""
    state.card = NOBODY
    state.left = 0
    state.value = 0
    state.phase = TURN if state.rolls == 0 else TIE


def change_actions(state: MangaDice) -> list[i64]:
    """Which die an ability changes; `done` where it may change fewer than it could."""
    actions: list[i64] = []
    ability: i64 = state.cards.ability[state.card]
    size: i64 = state.cards.ability_size[state.card]
    if ability == ADD:
        if size > 0:
            state.offer_dice(actions, PICK, 1, 5)
        if size < 0 or size == EITHER_WAY:
            state.offer_dice(actions, LOWER, 2, 6)
    elif ability == COPY:
        offer_other_values(state, actions)
    elif ability == REDISTRIBUTE:
        if state.value == 0:
            offer_givers(state, actions)
        else:
            state.offer_dice(actions, PICK, 1, 5)
    else:
        state.offer_dice(actions, PICK, 1, 6)
    if may_stop(state):
        actions.append(DONE)
    return actions


def may_stop(state: MangaDice) -> bool:
    """Whether an ability that takes several dice has had at least one."""
    ability: i64 = state.cards.ability[state.card]
    if ability == ADD:
        return is_any_picked(state)
    if ability == REROLL or ability == COPY:
        return state.left < state.cards.ability_size[state.card]
    return ability == REDISTRIBUTE and state.value > 0 and state.left > 0


def is_any_picked(state: MangaDice) -> bool:
    """Whether a die has been set aside."""
    die: i64 = 0
    for die in range(DICE):
        if state.picked[die] > 0:
            return True
    return False


def offer_other_values(state: MangaDice, actions: list[i64]) -> None:
    """Dice that do not show the copied value yet."""
    die: i64 = 0
    for die in range(DICE):
        if die % 6 != state.value - 1 and state.dice[state.player * DICE + die] > 0:
            actions.append(PICK + die)


def apply_change(state: MangaDice, action: i64) -> None:
    """Change one die, or stop where fewer may be changed."""
    ability: i64 = state.cards.ability[state.card]
    if action == DONE:
        if not may_stop(state):
            raise IllegalAction(action)
        stop_changing(state)
        return
    if not PICK <= action < CHOOSE:
        raise IllegalAction(action)
    lower: bool = action >= LOWER
    die: i64 = action - LOWER if lower else action - PICK
    if state.dice[state.player * DICE + die] == 0:
        raise IllegalAction(action)
    if ability == ADD:
        add(state, die, lower, action)
    elif lower:
        raise IllegalAction(action)
    elif ability == FLIP:
        change(state, die, 7 - (die % 6 + 1))
        end_ability(state)
    elif ability == SET:
        state.picked[die] += 1
        state.dice[state.player * DICE + die] -= 1
        state.phase = VALUE
    elif ability == COPY:
        copy_to(state, die, action)
    elif ability == REROLL:
        set_aside(state, action)
    else:
        redistribute(state, die, action)


def add(state: MangaDice, die: i64, lower: bool, action: i64) -> None:
    """Add to one die or subtract from it; the result stays within 1 to 6 (p.14; R7, R8).

    With the option to add to any dice it is set aside, so that others may follow, until no other can be changed.
    """
    size: i64 = state.cards.ability_size[state.card]
    value: i64 = die % 6 + 1
    if (lower and size > 0 and size != EITHER_WAY) or (not lower and size < 0):
        raise IllegalAction(action)
    by: i64 = size
    if size == EITHER_WAY:
        by = -1 if lower else 1
    to: i64 = value + by
    if to > 6:
        to = 6
    elif to < 1:
        to = 1
    if to == value:
        raise IllegalAction(action)
    change(state, die, to)
    if state.options.add_to_any:
        die = die // 6 * 6 + to - 1
        state.dice[state.player * DICE + die] -= 1
        state.picked[die] += 1
        if would_help(state, state.card):
            return
        take_back(state)
    end_ability(state)


def take_back(state: MangaDice) -> None:
    """Dice that were changed and set aside lie among the unused ones again."""
    die: i64 = 0
    for die in range(DICE):
        state.dice[state.player * DICE + die] += state.picked[die]
    state.clear_picked()


def change(state: MangaDice, die: i64, to: i64) -> None:
    """One unused die shows another value."""
    at: i64 = state.player * DICE
    colour: i64 = die // 6
    state.dice[at + die] -= 1
    state.dice[at + colour * 6 + to - 1] += 1
    if state.events is not None:
        log.change(state, colour, die % 6 + 1, to)


def copy_to(state: MangaDice, die: i64, action: i64) -> None:
    """A die takes the copied value (p.14; R10)."""
    if die % 6 == state.value - 1:
        raise IllegalAction(action)
    change(state, die, state.value)
    state.left -= 1
    more: list[i64] = []
    offer_other_values(state, more)
    if state.left == 0 or not more:
        end_ability(state)


def set_aside(state: MangaDice, action: i64) -> None:
    """A die to be rolled again, together with the others (R9)."""
    state.pick(action)
    state.left -= 1
    if state.left == 0 or dice_between(state, 1, 6) == 0:
        stop_changing(state)


def stop_changing(state: MangaDice) -> None:
    """Roll what was set aside; the source of a redistribution takes its place again, and so do dice added to."""
    ability: i64 = state.cards.ability[state.card]
    if ability == REROLL:
        reroll(state)
    elif ability == ADD:
        take_back(state)
    elif ability == REDISTRIBUTE:
        put_back(state)
    end_ability(state)


def reroll(state: MangaDice) -> None:
    """Roll what was set aside, all together (R9)."""
    at: i64 = state.player * DICE
    rolled: vec[i64] = NO_DICE[:]
    die: i64 = 0
    _k: i64 = 0
    for die in range(DICE):
        for _k in range(state.picked[die]):
            value: i64 = state.chance.below(6)
            state.dice[at + die // 6 * 6 + value] += 1
            rolled[die // 6 * 6 + value] += 1
    if state.events is not None:
        log.reroll(state, rolled)
    state.clear_picked()


def redistribute(state: MangaDice, die: i64, action: i64) -> None:
    """First the die that gives, then one point at a time to others, none above 6 (p.15)."""
    if state.value == 0:
        if die % 6 == 0 or dice_between(state, 1, 5) == (1 if die % 6 < 5 else 0):
            raise IllegalAction(action)
        state.pick(action)
        state.value = die % 6 + 1
        state.left = 0
        return
    if die % 6 == 5:
        raise IllegalAction(action)
    change(state, die, die % 6 + 2)
    state.value -= 1
    state.left += 1
    if state.value == 1 or dice_between(state, 1, 5) == 0:
        stop_changing(state)


def put_back(state: MangaDice) -> None:
    """The die that gave, lower than before."""
    die: i64 = 0
    for die in range(DICE):
        if state.picked[die] > 0:
            state.dice[state.player * DICE + die // 6 * 6 + state.value - 1] += 1
            if state.events is not None:
                log.change(state, die // 6, die % 6 + 1, state.value)
    state.clear_picked()


def value_actions(state: MangaDice) -> list[i64]:
    """The value to set a die to, or the value to copy from a die that shows it."""
    actions: list[i64] = []
    value: i64 = 0
    for value in range(6):
        if may_choose(state, value):
            actions.append(CHOOSE + value)
    return actions


def may_choose(state: MangaDice, value: i64) -> bool:
    """SET: another value than it has. COPY: one that an unused die shows."""
    colour: i64 = 0
    if state.cards.ability[state.card] == COPY:
        for colour in range(4):
            if state.dice[state.player * DICE + colour * 6 + value] > 0:
                return True
        return False
    for colour in range(4):
        if state.picked[colour * 6 + value] > 0:
            return False
    return True


def apply_value(state: MangaDice, action: i64) -> None:
    """SET: the die shows that value. COPY: which dice shall take it is asked next."""
    value: i64 = action - CHOOSE
    if not CHOOSE <= action < BORROW_FROM or not may_choose(state, value):
        raise IllegalAction(action)
    state.value = value + 1
    if state.cards.ability[state.card] == COPY:
        state.phase = CHANGE
        return
    die: i64 = 0
    for die in range(DICE):
        if state.picked[die] > 0:
            state.dice[state.player * DICE + die] += 1
            change(state, die, state.value)
    state.clear_picked()
    end_ability(state)


def lender_after(state: MangaDice, seat: i64) -> i64:
    """The next seat after that one with a white or red die on its Used card, or NOBODY (R11, R12)."""
    other: i64 = 0
    value: i64 = 0
    for other in range(seat + 1, state.num_players):
        for value in range(6):
            if state.used[other * DICE + value] + state.used[other * DICE + RED * 6 + value] > 0:
                return other
    return NOBODY


def lend_actions(state: MangaDice) -> list[i64]:
    """Whose used dice to borrow."""
    actions: list[i64] = []
    seat: i64 = lender_after(state, NOBODY)
    while seat != NOBODY:
        actions.append(BORROW_FROM + seat)
        seat = lender_after(state, seat)
    return actions


def apply_lend(state: MangaDice, action: i64) -> None:
    """All used white and red dice of a player become the borrower's, unused, as they lie (p.15)."""
    seat: i64 = action - BORROW_FROM
    if not BORROW_FROM <= action < DISCARD or seat >= state.num_players or lender_after(state, seat - 1) != seat:
        raise IllegalAction(action)
    die: i64 = 0
    for die in range(DICE):
        if die // 6 == WHITE or die // 6 == RED:
            state.picked[die] = state.used[seat * DICE + die]
            state.dice[state.player * DICE + die] += state.picked[die]
            state.used[seat * DICE + die] = 0
    if state.events is not None:
        log.borrow(state, seat)
    state.clear_picked()
    end_ability(state)
