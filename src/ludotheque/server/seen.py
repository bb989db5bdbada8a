"""What is shown of a game in play: built from the views of the game, which are built from what a seat knows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from ludotheque.core.events import Event, Prompt
from ludotheque.core.game import Game
from ludotheque.core.match import automatic
from ludotheque.core.state import State
from ludotheque.server.answers import GameEvent, Offered, PromptJson, SheetLine, StateMessage
from ludotheque.server.journal import Journal

UndoKind = Literal["free", "ask"]


def prompt_json(prompt: Prompt) -> PromptJson:
    """A prompt for the wire."""
    return {"key": prompt.key, "args": prompt.args, "rule": prompt.rule}


def events_json(events: Iterable[tuple[int, Event]]) -> list[GameEvent]:
    """Events with their plies for the wire; whoever asks has already been found to be allowed to see them."""
    return [{"ply": ply, "key": event.key, "args": event.args, "rule": event.rule} for ply, event in events]


def offered(game: Game, state: State) -> list[Offered]:
    """Return what the current player can choose from; nothing where the table plays the only action itself."""
    if automatic(state) is not None:
        return []
    return [
        {"number": int(number), "action": game.actions.to_json(int(number)), "words": game.actions.words(int(number))}
        for number in state.legal_actions()
    ]


def sheet(game: Game, state: State) -> list[SheetLine]:
    """The score sheet of a finished game."""
    return [{"key": line.key, "points": list(line.points), "rival": line.rival} for line in game.sheet(state)]


def scores(state: State) -> list[int]:
    """The scores as plain numbers."""
    return [int(score) for score in state.scores()]


def state_message(
    journal: Journal, eyes: int | None, since: int, *, waiting: Sequence[int], undo: UndoKind | None
) -> StateMessage:
    """The table with those eyes (None: a spectator's), with the events after ``since``."""
    game, state, over = journal.game, journal.match.state, journal.over
    decides = eyes is not None and eyes == journal.player and not waiting
    events, everything = journal.events(eyes, since)
    return {
        "type": "state",
        "eyes": eyes,
        "ply": journal.ply,
        "player": journal.player,
        "waiting": list(waiting),
        "view": game.view(state, eyes),
        "prompt": prompt_json(game.prompt(state)),
        "offered": offered(game, state) if decides else [],
        "events": events_json(events),
        "replace": everything,
        "scores": scores(state),
        "undo": undo,
        "over": over,
        "sheet": sheet(game, state) if over else None,
        "returns": [float(value) for value in state.returns()] if over else None,
        "ending": game.ending(state) if over else None,
        "secret": journal.secret.hex() if over else None,
    }
