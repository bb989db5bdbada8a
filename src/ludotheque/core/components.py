"""Components as data: cards and tables in a TOML file, with provenance for each row, checked on load.

Games whose printed values are not public ship a reconstruction; owners of the box can bring the printed values in a
file of the same shape. Both go through here, and a wrong file is refused with its line and what is allowed.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from ludotheque.core.errors import BadComponents, brief
from ludotheque.core.visible import visible

T = TypeVar("T")

MOST_LINES = 10_000
LONGEST_LINE = 2_000
MOST_DOTS = 50
LONGEST_ROW = 100
"""Lines of a row in which a field at fault is looked for."""
"""Bounds of a file. The longest that there is has 2,000 lines, the longest line 120 characters and three dots."""


class ComponentRow:
    """One row of a table: its fields, and the line it begins at."""

    def __init__(self, table: str, line: int, fields: Mapping[str, Any], written: Sequence[str] = ()) -> None:
        """``written`` are the lines of the file from this row on."""
        self.table = table
        self.line = line
        self._fields = fields
        self._written = written

    def fail(self, reason: str, kind: str = "other", field: str | None = None, **values: str | int) -> BadComponents:
        """Return an error that names this row's line, and knows where in the row its field is."""
        line, column = self._place(field)
        values = values if field is None else {"field": field, **values}
        return BadComponents(f"line {self.line}, [[{self.table}]]: {reason}", kind, line, column, **values)

    def _place(self, field: str | None) -> tuple[int, int]:
        """Return the line and column of the value of a field; those of the row if it is not written there."""
        if field is not None:
            for number, line in enumerate(self._written):
                if number and line.lstrip().startswith("["):
                    break
                found = re.match(rf"\s*[\"']?{re.escape(field)}[\"']?\s*=\s*", line)
                if found:
                    return self.line + number, found.end() + 1
        return self.line, 1

    def has(self, name: str) -> bool:
        """Return whether a field that may be left out is there."""
        return name in self._fields

    def text(self, name: str) -> str:
        """Return a text that has to be there and not be empty, as it can be shown."""
        value = self._fields.get(name)
        text = visible(value) if isinstance(value, str) else ""
        if not text.strip():
            raise self.fail(f"the field {name!r} should be a text, not {brief(value)}", "text", name)
        return text

    def number(self, name: str, low: int, high: int, default: int | None = None) -> int:
        """Return a whole number within bounds."""
        value = self._fields.get(name, default)
        if type(value) is not int or not low <= value <= high:
            reason = f"the field {name!r} should be a whole number from {low} to {high}, not {brief(value)}"
            raise self.fail(reason, "number", name, low=low, high=high)
        return value

    def flag(self, name: str, default: bool = False) -> bool:
        """Read true or false."""
        value = self._fields.get(name, default)
        if type(value) is not bool:
            raise self.fail(f"the field {name!r} should be true or false, not {brief(value)}", "flag", name)
        return value

    def parsed(self, name: str, parse: Callable[[str], T | None], allowed: str) -> T:
        """Return a text in a small grammar of the game; ``parse`` answers None for what is not in it."""
        value = self.text(name)
        found = parse(value)
        if found is None:
            raise self.fail(f"unknown {name} {value!r}; allowed are: {allowed}", "value", name, allowed=allowed)
        return found

    def only(self, names: Sequence[str]) -> None:
        """Refuse fields that mean nothing."""
        for name in self._fields:
            if name not in names:
                allowed = ", ".join(names)
                raise self.fail(f"unknown field {name!r}; allowed are: {allowed}", "field", name, allowed=allowed)


def read_tables(text: str, counts: Mapping[str, int]) -> dict[str, list[ComponentRow]]:
    r"""Return the tables of a file. ``counts`` says how many rows each must have; ids must not repeat.

    >>> read_tables('[[card]]\nid = "a"', {"card": 1})["card"][0].line
    1
    >>> read_tables('[[card]]\nid = "a"', {"card": 2})
    Traceback (most recent call last):
    ludotheque.core.errors.BadComponents: [[card]]: there are 2 in the box, the file has 1
    """
    _bound(text)
    try:
        data = tomllib.loads(text)
    except ValueError as error:  # TOMLDecodeError is one, and so is a number of too many digits
        line, column = _place_of(error, text)
        raise BadComponents(f"not TOML: {error}", "syntax", line, column) from None
    except RecursionError:
        raise BadComponents("not TOML that can be read: it is nested too deeply") from None
    for table in data:
        if table not in counts:
            reason, allowed = f"unknown table {table!r}; allowed are: ", ", ".join(counts)
            line = next((at for at, one in enumerate(text.splitlines(), 1) if _names(one, table)), 1)
            raise BadComponents(reason + allowed, "table", line, 1, name=table, allowed=allowed)
    tables = {table: _rows(text, table, data.get(table)) for table in counts}
    seen: dict[str, int] = {}
    for table, rows in tables.items():
        for row in rows:
            id = row.text("id")
            if id in seen:
                raise row.fail(f"the id {id!r} is used already, at line {seen[id]}", "twice", "id", first=seen[id])
            seen[id] = row.line
        if len(rows) != counts[table]:
            reason = f"[[{table}]]: there are {counts[table]} in the box, the file has {len(rows)}"
            raise BadComponents(reason, "count", name=table, box=counts[table], file=len(rows))
    return tables


def _place_of(error: ValueError, text: str) -> tuple[int, int]:
    """Return the line and column that the parser names: it says them in words, or that it came to the end."""
    found = re.search(r"at line (\d+), column (\d+)\)$", str(error))
    if found:
        return int(found[1]), int(found[2])
    lines = text.splitlines() or [""]
    return len(lines), len(lines[-1]) + 1


def _bound(text: str) -> None:
    """Refuse what would keep the parser busy for minutes: its time grows with the square of a dotted key's length."""
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise BadComponents(f"a file has at most {MOST_LINES} lines, not {len(lines)}")
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            raise BadComponents(f"line {number}: a line has at most {LONGEST_LINE} characters, not {len(line)}")
        if line.count(".") > MOST_DOTS:
            raise BadComponents(f"line {number}: a line has at most {MOST_DOTS} dots")


def _rows(text: str, table: str, data: Any) -> list[ComponentRow]:
    """Return the rows of one table, each with the line of its header."""
    if data is None:
        return []
    written = text.splitlines()
    lines = [number for number, line in enumerate(written, 1) if _is_header(line, table)]
    if not isinstance(data, list) or not all(isinstance(one, dict) for one in data) or len(lines) != len(data):
        raise BadComponents(f"{table!r} should be written as rows, each under its own [[{table}]]")
    return [
        ComponentRow(table, line, fields, written[line - 1 : line + LONGEST_ROW])
        for line, fields in zip(lines, data, strict=True)
    ]


def _is_header(line: str, table: str) -> bool:
    return re.fullmatch(rf"\s*\[\[\s*{re.escape(table)}\s*\]\]\s*(#.*)?", line) is not None


def _names(line: str, table: str) -> bool:
    """Return whether a line opens a table of that name, or gives a value to it."""
    return re.match(rf"\s*(\[\[?\s*)?[\"']?{re.escape(table)}[\"']?\s*[\].=]", line) is not None


def check_count(what: str, found: int, printed: int) -> None:
    """Compare a count with what the rulebook says."""
    if found != printed:
        raise BadComponents(f"{what}: the rulebook says {printed}, the file has {found}")
