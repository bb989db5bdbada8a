"""Kick-Ass: rulings that follow the rulebook to the letter, each with its page."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque import BadPosition
from ludotheque.games.kick_ass import codes, tokens
from ludotheque.games.kick_ass.bosses import don_genovese
from ludotheque.games.kick_ass.chapters import arrivals, events, faint, heroes, night
from ludotheque.games.kick_ass.names import DISTRICT_IDS
from ludotheque.games.kick_ass.options import BOSS_NAMES
from tests.games.kick_ass.conftest import BLANK, FAINT, HIT, KICK, STANDS, Table, event, hero, position, settle, token

rule = pytest.mark.rule
OTHER = hero("hit-girl", "docks", "piano-lesson")
VIC = {"boss": "vic-gigante", "plot": 1, "boss_power": 4, "boss_armor": 1, "boss_life": 6}
DON = {"boss": "don-genovese", "plot": 1, "boss_power": 0, "boss_armor": 1, "boss_life": 8}


def place(name: str) -> int:
    return DISTRICT_IDS.index(name)


# --- Vic Gigante (p.27) ---


@rule("r13", "vic-gigante", "hits")
def test_no_hit_is_for_vic_in_the_fight_in_which_the_last_of_his_gang_falls() -> None:
    """Of ten hits a member takes six; Vic takes part only when the fight is over."""
    gear = ["sledgehammer", "riot-vest", "hockey-mask"]
    seat = hero(at="park", card="all-out-assault", strength=6, items=gear)
    fields = {"boss_at": "park", "gang": 1, "track": 5, "chance": [HIT] * 40, **VIC}
    table = position(seat, OTHER, **fields).do("next 0", "fight", "done")
    table.strike()
    assert (table.gang, table.boss_life, table.fight.hits > 0) == (0, VIC["boss_life"], True)
    assert table.place("park")["power"] == VIC["boss_power"]


@rule("r13", "vic-gigante", "hits")
def test_a_position_in_the_middle_of_a_fight_with_the_gang_leaves_vic_out_of_it() -> None:
    """As if the fight had been begun here: the gang is there, so he stands aside until it is over."""
    frames = [["hits", 0], ["hit", 0]]
    fight = {"fight_at": "park", "fighters": [1, 0], "hits": 9, "frames": frames}
    seat = hero(at="park", card="all-out-assault")
    table = position(seat, OTHER, boss_at="park", gang=1, track=5, **fight, **VIC)
    assert (table.offered(), KICK.to_json(table.state).get("aside")) == (["hit gang"], None)
    last = table.do("hit gang")
    assert (last.gang, last.boss_life, last.ask) == (0, VIC["boss_life"], "next")
    there = {"boss_at": "park", "minions": {"park": 1}, **fight, **VIC}
    without = position(seat, OTHER, aside=1, **there)
    assert (without.offered(), KICK.to_json(without.state)["aside"]) == (["hit minion"], 1)
    assert "hit boss" in position(seat, OTHER, **there).offered()


@pytest.mark.parametrize(
    ("number", "slain", "aside", "pierced"), [(1, 1, 0, None), (3, 1, 1, None), (2, 0, 1, None), (65, 1, 0, ["boss"])]
)
def test_a_position_of_version_5_goes_on(number: int, slain: int, aside: int, pierced: list[str] | None) -> None:
    """Games in play outlive the rules: their positions had all of that in one number."""
    fields = {"fight_at": "park", "fighters": [1, 0], "boss_at": "park", "minions": {"park": 1}, **VIC}
    data = KICK.to_json(position(hero(at="park", card="all-out-assault"), OTHER, pierced=number, **fields).state)
    assert (data.get("slain", 0), data.get("aside", 0), data.get("pierced")) == (slain, aside, pierced)


def test_a_position_of_version_5_with_another_number_is_refused() -> None:
    with pytest.raises(BadPosition, match="'pierced'"):
        position(hero(), OTHER, pierced=1 << 10)


@rule("r13", "vic-gigante", "viral")
def test_fans_do_not_reach_vic_behind_his_gang() -> None:
    """Two hits of inspired people: the tracker at 0 and one hero make members of two, and none is left for Vic."""
    table = position(
        hero("kick-ass", media=7, life=2), step="sleep-heroes", boss_at="park", gang=1, chance=[HIT, HIT], **VIC
    )
    table.do("target park").strike()
    assert (table.gang, table.boss_life) == (0, VIC["boss_life"])


@rule("q45", "vic-gigante")
def test_the_skull_gang_takes_spaces() -> None:
    """Three supers in the Police Department's three spaces: it is taken, and minions go on to the Library."""
    table = position(hero(), hero("hit-girl"), step="choose", completed=3, minions={"police": 2}, tokens={"police": 1})
    table.state.meet(BOSS_NAMES.index("vic-gigante"))
    night.reveal_plot(table.state)
    there = table.place("police")
    assert (there["minions"], there["protection"], there["gang"], there["taken"]) == (0, 0, 3, True)
    arrivals.place_minion(table.state, place("police"))
    assert table.minions() == {"library": 1}


