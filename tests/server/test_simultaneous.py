"""Seats that decide at the same time: sealed until the last has decided, and nothing of it shows before."""

from __future__ import annotations

import asyncio
import dataclasses
import random
from collections.abc import Awaitable, Callable
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque import load
from ludotheque.app.store.interface import Store, StoredSeat, StoredStep, StoredTable, TableStanding
from ludotheque.app.tables.admission import enter
from ludotheque.app.tables.audience import Connection
from ludotheque.app.tables.committing import act, deal
from ludotheque.app.tables.journal import Journal
from ludotheque.app.tables.table import Table
from ludotheque.core.contributions import Contribution
from tests.server.client import BOT, HOTSEAT, Caller, Json, Socket, play_in_step, true_record
from tests.server.conftest import FakeTicker, Running, Serve, sit, sit_all

SEALED: Json = {"options": {"sealed_orders": True}}


def asked(socket: Socket) -> Json:
    """Return the last state that a socket with one pair of eyes was shown."""
    return next(iter(socket.states.values()))


def committed(socket: Socket, seats: list[int]) -> Json:
    """Read on until those seats, and no others, have decided."""
    return socket.until("together", lambda message: message["committed"] == seats)


def test_sealed_orders_are_placed_in_any_order_and_done_in_that_of_the_rules(server: Running) -> None:
    sockets, _ = sit_all([server.caller() for _ in range(3)], **SEALED)
    first = asked(sockets[0])["player"]
    late = [(first + turn) % 3 for turn in (2, 1, 0)]
    ply = asked(sockets[0])["ply"]
    for place, seat in enumerate(late):
        state = asked(sockets[seat])
        assert (state["ply"], bool(state["offered"])) == (ply, True)
        assert (state["asked"] is None) == (seat == first)
        sockets[seat].act(state)
        if place < 2:
            for number, socket in enumerate(sockets):
                told = committed(socket, sorted(late[: place + 1]))
                assert told["seats"] == [first, *[(first + turn) % 3 for turn in (1, 2)]]
                chosen = [one["action"] for one in told["yours"]]
                assert chosen == ([asked(socket)["offered"][0]["action"]] if number in late[: place + 1] else [])
    after = [socket.state() for socket in sockets]
    assert {state["ply"] >= ply + len(late) for state in after} == {True}
    placed = [event["args"]["seat"] for event in after[0]["events"] if event["key"] == "order-sealed"]
    assert placed == late[::-1], "applied in another order than that of the rules"


def test_a_seat_can_change_its_mind_until_the_last_has_decided(server: Running) -> None:
    (hers, his), _ = sit_all([server.caller() for _ in range(2)], **SEALED)
    early = hers if asked(hers)["asked"] else his
    other = his if early is hers else hers
    state, seat = asked(early), asked(early)["eyes"]
    early.act(state)
    assert committed(early, [seat])["yours"][0]["action"] == state["offered"][0]["action"]
    early.act(state, state["offered"][-1]["action"])
    told = early.until("together")
    assert (told["committed"], told["yours"][0]["action"]) == ([seat], state["offered"][-1]["action"])
    early.send(type="undo", seat=seat, ply=state["ply"])
    assert committed(early, [])["yours"] == []
    other.act(asked(other))
    committed(early, [asked(other)["eyes"]])
    early.act(state, state["offered"][-1]["action"])
    after = early.state()
    placed = next(event for event in after["events"] if event["key"] == "order-own")
    assert placed["args"]["seat"] == seat
    early.send(type="undo", seat=seat, ply=state["ply"])
    assert early.until("refused")["ply"] == after["ply"], "no one changes a decision that was done"


