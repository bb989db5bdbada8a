"""A hero's card of this segment (p.14-15): what of it can be used where the hero stands, and when the hero is done."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.games.kick_ass import log, verbs
from ludotheque.games.kick_ass.cards import OF_CARD, OF_ITEM, Cards
from ludotheque.games.kick_ass.chapters import effects
from ludotheque.games.kick_ass.chapters.hand import find_card
from ludotheque.games.kick_ass.chapters.items import bonus, works
from ludotheque.games.kick_ass.codes import DONE_FOR_NOW, NOBODY, NONE_USED, PAUSED, WAITING
from ludotheque.games.kick_ass.pieces import Hero
from ludotheque.games.kick_ass.state import KickAss, offer_bits
from ludotheque.games.kick_ass.vocabulary import When, Word


def commit(state: KickAss, seat: i64, card: i64, *, face_down: bool) -> None:
    """Choose a card; face down any is one step and one timer action (p.15; Q18b)."""
    hero = state.heroes[seat]
    hero.used[find_card(state, seat, card, NONE_USED, in_hand=True)] = state.segment + 1
    hero.card = card
    hero.face_down = face_down
    hero.begun = False
    hero.steps = 0
    hero.discounted = False
    hero.status = WAITING
    hero.stop()
    hero.timers = 1
    if not face_down:
        hero.timers = state.cards.timers[card]
        hero.fights = state.cards.fights[card]
        hero.gains = gains_of(state.cards, card)
    log.commit(state, seat)


def gains_of(cards: Cards, card: i64) -> i64:
    """Return a bit for each effect of a card that is used by itself."""
    gains: i64 = 0
    first = cards.first[OF_CARD + card]
    for k in range(first, cards.first[OF_CARD + card + 1]):
        if cards.when[k] == When.NOW and argument_of(cards.code[k]) >= 0:
            gains |= 1 << (k - first)
    return gains


def any_left(state: KickAss) -> bool:
    """Return whether a hero has not finished this segment."""
    for hero in state.heroes:
        if hero.status != DONE_FOR_NOW:
            return True
    return False


def card_works(state: KickAss, seat: i64) -> bool:
    """Return whether the hero stands where the card's effects can be used."""
    hero = state.heroes[seat]
    if hero.face_down:
        return True
    only = state.cards.only[hero.card]
    return only < 0 or only == hero.at


def can_fight(state: KickAss, seat: i64) -> bool:
    """Return whether a hero has a fight action that can be spent where it stands."""
    hero = state.heroes[seat]
    if hero.status == DONE_FOR_NOW or hero.fights == 0:
        return False
    return card_works(state, seat)


def movement(state: KickAss, seat: i64) -> i64:
    """Return how far a hero may still move: once, before anything else (Q14, Q17)."""
    hero = state.heroes[seat]
    if hero.begun:
        return 0
    steps: i64 = 1 if hero.face_down else state.cards.moves[hero.card]
    steps += bonus(state, seat, Word.MOVE) + hero.steps
    return 0 if steps < 0 else steps


def others_wait(state: KickAss, seat: i64) -> bool:
    """Return whether another hero could be taken up in the meantime."""
    me = state.heroes[seat]
    for hero in state.heroes:
        if hero.status == WAITING and hero is not me:
            return True
    return False


def start(state: KickAss, seat: i64) -> None:
    """End a hero's movement, since it does something else; others who paused may go on."""
    state.heroes[seat].begun = True
    wake(state, seat)


def wake(state: KickAss, seat: i64) -> None:
    """Let those who paused be taken up again, since a hero has done something."""
    me = state.heroes[seat]
    for hero in state.heroes:
        if hero.status == PAUSED and hero is not me:
            hero.status = WAITING


def finish(state: KickAss, seat: i64) -> None:
    """Be done: losses of the card that are still open are suffered now (Q15), new items are put away."""
    hero = state.heroes[seat]
    hero.status = DONE_FOR_NOW
    wake(state, seat)
    for item in hero.items:
        item.fresh = False
    if card_works(state, seat):
        first = state.cards.first[OF_CARD + hero.card]
        for k in range(first, state.cards.first[OF_CARD + hero.card + 1]):
            if hero.gains & (1 << (k - first)) != 0 and state.cards.amount[k] < 0:
                effects.one(state, k, seat)
    hero.gains = 0
    if state.plot != 0:
        state.villain.on_activation(state, seat)


