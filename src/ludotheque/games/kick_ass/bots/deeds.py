"""The deeds of a hero: the worth of the cards of a segment, and what can be done with them where."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.kick_ass import verbs
from ludotheque.games.kick_ass.bots import appraisal, battles
from ludotheque.games.kick_ass.bots.needs import NO_NUMBERS, Needs
from ludotheque.games.kick_ass.bots.weights import WEIGHTS
from ludotheque.games.kick_ass.cards import OF_CARD, OF_ITEM
from ludotheque.games.kick_ass.chapters import activation, city, items
from ludotheque.games.kick_ass.codes import DISTRICTS, DONE_FOR_NOW, FACE_DOWN, HAND_SLOTS
from ludotheque.games.kick_ass.state import KickAss
from ludotheque.games.kick_ass.vocabulary import When, Word, is_stat


def weigh_cards(needs: Needs, seat: i64, actions: list[i64], scores: vec[float]) -> None:
    """Score each card by its best place, with what it gives and costs."""
    state = needs.state
    here = state.heroes[seat].at
    errands = NO_NUMBERS[:DISTRICTS]
    for d in range(DISTRICTS):
        errands[d] = appraisal.errand_worth(needs, seat, d)
    bonus = items.bonus(state, seat, Word.MOVE)
    for k in range(i64(len(actions))):
        card = verbs.COMMIT.part(actions[k], 0)
        down = verbs.COMMIT.part(actions[k], 1) == FACE_DOWN
        reach: i64 = bonus + (1 if down else state.cards.moves[card])
        timers: i64 = 1 if down else state.cards.timers[card]
        count: i64 = 0 if down else state.cards.fights[card]
        top = -5.0
        for d in range(DISTRICTS):
            distance = state.cards.steps(here, d)
            if distance == 0 or distance <= reach:
                value = card_at(needs, seat, d, card, down, timers, count, errands[d])
                if value > top:
                    top = value
        scores[k] = top - WEIGHTS.spend * appraisal.card_worth(state, card)


def card_at(needs: Needs, seat: i64, here: i64, card: i64, down: bool, timers: i64, count: i64, errand: float) -> float:
    """Return what a card with so many timers and fights is worth in a district, where ``errand`` is a timer's worth."""
    only: i64 = -1 if down else needs.state.cards.only[card]
    if only >= 0 and only != here:
        return 0.0
    total = 0.0
    if timers > 0:
        total += errand * (1.0 if timers == 1 else 1.0 + WEIGHTS.second)
    if count > 0:
        fight = group_fight(needs, seat, here, card)
        if fight > 0.0:
            total += fight * (1.0 if count == 1 else 1.0 + WEIGHTS.second)
    if not down:
        total += gifts(needs, seat, card, here)
    return total


def gifts(needs: Needs, seat: i64, card: i64, here: i64) -> float:
    """Return what a card gives and costs beside its actions, in a district."""
    state = needs.state
    total = 0.0
    for k in range(state.cards.first[OF_CARD + card], state.cards.first[OF_CARD + card + 1]):
        if state.cards.when[k] != When.NOW:
            continue
        code = state.cards.code[k]
        amount = float(state.cards.amount[k])
        if is_stat(code):
            total += appraisal.stat_worth(needs, seat, code, state.cards.amount[k])
        elif code == Word.KILL:
            total += appraisal.best_kill(needs, -1) * amount
        elif code == Word.KILL_NEAR:
            total += appraisal.best_kill(needs, here) * amount
        elif code == Word.KILL_HERE:
            there = float(city.minions_in(state, here))
            total += appraisal.kill_worth(needs, here) * (amount if amount < there else there)
        elif code == Word.PROTECT:
            total += appraisal.best_guards(needs, state.cards.amount[k])
    return total


def place_worth(needs: Needs, seat: i64, here: i64) -> float:
    """Return what a hero could do in a district with what is left of its card."""
    hero = needs.state.heroes[seat]
    errand = appraisal.errand_worth(needs, seat, here) if hero.timers > 0 else 0.0
    return card_at(needs, seat, here, hero.card, hero.face_down, hero.timers, hero.fights, errand)


