"""Files with cards that players bring: the template, and what is wrong with a file, with its place."""

from __future__ import annotations

import pytest

from ludotheque import load
from tests.server.client import Caller, Json

STROKE = "\u0336"
OURS = load("manga_dice").document("cards")


def read(caller: Caller, text: str, game: str = "manga_dice", option: str = "cards") -> Json:
    answer = caller.post(f"/api/games/{game}/documents/{option}", text=text)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_the_template_is_our_file_and_can_be_read(ann: Caller) -> None:
    answer = ann.get("/api/games/manga_dice/documents/cards")
    assert answer.text == OURS
    assert answer.headers["content-disposition"] == 'attachment; filename="manga_dice-cards.toml"'
    mine = read(ann, OURS.replace('"Fan Letter"', '"A card of mine"'))
    assert mine["problem"] is None
    assert "A card of mine" in mine["names"] and "Fan Letter" not in mine["names"]


@pytest.mark.parametrize(
    ("game", "option"), [("manga_dice", "cards"), ("gold_record", "cards"), ("kick_ass", "components")]
)
def test_names_in_a_file_hide_nothing(ann: Caller, game: str, option: str) -> None:
    ours = load(game).document(option)
    old = ours.partition('\nname = "')[2].partition('"')[0]
    new = f'name = "\\u202e{old}\\u2066{STROKE * 20}"'
    found = read(ann, ours.replace(f'name = "{old}"', new), game, option)
    assert found["problem"] is None
    assert f"{old}{STROKE * 3}" in found["names"]


@pytest.mark.parametrize(
    ("game", "option"), [("kick_ass", "components"), ("gold_record", "cards"), ("age_of_comics", "automa")]
)
def test_every_template_fits_its_game(ann: Caller, game: str, option: str) -> None:
    found = read(ann, ann.get(f"/api/games/{game}/documents/{option}").text, game, option)
    assert found["problem"] is None
    assert len(found["names"]) > 1 and all(found["names"])


@pytest.mark.parametrize(
    ("old", "new", "kind", "column", "values"),
    [
        ('name = "Fan Letter"', "name = 7", "text", 8, {"field": "name"}),
        ('name = "Fan Letter"', "name ? 7", "syntax", 6, {}),
        ('name = "Fan Letter"', 'name = "Fan Letter"\nwin = 3', "flag", 1, {"field": "win"}),
    ],
)
def test_what_is_wrong_has_its_line_and_column(
    ann: Caller, old: str, new: str, kind: str, column: int, values: Json
) -> None:
    line = OURS[: OURS.index(old)].count("\n") + 1
    if kind == "flag":
        line, column = line + 1, 7
    found = read(ann, OURS.replace(old, new))
    assert found["names"] == []
    problem = found["problem"]
    assert (problem["kind"], problem["line"], problem["column"], problem["values"]) == (kind, line, column, values)


@pytest.mark.parametrize("control", ["\u202e", "\u2067", "\u200f"])
def test_a_file_that_reads_otherwise_than_it_is_written_is_refused(ann: Caller, control: str) -> None:
    problem = read(ann, f"# Mine\n#  {control}\n{OURS}")["problem"]
    assert (problem["kind"], problem["line"], problem["column"]) == ("direction", 2, 4)
    assert problem["values"] == {"code": f"U+{ord(control):04X}"}


def test_a_file_keeps_joiners(ann: Caller) -> None:
    assert read(ann, OURS.replace("Fan Letter", "\u0645\u06cc\u200c\u062e"))["problem"] is None


def test_a_file_that_ends_too_soon_is_at_fault_at_its_end(ann: Caller) -> None:
    problem = read(ann, "[[experience]]\nid = ")["problem"]
    assert (problem["kind"], problem["line"], problem["column"]) == ("syntax", 2, 6)


def test_a_count_of_the_box_is_told(ann: Caller) -> None:
    problem = read(ann, '[[experience]]\nid = "e01"\n')["problem"]
    assert (problem["kind"], problem["line"]) == ("count", None)
    assert problem["values"]["name"] == "experience" and problem["values"]["file"] == 1


def test_only_files_are_read(ann: Caller) -> None:
    for game, option in (("koryo", "cards"), ("manga_dice", "first_game"), ("manga_dice", "../x")):
        assert ann.get(f"/api/games/{game}/documents/{option}").status_code == 404
        assert ann.post(f"/api/games/{game}/documents/{option}", text="x").status_code == 404
    assert ann.post("/api/games/manga_dice/documents/cards", text="").status_code == 422
    assert ann.post("/api/games/manga_dice/documents/cards", text="x" * 200_001).status_code == 422
