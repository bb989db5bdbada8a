"""The course of a game, noted while it is played. Compiled, since it looks at every decision of every game."""

from __future__ import annotations

from collections.abc import Callable
from math import log2
from typing import Any, Final

from mypy_extensions import i64

from ludotheque.core.card_notes import NO_DECISION, CardNotes
from ludotheque.core.state import State

FORCED_SECONDS: Final = 1.0
CHOICE_SECONDS: Final = 5.0
DOUBLING_SECONDS: Final = 3.0
NOBODY: Final[i64] = -1
TIMED: Final[i64] = 1000
"""Numbers of actions up to which the time of a choice is in a table."""


def seconds(count: int) -> float:
    """Estimate how long a person takes to choose among so many actions: by their logarithm (Hick's law). The two
    numbers are ours, not measured on people."""
    return FORCED_SECONDS if count == 1 else CHOICE_SECONDS + DOUBLING_SECONDS * log2(count)


SECONDS: Final[list[float]] = [0.0] + [seconds(count) for count in range(1, TIMED)]


class Course:
    """Questions asked, how long people might take, how each seat began, who was ahead when, who had which card."""

    def __init__(self, state: State, notes: CardNotes, note: Callable[[Any, int, int, CardNotes], None] | None) -> None:
        self.state: State = state
        self.notes: CardNotes = notes
        self.note = note
        self.first: i64 = state.current_player()
        self.decisions: i64 = 0
        self.choices: i64 = 0
        self.branches: i64 = 0
        self.seconds: float = 0.0
        self.openings: list[int] = [-1] * state.num_players
        self.changes: i64 = 0
        self.leader: i64 = NOBODY
        self.since: i64 = 0

    def play(self, choose: list[Callable[[Any, int], int]]) -> None:
        """Play to the end, each seat by its own function."""
        state: State = self.state
        self.look(NOBODY, NO_DECISION)
        while not state.is_terminal():
            actions: list[i64] = state.offers()
            count: i64 = i64(len(actions))
            seat: i64 = state.current_player()
            action: i64 = actions[0]
            if count > 1:
                action = choose[seat](state, seat)
                self.choices += 1
                if self.openings[seat] < 0:
                    self.openings[seat] = action
            state.apply_action(action)
            self.decisions += 1
            self.branches += count
            self.seconds += SECONDS[count] if count < TIMED else seconds(count)
            self.look(seat, action)

    def look(self, seat: i64, action: i64) -> None:
        """Note who is ahead alone by the score of now, and who has which cards."""
        if self.note is not None:
            self.note(self.state, seat, action, self.notes)
        scores: list[i64] = self.state.scores()
        best: i64 = scores[0]
        leader: i64 = 0
        at: i64 = 0
        for at in range(1, i64(len(scores))):
            if scores[at] > best:
                best = scores[at]
                leader = at
            elif scores[at] == best:
                leader = NOBODY
        if leader >= 0 and leader != self.leader:
            if self.leader >= 0:
                self.changes += 1
            self.leader = leader
            self.since = self.decisions

    def decided(self) -> float:
        """After which part of the game (0 to 1) its last leader led for good."""
        return float(self.since) / float(self.decisions) if self.decisions > 0 else 0.0
