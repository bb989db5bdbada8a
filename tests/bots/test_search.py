"""The search itself: budgets, hidden information, cooperation, results."""

from __future__ import annotations

import pytest

from ludotheque import SeededChance, State, load
from ludotheque.bots.search import BETWEEN_CLOCKS, Node, Search, look_ahead, win_chances
from tests.bots.clock import Clock
from tests.bots.clock import clock as clock
from tests.bots.toys import STEPS, Relay, Sealed, Uninformed, Urn

KORYO = load("koryo")


def koryo_search(state: State, seed: int = 1, **settings: int) -> Search:
    return Search(state, state.current_player(), KORYO.heuristics(), SeededChance(seed), **settings)


def visits(search: Search) -> list[tuple[int, int]]:
    return [(int(node.action), int(node.visits)) for node in search.root.children]


def test_the_same_seed_searches_the_same_tree() -> None:
    state = KORYO.start(3, chance=SeededChance(1))
    first, second, other = koryo_search(state), koryo_search(state), koryo_search(state, seed=2)
    for search in (first, second, other):
        search.run(60)
    assert visits(first) == visits(second) != visits(other)


def test_every_simulation_visits_one_child_of_the_root() -> None:
    search = koryo_search(KORYO.start(4, chance=SeededChance(3)))
    search.run(80)
    assert sum(count for _, count in visits(search)) == search.simulations == 80


class Narrow(Uninformed):
    """As uninformed, but asks for few actions."""

    def widening(self) -> float:
        return 0.1


def test_a_narrow_search_tries_few_actions_and_more_with_time() -> None:
    state = load("age_of_comics").start(2, chance=SeededChance(1))
    tried = []
    for simulations in (50, 300):
        search = Search(state, state.current_player(), Narrow(), SeededChance(2), length=1)
        search.run(simulations)
        tried.append(len(search.root.children))
    assert tried == [2, 3] and len(state.legal_actions()) == 6


def test_searching_leaves_the_state_alone() -> None:
    state = KORYO.start(2, chance=SeededChance(1))
    before = KORYO.hash(state)
    koryo_search(state).run(30)
    assert KORYO.hash(state) == before


def test_a_decisive_run_stops_early_with_the_same_answer() -> None:
    full, decisive = (Search(Urn(0, SeededChance(1)), 0, Uninformed(), SeededChance(1)) for _ in range(2))
    full.run(500)
    decisive.run(500, True)
    assert decisive.simulations < full.simulations
    assert decisive.best() == full.best()


def test_the_clock_ends_a_search(clock: Clock) -> None:
    search = koryo_search(KORYO.start(4, chance=SeededChance(1)))
    assert not search.run_for(5.0)
    assert (clock.spent, search.simulations) == (5.0, 5 * BETWEEN_CLOCKS)


def test_a_decisive_search_by_the_clock_does_not_wait(clock: Clock) -> None:
    search = Search(Urn(0, SeededChance(1)), 0, Uninformed(), SeededChance(1))
    assert search.run_for(100.0, True)
    assert clock.spent < 90.0


@pytest.mark.parametrize("ball", [0, 1])
def test_a_hidden_ball_is_guessed_by_the_odds_and_not_by_the_truth(ball: int) -> None:
    search = Search(Urn(ball, SeededChance(1)), 0, Uninformed(), SeededChance(5))
    search.run(300)
    assert search.best() == 0
    assert search.estimate()[0] == pytest.approx(0.75, abs=0.08)


@pytest.mark.parametrize("players", [1, 2, 3])
def test_a_cooperative_game_is_played_for_the_shared_return(players: int) -> None:
    search = Search(Relay(players, SeededChance(1)), 0, Uninformed(), SeededChance(1), True)
    search.run(1500)
    assert search.best() == 2
    assert search.estimate() == [search.estimate()[0]] * players
    assert search.estimate()[0] > 0.8


def test_only_the_state_s_other_worlds_are_searched() -> None:
    truth = KORYO.start(2, chance=SeededChance(1))
    sealed = Sealed(truth)
    sealed.num_players = 2
    search = Search(sealed, truth.current_player(), KORYO.heuristics(), SeededChance(1))
    search.run(20)
    assert search.best() in truth.legal_actions()


def test_an_action_gets_its_turn_by_the_times_it_could_be_chosen() -> None:
    often, seldom = Node(0, 1), Node(0, 2)
    for node, available in ((often, 100), (seldom, 5)):
        node.visits, node.available, node.total = 4, available, 2.0
    assert often.ucb(0.6) > seldom.ucb(0.6)


def test_a_rollout_cut_off_at_once_is_worth_its_estimate() -> None:
    search = Search(Relay(2, SeededChance(1)), 0, Uninformed(), SeededChance(1), True, 0)
    search.run(3)
    assert search.estimate() == [0.5, 0.5]


def test_a_search_without_simulations_has_no_best_action() -> None:
    with pytest.raises(ValueError, match="nothing was searched"):
        koryo_search(KORYO.start(2, chance=SeededChance(1))).best()


def test_chances_of_rivals_make_one_before_the_end_and_after() -> None:
    state = KORYO.start(3, chance=SeededChance(1))
    heuristics = KORYO.heuristics()
    assert sum(win_chances(state, heuristics, False)) == pytest.approx(1.0)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert sum(win_chances(state, heuristics, False)) == pytest.approx(1.0)


def test_one_ply_ahead_breaks_ties_by_chance() -> None:
    state = Relay(1, SeededChance(1))
    assert len(state.given) < STEPS
    chosen = {look_ahead(state, 0, Uninformed(), SeededChance(seed), 1) for seed in range(30)}
    assert chosen == {0, 1, 2}


def test_a_search_in_slices_goes_on_in_one_tree(clock: Clock) -> None:
    search = koryo_search(KORYO.start(4, chance=SeededChance(1)))
    for done in (2, 4):
        search.run_for(2.0)
        assert sum(count for _, count in visits(search)) == search.simulations == done * BETWEEN_CLOCKS


def test_a_decisive_slice_counts_the_slices_to_come(clock: Clock) -> None:
    """One action is soon ahead: with nothing to come the search stops early, with years to come it does not."""
    search = Search(Urn(0, SeededChance(1)), 0, Uninformed(), SeededChance(1))
    assert not search.run_for(20.0, True, 1e9)
    assert search.run_for(100.0, True)


def test_a_search_that_sees_one_choice_ahead_grows_no_deeper() -> None:
    state = KORYO.start(2, chance=SeededChance(1))
    seat = state.current_player()
    near = Search(state, seat, KORYO.heuristics(), SeededChance(1), sight=1)
    near.run(300)
    assert near.best() in state.legal_actions()
    assert all(not child.children for child in near.root.children)


def test_a_search_in_one_world_knows_only_that_guess() -> None:
    guesses = set()
    for seed in range(12):
        search = Search(Urn(0, SeededChance(1)), 0, Uninformed(), SeededChance(seed), worlds=1)
        search.run(60)
        guesses.add(search.best())
    assert guesses == {0, 1}


def test_a_search_ends_once_only_one_action_is_sensible() -> None:
    search = Search(Urn(0, SeededChance(1)), 0, Uninformed(), SeededChance(5))
    assert search.run_for(600.0, True, 0.0, 1_000_000)
    assert search.is_clear()
    assert search.simulations < 100_000
