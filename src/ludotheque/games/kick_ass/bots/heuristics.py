"""What a bot is told about Kick-Ass: how the team stands, and a quick plan for whatever is asked."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.state import Heuristics, State, check_seat
from ludotheque.games.kick_ass import city, day, do, fights, heroes
from ludotheque.games.kick_ass.bots import appraisal, battles, win_chance
from ludotheque.games.kick_ass.bots.needs import Needs
from ludotheque.games.kick_ass.bots.weights import WEIGHTS
from ludotheque.games.kick_ass.cards import OF_CARD, OF_ITEM
from ludotheque.games.kick_ass.codes import (
    DISTRICTS,
    DOLLARS,
    DONE_FOR_NOW,
    DONS_GANG,
    EXHAUST,
    FRAME,
    HAND_SLOTS,
    KILL,
    KILL_HERE,
    KILL_NEAR,
    MOVE,
    NO_ARENA,
    NOW,
    PROTECT,
    Q_ACT,
    Q_BRINK,
    Q_CLEAN,
    Q_COMMIT,
    Q_DOCKS,
    Q_HALL,
    Q_HIT,
    Q_ITEM,
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
)
from ludotheque.games.kick_ass.rules import KickAss

WIDENING: Final = 0.3
LOOK_AHEAD: Final[i64] = 15
"""Choices of a rollout: about to the segment after the next. What comes of the last is told by the win_chance."""


class KickAssHeuristics(Heuristics):
    """The team's prospects; plans that weigh errands, fights and gains of each district."""

    def estimate(self, state: State, seat: i64) -> float:
        assert isinstance(state, KickAss)
        check_seat(state, seat)
        if state.is_terminal():
            return state.returns()[seat]
        if state.hero[state.num_players - 1] < 0:
            return 0.0
        return win_chance.value(settled(state))

    def rollout(self, state: State, actions: list[i64], chance: Chance) -> i64:
        assert isinstance(state, KickAss)
        return choose(state, actions, chance)

    def candidates(self, state: State, actions: list[i64]) -> list[i64]:
        """Only what is not much worse by the plan: what a search of a long game of chance says of a choice is rough."""
        assert isinstance(state, KickAss)
        return worthwhile(state, actions)

    def rollout_length(self) -> i64:
        """Short: what the prospects say of a segment's outcome is far surer than how one game ends. Measured too."""
        return LOOK_AHEAD

    def widening(self) -> float:
        """Plans are good and choices many: the search looks little beyond them. Measured in games against Red Mist."""
        return WIDENING


def settled(state: KickAss) -> KickAss:
    """The start of the next segment, when the plan has spent what is unspent in this one: prospects are told there."""
    twin: KickAss = state.copy(state.chance.clone())
    while not twin.is_terminal() and twin.arena == NO_ARENA and not is_fresh(twin):
        actions: list[i64] = twin.legal_actions()
        twin.apply_action(actions[0] if len(actions) == 1 else choose(twin, actions, twin.chance))
    return twin


def is_fresh(state: KickAss) -> bool:
    """Whether the first card of a segment is to be chosen."""
    return state.depth == state.num_players and state.frames[(state.depth - 1) * FRAME] == Q_COMMIT


# --- Plans ---


def choose(state: KickAss, actions: list[i64], chance: Chance) -> i64:
    """A sensible answer to whatever is asked; a little chance, so that plans differ."""
    scores: vec[float] = weigh(state, actions)
    kind: i64 = state.frames[(state.depth - 1) * FRAME]
    noise: float = 0.01 * WEIGHTS.noise * (1.0 if kind == Q_COMMIT else 0.5)
    best: i64 = actions[0]
    most: float = -10000.0
    k: i64 = 0
    for k in range(i64(len(actions))):
        one: i64 = actions[k]
        score: float = scores[k]
        if kind != Q_ACT or do.MOVE.has(one):
            score += float(chance.below(100)) * noise
        if score > most:
            most = score
            best = one
    return best


