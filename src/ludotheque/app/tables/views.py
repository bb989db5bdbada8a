"""Messages that show a game in play: built from the views of the game, which are built from what a seat knows."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from ludotheque.app.protocol.answers.puzzles import PuzzleStep
from ludotheque.app.protocol.answers.rules import FoundRule
from ludotheque.app.protocol.answers.tables import (
    CauseJson,
    ForAll,
    ForEyes,
    GameEvent,
    Offered,
    PromptJson,
    ReasonJson,
    SheetRow,
)
from ludotheque.app.tables.journal import Journal, SeenEvent
from ludotheque.app.tables.simultaneous.pending import PendingDecision
from ludotheque.core.actions import ActionSpace
from ludotheque.core.changes import Change, changes
from ludotheque.core.events import Cause, Prompt, Reason
from ludotheque.core.game import Game
from ludotheque.core.state import State
from ludotheque.teaching.puzzles.line import LineStep

if TYPE_CHECKING:
    from ludotheque.teaching.guide import Hit

UndoKind = Literal["free", "ask"]

OFFERS_KEPT = 50_000
"""Actions whose JSON is kept for the next time they are offered, of all games together."""


def prompt_json(prompt: Prompt) -> PromptJson:
    """Return a prompt for the wire."""
    return {"key": prompt.key, "args": prompt.args, "rule": prompt.rule}


def events_json(events: Iterable[SeenEvent]) -> list[GameEvent]:
    """Return events for the wire; their reader has already been found to be allowed to see them."""
    return [
        {"ply": ply, "by": by, "key": event.key, "args": event.args, "rule": event.rule} for ply, by, event in events
    ]


def step_json(game: Game, seat: int, step: LineStep) -> PuzzleStep:
    """Return a turn of a line for the wire, as a seat sees it."""
    seen = (SeenEvent(*told) for told in step.events)
    return {"view": game.view(step.state, seat), "events": events_json(seen)}


def reasons_json(reasons: Iterable[Reason]) -> list[ReasonJson]:
    """Return reasons for the wire."""
    return [{"key": one.key, "args": one.args} for one in reasons]


def causes_json(causes: Iterable[Cause]) -> list[CauseJson]:
    """Return why a move cost something for the wire."""
    return [
        {
            "kind": cause.kind,
            "key": cause.key,
            "rival": cause.rival,
            "points": cause.points,
            "gains": cause.gains,
            "after": cause.after,
            "better": cause.better,
            "worse": cause.worse,
            "otherwise": cause.otherwise,
            "pairs": cause.pairs,
            "share": cause.share,
            "args": cause.args,
        }
        for cause in causes
    ]


def sheet(game: Game, state: State) -> list[SheetRow]:
    """Return the score sheet of a finished game."""
    return [{"key": line.key, "points": list(line.points), "rival": line.rival} for line in game.sheet(state)]


def scores(state: State) -> list[int]:
    """Return the scores as plain numbers."""
    return state.scores()


@functools.lru_cache(OFFERS_KEPT)
def _written(space: ActionSpace, number: int) -> Any:
    """Write an :class:`Offered`, to be put into messages as it is."""
    action: Offered = {"number": number, "action": space.to_json(number), "words": space.words(number)}
    return msgspec.Raw(msgspec.json.encode(action))


class Moment:
    """One ply as everyone is shown it. Whatever is the same for all of them is made and written once.

    Args:
        journal: the match; ``since`` is the ply after which events are news.
        asked: what a seat may choose now.
        before: the spectators' view that everyone has; None if they are to get all of it.
    """

    def __init__(
        self,
        journal: Journal,
        asked: Callable[[int | None], PendingDecision | None],
        since: int,
        before: Mapping[str, Any] | None = None,
    ) -> None:
        self._journal = journal
        self._asked = asked
        self._since = since
        self.public: Mapping[str, Any] = journal.game.view(journal.match.state, None)
        self._same = msgspec.json.encode(self._for_all(before))[1:]

    def _for_all(self, before: Mapping[str, Any] | None) -> ForAll:
        journal = self._journal
        game, state, over = journal.game, journal.match.state, journal.over
        played_out = over and journal.ended is None
        return {
            "ply": journal.ply,
            "player": journal.player,
            "view": self.public if before is None else None,
            "changes": [] if before is None else changes(before, self.public),
            "prompt": prompt_json(game.prompt(state)),
            "scores": scores(state),
            "over": over,
            "sheet": sheet(game, state) if played_out else None,
            "returns": journal.returns() if over else None,
            "ending": game.ending(state) if played_out else None,
            "ended": journal.ended,
            "secret": journal.secret.hex() if over else None,
        }

    def to(self, eyes: int | None, undo: UndoKind | None) -> str:
        """Write the message for those eyes (None: a spectator's)."""
        journal, game, state = self._journal, self._journal.game, self._journal.match.state
        events, everything = journal.events(eyes, self._since)
        asked = self._asked(eyes)
        early = asked is not None and asked.state is not state
        own: ForEyes = {
            "type": "state",
            "eyes": eyes,
            "own": self._own(eyes, asked if early else None),
            "asked": prompt_json(game.prompt(asked.state)) if asked is not None and early else None,
            "offered": [] if asked is None else [_written(game.actions, number) for number in asked.actions],
            "events": events_json(events),
            "replace": everything,
            "undo": undo,
        }
        return (msgspec.json.encode(own)[:-1] + b"," + self._same).decode()

    def _own(self, eyes: int | None, early: PendingDecision | None) -> list[Change]:
        """Return how the view of those eyes differs from a spectator's: a seat asked early sees that it is."""
        journal = self._journal
        if eyes is None:
            return []
        if early is not None:
            return changes(self.public, journal.game.view(early.state, eyes))
        return journal.game.rules.own(journal.match.state, eyes)


def found_rule(answer: Hit) -> FoundRule:
    """Return a passage that answers a question, as a client reads it."""
    anchors = answer.passage.anchors
    return {
        "anchor": anchors[0] if anchors else None,
        "title": answer.passage.title,
        "within": list(answer.passage.within) if anchors else [],
        "excerpt": [{"words": one.words, "marked": one.marked} for one in answer.excerpt],
    }
