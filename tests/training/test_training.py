"""Training: what is learned from games, courses that go on, and matches."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from ludotheque import BadInput, SeededChance, load
from ludotheque.bots import nets
from ludotheque.bots.net import SUREST, TOLD, Net, size
from ludotheque.bots.selfplay import Lessons, Method, note, play

np = pytest.importorskip("numpy")

from ludotheque.bots.training import course as course_of  # noqa: E402
from ludotheque.bots.training import matches  # noqa: E402
from ludotheque.bots.training.course import Course, TrainingPlan, self_play  # noqa: E402
from ludotheque.bots.training.matches import Contender, MatchScore, evened, match  # noqa: E402
from ludotheque.bots.training.network import Network  # noqa: E402
from ludotheque.bots.training.quick import play_quickly  # noqa: E402
from tests.commands import invoke  # noqa: E402

SHORT = TrainingPlan(
    "leduc", 2, minutes=0.02, first=8, second=4, by_hand=50, portion=100, looks=1, deals=10, simulations=20
)


def rows_of(plan: TrainingPlan, network: Network, seed: int, by_hand: bool) -> tuple[np.ndarray, np.ndarray]:
    rows, targets, games, choices = self_play(plan, network.layers, network.to_bytes(), seed, by_hand)
    assert 2 * choices >= plan.portion > 0 and choices >= games
    return np.frombuffer(rows, "<f4").reshape(-1, network.layers[0]), np.frombuffer(targets, "<f4")


def inputs(game: str, players: int) -> int:
    rules = load(game)
    return len(rules.encode(rules.start(players, chance=SeededChance(1)), 0)) // 4


def test_a_small_net_learns_leduc() -> None:
    """Of results that were never seen it explains a good part, and it knows what a pair is worth."""
    plan = replace(SHORT, portion=2000)
    network = Network((inputs("leduc", 2), 16, 8), seed=1)
    rows, targets = rows_of(plan, network, seed=5, by_hand=True)
    rng = np.random.default_rng(2)
    for _ in range(400):
        chosen = rng.integers(0, len(rows), 128)
        network.learn(rows[chosen], targets[chosen], 3e-3)
    unseen, results = rows_of(plan, network, seed=10**9, by_hand=True)
    error = float(((network.values(unseen) - results) ** 2).mean())
    assert error < 0.8 * float(results.var())


def test_targets_mix_the_result_with_later_judgements() -> None:
    layers = 1, 1, 1
    net = Net(*layers, np.array([1, 0, 1, 0, 1, 0], "<f4").tobytes())  # tanh of the one number
    game = load("leduc")
    learned = nets.Learned(game.heuristics(), net, lambda state, seat: b"", False)
    seen = [np.array([number], "<f4").tobytes() for number in (0.0, 9.0, 0.5, 9.0, 1.0, 9.0)]  # of both seats in turn
    lessons = Lessons()
    note(seen, 0, 2, 1.0, learned, Method(1, 0, 0.75, 1, False), SeededChance(1), lessons)
    last = 1.0
    middle = 0.75 * last + 0.25 * np.tanh(1.0)
    first = 0.75 * middle + 0.25 * np.tanh(0.5)
    assert np.frombuffer(lessons.rows.getvalue(), "<f4") == pytest.approx([1.0, 0.5, 0.0])
    assert np.frombuffer(lessons.targets.getvalue(), "<f4") == pytest.approx([last, middle, first])


def test_self_play_is_repeated_by_its_seed() -> None:
    game = load("koryo")
    layers = inputs("koryo", 3), 4, 4
    network = Network(layers, seed=1)
    learned = nets.learned(game, nets.NetCard("koryo", 3, 1, layers, ""), network.to_bytes())

    def once() -> tuple[bytes, bytes]:
        lessons = Lessons()
        play(game.start(3, chance=SeededChance(1)), learned, Method(1, 100, 0.7, 2, False), SeededChance(2), lessons)
        assert lessons.games == 1
        return lessons.rows.getvalue(), lessons.targets.getvalue()

    assert once() == once()


def test_games_of_quick_moves_are_learned_from_at_choices() -> None:
    """Each row is what a seat sees before a choice, and its target the result of the whole game."""
    game = load("koryo")
    network = Network((inputs("koryo", 2) + TOLD, 4, 4), seed=1, told=True)
    learned = nets.learned(game, nets.NetCard("koryo", 2, 1, network.layers, "", told=TOLD), network.to_bytes())
    lessons = Lessons()
    play_quickly(game.start(2, chance=SeededChance(1)), learned, 3, SeededChance(2), lessons)
    rows = np.frombuffer(lessons.rows.getvalue(), "<f4").reshape(-1, network.layers[0])
    targets = np.frombuffer(lessons.targets.getvalue(), "<f4").reshape(-1, 2)
    assert lessons.games == 1 and len(rows) == targets.size
    assert lessons.choices / 6 < len(targets) < lessons.choices / 1.5
    assert {tuple(pair) for pair in targets.tolist()} <= {(1, -1), (-1, 1), (0, 0)} and len({*targets[:, 0]}) == 1


def test_a_network_goes_on_learning_where_another_stopped() -> None:
    rng = np.random.default_rng(1)
    rows = rng.normal(size=(64, 6)).astype("<f4")
    targets = rng.normal(size=64).astype("<f4").clip(-1, 1)
    one = Network((6, 4, 3), seed=1)
    for _ in range(5):
        one.learn(rows, targets, 1e-2)
    other = Network.from_state(one.state())
    assert one.learn(rows, targets, 1e-2) == other.learn(rows, targets, 1e-2)
    assert one.to_bytes() == other.to_bytes()
    assert len(one.to_bytes()) == 4 * size(6, 4, 3)


def test_a_course_goes_on_where_it_stopped(tmp_path: Path) -> None:
    first = Course(SHORT, tmp_path)
    first.run(lambda _: None)
    assert first.progress.games > 0 and len(first.progress.curve) == len(first.progress.league) == 1
    second = Course(replace(SHORT, rounds=2), tmp_path)
    assert second.progress == first.progress
    assert second.net[1] == first.net[1]
    second.run(lambda _: None)
    assert second.progress.games > first.progress.games
    with pytest.raises(BadInput, match="holds a course with other settings"):
        Course(replace(SHORT, first=9), tmp_path)


def test_a_course_for_a_table_that_the_game_has_not_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="Leduc poker is for 2 players, not 5"):
        Course(replace(SHORT, players=5), tmp_path)


def test_a_net_that_is_told_the_estimate_begins_with_it() -> None:
    """It answers as the game's own heuristics do until it has learned where they are wrong."""
    game = load("koryo")
    network = Network((inputs("koryo", 2) + TOLD, 8, 4), seed=1, told=True)
    card = nets.NetCard("koryo", 2, 1, network.layers, "", told=TOLD)
    told = nets.learned(game, card, network.to_bytes())
    state = game.start(2, chance=SeededChance(1))
    heuristics = game.heuristics()
    compared = 0
    while not state.is_terminal():
        if max(map(abs, heuristics.estimates(state))) < SUREST:
            assert told.estimates(state) == pytest.approx(heuristics.estimates(state), abs=1e-5)
            assert [told.estimate(state, seat) for seat in (0, 1)] == told.estimates(state)
            compared += 1
        state.apply_action(state.legal_actions()[-1])
    assert compared > 20
    row = np.frombuffer(told.seen(game.start(2, chance=SeededChance(2)))[0], "<f4").reshape(1, -1)
    before = network.values(row)
    network.learn(row, np.array([1], np.float32), 1e-2)
    assert network.values(row) > before  # and learns


