"""FLUKE cards: drawn on their strip, kept secret, played at any moment of the own turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.games.gold_record import do, log
from ludotheque.games.gold_record.codes import (
    BATTLE_CARD,
    CANCEL_EFFECT,
    DETOUR_EFFECT,
    FIND,
    FIND_EFFECT,
    FLUKES,
    GIVE,
    HAPPENS,
    MORE_STEPS,
    NOBODY,
    NOT_ENDED,
    RESOURCES,
    RIDE,
    SHIFT,
    SPACES,
    SQUARES,
    STEAL,
    STEAL_EFFECT,
    TAKE,
    TRADE_EFFECT,
    WALK,
    WALK_EFFECT,
)
from ludotheque.games.gold_record.grid import FULL, bit, near, offer

if TYPE_CHECKING:
    from ludotheque.games.gold_record.rules import GoldRecord


def draw(state: GoldRecord) -> None:
    """The top card of the deck, seen by its new owner alone."""
    card: i64 = state.chance.pick(state.fluke_deck, state.fluke_left())
    state.fluke_deck[card] -= 1
    state.hand[state.player * FLUKES + card] += 1
    state.fresh[state.player] += 1
    if state.events is not None:
        log.draw_fluke(state, card)


def leave_hand(state: GoldRecord, seat: i64, card: i64) -> None:
    """A card leaves a hand, openly: a known one first. One with battle points came there since the last battle; and no
    more than all unknown cards can have come since."""
    state.hand[seat * FLUKES + card] -= 1
    if state.known[seat * FLUKES + card] > 0:
        state.known[seat * FLUKES + card] -= 1
    elif state.cards.fluke_battle[card] > 0:
        state.fresh[seat] -= 1
    if state.fresh[seat] > state.unknown(seat):
        state.fresh[seat] = state.unknown(seat)


def offer_cards(state: GoldRecord, actions: list[i64]) -> None:
    """The cards of the own hand that would do something now."""
    if state.hand_size(state.player) == 0:
        return
    card: i64 = 0
    for card in range(FLUKES):
        if state.hand[state.player * FLUKES + card] > 0 and works(state, card):
            actions.append(do.PLAY.of(card))


def works(state: GoldRecord, card: i64) -> bool:
    """Whether a card can be played now: it does something, or has ranking points to be counted (R51)."""
    return acts(state, card) or state.cards.fluke_ranking[card] > 0


def acts(state: GoldRecord, card: i64) -> bool:
    """Whether the effect of a card would change anything now."""
    effect: i64 = state.cards.fluke_effect[card]
    if effect == FIND_EFFECT:
        return discarded(state) > 0
    if effect == STEAL_EFFECT:
        return victims(state)
    if effect == WALK_EFFECT:
        return state.phase == WALK and state.limit < MORE_STEPS
    if effect == DETOUR_EFFECT:
        return detours(state)
    if effect == CANCEL_EFFECT:
        return state.phase == HAPPENS
    if effect == TRADE_EFFECT:
        return owned(state) > 0 and wares(state) != 0
    return False


def play(state: GoldRecord, action: i64) -> None:
    """Play a card: with ranking points it stays in sight until the year's end, else it is discarded."""
    card: i64 = do.PLAY.which(action)
    acting: bool = acts(state, card)
    leave_hand(state, state.player, card)
    if state.cards.fluke_ranking[card] > 0:
        state.shown[state.player * FLUKES + card] += 1
    else:
        state.fluke_out[card] += 1
    if state.events is not None:
        log.fluke(state, "play", "fluke", card)
    if acting:
        perform(state, state.cards.fluke_effect[card])


def perform(state: GoldRecord, effect: i64) -> None:
    """Do it, or ask what it needs to know on top of the question that stands."""
    if effect == WALK_EFFECT:
        state.limit = MORE_STEPS
    elif effect == CANCEL_EFFECT:
        put_away(state)
    elif effect == FIND_EFFECT:
        state.left = 1
        ask(state, FIND)
    elif effect == STEAL_EFFECT:
        ask(state, STEAL)
    elif effect == DETOUR_EFFECT:
        ask(state, SHIFT)
    elif effect == TRADE_EFFECT:
        ask(state, GIVE)


def ask(state: GoldRecord, phase: i64) -> None:
    """Put a question on top of the one that stands."""
    state.below = state.phase
    state.phase = phase


def back(state: GoldRecord) -> None:
    """Return to the question that stood before."""
    state.phase = state.below
    state.asked = state.player


# --- What the cards need to know ---


def discarded(state: GoldRecord) -> i64:
    """How many resources lie in the discard pile of square cards."""
    count: i64 = 0
    kind: i64 = 0
    for kind in range(RESOURCES):
        count += state.spent[kind]
    return count


def victims(state: GoldRecord) -> bool:
    """Whether an opponent has a resource."""
    seat: i64 = 0
    for seat in range(state.num_players):
        if seat != state.player and state.resources(seat) > 0:
            return True
    return False


def owned(state: GoldRecord) -> i64:
    """How many square cards the current player has."""
    count: i64 = 0
    kind: i64 = 0
    for kind in range(BATTLE_CARD):
        count += state.held[state.player * SQUARES + kind]
    return count


def wares(state: GoldRecord) -> i64:
    """The spaces next to the own leader with a card to trade for; a Battle of the Bands is none (R45)."""
    spaces: i64 = near(bit(state.at[state.player]))
    found: i64 = 0
    space: i64 = 0
    for space in range(SPACES):
        if spaces & bit(space) != 0 and state.board[space] != NOBODY and state.board[space] != BATTLE_CARD:
            found |= bit(space)
    return found


