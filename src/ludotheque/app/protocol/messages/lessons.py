"""The shape of what a learner sends."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from ludotheque.app.protocol.model import Model, limits

MOST_ANSWERS = 100
LONGEST_ANSWER = 200


class TakeLesson(Model):
    """The actions (in words) and answers that a learner has given in a lesson so far, in order."""

    answers: Annotated[list[Annotated[str, limits(least=1, most=LONGEST_ANSWER)]], Meta(max_length=MOST_ANSWERS)] = (
        field(default_factory=list)
    )
    after: Annotated[int, Meta(ge=-1, le=10_000)] = -1
    """The number of the last scene that the learner has; only later ones are sent."""