def test_the_sums_with_what_is_told_are_those_of_numpy() -> None:
    network = Network((6, 4, 3), seed=3, told=True)
    rng = np.random.default_rng(1)
    for weights in network.weights:
        weights += rng.normal(size=weights.shape).astype("<f4")
    net = Net(6, 4, 3, network.to_bytes(), TOLD)
    rows = rng.normal(size=(20, 6)).astype("<f4")
    for row, expected in zip(rows, network.values(rows), strict=True):
        assert net.value(row.tobytes()) == pytest.approx(float(expected), abs=1e-5)


def test_a_course_goes_on_from_another_net(tmp_path: Path) -> None:
    first = Course(SHORT, tmp_path / "first")
    first.run(lambda _: None)
    nets.write(tmp_path / "net", *first.net)
    second = Course(replace(SHORT, start=str(tmp_path / "net")), tmp_path / "second")
    assert second.network.to_bytes() == first.network.to_bytes()
    assert second.net[0].command.endswith(f"--start {tmp_path / 'net'}")
    with pytest.raises(BadInput, match="has other layers"):
        Course(replace(SHORT, start=str(tmp_path / "net"), first=9), tmp_path / "third")
    with pytest.raises(BadInput, match="there is no net for 2 players"):
        Course(replace(SHORT, start="game"), tmp_path / "fourth")