def shifts(state: GoldRecord, seat: i64) -> i64:
    """Where a card may move somebody's leader: one step to a space free of leaders and vehicles (R41)."""
    free: i64 = FULL & ~(state.leaders(NOBODY) | bit(state.van) | bit(state.plane))
    return near(bit(state.at[seat])) & free


def detour_spaces(state: GoldRecord, seat: i64) -> i64:
    """Where another leader may be moved without leaving a walk or ride that has begun without an end (R46)."""
    spaces: i64 = shifts(state, seat)
    asking: i64 = state.below if state.phase == SHIFT else state.phase
    if asking != RIDE and (asking != WALK or state.steps == 0):
        return spaces
    found: i64 = 0
    old: i64 = state.at[seat]
    space: i64 = 0
    for space in range(SPACES):
        if spaces & bit(space) != 0:
            state.at[seat] = space
            if goes_on(state, asking):
                found |= bit(space)
    state.at[seat] = old
    return found


def goes_on(state: GoldRecord, asking: i64) -> bool:
    """Whether the walk or ride can be finished."""
    if asking == WALK:
        return state.may_stop() or state.walks() != 0
    here: i64 = state.at[state.player]
    if here == state.van and state.ride_from(here) != 0:
        return True
    return here == state.plane and state.flight_from(here) != 0


def detours(state: GoldRecord) -> bool:
    """Whether any other leader can be moved."""
    seat: i64 = 0
    for seat in range(state.num_players):
        if seat != state.player and detour_spaces(state, seat) != 0:
            return True
    return False


# --- Their questions. Two #*IT HAPPENS cards ask the same: whom to move, and what to take from the discards ---


def frame_actions(state: GoldRecord) -> list[i64]:
    """The answers to the question on top."""
    actions: list[i64] = []
    phase: i64 = state.phase
    kind: i64 = 0
    seat: i64 = 0
    if phase == FIND:
        for kind in range(RESOURCES):
            if state.spent[kind] > 0:
                actions.append(do.FIND.of(kind))
    elif phase == STEAL:
        for seat in range(state.num_players):
            for kind in range(RESOURCES):
                if seat != state.player and state.held[seat * SQUARES + kind] > 0:
                    actions.append(do.STEAL.of2(seat, kind))
    elif phase == SHIFT:
        for seat in range(state.num_players):
            offer(actions, do.SHIFT.of2(seat, 0), movable(state, seat))
    elif phase == GIVE:
        for kind in range(BATTLE_CARD):
            if state.held[state.player * SQUARES + kind] > 0:
                actions.append(do.GIVE.of(kind))
    else:
        offer(actions, do.TAKE.first, wares(state))
    return actions


def movable(state: GoldRecord, seat: i64) -> i64:
    """Where the seat that is asked may move a leader: a FLUKE card moves others, #*IT HAPPENS the player's own."""
    if state.asked != state.player:
        return shifts(state, seat) if seat == state.player else 0
    return detour_spaces(state, seat) if seat != state.player else 0


def apply_frame(state: GoldRecord, action: i64) -> None:
    """Answer it."""
    phase: i64 = state.phase
    if phase == FIND:
        find(state, action)
    elif phase == STEAL:
        steal(state, action)
    elif phase == SHIFT:
        shift(state, action)
    elif phase == GIVE:
        state.item = do.GIVE.which(action)
        state.phase = TAKE
    else:
        trade(state, action)


def find(state: GoldRecord, action: i64) -> None:
    """A resource from the discards; an open stage goes on to the next opponent while there are any."""
    kind: i64 = do.FIND.which(action)
    state.spent[kind] -= 1
    state.held[state.asked * SQUARES + kind] += 1
    if state.events is not None:
        log.resource(state, "find", state.asked, kind)
    state.left -= 1
    if state.left > 0 and discarded(state) > 0:
        state.asked = (state.asked + 1) % state.num_players
        return
    state.left = 0
    finish(state)


def finish(state: GoldRecord) -> None:
    """A question of a FLUKE card returns below it, one of #*IT HAPPENS ends the turn."""
    if state.happening != NOBODY and state.below != HAPPENS:
        put_away(state)
    else:
        back(state)


def put_away(state: GoldRecord) -> None:
    """Discard the #*IT HAPPENS card, done with or cancelled: what is left is the end of the turn."""
    if state.events is not None and state.ended == NOT_ENDED and state.hand_size(state.player) > 0:
        log.put_away(state)
    state.happens_out[state.happening] += 1
    state.happening = NOBODY
    if state.ended == NOT_ENDED:
        state.to_end()


def steal(state: GoldRecord, action: i64) -> None:
    """One resource of an opponent's, seen by everybody."""
    seat: i64 = do.STEAL.part(action, 0)
    kind: i64 = do.STEAL.part(action, 1)
    state.held[seat * SQUARES + kind] -= 1
    state.held[state.player * SQUARES + kind] += 1
    if state.events is not None:
        log.steal(state, seat, kind)
    back(state)


def shift(state: GoldRecord, action: i64) -> None:
    """Another space for a leader: no card, no strip, vehicles stay (R41)."""
    seat: i64 = do.SHIFT.part(action, 0)
    space: i64 = do.SHIFT.part(action, 1)
    state.at[seat] = space
    if state.events is not None:
        log.shift(state, seat, space)
    finish(state)


def trade(state: GoldRecord, action: i64) -> None:
    """The card given lies on the space from which one is taken."""
    space: i64 = do.TAKE.which(action)
    kind: i64 = state.board[space]
    state.held[state.player * SQUARES + kind] += 1
    state.held[state.player * SQUARES + state.item] -= 1
    state.board[space] = state.item
    if state.events is not None:
        log.trade(state, state.item, kind, space)
    state.item = NOBODY
    back(state)
