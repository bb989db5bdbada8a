"""Records of finished games: moment by moment with all hands open, and thought over at any of them."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

from ludotheque.bots import Analysis
from ludotheque.core.chance import ScriptedChance
from ludotheque.core.errors import BadInput, BadRecord
from ludotheque.core.events import Event
from ludotheque.core.game import Game
from ludotheque.core.match import Match, verify
from ludotheque.core.record import Entry, Record
from ludotheque.core.registry import load
from ludotheque.server.answers import Frame, Hint, Replay
from ludotheque.server.seen import events_json, prompt_json, scores
from ludotheque.server.thinking.question import Question, question

MOVES_SHOWN = 5


def replay(record: Record) -> Replay:
    """A record as frames. BadRecord names the entry or field at fault."""
    check(record)
    frames = [_frame(ply, match, entry) for ply, (match, entry) in enumerate(moments(record))]
    game = load(record.game)
    return {
        "game": record.game,
        "bundled": game.bundle() is not None,
        "players": record.players,
        "seats": record.seats,
        "options": record.options,
        "words": game.own_words(record.options),
        "result": record.result,
        "frames": frames,
    }


def check(record: Record) -> None:
    """Whether a record from outside is true; its seal is left to ``ludotheque verify``, which may take its time."""
    for number, name in enumerate(record.seats):
        if not isinstance(name, str):
            raise BadRecord(f"field 'seats': number {number} is no name: {name!r}")
    verify(dataclasses.replace(record, secret=None, commitment=None, contributions=None))


def moments(record: Record) -> Iterator[tuple[Match, Entry | None]]:
    """The match at its start and after each standing entry: always the same match, which goes on."""
    standing = record.standing()
    script = ScriptedChance([value for entry in standing for value in entry.chance])
    bare = dataclasses.replace(record, entries=[], result=None, secret=None)
    match = Match.resume(bare, script)
    yield match, None
    for entry in standing:
        match.act(match.game.actions.parse(entry.do))
        yield match, entry


def question_at(record: Record, ply: int) -> tuple[Game, Question]:
    """What is to be decided at a moment of a record. BadInput if nothing is."""
    check(record)
    for number, (match, _) in enumerate(moments(record)):
        if number == ply:
            if match.state.is_terminal():
                raise BadInput(f"field 'ply': the game is over at {ply}")
            return match.game, question(match.game, match.state, int(match.state.current_player()))
    raise BadInput(f"field 'ply': the record has {number}, not {ply}")


def hint(game: Game, seat: int, ply: int, found: Analysis) -> Hint:
    """What a bot found, for people."""
    space = game.actions
    moves = found.moves[:MOVES_SHOWN]
    return {
        "seat": seat,
        "ply": ply,
        "best": space.to_json(moves[0].action),
        "words": space.words(moves[0].action),
        "moves": [
            {
                "action": space.to_json(move.action),
                "words": space.words(move.action),
                "share": move.share,
                "value": move.value,
            }
            for move in moves
        ],
        "estimate": found.estimate,
    }


def _frame(ply: int, match: Match, entry: Entry | None) -> Frame:
    game, state = match.game, match.state
    events: tuple[Event, ...] = match.opening if entry is None else match.plies[-1].events
    action = None if entry is None else game.actions.to_json(game.actions.parse(entry.do))
    return {
        "ply": ply,
        "seat": None if entry is None else entry.seat,
        "action": action,
        "words": None if entry is None else entry.do,
        "auto": entry is not None and entry.auto,
        "player": None if state.is_terminal() else int(state.current_player()),
        "prompt": prompt_json(game.prompt(state)),
        "views": [game.view(state, seat) for seat in range(match.record.players)],
        "events": events_json((ply, event) for event in events),
        "scores": scores(state),
    }