def test_a_net_takes_the_place_of_the_best_only_if_that_is_no_luck(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three rounds: won by luck, won clearly, and lost."""
    scores = iter([MatchScore(6.0, 10, 1.0, 1.0), MatchScore(90.0, 100, 1.0, 1.0), MatchScore(40.0, 100, 1.0, 1.0)])
    monkeypatch.setattr(course_of, "match", lambda *_: next(scores))
    course = Course(replace(SHORT, rounds=3, looks=0), tmp_path)
    course.run(lambda _: None)
    assert [one["better"] for one in course.progress.league] == [False, True, False]
    assert course.crowned
    best = nets.read(tmp_path / "champion", 2)
    assert best is not None and best == course.champion
    assert best[0].games == course.progress.league[1]["played"] < course.progress.games
    assert best[0].strength["search of 20 against 20 by the estimate by hand"]["share"] == 0.9
    assert Course(replace(SHORT, rounds=3, looks=0), tmp_path).champion == best


def test_a_match_plays_each_deal_from_every_seat() -> None:
    game = load("koryo")
    layers = inputs("koryo", 2), 1, 1
    blind = Contender((nets.NetCard("koryo", 2, 1, layers, ""), bytes(4 * size(*layers))))  # sees no difference
    found = match(game, 2, Contender(), blind, deals=12, seed=1)
    assert found.games == 24
    assert found.interval[0] > 0.6, found
    assert match(game, 2, blind, Contender(), deals=12, seed=1).interval[1] < 0.4
    assert match(game, 3, Contender(), Contender(), deals=1, seed=1).games == 3


def test_a_net_for_a_team_is_compared_on_the_same_deals(tmp_path: Path) -> None:
    competing = Course(SHORT, tmp_path / "one")
    assert competing._fair(Contender()) == 0.5
    together = Course(replace(SHORT, game="kick_ass", players=2, deals=1), tmp_path / "other")
    alone = match(together.game, 2, Contender(), Contender(), deals=1, seed=SHORT.seed)
    assert alone.games == 1  # one team, whichever seat
    assert together._fair(Contender()) == alone.interval[1]


def test_in_a_match_of_equal_time_the_quicker_side_searches_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "match", lambda *_: MatchScore(1.0, 2, own_ms=3.0, other_ms=2.0))
    game = load("leduc")
    assert evened(game, 2, Contender(simulations=100), Contender(simulations=100), 1) == Contender(simulations=150)
    monkeypatch.undo()
    found = evened(game, 2, Contender(simulations=400), Contender(simulations=20), 1)
    assert 100 < found.simulations < 1600  # the same searches: about as many


def test_the_command_trains_and_tells(tmp_path: Path) -> None:
    folder = tmp_path / "course"
    arguments = ["train", "leduc", "--minutes", "0.02", "--first", "8", "--second", "4", "--deals", "5"]
    said = invoke([*arguments, "--simulations", "20", "--out", str(folder), "--json"])
    assert said.exit_code == 0, said.output
    told = json.loads(said.stdout)
    assert told["installed"] is False
    assert [one["games"] for one in told["league"]] == [10]
    found = nets.read(folder, 2)
    assert found is not None and found[0].games > 0 and found[0].layers[1:] == (8, 4)
