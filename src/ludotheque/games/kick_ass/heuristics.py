"""What a bot is told about Kick-Ass: how the team stands, and a quick plan for whatever is asked."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.state import Heuristics, State
from ludotheque.games.kick_ass import city, day, fights, heroes, worth
from ludotheque.games.kick_ass.cards import (
    OF_CARD,
)
from ludotheque.games.kick_ass.codes import (
    BIG_B,
    BLUE_DICE,
    CITY_HALL,
    DISTRICTS,
    DO_BRIBE,
    DO_BUY,
    DO_CLEAN,
    DO_COMMIT,
    DO_DOCKS,
    DO_DONE,
    DO_EFFECT,
    DO_EQUIP,
    DO_FIGHT,
    DO_GAIN,
    DO_HIT,
    DO_JOIN,
    DO_KEEP,
    DO_KILL,
    DO_LURE,
    DO_MOVE,
    DO_PASS,
    DO_PAUSE,
    DO_PROTECT,
    DO_READY,
    DO_RECALL,
    DO_REMOVE,
    DO_REROLL,
    DO_STOW,
    DO_SUFFER,
    DO_TAKE,
    DO_TARGET,
    DO_TIMER,
    DO_WORK,
    DOLLARS,
    DON,
    DONE_FOR_NOW,
    EVENT,
    EVENT_SIZE,
    FIRST_HARDSHIP,
    FRAME,
    HAND_SLOTS,
    HIT,
    IN_FIGHT,
    KILL,
    KILL_NEAR,
    LEFT,
    MINI,
    MOFO,
    MOVE,
    NO_ARENA,
    NOW,
    PARK,
    PROTECT,
    Q_ACT,
    Q_CLEAN,
    Q_COMMIT,
    Q_DOCKS,
    Q_HALL,
    Q_HIT,
    Q_JOIN,
    Q_KILL,
    Q_LURE,
    Q_OFFER_CARD,
    Q_OFFER_ITEM,
    Q_PAY,
    Q_PROTECT,
    Q_READY,
    Q_REFRESH,
    Q_REMOVE,
    Q_REROLL,
    Q_SHOP,
    Q_STAT,
    Q_STOW,
    Q_SUFFER,
    Q_TARGET,
    RED_DICE,
    RED_MIST,
    SHIELD,
    VIC,
)
from ludotheque.games.kick_ass.rules import KickAss

WIDENING: Final = 0.15
NOISE: Final[i64] = 60
"""How much chance there is in a plan, in hundredths of a point."""


class KickAssHeuristics(Heuristics):
    """The team's progress against what threatens it; plans that weigh errands, fights and gains of each district."""

    def estimate(self, state: State, seat: i64) -> float:
        assert isinstance(state, KickAss)
        if state.is_terminal():
            return state.returns()[seat]
        if state.hero[state.num_players - 1] < 0:
            return 0.0
        value: float = progress(state) - threat(state) + strength(state)
        return value / (6.0 + abs(value))

    def rollout(self, state: State, actions: list[i64], chance: Chance) -> i64:
        assert isinstance(state, KickAss)
        liked: i64 = choose(state, actions, chance)
        # A search asks for what it has not tried yet: what the plan wants may not be among it.
        return liked if liked in actions else actions[chance.below(i64(len(actions)))]

    def widening(self) -> float:
        """Plans are good and choices many: the search looks little beyond them. Measured in games against Red Mist."""
        return WIDENING


# --- How the team stands ---