def test_nonsense_is_refused_and_changes_nothing(server: Running) -> None:
    (hers, his), _ = sit_all([server.caller() for _ in range(2)], **SEALED)
    early = hers if asked(hers)["asked"] else his
    state = asked(early)
    early.act(state, {"verb": "end"})
    assert "not offered" in early.until("refused")["reason"]
    early.send(type="act", seat=1 - state["eyes"], ply=state["ply"], action=state["offered"][0]["action"])
    assert "not yours" in early.until("refused")["reason"]
    early.send(type="undo", seat=state["eyes"], ply=state["ply"])
    assert early.until("refused")
    early.act({**state, "ply": state["ply"] + 1})
    assert early.until("refused")
    assert not [text for text in his.raw + hers.raw if '"committed":[0]' in text or '"committed":[1]' in text]


def test_hints_and_reasons_are_given_to_who_decides_early(server: Running) -> None:
    (hers, his), _ = sit_all([server.caller() for _ in range(2)], **SEALED)
    early = hers if asked(hers)["asked"] else his
    state = asked(early)
    early.send(type="hint", seat=state["eyes"], ply=state["ply"])
    assert early.until("hint")["best"] in [one["action"] for one in state["offered"]]
    early.send(type="why", id=7, seat=state["eyes"], action={"verb": "pass"})
    assert early.until("why")["key"] == "must-order"


def test_orders_that_show_their_size_are_placed_in_turn(server: Running) -> None:
    sockets, _ = sit_all([server.caller() for _ in range(2)])
    assert [bool(asked(socket)["offered"]) for socket in sockets].count(True) == 1
    assert not any('"together"' in text for socket in sockets for text in socket.raw)


def test_bots_decide_at_the_same_time_too(server: Running) -> None:
    sockets, _ = sit_all([server.caller() for _ in range(2)], BOT, BOT, **SEALED)
    ply = asked(sockets[0])["ply"]
    committed(sockets[0], [2, 3])
    for socket in sockets:
        socket.act(asked(socket))
    assert sockets[1].state()["ply"] >= ply + 4


def test_one_person_at_one_screen_is_asked_in_turn(ann: Caller, rng: random.Random) -> None:
    """Such a table waits for no one, and the screen changes hands after each decision."""
    socket, _opened = sit(ann, HOTSEAT, BOT, **SEALED)
    assert socket.play(rng)["over"]
    assert not any('"together"' in text for text in socket.raw)


@pytest.mark.parametrize("game", ["koryo", "kick_ass"])
def test_whole_games_are_played_and_their_records_prove_true(server: Running, rng: random.Random, game: str) -> None:
    callers = [server.caller() for _ in range(3)]
    sockets, table = sit_all(callers, game=game, **(SEALED if game == "koryo" else {}))
    play_in_step(sockets, rng)
    assert any('"type":"together"' in text for text in sockets[0].raw)
    true_record(callers[0], table)


def test_lists_say_who_is_waited_for(server: Running) -> None:
    callers = [server.caller() for _ in range(3)]
    sockets, table = sit_all(callers, **SEALED)
    assert sorted(callers[0].get(f"/api/tables/{table}").json()["deciding"]) == [0, 1, 2]
    sockets[1].act(asked(sockets[1]))
    committed(sockets[0], [1])
    info = callers[0].get(f"/api/tables/{table}").json()
    assert sorted(info["deciding"]) == [0, 2]
    assert "early" not in info


def test_clocks_run_for_all_who_have_not_decided(serve: Serve) -> None:
    ticker = FakeTicker()
    server = serve(ticker=ticker)
    terms = {"clock": {"kind": "live", "bank": 600, "increment": 10}}
    sockets, _ = sit_all([server.caller() for _ in range(3)], terms=terms, **SEALED)
    assert sockets[0].until("clock")["running"] == [0, 1, 2]
    server.wait(20)
    sockets[1].act(asked(sockets[1]))
    clock = sockets[0].until("clock", lambda message: message["running"] == [0, 2])
    assert clock["left"] == [580, 590, 580]
    sockets[1].act(asked(sockets[1]), asked(sockets[1])["offered"][-1]["action"])
    assert sockets[1].until("clock", lambda message: message["running"] == [0, 2])["left"][1] == 590
    sockets[1].until("clock")
    sockets[1].send(type="undo", seat=1, ply=asked(sockets[1])["ply"])
    clock = sockets[1].until("clock")
    assert (clock["running"], clock["left"][1]) == ([0, 1, 2], 580), "changing one's mind is no way to gain time"


