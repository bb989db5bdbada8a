"""Appraisals for the bots of Kick-Ass: the worth of things to a team, in points of which a minion less is about one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.games.kick_ass import tokens
from ludotheque.games.kick_ass.bosses.don_genovese import carries
from ludotheque.games.kick_ass.bots.needs import Needs
from ludotheque.games.kick_ass.bots.weights import WEIGHTS
from ludotheque.games.kick_ass.cards import BASE_EVENTS, OF_CARD, OF_ITEM
from ludotheque.games.kick_ass.chapters import city, cleaning, districts, items, row
from ludotheque.games.kick_ass.chapters.figures import gang_minions
from ludotheque.games.kick_ass.codes import (
    ARENA,
    BOTH_HANDS,
    CLEANS,
    DELIVER,
    DISTRICTS,
    DOCKS,
    DOLLARS,
    DONS_GANG,
    EVENT_SPACES,
    EVENTS_TO_PLOT,
    GANGS,
    HAPPINESS,
    HOSPITAL,
    KILLS,
    LIBRARY,
    LIFE,
    MATURED_TO_LOSE,
    MEDIA,
    MOST,
    ONE_HAND,
    PARK,
    PAYMENT,
    POLICE,
    POLICE_PRICE,
    SEGMENTS,
    SHOP,
    SHOP_OFFER,
    STRENGTH,
    STRONGEST,
    TIMERS,
    VIRAL_AT,
    WALL_STREET,
)
from ludotheque.games.kick_ass.state import KickAss
from ludotheque.games.kick_ass.vocabulary import When, Word, is_dice, is_kill, is_reroll, is_stat, is_strength

A_ROUND: Final = 9.0
GUARD_OF_DON: Final = 1.5
"""One of his gang less."""


# --- Events ---


def event_worth(state: KickAss, space: i64) -> float:
    """Return what completing the event of a space is worth; base events matter little once the plot is out."""
    event = state.row[space].event
    if event >= BASE_EVENTS:
        if not state.villain.needs_events(state):
            return 0.5 * WEIGHTS.late_event
        return WEIGHTS.boss_event
    if state.plot != 0 or state.completed >= EVENTS_TO_PLOT:
        return WEIGHTS.late_event * (4.0 if state.matured == MATURED_TO_LOSE - 1 else 1.0)
    return WEIGHTS.base_event


def step_worth(state: KickAss, space: i64, steps: i64) -> float:
    """Return what some of the steps of an event are worth: more when it is nearly done, less when time is short."""
    event = state.row[space].event
    goal = state.cards.goal[event]
    left = state.row[space].left
    if left <= 0 or goal <= 0:
        return 0.0
    if steps > left:
        steps = left
    time: i64 = ((2 - space) * SEGMENTS + SEGMENTS - state.segment) * state.num_players
    worth = event_worth(state, space) * float(steps) / float(goal)
    if state.cards.objective[event] == TIMERS and left * 2 > time * 3:
        return worth * 0.2
    worth *= 1.0 + WEIGHTS.hurry * float(space)
    return worth * (1.0 + WEIGHTS.finishing * (float(goal - left + steps) / float(goal) - 0.5))


# --- The city ---


def minion_worth(needs: Needs, district: i64) -> float:
    """Return what one minion less in a district is worth."""
    state = needs.state
    worth = needs.need[district]
    if city.is_taken(state, district):
        worth += WEIGHTS.station * (1.0 if district <= LIBRARY else 0.5)
    return worth + counted_kill(state, district)


def counted_kill(state: KickAss, district: i64) -> float:
    """Return what a kill there is worth to events that count it."""
    worth = 0.0
    for space in range(EVENT_SPACES):
        lying = state.row[space]
        if lying.event >= 0 and state.cards.objective[lying.event] == KILLS and lying.at[district] > 0:
            worth += step_worth(state, space, 1)
    return worth


def clean_worth(state: KickAss, district: i64) -> float:
    """Return what it is worth that a district is clean: its bonus, and events that count clean-ups."""
    worth = WEIGHTS.clean
    for space in range(EVENT_SPACES):
        lying = state.row[space]
        if lying.event >= 0 and state.cards.objective[lying.event] == CLEANS and lying.at[district] == 0:
            worth += step_worth(state, space, 1)
    return worth


def kill_worth(needs: Needs, district: i64) -> float:
    """Return what a hero's effect that kills one minion does there."""
    if district == ARENA:
        return 1.0
    if district == DONS_GANG:
        return GUARD_OF_DON + counted_kill(needs.state, needs.state.boss_at)
    worth = minion_worth(needs, district)
    if cleaning.count_enemies(needs.state, district) == 1:
        worth += clean_worth(needs.state, district)
    return worth


def best_kill(needs: Needs, near: i64) -> float:
    """Return what a kill is worth at best: anywhere, or next to a district."""
    best = 0.0
    for d in range(DISTRICTS):
        if city.minions_in(needs.state, d) > 0 and (near < 0 or needs.state.cards.steps(near, d) == 1):
            worth = kill_worth(needs, d if needs.state.minions[d] > 0 else DONS_GANG)
            if worth > best:
                best = worth
    return best


