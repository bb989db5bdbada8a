"""Hero dashboards (p.7-8): the tracks, dollars, hardships, items and slots, famous cards, fainting (p.20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.games.kick_ass import events, log
from ludotheque.games.kick_ass.cards import (
    FIRST_FAMOUS,
    ITEMS,
    OF_HARDSHIP,
    OF_ITEM,
    OF_STRENGTH,
)
from ludotheque.games.kick_ass.codes import (
    A_FAINT,
    ARRANGED,
    BACKPACK,
    BLANK,
    BOTH_HANDS,
    DO_EQUIP,
    DO_STOW,
    DOLLARS,
    DONE_FOR_NOW,
    FAINT_SPACE,
    FAMOUS_AT,
    FIRST_HARDSHIP,
    HAND_SLOTS,
    HAPPINESS,
    HOSPITAL,
    ITEM_SLOTS,
    LIFE,
    LOSE_HAND,
    LOSE_PACK,
    MEDIA,
    MOST,
    NO_ARENA,
    NOBODY,
    NOW,
    ONE_HAND,
    POOR,
    Q_REMOVE,
    Q_STOW,
    SECOND_HARDSHIP,
    STRENGTH,
    STRONGEST,
    WORN,
)

if TYPE_CHECKING:
    from ludotheque.games.kick_ass.rules import KickAss


def change(state: KickAss, seat: i64, stat: i64, amount: i64) -> None:
    """Gain or lose something of one track, or dollars."""
    if amount == 0 or state.out[seat] != 0:
        return
    if stat == HAPPINESS:
        if amount > 0:
            cheer(state, seat, amount)
        else:
            sadden(state, seat, -amount)
    elif stat == STRENGTH:
        level: i64 = state.strength[seat] + amount
        state.strength[seat] = 1 if level < 1 else STRONGEST if level > STRONGEST else level
    elif stat == MEDIA:
        if amount > 0:
            gain_media(state, seat, amount)
        else:
            lose_media(state, seat, -amount)
    elif stat == LIFE:
        if amount > 0:
            heal(state, seat, amount)
        else:
            hurt(state, seat, -amount)
    else:
        earn(state, seat, amount)


def cheer(state: KickAss, seat: i64, amount: i64) -> None:
    """Happiness, up to 9; hardships whose step is left behind are turned down again."""
    level: i64 = state.happiness[seat] + amount
    state.happiness[seat] = MOST if level > MOST else level
    if state.events is not None:
        log.stat(state, "gain", seat, HAPPINESS, amount)


def sadden(state: KickAss, seat: i64, amount: i64) -> None:
    """Happiness; what would go below 1 is lost of the social media instead (p.7). Hardships are turned up."""
    lost: i64 = state.happiness[seat] - 1
    if lost > amount:
        lost = amount
    if state.events is not None:
        log.stat(state, "lose", seat, HAPPINESS, amount)
    lower_to(state, seat, state.happiness[seat] - lost)
    if amount > lost:
        lose_media(state, seat, amount - lost)


def lower_to(state: KickAss, seat: i64, level: i64) -> None:
    """Happiness falls to a level; the hardships of the steps it reaches are face up."""
    before: i64 = state.happiness[seat]
    state.happiness[seat] = level
    if level <= FIRST_HARDSHIP < before:
        turn_up(state, seat, 0)
    if level <= SECOND_HARDSHIP < before:
        turn_up(state, seat, 1)


def turn_up(state: KickAss, seat: i64, which: i64) -> None:
    """A hardship begins to work, and is known from now on."""
    at: i64 = seat * 2 + which
    state.known[at] = 1
    if state.events is not None:
        log.hardship(state, seat, state.hardship[at])
    arrange_hands(state, seat)


def troubled(state: KickAss, seat: i64, code: i64) -> bool:
    """Whether a face-up hardship has this effect (Q29: at once, and only while happiness is that low)."""
    if state.happiness[seat] > FIRST_HARDSHIP:
        return False
    if has_effect(state, OF_HARDSHIP + state.hardship[seat * 2], code):
        return True
    return state.happiness[seat] <= SECOND_HARDSHIP and has_effect(
        state, OF_HARDSHIP + state.hardship[seat * 2 + 1], code
    )


def has_effect(state: KickAss, source: i64, code: i64) -> bool:
    """Whether a component has an effect that is always on."""
    k: i64 = 0
    for k in range(state.cards.first[source], state.cards.first[source + 1]):
        if state.cards.code[k] == code:
            return True
    return False


def gain_media(state: KickAss, seat: i64, amount: i64) -> None:
    """Social media, up to 9; what is too much is a dollar each (p.24). The first time there: famous (p.14)."""
    level: i64 = state.media[seat] + amount
    over: i64 = 0
    if level > MOST:
        over = level - MOST
        level = MOST
    state.media[seat] = level
    if state.events is not None:
        log.stat(state, "gain", seat, MEDIA, amount)
    if level == FAMOUS_AT and state.famous[seat] == 0:
        become_famous(state, seat)
    if over > 0:
        earn(state, seat, over)


def lose_media(state: KickAss, seat: i64, amount: i64) -> None:
    """Social media, down to 1 (Q28)."""
    level: i64 = state.media[seat] - amount
    state.media[seat] = 1 if level < 1 else level
    if state.events is not None:
        log.stat(state, "lose", seat, MEDIA, amount)


def become_famous(state: KickAss, seat: i64) -> None:
    """The green card joins the hand, and another one of the hand leaves the game; a used one if need be (Q30)."""
    state.famous[seat] = 1
    if state.events is not None:
        log.famous(state, seat)
    add_card(state, seat, FIRST_FAMOUS + state.hero[seat])
    state.push(Q_REMOVE, seat, FIRST_FAMOUS + state.hero[seat], 1)


def add_card(state: KickAss, seat: i64, card: i64) -> None:
    """A card to the hand."""
    slot: i64 = 0
    for slot in range(seat * HAND_SLOTS, (seat + 1) * HAND_SLOTS):
        if state.hand[slot] < 0:
            state.hand[slot] = card
            state.used[slot] = 0
            return


def hand_size(state: KickAss, seat: i64) -> i64:
    """How many cards a hero has, used ones included."""
    count: i64 = 0
    slot: i64 = 0
    for slot in range(seat * HAND_SLOTS, (seat + 1) * HAND_SLOTS):
        if state.hand[slot] >= 0:
            count += 1
    return count


def earn(state: KickAss, seat: i64, amount: i64) -> None:
    """Dollars; gambling debts take one of each gain. None are lost that are not there (Q28)."""
    if amount > 0 and troubled(state, seat, POOR):
        amount -= 1
    if state.events is not None:
        log.stat(state, "gain" if amount > 0 else "lose", seat, DOLLARS, amount if amount > 0 else -amount)
    purse: i64 = state.dollars[seat] + amount
    state.dollars[seat] = 0 if purse < 0 else purse


def heal(state: KickAss, seat: i64, amount: i64) -> None:
    """Life, up to the hero's maximum."""
    most: i64 = state.cards.life[state.hero[seat]]
    level: i64 = state.life[seat] + amount
    state.life[seat] = most if level > most else level
    if state.events is not None:
        log.stat(state, "gain", seat, LIFE, amount)