@rule("q45", "vic-gigante")
def test_supers_make_room_for_the_skull_gang() -> None:
    """Supers that fill every space go on along the path (p.11), and the gang stays together."""
    table = position(hero(), hero("hit-girl"), step="choose", completed=3, supers={"police": 2}, minions={"police": 1})
    table.state.meet(BOSS_NAMES.index("vic-gigante"))
    night.reveal_plot(table.state)
    assert (table.supers(), table.minions(), table.place("police")["gang"]) == ({"library": 2}, {}, 3)


@rule("q45", "vic-gigante", "boss-walk")
@pytest.mark.parametrize(("at", "left"), [("police", 0), ("shop", 1)])
def test_the_gang_walks_onto_spaces_and_protection_tokens_there_go(at: str, left: int) -> None:
    """The Library has three spaces, the Park four."""
    there = "library" if at == "police" else "park"
    fields = {"boss_at": at, "gang": 3, "track": 5, "tokens": {there: 2}, "minions": {there: 1}, **VIC}
    table = position(hero(), hero("hit-girl"), step="choose", **fields)
    table.state.villain.on_sleep(table.state)
    assert (table.place(there)["protection"], table.place(there)["gang"], table.place(at)["gang"]) == (left, 3, 0)


@rule("q45", "vic-gigante")
def test_as_an_option_the_skull_gang_takes_no_spaces() -> None:
    table = position(
        *(hero(), hero("hit-girl")),
        **{"step": "choose", "boss_at": "police", "gang": 3, "track": 5, "tokens": {"library": 2}, **VIC},
        options={"boss": "vic-gigante", "gang_on_spaces": False},
    )
    assert (table.place("police")["gang"], table.place("police")["taken"]) == (0, False)
    table.state.villain.on_sleep(table.state)
    assert table.place("library")["protection"] == 2


@rule("q45", "vic-gigante", "objectives")
def test_a_member_of_the_skull_gang_is_a_super_for_events_that_count_kills() -> None:
    frames = [["hits", 0], ["hit", 0]]
    fight = {"fight_at": "park", "fighters": [1, 0], "hits": 6, "boss_at": "park", "gang": 2, "track": 5, **VIC}
    row = [event("vg3"), None, None]
    table = position(hero(at="park", card="first-patrol"), OTHER, frames=frames, row=row, **fight)
    before = table.event()["left"]
    assert table.do("hit gang").event()["left"] == before - 1


@rule("r19", "vic-gigante", "mature")
@pytest.mark.parametrize("id", ["e1", "vg1"])
def test_any_event_that_leaves_the_row_adds_five_to_the_tracker(id: str) -> None:
    fields = {"boss_at": "police", "gang": 3, "track": 5, "completed": 3, **VIC}
    table = position(hero(), hero("hit-girl"), step="choose", row=[None, None, event(id)], **fields)
    events.slide(table.state)
    assert table.track == 10


# --- Don Genovese's gang are minions (p.29) ---


@rule("r7", "kill", "don-genovese")
def test_effects_that_kill_minions_reach_dons_gang() -> None:
    seat = hero(at="park", card="street-contacts")
    fields = {"boss_at": "park", "gang": 4, "minions": {"docks": 1}, **DON}
    table = position(seat, OTHER, **fields).do("next 0", "effect kill")
    assert table.offered() == ["kill docks", "kill gang", "done"]
    assert table.do("kill gang").gang == 3


@rule("r7", "kill", "don-genovese")
def test_who_stands_by_the_gang_says_which_of_the_two_dies() -> None:
    """Flashbangs: two minions here, of the district or of the gang; with the gang alone the first is clear."""
    seat = hero(at="park", card="steady-job", items=["flashbangs"])
    table = position(seat, OTHER, boss_at="park", gang=2, minions={"park": 1}, **DON).do("next 0", "use flashbangs")
    assert table.offered() == ["kill park", "kill gang", "done"]
    table.do("kill gang", "kill park")
    assert (table.gang, table.minions()) == (1, {})
    table = position(seat, OTHER, boss_at="park", gang=2, **DON).do("next 0", "use flashbangs")
    assert (table.gang, table.offered()) == (1, ["kill gang", "done"])


