"""The pages say what the code does."""

from __future__ import annotations

import dataclasses
import json
import re
from pathlib import Path

import pytest

from ludotheque import Game, Rules, State, load, registered_games

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/contract.md").read_text(encoding="utf-8")
NOTEBOOKS = sorted((ROOT / "examples/notebooks").glob("*.ipynb"))
CODE = re.compile(r"`([^`]+)`")


def section(title: str) -> str:
    return PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]


def heading(game: Game) -> str:
    return f"**{game.title.split(':')[0]}: "


HARDEST = section("The hardest decision of each game")
TOLD = [game for game in registered_games().values() if heading(game) in HARDEST]


def test_the_ratings_of_bots_are_those_of_the_games() -> None:
    page = (ROOT / "docs/bots.md").read_text(encoding="utf-8").split("\n## Ratings\n")[1]
    head, _, *rows = [line for line in page.splitlines() if line.startswith("|")]
    levels = cells(head)[1:]
    told = {name: dict(zip(levels, given, strict=True)) for name, *given in map(cells, rows)}
    rated = {game.title: game.ladder for game in registered_games().values() if game.ladder}
    assert told == {
        title: {level: str(1000 + ladder[level]) if level in ladder else "" for level in levels}
        for title, ladder in rated.items()
    }


def cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip().strip("|").split("|")]


def test_the_table_of_state_has_every_method() -> None:
    rows = section("State").split("\n| --- | --- |\n")[1].split("\n\n")[0]
    named = {name for row in rows.splitlines() for name in re.findall(r"`(\w+)\(", row.split("|")[1])}
    assert named == {name for name in vars(State) if not name.startswith("_") and callable(getattr(State, name))}


def test_the_table_of_the_descriptor_has_every_field() -> None:
    for number, documented in enumerate((Game, Rules), start=1):
        rows = section("The descriptor").split("\n| --- | --- |\n")[number].split("\n\n")[0]
        named = {name for row in rows.splitlines() for name in CODE.findall(row.split("|")[1])}
        assert named == {field.name for field in dataclasses.fields(documented)}


def test_the_hardest_decisions_are_of_the_five_games() -> None:
    assert len(TOLD) == 5


@pytest.mark.parametrize("game", TOLD, ids=lambda game: game.id)
def test_the_actions_of_the_hardest_decision_exist(game: Game) -> None:
    """Each action is written ``verb ARGUMENT``, with the names of the verb's arguments in capitals."""
    told = HARDEST.split(heading(game))[1].split("\n\n")[0]
    shapes = {
        " ".join([verb.name, *(re.sub(r"\d", "", name).upper() for name, _ in verb.args)])
        for verb in game.actions.verbs
    }
    named = [one for one in CODE.findall(told) if re.fullmatch(r"[a-z-]+( [A-Z]+)*", one) and one != "resample"]
    assert named and set(named) <= shapes


def test_the_example_action_is_numbered_as_told() -> None:
    number, words, json = CODE.findall(section("Actions have a number, words and JSON"))[1:4]
    koryo = load("koryo").actions
    assert koryo.words(int(number)) == words
    assert str(koryo.to_json(int(number))).replace("'", '"') == json


# --- notebooks ---


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_is_kept_without_outputs(path: Path) -> None:
    """Outputs would go stale, and hide in a change what was changed."""
    cells = [cell for cell in json.loads(path.read_text(encoding="utf-8"))["cells"] if cell["cell_type"] == "code"]
    assert [cell["source"] for cell in cells if cell["outputs"] or cell["execution_count"] is not None] == []


# --- docs/testing.md ---


def first_column(page: str, heading: str) -> list[str]:
    """Return the code in the first cells of the table with that heading."""
    table = page.split(f"| {heading} |")[1].split("\n\n")[0]
    return re.findall(r"^\| `([^`]+)`", table, re.MULTILINE)


def test_each_file_of_the_contract_suite_has_its_row() -> None:
    page = (ROOT / "docs/testing.md").read_text(encoding="utf-8")
    files = (ROOT / "src/ludotheque/testing").glob("test_*.py")
    assert sorted(first_column(page, "file | property")) == sorted(path.name for path in files)


def test_each_stage_of_make_test_has_its_row_in_order() -> None:
    page = (ROOT / "docs/testing.md").read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    (stages,) = re.findall(r"^STAGES := ((?:.+\\\n)*.+)$", makefile, re.MULTILINE)
    assert first_column(page, "stage | contents") == stages.replace("\\\n", " ").split()