def progress(state: KickAss) -> float:
    """Events, the plot, and what is left of the boss."""
    value: float = -2.0 - 0.9 * float(state.matured if state.plot == 0 else 0)
    space: i64 = 0
    for space in range(3):
        event: i64 = state.row[space * EVENT_SIZE + EVENT]
        if event >= 0:
            goal: float = float(state.cards.goal[event])
            left: float = float(state.row[space * EVENT_SIZE + LEFT])
            if state.cards.objective[event] != MINI and goal > 0.0:
                value += worth.event_worth(state, space) * 0.06 * (1.0 - left / goal)
    if state.plot == 0:
        return value + 1.4 * float(state.completed if state.completed < 3 else 3) - 0.25 * float(state.round)
    value += 4.2 + 1.1 * float(state.boss_done) - 0.3 * float(state.round)
    if state.boss == RED_MIST and state.boss_at >= 0:
        value += 2.5
    if state.boss_at >= 0 or state.arena != NO_ARENA:
        most: float = float(state.cards.boss_life[state.boss if state.boss < MOFO else BIG_B])
        value += 5.0 * (1.0 - float(state.boss_life) / most) if state.boss != MOFO else float(state.stage)
    if state.boss == VIC:
        value += 1.5 * float(3 - state.gang) - 0.15 * float(state.track)
    elif state.boss == DON:
        value -= 0.3 * float(state.boss_power + state.boss_armor) + 0.2 * float(state.gang)
    return value


def threat(state: KickAss) -> float:
    """How near the districts are to running over, City Hall above all."""
    if state.arena != NO_ARENA:
        return 0.0
    total: float = 0.0
    d: i64 = 0
    for d in range(DISTRICTS):
        full: float = float(state.minions[d] + 2 * state.supers[d]) / float(state.cards.limit[d])
        room: i64 = city.room(state, d) + state.tokens[d]
        total += full * (0.9 if d == CITY_HALL else 0.45)
        if room <= 0:
            total += 1.8 if d == CITY_HALL else 0.35
    return total * 0.8


def strength(state: KickAss) -> float:
    """What the heroes are and have."""
    total: float = 0.0
    seat: i64 = 0
    for seat in range(state.num_players):
        if state.out[seat] != 0:
            total -= 2.0
            continue
        total += 0.16 * float(state.strength[seat] + state.media[seat]) + 0.05 * float(state.dollars[seat])
        total += 0.1 * float(state.happiness[seat]) + 0.22 * float(state.life[seat])
        if state.happiness[seat] <= FIRST_HARDSHIP:
            total -= 0.3
        total += 0.25 * (worth.expected(state, seat, HIT) + worth.expected(state, seat, SHIELD))
        if state.life[seat] < 0:
            total -= 1.0
    return total / float(state.num_players) * 1.6


# --- Plans ---


def jitter(chance: Chance) -> float:
    """A little chance, so that plans differ."""
    return float(chance.below(NOISE)) / 100.0


def choose(state: KickAss, actions: list[i64], chance: Chance) -> i64:
    """A sensible answer to whatever is asked."""
    at: i64 = (state.depth - 1) * FRAME
    kind: i64 = state.frames[at]
    seat: i64 = state.frames[at + 1]
    if kind == Q_COMMIT:
        return choose_card(state, seat, actions, chance)
    if kind == Q_ACT:
        return choose_deed(state, seat, actions, chance)
    if kind == Q_HIT:
        return choose_hit(actions)
    best: i64 = actions[0]
    most: float = -1000.0
    for one in actions:
        value: float = answer_worth(state, kind, seat, one) + jitter(chance)
        if value > most:
            most = value
            best = one
    return best


def choose_hit(actions: list[i64]) -> i64:
    """Bosses and mini-bosses first, then whoever dies of the fewest hits."""
    last: i64 = actions[i64(len(actions)) - 1]
    return last if last >= DO_HIT + 2 else actions[0]


