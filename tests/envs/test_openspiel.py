"""The games as OpenSpiel's, held to its own simulations in C++ and in Python, and to what its algorithms lean on."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from ludotheque import BadInput, ChanceError, IllegalAction, ScriptedChance, load, registered_games
from ludotheque.testing.cases import Case, cases_of

pytest.importorskip("pyspiel")

import pyspiel
from open_spiel.python import policy, rl_environment
from open_spiel.python.algorithms import cfr, exploitability, external_sampling_mccfr, ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from ludotheque.envs import openspiel

GAMES = sorted(registered_games())
TABLES = [(game, players) for game in GAMES for players in registered_games()[game].players]
OPTIONS = [
    pytest.param(case, marks=() if number == 0 else pytest.mark.soak, id=str(case))
    for game in GAMES
    for number, case in enumerate([case for case in cases_of(load(game))[1:] if case.options])
]
"""The first case of each game with options of its own here, and all in the soak."""
ENOUGH = 150
"""Iterations of CFR+ after which Leduc is as good as solved."""


def walk(table, seed: int):
    """Yield each state of a random game, chance nodes too, and lastly the final one.

    It goes on in a clone, and the state that was yielded stays as it is.
    """
    chance = random.Random(seed)
    state = table.new_initial_state()
    while True:
        yield state
        if state.is_terminal():
            return
        offered = (
            [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        )
        state = state.clone()
        state.apply_action(chance.choice(offered))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_its_simulation_accepts_it(game: str, players: int) -> None:
    """Whole games in C++, written and read on the way."""
    pyspiel.random_sim_test(openspiel.env(game, players=players), num_sims=1, serialize=True, verbose=False)


def test_its_simulation_finds_out_what_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above says nothing itself: OpenSpiel's own raises on returns that its game does not promise."""
    monkeypatch.setattr(openspiel.SpielState, "returns", lambda state: [9.0] * state.num_players())
    with pytest.raises(pyspiel.SpielError):
        pyspiel.random_sim_test(openspiel.env("leduc"), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_its_python_simulation_accepts_it(game: str, players: int, capsys) -> None:
    """Clones, histories, returns, serialization and pickles as its own games are tested."""
    games_sim_test.GamesSimTest("test_pig").sim_game(pyspiel.load_game(f"ludotheque_{game}", {"players": players}))
    assert "Sim of game" in capsys.readouterr().out


@pytest.mark.parametrize("case", OPTIONS)
def test_its_python_simulation_accepts_every_option(case: Case) -> None:
    options = dict(case.options)
    table = openspiel.env(case.game.id, players=case.players, **options)
    assert options.items() <= table.table.options.to_json().items()
    games_sim_test.GamesSimTest("test_pig").sim_game(table)


@pytest.mark.parametrize("game", GAMES)
def test_a_state_keeps_its_promises(game: str) -> None:
    table = openspiel.env(game)
    seats = range(table.num_players())
    nodes = 0
    for state in walk(table, 7):
        nodes += 1
        before = str(state), state.history()
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            assert outcomes == tuple(range(len(outcomes))) and len(outcomes) <= openspiel.MOST_OUTCOMES
            assert set(odds) == {1 / len(outcomes)}
            assert state.legal_actions() == list(outcomes)
            refused = len(outcomes)
        elif not state.is_terminal():
            decides = state.current_player()
            for seat in seats:
                legal = state.legal_actions(seat)
                assert legal == sorted(set(legal)) and bool(legal) == (seat == decides)
            offered = set(state.legal_actions())
            refused = next(action for action in range(table.num_distinct_actions() + 1) if action not in offered)
        assert len({state.action_to_string(action) for action in state.legal_actions()}) == len(state.legal_actions())
        if state.is_terminal():
            assert state.legal_actions() == []
            assert state.returns() == pytest.approx(state.position.state.returns())
            assert state.rewards() == state.returns()
            break
        assert state.returns() == state.rewards() == [0.0 for _ in seats]
        with pytest.raises((IllegalAction, ChanceError), match=rf"\b{refused}( is not offered|, but it must be below)"):
            state.apply_action(refused)
        assert (str(state), state.history()) == before, "what was refused has changed something"
    assert nodes <= table.max_game_length()
    again = table.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_it_is_the_same_game(game: str, players: int) -> None:
    """The draws and the actions of a game there give, by the rules themselves, the same states."""
    *_, end = walk(openspiel.env(game, players=players), 3)
    values = [step.action for step in end.full_history() if step.player == pyspiel.PlayerId.CHANCE]
    actions = [step for step in end.full_history() if step.player >= 0]
    state = load(game).start(players, chance=ScriptedChance(values))
    for step in actions:
        assert state.current_player() == step.player
        state.apply_action(step.action)
    assert state.is_terminal()
    assert load(game).to_json(state) == load(game).to_json(end.position.state)


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_observes_its_view(game: str) -> None:
    table = openspiel.env(game)
    observer = make_observation(table)
    shown = 0
    for state in walk(table, 5):
        for seat in range(table.num_players()):
            observer.set_from(state, seat)
            assert observer.tensor.tolist() == state.observation_tensor(seat)
            inner = state.position.state
            if inner is None:
                assert (observer.tensor.any(), observer.string_from(state, seat)) == (False, "setup")
                continue
            assert np.array_equal(observer.tensor, table.table.observe(inner, seat))
            assert observer.string_from(state, seat) == str(load(game).view(inner, seat))
            shown += 1
    assert shown
    assert table.observation_tensor_shape() == [table.table.length]


def test_another_kind_of_observation_is_refused() -> None:
    table = openspiel.env("koryo")
    for kind in ({"perfect_recall": True, "public_info": False}, {"perfect_recall": False, "public_info": False}):
        with pytest.raises(BadInput, match="a seat observes all that it may see"):
            make_observation(table, pyspiel.IIGObservationType(**kind))
    with pytest.raises(BadInput, match="no parameters"):
        make_observation(table, params={"scale": 1})
    for memory in (0, True, "all"):
        with pytest.raises(BadInput, match="the memory is 1 to"):
            openspiel.env("koryo", memory=memory)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", GAMES)
def test_an_information_state_is_all_that_a_seat_has_seen_and_done(game: str) -> None:
    """In another world in which a seat has seen the same it is the same, and it never forgets."""
    table = openspiel.env(game, memory=3)
    before: dict[int, str] = {}
    steps = 0
    for state in walk(table, 5):
        if state.is_chance_node():
            continue
        steps += 1
        for seat in range(table.num_players()):
            told = state.information_state_string(seat)
            assert told.startswith(before.get(seat, "")) and told.count("\n") == steps - 1
            before[seat] = told
            tensor = np.array(state.information_state_tensor(seat)).reshape(3, -1)
            assert np.array_equal(tensor[0], np.array(state.observation_tensor(seat)))
            assert not tensor[steps:].any()
    own = [step.action for step in state.full_history() if step.player == 0]
    said = [line.split(" [")[0] for line in before[0].splitlines()[1:]]
    assert [words for words in said if words] == [load(game).actions.words(action) for action in own]
    again = pickle.loads(pickle.dumps(state))
    assert again.information_state_string(0) == before[0]


def test_leduc_is_the_leduc_of_openspiel() -> None:
    """There are as many information states, and the uniform policy can be exploited by as many chips."""
    theirs, ours = pyspiel.load_game("leduc_poker(suit_isomorphism=True)"), openspiel.env("leduc", reward="score")
    states = [len(policy.TabularPolicy(one).states) for one in (theirs, ours)]
    assert states == [288, 288]
    exploited = [exploitability.exploitability(one, policy.UniformRandomPolicy(one)) for one in (theirs, ours)]
    assert exploited[0] == pytest.approx(exploited[1], abs=1e-12)
    assert exploited[1] == pytest.approx(2.3736, abs=1e-4)


def test_leduc_knows_its_bounds() -> None:
    theirs, ours = pyspiel.load_game("leduc_poker"), openspiel.env("leduc", reward="score")
    for one in (theirs, ours):
        assert (one.min_utility(), one.max_utility(), one.max_game_length()) == (-13.0, 13.0, 8)
    ends = list(ended(ours.new_initial_state(), 0))
    assert max(decisions for decisions, _ in ends) == ours.max_game_length()
    assert max(abs(chips) for _, returns in ends for chips in returns) == ours.max_utility()


def ended(state: Any, decisions: int) -> Iterator[tuple[int, list[float]]]:
    """Yield the number of decisions and the returns of every game that can follow."""
    if state.is_terminal():
        yield decisions, state.returns()
        return
    for action in state.legal_actions():
        yield from ended(state.child(action), decisions + (not state.is_chance_node()))


def test_regret_minimisation_learns_leduc_as_it_learns_theirs() -> None:
    left = []
    for table in (pyspiel.load_game("leduc_poker(suit_isomorphism=True)"), openspiel.env("leduc", reward="score")):
        solver = cfr.CFRSolver(table)
        for _ in range(2):
            solver.evaluate_and_update_policy()
        left.append(exploitability.nash_conv(table, solver.average_policy()))
    assert left[0] == pytest.approx(left[1], abs=1e-9)
    assert left[1] < 4.7


@pytest.mark.soak
def test_regret_minimisation_solves_leduc() -> None:
    """In a few minutes: what is left to exploit is less than a hundredth of a chip."""
    table = openspiel.env("leduc", reward="score")
    solver = cfr.CFRPlusSolver(table)
    for _ in range(ENOUGH):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(table, solver.average_policy()) < 0.01


def test_sampled_regret_minimisation_runs() -> None:
    sampler = external_sampling_mccfr.ExternalSamplingSolver(openspiel.env("leduc"))
    for _ in range(5):
        sampler.iteration()
    state = openspiel.env("leduc").new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    assert sum(sampler.average_policy().action_probabilities(state).values()) == pytest.approx(1.0)


def test_its_search_by_information_sets_plays_koryo() -> None:
    table = openspiel.env("koryo")
    bot = ismcts.ISMCTSBot(
        game=table,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=1.0,
        max_simulations=5,
        random_state=np.random.RandomState(1),
    )
    for state in walk(table, 1):
        if not state.is_chance_node():
            assert bot.step(state) in state.legal_actions()
            return


def test_it_pays_places_or_points() -> None:
    for reward in ("result", "score"):
        *_, end = walk(openspiel.env("koryo", reward=reward), 3)
        inner = end.position.state
        assert end.returns() == [float(one) for one in (inner.returns() if reward == "result" else inner.scores())]
    assert openspiel.env("koryo").get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert openspiel.env("koryo", reward="score").get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    with pytest.raises(BadInput, match="the reward is one of 'result', 'score', 'margin', not 'points'"):
        openspiel.env("koryo", reward="points")


def test_a_margin_of_two_seats_is_zero_sum() -> None:
    *_, end = walk(openspiel.env("koryo", reward="margin"), 3)
    one, other = end.position.state.scores()
    assert end.returns() == [one - other, other - one]
    zero_sum = pyspiel.GameType.Utility.ZERO_SUM
    assert openspiel.env("koryo", reward="margin").get_type().utility == zero_sum
    assert openspiel.env("koryo", players=3, reward="margin").get_type().utility != zero_sum


@pytest.mark.parametrize(("game", "reward"), [("koryo", "margin"), ("gold_record", "score"), ("kick_ass", "score")])
def test_steps_are_paid_what_they_add(game: str, reward: str) -> None:
    """The rewards on the way add up to the returns, in a state that was written and read in the middle of it, too."""
    table = openspiel.env(game, reward=reward, paid="step")
    pyspiel.random_sim_test(table, num_sims=1, serialize=True, verbose=False)
    sums = [0.0] * table.num_players()
    paid = 0
    for number, state in enumerate(walk(table, 4)):
        rewards = state.rewards()
        sums = [sum(pair) for pair in zip(sums, rewards, strict=True)]
        assert state.returns() == pytest.approx(sums)
        paid += any(rewards) and not state.is_terminal()
        if number % 50 == 0:
            read = pickle.loads(pickle.dumps(state))
            assert (read.rewards(), read.returns()) == (rewards, state.returns())
    assert paid
    assert sums == pytest.approx(openspiel.WORTH[reward](state.position.state))


def test_games_begin_in_a_position() -> None:
    koryo = load("koryo")
    first = {"seats": [{"tableau": {"banker": 1}}, {"order": {"banker": 2}}], "player": 1}
    table = openspiel.env("koryo", position=first)
    state = table.new_initial_state()
    assert (state.is_chance_node(), state.current_player()) == (False, 1)
    assert koryo.hash(state.position.state) == koryo.hash(koryo.from_json(first))
    again = pyspiel.load_game(str(table)).new_initial_state()
    assert koryo.hash(again.position.state) == koryo.hash(state.position.state)
    assert str(pickle.loads(pickle.dumps(table))) == str(table)
    pyspiel.random_sim_test(table, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ("banker", "the position is no JSON"),
        ({"seats": [{}, {}, {}]}, "the position has 3 players, and this environment 2"),
        ({"seats": "two"}, "seats"),
    ],
)
def test_a_game_cannot_begin_in_what_is_no_position_of_it(position: Any, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        openspiel.env("koryo", position=position)


@pytest.mark.parametrize("game", GAMES)
def test_states_are_written_in_the_middle_of_a_draw(game: str) -> None:
    """Written and read, a chance node goes on as it would have."""
    table = openspiel.env(game)
    drawn = 0
    for state in walk(table, 2):
        if not state.is_chance_node() or drawn > 8:
            continue
        drawn += 1
        _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(table, state))
        for twin in (read, pickle.loads(pickle.dumps(state))):
            assert twin.chance_outcomes() == state.chance_outcomes()
            on = state.clone()
            for one in (twin, on):
                one.apply_action(0)
            assert str(twin) == str(on)
    assert drawn


