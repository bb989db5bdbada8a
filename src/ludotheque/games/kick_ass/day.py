"""The Day phase (p.14-16): cards chosen, then resolved in any order the team likes; timers of the districts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.games.kick_ass import city, do, don_genovese, effects, events, fights, heroes, log
from ludotheque.games.kick_ass.cards import CARDS, ITEMS, OF_CARD, OF_ITEM
from ludotheque.games.kick_ass.codes import (
    ANY_USED,
    ANYWHERE,
    ARRANGED,
    BLUE_DICE,
    CITY_HALL,
    DISCOUNT_AT,
    DISTRICTS,
    DOCKS,
    DOLLARS,
    DONE_FOR_NOW,
    DONS_GANG,
    EXHAUST,
    EXHAUSTED,
    FIGHT,
    FRAME,
    GAIN,
    HAND,
    HAND_SLOTS,
    HAPPINESS,
    HIT,
    HOSPITAL,
    ITEM_SLOTS,
    JUST_GOT,
    KILL,
    KILL_HERE,
    KILL_NEAR,
    LIBRARY,
    LIFE,
    MEDIA,
    MOST,
    MOVE,
    NEXT_TO,
    NO_ARENA,
    NO_HAPPINESS,
    NO_MEDIA,
    NOBODY,
    NONE_USED,
    NOW,
    ONLY_IN,
    PARK,
    PAUSED,
    POLICE,
    POLICE_PRICE,
    PROTECT,
    Q_CLEAN,
    Q_COMMIT,
    Q_DOCKS,
    Q_HALL,
    Q_PROTECT,
    Q_REMOVE,
    Q_SHOP,
    Q_STAT,
    RED_DICE,
    SHIELD,
    SHOP,
    STRONGEST,
    TIMER,
    USED_BEFORE,
    WAITING,
    WALL_STREET,
    WORN,
)

if TYPE_CHECKING:
    from ludotheque.games.kick_ass.rules import KickAss


# --- Choosing ---


def begin_choice(state: KickAss) -> None:
    """Each hero in play commits a card; the team talks, so the plan is open."""
    seat: i64 = state.num_players - 1
    slot: i64 = 0
    for slot in range(state.num_players * ITEM_SLOTS):
        state.item_state[slot] &= ~ARRANGED
    while seat >= 0:
        state.status[seat] = DONE_FOR_NOW
        state.push(Q_COMMIT, seat, 0, 0)
        seat -= 1


def offer_commit(state: KickAss, seat: i64, actions: list[i64]) -> None:
    """Any card of the hand, face up or face down."""
    offer_cards(state, seat, actions, do.COMMIT.first, 2, True, NONE_USED)


def offer_cards(
    state: KickAss, seat: i64, actions: list[i64], base: i64, factor: i64, in_hand: bool, used: i64
) -> None:
    """One action for each design that a hero has: in hand, or used today (see ``is_used``), or both."""
    last: i64 = -1
    slot: i64 = 0
    while True:
        best: i64 = CARDS
        for slot in range(seat * HAND_SLOTS, (seat + 1) * HAND_SLOTS):
            card: i64 = state.hand[slot]
            when: i64 = state.used[slot]
            wanted: bool = in_hand if when == 0 else is_used(state, when, used)
            if last < card < best and wanted:
                best = card
        if best == CARDS:
            return
        actions.append(base + best * factor)
        if factor == 2:
            actions.append(base + best * factor + 1)
        last = best


def is_used(state: KickAss, when: i64, used: i64) -> bool:
    """Whether a card used in that segment is wanted: any of today, or only those of other segments, or none."""
    return used == ANY_USED or (used == USED_BEFORE and when != state.segment + 1)


def find_card(state: KickAss, seat: i64, card: i64, in_hand: bool, used: i64) -> i64:
    """The slot of a card of that design, or NOBODY."""
    slot: i64 = 0
    for slot in range(seat * HAND_SLOTS, (seat + 1) * HAND_SLOTS):
        if state.hand[slot] == card:
            when: i64 = state.used[slot]
            if in_hand if when == 0 else is_used(state, when, used):
                return slot
    return NOBODY


def commit(state: KickAss, seat: i64, card: i64, face: i64) -> None:
    """Face down any card is one step and one timer action (p.15; Q18b)."""
    state.used[find_card(state, seat, card, True, NONE_USED)] = state.segment + 1
    state.card[seat] = card
    state.face[seat] = face
    state.begun[seat] = 0
    state.steps[seat] = 0
    state.status[seat] = WAITING
    state.timers[seat] = 1
    state.fights[seat] = 0
    state.gains[seat] = 0
    state.saved[seat] = 0
    if face == 0:
        state.timers[seat] = state.cards.timers[card]
        state.fights[seat] = state.cards.fights[card]
        k: i64 = 0
        first: i64 = state.cards.first[OF_CARD + card]
        for k in range(first, state.cards.first[OF_CARD + card + 1]):
            if state.cards.when[k] == NOW and state.cards.code[k] != TIMER and state.cards.code[k] != FIGHT:
                state.gains[seat] |= 1 << (k - first)
    if state.events is not None:
        log.commit(state, seat)


# --- Resolving ---


def any_left(state: KickAss) -> bool:
    """Whether a hero has not finished this segment."""
    seat: i64 = 0
    for seat in range(state.num_players):
        if state.status[seat] != DONE_FOR_NOW:
            return True
    return False


def offer_next(state: KickAss, actions: list[i64]) -> None:
    """Any hero who has not finished and has not just paused."""
    seat: i64 = 0
    for seat in range(state.num_players):
        if state.status[seat] == WAITING:
            actions.append(do.NEXT.of(seat))


def card_works(state: KickAss, seat: i64) -> bool:
    """Whether the hero stands where the card's effects can be used."""
    if state.face[seat] != 0:
        return True
    only: i64 = state.cards.only[state.card[seat]]
    return only < 0 or only == state.where[seat]


