"""Kick-Ass: every card, item, step of strength, hardship and spawn is played, and what it does is seen in the state.

The effects stand here a second time, written down from the tables of the design and not from the file that
the rules read. A component without a line here fails, and so does a line without a component.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from ludotheque.games.kick_ass.chapters import night
from ludotheque.games.kick_ass.components import ids, load
from ludotheque.games.kick_ass.names import CARD_IDS, DISTRICT_IDS, HERO_IDS, ITEM_IDS
from tests.games.kick_ass.conftest import BLANK, BOLT, Table, hero, position

rule = pytest.mark.rule
TRACKS = ("happiness", "strength", "media", "life", "dollars")


def tracks(table: Table, seat: int = 0) -> dict[str, int]:
    return {name: table.hero(seat)[name] for name in TRACKS}


def changed(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {name: after[name] - before[name] for name in TRACKS if after[name] != before[name]}


# --- Cards ---


@dataclass(frozen=True)
class Does:
    """A card: movement, timer and fight actions, tracks, kills, protection; red, blue, hits, shields in its fights."""

    moves: int
    timers: int = 0
    fights: int = 0
    kills: int = 0
    tokens: int = 0
    dice: tuple[int, int, int, int] = (0, 0, 0, 0)
    only: str = "park"
    tracks: dict[str, int] = field(default_factory=dict)


def does(moves: int, timers: int = 0, fights: int = 0, **more: Any) -> Does:
    named = {key: more.pop(key) for key in ("kills", "tokens", "dice", "only") if key in more}
    return Does(moves, timers, fights, tracks=more, **named)


RED, BLUE = (1, 0, 0, 0), (0, 1, 0, 0)
CARDS = {
    "comic-shop-afternoon": does(2, 1, happiness=1),
    "weekend-shift": does(1, 1, dollars=1),
    "mirror-practice": does(1, 1, strength=1),
    "first-patrol": does(1, 0, 1, media=1, happiness=-1),
    "stand-your-ground": does(1, 0, 1, dice=BLUE, happiness=-1),
    "piano-lesson": does(1, 1, happiness=1),
    "allowance": does(1, 1, dollars=1),
    "target-drill": does(2, strength=1),
    "grand-entrance": does(2, 0, 1, happiness=-1),
    "blade-dance": does(1, 0, 1, dice=RED, happiness=-1),
    "father-daughter-time": does(1, 1, happiness=1),
    "sell-old-comics": does(1, dollars=3),
    "stakeout": does(2, 1, tokens=1),
    "calm-ambush": does(1, 0, 1, dice=BLUE, happiness=-1),
    "heavy-hitter": does(1, 0, 1, dice=RED, happiness=-1),
    "sunday-service": does(1, 1, happiness=1),
    "soup-kitchen": does(1, 1, media=1),
    "debt-collecting": does(2, 1, dollars=1),
    "sic-em": does(1, 0, 1, dice=(0, 0, 1, 0), happiness=-1),
    "form-up": does(2, 0, 1, happiness=-1),
    "convention-trip": does(2, 1, happiness=1),
    "lab-assistant": does(1, 1, dollars=1),
    "push-ups": does(1, 1, strength=1),
    "heavy-duty": does(1, 0, 1, happiness=-1),
    "anti-g-swing": does(1, 0, 1, dice=RED, happiness=-1),
    "meme-night": does(2, 1, happiness=1),
    "delivery-run": does(2, 1, dollars=1),
    "parkour-fail": does(3, strength=1),
    "copy-that": does(2, 0, 1, media=1, happiness=-1),
    "borrowed-move": does(1, 0, 1, dice=RED, happiness=-1),
    "brunch": does(1, 1, happiness=1),
    "late-shift": does(1, 1, dollars=1),
    "self-defence-class": does(1, 1, strength=1),
    "prowl": does(2, 0, 1, happiness=-1),
    "payback-night": does(1, 0, 1, dice=(0, 0, 1, 0), happiness=-1),
    "everyone-can-be-a-hero": does(2, 1, 1, tokens=2),
    "they-know-that-name": does(3, 0, 1, kills=2, dice=RED),
    "the-long-plan": does(2, 0, 2, dice=BLUE),
    "justice-forever": does(2, 0, 1, tokens=2, dice=(0, 0, 2, 0)),
    "zero-gravity": does(3, 2, 1),
    "fan-march": does(3, 2, tokens=1),
    "scared-of-the-dark": does(3, 0, 1, kills=2),
    "overtime": does(1, 1, dollars=3, happiness=-1),
    "steady-job": does(1, 1, dollars=2),
    "freelance-gig": does(3, 1, dollars=1),
    "trading-floor": does(2, 2, only="wall-street", dollars=1),
    "night-guard": does(1, 1, kills=1),
    "library-desk": does(2, 2, only="library", dollars=1),
    "gym-rat": does(1, strength=2),
    "sparring-partner": does(1, 1, strength=1),
    "jog-in-the-park": does(2, 1, only="park", strength=1, happiness=1),
    "movie-night": does(1, 1, happiness=2),
    "date-night": does(2, happiness=3),
    "family-dinner": does(1, 1, happiness=1, life=1),
    "day-off": does(1, happiness=2, life=2),
    "vlog-upload": does(2, 1, media=1),
    "viral-stunt": does(2, 1, media=2, happiness=-1),
    "errand-run": does(3, 2),
    "neighbourhood-watch": does(1, 1, tokens=2),
    "street-contacts": does(2, 1, kills=1),
    "rooftop-drop": does(3, 0, 1, dice=RED, happiness=-1),
    "back-alley-brawl": does(1, 0, 1, dice=(2, 0, 0, 0), happiness=-1),
    "hold-the-line": does(1, 0, 1, dice=(0, 2, 0, 0), happiness=-1),
    "double-trouble": does(2, 0, 2, happiness=-1),
    "trending-takedown": does(2, 0, 1, media=1, dice=RED, happiness=-1),
    "cold-focus": does(2, 0, 1, dice=RED),
    "all-out-assault": does(2, 0, 1, dice=(2, 1, 0, 0), happiness=-2),
    "fight-then-work": does(2, 1, 1, happiness=-1),
    "shock-tactics": does(2, 0, 1, dice=(0, 0, 1, 1), happiness=-1),
}
MIDDLE: dict[str, Any] = {"happiness": 5, "strength": 1, "media": 3, "life": 1, "dollars": 3, "items": []}
ONLY = {"trading-floor", "library-desk", "jog-in-the-park"}


def playing(card: str, at: str, **fields: Any) -> Table:
    """Return a hero with nothing but a card, and another who has not acted yet."""
    number = CARD_IDS.index(card)
    name = HERO_IDS[number // 5] if number < 35 else HERO_IDS[number - 35] if number < 42 else "kick-ass"
    other = hero("kick-ass" if name == "hit-girl" else "hit-girl", "docks", "errand-run")
    seat = hero(name, at, card, **{**MIDDLE, **fields.pop("seat", {})})
    return position(seat, other, **fields).do("next 0")


@rule("effects", "kill", "protection", "q15")
@pytest.mark.parametrize("card", CARD_IDS)
def test_each_card_does_what_it_should(card: str) -> None:
    """All its effects are used, then the hero ends: gains, and losses that no one asked for."""
    case = CARDS[card]
    table = playing(card, case.only, minions={"park": 3, "police": 2, "shop": 2})
    shown = table.hero()["played"]
    assert (shown["movement"], shown["timers"], shown["fights"]) == (case.moves, case.timers, case.fights)
    before, enemies = tracks(table), sum(table.minions().values())
    while table.offered("effect"):
        losses = ["effect happiness"] if case.tracks.get("happiness", 0) < 0 else []
        if table.offered("effect") == losses:
            break
        table.do(next(one for one in table.offered("effect") if one not in losses))
        while table.ask in ("kill", "protect"):
            table.do(table.offered()[0])
    if table.current_player() == 0:
        table.do("pass")
    assert changed(before, tracks(table)) == case.tracks
    assert enemies - sum(table.minions().values()) == case.kills
    assert 8 - table.view["protections_left"] == case.tokens


@rule("fights", "dice")
@pytest.mark.parametrize("card", [card for card, case in CARDS.items() if case.fights])
def test_each_fight_card_adds_what_it_should_to_its_fights(card: str) -> None:
    """One red and one blue die of strength 1, all of them blank: what is dealt and parried comes from the card."""
    case = CARDS[card]
    red, blue, hits, shields = case.dice
    table = playing(card, "park", seat={"life": 3}, minions={"park": 2}, chance=[BLANK] * (2 + red + blue)).do("fight")
    assert (sum(table.dice[:3]), sum(table.dice[3:6])) == (1 + red, 1 + blue)
    assert (table.strike().killed, table.hero()["life"]) == (hits, 3 - max(0, 2 - shields))
    assert table.hero()["played"]["fights"] == case.fights - 1


@rule("limitation")
@pytest.mark.parametrize("card", CARD_IDS)
def test_only_cards_for_one_district_are_useless_elsewhere(card: str) -> None:
    elsewhere = "library" if CARDS[card].only != "library" else "park"
    table = playing(card, elsewhere, minions={elsewhere: 2}, row=[{"event": "e6"}, None, None])
    useful = table.offered("effect") + table.offered("timer") + table.offered("work") + table.offered("fight")
    assert bool(useful) == (card not in ONLY)


# --- Strength and viral bonuses ---

STEPS = {
    "kick-ass": ["red", "blue", "reroll_any", "red", "blue"],
    "hit-girl": ["red", "reroll_red", "red", "blue", "hits"],
    "big-daddy": ["blue", "red", "reroll_blue", "red", "shields"],
    "colonel-stars": ["red", "blue", "blue", "red", "shields"],
    "doctor-gravity": ["blue", "reroll_any", "red", "blue", "red"],
    "ass-kicker": ["movement", "red", "blue", "red", "reroll_any"],
    "night-b": ["blue", "red", "reroll_red", "blue", "red"],
}
STARTS = {
    "kick-ass": ("library", 6, 1, 3, 4, "twin-batons", "inspire"),
    "hit-girl": ("police", 5, 3, 1, 3, "folding-katana", "surprise"),
    "big-daddy": ("docks", 5, 3, 1, 4, "ballistic-vest", "trap"),
    "colonel-stars": ("city-hall", 5, 2, 2, 5, "loyal-guard-dog", "protected"),
    "doctor-gravity": ("hospital", 6, 1, 2, 4, "gravity-pole", "healthy"),
    "ass-kicker": ("park", 7, 1, 2, 4, "copycat-clubs", "rich"),
    "night-b": ("wall-street", 6, 2, 2, 4, "grapple-cane", "spread"),
}


def pool(table: Table) -> dict[str, int]:
    return {**table.hero()["pool"], "movement": table.hero()["played"]["movement"]}


@rule("dashboard", "dice")
@pytest.mark.parametrize("name", HERO_IDS)
def test_each_step_of_strength_adds_one_thing(name: str) -> None:
    def at(level: int) -> dict[str, int]:
        return pool(position(hero(name, "park", "steady-job", strength=level, items=[])))

    first = at(1)
    assert (first["red"], first["blue"], sum(first.values())) == (1, 1, 3)
    for level, what in enumerate(STEPS[name], 2):
        below, here = at(level - 1), at(level)
        assert {key: here[key] - below[key] for key in here if here[key] != below[key]} == {what: 1}


@rule("setup", "dashboard", "viral")
@pytest.mark.parametrize("name", HERO_IDS)
def test_each_hero_starts_as_its_dashboard_says(name: str) -> None:
    one = position(hero(name), step="choose").hero()
    start = (one["at"], one["happiness"], one["strength"], one["media"], one["life"])
    assert (*start, one["items"][0]["item"]["id"], one["viral"]) == STARTS[name]
    first = HERO_IDS.index(name) * 5
    assert [held["card"]["id"] for held in one["hand"]] == list(CARD_IDS[first : first + 5])


# --- Items ---


@dataclass(frozen=True)
class Gear:
    """An item: what it adds to the pool, what red and blue lightning bring, when and for what it is exhausted."""

    place: str
    cost: int
    pool: dict[str, int] = field(default_factory=dict)
    red_bolt: str = ""
    blue_bolt: str = ""
    when: str = ""
    what: str = ""
    count: int = 0


def gear(place: str, cost: int, exhaust: tuple[str, str, int] = ("", "", 0), bolts: str = "", **pool: int) -> Gear:
    """``bolts`` names what lightning brings: of any colour, or after a colour."""
    colour, _, what = bolts.rpartition(" ")
    return Gear(place, cost, pool, what if colour != "blue" else "", what if colour != "red" else "", *exhaust)


GEAR = {
    "twin-batons": gear("both", 0, red=1, blue=1),
    "folding-katana": gear("hand", 0, red=1, bolts="red hits"),
    "ballistic-vest": gear("body", 0, ("reroll", "shields", 1), blue=1),
    "loyal-guard-dog": gear("backpack", 0, ("act", "kills", 1)),
    "gravity-pole": gear("hand", 0, red=1, bolts="happiness"),
    "copycat-clubs": gear("both", 0, ("ready", "red", 1), red=1),
    "grapple-cane": gear("hand", 0, ("act", "movement", 1), red=1),
    "motorbike-helmet": gear("head", 3, blue=1),
    "ski-mask": gear("head", 2, bolts="media"),
    "night-vision-goggles": gear("head", 4, reroll_any=1),
    "hockey-mask": gear("head", 4, blue=1, reroll_blue=1),
    "leather-jacket": gear("body", 3, blue=1),
    "riot-vest": gear("body", 5, blue=2),
    "padded-wetsuit": gear("body", 2, ("reroll", "shields", 2)),
    "spiked-coat": gear("body", 4, blue=1, bolts="blue hits"),
    "baseball-bat": gear("hand", 2, red=1),
    "nightstick": gear("hand", 3, red=1, reroll_red=1),
    "stun-gun": gear("hand", 4, red=1, bolts="hits"),
    "knuckle-dusters": gear("hand", 3, ("reroll", "hits", 2)),
    "trash-can-lid": gear("hand", 2, blue=1),
    "machete": gear("hand", 5, red=2),
    "pepper-spray": gear("hand", 2, ("reroll", "shields", 2)),
    "fire-axe": gear("both", 5, red=2, bolts="red hits"),
    "sledgehammer": gear("both", 6, red=2, hits=1),
    "riot-shield": gear("both", 5, red=1, blue=2),
    "first-aid-kit": gear("backpack", 2, ("act", "life", 2)),
    "energy-drink": gear("backpack", 2, ("act", "movement", 2)),
    "smartphone": gear("backpack", 3, ("act", "media", 1)),
    "comic-stash": gear("backpack", 2, ("act", "happiness", 1)),
    "flashbangs": gear("backpack", 4, ("act", "kills", 2)),
    "skateboard": gear("backpack", 3, movement=1),
}
LONG = 50
"""The boss's life: what he has lost are the hits of a fight."""


