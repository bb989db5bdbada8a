"""Leaving, being away and coming back: a bot plays on, others replace absent players, and everyone may come back."""

from __future__ import annotations

import asyncio
import random
from typing import Any
from urllib.parse import urlsplit

import pytest

from ludotheque import Record
from ludotheque.app.protocol.close_codes import GOING
from ludotheque.app.tables.audience import Audience, Connection
from ludotheque.app.tables.seats.changes import STAND_IN, hand_over, take_over
from ludotheque.app.thinking.asking import Asker
from ludotheque.app.thinking.pace import Pace
from ludotheque.app.thinking.question import Question
from ludotheque.bots import LEVELS
from ludotheque.server.run import start
from tests.server.client import BOT, FRIEND, HOTSEAT, YOU, Caller, Json, Socket, play_in_step, true_record, wait_until
from tests.server.conftest import ROUNDS, Dice, Running, Serve, sit, sit_all, sit_together
from tests.swallowing import Swallowing

AWAY = 180
"""Seconds that a live table waits for an absent player, unless it says otherwise."""


def seat_of(message: Json, seat: int) -> Json:
    return dict(message["seats"][seat])


def gone(socket: Socket, watcher: Socket, seat: int) -> None:
    """Close a socket, and wait until someone else has seen it."""
    socket.close()
    watcher.until("seats", lambda message: message["seats"][seat]["away"] is not None)


def joined(table: str, who: Caller, invite: str, name: str) -> Socket:
    answer = who.post(f"/api/tables/{table}/join", invite=invite, name=name).json()
    return who.socket(table, [answer["token"]])


def changed(socket: Socket, why: str) -> Json:
    """Read on until a seat has changed hands for that reason."""
    return socket.until("seated", lambda message: message["why"] == why)


# --- One's own seat ---


def test_a_bot_plays_for_who_leaves_until_the_end(ann: Caller, ben: Caller, rng: random.Random) -> None:
    hers, his, table = sit_together(ann, ben)
    his.send(type="hand-over", seat=1, level="random")
    told = hers.until("seated")
    assert (told["seat"], told["name"], told["level"], told["why"]) == (1, "Ben", "random", "left")
    his.close()
    assert hers.play(rng)["over"]
    record = true_record(ann, table)
    assert [(one.seat, one.name, one.level, one.why) for one in record.substitutions] == [(1, "Ben", "random", "left")]
    shown = ann.get(f"/api/tables/{table}/replay").json()
    assert shown["seated"] == [{"ply": 0, "seat": 1, "name": "Ben", "level": "random", "why": "left"}]


def test_a_table_that_was_handed_over_is_played_to_its_end_though_nobody_watches(ann: Caller) -> None:
    socket, opened = sit(ann, BOT)
    socket.turn()
    socket.send(type="hand-over", seat=0, level="random")
    changed(socket, "left")
    socket.close()
    wait_until(lambda: ann.get(f"/api/tables/{opened['table']}").json()["over"], "it pauses")


def test_who_left_may_come_back_and_take_over(server: Running, rng: random.Random) -> None:
    hers, his, _ = sit_together(server.caller(), server.caller())
    his.send(type="hand-over", seat=1, level="random")
    seats = his.until("seats", lambda message: message["seats"][1]["kind"] == "bot")
    assert seat_of(seats, 1)["stand_in"]
    his.send(type="take-over", seat=1)
    changed(his, "back")
    back = hers.until("seats", lambda message: message["seats"][1]["kind"] == "human")
    assert not seat_of(back, 1)["stand_in"]
    for socket in (hers, his):
        socket.send(type="ping")
        socket.until("pong")
    theirs = [hers, his]
    while not all(next(iter(socket.states.values()))["over"] for socket in theirs):
        for socket in theirs:
            state = next(iter(socket.states.values()))
            if state["offered"]:
                socket.act(state, rng.choice(state["offered"])["action"])
                for one in theirs:
                    one.state(lambda after, ply=state["ply"]: after["ply"] > ply)
                break


