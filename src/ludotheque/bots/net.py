"""A learned estimate: a small network that judges what a seat sees, and heuristics that ask it."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log
from typing import Final

from librt.strings import BytesWriter, read_f32_le, write_f32_le
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.bots.playout import win_shares
from ludotheque.core.chance import Chance
from ludotheque.core.errors import BadInput
from ludotheque.core.state import Heuristics, State

BYTES_EACH: Final[i64] = 4
"""Bytes of a weight, and of a number of an observation: a little-endian 32-bit float."""
TOLD: Final[i64] = 2
"""The number of direct inputs, if any: the game's own estimate and the lead in scores."""
SUREST: Final = 0.999
"""The game's own estimate is taken to be at most so sure."""
ODDS_SCALE: Final = 4.0
"""The estimate is passed on as its inverse hyperbolic tangent, divided by this: -1 to 1."""
SCORES_SCALE: Final = 10.0
"""The lead in points that is passed on as one half."""


def size(inputs: int, first: int, second: int, direct: int = 0) -> int:
    """Return how many weights a net with layers of these sizes has.

    >>> size(190, 64, 32), size(192, 64, 32, direct=2)
    (14337, 14467)
    """
    return (inputs + 1) * first + (first + 1) * second + second + 1 + direct


class Net:
    """A perceptron: inputs, two hidden layers of rectifiers, one answer from -1 to 1.

    The last inputs may be ``direct``: they also reach the answer past the hidden layers. ``weights`` are the first
    layer (a row for each input) and its thresholds, the second (a row for each unit of the first) and its thresholds,
    the weights of the answer and its threshold, and those of the direct inputs. They are 32-bit floats; the sums are
    made in double precision and in one order, so that the answers are the same compiled or not. (A processor that fuses
    multiplying and adding may differ in the last digit.)

    >>> from struct import pack
    >>> net = Net(2, 1, 1, pack("<7f", 1, -1, 0, 2, 0, 1, 0))  # tanh of twice what is left of the first less the second
    >>> round(net.value(pack("<2f", 0.75, 0.5)), 4), net.value(pack("<2f", 0.5, 0.75))
    (0.4621, 0.0)
    """

    def __init__(self, inputs: i64, first: i64, second: i64, weights: bytes, direct: i64 = 0) -> None:
        count = size(inputs, first, second, direct)
        if len(weights) != BYTES_EACH * count:
            layers = f"{inputs}, {first} and {second}"
            raise BadInput(f"a net of {layers} units has {count} weights, not {len(weights) // BYTES_EACH}")
        self.inputs: i64 = inputs
        self.first: i64 = first
        self.second: i64 = second
        self.direct: i64 = direct
        at: i64 = 0
        self.weights_1: vec[float] = floats(weights, at, inputs * first)
        at += inputs * first
        self.thresholds_1: vec[float] = floats(weights, at, first)
        at += first
        self.weights_2: vec[float] = floats(weights, at, first * second)
        at += first * second
        self.thresholds_2: vec[float] = floats(weights, at, second)
        at += second
        self.weights_3: vec[float] = floats(weights, at, second)
        at += second
        self.threshold_3: float = read_f32_le(weights, at * BYTES_EACH)
        self.weights_direct: vec[float] = floats(weights, at + 1, direct)

    def value(self, seen: bytes) -> float:
        """Judge an observation: -1 (lost) to 1 (won)."""
        if i64(len(seen)) != BYTES_EACH * self.inputs:
            raise BadInput(f"the net judges {self.inputs} numbers, not {len(seen) // BYTES_EACH}")
        hidden = self.first_layer(seen)
        deep = self.second_layer(hidden)
        weights = self.weights_3
        total = self.threshold_3
        for unit in range(self.second):
            if deep[unit] > 0.0:
                total += deep[unit] * weights[unit]
        start = self.inputs - self.direct
        for number in range(self.direct):
            total += read_f32_le(seen, (start + number) * BYTES_EACH) * self.weights_direct[number]
        return 2.0 / (1.0 + exp(-2.0 * total)) - 1.0

    def first_layer(self, seen: bytes) -> vec[float]:
        """Return the sums of the first layer. Most of an observation is zeros, which cost nothing here."""
        units = self.first
        weights = self.weights_1
        sums = self.thresholds_1[:]
        at: i64 = 0
        for number in range(self.inputs):
            x = read_f32_le(seen, number * BYTES_EACH)
            if x != 0.0:
                at = number * units
                for unit in range(units):
                    sums[unit] += x * weights[at + unit]
        return sums

    def second_layer(self, hidden: vec[float]) -> vec[float]:
        """Return the sums of the second layer, from those of the first that are above nothing."""
        units = self.second
        weights = self.weights_2
        sums = self.thresholds_2[:]
        at: i64 = 0
        for number in range(self.first):
            x = hidden[number]
            if x > 0.0:
                at = number * units
                for unit in range(units):
                    sums[unit] += x * weights[at + unit]
        return sums


