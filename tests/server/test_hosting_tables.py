"""Decisions of a table's host, and of no one else."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.client import BOT, FRIEND, HOTSEAT, YOU, Caller, Json
from tests.server.conftest import Running, Serve, sit, sit_together


def test_a_table_that_nobody_has_joined_is_deleted(ann: Caller, ben: Caller) -> None:
    opened = ann.open(YOU, FRIEND, BOT)
    path = f"/api/tables/{opened['table']}"
    line = ann.socket(opened["table"])
    line.until("welcome")
    ben.get("/api/games")
    refused = ben.http.delete(path)
    assert (refused.status_code, refused.json()["reason"]) == (403, "only the host of a table can delete it")
    assert ann.http.delete(path).status_code == 204
    assert line.closed() == 1012
    assert ann.socket(opened["table"]).closed() == 4404
    assert ann.get(path).status_code == 404
    assert ann.http.delete(path).status_code == 404
    assert ann.get("/api/tables").json() == []


def test_a_table_with_others_is_not_deleted(server: Running, ann: Caller) -> None:
    hers, _, table = sit_together(ann, server.caller())
    answer = ann.http.delete(f"/api/tables/{table}")
    assert (answer.status_code, "others sit at this table" in answer.json()["reason"]) == (403, True)
    hers.send(type="ping")
    hers.until("pong")


def deletable(who: Caller, table: str) -> bool:
    (shown,) = [one for one in who.get("/api/tables").json() if one["table"] == table]
    return bool(shown["deletable"])


def test_a_list_says_which_tables_its_guest_may_delete(ann: Caller, ben: Caller) -> None:
    opened = ann.open(YOU, FRIEND, BOT)
    table, invite = opened["table"], opened["invites"][0]["invite"]
    assert deletable(ann, table)
    ben.post(f"/api/tables/{table}/join", invite=invite, name="Ben")
    assert not deletable(ann, table), "others sit there"
    assert ann.http.delete(f"/api/tables/{table}").status_code == 403
    left = ann.open(FRIEND, FRIEND, BOT)
    invites = [one["invite"] for one in left["invites"]]
    ben.post(f"/api/tables/{left['table']}/join", invite=invites[0], name="Ben")
    assert not deletable(ben, left["table"]), "who only sits alone at the table of another"


def test_a_lost_invite_is_replaced(ann: Caller, ben: Caller) -> None:
    opened = ann.open(YOU, FRIEND)
    line = ann.socket(opened["table"])
    line.until("welcome")
    line.send(type="invite", about=1)
    new = line.until("invites")["invites"]
    old = opened["invites"][0]["invite"]
    assert [one["seat"] for one in new] == [1]
    assert new[0]["invite"] != old
    join = f"/api/tables/{opened['table']}/join"
    assert ben.post(join, invite=old, name="Ben").status_code == 403
    assert ben.post(join, invite=new[0]["invite"], name="Ben").status_code == 200
    for seat in (0, 1, 30):
        line.send(type="invite", about=seat)
        assert line.until("refused")["reason"] == "this seat is not open"


def test_a_spectator_is_sent_away_and_does_not_come_back(ann: Caller, ben: Caller, cho: Caller) -> None:
    hers, opened = sit(ann, HOTSEAT)
    for one in (ben, cho):
        one.get("/api/games")
    his, second, theirs = ben.socket(opened["table"]), ben.socket(opened["table"]), cho.socket(opened["table"])
    for line in (his, second, theirs):
        line.until("welcome")
    numbers = hers.until("spectators", lambda message: len(message["spectators"]) == 3)["spectators"]
    hers.send(type="kick", spectator=numbers[0])
    assert (his.closed(), second.closed()) == (4403, 4403)
    assert hers.until("spectators", lambda message: len(message["spectators"]) == 1)["spectators"] == numbers[2:]
    again = ben.socket(opened["table"])
    assert again.until("refused")["reason"] == "the host of this table has sent you away"
    assert again.closed() == 4403
    hers.send(type="kick", spectator=numbers[0])
    assert "has left already" in hers.until("refused")["reason"]
    theirs.send(type="ping")
    theirs.until("pong")
    assert '"spectators"' not in "".join(theirs.raw)


def test_whom_a_host_sent_away_stays_away_after_a_restart(serve: Serve, tmp_path: Path) -> None:
    first = serve(database=tmp_path / "tables.db")
    ann, ben = first.caller(), first.caller()
    ben.get("/api/games")
    hers, opened = sit(ann, HOTSEAT)
    for caller in (ben, first.caller()):
        watcher = caller.socket(opened["table"])
        watcher.until("welcome")
        numbers = hers.until("spectators", lambda message: message["spectators"])["spectators"]
        hers.send(type="kick", spectator=numbers[-1])
        assert watcher.closed() == 4403
    first.stop()
    second = serve(database=tmp_path / "tables.db")
    assert second.caller(ben).socket(opened["table"]).closed() == 4403
    assert second.caller().socket(opened["table"]).closed() == 4403
    other = second.caller()
    other.get("/api/games")
    assert other.socket(opened["table"]).until("welcome")["yours"] == []


def test_players_are_not_kicked(server: Running) -> None:
    hers, his, _ = sit_together(server.caller(), server.caller())
    for number in range(60):
        hers.send(type="kick", spectator=number)
    hers.send(type="ping")
    hers.until("pong")
    his.send(type="ping")
    his.until("pong")


def test_only_players_talk_where_the_host_wants_it(serve: Serve) -> None:
    running = serve()
    ann, ben = running.caller(), running.caller()
    hers, opened = sit(ann, HOTSEAT)
    spectator = ben.socket(opened["table"])
    spectator.until("welcome")
    hers.send(type="hush", on=True)
    assert spectator.until("hushed")["on"]
    spectator.send(type="chat", text="psst")
    assert spectator.until("refused")["reason"] == "only players may write here"
    hers.send(type="chat", text="thank you")
    assert spectator.until("chat")["text"] == "thank you"
    running.stop()
    second = serve(database=running.settings.database)
    line = second.caller(ann).socket(opened["table"])
    assert line.until("welcome")["hushed"]
    line.send(type="hush", on=False)
    line.until("hushed")
    watching = second.caller().socket(opened["table"])
    watching.until("welcome", lambda welcome: not welcome["hushed"])
    watching.send(type="chat", text="at last")
    assert watching.until("chat")["text"] == "at last"


@pytest.mark.parametrize(
    "message",
    [{"type": "invite", "about": 1}, {"type": "kick", "spectator": 1}, {"type": "hush", "on": True}],
    ids=lambda message: str(message["type"]),
)
def test_nobody_else_hosts(server: Running, message: Json) -> None:
    _, his, _ = sit_together(server.caller(), server.caller())
    his.send(**message)
    assert his.until("refused")["reason"] == "only the host of this table can do that"