def can_fight(state: KickAss, seat: i64) -> bool:
    """Whether a hero has a fight action that can be spent where it stands."""
    if state.status[seat] == DONE_FOR_NOW or state.fights[seat] == 0:
        return False
    return card_works(state, seat)


def movement(state: KickAss, seat: i64) -> i64:
    """How far a hero may still move: once, before anything else (Q14, Q17)."""
    if state.begun[seat] != 0:
        return 0
    steps: i64 = 1 if state.face[seat] != 0 else state.cards.moves[state.card[seat]]
    steps += heroes.bonus(state, seat, MOVE) + state.steps[seat]
    return 0 if steps < 0 else steps


def offer_act(state: KickAss, seat: i64, actions: list[i64]) -> None:
    """All that a hero can do now: move, spend timers and fights, use effects and items, pause, or end."""
    if state.status[seat] == DONE_FOR_NOW:
        return
    here: i64 = state.where[seat]
    k: i64 = 0
    reach: i64 = movement(state, seat)
    if reach > 0:
        for k in range(DISTRICTS):
            if k != here and state.cards.distance[here * DISTRICTS + k] <= reach:
                actions.append(do.MOVE.of(k))
    usable: bool = card_works(state, seat)
    if usable and state.timers[seat] > 0:
        if timer_helps(state, seat):
            actions.append(do.TIMER.first)
        for k in range(3):
            if events.can_work(state, seat, k):
                actions.append(do.WORK.of(k))
    for k in range(3):
        if don_genovese.can_bribe(state, seat, k):
            actions.append(do.BRIBE.of(k))
    if usable:
        offer_effects(state, seat, actions)
        if state.fights[seat] > 0 and fights.has_enemy(state, here):
            actions.append(do.FIGHT.first)
    offer_use(state, seat, actions, GAIN, DOLLARS)
    heroes.offer_equip(state, seat, actions)
    if others_wait(state, seat) and actions:
        actions.append(do.PAUSE.first)
    actions.append(do.PASS.first)


