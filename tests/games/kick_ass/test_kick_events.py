"""Kick-Ass: every event and boss event is set up, solved, rewarded and matured for each number of heroes.

Every boss combat card and figure has its values.

The effects stand here a second time, as in test_kick_cards.py. A component without a line fails.
"""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.kick_ass import codes
from ludotheque.games.kick_ass.cards import OF_COMBAT
from ludotheque.games.kick_ass.chapters import casualties, cleaning, effects, enemies, events, fights, night, row
from ludotheque.games.kick_ass.chapters.districts import clean_up
from ludotheque.games.kick_ass.components import ids, load
from ludotheque.games.kick_ass.names import COMBAT_IDS, EVENT_IDS
from ludotheque.games.kick_ass.options import BOSS_NAMES
from ludotheque.games.kick_ass.vocabulary import Word
from tests.games.kick_ass.conftest import BLANK, BOLT, Table, hero, position, spread

rule = pytest.mark.rule
TEAM = ("kick-ass", "hit-girl", "big-daddy", "doctor-gravity")
TRACKS = ("happiness", "strength", "media", "life", "dollars")
MIDDLE: dict[str, Any] = {"happiness": 6, "strength": 3, "media": 3, "life": 1, "dollars": 3, "items": []}

# --- What they ask for, by the number of heroes ---

Ask = tuple[Any, ...]
ASKS: dict[str, dict[int, Ask]] = {
    "e1": {n: ("timers", {"wall-street": k}) for n, k in ((2, 4), (3, 6), (4, 8))},
    "e2": {n: ("kills", k, "docks shop") for n, k in ((2, 5), (3, 7), (4, 9))},
    "e3": {n: ("mini", "park", p, k) for n, p, k in ((2, 3, 5), (3, 4, 7), (4, 5, 9))},
    "e4": {n: ("deliver", n, "docks", "police") for n in (2, 3, 4)},
    "e5": {n: ("payment", 3 * n, "library") for n in (2, 3, 4)},
    "e6": {
        n: ("timers", dict.fromkeys(["library", "hospital", "shop", "docks", "police", "wall-street"][: n + 2], 1))
        for n in (2, 3, 4)
    },
    "e7": {n: ("mini", "hospital", p, k) for n, p, k in ((2, 5, 3), (3, 7, 4), (4, 9, 5))},
    "e8": {n: ("timers", {"city-hall": k}) for n, k in ((2, 4), (3, 5), (4, 6))},
    "e9": {n: ("cleans", n + 2) for n in (2, 3, 4)},
    "e10": {n: ("mini", "wall-street", 2 * n, 2 * n) for n in (2, 3, 4)},
    "e11": {4: ("timers", dict.fromkeys(["police", "city-hall", "docks", "hospital", "wall-street"], 1))},
    "rm1": {n: ("timers", {"docks": n, "wall-street": n}) for n in (1, 2, 3, 4)},
    "rm2": {n: ("kills", 2 * n + 1, "shop hospital library") for n in (1, 2, 3, 4)},
    "rm3": {n: ("mini", "wall-street", 2 * n, 2 * n) for n in (1, 2, 3, 4)},
    "rm4": {n: ("timers", {"library": n, "city-hall": n}) for n in (1, 2, 3, 4)},
    "vg1": {n: ("deliver", k, "city-hall", "wall-street") for n, k in ((1, 1), (2, 2), (3, 2), (4, 3))},
    "vg2": {n: ("payment", k, "wall-street") for n, k in ((1, 3), (2, 5), (3, 6), (4, 8))},
    "vg3": {n: ("kills", n + 2, "police park library") for n in (1, 2, 3, 4)},
    "vg4": {n: ("timers", {"police": n, "city-hall": 1}) for n in (1, 2, 3, 4)},
    "jg1": {n: ("timers", {"docks": 2 * n}) for n in (1, 2, 3, 4)},
    "jg2": {n: ("kills", 2 * n + 2, "shop wall-street hospital") for n in (1, 2, 3, 4)},
    "jg3": {n: ("mini", "library", 2 * n + 1, 2 * n + 1) for n in (1, 2, 3, 4)},
    "jg4": {n: ("payment", 3 * n + 1, "city-hall") for n in (1, 2, 3, 4)},
    "dn1": {
        n: ("gangs", {"docks": "power", "park": "armor"} | ({"shop": "power"} if n > 1 else {})) for n in (1, 2, 3, 4)
    },
    "dn2": {
        n: ("gangs", {"library": "armor", "shop": "life"} | ({"hospital": "armor"} if n > 1 else {}))
        for n in (1, 2, 3, 4)
    },
    "dn3": {
        n: ("gangs", {"docks": "life", "hospital": "minions"} | ({"park": "life"} if n > 1 else {}))
        for n in (1, 2, 3, 4)
    },
    "dn4": {
        n: ("gangs", {"library": "minions", "city-hall": "power"} | ({"park": "minions"} if n > 1 else {}))
        for n in (1, 2, 3, 4)
    },
    "mf1": {
        n: ("timers", {"hospital": 2} | dict.fromkeys(["shop", "library", "docks", "wall-street"][:n], 1))
        for n in (1, 2, 3, 4)
    },
    "mf2": {n: ("payment", 3 * n, "police") for n in (1, 2, 3, 4)},
    "mf3": {n: ("kills", n + 3, "park city-hall shop") for n in (1, 2, 3, 4)},
    "mf4": {n: ("mini", "shop", n + 3, n + 3) for n in (1, 2, 3, 4)},
}
for base in ("e1", "e2", "e3", "e4", "e5", "e6", "e7", "e8", "e9", "e10"):
    ASKS[base][1] = ASKS[base][2]