@rule("r7", "viral", "don-genovese")
def test_a_spread_attack_takes_one_where_don_is_of_either_kind() -> None:
    """Night-B. in the Library: next door is the Police Department, where the gang is."""
    table = position(
        hero("night-b", "library", media=7), step="sleep-heroes", boss_at="police", gang=2, minions={"police": 2}, **DON
    )
    assert {"kill police", "kill gang"} <= set(table.offered())
    table.do("kill gang")
    assert (table.gang, table.ask) == (1, "refresh")


@rule("r7", "timer-police", "don-genovese")
def test_the_police_take_dons_gang_too() -> None:
    table = position(hero(at="police", card="steady-job", dollars=3), boss_at="park", gang=3, **DON)
    assert table.do("timer").offered() == ["clean park"]
    table.do("clean park")
    assert (table.gang, table.view["boss"]["at"], table.hero()["happiness"]) == (0, "park", 6)


@rule("r7", "don-genovese", "objectives")
def test_dons_gang_counts_for_events_that_count_kills() -> None:
    frames = [["hits", 0], ["hit", 0]]
    fight = {"fight_at": "park", "fighters": [1, 0], "hits": 1, "boss_at": "park", "gang": 2, **DON}
    row = [event("mf3"), None, None]
    table = position(hero(at="park", card="first-patrol"), OTHER, frames=frames, row=row, **fight)
    before = table.event()["left"]
    assert table.strike().event()["left"] == before - 1


@rule("r7", "don-genovese")
def test_a_token_that_kills_two_of_the_gang_counts_them_where_don_is() -> None:
    """Resolved in the Park: two of his people on Wall Street die, and an event that counts kills there hears of it."""
    row = [event("dn4", left=3, tokens={"park": token("bribe")}), event("e2"), None]
    seat = hero(at="park", card="steady-job", dollars=4)
    table = position(seat, OTHER, row=row, boss_at="docks", gang=3, **DON)
    before = table.event(2)["left"]
    table.do("next 0", "bribe 1")
    assert (table.gang, table.event(2)["left"]) == (1, before - 2)


@rule("r14", "viral", "don-genovese")
def test_who_is_lured_away_from_the_gang_takes_a_space() -> None:
    fields = {"boss_at": "park", "gang": 2, "chance": [0] * 40, **DON}
    table = position(hero("big-daddy", "docks", media=7), step="sleep-heroes", **fields)
    assert table.offered("lure") == ["lure gang"]
    assert (table.do("lure gang").gang, table.minions()) == (1, {"docks": 1})


# --- Protection and clean-up (p.15, p.24) ---


@rule("q5", "protection", "objectives")
def test_a_minion_that_a_protection_token_stops_is_killed() -> None:
    """It counts for the event, and gives no clean-up bonus."""
    row = [event("e2", left=1), None, None]
    table = position(hero(), hero("hit-girl"), step="choose", tokens={"docks": 1}, row=row)
    arrivals.place_minion(table.state, place("docks"))
    assert (table.event()["left"], table.killed, table.minions()) == (0, 1, {})
    assert settle(table).ask == "item" and table.view["completed"] == 1 and table.docks_at == 0


@rule("q5", "protection", "don-genovese")
def test_a_minion_stopped_at_loot_leaves_a_dollar() -> None:
    row = [event("dn4", left=3, tokens={"park": token("loot", dollars=3)}), None, None]
    table = position(hero(), hero("hit-girl"), step="choose", tokens={"park": 1}, row=row, boss_at="docks", **DON)
    arrivals.place_minion(table.state, place("park"))
    assert (settle(table).ask, table.event()["tokens"][0]["dollars"]) == ("loot", 2)


@rule("r7", "don-genovese")
@pytest.mark.parametrize("gang", [1, 2, 3, 4])
def test_a_gang_token_that_resolves_another_takes_no_more_than_there_are(gang: int) -> None:
    """A bribe kills two of the gang; the first leaves the last dollar of loot, whose token kills two more."""
    row = [event("dn4", left=3), None, None]
    table = position(hero(), hero("hit-girl"), row=row, boss_at="library", gang=gang, **DON)
    state = table.state
    state.row[0].at[place("park")] = tokens.bribe(don_genovese.GANG_COLOUR)
    state.row[0].at[place("library")] = tokens.loot(don_genovese.GANG_COLOUR, 1)
    don_genovese.resolve(state, 0, place("park"), 0)
    assert state.villain.gang.members == max(0, gang - 4)
    assert state.row[0].left == 1


