"""People who block each other do not meet; reports reach the operator of the server; hosts take tables off the list."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludotheque.app.people.conduct import blocks, reports
from tests.commands import invoke
from tests.server.client import FRIEND, YOU, Caller, Json
from tests.server.conftest import Running, Serve, sit_together
from tests.server.test_lobby import listed
from tests.server.test_moderation import admin

ANN: Json = {**YOU, "name": "Ann"}


@pytest.fixture
def server(serve: Serve) -> Running:
    """Return a server whose open tables are those of one test."""
    return serve()


def block(caller: Caller, table: str, seat: int, code: int = 204) -> None:
    answer = caller.post(f"/api/tables/{table}/block", seat=seat)
    assert answer.status_code == code, answer.text


def blocked(caller: Caller) -> list[Json]:
    return list(caller.get("/api/blocks").json())


def test_a_blocked_person_finds_no_seat_and_is_not_told(ann: Caller, ben: Caller, cho: Caller) -> None:
    _, _, name = sit_together(ann, ben)
    block(ann, name, 1)
    block(ann, name, 1)
    assert [one["name"] for one in blocked(ann)] == ["Ben"]
    assert blocked(ben) == []
    opened = ann.open(ANN, FRIEND, FRIEND, listed={})
    assert (listed(ben), len(listed(cho))) == ([], 1)
    refused = ben.post(f"/api/tables/{opened['table']}/sit", name="Ben")
    unlisted = ann.open(ANN, FRIEND)["table"]
    usual = cho.post(f"/api/tables/{unlisted}/sit", name="Cho")
    assert (refused.status_code, refused.json()["reason"]) == (403, usual.json()["reason"])
    path, invite = f"/api/tables/{opened['table']}/join", opened["invites"][0]["invite"]
    refused = ben.post(path, invite=invite, name="Ben")
    usual = ben.post(path, invite="wrong", name="Ben")
    assert (refused.status_code, refused.json()["reason"]) == (403, usual.json()["reason"])
    assert ann.get("/api/people").json() == []
    his = ben.open({**YOU, "name": "Ben"}, FRIEND, listed={})
    assert his["table"] not in [one["table"] for one in listed(ann)]
    assert his["table"] in [one["table"] for one in listed(cho)]
    (person,) = blocked(ann)
    assert cho.http.delete(f"/api/blocks/{person['person']}").status_code == 403
    assert ann.http.delete(f"/api/blocks/{person['person']}").status_code == 204
    assert blocked(ann) == []
    assert ben.post(path, invite=invite, name="Ben").status_code == 200


def test_a_blocked_person_joins_no_table_of_others_where_one_sits(ann: Caller, ben: Caller, cho: Caller) -> None:
    _, _, name = sit_together(ann, ben)
    block(ann, name, 1)
    opened = cho.open({**YOU, "name": "Cho"}, FRIEND, FRIEND, listed={})
    assert len(listed(ben)) == 1
    assert ann.post(f"/api/tables/{opened['table']}/sit", name="Ann").status_code == 200
    assert (listed(ben), ben.post(f"/api/tables/{opened['table']}/sit", name="Ben").status_code) == ([], 403)


def test_one_does_not_hear_whom_one_has_blocked(ann: Caller, ben: Caller, cho: Caller) -> None:
    hers, his, name = sit_together(ann, ben)
    watching = cho.socket(name)
    watching.until("welcome")
    his.send(type="chat", text="before")
    assert hers.until("chat")["text"] == "before"
    block(ann, name, 1)
    his.send(type="chat", text="unheard")
    hers.send(type="chat", text="peace")
    assert hers.until("chat")["text"] == "peace"
    assert [watching.until("chat")["text"] for _ in range(3)] == ["before", "unheard", "peace"]
    assert [his.until("chat")["text"] for _ in range(3)] == ["before", "unheard", "peace"]
    again = ann.socket(name)
    assert [line["text"] for line in again.until("welcome")["chat"]] == ["peace"]
    ann.http.delete(f"/api/blocks/{blocked(ann)[0]['person']}")
    his.send(type="chat", text="heard")
    assert again.until("chat")["text"] == "heard"


def test_one_blocks_people_and_not_too_many(ann: Caller, ben: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, name = sit_together(ann, ben, {"kind": "bot", "level": "random"})
    for seat in (0, 2, 3, 31):
        block(ann, name, seat, 403)
    block(ann, "nothing", 0, 404)
    block(ann, name, 32, 422)
    monkeypatch.setattr(blocks, "MOST", 0)
    block(ann, name, 1, 403)


def test_a_report_reaches_the_host_with_the_chat(serve: Serve, tmp_path: Path) -> None:
    server = serve(database=tmp_path / "tables.db")
    place = server.settings.database
    ann, ben = server.caller(), server.caller()
    hers, his, name = sit_together(ann, ben)
    his.send(type="chat", text="you [bold]lose")
    hers.until("chat")
    path = f"/api/tables/{name}/report"
    assert ann.post(path, seat=1, reason="insult", text=" first ").status_code == 204
    assert ann.post(path, seat=1, reason="insult", text="he was rude").status_code == 204
    assert ann.post(path, seat=0, reason="insult").status_code == 403
    for wrong in ({"reason": "because"}, {"reason": "spam", "text": "x" * 501}, {"reason": "spam", "text": "\0"}):
        assert ann.post(path, seat=1, **wrong).status_code == 422
    (row,) = json.loads(invoke(["admin", "reports", "list", "--json", "--database", str(place)]).output)["reports"]
    assert (row["name"], row["reason"], row["table"], row["state"]) == ("Ben", "insult", name, "open")
    shown = admin(place, "reports", "show", row["report"])
    assert "text: he was rude" in shown
    assert "Ben: you [bold]lose" in shown
    assert "> 20" in shown
    assert "is closed" in admin(place, "reports", "close", row["report"])
    assert "no open report" in admin(place, "reports", "close", row["report"], code=2)
    assert row["report"] not in admin(place, "reports", "list")
    assert row["report"] in admin(place, "reports", "list", "--all")
    assert "is not a report id" in admin(place, "reports", "show", "' OR 1=1", code=2)
    assert "There is no report" in admin(place, "reports", "show", "0" * 12, code=2)


def test_reports_are_limited(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    server = serve(limits=True, reports_rate="2/hour", guests_per_address=1)
    ann, ben = server.caller(), server.caller()
    _, _, name = sit_together(ann, ben)
    path = f"/api/tables/{name}/report"
    answers = [ann.post(path, seat=1, reason="spam").status_code for _ in range(3)]
    assert answers == [204, 204, 429]
    monkeypatch.setattr(reports, "MOST_OPEN", 0)
    other = serve()
    ann, ben = other.caller(), other.caller()
    _, _, name = sit_together(ann, ben)
    assert ann.post(f"/api/tables/{name}/report", seat=1, reason="spam").status_code == 403


def test_a_host_takes_a_table_off_the_list(server: Running, ann: Caller, ben: Caller) -> None:
    opened = ann.open(ANN, FRIEND, FRIEND, listed={})
    path = f"/api/tables/{opened['table']}/listing"
    assert len(listed(ben)) == 1
    assert ben.http.delete(path).status_code == 403
    assert ann.http.delete("/api/tables/nothing/listing").status_code == 404
    assert [ann.http.delete(path).status_code for _ in range(2)] == [204, 204]
    assert listed(ben) == []
    line = ann.socket(opened["table"])
    line.until("welcome")
    server.run(server.app.state.app.people.lobby.look)
    assert listed(ben) == []
    join = f"/api/tables/{opened['table']}/join"
    assert ben.post(join, invite=opened["invites"][0]["invite"], name="Ben").status_code == 200
