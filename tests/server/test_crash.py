"""``kill -9``: a real server process dies in the middle of play. All acknowledged moves are there, and it goes on."""

from __future__ import annotations

import contextlib
import random
import threading
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import YOU, Json, Socket, true_record, wait_until
from tests.server.processes import Crashing

GREEDY: Json = {"kind": "bot", "level": "greedy"}
KILLS = 5


def events(socket: Socket) -> list[Json]:
    """Everything that happened, as far as this socket was told in one go or piece by piece."""
    told: list[Json] = []
    for state in socket.history:
        told = state["events"] if state["replace"] else told + state["events"]
    return told


def test_nothing_acknowledged_is_lost_and_the_table_goes_on(crashing: Crashing, rng: random.Random) -> None:
    caller = crashing.caller()
    opened = caller.open(YOU, GREEDY, GREEDY)
    tokens = [opened["seats"][0]["token"]]
    for _ in range(KILLS):
        socket = caller.socket(opened["table"], tokens)
        ply = 0
        for _ in range(rng.randrange(1, 5)):
            state = socket.turn(after=ply)
            if state["over"]:
                break
            socket.act(state, rng.choice(state["offered"])["action"])
            ply = state["ply"]
        in_flight = rng.random() < 0.5
        if not in_flight and not state["over"]:
            socket.state(lambda after, ply=ply: after["ply"] > ply)
        crashing.restart()
        try:
            while True:
                socket.next()
        except ConnectionClosed:
            acknowledged = events(socket)
        caller = crashing.caller()  # another browser, which has the token alone
        again = caller.socket(opened["table"], tokens)
        kept = again.state()
        assert kept["events"][: len(acknowledged)] == acknowledged
        assert kept["ply"] >= socket.states[0]["ply"]
        again.turn()
        again.close()
    last = caller.socket(opened["table"], tokens).play(rng)
    record = true_record(caller, opened["table"])
    assert record.result == last["scores"]


def test_who_plays_a_seat_and_the_clocks_survive(crashing: Crashing, rng: random.Random) -> None:
    """Whatever change of hands was told is there after the crash, with no less time than was told."""
    caller = crashing.caller()
    opened = caller.open(YOU, GREEDY, GREEDY, terms={"clock": {"kind": "live", "bank": 600, "increment": 15}})
    told: list[str] = []
    left = 0.0
    for _ in range(KILLS):
        began = time.monotonic()
        socket = caller.socket(opened["table"], [opened["seats"][0]["token"]])
        welcome = socket.until("welcome")
        assert [one["why"] for one in welcome["seated"]][: len(told)] == told
        if welcome["seats"][0]["kind"] == "human":
            clock = socket.until("clock")
            # The player is back, and may be the one to decide: the clock may run from then on, but not before.
            assert clock["left"][0] >= left - (time.monotonic() - began)
            socket.send(type="hand-over", seat=0, level="greedy")
        else:
            socket.send(type="take-over", seat=0)
        told = [one["why"] for one in welcome["seated"]] + [socket.until("seated")["why"]]
        left = socket.until("clock")["left"][0]
        crashing.restart()
        caller = crashing.caller()
    socket = caller.socket(opened["table"], [opened["seats"][0]["token"]])
    if socket.until("welcome")["seats"][0]["stand_in"]:
        socket.send(type="take-over", seat=0)
        told.append("back")
    assert socket.play(rng)["over"]
    record = true_record(caller, opened["table"])
    assert [one.why for one in record.substitutions] == told


