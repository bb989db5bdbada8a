"""A record played again, moment by moment."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

from ludotheque.core.chance import ScriptedChance
from ludotheque.core.match import Match
from ludotheque.core.record import Entry, Record


def moments(record: Record) -> Iterator[tuple[Match, Entry | None]]:
    """Yield the match at its start and after each standing entry: always the same match, which goes on."""
    standing = [entry for entry in record.entries[record.first :] if not entry.undone]
    script = ScriptedChance([value for entry in standing for value in entry.chance])
    bare = dataclasses.replace(record, entries=record.entries[: record.first], result=None, secret=None)
    match = Match.resume(bare, script)
    yield match, None
    for entry in standing:
        match.act(match.game.actions.parse(entry.do))
        yield match, entry
