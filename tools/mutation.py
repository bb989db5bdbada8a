"""Score a run of mutmut over the rules, after ``make mutation`` has run it.

python -m tools.mutation  print a table in Markdown and each mutant that survived

A mutant that mypy refuses cannot be compiled and does not count. A mutant is equivalent if
``tools/equivalent_mutants.toml`` gives the reason why it plays the same game. The score is the part of the other
mutants that some test kills. The exit status is 1 if a file scores less than ``ENOUGH``, if mutants were not tested, if
a listed one does not exist, or if an equivalent one was killed: then the claim is wrong, or the machine was so busy
that tests ran out of time.
"""

from __future__ import annotations

import ast
import json
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import ndiff
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
MUTANTS = ROOT / "mutants"
GAMES = Path("src/ludotheque/games")
EQUIVALENT = Path(__file__).with_name("equivalent_mutants.toml")
ENOUGH = 85
"""The least score, in percent."""

# Exit statuses of the tests, as mutmut keeps them: https://mutmut.readthedocs.io
KILLED = {1, 3}
TIMED_OUT = {-24, 24, 36, 152, 255}
SURVIVED = {0, 5, 33}
REFUSED = {37}


@dataclass(frozen=True, order=True)
class Change:
    """The one thing that a mutant changes."""

    file: str
    function: str
    old: str
    new: str

    def __str__(self) -> str:
        return f"{self.file} {self.function}\n  - {self.old}\n  + {self.new}"


@dataclass(frozen=True)
class Mutant:
    """A mutant that compiles, and how it fared; ``same_game``: no test should kill it."""

    change: Change
    status: int | None
    same_game: bool

    @property
    def killed(self) -> bool:
        return self.status in KILLED | TIMED_OUT

    @property
    def equivalent(self) -> bool:
        return self.same_game and not self.killed


@dataclass(frozen=True)
class Row:
    """The mutants of one file."""

    file: str
    refused: int
    mutants: list[Mutant]

    def cells(self) -> list[str]:
        """Return the cells of the file's row."""
        killed = sum(one.killed for one in self.mutants)
        equivalent = sum(one.equivalent for one in self.mutants)
        survived = len(self.mutants) - killed - equivalent
        raw = f"{percent(killed, len(self.mutants)):.1f} %"
        counts = (len(self.mutants), killed, survived, equivalent)
        return [f"`{self.file}`", *map(str, counts), f"{self.score():.1f} %", raw, str(self.refused)]

    def score(self) -> float:
        """Return the part of the mutants that are not equivalent which some test kills, in percent."""
        return percent(sum(one.killed for one in self.mutants), sum(not one.equivalent for one in self.mutants))


COLUMNS = ("file", "mutants", "killed", "survived", "equivalent", "score", "raw", "refused by mypy")


def percent(part: int, whole: int) -> float:
    """Return a part of a whole in percent; all of nothing."""
    return 100 * part / whole if whole else 100.0


def rows(listed: set[Change]) -> list[Row]:
    """Read the outcome of each file that was mutated."""
    return [row(meta, listed) for meta in sorted(MUTANTS.rglob("*.py.meta"))]


def row(meta: Path, listed: set[Change]) -> Row:
    """Read the outcome of one file."""
    statuses: dict[str, int | None] = json.loads(meta.read_text())["exit_code_by_key"]
    path = meta.with_suffix("")
    file = str(path.relative_to(MUTANTS / GAMES))
    functions = {one.name: one for one in functions_in(path)}
    mutants = []
    for key, status in statuses.items():
        if status in REFUSED:
            continue
        mutant = key.rpartition(".")[2]
        original = functions[mutant.partition("__mutmut_")[0] + "__mutmut_orig"]
        change = change_of(file, original, functions[mutant])
        mutants.append(Mutant(change, status, change in listed))
    return Row(file, sum(status in REFUSED for status in statuses.values()), mutants)


def functions_in(path: Path) -> Iterator[ast.FunctionDef]:
    """Yield the functions of a mutated file: each original and all of its mutants."""
    return (one for one in ast.walk(ast.parse(path.read_text())) if isinstance(one, ast.FunctionDef))


def change_of(file: str, original: ast.FunctionDef, mutant: ast.FunctionDef) -> Change:
    """Return the lines in which a mutant differs, as ``ast.unparse`` writes them."""
    lines = list(ndiff(lines_of(original), lines_of(mutant)))
    old, new = (" ".join(line[2:].strip() for line in lines if line.startswith(mark)) for mark in "-+")
    name = original.name.removesuffix("__mutmut_orig").removeprefix("x_").removeprefix("xǁ").replace("ǁ", ".")
    return Change(file, name, old, new)


@cache
def lines_of(function: ast.FunctionDef) -> list[str]:
    """Return a function line by line, without its name."""
    return [ast.unparse(function.args), *ast.unparse(ast.Module(function.body, [])).splitlines()]


def read_equivalents() -> set[Change]:
    """Read the list of mutants that play the same game."""
    entries = tomllib.loads(EQUIVALENT.read_text())["mutant"]
    assert all(entry["because"] for entry in entries), "an equivalent mutant needs a reason"
    return {Change(entry["file"], entry["function"], entry["old"], entry["new"]) for entry in entries}


def faults(table: list[Row], listed: set[Change]) -> Iterator[str]:
    """Yield what is wrong with a run."""
    mutants = [mutant for one in table for mutant in one.mutants]
    for change in sorted(listed - {mutant.change for mutant in mutants}):
        yield f"listed as equivalent, but no mutant: {change}"
    for mutant in mutants:
        if mutant.same_game and mutant.killed:
            yield f"equivalent, but killed (falsely, or the machine was too busy): {mutant.change}"
        if mutant.status not in KILLED | TIMED_OUT | SURVIVED:
            yield f"not tested to an end (status {mutant.status}): {mutant.change}"
    for one in table:
        if one.score() < ENOUGH:
            yield f"{one.file} scores {one.score():.1f} %, less than {ENOUGH} %"


def main() -> int:
    """Print the table, and the survivors."""
    listed = read_equivalents()
    table = rows(listed)
    print(f"| {' | '.join(COLUMNS)} |\n|{' --- |' * len(COLUMNS)}")
    for one in table:
        print(f"| {' | '.join(one.cells())} |")
    for one in table:
        for mutant in one.mutants:
            if mutant.status in SURVIVED and not mutant.equivalent:
                print(f"\nsurvived: {mutant.change}")
    found = list(faults(table, listed))
    print("".join(f"\n{fault}" for fault in found))
    return 1 if found or not table else 0


if __name__ == "__main__":
    sys.exit(main())