def equipped(*items: str, chance: list[int] | None = None, life: int = 4, **fields: Any) -> Table:
    """Kick-Ass of strength 1 with an item before a boss of power 4, much life and no armor."""
    boss = {"boss": "red-mist", "plot": 1, "boss_at": "park", "boss_power": 4, "boss_life": LONG}
    seat = hero(at="park", card="heavy-duty", **{**MIDDLE, "life": life, "items": list(items)})
    other = hero("hit-girl", "docks", "errand-run")
    return position(seat, other, chance=chance or [], **boss, **fields).do("next 0")


@rule("items", "dice")
@pytest.mark.parametrize("item", ITEM_IDS)
def test_each_item_adds_what_it_should_to_the_pool(item: str) -> None:
    without, table = pool(equipped()), equipped(item)
    found = pool(table)
    assert {key: found[key] - without[key] for key in found if found[key] != without[key]} == GEAR[item].pool
    shown = table.hero()["items"][0]["item"]
    assert (shown["slot"], shown["cost"]) == (GEAR[item].place, GEAR[item].cost)


def brought(item: str, red: int, blue: int) -> tuple[dict[str, int], int, int]:
    """Fight with all red dice on one face and all blue ones on another; the change of tracks, hits, shields."""
    dice = pool(equipped(item))
    table = equipped(item, chance=[red] * dice["red"] + [blue] * dice["blue"])
    before = tracks(table)
    table.do("fight")
    while table.ask in ("ready", "reroll"):
        table.do(table.offered()[-1])
    gained = changed(before, tracks(table))
    lost = -gained.pop("life", 0)
    return gained, LONG - table.boss_life, 4 - lost


