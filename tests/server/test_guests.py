"""A seat follows its guest: the signed cookie alone is enough to sit down again in a browser that lost its tokens."""

from __future__ import annotations

import random

from ludotheque.app.protocol.guests import COOKIE
from tests.server.client import FRIEND, HOTSEAT, YOU, Caller
from tests.server.conftest import sit_together


def test_the_cookie_alone_seats_a_guest_again(ann: Caller, rng: random.Random) -> None:
    opened = ann.open(YOU, HOTSEAT)
    again = ann.socket(opened["table"])
    assert again.until("welcome")["yours"] == [0, 1]
    state = again.turn()
    assert again.choose(state, rng)["ply"] > state["ply"]


def test_each_guest_gets_its_own_seat_back(ann: Caller, ben: Caller) -> None:
    hers, his, table = sit_together(ann, ben)
    hers.close()
    his.close()
    assert ann.socket(table).until("welcome")["yours"] == [0]
    assert ben.socket(table).until("welcome")["yours"] == [1]


def test_a_seat_that_waits_for_a_friend_is_not_its_inviters(ann: Caller) -> None:
    opened = ann.open(YOU, FRIEND)
    assert ann.socket(opened["table"]).until("welcome")["yours"] == [0]


def test_tokens_say_which_seats_are_meant(ann: Caller) -> None:
    opened = ann.open(YOU, HOTSEAT)
    token = opened["seats"][1]["token"]
    assert ann.socket(opened["table"], [token]).until("welcome")["yours"] == [1]


def test_a_forged_cookie_seats_nobody(ann: Caller, ben: Caller) -> None:
    opened = ann.open(YOU, HOTSEAT)
    guest = ann.http.cookies[COOKIE].rpartition(".")[0]
    ben.http.cookies.set(COOKIE, f"{guest}.{'0' * 64}")
    assert ben.socket(opened["table"]).until("welcome")["yours"] == []


def test_a_stranger_watches(ann: Caller, ben: Caller) -> None:
    opened = ann.open(YOU, HOTSEAT)
    ben.get("/api/games")
    assert ben.socket(opened["table"]).until("welcome")["yours"] == []