def weigh_deeds(needs: Needs, seat: i64, actions: list[i64], scores: vec[float]) -> None:
    """Score going where more can be done first, else what is worth most where the hero stands."""
    state = needs.state
    can_pause = verbs.PAUSE.first in actions
    best = -1000.0
    stay = 0.0
    for k in range(i64(len(actions))):
        if verbs.MOVE.has(actions[k]):
            scores[k] = place_worth(needs, seat, verbs.MOVE.which(actions[k]))
        else:
            scores[k] = deed_worth(needs, seat, actions[k], can_pause)
            if scores[k] > best:
                best = scores[k]
    if verbs.MOVE.has(actions[0]):
        stay = 0.1 + place_worth(needs, seat, state.heroes[seat].at) - best
        for k in range(i64(len(actions))):
            if not verbs.MOVE.has(actions[k]):
                scores[k] += stay


def deed_worth(needs: Needs, seat: i64, action: i64, can_pause: bool) -> float:
    """Return what something that a hero does where it stands is worth; fights wait for those who could join."""
    state = needs.state
    here = state.heroes[seat].at
    if action == verbs.TIMER.first:
        return appraisal.timer_worth(needs, seat, here)
    if verbs.WORK.has(action):
        return appraisal.work_worth(state, seat, here, verbs.WORK.which(action))
    if verbs.BRIBE.has(action):
        return 4.0
    if verbs.EFFECT.has(action):
        return effect_value(state, seat, verbs.EFFECT.which(action))
    if action == verbs.FIGHT.first:
        value = fight_now(needs, seat, here)
        if can_pause and value > 0.0 and group_fight(needs, seat, here, state.heroes[seat].card) > value:
            return 0.0
        return value
    if verbs.USE.has(action):
        return use_worth(needs, seat, verbs.USE.which(action))
    if verbs.EQUIP.has(action):
        return appraisal.item_worth(needs, seat, verbs.EQUIP.which(action)) - 0.1
    if action == verbs.PAUSE.first:
        return 0.03 if state.heroes[seat].fights > 0 else -1.0
    return 0.02


def use_worth(needs: Needs, seat: i64, item: i64) -> float:
    """Return what exhausting an item outside of a fight gives."""
    state = needs.state
    total = 0.0
    for k in range(state.cards.first[OF_ITEM + item], state.cards.first[OF_ITEM + item + 1]):
        if state.cards.when[k] != When.EXHAUST:
            continue
        code = state.cards.code[k]
        if is_stat(code):
            total += appraisal.stat_worth(needs, seat, code, state.cards.amount[k])
        elif code == Word.KILL_HERE:
            total += appraisal.kill_worth(needs, state.heroes[seat].at)
    return total


def fight_now(needs: Needs, seat: i64, here: i64) -> float:
    """Return what the fight is worth with those who are here already."""
    state = needs.state
    might = battles.Might()
    might.join(state, seat, needs.gear(seat), state.heroes[seat].card)
    for other in range(state.num_players):
        if other != seat and state.heroes[other].at == here and activation.can_fight(state, other):
            might.join(state, other, needs.gear(other), state.heroes[other].card)
    return battles.fight_worth(needs, here, might)


def effect_value(state: KickAss, seat: i64, word: i64) -> float:
    """Score gains and kills high; losses are left to the end."""
    k = activation.find_effect(state, seat, word)
    return 0.0 if k < 0 else 20.0 if state.cards.amount[k] > 0 else -1.0


def could_fight(state: KickAss, seat: i64, here: i64) -> bool:
    """Return whether a hero might join a fight in a district in this segment."""
    distance = state.cards.steps(state.heroes[seat].at, here)
    if state.heroes[seat].card >= 0:
        if state.heroes[seat].fights == 0 or state.heroes[seat].status == DONE_FOR_NOW:
            return False
        only = state.cards.only[state.heroes[seat].card]
        if only >= 0 and only != here:
            return False
        return distance == 0 or distance <= activation.movement(state, seat)
    hero = state.heroes[seat]
    for slot in range(HAND_SLOTS):
        card = hero.hand[slot]
        if (
            card >= 0
            and hero.used[slot] == 0
            and state.cards.fights[card] > 0
            and distance <= state.cards.moves[card] + items.bonus(state, seat, Word.MOVE)
        ):
            return True
    return False


def group_fight(needs: Needs, seat: i64, here: i64, card: i64) -> float:
    """Return what a fight in a district is worth with a card, alone or with all who might come."""
    state = needs.state
    might = battles.Might()
    might.join(state, seat, needs.gear(seat), card)
    single = battles.fight_worth(needs, here, might)
    if state.num_players == 1:
        return single
    joined: bool = False
    for other in range(state.num_players):
        if other != seat and could_fight(state, other, here):
            might.join(state, other, needs.gear(other), state.heroes[other].card)
            joined = True
    if not joined:
        return single
    both = battles.fight_worth(needs, here, might) * WEIGHTS.together
    return both if both > single else single