@rule("lightning", "hits", "damage")
@pytest.mark.parametrize("item", ITEM_IDS)
@pytest.mark.parametrize("colour", ["red", "blue"])
def test_what_lightning_brings_with_each_item(item: str, colour: str) -> None:
    case, dice = GEAR[item], pool(equipped(item))
    bolts, what = (dice["red"], case.red_bolt) if colour == "red" else (dice["blue"], case.blue_bolt)
    gained, hits, shields = brought(item, BOLT if colour == "red" else BLANK, BOLT if colour == "blue" else BLANK)
    assert gained == ({what: bolts} if what in ("media", "happiness") else {})
    assert hits == case.pool.get("hits", 0) + (bolts if colour == "red" else 0) + (bolts if what == "hits" else 0)
    assert shields == (0 if colour == "red" else bolts)


@rule("exhaust", "items")
@pytest.mark.parametrize("item", [item for item, case in GEAR.items() if case.when])
def test_each_item_that_is_exhausted_works_once(item: str) -> None:
    case = GEAR[item]
    minions = {"park": 3} if case.what == "kills" else {}
    table = equipped(item, chance=[BLANK] * 9, life=1 if case.what == "life" else 4, minions=minions)
    before, reach = tracks(table), pool(table)["movement"]
    if case.when != "act":
        table.do("fight")
    assert table.ask == case.when
    table.do(f"use {item}")
    assert table.hero()["items"][0]["exhausted"] and table.offered("use") == []
    if table.ask == "kill":
        table.do("kill park")
    while table.ask in ("ready", "reroll"):
        table.do(table.offered()[-1])
    seen = {
        **{name: tracks(table)[name] - before[name] for name in TRACKS},
        "kills": table.killed,
        "movement": pool(table)["movement"] - reach,
        "red": sum(table.dice[:3]) - table.hero()["pool"]["red"],
        "hits": LONG - table.boss_life,
        "shields": 4 + tracks(table)["life"] - before["life"],
    }
    assert seen[case.what] == case.count


