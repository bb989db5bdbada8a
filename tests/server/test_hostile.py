"""Positions, records and card files from anywhere: refused in words, never a fault of the server."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from ludotheque import Game, load, registered_games
from tests.server.client import BOT, Caller

DEEP = '{"a":' * 5_000 + "1" + "}" * 5_000
LONG = "9" * 100_000
GAMES = [game for game in registered_games().values() if game.stage == "complete"]


def bodies(game: str) -> Iterator[tuple[str, str]]:
    """Paths and bodies as text, since no JSON library would write them."""
    seats = json.dumps([BOT] * load(game).players[0])
    for value in (DEEP, LONG, f"[{LONG}]", "[" * 5_000 + "]" * 5_000, '"\\ud800"', "1e999", "NaN"):
        yield (
            "/api/tables",
            f'{{"game": "{game}", "seats": {seats}, "position": {{"game": "{game}", "seats": {value}}}}}',
        )
        yield "/api/tables", f'{{"game": "{game}", "seats": {seats}, "options": {{"cards": {value}}}}}'
        yield "/api/replay", f'{{"format": "ludotheque-record-1", "game": "{game}", "entries": {value}}}'
        yield "/api/replay", value
        yield "/api/analyse", f'{{"record": {{"game": "{game}", "position": {value}}}, "ply": 0}}'


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_hostile_bodies_are_refused_in_words(ann: Caller, game: str) -> None:
    for path, body in bodies(game):
        answer = ann.http.post(path, content=body, headers={"content-type": "application/json"})
        assert 400 <= answer.status_code < 500, f"{path} {body[:200]}: {answer.status_code} {answer.text[:200]}"
        assert len(answer.json()["reason"]) > 5


@pytest.mark.parametrize(
    "game",
    [game for game in GAMES if any(one["document"] for one in game.options.declared())],
    ids=lambda game: game.id,
)
def test_a_damaged_card_file_is_refused_with_its_line(ann: Caller, game: Game) -> None:
    for option in (str(one["name"]) for one in game.options.declared() if one["document"]):
        lines = game.document(option).splitlines()
        for number in range(0, len(lines), max(1, len(lines) // 12)):
            text = "\n".join([*lines[:number], "?!", *lines[number + 1 :]])
            answer = ann.post("/api/tables", game=game.id, seats=[BOT] * game.players[0], options={option: text})
            assert answer.status_code == 422, answer.text
            assert f"line {number + 1}" in answer.json()["reason"]
