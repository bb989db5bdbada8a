"""FLUKE cards: drawn on their strip, kept secret, played at any moment of the own turn."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.gold_record import log, verbs
from ludotheque.games.gold_record.chapters.hidden import leave_hand
from ludotheque.games.gold_record.chapters.squares import discarded_resources
from ludotheque.games.gold_record.codes import (
    BATTLE_CARD,
    FLUKES,
    MAX_PLAYERS,
    MORE_STEPS,
    NOBODY,
    NONE,
    RESOURCES,
    SPACES,
    Phase,
)
from ludotheque.games.gold_record.grid import FULL, bit, near, offer
from ludotheque.games.gold_record.state import Frame, GoldRecord, Question

ONCE: Final[i64] = 1


class Moment(Question):
    """A question of one's own turn, at which FLUKE cards may be played too."""

    def depends_on_hand(self) -> bool:
        return True

    def answer(self, state: GoldRecord, action: i64) -> None:
        if verbs.PLAY.has(action):
            play(state, verbs.PLAY.which(action))
        else:
            self.go_on(state, action)

    def go_on(self, state: GoldRecord, action: i64) -> None:
        """Perform another answer than a FLUKE card."""
        raise NotImplementedError


# --- Drawing and playing ---


def draw_card(state: GoldRecord) -> None:
    """Draw the top card of the deck, seen by its new owner alone."""
    card = state.flukes.draw(state.chance)
    band = state.current()
    band.hand[card] += 1
    band.fresh += 1
    log.draw_fluke(state, card)


def discard_card(state: GoldRecord, card: i64, key: str, rule: str) -> None:
    """Discard a card of the current hand openly."""
    leave_hand(state, state.player, card)
    state.flukes.out[card] += 1
    log.fluke(state, key, rule, card)


def offer_cards(state: GoldRecord, actions: list[i64]) -> None:
    """Offer the cards of the current hand that would do something now."""
    band = state.current()
    for card in range(FLUKES):
        if band.hand[card] > 0 and is_playable(state, card):
            actions.append(verbs.PLAY.of(card))


def is_playable(state: GoldRecord, card: i64) -> bool:
    """Return whether a card does something now, or has ranking points to be counted (R51)."""
    return effect_of(state, card).works(state) or state.cards.flukes[card].ranking > 0


def effect_of(state: GoldRecord, card: i64) -> EffectKind:
    """Return what a card does."""
    return EFFECTS[state.cards.flukes[card].effect]


def play(state: GoldRecord, card: i64) -> None:
    """Play a card: with ranking points it stays in sight until the year's end, else it is discarded."""
    effect = effect_of(state, card)
    works = effect.works(state)
    leave_hand(state, state.player, card)
    if state.cards.flukes[card].ranking > 0:
        state.current().show(card)
    else:
        state.flukes.out[card] += 1
    log.fluke(state, "play", "fluke", card)
    if works:
        effect.happen(state)


# --- What they do ---


class EffectKind:
    """The effect of a FLUKE card beside its points: none, if not said otherwise."""

    def works(self, state: GoldRecord) -> bool:
        """Return whether it would change anything now."""
        return False

    def happen(self, state: GoldRecord) -> None:
        """Do it, or ask what it needs to know."""
        raise NotImplementedError


class FindEffect(EffectKind):
    """Take a resource from the discards."""

    def works(self, state: GoldRecord) -> bool:
        return discarded_resources(state) > 0

    def happen(self, state: GoldRecord) -> None:
        state.put(Find(state.player, ONCE))


class StealEffect(EffectKind):
    """Take a resource of an opponent."""

    def works(self, state: GoldRecord) -> bool:
        for seat in range(state.num_players):
            if seat != state.player and state.bands[seat].resources() > 0:
                return True
        return False

    def happen(self, state: GoldRecord) -> None:
        state.put(STEAL[state.player])


class WalkEffect(EffectKind):
    """Walk one space more."""

    def works(self, state: GoldRecord) -> bool:
        return state.asking().phase() == Phase.WALK and state.turn.limit < MORE_STEPS

    def happen(self, state: GoldRecord) -> None:
        state.turn.limit = MORE_STEPS


class DetourEffect(EffectKind):
    """Move another leader."""

    def works(self, state: GoldRecord) -> bool:
        for seat in range(state.num_players):
            if seat != state.player and detours(state, seat) != 0:
                return True
        return False

    def happen(self, state: GoldRecord) -> None:
        state.put(DETOUR[state.player])


class CancelEffect(EffectKind):
    """Cancel a #*IT HAPPENS card that has been drawn."""

    def works(self, state: GoldRecord) -> bool:
        return state.asking().phase() == Phase.HAPPENS

    def happen(self, state: GoldRecord) -> None:
        state.drop()


class TradeEffect(EffectKind):
    """Exchange a square card with one next to the leader."""

    def works(self, state: GoldRecord) -> bool:
        return state.current().has_squares() and wares(state) != 0

    def happen(self, state: GoldRecord) -> None:
        state.put(GIVE[state.player])


EFFECTS: Final = vec[EffectKind](
    [EffectKind(), FindEffect(), StealEffect(), WalkEffect(), DetourEffect(), CancelEffect(), TradeEffect()]
)
"""By the numbers of codes.Effect."""


# --- A resource of the discards, or of an opponent ---


