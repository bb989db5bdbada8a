"""Sweeps: one number in a game's data files, set to other values.

``e26.points`` names it or, where ids repeat, ``experience.e26.points``. A numeric option has only its name, such as
``tickets``. The changed file passes the same checks as a player's own file, so numbers fixed by the contents of the box
cannot be swept.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any

from ludotheque.core.errors import BadInput
from ludotheque.core.game import Game

NUMBER = re.compile(r"-?\d+")


def swept(game: Game, options: Mapping[str, Any], name: str, value: str) -> dict[str, Any]:
    """Return the options with one number of a data file, or one option, changed.

    BadInput lists the numbers that can be swept.
    """
    if not NUMBER.fullmatch(value):
        raise BadInput(f"a sweep is over whole numbers, not {value!r}")
    known: list[str] = []
    for declared in game.options.declared():
        option = str(declared["name"])
        if not declared["document"]:
            if type(declared["default"]) is int:
                known.append(option)
                if option == name:
                    return game.options.parse({**options, option: value}).to_json()
            continue
        text = str(options.get(option) or game.document(option))
        changed = replaced(text, name, value)
        if changed is not None:
            return game.options.parse({**options, option: changed}).to_json()
        known += numbers(text)
    if not known:
        raise BadInput(f"{game.title} has no number in its data files or options to sweep")
    near = get_close_matches(name, known, n=4, cutoff=0.3) or known[:4]
    raise BadInput(
        f"no number {name!r} in the data of {game.title}; a number is named id.field or table.id.field, and there are"
        f" {len(known)}, such as {', '.join(near)}"
    )


def numbers(text: str) -> list[str]:
    """Return the names of all numbers of a file.

    >>> numbers('[[card]]' + chr(10) + 'id = "a"' + chr(10) + 'points = 2')
    ['a.points']
    """
    found: list[str] = []
    id = ""
    for line in text.split("\n"):
        if line.startswith("["):
            id = ""
        elif named := re.fullmatch(r'id\s*=\s*"(.*)"\s*', line):
            id = named[1]
        elif id and (field := re.fullmatch(r"(\w+)\s*=\s*-?\d+\s*", line)):
            found.append(f"{id}.{field[1]}")
    return found


def replaced(text: str, name: str, value: str) -> str | None:
    r"""Return the file with one number replaced; None if there is no number with this name.

    >>> replaced('[[card]]' + chr(10) + 'id = "a"' + chr(10) + 'points = 2', "a.points", "5")
    '[[card]]\nid = "a"\npoints = 5'
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