def others_wait(state: KickAss, seat: i64) -> bool:
    """Whether another hero could be taken up in the meantime."""
    other: i64 = 0
    for other in range(state.num_players):
        if other != seat and state.status[other] == WAITING:
            return True
    return False


def start(state: KickAss, seat: i64) -> None:
    """A hero's movement is over once it does anything else; others who paused may go on."""
    state.begun[seat] = 1
    wake(state, seat)


def wake(state: KickAss, seat: i64) -> None:
    """When a hero has done something, those who paused can be taken up again."""
    other: i64 = 0
    for other in range(state.num_players):
        if other != seat and state.status[other] == PAUSED:
            state.status[other] = WAITING


def move(state: KickAss, seat: i64, district: i64) -> None:
    """Go there; what is left of the movement is lost (Q17)."""
    start(state, seat)
    state.where[seat] = district
    if state.events is not None:
        log.move(state, seat)


def finish(state: KickAss, seat: i64) -> None:
    """The hero is done: losses of its card that are still open are suffered now (Q15), new items are put away."""
    state.status[seat] = DONE_FOR_NOW
    wake(state, seat)
    slot: i64 = 0
    for slot in range(seat * ITEM_SLOTS, (seat + 1) * ITEM_SLOTS):
        if state.items[slot] < 0:
            break
        state.item_state[slot] &= ~JUST_GOT
    if card_works(state, seat) and state.gains[seat] != 0:
        first: i64 = state.cards.first[OF_CARD + state.card[seat]]
        k: i64 = 0
        for k in range(first, state.cards.first[OF_CARD + state.card[seat] + 1]):
            if state.gains[seat] & (1 << (k - first)) != 0 and state.cards.amount[k] < 0:
                effects.one(state, k, seat)
    state.gains[seat] = 0


# --- Effects of a card ---


def effect_word(code: i64) -> i64:
    """The argument of `effect` that stands for a code: five stats, three ways to kill, protection."""
    return code if code <= DOLLARS else code - KILL + DOLLARS + 1


def offer_effects(state: KickAss, seat: i64, actions: list[i64]) -> None:
    """Effects of the card that are still open, in any order."""
    if state.gains[seat] == 0:
        return
    first: i64 = state.cards.first[OF_CARD + state.card[seat]]
    word: i64 = 0
    k: i64 = 0
    for word in range(9):
        for k in range(first, state.cards.first[OF_CARD + state.card[seat] + 1]):
            if (
                state.gains[seat] & (1 << (k - first)) != 0
                and effect_word(state.cards.code[k]) == word
                and effect_helps(state, seat, k)
            ):
                actions.append(do.EFFECT.of(word))
                break


def effect_helps(state: KickAss, seat: i64, k: i64) -> bool:
    """Whether an effect can do anything."""
    code: i64 = state.cards.code[k]
    here: i64 = state.where[seat]
    d: i64 = 0
    if code == KILL:
        return city.minions_anywhere(state)
    if code == KILL_HERE:
        return city.minions_in(state, here) > 0
    if code == KILL_NEAR:
        for d in range(DISTRICTS):
            if city.minions_in(state, d) > 0 and state.cards.distance[here * DISTRICTS + d] == 1:
                return True
        return False
    if code == PROTECT:
        if city.tokens_left(state) > 0:
            for d in range(DISTRICTS):
                if city.room(state, d) > 0:
                    return True
        return False
    return True