# --- Hardships ---


def troubled(name: str, card: str = "steady-job", **fields: Any) -> Table:
    """Kick-Ass at happiness 4: the right hardship is face up. Another hero has not acted yet."""
    seat = {**MIDDLE, "happiness": 4, "hardships": [name, "laziness" if name != "laziness" else "burnout"], **fields}
    return position(hero(at="park", card=card, **seat), hero("hit-girl", "docks", "errand-run")).do("next 0")


def steps(name: str, **fields: Any) -> int:
    return pool(troubled(name, "errand-run", **fields))["movement"]


def slept(name: str, **fields: Any) -> dict[str, int]:
    table = troubled(name, **fields)
    before = tracks(table)
    night.SufferHardships(0).happen(table.state)
    return changed(before, tracks(table))


def gained(name: str, card: str, stat: str) -> int:
    table = troubled(name, card)
    return int(
        table.do(f"effect {stat}").hero()[stat] - {"happiness": 4, **{k: MIDDLE[k] for k in ("media", "dollars")}}[stat]
    )


def working(name: str, *items: str) -> list[bool]:
    return [bool(one["works"]) for one in troubled(name, items=list(items)).hero()["items"]]


def bolts(name: str) -> int:
    """Return the effects of the lightning of two dice with a ski mask."""
    seat = {**MIDDLE, "life": 3, "happiness": 4, "hardships": [name, "laziness"], "items": ["ski-mask"]}
    other = hero("hit-girl", "docks", "errand-run")
    table = position(hero(at="park", card="heavy-duty", **seat), other, minions={"park": 3}, chance=[BOLT, BOLT])
    return int(table.do("next 0", "fight").hero()["media"] - 3)