def worthwhile(state: KickAss, actions: list[i64]) -> list[i64]:
    """What is not much worse by the plan than the best."""
    scores: vec[float] = weigh(state, actions)
    most: float = -10000.0
    k: i64 = 0
    for k in range(i64(len(actions))):
        if scores[k] > most:
            most = scores[k]
    kept: list[i64] = []
    for k in range(i64(len(actions))):
        if scores[k] >= most - WEIGHTS.margin:
            kept.append(actions[k])
    return kept


def weigh(state: KickAss, actions: list[i64]) -> vec[float]:
    """What each answer to the question is appraisal."""
    at: i64 = (state.depth - 1) * FRAME
    kind: i64 = state.frames[at]
    seat: i64 = state.frames[at + 1]
    count: i64 = i64(len(actions))
    scores: vec[float] = vec[float]([0.0] * count)
    k: i64 = 0
    if kind == Q_HIT:
        # All of them, else bosses and mini-bosses first, then whoever dies of the fewest hits; none are spared.
        k = count - 2 if actions[count - 1] == do.DONE.first else count - 1
        scores[k if actions[k] >= do.HIT.of(2) else 0] = 100.0
        return scores
    needs = Needs(state)
    if kind == Q_COMMIT:
        weigh_cards(needs, seat, actions, scores)
    elif kind == Q_ACT:
        weigh_deeds(needs, seat, actions, scores)
    else:
        for k in range(count):
            scores[k] = answer_worth(needs, kind, seat, actions[k])
    return scores


def answer_worth(needs: Needs, kind: i64, seat: i64, action: i64) -> float:
    """What an answer to a small question is appraisal."""
    state: KickAss = needs.state
    if kind == Q_KILL:
        return 0.0 if action == do.DONE.first else appraisal.kill_worth(needs, do.KILL.which(action))
    if kind == Q_CLEAN:
        return appraisal.police_worth(needs, do.CLEAN.which(action))
    if kind == Q_PROTECT:
        return 0.0 if action == do.DONE.first else appraisal.guard_worth(needs, do.PROTECT.which(action))
    if kind == Q_STAT:
        return appraisal.stat_worth(needs, seat, do.GAIN.which(action), 1)
    if kind == Q_REFRESH or kind == Q_HALL or kind == Q_OFFER_CARD:
        return gain_worth(needs, seat, action)
    if kind == Q_REMOVE:
        return -appraisal.card_worth(state, do.REMOVE.which(action))
    if kind == Q_SHOP:
        return 0.0 if action == do.DONE.first else appraisal.buy_worth(needs, seat, do.BUY.which(action))
    if kind == Q_OFFER_ITEM:
        return appraisal.item_worth(needs, seat, do.KEEP.which(action))
    if kind == Q_PAY:
        return float(action)
    if kind == Q_SUFFER:
        return suffer_worth(state, seat, action)
    if kind == Q_BRINK:
        return 0.0 if action == do.DONE.first else use_worth(needs, seat, do.USE.which(action))
    if kind == Q_ITEM:
        return might_of(state, do.GIVE.which(action)).hits
    if kind == Q_JOIN:
        return join_worth(needs, seat) if action == do.JOIN.first else 0.0
    if kind == Q_REROLL:
        return reroll_worth(state, seat, action)
    if kind == Q_READY:
        return (
            1.0
            if do.USE.has(action)
            else 0.5
            if action == do.READY.first
            else equip_worth(needs, seat, do.EQUIP.which(action))
        )
    if kind == Q_TARGET:
        return target_worth(needs, do.TARGET.which(action))
    if kind == Q_LURE:
        if action == do.DONE.first:
            return needs.need[state.where[seat]]
        return appraisal.kill_worth(needs, DONS_GANG if action == do.LURE.of(DISTRICTS) else do.LURE.which(action))
    if kind == Q_DOCKS:
        return 0.6 if action == do.DOCKS.first else 0.0
    if kind == Q_STOW:
        return -appraisal.item_value(state, do.STOW.which(action))
    return 0.0


def suffer_worth(state: KickAss, seat: i64, action: i64) -> float:
    """Weigh an answer by the share that is best for the team if those still to be asked take theirs."""
    share: i64 = own_share(state, seat)
    if action == do.DONE.first:
        return 1.0 if share == 0 else 0.0
    return 2.0 if share == (state.damage if action == do.SUFFER.of(1) else 1) else 1.0 if share > 0 else -1.0


