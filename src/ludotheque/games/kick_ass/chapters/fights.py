"""Fights (p.18-20): who joins, dice and rerolls, lightning, and what comes of it.

One fight, in order: :func:`begin`, :class:`AskToJoin`, :class:`PrepareRoll`, :class:`GetReady`, :class:`RollDice`,
:class:`RerollDice`, :class:`Outcome` (power less shields is the damage, and hits); then in :mod:`.casualties` the
heroes share the damage out and after it the hits, enemies fall, and :class:`.casualties.Aftermath` ends it. Tasks are
put on a stack: what is put last happens first, so each step reads from its last line up.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.kick_ass import log, verbs
from ludotheque.games.kick_ass.cards import OF_CARD, OF_ITEM
from ludotheque.games.kick_ass.chapters import figures
from ludotheque.games.kick_ass.chapters.activation import can_fight, card_works, offer_use, start, use
from ludotheque.games.kick_ass.chapters.casualties import (
    AFTERMATH,
    SHARE_HITS,
    FightQuestion,
    FightTask,
    ask_for_volunteers,
    flaw_of_fight,
    suffer,
)
from ludotheque.games.kick_ass.chapters.effects import AFTER_ROLL, BEFORE_ROLL, EFFECTS
from ludotheque.games.kick_ass.chapters.enemies import enemy_power
from ludotheque.games.kick_ass.chapters.items import bonus, equip, offer_equip, troubled, works
from ludotheque.games.kick_ass.codes import MAX_HEROES, NO_ARENA
from ludotheque.games.kick_ass.pieces import NO_REROLLS, Die, Fighter, Reroll, is_red
from ludotheque.games.kick_ass.state import KickAss, Question
from ludotheque.games.kick_ass.vocabulary import When, Word

# --- Who fights ---


def begin(state: KickAss, leader: i64) -> None:
    """Spend a fight action; others here with one of their own are asked whether they gang up (p.19)."""
    prepare(state, leader)
    join(state, leader)
    log.fight(state, leader)
    seat = state.num_players - 1
    while seat >= 0:
        if seat != leader and can_fight(state, seat) and state.heroes[seat].at == state.fight.at:
            state.put(AskToJoin(seat, leader))
        seat -= 1


def begin_arena(state: KickAss) -> None:
    """Let all heroes fight together, without cards: in the Hideaway and in Times Square (p.28, p.30)."""
    leader = state.captain()
    prepare(state, leader)
    for seat in range(state.num_players):
        hero = state.heroes[seat]
        state.fight.fighters[seat].joined = not hero.out
        for item in hero.items:
            item.arranged = False
    log.fight(state, leader)


def prepare(state: KickAss, leader: i64) -> None:
    """Clear the table for a fight."""
    open_fight(state, state.heroes[leader].at)
    state.fight.damage = 0
    state.fight.hits = 0
    for fighter in state.fight.fighters:
        fighter.clear()
    state.put(PREPARE_ROLL[leader])


def open_fight(state: KickAss, place: i64) -> None:
    """Let no one fight at a place yet; Vic stays out of it if his gang is there as it begins (p.27; R13)."""
    fight = state.fight
    fight.at = place
    fight.slain = False
    fight.aside = state.villain.stands_aside(state)
    fight.pierced = 0
    for fighter in fight.fighters:
        fighter.joined = False


def join(state: KickAss, seat: i64) -> None:
    """Fight for one of the hero's fight actions."""
    state.heroes[seat].fights -= 1
    state.fight.fighters[seat].joined = True


@final
class AskToJoin(Question):
    """Choose whether the hero gangs up with the leader."""

    def __init__(self, seat: i64, leader: i64) -> None:
        super().__init__(seat)
        self.leader: i64 = leader

    def flaw(self, state: KickAss) -> str:
        hero = state.heroes[self.seat]
        able = not state.fight.fighters[self.seat].joined and hero.fights > 0 and hero.at == state.fight.at
        if not able or self.leader >= state.num_players:
            return "this hero cannot join"
        return flaw_of_fight(state, self.leader, needs_cards=True)

    def offer(self, state: KickAss, actions: list[i64]) -> None:
        actions.append(verbs.JOIN.first)
        actions.append(verbs.DECLINE.first)

    def answer(self, state: KickAss, action: i64) -> None:
        state.drop()
        if action == verbs.JOIN.first:
            start(state, self.seat)
            join(state, self.seat)
            log.seat(state, "join", "gang-up", self.seat)


# --- Dice ---


@final
class PrepareRoll(FightTask):
    """Before the roll every fighter may exhaust items for more dice."""

    def happen(self, state: KickAss) -> None:
        state.put(ROLL_DICE[self.seat])
        seat = state.num_players - 1
        while seat >= 0:
            if state.fight.fighters[seat].joined:
                state.put(GET_READY[seat])
            seat -= 1


