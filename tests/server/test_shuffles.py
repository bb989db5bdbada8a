"""Everyone at a table adds to its chance: the server commits first, then they do, and only then all is revealed."""

from __future__ import annotations

import random
import secrets
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from ludotheque import Record, verify
from ludotheque.core.contributions import commit_to
from tests.server.client import BOT, FRIEND, HOTSEAT, YOU, Caller, Json, Socket, play_in_step, true_record, wait_until
from tests.server.conftest import FakeTicker, Running, Serve
from tests.server.processes import Crashing

SHORT = 0.3
"""Seconds of a time-out, by the ticker of a test."""
LATE, WITHHELD, NONE = "late", "withheld", "none"


@dataclass
class Browser:
    """A browser's memory of a table: its seats, and a value for each that no one else knows."""

    caller: Caller
    table: str
    commitment: str
    tokens: dict[int, str]
    values: dict[int, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.values = {seat: secrets.token_hex(32) for seat in self.tokens}

    @property
    def commits(self) -> list[str]:
        return [commit_to(value, seat, self.commitment) for seat, value in self.values.items()]

    def come(self, commits: list[str | None] | None = None) -> Socket:
        """Connect with commits: its own, or others."""
        return self.caller.socket(self.table, list(self.tokens.values()), commits=commits or self.commits)

    def reveal(self, socket: Socket) -> None:
        for seat, value in self.values.items():
            socket.send(type="reveal", seat=seat, value=value)


def opened(caller: Caller, *others: Json, **more: Any) -> tuple[Browser, Json]:
    answer = caller.open(YOU, *others, **more)
    tokens = {seat["seat"]: seat["token"] for seat in answer["seats"]}
    return Browser(caller, answer["table"], answer["commitment"], tokens), answer


def joined(caller: Caller, answer: Json, number: int = 0) -> Browser:
    invite = answer["invites"][number]["invite"]
    seat = caller.post(f"/api/tables/{answer['table']}/join", invite=invite, name="Ben").json()
    return Browser(caller, answer["table"], seat["commitment"], {seat["seat"]: seat["token"]})


@pytest.fixture
def two(ann: Caller, ben: Caller) -> tuple[Browser, Browser]:
    """Ann and Ben at a table for two, about to connect."""
    hers, answer = opened(ann, FRIEND)
    return hers, joined(ben, answer)


def finished(socket: Socket, browser: Browser, rng: random.Random) -> Record:
    socket.play(rng)
    return true_record(browser.caller, browser.table)


def whys(record: Record) -> list[str | None]:
    return [one.why for one in record.contributions or []]


def values(record: Record) -> list[str | None]:
    return [one.value for one in record.contributions or []]


def states(socket: Socket) -> int:
    """Count the states that were told, once everything sent so far has arrived."""
    socket.send(type="ping")
    socket.until("pong")
    return len(socket.history)


def test_everybody_contributes_and_the_record_proves_it(two: tuple[Browser, Browser], rng: random.Random) -> None:
    hers, his = two
    first, second = hers.come(), his.come()
    commits = [*hers.commits, *his.commits]
    assert first.until("reveal") == second.until("reveal") == {"type": "reveal", "commits": commits}
    hers.reveal(first)
    assert states(first) == states(second) == 0, "the table was dealt before everybody had revealed"
    his.reveal(second)
    first.state()
    second.state()
    play_in_step([first, second], rng)
    record = true_record(hers.caller, hers.table)
    assert hers.commitment == his.commitment == record.commitment
    assert values(record) == [hers.values[0], his.values[1]]
    assert [one.commit for one in record.contributions or []] == commits
    assert whys(record) == [None, None]


def test_nobody_learns_what_the_others_contribute_before_the_end(
    two: tuple[Browser, Browser], server: Running, rng: random.Random
) -> None:
    hers, his = two
    spectator = server.caller().socket(hers.table)
    first, second = hers.come(), his.come()
    for socket in (first, second, spectator):
        assert socket.until("reveal")["commits"] == [*hers.commits, *his.commits]
    hers.reveal(first)
    his.reveal(second)
    sockets = (first, second, spectator)
    for socket in sockets:
        socket.state()
    play_in_step(sockets, rng)
    secret = true_record(hers.caller, hers.table).secret
    assert secret is not None
    for socket in sockets:
        told = "".join(socket.raw)
        assert hers.values[0] not in told
        assert his.values[1] not in told
        assert secret not in "".join(socket.raw[:-1])


def test_alone_against_bots_one_contributes_too(ann: Caller, rng: random.Random) -> None:
    hers, _ = opened(ann, BOT, BOT)
    socket = hers.come()
    assert socket.until("reveal")["commits"] == [*hers.commits, None, None]
    hers.reveal(socket)
    record = finished(socket, hers, rng)
    assert values(record) == [hers.values[0], None, None]
    assert whys(record) == [None, "bot", "bot"]


def test_at_a_server_no_one_plays_alone(ann: Caller, rng: random.Random) -> None:
    hers, _ = opened(ann, BOT)
    socket = hers.come()
    hers.reveal(socket)
    record = finished(socket, hers, rng).to_json()
    assert "played" not in record
    for alone in (False, True):
        told = {**record, "played": "alone"} if alone else record
        assert ann.http.post("/api/replay", json=told).json()["alone"] is alone


def test_at_one_screen_each_seat_contributes(ann: Caller, rng: random.Random) -> None:
    hers, _ = opened(ann, HOTSEAT, BOT)
    socket = hers.come()
    assert socket.until("reveal")["commits"] == [*hers.commits, None]
    hers.reveal(socket)
    assert values(finished(socket, hers, rng)) == [hers.values[0], hers.values[1], None]


def test_where_nobody_contributes_nobody_waits(serve: Serve, rng: random.Random) -> None:
    server = serve(ticker=FakeTicker())  # no time passes
    ann, ben = server.caller(), server.caller()
    hers, answer = opened(ann, FRIEND)
    his = joined(ben, answer)
    sockets = [one.caller.socket(one.table, list(one.tokens.values())) for one in (hers, his)]
    for socket in sockets:
        socket.state()
    play_in_step(sockets, rng)
    assert whys(true_record(ann, hers.table)) == [NONE, NONE]
    assert '"type":"reveal"' not in "".join(sockets[0].raw)


def test_bots_alone_are_dealt_at_once(ann: Caller) -> None:
    table = ann.open(BOT, BOT)["table"]
    assert ann.get(f"/api/tables/{table}").json()["ply"] > 0
    ann.socket(table).state(lambda state: state["over"])
    assert whys(true_record(ann, table)) == ["bot", "bot"]


def test_who_does_not_come_in_time_is_not_waited_for(serve: Serve, rng: random.Random) -> None:
    server = serve(ticker=FakeTicker(), commit_seconds=SHORT)
    hers, _ = opened(server.caller(), HOTSEAT)
    socket = hers.caller.socket(hers.table, [hers.tokens[0]], commits=hers.commits[:1])
    socket.until("seats")
    server.ring(SHORT)
    assert socket.until("reveal")["commits"] == [hers.commits[0], None]
    socket.send(type="reveal", seat=0, value=hers.values[0])
    socket.state()
    socket.close()
    record = finished(hers.come(), hers, rng)
    assert values(record) == [hers.values[0], None]
    assert whys(record) == [None, LATE]


def test_who_does_not_reveal_in_time_is_not_waited_for(serve: Serve, rng: random.Random) -> None:
    server = serve(ticker=FakeTicker(), reveal_seconds=SHORT)
    hers, _ = opened(server.caller(), HOTSEAT)
    socket = hers.come()
    socket.until("reveal")
    socket.send(type="reveal", seat=1, value=hers.values[1])
    assert states(socket) == 0
    server.ring(SHORT)
    socket.state()
    socket.send(type="reveal", seat=0, value=hers.values[0])
    assert "too late" in socket.until("refused")["reason"]
    record = finished(socket, hers, rng)
    assert values(record) == [None, hers.values[1]]
    assert whys(record) == [WITHHELD, None]
    assert record.contributions and record.contributions[0].commit == hers.commits[0]


def test_a_reveal_that_does_not_fit_is_refused_and_counts_as_withheld(serve: Serve, rng: random.Random) -> None:
    server = serve(ticker=FakeTicker(), reveal_seconds=SHORT)
    hers, _ = opened(server.caller(), BOT)
    socket = hers.come()
    socket.until("reveal")
    socket.send(type="reveal", seat=0, value="0d" * 32)
    assert "not what the seat has committed to" in socket.until("refused")["reason"]
    server.ring(SHORT)
    record = finished(socket, hers, rng)
    assert whys(record) == [WITHHELD, "bot"]
    assert values(record) == [None, None]


def test_nobody_changes_a_commit(two: tuple[Browser, Browser]) -> None:
    hers, his = two
    ground = ["0d" * 32]
    first = hers.come()
    first.until("seats")  # whose commits count is decided by which connection is heard first
    again = hers.come(ground)
    again.until("seats")
    second = his.come()
    commits = [*hers.commits, *his.commits]
    assert first.until("reveal")["commits"] == second.until("reveal")["commits"] == commits
    assert hers.come(ground).until("reveal")["commits"] == commits


def test_who_said_hello_without_a_commit_may_add_one_while_others_are_missing(two: tuple[Browser, Browser]) -> None:
    hers, his = two
    hers.caller.socket(hers.table, list(hers.tokens.values())).until("seats")
    hers.come().until("seats")
    assert his.come().until("reveal")["commits"] == [*hers.commits, *his.commits]


def test_who_comes_back_is_asked_again(two: tuple[Browser, Browser]) -> None:
    hers, his = two
    first, second = hers.come(), his.come()
    first.until("reveal")
    first.close()
    first = hers.come()
    assert first.until("reveal")["commits"] == [*hers.commits, *his.commits]
    hers.reveal(first)
    his.reveal(second)
    first.state()


def test_two_windows_of_one_browser_may_both_reveal(ann: Caller, rng: random.Random) -> None:
    hers, _ = opened(ann, BOT)
    first = hers.come()
    first.until("reveal")
    second = hers.come()
    hers.reveal(first)
    hers.reveal(second)
    second.state()
    hers.reveal(second)
    states(second)
    assert '"refused"' not in "".join(first.raw + second.raw)


def test_only_the_holder_of_a_seat_reveals_for_it(two: tuple[Browser, Browser], server: Running) -> None:
    hers, his = two
    first, second = hers.come(), his.come()
    first.until("reveal")
    for socket in (second, server.caller().socket(hers.table)):
        hers.reveal(socket)
        assert socket.until("refused")["reason"] == "seat 0 is not yours"
    hers.reveal(first)
    assert states(first) == 0


def test_nothing_is_revealed_before_all_have_committed(two: tuple[Browser, Browser]) -> None:
    hers, _ = two
    first = hers.come()
    hers.reveal(first)
    assert "nothing is to be revealed yet" in first.until("refused")["reason"]


def test_who_committed_to_nothing_has_nothing_to_reveal(ann: Caller, ben: Caller) -> None:
    hers, answer = opened(ann, FRIEND)
    his = joined(ben, answer)
    hers.come()
    socket = ben.socket(his.table, list(his.tokens.values()), commits=[None])
    assert socket.until("reveal")["commits"] == [*hers.commits, None]
    his.reveal(socket)
    assert "not what the seat has committed to" in socket.until("refused")["reason"]


@pytest.mark.parametrize(
    ("commits", "reason"),
    [
        ([], "one is needed for each of the 2 tokens, not 0"),
        (["0a" * 32] * 3, "one is needed for each of the 2 tokens, not 3"),
        (["0A" * 32, None], "commits.0"),
        (["0a" * 31, None], "commits.0"),
        (["0a" * 32 + "\n", None], "commits.0"),
        ([7, None], "commits.0"),
        ("0a" * 32, "commits"),
        ([None] * 33, "commits"),
    ],
    ids=range(8),
)
def test_commits_that_cannot_be_are_turned_away(ann: Caller, commits: Any, reason: str) -> None:
    hers, _ = opened(ann, HOTSEAT)
    socket = ann.socket(hers.table, hello=False)
    socket.send(type="hello", tokens=list(hers.tokens.values()), since=0, commits=commits)
    assert reason in socket.until("refused")["reason"]
    assert socket.closed() == 4403


@pytest.mark.parametrize("value", ["", "0a" * 31, "0A" * 32, None, 7, "x" * 64])
def test_a_malformed_reveal_is_refused(ann: Caller, value: Any) -> None:
    hers, _ = opened(ann, BOT)
    socket = hers.come()
    socket.until("reveal")
    socket.send(type="reveal", seat=0, value=value)
    assert "value" in socket.until("refused")["reason"]


def test_a_table_from_a_position_draws_of_the_contributions(ann: Caller, rng: random.Random) -> None:
    seats = [{"tableau": {"merchant": 1}}, {"tableau": {"banker": 1}}]
    hers, _ = opened(ann, HOTSEAT, position={"game": "koryo", "round": 2, "seats": seats})
    socket = hers.come()
    socket.until("reveal")
    hers.reveal(socket)
    record = finished(socket, hers, rng)
    assert values(record) == list(hers.values.values())
    assert sum(len(entry.chance) for entry in record.entries) > 0
    record.contributions = None
    with pytest.raises(ValueError, match="it does not match the sealed chance"):
        verify(record)


def test_chat_before_the_deal(two: tuple[Browser, Browser]) -> None:
    hers, _ = two
    first = hers.come()
    first.send(type="chat", text="Are you there?")
    assert (first.until("chat")["seat"], first.history) == (0, [])


# --- Crashes ---


def test_a_table_dropped_before_its_commits_are_in_gathers_anew(two: tuple[Browser, Browser], server: Running) -> None:
    hers, his = two
    first = hers.come()
    first.until("seats")
    server.run(server.app.state.app.tables._drop, hers.table)
    assert first.closed() == 1012
    hers.values[0] = secrets.token_hex(32)
    first, second = hers.come(), his.come()
    assert first.until("reveal")["commits"] == [*hers.commits, *his.commits]
    assert second.until("reveal")


def test_a_fault_while_the_table_is_dealt_changes_no_commit(
    two: tuple[Browser, Browser], monkeypatch: pytest.MonkeyPatch, rng: random.Random
) -> None:
    hers, his = two
    first, second = hers.come(), his.come()

    def fail(*_: object) -> None:
        raise OSError("the disk is full")

    first.until("reveal")
    with monkeypatch.context() as broken:
        broken.setattr("ludotheque.app.tables.committing.deal_table", fail)
        hers.reveal(first)
        his.reveal(second)
        assert (first.closed(), second.closed()) == (1012, 1012)
    first, second = hers.come(["0d" * 32]), his.come()
    assert first.until("reveal")["commits"] == [*hers.commits, *his.commits]
    second.until("reveal")
    hers.reveal(first)
    his.reveal(second)
    first.state()
    second.state()
    play_in_step([first, second], rng)
    assert values(true_record(hers.caller, hers.table)) == [hers.values[0], his.values[1]]


def test_killed_before_and_after_the_deal(crashing: Crashing, rng: random.Random) -> None:
    hers, _ = opened(Caller(crashing.running.address), HOTSEAT)
    commits = list(hers.commits)
    hers.come().until("reveal")
    crashing.restart()
    hers.caller = Caller(crashing.running.address)
    socket = hers.come(["0d" * 32, "0e" * 32])
    assert socket.until("reveal")["commits"] == commits, "a commit was changed by a restart"
    hers.reveal(socket)
    dealt = [socket.state(), socket.state()]
    crashing.restart()
    hers.caller = Caller(crashing.running.address)
    socket = hers.come(["0d" * 32, "0e" * 32])
    again = [socket.state(), socket.state()]
    assert again == dealt
    assert values(finished(socket, hers, rng)) == list(hers.values.values())


def test_after_a_restart_only_those_who_committed_are_waited_for(serve: Serve, tmp_path: Path) -> None:
    database = tmp_path / "shared.db"
    first = serve(ticker=FakeTicker(), database=database, commit_seconds=SHORT)
    hers, answer = opened(first.caller(), FRIEND)
    joined(first.caller(), answer)
    socket = hers.come()
    socket.until("seats")
    first.ring(SHORT)
    assert socket.until("reveal")["commits"] == [*hers.commits, None]
    socket.close()
    first.stop()
    hers.caller = serve(database=database, commit_seconds=60.0).caller()
    socket = hers.come()
    assert socket.until("reveal")["commits"] == [*hers.commits, None]
    hers.reveal(socket)
    assert socket.state()["ply"] > 0


def test_killed_while_nobody_is_there_a_table_is_dealt_all_the_same(
    serve: Serve, tmp_path: Path, rng: random.Random
) -> None:
    """After a restart the server goes on by itself, also with tables that were still to be dealt."""
    database = tmp_path / "shared.db"
    first = serve(database=database, commit_seconds=60.0)
    hers, _ = opened(first.caller(), BOT)
    first.stop()
    second = serve(ticker=FakeTicker(), database=database, commit_seconds=SHORT)
    caller = second.caller()
    second.ring(SHORT)
    wait_until(lambda: caller.get(f"/api/tables/{hers.table}").json()["ply"] != 0, "the table is not dealt")
    hers.caller = caller
    assert whys(finished(hers.come(), hers, rng)) == [LATE, "bot"]
