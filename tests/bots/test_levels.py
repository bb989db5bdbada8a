"""Bots by name: what they see, what they find, and what an analysis says."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ludotheque import BadInput, Game, ScriptedChance, SeededChance, State, load, registered_games
from ludotheque.bots import LEVELS, analyse, bot
from ludotheque.bots.analysing import Analysing
from ludotheque.bots.choosing import MOST_LOST, Choosing, looks
from ludotheque.bots.levels import LevelBot, begin, strength_of
from ludotheque.bots.nets import judge
from ludotheque.bots.pace import reach
from ludotheque.bots.search import BETWEEN_CLOCKS, Search
from ludotheque.bots.simulate import simulate
from ludotheque.core.levels import FORMER, PLAIN, Strength
from tests.bots.clock import Clock
from tests.bots.clock import clock as clock
from tests.bots.toys import Relay, Sealed, relay

KORYO = load("koryo")
SEARCHING = [name for name in LEVELS if strength_of(name, KORYO, 2).simulations]
THINKING = ["greedy", *LEVELS]
EVERY = [*PLAIN, *LEVELS, *FORMER]


def last_effect() -> State:
    """Return the last turn of the last season: 9 + 6 stand against 8 - 1, and one Barbarian is left to strike."""
    merchant_and_banker = {"tableau": {"merchant": 1, "banker": 1}}
    broadcaster = {"tableau": {"broadcaster": 1, "barbarians": 1}}
    position = {
        "round": 8,
        "phase": "effects",
        "player": 1,
        "pending": {"barbarians": 1},
        "seats": [merchant_and_banker, broadcaster],
    }
    return KORYO.from_json(position, ScriptedChance([]))


def last_swap() -> State:
    """Return a swap, which is two choices: only the merchant for the spy turns 9 to 2 into 2 to 9."""
    position = {
        "round": 8,
        "phase": "effects",
        "player": 1,
        "pending": {"lobbying": 1},
        "seats": [{"tableau": {"merchant": 1, "omniscient": 1}}, {"tableau": {"spy": 1, "guardian": 1}}],
    }
    return KORYO.from_json(position, ScriptedChance([]))


def chosen(strength: Strength, state: State, seat: int) -> int:
    """Return what a level of that strength does."""
    choosing = Choosing(strength, KORYO, state, seat, SeededChance(6))
    choosing.finish()
    return choosing.found()


def after_orders(seed: int) -> State:
    """Three players have ordered, the fourth has still to."""
    state = KORYO.start(4, chance=SeededChance(seed))
    for _ in range(3):
        state.apply_action(state.legal_actions()[-1])
    return state


@pytest.mark.parametrize("name", THINKING)
def test_a_win_in_one_is_found(name: str) -> None:
    action = bot(name, KORYO, seed=1, simulations=60).choose(last_effect(), 1)
    assert KORYO.actions.words(action) == "destroy 0 merchant"


@pytest.mark.parametrize("name", SEARCHING)
def test_a_win_of_two_choices_is_found(name: str) -> None:
    state = last_swap()
    player = bot(name, KORYO, seed=1, simulations=150)
    while state.current_player() == 1 and not state.is_terminal():
        state.apply_action(player.choose(state, 1))
    assert state.returns() == [-1.0, 1.0]


@pytest.mark.parametrize("name", EVERY)
def test_what_a_seat_cannot_see_does_not_change_the_choice(name: str) -> None:
    state = after_orders(3)
    seat = int(state.current_player())
    other = state.resample(seat, SeededChance(77))
    assert KORYO.hash(other) != KORYO.hash(state)
    choices = {bot(name, KORYO, seed=5, simulations=40).choose(world, seat) for world in (state, other)}
    assert len(choices) == 1


@pytest.mark.parametrize("name", EVERY)
def test_no_bot_looks_at_the_true_state(name: str) -> None:
    state = after_orders(4)
    seat = int(state.current_player())
    assert bot(name, KORYO, seed=1, simulations=20).choose(Sealed(state), seat) in state.legal_actions()


@pytest.mark.parametrize("name", EVERY)
def test_a_bot_plays_a_cooperative_game(name: str) -> None:
    assert bot(name, relay(), seed=1, simulations=400).choose(Relay(2, SeededChance(1)), 0) in (0, 1, 2)


def test_a_forced_action_comes_without_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("ludotheque.bots.choosing.Search")  # none can be begun
    seats = [{"tableau": {"banker": 1}}, {"order": {"merchant": 2}}]
    state = KORYO.from_json({"seats": seats, "player": 1}, ScriptedChance([]))
    action = bot("master", KORYO, seed=1).choose(state, 1)
    assert KORYO.actions.words(action) == "reveal"


def test_levels_think_longer_from_beginner_to_master() -> None:
    assert list(LEVELS) == ["beginner", "casual", "skilled", "strong", "master"]
    assert sorted(LEVELS.values()) == list(LEVELS.values())


@pytest.mark.parametrize("game", registered_games().values(), ids=lambda game: game.id)
def test_each_level_of_a_game_does_no_less_than_the_one_below(game: Game) -> None:
    assert set(game.levels) <= set(game.players)
    for players in game.players:
        strengths = [strength_of(name, game, players) for name in LEVELS]
        assert [one.simulations for one in strengths] == sorted(one.simulations for one in strengths)
        assert [one.slips for one in strengths] == sorted((one.slips for one in strengths), reverse=True)
        assert all(one.simulations or one.worlds for one in strengths)


@pytest.mark.parametrize(("former", "level"), FORMER.items())
def test_a_former_name_is_the_level_that_it_stands_for(former: str, level: str) -> None:
    assert isinstance(bot(former, KORYO, seed=1), LevelBot)
    assert strength_of(former, KORYO, 2) == strength_of(level, KORYO, 2)


def test_a_former_name_chooses_as_its_level() -> None:
    state = KORYO.start(2, chance=SeededChance(2))
    seat = int(state.current_player())
    former, level = (bot(name, KORYO, seed=5).choose(state, seat) for name in ("medium", "skilled"))
    assert former == level


def test_a_former_name_with_a_number_is_a_plain_search() -> None:
    state = after_orders(3)
    seat = int(state.current_player())
    chance = SeededChance(8)
    world = state.resample(seat, chance)
    search = Search(world, seat, judge(KORYO, 4), chance)
    search.run(30, True)
    assert bot("medium@30", KORYO, seed=8).choose(state, seat) == search.best()


def test_a_slip_is_another_action_that_costs_little() -> None:
    state = KORYO.start(2, chance=SeededChance(4))
    seat = int(state.current_player())
    worths = looks(state, seat, state.legal_actions(), KORYO.heuristics(), SeededChance(6), 8, cooperative=False)
    value = {one.action: one.value for one in worths}
    best, slip = (chosen(Strength(worlds=8, slips=slips), state, seat) for slips in (0.0, 0.99))
    assert slip != best
    assert value[best] - value[slip] < 2 * MOST_LOST, "two looks at the same actions differ a little"


@pytest.mark.parametrize("strength", [Strength(worlds=2, slips=0.99), Strength(simulations=60, slips=0.99)])
def test_a_win_is_not_let_slip(strength: Strength) -> None:
    assert KORYO.actions.words(chosen(strength, last_effect(), 1)) == "destroy 0 merchant"


def test_a_slip_that_would_cost_the_game_is_not_made() -> None:
    state = last_swap()
    while state.current_player() == 1 and not state.is_terminal():
        state.apply_action(chosen(Strength(simulations=200, slips=0.99), state, 1))
    assert state.returns() == [-1.0, 1.0]


def test_a_level_ends_when_it_has_done_what_it_does() -> None:
    state = KORYO.start(2, chance=SeededChance(3))
    seat = int(state.current_player())
    choosing = Choosing(Strength(simulations=40), KORYO, state, seat, SeededChance(1))
    assert choosing.go_on(60.0, more=1e9)
    assert choosing.reached() == 1.0


def test_a_level_that_ran_out_of_time_says_how_far_it_came(clock: Clock) -> None:
    state = KORYO.start(2, chance=SeededChance(3))
    choosing = Choosing(Strength(simulations=10**6), KORYO, state, int(state.current_player()), SeededChance(1))
    choosing.go_on(2.0)
    assert choosing.reached() == 2 * BETWEEN_CLOCKS / 10**6


def test_a_level_in_time_stops(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "casual", 10.0)
    state = KORYO.start(4, chance=SeededChance(3))
    bot("casual@100000", KORYO, seed=1, in_time=True).choose(state, int(state.current_player()))
    # It ends a little earlier once the rest could not change its choice.
    assert 5.0 <= clock.spent <= 10.0


def test_a_machine_is_slow_for_a_level_that_it_cannot_finish() -> None:
    toy = replace(KORYO, levels={2: {"strong": Strength(simulations=10**9), "casual": Strength(worlds=2)}})
    assert reach("strong", toy, 2, seconds=0.02) < 0.01
    assert reach("casual", toy, 2) == 1.0


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(BadInput, match=r"unknown bot 'grandmaster'.*random, greedy, beginner, .*, strong, master"):
        bot("grandmaster", KORYO, seed=1)


@pytest.mark.parametrize("simulations", [0, -5])
def test_a_budget_of_nothing_is_refused(simulations: int) -> None:
    with pytest.raises(BadInput, match="1 to"):
        bot("easy", KORYO, seed=1, simulations=simulations)


def test_greedy_beats_random() -> None:
    report = simulate(KORYO, 2, None, ["greedy", "random"], games=60, seed=11)
    assert report["by_bot"]["greedy"]["ci95"][0] > 0.6


def test_easy_beats_random_with_few_simulations() -> None:
    report = simulate(KORYO, 2, None, ["easy", "random"], games=12, seed=2, simulations=25)
    assert report["by_bot"]["easy"]["ci95"][0] > 0.5


def test_shares_of_an_analysis_make_one_and_the_best_comes_first() -> None:
    state = after_orders(6)
    seat = int(state.current_player())
    found = analyse(KORYO, state, seat, seconds=None, simulations=120, seed=1)
    shares = [move.share for move in found.moves]
    assert sum(shares) == pytest.approx(1.0)
    assert shares == sorted(shares, reverse=True)
    assert {move.action for move in found.moves} <= set(state.legal_actions())
    assert all(0.0 <= move.value <= 1.0 for move in found.moves)
    assert len(found.estimate) == 4
    assert sum(found.estimate) == pytest.approx(1.0)


def test_an_analysis_finds_the_win_and_says_so() -> None:
    found = analyse(KORYO, last_effect(), 1, seconds=None, simulations=300, seed=1)
    assert KORYO.actions.words(found.moves[0].action) == "destroy 0 merchant"
    assert found.moves[0].value == 1.0
    assert found.estimate[1] > 0.9


def test_a_seat_that_waits_gets_an_estimate_and_no_moves() -> None:
    state = after_orders(6)
    waiting = (int(state.current_player()) + 1) % 4
    found = analyse(KORYO, state, waiting, seconds=0.02, seed=1)
    assert found.moves == []
    assert sum(found.estimate) == pytest.approx(1.0)


def test_a_forced_action_has_the_whole_share() -> None:
    seats = [{"tableau": {"banker": 1}}, {"order": {"merchant": 2}}]
    state = KORYO.from_json({"seats": seats, "player": 1}, ScriptedChance([]))
    found = analyse(KORYO, state, 1, seconds=None, simulations=20, seed=1)
    assert [(KORYO.actions.words(move.action), move.share) for move in found.moves] == [("reveal", 1.0)]


def test_a_finished_game_is_worth_its_result() -> None:
    seats = [{"tableau": {"merchant": 1}}, {"tableau": {"banker": 1}}]
    state = KORYO.from_json({"round": 8, "phase": "over", "seats": seats}, ScriptedChance([]))
    found = analyse(KORYO, state, 0, seconds=0.01, seed=1)
    assert (found.moves, found.estimate) == ([], [1.0, 0.0])


def test_an_analysis_needs_a_budget() -> None:
    with pytest.raises(BadInput, match="seconds or of simulations"):
        analyse(KORYO, after_orders(1), 0, seconds=None, seed=1)


def test_a_choice_in_slices_is_one_of_the_actions_at_any_time() -> None:
    state = KORYO.start(4, chance=SeededChance(3))
    seat = state.current_player()
    for level in ("random", "greedy"):
        at_once = begin(level, KORYO, state, seat, seed=1)
        assert at_once.go_on(0.0) and at_once.found() in state.legal_actions()
    master = begin("master", KORYO, state, seat, seed=1)
    assert not master.go_on(0.01, more=1e9)
    assert master.found() in state.legal_actions()


def test_a_forced_choice_is_settled_at_once() -> None:
    state = KORYO.start(4, chance=SeededChance(1))
    while len(state.legal_actions()) > 1:
        state.apply_action(state.legal_actions()[-1])
    choosing = begin("expert", KORYO, state, int(state.current_player()), seed=1)
    assert choosing.go_on(0.0, more=1e9)
    assert choosing.found() == state.legal_actions()[0]


def test_an_analysis_in_slices_goes_on_where_it_was() -> None:
    state = KORYO.start(4, chance=SeededChance(3))
    analysing = Analysing(KORYO, state, int(state.current_player()), seed=1)
    analysing.simulate(40)
    assert not analysing.go_on(0.05)
    found = analysing.found()
    assert sum(move.share for move in found.moves) == pytest.approx(1.0)