@final
class Find(Question):
    """Take a resource from the discards. At an open stage one opponent after the other does, while there are any."""

    def __init__(self, seat: i64, times: i64) -> None:
        super().__init__(seat)
        self.times: i64 = times

    def phase(self) -> i64:
        return Phase.FIND

    def left(self) -> i64:
        return self.times

    def offer(self, state: GoldRecord, actions: list[i64]) -> None:
        for kind in range(RESOURCES):
            if state.pile.out[kind] > 0:
                actions.append(verbs.FIND.of(kind))

    def answer(self, state: GoldRecord, action: i64) -> None:
        kind = verbs.FIND.which(action)
        state.drop()
        state.pile.out[kind] -= 1
        state.bands[self.seat].squares[kind] += 1
        log.resource(state, "find", self.seat, kind)
        if self.times > ONCE and discarded_resources(state) > 0:
            state.put(Find(state.after(self.seat, 1), self.times - 1))


@final
class Steal(Question):
    """Take a resource of an opponent, for all to see."""

    def phase(self) -> i64:
        return Phase.STEAL

    def offer(self, state: GoldRecord, actions: list[i64]) -> None:
        for seat in range(state.num_players):
            for kind in range(RESOURCES):
                if seat != self.seat and state.bands[seat].squares[kind] > 0:
                    actions.append(verbs.STEAL.of2(seat, kind))

    def answer(self, state: GoldRecord, action: i64) -> None:
        seat = verbs.STEAL.part(action, 0)
        kind = verbs.STEAL.part(action, 1)
        state.drop()
        state.bands[seat].squares[kind] -= 1
        state.bands[self.seat].squares[kind] += 1
        log.steal(state, seat, kind)


# --- Leaders moved by a card: no card is taken, no strip resolved, vehicles stay (R41) ---


def shifts(state: GoldRecord, seat: i64) -> i64:
    """Return where a card may move someone's leader: one step to a space free of leaders and vehicles (R41)."""
    free = FULL & ~(state.leaders(NOBODY) | bit(state.van) | bit(state.plane))
    return near(bit(state.bands[seat].at)) & free


def detours(state: GoldRecord, seat: i64) -> i64:
    """Return where another leader may be moved so that a walk or ride that has begun can still end (R46)."""
    spaces = shifts(state, seat)
    moment = state.moment()
    if not moment.must_arrive(state):
        return spaces
    band = state.bands[seat]
    old = band.at
    found: i64 = 0
    for space in range(SPACES):
        if spaces & bit(space) != 0:
            band.at = space
            if moment.can_arrive(state):
                found |= bit(space)
    band.at = old
    return found


def shift(state: GoldRecord, who: i64, action: i64) -> None:
    """Move a leader, as ``who`` has decided."""
    seat = verbs.SHIFT.part(action, 0)
    space = verbs.SHIFT.part(action, 1)
    state.drop()
    state.bands[seat].at = space
    log.shift(state, who, seat, space)


@final
class Detour(Question):
    """Move another leader."""

    def phase(self) -> i64:
        return Phase.SHIFT

    def offer(self, state: GoldRecord, actions: list[i64]) -> None:
        for seat in range(state.num_players):
            if seat != self.seat:
                offer(actions, verbs.SHIFT.of2(seat, 0), detours(state, seat))

    def answer(self, state: GoldRecord, action: i64) -> None:
        shift(state, self.seat, action)


# --- Trade ---


def wares(state: GoldRecord) -> i64:
    """Return the spaces next to the own leader with a card to trade for; a Battle of the Bands is none (R45)."""
    spaces = near(bit(state.current().at))
    found: i64 = 0
    for space in range(SPACES):
        if spaces & bit(space) != 0 and state.board[space] != NONE and state.board[space] != BATTLE_CARD:
            found |= bit(space)
    return found


@final
class Give(Question):
    """Choose the card to give."""

    def phase(self) -> i64:
        return Phase.GIVE

    def offer(self, state: GoldRecord, actions: list[i64]) -> None:
        band = state.bands[self.seat]
        for kind in range(BATTLE_CARD):
            if band.squares[kind] > 0:
                actions.append(verbs.GIVE.of(kind))

    def answer(self, state: GoldRecord, action: i64) -> None:
        state.swap(Take(self.seat, verbs.GIVE.which(action)))


@final
class Take(Question):
    """Choose the card to take. The one given lies there then."""

    def __init__(self, seat: i64, given: i64) -> None:
        super().__init__(seat)
        self.given: i64 = given

    def phase(self) -> i64:
        return Phase.TAKE

    def item(self) -> i64:
        return self.given

    def offer(self, state: GoldRecord, actions: list[i64]) -> None:
        offer(actions, verbs.TAKE.first, wares(state))

    def answer(self, state: GoldRecord, action: i64) -> None:
        space = verbs.TAKE.which(action)
        kind = state.board[space]
        band = state.bands[self.seat]
        state.drop()
        band.squares[kind] += 1
        band.squares[self.given] -= 1
        state.board[space] = self.given
        log.trade(state, self.given, kind, space)


STEAL: Final = vec[Frame]([Steal(seat) for seat in range(MAX_PLAYERS)])
DETOUR: Final = vec[Frame]([Detour(seat) for seat in range(MAX_PLAYERS)])
GIVE: Final = vec[Frame]([Give(seat) for seat in range(MAX_PLAYERS)])
