"""What things are worth to a team of Kick-Ass, in points of which a minion less is about one. Made for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheque.games.kick_ass import city, day, events, fights, heroes, plots
from ludotheque.games.kick_ass.cards import (
    BASE_EVENTS,
    OF_CARD,
    OF_ITEM,
)
from ludotheque.games.kick_ass.codes import (
    AT,
    BLUE_DICE,
    BRIBES,
    CARRIED,
    CITY_HALL,
    CLEANS,
    DELIVER,
    DISTRICTS,
    DOCKS,
    DOLLARS,
    EVENT,
    EVENT_SIZE,
    EVENTS_TO_PLOT,
    EXHAUST,
    FACE_DOWN,
    GANGS,
    HAPPINESS,
    HIT,
    HOSPITAL,
    KILL,
    KILL_HERE,
    KILL_NEAR,
    KILLS,
    LEFT,
    LIBRARY,
    LIFE,
    LOOTS,
    MAX_HEROES,
    MEDIA,
    MOST,
    NOW,
    PARK,
    PAYMENT,
    POLICE,
    POLICE_PRICE,
    POLICES,
    PROTECT,
    RED_DICE,
    REROLL_ANY,
    REROLL_RED,
    SEGMENTS,
    SHIELD,
    SHOP,
    STRENGTH,
    STRONGEST,
    TAKEN,
    TIMERS,
    VIC,
    VIRAL_AT,
    WALL_STREET,
)

if TYPE_CHECKING:
    from ludotheque.games.kick_ass.rules import KickAss

BASE_EVENT: Final = 30.0
LATE_EVENT: Final = 4.0
BOSS_EVENT: Final = 35.0
BOSS_DEAD: Final = 300.0
FAINTING: Final = 4.0
CROWDED: Final[i64] = 18
CROWD_WEIGHT: Final = 0.12
MINION: Final = 1.0
FULL: Final = 4.0
"""A minion less in a full City Hall, beyond what it is worth elsewhere."""
STATION: Final = 2.0
"""A minion less where a useful timer is out of use: most at the Police."""
SHELTER: Final = 2.5
DOLLAR: Final = 0.9
RESCUE: Final = 0.08
"""How much of a call to the police a dollar towards it is worth."""
TRAINING: Final = 4.5
CHEER: Final = 0.8
GEAR: Final = 3.0
CALL: Final = 1.8
PER_DIE: Final = 0.5
"""Hits or shields of a die."""


def event_worth(state: KickAss, space: i64) -> float:
    """What completing the event of a space is worth; base events matter little once the plot is out."""
    event: i64 = state.row[space * EVENT_SIZE + EVENT]
    if event >= BASE_EVENTS:
        return BOSS_EVENT
    if state.plot != 0 or state.completed >= EVENTS_TO_PLOT:
        return LATE_EVENT
    return BASE_EVENT


def step_worth(state: KickAss, space: i64, steps: i64) -> float:
    """What some of the steps of an event are worth: more when it is nearly done, less when time is short."""
    at: i64 = space * EVENT_SIZE
    event: i64 = state.row[at + EVENT]
    goal: i64 = state.cards.goal[event]
    left: i64 = state.row[at + LEFT]
    if left <= 0 or goal <= 0:
        return 0.0
    rounds: i64 = 3 - space
    time: i64 = (rounds * SEGMENTS - state.segment) * state.num_players
    worth: float = event_worth(state, space) * float(steps) / float(goal)
    if state.cards.objective[event] == TIMERS and left * 2 > time * 3:
        return worth * 0.2
    return worth * (0.7 + 0.6 * float(goal - left + steps) / float(goal))


def crowding(state: KickAss) -> float:
    """How much more a minion less is worth because the city fills up: 1 and more."""
    free: i64 = 0
    d: i64 = 0
    for d in range(DISTRICTS):
        free += city.room(state, d) + state.tokens[d]
    return 1.0 if free >= CROWDED else 1.0 + CROWD_WEIGHT * float(CROWDED - free)


def minion_worth(state: KickAss, district: i64) -> float:
    """What one minion less in a district is worth."""
    worth: float = MINION
    room: i64 = city.room(state, district)
    if room <= 0:
        worth += 0.8
    elif room == 1:
        worth += 0.4
    if district == POLICE and room <= 0:
        worth += STATION
    elif room <= 0 and (district == SHOP or district == PARK or district == LIBRARY):
        worth += STATION * 0.4
    if district == CITY_HALL:
        worth += FULL if room <= 0 else FULL * 0.5 if room == 1 else FULL * 0.2
    elif state.cards.path[district] == CITY_HALL and room <= 1:
        worth += 0.5
    worth *= crowding(state)
    space: i64 = 0
    for space in range(3):
        at: i64 = space * EVENT_SIZE
        event: i64 = state.row[at + EVENT]
        if event >= 0 and state.cards.objective[event] == KILLS and state.row[at + AT + district] > 0:
            worth += step_worth(state, space, 1)
    return worth


def clean_worth(state: KickAss, district: i64) -> float:
    """What it is worth that a district is clean: its bonus, and events that count clean-ups."""
    worth: float = 0.7
    space: i64 = 0
    for space in range(3):
        at: i64 = space * EVENT_SIZE
        event: i64 = state.row[at + EVENT]
        if event >= 0 and state.cards.objective[event] == CLEANS and state.row[at + AT + district] == 0:
            worth += step_worth(state, space, 1)
    return worth


def police_worth(state: KickAss, district: i64) -> float:
    """What the police would do for a district."""
    count: i64 = state.minions[district]
    if count == 0:
        return 0.0
    worth: float = float(count) * minion_worth(state, district)
    if city.enemies(state, district) == count:
        worth += clean_worth(state, district)
    return worth


def best_police(state: KickAss) -> float:
    """What a call to the police is worth at best."""
    best: float = 0.0
    d: i64 = 0
    for d in range(DISTRICTS):
        worth: float = police_worth(state, d)
        if worth > best:
            best = worth
    return best


def stat_worth(state: KickAss, seat: i64, stat: i64, amount: i64) -> float:
    """What a change of a track is worth to a hero as it stands."""
    each: float = 0.0
    if stat == HAPPINESS:
        level: i64 = state.happiness[seat]
        each = CHEER * 1.25 if level <= 3 else CHEER if level <= 5 else 0.5 if level < MOST else 0.0
        if amount < 0:
            each = 1.3 if level <= 5 else 0.5
    elif stat == STRENGTH:
        each = TRAINING if state.strength[seat] < 4 else TRAINING * 0.75 if state.strength[seat] < STRONGEST else 0.0
    elif stat == MEDIA:
        each = 0.9 if state.media[seat] < VIRAL_AT else 0.6
    elif stat == LIFE:
        missing: i64 = state.cards.life[state.hero[seat]] - state.life[seat]
        if amount > missing:
            amount = missing
        each = 1.5 if state.life[seat] <= 1 else 0.9
    else:
        each = DOLLAR if state.dollars[seat] < 6 else DOLLAR * 0.4
        if state.dollars[seat] < POLICE_PRICE:
            each += RESCUE * best_police(state)
    return each * float(amount)


def item_worth(state: KickAss, seat: i64, item: i64) -> float:
    """What an item would be worth to a hero: its effects, if its place is free."""
    source: i64 = OF_ITEM + item
    worth: float = 0.0
    k: i64 = 0
    for k in range(state.cards.first[source], state.cards.first[source + 1]):
        code: i64 = state.cards.code[k]
        each: float = 0.5
        if code == RED_DICE or code == BLUE_DICE or code == HIT or code == SHIELD:
            each = 2.0
        elif code >= REROLL_RED and code <= REROLL_ANY:
            each = 0.8
        elif code == KILL_HERE:
            each = 1.5
        elif code == MEDIA or code == LIFE:
            each = 1.2
        when: i64 = state.cards.when[k]
        if when == EXHAUST:
            each *= 0.7
        elif when != NOW:
            each *= 0.6
        worth += each * float(state.cards.amount[k])
    if not heroes.fits(state, seat, state.cards.slot[item]):
        worth = (worth - 2.4) * 0.5
    return worth


def card_worth(state: KickAss, card: i64) -> float:
    """What a card is worth in a hand, whoever has it."""
    worth: float = 0.35 * float(state.cards.moves[card]) + 2.4 * float(state.cards.timers[card])
    worth += 2.6 * float(state.cards.fights[card])
    k: i64 = 0
    for k in range(state.cards.first[OF_CARD + card], state.cards.first[OF_CARD + card + 1]):
        code: i64 = state.cards.code[k]
        amount: float = float(state.cards.amount[k])
        if code <= DOLLARS:
            worth += amount * (0.9 if code == STRENGTH or code == HAPPINESS else 0.6)
        elif code == KILL or code == KILL_HERE or code == KILL_NEAR:
            worth += amount
        elif code == PROTECT:
            worth += amount * 0.7
        elif code >= RED_DICE and code <= SHIELD:
            worth += amount * 0.8
    return worth - (0.8 if state.cards.only[card] >= 0 else 0.0)


# --- Places ---


def timer_worth(state: KickAss, seat: i64, here: i64) -> float:
    """What a timer action for the district's own effect is worth to a hero who would stand there."""
    if city.is_taken(state, here) or events.blocked(state, here):
        return 0.0
    if here == POLICE:
        return best_police(state) - CALL if state.dollars[seat] >= POLICE_PRICE else 0.0
    if here == PARK:
        happy: float = stat_worth(state, seat, HAPPINESS, 1)
        strong: float = stat_worth(state, seat, STRENGTH, 1)
        return happy if happy > strong else strong
    if here == WALL_STREET:
        return stat_worth(state, seat, DOLLARS, 3) + stat_worth(state, seat, HAPPINESS, -1)
    if here == SHOP:
        return best_buy(state, seat)
    if here == LIBRARY:
        return SHELTER * crowding(state) if city.tokens_left(state) > 1 else 0.0
    if here == HOSPITAL:
        return stat_worth(state, seat, LIFE, 2)
    if here == DOCKS:
        return 1.0 if state.docks_at == 0 else 0.2
    return 1.3


