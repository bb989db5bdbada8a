"""Cards of results: the picture, the words, and what neither of them tells."""

from __future__ import annotations

import asyncio
import dataclasses
import random
import re
import struct
from pathlib import Path
from xml.etree import ElementTree

import pytest

from ludotheque.app.people.archive.played import Played
from ludotheque.app.people.result_cards import drawing
from ludotheque.app.people.result_cards.drawing import HEIGHT, LONGEST_VERDICT, WIDTH, svg, writable
from ludotheque.app.people.result_cards.facts import Facts, facts
from ludotheque.app.protocol.refused import Refused, TooMany
from ludotheque.app.store.queries.archive import Play
from ludotheque.core.game import PLAIN
from ludotheque.server.printing import printer
from ludotheque.server.printing.printer import CardPrinter
from tests.server.client import BOT, HOTSEAT, YOU, Caller
from tests.server.conftest import Running, Serve

PNG = b"\x89PNG\r\n\x1a\n"
MOST_BYTES = 400_000


def seat(number: int, name: str, score: int | None, value: float | None, place: int | None) -> Play:
    return Play(number, None, name, None, score, value, place, "none")


def game(*plays: Play, id: str = "koryo", ended: str | None = None) -> Played:
    return Played("t", id, 1, 1_763_800_000_000, ended, 0, False, False, None, plays)


ANN_WINS = game(seat(0, "Ben", 5, -1.0, 2), seat(1, "Ann", 9, 1.0, 1))


def finished(caller: Caller) -> str:
    name = str(caller.open({**YOU, "name": "Ann <&> \u202e"}, {**BOT, "name": "Zoë"})["table"])
    caller.socket(name).play(random.Random(3))
    return name


def test_a_finished_game_has_a_card(server: Running, ann: Caller) -> None:
    name = finished(ann)
    stranger = server.caller()
    card = stranger.get(f"/api/tables/{name}/card.png")
    assert (card.status_code, card.headers["content-type"]) == (200, "image/png")
    assert card.content.startswith(PNG)
    assert struct.unpack(">II", card.content[16:24]) == (WIDTH, HEIGHT) == (1200, 630)
    assert len(card.content) < MOST_BYTES
    assert not stranger.http.cookies, "a picture that anybody may keep gives no one a cookie"
    kept = {"If-None-Match": card.headers["etag"]}
    assert stranger.http.get(f"/api/tables/{name}/card.png", headers=kept).status_code == 304
    other = stranger.get(f"/api/tables/{name}/card.png?language=fr")
    assert other.content != card.content
    assert stranger.get(f"/api/tables/{name}/card.png?language=xx").status_code == 422


def test_no_card_before_the_end_nor_of_nothing(ann: Caller) -> None:
    name = ann.open(YOU, HOTSEAT)["table"]
    answer = ann.get(f"/api/tables/{name}/card.png")
    assert (answer.status_code, answer.json()["key"]) == (403, "game-not-over")
    assert ann.get("/api/tables/nothing/card.png").status_code == 404


@pytest.fixture
def site(serve: Serve, tmp_path: Path) -> Running:
    """Return a server with a client of one page."""
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text("<head><title>Ludotheque</title></head>")
    return serve(static=tmp_path / "static", public_address="https://play.example.org")


