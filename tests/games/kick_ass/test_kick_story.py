"""Kick-Ass: the log tells what is seen on the table. That it tells all of it is shown by the contract suite."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque import Event, Match, Prompt, Record, SeededChance
from ludotheque.games.kick_ass import codes
from ludotheque.games.kick_ass.cards import OF_SPAWN
from ludotheque.games.kick_ass.chapters import arrivals, districts, effects, faint, heroes, night
from ludotheque.games.kick_ass.chapters.districts import ALL_DISTRICTS
from ludotheque.games.kick_ass.names import DISTRICT_IDS, SPAWN_IDS
from ludotheque.games.kick_ass.options import BOSS_NAMES
from ludotheque.testing.records import golden
from ludotheque.testing.test_ledger import check
from ludotheque.texts.texts import Texts
from tests.games.kick_ass.conftest import BLANK, FAINT, KICK, STANDS, Table, event, hero, position

OTHER = hero("hit-girl", "docks", "piano-lesson")
Told = list[tuple[str, dict[str, Any]]]


def told(table: Table, *keys: str) -> Told:
    """Return the lines since the table was set up, or those of some keys."""
    lines: list[Event] = table.state.events or []
    return [(one.key, dict(one.args)) for one in lines if one.key in keys or not keys]


def listened(*seats: dict[str, Any], **fields: Any) -> Table:
    table = position(*seats, **fields)
    table.state.events = []
    return table


def number(id: str) -> int:
    return DISTRICT_IDS.index(id)


# --- Heroes ---


def test_strength_is_told() -> None:
    table = listened(hero(at="park", card="steady-job"), OTHER).do("next 0", "timer", "gain strength")
    assert told(table, "gain") == [("gain", {"seat": 0, "stat": "strength", "count": 1})]


@pytest.mark.parametrize(("stat", "most", "change"), [(0, 9, 2), (1, 6, 1), (2, 1, -1), (3, 4, 1), (4, 0, -2)])
def test_only_what_changes_is_told(stat: int, most: int, change: int) -> None:
    """A track at its end tells nothing; but social media beyond 9 is told as dollars."""
    names = ("happiness", "strength", "media", "life", "dollars")
    table = listened(hero(**{names[stat]: most}), OTHER, step="choose")
    heroes.change(table.state, 0, stat, change)
    assert told(table) == []


def test_prices_are_told() -> None:
    seat = hero(at="shop", card="errand-run", dollars=5, media=4)
    table = listened(seat, OTHER, shop=["skateboard", "stun-gun"]).do("next 0", "timer", "buy skateboard")
    assert told(table, "buy") == [("buy", {"seat": 0, "item": "skateboard", "count": 2, "worn": 1})]


def test_what_a_faint_costs_is_told() -> None:
    row = [event("e4", left=2, at={"docks": 1}, carried=[1, 0, 0, 0]), None, None]
    weak = {"life": 1, "happiness": 7, "strength": 1, "items": [], "hardships": ["laziness", "burnout"]}
    table = listened(hero("hit-girl", "park", "double-trouble", **weak), hero(), step="choose", row=row, chance=[FAINT])
    faint.FaintDie(0).happen(table.state)
    assert told(table) == [
        ("faint", {"seat": 0, "life": 3, "happiness": 4}),
        ("drop", {"seat": 0, "event": "e4"}),
        ("hardship", {"seat": 0, "hardship": "laziness", "which": 0}),
        ("slide", {}),
    ]


def test_who_stays_on_its_feet_is_told_with_its_life() -> None:
    table = listened(hero(life=-1), OTHER, step="choose", chance=[STANDS])
    faint.FaintDie(0).happen(table.state)
    assert told(table) == [("stands", {"seat": 0, "life": 0})]


def test_an_item_that_makes_room_is_told() -> None:
    gear = ["leather-jacket", {"item": "riot-vest"}]
    table = listened(hero(at="library", card="errand-run", items=gear), OTHER).do("next 0", "equip riot-vest")
    assert [(key, args["item"]) for key, args in told(table)] == [("equip", "riot-vest"), ("stow", "leather-jacket")]


# --- The city ---


def test_the_incoming_marker_is_told_when_it_moves() -> None:
    table = listened(hero(), OTHER, step="choose")
    arrivals.move_incoming(table.state, -1)
    assert told(table) == []
    arrivals.move_incoming(table.state, 2)
    count = table.view["incoming_track"][2]
    assert told(table) == [("incoming", {"steps": 2, "count": count})]


def test_the_docks_token_is_told_wherever_it_goes() -> None:
    table = listened(hero(at="docks", card="steady-job"), OTHER).do("next 0", "timer", "docks shield")
    for _ in range(3):
        night.move_docks(table.state)
    table.state.docks_at = 2
    districts.clean_up(table.state, 0, number("docks"))
    keys = ("docks", "docks-move", "docks-back", "docks-leave")
    assert [(key, args["count"]) for key, args in told(table, *keys)] == [
        ("docks", 1),
        ("docks-move", 2),
        ("docks-move", 3),
        ("docks-leave", 0),
        ("docks-back", 1),
    ]


def test_the_track_of_the_shop_is_told() -> None:
    table = listened(hero(), OTHER, step="choose", shop_track=1)
    for _ in range(2):
        ALL_DISTRICTS[codes.SHOP].clean_up(table.state, 0)
    assert [key for key, _ in told(table)] == ["shop-token", "shop-token", "drawn"]
    assert [args["count"] for _, args in told(table, "shop-token")] == [2, 3]


def test_tokens_that_leave_are_told() -> None:
    table = listened(hero(), OTHER, step="choose", tokens={"library": 1, "docks": 1}, spawn_card="library-lockdown")
    effects.run(table.state, OF_SPAWN + SPAWN_IDS.index("library-lockdown"), -1)
    arrivals.place_super(table.state, number("docks"))
    assert told(table) == [
        ("unprotect", {"district": "library"}),
        ("place-super-for-token", {"district": "docks"}),
    ]


def test_who_has_to_go_for_don_and_vic_is_told() -> None:
    table = listened(hero(), hero("hit-girl"), step="choose", minions={"library": 2}, tokens={"library": 1})
    table.state.meet(BOSS_NAMES.index("vic-gigante"))
    for name, value in (("plot", 1), ("boss_at", number("police")), ("boss_life", 5)):
        setattr(table.state, name, value)
    table.state.villain.gang.members = 3
    table.state.villain.on_sleep(table.state)
    assert [key for key, _ in told(table)] == ["walk", "removed", "unprotect", "track"]


# --- Fights and the end ---


def test_several_kills_in_a_row_are_one_line() -> None:
    frames = [["hits", 0], ["hit", 0]]
    fight = {"fight_at": "park", "fighters": [1, 0], "hits": 3, "slain": 1, "frames": frames}
    table = listened(hero(at="park", card="first-patrol"), OTHER, minions={"park": 3}, **fight).do("hit all")
    line = {"seat": 0, "district": "park", "count": 3, "hits": 3}
    assert told(table, "kill-minion", "fight-over") == [
        ("kill-minion", line),
        ("fight-over", {"district": "park", "hits": 0}),
    ]


def test_damage_that_a_hero_takes_is_one_line() -> None:
    seat = hero(at="park", card="first-patrol", life=4, strength=1, items=[])
    table = listened(seat, OTHER, minions={"park": 3}, chance=[BLANK] * 2).do("next 0", "fight")
    assert told(table, "suffer", "lose") == [("suffer", {"seat": 0, "count": 3})]


def test_nothing_is_told_after_the_heroes_win() -> None:
    boss = {"boss": "red-mist", "plot": 1, "boss_at": "park", "boss_armor": 1, "boss_life": 1, "boss_power": 1}
    frames = [["hits", 0], ["hit", 0]]
    fight = {"fight_at": "park", "fighters": [1, 0], "hits": 2, "frames": frames}
    table = listened(hero(at="park", card="first-patrol"), OTHER, **fight, **boss).do("hit boss")
    assert [key for key, _ in told(table)] == ["damage", "over-won"]


@pytest.mark.parametrize("name", golden(KICK))
def test_the_end_is_the_last_line_of_a_golden_game(name: str) -> None:
    match = Match.resume(Record.loads(KICK.folder().joinpath("golden", name).read_text(encoding="utf-8")))
    lines = [one.key for ply in match.plies for one in ply.events]
    assert [key.startswith("over-") for key in lines] == [False] * (len(lines) - 1) + [True]


PLOTS = [
    ("red-mist", 1),
    ("vic-gigante", 2),
    ("john-genovese", 3),
    ("don-genovese", 4),
    ("mofo", 2),
    ("vic-gigante", 4),
    ("don-genovese", 1),
]


@pytest.mark.parametrize(("boss", "players"), PLOTS)
def test_the_log_accounts_for_every_change_of_a_game_by_the_plan(boss: str, players: int) -> None:
    """Random games hardly ever come to a Final Plot; the bots' plan does."""
    match = Match.start(KICK, players, {"boss": boss}, chance=SeededChance(players))
    plan, chance = KICK.heuristics(), SeededChance(7)
    while not match.state.is_terminal():
        match.act(int(plan.rollout(match.state, match.state.legal_actions(), chance)))
    check(KICK, match)