def use_effect(state: KickAss, seat: i64, word: i64) -> None:
    """One open effect of the card. Burnout and camera shyness spoil gains from cards."""
    start(state, seat)
    first: i64 = state.cards.first[OF_CARD + state.card[seat]]
    k: i64 = 0
    for k in range(first, state.cards.first[OF_CARD + state.card[seat] + 1]):
        if state.gains[seat] & (1 << (k - first)) != 0 and effect_word(state.cards.code[k]) == word:
            break
    state.gains[seat] &= ~(1 << (k - first))
    code: i64 = state.cards.code[k]
    amount: i64 = state.cards.amount[k]
    here: i64 = state.where[seat]
    if code == KILL:
        city.ask_kills(state, seat, amount, ANYWHERE)
    elif code == KILL_HERE:
        kill_here(state, seat, amount)
    elif code == KILL_NEAR:
        city.ask_kills(state, seat, amount, NEXT_TO + here)
    elif (code == HAPPINESS and amount > 0 and heroes.troubled(state, seat, NO_HAPPINESS)) or (
        code == MEDIA and amount > 0 and heroes.troubled(state, seat, NO_MEDIA)
    ):
        return
    else:
        effects.one(state, k, seat)


def kill_here(state: KickAss, seat: i64, most: i64) -> None:
    """Kill up to so many minions where the hero is: the first at once, since the effect was used; the others are asked.

    There need be none: an item of one's own file may have other effects too. With Don's gang there the first is asked.
    """
    here: i64 = state.where[seat]
    gang: i64 = don_genovese.gang_in(state, here)
    if state.minions[here] > 0 and gang > 0:
        city.ask_kills(state, seat, most, ONLY_IN + here)
    elif state.minions[here] + gang > 0:
        city.kill_next(state, seat, DONS_GANG if gang > 0 else here, most, (ONLY_IN + here) << 8)


# --- Items in use (p.8) ---


def offer_use(state: KickAss, seat: i64, actions: list[i64], low: i64, high: i64) -> None:
    """Items that can be exhausted for effects in that range of codes; with stats also for movement and kills."""
    offered: i64 = 0
    slot: i64 = 0
    k: i64 = 0
    apart: bool = low == GAIN or (low == RED_DICE and state.arena != NO_ARENA)
    for slot in range(seat * ITEM_SLOTS, (seat + 1) * ITEM_SLOTS):
        item: i64 = state.items[slot]
        if item < 0:
            break
        if state.item_state[slot] & EXHAUSTED != 0 or not heroes.works(state, seat, slot):
            continue
        for k in range(state.cards.first[OF_ITEM + item], state.cards.first[OF_ITEM + item + 1]):
            if state.cards.when[k] == EXHAUST:
                code: i64 = state.cards.code[k]
                if (low <= code <= high and code > DOLLARS) or (apart and exhaust_helps(state, seat, k)):
                    offered |= 1 << item
    item = 0
    while offered != 0:
        if offered & 1 != 0:
            actions.append(do.USE.of(item))
        offered >>= 1
        item += 1


def offer_brink(state: KickAss, seat: i64, actions: list[i64]) -> None:
    """Offer what can be exhausted at any time, before the Faint die (p.8; R16)."""
    offer_use(state, seat, actions, GAIN, DOLLARS)
    if actions:
        actions.append(do.DONE.first)


def exhaust_helps(state: KickAss, seat: i64, k: i64) -> bool:
    """Whether exhausting an item outside of a roll would do anything."""
    code: i64 = state.cards.code[k]
    if code == LIFE:
        return state.life[seat] < state.cards.life[state.hero[seat]]
    if code == HAPPINESS:
        return state.happiness[seat] < MOST
    if code == MOVE:
        return state.arena == NO_ARENA and state.begun[seat] == 0 and state.status[seat] != DONE_FOR_NOW
    if code == KILL_HERE:
        return city.minions_in(state, state.where[seat]) > 0
    return code <= DOLLARS