@rule("q5", "don-genovese")
def test_a_kill_by_nobody_is_told_of_nobody() -> None:
    """A protection token stops a minion at the last dollar of loot, whose token kills two of the gang."""
    row = [event("dn4", left=3), None, None]
    table = position(
        hero(), hero("hit-girl"), step="choose", tokens={"park": 1}, row=row, boss_at="docks", gang=3, **DON
    )
    state = table.state
    state.row[0].at[place("park")] = tokens.loot(don_genovese.GANG_COLOUR, 1)
    state.events = []
    arrivals.place_minion(state, place("park"))
    told = [one for one in state.events if one.key == "gang-falls"]
    assert state.villain.gang.members == 1
    assert [(one.args["district"], one.args["count"]) for one in told] == [("docks", 2)]
    assert not [one for one in state.events if one.args.get("seat") == -1]


@rule("q5", "supers")
def test_a_minion_whose_place_a_super_takes_is_not_killed() -> None:
    row = [event("e2"), None, None]
    table = position(hero(), hero("hit-girl"), step="choose", minions={"docks": 4}, row=row)
    before = table.event()["left"]
    arrivals.place_super(table.state, place("docks"))
    assert (table.event()["left"], table.killed) == (before, 0)


@rule("q10", "viral", "clean-up")
def test_luring_the_last_minion_away_cleans_its_district_up() -> None:
    """Big Daddy lures the only minion of the Park (p.15: by any means), and is glad."""
    table = position(hero("big-daddy", "docks", media=7, happiness=5), step="sleep-heroes", minions={"park": 1})
    before = table.hero()["happiness"]
    assert table.do("lure park").hero()["happiness"] == before + 1


# --- Damage (p.19) ---


def group(*lives: int, damage: int, minions: int = 1, **fields: Any) -> Table:
    """Heroes in the Park, the first of whom began the fight, with damage that is to be divided."""
    cards = ("first-patrol", "grand-entrance", "calm-ambush", "form-up")
    names = ("kick-ass", "hit-girl", "big-daddy", "colonel-stars")
    seats = [hero(name, "park", card, life=life) for name, card, life in zip(names, cards, lives, strict=False)]
    frames = [["hits", 0], ["rest", 0], *(["suffer", seat] for seat in reversed(range(len(lives))))]
    fight = {"fight_at": "park", "fighters": [1] * len(lives), "damage": damage, "minions": {"park": minions}}
    return position(*seats, **{"frames": frames, "chance": [STANDS] * 9, **fight, **fields})


def lives(table: Table) -> list[int]:
    return [one["life"] for one in table.view["heroes"]]


@rule("r15", "damage", "gang-up")
def test_each_of_a_group_says_what_its_own_hero_takes() -> None:
    table = group(3, 3, 3, damage=4)
    assert (table.current_player(), table.offered()) == (0, ["suffer one", "suffer all", "done"])
    table.do("suffer one", "done")
    assert (table.current_player(), table.fight.damage) == (1, 3)
    table.do("suffer one", "suffer one", "done")
    assert (table.current_player(), table.offered()) == (2, ["suffer one", "done"])
    assert lives(table.do("suffer one")) == [2, 1, 2]


@rule("r15", "damage")
def test_a_hero_may_take_all_of_it_even_more_than_its_life() -> None:
    table = group(1, 3, damage=5, chance=[STANDS]).do("suffer all")
    assert (lives(table), table.fight.damage, table.ask) == ([0, 3], 0, "next")


@rule("r15", "damage")
def test_what_nobody_takes_goes_to_whoever_has_the_most_life() -> None:
    """Of equals to the one who began: the second has most and takes the first point, then the first and so on."""
    assert lives(group(2, 3, 1, damage=1).do("done", "done", "done")) == [2, 2, 1]
    assert lives(group(2, 3, 1, damage=4).do("done", "done", "done")) == [0, 1, 1]
    assert lives(group(1, 1, 3, damage=9).do("done", "done", "done")) == [0, 0, 0]


