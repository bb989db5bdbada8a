"""Players' own files of cards: a template and a check."""

from __future__ import annotations

import dataclasses
import tomllib

from ludotheque.app.protocol.answers.tables import DocumentReading
from ludotheque.app.protocol.refused import Missing
from ludotheque.app.tables.custom_inputs import check_file
from ludotheque.core.errors import BadComponents, BadInput
from ludotheque.core.game import Game
from ludotheque.core.visible import visible

MOST_NAMES = 400
"""Names of a preview; the largest game has fewer."""


def template(game: Game, option: str) -> str:
    """Return the game's own file for an option whose value is a file: the template of those that people bring."""
    _known(game, option)
    return game.document(option)


def template_name(game: Game, option: str) -> str:
    """Return the name under which that file is saved."""
    _known(game, option)
    fields = {field.name: field for field in dataclasses.fields(game.options)}
    return f"{game.id}-{fields[option].metadata['file']}"


def read(game: Game, option: str, text: str) -> DocumentReading:
    """Read a file without playing with it: its names, or the first thing that is wrong with it."""
    _known(game, option)
    try:
        check_file(text)
        options = game.options.parse({option: text})
        names = list(game.own_words(options.to_json()).values()) or _names(text)
    except BadComponents as error:
        place = {"line": error.line, "column": error.column}
        problem = {"kind": error.kind, "reason": str(error), **place, "values": error.values}
        return {"problem": problem, "names": []}  # type: ignore[typeddict-item]
    except BadInput as error:
        return {
            "problem": {"kind": "other", "reason": str(error), "line": None, "column": None, "values": {}},
            "names": [],
        }
    return {"problem": None, "names": names[:MOST_NAMES]}


def _names(text: str) -> list[str]:
    """Return the name, or else the id, of each row of a file that is known to fit."""
    rows = [row for table in tomllib.loads(text).values() if isinstance(table, list) for row in table]
    return [visible(str(row.get("name") or row.get("title") or row.get("id", ""))) for row in rows]


def _known(game: Game, option: str) -> None:
    if not any(one["name"] == option and one["document"] for one in game.options.declared()):
        raise Missing(f"{game.title} has no option {option!r} that is a file")