def test_who_leaves_has_decided_and_who_has_not_is_replaced(server: Running) -> None:
    sockets, _ = sit_all([server.caller() for _ in range(3)], **SEALED)
    ply = asked(sockets[0])["ply"]
    sockets[0].act(asked(sockets[0]))
    committed(sockets[2], [0])
    sockets[0].send(type="hand-over", seat=0, level="random")
    sockets[1].send(type="hand-over", seat=1, level="random")
    committed(sockets[2], [0, 1])
    sockets[2].act(asked(sockets[2]))
    assert sockets[2].state(lambda state: state["ply"] > ply)["ply"] >= ply + 3


def test_an_undo_by_consent_calls_early_decisions_off(server: Running, rng: random.Random) -> None:
    """The position that they answered is past: everyone is asked again."""
    (hers, his), _ = sit_all([server.caller() for _ in range(2)], **SEALED)
    pair = [hers, his]
    for socket in pair:
        socket.act(asked(socket))
    for socket in pair:
        socket.state(lambda state: state["ply"] > 1)

    def begin_of_round() -> bool:
        return all(asked(one)["view"]["phase"] == "orders" for one in pair)

    play_in_step(pair, rng, begin_of_round)
    early = hers if asked(hers)["asked"] else his
    other = his if early is hers else hers
    early.act(asked(early))
    committed(other, [asked(early)["eyes"]])
    season = asked(early)["view"]["round"]
    other.send(type="undo", seat=asked(other)["eyes"], ply=asked(other)["ply"])
    early.until("undo-asked")
    early.send(type="answer", seat=asked(early)["eyes"], ok=True)
    for socket in pair:
        socket.until("undo-answered")
        assert asked(socket)["view"]["round"] == season - 1
    play_in_step(pair, rng, lambda: begin_of_round() and asked(hers)["view"]["round"] == season)
    committed(early, [])


# --- Nothing shows ---


class Memory:
    """A store that keeps the last standing, at once."""

    def __init__(self) -> None:
        self.standing: TableStanding | None = None

    async def find(self, text: str, *_: Any) -> list[Any]:
        """Return that the table has no chat, and is a rematch of none."""
        return [] if "FROM chat" in text else [[0]]

    async def change(self, _: object) -> None: ...

    async def _kept(self) -> None: ...

    def append(self, table: str, steps: list[StoredStep], standing: TableStanding) -> Awaitable[None]:
        self.standing = standing
        return self._kept()


class Watching:
    """A connection, and what it was told, and when."""

    def __init__(self, seats: frozenset[int], guest: str, ticker: FakeTicker) -> None:
        holding = [f"t{seat}" for seat in sorted(seats)]
        self.connection = Connection(seats, guest, self._note, holding)
        self.told: list[tuple[float, str]] = []
        self._ticker = ticker

    def _note(self, text: str) -> bool:
        self.told.append((self._ticker.now(), text))
        return True


def stored(players: int, game: str = "koryo") -> StoredTable:
    seats = tuple(StoredSeat(f"P{n}", "human", guest=f"g{n}", token_hash=f"t{n}") for n in range(players))
    terms = {"clock": {"kind": "live", "bank": 600, "increment": 5}}
    return StoredTable(
        "t",
        game,
        load(game).version,
        OPTIONS[game],
        None,
        [],
        bytes(32),
        "g0",
        0,
        seats,
        (),
        TableStanding(0, None, updated=0),
        terms=terms,
    )


