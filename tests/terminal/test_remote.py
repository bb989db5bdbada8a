"""A table of a server, joined from the terminal."""

from __future__ import annotations

import io
import random
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from rich.console import Console
from textual.pilot import Pilot

from ludotheque import BadInput
from ludotheque.cli.assistant import Assistant
from ludotheque.server.settings import Settings
from ludotheque.terminal import remote
from ludotheque.terminal.client import Client
from ludotheque.terminal.remote import Address, RemoteTable
from ludotheque.terminal.sentences import play_in_sentences
from ludotheque.terminal.table import NotNow
from tests.server.client import FRIEND, YOU, Caller, Socket
from tests.server.conftest import FAST, Dice, Running
from tests.swallowing import Swallowing
from tests.terminal.test_client import at, dealt, ready, text


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(Settings(database=tmp_path_factory.mktemp("server") / "tables.db", **FAST), Dice())
    running.start()
    yield running
    running.stop()


def invite(server: Running, game: str = "leduc") -> tuple[Caller, Socket, str]:
    """Open a table; return its host's socket and the link for a friend."""
    ann = server.caller()
    opened = ann.open(YOU, FRIEND, game=game)
    socket = ann.socket(opened["table"], [opened["seats"][0]["token"]])
    return ann, socket, f"{server.address}join/{opened['table']}#{opened['invites'][0]['invite']}"


def test_a_whole_game_with_a_browser(server: Running) -> None:
    _, ann, link = invite(server)
    table = RemoteTable(link, "Ben")
    host = threading.Thread(target=lambda: ann.play(random.Random(2)), daemon=True)
    host.start()
    turns = 0
    for _ in range(400):
        seen = table.seen()
        if seen.over:
            break
        if seen.choices:
            table.act(seen.choices[0])
            turns += 1
        else:
            table.advance(0.02, seen.version)
    assert seen.over and turns and seen.result and seen.sheet
    assert seen.eyes == 1 and table.names == ["Ann", "Ben"]
    assert any(one.text.startswith("You ") for one in table.log())
    assert not any("Ben" in one.text for one in table.log())
    table.close()
    host.join(5)


def test_an_assistant_plays_at_a_table_of_a_server(server: Running) -> None:
    _, ann, link = invite(server)
    table = RemoteTable(link, "Ada")
    host = threading.Thread(target=lambda: ann.play(random.Random(2)), daemon=True)
    host.start()
    assistant = Assistant(table)
    assert {one.__name__ for one in assistant.tools}.isdisjoint({"games", "open_game"})
    told = assistant.look()
    while "\n1. " in told:
        told = assistant.act("1")
    assert "Ann" in told and table.seen().over
    assert "In turn: **fold**" in assistant.ask_rules("betting")
    table.close()
    host.join(5)


def test_the_client_draws_a_table_of_a_server(server: Running) -> None:
    _, ann, link = invite(server, "koryo")
    remote = RemoteTable(link, "Ben")

    async def play(client: Client, pilot: Pilot[None]) -> None:
        await dealt(client, pilot)
        if remote.seen().player == 0:
            ann.act(ann.turn())
        await ready(client, pilot)
        assert "Season 1 of 8" in text(client, "#board") and "Your hand" in text(client, "#board")
        await pilot.press("enter")
        await pilot.pause()
        assert any("You place" in one.text for one in remote.log())

    at(Client(remote, pace=0), play)


def test_hints_reasons_and_undo_are_asked_of_the_server(server: Running) -> None:
    _, ann, link = invite(server, "koryo")
    table = RemoteTable(link, "Ben")
    while table.seen().player is None:
        table.advance(0.05, table.seen().version)
    if table.seen().player == 0:
        ann.act(ann.turn())
    while not table.seen().choices:
        table.advance(0.05, table.seen().version)
    assert table.hint().words in {one.words for one in table.seen().choices}
    assert table.why("pass") == "You must place at least one card."
    assert table.undo().startswith("Undo")
    table.close()


