"""The people at a table of a server: chat, clocks, tools, and the seat that is remembered."""

from __future__ import annotations

import json
import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from ludotheque.server.settings import Settings
from ludotheque.terminal.client import Client
from ludotheque.terminal.memory import Memory, SavedSeat
from ludotheque.terminal.remote import RemoteTable
from ludotheque.terminal.screens import ChatScreen, Confirm, Tools
from ludotheque.terminal.table import NotNow
from ludotheque.terminal.table_people import TablePeople, Tool
from ludotheque.terminal.words import TerminalWords
from tests.server.client import FRIEND, YOU, Caller, Json, Socket
from tests.server.conftest import FAST, Dice, Running
from tests.terminal.test_client import at, dealt, ready, text

SEAT = {"name": "Ann", "kind": "human", "level": None, "taken": True, "connected": True}
SEAT |= {"stand_in": False, "away": None, "idle": None}
SERVER = "http://127.0.0.1:1"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(Settings(database=tmp_path_factory.mktemp("server") / "tables.db", **FAST), Dice())
    running.start()
    yield running
    running.stop()


def invite(server: Running, game: str = "koryo", **more: Any) -> tuple[Caller, Socket, str]:
    """Open a table; return its host's socket and the link for a friend."""
    ann = server.caller()
    opened = ann.open({**YOU, "name": "Ann"}, FRIEND, game=game, **more)
    socket = ann.socket(opened["table"], [opened["seats"][0]["token"]])
    return ann, socket, f"{server.address}join/{opened['table']}#{opened['invites'][0]['invite']}"


def until(table: RemoteTable, ready: Callable[[], bool]) -> None:
    for _ in range(400):
        if ready():
            return
        table.advance(0.05, table.seen().version)
    raise AssertionError("it does not come to that")


def labels(table: RemoteTable | TablePeople) -> list[str]:
    return [tool.label for tool in table.tools()]


def choose(table: RemoteTable, label: str) -> str:
    return table.use(next(tool for tool in table.tools() if tool.label.startswith(label)))


def test_people_talk(server: Running) -> None:
    _, ann, link = invite(server)
    ben = RemoteTable(link, "Ben")
    ann.send(type="chat", text="Hello\x1b[2J!")
    until(ben, lambda: bool(ben.chat()))
    assert ben.chat() == ["Ann: Hello[2J!"] and ben.chat()[0] in [one.text for one in ben.log()]
    ben.speak("Hi")
    assert ann.until("chat", lambda one: one["text"] == "Hi")["name"] == "Ben"
    ben.close()


def test_a_seat_is_remembered(server: Running, tmp_path: Path) -> None:
    _, ann, link = invite(server)
    memory = Memory(tmp_path / "state" / "seats.json")
    first = RemoteTable(link, "Ben", memory=memory)
    until(first, lambda: first.seen().view is not None)
    eyes, hand = first.seen().eyes, first.seen().view
    first.close()
    file = tmp_path / "state" / "seats.json"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600 and stat.S_IMODE(file.parent.stat().st_mode) == 0o700
    again = RemoteTable(link, "Ben", memory=Memory(file))
    until(again, lambda: again.seen().view is not None)
    assert (again.seen().eyes, again.seen().view) == (eyes, hand) == (1, hand)
    ann.send(type="resign", seat=0)
    until(again, lambda: again.seen().over)
    again.close()
    assert memory.seat(server.address.rstrip("/"), link.split("/")[-1].partition("#")[0]) is None


def test_a_seat_that_is_another_s_now_is_forgotten(server: Running, tmp_path: Path) -> None:
    ann = server.caller()
    opened = ann.open({**YOU, "name": "Ann"}, FRIEND, FRIEND, game="koryo")
    ann.socket(opened["table"], [opened["seats"][0]["token"]])
    link = f"{server.address}join/{opened['table']}#{opened['invites'][0]['invite']}"
    memory = Memory(tmp_path / "seats.json")
    RemoteTable(link, "Ben", memory=memory).close()
    seat = memory.seat(server.address.rstrip("/"), opened["table"])
    assert seat is not None and seat.seat == 1
    assert ann.http.delete(f"/api/tables/{opened['table']}/seats/1").status_code == 204
    late = RemoteTable(link, "Ben", memory=memory)
    until(late, lambda: memory.seat(server.address.rstrip("/"), opened["table"]) is None)
    until(late, lambda: "Waiting" in late.seen().question)
    late.close()


