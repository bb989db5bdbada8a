"""The Battle of the Bands: everyone adds up the green points."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.games.gold_record import log
from ludotheque.games.gold_record.chapters.hidden import leave_hand, show_hands
from ludotheque.games.gold_record.chapters.ranking import move_down, move_up
from ludotheque.games.gold_record.chapters.squares import lose_green
from ludotheque.games.gold_record.codes import FLUKES, PRIZE, Ended, Source
from ludotheque.games.gold_record.state import GoldRecord


def open_points(state: GoldRecord, seat: i64) -> i64:
    """Return the green points that everyone can see: band, ROADIE or MANAGER, square cards."""
    return state.bands[seat].battle() + state.roadie_points(seat)


def points_of(state: GoldRecord, seat: i64) -> i64:
    """Return all green points, those of FLUKE cards in hand too."""
    return open_points(state, seat) + state.bands[seat].hand_battle()


def fight(state: GoldRecord) -> None:
    """Move the best band up two. Of several best all move up but the starter, who moves down two (R25-R28).

    Green cards used are discarded, by everyone.
    """
    points: list[i64] = []
    best: i64 = 0
    winners: i64 = 0
    seat: i64 = 0
    for seat in range(state.num_players):
        own = points_of(state, seat)
        points.append(own)
        if own > best:
            best = own
    log.battle(state, points)
    for seat in range(state.num_players):
        lose_green(state, seat)
        reveal(state, seat)
        if points[seat] == best:
            winners += 1
    show_hands(state)
    # R27: clockwise from the starter; of several best its own loss comes last.
    for steps in range(1, state.num_players):
        seat = state.after(state.player, steps)
        if points[seat] == best and state.ended == Ended.NOT_YET:
            move_up(state, seat, PRIZE, Source.BATTLE)
    if points[state.player] == best and state.ended == Ended.NOT_YET:
        if winners == 1:
            move_up(state, state.player, PRIZE, Source.BATTLE)
        else:
            move_down(state, state.player, PRIZE, Source.BATTLE)


def reveal(state: GoldRecord, seat: i64) -> None:
    """Show all FLUKE cards of a hand and discard the green ones; the others stay in it, known (R38)."""
    band = state.bands[seat]
    for card in range(FLUKES):
        if state.cards.flukes[card].battle > 0:
            for _ in range(band.hand[card]):
                leave_hand(state, seat, card)
                state.flukes.out[card] += 1
    if not state.options.show_green_only:
        band.known = band.hand[:]
    band.fresh = 0