"""Alone the events for two are played (p.10)."""

EACH = [(id, players) for id in EVENT_IDS for players in sorted(ASKS.get(id, {0: ()}))]
BOSS_OF = {"r": "red-mist", "v": "vic-gigante", "j": "john-genovese", "d": "don-genovese", "m": "mofo"}


def lying(id: str, players: int, **fields: Any) -> Table:
    """Return an event on the first space, its boss in play, and a hero who never runs out of things to do."""
    seats = [hero(name, "docks", **MIDDLE) for name in TEAM[:players]]
    seats[0]["card"] = "steady-job"
    boss = BOSS_OF.get(id[0], "red-mist")
    plot: dict[str, Any] = {"boss": boss}
    if id[0] != "e":
        plot |= {"plot": 1, "completed": 3, "boss_at": {"v": "police", "d": "wall-street"}.get(id[0])}
        plot |= {"boss_power": 20, "boss_armor": 20, "boss_life": 20}
        plot |= {"v": {"gang": 9, "track": 10}, "d": {"gang": 9}}.get(id[0], {})
        plot |= {"boss_deck": [f"mf{nth}" for nth in range(1, 5) if f"mf{nth}" != id]} if boss == "mofo" else {}
        plot |= {"mist": dict.fromkeys(("docks", "shop", "park"), 1)} if boss == "red-mist" else {}
    return position(*seats, step="resolve", row=[{"event": id}, None, None], **{**plot, **fields})


def again(table: Table) -> Table:
    """After the test has moved pieces: what is offered now."""
    table.state.offered = None
    table.state.settle()
    return table


def stand(table: Table, district: str, timers: int = 9) -> Table:
    """Return a position in which the first hero stands somewhere with timer actions to spend."""
    table.state.heroes[0].at = [one["id"] for one in table.view["districts"]].index(district)
    table.state.heroes[0].timers, table.state.heroes[0].begun = timers, True
    return again(table)


def districts(table: Table, names: str) -> list[int]:
    order = [one["id"] for one in table.view["districts"]]
    return [order.index(name) for name in names.split()]


def solve_timers(table: Table, at: dict[str, int]) -> None:
    for district, count in at.items():
        for _ in range(count):
            assert table.event() is not None
            stand(table, district).do("work 1")


