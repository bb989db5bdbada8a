"""Private notes of players at a table: the server keeps them, on all devices, and shows them to no one else."""

from __future__ import annotations

import pytest

from tests.server.client import FRIEND, YOU, Caller
from tests.server.conftest import Running, Serve
from tests.server.test_accounts_moving import link_of


@pytest.fixture
def table(ann: Caller, ben: Caller) -> str:
    """Return a table at which Ann and Ben play."""
    opened = ann.open(YOU, FRIEND)
    joined = ben.post(f"/api/tables/{opened['table']}/join", invite=opened["invites"][0]["invite"], name="Ben")
    assert joined.status_code == 200
    return str(opened["table"])


def note(caller: Caller, table: str) -> str:
    answer = caller.get(f"/api/tables/{table}/note")
    assert answer.status_code == 200
    return str(answer.json()["text"])


def keep(caller: Caller, table: str, text: str) -> int:
    return caller.http.put(f"/api/tables/{table}/note", json={"text": text}).status_code


def test_a_note_is_kept_for_its_player_alone(ann: Caller, ben: Caller, table: str) -> None:
    assert note(ann, table) == ""
    assert keep(ann, table, "Ben bluffs.\nTwice.") == 204
    assert keep(ben, table, "Ann has the king.") == 204
    assert (note(ann, table), note(ben, table)) == ("Ben bluffs.\nTwice.", "Ann has the king.")
    assert keep(ann, table, "") == 204
    assert (note(ann, table), note(ben, table)) == ("", "Ann has the king.")


def test_only_players_note_something_at_a_table(server: Running, table: str) -> None:
    stranger = server.caller()
    assert keep(stranger, table, "hm") == 403
    assert stranger.get(f"/api/tables/{table}/note").status_code == 403
    assert keep(stranger, "nothing", "hm") == 404


@pytest.mark.parametrize("text", ["x" * 4001, "a\0b"])
def test_a_note_has_a_length_and_no_null(ann: Caller, table: str, text: str) -> None:
    assert keep(ann, table, text) == 422
    assert note(ann, table) == ""


def test_a_note_hides_nothing(ann: Caller, table: str) -> None:
    assert keep(ann, table, "\u202eabc") == 204
    assert note(ann, table) == "abc"


def test_notes_follow_a_guest_to_another_device(server: Running, ann: Caller, table: str) -> None:
    assert keep(ann, table, "watch the river") == 204
    phone = server.caller()
    assert phone.post("/api/links/use", link=link_of(ann)).status_code == 200
    assert note(phone, table) == "watch the river"
    (mine,) = phone.get("/api/me/export").json()["notes"]
    assert mine == {"table": table, "text": "watch the river"}


def test_changes_of_notes_are_limited(serve: Serve) -> None:
    ann = serve(limits=True, notes_rate="2/minute").caller()
    table = ann.open(YOU, FRIEND)["table"]
    assert [keep(ann, table, text) for text in ("a", "b", "c")] == [204, 204, 429]
