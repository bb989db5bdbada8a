"""Coming back is the ordinary path: ask from the last ply."""

from __future__ import annotations

import random

from tests.server.client import BOT, HOTSEAT, YOU, Caller, true_record, wait_until
from tests.server.conftest import Running, sit, sit_together


def test_only_what_was_missed_is_sent(ann: Caller, rng: random.Random) -> None:
    opened = ann.open(YOU, HOTSEAT)
    tokens = [seat["token"] for seat in opened["seats"]]
    socket = ann.socket(opened["table"], tokens)
    told = {0: [], 1: []}
    for _ in range(12):
        socket.choose(socket.turn(), rng)
    socket.turn()
    whole = ann.socket(opened["table"], tokens)
    everything = {eyes: whole.state(lambda state, eyes=eyes: state["eyes"] == eyes) for eyes in told}
    ply = everything[0]["ply"]
    for since in (1, 5, ply - 1, ply):
        socket = ann.socket(opened["table"], tokens, since=since)
        for eyes, all_of_it in everything.items():
            state = socket.state(lambda state, eyes=eyes: state["eyes"] == eyes)
            assert not state["replace"]
            assert state["events"] == [event for event in all_of_it["events"] if event["ply"] > since]
            assert state["view"] == all_of_it["view"]
    assert everything[0]["replace"]
    assert everything[0]["events"][0]["ply"] == 1


def test_after_an_undo_or_from_the_future_everything_is_sent_again(ann: Caller, rng: random.Random) -> None:
    socket, opened = sit(ann, HOTSEAT)
    tokens = [seat["token"] for seat in opened["seats"]]
    state = socket.turn()
    before = socket.choose(state, rng)
    socket.send(type="undo", seat=state["eyes"], ply=before["ply"])
    after = socket.state(lambda state: state["replace"] and state["ply"] > before["ply"])
    assert ann.socket(opened["table"], tokens, since=before["ply"]).state()["replace"]
    assert not ann.socket(opened["table"], tokens, since=after["ply"]).state()["replace"]
    assert ann.socket(opened["table"], tokens, since=999).state()["replace"]


def test_others_see_who_is_there(ann: Caller, ben: Caller) -> None:
    hers, his, _ = sit_together(ann, ben)
    his.close()
    assert not hers.until("seats", lambda message: not message["seats"][1]["connected"])["seats"][1]["connected"]


def test_a_bot_is_always_there(ann: Caller) -> None:
    socket, _ = sit(ann, BOT)
    assert socket.until("welcome")["seats"][1] == {
        "name": "Bot",
        "kind": "bot",
        "level": "random",
        "taken": True,
        "bot_account": None,
        "connected": True,
        "stand_in": False,
        "away": None,
        "idle": None,
    }


def test_a_table_that_was_dropped_from_memory_is_as_it_was(server: Running, ann: Caller, rng: random.Random) -> None:
    socket, opened = sit(ann, HOTSEAT)
    for _ in range(5):
        socket.choose(socket.turn(), rng)
    state = socket.turn()
    tables = server.app.state.app.tables
    before = tables._loaded[opened["table"]].table
    server.run(tables._drop, opened["table"])
    again = ann.socket(opened["table"], [seat["token"] for seat in opened["seats"]], since=state["ply"])
    assert again.turn() == state | {"events": [], "changes": []}
    assert tables._loaded[opened["table"]].table is not before
    assert again.play(rng)["over"]
    true_record(ann, opened["table"])


def test_idle_tables_are_dropped_and_others_are_not(server: Running, ann: Caller) -> None:
    (socket, watched), (other, waiting) = sit(ann, HOTSEAT), sit(ann, HOTSEAT)
    socket.state()
    other.state()
    other.close()
    tables = server.app.state.app.tables
    wait_until(lambda: not len(tables._loaded[waiting["table"]].table.audience))
    for loaded in tables._loaded.values():
        loaded.used -= server.settings.idle_seconds + 1
    server.run(tables.drop_idle)
    assert watched["table"] in tables._loaded
    assert waiting["table"] not in tables._loaded
    ann.socket(waiting["table"]).state()
