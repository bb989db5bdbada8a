"""Puzzles over HTTP: their list, one as its player sees it, and moves judged by the stored values."""

from __future__ import annotations

import datetime

import pytest

from ludotheque import load, registered_games
from ludotheque.teaching.puzzles import daily, puzzles_of
from tests.server.client import Caller

PUZZLE = puzzles_of(load("koryo"))[0]
PATH = f"/api/games/koryo/puzzles/{PUZZLE.id}"


def test_the_puzzles_of_a_game_are_listed(ann: Caller) -> None:
    found = ann.get("/api/games/koryo/puzzles").json()["puzzles"]
    assert [one["id"] for one in found] == [one.id for one in puzzles_of(load("koryo"))]
    assert found[0] == {"id": PUZZLE.id, "players": 2, "prompt": found[0]["prompt"], "moves": len(PUZZLE.moves)}


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


def test_each_day_has_a_puzzle_of_another_game_than_the_day_before() -> None:
    games = [game for game in registered_games().values() if puzzles_of(game)]
    days = min(len(puzzles_of(game)) for game in games) * len(games)
    found = [daily(games, datetime.date(2026, 1, 1) + datetime.timedelta(day)) for day in range(days)]
    assert len({(one.game_id, one.id) for one in found if one}) == len(found) == days
    assert {one.game_id for one in found[: len(games)] if one} == {game.id for game in games}
