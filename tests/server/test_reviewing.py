"""Reviews over HTTP: decisions come one by one, are remembered, and wait for people."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Iterator
from typing import Any

import pytest

from ludotheque import Match, Record, SeededChance, load
from ludotheque.app.analysis.reviews import MOST_AT_ONCE, MOST_POINTS, Reviews, prepare
from ludotheque.app.analysis.studies import Stop
from ludotheque.app.protocol.refused import TooMany
from ludotheque.app.thinking.asking import Asker, Kind, ThinkingError
from ludotheque.app.thinking.question import Question
from ludotheque.teaching.review import Assessment
from tests.server.client import PATIENCE, Caller
from tests.server.conftest import Dice, Serve


class Judge(Dice):
    """A stand-in that finds the last legal action best, and each other one worse by a fifth."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds: set[Kind] = set()
        self.failing = False
        self.slow = False
        self.left = 0

    async def assess(self, asked: Question, taken: int, asker: Asker) -> Assessment:
        self.kinds.add(asker.kind)
        if self.failing:
            raise ThinkingError("out of order")
        if self.slow:
            self.left += 1
            try:
                await asyncio.sleep(PATIENCE)
            finally:
                self.left -= 1
        best = self.legal(asked)[-1]
        return Assessment(taken, best, 0.0 if taken == best else 0.2, 0.1 if taken != best else 0.0, [0.6, 0.4])


@pytest.fixture
def judge() -> Judge:
    return Judge()


@pytest.fixture
def caller(serve: Serve, judge: Judge) -> Iterator[Caller]:
    yield serve(judge).caller()


def record(moves: int = 1000) -> dict[str, Any]:
    """Return a game of Leduc in which both players always do the first thing that is offered."""
    match = Match.start(load("leduc"), 2, chance=SeededChance(1), seats=["Ann", "Ben"])
    while not match.state.is_terminal() and len(match.standing) < moves:
        match.act(match.state.legal_actions()[0])
    return match.record.to_json()


def events(text: str) -> list[dict[str, Any]]:
    return [json.loads(line.removeprefix("data: ")) for line in text.split("\n\n") if line]


def test_each_decision_comes_with_its_grade_and_the_sum_at_the_end(caller: Caller, judge: Judge) -> None:
    answer = caller.post("/api/review", record=record(), seats=[0])
    assert answer.headers["content-type"].startswith("text/event-stream")
    begun, *decisions, over = events(answer.text)
    assert begun["type"] == "begun" and begun["decisions"] == len(decisions) > 0 and sum(begun["shares"]) == 1.0
    assert {one["seat"] for one in decisions} == {0} and judge.kinds == {Kind.REVIEW}
    for one in decisions:
        same = one["did_words"] == one["best_words"]
        assert one["grade"] == ("best" if same else "blunder")
        assert one["chances"] == [0.6, 0.4]
    assert over["type"] == "over" and set(over["accuracy"]) == {"0"}
    assert sum(over["balance"]["0"].values()) == pytest.approx(begun["shares"][0])


def test_what_was_assessed_is_remembered(caller: Caller, judge: Judge) -> None:
    first = caller.post("/api/review", record=record(), seats=[0, 1]).text
    asked = len(judge.asked)
    assert caller.post("/api/review", record=record(), seats=[0, 1]).text == first
    assert len(judge.asked) == asked


def test_a_decision_whose_search_fails_is_skipped(caller: Caller, judge: Judge) -> None:
    judge.failing = True
    begun, *decisions, over = events(caller.post("/api/review", record=record(), seats=[0]).text)
    assert [one["type"] for one in decisions] == ["skipped"] * begun["decisions"] and over["accuracy"] == {}
    judge.failing = False
    assert events(caller.post("/api/review", record=record(), seats=[0]).text)[1]["type"] == "decision"


def test_a_decision_is_tried_again(caller: Caller) -> None:
    trial = caller.post("/api/review/trial", record=record(), entry=0).json()
    words = [one["words"] for one in trial["offered"]]
    assert len(words) > 1 and "card" in json.dumps(trial["view"]) and trial["prompt"]["key"]
    grades = [caller.post("/api/review/try", record=record(), entry=0, action=one).json()["grade"] for one in words]
    assert grades == ["blunder"] * (len(words) - 1) + ["best"]


