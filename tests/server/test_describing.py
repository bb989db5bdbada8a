"""Check that a table is described in words to those who ask, as they see it."""

from __future__ import annotations

from tests.server.client import FRIEND, Caller, Json, Socket
from tests.server.conftest import sit, sit_together


def described(socket: Socket, seat: int | None, language: str = "en", *, id: int = 1) -> Json:
    socket.send(type="describe", id=id, seat=seat, language=language)
    while (answer := socket.next())["type"] not in ("described", "refused"):
        pass
    return answer


def words(answer: Json) -> str:
    return "\n".join(line for part in answer["parts"] for line in [part["heading"], *part["lines"]])


def test_each_hears_what_it_sees(ann: Caller, ben: Caller) -> None:
    hers, _, table = sit_together(ann, ben)
    spectator = ben.socket(table, [])
    own, public = described(hers, 0, id=3), described(spectator, None)
    assert own["id"] == 3
    assert own["parts"][0]["heading"] == "" and own["parts"][0]["lines"][0]
    assert "Season 1 of 8" in words(own) and "Season 1 of 8" in words(public)
    assert "your hand" in words(own).lower() and "your hand" not in words(public).lower()
    assert described(hers, None)["parts"][1:] != own["parts"][1:], "a player may ask what spectators hear"


def test_it_speaks_the_language_asked_for_or_english(ann: Caller, ben: Caller) -> None:
    hers, _, _ = sit_together(ann, ben)
    english, french = words(described(hers, 0)), words(described(hers, 0, "fr"))
    assert "Saison 1" in french and "Saison 1" not in english
    assert words(described(hers, 0, "xx")) == english


def test_what_is_not_to_be_heard_is_refused_under_its_number(ann: Caller, ben: Caller) -> None:
    waiting, _ = sit(ann, FRIEND)
    assert (refused := described(waiting, 0, id=8))["key"] == "not-begun" and refused["id"] == 8
    hers, _, _ = sit_together(ann, ben)
    assert (refused := described(hers, 1, id=9))["key"] == "seat-not-yours" and refused["id"] == 9
