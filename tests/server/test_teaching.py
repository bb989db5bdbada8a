"""Lessons over HTTP: their list, their texts, and a lesson taken to its end."""

from __future__ import annotations

import pytest

from tests.server.client import Caller


def test_the_lessons_of_a_game_are_listed(ann: Caller) -> None:
    found = ann.get("/api/games/koryo/lessons").json()
    assert found["languages"] == ["en", "fr", "ko"]
    first = found["lessons"][0]
    assert first["name"] == "01-idea" and first["minutes"] <= 5
    assert "idea = L’idée" in ann.get("/api/games/koryo/lessons/text/fr").text
    assert "idea = The idea" in ann.get("/api/games/gold_record/lessons/text/fr").text


def test_a_lesson_is_taken_to_its_end(ann: Caller) -> None:
    path = "/api/games/koryo/lessons/01-idea"
    begun = ann.post(path).json()
    assert [scene["kind"] for scene in begun["scenes"]] == ["say", "ask"]
    asked = begun["scenes"][-1]
    assert asked["ask"][0] in [one["words"] for one in asked["offered"]]
    assert asked["view"]["me"]["hand"] == {"spy": 1, "priest": 1, "guardian": 2, "broadcaster": 4, "merchant": 2}
    on = ann.post(path, answers=asked["ask"], after=asked["number"]).json()["scenes"]
    assert [scene["kind"] for scene in on] == ["play", "ask"]
    assert [event["key"] for event in on[0]["events"]][:2] == ["order", "order-own"]
    answers = [*asked["ask"], "play senator 1", "nobody"]
    *_, last = ann.post(path, answers=answers, after=on[-1]["number"]).json()["scenes"]
    assert last["number"] == begun["steps"] - 1


def test_a_whole_lesson_is_shown_with_one_call(ann: Caller) -> None:
    """Its scenes are those of its learner, and many pictures of a guide cost no more than looks."""
    shown = ann.get("/api/games/koryo/lessons/01-idea").json()
    assert [scene["number"] for scene in shown["scenes"]] == list(range(shown["steps"]))
    taken = ann.post("/api/games/koryo/lessons/01-idea").json()
    assert shown["scenes"][: len(taken["scenes"])] == taken["scenes"]
    assert ann.get("/api/games/koryo/lessons/02-nothing").status_code == 404


@pytest.mark.parametrize(
    ("answers", "reason"),
    [
        (["play guardian 2"], "'play guardian 2' is not asked for"),
        (["play broadcaster 4", "play senator 1", "you"], "'you' is not the right answer"),
        (["play broadcaster 4", "play senator 1", "nobody", "nobody"], "1 answer(s) too many"),
    ],
)
def test_answers_that_do_not_lead_on_are_refused(ann: Caller, answers: list[str], reason: str) -> None:
    refused = ann.post("/api/games/koryo/lessons/01-idea", answers=answers)
    assert refused.status_code == 422 and reason in refused.json()["reason"]


@pytest.mark.parametrize("name", ["02-nothing", "..%2Fparts", "parts"])
def test_a_lesson_that_is_not_there_is_not_found(ann: Caller, name: str) -> None:
    assert ann.post(f"/api/games/koryo/lessons/{name}").status_code == 404
