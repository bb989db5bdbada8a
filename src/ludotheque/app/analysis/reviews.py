"""Reviews in the background: decision by decision, behind everything that people wait for, and remembered."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import Counter, OrderedDict
from collections.abc import AsyncGenerator, AsyncIterator, Iterator, Sequence
from contextlib import aclosing, contextmanager
from dataclasses import dataclass
from itertools import islice
from typing import Final

import msgspec

from ludotheque.app.analysis.replay import check
from ludotheque.app.analysis.studies import Stop
from ludotheque.app.protocol.answers.reviews import (
    FollowedLine,
    ReviewBalance,
    ReviewBegun,
    ReviewedDecision,
    ReviewOver,
    ReviewSkipped,
    Trial,
)
from ludotheque.app.protocol.refused import TooMany
from ludotheque.app.tables.views import causes_json, prompt_json, reasons_json, step_json
from ludotheque.app.thinking.asking import Asker, Thinker, ThinkingError
from ludotheque.app.thinking.question import Question
from ludotheque.core.chance import SeededChance
from ludotheque.core.errors import BadInput
from ludotheque.core.game import Game
from ludotheque.core.match import Match
from ludotheque.core.moments import moments
from ludotheque.core.record import Record
from ludotheque.core.registry import load
from ludotheque.teaching.puzzles.line import following, quick_play
from ludotheque.teaching.puzzles.puzzle import SEED
from ludotheque.teaching.review import Assessment, Choice, Decision, Review, choices, decision, doubt, win_shares_of

log: logging.Logger = logging.getLogger(__name__)

REMEMBERED: Final = 20_000
"""Assessments that are kept, the newest."""
MOST_AT_ONCE: Final = 2
"""Reviews of one account that may run."""
MOST_POINTS: Final = 4
"""Decisions of a review that are assessed at the same time, if there are workers for them."""
TRY_AGAIN: Final = 10.0
"""Seconds after which to come back."""
TURNS: Final = 3
"""Turns that are shown of how a game may go on."""
DIGEST_BYTES: Final = 16
SEED_BITS: Final = 62


@dataclass(frozen=True, slots=True)
class Point:
    """A decision of a record: its choice, and the question that goes to a thinker."""

    digest: bytes
    choice: Choice
    asked: Question


@dataclass(frozen=True, slots=True)
class Prepared:
    """A record that was found true: its points at which the seats had a choice, and how it ended.

    The most doubtful choices come first, so that those who wait soon see what there is to learn.
    """

    record: Record
    points: tuple[Point, ...]
    shares: tuple[float, ...]


def prepare(record: Record, seats: list[int], stop: Stop) -> Prepared:
    """Check a record, and find the choices of some seats. BadInput if there are no such seats."""
    if not set(seats) <= set(range(record.players)):
        raise BadInput(f"field 'seats': the seats of this record are 0 to {record.players - 1}")
    check(record, stop)
    game, digest, found = load(record.game), _digest(record), []
    for choice in choices(record, set(seats)):
        stop.check()
        doubted = doubt(game, choice.state, choice.seat, game.actions.parse(choice.did))
        found.append((-doubted, choice.entry, Point(digest, choice, _question(game, digest, choice))))
    return Prepared(record, tuple(one for *_, one in sorted(found, key=lambda one: one[:2])), win_shares_of(record))


def point(record: Record, entry: int, stop: Stop) -> Point:
    """Find the decision after so many entries of a record. BadInput if there was no choice."""
    check(record, stop)
    for choice in choices(record):
        stop.check()
        if choice.entry == entry:
            digest = _digest(record)
            return Point(digest, choice, _question(load(record.game), digest, choice))
    raise BadInput(f"field 'entry': there was no choice after {entry} entries")


def trial(record: Record, entry: int, stop: Stop) -> Trial:
    """Return a moment of a record as the player who was to decide saw it. BadInput if no one was."""
    check(record, stop)
    for number, (match, _) in enumerate(moments(record)):
        stop.check()
        if number == entry and not match.state.is_terminal():
            return _trial(match)
    raise BadInput(f"field 'entry': there was no decision after {entry} entries")


def _trial(match: Match) -> Trial:
    game, state = match.game, match.state
    seat, space = state.current_player(), match.game.actions
    actions = state.legal_actions()
    return {
        "seat": seat,
        "position": game.to_json(state),
        "view": game.view(state, seat),
        "prompt": prompt_json(game.prompt(state)),
        "offered": [{"number": one, "action": space.to_json(one), "words": space.words(one)} for one in actions],
    }


def line(record: Record, entry: int, words: str, stop: Stop) -> FollowedLine:
    """Return how the game may go on after an action at a moment of a record. BadInput if it was not possible there."""
    check(record, stop)
    game = load(record.game)
    for number, (match, _) in enumerate(moments(record)):
        stop.check()
        if number == entry and not match.state.is_terminal():
            if game.actions.parse(words) not in match.state.legal_actions():
                raise BadInput(f"field 'action': {words!r} is not possible there")
            seat, found = match.state.current_player(), []
            for step in islice(following(match.state, seat, words, SEED, quick_play(match.state, SEED)), TURNS):
                stop.check()
                found.append(step_json(game, seat, step))
            return {"line": found}
    raise BadInput(f"field 'entry': there was no decision after {entry} entries")


class Reviews:
    """Assessments by a thinker, each made once while it is remembered."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._known: OrderedDict[tuple[bytes, int, int], Assessment] = OrderedDict()
        self._running: Counter[str] = Counter()
        self._ending = asyncio.Event()

    def end(self) -> None:
        """Break off the reviews that run: a server that stops does not wait for them. Assessments are kept."""
        self._ending.set()

    def check(self, asker: Asker) -> None:
        """Raise TooMany if that account runs other reviews already."""
        if self._running[asker.accounts[0]] >= MOST_AT_ONCE:
            raise TooMany("you are running other reviews: wait until one of them is over", TRY_AGAIN)

    @contextmanager
    def one_of(self, asker: Asker) -> Iterator[None]:
        """Count a review while it runs."""
        account = asker.accounts[0]
        self._running[account] += 1
        try:
            yield
        finally:
            self._running[account] -= 1
            if not self._running[account]:
                del self._running[account]

    async def events(self, prepared: Prepared, asker: Asker) -> AsyncIterator[bytes]:
        """Yield a review as server-sent events, each as soon as it is known; without an end if the server stops."""
        begun: ReviewBegun = {
            "type": "begun",
            "decisions": len(prepared.points),
            "shares": list(prepared.shares),
        }
        yield _event(begun)
        record, made = prepared.record, []
        # A client that leaves closes this at a yield: what runs for it ends at once.
        async with aclosing(self._assessed(prepared.points, asker)) as assessed:
            async for choice, found in assessed:
                if found is None:
                    skipped: ReviewSkipped = {"type": "skipped", "entry": choice.entry}
                    yield _event(skipped)
                    continue
                made.append(decision(record.game, choice, found))
                yield _event(decision_json(record.game, made[-1]))
        if not self._ending.is_set():
            made.sort(key=lambda one: one.entry)
            yield _event(_over(Review(record.game, record.players, tuple(made), prepared.shares)))

    async def _assessed(
        self, points: Sequence[Point], asker: Asker
    ) -> AsyncGenerator[tuple[Choice, Assessment | None]]:
        """Yield choices as they are assessed, several at once; None where a search failed. End with the server."""
        left = iter(points)
        ending = asyncio.ensure_future(self._ending.wait())
        running: dict[asyncio.Task[Assessment], Choice] = {}
        try:
            while True:
                for at in islice(left, MOST_POINTS - len(running)):
                    running[asyncio.create_task(self.assess(at, asker))] = at.choice
                if not running:
                    return
                done, _ = await asyncio.wait({ending, *running}, return_when=asyncio.FIRST_COMPLETED)
                if ending in done:
                    return
                for task in [one for one in running if one in done]:
                    choice = running.pop(task)
                    try:
                        found: Assessment | None = task.result()
                    except ThinkingError:
                        log.warning("a decision could not be assessed", exc_info=True)
                        found = None
                    yield choice, found
        finally:
            for one in (ending, *running):
                one.cancel()

    async def try_again(self, record: Record, at: Point, words: str, asker: Asker) -> ReviewedDecision:
        """Assess another action at a point of a record. BadInput if it was not possible there."""
        state, space = at.choice.state, load(record.game).actions
        taken = space.parse(words)
        if taken not in state.legal_actions():
            raise BadInput(f"field 'action': {words!r} is not possible there")
        found = await self.assess(at, asker, taken)
        return decision_json(record.game, decision(record.game, at.choice, found, space.words(taken)))

    async def assess(self, at: Point, asker: Asker, taken: int | None = None) -> Assessment:
        """Assess the action that was taken at a point, or another one. ThinkingError if a search failed."""
        if taken is None:
            taken = load(at.asked.game).actions.parse(at.choice.did)
        key = at.digest, at.choice.entry, taken
        if key not in self._known:
            self._known[key] = await self._thinker.assess(at.asked, taken, asker)
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        self._known.move_to_end(key)
        return self._known[key]