def own_share(state: KickAss, seat: i64) -> i64:
    """Return a hero's best share: damage goes where life is; if one must drop, it takes all the rest."""
    asked: vec[i64] = vec[i64]([0] * state.num_players)
    left: vec[i64] = state.life[:]
    k: i64 = 0
    spare: i64 = 0
    for k in range(state.depth):
        if state.frames[k * FRAME] == Q_SUFFER:
            asked[state.frames[k * FRAME + 1]] = 1
    for k in range(state.num_players):
        spare += left[k] if asked[k] != 0 and left[k] > 0 else 0
    share: i64 = 0
    point: i64 = 0
    for point in range(state.damage):
        best: i64 = seat
        for k in range(state.num_players):
            enough: bool = spare >= state.damage - point
            if asked[k] != 0 and appeal(state, k, left[k], enough) > appeal(state, best, left[best], enough):
                best = k
        share += 1 if best == seat else 0
        spare -= 1 if left[best] > 0 else 0
        left[best] -= 1 if left[best] >= 0 else 0
    return share


def appeal(state: KickAss, seat: i64, left: i64, enough: bool) -> float:
    """Rate a hero for the next point of damage: one who has dropped, or has life to spare, or least to lose."""
    if left < 0:
        return 100.0
    return float(left) if enough else -float(left) - 0.2 * float(state.happiness[seat])


def target_worth(needs: Needs, district: i64) -> float:
    """Two red dice against a district."""
    might = battles.Might()
    might.hits = 1.0
    might.red = 2.0
    might.shields = 100.0
    return battles.fight_worth(needs, district, might)


def gain_worth(needs: Needs, seat: i64, action: i64) -> float:
    """A new card is worth what it is better than the worst of the hand."""
    state: KickAss = needs.state
    if do.GAIN.has(action):
        return appraisal.stat_worth(needs, seat, do.GAIN.which(action), 1)
    if do.RECALL.has(action):
        return appraisal.card_worth(state, do.RECALL.which(action)) * 0.2
    low: float = 100.0
    reds: i64 = 0
    slot: i64 = 0
    for slot in range(seat * HAND_SLOTS, (seat + 1) * HAND_SLOTS):
        if state.hand[slot] >= 0:
            one: float = appraisal.card_worth(state, state.hand[slot])
            if state.cards.fights[state.hand[slot]] > 0:
                reds += 1
            if one < low:
                low = one
    card: i64 = do.TAKE.which(action)
    value: float = appraisal.card_worth(state, card) - low
    if state.cards.fights[card] > 0 and reds >= 3:
        value -= WEIGHTS.most_fights
    return value * WEIGHTS.card_take * appraisal.time_left(state)


def join_worth(needs: Needs, seat: i64) -> float:
    """What a fight gains by this hero's help, less what its own fight would be worth here afterwards."""
    state: KickAss = needs.state
    here: i64 = state.fight_at
    group = battles.Might()
    other: i64 = 0
    for other in range(state.num_players):
        if state.fighters[other] != 0:
            group.join(state, other, state.card[other])
    without: float = battles.fight_worth(needs, here, group)
    group.join(state, seat, state.card[seat])
    return battles.fight_worth(needs, here, group) - without - WEIGHTS.wait


def reroll_worth(state: KickAss, seat: i64, action: i64) -> float:
    """Blanks are rerolled; items that give hits or shields are exhausted where they help."""
    if action == do.DONE.first:
        return 0.7
    if do.USE.has(action):
        return 1.0 if fights.enemy_power(state, state.fight_at) >= 2 else 0.0
    if action == do.REROLL.first:
        return 3.0
    return 2.0 if action == do.REROLL.of(3) else -5.0


def equip_worth(needs: Needs, seat: i64, item: i64) -> float:
    """Whether an item that waits is better than what is in its place."""
    return 0.2 + appraisal.item_worth(needs, seat, item)


def might_of(state: KickAss, seat: i64) -> battles.Might:
    """What one hero may expect of a fight without a card."""
    might = battles.Might()
    might.join(state, seat, -1)
    return might


