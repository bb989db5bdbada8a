"""Hidden information: another world that looks the same to a seat shows that seat the same things."""

from __future__ import annotations

import os

import numpy as np

from ludotheque import SeededChance, State
from tests.contract.conftest import Case, walk

WORLDS = int(os.environ.get("LUDOTHEQUE_WORLDS", "2"))


def pairs(case: Case, games: int):
    """Each seat with each state of random games, and another world of the same look."""
    for game_seed in range(games):
        chance = SeededChance(77 + game_seed)
        for state in walk(case, game_seed):
            for seat in range(case.players):
                yield seat, state, state.resample(seat, chance)


def shown(case: Case, state: State, seat: int) -> dict[str, object]:
    """All that a seat is ever told of a state."""
    return {
        "view": case.game.view(state, seat),
        "prompt": case.game.prompt(state),
        "player": state.current_player(),
        "legal": state.legal_actions() if state.current_player() == seat else None,
        "scores": state.scores(),
        "why": [case.game.explain(state, verb.name, {}) for verb in case.game.actions.verbs],
    }


def test_worlds_look_the_same_to_the_seat(case: Case) -> None:
    different = 0
    for seat, state, world in pairs(case, WORLDS):
        assert shown(case, world, seat) == shown(case, state, seat)
        different += case.game.hash(world) != case.game.hash(state)
    assert different or case.players == 1, "resample never changed anything"


def test_a_seat_hears_the_same_of_what_others_do(case: Case) -> None:
    """Events too: what somebody else does sounds the same in both worlds, until something is revealed."""
    heard = 0
    for seat, state, world in pairs(case, 1):
        if state.is_terminal() or state.current_player() == seat:
            continue
        both = sorted(set(state.legal_actions()) & set(world.legal_actions()))
        for action in both[:3]:
            told = []
            for one in (state, world):
                copy = one.clone()
                copy.chance = SeededChance(5)
                copy.events = []
                copy.apply_action(action)
                told.append([event for event in copy.events if event.visible_to(seat)])
            if not any(event.reveals for events in told for event in events):
                assert told[0] == told[1]
                heard += 1
    assert heard or case.players == 1, "nobody else ever acted"


def test_worlds_are_legal_and_go_on(case: Case) -> None:
    for seat, state, world in pairs(case, 1):
        world.audit()
        assert world.is_terminal() == state.is_terminal()
        assert world.current_player() == state.current_player()
        if not world.is_terminal():
            actions = world.legal_actions()
            assert actions
            world.apply_action(actions[seat % len(actions)])
            world.audit()


def test_resample_leaves_the_true_state_alone(case: Case) -> None:
    for state in walk(case, 4):
        before = case.game.hash(state)
        for seat in range(case.players):
            state.resample(seat, SeededChance(1))
        assert case.game.hash(state) == before


def test_spectator_sees_what_every_seat_sees(case: Case) -> None:
    """A spectator's view says nothing that differs between the worlds of any one seat."""
    for seat, state, world in pairs(case, 1):
        if case.game.view(state, seat) == case.game.view(world, seat):
            assert case.game.view(state, None) == case.game.view(world, None)


def test_encoding_shows_no_more_than_the_view(case: Case) -> None:
    for seat, state, world in pairs(case, 1):
        encoded = case.game.encode(state, seat)
        assert encoded == case.game.encode(world, seat)
        assert np.abs(np.frombuffer(encoded, "<f4")).max() <= 1
