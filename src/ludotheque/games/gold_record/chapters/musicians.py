"""Musicians who come and go, and the ROADIE/MANAGER card that full bands take from each other."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.games.gold_record import log
from ludotheque.games.gold_record.chapters.ranking import move_up
from ludotheque.games.gold_record.codes import NOBODY, NOWHERE, PRIZE, Ended, Source
from ludotheque.games.gold_record.grid import bit
from ludotheque.games.gold_record.state import GoldRecord


def may_hire(state: GoldRecord, seat: i64, musician: i64) -> bool:
    """Return whether a musician can be hired.

    It has to be here, in the supply, not of the leader's instrument, and the record good enough for a professional.
    """
    one = state.cards.musicians[musician]
    if one.players > state.num_players or state.hired & bit(musician) != 0:
        return False
    band = state.bands[seat]
    return one.role != band.leader and (not one.professional or band.has_ring(1))


def hire(state: GoldRecord, musician: i64) -> None:
    """Let a musician join; one of the same instrument goes back to the supply (R15).

    Its effects come in the order of R18: the card, then the vehicles.
    """
    band = state.current()
    was_manager = state.is_manager(state.player)
    role = state.cards.musicians[musician].role
    old = band.members[role]
    if old != NOBODY:
        state.hired &= ~bit(old)
        log.musician(state, "leaves", "replacing", old)
    band.fill(role, musician)
    state.hired |= bit(musician)
    if state.roadie == NOBODY and band.is_full():
        take_card(state)
    elif state.roadie == state.player:
        turn_card(state, was_manager)
    if state.ended == Ended.NOT_YET and band.is_full():
        place_vehicles(state)


def place_vehicles(state: GoldRecord) -> None:
    """Bring the VAN and the PLANE into the game, where the first leader stands who is entitled to them."""
    band = state.current()
    if state.van == NOWHERE and band.has_van():
        state.van = band.at
        log.spot(state, "van", "van", state.van)
    if state.plane == NOWHERE and band.has_professional():
        state.plane = band.at
        log.spot(state, "plane", "plane", state.plane)


def dismiss(state: GoldRecord, musician: i64) -> None:
    """Send a musician of the current player back to the supply; the card may turn to ROADIE."""
    was_manager = state.is_manager(state.player)
    state.current().fill(state.cards.musicians[musician].role, NOBODY)
    state.hired &= ~bit(musician)
    log.musician(state, "dismissed", "happens", musician)
    turn_card(state, was_manager)


# --- The ROADIE/MANAGER card ---


def take_card(state: GoldRecord) -> None:
    """Give the current player the card; as MANAGER it is worth two places at once (R19)."""
    owner = state.roadie
    state.roadie = state.player
    manager = state.is_manager(state.player)
    log.take_card(state, owner, manager)
    if manager:
        move_up(state, state.player, PRIZE, Source.MANAGER)


def turn_card(state: GoldRecord, was_manager: bool) -> None:
    """Turn the current player's card to the side that fits; up two places when that is MANAGER."""
    manager = state.is_manager(state.player)
    if manager == was_manager:
        return
    log.card(state, "turn-manager" if manager else "turn-roadie")
    if manager:
        move_up(state, state.player, PRIZE, Source.MANAGER)


def steal_card(state: GoldRecord) -> None:
    """Let a full band take the card from its owner, on its strip (R20)."""
    if state.roadie != NOBODY and state.roadie != state.player and state.current().is_full():
        take_card(state)
