"""Seats that decide at the same time, and seats that take the turn by acting."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludotheque import BadSeat, State
from ludotheque.core.state import NO_CLAIM
from ludotheque.testing.cases import Case, walk


def test_the_current_player_decides_first_and_each_seat_once(case: Case) -> None:
    for state in walk(case, 6):
        seats = state.deciding()
        assert seats[:1] == ([] if state.is_terminal() else [state.current_player()])
        assert len(set(seats)) == len(seats) and set(seats) <= set(range(case.players))
        for seat in set(range(case.players)) - set(seats):
            with pytest.raises(BadSeat):
                state.asked_first(seat)


def test_asking_a_seat_first_changes_nothing_but_who_is_asked_first(case: Case) -> None:
    """The copy is a position of the game: it can be written and read, its offer does not depend on the asking."""
    for state in together(case):
        before, private = case.game.hash(state), [secrets(case, state, seat) for seat in range(case.players)]
        for seat in state.deciding():
            asked = state.asked_first(seat)
            assert asked.current_player() == seat
            assert set(asked.deciding()) == set(state.deciding())
            asked.audit()
            again = case.game.from_json(case.game.to_json(asked), asked.chance)
            assert again.legal_actions() == asked.legal_actions()
            assert [secrets(case, asked, one) for one in range(case.players)] == private
        assert case.game.hash(state) == before, "asking another seat left a trace"


def test_what_a_seat_is_offered_does_not_depend_on_what_others_choose(case: Case) -> None:
    """A seat is offered the same after any choices of those asked before it, and they come in the same order."""
    for state in together(case):
        seats = state.deciding()
        early = {seat: state.asked_first(seat).legal_actions() for seat in seats}
        for pick in (0, -1):
            going = state.clone()
            for place, seat in enumerate(seats):
                assert going.current_player() == seat, "the rules ask in another order than `deciding` says"
                assert going.deciding() == seats[place:]
                assert going.legal_actions() == early[seat], "an offer depends on another's pending choice"
                going.apply_action(going.legal_actions()[pick])


def test_a_claim_is_offered_and_gives_the_seat_a_choice(case: Case) -> None:
    for state in walk(case, 8):
        for seat in range(case.players):
            claim = state.claim(seat)
            if claim == NO_CLAIM:
                continue
            assert claim in state.legal_actions()
            after = state.clone()
            after.apply_action(claim)
            assert after.current_player() == seat
            assert len(after.legal_actions()) > 1
            assert not set(after.legal_actions()) & set(state.legal_actions()), "two meanings of one action"


def together(case: Case) -> Iterator[State]:
    """Yield the positions of some random games at which several seats decide at the same time."""
    for seed in (6, 7):
        for state in walk(case, seed):
            if len(state.deciding()) > 1:
                yield state


def secrets(case: Case, state: State, seat: int) -> list[object]:
    """Return the parts of a seat's view that differ from a spectator's."""
    public, mine = case.game.view(state, None), case.game.view(state, seat)
    return [(key, mine[key]) for key in sorted(mine) if mine[key] != public[key]]