def best_buy(state: KickAss, seat: i64) -> float:
    """What the best item that a hero can pay for is worth beyond its price."""
    best: float = 0.0
    k: i64 = 0
    for k in range(4):
        item: i64 = state.shop[k]
        if item >= 0 and state.cards.cost[item] <= state.dollars[seat] + day.discount(state, seat):
            worth: float = item_worth(state, seat, item) * GEAR - 0.35 * float(state.cards.cost[item])
            if worth > best:
                best = worth
    return best


def work_worth(state: KickAss, seat: i64, here: i64, space: i64) -> float:
    """What a timer action for an event is worth to a hero who would stand there."""
    at: i64 = space * EVENT_SIZE
    event: i64 = state.row[at + EVENT]
    if event < 0 or state.row[at + LEFT] == 0:
        return 0.0
    kind: i64 = state.cards.objective[event]
    there: i64 = state.row[at + AT + here]
    if kind == TIMERS:
        return step_worth(state, space, 1) if there > 0 else 0.0
    if kind == PAYMENT:
        if state.cards.target[event] != here or state.dollars[seat] == 0:
            return 0.0
        left: i64 = state.row[at + LEFT]
        paid: i64 = state.dollars[seat] if state.dollars[seat] < left else left
        return step_worth(state, space, paid) - 0.4 * float(paid)
    if kind == DELIVER:
        if there > 0 and state.cards.origin[event] == here:
            return step_worth(state, space, 1) * 0.6
        carried: i64 = state.row[at + CARRIED + seat]
        return step_worth(state, space, carried) * 0.7 if state.cards.target[event] == here else 0.0
    if kind == GANGS:
        if FACE_DOWN <= there < BRIBES:
            return event_worth(state, space) * 0.18
        if POLICES <= there < LOOTS:
            return event_worth(state, space) * 0.15
        return event_worth(state, space) * 0.25 if here == POLICE and carries(state, seat, space) else 0.0
    return 0.0


