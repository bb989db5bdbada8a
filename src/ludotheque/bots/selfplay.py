"""Games of a learned estimate against itself, and the observations and targets that it learns from.

Every choice is one ply deep: each action is tried in a few worlds that the seat cannot tell from the true one, and the
best by the estimate is made; now and then another, so that unknown ground is seen. The target of an observation is
TD(lambda): the result, mixed on the way back with the judgements of the later positions (Sutton 1988; Tesauro 1995).
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_f32_le
from mypy_extensions import i64

from ludotheque.bots.net import Learned, outcome
from ludotheque.bots.search import look_ahead
from ludotheque.core.chance import Chance
from ludotheque.core.state import Heuristics, State

PER_MILLE: Final[i64] = 1000


class Lessons:
    """Observations, row by row as bytes, and the target of each; how many games and choices made them."""

    def __init__(self) -> None:
        self.rows: BytesWriter = BytesWriter()
        self.targets: BytesWriter = BytesWriter()
        self.games: i64 = 0
        self.choices: i64 = 0


class Method:
    """The settings of self-play.

    Args:
        worlds: how many worlds each action is tried in.
        exploring: choices of a thousand that are made otherwise: half by the rollout policy, half at random.
        trace: lambda, the part of a target that comes from later than the next judgement.
        keep: one observation of so many is kept, since neighbours hardly differ.
        by_hand: True to move by the game's own estimate, before the net knows anything.
    """

    def __init__(self, worlds: i64, exploring: i64, trace: float, keep: i64, by_hand: bool) -> None:
        self.worlds: i64 = worlds
        self.exploring: i64 = exploring
        self.trace: float = trace
        self.keep: i64 = keep
        self.by_hand: bool = by_hand


def play(state: State, learned: Learned, method: Method, chance: Chance, lessons: Lessons) -> None:
    """Play a dealt game to its end and add what can be learnt from it."""
    seats = state.num_players
    rows: list[bytes] = []
    mover = learned.base if method.by_hand else learned
    while not state.is_terminal():
        actions = state.legal_actions()
        if len(actions) == 1:
            state.apply_action(actions[0])
        else:
            state.apply_action(choose(state, actions, mover, method, chance))
            lessons.choices += 1
            if not state.is_terminal():
                rows += learned.seen(state)
    for seat in range(seats):
        note(rows, seat, seats, outcome(state, seat, learned.cooperative), learned, method, chance, lessons)
    lessons.games += 1


def choose(state: State, actions: list[i64], mover: Heuristics, method: Method, chance: Chance) -> i64:
    """Return the best action by the estimate, or sometimes another."""
    if chance.below(PER_MILLE) < method.exploring:
        if chance.below(2) == 0:
            return mover.rollout(state, actions, chance)
        return actions[chance.below(i64(len(actions)))]
    return look_ahead(state, state.current_player(), mover, chance, method.worlds)


def note(
    rows: list[bytes],
    seat: i64,
    seats: i64,
    result: float,
    learned: Learned,
    method: Method,
    chance: Chance,
    lessons: Lessons,
) -> None:
    """Add a seat's observations of a game with their targets, from the last back to the first."""
    target = result
    at = i64(len(rows)) - seats + seat
    while at >= 0:
        if chance.below(method.keep) == 0:
            lessons.rows.write(rows[at])
            write_f32_le(lessons.targets, target)
        if method.trace < 1.0:
            target = method.trace * target + (1.0 - method.trace) * learned.net.value(rows[at])
        at -= seats