OPTIONS: dict[str, Json] = {"koryo": {"sealed_orders": True, "empty_orders": False}, "kick_ass": {}}
WINDOWS = {"koryo": 3, "kick_ass": 1}
"""The times that all decide at once before the one that is looked at, at most."""


async def watch(
    game: str, players: int, seasons: int, plan: list[tuple[int, float]], secret: Callable[[int], int]
) -> list[Any]:
    """Play a table up to a season, then have seats decide as planned; give all that the others were told meanwhile.

    The spy's victim is seat 0; ``secret`` picks what it decides, of so many choices.
    """
    ticker, rng = FakeTicker(), random.Random(3)
    table = Table(stored(players, game), cast(Store, Memory()), ticker)
    watchers = [Watching(frozenset({n}), f"g{n}", ticker) for n in range(players)]
    watchers.append(Watching(frozenset(), "nobody", ticker))
    await deal(table)
    for watcher in watchers:
        await enter(table, watcher.connection, 0, {})

    async def decide(seat: int, pick: int) -> None:
        asked = table.simultaneous.asked(seat)
        assert asked is not None
        action = table.game.actions.to_json(asked.actions[pick % len(asked.actions)])
        await act(table, seat, table.ply, action)

    window = 0
    while True:
        if table.simultaneous.at_once:
            window += 1
            if window > seasons:
                break
            for seat in table.simultaneous.waiting():
                await decide(seat, rng.randrange(99))
        else:
            assert table.player is not None
            await decide(table.player, rng.randrange(99))
    for watcher in watchers:
        watcher.told.clear()
    begun = table.ply
    for seat, wait in plan:
        ticker.advance(wait)
        if seat in table.simultaneous.waiting() and table.simultaneous.waiting() == [seat]:
            continue  # the last one would end it
        await decide(seat, secret(99) if seat == 0 else 1)
    assert table.ply == begun
    kept = table.standing().early
    assert kept is not None and "0" in kept
    table.close()
    return [watcher.told for watcher in watchers[1:]]


@pytest.mark.parametrize(("game", "examples"), [("koryo", 30), ("kick_ass", 10)])
def test_no_seat_learns_anything_from_what_another_has_sealed(game: str, examples: int) -> None:
    """All that others are told, its order and its times are the same whatever a seat has decided."""

    @settings(max_examples=examples, deadline=None)
    @given(
        st.integers(2, 4),
        st.integers(0, WINDOWS[game]),
        st.lists(st.tuples(st.integers(0, 3), st.floats(0, 20, allow_nan=False)), max_size=6),
        st.lists(st.integers(0, 98), min_size=12, max_size=12),
    )
    def check(players: int, seasons: int, plan: list[tuple[int, float]], picks: list[int]) -> None:
        plan = [(0, 1.0), *((seat % players, wait) for seat, wait in plan)]
        seen = []
        for offset in (0, 1):
            secrets = iter(picks)
            told = watch(game, players, seasons, plan, lambda _, s=secrets, o=offset: next(s) + o)
            seen.append(asyncio.run(told))
        assert seen[0] == seen[1]
        assert any(told for told in seen[0]), "no one was told that a seat has decided"

    check()


# --- What was saved, and what is not possible any more ---


def table_with(early: dict[str, str]) -> Table:
    """Return a dealt table of three that finds those early decisions in the store."""
    journal = Journal.start(stored(3), [Contribution(seat, None, None) for seat in range(3)])
    steps = dataclasses.replace(
        stored(3),
        setup=journal.match.record.setup,
        contributions=journal.match.record.contributions,
        standing=TableStanding(1, 0, early=early),
    )
    return Table(steps, cast(Store, Memory()), FakeTicker())