def police_worth(needs: Needs, district: i64) -> float:
    """Return what the police would do for a district."""
    count = needs.state.minions[district]
    gang = gang_minions(needs.state, district)
    if count + gang == 0:
        return 0.0
    worth = float(count) * minion_worth(needs, district)
    if gang > 0:
        worth += float(gang) * kill_worth(needs, DONS_GANG)
    if cleaning.count_enemies(needs.state, district) == count:
        worth += clean_worth(needs.state, district)
    return worth


def best_police(needs: Needs) -> float:
    """Return what a call to the police is worth at best."""
    best = 0.0
    for d in range(DISTRICTS):
        worth = police_worth(needs, d)
        if worth > best:
            best = worth
    return best


def guard_worth(needs: Needs, district: i64) -> float:
    """Return what a protection token in a district is worth: a minion that never comes, if one comes."""
    comes = needs.coming[district] * 3.0
    return needs.need[district] * WEIGHTS.guard + (0.2 * comes if comes < 1.0 else 0.2)


def best_guards(needs: Needs, count: i64) -> float:
    """Return what so many protection tokens are worth."""
    free = city.tokens_left(needs.state)
    if count > free:
        count = free
    best = 0.0
    for d in range(DISTRICTS):
        if city.room(needs.state, d) > 0:
            worth = guard_worth(needs, d)
            if worth > best:
                best = worth
    return best * float(count)


# --- Heroes, items and cards ---


def time_left(state: KickAss) -> float:
    """Return how much of the game is left for what pays later: 1 at the start."""
    return float(10 - state.round) / A_ROUND


def stat_worth(needs: Needs, seat: i64, stat: i64, amount: i64) -> float:
    """Return what a change of a track is worth to a hero as it stands."""
    state = needs.state
    each = 0.0
    if stat == HAPPINESS:
        level = state.heroes[seat].happiness
        if amount < 0:
            level -= 1
        if level >= MOST:
            return 0.0
        each = WEIGHTS.low if level <= 1 else WEIGHTS.sad if level <= 4 else WEIGHTS.glad
        each *= 0.4 + 0.6 * time_left(state)
    elif stat == STRENGTH:
        if state.heroes[seat].strength >= STRONGEST:
            return 0.0
        each = WEIGHTS.strength * time_left(state)
        if state.heroes[seat].strength + amount > STRONGEST:
            amount = STRONGEST - state.heroes[seat].strength
    elif stat == MEDIA:
        each = WEIGHTS.media * (1.6 if state.heroes[seat].media == VIRAL_AT - 1 else 1.0) * time_left(state)
    elif stat == LIFE:
        missing = state.cards.life[state.heroes[seat].identity] - state.heroes[seat].life
        if amount > missing:
            amount = missing
        each = WEIGHTS.life * (1.5 if state.heroes[seat].life <= 1 else 1.0)
    else:
        each = WEIGHTS.dollar if state.heroes[seat].dollars < 6 else WEIGHTS.dollar * WEIGHTS.rich
        each += pay_worth(state)
        each *= 0.4 + 0.6 * time_left(state)
    return each * float(amount)


def pay_worth(state: KickAss) -> float:
    """Return what a dollar is worth beyond the usual while an event asks for dollars."""
    best = 0.0
    for space in range(EVENT_SPACES):
        event = state.row[space].event
        if event >= 0 and state.cards.objective[event] == PAYMENT:
            worth = step_worth(state, space, 1) * 0.4
            if worth > best:
                best = worth
    return best


def item_worth(needs: Needs, seat: i64, item: i64) -> float:
    """Return what an item would be worth to a hero: its effects, less what it replaces."""
    state = needs.state
    worth = item_value(state, item)
    if not items.fits(state, seat, state.cards.slot[item]):
        worth -= worn_worth(state, seat, state.cards.slot[item])
        if worth < 0.0:
            worth = 0.0
    return worth * (0.3 + 0.7 * time_left(state))


def item_value(state: KickAss, item: i64) -> float:
    """Return what the effects of an item are worth: a die that is always there is 1."""
    source = OF_ITEM + item
    worth = 0.0
    for k in range(state.cards.first[source], state.cards.first[source + 1]):
        code = state.cards.code[k]
        each = 0.3
        if is_dice(code):
            each = 1.0 if code == Word.RED_DICE else 0.8
        elif is_strength(code):
            each = 2.0 if code == Word.HIT else 1.6
        elif is_reroll(code):
            each = 0.6
        elif code == Word.KILL_HERE:
            each = 1.2
        elif code == MEDIA or code == LIFE or code == HAPPINESS:
            each = 1.0
        when = state.cards.when[k]
        if when == When.EXHAUST:
            each *= 0.5
        elif when != When.NOW:
            each *= 0.35
        worth += each * float(state.cards.amount[k])
    return worth


