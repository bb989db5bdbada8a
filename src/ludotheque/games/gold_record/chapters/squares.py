"""Square cards: taken where a leader passes or arrives, and replaced by the next of the pile."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.games.gold_record import log
from ludotheque.games.gold_record.codes import BATTLE_CARD, NONE, RESOURCES
from ludotheque.games.gold_record.pieces import NO_CARDS, NO_SQUARES
from ludotheque.games.gold_record.state import GoldRecord


def collect(state: GoldRecord, space: i64) -> i64:
    """Take a space's card, put the next of the pile there, and return the card, NONE from an empty space.

    A Battle of the Bands is discarded and fought after the move (R29, R30).
    """
    kind = state.board[space]
    if kind == NONE:
        return NONE
    state.board[space] = state.top
    if state.top != NONE:
        state.top = state.pile.draw(state.chance)
    if kind == BATTLE_CARD:
        state.pile.out[kind] += 1
        state.turn.due += 1
    else:
        state.current().squares[kind] += 1
    return kind


def take_from(state: GoldRecord, space: i64) -> None:
    """Take a card where no step is told with it: by a ride, or when the walk has ended."""
    kind = collect(state, space)
    if kind != NONE:
        log.collect(state, "collect", space, kind)


def give_back(state: GoldRecord) -> None:
    """Board a vehicle: discard the cards that the walk took before the vehicle's own, if they were noted (R10).

    Of a kind of which none is left, as after a trade, none is given back. A battle lies with the discards already, and
    is not fought.
    """
    turn = state.turn
    if len(turn.taken) == 0:
        return
    band = state.current()
    own = turn.taken[-1]
    back = NO_SQUARES[:]
    for step in range(turn.steps() - 1):
        kind = turn.taken[step]
        if kind == BATTLE_CARD:
            turn.due -= 1
            back[kind] += 1
        elif kind != NONE:
            kept: i64 = 1 if kind == own else 0
            if band.squares[kind] > kept:
                spend(state, kind, 1)
                back[kind] += 1
    turn.taken = NO_CARDS
    log.give_back(state, back)


def spend(state: GoldRecord, kind: i64, count: i64) -> None:
    """Discard cards of the current player."""
    state.current().squares[kind] -= count
    state.pile.out[kind] += count


def lose_all(state: GoldRecord, seat: i64, kind: i64) -> None:
    """Discard all cards of one kind that a player has."""
    band = state.bands[seat]
    state.pile.out[kind] += band.squares[kind]
    band.squares[kind] = 0


def lose_green(state: GoldRecord, seat: i64) -> None:
    """Discard all square cards with battle points that a player has."""
    for kind in range(RESOURCES, BATTLE_CARD):
        if state.cards.squares[kind].battle > 0:
            lose_all(state, seat, kind)


def discarded_resources(state: GoldRecord) -> i64:
    """Return how many resources lie in the discard pile of square cards."""
    count: i64 = 0
    for kind in range(RESOURCES):
        count += state.pile.out[kind]
    return count
