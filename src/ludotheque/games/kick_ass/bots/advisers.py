"""Advisers for Kick-Ass, one for each class of questions: the worth of each answer."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.kick_ass import verbs
from ludotheque.games.kick_ass.bots import appraisal, battles
from ludotheque.games.kick_ass.bots.deeds import use_worth, weigh_cards, weigh_deeds
from ludotheque.games.kick_ass.bots.needs import Needs
from ludotheque.games.kick_ass.bots.weights import WEIGHTS
from ludotheque.games.kick_ass.chapters import (
    casualties,
    day,
    districts,
    effects,
    enemies,
    faint,
    fights,
    items,
    night,
    objectives,
    setup,
    viral,
)
from ludotheque.games.kick_ass.chapters.casualties import Volunteer
from ludotheque.games.kick_ass.chapters.city import PlaceTokens
from ludotheque.games.kick_ass.chapters.cleaning import KillMinions
from ludotheque.games.kick_ass.chapters.hand import RemoveCard
from ludotheque.games.kick_ass.codes import DISTRICTS, DONS_GANG, NOBODY
from ludotheque.games.kick_ass.pieces import Die
from ludotheque.games.kick_ass.state import Frame, KickAss


class Adviser:
    """One who knows one kind of question; as it stands here, without an opinion."""

    def worth(self, needs: Needs, seat: i64, action: i64) -> float:
        """Return what an answer is worth."""
        return 0.0

    def weigh(self, needs: Needs, seat: i64, actions: list[i64], scores: vec[float]) -> None:
        """Score all answers."""
        for k in range(i64(len(actions))):
            scores[k] = self.worth(needs, seat, actions[k])


class OnCards(Adviser):
    """Choosing a card for the segment."""

    def weigh(self, needs: Needs, seat: i64, actions: list[i64], scores: vec[float]) -> None:
        weigh_cards(needs, seat, actions, scores)


class OnDeeds(Adviser):
    """Acting in one's turn."""

    def weigh(self, needs: Needs, seat: i64, actions: list[i64], scores: vec[float]) -> None:
        weigh_deeds(needs, seat, actions, scores)


class OnKills(Adviser):
    """Killing a minion."""

    def worth(self, needs: Needs, seat: i64, action: i64) -> float:
        return 0.0 if action == verbs.DONE.first else appraisal.kill_worth(needs, verbs.KILL.which(action))


class OnPolice(Adviser):
    """Sending the police."""

    def worth(self, needs: Needs, seat: i64, action: i64) -> float:
        return appraisal.police_worth(needs, verbs.CLEAN.which(action))


class OnTokens(Adviser):
    """Protecting something."""

    def worth(self, needs: Needs, seat: i64, action: i64) -> float:
        return 0.0 if action == verbs.DONE.first else appraisal.guard_worth(needs, verbs.PROTECT.which(action))


class OnTraining(Adviser):
    """Strength or happiness."""

    def worth(self, needs: Needs, seat: i64, action: i64) -> float:
        return appraisal.stat_worth(needs, seat, verbs.GAIN.which(action), 1)


class OnGains(Adviser):
    """A card, or something else."""

    def worth(self, needs: Needs, seat: i64, action: i64) -> float:
        return gain_worth(needs, seat, action)


class OnRemoval(Adviser):
    """Doing without a card."""

    def worth(self, needs: Needs, seat: i64, action: i64) -> float:
        return -appraisal.card_worth(needs.state, verbs.REMOVE.which(action))


class OnShopping(Adviser):
    """Buying."""

    def worth(self, needs: Needs, seat: i64, action: i64) -> float:
        return 0.0 if action == verbs.DONE.first else appraisal.buy_worth(needs, seat, verbs.BUY.which(action))


class OnItems(Adviser):
    """Keeping an item."""

    def worth(self, needs: Needs, seat: i64, action: i64) -> float:
        return appraisal.item_worth(needs, seat, verbs.KEEP.which(action))


class OnPayment(Adviser):
    """Paying: as much as there is."""

    def worth(self, needs: Needs, seat: i64, action: i64) -> float:
        return float(action)


class OnDamage(Adviser):
    """Taking damage."""

    def worth(self, needs: Needs, seat: i64, action: i64) -> float:
        return suffer_worth(needs.state, seat, action)


class OnTheBrink(Adviser):
    """Using something before the Faint die."""

    def worth(self, needs: Needs, seat: i64, action: i64) -> float:
        return 0.0 if action == verbs.DONE.first else use_worth(needs, seat, verbs.USE.which(action))


class OnGifts(Adviser):
    """Giving an item away: to the best fighter."""

    def worth(self, needs: Needs, seat: i64, action: i64) -> float:
        might = battles.Might()
        taker = verbs.GIVE.which(action)
        might.join(needs.state, taker, needs.gear(taker), NOBODY)
        return might.hits


class OnJoining(Adviser):
    """Ganging up, or not."""

    def worth(self, needs: Needs, seat: i64, action: i64) -> float:
        return join_worth(needs, seat) if action == verbs.JOIN.first else 0.0


class OnRerolls(Adviser):
    """Rolling again."""

    def worth(self, needs: Needs, seat: i64, action: i64) -> float:
        return reroll_worth(needs.state, seat, action)


class OnReadiness(Adviser):
    """Using something before the roll."""

    def worth(self, needs: Needs, seat: i64, action: i64) -> float:
        if verbs.USE.has(action):
            return 1.0
        return 0.5 if action == verbs.READY.first else equip_worth(needs, seat, verbs.EQUIP.which(action))


class OnInspiring(Adviser):
    """Hitting with inspired people."""

    def worth(self, needs: Needs, seat: i64, action: i64) -> float:
        return target_worth(needs, verbs.TARGET.which(action))


