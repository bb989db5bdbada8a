"""Everything that a seat has seen and done in a game so far: the information states of OpenSpiel.

A step knows the one before it, so that the clones of a state share their past. The line that a seat knows of a step is
made when it is first asked for: a game in which no one asks pays for one object a decision.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.core.changes import changes
from ludotheque.core.state import State
from ludotheque.envs.common import EnvTable


class RecalledStep:
    """The position after a decision, who decided what, and the step before.

    Args:
        before: the step before; None for the setup.
        state: the position, which no one changes any more.
        seat: the seat that decided; None for the setup.
        action: the number of its action.
    """

    __slots__ = ("_told", "action", "before", "seat", "state")

    def __init__(
        self, before: RecalledStep | None, state: State, seat: int | None = None, action: int | None = None
    ) -> None:
        self.before: RecalledStep | None = before
        self.state: State = state
        self.seat: int | None = seat
        self.action: int | None = action
        self._told: dict[int, str] = {}

    def told(self, table: EnvTable, seat: int) -> str:
        """Return what a seat has seen and done, a line for each step: first its view, then what has changed in it.

        A line begins with the seat's own action, if it was the one to decide. Two states that a seat cannot tell apart
        have the same lines, and two that it could ever tell apart have not.
        """
        steps = [self]
        while seat not in steps[-1]._told and steps[-1].before is not None:
            steps.append(steps[-1].before)
        for step in reversed(steps):
            if seat not in step._told:
                step._told[seat] = step._line(table, seat)
        return self._told[seat]

    def _line(self, table: EnvTable, seat: int) -> str:
        view = table.game.view(self.state, seat)
        if self.before is None:
            return _written(view)
        own = table.game.actions.words(self.action) if self.seat == seat and self.action is not None else ""
        news = changes(table.game.view(self.before.state, seat), view)
        return f"{self.before._told[seat]}\n{own} {_written(news)}"

    def elsewhere(self, state: State, table: EnvTable, seat: int) -> RecalledStep:
        """Return this step in another world, where a seat has seen the same and the past of the others is unknown."""
        twin = RecalledStep(None, state, self.seat, self.action)
        twin._told[seat] = self.told(table, seat)
        return twin

    def last(self, table: EnvTable, seat: int, memory: int) -> NDArray[np.float32]:
        """Return what a seat saw after the last steps as numbers, the newest first; zeros before the setup.

        The shape is ``(memory * table.length,)``.
        """
        rows = np.zeros((memory, table.length), np.float32)
        step: RecalledStep | None = self
        for row in rows:
            if step is None:
                break
            row[:] = table.observe(step.state, seat)
            step = step.before
        return rows.reshape(-1)

    def to_json(self, table: EnvTable) -> list[list[Any]]:
        """Return all steps as numbers and positions, to be pickled."""
        found = []
        step: RecalledStep | None = self
        while step is not None:
            found.append([table.game.to_json(step.state), step.seat, step.action])
            step = step.before
        return found[::-1]


def _written(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
