"""The course of a game, recorded during play. Compiled, because it sees every decision of every game."""

from __future__ import annotations

from collections.abc import Callable
from math import log2
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.actions import ActionSpace
from ludotheque.core.card_notes import NO_DECISION, CardNotes
from ludotheque.core.state import State

FORCED_SECONDS: Final = 1.0
CHOICE_SECONDS: Final = 5.0
DOUBLING_SECONDS: Final = 3.0
NOBODY: Final[i64] = -1
TENTHS: Final = 10
TIMED: Final[i64] = 1000
"""Numbers of actions up to which the time of a choice is in a table."""


def seconds(count: int) -> float:
    """Estimate how long a person takes to choose among so many actions: by their logarithm (Hick's law).

    The two numbers are ours, not measured on people.
    """
    return FORCED_SECONDS if count == 1 else CHOICE_SECONDS + DOUBLING_SECONDS * log2(count)


SECONDS: Final[list[float]] = [0.0] + [seconds(count) for count in range(1, TIMED)]


class GameCourse:
    """Questions asked and answered, how long people might take, who was ahead when, who had which card.

    ``kinds`` is the kind of each action by its number (:func:`kinds_of`); ``used`` counts the actions of each seat by
    kind, all kinds of the first seat before those of the second.
    """

    def __init__(
        self,
        state: State,
        notes: CardNotes,
        note: Callable[[Any, int, int, CardNotes], None] | None,
        kinds: vec[i64],
        verbs: i64,
    ) -> None:
        self.state: State = state
        self.notes: CardNotes = notes
        self.note = note
        self.first: i64 = state.current_player()
        self.decisions: i64 = 0
        self.choices: i64 = 0
        self.branches: i64 = 0
        self.seconds: float = 0.0
        self.openings: list[int] = [-1] * state.num_players
        self.kinds: vec[i64] = kinds
        self.verbs: i64 = verbs
        self.used: vec[i64] = vec[i64]([0] * (state.num_players * verbs))
        self.changes: i64 = 0
        self.leader: i64 = NOBODY
        self.leaders: list[int] = []
        """The seat that was ahead alone: after the setup, and after each decision."""
        self.deficits: list[int] = [0] * state.num_players
        """By how many points each seat was behind at most."""

    def play(self, choose: list[Callable[[Any, int], int]]) -> None:
        """Play to the end, each seat by its own function."""
        state = self.state
        self.look(NOBODY, NO_DECISION)
        while not state.is_terminal():
            actions = state.offers()
            count = i64(len(actions))
            seat = state.current_player()
            action = actions[0]
            if count > 1:
                action = choose[seat](state, seat)
                self.choices += 1
                if self.openings[seat] < 0:
                    self.openings[seat] = action
            self.used[seat * self.verbs + self.kinds[action]] += 1
            state.apply_action(action)
            self.decisions += 1
            self.branches += count
            self.seconds += SECONDS[count] if count < TIMED else seconds(count)
            self.look(seat, action)

    def look(self, seat: i64, action: i64) -> None:
        """Note who is ahead alone by the score of now, and who has which cards."""
        if self.note is not None:
            self.note(self.state, seat, action, self.notes)
        scores = self.state.scores()
        best = scores[0]
        leader: i64 = 0
        for at in range(1, i64(len(scores))):
            if scores[at] > best:
                best = scores[at]
                leader = at
            elif scores[at] == best:
                leader = NOBODY
        self.leaders.append(leader)
        for at in range(i64(len(scores))):
            if best - scores[at] > self.deficits[at]:
                self.deficits[at] = best - scores[at]
        if leader >= 0 and leader != self.leader:
            if self.leader >= 0:
                self.changes += 1
            self.leader = leader

    def uses(self, seat: int) -> list[int]:
        """Return how many actions of each kind a seat took, in the order of the kinds."""
        return [self.used[seat * self.verbs + kind] for kind in range(self.verbs)]

    def tension(self, winners: list[int]) -> float:
        """Return after which part of the game (0 to 1) its winner led alone to the end.

        1 if the winner did not lead alone even then, as where a tie-break decides or several win.
        """
        last = len(self.leaders) - 1
        if len(winners) > 1 or last <= 0:
            return 1.0
        since = last + 1
        while since > 0 and self.leaders[since - 1] == winners[0]:
            since -= 1
        return float(min(since, last)) / float(last)

    def leads(self, winners: list[int]) -> str:
        """Return who was ahead alone after each tenth of the game: ``w`` a winner, ``o`` another one, ``-`` no one."""
        last = len(self.leaders) - 1
        tenths = [self.leaders[round(last * tenth / TENTHS)] for tenth in range(1, TENTHS + 1)]
        return "".join("-" if leader < 0 else "w" if leader in winners else "o" for leader in tenths)


def kinds_of(actions: ActionSpace) -> vec[i64]:
    """Return the kind of each action by its number: the place of its verb among all.

    >>> from ludotheque.core.actions import ActionSpace, verb
    >>> list(kinds_of(ActionSpace(verb("fold"), verb("bet", count=range(1, 4)))))
    [0, 1, 1, 1]
    """
    return vec[i64]([kind for kind, verb in enumerate(actions.verbs) for _ in range(verb.size)])
