"""The messages between the queue and a worker, which never learns the origin of a thought."""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.app.thinking.question import Question
from ludotheque.bots import Analysis
from ludotheque.teaching.review import Assessment


@dataclass(frozen=True, slots=True)
class Task:
    """A question, and the level that answers it; the strongest search analyses it if there is none.

    With the action that was ``taken``, that one is assessed.
    """

    question: Question
    level: str | None = None
    taken: int | None = None


@dataclass(frozen=True, slots=True)
class Order:
    """One slice of a thought. The task is only sent with the first slice that a worker gets of it."""

    number: int
    seconds: float
    more: float = 0.0
    task: Task | None = None
    forget: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class SliceOutcome:
    """The state of a thought after a slice: the answer so far, or the fault that ended it.

    ``reached`` is the share of its level's simulations that there was time for, 0 to 1; None if it did not search.
    """

    number: int
    spent: float
    settled: bool
    action: int | None = None
    analysis: Analysis | None = None
    assessment: Assessment | None = None
    fault: str | None = None
    reached: float | None = None
