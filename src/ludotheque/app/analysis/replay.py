"""Replays of finished games with open hands, and analysis at any moment."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterator
from typing import cast

import msgspec

from ludotheque.app.analysis.studies import Stop
from ludotheque.app.protocol.answers.replays import Chances, Frame, Replay, ReplaySeated
from ludotheque.app.protocol.answers.tables import Ended, SeatWhy
from ludotheque.app.protocol.names import clean
from ludotheque.app.protocol.refused import Refused
from ludotheque.app.tables.journal import SeenEvent
from ludotheque.app.tables.tables import Tables
from ludotheque.app.tables.views import events_json, prompt_json, scores
from ludotheque.app.thinking.question import Question, question
from ludotheque.core.custom_inputs import custom_inputs
from ludotheque.core.errors import BadInput, BadRecord
from ludotheque.core.match import Match
from ludotheque.core.moments import moments
from ludotheque.core.record import ALONE, Entry, Record, Substitution
from ludotheque.core.registry import load
from ludotheque.core.verify import verify
from ludotheque.teaching.review.curve import curve


async def finished(tables: Tables, table: str) -> Record:
    """Return the record of a table; the hidden part of it stays secret until the game is over."""
    found = await tables.get(table)
    if not found.over:
        raise Refused("the record is opened when the game is over", "record-sealed")
    return found.journal.match.record


def replay(record: Record, stop: Stop) -> Iterator[bytes]:
    """Return a record as the JSON of a ``Replay``, frame by frame. BadRecord names the entry or field at fault."""
    check(record, stop)
    game = load(record.game)
    head: Replay = {
        "game": record.game,
        "bundled": game.bundle() is not None,
        "players": record.players,
        "cooperative": game.cooperative,
        "seats": [clean(name) for name in record.seats],
        "options": record.options,
        "words": game.own_words(record.options),
        "result": record.result,
        "seated": [_seated(record, one) for one in record.substitutions],
        "takebacks": record.takebacks,
        "ended": cast(Ended | None, record.ended),
        "unchecked": record.first if record.carried else None,
        "brought": custom_inputs(record.game, record.options, record.position),
        "alone": record.played == ALONE,
        "frames": [],
    }
    yield msgspec.json.encode(head).removesuffix(b"]}")
    for ply, (match, entry) in enumerate(moments(record)):
        yield (b"," if ply else b"") + msgspec.json.encode(_frame(ply, match, entry))
    yield b"]}"


def _seated(record: Record, one: Substitution) -> ReplaySeated:
    """Return a change of hands with the frame that it came after: frames leave undone entries out."""
    frame = sum(not entry.undone for entry in record.entries[record.first : one.entry])
    return {"ply": frame, "seat": one.seat, "name": clean(one.name), "level": one.level, "why": cast(SeatWhy, one.why)}


def read(text: str, most: int) -> Record:
    """Read a record from outside. BadRecord if it is none, or has more than that many entries."""
    try:
        return from_json(json.loads(text), most)
    except json.JSONDecodeError as error:
        raise BadRecord(f"line {error.lineno}: not JSON ({error.msg})") from None
    except BadInput:
        raise
    except (RecursionError, ValueError) as error:
        raise BadRecord(f"unreadable JSON ({error})") from None


def from_json(data: object, most: int) -> Record:
    """Read a record that is already JSON, with the same limit."""
    if not isinstance(data, dict):
        raise BadRecord("a record is a JSON object")
    entries = data.get("entries")
    if isinstance(entries, list) and len(entries) > most:
        raise BadRecord(f"field 'entries': this server takes records of up to {most} entries, not {len(entries)}")
    return Record.from_json(data)


def check(record: Record, stop: Stop) -> None:
    """Check that a record from outside is true; its seal is left to ``ludotheque verify``, which may take its time."""
    for number, name in enumerate(record.seats):
        if not isinstance(name, str):
            raise BadRecord(f"field 'seats': number {number} is not a name: {name!r}")
    verify(dataclasses.replace(record, secret=None, commitment=None, contributions=None), stop.check)


def question_at(record: Record, ply: int, stop: Stop) -> Question:
    """Find the decision at a moment of a record. Raise BadInput if there is none."""
    check(record, stop)
    for number, (match, _) in enumerate(moments(record)):
        stop.check()
        if number == ply:
            if match.state.is_terminal():
                raise BadInput(f"field 'ply': the game is over at {ply}")
            return question(match.game, match.state, match.state.current_player())
    raise BadInput(f"field 'ply': the record has {number}, not {ply}")


def chances(record: Record, stop: Stop) -> list[Chances]:
    """Return each seat's chance at many moments of a record."""
    check(record, stop)
    return [{"ply": one.ply, "chances": list(one.chances)} for one in curve(record, check=stop.check)]


def _frame(ply: int, match: Match, entry: Entry | None) -> Frame:
    game, state = match.game, match.state
    events = match.opening if entry is None else match.plies[-1].events
    action = None if entry is None else game.actions.to_json(game.actions.parse(entry.do))
    return {
        "ply": ply,
        "seat": None if entry is None else entry.seat,
        "action": action,
        "words": None if entry is None else entry.do,
        "auto": entry is not None and entry.auto,
        "player": None if state.is_terminal() else state.current_player(),
        "prompt": prompt_json(game.prompt(state)),
        "views": [game.view(state, seat) for seat in range(match.record.players)],
        "events": events_json(SeenEvent(ply, None if entry is None else entry.seat, event) for event in events),
        "scores": scores(state),
    }
