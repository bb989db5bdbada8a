"""How the inside of each game is built, in figures: ``python -m tools.structure [CHECKOUT]``.

For each game: its modules and lines of Python; the largest circle of modules that import each other (imports for type
checkers included); the longest function; the longest chain of ``if`` and ``elif``; places that refuse an action; and
numbers above 9 that stand in the code without a name.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
LARGEST_PLAIN_NUMBER = 9
"""Smaller ones are mostly counts and places that explain themselves."""


@dataclass(frozen=True)
class Figures:
    """The row of one game."""

    game: str
    modules: int
    lines: int
    circle: int
    function: tuple[int, str]
    chain: tuple[int, str]
    refusals: int
    numbers: int

    def row(self) -> str:
        """Return it as a row of Markdown."""
        function, chain = (f"{count} ({where})" for count, where in (self.function, self.chain))
        cells = (self.game, self.modules, self.lines, self.circle, function, chain, self.refusals, self.numbers)
        return f"| {' | '.join(map(str, cells))} |"


COLUMNS = ("game", "modules", "lines", "largest circle", "longest function", "longest if chain", "refusals", "numbers")
HEAD = f"| {' | '.join(COLUMNS)} |\n|{' --- |' * len(COLUMNS)}"


def figures(folder: Path) -> Figures:
    """Measure one game's folder."""
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.py"))}
    functions = [one for tree in trees.values() for one in ast.walk(tree) if isinstance(one, ast.FunctionDef)]
    lengths = [((one.end_lineno or 0) - one.lineno + 1, one.name) for one in functions]
    chains = [(chain(part), one.name) for one in functions for part in ast.walk(one) if isinstance(part, ast.If)]
    return Figures(
        folder.name,
        len(trees),
        sum(len(path.read_text(encoding="utf-8").splitlines()) for path in trees),
        largest_circle(folder, trees),
        max(lengths),
        max(chains, default=(0, "")),
        sum(refuses(one) for tree in trees.values() for one in ast.walk(tree)),
        sum(bare_numbers(one) for one in functions),
    )


def chain(start: ast.If) -> int:
    """Count the branches of ``if``, ``elif``, ``elif`` that begin here."""
    count, at = 1, start
    while len(at.orelse) == 1 and isinstance(at.orelse[0], ast.If):
        count, at = count + 1, at.orelse[0]
    return count


def refuses(node: ast.AST) -> bool:
    """Return whether that raises IllegalAction."""
    return (
        isinstance(node, ast.Raise)
        and isinstance(node.exc, ast.Call)
        and isinstance(node.exc.func, ast.Name)
        and node.exc.func.id == "IllegalAction"
    )


def bare_numbers(function: ast.FunctionDef) -> int:
    """Count the whole numbers above 9 in a function."""
    return sum(
        isinstance(node, ast.Constant) and type(node.value) is int and node.value > LARGEST_PLAIN_NUMBER
        for node in ast.walk(function)
    )


def largest_circle(folder: Path, trees: dict[Path, ast.Module]) -> int:
    """Count the modules of the largest circle of imports, 1 if there is none."""
    package = f"ludotheque.games.{folder.name}"
    names = {path: ".".join([package, *path.relative_to(folder).with_suffix("").parts]) for path in trees}
    edges = {names[path]: {one for one in imports(tree) if one in names.values()} for path, tree in trees.items()}
    reach = {name: reachable(name, edges) for name in edges}
    return max(1 + sum(name in reach[other] for other in reach[name] - {name}) for name in edges)


def imports(tree: ast.Module) -> Iterator[str]:
    """Yield the modules that a module imports; of a package, what is taken from it too."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{one.name}" for one in node.names)


def reachable(start: str, edges: dict[str, set[str]]) -> set[str]:
    """Return all that a module imports, and what that imports, and so on."""
    found: set[str] = set()
    todo = [start]
    while todo:
        for one in edges[todo.pop()] - found:
            found.add(one)
            todo.append(one)
    return found


if __name__ == "__main__":
    checkout = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT
    print(HEAD)
    for one in sorted((checkout / "src" / "ludotheque" / "games").iterdir()):
        if (one / "__init__.py").is_file():
            print(figures(one).row())