def hurt(state: KickAss, seat: i64, amount: i64) -> None:
    """Life lost outside of fights; on the Faint space the die is rolled right after this effect (Q26)."""
    before: i64 = state.life[seat]
    wound(state, seat, amount)
    if before > FAINT_SPACE and state.life[seat] == FAINT_SPACE:
        state.push(A_FAINT, seat, 0, 0)


def wound(state: KickAss, seat: i64, amount: i64) -> None:
    """Life lost, down to the Faint space; what is more is lost without harm (Q22)."""
    level: i64 = state.life[seat] - amount
    state.life[seat] = FAINT_SPACE if level < FAINT_SPACE else level
    if state.events is not None:
        log.stat(state, "lose", seat, LIFE, amount)


# --- Faint (p.20-21) ---


def faint_check(state: KickAss, seat: i64) -> None:
    """The black die: blank, and the hero stands at 0; else it faints."""
    if state.out[seat] != 0 or state.life[seat] > FAINT_SPACE:
        return
    fainted: bool = state.cards.faint[state.chance.below(6)] != BLANK
    if state.events is not None:
        log.faint(state, seat, fainted)
    if not fainted:
        state.life[seat] = 0
        return
    state.faints += 1
    if state.arena != NO_ARENA:
        state.out[seat] = 1
        state.where[seat] = NOBODY
        return
    events.drop_tokens(state, seat)
    state.where[seat] = HOSPITAL
    state.life[seat] = state.cards.life[state.hero[seat]]
    state.status[seat] = DONE_FOR_NOW
    state.timers[seat] = 0
    state.fights[seat] = 0
    state.gains[seat] = 0
    if state.happiness[seat] > FIRST_HARDSHIP:
        lower_to(state, seat, FIRST_HARDSHIP)
    elif state.happiness[seat] > SECOND_HARDSHIP:
        lower_to(state, seat, SECOND_HARDSHIP)
    events.slide(state)


