"""Abilities of skills and assists (p.8-9, p.13-15): one of each a turn, before a card is taken."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.manga_dice import log, verbs
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
    VALUES,
    WHITE_DICE,
    YELLOW_DICE,
    most_alike,
)
from ludotheque.games.manga_dice.codes import (
    CHANGE,
    COLOURS,
    DICE,
    LEND,
    NOBODY,
    READY,
    RED,
    TIE,
    TIRED,
    TURN,
    VALUE,
    WHITE,
    YELLOW,
)
from ludotheque.games.manga_dice.state import MangaDiceTable

NO_DICE: Final = vec[i64]([0] * DICE)


def offer_abilities(state: MangaDiceTable, actions: list[i64]) -> None:
    """One skill and one assist a turn, if they would change anything."""
    if not state.skill_used:
        for card in range(SKILLS):
            if state.skill[card] == state.player and state.skill_state[card] == READY and would_help(state, card):
                actions.append(verbs.USE.of(card))
    if not state.assist_used:
        for card in range(ASSISTS):
            if state.assist[card] == state.player and would_help(state, SKILLS + card):
                actions.append(verbs.USE.of(SKILLS + card))


def would_help(state: MangaDiceTable, card: i64) -> bool:
    """Return whether an ability has anything to work on."""
    ability = state.cards.ability[card]
    size = state.cards.ability_size[card]
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


def dice_between(state: MangaDiceTable, low: i64, high: i64) -> i64:
    """Return how many unused dice of the player show a value in that range."""
    count: i64 = 0
    for colour in range(COLOURS):
        for value in range(low - 1, high):
            count += state.dice[state.player * DICE + colour * 6 + value]
    return count


def can_redistribute(state: MangaDiceTable) -> bool:
    """Return whether some die can give a point to another."""
    givers: list[i64] = []
    offer_givers(state, givers)
    return len(givers) > 0


def offer_givers(state: MangaDiceTable, actions: list[i64]) -> None:
    """Dice above 1, if another one below 6 can take from them."""
    takers = dice_between(state, 1, 5)
    for die in range(DICE):
        others: i64 = takers - (1 if die % 6 < 5 else 0)
        if die % 6 > 0 and others > 0 and state.dice[state.player * DICE + die] > 0:
            actions.append(verbs.PICK.of(die))


def use(state: MangaDiceTable, card: i64) -> None:
    """Turn a skill sideways or discard an assist, and ask what its ability needs to know."""
    if card < SKILLS:
        state.skill_used = True
        state.skill_state[card] = TIRED
    else:
        state.assist_used = True
        state.use_up(card - SKILLS)
    log.card(state, "use", "abilities", EXPERIENCES + card)
    state.card = card
    state.left = state.cards.ability_size[card]
    state.clear_picked()
    ability = state.cards.ability[card]
    if ability == YELLOW_DICE:
        roll_yellow(state)
    elif ability == BORROW:
        state.phase = LEND
    elif ability == COPY:
        state.phase = VALUE
    else:
        state.phase = CHANGE


def roll_yellow(state: MangaDiceTable) -> None:
    """Yellow dice, as many as are left, rolled at once; they stay for this action phase (p.14)."""
    count = state.left if state.left < state.yellows else state.yellows
    state.yellows -= count
    for _ in range(count):
        value = state.chance.below(6)
        state.dice[state.player * DICE + YELLOW * 6 + value] += 1
        state.picked[YELLOW * 6 + value] += 1
    log.dice(state, "yellow", "yellow-dice")
    state.clear_picked()
    end_ability(state)


def end_ability(state: MangaDiceTable) -> None:
    """Back to the turn, or to the tie-break."""
    state.card = NOBODY
    state.left = 0
    state.value = 0
    state.phase = TURN if state.rolls == 0 else TIE


def offer_changes(state: MangaDiceTable, actions: list[i64]) -> None:
    """Offer the dice that an ability may change; `done` where it may change fewer than it could."""
    ability = state.cards.ability[state.card]
    size = state.cards.ability_size[state.card]
    if ability == ADD:
        if size > 0:
            state.offer_dice(actions, verbs.PICK, 1, 5)
        if size < 0 or size == EITHER_WAY:
            state.offer_dice(actions, verbs.LOWER, 2, 6)
    elif ability == COPY:
        offer_other_values(state, actions)
    elif ability == REDISTRIBUTE:
        if state.value == 0:
            offer_givers(state, actions)
        else:
            state.offer_dice(actions, verbs.PICK, 1, 5)
    else:
        state.offer_dice(actions, verbs.PICK, 1, 6)
    if may_stop(state):
        actions.append(verbs.DONE.first)


def may_stop(state: MangaDiceTable) -> bool:
    """Return whether an ability that takes several dice has had at least one."""
    ability = state.cards.ability[state.card]
    if ability == ADD:
        return is_any_picked(state)
    if ability == REROLL or ability == COPY:
        return state.left < state.cards.ability_size[state.card]
    return ability == REDISTRIBUTE and state.value > 0 and state.left > 0


def is_any_picked(state: MangaDiceTable) -> bool:
    """Return whether a die has been set aside."""
    for die in range(DICE):
        if state.picked[die] > 0:
            return True
    return False


def offer_other_values(state: MangaDiceTable, actions: list[i64]) -> None:
    """Dice that do not show the copied value yet."""
    for die in range(DICE):
        if die % 6 != state.value - 1 and state.dice[state.player * DICE + die] > 0:
            actions.append(verbs.PICK.of(die))


def change_dice(state: MangaDiceTable, action: i64) -> None:
    """Change one die, or stop where fewer may be changed."""
    if verbs.DONE.has(action):
        stop_changing(state)
        return
    lower = verbs.LOWER.has(action)
    die = verbs.LOWER.which(action) if lower else verbs.PICK.which(action)
    ability = state.cards.ability[state.card]
    if ability == ADD:
        add(state, die, lower)
    elif ability == FLIP:
        change(state, die, 7 - (die % 6 + 1))
        end_ability(state)
    elif ability == SET:
        state.pick(die)
        state.phase = VALUE
    elif ability == COPY:
        copy_to(state, die)
    elif ability == REROLL:
        set_aside(state, die)
    else:
        redistribute(state, die)


def add(state: MangaDiceTable, die: i64, lower: bool) -> None:
    """Add to one die or subtract from it; the result stays within 1 to 6 (p.14; R7, R8).

    With the option to add to any dice it is set aside, so that others may follow, until no other can be changed.
    """
    size = state.cards.ability_size[state.card]
    value = die % 6 + 1
    by = size
    if size == EITHER_WAY:
        by = -1 if lower else 1
    to = value + by
    if to > 6:
        to = 6
    elif to < 1:
        to = 1
    change(state, die, to)
    if state.options.add_to_any:
        die = die // 6 * 6 + to - 1
        state.dice[state.player * DICE + die] -= 1
        state.picked[die] += 1
        if would_help(state, state.card):
            return
        take_back(state)
    end_ability(state)


def take_back(state: MangaDiceTable) -> None:
    """Dice that were changed and set aside lie among the unused ones again."""
    for die in range(DICE):
        state.dice[state.player * DICE + die] += state.picked[die]
    state.clear_picked()


def change(state: MangaDiceTable, die: i64, to: i64) -> None:
    """One unused die shows another value."""
    at = state.player * DICE
    colour = die // 6
    state.dice[at + die] -= 1
    state.dice[at + colour * 6 + to - 1] += 1
    log.change(state, colour, die % 6 + 1, to)


def copy_to(state: MangaDiceTable, die: i64) -> None:
    """Give a die the copied value (p.14; R10)."""
    change(state, die, state.value)
    state.left -= 1
    more: list[i64] = []
    offer_other_values(state, more)
    if state.left == 0 or not more:
        end_ability(state)


def set_aside(state: MangaDiceTable, die: i64) -> None:
    """Pick a die to be rolled again, together with the others (R9)."""
    state.pick(die)
    state.left -= 1
    if state.left == 0 or dice_between(state, 1, 6) == 0:
        stop_changing(state)


def stop_changing(state: MangaDiceTable) -> None:
    """Roll what was set aside; the source of a redistribution takes its place again, and so do dice added to."""
    ability = state.cards.ability[state.card]
    if ability == REROLL:
        reroll(state)
    elif ability == ADD:
        take_back(state)
    elif ability == REDISTRIBUTE:
        put_back(state)
    end_ability(state)


def reroll(state: MangaDiceTable) -> None:
    """Roll what was set aside, all together (R9)."""
    at = state.player * DICE
    rolled = NO_DICE[:]
    for die in range(DICE):
        for _ in range(state.picked[die]):
            value = state.chance.below(6)
            state.dice[at + die // 6 * 6 + value] += 1
            rolled[die // 6 * 6 + value] += 1
    log.reroll(state, rolled)
    state.clear_picked()


def redistribute(state: MangaDiceTable, die: i64) -> None:
    """First the die that gives, then one point at a time to others, none above 6 (p.15)."""
    if state.value == 0:
        state.pick(die)
        state.value = die % 6 + 1
        state.left = 0
        return
    change(state, die, die % 6 + 2)
    state.value -= 1
    state.left += 1
    if state.value == 1 or dice_between(state, 1, 5) == 0:
        stop_changing(state)


def put_back(state: MangaDiceTable) -> None:
    """Lower the die that gave."""
    for die in range(DICE):
        if state.picked[die] > 0:
            state.dice[state.player * DICE + die // 6 * 6 + state.value - 1] += 1
            log.change(state, die // 6, die % 6 + 1, state.value)
    state.clear_picked()


def offer_values(state: MangaDiceTable, actions: list[i64]) -> None:
    """Offer the values to set a die to, or to copy from a die that shows it."""
    for value in range(VALUES):
        if may_choose(state, value):
            actions.append(verbs.CHOOSE.of(value))


def may_choose(state: MangaDiceTable, value: i64) -> bool:
    """SET: another value than it has. COPY: one that an unused die shows."""
    if state.cards.ability[state.card] == COPY:
        for colour in range(COLOURS):
            if state.dice[state.player * DICE + colour * 6 + value] > 0:
                return True
        return False
    for colour in range(COLOURS):
        if state.picked[colour * 6 + value] > 0:
            return False
    return True


def choose_value(state: MangaDiceTable, value: i64) -> None:
    """SET: the die shows that value. COPY: the next question asks for the dice to change."""
    state.value = value + 1
    if state.cards.ability[state.card] == COPY:
        state.phase = CHANGE
        return
    for die in range(DICE):
        if state.picked[die] > 0:
            state.dice[state.player * DICE + die] += 1
            change(state, die, state.value)
    state.clear_picked()
    end_ability(state)


def lender_after(state: MangaDiceTable, seat: i64) -> i64:
    """Return the next seat after that one with a white or red die on its Used card, or NOBODY (R11, R12)."""
    for other in range(seat + 1, state.num_players):
        for value in range(VALUES):
            if state.used[other * DICE + value] + state.used[other * DICE + RED * 6 + value] > 0:
                return other
    return NOBODY


def offer_lenders(state: MangaDiceTable, actions: list[i64]) -> None:
    """Offer the players whose used dice there are to borrow."""
    seat = lender_after(state, NOBODY)
    while seat != NOBODY:
        actions.append(verbs.BORROW.of(seat))
        seat = lender_after(state, seat)


def borrow(state: MangaDiceTable, seat: i64) -> None:
    """All used white and red dice of a player become the borrower's, unused, as they lie (p.15)."""
    for die in range(DICE):
        if die // 6 == WHITE or die // 6 == RED:
            state.picked[die] = state.used[seat * DICE + die]
            state.dice[state.player * DICE + die] += state.picked[die]
            state.used[seat * DICE + die] = 0
    log.borrow(state, seat)
    state.clear_picked()
    end_ability(state)