def solve_kills(table: Table, count: int, names: str) -> None:
    here = districts(table, names)
    elsewhere = next(d for d in range(8) if d not in here)
    for number in range(count):
        assert table.event()["left"] == count - number
        for district in (elsewhere, here[number % len(here)]):
            table.state.minions[district] = 2
            cleaning.kill_minion(table.state, district, 0)
    again(table)


def solve_mini(table: Table, district: str, power: int, life: int) -> None:
    """One hit too few does nothing; as many as its life kill it in one fight."""
    place = districts(table, district)[0]
    gang = 0 if table.state.boss_at != place else table.state.villain.gang.members + table.state.boss_power
    assert table.place(district)["power"] - gang == power
    table.state.fight.at, table.state.fight.hits = place, life - 1
    mini = enemies.ENEMIES[2]
    assert not mini.can_be_hit(table.state)
    table.state.fight.hits = life
    assert mini.can_be_hit(table.state)
    mini.hit(table.state, 0)
    casualties.Aftermath(0).happen(table.state)
    again(table)
    while table.ask == "protect":
        table.do("done")


def solve_deliver(table: Table, count: int, origin: str, target: str) -> None:
    for _ in range(count):
        stand(table, origin).do("work 1")
    assert table.offered("work") == [] and table.event()["left"] == count
    stand(table, target).do("work 1")


def solve_pay(table: Table, count: int, at: str) -> None:
    table.state.heroes[0].dollars = count - 1
    stand(table, at).do("work 1", f"pay {count - 1}")
    assert table.event()["left"] == 1
    table.state.heroes[0].dollars = 1
    again(table).do("work 1")
    if table.ask == "pay":
        table.do("pay 1")


def solve_cleans(table: Table, count: int) -> None:
    for district in districts(table, "park wall-street hospital city-hall docks shop")[:count]:
        assert table.event() is not None
        for _ in range(2):
            clean_up(table.state, 0, district)
        again(table)


def solve_gangs(table: Table, at: dict[str, str]) -> None:
    assert {one["district"]: one["colour"] for one in table.event()["tokens"]} == at
    for district in at:
        stand(table, district).do("work 1")
        kind = next(one["state"] for one in table.event()["tokens"] if one["district"] == district)
        if kind == "bribe":
            table.state.heroes[0].dollars = 4
            again(table).do("bribe 1")
        elif kind == "police":
            table.do("work 1")
            stand(table, "police").do("work 1")
        else:
            place = districts(table, district)[0]
            for _ in range(3):
                table.state.minions[place] = 2
                cleaning.kill_minion(table.state, place, 0)
                again(table)
                if table.ask == "loot":
                    table.do("give 0")


SOLVE = {
    "timers": solve_timers,
    "kills": solve_kills,
    "mini": solve_mini,
    "deliver": solve_deliver,
    "payment": solve_pay,
    "cleans": solve_cleans,
    "gangs": solve_gangs,
}


@rule("objectives", "complete", "q8", "q36")
@pytest.mark.parametrize(("id", "players"), EACH)
def test_each_event_is_solved_as_it_should(id: str, players: int) -> None:
    """All that it asks for is done, step by step; it is not complete a step earlier."""
    kind, *rest = ASKS[id][players]
    table = lying(id, players)
    shown, done = table.event(), (table.completed, table.boss_done)
    goal = rest[0] if kind in ("kills", "deliver", "payment", "cleans") else rest[-1] if kind == "mini" else None
    assert (shown["kind"], shown["goal"]) == (kind, shown["goal"] if goal is None else goal)
    SOLVE[kind](table, *rest)
    assert (table.completed, table.boss_done) == (done[0] + (id[0] == "e"), done[1] + (id[0] != "e"))
    assert id not in table.row()


# --- What they give, take, set up, and do at night ---