# --- Items (p.7-8) ---


def works(state: KickAss, seat: i64, slot: i64) -> bool:
    """Whether an item is in its place and that place can be used."""
    if state.item_state[slot] & WORN == 0:
        return False
    kind: i64 = state.cards.slot[state.items[slot]]
    if kind == BACKPACK:
        return not troubled(state, seat, LOSE_PACK)
    if kind == BOTH_HANDS:
        return not troubled(state, seat, LOSE_HAND)
    return True


def bonus(state: KickAss, seat: i64, code: i64) -> i64:
    """What strength, items in their places and face-up hardships add up to, for effects that are always on."""
    total: i64 = 0
    level: i64 = 0
    slot: i64 = 0
    for level in range(state.strength[seat]):
        total += amount_of(state, OF_STRENGTH + state.hero[seat] * STRONGEST + level, code, NOW)
    for slot in range(seat * ITEM_SLOTS, (seat + 1) * ITEM_SLOTS):
        if state.items[slot] < 0:
            break
        if works(state, seat, slot):
            total += amount_of(state, OF_ITEM + state.items[slot], code, NOW)
    if state.happiness[seat] <= FIRST_HARDSHIP:
        total += amount_of(state, OF_HARDSHIP + state.hardship[seat * 2], code, NOW)
        if state.happiness[seat] <= SECOND_HARDSHIP:
            total += amount_of(state, OF_HARDSHIP + state.hardship[seat * 2 + 1], code, NOW)
    return total


def amount_of(state: KickAss, source: i64, code: i64, when: i64) -> i64:
    """How much of one effect a component has, of those that work at such a time."""
    total: i64 = 0
    k: i64 = 0
    for k in range(state.cards.first[source], state.cards.first[source + 1]):
        if state.cards.code[k] == code and state.cards.when[k] == when:
            total += state.cards.amount[k]
    return total


def item_room(state: KickAss, seat: i64) -> bool:
    """Whether there is room for one more item; nobody has ever needed it."""
    return state.items[(seat + 1) * ITEM_SLOTS - 1] < 0


def add_item(state: KickAss, seat: i64, item: i64) -> None:
    """An item for a hero, in its place if that is free; else it waits in the backpack (Q31)."""
    slot: i64 = 0
    if state.events is not None:
        log.item(state, "item", seat, item)
    for slot in range(seat * ITEM_SLOTS, (seat + 1) * ITEM_SLOTS):
        if state.items[slot] < 0:
            state.items[slot] = item
            state.item_state[slot] = WORN if fits(state, seat, state.cards.slot[item]) else 0
            return


def fits(state: KickAss, seat: i64, kind: i64) -> bool:
    """Whether a place for such an item is free."""
    if kind == BACKPACK:
        return True
    if kind == ONE_HAND or kind == BOTH_HANDS:
        free: i64 = hands(state, seat) - hands_full(state, seat)
        return free >= (2 if kind == BOTH_HANDS else 1)
    slot: i64 = 0
    for slot in range(seat * ITEM_SLOTS, (seat + 1) * ITEM_SLOTS):
        if state.items[slot] < 0:
            break
        if state.item_state[slot] & WORN != 0 and state.cards.slot[state.items[slot]] == kind:
            return False
    return True


def hands(state: KickAss, seat: i64) -> i64:
    """How many hands can hold something."""
    return 1 if troubled(state, seat, LOSE_HAND) else 2


def hands_full(state: KickAss, seat: i64) -> i64:
    """How many hands do hold something."""
    full: i64 = 0
    slot: i64 = 0
    for slot in range(seat * ITEM_SLOTS, (seat + 1) * ITEM_SLOTS):
        if state.items[slot] < 0:
            break
        if state.item_state[slot] & WORN != 0:
            kind: i64 = state.cards.slot[state.items[slot]]
            if kind == ONE_HAND:
                full += 1
            elif kind == BOTH_HANDS:
                full += 2
    return full