def test_a_saved_decision_that_is_not_possible_is_asked_for_again() -> None:
    """As after a change of the rules: the seat decides again, and no one else does."""
    probe = table_with({})
    possible = {}
    for seat in range(3):
        asked = probe.simultaneous.asked(seat)
        assert asked is not None
        possible[seat] = probe.game.actions.words(asked.actions[0])
    unknown, not_held = "play emperor 1", "play senator 9"
    found = table_with({"0": possible[0], "1": unknown, "2": not_held})
    assert sorted(found.simultaneous.waiting()) == [1, 2]
    assert found.standing().early == {"0": possible[0]}
    assert sorted(table_with({str(seat): words for seat, words in possible.items()}).simultaneous.waiting()) == []


def test_a_game_that_ends_early_leaves_no_decision_sealed() -> None:
    found = table_with({})
    asked = found.simultaneous.asked(found.simultaneous.waiting()[0])
    assert asked is not None
    found.simultaneous.seal(found.simultaneous.waiting()[0], asked.actions[0])
    assert found.standing().early
    found.journal.end("abandoned")
    stood = found.standing()
    assert (stood.early, stood.deciding, stood.turns, stood.player) == (None, None, None, None)


# --- The first to act is next ---


def commit_cards(sockets: list[Socket], *, last: bool = True) -> None:
    """Play up to the choice of cards, and have everyone choose one, or everyone but the last."""
    rng = random.Random(4)
    play_in_step(sockets, rng, lambda: asked(sockets[0])["view"]["ask"] == "commit")
    before = asked(sockets[0])["ply"]
    for socket in sockets if last else sockets[:-1]:
        socket.act(asked(socket))
    for socket in sockets if last else ():
        socket.state(lambda state: state["ply"] > before)


def test_any_hero_who_is_ready_acts(server: Running) -> None:
    callers = [server.caller() for _ in range(3)]
    sockets, _ = sit_all(callers, game="kick_ass")
    commit_cards(sockets)
    captain = asked(sockets[0])["player"]
    ready = [number for number in range(3) if asked(sockets[number])["offered"]]
    assert set(ready) > {captain}, "no one but the captain may act"
    number = next(one for one in ready if one != captain)
    state = asked(sockets[number])
    assert (state["asked"]["key"], state["view"]["ask"], state["view"]["player"]) == ("act", "act", number)
    assert asked(sockets[captain])["view"]["ask"] == "act"
    assert "next" in {one["action"]["verb"] for one in asked(sockets[captain])["offered"]}
    sockets[number].act(state)
    after = sockets[captain].state()
    assert (after["ply"] >= state["ply"] + 2, after["player"]) == (True, number)
    sockets[captain].act({**after, "ply": state["ply"], "offered": state["offered"]})
    assert "table is at ply" in sockets[captain].until("refused")["reason"]


def test_an_undo_of_who_acted_unasked_leaves_it_to_all_again(server: Running) -> None:
    sockets, _ = sit_all([server.caller() for _ in range(3)], game="kick_ass")
    commit_cards(sockets)
    captain = asked(sockets[0])["player"]
    # In a few deals, one of the heroes cannot move.
    number, move = next(
        (number, one["action"])
        for number in range(3)
        if number != captain
        for one in asked(sockets[number])["offered"]
        if one["action"]["verb"] == "move"
    )
    sockets[number].act(asked(sockets[number]), move)
    after = sockets[number].state()
    assert (after["player"], after["undo"]) == (number, "free")
    sockets[number].send(type="undo", seat=number, ply=after["ply"])
    states = [socket.state(lambda state: state["ply"] > after["ply"]) for socket in sockets]
    assert {state["player"] for state in states} == {captain}
    assert states[captain]["offered"] and states[number]["asked"]["key"] == "act"


def test_a_bot_that_leads_the_team_waits_for_a_person_who_is_ready(ann: Caller, rng: random.Random) -> None:
    socket, opened = sit(ann, BOT, BOT, game="kick_ass")
    last = socket.play(rng)
    assert last["over"]
    record = true_record(ann, opened["table"])
    claimed = [entry for entry in record.entries if entry.do == "next 0" and entry.auto]
    assert claimed, "the person never acted before being named"