# --- Effects of the card ---


def argument_of(code: i64) -> i64:
    """Return the argument of `effect` for a code; NOBODY for one that is not used by itself."""
    return effects.EFFECTS[code].argument


def find_effect(state: KickAss, seat: i64, word: i64) -> i64:
    """Return the first effect of the card that is still open and has this word; NOBODY if there is none."""
    hero = state.heroes[seat]
    first = state.cards.first[OF_CARD + hero.card]
    for k in range(first, state.cards.first[OF_CARD + hero.card + 1]):
        if hero.gains & (1 << (k - first)) != 0 and argument_of(state.cards.code[k]) == word:
            return k
    return NOBODY


def offer_effects(state: KickAss, seat: i64, actions: list[i64]) -> None:
    """Offer effects of the card that are still open and do anything, in any order."""
    hero = state.heroes[seat]
    words: i64 = 0
    first = state.cards.first[OF_CARD + hero.card]
    k: i64 = 0
    while hero.gains >> k != 0:
        if hero.gains >> k & 1 != 0:
            code = state.cards.code[first + k]
            if effects.EFFECTS[code].can_activate(state, seat):
                words |= 1 << argument_of(code)
        k += 1
    offer_bits(verbs.EFFECT, words, actions)


def open_effects(state: KickAss, hero: Hero) -> list[i64]:
    """Return the arguments of `effect` for the effects of a hero's card that are still open, in the card's order."""
    words: list[i64] = []
    if hero.gains == 0:
        return words
    first = state.cards.first[OF_CARD + hero.card]
    for k in range(first, state.cards.first[OF_CARD + hero.card + 1]):
        if hero.gains & (1 << (k - first)) != 0:
            words.append(argument_of(state.cards.code[k]))
    return words


def use_effect(state: KickAss, seat: i64, word: i64) -> None:
    """Use one open effect of the card."""
    start(state, seat)
    hero = state.heroes[seat]
    k = find_effect(state, seat, word)
    hero.gains &= ~(1 << (k - state.cards.first[OF_CARD + hero.card]))
    effects.EFFECTS[state.cards.code[k]].activate(state, k, seat)


# --- Items in use (p.8) ---


def offer_use(state: KickAss, seat: i64, roll: i64, actions: list[i64], *, apart: bool) -> None:
    """Offer items that can be exhausted before or after a roll for it, or ``apart`` from rolls for anything else."""
    offered: i64 = 0
    for item in state.heroes[seat].items:
        if item.exhausted or not item.worn:
            continue
        for k in range(state.cards.first[OF_ITEM + item.design], state.cards.first[OF_ITEM + item.design + 1]):
            if state.cards.when[k] == When.EXHAUST:
                effect = effects.EFFECTS[state.cards.code[k]]
                if effect.roll & roll != 0 or (apart and effect.can_exhaust(state, seat)):
                    offered |= 1 << item.design if works(state, seat, item) else 0
    offer_bits(verbs.USE, offered, actions)


def offer_use_apart(state: KickAss, seat: i64, actions: list[i64]) -> None:
    """Offer items that can be exhausted outside of a roll."""
    offer_use(state, seat, effects.NO_ROLL, actions, apart=True)


def use(state: KickAss, seat: i64, design: i64) -> None:
    """Exhaust an item; all its exhaust effects happen."""
    items = state.heroes[seat].items
    slot: i64 = 0
    while items[slot].design != design or not items[slot].worn or items[slot].exhausted:
        slot += 1
    items[slot].exhausted = True
    log.item(state, "use", seat, slot)
    for k in range(state.cards.first[OF_ITEM + design], state.cards.first[OF_ITEM + design + 1]):
        if state.cards.when[k] == When.EXHAUST:
            effects.EFFECTS[state.cards.code[k]].exhaust(state, k, seat)
