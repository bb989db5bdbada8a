"""A table that begins from a position, or with a player's own file, says so wherever it is met, and shows all of it."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from ludotheque import Record, load
from ludotheque.core.custom_inputs import custom_inputs
from tests.server.client import BOT, FRIEND, YOU, Caller, Json
from tests.server.conftest import Serve

ANN: Json = {**YOU, "name": "Ann"}
SEATS = [{"tableau": {"merchant": 1}, "hand": {"banker": 3}}, {"tableau": {"banker": 1}, "hand": {"merchant": 2}}]
POSITION: Json = {"game": "koryo", "round": 2, "phase": "orders", "seats": SEATS}
FILE = load("manga_dice").document("cards")
REORDERED = "# My cards\n# \u202esdrac\n" + FILE


def beginning(caller: Caller, table: str) -> Record:
    answer = caller.get(f"/api/tables/{table}/beginning")
    assert answer.status_code == 200, answer.text
    return Record.from_json(answer.json())


def told(caller: Caller, table: str) -> list[list[str]]:
    """Return what a stranger reads in the invitation, in the open list and at the table."""
    shown = caller.get(f"/api/tables/{table}").json()["brought"]
    (listed,) = (one["brought"] for one in caller.get("/api/open").json() if one["table"] == table)
    return [shown, listed, caller.socket(table).until("welcome")["brought"]]


def told_after(caller: Caller, table: str) -> list[list[str]]:
    """Return what is read of a finished game: in its result, and in the archive of a player."""
    result = caller.get(f"/api/tables/{table}/result").json()
    (listed,) = (one for one in caller.get("/api/archive").json()["games"] if one["table"] == table)
    return [result["brought"], listed["brought"]]


def described(caller: Caller, table: str, language: str) -> str:
    """Return the description in the preview of a link to a table."""
    page = caller.http.get(f"/table/{table}", headers={"Accept-Language": language}).text
    found = re.search(r'"og:description" content="([^"]*)"', page)
    assert found is not None, page
    return found[1]


def counted(caller: Caller) -> list[tuple[str, int, int]]:
    """Return each game of a player's statistics, with the number of games and of those against bots."""
    games = caller.get("/api/statistics").json()["games"]
    return [(one["game"], one["games"], sum(bot["games"] for bot in one["by_bot"])) for one in games]


def test_a_position_is_told_and_shown_before_anyone_sits_down(serve: Serve) -> None:
    server = serve()
    ann, ben = server.caller(), server.caller()
    table = ann.open(ANN, FRIEND, position=POSITION, listed={})["table"]
    assert told(ben, table) == [["position"]] * 3
    record = beginning(ben, table)
    assert record.position == POSITION
    replayed = ben.post("/api/replay", **record.to_json()).json()
    assert replayed["brought"] == ["position"]
    (frame,) = replayed["frames"]
    assert [view["me"]["hand"] for view in frame["views"]] == [one["hand"] for one in SEATS]


def test_a_file_is_told_and_shown(serve: Serve) -> None:
    server = serve()
    ann, ben = server.caller(), server.caller()
    table = ann.open(ANN, FRIEND, game="manga_dice", options={"cards": FILE}, listed={})["table"]
    assert told(ben, table) == [["cards"]] * 3
    record = beginning(ben, table)
    assert (record.position, record.options["cards"]) == (None, FILE)


def test_of_an_ordinary_table_nothing_is_told(serve: Serve) -> None:
    server = serve()
    ann, ben = server.caller(), server.caller()
    table = ann.open(ANN, FRIEND, game="manga_dice", options={"cards": ""}, listed={})["table"]
    assert told(ben, table) == [[]] * 3
    refused = ben.get(f"/api/tables/{table}/beginning")
    assert (refused.status_code, refused.json()["key"]) == (403, "not-brought")
    assert ben.get("/api/tables/none/beginning").status_code == 404


def test_a_finished_game_tells_it_and_stays_out_of_the_tallies(serve: Serve) -> None:
    ann = serve().caller()
    brought: list[tuple[Json, list[str]]] = [({"position": POSITION}, ["position"])]
    brought.append(({"game": "manga_dice", "options": {"cards": FILE}}, ["cards"]))
    for brought_to_it, names in brought:
        table = ann.open(ANN, BOT, **brought_to_it)["table"]
        ann.socket(table).play(random.Random(1))
        assert told_after(ann, table) == [names] * 2
        assert counted(ann) == []
    for game in ("koryo", "manga_dice"):
        usual = ann.open(ANN, BOT, game=game)["table"]
        ann.socket(usual).play(random.Random(1))
        assert told_after(ann, usual) == [[]] * 2
    assert sorted(counted(ann)) == [("koryo", 1, 1), ("manga_dice", 1, 1)]


def test_a_link_tells_it_in_its_preview(serve: Serve, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<head></head>")
    ann = serve(static=tmp_path).caller()
    table = ann.open(ANN, BOT, position=POSITION)["table"]
    assert described(ann, table, "en").startswith("From a chosen position · 2–4 players")
    ann.socket(table).play(random.Random(1))
    assert described(ann, table, "en").endswith(" · From a chosen position")
    assert described(ann, table, "fr").endswith(" · Depuis une position choisie")
    usual = ann.open(ANN, BOT)["table"]
    assert described(ann, usual, "en").startswith("2–4 players")


@pytest.mark.parametrize(
    "brought_to_it", [{"options": {"cards": REORDERED}}, {"position": {"seats": [], "options": {"cards": REORDERED}}}]
)
def test_a_file_that_reads_otherwise_than_it_is_written_is_refused(ann: Caller, brought_to_it: Json) -> None:
    answer = ann.post("/api/tables", game="manga_dice", seats=[ANN, FRIEND], **brought_to_it)
    assert (answer.status_code, answer.json()["key"]) == (422, "bad-cards")
    assert answer.json()["reason"] == "line 2: U+202E changes the direction of writing; delete it"


def test_both_can_be_brought_and_a_game_that_is_gone_tells_its_position() -> None:
    assert custom_inputs("gold_record", {"cards": "x"}, {}) == ["position", "cards"]
    assert custom_inputs("gold_record", {"cards": "", "solo": True}, None) == []
    assert custom_inputs("gone", {"cards": "x"}, {}) == ["position"]
    assert custom_inputs("gold_record", {}, {"options": {"cards": "x"}}) == ["position", "cards"]
