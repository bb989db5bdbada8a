"""The numbers in the tables of the guides are those of the games' own components."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from ludotheque import load
from ludotheque.games.manga_dice.components import COUNTS, EXPERTS, NOT_FOR_TWO, RED_DICE, YELLOW_DICE


def rows_of(game: str) -> list[list[str]]:
    """Return the cells of each row of every table in a guide."""
    lines = load(game).guide("en").splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| ")]


def components(game: str, file: str) -> dict[str, list[dict[str, Any]]]:
    return tomllib.loads(load(game).folder().joinpath(file).read_text(encoding="utf-8"))


def test_manga_dice_counts_its_decks_and_dice() -> None:
    told = {row[0]: row[1:] for row in rows_of("manga_dice") if len(row) == 3}
    for kind, count in COUNTS.items():
        number, play = told[f"{kind} cards"]
        assert number == str(count)
        assert str(EXPERTS[kind]) in play
        assert not NOT_FOR_TWO[kind] or str(count - NOT_FOR_TWO[kind]) in play
    assert (told["red dice"][0], told["yellow dice"][0]) == (str(RED_DICE), str(YELLOW_DICE))


@pytest.mark.parametrize(("table", "width"), [("sector", 3), ("musician", 7)])
def test_gold_record_tells_what_everything_costs(table: str, width: int) -> None:
    told = [row for row in rows_of("gold_record") if len(row) == width]
    for card in components("gold_record", "cards.toml")[table]:
        paid = card["cost"].split()
        counts = {one: paid.count(one) for one in paid}
        cost = ", ".join(
            f"{count} {one.capitalize()}" if count > 1 else one.capitalize() for one, count in counts.items()
        )
        if table == "sector":
            assert ["I" * card["ring"], cost, str(card["points"])] in told
        else:
            (row,) = [row for row in told if row[0] == card["name"]]
            assert row[2:6] == [cost, str(card["ranking"]), str(card["battle"]), "yes" if card.get("van") else ""]


def test_gold_record_shows_its_board() -> None:
    names = {"M": "Musicians", "G": "Gold Record", "F": "FLUKE", "H": "#*IT HAPPENS", "R": "ROADIE/MANAGER"}
    for row in components("gold_record", "cards.toml")["row"]:
        assert [f"**{row['id']}**", *(names[one] for one in row["strips"].split())] in rows_of("gold_record")


def test_kick_ass_tells_its_dice_and_its_city() -> None:
    told = {row[0]: row[1:] for row in rows_of("kick_ass")}
    data = components("kick_ass", "components.toml")
    dice = {die["id"]: die["faces"].split() for die in data["die"]}
    for colour in ("red", "blue"):
        faces = dice[f"die-{colour}"]
        counts = [faces.count(face) for face in ("hit", "bolt", "blank")]
        assert [int(cell.split()[0]) for cell in told[colour][1:]] == counts
    assert told["black"][1].startswith(str(dice["die-faint"].count("hit")))
    names = {one["code"]: one["name"] for one in data["district"]}
    for one in data["district"]:
        borders = ", ".join(names[code] for code in one["adjacent"].split())
        assert [one["name"], str(one["limit"]), names.get(one.get("path", ""), "nowhere"), borders] in rows_of(
            "kick_ass"
        )
    for hero in data["hero"]:
        values = [str(hero[key]) for key in ("happiness", "strength", "media", "life")]
        assert [hero["name"], names[hero["start"]], *values] in rows_of("kick_ass")