def use(state: KickAss, seat: i64, item: i64) -> None:
    """Exhaust an item; all its exhaust effects happen."""
    slot: i64 = heroes.find_item(state, seat, item, WORN | EXHAUSTED, WORN)
    state.item_state[slot] |= EXHAUSTED
    if state.events is not None:
        log.item(state, "use", seat, slot)
    k: i64 = 0
    for k in range(state.cards.first[OF_ITEM + item], state.cards.first[OF_ITEM + item + 1]):
        if state.cards.when[k] != EXHAUST:
            continue
        code: i64 = state.cards.code[k]
        amount: i64 = state.cards.amount[k]
        if code == RED_DICE:
            state.extra[seat * 4] += amount
        elif code == BLUE_DICE:
            state.extra[seat * 4 + 1] += amount
        elif code == HIT:
            state.extra[seat * 4 + 2] += amount
        elif code == SHIELD:
            state.extra[seat * 4 + 3] += amount
        elif code == MOVE:
            state.steps[seat] += amount
        elif code == KILL_HERE:
            kill_here(state, seat, amount)
        else:
            effects.one(state, k, seat)


# --- Timers of the districts (p.15-16) ---


def timer_helps(state: KickAss, seat: i64) -> bool:
    """Whether the district's timer effect can be used, and does anything; never where it is taken or blocked."""
    here: i64 = state.where[seat]
    if city.is_taken(state, here) or events.blocked(state, here):
        return False
    d: i64 = 0
    if here == POLICE:
        return state.dollars[seat] >= POLICE_PRICE and city.minions_anywhere(state)
    if here == PARK:
        return state.happiness[seat] < MOST or state.strength[seat] < STRONGEST
    if here == SHOP:
        return cheapest(state) <= state.dollars[seat] + discount(state, seat) and heroes.item_room(state, seat)
    if here == LIBRARY:
        if city.tokens_left(state) > 0:
            for d in range(DISTRICTS):
                if city.room(state, d) > 0:
                    return True
        return False
    if here == HOSPITAL:
        return state.life[seat] < state.cards.life[state.hero[seat]]
    if here == CITY_HALL:
        cards: list[i64] = []
        offer_hall(state, seat, cards)
        return len(cards) > 0
    return True


def use_timer(state: KickAss, seat: i64) -> None:
    """A timer action for the district's own effect."""
    here: i64 = state.where[seat]
    start(state, seat)
    state.timers[seat] -= 1
    if state.events is not None:
        log.timer(state, seat)
    if here == POLICE:
        heroes.change(state, seat, DOLLARS, -POLICE_PRICE)
        state.push(Q_CLEAN, seat, 0, 0)
    elif here == PARK:
        state.push(Q_STAT, seat, 0, 0)
    elif here == WALL_STREET:
        heroes.change(state, seat, HAPPINESS, -1)
        heroes.change(state, seat, DOLLARS, 3)
    elif here == SHOP:
        state.push(Q_SHOP, seat, discount(state, seat), 0)
    elif here == LIBRARY:
        state.push(Q_PROTECT, seat, 2, 0)
    elif here == HOSPITAL:
        heroes.change(state, seat, LIFE, 2)
    elif here == DOCKS:
        state.push(Q_DOCKS, seat, 0, 0)
    else:
        state.push(Q_HALL, seat, 0, 0)


def discount(state: KickAss, seat: i64) -> i64:
    """Known in the neighbourhood: a dollar off all that is bought in one turn (p.24; Q19)."""
    return 1 if state.media[seat] >= DISCOUNT_AT and state.saved[seat] == 0 else 0


def cheapest(state: KickAss) -> i64:
    """The lowest price in the shop."""
    best: i64 = 1000
    k: i64 = 0
    for k in range(4):
        if state.shop[k] >= 0 and state.cards.cost[state.shop[k]] < best:
            best = state.cards.cost[state.shop[k]]
    return best