def test_a_decision_that_waits_for_the_others_survives(crashing: Crashing) -> None:
    """A sealed decision is there after each crash, and so is a change of mind."""
    ann, ben = crashing.caller(), crashing.caller()
    opened = ann.open(YOU, {"kind": "friend"}, options={"sealed_orders": True})
    path = f"/api/tables/{opened['table']}"
    joined = ben.post(f"{path}/join", invite=opened["invites"][0]["invite"], name="Ben").json()
    chosen: list[Json] = []
    for pick in range(KILLS):
        caller = crashing.caller()
        socket = caller.socket(opened["table"], [joined["token"]])
        if not pick:
            caller.socket(opened["table"], [opened["seats"][0]["token"]])
        state = socket.state()
        assert [one["action"] for one in socket.until("together")["yours"]] == chosen
        chosen = [state["offered"][pick % len(state["offered"])]["action"]]
        socket.act(state, chosen[0])
        socket.until("together", lambda message, now=chosen: [one["action"] for one in message["yours"]] == now)
        crashing.restart()
    his, hers = (caller.socket(opened["table"], [one["token"]]) for one in (joined, opened["seats"][0]))
    assert [one["action"] for one in his.until("together")["yours"]] == chosen
    hers.act(hers.turn())
    placed = [one for one in his.state(lambda state: state["ply"] > 1)["events"] if one["key"] == "order-own"]
    assert len(placed) == 1


def test_bots_go_on_by_themselves_after_a_restart_up_to_the_turn_of_a_person(crashing: Crashing) -> None:
    caller = crashing.caller()
    while True:
        opened = caller.open(GREEDY, GREEDY, GREEDY, YOU)
        socket = caller.socket(opened["table"], [opened["seats"][0]["token"]])
        socket.state()
        socket.close()
        path = f"/api/tables/{opened['table']}"
        if (before := caller.get(path).json())["player"] != 3:
            break
    crashing.restart()
    deadline = time.monotonic() + 20
    # No one connects: looking at the list does not load a table.
    while (info := caller.get(path).json())["player"] != 3:
        assert time.monotonic() < deadline, f"the table stands still at ply {info['ply']}"
        time.sleep(0.05)
    assert info["ply"] > before["ply"]


def test_bots_that_nobody_watches_pause_and_go_on_after_a_restart(crashing: Crashing) -> None:
    caller = crashing.caller()
    opened = caller.open(GREEDY, GREEDY, GREEDY, GREEDY)
    before = caller.socket(opened["table"]).state()["ply"]
    crashing.restart()
    seen = caller.socket(opened["table"]).state(lambda state: state["over"])
    assert seen["ply"] > before


def test_workers_end_with_a_killed_server(crashing: Crashing) -> None:
    caller = crashing.caller()
    opened = caller.open(YOU, GREEDY)
    caller.socket(opened["table"], [opened["seats"][0]["token"]]).turn()
    children = Path(f"/proc/{crashing.running.pid}/task/{crashing.running.pid}/children")
    if not children.exists():
        pytest.skip("only where /proc lists children")
    workers = [Path(f"/proc/{pid}") for pid in children.read_text().split()]
    assert workers
    crashing.running.kill()
    wait_until(
        lambda: (
            not any(worker.exists() and "Z" not in worker.joinpath("stat").read_text().split()[2] for worker in workers)
        ),
        "workers outlive their server",
    )


def test_results_blocks_and_reports_survive(crashing: Crashing) -> None:
    """A rating that was told is there after the crash, and no game counts twice."""
    ann, ben = crashing.caller(), crashing.caller()
    terms = {"clock": {"kind": "live", "bank": 600, "end": "lose"}, "takebacks": False, "rated": True}
    told: list[Json] = []
    for asked in (True, False, True):
        opened = ann.open(YOU, {"kind": "friend"}, terms=terms, listed={})
        name = opened["table"]
        assert ann.http.delete(f"/api/tables/{name}/listing").status_code == 204
        invite = opened["invites"][0]["invite"]
        seat = ben.post(f"/api/tables/{name}/join", invite=invite, name="Ben").json()
        hers, his = ann.socket(name), ben.socket(name, [seat["token"]])
        hers.state()
        his.send(type="resign", seat=1)
        hers.state(lambda state: state["over"])
        if asked:
            told.append(ann.get(f"/api/tables/{name}/result").json())
            assert ann.post(f"/api/tables/{name}/report", seat=1, reason="spam").status_code == 204
        crashing.restart()
        for game in told:
            assert ann.get(f"/api/tables/{game['table']}/result").json() == game
    assert ann.get(f"/api/tables/{name}/result").json()["seats"][0]["before"] > told[0]["seats"][0]["after"]
    assert ann.post(f"/api/tables/{name}/block", seat=1).status_code == 204
    crashing.restart()
    assert [one["name"] for one in ann.get("/api/blocks").json()] == ["Ben"]
    (figures,) = ann.get("/api/statistics").json()["games"]
    assert (figures["games"], figures["wins"], figures["rating"]["games"]) == (3, 3, 3)


