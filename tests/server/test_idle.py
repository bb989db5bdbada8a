"""Players who are connected and do nothing: without a clock, all others together may seat a bot in their place."""

from __future__ import annotations

import pytest

from tests.server.client import BOT, HOTSEAT, Json, Socket
from tests.server.conftest import FakeTicker, Running, Serve, sit, sit_all, sit_together
from tests.server.test_leaving import AWAY, changed, gone, joined


def who_decides(*sockets: Socket) -> tuple[Socket, list[Socket], int]:
    """Return the socket that is to decide, the others, and its seat."""
    for socket in sockets:
        while next(iter(socket.states.values()))["player"] >= len(sockets):
            socket.next()  # a bot decides first
    for seat, socket in enumerate(sockets):
        if next(iter(socket.states.values()))["offered"]:
            return socket, [one for one in sockets if one is not socket], seat
    raise AssertionError("no one decides")


def idle(socket: Socket, seat: int, *, on: bool = True) -> Json:
    """Read messages until the seat is marked idle, or no longer is."""
    return socket.until("seats", lambda message: (message["seats"][seat]["idle"] is not None) == on)


def test_the_only_other_player_seats_a_bot_for_one_who_does_nothing(timed: Running) -> None:
    silent, (other,), seat = who_decides(*sit_together(timed.caller(), timed.caller())[:2])
    ask: Json = {"type": "ask", "seat": 1 - seat, "what": "bot", "about": seat, "level": "random"}
    timed.wait(AWAY - 1)
    other.send(**ask)
    assert other.until("refused")["reason"] == "this player is here, and may think for 180 seconds"
    timed.wait(1)
    assert idle(silent, seat)["seats"][seat]["idle"] == AWAY
    idle(other, seat)
    other.send(**ask)
    assert changed(silent, "absent")["level"] == "random"
    silent.send(type="take-over", seat=seat)
    assert changed(silent, "back")["seat"] == seat


def test_all_others_agree_about_an_idle_player(timed: Running) -> None:
    sockets, _ = sit_all([timed.caller() for _ in range(3)])
    silent, (asking, agreeing), seat = who_decides(*sockets)
    timed.wait(AWAY)
    asking.send(type="ask", seat=sockets.index(asking), what="bot", about=seat, level="random")
    assert silent.until("asked")["about"] == seat
    silent.send(type="consent", seat=seat, ok=True)
    assert "nothing was asked of this seat" in silent.until("refused")["reason"]
    agreeing.send(type="consent", seat=sockets.index(agreeing), ok=True)
    assert changed(silent, "absent")["seat"] == seat


def test_a_decision_ends_the_vote(timed: Running) -> None:
    sockets, _ = sit_all([timed.caller() for _ in range(3)])
    silent, (asking, agreeing), seat = who_decides(*sockets)
    timed.wait(AWAY)
    asking.send(type="ask", seat=sockets.index(asking), what="bot", about=seat, level="random")
    agreeing.until("asked")
    silent.act(next(iter(silent.states.values())))
    idle(agreeing, seat, on=False)
    assert not agreeing.until("ask-answered")["ok"]
    agreeing.send(type="consent", seat=sockets.index(agreeing), ok=True)
    assert "nothing was asked" in agreeing.until("refused")["reason"]


def test_an_idle_seat_is_offered_until_its_player_decides(timed: Running) -> None:
    ann, ben = timed.caller(), timed.caller()
    *both, table = sit_together(ann, ben)
    silent, (other,), seat = who_decides(*both)
    timed.wait(AWAY)
    other.send(type="ask", seat=1 - seat, what="offer", about=seat)
    offered = other.until("invites", lambda message: message["invites"])["invites"][0]
    assert offered["seat"] == seat
    silent.act(next(iter(silent.states.values())))
    assert other.until("invites")["invites"] == []
    refused = timed.caller().post(f"/api/tables/{table}/join", invite=offered["invite"], name="Dot")
    assert refused.status_code == 403


def test_who_takes_an_idle_seat_by_link_sends_its_player_away(timed: Running) -> None:
    *both, table = sit_together(timed.caller(), timed.caller())
    silent, (other,), seat = who_decides(*both)
    timed.wait(AWAY)
    other.send(type="ask", seat=1 - seat, what="offer", about=seat)
    offered = other.until("invites", lambda message: message["invites"])["invites"][0]
    dot = joined(table, timed.caller(), offered["invite"], "Dot")
    assert dot.until("welcome")["yours"] == [seat]
    assert silent.closed() == 1012
    assert silent.refusals()[-1] == "seat-passed-on"


def test_bots_need_not_agree_and_only_who_is_to_decide_is_idle(timed: Running) -> None:
    hers, his, _ = sit_together(timed.caller(), timed.caller(), BOT)
    silent, (other,), seat = who_decides(hers, his)
    timed.wait(AWAY)
    silent.send(type="ask", seat=seat, what="bot", about=1 - seat, level="random")
    assert "this player is here" in silent.until("refused")["reason"]
    other.send(type="ask", seat=1 - seat, what="bot", about=seat, level="random")
    assert changed(other, "absent")["seat"] == seat


