"""Nets that judge: their sums, what they are told, and whether those that games bring still fit them."""

from __future__ import annotations

import random
from pathlib import Path
from struct import pack

import pytest

from ludotheque import BadInput, SeededChance, load
from ludotheque.bots import nets
from ludotheque.bots.net import Learned, Net, outcome, size
from ludotheque.core.game import Game
from ludotheque.core.registry import registered_games
from ludotheque.core.state import Heuristics, State

LAYERS = (6, 4, 3)


def weights(seed: int, layers: tuple[int, int, int] = LAYERS) -> bytes:
    rng = random.Random(seed)
    count = size(*layers)
    return pack(f"<{count}f", *(rng.gauss(0, 0.5) for _ in range(count)))


BROUGHT = [
    pytest.param(game, players, id=f"{game.id}-{players}")
    for game in registered_games().values()
    for players in game.players
    if nets.shipped(game, players)
]


def test_the_sums_are_those_of_numpy() -> None:
    numpy = pytest.importorskip("numpy")
    from ludotheque.bots.training.network import Network

    learning = Network(LAYERS, seed=3)
    net = Net(*LAYERS, learning.to_bytes())
    rng = numpy.random.default_rng(1)
    rows = rng.normal(size=(50, LAYERS[0])).astype("<f4")
    rows[rng.random(rows.shape) < 0.5] = 0
    for row, expected in zip(rows, learning.values(rows), strict=True):
        assert net.value(row.tobytes()) == pytest.approx(float(expected), abs=1e-5)


def test_a_net_answers_the_same_to_the_last_digit() -> None:
    net = Net(*LAYERS, weights(1))
    seen = pack("<6f", 1, 0, -0.5, 0.25, 0, 1)
    assert net.value(seen).hex() == GOLDEN
    assert net.value(seen).hex() == GOLDEN  # nothing is left over from the time before


GOLDEN = "-0x1.40b004af0bafcp-2"


@pytest.mark.parametrize("count", [0, size(*LAYERS) - 1, size(*LAYERS) + 1])
def test_a_net_with_a_wrong_number_of_weights_is_refused(count: int) -> None:
    with pytest.raises(BadInput, match=f"a net of 6, 4 and 3 units has 47 weights, not {count}"):
        Net(*LAYERS, bytes(4 * count))


def test_an_observation_of_another_length_is_refused() -> None:
    with pytest.raises(BadInput, match="the net judges 6 numbers, not 5"):
        Net(*LAYERS, weights(1)).value(bytes(20))


def test_a_finished_game_is_worth_its_result() -> None:
    game = load("leduc")
    chance = SeededChance(1)
    state = game.start(2, chance=chance)
    inputs = len(game.encode(state, 0)) // 4
    learned = Learned(game.heuristics(), Net(inputs, 2, 2, weights(1, (inputs, 2, 2))), game.rules.encode, False)
    while not state.is_terminal():
        assert -1 < learned.estimate(state, 0) < 1
        actions = state.legal_actions()
        state.apply_action(actions[chance.below(len(actions))])
    assert [learned.estimate(state, seat) for seat in (0, 1)] == [outcome(state, seat, False) for seat in (0, 1)]
    assert sorted(learned.estimate(state, seat) for seat in (0, 1)) in ([-1, 1], [0, 0])


def test_a_net_is_written_and_read_again(tmp_path: Path) -> None:
    card = nets.NetCard("leduc", 2, 1, LAYERS, "abc", strength={"a match": {"share": 0.6}})
    nets.write(tmp_path, card, weights(1))
    assert nets.read(tmp_path, 2) == (card, weights(1))
    assert nets.read(tmp_path, 3) is None


def test_a_net_beyond_all_measure_is_not_written(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="400,000 bytes"):
        nets.write(tmp_path, nets.NetCard("leduc", 2, 1, LAYERS, "abc"), bytes(400_004))
    assert not list(tmp_path.iterdir())


def test_a_changed_encoding_has_another_fingerprint() -> None:
    game = load("leduc")
    other = game.with_rules(encode=lambda state, seat: game.encode(state, seat)[::-1])
    assert nets.encoding_of(game, 2) == nets.encoding_of(game, 2) != nets.encoding_of(other, 2)


def test_a_changed_estimate_has_another_fingerprint_for_nets_that_are_told_it() -> None:
    game = load("leduc")

    class Other(Heuristics):
        def estimate(self, state: State, seat: int) -> float:
            return 0.5 * game.heuristics().estimate(state, seat)

    other = game.with_rules(heuristics=Other)
    assert nets.encoding_of(game, 2) == nets.encoding_of(other, 2)
    assert nets.encoding_of(game, 2, told=2) != nets.encoding_of(other, 2, told=2)


@pytest.mark.parametrize(("game", "players"), BROUGHT)
def test_a_net_fits_the_rules_and_the_encoding_of_today(game: Game, players: int) -> None:
    """If this fails, train the net again by the command on its card."""
    found = nets.shipped(game, players)
    assert found is not None
    card, numbers = found
    assert (card.game, card.players, card.rules) == (game.id, players, game.version)
    assert len(numbers) == 4 * size(*card.layers, direct=card.told)
    assert card.encoding == nets.encoding_of(game, players, card.told), f"train again: {card.command}"
    assert card.strength and card.games and card.command


@pytest.mark.parametrize(("game", "players"), BROUGHT)
def test_a_net_judges_the_positions_of_its_card_as_it_did(game: Game, players: int) -> None:
    """Exactly, compiled or not: the same seed gives the same game everywhere."""
    found = nets.shipped(game, players)
    assert found is not None
    card, numbers = found
    assert len(card.answers) == nets.ANSWERS
    assert nets.answers_of(game, card, numbers) == card.answers
