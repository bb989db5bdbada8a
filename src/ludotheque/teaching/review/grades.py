"""Grades of decisions: by the chance to win that they lost, as far as that is more than the error of measuring it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, Literal

Grade = Literal["best", "good", "inaccuracy", "mistake", "blunder"]

BLUNDER: Final = 0.2
MISTAKE: Final = 0.1
INACCURACY: Final = 0.05
"""Chances to win from which a loss has that name."""

STEEPNESS: Final = 5.0
"""The speed at which accuracy falls: a decision that loses a tenth of a chance to win counts 61 %."""


LESSONS: Final = ("inaccuracy", "mistake", "blunder")
"""The grades of decisions that lost something."""


def grade(loss: float, error: float, *, best: bool) -> Grade:
    """Return the grade of a decision.

    Args:
        loss: the chance to win that it lost beside the best one found, 0 to 1; below 0 if it was better.
        error: by how much that may be wrong.
        best: whether it is the one that the search found.

    >>> grade(0.3, 0.05, best=False), grade(0.3, 0.31, best=False), grade(0.0, 0.0, best=True)
    ('blunder', 'good', 'best')
    """
    if best:
        return "best"
    if loss <= error or loss < INACCURACY:
        return "good"
    return "blunder" if loss >= BLUNDER else "mistake" if loss >= MISTAKE else "inaccuracy"


def counted(loss: float, error: float) -> float:
    """Return the loss that counts: none where it may be an error of measurement.

    >>> counted(0.1, 0.05), counted(0.1, 0.2)
    (0.1, 0.0)
    """
    return loss if loss > error else 0.0


def accuracy(losses: Sequence[float]) -> float:
    """Return how well someone decided, 0 to 100: 100 if nothing was lost.

    >>> round(accuracy([0.0, 0.1])), accuracy([])
    (80, 100.0)
    """
    if not losses:
        return 100.0
    return 100 * sum(math.exp(-STEEPNESS * max(0.0, loss)) for loss in losses) / len(losses)