@final
class GetReady(FightQuestion):
    """Exhaust items that give dice, and in an arena those that do something else."""

    def offer(self, state: KickAss, actions: list[i64]) -> None:
        offer_use(state, self.seat, BEFORE_ROLL, actions, apart=state.arena != NO_ARENA)
        offer_equip(state, self.seat, actions)
        actions.append(verbs.READY.first)

    def answer(self, state: KickAss, action: i64) -> None:
        if verbs.USE.has(action):
            use(state, self.seat, verbs.USE.which(action))
        elif verbs.EQUIP.has(action):
            equip(state, self.seat, verbs.EQUIP.which(action))
        else:
            state.drop()


@final
class RollDice(FightTask):
    """Each fighter rolls the whole pool at once; then they may reroll, in seat order."""

    def happen(self, state: KickAss) -> None:
        state.put(OUTCOME[self.seat])
        for seat in range(state.num_players):
            if state.fight.fighters[seat].joined:
                roll_pool(state, seat)
        seat = state.num_players - 1
        while seat >= 0:
            if state.fight.fighters[seat].joined:
                state.put(REROLL_DICE[seat])
            seat -= 1


def card_bonus(state: KickAss, seat: i64, code: i64) -> i64:
    """Return what the card of this segment adds to its fights; cards play no part in an arena."""
    hero = state.heroes[seat]
    if state.arena != NO_ARENA or hero.face_down or not card_works(state, seat):
        return 0
    return state.cards.amount_of(OF_CARD + hero.card, code, When.IN_FIGHT)


def pool(state: KickAss, seat: i64, code: i64) -> i64:
    """Return how many red or blue dice a hero rolls, with those from exhausted items; below zero it is none."""
    fighter = state.fight.fighters[seat]
    count = bonus(state, seat, code) + card_bonus(state, seat, code) + figures.combat_effect(state, code)
    return count + (fighter.more_red if code == Word.RED_DICE else fighter.more_blue)


def roll_pool(state: KickAss, seat: i64) -> None:
    """Roll the dice of one fighter, and count how many of them may be rerolled."""
    fighter = state.fight.fighters[seat]
    roll_red(state, fighter, pool(state, seat, Word.RED_DICE))
    roll_blue(state, fighter, pool(state, seat, Word.BLUE_DICE))
    if state.boss_at == state.fight.at and state.villain.spoils_shields(state):
        shields = fighter.dice[Die.BLUE_SHIELD] + fighter.dice[Die.BLUE_BOLT]
        fighter.dice[Die.BLUE_SHIELD] = 0
        fighter.dice[Die.BLUE_BOLT] = 0
        roll_blue(state, fighter, shields)
    fighter.rerolls = NO_REROLLS[:]
    for which in range(Reroll.ANY + 1):
        fighter.rerolls[which] = bonus(state, seat, Word.REROLL_RED + which)
    log.dice(state, "roll", seat)


def roll_red(state: KickAss, fighter: Fighter, count: i64) -> None:
    """Roll some red dice and add up the faces."""
    for _ in range(count):
        fighter.dice[Die.RED_BLANK + state.cards.red[state.chance.below(6)]] += 1


def roll_blue(state: KickAss, fighter: Fighter, count: i64) -> None:
    """Roll some blue dice and add up the faces."""
    for _ in range(count):
        fighter.dice[Die.BLUE_BLANK + state.cards.blue[state.chance.below(6)]] += 1


@final
class RerollDice(FightQuestion):
    """After the roll: items that give hits or shields, and any die of a colour that may be rerolled (Q21)."""

    def offer(self, state: KickAss, actions: list[i64]) -> None:
        offer_use(state, self.seat, AFTER_ROLL, actions, apart=False)
        fighter = state.fight.fighters[self.seat]
        red = fighter.rerolls[Reroll.RED] + fighter.rerolls[Reroll.ANY] > 0
        blue = fighter.rerolls[Reroll.BLUE] + fighter.rerolls[Reroll.ANY] > 0
        for die in range(Die.FACES):
            if fighter.dice[die] > 0 and (red if is_red(die) else blue):
                actions.append(verbs.REROLL.of(die))
        actions.append(verbs.DONE.first)

    def answer(self, state: KickAss, action: i64) -> None:
        if verbs.USE.has(action):
            use(state, self.seat, verbs.USE.which(action))
        elif verbs.REROLL.has(action):
            reroll(state, self.seat, verbs.REROLL.which(action))
        else:
            state.drop()


def reroll(state: KickAss, seat: i64, die: i64) -> None:
    """Roll one die again; a reroll of just that colour is used up first."""
    fighter = state.fight.fighters[seat]
    colour = Reroll.RED if is_red(die) else Reroll.BLUE
    fighter.rerolls[colour if fighter.rerolls[colour] > 0 else Reroll.ANY] -= 1
    fighter.dice[die] -= 1
    if colour == Reroll.RED:
        roll_red(state, fighter, 1)
    else:
        roll_blue(state, fighter, 1)
    log.dice(state, "reroll", seat)


# --- What comes of it ---


