"""A game looked through with a search: the best decision at each point, and the loss of the one that was taken."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass

from ludotheque.bots.playout import win_shares
from ludotheque.core.actions import ActionSpace
from ludotheque.core.errors import BadInput
from ludotheque.core.events import Cause, Reason
from ludotheque.core.moments import moments
from ludotheque.core.record import Record
from ludotheque.core.registry import load
from ludotheque.core.state import State
from ludotheque.teaching.review.assessing import COMPARE, SEARCH, WORLDS, Assessing, Assessment, assess
from ludotheque.teaching.review.balance import Balance, balance
from ludotheque.teaching.review.grades import Grade, accuracy, counted


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision: where it was taken, what was done, what would have been best and why, and what that cost.

    ``entry`` counts the entries before it. ``loss`` and ``error`` are chances to win, 0 to 1, and so is ``chance``,
    which its player had before it; ``chances`` are those of all seats. ``reasons`` speak for the best and not for what
    was done; ``causes`` are what is clear of what that cost, the largest part first. ``then`` are the actions by which
    the player may well go on after the best.
    """

    entry: int
    seat: int
    did: str
    best: str
    loss: float
    error: float
    grade: Grade
    chance: float
    chances: tuple[float, ...]
    reasons: tuple[Reason, ...] = ()
    causes: tuple[Cause, ...] = ()
    then: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Review:
    """A game reviewed: the decisions of some seats, in order, and each seat's share of the win at the end.

    ``shares`` is empty if the game was not finished.
    """

    game: str
    players: int
    decisions: tuple[Decision, ...]
    shares: tuple[float, ...]

    def accuracy(self, seat: int) -> float:
        """Return how well a seat decided, 0 to 100."""
        return accuracy([counted(one.loss, one.error) for one in self.decisions if one.seat == seat])

    def balance(self, seat: int) -> Balance | None:
        """Return where a seat's result came from; None without a decision of it, or without an end."""
        mine = [one for one in self.decisions if one.seat == seat]
        if not mine or not self.shares:
            return None
        alone = load(self.game).cooperative or self.players == 1
        return balance(mine, self.shares[seat], None if alone else 1.0 / self.players)

    def to_json(self) -> dict[str, object]:
        """Return the review as JSON; docs/records.md has its fields."""
        seats = sorted({one.seat for one in self.decisions})
        return {
            "game": self.game,
            "players": self.players,
            "accuracy": {str(seat): round(self.accuracy(seat), 1) for seat in seats},
            "balance": {str(seat): _balance_json(self.balance(seat)) for seat in seats},
            "shares": [round(share, 4) for share in self.shares],
            "decisions": [
                {name: _rounded(getattr(one, name)) for name in Decision.__dataclass_fields__} for one in self.decisions
            ],
        }


def review(
    record: Record,
    seats: set[int] | None = None,
    *,
    search: int = SEARCH,
    compare: int = COMPARE,
    worlds: int = WORLDS,
    seed: int = 1,
    progress: Callable[[int, int], None] = lambda _done, _all: None,
) -> Review:
    """Review a game: each decision that was a choice, of all seats or of some.

    Args:
        record: a whole game, or one that stopped early.
        seats: the seats whose decisions are looked at; all if left out.
        search: simulations that look for the best action.
        compare: simulations that look at what an action leads to, in each world.
        worlds: worlds in which two actions are compared, 2 or more.
        seed: what the searches draw from; the same seed gives the same review.
        progress: is called with the entries looked at and all there are.

    Raises:
        BadInput: there is no such seat, or too few worlds; BadRecord if the record is not possible.

    >>> from ludotheque import Match, SeededChance, load
    >>> match = Match.start(load("leduc"), 2, chance=SeededChance(1))
    >>> while not match.state.is_terminal():
    ...     _ = match.act(match.state.legal_actions()[-1])
    >>> found = review(match.record, {0}, search=50, compare=20, worlds=4)
    >>> {one.seat for one in found.decisions}, found.decisions[0].did
    ({0}, 'raise')
    """
    if seats is not None and not seats <= set(range(record.players)):
        raise BadInput(f"the seats of this record are 0 to {record.players - 1}")
    game, decisions = load(record.game), []
    standing = sum(not entry.undone for entry in record.entries[record.first :])
    for one in choices(record, seats):
        progress(one.entry, standing)
        taken = game.actions.parse(one.did)
        sizes = {"search": search, "compare": compare, "worlds": worlds}
        found = assess(Assessing(game, one.state, one.seat, taken, **sizes, seed=seed + one.entry))
        decisions.append(decision(record.game, one, found))
    return Review(record.game, record.players, tuple(decisions), win_shares_of(record))


@dataclass(frozen=True, slots=True)
class Choice:
    """A point of a record at which a player had a choice: the position, and what was done."""

    entry: int
    seat: int
    did: str
    state: State


def choices(record: Record, seats: set[int] | None = None) -> Iterator[Choice]:
    """Yield the choices of some seats, or of all."""
    standing = [entry for entry in record.entries[record.first :] if not entry.undone]
    for number, (match, _) in enumerate(moments(record)):
        if number == len(standing):
            return
        entry = standing[number]
        if not entry.auto and (seats is None or entry.seat in seats) and len(match.state.legal_actions()) > 1:
            yield Choice(number, entry.seat, entry.do, match.state.clone())


def decision(game: str, choice: Choice, found: Assessment, did: str | None = None) -> Decision:
    """Return a choice with the judgement on it, or on another action, ``did``, in its place."""
    state, descriptor = choice.state, load(game)
    alike = [] if found.taken == found.best else descriptor.reasons(state, found.taken, choice.seat)
    return Decision(
        entry=choice.entry,
        seat=choice.seat,
        did=choice.did if did is None else did,
        best=descriptor.actions.words(found.best),
        loss=found.loss,
        error=found.error,
        grade=found.grade,
        chance=found.estimate[choice.seat],
        chances=tuple(found.estimate),
        reasons=tuple(one for one in descriptor.reasons(state, found.best, choice.seat) if one not in alike),
        causes=found.causes,
        then=_telling(descriptor.actions, found.then),
    )


def _telling(space: ActionSpace, actions: Sequence[int]) -> tuple[str, ...]:
    """Return actions in words up to the last that names something: that a turn is done says nothing."""
    naming = [number for number, action in enumerate(actions, 1) if len(space.to_json(action)) > 1]
    return tuple(map(space.words, actions[: max(naming, default=0)]))


def win_shares_of(record: Record) -> tuple[float, ...]:
    """Return each seat's share of the win at the end of a record; empty if it was not finished."""
    for match, _ in moments(record):
        state = match.state
    if not state.is_terminal():
        return ()
    return tuple(win_shares(state.returns(), load(record.game).cooperative))


def _balance_json(found: Balance | None) -> dict[str, float] | None:
    return None if found is None else {name: round(getattr(found, name), 4) for name in Balance.__dataclass_fields__}


def _rounded(value: object) -> object:
    if isinstance(value, tuple):
        return [_rounded(one) for one in value]
    if isinstance(value, Cause):
        return {name: _rounded(part) for name, part in asdict(value).items()}
    if isinstance(value, Reason):
        return {"key": value.key, "args": dict(value.args)}
    return round(value, 4) if isinstance(value, float) else value