def test_a_bot_whose_seat_is_taken_over_in_the_same_breath_is_asked_as_what_it_was(
    serve: Serve, caplog: pytest.LogCaptureFixture
) -> None:
    class Levels(Dice):
        """Bots that note which level is asked for, and never come to a decision."""

        def __init__(self) -> None:
            super().__init__()
            self.levels: list[str] = []

        async def choose(self, asked: Question, level: str, asker: Asker) -> int:
            self.levels.append(level)
            await asyncio.Event().wait()
            raise AssertionError

    bots = Levels()
    server = serve(bots)
    socket, opened = sit(server.caller(), HOTSEAT)
    seat = socket.turn()["eyes"]
    table = server.app.state.app.tables._loaded[opened["table"]].table

    async def to_and_fro(rounds: int) -> None:
        await hand_over(table, seat, "random")
        for _ in range(rounds):
            await asyncio.sleep(0)
        await take_over(table, seat)

    for rounds in range(ROUNDS):
        server.run(to_and_fro, rounds)
    server.settle()
    assert set(bots.levels) == {"random"}
    assert "a random action is played" not in caplog.text


def test_nobody_acts_for_a_bot(serve: Serve) -> None:
    class Never:
        """Bots that never come to a decision."""

        pace = Pace()

        def warm(self) -> None: ...

        def close(self) -> None: ...

        async def choose(self, *_: Any) -> int:
            await asyncio.Event().wait()
            raise AssertionError

        analyse = choose

    socket, _ = sit(serve(Never()).caller(), HOTSEAT)
    state = socket.turn()
    socket.send(type="hand-over", seat=state["eyes"], level="random")
    socket.until("seated")
    socket.act(state)
    assert "take it over first" in socket.until("refused")["reason"]
    socket.send(type="undo", seat=state["eyes"], ply=state["ply"])
    assert "nothing to take back" in socket.until("refused")["reason"]
    socket.send(type="hand-over", seat=state["eyes"], level="random")
    assert "a bot plays this seat already" in socket.until("refused")["reason"]
    socket.send(type="take-over", seat=state["eyes"])
    changed(socket, "back")
    socket.act(state)
    assert socket.state(lambda after: after["ply"] > state["ply"])


@pytest.mark.parametrize(
    ("message", "reason"),
    [
        ({"type": "hand-over", "seat": 1, "level": "random"}, "seat 1 is not yours"),
        ({"type": "take-over", "seat": 1}, "seat 1 is not yours"),
        ({"type": "resign", "seat": 1}, "seat 1 is not yours"),
        ({"type": "ask", "seat": 1, "what": "abandon"}, "seat 1 is not yours"),
        ({"type": "consent", "seat": 1, "ok": True}, "seat 1 is not yours"),
        ({"type": "consent", "seat": 0, "ok": True}, "nothing was asked"),
        ({"type": "take-over", "seat": 0}, "you play this seat already"),
        ({"type": "hand-over", "seat": 0, "level": "divine"}, "unknown level 'divine'"),
        ({"type": "ask", "seat": 0, "what": "bot", "about": 1}, "'level' the bot"),
        ({"type": "ask", "seat": 0, "what": "bot", "level": "random"}, "'about' names"),
        ({"type": "ask", "seat": 0, "what": "abandon", "about": 1}, "'about' names"),
        ({"type": "ask", "seat": 0, "what": "offer", "about": 1}, "this player is here"),
        ({"type": "ask", "seat": 0, "what": "offer", "about": 0}, "this player is here"),
        ({"type": "ask", "seat": 0, "what": "offer", "about": 2}, "belongs to no one"),
        ({"type": "ask", "seat": 0, "what": "offer", "about": 31}, "belongs to no one"),
    ],
)
def test_what_is_refused(server: Running, message: Json, reason: str) -> None:
    hers, his, _ = sit_together(server.caller(), server.caller(), BOT)
    hers.send(**message)
    assert reason in hers.until("refused")["reason"]
    his.send(type="ping")
    while (told := his.next())["type"] != "pong":
        assert told["type"] != "seated"