def answer_worth(state: KickAss, kind: i64, seat: i64, action: i64) -> float:
    """What an answer to a small question is worth."""
    if kind == Q_KILL:
        return worth.minion_worth(state, action - DO_KILL)
    if kind == Q_CLEAN:
        return worth.police_worth(state, action - DO_CLEAN)
    if kind == Q_PROTECT:
        if action == DO_DONE:
            return -5.0
        d: i64 = action - DO_PROTECT
        return (2.0 if d == CITY_HALL else 0.5 if d == PARK else 0.0) - 0.5 * float(city.room(state, d))
    if kind == Q_STAT:
        return worth.stat_worth(state, seat, action - DO_GAIN, 1)
    if kind == Q_REFRESH or kind == Q_HALL or kind == Q_OFFER_CARD:
        return gain_worth(state, seat, action)
    if kind == Q_REMOVE:
        return -worth.card_worth(state, action - DO_REMOVE)
    if kind == Q_SHOP:
        if action == DO_DONE:
            return 0.0
        item: i64 = action - DO_BUY
        return worth.item_worth(state, seat, item) * 1.3 - 0.35 * float(state.cards.cost[item])
    if kind == Q_OFFER_ITEM:
        return worth.item_worth(state, seat, action - DO_KEEP)
    if kind == Q_PAY:
        return float(action)
    if kind == Q_SUFFER:
        hero: i64 = action - DO_SUFFER
        return float(state.life[hero]) if state.life[hero] > 0 else -2.0 - float(state.happiness[hero]) * 0.1
    if kind == Q_JOIN:
        return join_worth(state, seat) if action == DO_JOIN else 0.0
    if kind == Q_REROLL:
        return reroll_worth(state, seat, action)
    if kind == Q_READY:
        return 1.0 if action < DO_EQUIP else 0.5 if action == DO_READY else 0.2
    if kind == Q_TARGET:
        return worth.minion_worth(state, action - DO_TARGET) + 0.2 * float(state.minions[action - DO_TARGET])
    if kind == Q_LURE:
        if action == DO_DONE:
            return 1.3
        return worth.minion_worth(state, action - DO_LURE)
    if kind == Q_DOCKS:
        return 0.3 if action == DO_DOCKS else 0.0
    if kind == Q_STOW:
        return -worth.item_worth(state, seat, action - DO_STOW)
    return 0.0


def gain_worth(state: KickAss, seat: i64, action: i64) -> float:
    """A new card is worth what it is better than the worst of the hand."""
    if action < DO_TAKE:
        return worth.stat_worth(state, seat, action - DO_GAIN, 1)
    if action >= DO_RECALL:
        return worth.card_worth(state, action - DO_RECALL) * 0.45
    low: float = 100.0
    reds: i64 = 0
    slot: i64 = 0
    for slot in range(seat * HAND_SLOTS, (seat + 1) * HAND_SLOTS):
        if state.hand[slot] >= 0:
            one: float = worth.card_worth(state, state.hand[slot])
            if state.cards.fights[state.hand[slot]] > 0:
                reds += 1
            if one < low:
                low = one
    card: i64 = action - DO_TAKE
    value: float = worth.card_worth(state, card) - low
    if state.cards.fights[card] > 0 and reds >= 3:
        value -= 1.5
    return value * 0.9


def join_worth(state: KickAss, seat: i64) -> float:
    """Whether a group with this hero fights better than one without, so that its own fight is well spent."""
    if state.life[seat] <= 0 and fights.enemy_power(state, state.fight_at) > 2:
        return -0.5
    power: i64 = fights.enemy_power(state, state.fight_at)
    return 1.0 if power >= 2 else -0.5


def reroll_worth(state: KickAss, seat: i64, action: i64) -> float:
    """Blanks are rerolled; items that give hits or shields are exhausted where they help."""
    if action == DO_DONE:
        return 0.7
    if action < DO_REROLL:
        return 1.0 if fights.enemy_power(state, state.fight_at) >= 2 else 0.0
    return 2.0 if action == DO_REROLL or action == DO_REROLL + 3 else -5.0


def partners(state: KickAss, seat: i64, here: i64, code: i64) -> float:
    """What others could add to a fight here: those who have or could still choose a fight and could come."""
    total: float = 0.0
    other: i64 = 0
    for other in range(state.num_players):
        if other != seat and could_fight(state, other, here):
            total += worth.expected(state, other, code)
            if state.card[other] >= 0:
                total += 0.5 * float(heroes.amount_of(state, OF_CARD + state.card[other], RED_DICE, IN_FIGHT))
    return total


def could_fight(state: KickAss, seat: i64, here: i64) -> bool:
    """Whether a hero might join a fight in a district in this segment."""
    distance: i64 = state.cards.distance[state.where[seat] * DISTRICTS + here]
    if state.card[seat] >= 0:
        return (
            state.fights[seat] > 0
            and state.status[seat] != DONE_FOR_NOW
            and (distance == 0 or distance <= day.movement(state, seat))
        )
    if distance > 2:
        return False
    slot: i64 = 0
    for slot in range(seat * HAND_SLOTS, (seat + 1) * HAND_SLOTS):
        if state.hand[slot] >= 0 and state.used[slot] == 0 and state.cards.fights[state.hand[slot]] > 0:
            return True
    return False