def test_in_sentences(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    _, ann, link = invite(server)
    threading.Thread(target=lambda: ann.play(random.Random(3)), daemon=True).start()
    lines = iter(["score", "board", "nothing", "rules when may I fold", *["1"] * 50])
    console = Console(file=io.StringIO(), width=100)
    monkeypatch.setattr(console, "input", lambda *_, **__: next(lines))
    play_in_sentences(console, RemoteTable(link, "Ben"))
    assert isinstance(console.file, io.StringIO)
    said = console.file.getvalue()
    assert "Leduc poker" in said and "Call  [call]" in said
    assert "[rules betting]" in said
    assert any(end in said for end in ("wins.", "You win.", "share the victory"))


def test_what_is_no_table_is_refused_in_words(server: Running) -> None:
    with pytest.raises(BadInput, match="looks like"):
        Address("http://127.0.0.1/games/koryo")
    with pytest.raises(BadInput):
        RemoteTable(f"{server.address}join/none#none")
    with pytest.raises(BadInput, match="does not answer"):
        RemoteTable("http://127.0.0.1:1/join/none#none")


@pytest.mark.parametrize(
    ("language", "nothing", "gone"),
    [
        ("fr", "Il n’y a rien à annuler.", "Cette table n’existe pas ou a été supprimée."),
        ("ko", "무를 것이 없습니다.", "없거나 삭제된 테이블입니다."),
    ],
)
def test_the_server_refuses_in_the_language_of_the_terminal(
    server: Running, language: str, nothing: str, gone: str
) -> None:
    _, _, link = invite(server, "koryo")
    table = RemoteTable(link, "Ben", language)
    while table.seen().player is None:
        table.advance(0.05, table.seen().version)
    table.undo()
    while not table.seen().note:
        table.advance(0.05, table.seen().version)
    assert table.seen().note == nothing
    table.close()
    with pytest.raises(BadInput) as refused:
        RemoteTable(f"{server.address}table/none", "Ben", language)
    assert str(refused.value) == gone


def test_a_spectator_watches(server: Running, tmp_path: Path) -> None:
    _, ann, link = invite(server)
    ben = RemoteTable(link, "Ben")
    watching = RemoteTable(link.replace("/join/", "/table/").partition("#")[0])
    for _ in range(400):
        if watching.seen().view is not None:
            break
        watching.advance(0.05, watching.seen().version)
    seen = watching.seen()
    assert seen.eyes is None and not seen.choices and seen.view is not None
    with pytest.raises(NotNow):
        watching.undo()
    watching.close()
    ben.close()
    ann.close()


def until(table: RemoteTable, holds: Callable[[], object]) -> None:
    """Wait for something that news of the table bring, or the proxy between."""
    for _ in range(2000):
        if holds():
            return
        table.advance(0.01, table.seen().version)
    raise AssertionError("it did not come")


def said(table: RemoteTable, line: str) -> int:
    return sum(line in one for one in table.chat())


def test_a_connection_that_dies_without_a_word_is_made_again(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"PING_EACH": 0.2, "PONG_WITHIN": 0.5, "TRIES": (0.01,)}.items():
        monkeypatch.setattr(remote, name, value)
    _, host, link = invite(server, "koryo")
    with Swallowing(urlsplit(server.address).port) as proxy:
        table = RemoteTable(link.replace(server.address.rstrip("/"), proxy.url), "Ben")
        until(table, lambda: table.seen().player is not None)
        since = proxy.swallow()
        table.speak("Are you there?")
        with pytest.raises(NotNow, match=r"The connection is lost\."):
            table.undo()
        until(table, lambda: proxy.back_after(since))
        until(table, lambda: said(table, "Are you there?"))
        since = proxy.swallow(answers=True)
        table.speak("And now?")  # it arrives, and is sent again
        until(table, lambda: proxy.back_after(since))
        until(table, lambda: said(table, "And now?"))
        table.speak("Good.")
        until(table, lambda: said(table, "Good."))
        assert [host.until("chat")["text"] for _ in range(3)] == ["Are you there?", "And now?", "Good."]
        assert [said(table, line) for line in ("Are you there?", "And now?", "Good.")] == [1, 1, 1]
        table.close()