def test_seats_of_one_table_change_hands_so_often(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.app.tables.seats.changes.MOST_CHANGES", 2)
    socket, _ = sit(serve().caller(), HOTSEAT)
    socket.turn()
    socket.send(type="hand-over", seat=0, level="random")
    socket.send(type="take-over", seat=0)
    assert [socket.until("seated")["why"] for _ in range(2)] == ["left", "back"]
    socket.send(type="hand-over", seat=0, level="random")
    assert "too often" in socket.until("refused")["reason"]


def test_seats_change_hands_so_often(serve: Serve) -> None:
    socket, _ = sit(serve(limits=True, seats_rate="2/hour").caller(), HOTSEAT)
    socket.turn()
    for message in ("hand-over", "take-over"):
        socket.send(type=message, seat=0, **({"level": "random"} if message == "hand-over" else {}))
        socket.until("seated")
    socket.send(type="hand-over", seat=0, level="random")
    assert "many times in a short time" in socket.until("refused")["reason"]


# --- Absent players ---


def test_after_the_limit_one_player_can_seat_a_bot(timed: Running) -> None:
    hers, his, _ = sit_together(timed.caller(), timed.caller())
    gone(his, hers, 1)
    ask: Json = {"type": "ask", "seat": 0, "what": "bot", "about": 1, "level": "random"}
    timed.wait(AWAY - 1)
    hers.send(**ask)
    assert "may still come back" in hers.until("refused")["reason"]
    timed.wait(1)
    hers.send(**ask)
    told = hers.until("seated")
    assert (told["seat"], told["level"], told["why"]) == (1, "random", "absent")


def test_a_question_that_nobody_answers_does_not_keep_an_absent_player_s_seat(timed: Running) -> None:
    (hers, his, theirs), _ = sit_all([timed.caller() for _ in range(3)])
    hers.send(type="ask", seat=0, what="abandon")
    theirs.until("asked")
    gone(his, theirs, 1)
    timed.wait(AWAY)
    theirs.send(type="ask", seat=2, what="bot", about=1, level="random")
    assert hers.until("ask-answered")["ok"] is False
    assert changed(hers, "absent")["seat"] == 1


def test_a_table_says_how_long_it_waits(timed: Running) -> None:
    hers, his, _ = sit_together(timed.caller(), timed.caller(), terms={"away": 20})
    gone(his, hers, 1)
    timed.wait(20)
    hers.send(type="ask", seat=0, what="bot", about=1, level="random")
    assert hers.until("seated")["seat"] == 1


def test_if_all_others_agree_it_happens_at_once(timed: Running) -> None:
    (ann, ben, cho), _ = sit_all([timed.caller() for _ in range(3)])
    gone(cho, ann, 2)
    ann.send(type="ask", seat=0, what="bot", about=2, level="random")
    asked = ben.until("asked")
    assert (asked["what"], asked["seat"], asked["about"], asked["level"]) == ("bot", 0, 2, "random")
    ann.send(type="consent", seat=0, ok=True)
    assert "nothing was asked of this seat" in ann.until("refused")["reason"]
    ben.send(type="consent", seat=1, ok=True)
    assert ann.until("ask-answered")["ok"]
    assert ann.until("seated")["why"] == "absent"


def test_one_who_disagrees_keeps_the_seat_free(timed: Running) -> None:
    (ann, ben, cho), _ = sit_all([timed.caller() for _ in range(3)])
    gone(cho, ann, 2)
    ann.send(type="ask", seat=0, what="offer", about=2)
    ben.until("asked")
    ben.send(type="consent", seat=1, ok=False)
    assert not ann.until("ask-answered")["ok"]
    ann.send(type="ping")
    while (told := ann.next())["type"] != "pong":
        assert told["type"] not in ("invites", "seated")


def test_who_comes_back_in_time_keeps_the_seat(timed: Running) -> None:
    callers = [timed.caller() for _ in range(3)]
    (ann, ben, cho), table = sit_all(callers)
    gone(cho, ann, 2)
    ann.send(type="ask", seat=0, what="bot", about=2, level="random")
    ben.until("asked")
    again = callers[2].socket(table)
    assert again.until("welcome")["yours"] == [2]
    assert not ann.until("ask-answered")["ok"]


def test_who_was_replaced_by_a_bot_takes_over_again(timed: Running) -> None:
    ann, ben = timed.caller(), timed.caller()
    hers, his, table = sit_together(ann, ben)
    gone(his, hers, 1)
    timed.wait(AWAY)
    hers.send(type="ask", seat=0, what="bot", about=1, level="random")
    hers.until("seated")
    again = ben.socket(table)
    welcome = again.until("welcome")
    assert welcome["yours"] == [1]
    assert [one["why"] for one in welcome["seated"]] == ["absent"]
    again.send(type="take-over", seat=1)
    changed(hers, "back")


def test_an_absent_seat_is_offered_by_a_link(timed: Running) -> None:
    ann, ben, cho, spectator = (timed.caller() for _ in range(4))
    hers, his, table = sit_together(ann, ben)
    watching = spectator.socket(table)
    watching.state()
    gone(his, hers, 1)
    timed.wait(AWAY)
    hers.send(type="ask", seat=0, what="offer", about=1)
    invites = hers.until("invites")["invites"]
    new = joined(table, cho, invites[0]["invite"], "Cho")
    assert new.until("welcome")["yours"] == [1]
    assert (told := hers.until("seated"))["why"] == "joined"
    assert (told["name"], told["level"]) == ("Cho", None)
    again = cho.post(f"/api/tables/{table}/join", invite=invites[0]["invite"], name="Cho")
    assert again.status_code == 403
    watching.until("seated")
    assert invites[0]["invite"] not in "".join(watching.raw)
    assert ben.socket(table).until("welcome")["yours"] == []


def test_the_link_to_an_absent_seat_tells_how_the_game_stands(timed: Running, rng: random.Random) -> None:
    ann, ben = timed.caller(), timed.caller()
    hers, his, table = sit_together(ann, ben, terms={"clock": {"kind": "live", "bank": 600, "end": "bot"}})
    play_in_step([hers, his], rng, lambda: hers.states[0]["ply"] > 12)
    seen = hers.states[0]
    gone(his, hers, 1)
    timed.wait(AWAY)
    hers.send(type="ask", seat=0, what="offer", about=1)
    invite = hers.until("invites")["invites"][0]["invite"]
    told = timed.caller().post(f"/api/tables/{table}/invitation", invite=invite).json()
    assert (told["seat"], told["underway"]["scores"]) == (1, seen["scores"])
    assert sorted(told["underway"]) == ["left", "moves", "scores"], "nothing that is hidden"
    assert told["underway"]["moves"] > 0
    assert min(told["underway"]["left"]) == 600 - AWAY


def test_an_invitation_of_a_game_to_come_tells_its_seat(ann: Caller, ben: Caller) -> None:
    opened = ann.open(YOU, FRIEND, BOT)
    path, invite = f"/api/tables/{opened['table']}/invitation", opened["invites"][0]["invite"]
    assert ben.post(path, invite=invite).json() == {"seat": 1, "underway": None}
    assert ben.post(path, invite=invite).status_code == 200, "it is not used up"
    refused = ben.post(path, invite="of another table")
    assert (refused.status_code, refused.json()["key"]) == (403, "invite-used")
    assert ben.post("/api/tables/nothing/invitation", invite=invite).status_code == 404
    joined(opened["table"], ben, invite, "Ben")
    assert ben.post(path, invite=invite).status_code == 403


def test_a_name_leaves_the_history_of_a_seat_that_another_person_took(timed: Running) -> None:
    ann, ben = timed.caller(), timed.caller()
    hers, his, table = sit_together(ann, ben)
    his.send(type="hand-over", seat=1, level="random")
    changed(hers, "left")
    gone(his, hers, 1)
    timed.wait(AWAY)
    hers.send(type="ask", seat=0, what="offer", about=1)
    invite = hers.until("invites")["invites"][0]["invite"]
    joined(table, timed.caller(), invite, "Cho").until("welcome")
    assert ben.http.delete("/api/me").status_code == 204
    told = ann.socket(table).until("welcome")["seated"]
    assert [(one["name"], one["why"]) for one in told] == [("A former player", "left"), ("Cho", "joined")]


def test_an_opponent_does_not_take_the_seat_to_see_its_hand(timed: Running) -> None:
    ann = timed.caller()
    hers, his, table = sit_together(ann, timed.caller())
    gone(his, hers, 1)
    timed.wait(AWAY)
    hers.send(type="ask", seat=0, what="offer", about=1)
    invite = hers.until("invites")["invites"][0]["invite"]
    answer = ann.post(f"/api/tables/{table}/join", invite=invite, name="Ann too")
    assert (answer.status_code, answer.json()["reason"]) == (403, "you sit at this table already")


def test_a_question_ends_with_whoever_asked_it(server: Running) -> None:
    hers, his, _ = sit_together(server.caller(), server.caller())
    hers.send(type="ask", seat=0, what="abandon")
    his.until("asked")
    hers.close()
    assert not his.until("ask-answered")["ok"]


def test_who_is_replaced_by_a_person_can_do_nothing_more() -> None:
    """A line that comes back just when someone else sits down is closed, and holds no seat from then on."""
    audience = Audience()
    stale, other = Connection(frozenset({0, 1}), "ben"), Connection(frozenset({2}), "cho")
    for connection in (stale, other):
        audience.add(connection)
    audience.unseat(1)
    assert (stale.seats, stale.eyes, stale.closed) == (frozenset(), [None], GOING)
    assert (other.closed, audience.seats(), audience.eyes) == (None, {2}, {2})
    audience.remove(stale)  # as its session does when it ends


def test_coming_back_withdraws_the_link(timed: Running) -> None:
    ann, ben, cho = (timed.caller() for _ in range(3))
    hers, his, table = sit_together(ann, ben)
    gone(his, hers, 1)
    timed.wait(AWAY)
    hers.send(type="ask", seat=0, what="offer", about=1)
    invite = hers.until("invites")["invites"][0]["invite"]
    again = ben.socket(table)
    again.until("welcome")
    assert hers.until("invites")["invites"] == []
    assert cho.post(f"/api/tables/{table}/join", invite=invite, name="Cho").status_code == 403


def test_the_usual_stand_in_is_a_level_of_the_bots() -> None:
    assert STAND_IN in LEVELS


# --- Giving up and abandoning ---


def test_who_resigns_ends_a_game_of_two(server: Running, ann: Caller) -> None:
    hers, his, table = sit_together(ann, server.caller())
    his.send(type="resign", seat=1)
    state = hers.state(lambda one: one["over"])
    assert (state["ended"], state["returns"], state["player"], state["offered"]) == ("resigned", [1.0, -1.0], None, [])
    assert (state["sheet"], state["ending"]) == (None, None)
    record = true_record(ann, table)
    assert (record.ended, record.result) == ("resigned", None)
    assert Record.loads(record.dumps()).to_json() == record.to_json()
    shown = ann.get(f"/api/tables/{table}/replay").json()
    assert (shown["ended"], shown["takebacks"], [one["why"] for one in shown["seated"]]) == (
        "resigned",
        0,
        ["resigned"],
    )
    listed = ann.get("/api/tables").json()[0]
    assert (listed["over"], listed["ended"], listed["result"]) == (True, "resigned", None)
    for message in ({"type": "resign", "seat": 0}, {"type": "take-over", "seat": 0}):
        hers.send(**message)
        assert "the game is over" in hers.until("refused")["reason"]


def test_with_more_players_a_bot_plays_on_and_the_seat_comes_last(server: Running, rng: random.Random) -> None:
    hers, his, _ = sit_together(server.caller(), server.caller(), BOT)
    his.send(type="resign", seat=1)
    assert hers.until("seated")["why"] == "resigned"
    his.send(type="take-over", seat=1)
    assert "you gave this game up" in his.until("refused")["reason"]
    end = hers.play(rng)
    assert (end["ended"], end["returns"][1]) == (None, -1.0)
    assert 1.0 in end["returns"]


def test_nobody_resigns_from_a_cooperative_game(server: Running) -> None:
    socket, _ = sit(server.caller(), HOTSEAT, game="kick_ass")
    welcome = socket.until("welcome")
    assert welcome["cooperative"] and not welcome["can_resign"]
    socket.send(type="resign", seat=0)
    assert "hand your seat to a bot" in socket.until("refused")["reason"]


def test_a_game_is_abandoned_when_everybody_agrees(server: Running, ann: Caller) -> None:
    hers, his, table = sit_together(ann, server.caller())
    hers.send(type="ask", seat=0, what="abandon")
    assert his.until("asked")["what"] == "abandon"
    his.send(type="consent", seat=1, ok=True)
    state = hers.state(lambda one: one["over"])
    assert (state["ended"], state["returns"], state["sheet"]) == ("abandoned", None, None)
    true_record(ann, table)


def test_a_question_ends_with_the_game(server: Running, ann: Caller, rng: random.Random) -> None:
    """A late answer neither abandons a finished game nor changes its seats: its record would be false."""
    hers, his, table = sit_together(ann, server.caller())
    hers.send(type="ask", seat=0, what="abandon")
    his.until("asked")
    play_in_step([hers, his], rng)
    his.send(type="consent", seat=1, ok=True)
    assert "nothing was asked of this seat" in his.until("refused")["reason"]
    record = true_record(ann, table)
    assert record.ended is None and record.result is not None


def test_what_is_still_open_is_told_before_the_seats(server: Running) -> None:
    """So a client that had asked for something knows by then whether it is still open."""
    hers, his, table = sit_together(server.caller(), server.caller())
    hers.send(type="ask", seat=0, what="abandon")
    his.until("asked")
    watching = server.caller().socket(table)
    kinds = []
    while "seats" not in kinds:
        kinds.append(watching.next()["type"])
    assert kinds[0] == "welcome" and kinds[-2:] == ["asked", "seats"]


def test_who_asks_may_withdraw(server: Running) -> None:
    hers, his, _ = sit_together(server.caller(), server.caller())
    hers.send(type="ask", seat=0, what="abandon")
    his.until("asked")
    hers.send(type="ask", seat=0, what="abandon")
    assert "last question" in hers.until("refused")["reason"]
    hers.send(type="consent", seat=0, ok=False)
    assert not his.until("ask-answered")["ok"]


# --- Restarts ---


def test_a_restart_keeps_who_sits_where(serve: Serve, rng: random.Random) -> None:
    first = serve()
    ann, ben = first.caller(), first.caller()
    hers, his, table = sit_together(ann, ben)
    his.send(type="hand-over", seat=1, level="random")
    hers.until("seated")
    for _ in range(3):
        hers.choose(hers.turn(), rng)
    first.stop()
    second = serve(database=first.settings.database)
    her, him = second.caller(ann), second.caller(ben)
    again = him.socket(table)
    welcome = again.until("welcome")
    assert welcome["seats"][1]["stand_in"]
    assert [one["why"] for one in welcome["seated"]] == ["left"]
    again.send(type="take-over", seat=1)
    assert again.until("seated")["why"] == "back"
    her.socket(table).turn()


def test_a_game_that_ended_early_stays_ended(serve: Serve) -> None:
    first = serve()
    ann = first.caller()
    hers, _, table = sit_together(ann, first.caller())
    hers.send(type="resign", seat=0)
    hers.state(lambda state: state["over"])
    first.stop()
    second = serve(database=first.settings.database).caller()
    state = second.socket(table).state()
    assert (state["over"], state["ended"], state["returns"]) == (True, "resigned", [-1.0, 1.0])
    true_record(second, table)


def test_a_player_whose_connection_dies_without_a_word_is_seen_to_be_away(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(start, "PING_EACH", 0.2)
    monkeypatch.setattr(start, "PONG_WITHIN", 0.2)
    server = serve()
    ann, ben = server.caller(), server.caller()
    with Swallowing(urlsplit(server.address).port) as proxy:
        opened = ann.open(YOU, FRIEND)
        ben.address = f"{proxy.url}/"
        hers = ann.socket(opened["table"])
        his = joined(opened["table"], ben, opened["invites"][0]["invite"], "Ben")
        hers.until("seats", lambda message: message["seats"][1]["connected"])
        proxy.swallow()
        hers.until("seats", lambda message: message["seats"][1]["away"] is not None)
        his.connection.socket.close()
