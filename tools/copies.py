"""Write how a game's pieces and its state are copied, from the one declaration of their fields in ``__init__``.

python -m tools.copies          write the lines between the marks, in every game
python -m tools.copies --check  say which are not up to date

A class that wants it has, in a method that makes ``twin``::

    # The fields, by tools/copies.py.
    # End of the fields.

Every field that ``__init__`` declares gets a line there, except those that are one of its parameters, which the
method passes on itself, and those whose line ends in ``# scratch``, which no one reads before they are written again.
Numbers, words and what never changes are shared, tables are sliced, and a class of the game that has a ``copy`` of its
own is copied by it.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "ludotheque" / "games"
EXPANSIONS = {GAMES / "kick_ass": (ROOT / "tests" / "games" / "kick_ass" / "broker",)}
"""Folders of a game outside its own."""
BEGIN = "# The fields, by tools/copies.py.\n"
END = "# End of the fields.\n"
MARKED = re.compile(rf"^( *){re.escape(BEGIN)}.*?^ *{re.escape(END)}", re.M | re.S)


def classes_in(path: Path) -> list[ast.ClassDef]:
    """List the classes that a module defines."""
    return [one for one in ast.parse(path.read_text()).body if isinstance(one, ast.ClassDef)]


def method(of: ast.ClassDef, name: str) -> ast.FunctionDef | None:
    """Return a method of a class, if it has one of that name."""
    return next((one for one in of.body if isinstance(one, ast.FunctionDef) and one.name == name), None)


class Classes:
    """The classes of a game by name, and the lines of the modules that define them."""

    def __init__(self, modules: Iterable[Path]) -> None:
        self._known: dict[str, tuple[ast.ClassDef, list[str]]] = {}
        for path in modules:
            source = path.read_text().splitlines()
            self._known |= {one.name: (one, source) for one in classes_in(path)}

    def copied(self) -> set[str]:
        """Name those that have to be copied with what holds them: those with a ``copy()``."""
        copies = {name: method(one, "copy") for name, (one, _) in self._known.items()}
        return {name for name, copy in copies.items() if copy and len(copy.args.args) == 1}

    def fields(self, name: str) -> list[tuple[str, str]]:
        """List name and type of what a class declares, those of the class that it builds on first."""
        if name not in self._known:
            return []
        one, source = self._known[name]
        inherited = [field for base in one.bases for field in self.fields(ast.unparse(base))]
        init = method(one, "__init__")
        return inherited + (declared(init, source) if init else [])


def declared(init: ast.FunctionDef, source: list[str]) -> list[tuple[str, str]]:
    """List name and type of what ``__init__`` declares, without what it is given and without scratch tables."""
    given = {one.arg for one in init.args.args}
    return [
        (one.target.attr, ast.unparse(one.annotation))
        for one in init.body
        if isinstance(one, ast.AnnAssign)
        and isinstance(one.target, ast.Attribute)
        and not (isinstance(one.value, ast.Name) and one.value.id in given)
        and not source[(one.end_lineno or one.lineno) - 1].endswith("# scratch")
    ]


def line(name: str, kind: str, copied: set[str]) -> str:
    """Return the statement that copies one field."""
    table = re.fullmatch(r"(vec|list)\[(\w+)\]", kind)
    if table and table[2] in copied:
        made = f"[one.copy() for one in self.{name}]"
        return f"twin.{name} = {f'vec[{table[2]}]({made})' if table[1] == 'vec' else made}"
    if table:
        return f"twin.{name} = self.{name}[:]"
    return f"twin.{name} = self.{name}.copy()" if kind in copied else f"twin.{name} = self.{name}"


def written(source: str, classes: Classes) -> str:
    """Return a module with the lines of all its marked methods written again."""
    before = source
    for one in ast.parse(before).body:
        body = ast.get_source_segment(before, one) or ""
        if not isinstance(one, ast.ClassDef) or BEGIN not in body:
            continue
        lines = [line(name, kind, classes.copied()) for name, kind in classes.fields(one.name)]
        if not lines:
            raise SystemExit(f"class {one.name} has no __init__ that declares its fields")

        def whole(found: re.Match[str], lines: list[str] = lines) -> str:
            indent = found[1]
            return "".join(indent + text for text in (BEGIN, *(f"{one}\n" for one in lines), END))

        source = source.replace(body, MARKED.sub(whole, body))
    return source


def main() -> int:
    """Write the files, or compare them."""
    stale = []
    for game in sorted(path for path in GAMES.iterdir() if path.is_dir()):
        modules = [path for folder in (game, *EXPANSIONS.get(game, ())) for path in sorted(folder.rglob("*.py"))]
        classes = Classes(modules)
        for path in modules:
            source = path.read_text()
            new = written(source, classes) if BEGIN in source else source
            if new != source:
                stale.append(str(path.relative_to(ROOT)))
                if "--check" not in sys.argv:
                    path.write_text(new)
    if stale and "--check" in sys.argv:
        print(f"copies are not up to date, run `python -m tools.copies`: {', '.join(stale)}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
