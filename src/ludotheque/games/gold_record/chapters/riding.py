"""VAN and PLANE: a leader who ends a walk on one of them has to ride it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.gold_record import log, verbs
from ludotheque.games.gold_record.chapters import flukes
from ludotheque.games.gold_record.chapters.squares import take_from
from ludotheque.games.gold_record.chapters.strips import arrive
from ludotheque.games.gold_record.codes import MAX_PLAYERS, NOWHERE, VAN_STEPS, Phase
from ludotheque.games.gold_record.grid import FULL, bit, near, offer
from ludotheque.games.gold_record.state import Frame, GoldRecord


def rides(state: GoldRecord) -> i64:
    """Return where the VAN can go with the current player: one to three steps around all leaders (R11-R13)."""
    if state.van == NOWHERE or not state.current().may_drive():
        return 0
    van = bit(state.van)
    free = ~state.leaders(state.player)
    reached = van
    for _ in range(VAN_STEPS):
        reached |= near(reached) & free
    return reached & ~(van | bit(state.plane) | bit(state.turn.start))


def flights(state: GoldRecord) -> i64:
    """Return where the PLANE can go with the current player: any free space (R11-R13)."""
    if state.plane == NOWHERE or not state.current().may_fly():
        return 0
    return FULL & ~(state.leaders(state.player) | bit(state.plane) | bit(state.van) | bit(state.turn.start))


@final
class Ride(flukes.Moment):
    """Choose where to; a space where both vehicles are leaves the choice between them (R11)."""

    def phase(self) -> i64:
        return Phase.RIDE

    def must_arrive(self, state: GoldRecord) -> bool:
        return True

    def can_arrive(self, state: GoldRecord) -> bool:
        here = state.current().at
        return (here == state.van and rides(state) != 0) or (here == state.plane and flights(state) != 0)

    def offer(self, state: GoldRecord, actions: list[i64]) -> None:
        here = state.current().at
        if here == state.van:
            offer(actions, verbs.RIDE.first, rides(state))
        if here == state.plane:
            offer(actions, verbs.FLY.first, flights(state))
        flukes.offer_cards(state, actions)

    def go_on(self, state: GoldRecord, action: i64) -> None:
        if verbs.RIDE.has(action):
            state.van = verbs.RIDE.which(action)
            ride(state, state.van)
        else:
            state.plane = verbs.FLY.which(action)
            ride(state, state.plane)


def ride(state: GoldRecord, to: i64) -> None:
    """Go with the vehicle. Only the cards of the space where it starts and of the one where it arrives are taken."""
    band = state.current()
    start = band.at
    state.drop()
    band.at = to
    log.ride(state, start, to)
    if state.options.cards_at_end:
        take_from(state, start)
    take_from(state, to)
    arrive(state)


RIDE: Final = vec[Frame]([Ride(seat) for seat in range(MAX_PLAYERS)])