def test_a_clock_decides_about_those_who_think(timed: Running) -> None:
    clock = {"kind": "live", "bank": 600, "increment": 0}
    both = sit_together(timed.caller(), timed.caller(), terms={"clock": clock, "away": 10})[:2]
    _silent, (other,), seat = who_decides(*both)
    timed.wait(20)
    other.send(type="ask", seat=1 - seat, what="bot", about=seat, level="random")
    assert other.until("refused")["reason"] == "this player is here"


def test_nobody_votes_about_a_seat_of_their_own(timed: Running) -> None:
    socket, _ = sit(timed.caller(), HOTSEAT)
    seat = socket.turn()["eyes"]
    timed.wait(AWAY)
    socket.send(type="ask", seat=1 - seat, what="bot", about=seat, level="random")
    assert socket.until("refused")["reason"] == "this player is here"


def told_nothing(socket: Socket) -> None:
    """Read on to now: no seat has changed hands."""
    socket.send(type="ping")
    while (message := socket.next())["type"] != "pong":
        assert message["type"] != "seated"


def ask_about_idle(timed: Running) -> tuple[Socket, Socket, Socket, int]:
    """Ask to replace a silent player; give the silent one, the one who asks, the third, and the silent seat."""
    sockets, _ = sit_all([timed.caller() for _ in range(3)])
    silent, (asking, third), seat = who_decides(*sockets)
    timed.wait(AWAY)
    asking.send(type="ask", seat=sockets.index(asking), what="bot", about=seat, level="random")
    assert third.until("asked")["seconds"] == AWAY
    return silent, asking, third, seat


def test_who_says_nothing_to_a_question_agrees_in_the_end(timed: Running) -> None:
    silent, asking, _, seat = ask_about_idle(timed)
    timed.wait(AWAY - 1)
    told_nothing(asking)
    timed.wait(1)
    assert asking.until("ask-answered")["ok"]
    assert changed(asking, "absent")["seat"] == seat
    silent.send(type="take-over", seat=seat)
    assert changed(asking, "back")["seat"] == seat


def test_who_comes_meanwhile_hears_how_long_they_have(timed: Running) -> None:
    people = [timed.caller() for _ in range(3)]
    sockets, table = sit_all(people)
    _, (asking, third), seat = who_decides(*sockets)
    timed.wait(AWAY)
    asking.send(type="ask", seat=sockets.index(asking), what="bot", about=seat, level="random")
    third.until("asked")
    timed.wait(60)
    assert people[sockets.index(third)].socket(table).until("asked")["seconds"] == AWAY - 60


def test_a_no_ends_the_question_for_good(timed: Running) -> None:
    _, asking, third, _ = ask_about_idle(timed)
    third.send(type="consent", seat=next(iter(third.states)), ok=False)
    assert not asking.until("ask-answered")["ok"]
    timed.wait(AWAY + 1)
    told_nothing(asking)


def test_a_decision_in_the_last_moment_keeps_the_seat(timed: Running) -> None:
    silent, asking, _, _seat = ask_about_idle(timed)
    timed.wait(AWAY - 1)
    silent.act(next(iter(silent.states.values())))
    assert not asking.until("ask-answered")["ok"]
    timed.wait(1)
    told_nothing(asking)


@pytest.mark.parametrize(
    ("what", "terms", "seconds"),
    [
        ("abandon", {}, None),
        ("bot", {"clock": {"kind": "slow", "bank": 0, "turn": 86400}}, None),
        ("bot", {}, AWAY),
    ],
    ids=["the end of the game", "a slow table", "an absent player"],
)
def test_silence_is_consent_only_about_those_who_are_waited_for(
    timed: Running, what: str, terms: Json, seconds: int | None
) -> None:
    people = [timed.caller() for _ in range(3)]
    (hers, his, theirs), _ = sit_all(people, terms=terms)
    gone(theirs, hers, 2)
    about = {"about": 2, "level": "random"} if what == "bot" else {}
    hers.send(type="ask", seat=0, what=what, **about)
    assert his.until("asked")["seconds"] == seconds


def test_a_restart_forgets_the_question(serve: Serve) -> None:
    first = serve(ticker=FakeTicker())
    people = [first.caller() for _ in range(3)]
    sockets, table = sit_all(people)
    _, (asking, third), seat = who_decides(*sockets)
    first.wait(AWAY)
    ask: Json = {"type": "ask", "seat": sockets.index(asking), "what": "bot", "about": seat, "level": "random"}
    asking.send(**ask)
    third.until("asked")
    first.stop()
    second = serve(ticker=FakeTicker(), database=first.settings.database)
    again = [second.caller(one).socket(table) for one in people]
    for socket in again:
        socket.state()
    asking, third = (again[sockets.index(one)] for one in (asking, third))
    second.wait(AWAY - 1)
    asking.send(**ask)
    assert asking.until("refused")["key"] == "player-thinks"
    second.wait(1)
    idle(asking, seat)
    asking.send(**ask)
    assert third.until("asked")["seconds"] == AWAY
    second.wait(AWAY)
    assert changed(third, "absent")["seat"] == seat
