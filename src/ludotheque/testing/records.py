"""Golden games: real ones that are replayed, with positions to compare on the way."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterator

from ludotheque import BadRecord, Game, Match, Record, load, verify
from ludotheque.core.ledger import differing


def played(record: Record) -> Iterator[tuple[int, object]]:
    """Yield the number of each entry that stands and the position after it, whatever its hash."""
    game = load(record.game)
    bare = dataclasses.replace(record, entries=[], result=None, secret=None)
    match = Match.resume(bare)
    for number, entry in enumerate(record.entries):
        if not entry.undone:
            match._replay(number, entry)
            yield number, game.to_json(match.state)


def golden(game: Game) -> list[str]:
    """Name the golden games of a game."""
    folder = game.folder().joinpath("golden")
    return sorted(file.name for file in folder.iterdir() if file.name.endswith(".json")) if folder.is_dir() else []


def replays(game: Game, name: str, record: Record) -> None:
    """Verify a golden game; where a hash fails, name what differs at the next position that was kept."""
    try:
        verify(record)
    except BadRecord as error:
        file = game.folder().joinpath("golden", "positions", name)
        kept = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
        for number, position in played(record):
            lost = list(differing(position, kept.get(str(number), position), []))
            assert not lost, f"{name}: {error}; by entry {number} another position at: {', '.join(lost)}"
        raise
