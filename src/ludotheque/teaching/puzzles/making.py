"""Puzzles made: bots play, and some decisions turn out to have a clear answer that is not the obvious one.

Decisions get fewer as the look gets closer: some of a game are looked at quickly, then all their moves are measured in
a few worlds, and at last the good moves in many. A game depends on the seed and its number alone, so that anyone who
runs it again finds the same puzzles, with any number of processes.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from typing import Final, NamedTuple

from ludotheque.bots.analysing import Analysing
from ludotheque.bots.cluster import workers
from ludotheque.bots.contest import chance_seed, decisions, rotated, seated
from ludotheque.bots.pool import Workforce
from ludotheque.bots.search import look_ahead
from ludotheque.core.chance import SeededChance
from ludotheque.core.errors import BadInput
from ludotheque.core.game import Game
from ludotheque.core.registry import load
from ludotheque.core.state import State
from ludotheque.teaching.puzzles.finishing import finished
from ludotheque.teaching.puzzles.measuring import Values, measure, paired, ranked
from ludotheque.teaching.puzzles.puzzle import Puzzle

BOTS: Final = ("medium@40", "greedy")
"""The players: good enough for real positions, and not so good that each decision is the best."""
FEWEST_MOVES: Final = 3
MOST_MOVES: Final = 24
"""Moves of a puzzle: fewer are no choice, more no one compares."""
MOST_OF_A_GAME: Final = 2
"""Puzzles of one game that was played: its positions resemble each other."""
LOSS: Final = 0.1
"""The chance to win that every other move loses, at the least."""
ERRORS: Final = 3.0
"""Standard errors that a loss is above zero, at the least."""
GREEDY_WORLDS: Final = 8
STREAM: Final = 20
"""The stream of chance that draws what is looked at; those before it belong to the game and its bots."""


class Budget(NamedTuple):
    """The closeness of the look at decisions."""

    decisions: int = 60
    """Decisions of a game that are looked at."""
    first_worlds: int = 4
    first_simulations: int = 15
    """The first look at all moves, which most decisions do not pass."""
    glance: int = 40
    """Simulations of a search that finds what is tempting."""
    worlds: int = 10
    """Worlds in which all moves are measured."""
    more_worlds: int = 54
    """Further worlds for the moves that may be best."""
    simulations: int = 80
    """Simulations after a move in each of those worlds."""


class PuzzlePlan(NamedTuple):
    """The place to look: so many games from a seed, until there are enough puzzles.

    The games take the numbers of players in turn, and with each of them the values of the option that varies.
    """

    game: str
    wanted: int = 60
    games: int = 10_000
    seed: int = 1
    budget: Budget = Budget()
    players: tuple[int, ...] = ()
    """Numbers of players; none are all that the game has."""
    vary: tuple[str, tuple[str, ...]] | None = None
    """An option and its values."""

    def line_up(self, number: int) -> tuple[int, dict[str, str]]:
        """Return the number of players and the options of a game.

        >>> plan = PuzzlePlan("kick_ass", players=(2, 3), vary=("boss", ("red-mist", "mofo")))
        >>> [plan.line_up(number) for number in range(3)]
        [(2, {'boss': 'red-mist'}), (3, {'boss': 'red-mist'}), (2, {'boss': 'mofo'})]
        """
        counts = self.players or load(self.game).players
        rounds, which = divmod(number, len(counts))
        if self.vary is None:
            return counts[which], {}
        name, values = self.vary
        return counts[which], {name: values[rounds % len(values)]}


@dataclass(frozen=True, slots=True)
class _Decision:
    """A decision of a game that was played."""

    number: int
    seat: int
    state: State


def puzzles_from(
    plan: PuzzlePlan, jobs: int = 1, known: Sequence[Puzzle] = (), scheduler: str | None = None
) -> Iterator[Puzzle]:
    """Yield the puzzles of the first games that have any, in the order of the games.

    Args:
        plan: the games to look through.
        jobs: the number of processes.
        known: what an earlier run found; this one finishes them, and goes on with the game of the last.
        scheduler: the address of a Dask scheduler, whose workers look instead of processes.

    Raises:
        BadInput: the known ones come from another seed.
    """
    if any(one.source[0] != plan.seed for one in known):
        raise BadInput(f"these puzzles were not made from the seed {plan.seed}")
    first = known[-1].source[1] if known else 0
    kept = (finished(one) for one in known if one.source[1] < first)
    with workers(jobs, scheduler, load(plan.game)) as crew:
        found = chain.from_iterable(_in_order(plan, first, crew))
        yield from islice(_different(plan.game, chain(kept, found)), plan.wanted)


def _different(game: str, puzzles: Iterable[Puzzle]) -> Iterator[Puzzle]:
    """Leave out positions that were there before: games may begin alike."""
    seen = set()
    for one in puzzles:
        position = load(game).hash(one.state())
        if position not in seen:
            seen.add(position)
            yield one


def look_for(plan: PuzzlePlan, number: int) -> list[Puzzle]:
    """Return the puzzles of one game, in the order of its decisions."""
    game = load(plan.game)
    chance = SeededChance(chance_seed(plan.seed, number, STREAM))
    found: list[tuple[int, Puzzle]] = []
    prompts: set[str] = set()
    for one in _drawn(_played(plan, number), plan.budget.decisions, chance):
        prompt = game.prompt(one.state).key
        if prompt in prompts:
            continue
        puzzle = _puzzle(game, one, f"{plan.seed}-{number}-{one.number}", plan.budget, chance.below(2**30))
        if puzzle is not None:
            prompts.add(prompt)
            found.append((one.number, puzzle))
        if len(found) == MOST_OF_A_GAME:
            break
    return [puzzle for _, puzzle in sorted(found, key=lambda pair: pair[0])]


def _in_order(plan: PuzzlePlan, first: int, crew: Workforce) -> Iterator[list[Puzzle]]:
    """Yield the puzzles game by game, in their order."""
    done: dict[int, list[Puzzle]] = {}
    for number, found in crew.spread(functools.partial(look_for, plan), range(first, plan.games)):
        done[number] = found
        while first in done:
            yield done.pop(first)
            first += 1


def _played(plan: PuzzlePlan, number: int) -> list[_Decision]:
    """Play a game and return its decisions with a fair number of moves."""
    game = load(plan.game)
    players, options = plan.line_up(number)
    state = game.start(players, options, chance=SeededChance(chance_seed(plan.seed, number, 0)))
    names = rotated([BOTS[seat % len(BOTS)] for seat in range(players)], number)
    playing = decisions(state, seated(game, names, plan.seed, number, None))
    found = []
    made = 0
    while not state.is_terminal():
        if FEWEST_MOVES <= len(state.legal_actions()) <= MOST_MOVES:
            found.append(_Decision(made, state.current_player(), state.clone()))
        next(playing)
        made += 1
    return found


def _drawn(played: list[_Decision], count: int, chance: SeededChance) -> Iterator[_Decision]:
    """Yield some decisions in a random order."""
    left = list(played)
    for _ in range(min(count, len(played))):
        yield left.pop(chance.below(len(left)))


def _puzzle(game: Game, one: _Decision, id: str, budget: Budget, seed: int) -> Puzzle | None:
    """Return a decision as a puzzle if one move is clearly best, with a reason in words, and the next one tempting."""
    position = game.to_json(one.state)
    state = game.from_json(position, SeededChance(0))  # what is measured is what the file has
    values = _values(game, state, one.seat, budget, seed)
    if values is None:
        return None
    moves = ranked(game, values)
    if any(move.loss < LOSS or move.loss < ERRORS * move.error for move in moves[1:]):
        return None
    puzzle = Puzzle(game.id, id, one.seat, position, moves, budget.simulations)
    tempts = puzzle.tempting in _tempting(game, state, one.seat, budget.glance, seed)
    return finished(puzzle) if tempts and puzzle.explained else None


def _values(game: Game, state: State, seat: int, budget: Budget, seed: int) -> Values | None:
    """Measure all moves in a few worlds and the good ones in many; None as soon as two are too close."""
    actions = state.legal_actions()
    first = measure(game, state, seat, actions, range(budget.first_worlds), budget.first_simulations, seed)
    if _lead(first) < LOSS / 2:
        return None
    values = measure(game, state, seat, actions, range(budget.worlds), budget.simulations, seed)
    if _lead(values) < LOSS * 3 / 4:
        return None
    best, second, *others = _order(values)
    closer = [best, second, *(action for action in others if _may_be_close(values, best, action))]
    worlds = range(budget.worlds, budget.worlds + budget.more_worlds)
    for action, more in measure(game, state, seat, closer, worlds, budget.simulations, seed).items():
        values[action] += more
    return values


def _order(values: Values) -> list[int]:
    """Return the actions, the best first, if all were measured in the same worlds."""
    return sorted(values, key=lambda action: -sum(values[action]))


def _lead(values: Values) -> float:
    """Return by how much the best action is ahead of the next one."""
    best, second, *_ = _order(values)
    return paired(values, best, second)[0]


def _tempting(game: Game, state: State, seat: int, glance: int, seed: int) -> list[str]:
    """Return the moves, in words, that look good before they are looked at closely."""
    chance = SeededChance(seed)
    greedy = look_ahead(state.resample(seat, chance), seat, game.heuristics(), chance, GREEDY_WORLDS)
    looking = Analysing(game, state, seat, seed=seed)
    looking.simulate(glance)
    seen = [move.action for move in looking.found().moves[:2]]
    return [game.actions.words(action) for action in (greedy, *seen)]


def _may_be_close(values: Values, best: int, action: int) -> bool:
    """Return whether a move, after a few worlds, may still lose less than a puzzle asks for."""
    loss, error = paired(values, best, action)
    return loss - (ERRORS + 1.0) * error < LOSS
