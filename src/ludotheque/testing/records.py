"""Golden games: real ones that are replayed, with positions to compare on the way."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable

from ludotheque import BadRecord, Game, Match, Record, State, load, verify
from ludotheque.core.ledger import differing


def played(record: Record) -> Iterator[tuple[int, object]]:
    """Yield the number of each entry that stands and the position after it, whatever its hash."""
    game = load(record.game)
    for number, state in states(record):
        yield number, game.to_json(state)


def states(record: Record) -> Iterator[tuple[int, State]]:
    """Yield the number of each entry that stands and the state after it, which the next one changes."""
    bare = dataclasses.replace(record, entries=record.entries[: record.first], result=None, secret=None)
    match = Match.resume(bare)
    for number, entry in enumerate(record.entries):
        if number >= record.first and not entry.undone:
            match._replay(number, entry)
            yield number, match.state


def golden(game: Game) -> list[str]:
    """Name the golden games of a game, and of its expansions."""
    return sorted(_files(game))


def folders(game: Game) -> list[Traversable]:
    """Return the folders with golden games: the game's own, and those of its expansions."""
    below = [game.folder().joinpath(*expansion.split("/"), "golden") for expansion in game.expansions]
    return [folder for folder in (game.folder().joinpath("golden"), *below) if folder.is_dir()]


def _files(game: Game) -> dict[str, Traversable]:
    """Return the golden games by name."""
    files = [file for folder in folders(game) for file in folder.iterdir()]
    return {file.name: file for file in files if file.name.endswith(".json")}


def _positions(game: Game, name: str) -> dict[str, object]:
    """Return the positions that were kept of a golden game, by entry."""
    files = [folder.joinpath("positions", name) for folder in folders(game)]
    kept: dict[str, object] = {}
    for file in files:
        if file.is_file():
            kept |= json.loads(file.read_text(encoding="utf-8"))
    return kept


def read(game: Game, name: str) -> Record:
    """Read a golden game."""
    return Record.loads(_files(game)[name].read_text(encoding="utf-8"))


def stale(game: Game, name: str, reason: str) -> str:
    """Say that a golden game is not one any more, with the file and the cure."""
    return (
        f"{_files(game)[name]}: {reason}\n"  # lines of their own, since a report cuts long ones
        "If the rules were meant to change, raise `version` of the game and record again:\n"
        f"`ludotheque simulate {game.id} --games 50 --record DIR` writes games named after their endings, to choose "
        f"one from (in a checkout `python -m tools.golden {game.id}` records all again)."
    )


def replays(game: Game, name: str, record: Record) -> None:
    """Verify a golden game; where it does not replay, name the file, what differs and the cure.

    The difference is found at the next position that was kept.

    Raises:
        AssertionError: it does not replay.
    """
    try:
        verify(record)
    except BadRecord as error:
        differs = _first_difference(record, _positions(game, name))
        raise AssertionError(stale(game, name, f"{error}{differs}")) from None


def _first_difference(record: Record, kept: Mapping[str, object]) -> str:
    """Say where the positions that were kept first differ; nothing if they do not, or the record leads to none."""
    try:
        for number, position in played(record):
            if lost := list(differing(position, kept.get(str(number), position), [])):
                return f"; by entry {number} another position at: {', '.join(lost)}"
    except BadRecord:
        pass
    return ""