def group_fight(state: KickAss, seat: i64, here: i64, card: i64, alone: bool) -> float:
    """What a fight in a district is worth with a card, alone or with all who might come."""
    hits: float = worth.expected(state, seat, HIT)
    shields: float = worth.expected(state, seat, SHIELD)
    if card >= 0:
        hits += worth.PER_DIE * float(heroes.amount_of(state, OF_CARD + card, RED_DICE, IN_FIGHT))
        hits += float(heroes.amount_of(state, OF_CARD + card, HIT, IN_FIGHT))
        shields += worth.PER_DIE * float(heroes.amount_of(state, OF_CARD + card, BLUE_DICE, IN_FIGHT))
        shields += float(heroes.amount_of(state, OF_CARD + card, SHIELD, IN_FIGHT))
    life: i64 = state.life[seat]
    single: float = worth.fight_worth(state, here, hits, shields, life)
    if alone or state.num_players == 1:
        return single
    more: float = partners(state, seat, here, HIT)
    if more <= 0.0:
        return single
    other: i64 = 0
    for other in range(state.num_players):
        if other != seat and could_fight(state, other, here):
            life += state.life[other]
    both: float = worth.fight_worth(state, here, hits + more, shields + partners(state, seat, here, SHIELD), life)
    return both * 0.7 if both * 0.7 > single else single


def place_worth(state: KickAss, seat: i64, here: i64, card: i64, timers: i64, count: i64) -> float:
    """What a hero could do in a district with so many timer and fight actions."""
    total: float = 0.0
    if timers > 0:
        errand: float = worth.errand_worth(state, seat, here)
        total += errand * (1.0 if timers == 1 else 1.7)
    if count > 0:
        fight: float = group_fight(state, seat, here, card, False)
        if fight > 0.0:
            total += fight
    return total


def choose_card(state: KickAss, seat: i64, actions: list[i64], chance: Chance) -> i64:
    """The card whose best place, with what it gives and costs, is worth most."""
    here: i64 = state.where[seat]
    errands: vec[i64] = vec[i64]([0] * DISTRICTS)
    d: i64 = 0
    for d in range(DISTRICTS):
        errands[d] = i64(worth.errand_worth(state, seat, d) * 1000.0)
    bonus: i64 = heroes.bonus(state, seat, MOVE)
    best: i64 = actions[0]
    most: float = -1000.0
    for one in actions:
        card: i64 = (one - DO_COMMIT) // 2
        down: bool = (one - DO_COMMIT) % 2 == 1
        reach: i64 = bonus + (1 if down else state.cards.moves[card])
        timers: i64 = 1 if down else state.cards.timers[card]
        count: i64 = 0 if down else state.cards.fights[card]
        only: i64 = -1 if down else state.cards.only[card]
        top: float = -5.0
        for d in range(DISTRICTS):
            distance: i64 = state.cards.distance[here * DISTRICTS + d]
            if distance > 0 and distance > reach:
                continue
            value: float = 0.0
            if only < 0 or only == d:
                if timers > 0:
                    value += float(errands[d]) / 1000.0 * (1.0 if timers == 1 else 1.7)
                if count > 0:
                    fight: float = group_fight(state, seat, d, card, False)
                    if fight > 0.0:
                        value += fight
                if not down:
                    value += gifts(state, seat, card)
            if value > top:
                top = value
        top += jitter(chance)
        if down:
            top -= 0.25 * worth.card_worth(state, card)
        else:
            top -= 0.1 * worth.card_worth(state, card)
        if top > most:
            most = top
            best = one
    return best