# --- The question ---


def test_the_question_names_only_what_can_be_done_now() -> None:
    """Steps come before the rest of a card."""
    table = position(hero(at="park", card="form-up"), OTHER).do("next 0")
    texts = Texts(KICK).to(0)

    def asked() -> str:
        return texts.prompt(KICK.prompt(table.state), ["Ann", "Ben"])

    assert asked() == "“Form Up”: move if you like, then use the card in any order."
    table.do("move police")
    assert asked() == "“Form Up”: use the card in any order, then end it."


@pytest.mark.parametrize(("key", "verbs", "asked"), [
    ("hall", "take", "Take a card."),
    ("hall", "recall", "Take back a card you used today."),
    ("refresh", "gain", "Gain social media, happiness or a dollar."),
    ("ready", "ready", "Roll the dice."),
    ("reroll", "reroll done", "Reroll dice, or go on."),
    ("reroll", "use done", "Exhaust items, or go on."),
    ("reroll", "use reroll done", "Reroll dice, or exhaust items."),
])  # fmt: skip
def test_where_little_is_left_to_do_the_question_names_it_alone(key: str, verbs: str, asked: str) -> None:
    assert Texts(KICK).prompt(Prompt(key, {"seat": 0}), ["Ann"], verbs=set(verbs.split())) == asked