def test_clubs_and_tournaments_survive(crashing: Crashing) -> None:
    """Members, a renewed link, entries, a round with all its tables, and settled results are there after each crash."""
    callers = [crashing.caller() for _ in range(2)]
    club = callers[0].post("/api/clubs", name="Friday", you="Ann").json()
    link = callers[0].post(f"/api/clubs/{club['club']}/link").json()["link"]
    assert callers[1].post("/api/clubs/join", link=link, name="Ben").status_code == 200
    asked = {"name": "Cup", "game": "koryo", "bots": ["greedy", "greedy"]}
    cup = callers[0].post(f"/api/clubs/{club['club']}/tournaments", **asked).json()
    path = f"/api/tournaments/{cup['tournament']}"
    for one in callers:
        assert one.http.put(f"{path}/entry", json={"on": True}).status_code == 200
    crashing.restart()
    assert len(callers[1].get(path).json()["entrants"]) == 4
    begun = callers[0].post(f"{path}/rounds", round=1).json()
    crashing.restart()
    kept = callers[1].get(path).json()["matches"]
    assert [paired(one) for one in kept] == [paired(one) for one in begun["matches"]]
    assert callers[0].post(f"{path}/rounds", round=1).status_code == 403
    for match in begun["matches"]:
        lines = [one.socket(match["table"]) for one in callers]  # a deal waits for its players
        for line in lines:
            line.until("welcome")
            line.state()
    for number in range(2):
        callers[0].post(f"{path}/call-off", round=1, number=number)
    ended = callers[0].post(f"{path}/end", round=1).json()
    assert ended["over"]
    crashing.restart()
    seen = callers[0].get(path).json()
    assert seen == ended


def paired(match: Json) -> tuple[str, list[int]]:
    """Return what stays of a game while it is played: bots go on by themselves."""
    return match["table"], [seat["entrant"] for seat in match["seats"]]


@pytest.mark.parametrize("wait", [0.0, 0.01, 0.05])
def test_a_round_that_a_crash_meets_has_begun_with_all_its_tables_or_not_at_all(
    crashing: Crashing, wait: float
) -> None:
    caller = crashing.caller()
    club = caller.post("/api/clubs", name="Friday", you="Ann").json()["club"]
    asked = {"name": "Cup", "game": "koryo", "bots": ["greedy"] * 15}
    path = f"/api/tournaments/{caller.post(f'/api/clubs/{club}/tournaments', **asked).json()['tournament']}"
    assert caller.http.put(f"{path}/entry", json={"on": True}).status_code == 200

    def start() -> None:
        with contextlib.suppress(httpx.HTTPError):
            caller.post(f"{path}/rounds", round=1)

    asking = threading.Thread(target=start)
    asking.start()
    time.sleep(wait)
    crashing.running.kill()
    asking.join()
    crashing.restart()
    found = caller.get(path).json()
    assert (found["round"], len(found["matches"])) in ((0, 0), (1, 8))
    for match in found["matches"]:
        assert caller.get(f"/api/tables/{match['table']}").status_code == 200
    assert caller.post(f"{path}/rounds", round=1).status_code == (200 if found["round"] == 0 else 403)
