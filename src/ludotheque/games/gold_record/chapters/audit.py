"""The audit of a position: nothing was made or lost, for tests and for positions that were loaded."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.games.gold_record.chapters.opening import square_copies
from ludotheque.games.gold_record.codes import (
    FLUKES,
    HAND_LIMIT,
    HAPPENINGS,
    NOBODY,
    NOWHERE,
    OUTSIDE,
    ROLES,
    SECTORS,
    SPACES,
    SQUARES,
    Ended,
    Phase,
)
from ludotheque.games.gold_record.grid import FULL, bit
from ludotheque.games.gold_record.pieces import Band
from ludotheque.games.gold_record.state import GoldRecord


def audit(state: GoldRecord) -> None:
    """Check that every card is somewhere, no two bands or leaders share a place, and the sheet adds up.

    Raises:
        AssertionError: one of these does not hold.
    """
    audit_squares(state)
    audit_decks(state)
    audit_places(state)
    hired: i64 = 0
    for band in state.bands:
        audit_hand(band)
        climbed: i64 = 0
        for places in band.moves:
            climbed += places
        assert climbed == OUTSIDE - band.place, "the sheet does not add up"
        for role in range(ROLES):
            one = band.members[role]
            if one != NOBODY:
                right = state.cards.musicians[one].role == role and role != band.leader
                assert right, "a musician in a wrong role"
                assert hired & bit(one) == 0, "a musician plays twice"
                hired |= bit(one)
        assert 0 <= band.sectors < bit(SECTORS), "an unknown sector"
    assert hired == state.hired and hired <= FULL, "a musician was made or lost"


def audit_places(state: GoldRecord) -> None:
    """Check the places in the ranking and on the board; a leader who walks may pass another."""
    walks = state.ended == Ended.NOT_YET and len(state.stack) > 1
    walks = walks and state.moment().phase() == Phase.WALK and state.turn.steps() > 0
    for seat in range(state.num_players):
        band = state.bands[seat]
        assert 1 <= band.place <= OUTSIDE, "a band is in no place"
        for other in range(seat):
            rival = state.bands[other]
            assert band.place != rival.place or band.place == OUTSIDE, "two bands share a place"
            passes = walks and (seat == state.player or other == state.player)
            assert band.at != rival.at or band.at == NOWHERE or passes, "two leaders share a space"


def audit_squares(state: GoldRecord) -> None:
    """Check that there are as many square cards of each kind as this game has."""
    for kind in range(SQUARES):
        assert state.pile.left[kind] >= 0 and state.pile.out[kind] >= 0, "a count is below zero"
        count = state.pile.left[kind] + state.pile.out[kind]
        if state.top == kind:
            count += 1
        for band in state.bands:
            assert band.squares[kind] >= 0, "a count is below zero"
            count += band.squares[kind]
        for space in range(SPACES):
            if state.board[space] == kind:
                count += 1
        assert count == square_copies(state, kind), "a square card was made or lost"


def audit_decks(state: GoldRecord) -> None:
    """Check that there are as many FLUKE and #*IT HAPPENS cards of each kind as in the box."""
    count: i64 = 0
    for kind in range(FLUKES):
        count = state.flukes.left[kind] + state.flukes.out[kind]
        for band in state.bands:
            count += band.hand[kind] + band.shown[kind]
        assert count == state.cards.flukes[kind].copies, "a FLUKE card was made or lost"
    for kind in range(HAPPENINGS):
        count = state.happenings.left[kind] + state.happenings.out[kind]
        if state.happening == kind:
            count += 1
        assert count == state.cards.happenings[kind].copies, "a #*IT HAPPENS card was made or lost"


def audit_hand(band: Band) -> None:
    """Check what opponents may know of a hand."""
    assert 0 <= band.hand_size() <= HAND_LIMIT, "a hand is too large"
    assert band.green_flukes() <= band.fresh, "a card was hidden in a battle"
    assert band.fresh <= band.unknown(), "a known card counts as unknown"
    for card in range(FLUKES):
        assert 0 <= band.known[card] <= band.hand[card], "a card is known that is not in the hand"
