"""The line of a move: how the game goes on after it, for a few turns, in one of the worlds that look the same.

A puzzle keeps its lines, so that everyone is shown the same. Only the moves are kept: the game plays them again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from ludotheque.bots.nets import judge
from ludotheque.core.chance import SeededChance
from ludotheque.core.events import Event
from ludotheque.core.state import State
from ludotheque.texts.turns import Acted

LONGEST_TURN: Final = 6
"""The moves of a turn that the log tells of, at most: a player without others goes on and on."""


@dataclass(frozen=True, slots=True)
class Line:
    """The moves that follow in the world of that seed, in words, of all players."""

    world: int
    moves: tuple[str, ...]


class LineStep(NamedTuple):
    """A turn of a line: the moves until its end, and the position there, with what the log has told of the turn."""

    moves: tuple[str, ...]
    state: State
    events: list[Acted]


Choose = Callable[[State], str | None]
"""The next move of a line, in words; None ends it."""
Decide = Callable[[State], int]
"""The next move of a line that is made, of the player who decides."""


def turns(state: State, seat: int, world: int, choose: Choose) -> Iterator[LineStep]:
    """Play on in a world that a seat cannot tell from the true one, and yield each turn as that seat sees it.

    The position that is yielded is played on.

    Raises:
        IllegalAction: a move is not offered there.
    """
    played = state.resample(seat, SeededChance(world))
    moves: list[str] = []
    seen: list[Acted] = []
    ended = 0
    while not played.is_terminal() and (words := choose(played)) is not None:
        by = played.current_player()
        events: list[Event] = []
        played.events = events
        played.apply(words)
        moves.append(words)
        seen += [Acted(len(moves), by, event) for event in events if event.visible_to(seat)]
        told = len({one.ply for one in seen})
        if played.is_terminal() or (told and (played.current_player() != by or told == LONGEST_TURN)):
            yield LineStep(tuple(moves), played, seen)
            seen, ended = [], len(moves)
    if len(moves) > ended:
        yield LineStep(tuple(moves), played, seen)


def following(state: State, seat: int, move: str, world: int, decide: Decide) -> Iterator[LineStep]:
    """Play on after a move of a seat, and yield each turn as that seat sees it."""
    first = iter((move,))
    return turns(state, seat, world, lambda played: next(first, "") or played.game.actions.words(decide(played)))


def quick_play(state: State, world: int) -> Decide:
    """Return the choice of a game's quick play, for all seats."""
    heuristics, chance = judge(state.game, state.num_players), SeededChance(world)

    def decide(played: State) -> int:
        actions = played.legal_actions()
        return actions[0] if len(actions) == 1 else heuristics.rollout(played, actions, chance)

    return decide


def steps(state: State, seat: int, moves: Sequence[str], world: int) -> Iterator[LineStep]:
    """Play the moves of a line again, the first of which the solver chose."""
    left = iter(moves)
    return turns(state, seat, world, lambda _: next(left, None))
