"""The shape of what a learner sends."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from ludotheque.server.protocol.messages.tables import Model

MOST_ANSWERS = 100
LONGEST_ANSWER = 200


class TakeLesson(Model):
    """The actions (in words) and answers that a learner has given in a lesson so far, in order."""

    answers: Annotated[
        list[Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_ANSWER)]], Field(max_length=MOST_ANSWERS)
    ] = Field(default_factory=list)
    after: Annotated[int, Field(ge=-1, le=10_000)] = -1
    """The number of the last scene that the learner has; only later ones are sent."""
