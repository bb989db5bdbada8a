"""The first phase of a turn: the leader walks up to two spaces and takes the square cards there."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.gold_record import log, verbs
from ludotheque.games.gold_record.chapters import flukes
from ludotheque.games.gold_record.chapters.riding import RIDE, flights, rides
from ludotheque.games.gold_record.chapters.squares import collect, give_back, take_from
from ludotheque.games.gold_record.chapters.strips import arrive
from ludotheque.games.gold_record.chapters.turns import END_TURN
from ludotheque.games.gold_record.codes import MAX_PLAYERS, NONE, NOWHERE, Phase
from ludotheque.games.gold_record.grid import FULL, bit, near, offer
from ludotheque.games.gold_record.pieces import NO_CARDS
from ludotheque.games.gold_record.state import Frame, GoldRecord


def begin_turn(state: GoldRecord) -> None:
    """Begin the turn of the current player."""
    state.turn.begin(state.current().at)
    log.seat(state, "turn", "turn")
    state.put(WALK[state.player])


def resting(state: GoldRecord) -> i64:
    """Return where the walk may end: not at its start, not on leaders, on vehicles only if they then can be moved."""
    taken = state.leaders(state.player) | bit(state.turn.start)
    spaces = FULL & ~(taken | bit(state.van) | bit(state.plane))
    if state.van != NOWHERE and rides(state) != 0:
        spaces |= bit(state.van) & ~taken
    if state.plane != NOWHERE and flights(state) != 0:
        spaces |= bit(state.plane) & ~taken
    return spaces


def walks(state: GoldRecord) -> i64:
    """Return where the next step may lead: to an end, or on towards one within the steps that are left."""
    left = state.turn.limit - state.turn.steps() - 1
    if left < 0:
        return 0
    not_back = ~bit(state.turn.start)
    ends = resting(state)
    good = ends
    while left > 0:
        good = (ends | near(good)) & not_back
        left -= 1
    return near(bit(state.current().at)) & good


def may_stop(state: GoldRecord) -> bool:
    """Return whether the walk may end here."""
    return state.turn.steps() > 0 and bit(state.current().at) & resting(state) != 0


@final
class Walk(flukes.Moment):
    """Take a step, or end the walk; a leader who cannot move at all passes (R5)."""

    def phase(self) -> i64:
        return Phase.WALK

    def must_arrive(self, state: GoldRecord) -> bool:
        return state.turn.steps() > 0

    def can_arrive(self, state: GoldRecord) -> bool:
        return may_stop(state) or walks(state) != 0

    def offer(self, state: GoldRecord, actions: list[i64]) -> None:
        offer(actions, verbs.WALK.first, walks(state))
        if may_stop(state):
            actions.append(verbs.STOP.first)
        elif not actions and state.turn.steps() == 0:
            actions.append(verbs.PASS.first)
        flukes.offer_cards(state, actions)

    def go_on(self, state: GoldRecord, action: i64) -> None:
        if verbs.WALK.has(action):
            step_to(state, verbs.WALK.which(action))
        elif action == verbs.STOP.first:
            stop(state)
        else:
            log.seat(state, "pass", "r5")
            state.swap(END_TURN[self.seat])


def step_to(state: GoldRecord, space: i64) -> None:
    """Take a step, and the space's card (R10). Without FLUKE cards in hand the last step ends the walk."""
    turn = state.turn
    band = state.current()
    band.at = space
    turn.path = append(turn.path, space)
    kind = NONE
    if not state.options.cards_at_end:
        kind = collect(state, space)
        if state.options.vehicle_takes_two:
            turn.note(kind)
    log.step(state, space, kind)
    if turn.steps() == turn.limit and band.hand_size() == 0:
        stop(state)


def stop(state: GoldRecord) -> None:
    """End the walk: get on a vehicle, or see what it has brought."""
    here = state.current().at
    if here == state.van or here == state.plane:
        give_back(state)
        state.swap(RIDE[state.player])
        return
    state.drop()
    state.turn.taken = NO_CARDS
    if state.options.cards_at_end:
        for space in state.turn.path:
            take_from(state, space)
    arrive(state)


WALK: Final = vec[Frame]([Walk(seat) for seat in range(MAX_PLAYERS)])