def tags(caller: Caller, path: str, language: str = "en") -> dict[str, str]:
    page = caller.http.get(path, headers={"Accept-Language": language})
    assert page.status_code == 200
    assert page.text.startswith("<head><title>Ludotheque</title>") and page.text.endswith("</head>")
    return dict(re.findall(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)" />', page.text))


def test_a_page_of_a_finished_game_names_its_result(site: Running) -> None:
    ann = site.caller()
    name = finished(ann)
    for path in (f"/replay/{name}", f"/table/{name}"):
        found = tags(ann, path)
        assert found["og:title"].startswith("Koryŏ: ")
        assert "Zoë" in found["og:description"] and "Ann &lt;&amp;&gt;" in found["og:description"]
        assert found["og:image"] == f"https://play.example.org/api/tables/{name}/card.png?language=en"
    assert "language=ko" in tags(ann, f"/replay/{name}", "ko-KR")["og:image"]


def test_a_page_of_an_unfinished_game_names_the_game_alone(site: Running) -> None:
    ann = site.caller()
    opened = ann.open({**YOU, "name": "Secretive"}, {"kind": "friend"})
    for page in ("table", "join"):
        text = ann.get(f"/{page}/{opened['table']}").text
        assert "Secretive" not in text and opened["invites"][0]["invite"] not in text
        found = tags(ann, f"/{page}/{opened['table']}")
        assert found["og:title"] == "Koryŏ on Ludotheque"
        assert found["og:image"] == "https://play.example.org/api/games/koryo/pictures/cover.webp"


def test_other_pages_have_no_tags(site: Running) -> None:
    ann = site.caller()
    for path in ("/", "/table/nothing", "/learn/koryo", "/table/a/b", "/about"):
        assert tags(ann, path) == {}, path


def test_pictures_of_games(ann: Caller) -> None:
    (koryo,) = (one for one in ann.get("/api/games").json() if one["id"] == "koryo")
    assert koryo["pictures"] == ["board", "thumb", "cover"]
    for name in koryo["pictures"]:
        picture = ann.get(f"/api/games/koryo/pictures/{name}.webp")
        assert picture.headers["content-type"] == "image/webp"
        assert picture.content[8:12] == b"WEBP"
        assert len(picture.content) <= 25_000
    assert ann.get("/api/games/leduc/pictures/cover.webp").status_code == 404
    assert ann.get("/api/games/koryo/pictures/other.webp").status_code == 422


def test_pages_are_never_refused_for_their_tags(serve: Serve, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<head></head>")
    ann = serve(static=tmp_path, limits=True, cards_rate="1/hour", guests_per_address=1).caller()
    name = ann.open(YOU, HOTSEAT)["table"]
    pages = [ann.get(f"/table/{name}") for _ in range(3)]
    assert [page.status_code for page in pages] == [200, 200, 200]
    assert ["og:title" in page.text for page in pages] == [True, False, False]
    assert ann.get(f"/api/tables/{name}/card.png").status_code == 429


@pytest.mark.parametrize(
    ("played", "language", "verdict"),
    [
        (ANN_WINS, "en", "Ann wins"),
        (ANN_WINS, "fr", "Victoire\u202f: Ann"),
        (game(seat(0, "Ann", 4, 0.5, 1), seat(1, "Ben", 4, 0.5, 1)), "en", "Ann and Ben share the victory"),
        (game(seat(0, "Ann", 8, 1.0, 1), seat(1, "Ben", 8, 1.0, 1), id="kick_ass"), "en", "The team wins"),
        (game(seat(0, "Ann", 8, -1.0, 1), seat(1, "Ben", 8, -1.0, 1), id="kick_ass"), "en", "The game is lost"),
        (game(seat(0, "Ann", None, None, None), ended="abandoned"), "en", "The game ended without a result"),
        (game(seat(0, "A former player", 4, 1.0, 1)), "fr", "Victoire\u202f: Un ancien joueur"),
    ],
)
def test_the_verdict(played: Played, language: str, verdict: str) -> None:
    assert facts(played, language).verdict.replace("\u00a0", "\u202f").replace(" :", "\u202f:") == verdict


def test_a_name_that_cannot_be_drawn_is_the_number_of_its_seat() -> None:
    known = facts(game(seat(0, "สมชาย", 3, 1.0, 1), seat(1, "Łukasz", 1, -1.0, 2)), "en", writable)
    assert [line.name for line in known.lines] == ["Player 1", "Łukasz"]
    assert known.verdict == "Player 1 wins"


@pytest.mark.parametrize("name", ["게스트 뛰뜀", "ゲスト", "Гость"])
def test_names_in_korean_kana_and_cyrillic_are_drawn(name: str) -> None:
    known = facts(game(seat(0, name, 3, 1.0, 1)), "ko", writable)
    assert (known.lines[0].name, known.verdict) == (name, f"{name} 승리")
    assert name in svg(known)


def test_every_letter_of_the_texts_of_cards_can_be_drawn() -> None:
    for path in sorted((drawing.FONTS.parent / "text").glob("*.ftl")):
        words = re.sub(r"{[^}]*}", "", path.read_text(encoding="utf-8").replace("\n", " "))
        assert writable(words), path.name


def test_letters_are_drawn_with_their_own_glyphs() -> None:
    """Korean, kana and Cyrillic: letters without glyphs would all be the same box."""

    def drawn(names: str) -> bytes:
        return printer._print(svg(facts(game(*(seat(n, name, 3, -1.0, 2) for n, name in enumerate(names))), "en")))

    one = drawn("뛰ゲГ")
    for other in ("가ゲГ", "뛰スГ", "뛰ゲЖ"):
        assert drawn(other) != one, other


def test_a_long_korean_name_is_cut_by_its_width() -> None:
    drawn = svg(facts(game(seat(0, "가" * 40, 3, -1.0, 2)), "ko"))
    assert "가" * 10 + "…" in drawn and "가" * 11 + "…" not in drawn


def test_a_game_that_is_gone_has_a_card() -> None:
    known = facts(dataclasses.replace(ANN_WINS, game="gone"), "en")
    assert (known.title, known.look) == ("gone", PLAIN)
    assert "<image" not in svg(known)


def test_words_are_escaped_and_cut() -> None:
    name = '"/><image href="http://evil.example/"/>' + "W" * 40
    drawn = svg(facts(game(seat(0, name, 3, 1.0, 1)), "en"))
    assert drawn.count("<image") == 1, "the cover alone"
    assert max(len(text) for text in ElementTree.fromstring(drawn).itertext()) <= LONGEST_VERDICT


@pytest.mark.parametrize(
    ("brought", "words"),
    [([], ""), (["position", "cards"], "From a chosen position"), (["cards"], "With the host’s own cards")],
)
def test_the_card_says_what_was_brought_to_the_game(brought: list[str], words: str) -> None:
    known = facts(dataclasses.replace(ANN_WINS, brought=tuple(brought)), "en")
    assert known.brought == words
    assert svg(known).count(f"{known.day} · {words}</text>") == bool(words)


async def test_cards_are_drawn_once_and_a_few_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(printer, "_print", lambda text: drawn.append(text) or b"png")
    monkeypatch.setattr(printer, "KEPT", 2)
    cards = [facts(game(seat(0, f"Ann{number}", 3, 1.0, 1)), "en") for number in range(3)]

    press = CardPrinter()
    press.on = True
    await asyncio.gather(*(press.card(cards[0]) for _ in range(5)))
    assert len(drawn) == 1
    for card in (*cards, cards[2], cards[0]):
        await press.card(card)
    assert len(drawn) == 4, "the first was forgotten for the third"


def test_few_wait_for_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(printer, "_print", lambda _: b"png")
    monkeypatch.setattr(printer, "MOST_WAITING", 2)

    async def ask(cards: list[Facts]) -> list[object]:
        press = CardPrinter()
        press.on = True
        return list(await asyncio.gather(*map(press.card, cards), return_exceptions=True))

    cards = [facts(game(seat(0, f"Ann{number}", 3, 1.0, 1)), "en") for number in range(4)]
    assert [type(one) for one in asyncio.run(ask(cards))] == [bytes, bytes, TooMany, TooMany]


def test_a_server_without_the_library_says_so() -> None:
    press = CardPrinter()
    press.on = False
    with pytest.raises(Refused, match="draws no pictures"):
        asyncio.run(press.card(facts(ANN_WINS, "en")))
