"""Clocks: they run for who is to decide, cost no one else time, outlive restarts, and their end is what was agreed."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.app.protocol.nights import Nights
from ludotheque.app.protocol.terms import DAY, HOUR, Clock
from ludotheque.app.tables.log_context import REQUEST, TABLE
from ludotheque.app.tables.seats.alarms import ANSWERS
from ludotheque.app.tables.table import Table
from ludotheque.app.tables.timekeeping.clocks import GRACE, Clocks
from ludotheque.app.tables.timekeeping.ticker import Alarms
from ludotheque.app.thinking.pace import Pace
from tests.server.client import BOT, HOTSEAT, YOU, Json, Socket, true_record, wait_until
from tests.server.conftest import FakeTicker, Running, Serve, sit_together

BANK, INCREMENT = 600, 15
LIVE: Json = {"kind": "live", "bank": BANK, "increment": INCREMENT}
SLOW: Json = {"kind": "slow", "turn": DAY, "bank": HOUR}
NIGHTS: Json = {"zone": "Europe/Berlin", "start": 22, "end": 8}


class Thoughtful:
    """Bots that never come to a decision."""

    pace = Pace()

    def warm(self) -> None: ...

    def close(self) -> None: ...

    async def choose(self, *_: Any) -> int:
        await asyncio.Event().wait()
        raise AssertionError

    analyse = choose


def clocks(ticker: FakeTicker, clock: Json = LIVE, kept: list[list[int]] | None = None) -> Clocks:
    """Return the clocks of two seats."""
    return Clocks(msgspec.convert(clock, Clock), ticker, 2, kept)


# --- The clocks themselves ---


def test_a_clock_runs_for_who_is_to_decide_and_grows_with_each_decision() -> None:
    ticker = FakeTicker()
    pair = clocks(ticker)
    pair.resume([0], 0)
    ticker.advance(20)
    assert pair.left() == [580_000, 600_000]
    pair.turn([1], 1, decided=0)
    ticker.advance(5)
    assert pair.left() == [595_000, 595_000]
    assert pair.running == [1]


def test_everybody_who_has_not_decided_yet_pays_for_waiting() -> None:
    ticker = FakeTicker()
    pair = clocks(ticker)
    pair.resume([0, 1], 0)
    ticker.advance(10)
    pair.turn([1], 0, decided=0)
    ticker.advance(10)
    assert pair.left() == [(BANK - 10 + INCREMENT) * 1000, (BANK - 20) * 1000]


def test_nobody_pays_while_a_bot_decides() -> None:
    ticker = FakeTicker()
    pair = clocks(ticker)
    pair.resume([], 0)
    ticker.advance(5000)
    assert (pair.left(), pair.first_end(), pair.next_ring()) == ([600_000, 600_000], None, None)


def test_it_rings_when_the_first_has_run_out() -> None:
    ticker = FakeTicker()
    pair = clocks(ticker, kept=[[0, 9_000], [0, 4_000]])
    pair.resume([0, 1], 0)
    assert pair.next_ring() == pytest.approx(ticker.now() + 4.001)
    ticker.advance(3.9)
    assert pair.out_of_time() == []
    ticker.advance(0.101)
    assert pair.out_of_time() == [1]
    assert pair.left()[1] == 0


async def test_an_alarm_takes_the_place_of_another_and_none_rings_once_they_are_closed() -> None:
    ticker = FakeTicker()
    alarms = Alarms(ticker)
    alarms.set("clock", ticker.now() + 1)
    alarms.set("clock", ticker.now() + 3)
    alarms.set("idle", ticker.now() + 2)
    ticker.advance(2)
    assert (await alarms.next(), "clock" in alarms, "idle" in alarms) == ("idle", True, False)
    ticker.advance(1)
    assert (await alarms.next(), "clock" in alarms) == ("clock", False)
    alarms.set("clock", ticker.now() + 1)
    ticker.advance(1)
    alarms.set("poll", ticker.now() + 1)
    alarms.close()  # one has rung that no one has looked at yet
    alarms.set("idle", ticker.now() + 1)
    ticker.advance(1)
    assert (await alarms.next(), "poll" in alarms, "idle" in alarms) == (None, False, False)


def test_fractions_of_milliseconds_are_not_given_away() -> None:
    ticker = FakeTicker()
    pair = clocks(ticker)
    pair.resume([0], 0)
    for _ in range(1000):
        ticker.advance(0.0004)
        pair.left()
    assert pair.left()[0] in (599_600, 599_601)


def test_an_undo_takes_the_increment_back_but_never_runs_a_clock_out() -> None:
    ticker = FakeTicker()
    pair = clocks(ticker, kept=[[0, 100_000], [0, 4_000]])
    for _ in range(50):
        pair.turn([0], 1, decided=0)
        pair.take_back(0)
    assert pair.left() == [100_000, 4_000]
    pair.take_back(1)
    assert pair.left()[1] == 4_000


def test_a_slow_clock_gives_each_turn_its_time_and_then_uses_the_reserve() -> None:
    ticker = FakeTicker()
    pair = clocks(ticker, SLOW)
    pair.resume([0], 0)
    assert pair.next_ring() == ticker.now() + HOUR  # a clock that runs for hours is saved now and then
    ticker.advance(DAY - 60)
    pair.turn([0], 1, decided=0)  # the same turn goes on
    assert pair.left()[0] == (HOUR + 60) * 1000
    ticker.advance(100)
    pair.turn([1], 2, decided=0)
    pair.turn([0], 3, decided=1)
    assert pair.kept()[0] == [DAY * 1000, (HOUR - 40) * 1000]


@pytest.mark.parametrize("clock", [LIVE, SLOW])
def test_who_takes_a_decision_or_a_seat_back_has_the_time_that_was_left(clock: Json) -> None:
    ticker = FakeTicker()
    pair = clocks(ticker, clock)
    pair.resume([0, 1], 4)
    ticker.advance(500)
    left = pair.left()[0]
    pair.turn([1], 4, decided=0)  # decided early,
    pair.take_back(0)
    pair.turn([0, 1], 4)  # and taken back
    assert pair.left()[0] == left
    pair.turn([1], 4)  # handed to a bot,
    pair.fresh_start(0)
    pair.turn([0, 1], 4)  # and taken over again
    assert pair.left()[0] == left
    pair.turn([1], 5, decided=0)
    pair.take_back(0)
    pair.turn([0], 4)  # undone after it was played
    assert pair.left()[0] == left


def test_nights_cost_nothing() -> None:
    """The ticker begins at noon in UTC, 13:00 in Berlin: nine hours until the night, which takes ten."""
    ticker = FakeTicker()
    pair = clocks(ticker, {**SLOW, "turn": 12 * HOUR, "bank": 0, "nights": NIGHTS})
    pair.resume([0], 0)
    assert pair.due() == ticker.wall() + (9 + 10 + 3) * HOUR
    ticker.advance(8.75 * HOUR)
    assert pair.next_ring() == ticker.now() + 0.25 * HOUR
    ticker.advance(0.25 * HOUR)
    assert (pair.left()[0], pair.still) == (3 * HOUR * 1000, True)
    ticker.advance(10 * HOUR)
    assert (pair.left()[0], pair.still) == (3 * HOUR * 1000, False)
    ticker.advance(3 * HOUR)
    assert pair.out_of_time() == [0]


@given(start=st.integers(0, 23), length=st.integers(1, 23), at=st.floats(0, 4e9), seconds=st.floats(1, 14 * DAY))
def test_what_is_counted_of_a_time_is_when_it_has_passed(start: int, length: int, at: float, seconds: float) -> None:
    nights = Nights(zone="Europe/Berlin", start=start, end=(start + length) % 24)
    end = nights.after(at, seconds)
    assert nights.awake(at, end) == pytest.approx(seconds, abs=1e-3)
    assert not nights.asleep(end - 0.01)


def test_who_ran_out_of_time_gets_some_to_decide_and_nobody_else() -> None:
    ticker = FakeTicker()
    pair = clocks(ticker, kept=[[0, 0], [0, 500]])
    pair.fresh_start(0)
    pair.fresh_start(1)
    assert pair.left() == [INCREMENT * 1000, 500]


@pytest.mark.parametrize(
    ("clock", "reason"),
    [
        ({"kind": "live", "bank": 5}, "a live clock has a bank"),
        ({"kind": "live", "bank": 10 * HOUR}, "a live clock has a bank"),
        ({"kind": "live", "bank": 60, "turn": DAY}, "a live clock has a bank"),
        ({"kind": "slow", "bank": 0, "turn": 5 * HOUR}, "a slow clock has a 'turn'"),
        ({"kind": "slow", "bank": 0, "turn": DAY, "increment": 5}, "a slow clock has a 'turn'"),
        ({"kind": "live", "bank": 60, "increment": 601}, "increment"),
        ({"kind": "live", "bank": 60, "end": "explode"}, "end"),
        ({"kind": "live"}, "bank"),
        ({**LIVE, "nights": NIGHTS}, "a live clock has no 'nights'"),
        ({**SLOW, "nights": {**NIGHTS, "zone": "Moon/Tranquillity"}}, "this time zone is not known here"),
        ({**SLOW, "nights": {**NIGHTS, "zone": "../../etc/passwd"}}, "zone"),
        ({**SLOW, "nights": {**NIGHTS, "end": 22}}, "different hours"),
        ({**SLOW, "nights": {**NIGHTS, "end": 24}}, "end"),
    ],
)
def test_clocks_that_cannot_be(server: Running, clock: Json, reason: str) -> None:
    answer = server.caller().post("/api/tables", game="koryo", seats=[YOU, HOTSEAT], terms={"clock": clock})
    assert answer.status_code == 422
    assert reason in answer.json()["reason"]


# --- At a table ---


def in_turn(*sockets: Socket) -> tuple[Socket, Socket, Json]:
    """Return the player to decide, the other one, and the state."""
    for socket in sockets:
        state = next(iter(socket.states.values()))
        if state["offered"]:
            return socket, next(one for one in sockets if one is not socket), state
    raise AssertionError("no one is to decide")


def test_the_clock_is_told_after_each_move_and_to_who_comes(timed: Running) -> None:
    hers, his, table = sit_together(timed.caller(), timed.caller(), terms={"clock": LIVE})
    assert hers.until("clock")["left"] == his.until("clock")["left"] == [BANK, BANK]
    first, _, state = in_turn(hers, his)
    timed.wait(20)
    first.act(state)
    clock = first.until("clock")
    assert clock["left"][state["eyes"]] == BANK - 20 + INCREMENT
    assert clock["left"][1 - state["eyes"]] == BANK
    timed.wait(4)
    watching = timed.caller().socket(table)
    assert watching.until("welcome")["terms"]["clock"] == {**LIVE, "turn": 0, "end": "bot", "nights": None}
    left = watching.until("clock")
    assert left["left"][left["running"][0]] in (BANK - 4, BANK - 20 + INCREMENT - 4)


def test_a_bot_takes_over_when_the_time_runs_out(serve: Serve) -> None:
    running = serve(Thoughtful(), ticker=FakeTicker())
    hers, his, _ = sit_together(running.caller(), running.caller(), terms={"clock": LIVE})
    first, other, state = in_turn(hers, his)
    seat = state["eyes"]
    running.wait(BANK + 1)
    told = other.until("seated")
    assert (told["seat"], told["level"], told["why"]) == (seat, "skilled", "time")
    first.until("seated")
    assert first.until("clock")["running"] == []
    first.send(type="take-over", seat=seat)
    first.until("seated", lambda message: message["why"] == "back")
    clock = first.until("clock")
    assert (clock["left"][seat], clock["running"]) == (INCREMENT, [seat])
    first.act(state)
    assert first.state(lambda after: after["ply"] > state["ply"])


def test_the_log_of_a_clock_names_the_table_and_no_request(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    named: list[tuple[str | None, str | None]] = []

    async def look(_: Table) -> None:
        named.append((REQUEST.get(), TABLE.get()))

    monkeypatch.setitem(cast(dict[str, Any], ANSWERS), "clock", look)
    running = serve(Thoughtful(), ticker=FakeTicker())
    _, _, table = sit_together(running.caller(), running.caller(), terms={"clock": LIVE})
    running.wait(BANK + 1)
    running.settle()
    assert named == [(None, table)]


def test_or_the_player_loses_if_that_was_agreed(timed: Running) -> None:
    ann = timed.caller()
    hers, his, table = sit_together(ann, timed.caller(), terms={"clock": {**LIVE, "end": "lose"}})
    _, other, state = in_turn(hers, his)
    timed.wait(BANK + 1)
    end = other.state(lambda after: after["over"])
    assert end["ended"] == "lost"
    assert end["returns"][state["eyes"]] == -1.0
    true_record(ann, table)


def test_in_a_team_nobody_loses_on_time(serve: Serve) -> None:
    running = serve(Thoughtful(), ticker=FakeTicker())
    clock = {**LIVE, "end": "lose"}
    hers, _, _ = sit_together(running.caller(), running.caller(), game="kick_ass", terms={"clock": clock})
    running.wait(BANK + 1)
    assert hers.until("seated")["why"] == "time"


def test_bots_take_their_time_at_nobodys_cost(serve: Serve) -> None:
    running = serve(Thoughtful(), ticker=FakeTicker())
    ann = running.caller()
    table = ann.open(YOU, BOT, terms={"clock": LIVE})["table"]
    line = ann.socket(table)
    if line.state()["offered"]:
        line.act_until_thinking()
    before = ann.socket(table).until("clock")
    running.wait(BANK * 3)
    assert ann.socket(table).until("clock") == before
    assert (before["running"], before["left"][0] >= BANK) == ([], True)


def test_at_the_deal_the_clock_waits_for_a_player_who_is_away(serve: Serve) -> None:
    running = serve(Thoughtful(), ticker=FakeTicker(), limits=False)
    callers = running.caller(), running.caller()
    opened = callers[0].open(YOU, {"kind": "friend"}, terms={"clock": LIVE})
    joined = (
        callers[1].post(f"/api/tables/{opened['table']}/join", invite=opened["invites"][0]["invite"], name="Ben").json()
    )
    tokens = opened["seats"][0]["token"], joined["token"]
    running.wait(running.settings.commit_seconds + 1)
    watching = running.caller().socket(opened["table"])
    watching.state()
    assert watching.until("clock") == {"type": "clock", "left": [BANK, BANK], "running": []}
    running.wait(GRACE - 2)
    seat = running.caller().get(f"/api/tables/{opened['table']}").json()["player"]
    callers[seat].socket(opened["table"], [tokens[seat]])
    assert watching.until("clock", lambda clock: clock["running"]) == {
        "type": "clock", "left": [BANK, BANK], "running": [seat],
    }  # fmt: skip


def test_a_restart_loses_nobodys_time(serve: Serve) -> None:
    first = serve(ticker=FakeTicker())
    hers, his, table = sit_together(first.caller(), first.caller(), terms={"clock": LIVE})
    mover, _, state = in_turn(hers, his)
    first.wait(100)
    mover.act(state)
    left = mover.until("clock", lambda clock: clock["left"][state["eyes"]] < BANK)["left"]
    first.stop()
    second = serve(ticker=FakeTicker(), database=first.settings.database)
    watching = second.caller().socket(table)
    clock = watching.until("clock")
    assert (clock["left"], clock["running"]) == (left, [])
    second.wait(GRACE - 1)
    assert second.caller().socket(table).until("clock")["left"] == left
    second.wait(1 + 7)
    clock = watching.until("clock", lambda message: message["running"])
    assert sum(left) - sum(clock["left"]) == pytest.approx(7)


def test_after_a_restart_the_clock_goes_on_when_its_player_is_back(serve: Serve) -> None:
    first = serve(Thoughtful(), ticker=FakeTicker())
    callers = first.caller(), first.caller()
    sockets = sit_together(*callers, terms={"clock": LIVE})
    seat = sockets[0].until("clock")["running"][0]
    first.stop()
    second = serve(Thoughtful(), ticker=FakeTicker(), database=first.settings.database)
    again = [second.caller(one) for one in callers]
    other = again[1 - seat].socket(sockets[2])
    assert other.until("clock")["running"] == []
    second.wait(5)
    again[seat].socket(sockets[2]).until("clock")
    assert other.until("clock") == {"type": "clock", "left": [BANK, BANK], "running": [seat]}
    second.wait(5)
    assert second.caller().socket(sockets[2]).until("clock")["left"][seat] == BANK - 5


def test_a_server_that_stops_does_not_give_a_slow_turn_its_time_back(serve: Serve) -> None:
    first = serve(ticker=FakeTicker())
    hers, _, table = sit_together(first.caller(), first.caller(), terms={"clock": SLOW})
    seat = hers.until("clock")["running"][0]
    first.wait(HOUR / 2)
    first.stop()
    second = serve(ticker=FakeTicker(), database=first.settings.database)
    clock = second.caller().socket(table).until("clock")
    assert clock["left"][seat] == DAY + HOUR / 2
    assert clock["left"][1 - seat] == DAY + HOUR


def test_a_bot_takes_over_in_a_slow_game_at_the_end_of_turn_and_reserve(serve: Serve) -> None:
    running = serve(Thoughtful(), ticker=FakeTicker())
    hers, his, _ = sit_together(running.caller(), running.caller(), terms={"clock": SLOW, "away": 10})
    mover, other, state = in_turn(hers, his)
    mover.close()
    seat = state["eyes"]
    other.until("seats", lambda message: message["seats"][seat]["away"] is not None)
    running.wait(DAY)
    other.send(type="ask", seat=1 - seat, what="bot", about=seat, level="random")
    assert "the clock decides" in other.until("refused")["reason"]
    running.wait(HOUR + 1)
    assert other.until("seated")["why"] == "time"


def test_after_a_restart_a_clock_runs_though_nobody_connects(serve: Serve) -> None:
    first = serve(Thoughtful(), ticker=FakeTicker())
    ann = first.caller()
    sit_together(ann, first.caller(), terms={"clock": LIVE})
    first.stop()
    second = serve(Thoughtful(), ticker=FakeTicker(), database=first.settings.database)
    again = second.caller(ann)
    info = again.get("/api/tables").json()[0]
    assert info["due"] is not None
    seat = info["player"]
    second.wait(GRACE + BANK + 1)
    line = again.socket(info["table"])
    assert line.until("welcome")["table"] == info["table"]
    line.until("seats", lambda message: message["seats"][seat]["stand_in"])


def test_a_table_whose_clock_runs_stays_in_memory(timed: Running) -> None:
    hers, his, table = sit_together(timed.caller(), timed.caller(), terms={"clock": LIVE})
    tables = timed.app.state.app.tables
    hers.close()
    his.close()
    wait_until(lambda: not len(tables._loaded[table].table.audience))
    tables._loaded[table].used -= timed.settings.idle_seconds + 1
    timed.run(tables.drop_idle)
    assert table in tables._loaded


def test_without_a_clock_nobody_is_told_of_one(server: Running) -> None:
    hers, his, _ = sit_together(server.caller(), server.caller())
    mover, _, state = in_turn(hers, his)
    mover.act(state)
    mover.state(lambda after: after["ply"] > state["ply"])
    mover.send(type="ping")
    while (message := mover.next())["type"] != "pong":
        assert message["type"] != "clock"
