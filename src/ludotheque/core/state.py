"""The state of a game: what every set of rules is, seen from outside."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludotheque.core.chance import Chance
from ludotheque.core.errors import BadSeat
from ludotheque.core.events import Event

TO_THE_END: Final[i64] = 1_000_000
"""A rollout length that no game reaches."""
TERMINAL: Final = -1
"""The value of :meth:`State.current_player` when the game is over."""
NO_CLAIM: Final = -1
"""The value of :meth:`State.claim` where a seat cannot take the turn."""


class IllegalAction(ValueError):
    """An action that is not offered; ``action`` is its number. The state is as it was."""

    def __init__(self, action: int) -> None:
        super().__init__(f"action {action} is not offered")
        self.action = action


SPEAKERS: Final[list[Callable[[State], str]]] = []
"""Say a state in words, for ``print(state)``. The package registers the one there is; the core has no texts."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of one game, with everything that is secret in it.

    A game says what is offered (:meth:`offer`) and what each action does (:meth:`perform`). In all games
    an action is legal if it was offered; that is decided here.

    ``chance`` is the only source of randomness. ``events`` collects what happens for people to read, or is
    None while simulating, and then costs nothing. ``offered`` are the actions of this position, once they have been
    asked for; such a list never changes, so that a clone may share it.
    """

    def __init__(self, num_players: i64, chance: Chance) -> None:
        self.num_players: i64 = num_players
        self.chance: Chance = chance
        self.events: list[Event] | None = None
        self.offered: list[i64] | None = None

    def __str__(self) -> str:
        return SPEAKERS[0](self) if SPEAKERS else repr(self)

    def current_player(self) -> i64:
        """The seat to decide (0-based), or TERMINAL."""
        raise NotImplementedError

    def offer(self, actions: list[i64]) -> None:
        """Add the numbers of all actions of the current player: ascending, unique, one at least.

        Not asked when the game is over.
        """
        raise NotImplementedError

    def perform(self, action: i64) -> None:
        """Do one of the actions that are offered."""
        raise NotImplementedError

    def legal_actions(self) -> list[i64]:
        """List the numbers of the offered actions: ascending, unique, never empty unless the game is over."""
        return self.offers()[:]

    def offers(self) -> list[i64]:
        """Return what :meth:`legal_actions` lists, for loops that play millions: not a copy, so leave it as it is."""
        offered: list[i64] | None = self.offered
        if offered is None:
            offered = []
            if not self.is_terminal():
                self.offer(offered)
            self.offered = offered
        return offered

    def apply_action(self, action: i64) -> None:
        """Perform an action of the current player.

        Raises:
            IllegalAction: it is not offered; the state is as it was.
        """
        offered: list[i64] | None = self.offered
        if offered is None:
            offered = self.offers()
        for one in offered:
            if one == action:
                self.apply_offered(action)
                return
        raise IllegalAction(action)

    def apply_offered(self, action: i64) -> None:
        """Perform an action that :meth:`offers` gave, for loops that play millions: it is not checked again."""
        self.offered = None
        self.perform(action)

    def openly_forced(self) -> bool:
        """Return whether everyone at the table can tell that a lone offered action is the only one.

        Asked only when a single action is offered. A table plays such an action at once, so a game answers False
        where the offer depends on something hidden, such as the cards of a hand: the pace must not tell it.
        """
        return True

    def deciding(self) -> list[i64]:
        """Return the seats that may decide now, independently of each other: the current player first.

        They are in the order in which the rules ask them, and none if the game is over. A game names more than one
        where its rulebook has players decide at once: each of them is offered the same and sees the same, whatever
        the others choose. The state still takes one decision at a time; a table keeps early ones sealed.
        """
        player: i64 = self.current_player()
        return [] if player == TERMINAL else [player]

    def asked_first(self, seat: i64) -> State:
        """Return a copy of this position in which ``seat``, one of :meth:`deciding`, is asked before the others."""
        if seat != self.current_player():
            raise BadSeat(f"seat {seat} does not decide now")
        return self.clone()

    def claim(self, seat: i64) -> i64:  # noqa: ARG002
        """Return the action of the current player by which ``seat`` goes on, or NO_CLAIM.

        For a choice that only says who is next, where the rulebook leaves that to the players: at a table whoever
        acts first is next, and this action is played for it. A game names it only if ``seat`` then has a choice.
        """
        return NO_CLAIM

    def clone(self) -> State:
        """Return an independent copy, chance included, so that it has the same future. Events are not copied."""
        twin = self.copy(self.chance.clone())
        twin.offered = self.offered
        return twin

    def copy(self, chance: Chance) -> State:
        """Return the same position with other chance before it."""
        raise NotImplementedError

    def resample(self, seat: i64, chance: Chance) -> State:
        """Another world in which ``seat`` has seen just the same, with ``chance`` for its future."""
        raise NotImplementedError

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.current_player() == TERMINAL

    def scores(self) -> list[i64]:
        """The score of each seat as the rulebook counts it, also before the end ("if it ended now")."""
        raise NotImplementedError

    def returns(self) -> list[float]:
        """-1 to 1 for each seat by placing (:func:`placing`); one shared value in a cooperative game."""
        raise NotImplementedError

    def audit(self) -> None:
        """Raise AssertionError if a card, token or coin was made or lost."""
        raise NotImplementedError


def check_seat(state: State, seat: i64) -> None:
    """Raise BadSeat unless ``seat`` is one of the game's seats. A negative one would show the last seat's hand."""
    if seat < 0 or seat >= state.num_players:
        raise BadSeat(f"the seats are 0 to {state.num_players - 1}, not {seat}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    """A game's advice to bots; all answers are for one seat of one state.

    A bot only ever passes states that its seat might be in (see :meth:`State.resample`).
    """

    def estimate(self, state: State, seat: i64) -> float:
        """Estimate how well ``seat`` stands, -1 (lost) to 1 (won)."""
        raise NotImplementedError

    def rollout(self, state: State, actions: list[i64], chance: Chance) -> i64:
        """One of ``actions``: a quick, sensible, partly random move for the current player."""
        raise NotImplementedError

    def candidates(self, state: State, actions: list[i64]) -> list[i64]:  # noqa: ARG002
        """Those of ``actions`` that a search looks at, in the same order, one at least: all, if not said otherwise.

        For what only repeats another choice, or is never good.
        """
        return actions

    def rollout_length(self) -> i64:
        """Return how many choices a rollout makes before it is cut off and estimated: all, if not said
        otherwise. Shorter ones pay where the estimate is good and games are long."""
        return TO_THE_END

    def widening(self) -> float:
        """Return how fast a search widens beyond ``rollout``: after ``n`` visits it has tried ``1 + w * sqrt(n)``
        actions of a position. 0 (as here) means that it tries each action once before any twice. A long game with
        many actions and a good ``rollout`` wants a small number instead.
        """
        return 0.0


def placing(scores: list[i64]) -> list[float]:
    """Scores to returns: the best gets 1, the worst -1, ties share the mean of their places.

    >>> placing([12, 30, 12])
    [-0.5, 1.0, -0.5]
    """
    n = len(scores)
    if n == 1:
        return [1.0]
    result: list[float] = []
    for score in scores:
        below = 0
        equal = 0
        for other in scores:
            if other < score:
                below += 1
            elif other == score:
                equal += 1
        result.append(2.0 * (below + (equal - 1) / 2.0) / (n - 1) - 1.0)
    return result
