"""The shape of a try at a puzzle."""

from __future__ import annotations

from typing import Annotated

from ludotheque.app.protocol.model import Model, limits

LONGEST_ACTION = 200


class TryPuzzle(Model):
    """Solve a puzzle with an action, in words; without one, give it up and be shown the answer."""

    action: Annotated[str, limits(least=1, most=LONGEST_ACTION)] | None = None