def decision_json(game: str, one: Decision) -> ReviewedDecision:
    """Return a decision for the wire."""
    space = load(game).actions
    did, best, *then = (space.to_json(space.parse(words)) for words in (one.did, one.best, *one.then))
    return {
        "type": "decision",
        "entry": one.entry,
        "seat": one.seat,
        "did": did,
        "best": best,
        "did_words": one.did,
        "best_words": one.best,
        "loss": one.loss,
        "error": one.error,
        "grade": one.grade,
        "chances": list(one.chances),
        "reasons": reasons_json(one.reasons),
        "causes": causes_json(one.causes),
        "then": then,
    }


def _over(review: Review) -> ReviewOver:
    seats = sorted({one.seat for one in review.decisions})
    return {
        "type": "over",
        "accuracy": {str(seat): review.accuracy(seat) for seat in seats},
        "balance": {str(seat): _balance(review, seat) for seat in seats},
    }


def _balance(review: Review, seat: int) -> ReviewBalance | None:
    found = review.balance(seat)
    if found is None:
        return None
    return {"even": found.even, "setup": found.setup, "decisions": found.decisions, "rest": found.rest}


def _question(game: Game, digest: bytes, choice: Choice) -> Question:
    """Ask as the player who decided knew the position; the same each time, so that answers agree with each other."""
    drawn = hashlib.blake2b(digest + choice.entry.to_bytes(4, "big"), digest_size=8).digest()
    seed = int.from_bytes(drawn, "big") >> (64 - SEED_BITS)
    sample = choice.state.resample(choice.seat, SeededChance(seed))
    return Question(game.id, game.to_json(sample), choice.seat, seed)


def _digest(record: Record) -> bytes:
    data = msgspec.json.encode(record.to_json(), order="sorted")
    return hashlib.blake2b(data, digest_size=DIGEST_BYTES).digest()


def _event(message: object) -> bytes:
    """Return a server-sent event."""
    return b"data: " + msgspec.json.encode(message) + b"\n\n"
