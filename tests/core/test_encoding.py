"""Observations as rows of numbers."""

from __future__ import annotations

import pickle
import struct
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i32

from ludotheque import BadSeat, State, load, registered_games
from ludotheque.core.encoding import Copied, Encoder, put_flag, share

GAMES = sorted(registered_games())


@pytest.mark.parametrize("most", [1, 7, 60, 64, 65, 300])
def test_shares_are_the_bits_of_32_bit_floats(most: int) -> None:
    for count in range(-2 * most, 2 * most + 1):
        expected = struct.pack("<f", max(-1.0, min(1.0, count / most)))
        assert struct.pack("<i", share(count, most)) == expected, (count, most)


@pytest.mark.parametrize("game", GAMES)
def test_a_row_is_written_anywhere_and_nowhere_else(game: str) -> None:
    state = load(game).start(2)
    encode: Encoder = load(game).rules.encode  # type: ignore[assignment]
    row = vec[i32]([0] * (encode.length + 10))
    assert encode.write(state, 1, row, 6) == encode.length + 6
    written = bytes(row)
    assert written[24:-16] == encode(state, 1)
    assert not any(written[:24]) and not any(written[-16:])


def test_a_function_that_returns_bytes_serves_as_well() -> None:
    game, state = load("koryo"), load("koryo").start(3)
    copied = Copied(lambda state, seat: game.encode(state, seat), 190)
    assert copied(state, 2) == game.encode(state, 2)


def test_an_encoder_is_pickled_with_its_length() -> None:
    game, state = load("koryo"), load("koryo").start(2)
    assert pickle.loads(pickle.dumps(game.rules.encode))(state, 0) == game.encode(state, 0)


def test_wrong_seats_and_lengths_are_told() -> None:
    class Short(Encoder):
        def write(self, state: State, seat: int, row: Any, at: int) -> int:
            return int(put_flag(row, at, True))

    state = load("leduc").start(2)
    with pytest.raises(ValueError, match="has 2 numbers, but 1 were written"):
        Short(2)(state, 0)
    with pytest.raises(BadSeat):
        load("leduc").encode(state, 2)
