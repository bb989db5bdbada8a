"""The net as it learns: NumPy arrays, and Adam (Kingma and Ba 2015) on the cross-entropy of the answer."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ludotheque.bots.net import ODDS_SCALE, TOLD, size

Floats = NDArray[np.float32]

ACTIVE_INPUTS: Final = 40
"""About as many numbers of an observation differ from 0: the first weights are scaled by it."""
FIRST_SCALE: Final = 0.7
LAST_SCALE: Final = 0.3
MEAN_DECAY: Final = 0.9
SQUARE_DECAY: Final = 0.999
TINY: Final = 1e-8


class Network:
    """A perceptron of inputs and two hidden layers of rectifiers, answering -1 to 1 (see ``ludotheque.bots.net``).

    One that is ``told`` the game's own estimate begins with it as its answer, and learns where it is wrong.
    """

    def __init__(self, layers: tuple[int, int, int], seed: int = 0, *, told: bool = False) -> None:
        inputs, first, second = layers
        rng = np.random.default_rng(seed)
        self.layers = layers
        self.direct: int = TOLD if told else 0
        self.weights: list[Floats] = [
            (rng.normal(size=(inputs, first)) * FIRST_SCALE * np.sqrt(2 / ACTIVE_INPUTS)).astype(np.float32),
            np.zeros(first, np.float32),
            (rng.normal(size=(first, second)) * np.sqrt(2 / first)).astype(np.float32),
            np.zeros(second, np.float32),
            (rng.normal(size=second) * LAST_SCALE / np.sqrt(second)).astype(np.float32),
            np.zeros(1, np.float32),
            np.zeros(self.direct, np.float32),
        ]
        if told:
            self.weights[4][:] = 0
            self.weights[6][0] = ODDS_SCALE
        self._means = [np.zeros_like(one) for one in self.weights]
        self._squares = [np.zeros_like(one) for one in self.weights]
        self._steps = 0

    def values(self, rows: Floats) -> Floats:
        """Judge observations, one in each row."""
        return self._forward(rows)[0]

    def _forward(self, rows: Floats) -> tuple[Floats, Floats, Floats]:
        one, one_from, two, two_from, last, last_from, direct = self.weights
        hidden = np.maximum(rows @ one + one_from, 0)
        deep = np.maximum(hidden @ two + two_from, 0)
        return np.tanh(deep @ last + last_from + self._told(rows) @ direct), hidden, deep

    def _told(self, rows: Floats) -> Floats:
        """Return the inputs that also reach the answer directly."""
        return rows[:, rows.shape[1] - self.direct :]

    def learn(self, rows: Floats, targets: Floats, rate: float) -> float:
        """Take one step towards the targets; returns the mean squared error before it."""
        values, hidden, deep = self._forward(rows)
        # The slope of the cross-entropy of (1 + value) / 2: steeper at the ends than that of the squared error.
        wrong = ((values - targets) / len(rows)).astype(np.float32)
        two, last = self.weights[2], self.weights[4]
        at_deep = np.outer(wrong, last) * (deep > 0)
        at_hidden = (at_deep @ two.T) * (hidden > 0)
        slopes = [
            rows.T @ at_hidden,
            at_hidden.sum(0),
            hidden.T @ at_deep,
            at_deep.sum(0),
            deep.T @ wrong,
            np.array([wrong.sum()], np.float32),
            self._told(rows).T @ wrong,
        ]
        self._descend(slopes, rate)
        return float(((values - targets) ** 2).mean())

    def _descend(self, slopes: list[Floats], rate: float) -> None:
        self._steps += 1
        mean_scale = 1 - MEAN_DECAY**self._steps
        square_scale = 1 - SQUARE_DECAY**self._steps
        for weights, mean, square, slope in zip(self.weights, self._means, self._squares, slopes, strict=True):
            mean += (1 - MEAN_DECAY) * (slope - mean)
            square += (1 - SQUARE_DECAY) * (slope * slope - square)
            weights -= rate * (mean / mean_scale) / (np.sqrt(square / square_scale) + TINY)

    def to_bytes(self) -> bytes:
        """Return the weights as ``ludotheque.bots.net.Net`` reads them."""
        return b"".join(np.ascontiguousarray(one, dtype="<f4").tobytes() for one in self.weights)

    def load_bytes(self, data: bytes) -> None:
        """Take weights over from their bytes; what Adam remembers stays.

        Raises:
            ValueError: if they are not as many as the net has.
        """
        numbers = np.frombuffer(data, "<f4")
        count = size(*self.layers, direct=self.direct)
        if len(numbers) != count:
            raise ValueError(f"a net of {self.layers} has {count} weights, not {len(numbers)}")
        at = 0
        for one in self.weights:
            one[...] = numbers[at : at + one.size].reshape(one.shape)
            at += one.size

    def state(self) -> dict[str, Any]:
        """Return all that is needed to go on learning, by name."""
        parts = {"weights": self.weights, "means": self._means, "squares": self._squares}
        found: dict[str, Any] = {f"{name}{at}": one for name, all_of in parts.items() for at, one in enumerate(all_of)}
        return found | {"steps": self._steps, "layers": self.layers, "direct": self.direct}

    @classmethod
    def from_state(cls, state: dict[str, Any]) -> Network:
        """Make a net that goes on learning where another stopped."""
        inputs, first, second = (int(one) for one in state["layers"])
        network = cls((inputs, first, second), told=bool(state["direct"]))
        for name, all_of in ("weights", network.weights), ("means", network._means), ("squares", network._squares):
            for at, one in enumerate(all_of):
                one[...] = state[f"{name}{at}"]
        network._steps = int(state["steps"])
        return network
