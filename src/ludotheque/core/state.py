"""The state of a game: the interface of every set of rules."""

from __future__ import annotations

import operator
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, Self, SupportsIndex, cast

from mypy_extensions import i64, mypyc_attr

from ludotheque.core.actions import Action
from ludotheque.core.chance import Chance
from ludotheque.core.errors import BadSeat, brief
from ludotheque.core.events import Event

if TYPE_CHECKING:
    from ludotheque.core.game import Game
    from ludotheque.core.telling import Drawing

TO_THE_END: Final[i64] = 1_000_000
"""A rollout length that no game reaches."""
TERMINAL: Final = -1
"""The value of :meth:`State.current_player` when the game is over."""
NO_CLAIM: Final = -1
"""The value of :meth:`State.claim` where a seat cannot take the turn."""


class IllegalAction(ValueError):
    """An action that is not offered; ``action`` is its number. The state is unchanged."""

    def __init__(self, action: int, why: str | None = None) -> None:
        super().__init__(why or f"action {action} is not offered")
        self.action = action


HASH_DIGITS: Final = 15
"""Hexadecimal digits of a fingerprint that fit in a Python hash."""
OFFERED_AT_MOST: Final = 12
"""Offered actions that an error message lists."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Library:
    """The package that states belong to. It knows their games and texts, which the states of the core do not."""

    def game(self, state: State) -> Game:
        """Return the game of a state."""
        raise NotImplementedError

    def say(self, state: State) -> str:
        """Describe a state in words, as seen by the player who decides."""
        raise NotImplementedError

    def page(self, state: State) -> str:
        """Show a state in a notebook, as HTML."""
        raise NotImplementedError

    def drawing(self, state: State) -> Drawing:
        """Draw what a notebook shows of a state, in boxes."""
        raise NotImplementedError

    def load(self, game: str) -> Game:
        """Return a game by its id."""
        raise NotImplementedError

    def reduce(self, state: State) -> tuple[Any, ...]:
        """Write a state for :mod:`pickle`."""
        raise NotImplementedError


HOMES: Final[dict[type, Any]] = {}
"""The game that first started each class of states, which need not be installed."""
LIBRARIES: Final[list[Library]] = []
"""The current library. The package adds it here when it is imported."""


def library() -> Library:
    """Return the current library."""
    return LIBRARIES[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of one game, including its secrets.

    A game defines which actions it offers (:meth:`offer`) and what each one does (:meth:`perform`). In every game, an
    action is legal if it is offered; this class checks that.

    ``chance`` is the only source of randomness. ``events`` collects events for people to read, or is None while
    simulating, and then costs nothing. ``offered`` caches the actions of this position; such a list never changes, so
    clones may share it.
    """

    def __init__(self, num_players: i64, chance: Chance) -> None:
        self.num_players: i64 = num_players
        self.chance: Chance = chance
        self.events: list[Event] | None = None
        self.offered: list[i64] | None = None

    def current_player(self) -> i64:
        """Return the seat that decides (0-based), or TERMINAL."""
        raise NotImplementedError

    def offer(self, actions: list[i64]) -> None:
        """Add the numbers of all actions of the current player: ascending, unique, at least one.

        Not called when the game is over.
        """
        raise NotImplementedError

    def perform(self, action: i64) -> None:
        """Perform one of the offered actions."""
        raise NotImplementedError

    def legal_actions(self) -> list[i64]:
        """List the numbers of the offered actions: ascending, unique, never empty unless the game is over."""
        return self.offers()[:]

    def offers(self) -> list[i64]:
        """Return the list of :meth:`legal_actions` without copying it, for fast loops. Do not change it."""
        offered = self.offered
        if offered is None:
            offered = []
            if not self.is_terminal():
                self.offer(offered)
            self.offered = offered
        return offered

    def apply_action(self, action: i64) -> None:
        """Perform an action of the current player.

        Raises:
            IllegalAction: it is not offered; the state is unchanged.
        """
        offered = self.offered
        if offered is None:
            offered = self.offers()
        for one in offered:
            if one == action:
                self.apply_offered(action)
                return
        raise IllegalAction(action)

    def apply_offered(self, action: i64) -> None:
        """Perform an action from :meth:`offers` without checking it again, for fast loops."""
        self.offered = None
        self.perform(action)

    def openly_forced(self) -> bool:
        """Return whether everyone at the table can tell that a lone offered action is the only one.

        Called only when a single action is offered. A table plays such an action at once, so a game returns False where
        the offer depends on something hidden, such as the cards in a hand: the timing must not reveal it.
        """
        return True

    def deciding(self) -> list[i64]:
        """Return the seats that may decide now, independently of each other, current player first.

        They are in the order in which the rules ask them; the list is empty if the game is over. A game returns more
        than one where players decide simultaneously: each has the same offer and view, whatever the others choose. The
        state still takes one decision at a time; a table keeps early ones sealed.
        """
        player = self.current_player()
        return [] if player == TERMINAL else [player]

    def asked_first(self, seat: i64) -> State:
        """Return a copy of this position in which ``seat``, one of :meth:`deciding`, is asked before the others."""
        if seat != self.current_player():
            raise BadSeat(f"seat {seat} does not decide now")
        return self.clone()

    def claim(self, seat: i64) -> i64:  # noqa: ARG002
        """Return the action of the current player that lets ``seat`` continue, or NO_CLAIM.

        This is for a choice of who is next that the rulebook leaves to the players: at a table the first player to act
        is next, and the table plays this action for them. A game returns it only if ``seat`` then has a choice.
        """
        return NO_CLAIM

    def clone(self) -> Self:
        """Return an independent copy, including chance, with the same future. Events are not copied."""
        twin = self.copy(self.chance.clone())
        twin.offered = self.offered
        return cast(Self, twin)

    def copy(self, chance: Chance) -> State:
        """Return a copy of the position with other chance."""
        raise NotImplementedError

    def resample(self, seat: i64, chance: Chance) -> State:
        """Return another world in which ``seat`` has seen the same, with ``chance`` for its future."""
        raise NotImplementedError

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.current_player() == TERMINAL

    def scores(self) -> list[i64]:
        """Return each seat's score by the rulebook; before the end, the score if the game ended now."""
        raise NotImplementedError

    def returns(self) -> list[float]:
        """Return -1 to 1 for each seat by placing (:func:`placing`), or one shared value in a cooperative game."""
        raise NotImplementedError

    def audit(self) -> None:
        """Raise AssertionError if a card, token or coin was created or lost."""
        raise NotImplementedError

    # --- For the people who program with it: words, copies, notebooks. Loops that play millions use the above. ---

    @property
    def game(self) -> Game:
        """The :class:`~ludotheque.core.game.Game` that this is a position of."""
        return library().game(self)

    def legal(self) -> list[Action]:
        """Return the offered actions with their words and parts; none when the game is over.

        >>> from ludotheque import SeededChance, load
        >>> load("leduc").start(2, chance=SeededChance(1)).legal()
        [Action(1, 'call'), Action(2, 'raise')]
        """
        space = self.game.actions
        return [Action(space, number) for number in self.offers()]

    def apply(self, action: object) -> None:
        """Perform an offered action, given as an :class:`Action`, its number, its words or its JSON.

        Raises:
            UnknownAction: the game has no such action.
            IllegalAction: it is not offered now, or the game is over; the state is unchanged.

        >>> from ludotheque import SeededChance, load
        >>> state = load("leduc").start(2, chance=SeededChance(1))
        >>> state.apply("raise")
        >>> state.apply("check")
        Traceback (most recent call last):
        ...
        ludotheque.core.errors.UnknownAction: unknown action 'check'; the verbs are: fold, call, raise
        """
        self.apply_offered(self.number_of(action))

    def number_of(self, action: object) -> int:
        """Return the number of an offered action in any form. UnknownAction or IllegalAction if it is not one."""
        space = self.game.actions
        number = space.number(action)
        if number not in self.offers():
            raise IllegalAction(number, self._not_offered(space, number))
        return number

    def _not_offered(self, space: Any, number: int) -> str:
        words = space.words(number)
        if self.is_terminal():
            return f"{words!r} cannot be done: the game is over"
        offers = self.offers()
        listed = [space.words(one) for one in offers[:OFFERED_AT_MOST]]
        more = len(offers) - len(listed)
        return f"{words!r} is not offered now; offered are: {', '.join(listed)}{f' and {more} more' if more else ''}"

    def view(self, seat: SupportsIndex | None = None) -> Mapping[str, Any]:
        """Return the view of a seat as plain dicts, lists and numbers; ``None`` is a spectator."""
        return self.game.rules.view(self, None if seat is None else seat_of(self, seat))

    def tensor(self, seat: SupportsIndex) -> memoryview[float]:
        """Return the observation of a seat as 32-bit floats from -1 to 1; ``numpy.asarray`` reads it without a copy."""
        return memoryview(self.game.rules.encode(self, seat_of(self, seat))).cast("f")

    def to_json(self) -> dict[str, Any]:
        """Return the whole position, secrets included; :meth:`Game.from_json` reads it."""
        return self.game.rules.to_json(self)

    def __str__(self) -> str:
        return library().say(self)

    def __repr__(self) -> str:
        turn = "over" if self.is_terminal() else f"seat {self.current_player()} to decide"
        return f"<{self.game.title}: {self.num_players} players, {turn}>"

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:  # noqa: ARG002 (the arguments are IPython's)
        """Show the position in a terminal of IPython as ``print`` does."""
        printer.text(str(self))

    def _repr_html_(self) -> str:
        """Show the position in a notebook."""
        return library().page(self)

    def __eq__(self, other: object) -> bool:
        """Return whether both are the same position of the same game, secrets included; chance may differ."""
        if not isinstance(other, State) or type(other) is not type(self):
            return False
        return bool(self.to_json() == other.to_json())

    def __hash__(self) -> int:
        """Return a number of the position; it changes when the state does."""
        return int(self.game.hash(self)[:HASH_DIGITS], 16)

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, _memo: object) -> State:
        twin = self.clone()
        if self.events is not None:
            twin.events = list(self.events)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return library().reduce(self)