def floats(data: bytes, start: i64, count: i64) -> vec[float]:
    """Read so many 32-bit floats."""
    found = vec[float]([0.0] * count)
    for at in range(count):
        found[at] = read_f32_le(data, (start + at) * BYTES_EACH)
    return found


class Learned(Heuristics):
    """A game's heuristics with a net's estimate in the place of their own, and rollouts cut off after ``length``.

    A net with direct inputs also gets the game's own estimate and the lead in scores, which rest on exact sums.
    """

    def __init__(
        self, base: Heuristics, net: Net, encode: Callable[[State, int], bytes], cooperative: bool, length: i64 = 0
    ) -> None:
        self.base: Heuristics = base
        self.net: Net = net
        self.encode: Callable[[State, int], bytes] = encode
        self.cooperative: bool = cooperative
        self.length: i64 = length

    def estimate(self, state: State, seat: i64) -> float:
        """Return the net's judgement of what a seat sees; the result once the game is over."""
        if state.is_terminal():
            return outcome(state, seat, self.cooperative)
        seen = self.encode(state, seat)
        if self.net.direct > 0:
            seen += told(self.base.estimate(state, seat), lead(state.scores(), seat))
        return self.net.value(seen)

    def estimates(self, state: State) -> list[float]:
        """Return the net's judgement of what each seat sees; the result once the game is over."""
        found: list[float] = []
        if state.is_terminal():
            for seat in range(state.num_players):
                found.append(outcome(state, seat, self.cooperative))
            return found
        for seen in self.seen(state):
            found.append(self.net.value(seen))
        return found

    def seen(self, state: State) -> list[bytes]:
        """Return the net's inputs for each seat: the observation, and any direct inputs."""
        return sights(state, self.base, self.encode, self.net.direct > 0)

    def rollout(self, state: State, actions: list[i64], chance: Chance) -> i64:
        """Move as the game's own heuristics do."""
        return self.base.rollout(state, actions, chance)

    def candidates(self, state: State, actions: list[i64]) -> list[i64]:
        """Return those of the game's own heuristics."""
        return self.base.candidates(state, actions)

    def rollout_length(self) -> i64:
        """Return how many choices are played before the net is asked."""
        return self.length

    def widening(self) -> float:
        """Return that of the game's own heuristics."""
        return self.base.widening()


def sights(state: State, base: Heuristics, encode: Callable[[State, int], bytes], more: bool) -> list[bytes]:
    """Return each seat's observation, with ``more`` followed by the direct inputs."""
    found: list[bytes] = []
    for seat in range(state.num_players):
        found.append(encode(state, seat))
    if more:
        estimates = base.estimates(state)
        scores = state.scores()
        for seat in range(state.num_players):
            found[seat] += told(estimates[seat], lead(scores, seat))
    return found


def told(estimate: float, lead: i64) -> bytes:
    """Return the direct inputs: the game's own estimate and the lead in scores, as 32-bit floats."""
    held = max(-SUREST, min(SUREST, estimate))
    out = BytesWriter()
    write_f32_le(out, 0.5 * log((1.0 + held) / (1.0 - held)) / ODDS_SCALE)
    write_f32_le(out, float(lead) / (SCORES_SCALE + abs(float(lead))))
    return out.getvalue()


def lead(scores: list[i64], seat: i64) -> i64:
    """Return by how many points a seat is ahead of the best of the others; 0 where there are none.

    >>> lead([5, 9, 7], 1), lead([5, 9, 7], 2), lead([5], 0)
    (2, -2, 0)
    """
    best: i64 = 0
    others: i64 = 0
    for other in range(i64(len(scores))):
        if other != seat and (others == 0 or scores[other] > best):
            best = scores[other]
            others += 1
    return scores[seat] - best if others > 0 else 0


def outcome(state: State, seat: i64, cooperative: bool) -> float:
    """Return a finished game's worth to a seat, -1 to 1: its share of the win, or together the return."""
    if cooperative or state.num_players == 1:
        return state.returns()[seat]
    return 2.0 * win_shares(state.returns(), cooperative=False)[seat] - 1.0
