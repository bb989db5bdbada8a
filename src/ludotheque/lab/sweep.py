"""One number of a game's data files, set to another value.

``e26.points`` names it or, where ids repeat, ``experience.e26.points``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from ludotheque.core.errors import BadInput
from ludotheque.core.game import Game

NUMBER = re.compile(r"-?\d+")


def swept(game: Game, options: Mapping[str, Any], name: str, value: str) -> dict[str, Any]:
    """The options with a data file in which that number is changed. BadInput says what can be swept."""
    if not NUMBER.fullmatch(value):
        raise BadInput(f"a sweep is over whole numbers, not {value!r}")
    problems: list[str] = []
    for declared in game.options.declared():
        if not declared["document"]:
            continue
        option = str(declared["name"])
        text = str(options.get(option) or game.document(option))
        changed = replaced(text, name, value)
        if changed is None:
            problems.append(option)
            continue
        return game.options.parse({**options, option: changed}).to_json()
    if not problems:
        raise BadInput(f"{game.title} has no data file of which a number could be swept")
    raise BadInput(f"no number {name!r} in the data of {game.title}; a number is named id.field or table.id.field")


def replaced(text: str, name: str, value: str) -> str | None:
    """The file with that number replaced; None if there is none of that name.

    >>> replaced('[[card]]' + chr(10) + 'id = "a"' + chr(10) + 'points = 2', "a.points", "5")
    '[[card]]\\nid = "a"\\npoints = 5'
    """
    *table, id, field = name.split(".") if name.count(".") in (1, 2) else ("", "", "")
    lines = text.split("\n")
    inside = found = False
    for number, line in enumerate(lines):
        if line.startswith("["):
            inside = not table or line.strip("[] ") == table[0]
            found = False
        elif inside and re.fullmatch(rf'id\s*=\s*"{re.escape(id)}"\s*', line):
            found = True
        elif found and re.fullmatch(rf"{re.escape(field)}\s*=\s*-?\d+\s*", line):
            lines[number] = f"{field} = {value}"
            return "\n".join(lines)
    return None