GIVES: dict[str, dict[str, int]] = {
    "e1": {"dollars": 2},
    "e2": {"item": 1},
    "e3": {"media": 1},
    "e4": {"media": 1},
    "e5": {"strength": 1},
    "e6": {"happiness": 1, "protect": 3},
    "e7": {"life": 1, "dollars": 1},
    "e8": {"media": 2},
    "e9": {"happiness": 1, "incoming": -1},
    "e10": {"dollars": 2},
    "e11": {"strength": 1},
    "rm1": {"dollars": 1, "token": 2},
    "rm2": {"happiness": 1, "token": 2},
    "rm3": {"media": 1, "token": 2},
    "rm4": {"media": 1, "token": 2},
    "vg1": {"media": 1, "track": -4},
    "vg2": {"gang": -1, "track": -4},
    "vg3": {"dollars": 1, "track": -4},
    "vg4": {"gang": -1, "track": -4},
    "jg1": {"life": 1},
    "jg2": {"life": 1},
    "jg3": {"item": 1},
    "jg4": {"happiness": 1},
    "dn1": {},
    "dn2": {},
    "dn3": {},
    "dn4": {},
    "mf1": {"life": 1},
    "mf2": {"life": 1},
    "mf3": {"life": 1},
    "mf4": {"life": 2, "item": 1},
}
TAKES: dict[str, dict[str, Any]] = {
    "e1": {"incoming": 1},
    "e2": {"supers": {"docks": 1, "shop": 1}},
    "e3": {"happiness": -1},
    "e4": {"media": -1},
    "e5": {"strength": -1},
    "e6": {"happiness": -1},
    "e7": {"life": -1},
    "e8": {"media": -2},
    "e9": {"incoming": 2},
    "e10": {"dollars": -2},
    "e11": {"incoming": 2},
    "rm1": {"media": -1},
    "rm2": {"minions": "library"},
    "rm3": {"life": -1},
    "rm4": {"media": -1},
    "vg1": {"track": 5},
    "vg2": {"track": 5},
    "vg3": {"track": 5},
    "vg4": {"track": 5},
    "jg1": {"incoming": 1},
    "jg2": {"supers": {"wall-street": 1}},
    "jg3": {"life": -1},
    "jg4": {"dollars": -2},
    "dn1": {},
    "dn2": {},
    "dn3": {},
    "dn4": {},
    "mf1": {"media": -1, "under": 1},
    "mf2": {"incoming": 1, "under": 1},
    "mf3": {"supers": {"city-hall": 1}, "under": 1},
    "mf4": {"life": -1, "under": 1},
}
SETS: dict[str, dict[int, dict[str, Any]]] = {
    "e2": {
        1: {"docks": 2, "shop": 1},
        2: {"docks": 2, "shop": 1},
        3: {"docks": 2, "shop": 2},
        4: {"docks": 3, "shop": 2},
    }
}
BLOCKS = {"e3": "park", "e10": "wall-street"}
NIGHTS = {"e7": {"hospital": 1}, "e8": {}}


def snapshot(table: Table) -> dict[str, Any]:
    state = table.state
    seen: dict[str, Any] = {name: [int(getattr(hero, name)) for hero in state.heroes] for name in TRACKS}
    gang = state.villain.gang
    seen |= {"incoming": int(state.incoming), "track": int(gang.track), "gang": int(gang.members)}
    return seen


def moved(before: dict[str, Any], after: dict[str, Any]) -> dict[str, int]:
    """Return the changes, up or down; tracks the same way for every hero."""
    found: dict[str, int] = {}
    for name, was in before.items():
        steps = (
            [now - one for one, now in zip(was, after[name], strict=True)] if name in TRACKS else [after[name] - was]
        )
        assert len(set(steps)) == 1, f"{name} is not the same for all heroes"
        if steps[0]:
            found[name] = steps[0]
    return found


@rule("complete", "q37")
@pytest.mark.parametrize(("id", "players"), EACH)
def test_each_event_gives_what_it_should(id: str, players: int) -> None:
    table = lying(id, players, incoming=5)
    before = snapshot(table)
    table.state.clear()
    row.clear(table.state, 0)
    events.complete(table.state, EVENT_IDS.index(id))
    gives = moved(before, snapshot(table))
    for frame in table.frames():
        for name in ("item", "protect", "token"):
            if frame[0] == name:
                gives[name] = frame[2].get("most", 1)
    assert gives == GIVES[id]