def could_fight(state: KickAss, seat: i64, here: i64) -> bool:
    """Whether a hero might join a fight in a district in this segment."""
    distance: i64 = state.cards.distance[state.where[seat] * DISTRICTS + here]
    if state.card[seat] >= 0:
        if state.fights[seat] == 0 or state.status[seat] == DONE_FOR_NOW:
            return False
        only: i64 = state.cards.only[state.card[seat]]
        if only >= 0 and only != here:
            return False
        return distance == 0 or distance <= day.movement(state, seat)
    slot: i64 = 0
    for slot in range(seat * HAND_SLOTS, (seat + 1) * HAND_SLOTS):
        card: i64 = state.hand[slot]
        if (
            card >= 0
            and state.used[slot] == 0
            and state.cards.fights[card] > 0
            and distance <= state.cards.moves[card] + heroes.bonus(state, seat, MOVE)
        ):
            return True
    return False


def group_fight(needs: Needs, seat: i64, here: i64, card: i64, mine: bool) -> float:
    """What a fight in a district is worth with a card, alone or with all who might come."""
    state: KickAss = needs.state
    might = battles.Might()
    might.join(state, seat, card)
    single: float = battles.fight_worth(needs, here, might)
    if state.num_players == 1 or mine:
        return single
    joined: bool = False
    other: i64 = 0
    for other in range(state.num_players):
        if other != seat and could_fight(state, other, here):
            might.join(state, other, state.card[other])
            joined = True
    if not joined:
        return single
    both: float = battles.fight_worth(needs, here, might) * WEIGHTS.together
    return both if both > single else single


def weigh_cards(needs: Needs, seat: i64, actions: list[i64], scores: vec[float]) -> None:
    """Each card by its best place, with what it gives and costs."""
    state: KickAss = needs.state
    here: i64 = state.where[seat]
    errands: vec[float] = vec[float]([0.0] * DISTRICTS)
    d: i64 = 0
    for d in range(DISTRICTS):
        errands[d] = appraisal.errand_worth(needs, seat, d)
    bonus: i64 = heroes.bonus(state, seat, MOVE)
    k: i64 = 0
    for k in range(i64(len(actions))):
        one: i64 = actions[k]
        card: i64 = (do.COMMIT.which(one)) // 2
        down: bool = (do.COMMIT.which(one)) % 2 == 1
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
                    value += errands[d] * (1.0 if timers == 1 else 1.0 + WEIGHTS.second)
                if count > 0:
                    fight: float = group_fight(needs, seat, d, card, False)
                    if fight > 0.0:
                        value += fight * (1.0 if count == 1 else 1.0 + WEIGHTS.second)
                if not down:
                    value += gifts(needs, seat, card, d)
            if value > top:
                top = value
        scores[k] = top - WEIGHTS.spend * appraisal.card_worth(state, card)


def gifts(needs: Needs, seat: i64, card: i64, here: i64) -> float:
    """What a card gives and costs beside its actions, in a district."""
    state: KickAss = needs.state
    total: float = 0.0
    k: i64 = 0
    for k in range(state.cards.first[OF_CARD + card], state.cards.first[OF_CARD + card + 1]):
        if state.cards.when[k] != NOW:
            continue
        code: i64 = state.cards.code[k]
        amount: float = float(state.cards.amount[k])
        if code <= DOLLARS:
            total += appraisal.stat_worth(needs, seat, code, state.cards.amount[k])
        elif code == KILL:
            total += appraisal.best_kill(needs, -1) * amount
        elif code == KILL_NEAR:
            total += appraisal.best_kill(needs, here) * amount
        elif code == KILL_HERE:
            there: float = float(city.minions_in(state, here))
            total += appraisal.kill_worth(needs, here) * (amount if amount < there else there)
        elif code == PROTECT:
            total += appraisal.best_guards(needs, state.cards.amount[k])
    return total


