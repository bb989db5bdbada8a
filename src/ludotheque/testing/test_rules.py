"""Properties of the rules of any game."""

from __future__ import annotations

import pytest

from ludotheque import TERMINAL, Game, IllegalAction, SeededChance, State
from ludotheque.core.card_notes import NO_DECISION
from ludotheque.testing.cases import GAMES, Case, sample, walk


def check_state(case: Case, state: State) -> None:
    """Audit, and what the contract says of the answers."""
    state.audit()
    actions = state.legal_actions()
    if state.is_terminal():
        assert state.current_player() == TERMINAL
        assert actions == []
        return
    assert 0 <= state.current_player() < case.players
    assert actions, "nothing is offered and the game is not over"
    assert actions == sorted(set(actions)), "actions are ascending and unique"
    assert actions[0] >= 0 and actions[-1] < case.game.actions.size


def test_random_games_end_and_audit_at_every_step(case: Case) -> None:
    for seed in range(GAMES):
        for state in walk(case, seed):
            check_state(case, state)
        assert len(state.scores()) == len(state.returns()) == case.players
        assert all(-1 <= value <= 1 for value in state.returns())
        if case.game.cooperative:
            assert len(set(state.returns())) == 1
        assert case.game.ending(state) in case.game.endings


def test_only_a_finished_game_has_an_ending(case: Case) -> None:
    for state in walk(case, 0):
        assert (case.game.ending(state) is not None) == state.is_terminal()


def test_offered_actions_apply_and_others_are_refused(case: Case) -> None:
    refused = 0
    for seed in range(max(1, GAMES // 2)):
        for state in sample(case, seed):
            before = case.game.hash(state)
            offered = set(state.legal_actions())
            for action in offered:
                state.clone().apply_action(action)
            for action in [-1, case.game.actions.size, *range(seed % 5, case.game.actions.size, 5)]:
                if action not in offered:
                    with pytest.raises(IllegalAction):
                        state.apply_action(action)
                    refused += 1
            assert case.game.hash(state) == before, "a refused action left a trace"
    assert refused


def test_clone_is_independent(case: Case) -> None:
    for state in sample(case, 3):
        if state.is_terminal():
            continue
        before = case.game.hash(state)
        twin = state.clone()
        actions = state.legal_actions()
        twin.apply_action(actions[-1])
        assert case.game.hash(state) == before
        state.apply_action(actions[-1])
        assert case.game.hash(state) == case.game.hash(twin), "a clone has the same future"


def test_same_chance_same_game(case: Case) -> None:
    for seed in range(GAMES):
        once, again = ([case.game.hash(state) for state in walk(case, seed)] for _ in range(2))
        assert once == again
    assert [case.game.hash(state) for state in walk(case, 0)] != [case.game.hash(state) for state in walk(case, 1)]


def test_positions_round_trip(case: Case) -> None:
    for seed in range(max(1, GAMES // 2)):
        for state in sample(case, seed):
            data = case.game.to_json(state)
            again = case.game.from_json(data, SeededChance(0))
            assert case.game.to_json(again) == data
            assert again.legal_actions() == state.legal_actions()
            assert again.current_player() == state.current_player()
            assert again.scores() == state.scores()


def test_stats_and_sheet_agree_with_scores(case: Case) -> None:
    for state in sample(case, 5):
        assert all(isinstance(value, float) for value in case.game.stats(state).values())
        sheet = case.game.sheet(state)
        assert list(sheet[-1].points) == state.scores(), "the last line of the sheet is the total"
        if len(sheet) > 1:
            assert [sum(column) for column in zip(*(line.points for line in sheet[:-1]), strict=True)] == state.scores()
        rivals = [line.rival for line in sheet if line.rival is not None]
        assert not rivals or (len(rivals) == len(sheet) and sum(rivals[:-1]) == rivals[-1])


def test_heuristics_answer_for_every_state(case: Case) -> None:
    heuristics = case.game.heuristics()
    chance = SeededChance(9)
    for state in sample(case, 2):
        assert all(-1 <= heuristics.estimate(state, seat) <= 1 for seat in range(case.players))
        if not state.is_terminal():
            actions = state.legal_actions()
            assert heuristics.rollout(state, actions, chance) in actions


def test_cards_are_noted_within_their_names(game: Game) -> None:
    """Names are unique words; each is noted of a seat that the game has, and what was played was held."""
    assert len(set(game.cards)) == len(game.cards)
    assert all(card and " " not in card for card in game.cards)
    assert (game.rules.note is None) == (not game.cards)
    case = Case(game, game.players[-1], ())
    notes = game.rules.card_notes(case.players, len(game.cards))
    for state in walk(case, 5):
        if game.rules.note is not None:
            game.rules.note(state, TERMINAL, NO_DECISION, notes)
    for seat in range(case.players):
        assert set(notes.played(seat)) <= set(notes.held(seat))
        assert bool(notes.held(seat)) == bool(game.cards)