@rule("r15", "damage", "gang-up")
def test_who_began_the_fight_is_asked_first() -> None:
    """Hit-Girl begins and Kick-Ass joins: blanks against four minions."""
    cards = {"kick-ass": "first-patrol", "hit-girl": "grand-entrance"}
    seats = [hero(name, "park", card, strength=1, items=[]) for name, card in cards.items()]
    table = position(*seats, minions={"park": 4}, chance=[BLANK] * 9).do("next 1", "fight", "join")
    assert (table.ask, table.current_player()) == ("suffer", 1)
    table.do("suffer one", "done")
    assert (table.ask, table.current_player()) == ("suffer", 0)


@rule("r18", "hits", "clean-up", "gang-up")
def test_who_began_a_fight_decides_on_hits_and_on_the_bonus() -> None:
    cards = {"kick-ass": "first-patrol", "hit-girl": "grand-entrance"}
    seats = [hero(name, "park", card, strength=1, items=[]) for name, card in cards.items()]
    dice = [HIT] * 9
    docks = {"docks_at": 1, "docks_side": 1}
    table = position(*seats, minions={"park": 1}, supers={"park": 1}, chance=dice, **docks)
    table.do("next 1", "fight", "join")
    assert (table.ask, table.current_player()) == ("hit", 1)
    table = position(*seats, minions={"park": 2}, chance=dice).do("next 1", "fight", "join").strike()
    assert (table.ask, table.current_player()) == ("taker", 1)


# --- Fainting (p.20) and Times Square (p.30) ---


@rule("r3", "faint")
@pytest.mark.parametrize(("die", "at", "life"), [(STANDS, "hospital", 0), (FAINT, "hospital", 4)])
def test_who_dropped_must_roll_even_if_healed_meanwhile(die: int, at: str, life: int) -> None:
    """The clean-up bonus of the Hospital comes before the black die."""
    seat = hero(at="hospital", card="first-patrol", life=0, strength=1, items=[])
    table = position(seat, OTHER, minions={"hospital": 1}, chance=[HIT, BLANK, die]).do("next 0", "fight")
    assert (table.hero()["life"], table.hero()["at"], table.faints) == (life, at, int(die == FAINT))


@rule("r16", "faint", "exhaust")
@pytest.mark.parametrize(("die", "life"), [(STANDS, 1), (FAINT, 4)])
def test_an_item_may_be_exhausted_between_the_damage_and_the_faint_die(die: int, life: int) -> None:
    seat = hero(at="park", card="first-patrol", life=0, strength=1, items=["first-aid-kit"])
    table = position(seat, OTHER, minions={"park": 2}, chance=[BLANK, BLANK, die]).do("next 0", "fight")
    assert (table.ask, table.offered()) == ("brink", ["use first-aid-kit", "done"])
    table.do("use first-aid-kit")
    assert (table.hero()["life"], table.faints) == (life, int(die == FAINT))


@rule("r16", "faint", "q26")
def test_an_item_may_be_exhausted_before_a_faint_die_outside_of_fights_too() -> None:
    seats = [hero(at="hospital", life=0, items=["smartphone"]), hero("hit-girl", "docks")]
    table = position(*seats, step="draw-spawn", spawn_deck=["emergency-room"], chance=[0, STANDS])
    assert (table.ask, table.hero()["life"]) == ("brink", -1)
    assert (table.do("use smartphone").hero()["media"], table.hero()["life"]) == (4, 0)


@rule("r16", "faint", "q27")
def test_who_drops_twice_before_the_die_rolls_once() -> None:
    table = position(hero(life=-1), hero("hit-girl"), step="choose", chance=[STANDS])
    faint.drop(table.state, 0)
    table.state.heroes[0].life = 0
    heroes.change(table.state, 0, codes.LIFE, -1)
    assert settle(table).hero()["life"] == 0


@rule("r17", "times-square", "end")
def test_times_square_is_not_won_with_every_hero_out() -> None:
    """The fifth wave's last super falls, and so does the last hero: all heroes have fainted (p.30)."""
    plot = {"boss": "mofo", "plot": 1, "boss_done": 4, "completed": 3, "arena": 2, "stage": 5}
    frames = [["hits", 0], ["hit", 0]]
    fight = {"fight_at": "arena", "fighters": [1, 0], "hits": 3, "combat": ["sprinklers"]}
    ends = {}
    for die in (FAINT, STANDS):
        seats = [hero(at="arena", life=-1), hero("hit-girl", out=1, at=None)]
        there = {"minions": [0] * 8 + [1], "supers": [0] * 8 + [1]}
        table = position(*seats, step="arena", frames=frames, chance=[die], **there, **fight, **plot)
        ends[die] = KICK.ending(table.strike().state)
    assert ends == {FAINT: "lost-times-square", STANDS: "won-mofo"}
