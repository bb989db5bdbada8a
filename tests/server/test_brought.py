"""A table that begins from a position, or with a player's own file, says so wherever it is met, and shows all of it."""

from __future__ import annotations

from ludotheque import Record, load
from ludotheque.core.brought import brought
from tests.server.client import FRIEND, YOU, Caller, Json
from tests.server.conftest import Serve

ANN: Json = {**YOU, "name": "Ann"}
SEATS = [{"tableau": {"merchant": 1}, "hand": {"banker": 3}}, {"tableau": {"banker": 1}, "hand": {"merchant": 2}}]
POSITION: Json = {"game": "koryo", "round": 2, "phase": "orders", "seats": SEATS}
FILE = load("manga_dice").document("cards")


def beginning(caller: Caller, table: str) -> Record:
    answer = caller.get(f"/api/tables/{table}/beginning")
    assert answer.status_code == 200, answer.text
    return Record.from_json(answer.json())


def told(caller: Caller, table: str) -> list[list[str]]:
    """Return what a stranger reads in the invitation, in the open list and at the table."""
    shown = caller.get(f"/api/tables/{table}").json()["brought"]
    (listed,) = (one["brought"] for one in caller.get("/api/open").json() if one["table"] == table)
    return [shown, listed, caller.socket(table).until("welcome")["brought"]]


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


def test_both_can_be_brought_and_a_game_that_is_gone_tells_its_position() -> None:
    assert brought("gold_record", {"cards": "x"}, {}) == ["position", "cards"]
    assert brought("gold_record", {"cards": "", "solo": True}, None) == []
    assert brought("gone", {"cards": "x"}, {}) == ["position"]
    assert brought("gold_record", {}, {"options": {"cards": "x"}}) == ["position", "cards"]
