"""The Battle of the Bands: everybody adds up the green points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.games.gold_record import band, log
from ludotheque.games.gold_record.codes import (
    BATTLE_CARD,
    BY_BATTLE,
    FLUKES,
    NOBODY,
    NOT_ENDED,
    PRIZE,
    ROLES,
    SQUARES,
)
from ludotheque.games.gold_record.ranking import move_down, move_up

if TYPE_CHECKING:
    from ludotheque.games.gold_record.rules import GoldRecord


def open_points(state: GoldRecord, seat: i64) -> i64:
    """The green points that everybody can see: band, ROADIE or MANAGER, square cards."""
    points: i64 = 0
    role: i64 = 0
    kind: i64 = 0
    for role in range(ROLES):
        one: i64 = state.band[seat * ROLES + role]
        if one != NOBODY:
            points += state.cards.battle[one]
    if state.role[seat] != NOBODY:
        points += state.cards.leader_battle[state.role[seat]]
    if state.roadie == seat:
        points += 2 if band.has_professional(state, seat) else 1
    for kind in range(BATTLE_CARD):
        points += state.held[seat * SQUARES + kind] * state.cards.square_battle[kind]
    return points


def points_of(state: GoldRecord, seat: i64) -> i64:
    """All green points, those of FLUKE cards in hand too."""
    points: i64 = open_points(state, seat)
    card: i64 = 0
    for card in range(FLUKES):
        points += state.hand[seat * FLUKES + card] * state.cards.fluke_battle[card]
    return points


def fight(state: GoldRecord) -> None:
    """The best moves up two. Of several best all do but the starter, who moves down two (R25-R28).

    Green cards used are discarded, by everybody.
    """
    seat: i64 = 0
    step: i64 = 0
    best: i64 = -1
    winners: i64 = 0
    won: i64 = 0
    for seat in range(state.num_players):
        points: i64 = points_of(state, seat)
        if points > best:
            best = points
            winners = 0
            won = 0
        if points == best:
            winners += 1
            won |= 1 << seat
    if state.events is not None:
        log.battle(state)
    for seat in range(state.num_players):
        lose_green(state, seat)
        reveal(state, seat)
    if winners == 1:
        move_up(state, the_one(won), PRIZE, BY_BATTLE)
        return
    # R27: clockwise from the starter, whose own loss comes last.
    for step in range(1, state.num_players):
        seat = (state.player + step) % state.num_players
        if won & (1 << seat) != 0 and state.ended == NOT_ENDED:
            move_up(state, seat, PRIZE, BY_BATTLE)
    if won & (1 << state.player) != 0 and state.ended == NOT_ENDED:
        move_down(state, state.player, PRIZE, BY_BATTLE)


def the_one(seats: i64) -> i64:
    """The only seat of a set."""
    seat: i64 = 0
    while seats >> seat != 1:
        seat += 1
    return seat


def lose_green(state: GoldRecord, seat: i64) -> None:
    """All green square cards of a player are discarded."""
    kind: i64 = 0
    for kind in range(BATTLE_CARD):
        if state.cards.square_battle[kind] > 0:
            state.spent[kind] += state.held[seat * SQUARES + kind]
            state.held[seat * SQUARES + kind] = 0


def reveal(state: GoldRecord, seat: i64) -> None:
    """All FLUKE cards of a hand are shown, and the green ones discarded; the others stay in it, known (R38)."""
    at: i64 = seat * FLUKES
    card: i64 = 0
    for card in range(FLUKES):
        if state.cards.fluke_battle[card] > 0:
            state.fluke_out[card] += state.hand[at + card]
            state.hand[at + card] = 0
        if not state.options.show_green_only:
            state.known[at + card] = state.hand[at + card]
    state.fresh[seat] = 0