@rule("mature", "q34", "q48")
@pytest.mark.parametrize(("id", "players"), EACH)
def test_each_event_takes_what_it_should(id: str, players: int) -> None:
    """It slides off the row; its figures and tokens go, and it does not count unless it is a base event."""
    table = lying(id, players, incoming=5)
    before, minions, supers = snapshot(table), table.minions(), table.supers()
    for _ in range(3):
        events.slide(table.state)
    takes: dict[str, Any] = moved(before, snapshot(table))
    if table.supers() != supers:
        takes["supers"] = table.supers()
    if table.minions() != minions:
        assert table.minions() == {"library": min(3, players)} | ({"hospital": 1} if players > 3 else {})
        takes["minions"] = "library"
    if table.view["boss"]["under"]:
        takes["under"] = len(table.view["boss"]["under"])
    assert takes == TAKES[id]
    assert (table.matured, table.row()) == (int(id[0] == "e"), [None, None, None])


@rule("event-phase", "q8", "blocked")
@pytest.mark.parametrize(("id", "players"), EACH)
def test_each_event_sets_up_what_it_should(id: str, players: int) -> None:
    table = lying(id, players)
    table.state.minions[0] = 1
    row.clear(table.state, 0)
    events.put(table.state, EVENT_IDS.index(id))
    assert table.minions() == {"police": 1, **SETS.get(id, {}).get(players, {})}
    blocked = {one["id"] for one in table.view["districts"] if one["blocked"]}
    assert blocked == ({BLOCKS[id]} if id in BLOCKS else {"wall-street"} if id[0] == "d" else set())


@rule("sleep", "q41")
@pytest.mark.parametrize(("id", "players"), EACH)
def test_each_event_does_at_night_what_it_should(id: str, players: int) -> None:
    """Only Iron Lola, who calls a minion, and the campaign against the most popular hero."""
    table = lying(id, players)
    table.state.heroes[0].media = 5
    night.sleep_events(table.state)
    assert table.minions() == NIGHTS.get(id, {})
    assert table.hero()["media"] == (4 if id == "e8" else 5)


# --- Bosses ---

FIGURES = {
    "red-mist": [(2 * n, n - 1, 3 * n + 1) for n in (1, 2, 3, 4)],
    "vic-gigante": [(3, 1, 5), (5, 2, 8), (6, 2, 8), (8, 2, 10)],
    "john-genovese": [(2 * n + 1, n, 5 * n) for n in (1, 2, 3, 4)],
    "don-genovese": [(2, 1, 5), (5, 4, 8), (8, 7, 10), (11, 10, 14)],
    "mother-russia": [(2 * n, 2 * n, 2 * n) for n in (1, 2, 3, 4)],
    "big-b": [(2 * n + 1, n, 2 * n + 1) for n in (1, 2, 3, 4)],
}
GANG = (2, 4, 5, 6)


@rule("final-plot", "boss-damage")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("number", range(6))
def test_each_figure_has_its_values(number: int, players: int) -> None:
    """Mother Russia's six, six and six with three heroes are printed (p.19)."""
    parts = load("").by_players[players]
    name = ids("figure")[number].removeprefix("figure-")
    assert (parts.boss_power[number], parts.boss_armor[number], parts.boss_life[number]) == FIGURES[name][players - 1]
    assert parts.gang == GANG[players - 1]