HARDSHIPS: dict[str, tuple[Callable[[str], object], object]] = {
    "laziness": (
        lambda name: (pool(troubled(name, "errand-run"))["movement"], pool(troubled(name, face=1))["movement"]),
        (2, 0),
    ),
    "alcoholism": (slept, {"media": -1}),
    "insomnia": (lambda name: (slept(name), slept(name, life=0)), ({"life": -1}, {})),
    "bad-habits": (lambda name: (slept(name), slept(name, dollars=0)), ({"dollars": -1}, {"happiness": -1})),
    "broken-hand": (lambda name: (working(name, "fire-axe"), working(name, "machete")), ([False], [True])),
    "lost-backpack": (lambda name: working(name, "skateboard", "machete"), [False, True]),
    "shaky-grip": (lambda name: (pool(troubled(name))["red"], pool(troubled(name))["blue"]), (0, 1)),
    "glass-jaw": (lambda name: (pool(troubled(name))["red"], pool(troubled(name))["blue"]), (1, 0)),
    "panic-attacks": (lambda name: (bolts(name), bolts("shaky-grip")), (0, 1)),
    "burnout": (lambda name: (gained(name, "date-night", "happiness"), gained(name, "vlog-upload", "media")), (0, 1)),
    "camera-shy": (
        lambda name: (gained(name, "vlog-upload", "media"), gained(name, "date-night", "happiness")),
        (0, 3),
    ),
    "gambling-debts": (lambda name: gained(name, "steady-job", "dollars"), 1),
}