def test_a_trial_shows_no_more_than_its_player_saw(caller: Caller) -> None:
    leduc = load("leduc")
    trial = caller.post("/api/review/trial", record=record(), entry=0).json()
    match = Match.start(leduc, 2, chance=SeededChance(1))
    assert trial["position"] == json.loads(json.dumps(leduc.to_json(match.state)))
    assert trial["view"] == json.loads(json.dumps(leduc.view(match.state, trial["seat"])))


def test_a_game_goes_on_after_an_action_in_a_world_that_tells_no_more_than_its_player_saw(caller: Caller) -> None:
    koryo = load("koryo")
    match = Match.start(koryo, 2, chance=SeededChance(1))
    kept = match.record.to_json()
    first, second = (koryo.actions.words(one) for one in match.state.legal_actions()[:2])
    answers = [caller.post("/api/review/line", record=kept, entry=0, action=one) for one in (first, second, first)]
    lines = [answer.json()["line"] for answer in answers]
    assert lines[0] == lines[2] != lines[1]
    assert 1 <= len(lines[0]) <= 3
    assert lines[0][0]["events"] and all(step["view"] for step in lines[0])


@pytest.mark.parametrize(
    ("path", "body", "reason"),
    [
        ("/line", {"entry": 0, "action": "fold"}, "is not possible there"),
        ("/line", {"entry": 99, "action": "call"}, "there was no decision after 99 entries"),
        ("", {"seats": [2]}, "the seats of this record are 0 to 1"),
        ("/trial", {"entry": 99}, "there was no decision after 99 entries"),
        ("/try", {"entry": 99, "action": "call"}, "there was no choice after 99 entries"),
        ("/try", {"entry": 0, "action": "fold"}, "is not possible there"),
    ],
)
def test_impossible_requests_are_refused(caller: Caller, path: str, body: dict[str, Any], reason: str) -> None:
    refused = caller.post(f"/api/review{path}", record=record(), **body)
    assert refused.status_code == 422 and reason in refused.json()["reason"], refused.text


def test_a_review_does_not_keep_a_server_from_stopping(
    serve: Serve, judge: Judge, caplog: pytest.LogCaptureFixture
) -> None:
    judge.slow = True
    server = serve(judge)
    caller = Caller(server.address)
    with (
        contextlib.closing(caller),
        caller.http.stream("POST", "/api/review", json={"record": record(), "seats": [0]}) as answer,
    ):
        parts = answer.iter_text()
        told = events(next(parts))
        server.stop()
        told += [event for part in parts for event in events(part)]
    assert [event["type"] for event in told] == ["begun"]
    assert "graceful shutdown exceeded" not in caplog.text
    assert "Traceback" not in caplog.text


def test_what_runs_for_a_client_ends_when_it_leaves(judge: Judge) -> None:
    prepared = prepare(Record.from_json(record()), [0, 1], Stop(PATIENCE))
    assert len(prepared.points) > 1

    async def leave_after_the_first() -> None:
        reviews, asker = Reviews(judge), Asker(Kind.REVIEW, ("reviews of Ann",))
        await reviews.assess(prepared.points[0], asker)  # is remembered, and comes at once
        judge.slow = True
        stream = reviews.events(prepared, asker)
        told = [await anext(stream) for _ in range(2)]
        assert b'"decision"' in told[1] and judge.left == len(prepared.points[:MOST_POINTS]) - 1
        await stream.aclose()
        await asyncio.sleep(0)
        assert judge.left == 0

    asyncio.run(leave_after_the_first())


def test_one_guest_runs_few_reviews_at_once(judge: Judge) -> None:
    reviews, asker = Reviews(judge), Asker(Kind.REVIEW, ("reviews of Ann",))
    with contextlib.ExitStack() as running:
        for _ in range(MOST_AT_ONCE):
            reviews.check(asker)
            running.enter_context(reviews.one_of(asker))
        with pytest.raises(TooMany, match="other reviews"):
            reviews.check(asker)
        reviews.check(Asker(Kind.REVIEW, ("reviews of Ben",)))
    reviews.check(asker)