def offer_shop(state: KickAss, seat: i64, off: i64, actions: list[i64]) -> None:
    """Items that the hero can pay for, and an end."""
    if not heroes.item_room(state, seat):
        return
    last: i64 = -1
    k: i64 = 0
    while True:
        best: i64 = ITEMS
        for k in range(4):
            item: i64 = state.shop[k]
            if last < item < best and state.cards.cost[item] <= state.dollars[seat] + off:
                best = item
        if best == ITEMS:
            break
        actions.append(do.BUY.of(best))
        last = best
    if actions:
        actions.append(do.DONE.first)


def buy(state: KickAss, seat: i64, item: i64, off: i64) -> None:
    """Pay and take an item; the discount goes once."""
    price: i64 = state.cards.cost[item] - off
    if price < 0:
        price = 0
    state.dollars[seat] -= price
    k: i64 = 0
    for k in range(4):
        if state.shop[k] == item:
            state.shop[k] = NOBODY
            break
    slot: i64 = heroes.add_item(state, seat, item)
    if state.events is not None:
        log.bought(state, seat, slot, price)
    if off > 0 and state.cards.cost[item] > 0:
        state.saved[seat] = 1
        state.frames[(state.depth - 1) * FRAME + 2] = 0


def offer_hall(state: KickAss, seat: i64, actions: list[i64]) -> None:
    """City Hall: a card of the display, or one used in another segment of this day."""
    offer_display(state, actions)
    offer_cards(state, seat, actions, do.RECALL.first, 1, False, USED_BEFORE)


def offer_display(state: KickAss, actions: list[i64]) -> None:
    """Each design in the display once."""
    last: i64 = -1
    k: i64 = 0
    while True:
        best: i64 = CARDS
        for k in range(6):
            if last < state.display[k] < best:
                best = state.display[k]
        if best == CARDS:
            return
        actions.append(do.TAKE.of(best))
        last = best


def acquire(state: KickAss, seat: i64, card: i64) -> None:
    """A card of the display to the hand; of six one leaves the game (p.21)."""
    k: i64 = 0
    for k in range(6):
        if state.display[k] == card:
            state.display[k] = NOBODY
            break
    heroes.add_card(state, seat, card)
    if state.events is not None:
        log.card(state, "take", seat, card)
    if heroes.hand_size(state, seat) > HAND:
        state.push(Q_REMOVE, seat, NOBODY, 0)


def recall(state: KickAss, seat: i64, card: i64) -> None:
    """A used card back to the hand."""
    slot: i64 = find_card(state, seat, card, False, USED_BEFORE)
    if state.events is not None:
        log.used_card(state, "recall", seat, slot)
    state.used[slot] = 0


def offer_remove(state: KickAss, seat: i64, except_for: i64, of_hand: i64, actions: list[i64]) -> None:
    """Which card leaves the game: any, used or not (p.21); for a famous card another one of the hand (p.14; Q30)."""
    offer_cards(state, seat, actions, do.REMOVE.first, 1, True, NONE_USED if of_hand != 0 else ANY_USED)
    if except_for >= 0:
        without(actions, do.REMOVE.of(except_for))
        if not actions:
            offer_cards(state, seat, actions, do.REMOVE.first, 1, False, ANY_USED)


def without(actions: list[i64], action: i64) -> None:
    """Take one action out of the list."""
    k: i64 = 0
    for k in range(i64(len(actions))):
        if actions[k] == action:
            actions.pop(int(k))
            return


def remove(state: KickAss, seat: i64, card: i64, of_hand: i64) -> None:
    """A card leaves the game. Of two alike the used one goes, so that the other can still be played today."""
    slot: i64 = NOBODY if of_hand != 0 else find_card(state, seat, card, False, ANY_USED)
    if slot < 0:
        slot = find_card(state, seat, card, True, ANY_USED)
    if state.events is not None:
        log.used_card(state, "remove", seat, slot)
    while slot < (seat + 1) * HAND_SLOTS - 1:
        state.hand[slot] = state.hand[slot + 1]
        state.used[slot] = state.used[slot + 1]
        slot += 1
    state.hand[slot] = NOBODY
    state.used[slot] = 0
