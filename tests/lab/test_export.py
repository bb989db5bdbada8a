"""The tables for other programs: columns as documented, values as in the rows."""

from __future__ import annotations

import json
import re
from pathlib import Path

import polars as pl
import pytest

from ludotheque import load
from ludotheque.lab import export, report, runner
from ludotheque.lab.experiment import Experiment

PAGE = Path(__file__).parents[2] / "docs" / "lab.md"
RUNS = {
    "koryo": Experiment("koryo", (2, 3), (("random",),), 12, {}),
    "gold_record": Experiment("gold_record", (2,), (("random",),), 3, {}),
    "manga_dice": Experiment("manga_dice", (3,), (("random",),), 6, {}),
    "age_of_comics": Experiment("age_of_comics", (1, 2), (("random",),), 3, {}),
    "kick_ass": Experiment("kick_ass", (1, 3), (("random",),), 4, {}),
    "leduc": Experiment("leduc", (2,), (("random",),), 20, {}),
}


@pytest.fixture(params=RUNS)
def run(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, pl.DataFrame, str]:
    rows = runner.run(RUNS[request.param], tmp_path)
    report.write(tmp_path, RUNS[request.param], rows)
    return tmp_path, rows, request.param


def agree(frame: pl.DataFrame, columns: tuple[export.Column, ...]) -> None:
    """Every column is a documented one of that type, and every documented one is there."""
    plain = {column.name: column.type for column in columns if not column.name.endswith("*")}
    many = {column.name[:-1]: column.type for column in columns if column.name.endswith("*")}
    assert set(plain) == {name for name in frame.columns if not name.startswith(tuple(many))}
    for name, dtype in frame.schema.items():
        wanted = plain.get(name) or next(dtype for start, dtype in many.items() if name.startswith(start))
        assert dtype == wanted, name


def test_columns_are_those_documented(run: tuple[Path, pl.DataFrame, str]) -> None:
    folder, _rows, _game = run
    agree(pl.read_parquet(folder / "games.parquet"), export.OF_GAMES)
    agree(pl.read_parquet(folder / "seats.parquet"), export.OF_SEATS)


def test_the_documentation_lists_the_columns() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for file, columns in (("games.parquet", export.OF_GAMES), ("seats.parquet", export.OF_SEATS)):
        part = text.split(f"**`{file}`**")[1].split("**`")[0]
        lines = re.findall(r"^\| `([^`]+)` \| ([^|]+) \| ([^|]*) \| ([^|]+) \|$", part, re.MULTILINE)
        assert lines == [(one.name, type_of(one), one.unit or "", one.meaning) for one in columns], file


def type_of(column: export.Column) -> str:
    """Return a type as the page writes it."""
    names = {pl.Int64: "integer", pl.Float64: "float", pl.String: "text", pl.List(pl.String): "list of text"}
    return next(name for dtype, name in names.items() if dtype == column.type)


def test_seats_are_those_of_the_rows(run: tuple[Path, pl.DataFrame, str]) -> None:
    folder, rows, id = run
    seats = pl.read_parquet(folder / "seats.parquet").to_dicts()
    assert len(seats) == rows["players"].sum()
    lines = iter(seats)
    verbs = [verb.name for verb in load(id).actions.verbs]
    for row in rows.iter_rows(named=True):
        for seat in range(row["players"]):
            line = next(lines)
            assert (line["arm"], line["number"], line["seat"]) == (row["cell"], row["number"], seat)
            assert line["place"] == (seat - row["first"]) % row["players"] + 1
            assert (line["bot"], line["win"]) == (row["bots"][seat], row["wins"][seat])
            assert (line["score"], line["opening"]) == (row["scores"][seat], row["openings"][seat])
            assert line["held"] == row["held"][seat].split()
            assert line["played"] == row["played"][seat].split()
            assert [line[f"used.{verb}"] for verb in verbs] == [int(one) for one in row["used"][seat].split()]
            for name in (name for name in row if name.startswith("sheet.")):
                assert line[name] == (row[name][seat] if row[name] is not None else None)


def test_games_are_those_of_the_rows(run: tuple[Path, pl.DataFrame, str]) -> None:
    folder, rows, _game = run
    games = pl.read_parquet(folder / "games.parquet")
    assert games["arm"].to_list() == rows["cell"].to_list()
    for name in games.columns[1:]:
        assert games[name].to_list() == rows[name].to_list()


def test_every_id_has_a_name(run: tuple[Path, pl.DataFrame, str]) -> None:
    folder, _rows, _game = run
    names = json.loads((folder / "names.json").read_text(encoding="utf-8"))
    seats = pl.read_parquet(folder / "seats.parquet")
    held = set(seats["held"].explode().drop_nulls())
    assert held <= names["cards"].keys()
    assert {name.removeprefix("used.") for name in seats.columns if name.startswith("used.")} == names["used"].keys()
    assert set(pl.read_parquet(folder / "games.parquet")["ending"]) <= names["endings"].keys()
