"""The contract of a store, for every kind of database: SQLite, PostgreSQL, and SQLite in a browser."""

from __future__ import annotations

import asyncio
import dataclasses
from pathlib import Path
from typing import Any

import pytest

from ludotheque.app.store.interface import (
    Conflict,
    KeptSeat,
    Listing,
    Partner,
    Seating,
    Store,
    StoredLine,
    StoredSeat,
    StoredStep,
    StoredTable,
    TableStanding,
)
from ludotheque.app.store.queries import belongings, meta, notifications, rematches
from ludotheque.app.store.queries.chat import last_lines, say
from ludotheque.app.store.queries.listings import call_guest, fill_later, list_table, listings, open_tables, partners
from ludotheque.app.store.queries.notifications import Channel, Wish
from ludotheque.app.store.queries.tables import (
    awaiting_bots,
    create_table,
    deal_table,
    delete_table,
    hush_spectators,
    newest_of_guest,
    opened_since,
    reseat,
    seal_table,
    table_info,
    tables_of_guest,
    take_seat,
)
from ludotheque.core.contributions import Contribution
from ludotheque.server.databases.place import Place
from tests.server.page import Page
from tests.server.stores import opened, place_of

ANN = StoredSeat("Ann", "human", guest="ann", token_hash="hers")
OPEN = StoredSeat("Player 2", "human", invite="welcome")
BOT = StoredSeat("Bot", "bot", level="easy", proposes=True)
BEN = StoredSeat("Ben", "human", guest="ben", token_hash="his")
WHEN = 1_700_000_000_000
"""A time of which the milliseconds do not fit into 32 bits."""


