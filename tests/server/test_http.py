"""HTTP endpoints: games, texts, pages, records from anywhere."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from ludotheque import Match, SeededChance, load, registered_games
from tests.server.client import BOT, Caller
from tests.server.conftest import Serve, sit

GOLDEN = Path(str(load("koryo").folder())) / "golden" / "win-4.json"


def test_the_shelf(ann: Caller) -> None:
    shelf = {game["id"]: game for game in ann.get("/api/games").json()}
    koryo = shelf["koryo"]
    assert (koryo["title"], koryo["players"], koryo["reconstructed"]) == ("Koryŏ", [2, 3, 4], False)
    assert [option["name"] for option in koryo["options"]] == ["empty_orders", "sealed_orders"]
    assert {id: game["stage"] for id, game in shelf.items()} == {
        id: game.stage for id, game in registered_games().items()
    }
    assert shelf["leduc"]["stage"] == "example"
    assert set(koryo["told"]) == set(koryo["languages"])
    assert koryo["lessons"] == ["en", "fr", "ko"]
    assert koryo["told"]["en"]["tagline"].endswith("the more power they lend you.")


def test_texts_and_guide(ann: Caller) -> None:
    text = ann.get("/api/games/koryo/text/en")
    assert text.headers["content-type"] == "text/plain; charset=utf-8"
    assert "kind-banker" in text.text
    assert "draw-key" in load("koryo").text("en")
    assert not any(line.startswith(("#", "draw-")) for line in text.text.splitlines())
    guide = ann.get("/api/games/koryo/guide/xx")
    assert guide.headers["content-type"] == "text/markdown; charset=utf-8"
    assert guide.text == load("koryo").guide("en")


@pytest.mark.parametrize("path", ["games/chess/text/en", "games/koryo/text/xx", "games/koryo/text/..%2fen", "nothing"])
def test_what_is_not_there(ann: Caller, path: str) -> None:
    answer = ann.get(f"/api/{path}")
    assert (answer.status_code, answer.json()["error"]) == (404, "not-found")


def test_levels_are_weakest_first(ann: Caller) -> None:
    levels = ann.get("/api/levels").json()
    assert [level["name"] for level in levels] == ["beginner", "casual", "skilled", "strong", "master"]
    assert levels == sorted(levels, key=lambda level: level["seconds"])


def test_every_answer_keeps_pages_to_themselves(ann: Caller) -> None:
    for path in ("/", "/api/games", "/api/nothing"):
        headers = ann.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    cookie = Caller(ann.address).get("/api/games").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_without_a_built_client_a_page_says_how_to_build_it(serve: Serve, tmp_path: Path) -> None:
    page = serve(static=tmp_path / "nothing").caller().get("/table/some")
    assert page.status_code == 200
    assert "make play" in page.text


def test_the_built_client(serve: Serve, tmp_path: Path) -> None:
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text("<p>the client</p>")
    (tmp_path / "static" / "assets" / "app-1234.js").write_text("hello")
    (tmp_path / "secret").write_text("not for pages")
    ann = serve(static=tmp_path / "static").caller()
    assert ann.get("/").text == ann.get("/table/xyz").text == "<p>the client</p>"
    assert ann.get("/").headers["cache-control"] == "no-cache"
    assert "immutable" in ann.get("/assets/app-1234.js").headers["cache-control"]
    assert ann.get("/assets/gone.js").status_code == 404
    assert "not for pages" not in ann.get("/..%2fsecret").text


def test_a_packed_file_is_sent_to_a_browser_that_unpacks_it(serve: Serve, tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>the client</p>")
    for name, text in (("app.js", "hello"), ("app.js.br", "small"), ("app.js.gz", "larger"), ("style.css", "body {}")):
        (tmp_path / "assets" / name).write_text(text)
    ann = serve(static=tmp_path).caller()
    for name, accepted, sent, encoding in (
        ("app.js", "gzip, br", b"small", "br"),
        ("app.js", "gzip", b"larger", "gzip"),
        ("app.js", "identity", b"hello", None),
        ("style.css", "gzip, br", b"body {}", None),
    ):
        with ann.http.stream("GET", f"/assets/{name}", headers={"Accept-Encoding": accepted}) as answer:
            assert (b"".join(answer.iter_raw()), answer.headers.get("content-encoding")) == (sent, encoding)
            assert answer.headers["content-type"].startswith(("text/javascript", "text/css"))
            assert "immutable" in answer.headers["cache-control"]


def record() -> dict[str, Any]:
    return dict(json.loads(GOLDEN.read_text(encoding="utf-8")))


def test_a_record_from_anywhere_is_replayed(ann: Caller) -> None:
    replay = ann.post("/api/replay", **record()).json()
    frames = replay["frames"]
    assert (frames[0]["action"], frames[0]["ply"], frames[0]["events"][0]["key"]) == (None, 0, "season")
    assert frames[-1]["scores"] == replay["result"]
    assert frames[-1]["player"] is None
    assert [frame["ply"] for frame in frames] == list(range(len(frames)))
    assert all(len(frame["views"]) == replay["players"] for frame in frames)
    assert not replay["cooperative"]


def test_a_replay_says_that_all_win_or_lose_together(ann: Caller) -> None:
    match = Match.start(load("kick_ass"), 2, chance=SeededChance(3))
    assert ann.post("/api/replay", **match.to_json()).json()["cooperative"]


def test_an_unfinished_record_with_undone_entries_is_replayed(ann: Caller) -> None:
    match = Match.start(load("koryo"), 2, chance=SeededChance(3))
    for _ in range(6):
        match.act(int(match.state.legal_actions()[0]))
    match.undo(2)
    match.act(int(match.state.legal_actions()[-1]))
    frames = ann.post("/api/replay", **match.to_json()).json()["frames"]
    assert [frame["words"] for frame in frames[1:]] == [entry.do for entry in match.record.standing()]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"format": "other"}, "field 'format'"),
        ({"version": 99}, "field 'version'"),
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"players": 9}, "2 to 4 players"),
        ({"setup": []}, "field 'setup'"),
        ({"entries": [{"seat": 0, "do": "end"}]}, "entry 0"),
        ({"entries": [{"seat": 0}]}, "entry 0: the field 'do' is missing"),
        ({"seats": [1, 2]}, "field 'seats'"),
        ({"result": [0, 0, 0, 0]}, "field 'result'"),
        ({"more": 1}, "unknown field 'more'"),
    ],
)
def test_a_false_record_is_refused_with_the_place_at_fault(ann: Caller, change: dict[str, Any], reason: str) -> None:
    for path, body in (
        ("replay", record() | change),
        ("curve", {"record": record() | change}),
        ("analyse", {"record": record() | change, "ply": 0}),
    ):
        answer = ann.post(f"/api/{path}", **body)
        assert answer.status_code == 422
        assert reason in answer.json()["reason"]


def test_names_in_a_record_hide_nothing(ann: Caller) -> None:
    seats = ["A\u202enn", "B" + "\u0e47" * 30, "\u200b", "Cho"]
    change = {"entry": 0, "seat": 0, "name": "D\u2066an", "level": None, "why": "joined"}
    shown = ann.post("/api/replay", **(record() | {"seats": seats, "substitutions": [change]})).json()
    assert shown["seats"] == ["Ann", "B" + "\u0e47" * 3, "", "Cho"]
    assert [one["name"] for one in shown["seated"]] == ["Dan"]


def test_a_record_that_is_no_json_is_refused_with_the_line(ann: Caller) -> None:
    answer = ann.http.post("/api/replay", content=b'{\n"format": \n}')
    assert (answer.status_code, answer.json()["reason"]) == (422, "line 3: not JSON (Expecting value)")
    assert ann.http.post("/api/replay", content=b"\xff\xfe").status_code == 422
    assert ann.http.post("/api/replay", content=b"[" * 100_000).status_code == 422


def test_any_moment_of_a_record_can_be_thought_about(ann: Caller) -> None:
    hint = ann.post("/api/analyse", record=record(), ply=4).json()
    frames = ann.post("/api/replay", **record()).json()["frames"]
    assert (hint["seat"], hint["ply"]) == (frames[4]["player"], 4)
    last = len(frames) - 1
    over = ann.post("/api/analyse", record=record(), ply=last)
    assert (over.status_code, over.json()["reason"]) == (422, f"field 'ply': the game is over at {last}")
    assert "not 999" in ann.post("/api/analyse", record=record(), ply=999).json()["reason"]
    assert ann.post("/api/analyse", record=record(), ply=0, seconds=1000).status_code == 422


def test_a_whole_record_is_judged_at_once(ann: Caller) -> None:
    found = ann.post("/api/curve", record=record()).json()
    frames = ann.post("/api/replay", **record()).json()["frames"]
    plies = [one["ply"] for one in found]
    assert plies == sorted(set(plies)) and plies[0] == 0 and plies[-1] < len(frames) - 1
    for one in found:
        assert len(one["chances"]) == len(frames[0]["views"]) and sum(one["chances"]) == pytest.approx(1)


def test_the_list_shows_whose_turn_it_is(ann: Caller, ben: Caller, rng: random.Random) -> None:
    socket, opened = sit(ann, BOT)
    state = socket.turn()
    (info,) = ann.get("/api/tables").json()
    assert (info["player"], info["ply"], info["yours"], info["over"]) == (0, state["ply"], [0], False)
    assert info["seats"][0]["connected"]
    assert ben.get("/api/tables").json() == []
    assert ben.get(f"/api/tables/{opened['table']}").json() == info | {"yours": [], "deletable": False}