class OnLuring(Adviser):
    """Luring minions into the trap."""

    def worth(self, needs: Needs, seat: i64, action: i64) -> float:
        if action == verbs.DONE.first:
            return needs.need[needs.state.heroes[seat].at]
        where = verbs.LURE.which(action)
        return appraisal.kill_worth(needs, DONS_GANG if where == DISTRICTS else where)


class OnDocks(Adviser):
    """Hits rather than shields."""

    def worth(self, needs: Needs, seat: i64, action: i64) -> float:
        return 0.6 if action == verbs.DOCKS.of(0) else 0.0


class OnStowing(Adviser):
    """Putting something away."""

    def worth(self, needs: Needs, seat: i64, action: i64) -> float:
        return -appraisal.item_value(needs.state, verbs.STOW.which(action))


ADVISERS: Final[dict[type, Adviser]] = {
    day.CommitCard: OnCards(),
    day.Act: OnDeeds(),
    KillMinions: OnKills(),
    districts.CallPolice: OnPolice(),
    PlaceTokens: OnTokens(),
    districts.TrainOrRest: OnTraining(),
    night.Refresh: OnGains(),
    districts.VisitCityHall: OnGains(),
    setup.ChooseCard: OnGains(),
    RemoveCard: OnRemoval(),
    districts.Shop: OnShopping(),
    setup.ChooseItem: OnItems(),
    objectives.Pay: OnPayment(),
    casualties.Volunteer: OnDamage(),
    faint.OnTheBrink: OnTheBrink(),
    effects.GiveItem: OnGifts(),
    fights.AskToJoin: OnJoining(),
    fights.RerollDice: OnRerolls(),
    fights.GetReady: OnReadiness(),
    viral.InspirePeople: OnInspiring(),
    viral.LureMinions: OnLuring(),
    districts.ChooseSide: OnDocks(),
    items.StowItem: OnStowing(),
}
NO_OPINION: Final = Adviser()


def adviser_on(frame: Frame) -> Adviser:
    """Return who knows a question."""
    return ADVISERS.get(type(frame), NO_OPINION)


def suffer_worth(state: KickAss, seat: i64, action: i64) -> float:
    """Weigh an answer by the share that is best for the team if those still to be asked take theirs."""
    share = own_share(state, seat)
    if action == verbs.DONE.first:
        return 1.0 if share == 0 else 0.0
    return 2.0 if share == (state.fight.damage if action == verbs.SUFFER.of(1) else 1) else 1.0 if share > 0 else -1.0


def own_share(state: KickAss, seat: i64) -> i64:
    """Return a hero's best share: damage goes where life is; if one must drop, it takes all the rest."""
    asked = vec[i64]([0] * state.num_players)
    left = vec[i64]([hero.life for hero in state.heroes])
    spare: i64 = 0
    for frame in state.stack:
        if isinstance(frame, Volunteer):
            asked[frame.seat] = 1
    for k in range(state.num_players):
        spare += left[k] if asked[k] != 0 and left[k] > 0 else 0
    share: i64 = 0
    for point in range(state.fight.damage):
        best = seat
        for k in range(state.num_players):
            enough = spare >= state.fight.damage - point
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
    return float(left) if enough else -float(left) - 0.2 * float(state.heroes[seat].happiness)


def target_worth(needs: Needs, district: i64) -> float:
    """Return what two red dice against a district are worth."""
    might = battles.Might()
    might.hits = 1.0
    might.red = 2.0
    might.shields = 100.0
    return battles.fight_worth(needs, district, might)


def gain_worth(needs: Needs, seat: i64, action: i64) -> float:
    """Return how much better a new card is than the worst of the hand."""
    state = needs.state
    if verbs.GAIN.has(action):
        return appraisal.stat_worth(needs, seat, verbs.GAIN.which(action), 1)
    if verbs.RECALL.has(action):
        return appraisal.card_worth(state, verbs.RECALL.which(action)) * 0.2
    low = 100.0
    reds: i64 = 0
    for held in state.heroes[seat].hand:
        if held >= 0:
            one = appraisal.card_worth(state, held)
            if state.cards.fights[held] > 0:
                reds += 1
            if one < low:
                low = one
    card = verbs.TAKE.which(action)
    value = appraisal.card_worth(state, card) - low
    if state.cards.fights[card] > 0 and reds >= 3:
        value -= WEIGHTS.most_fights
    return value * WEIGHTS.card_take * appraisal.time_left(state)


def join_worth(needs: Needs, seat: i64) -> float:
    """Return what a fight gains by this hero's help, less what its own fight would be worth here afterwards."""
    state = needs.state
    here = state.fight.at
    group = battles.Might()
    for other in range(state.num_players):
        if state.fight.fighters[other].joined:
            group.join(state, other, needs.gear(other), state.heroes[other].card)
    without = battles.fight_worth(needs, here, group)
    group.join(state, seat, needs.gear(seat), state.heroes[seat].card)
    return battles.fight_worth(needs, here, group) - without - WEIGHTS.wait


def reroll_worth(state: KickAss, seat: i64, action: i64) -> float:
    """Score rerolls of blanks, and items that give hits or shields where they help."""
    if action == verbs.DONE.first:
        return 0.7
    if verbs.USE.has(action):
        return 1.0 if enemies.enemy_power(state, state.fight.at) >= 2 else 0.0
    if action == verbs.REROLL.of(Die.RED_BLANK):
        return 3.0
    return 2.0 if action == verbs.REROLL.of(Die.BLUE_BLANK) else -5.0


def equip_worth(needs: Needs, seat: i64, item: i64) -> float:
    """Return whether an item that waits is better than what is in its place."""
    return 0.2 + appraisal.item_worth(needs, seat, item)
