"""Questions about a table: how it once stood, to the eyes that saw it, and how it stands in words."""

from __future__ import annotations

import random
from urllib.parse import quote

from tests.server.client import FRIEND, Caller, Json, Socket, play_in_step
from tests.server.conftest import Running, sit, sit_together


def looked(socket: Socket, ply: int, seat: int | None) -> Json:
    socket.send(type="look", id=ply, seat=seat, ply=ply)
    return socket.until("looked", lambda message: message["id"] == ply)


def described(socket: Socket, seat: int | None, language: str = "en", *, id: int = 1) -> Json:
    socket.send(type="describe", id=id, seat=seat, language=language)
    while (answer := socket.next())["type"] not in ("described", "refused"):
        pass
    return answer


def asked(socket: Socket, question: str, seat: int | None, *, id: int = 1) -> Json:
    socket.send(type="rules", id=id, seat=seat, language="en", question=question)
    while (answer := socket.next())["type"] not in ("rules", "refused"):
        pass
    return answer


def told(found: Json) -> str:
    return "".join(piece["words"] for piece in found["excerpt"])


def words(answer: Json) -> str:
    return "\n".join(line for part in answer["parts"] for line in [part["heading"], *part["lines"]])


def test_an_earlier_board_is_what_was_shown_then(server: Running) -> None:
    hers, his, table = sit_together(server.caller(), server.caller())
    play_in_step([hers, his], random.Random(3), lambda: hers.history[-1]["ply"] > 30)
    for socket in (hers, his):
        shown = {state["ply"]: state for state in socket.history}
        for ply in sorted(shown)[::6]:
            seat = shown[ply]["eyes"]
            found = looked(socket, ply, seat)
            assert (found["eyes"], found["ply"], found["view"]) == (seat, ply, shown[ply]["view"])
    watching = server.caller().socket(table)
    state = watching.state()
    assert looked(watching, state["ply"], None)["view"] == state["view"]


def test_only_own_eyes_can_look_back(server: Running) -> None:
    hers, his, table = sit_together(server.caller(), server.caller())
    watching = server.caller().socket(table)
    for socket, seat in ((hers, 1), (his, 0), (watching, 0)):
        socket.send(type="look", id=5, seat=seat, ply=1)
        refused = socket.until("refused")
        assert (refused["key"], refused["id"]) == ("seat-not-yours", 5)


def test_what_was_undone_is_not_looked_at(server: Running) -> None:
    hers, his, _ = sit_together(server.caller(), server.caller(), game="manga_dice")
    mine = hers if hers.history[-1]["offered"] else his
    before = mine.history[-1]
    done = mine.choose(before, random.Random(1))
    mine.send(type="undo", seat=before["eyes"], ply=done["ply"])
    his.until("undo-asked") if mine is hers else hers.until("undo-asked")
    other = his if mine is hers else hers
    other.send(type="answer", seat=1 - before["eyes"], ok=True)
    mine.state(lambda state: state["replace"])
    assert looked(mine, done["ply"], before["eyes"])["view"] == before["view"]


def test_events_say_at_whose_ply_they_came(server: Running) -> None:
    hers, his, _ = sit_together(server.caller(), server.caller())
    first = hers.history[0]
    assert {event["by"] for event in first["events"]} == {None}
    mover = first["player"]
    mine = hers if hers.history[-1]["offered"] else his
    after = mine.choose(mine.history[-1], random.Random(1))
    assert {event["by"] for event in after["events"]} == {mover}


def test_each_hears_what_it_sees(ann: Caller, ben: Caller) -> None:
    hers, _, table = sit_together(ann, ben)
    spectator = ben.socket(table, [])
    own, public = described(hers, 0, id=3), described(spectator, None)
    assert own["id"] == 3
    assert own["parts"][0]["heading"] == "" and own["parts"][0]["lines"][0]
    assert "Season 1 of 8" in words(own) and "Season 1 of 8" in words(public)
    assert "your hand" in words(own).lower() and "your hand" not in words(public).lower()
    assert described(hers, None)["parts"][1:] != own["parts"][1:], "a player may ask what spectators hear"


def test_a_description_is_in_the_language_asked_for_or_english(ann: Caller, ben: Caller) -> None:
    hers, _, _ = sit_together(ann, ben)
    english, french = words(described(hers, 0)), words(described(hers, 0, "fr"))
    assert "Saison 1" in french and "Saison 1" not in english
    assert words(described(hers, 0, "xx")) == english


def test_what_is_not_to_be_heard_is_refused_under_its_number(ann: Caller, ben: Caller) -> None:
    waiting, _ = sit(ann, FRIEND)
    assert (refused := described(waiting, 0, id=8))["key"] == "not-begun" and refused["id"] == 8
    hers, _, _ = sit_together(ann, ben)
    assert (refused := described(hers, 1, id=9))["key"] == "seat-not-yours" and refused["id"] == 9


def test_a_question_on_the_rules_is_answered_by_the_guide_and_by_what_the_seat_sees(ann: Caller, ben: Caller) -> None:
    hers, his, table = sit_together(ann, ben)
    first, *_ = asked(hers, "hand limit", 0, id=4)["found"]
    assert (first["anchor"], first["title"]) == ("limit", "IV. The end of the season")
    decides, seat = (hers, 0) if hers.history[-1]["offered"] else (his, 1)
    why = [one for one in asked(decides, "why can I not pass", seat)["found"] if one["anchor"] is None]
    assert told(why[0]) == "You must place at least one card."
    own, public = (
        asked(socket, "your hand", eyes)["found"] for socket, eyes in ((hers, 0), (ben.socket(table, []), None))
    )
    assert any(one["title"] == "Your hand" for one in own)
    assert not any(one["title"] == "Your hand" for one in public)


def test_a_question_on_the_rules_is_refused_under_its_number(ann: Caller, ben: Caller) -> None:
    waiting, _ = sit(ann, FRIEND)
    assert (refused := asked(waiting, "limit", 0, id=8))["key"] == "not-begun" and refused["id"] == 8
    hers, _, _ = sit_together(ann, ben)
    assert (refused := asked(hers, "limit", 1, id=9))["key"] == "seat-not-yours" and refused["id"] == 9


def test_any_question_on_the_rules_has_an_answer(ann: Caller) -> None:
    for question in ("", "   ", '"', "NEAR(a b)", "a* OR -b", "title:x", "👍", "the the the", "\x00"):
        assert ann.get(f"/api/games/koryo/rules/en?question={quote(question)}").status_code == 200
    assert ann.get(f"/api/games/koryo/rules/en?question={'a' * 201}").status_code == 422
    assert ann.get("/api/games/chess/rules/en?question=a").status_code == 404