@pytest.fixture(params=["sqlite", "postgresql", "alone"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Place | Page:
    return Page(tmp_path) if request.param == "alone" else place_of(request, tmp_path)


def table(name: str = "t", *seats: StoredSeat, **more: Any) -> StoredTable:
    values: dict[str, Any] = {
        "game": "koryo",
        "version": 1,
        "options": {"empty": True, "word": "é\u0000'\""},
        "position": None,
        "setup": [3, 1],
        "secret": bytes(range(32)),
        "owner": "ann",
        "created": WHEN,
        "seats": seats or (ANN, OPEN),
        "steps": (),
        "standing": TableStanding(1, 0, updated=WHEN),
    }
    return StoredTable(id=name, **{**values, **more})


async def test_everything_is_found_again_as_it_was_written(database: Place | Page) -> None:
    steps = (StoredStep(2, 0, "pass", (4, 5), "hash", 17, auto=True), StoredStep(3, 1, at=18, undo=1))
    whole = table("t", ANN, BOT, position={"seats": [1, {"a": None}]}, steps=steps)

    async with opened(database) as store:
        await store.change(create_table(whole))
        for text in ("one", "two", "three"):
            await store.change([say("t", StoredLine("Ann", 0, text, WHEN))])
        await store.change([say("t", StoredLine("", None, "é😀", WHEN + 1))])
    async with opened(database) as store:
        assert await store.load("t") == whole
        assert await table_info(store, "t") == dataclasses.replace(whole, steps=())
        assert [line.text for line in await last_lines(store, "t", 3)] == ["two", "three", "é😀"]
        assert (await last_lines(store, "t", 1)) == [StoredLine("", None, "é😀", WHEN + 1)]
        for nothing in ("x", "", "\0"):
            assert await store.load(nothing) is None
            assert await table_info(store, nothing) is None
        assert await last_lines(store, "x", 3) == []


@pytest.fixture(params=["sqlite", "postgresql", "alone"])
def bare(request: pytest.FixtureRequest, tmp_path: Path) -> Place | Page:
    """Return a database without tables, in which a store makes its own."""
    return Page(tmp_path) if request.param == "alone" else place_of(request, tmp_path, laid_out=False)


async def test_the_key_is_made_once(bare: Place | Page) -> None:
    keys = []
    for _ in range(2):
        async with opened(bare) as store:
            keys.append(await store.key())
    assert keys[0] == keys[1]
    assert len(keys[0]) == 32


async def test_a_ply_is_written_once(store: Store) -> None:
    await store.change(create_table(table()))
    await store.append("t", [StoredStep(2, 0, "pass")], TableStanding(2, 1, updated=5))
    with pytest.raises(Conflict):
        await store.append("t", [StoredStep(3, 1, "end"), StoredStep(2, 0, "end")], TableStanding(3, 0))
    found = await store.load("t")
    assert found == table(steps=(StoredStep(2, 0, "pass"),), standing=TableStanding(2, 1, updated=5))
    await store.append("t", [StoredStep(3, 1, "end")], TableStanding(3, None, True, [3, 4], updated=6))
    found = await store.load("t")
    assert found is not None
    assert found.standing == TableStanding(3, None, True, [3, 4], updated=6)


async def test_commits_are_kept_once_and_so_is_the_deal(store: Store) -> None:
    sealed = [Contribution("a" * 64, None, "withheld"), Contribution(why="bot")]
    changed = [Contribution("b" * 64, None, "withheld"), Contribution(why="bot")]
    revealed = [Contribution("a" * 64, "c" * 64), Contribution(why="bot")]
    waiting, standing = TableStanding(0, None), TableStanding(1, 0, updated=5)
    await store.change(create_table(table("t", ANN, BOT, setup=[], standing=waiting)))
    await store.change([seal_table("t", sealed)])
    with pytest.raises(Conflict, match="already"):
        await store.change([seal_table("t", changed)])
    before = await store.load("t")
    await store.change([deal_table("t", [3, 1], revealed, standing)])
    for late in (deal_table("t", [1, 3], revealed, standing), seal_table("t", changed)):
        with pytest.raises(Conflict, match="already"):
            await store.change([late])
    assert before is not None and not before.dealt
    assert before == table("t", ANN, BOT, setup=[], contributions=sealed, standing=before.standing)
    assert await store.load("t") == table("t", ANN, BOT, contributions=revealed, standing=standing)


async def test_a_process_that_lost_a_table_cannot_put_it_back(store: Store) -> None:
    """Clocks, offers and ends are saved without a ply of their own: they are fenced by that of the table."""
    await store.change(create_table(table("t")))
    await store.change(create_table(table("other")))
    ended = TableStanding(4, None, True, [3, 4], updated=6, ended="abandoned")
    await store.append("t", [StoredStep(ply, 0, "pass") for ply in (2, 3, 4)], ended)
    late = TableStanding(3, 1, updated=9, clocks=[[5, 5]])
    saving = [store.append("t", [], late), store.append("other", [], TableStanding(1, 1, updated=9))]
    answers = await asyncio.gather(*saving, return_exceptions=True)
    assert [type(answer) for answer in answers] == [Conflict, type(None)]
    with pytest.raises(Conflict):
        await store.change(reseat("t", 0, dataclasses.replace(ANN, name="Eve"), late))
    found, other = await store.load("t"), await store.load("other")
    assert found is not None
    assert other is not None
    assert (found.standing, found.seats[0].name) == (ended, ANN.name)
    assert other.standing.updated == 9


async def test_one_that_cannot_be_written_does_not_keep_others_from_it(store: Store) -> None:
    names = [f"t{number}" for number in range(8)]
    for name in names:
        await store.change(create_table(table(name)))
    await store.append("t3", [StoredStep(2, 0, "there")], TableStanding(2, 1, updated=5))
    # All of them begin before one is done, so that they are written together.
    saving = [
        store.append(name, [StoredStep(2, 0, "new")], TableStanding(2, 1, updated=7)) for name in [*names, "unknown"]
    ]
    answers = await asyncio.gather(*saving, return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None)] * 3 + [Conflict] + [type(None)] * 4 + [Conflict]
    for name in names:
        found = await store.load(name)
        assert found is not None
        assert [step.do for step in found.steps] == ["there" if name == "t3" else "new"]
        assert found.standing.updated == (5 if name == "t3" else 7)


async def test_many_changes_at_once_are_all_written(store: Store) -> None:
    names = [f"t{number}" for number in range(30)]
    for name in names:
        await store.change(create_table(table(name)))

    async def whole_game(name: str) -> None:
        for ply in range(2, 22):
            await store.append(name, [StoredStep(ply, 0, f"{name}:{ply}")], TableStanding(ply, 0, updated=ply))

    await asyncio.gather(*(whole_game(name) for name in names))
    for name in names:
        found = await store.load(name)
        assert found is not None
        assert [step.do for step in found.steps] == [f"{name}:{ply}" for ply in range(2, 22)]
        assert found.standing.ply == 21


async def test_more_rows_than_one_statement_takes_are_all_written(store: Store) -> None:
    steps = [StoredStep(ply, 0, f"step {ply}", chance=(ply,)) for ply in range(2, 302)]

    await store.change(create_table(table("long")))
    await store.change(create_table(table("short")))
    await asyncio.gather(
        store.append("long", steps, TableStanding(301, 0, updated=1)),
        store.append("short", steps[:1], TableStanding(2, 1, updated=2)),
    )
    for name, expected in (("long", steps), ("short", steps[:1])):
        found = await store.load(name)
        assert found is not None
        assert list(found.steps) == expected
        assert found.standing.ply == expected[-1].ply


async def test_what_was_begun_is_written_before_the_store_closes(database: Place | Page) -> None:
    async with opened(database) as store:
        await store.change(create_table(table()))
        store.append("t", [StoredStep(2, 0, "pass")], TableStanding(2, 1))
    async with opened(database) as store:
        found = await store.load("t")
        assert found is not None
        assert found.standing.ply == 2


async def test_a_seat_is_taken_once(store: Store) -> None:
    await store.change(create_table(table()))
    answers = await asyncio.gather(
        store.change([take_seat("t", 1, BEN)]), store.change([take_seat("t", 1, ANN)]), return_exceptions=True
    )
    assert sorted(type(answer).__name__ for answer in answers) == ["Conflict", "list"]
    with pytest.raises(Conflict):
        await store.change([take_seat("t", 0, BEN)])
    found = await table_info(store, "t")
    assert found is not None
    assert found.seats == (ANN, BEN if answers[0] == [1] else ANN)


async def test_a_seat_that_was_left_is_open_again_and_taken_anew(database: Place | Page) -> None:
    again = StoredSeat("Player 2", "human", invite="anew")
    standing = TableStanding(0, None, updated=WHEN + 1)

    async with opened(database) as store:
        await store.change(create_table(table("t", ANN, BEN, standing=TableStanding(0, None, updated=WHEN))))
        await store.change([list_table(Listing("t", WHEN + 20, "random", WHEN))])
        assert await listings(store) == []
        await store.change(reseat("t", 1, again, standing))
        assert await store.change([fill_later("t", WHEN + 5)]) == [1]
    async with opened(database) as store:
        found = await store.load("t")
        assert found is not None and (found.seats, found.standing) == ((ANN, again), standing)
        assert await listings(store) == [Listing("t", WHEN + 20, "random", WHEN + 5)]
        await store.change([take_seat("t", 1, BEN)])


async def test_early_decisions_are_kept_without_a_step_and_dropped_with_one(database: Place | Page) -> None:
    early = TableStanding(1, 1, updated=WHEN, deciding=[1, 0], early={"2": "play senator 1"})
    step = StoredStep(2, 0, "end", (), "0" * 16, 5)

    async with opened(database) as store:
        await store.change(create_table(table("t", ANN, BEN)))
        await store.append("t", [], early)
    async with opened(database) as store:
        found = await store.load("t")
        assert found is not None
        assert (found.standing, found.steps) == (early, ())
        await store.append("t", [step], TableStanding(2, 0, updated=WHEN))
        after = await table_info(store, "t")
        assert after is not None
        assert (after.standing.deciding, after.standing.early) == (None, None)


async def test_a_seat_changes_hands_together_with_the_history_and_the_clocks(database: Place | Page) -> None:
    bot = dataclasses.replace(ANN, kind="bot", level="easy")
    left, back = (Seating(number, 4, 0, "Ann", "bot", "easy", "left", WHEN + number) for number in (1, 2))
    stands = TableStanding(4, 0, updated=WHEN + 9, clocks=[[0, 600_000], [0, 1]], due=WHEN + 600_000, takebacks=2)
    stands = stands._replace(deciding=[0, 1], early={"1": "pass"})

    async with opened(database) as store:
        await store.change(create_table(table("t", ANN, BEN)))
        await store.change(reseat("t", 0, bot, stands, left))
        await store.change(reseat("t", 0, ANN, stands, back))
        with pytest.raises(Conflict):
            await store.change(reseat("t", 1, BOT, TableStanding(9, 1), back))
        await store.change(reseat("t", 1, dataclasses.replace(BEN, invite="come"), stands))
    async with opened(database) as store:
        found = await store.load("t")
        assert found is not None
        assert found.seats == (ANN, dataclasses.replace(BEN, invite="come"))
        assert found.seatings == (left, back)
        assert found.standing == stands
        assert await awaiting_bots(store) == ["t"], "a clock runs"


async def test_terms_silence_and_an_early_end_are_kept(store: Store) -> None:
    ended = TableStanding(4, None, True, updated=WHEN, ended="abandoned")

    await store.change(create_table(table("t", ANN, BEN, terms={"takebacks": False})))
    await store.change([hush_spectators("t", True)])
    await store.append("t", [], ended)
    found = await store.load("t")
    assert found == table("t", ANN, BEN, terms={"takebacks": False}, hushed=True, standing=ended)


async def test_a_table_is_deleted_with_everything_about_it(store: Store) -> None:
    for name in ("gone", "kept"):
        await store.change(create_table(table(name, ANN, BEN, steps=(StoredStep(2, 0, "pass"),))))
        await store.change([say(name, StoredLine("Ann", 0, "hello", WHEN))])
        await store.change(
            reseat(name, 0, BOT, TableStanding(2, 0), Seating(1, 2, 0, "Ann", "bot", "easy", "left", WHEN))
        )
    await store.change(delete_table("gone"))
    assert await store.load("gone") is None
    assert await last_lines(store, "gone", 9) == []
    kept = await store.load("kept")
    assert kept is not None
    assert (len(kept.steps), len(kept.seatings), len(await last_lines(store, "kept", 9))) == (1, 1, 1)
    await store.change(create_table(table("gone", ANN)))  # nothing of it is in the way of another one


async def test_lists_of_tables(store: Store) -> None:
    over = TableStanding(9, None, True, [1, 2], updated=WHEN + 3)
    await store.change(create_table(table("hers", standing=TableStanding(1, 0, updated=WHEN + 1))))
    await store.change(
        create_table(table("both", ANN, BEN, standing=TableStanding(1, 0, updated=WHEN + 2), created=WHEN - 10))
    )
    await store.change(create_table(table("his", BEN, BOT, owner="ben", standing=over)))
    assert [one.id for one in await tables_of_guest(store, "ann")] == ["both", "hers"]
    assert [one.id for one in await tables_of_guest(store, "ben")] == ["his", "both"]
    assert [one.id for one in await newest_of_guest(store, "ben", 1)] == ["both"]
    assert [one.id for one in await newest_of_guest(store, "ben", 2)] == ["his", "both"]
    assert (await tables_of_guest(store, "ben"))[0].seats == (BEN, BOT)
    assert await tables_of_guest(store, "nobody") == []
    assert await opened_since(store, "ann", WHEN) == 1
    assert await opened_since(store, "ann", WHEN - 10) == 2
    assert await opened_since(store, "ben", 0) == 0, "a finished table counts"


async def test_the_tables_that_wait_for_a_bot(store: Store) -> None:
    await store.change(create_table(table("bot", ANN, BOT, standing=TableStanding(4, 1))))
    await store.change(create_table(table("ann", ANN, BOT, standing=TableStanding(4, 0))))
    await store.change(create_table(table("over", ANN, BOT, standing=TableStanding(4, None, True, [1, 2]))))
    await store.change(create_table(table("missing", OPEN, BOT, standing=TableStanding(1, 1))))
    assert await awaiting_bots(store) == ["bot"]


async def test_tables_are_listed_and_people_called_to_them(database: Place | Page) -> None:
    async with opened(database) as store:
        for name, seats in {
            "open": (ANN, OPEN),
            "full": (ANN, BEN),
            "hidden": (ANN, OPEN),
            "dealt": (ANN, OPEN),
        }.items():
            await store.change(
                create_table(table(name, *seats, standing=TableStanding(int(name == "dealt"), None, updated=WHEN)))
            )
        for name in ("open", "full", "dealt"):
            await store.change([list_table(Listing(name, WHEN + 10))])
        await store.change([list_table(Listing("open", WHEN + 20, "easy", WHEN + 5))])
    async with opened(database) as store:
        listing = Listing("open", WHEN + 20, "easy", WHEN + 5)
        assert await listings(store) == [listing]
        found = await open_tables(store, "cho", WHEN + 19, WHEN)
        assert [(one.id, [seat.name for seat in one.seats], how) for one, how in found] == [
            ("open", ["Ann", "Player 2"], listing)
        ]
        assert await open_tables(store, "cho", WHEN + 20, WHEN) == []
        for at in (WHEN, WHEN + 1):
            await store.change([call_guest("hidden", "cho", at)])
        assert [(one.id, how) for one, how in await open_tables(store, "cho", WHEN + 20, WHEN)] == [("hidden", None)]
        assert await open_tables(store, "cho", WHEN + 20, WHEN + 1) == []
        assert await open_tables(store, "dan", WHEN + 20, WHEN) == []
        for name in ("open", "hidden"):
            await store.change(delete_table(name))
        assert await listings(store) == []


async def test_the_people_a_guest_has_played_with_are_known(store: Store) -> None:
    for number, (name, ply) in enumerate({"old": 3, "new": 1, "waits": 0}.items()):
        await store.change(
            create_table(table(name, ANN, BOT, BEN, standing=TableStanding(ply, None, updated=WHEN + number)))
        )

    expected = [Partner("ben", "Ben", "new", WHEN + 1), Partner("ben", "Ben", "old", WHEN)]
    assert await partners(store, "ann", 9) == expected
    assert await partners(store, "ann", 1) == expected[:1]
    assert [(one.guest, one.name) for one in await partners(store, "ben", 1)] == [("ann", "Ann")]
    assert await partners(store, "cho", 9) == []


async def test_a_rematch_is_kept_once_and_goes_with_either_table(store: Store) -> None:
    way = Channel("w", "ben", "hook", "https://e.org", {"shape": "json"}, "en", "https://p.org", WHEN, True, True, 0)
    follow = rematches.follow("old", "next", 0)
    kept = rematches.keep_seat("next", 1, KeptSeat("ben", "Ben"))

    await store.change([notifications.add(way)])
    await store.change(create_table(table("old", ANN, BEN, standing=TableStanding(4, None, True, [2, 1]))))
    for gone in ("next", "old"):
        await store.change(create_table(table("next", ANN, OPEN, standing=TableStanding(0, None))))
        await store.change([call_guest("next", "ben", WHEN)])
        await store.change([follow, kept])
        with pytest.raises(Conflict):
            await store.change([follow])
        assert await rematches.following(store, "old", "ann") == ("next", 0, True)
        assert await rematches.open_to(store, "old", "ben") == ("next", 0, False)
        assert await rematches.open_to(store, "old", "cho") is None
        assert await rematches.wished_by(store, "ben") == {"next": "Ann"}
        (call,) = await notifications.wished(store, WHEN)
        assert (call.table, call.seat, call.ply, call.since, call.wish) == ("next", 1, 0, WHEN, Wish("old", "Ann"))
        assert await store.change([notifications.claim(call, WHEN + 1)]) == [1]
        assert await notifications.to_close(store) == []
        await store.change(delete_table(gone))
        assert await rematches.following(store, "old", "ann") is None
        assert await notifications.wished(store, WHEN) == []
    assert await store.load("next") is not None


async def test_calls_are_claimed_once_and_turns_of_older_tables_count(store: Store) -> None:
    way = Channel("w", "ben", "hook", "https://e.org", {"shape": "json"}, "en", "https://p.org", WHEN, True, True, 0)
    stands = TableStanding(4, 1, updated=WHEN, turns={"1": [3, WHEN - 5]})

    await store.change(create_table(table("t", ANN, BEN, standing=stands)))
    await store.change(create_table(table("older", ANN, BEN, standing=stands._replace(turns=None))))
    await store.change(create_table(table("over", ANN, BEN, standing=stands._replace(over=True, turns=None))))
    await store.change(create_table(table("alone", BOT, BEN, standing=stands)))
    await store.change([notifications.add(way)])
    assert (await store.load("t")) == table("t", ANN, BEN, standing=stands)
    assert await notifications.channels(store, "ben") == [way]
    assert await notifications.channel(store, "w") == way
    found = sorted(await notifications.wanted(store), key=lambda call: call.table)
    assert [(call.table, call.seat, call.ply, call.since) for call in found] == [
        ("older", 1, 4, WHEN),
        ("t", 1, 3, WHEN - 5),
    ]
    assert await notifications.wanted(store, WHEN + 1) == []
    call = found[1]
    assert [await store.change([notifications.claim(call, WHEN + 1)]) for _ in range(3)] == [[1], [0], [0]]
    assert await store.change([notifications.settle(call, "again", WHEN + 9)]) == [1]
    (again,) = [one for one in await notifications.wanted(store) if one.table == "t"]
    assert (again.state, again.tries, again.at) == ("again", 1, WHEN + 9)
    assert [await store.change([notifications.claim(again, WHEN + 10)]) for _ in range(2)] == [[1], [0]]
    assert await store.change([notifications.claim(call, WHEN + 11)]) == [0], "one who has not seen the first try"
    assert await store.change([notifications.settle(again, "sent", WHEN + 12)]) == [1]
    await store.append("t", [StoredStep(ply, 0) for ply in (5, 6)], stands._replace(ply=6, turns={"1": [6, WHEN + 20]}))
    (fresh,) = [one for one in await notifications.wanted(store) if one.table == "t"]
    assert (fresh.state, fresh.ply, fresh.tries) == (None, 6, 0)
    assert await store.change([notifications.claim(call, WHEN + 30)]) == [0], "a turn that is over"
    await store.change([notifications.mute("t", "ben", True)])
    await store.change([notifications.mute("t", "ben", True)])
    assert [one.table for one in await notifications.wanted(store)] == ["older"]
    await store.change(delete_table("t"))
    assert await notifications.muted(store, "ben") == []
    await store.change(belongings.delete("ben"))
    assert (await notifications.channels(store, "ben"), await notifications.wanted(store)) == ([], [])


async def test_a_secret_of_the_servers_is_kept_once(store: Store) -> None:
    assert await meta.secret(store, "vapid") is None
    keys = [f"key {number}" for number in range(4)]
    changed = await asyncio.gather(*(store.change([meta.keep_secret("vapid", key)]) for key in keys))
    assert [await meta.secret(store, "vapid")] == [
        key for key, count in zip(keys, changed, strict=True) if count == [1]
    ]