def test_the_host_frees_a_seat_and_a_player_resigns(server: Running, tmp_path: Path) -> None:
    ann, memory = server.caller(), Memory(tmp_path / "seats.json")
    opened = ann.open({**YOU, "name": "Ann"}, FRIEND, FRIEND, game="koryo")
    memory.keep_cookie(server.address.rstrip("/"), ann.http.cookies["ludotheque_guest"])
    host = RemoteTable(f"{server.address}table/{opened['table']}", memory=memory)
    links = {one["seat"]: f"{server.address}join/{opened['table']}#{one['invite']}" for one in opened["invites"]}
    until(host, lambda: links[2] in host.seen().question)
    ben = RemoteTable(links[1], "Ben")
    until(host, lambda: "Free Ben’s seat" in labels(host))
    assert choose(host, "Free Ben") == "Done."
    until(host, lambda: "Free Ben’s seat" not in labels(host))
    ben.close()
    choose(host, "Make a new link for seat 3")
    until(host, lambda: bool(host.tools()) and links[2] not in "".join(labels(host)))
    assert "Let only players write in the chat" in labels(host)
    choose(host, "Let only")
    until(host, lambda: "Let spectators write in the chat, too" in labels(host))
    assert choose(host, "Stand up") == "Done."
    with pytest.raises(NotNow):
        host.use(Tool("", delete=f"/api/tables/{opened['table']}/seats/2"))
    host.close()


@pytest.mark.long
def test_players_meet_at_a_rematch(server: Running, tmp_path: Path) -> None:
    ann, line, link = invite(server)
    memory = Memory(tmp_path / "seats.json")
    ben = RemoteTable(link, "Ben", memory=memory)
    line.state()
    line.send(type="resign", seat=0)
    until(ben, lambda: "Ask for a rematch" in labels(ben))
    table = link.partition("#")[0].rpartition("/")[2]
    after = ann.post(f"/api/tables/{table}/rematch").json()["table"]
    address = f"{server.address}join/{after}"
    until(ben, lambda: f"Link to the rematch: {address}" in labels(ben))
    assert "Ann wants a rematch." in [one.text for one in ben.log()]
    ben.close()
    again = RemoteTable(address, memory=memory)
    until(again, lambda: again.seen().view is not None)
    assert (again.names, again.seen().eyes) == (["Ben", "Ann"], 0)
    again.close()


def test_who_asks_for_a_rematch_gets_its_link(server: Running) -> None:
    ann, line, link = invite(server)
    ben = RemoteTable(link, "Ben")
    line.state()
    line.send(type="resign", seat=0)
    until(ben, lambda: "Ask for a rematch" in labels(ben))
    assert choose(ben, "Ask for a rematch") == "Done."
    until(ben, lambda: any(one.startswith("Link to the rematch") for one in labels(ben)))
    (shown,) = ann.get("/api/open").json()
    assert f"Link to the rematch: {server.address}table/{shown['table']}" in labels(ben)
    ben.close()


def test_a_company_offers_what_is_possible() -> None:
    now = [0.0]
    company = TablePeople(TerminalWords(), SERVER, "t", lambda: now[0])
    seats = [dict(SEAT), {**SEAT, "name": "Ben"}]
    welcome = {"seats": seats, "yours": [0], "host": False, "hushed": False, "can_resign": True, "chat": []}
    company.receive({"type": "welcome", "invites": [], **welcome})
    assert labels(company) == [f"Link to watch: {SERVER}/table/t", "Stand up"]
    company.receive({"type": "state", "over": False})
    assert labels(company)[1:] == [
        "Let a bot play for you",
        "Resign",
        "Ask the others to end the game, without a result",
    ]
    company.receive({"type": "seats", "seats": [seats[0], {**seats[1], "away": 3}]})
    assert company.away(1) and not company.away(0)
    assert labels(company)[1:3] == ["Let a bot play for Ben", "Offer Ben’s seat to another person"]
    company.receive({"type": "asked", "seat": 0})
    assert "Withdraw what you have asked" in labels(company) and not any(
        "Ask the others" in one for one in labels(company)
    )
    company.receive({"type": "ask-answered", "ok": False})
    company.receive({"type": "seats", "seats": [{**SEAT, "kind": "bot", "stand_in": True}, seats[1]]})
    assert labels(company)[1:] == ["Take your seat back from the bot"]
    assert company.clock(0) is None
    company.receive({"type": "clock", "left": [65.0, 20.0], "running": [0]})
    now[0] = 5.5
    assert (company.clock(0), company.clock(1)) == (59.5, 20.0)
    assert company.receive({"type": "seated", "why": "absent", "name": "Player 2"}) == (
        "Player 2 is away. A bot plays on."
    )


def test_it_tells_who_takes_a_move_back() -> None:
    company = TablePeople(TerminalWords(), SERVER, "t")
    seats = [SEAT, {**SEAT, "name": "Ben"}]
    people = {"seats": seats, "yours": [0], "host": False, "hushed": False, "can_resign": True, "chat": []}
    company.receive({"type": "welcome", "invites": [], "brought": [], **people})
    told = [company.receive({"type": "takebacks", "count": 1, "ply": 7, "seat": seat}) for seat in (0, 1)]
    assert told == ["You take back a move.", "Ben takes back a move."]


