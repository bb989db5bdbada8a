"""The structure of each game in figures: a table of docs/architecture.md.

python -m tools.structure           write the table
python -m tools.structure --check   say whether it is up to date
python -m tools.structure CHECKOUT  print the figures of another checkout
"""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "architecture.md"
BEGIN, END = "<!-- structure: begin -->", "<!-- structure: end -->"
LARGEST_PLAIN_NUMBER = 9
"""Smaller ones are mostly counts and places that explain themselves."""
LINES_ROUNDED = -2
"""To hundreds: the table need not be written again after each edit."""


@dataclass(frozen=True)
class Figures:
    """The row of one game."""

    modules: int
    lines: int
    layers: str
    circle: int
    function: tuple[int, str]
    chain: tuple[int, str]
    refusals: int
    numbers: int

    def row(self, game: str, when: str) -> str:
        """Return it as a row of Markdown."""
        function, chain = (f"{count} (`{where}`)" for count, where in (self.function, self.chain))
        sizes = (self.modules, round(self.lines, LINES_ROUNDED), self.layers, self.circle)
        cells = (game, when, *sizes, function, chain, self.refusals, self.numbers)
        return f"| {' | '.join(map(str, cells))} |"


COLUMNS = (
    "game",
    "",
    "modules",
    "lines",
    "layers",
    "largest circle",
    "longest function",
    "longest if chain",
    "refusals",
    f"numbers > {LARGEST_PLAIN_NUMBER}",
)
HEAD = f"| {' | '.join(COLUMNS)} |\n|{' --- |' * len(COLUMNS)}".replace("|  |", "| |")
NO_LAYERS = "0"
NAMES = {
    "kick_ass": "Kick-Ass",
    "age_of_comics": "Age of Comics",
    "gold_record": "Gold Record",
    "manga_dice": "Manga Dice",
    "koryo": "Koryŏ",
    "leduc": "Leduc",
}
"""The games that had a layout before, in the order of the table. Others follow by their folders."""
BEFORE = {
    "kick_ass": Figures(35, 10781, NO_LAYERS, 17, (103, "__init__"), (29, "options"), 2, 63),
    "age_of_comics": Figures(31, 8093, NO_LAYERS, 13, (66, "__init__"), (22, "perform"), 32, 68),
    "gold_record": Figures(22, 5122, NO_LAYERS, 11, (61, "__init__"), (10, "resolve"), 19, 27),
    "manga_dice": Figures(18, 3721, NO_LAYERS, 4, (44, "__init__"), (9, "find"), 23, 45),
    "koryo": Figures(14, 2225, NO_LAYERS, 3, (39, "__init__"), (8, "apply_turn"), 22, 3),
    "leduc": Figures(5, 410, NO_LAYERS, 1, (27, "apply_action"), (1, "winner"), 3, 3),
}
"""The figures of the code when the layout began (commit 1db2edb)."""


def figures(folder: Path) -> Figures:
    """Measure one game's folder."""
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.py"))}
    functions = [one for tree in trees.values() for one in ast.walk(tree) if isinstance(one, ast.FunctionDef)]
    lengths = [((one.end_lineno or 0) - one.lineno + 1, one.name) for one in functions]
    chains = [(chain(part), one.name) for one in functions for part in ast.walk(one) if isinstance(part, ast.If)]
    return Figures(
        len(trees),
        sum(len(path.read_text(encoding="utf-8").splitlines()) for path in trees),
        layers(folder),
        largest_circle(folder, trees),
        max(lengths),
        max(chains, default=(0, "")),
        sum(refuses(one) for tree in trees.values() for one in ast.walk(tree)),
        sum(bare_numbers(one) for one in functions),
    )


def layers(folder: Path) -> str:
    """Return how many layers import-linter holds in a game, and in its chapters if they have some of their own."""
    project = tomllib.loads((folder.parents[3] / "pyproject.toml").read_text(encoding="utf-8"))
    contracts: list[dict[str, Any]] = project["tool"]["importlinter"]["contracts"]
    package = f"ludotheque.games.{folder.name}"
    held = [
        str(len(contract["layers"]))
        for contract in contracts
        for container in contract.get("containers", ())
        if container == package or container.startswith(f"{package}.")
    ]
    return " + ".join(held) or NO_LAYERS


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


def game_folders(checkout: Path) -> list[Path]:
    """List the folders of a checkout's games, those with a name in the order of the table first."""
    found = [path for path in (checkout / "src" / "ludotheque" / "games").iterdir() if (path / "__init__.py").is_file()]
    order = list(NAMES)
    return sorted(found, key=lambda path: (order.index(path.name) if path.name in order else len(order), path.name))


def table(checkout: Path) -> str:
    """Return the whole table for a checkout."""
    rows = [HEAD]
    for folder in game_folders(checkout):
        name, before = NAMES.get(folder.name, folder.name), BEFORE.get(folder.name)
        if before is not None:
            rows.append(before.row(name, "before"))
        rows.append(figures(folder).row("" if before else name, "now").replace("|  |", "| |"))
    return "\n".join(rows)


def main() -> int:
    """Write the table, compare it, or print that of another checkout."""
    arguments = sys.argv[1:]
    if arguments and arguments != ["--check"]:
        print(table(Path(arguments[0])))
        return 0
    page = PAGE.read_text(encoding="utf-8")
    before, rest = page.split(BEGIN)
    made = f"{BEGIN}\n<!-- made by `python -m tools.structure`; do not edit -->\n\n{table(ROOT)}\n\n{END}"
    fresh = before + made + rest.split(END)[1]
    if not arguments:
        PAGE.write_text(fresh, encoding="utf-8")
    elif page != fresh:
        print("docs/architecture.md is not up to date: python -m tools.structure")
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