@rule("final-plot", "red-mist", "vic-gigante", "don-genovese", "john-genovese", "mofo")
@pytest.mark.parametrize("boss", BOSS_NAMES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_plot_is_set_up_as_it_should(boss: str, players: int) -> None:
    seats = [hero(name, **MIDDLE) for name in TEAM[:players]]
    view = position(*seats, step="sleep-plot", completed=3, boss=boss).view["boss"]
    place = {"vic-gigante": "police", "don-genovese": "wall-street"}.get(boss)
    figure = view["figure"] and tuple(view["figure"][name] for name in ("power", "armor", "life"))
    assert (view["at"], figure) == (place, FIGURES[boss][players - 1] if place else None)
    gangs = {"vic-gigante": (3, 15), "don-genovese": (GANG[players - 1], 0)}
    assert (view["gang"], view["track"]) == gangs.get(boss, (0, 0))
    assert len(view["mist"]) == (8 if boss == "red-mist" else 0)
    assert view["mist_left"] == {"hideout": 1, "lose": 2, "gain": 2, "nothing": 3}


def fought(card: str, red: int, blue: int, players: int = 2) -> Table:
    """Return the first location of the Hideaway under a combat card: Kick-Ass has a stun gun, all dice on one face."""
    seats = [hero(name, "arena", **{**MIDDLE, "strength": 1, "life": 3}) for name in TEAM[:players]]
    seats[0] |= {"items": ["stun-gun"]}
    door = {"boss": "john-genovese", "plot": 1, "completed": 3, "boss_done": 3, "arena": 1, "stage": 1}
    cards = [card, *[one for one in COMBAT_IDS if one != card][:2]]
    dice = []
    for seat in range(players):
        dice += [red] * max(0, 1 + (seat == 0) - (card == "narrow-corridor")) + [blue] * (card != "strobe-lights")
    return position(
        *seats, step="arena", combat=cards, supers=spread({"arena": 4}), chance=[*dice, *[BLANK] * 60], **door
    )


COMBATS = {
    "narrow-corridor": (1, 1, 0, 0, 1 + 1),
    "strobe-lights": (2, 0, 0, 0, 3 + 2),
    "more-goons": (2, 1, 0, 2, 3 + 2),
    "tear-gas": (2, 1, -1, 0, 3 + 2),
    "bystanders-pitch-in": (2, 1, 0, 0, 3 + 2),
    "sprinklers": (2, 1, 0, 0, 3),
}
"""Red and blue dice of Kick-Ass; what each hero loses and who comes when it is turned up; hits with all lightning."""


@rule("hideaway", "times-square", "dice", "lightning")
@pytest.mark.parametrize("card", COMBAT_IDS)
def test_each_combat_card_does_what_it_should(card: str) -> None:
    red, blue, life, goons, hits = COMBATS[card]
    table = fought(card, BOLT, BLANK)
    assert (fights.pool(table.state, 0, Word.RED_DICE), fights.pool(table.state, 0, Word.BLUE_DICE)) == (red, blue)
    before = [int(hero.life) for hero in table.state.heroes]
    effects.run(table.state, OF_COMBAT + COMBAT_IDS.index(card), codes.NOBODY)
    assert [now - was for was, now in zip(before, [hero.life for hero in table.state.heroes], strict=True)] == [
        life,
        life,
    ]
    assert table.state.minions[8] == goons
    table = fought(card, BOLT, BLANK)
    table.state.settle()
    while table.ask in ("ready", "reroll"):
        table.do(table.offered()[-1])
    assert table.fight.hits == hits
    assert table.fight.damage == 8 - (2 if card == "bystanders-pitch-in" else 0)


def test_the_tables_here_and_the_components_are_the_same_things() -> None:
    assert set(ASKS) == set(GIVES) == set(TAKES) == set(EVENT_IDS)
    assert set(COMBATS) == set(COMBAT_IDS) == set(ids("combat"))
    assert {f"figure-{name}" for name in FIGURES} == set(ids("figure"))
    printed = {f"{id}-{players}" for id, asks in ASKS.items() if id[0] == "e" for players in asks if players > 1}
    assert printed == set(ids("event"))
    for id, asks in ASKS.items():
        for players in (1, 2, 3, 4):
            assert bool(load("").by_players[players].playable[EVENT_IDS.index(id)]) == (players in asks)
