"""The messages between the queue and a worker, and nothing else: a worker never learns who asked."""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.bots import Analysis
from ludotheque.server.thinking.question import Question


@dataclass(frozen=True, slots=True)
class Task:
    """A question, and the level that answers it; the strongest search analyses it if there is none."""

    question: Question
    level: str | None = None


@dataclass(frozen=True, slots=True)
class Order:
    """One slice of a thought. The task is only sent with the first slice that a worker gets of it."""

    number: int
    seconds: float
    more: float = 0.0
    task: Task | None = None
    forget: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """The state of a thought after a slice: the answer so far, or the fault that ended it."""

    number: int
    spent: float
    settled: bool
    action: int | None = None
    analysis: Analysis | None = None
    fault: str | None = None