def worn_worth(state: KickAss, seat: i64, kind: i64) -> float:
    """Return what the least of the items that would have to make room is worth."""
    low = 100.0
    for item in state.heroes[seat].items:
        if items.works(state, seat, item) and same_place(state.cards.slot[item.design], kind):
            worth = item_value(state, item.design)
            if worth < low:
                low = worth
    return 1.0 if low == 100.0 else low


def same_place(worn: i64, kind: i64) -> bool:
    """Return whether one item makes room for the other when it goes."""
    return worn == kind or (ONE_HAND <= worn <= BOTH_HANDS and ONE_HAND <= kind <= BOTH_HANDS)


def card_worth(state: KickAss, card: i64) -> float:
    """Return what a card is worth in any hand."""
    worth = WEIGHTS.card_move * float(state.cards.moves[card]) + WEIGHTS.card_timer * float(state.cards.timers[card])
    worth += WEIGHTS.card_fight * float(state.cards.fights[card])
    for k in range(state.cards.first[OF_CARD + card], state.cards.first[OF_CARD + card + 1]):
        code = state.cards.code[k]
        amount = float(state.cards.amount[k])
        if is_stat(code):
            worth += amount * WEIGHTS.card_stat * (2.0 if code == STRENGTH else 1.0)
        elif is_kill(code):
            worth += amount * WEIGHTS.card_kill
        elif code == Word.PROTECT:
            worth += amount * WEIGHTS.card_guard
        elif is_dice(code) or is_strength(code):
            worth += amount * WEIGHTS.card_dice * (1.0 if is_dice(code) else 2.0)
    return worth - (WEIGHTS.card_place if state.cards.only[card] >= 0 else 0.0)


# --- Places ---


def timer_worth(needs: Needs, seat: i64, here: i64) -> float:
    """Return what a timer action for the district's own effect is worth to a hero who would stand there."""
    state = needs.state
    if city.is_taken(state, here) or row.blocked(state, here):
        return 0.0
    if here == POLICE:
        if state.heroes[seat].dollars < POLICE_PRICE:
            return 0.0
        return best_police(needs) + stat_worth(needs, seat, DOLLARS, -POLICE_PRICE)
    if here == PARK:
        happy = stat_worth(needs, seat, HAPPINESS, 1)
        strong = stat_worth(needs, seat, STRENGTH, 1)
        return happy if happy > strong else strong
    if here == WALL_STREET:
        return stat_worth(needs, seat, DOLLARS, 3) + stat_worth(needs, seat, HAPPINESS, -1)
    if here == SHOP:
        return best_buy(needs, seat)
    if here == LIBRARY:
        return best_guards(needs, 2)
    if here == HOSPITAL:
        return stat_worth(needs, seat, LIFE, 2)
    if here == DOCKS:
        return WEIGHTS.docks if state.docks_at == 0 else 0.2
    return WEIGHTS.again


def best_buy(needs: Needs, seat: i64) -> float:
    """Return what the best item that a hero can pay for is worth beyond its price."""
    state = needs.state
    best = 0.0
    for k in range(SHOP_OFFER):
        item = state.shop[k]
        if item >= 0 and state.cards.cost[item] <= state.heroes[seat].dollars + districts.discount(state, seat):
            worth = buy_worth(needs, seat, item)
            if worth > best:
                best = worth
    return best


def buy_worth(needs: Needs, seat: i64, item: i64) -> float:
    """Return what an item is worth beyond its price."""
    return item_worth(needs, seat, item) * WEIGHTS.gear - WEIGHTS.price * float(needs.state.cards.cost[item])


def work_worth(state: KickAss, seat: i64, here: i64, space: i64) -> float:
    """Return what a timer action for an event is worth to a hero who would stand there."""
    lying = state.row[space]
    event = lying.event
    if event < 0 or lying.left == 0:
        return 0.0
    kind = state.cards.objective[event]
    there = lying.at[here]
    if kind == TIMERS:
        return step_worth(state, space, 1) if there > 0 else 0.0
    if kind == PAYMENT:
        if state.cards.target[event] != here or state.heroes[seat].dollars == 0:
            return 0.0
        left = lying.left
        paid = state.heroes[seat].dollars if state.heroes[seat].dollars < left else left
        return step_worth(state, space, paid) - 0.4 * float(paid)
    if kind == DELIVER:
        if there > 0 and state.cards.origin[event] == here:
            return step_worth(state, space, 1) * 0.6
        carried = lying.carried[seat]
        return step_worth(state, space, carried) if state.cards.target[event] == here else 0.0
    if kind == GANGS:
        if tokens.is_facedown(there):
            return event_worth(state, space) * 0.18
        if tokens.is_police(there):
            return event_worth(state, space) * 0.15
        return event_worth(state, space) * 0.25 if here == POLICE and carries(state, seat, space) else 0.0
    return 0.0


def errand_worth(needs: Needs, seat: i64, here: i64) -> float:
    """Return what the best use of a timer action in a district is worth."""
    best = timer_worth(needs, seat, here)
    for space in range(EVENT_SPACES):
        worth = work_worth(needs.state, seat, here, space)
        if worth > best:
            best = worth
    return best