def place_worth(needs: Needs, seat: i64, here: i64) -> float:
    """What a hero could do in a district with what is left of its card."""
    state: KickAss = needs.state
    only: i64 = state.cards.only[state.card[seat]] if state.face[seat] == 0 else -1
    if only >= 0 and only != here:
        return 0.0
    total: float = 0.0
    if state.timers[seat] > 0:
        total += appraisal.errand_worth(needs, seat, here) * (1.0 if state.timers[seat] == 1 else 1.0 + WEIGHTS.second)
    if state.fights[seat] > 0:
        fight: float = group_fight(needs, seat, here, state.card[seat], False)
        if fight > 0.0:
            total += fight * (1.0 if state.fights[seat] == 1 else 1.0 + WEIGHTS.second)
    if state.face[seat] == 0:
        total += gifts(needs, seat, state.card[seat], here)
    return total


def weigh_deeds(needs: Needs, seat: i64, actions: list[i64], scores: vec[float]) -> None:
    """Going where more can be done comes first; else whatever is worth most where the hero stands."""
    state: KickAss = needs.state
    can_pause: bool = do.PAUSE.first in actions
    best: float = -1000.0
    stay: float = 0.0
    k: i64 = 0
    for k in range(i64(len(actions))):
        if do.MOVE.has(actions[k]):
            scores[k] = place_worth(needs, seat, do.MOVE.which(actions[k]))
        else:
            scores[k] = deed_worth(needs, seat, actions[k], can_pause)
            if scores[k] > best:
                best = scores[k]
    if do.MOVE.has(actions[0]):
        stay = 0.1 + place_worth(needs, seat, state.where[seat]) - best
        for k in range(i64(len(actions))):
            if not do.MOVE.has(actions[k]):
                scores[k] += stay


def deed_worth(needs: Needs, seat: i64, action: i64, can_pause: bool) -> float:
    """What something that a hero does where it stands is worth; fights wait for those who could join."""
    state: KickAss = needs.state
    here: i64 = state.where[seat]
    if action == do.TIMER.first:
        return appraisal.timer_worth(needs, seat, here)
    if do.WORK.has(action):
        return appraisal.work_worth(state, seat, here, do.WORK.which(action))
    if do.BRIBE.has(action):
        return 4.0
    if do.EFFECT.has(action):
        return effect_value(state, seat, do.EFFECT.which(action))
    if action == do.FIGHT.first:
        value: float = fight_now(needs, seat, here)
        if can_pause and value > 0.0 and group_fight(needs, seat, here, state.card[seat], False) > value:
            return 0.0
        return value
    if do.USE.has(action):
        return use_worth(needs, seat, do.USE.which(action))
    if do.EQUIP.has(action):
        return appraisal.item_worth(needs, seat, do.EQUIP.which(action)) - 0.1
    if action == do.PAUSE.first:
        return 0.03 if state.fights[seat] > 0 else -1.0
    return 0.02


def use_worth(needs: Needs, seat: i64, item: i64) -> float:
    """What exhausting an item outside of a fight gives."""
    state: KickAss = needs.state
    total: float = 0.0
    k: i64 = 0
    for k in range(state.cards.first[OF_ITEM + item], state.cards.first[OF_ITEM + item + 1]):
        if state.cards.when[k] != EXHAUST:
            continue
        code: i64 = state.cards.code[k]
        if code <= DOLLARS:
            total += appraisal.stat_worth(needs, seat, code, state.cards.amount[k])
        elif code == KILL_HERE:
            total += appraisal.kill_worth(needs, state.where[seat])
    return total


def fight_now(needs: Needs, seat: i64, here: i64) -> float:
    """What the fight is worth with those who are here already."""
    state: KickAss = needs.state
    might = battles.Might()
    might.join(state, seat, state.card[seat])
    other: i64 = 0
    for other in range(state.num_players):
        if other != seat and state.where[other] == here and day.can_fight(state, other):
            might.join(state, other, state.card[other])
    return battles.fight_worth(needs, here, might)


def effect_value(state: KickAss, seat: i64, word: i64) -> float:
    """Gains and kills at once; losses are left to the end."""
    first: i64 = state.cards.first[OF_CARD + state.card[seat]]
    k: i64 = 0
    for k in range(first, state.cards.first[OF_CARD + state.card[seat] + 1]):
        if state.gains[seat] & (1 << (k - first)) != 0 and day.effect_word(state.cards.code[k]) == word:
            return 20.0 if state.cards.amount[k] > 0 else -1.0
    return 0.0