def carries(state: KickAss, seat: i64, space: i64) -> bool:
    """Whether a hero carries a police token of an event, wherever it is."""
    d: i64 = 0
    for d in range(DISTRICTS):
        token: i64 = state.row[space * EVENT_SIZE + AT + d]
        if token >= TAKEN and (token - TAKEN) % MAX_HEROES == seat:
            return True
    return False


def errand_worth(state: KickAss, seat: i64, here: i64) -> float:
    """What the best use of a timer action in a district is worth."""
    best: float = timer_worth(state, seat, here)
    space: i64 = 0
    for space in range(3):
        worth: float = work_worth(state, seat, here, space)
        if worth > best:
            best = worth
    return best


# --- Fights ---


def expected(state: KickAss, seat: i64, code: i64) -> float:
    """Hits or shields that a hero may expect without a card."""
    dice: i64 = RED_DICE if code == HIT else BLUE_DICE
    return PER_DIE * float(heroes.bonus(state, seat, dice)) + float(heroes.bonus(state, seat, code))


def fight_worth(state: KickAss, here: i64, hits: float, shields: float, life: i64) -> float:
    """What a fight in a district is worth to a group that may expect so many hits and shields."""
    power: float = float(fights.enemy_power(state, here))
    if not fights.has_enemy(state, here):
        return 0.0
    if state.docks_at > 0:
        if state.docks_side == 0:
            hits += 1.0
        else:
            shields += 1.0
    worth: float = 0.0
    space: i64 = 0
    for space in range(3):
        if events.mini_on(state, space) == here:
            need: float = float(state.cards.goal[state.row[space * EVENT_SIZE + EVENT]])
            chance: float = 0.5 + (hits - need) * 0.22
            if chance > 0.05:
                worth += event_worth(state, space) * (chance if chance < 1.0 else 1.0)
    if state.boss_at == here:
        if plots.gang_fights(state):
            value: float = float(plots.gang_value(state))
            rate: float = hits / value if hits < value * float(state.gang) else float(state.gang)
            worth += (6.0 if state.boss == VIC and hits > value * 0.8 else 1.5) * rate
        if plots.boss_can_be_hit(state, here):
            through: float = hits - float(state.boss_armor)
            if through < 0.3:
                through = 0.15 if hits + 2.0 > float(state.boss_armor) else 0.0
            worth += (
                BOSS_DEAD
                * (through if through < float(state.boss_life) else float(state.boss_life))
                / (float(state.boss_life) + 1.0)
            )
    killed: float = float(state.minions[here]) if hits > float(state.minions[here]) else hits
    worth += killed * minion_worth(state, here)
    rest: float = hits - killed
    if rest > 1.5 and state.supers[here] > 0:
        worth += minion_worth(state, here) * 1.5 * (rest / 2.0 if rest < 2.0 * float(state.supers[here]) else 1.0)
    if hits >= float(city.enemies(state, here)) and state.supers[here] == 0:
        worth += clean_worth(state, here) * 0.6
    damage: float = power - shields
    if damage > 0.0:
        worth -= damage * 0.9
        if damage > float(life):
            worth -= FAINTING * (1.0 if damage > float(life) + 1.0 else 0.5)
    return worth
