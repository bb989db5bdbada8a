"""Puzzles over HTTP: their list, one as its player sees it, and moves judged by the stored values."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from ludotheque import load, registered_games
from ludotheque.core.levels import DIFFICULTIES
from ludotheque.teaching.puzzles import Measured, daily, easy, puzzles_of
from tests.server.client import Caller

PUZZLE = puzzles_of(load("koryo"))[0]
PATH = f"/api/games/koryo/puzzles/{PUZZLE.id}"


def test_the_puzzles_of_a_game_are_listed(ann: Caller) -> None:
    listed = ann.get("/api/games/koryo/puzzles").json()
    found = listed["puzzles"]
    assert [one["id"] for one in found] == [one.id for one in puzzles_of(load("koryo"))]
    assert found[0] == {
        "id": PUZZLE.id,
        "players": 2,
        "prompt": found[0]["prompt"],
        "moves": len(PUZZLE.moves),
        "difficulty": PUZZLE.difficulty,
        "themes": list(PUZZLE.themes),
    }
    assert {one["difficulty"] for one in found} == set(DIFFICULTIES)
    assert set(listed["themes"]) == {name for one in found for name in one["themes"]} and len(listed["themes"]) >= 8


def test_a_puzzle_is_shown_as_its_player_sees_the_table_and_nothing_more(ann: Caller) -> None:
    shown = ann.get(PATH).json()
    assert set(shown) == {"game", "id", "players", "you", "words", "view", "prompt", "offered"}
    assert shown["view"] == load("koryo").view(PUZZLE.state(), PUZZLE.seat)
    assert {one["words"] for one in shown["offered"]} == {one.move for one in PUZZLE.moves}


def test_the_best_move_solves_it_and_tells_the_answer(ann: Caller) -> None:
    verdict = ann.post(PATH, action=PUZZLE.best.move).json()
    assert verdict["solved"] and verdict["tried"] == verdict["best"] and verdict["best"]["grade"] == "best"
    assert verdict["tempting"]["words"] == PUZZLE.tempting


def test_another_move_is_judged_without_the_answer(ann: Caller) -> None:
    verdict = ann.post(PATH, action=PUZZLE.tempting).json()
    assert not verdict["solved"] and verdict["best"] is None and verdict["tempting"] is None
    assert verdict["tried"]["loss"] >= 0.1 and verdict["tried"]["grade"] in ("mistake", "blunder")


@pytest.mark.parametrize("move", [*PUZZLE.moves, None], ids=lambda one: one.move if one else "shown")
def test_a_verdict_shows_what_follows_as_its_player_sees_it(ann: Caller, move: Measured | None) -> None:
    shown = PUZZLE.best if move is None else move
    line = (ann.post(PATH) if move is None else ann.post(PATH, action=move.move)).json()["line"]
    steps = [(load("koryo").view(step.state, PUZZLE.seat), step.events) for step in PUZZLE.steps(shown)]
    assert [one["view"] for one in line] == [view for view, _ in steps]
    assert [[told["key"] for told in one["events"]] for one in line] == [
        [told.event.key for told in events] for _, events in steps
    ]
    assert line[0]["events"][0]["by"] == PUZZLE.seat


@pytest.mark.parametrize("move", [PUZZLE.best.move, PUZZLE.tempting])
def test_a_verdict_says_what_speaks_for_the_move(ann: Caller, move: str) -> None:
    game = load("koryo")
    reasons = game.reasons(PUZZLE.state(), game.actions.parse(move), PUZZLE.seat)
    told = ann.post(PATH, action=move).json()["tried"]["reasons"]
    assert told and told == [{"key": one.key, "args": one.args} for one in reasons]


def test_someone_who_gives_up_is_shown_the_answer(ann: Caller) -> None:
    verdict = ann.post(PATH).json()
    assert not verdict["solved"] and verdict["tried"] is None and verdict["best"]["words"] == PUZZLE.best.move


def test_a_move_that_is_not_possible_is_refused(ann: Caller) -> None:
    refused = ann.post(PATH, action="jump")
    assert refused.status_code == 422 and "'jump' is not possible there" in refused.json()["reason"]


@pytest.mark.parametrize("id", ["0-0-0", "..%2Fpuzzles"])
def test_a_puzzle_that_is_not_there_is_not_found(ann: Caller, id: str) -> None:
    assert ann.get(f"/api/games/koryo/puzzles/{id}").status_code == 404


def test_the_puzzle_of_today_is_one_that_can_be_opened(ann: Caller) -> None:
    today = ann.get("/api/puzzle").json()
    assert ann.get(f"/api/games/{today['game']}/puzzles/{today['puzzle']['id']}").status_code == 200


def test_who_does_not_know_the_game_of_the_day_is_given_a_lesson_and_an_easy_puzzle(ann: Caller) -> None:
    today = ann.get("/api/puzzle").json()
    begun = ann.post(f"/api/games/{today['game']}/lessons/{today['lesson']}", answers=[])
    assert begun.status_code == 200, begun.text
    found = ann.get(f"/api/games/{today['game']}/puzzles").json()["puzzles"]
    assert {one["id"]: one["difficulty"] for one in found}[today["easy"]] == "easy"


def test_another_puzzle_is_easy_to_begin_with_each_day() -> None:
    koryo = load("koryo")
    some = [easy(koryo, date(2026, 1, 1) + timedelta(days=day)) for day in range(len(puzzles_of(koryo)))]
    assert {one.id for one in some if one} == {one.id for one in puzzles_of(koryo) if one.difficulty == "easy"}
    assert easy(load("leduc"), date(2026, 1, 1)) is None


def test_a_list_begins_with_what_is_easy() -> None:
    for game in registered_games().values():
        found = [DIFFICULTIES.index(one.difficulty) for one in puzzles_of(game)]
        assert found == sorted(found)


def test_each_day_has_a_puzzle_of_another_game_than_the_day_before() -> None:
    games = [game for game in registered_games().values() if puzzles_of(game)]
    days = min(len(puzzles_of(game)) for game in games) * len(games)
    found = [daily(games, date(2026, 1, 1) + timedelta(day)) for day in range(days)]
    assert len({(one.game_id, one.id) for one in found if one}) == len(found) == days
    assert {one.game_id for one in found[: len(games)] if one} == {game.id for game in games}