@rule("hardships", "q31")
@pytest.mark.parametrize("name", ids("hardship"))
def test_each_hardship_does_what_it_should(name: str) -> None:
    see, expected = HARDSHIPS[name]
    assert see(name) == expected


# --- Spawns ---

SPAWNS: dict[str, tuple[int, str, dict[str, Any]]] = {
    "corner-deals": (1, "shop hospital library", {}),
    "muscle-for-hire": (0, "docks park wall-street", {"super": 1}),
    "broken-curfew": (1, "police library docks", {}),
    "protection-racket": (0, "wall-street shop park", {"all": {"dollars": -1}}),
    "ambulance-chasers": (1, "hospital wall-street police", {}),
    "muggers-alley": (0, "park police shop", {}),
    "street-race": (1, "library docks hospital", {}),
    "dockside-shipment": (0, "docks hospital city-hall", {}),
    "picnics-over": (1, "park wall-street docks", {}),
    "smash-and-grab": (0, "shop police wall-street", {}),
    "bad-headlines": (1, "wall-street library park", {"all": {"media": -1}}),
    "emergency-room": (0, "hospital shop police", {"listed": {"life": -1}}),
    "copycat-crooks": (1, "police park library", {}),
    "library-lockdown": (0, "library wall-street shop", {"tokens": -1}),
    "smugglers-run": (1, "docks library police", {}),
    "rough-night": (0, "park hospital shop", {"all": {"happiness": -1}}),
    "march-on-city-hall": (0, "city-hall docks wall-street", {}),
    "hired-guns": (0, "hospital park library", {"super": 1}),
    "rush-hour-heist": (1, "shop docks city-hall", {}),
    "internal-affairs": (-1, "police hospital city-hall", {}),
}


@rule("spawn", "q3", "supers", "protection")
@pytest.mark.parametrize("name", ids("spawn"))
def test_each_spawn_does_what_it_should(name: str) -> None:
    """Two heroes and the marker on the fourth space, a 3; the next is a 4. One hero stands where minions come."""
    steps, listed, special = SPAWNS[name]
    places = listed.split()
    away = next(one for one in DISTRICT_IDS if one not in places)
    seats = [hero(at=places[0], **MIDDLE), hero("hit-girl", away, **MIDDLE)]
    tokens = dict.fromkeys([*places, away], 1) if "tokens" in special else {}
    table = position(*seats, step="draw-spawn", spawn_deck=[name], incoming=3, tokens=tokens, chance=[0])
    came = 4 if steps > 0 else 3
    supers = {places[0]: 1} if "super" in special else {}
    minions = {place: 1 for place in places if place not in supers}
    if came == 4:
        minions[places[0]] += 1
    assert (table.incoming, table.supers(), table.minions()) == (3 + steps, supers, minions)
    assert [changed({name: MIDDLE[name] for name in TRACKS}, tracks(table, seat)) for seat in range(2)] == [
        {**special.get("all", {}), **special.get("listed", {})},
        special.get("all", {}),
    ]
    assert [table.place(place)["protection"] for place in tokens] == ([0, 0, 0, 1] if tokens else [])


def test_the_tables_here_and_the_components_are_the_same_things() -> None:
    for here, there in ((CARDS, CARD_IDS), (GEAR, ITEM_IDS), (STEPS, HERO_IDS), (STARTS, HERO_IDS)):
        assert set(here) == set(there)
    assert set(HARDSHIPS) == set(ids("hardship")) and set(SPAWNS) == set(ids("spawn"))


def test_the_seven_heroes_have_seven_different_decks() -> None:
    """Their cards do different things, wherever the cards let them go first."""
    decks: dict[str, list[str]] = {}
    for card in load("").cards:
        if card.hero and card.colour != "green":
            decks.setdefault(card.hero, []).append(", ".join(sorted(card.effects)))
    assert {name: len(deck) for name, deck in decks.items()} == dict.fromkeys(HERO_IDS, 5)
    assert len({tuple(sorted(deck)) for deck in decks.values()}) == len(HERO_IDS)