@pytest.mark.parametrize("asked", [{"type": "asked", "seat": 0}, {"type": "undo-asked", "seat": 0, "entries": 1}])
def test_who_asked_learns_that_a_new_server_knows_nothing_of_it(asked: Json) -> None:
    company = TablePeople(TerminalWords(), SERVER, "t")
    seats = [SEAT, {**SEAT, "name": "Ben"}]
    people = {"seats": seats, "yours": [0], "host": False, "hushed": False, "can_resign": True, "chat": []}
    welcome = {"type": "welcome", "invites": [], "brought": [], **people}
    told = [company.receive(one) for one in (welcome, asked, welcome, asked, {"type": "seats", "seats": seats})]
    assert told == [None] * 5
    assert company.receive(welcome) is None
    again = company.receive({"type": "seats", "seats": seats})
    assert again is not None and again.startswith("The connection was lost, and what you asked the others")
    assert company.receive({"type": "seats", "seats": seats}) is None


def test_chat_clock_and_tools_by_keys(server: Running) -> None:
    _, ann, link = invite(server, terms={"clock": {"kind": "live", "bank": 600, "increment": 0}})
    remote = RemoteTable(link, "Ben")

    async def play(client: Client, pilot: Pilot[None]) -> None:
        await dealt(client, pilot)
        if remote.seen().player == 0:
            ann.act(ann.turn())
        await ready(client, pilot)
        client.show_clocks()
        assert "Ben 9:5" in text(client, "#head") or "Ben 10:00" in text(client, "#head")
        await pilot.press("down")
        at, version = client.query_one("#choices", OptionList).highlighted, remote.seen().version
        ann.send(type="chat", text="Hello")
        for _ in range(1_000):
            await pilot.pause(0.02)
            if client.current is not None and client.current.version > version:
                break
        assert client.query_one("#choices", OptionList).highlighted == at == 1, "a line of chat moves nothing"
        await pilot.press("c", *"Hi", "enter")
        assert isinstance(client.screen, ChatScreen)
        assert ann.until("chat", lambda one: one["text"] == "Hi")["name"] == "Ben"
        for _ in range(1_000):
            await pilot.pause(0.02)
            if "Ben: Hi" in str(client.screen.query_one("#chat-lines", Static).render()):
                break
        else:
            raise AssertionError("the chat does not show it")
        await pilot.press("escape", "t")
        assert isinstance(client.screen, Tools)
        options = client.screen.query_one("#tools", OptionList)
        await pilot.pause()
        shown = [str(options.get_option_at_index(at).prompt) for at in range(options.option_count)]
        assert shown[:2] == ["Let a bot play for you", "Resign"], "the table below answers for its own list alone"
        await pilot.press("down", "enter")
        assert isinstance(client.screen, Confirm)
        await pilot.press("y")
        for _ in range(1_000):
            await pilot.pause(0.02)
            if remote.seen().over:
                break
        assert remote.seen().result == ("The game ended because a player resigned.",)

    at(Client(remote, pace=0), play)


def test_a_clock_that_ticks_while_the_client_closes_does_no_harm(server: Running) -> None:
    *_, link = invite(server, terms={"clock": {"kind": "live", "bank": 600, "increment": 0}})

    async def play(client: Client, pilot: Pilot[None]) -> None:
        await dealt(client, pilot)
        await client.query("#head").remove()
        client.show_clocks()

    at(Client(RemoteTable(link, "Ben"), pace=0), play)


def test_news_that_come_while_the_last_are_shown_are_shown_next(server: Running) -> None:
    _, ann, link = invite(server)
    remote = RemoteTable(link, "Ben")

    async def lines(pilot: Pilot[None], client: Client) -> None:
        for _ in range(500):
            await pilot.pause(0.02)
            if client.current is not None and client.current.version == remote.seen().version and remote.chat():
                return
        raise AssertionError("it is not shown")

    async def play(client: Client, pilot: Pilot[None]) -> None:
        await dealt(client, pilot)
        for said in ("One", "Two"):
            ann.send(type="chat", text=said)
            while not (remote.chat() and remote.chat()[-1].endswith(said)):
                await pilot.pause(0.01)
        await lines(pilot, client)
        assert "Ann: Two" in text(client, "#news")

    at(Client(remote, pace=0.5), play)


def test_a_broken_memory_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.terminal.memory.MOST", 4)
    file = tmp_path / "seats.json"
    for broken in ("", "[1]", '{"s": 3}', '{"s": {"tables": {"t": {"seat": 1}}, "cookie": 4}}'):
        file.write_text(broken, encoding="utf-8")
        memory = Memory(file)
        assert memory.seat("s", "t") is None and memory.cookie("s") == ""
        memory.keep_seat("s", "t", SavedSeat(0, "a", "b", "c"))
        assert memory.seat("s", "t") == SavedSeat(0, "a", "b", "c")
    for number in range(6):
        memory.keep_seat("s", str(number), SavedSeat(0, "a", "b", "c"))
    assert len(json.loads(file.read_text(encoding="utf-8"))["s"]["tables"]) == 4
    assert memory.seat("s", "5") is not None and memory.seat("s", "t") is None
