"""The shape of a try at a puzzle."""

from __future__ import annotations

from typing import Annotated

from pydantic import StringConstraints

from ludotheque.server.protocol.messages.tables import Model

LONGEST_ACTION = 200


class TryPuzzle(Model):
    """Solve a puzzle with an action, in words; without one, give it up and be shown the answer."""

    action: Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_ACTION)] | None = None