@final
class Outcome(FightTask):
    """Lightning first (Q25), then shields against power, hits to be shared out; both at once."""

    def happen(self, state: KickAss) -> None:
        fight = state.fight
        hits = state.docks_hits()
        shields = state.docks_shields() + figures.combat_effect(state, Word.SHIELD)
        for seat in range(state.num_players):
            fighter = fight.fighters[seat]
            if fighter.joined:
                hits += fighter.hits() + strength(state, seat, Word.HIT)
                shields += fighter.shields() + strength(state, seat, Word.SHIELD)
        power = enemy_power(state, fight.at)
        fight.hits = hits
        fight.damage = power - shields if power > shields else 0
        log.outcome(state, power, shields)
        self.share_out(state)

    def share_out(self, state: KickAss) -> None:
        """Deal damage first, then hits; a hero alone need not be asked about damage."""
        fight = state.fight
        state.put(AFTERMATH[self.seat])
        state.put(SHARE_HITS[self.seat])
        count = fight.count()
        if count > 1 and fight.damage > 0:
            ask_for_volunteers(state, self.seat)
        for seat in range(state.num_players):
            if fight.fighters[seat].joined:
                # A hero who becomes famous by it is asked first, so that no fight's end can drop the question.
                gain_by_lightning(state, seat)
        for seat in range(state.num_players):
            if count == 1 and fight.fighters[seat].joined and fight.damage > 0:
                suffer(state, seat, fight.damage)


def strength(state: KickAss, seat: i64, code: i64) -> i64:
    """Return hits or shields that are not on dice: those of tracks, items, the card, and what lightning triggers."""
    return bonus(state, seat, code) + card_bonus(state, seat, code) + lightning(state, seat, code)


def lightning_works(state: KickAss, seat: i64) -> bool:
    """Return whether a fighter has rolled lightning, and nothing spoils it."""
    dice = state.fight.fighters[seat].dice
    if dice[Die.RED_BOLT] + dice[Die.BLUE_BOLT] == 0 or troubled(state, seat, Word.NO_LIGHTNING):
        return False
    return figures.combat_effect(state, Word.NO_LIGHTNING) == 0


def lightning(state: KickAss, seat: i64, code: i64) -> i64:
    """Return what a fighter's own lightning triggers of one effect, once per lightning of the right colour (p.19)."""
    if not lightning_works(state, seat):
        return 0
    total: i64 = 0
    hero = state.heroes[seat]
    for item in hero.items:
        if works(state, seat, item):
            total += triggered(state, seat, OF_ITEM + item.design, code)
    if card_strikes(state, seat):
        total += triggered(state, seat, OF_CARD + hero.card, code)
    return total


def triggered(state: KickAss, seat: i64, source: i64, code: i64) -> i64:
    """Return how much of one effect of an item or card a fighter's lightning triggers."""
    total: i64 = 0
    for k in range(state.cards.first[source], state.cards.first[source + 1]):
        if state.cards.code[k] == code:
            total += bolts_for(state, seat, state.cards.when[k]) * state.cards.amount[k]
    return total


def gain_by_lightning(state: KickAss, seat: i64) -> None:
    """Gain what lightning triggers on the hero's own tracks."""
    if not lightning_works(state, seat):
        return
    hero = state.heroes[seat]
    for item in hero.items:
        if works(state, seat, item):
            gain_from(state, seat, OF_ITEM + item.design)
    if card_strikes(state, seat):
        gain_from(state, seat, OF_CARD + hero.card)


def gain_from(state: KickAss, seat: i64, source: i64) -> None:
    """Gain what lightning triggers of an item or card."""
    for k in range(state.cards.first[source], state.cards.first[source + 1]):
        bolts = bolts_for(state, seat, state.cards.when[k])
        if bolts > 0:
            EFFECTS[state.cards.code[k]].strike(state, seat, bolts * state.cards.amount[k])


def card_strikes(state: KickAss, seat: i64) -> bool:
    """Return whether lightning triggers effects of the hero's card."""
    return state.arena == NO_ARENA and not state.heroes[seat].face_down and card_works(state, seat)


def bolts_for(state: KickAss, seat: i64, when: i64) -> i64:
    """Return how often a fighter's lightning triggers an effect that works at such a time."""
    dice = state.fight.fighters[seat].dice
    red: i64 = dice[Die.RED_BOLT] if when == When.BOLT or when == When.RED_BOLT else 0
    blue: i64 = dice[Die.BLUE_BOLT] if when == When.BOLT or when == When.BLUE_BOLT else 0
    return red + blue


# Frames never change, so those that only say whose they are exist once for each seat.
PREPARE_ROLL: Final = vec[PrepareRoll]([PrepareRoll(seat) for seat in range(MAX_HEROES)])
GET_READY: Final = vec[GetReady]([GetReady(seat) for seat in range(MAX_HEROES)])
ROLL_DICE: Final = vec[RollDice]([RollDice(seat) for seat in range(MAX_HEROES)])
REROLL_DICE: Final = vec[RerollDice]([RerollDice(seat) for seat in range(MAX_HEROES)])
OUTCOME: Final = vec[Outcome]([Outcome(seat) for seat in range(MAX_HEROES)])