def check_seat(state: State, seat: i64) -> None:
    """Raise BadSeat unless ``seat`` is one of the game's seats. A negative one would show the last seat's hand."""
    if seat < 0 or seat >= state.num_players:
        raise BadSeat(f"the seats are 0 to {state.num_players - 1}, not {seat}")


def seat_of(state: State, seat: SupportsIndex) -> int:
    """Return a seat as a number, as people and libraries give it. BadSeat if it is none of this game's."""
    try:
        number = operator.index(seat)
    except TypeError:
        raise BadSeat(f"a seat is a number from 0 to {state.num_players - 1}, not {brief(seat)}") from None
    check_seat(state, number)
    return number


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    """A game's advice to bots. Each answer is for one seat of one state.

    A bot only passes states that are possible for its seat (see :meth:`State.resample`).
    """

    def estimate(self, state: State, seat: i64) -> float:
        """Estimate the position of ``seat``, from -1 (lost) to 1 (won)."""
        raise NotImplementedError

    def estimates(self, state: State) -> list[float]:
        """Return the estimate for each seat. A game overrides this where seats share much of the work."""
        found: list[float] = []
        for seat in range(state.num_players):
            found.append(self.estimate(state, seat))
        return found

    def rollout(self, state: State, actions: list[i64], chance: Chance) -> i64:
        """Choose one of ``actions``: a quick, sensible, partly random move for the current player."""
        raise NotImplementedError

    def candidates(self, state: State, actions: list[i64]) -> list[i64]:  # noqa: ARG002
        """Return the ``actions`` that a search considers, in the same order, at least one. By default, all.

        Leave out actions that only repeat another choice or are never good.
        """
        return actions

    def rollout_length(self) -> i64:
        """Return the number of choices after which a rollout is cut off and estimated. By default, never.

        Short rollouts pay off where the estimate is good and games are long.
        """
        return TO_THE_END

    def widening(self) -> float:
        """Return how fast a search widens beyond ``rollout``.

        After ``n`` visits it has tried ``1 + w * sqrt(n)`` actions of a position. 0 (as here) means that it tries each
        action once before any twice. A long game with many actions and a good ``rollout`` needs a small positive
        number.
        """
        return 0.0


NO_RIVAL: Final = -1000.0
"""The value of the best rival where there is none."""


def by_lead(worths: list[float], spread: float) -> list[float]:
    """Convert totals to estimates: a lead of ``spread`` over the best opponent gives 0.5.

    >>> by_lead([12.0, 2.0], 10.0)
    [0.5, -0.5]
    """
    found: list[float] = []
    for seat in range(i64(len(worths))):
        best: float = NO_RIVAL
        for other in range(i64(len(worths))):
            if other != seat and worths[other] > best:
                best = worths[other]
        ahead = worths[seat] - best
        found.append(ahead / (spread + abs(ahead)))
    return found


def placing(scores: list[i64]) -> list[float]:
    """Convert scores to returns: the best gets 1, the worst -1, and ties share the mean of their places.

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
