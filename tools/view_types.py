"""TypeScript types of each game's view, made from its Python typed dicts.

python -m tools.view_types          write src/ludotheque/games/*/board/view.d.ts
python -m tools.view_types --check  say which are not up to date
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from enum import Enum
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from ludotheque import Game, registered_games

ROOT = Path(__file__).parent.parent / "src" / "ludotheque" / "games"
SIMPLE: dict[Any, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    NoneType: "null",
    object: "unknown",
    Any: "unknown",
}


def typescript(game: Game) -> str:
    """Return the module for one game: an interface for each typed dict that its view is made of."""
    found: dict[str, str] = {}
    interface(game.view_type, found)
    head = "// Made from the typed dicts of the game by `python -m tools.view_types`; do not edit.\n"
    return head + "".join(f"\n{text}" for text in found.values())


def interface(kind: Any, found: dict[str, str]) -> None:
    """One typed dict, after those it mentions."""
    hints = get_type_hints(kind)
    lines = [f"  {name}: {name_of(hint, found)};\n" for name, hint in hints.items()]
    name = kind.__name__.removesuffix("Json")
    found[name] = f"export interface {name} {{\n{''.join(lines)}}}\n"


def name_of(hint: Any, found: dict[str, str]) -> str:
    """Return a Python type in TypeScript; ``found`` gets the interfaces that it needs."""
    if isinstance(hint, type) and issubclass(hint, Enum):
        return " | ".join(f'"{one.value}"' for one in hint)
    if get_origin(hint) is Literal:
        return " | ".join(json.dumps(one) for one in get_args(hint))
    if hint in SIMPLE:
        return SIMPLE[hint]
    if is_typeddict(hint):
        name = hint.__name__.removesuffix("Json")
        if name not in found:
            interface(hint, found)
        return str(name)
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return " | ".join(name_of(arg, found) for arg in args)
    if origin is list:
        inner = name_of(args[0], found)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(name_of(arg, found) for arg in args)}]"
    if origin in (dict, Mapping):
        return f"Record<{name_of(args[0], found)}, {name_of(args[1], found)}>"
    raise TypeError(f"a view cannot hold {hint}")


def main() -> int:
    """Write the files, or compare them."""
    stale = []
    for game in registered_games().values():
        folder = ROOT / game.id / "board"
        if not (folder / "Board.svelte").is_file():
            continue
        path, text = folder / "view.d.ts", typescript(game)
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            stale.append(path.name if "--check" not in sys.argv else str(path.relative_to(ROOT)))
            if "--check" not in sys.argv:
                path.write_text(text, encoding="utf-8")
    if stale and "--check" in sys.argv:
        print(f"not up to date: {', '.join(stale)}; run `python -m tools.view_types`")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