def arrange_hands(state: KickAss, seat: i64) -> None:
    """With a broken hand an item goes from a hand to the backpack (p.24); of two the hero says which."""
    if not troubled(state, seat, LOSE_HAND) or hands_full(state, seat) < 2:
        return
    slot: i64 = 0
    for slot in range(seat * ITEM_SLOTS, (seat + 1) * ITEM_SLOTS):
        if (
            state.items[slot] >= 0
            and state.item_state[slot] & WORN != 0
            and state.cards.slot[state.items[slot]] == BOTH_HANDS
        ):
            state.item_state[slot] &= ~WORN
            return
    state.push(Q_STOW, seat, 0, 0)


def offer_stow(state: KickAss, seat: i64, actions: list[i64]) -> None:
    """Which of the items in hand goes to the backpack."""
    item: i64 = 0
    for item in range(ITEMS):
        if state.cards.slot[item] == ONE_HAND and find_item(state, seat, item, WORN, WORN) >= 0:
            actions.append(DO_STOW + item)


def find_item(state: KickAss, seat: i64, item: i64, mask: i64, value: i64) -> i64:
    """The slot of an item of that design in such a state, or NOBODY."""
    slot: i64 = 0
    for slot in range(seat * ITEM_SLOTS, (seat + 1) * ITEM_SLOTS):
        if state.items[slot] == item and state.item_state[slot] & mask == value:
            return slot
    return NOBODY


def offer_equip(state: KickAss, seat: i64, actions: list[i64]) -> None:
    """Items that wait in the backpack and could be put in their place; each once in a segment (R6)."""
    offered: i64 = 0
    slot: i64 = 0
    for slot in range(seat * ITEM_SLOTS, (seat + 1) * ITEM_SLOTS):
        item: i64 = state.items[slot]
        if item < 0:
            break
        if (
            state.item_state[slot] & (WORN | ARRANGED) == 0
            and offered & (1 << item) == 0
            and (state.cards.slot[item] != BOTH_HANDS or hands(state, seat) == 2)
        ):
            offered |= 1 << item
    item = 0
    while offered != 0:
        if offered & 1 != 0:
            actions.append(DO_EQUIP + item)
        offered >>= 1
        item += 1


def equip(state: KickAss, seat: i64, item: i64) -> None:
    """Put an item in its place; what is there goes to the backpack, of two in hand the hero says which."""
    slot: i64 = find_item(state, seat, item, WORN | ARRANGED, 0)
    kind: i64 = state.cards.slot[item]
    if state.events is not None:
        log.item(state, "equip", seat, item)
    if kind == ONE_HAND and hands_full(state, seat) >= hands(state, seat) and not holds_both(state, seat):
        if hands(state, seat) == 2:
            state.push(Q_STOW, seat, 0, 0)
        else:
            clear_place(state, seat, ONE_HAND)
    elif not fits(state, seat, kind):
        clear_place(state, seat, kind)
    state.item_state[slot] |= WORN | ARRANGED


def holds_both(state: KickAss, seat: i64) -> bool:
    """Whether one item takes both hands."""
    slot: i64 = 0
    for slot in range(seat * ITEM_SLOTS, (seat + 1) * ITEM_SLOTS):
        if (
            state.items[slot] >= 0
            and state.item_state[slot] & WORN != 0
            and state.cards.slot[state.items[slot]] == BOTH_HANDS
        ):
            return True
    return False


def clear_place(state: KickAss, seat: i64, kind: i64) -> None:
    """What is in that place goes to the backpack; hands are emptied together."""
    slot: i64 = 0
    for slot in range(seat * ITEM_SLOTS, (seat + 1) * ITEM_SLOTS):
        if state.items[slot] < 0:
            break
        there: i64 = state.cards.slot[state.items[slot]]
        if there == kind or (there == BOTH_HANDS and kind == ONE_HAND) or (there == ONE_HAND and kind == BOTH_HANDS):
            state.item_state[slot] &= ~WORN


def stow(state: KickAss, seat: i64, item: i64) -> None:
    """An item goes from the hand to the backpack."""
    slot: i64 = find_item(state, seat, item, WORN | ARRANGED, WORN)
    if slot < 0:
        slot = find_item(state, seat, item, WORN, WORN)
    state.item_state[slot] &= ~WORN
    if state.events is not None:
        log.item(state, "stow", seat, item)
