"""Fights (p.18-20): who joins, dice and rerolls, lightning, damage and hits shared out point by point."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.kick_ass import city, day, don_genovese, events, heroes, log, plots
from ludotheque.games.kick_ass.cards import (
    OF_CARD,
    OF_ITEM,
)
from ludotheque.games.kick_ass.codes import (
    A_CLEAN_UP,
    A_EVENTS,
    A_FAINT,
    A_HITS,
    A_OUTCOME,
    A_ROLL,
    ARENA,
    ARRANGED,
    BIG_B,
    BLUE_BOLT,
    BLUE_DICE,
    BOLT,
    BOLT_FACE,
    DISTRICTS,
    DO_DONE,
    DO_GIVE,
    DO_HIT,
    DO_READY,
    DO_REROLL,
    DO_SUFFER,
    DOLLARS,
    DON,
    EVENT,
    EVENT_SIZE,
    FAINT_SPACE,
    GAIN,
    HIT,
    HIT_FACE,
    IN_FIGHT,
    ITEM_SLOTS,
    LEFT,
    MOTHER_RUSSIA,
    NO_ARENA,
    NO_LIGHTNING,
    NOBODY,
    Q_HIT,
    Q_JOIN,
    Q_READY,
    Q_REROLL,
    Q_SUFFER,
    Q_TAKER,
    RED_BOLT,
    RED_DICE,
    REROLL_RED,
    SHIELD,
    SLAIN,
    VIC,
)

if TYPE_CHECKING:
    from ludotheque.games.kick_ass.rules import KickAss


# --- Who fights whom ---


def has_enemy(state: KickAss, district: i64) -> bool:
    """Whether there is somebody to fight in a district."""
    if state.minions[district] + state.supers[district] + events.minis_at(state, district) > 0:
        return True
    if state.boss_at == district and (plots.boss_fights(state) or plots.gang_fights(state)):
        return True
    return district == ARENA and state.big_b + state.russia > 0


def enemy_power(state: KickAss, district: i64) -> i64:
    """The power of all enemies together: a minion 1, a super 2, others as their cards say."""
    power: i64 = state.minions[district] + 2 * state.supers[district]
    space: i64 = 0
    for space in range(3):
        if events.mini_on(state, space) == district:
            power += state.cards.power[state.row[space * EVENT_SIZE + EVENT]]
    if state.boss_at == district:
        if plots.gang_fights(state):
            power += plots.gang_value(state) * (1 if plots.is_one_body(state) else state.gang)
        if plots.boss_fights(state):
            power += state.boss_power
    if district == ARENA:
        if state.big_b > 0:
            power += state.cards.boss_power[BIG_B]
        if state.russia > 0:
            power += state.cards.boss_power[MOTHER_RUSSIA]
    return power


def begin(state: KickAss, leader: i64) -> None:
    """A hero spends a fight action; others here with one of their own are asked whether they gang up (p.19)."""
    prepare(state, leader)
    state.fights[leader] -= 1
    state.fighters[leader] = 1
    if state.events is not None:
        log.fight(state, leader)
    seat: i64 = state.num_players - 1
    while seat >= 0:
        if seat != leader and day.can_fight(state, seat) and state.where[seat] == state.fight_at:
            state.push(Q_JOIN, seat, leader, 0)
        seat -= 1


def begin_arena(state: KickAss) -> None:
    """In the Hideaway and in Times Square all heroes fight together, without cards (p.28, p.30)."""
    leader: i64 = state.captain()
    prepare(state, leader)
    seat: i64 = 0
    slot: i64 = 0
    for seat in range(state.num_players):
        state.fighters[seat] = 1 - state.out[seat]
    for slot in range(state.num_players * ITEM_SLOTS):
        state.item_state[slot] &= ~ARRANGED
    if state.events is not None:
        log.fight(state, leader)


def prepare(state: KickAss, leader: i64) -> None:
    """A clean table for a fight."""
    k: i64 = 0
    for k in range(state.num_players):
        state.fighters[k] = 0
    for k in range(state.num_players * 6):
        state.dice[k] = 0
    for k in range(state.num_players * 4):
        state.extra[k] = 0
    state.fight_at = state.where[leader]
    state.damage = 0
    state.hits = 0
    state.pierced = 0
    state.push(A_ROLL, leader, 0, 0)


def join(state: KickAss, seat: i64) -> None:
    """A hero gangs up and spends a fight action."""
    day.start(state, seat)
    state.fights[seat] -= 1
    state.fighters[seat] = 1
    if state.events is not None:
        log.seat(state, "join", "gang-up", seat)


# --- Dice ---


def roll(state: KickAss, leader: i64, ready: i64) -> None:
    """First items may be exhausted for more dice; then each fighter rolls the whole pool at once."""
    seat: i64 = 0
    state.push(A_ROLL if ready == 0 else A_OUTCOME, leader, 1, 0)
    if ready != 0:
        for seat in range(state.num_players):
            if state.fighters[seat] != 0:
                roll_pool(state, seat)
    seat = state.num_players - 1
    while seat >= 0:
        if state.fighters[seat] != 0:
            state.push(Q_READY if ready == 0 else Q_REROLL, seat, 0, 0)
        seat -= 1


def card_bonus(state: KickAss, seat: i64, code: i64) -> i64:
    """What the card of this segment adds to its fights; cards play no part in an arena."""
    if state.arena != NO_ARENA or not day.card_works(state, seat) or state.face[seat] != 0:
        return 0
    return heroes.amount_of(state, OF_CARD + state.card[seat], code, IN_FIGHT)


def pool(state: KickAss, seat: i64, code: i64) -> i64:
    """How many red or blue dice a hero rolls."""
    count: i64 = heroes.bonus(state, seat, code) + card_bonus(state, seat, code) + plots.combat_effect(state, code)
    count += state.extra[seat * 4 + (0 if code == RED_DICE else 1)]
    return 0 if count < 0 else count


def roll_pool(state: KickAss, seat: i64) -> None:
    """The dice of one fighter, and how many of them may be rerolled."""
    at: i64 = seat * 6
    roll_dice(state, state.cards.red, at, pool(state, seat, RED_DICE))
    roll_dice(state, state.cards.blue, at + 3, pool(state, seat, BLUE_DICE))
    if state.boss == VIC and state.boss_at == state.fight_at and plots.boss_fights(state):
        shields: i64 = state.dice[at + 3 + HIT_FACE] + state.dice[at + 3 + BOLT_FACE]
        state.dice[at + 3 + HIT_FACE] = 0
        state.dice[at + 3 + BOLT_FACE] = 0
        roll_dice(state, state.cards.blue, at + 3, shields)
    k: i64 = 0
    for k in range(3):
        state.rerolls[seat * 3 + k] = heroes.bonus(state, seat, REROLL_RED + k)
    if state.events is not None:
        log.dice(state, "roll", seat)


def roll_dice(state: KickAss, faces: vec[i64], at: i64, count: i64) -> None:
    """Roll some dice of a colour and add up the faces."""
    _k: i64 = 0
    for _k in range(count):
        state.dice[at + faces[state.chance.below(6)]] += 1


def offer_ready(state: KickAss, seat: i64, actions: list[i64]) -> None:
    """Before the roll: items that give dice, and in an arena those that do something else."""
    day.offer_use(state, seat, actions, RED_DICE, BLUE_DICE)
    heroes.offer_equip(state, seat, actions)
    actions.append(DO_READY)


def offer_reroll(state: KickAss, seat: i64, actions: list[i64]) -> None:
    """After the roll: items that give hits or shields, and any die of a colour that may be rerolled (Q21)."""
    day.offer_use(state, seat, actions, HIT, SHIELD)
    at: i64 = seat * 3
    colour: i64 = 0
    side: i64 = 0
    for colour in range(2):
        if state.rerolls[at + colour] + state.rerolls[at + 2] > 0:
            for side in range(3):
                if state.dice[seat * 6 + colour * 3 + side] > 0:
                    actions.append(DO_REROLL + colour * 3 + side)
    actions.append(DO_DONE)


def reroll(state: KickAss, seat: i64, die: i64) -> None:
    """One die again; a reroll of just that colour is used up first."""
    colour: i64 = die // 3
    if state.rerolls[seat * 3 + colour] > 0:
        state.rerolls[seat * 3 + colour] -= 1
    else:
        state.rerolls[seat * 3 + 2] -= 1
    state.dice[seat * 6 + die] -= 1
    if colour == 0:
        roll_dice(state, state.cards.red, seat * 6, 1)
    else:
        roll_dice(state, state.cards.blue, seat * 6 + 3, 1)
    if state.events is not None:
        log.dice(state, "reroll", seat)


# --- What comes of it ---


def outcome(state: KickAss, leader: i64) -> None:
    """Lightning first (Q25), then shields against power, hits to be shared out; both at once."""
    shields: i64 = plots.combat_effect(state, SHIELD)
    hits: i64 = 0
    count: i64 = 0
    last: i64 = leader
    seat: i64 = 0
    for seat in range(state.num_players):
        if state.fighters[seat] != 0:
            at: i64 = seat * 6
            hits += state.dice[at + HIT_FACE] + state.dice[at + BOLT_FACE] + state.extra[seat * 4 + 2]
            hits += heroes.bonus(state, seat, HIT) + card_bonus(state, seat, HIT)
            shields += state.dice[at + 3 + HIT_FACE] + state.dice[at + 3 + BOLT_FACE] + state.extra[seat * 4 + 3]
            shields += heroes.bonus(state, seat, SHIELD) + card_bonus(state, seat, SHIELD)
            hits += lightning(state, seat, HIT)
            shields += lightning(state, seat, SHIELD)
            count += 1
            last = seat
    if state.docks_at > 0:
        if state.docks_side == 0:
            hits += 1
        else:
            shields += 1
    power: i64 = enemy_power(state, state.fight_at)
    state.hits = hits
    state.damage = power - shields if power > shields else 0
    if state.events is not None:
        log.outcome(state, power, shields)
    state.push(A_HITS, leader, 0, 0)
    state.push(Q_HIT, leader, 0, 0)
    if count > 1:
        state.push(Q_SUFFER, leader, 0, 0)
    for seat in range(state.num_players):
        if state.fighters[seat] != 0:
            # Whoever becomes famous by it is asked before all else, so that no fight's end can drop the question.
            lightning(state, seat, GAIN)
    if count == 1:
        heroes.wound(state, last, state.damage)
        state.damage = 0


def lightning(state: KickAss, seat: i64, code: i64) -> i64:
    """What a fighter's own lightning triggers of one effect, once per lightning of the right colour (p.19).

    With GAIN the hero gains what its tracks are given, else the sum is returned.
    """
    red: i64 = state.dice[seat * 6 + BOLT_FACE]
    blue: i64 = state.dice[seat * 6 + 3 + BOLT_FACE]
    if red + blue == 0 or heroes.troubled(state, seat, NO_LIGHTNING):
        return 0
    if plots.combat_effect(state, NO_LIGHTNING) != 0:
        return 0
    total: i64 = 0
    slot: i64 = 0
    for slot in range(seat * ITEM_SLOTS, (seat + 1) * ITEM_SLOTS):
        if state.items[slot] < 0:
            break
        if heroes.works(state, seat, slot):
            total += bolts_of(state, seat, OF_ITEM + state.items[slot], code, red, blue)
    if state.arena == NO_ARENA and state.face[seat] == 0 and day.card_works(state, seat):
        total += bolts_of(state, seat, OF_CARD + state.card[seat], code, red, blue)
    return total


def bolts_of(state: KickAss, seat: i64, source: i64, code: i64, red: i64, blue: i64) -> i64:
    """The lightning effects of one item or card."""
    total: i64 = 0
    k: i64 = 0
    for k in range(state.cards.first[source], state.cards.first[source + 1]):
        when: i64 = state.cards.when[k]
        if when < BOLT or when > BLUE_BOLT:
            continue
        times: i64 = red if when == RED_BOLT else blue if when == BLUE_BOLT else red + blue
        amount: i64 = times * state.cards.amount[k]
        if state.cards.code[k] == code and code != GAIN:
            total += amount
        elif code == GAIN and state.cards.code[k] <= DOLLARS and times > 0:
            heroes.change(state, seat, state.cards.code[k], amount)
    return total


def offer_suffer(state: KickAss, actions: list[i64]) -> None:
    """Who takes the next point of damage; one hero may take it all (p.19)."""
    if state.damage == 0:
        return
    seat: i64 = 0
    standing: bool = False
    for seat in range(state.num_players):
        if state.fighters[seat] != 0:
            actions.append(DO_SUFFER + seat)
            if state.life[seat] > FAINT_SPACE:
                standing = True
    if not standing:
        actions.clear()


def suffer(state: KickAss, seat: i64) -> None:
    """One point of damage for a fighter."""
    state.damage -= 1
    heroes.wound(state, seat, 1)


def offer_hit(state: KickAss, actions: list[i64]) -> None:
    """Whom the next hits go to; only as many as kill, but final bosses and theirs keep what they get (p.19).

    Hits are divided at will (p.18), so no more need die than the hits leave no other way (R12).
    """
    at: i64 = state.fight_at
    space: i64 = 0
    if state.minions[at] > 0 and state.hits >= 1:
        actions.append(DO_HIT)
    if state.supers[at] > 0 and state.hits >= 2:
        actions.append(DO_HIT + 1)
    for space in range(3):
        if events.mini_on(state, space) == at and state.hits >= state.cards.goal[state.row[space * EVENT_SIZE + EVENT]]:
            actions.append(DO_HIT + 2 + space)
    if state.boss_at == at:
        if plots.gang_fights(state) and state.hits >= plots.gang_value(state):
            actions.append(DO_HIT + 5)
        if plots.boss_can_be_hit(state, at) and state.hits >= cost_of(state, 6):
            actions.append(DO_HIT + 6)
    if at == ARENA:
        if state.big_b > 0 and state.hits >= cost_of(state, 7):
            actions.append(DO_HIT + 7)
        if state.russia > 0 and state.hits >= cost_of(state, 8):
            actions.append(DO_HIT + 8)
    if actions and can_waste(state):
        actions.append(DO_DONE)


def can_waste(state: KickAss) -> bool:
    """Whether the hits that are left can all go where they do nothing: to the dead, or to enemies who bear them."""
    if state.pierced & SLAIN != 0:
        return True
    at: i64 = state.fight_at
    borne: i64 = state.supers[at]
    space: i64 = 0
    for space in range(3):
        if events.mini_on(state, space) == at:
            borne += state.cards.goal[state.row[space * EVENT_SIZE + EVENT]] - 1
    if state.boss_at == at:
        if plots.gang_fights(state):
            borne += (plots.gang_value(state) - 1) * (1 if plots.is_one_body(state) else state.gang)
        if plots.boss_can_be_hit(state, at):
            borne += cost_of(state, 6) - 1
    if at == ARENA:
        borne += cost_of(state, 7) - 1 if state.big_b > 0 else 0
        borne += cost_of(state, 8) - 1 if state.russia > 0 else 0
    return borne >= state.hits


def cost_of(state: KickAss, enemy: i64) -> i64:
    """The hits that one point of damage costs: the first of a fight also goes through the armor (Q23)."""
    if state.pierced & (1 << enemy) != 0:
        return 1
    if enemy == 6:
        return state.boss_armor + 1
    return state.cards.boss_armor[BIG_B if enemy == 7 else MOTHER_RUSSIA] + 1


def hit(state: KickAss, leader: i64, enemy: i64) -> None:
    """Kill one enemy, or deal a point of damage to one that keeps it."""
    at: i64 = state.fight_at
    if enemy <= 5:
        state.pierced |= SLAIN
    if enemy == 0:
        state.hits -= 1
        state.minions[at] -= 1
        killed(state, leader, "minion")
    elif enemy == 1:
        state.hits -= 2
        state.supers[at] -= 1
        killed(state, leader, "super")
    elif enemy <= 4:
        space: i64 = (enemy - 2) * EVENT_SIZE
        state.hits -= state.cards.goal[state.row[space + EVENT]]
        state.row[space + LEFT] = 0
        if state.events is not None:
            log.kill(state, leader, "mini", at)
    elif enemy == 5:
        state.hits -= plots.gang_value(state)
        beat_gang(state, leader, state.gang if plots.is_one_body(state) else 1)
    else:
        state.hits -= cost_of(state, enemy)
        state.pierced |= 1 << enemy
        damage_one(state, enemy)


def beat_gang(state: KickAss, leader: i64, count: i64) -> None:
    """So many of the boss's gang are gone; Don's people may stand where loot lies."""
    _k: i64 = 0
    for _k in range(count):
        state.gang -= 1
        if state.events is not None:
            log.kill(state, leader, "gang", state.fight_at)
        if state.boss == DON:
            don_genovese.loot(state, state.fight_at, leader)


def killed(state: KickAss, leader: i64, what: str) -> None:
    """A minion or super of the district is dead."""
    if state.events is not None:
        log.kill(state, leader, what, state.fight_at)
    city.count_kill(state, state.fight_at, leader)


def damage_one(state: KickAss, enemy: i64) -> None:
    """A point of damage that stays (p.19)."""
    if enemy == 6:
        state.boss_life -= 1
        if state.boss_life == 0:
            plots.boss_dies(state)
    elif enemy == 7:
        state.big_b -= 1
        state.pierced |= SLAIN if state.big_b == 0 else 0
    else:
        state.russia -= 1
        state.pierced |= SLAIN if state.russia == 0 else 0
    if state.events is not None:
        log.damage(state, enemy)


def after(state: KickAss, leader: i64) -> None:
    """When all is applied: clean-up, completed events, and only then the Faint dice in seat order (p.20; Q27)."""
    at: i64 = state.fight_at
    count: i64 = 0
    seat: i64 = state.num_players - 1
    while seat >= 0:
        if state.fighters[seat] != 0:
            count += 1
            if state.life[seat] == FAINT_SPACE:
                state.push(A_FAINT, seat, 0, 0)
        seat -= 1
    if events.any_complete(state):
        state.push(A_EVENTS, NOBODY, 0, 0)
    if city.enemies(state, at) == 0 and at < DISTRICTS:
        if count > 1:
            state.push(Q_TAKER, leader, at, 0)
        else:
            state.push(A_CLEAN_UP, leader, at, 0)


def offer_taker(state: KickAss, actions: list[i64]) -> None:
    """Any of the fighters may take the clean-up bonus."""
    seat: i64 = 0
    for seat in range(state.num_players):
        if state.fighters[seat] != 0:
            actions.append(DO_GIVE + seat)