def gifts(state: KickAss, seat: i64, card: i64) -> float:
    """What a card gives and costs beside its actions."""
    total: float = 0.0
    k: i64 = 0
    for k in range(state.cards.first[OF_CARD + card], state.cards.first[OF_CARD + card + 1]):
        if state.cards.when[k] != NOW:
            continue
        code: i64 = state.cards.code[k]
        if code <= DOLLARS:
            total += worth.stat_worth(state, seat, code, state.cards.amount[k])
        elif code >= KILL and code <= KILL_NEAR:
            total += 1.2 * float(state.cards.amount[k])
        elif code == PROTECT:
            total += 0.8 * float(state.cards.amount[k])
    return total


def choose_deed(state: KickAss, seat: i64, actions: list[i64], chance: Chance) -> i64:
    """Go where most can be done; then gains, errands, fights; pause where a fight needs others."""
    here: i64 = state.where[seat]
    card: i64 = state.card[seat]
    timers: i64 = state.timers[seat]
    count: i64 = state.fights[seat]
    only: i64 = state.cards.only[card] if state.face[seat] == 0 else -1
    if actions[0] < DO_TIMER and state.begun[seat] == 0:
        best: i64 = -1
        most: float = jitter(chance) + 0.05
        if only < 0 or only == here:
            most += place_worth(state, seat, here, card, timers, count)
        for one in actions:
            if one >= DO_TIMER:
                break
            value: float = jitter(chance) * 0.5
            if only < 0 or only == one - DO_MOVE:
                value += place_worth(state, seat, one - DO_MOVE, card, timers, count)
            if only == one - DO_MOVE:
                value += gifts(state, seat, card)
            if value > most:
                most = value
                best = one
        if best >= 0:
            return best
    return choose_use(state, seat, actions, chance)


def choose_use(state: KickAss, seat: i64, actions: list[i64], chance: Chance) -> i64:
    """What to do where the hero stands."""
    here: i64 = state.where[seat]
    best: i64 = DO_PASS
    most: float = 0.02
    can_pause: bool = False
    for one in actions:
        if one == DO_PAUSE:
            can_pause = True
    for one in actions:
        value: float = 0.0
        if one < DO_TIMER:
            continue
        if one == DO_TIMER:
            value = worth.timer_worth(state, seat, here)
        elif one < DO_BRIBE:
            value = worth.work_worth(state, seat, here, one - DO_WORK)
        elif one < DO_EFFECT:
            value = 4.0
        elif one < DO_FIGHT:
            value = effect_value(state, seat, one - DO_EFFECT)
        elif one == DO_FIGHT:
            value = group_fight(state, seat, here, state.card[seat], False) * 0.5
            if can_pause and value > 0.0:
                alone: float = fight_now(state, seat, here)
                if alone < value:
                    value = 0.0
        elif one < DO_EQUIP:
            value = 0.6 if chance.below(3) > 0 else 0.0
        elif one < DO_STOW:
            value = 0.3 if worth.item_worth(state, seat, one - DO_EQUIP) > 1.2 else 0.0
        if value > most:
            most = value
            best = one
    if best == DO_PASS and can_pause and state.fights[seat] > 0:
        return DO_PAUSE
    return best


def fight_now(state: KickAss, seat: i64, here: i64) -> float:
    """What the fight is worth with those who are here already."""
    hits: float = worth.expected(state, seat, HIT)
    shields: float = worth.expected(state, seat, SHIELD)
    life: i64 = state.life[seat]
    other: i64 = 0
    for other in range(state.num_players):
        if other != seat and state.where[other] == here and day.can_fight(state, other):
            hits += worth.expected(state, other, HIT)
            shields += worth.expected(state, other, SHIELD)
            life += state.life[other]
    return worth.fight_worth(state, here, hits, shields, life)


def effect_value(state: KickAss, seat: i64, word: i64) -> float:
    """Gains and kills at once; losses are left to the end."""
    first: i64 = state.cards.first[OF_CARD + state.card[seat]]
    k: i64 = 0
    for k in range(first, state.cards.first[OF_CARD + state.card[seat] + 1]):
        if state.gains[seat] & (1 << (k - first)) != 0 and day.effect_word(state.cards.code[k]) == word:
            return 20.0 if state.cards.amount[k] > 0 else -1.0
    return 0.0
