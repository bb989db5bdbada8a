"""The observations of late that are learned from, in one block of memory."""

from __future__ import annotations

from typing import Final

import numpy as np

from ludotheque.bots.training.network import Floats

BYTES: Final = 300_000_000
"""The room for observations: some 390,000 of Koryŏ, and fewer of games with longer ones."""
MOST: Final = 400_000
"""Older ones than so many tell of a net that is no more."""


class ReplayBuffer:
    """A ring of observations and their targets: the newest take the places of the oldest.

    >>> memory = ReplayBuffer(inputs=1, most=3)
    >>> memory.add(np.array([[1], [2]], np.float32), np.array([1, 2], np.float32))
    >>> memory.add(np.array([[3], [4]], np.float32), np.array([3, 4], np.float32))
    >>> sorted(set(memory.draw(50, np.random.default_rng(1))[1].tolist()))
    [2.0, 3.0, 4.0]
    """

    def __init__(self, inputs: int, most: int = MOST) -> None:
        room = min(most, BYTES // (4 * inputs))
        self._rows: Floats = np.zeros((room, inputs), np.float32)
        self._targets: Floats = np.zeros(room, np.float32)
        self._added = 0

    def add(self, rows: Floats, targets: Floats) -> None:
        """Remember observations."""
        room = len(self._targets)
        places = (self._added + np.arange(len(rows))) % room
        self._rows[places] = rows
        self._targets[places] = targets
        self._added += len(rows)

    def draw(self, count: int, rng: np.random.Generator) -> tuple[Floats, Floats]:
        """Return so many at random, each as likely as any other."""
        chosen = rng.integers(0, min(self._added, len(self._targets)), count)
        return self._rows[chosen], self._targets[chosen]