@pytest.mark.parametrize("game", ["gold_record", "manga_dice", "age_of_comics", "kick_ass"])
def test_a_game_with_ones_own_file_is_written_and_read(game: str) -> None:
    (name,) = openspiel.documents(load(game))
    own = load(game).document(name)
    table = openspiel.env(game, **{name: own})
    for again in (pyspiel.load_game(str(table)), pickle.loads(pickle.dumps(table))):
        assert again.table.options.to_json() == table.table.options.to_json()
        assert again.table.options.to_json()[name] == own


@pytest.mark.parametrize("game", GAMES)
def test_its_learning_environment_runs_it(game: str) -> None:
    steps = rl_environment.Environment(openspiel.env(game))
    steps.seed(1)
    chance = random.Random(1)
    step = steps.reset()
    while not step.last():
        seat = step.current_player()
        step = steps.step([chance.choice(step.observations["legal_actions"][seat])])
    assert step.rewards == pytest.approx(steps.get_state.returns())


@pytest.mark.parametrize("game", ["leduc", "koryo"])
def test_its_search_plays_it(game: str) -> None:
    """One that branches at chance itself."""
    table = openspiel.env(game)
    chance = np.random.RandomState(1)
    bot = mcts.MCTSBot(table, 2.0, 20, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    state = next(state for state in walk(table, 1) if state.is_player_node())
    assert bot.step(state) in state.legal_actions()
