"""Kick-Ass: events, sleep, refresh, the Final Plot and its five bosses, in the order of the guide."""

from __future__ import annotations

import pytest

from ludotheque import BadPosition, SeededChance
from ludotheque.games.kick_ass import tokens
from ludotheque.games.kick_ass.bosses import don_genovese, john_genovese
from ludotheque.games.kick_ass.bots.win_chance import Sign
from ludotheque.games.kick_ass.bots.win_chance_tables import EARLY, LATE
from ludotheque.games.kick_ass.cards import BOSSES
from ludotheque.games.kick_ass.chapters import (
    activation,
    arena,
    cleaning,
    districts,
    events,
    faint,
    fights,
    figures,
    night,
    objectives,
)
from ludotheque.games.kick_ass.chapters.viral import GoViral
from ludotheque.games.kick_ass.components import load
from ludotheque.games.kick_ass.do import ACTIONS
from ludotheque.games.kick_ass.names import FIGURE_IDS
from ludotheque.games.kick_ass.options import BOSS_NAMES
from ludotheque.games.kick_ass.rules import VILLAINS
from ludotheque.games.kick_ass.vocabulary import Word
from tests.games.kick_ass.conftest import (
    BLANK,
    BOLT,
    FAINT,
    HIT,
    KICK,
    STANDS,
    Table,
    event,
    hero,
    position,
    settle,
    token,
)

rule = pytest.mark.rule
OTHER = hero("hit-girl", "docks")


# --- The row ---


@rule("event-phase", "round")
def test_events_slide_and_a_new_one_comes() -> None:
    fields = {"base_deck": ["e6", "e7", "e9", "e10"], "chance": [2, *[0] * 9]}
    table = position(hero(), OTHER, step="slide", row=[event("e1"), event("e4"), None], **fields)
    assert table.row() == ["e9", "e1", "e4"] and table.view["events_left"] == 3


@rule("mature", "q33")
def test_the_fourth_slide_matures_an_event() -> None:
    table = position(hero(), OTHER, step="sleep-boss", row=[event("e1"), None, None])
    for after in ([None, "e1", None], [None, None, "e1"], [None, None, None]):
        events.slide(table.state)
        assert table.row() == after
    assert (table.matured, table.view["incoming"]) == (1, table.view["incoming"])


MATURED = [
    ("e3", "happiness", 5),
    ("e4", "media", 2),
    ("e5", "strength", 1),
    ("e7", "life", 3),
    ("e8", "media", 1),
    ("e10", "dollars", 1),
]


@rule("mature")
@pytest.mark.parametrize(("id", "stat", "after"), MATURED)
def test_what_matured_events_take(id: str, stat: str, after: int) -> None:
    table = position(hero(), OTHER, step="choose", row=[None, None, event(id)])
    events.slide(table.state)
    assert table.hero()[stat] == after


@rule("mature")
def test_matured_events_bring_supers_or_move_the_marker() -> None:
    table = position(hero(), OTHER, step="choose", row=[None, event("e9"), event("e2")])
    events.slide(table.state)
    assert table.supers() == {"docks": 1, "shop": 1}
    events.slide(table.state)
    assert table.view["incoming"] == 2


@rule("q34", "end")
def test_four_matured_base_events_are_the_end_and_boss_events_never_count() -> None:
    table = position(hero(), OTHER, step="choose", matured=3, row=[None, None, event("rm1")], boss="red-mist", plot=1)
    events.slide(table.state)
    assert not table.is_terminal()
    table = position(hero(), OTHER, step="choose", matured=3, row=[None, None, event("e1")])
    events.slide(table.state)
    assert KICK.ending(table.state) == "lost-matured"


@rule("q35")
def test_a_slide_brought_by_a_faint_waits_for_the_running_one() -> None:
    """The matured event hurts everyone; Kick-Ass drops, and what has just slid slides again afterwards."""
    seats = [hero(life=0), OTHER]
    table = position(*seats, step="slide", row=[event("e1"), None, event("e7")], chance=[FAINT, 0, 3, 0, *[0] * 9])
    assert table.row()[2] == "e1"


def worker(at: str, id: str, **fields: object) -> Table:
    """Kick-Ass with two timer actions; one event on the row."""
    seat = {key: fields.pop(key) for key in list(fields) if key in ("dollars", "happiness")}
    given = fields.pop("given", {})
    seats = [hero(at=at, card="errand-run", **seat), hero("hit-girl", "docks", "piano-lesson")]
    return position(*seats, row=[event(id, **given), None, None], **fields).do("next 0")


@rule("objectives", "complete", "q36")
def test_timer_actions_take_tokens_off_and_complete_an_event() -> None:
    table = worker("wall-street", "e1", given={"left": 2, "at": {"wall-street": 2}}).do("work 1")
    assert table.event()["left"] == 1
    table.do("work 1")
    assert (table.event(), table.completed, table.hero()["dollars"]) == (None, 1, 5)


@rule("q36")
def test_a_timer_action_works_on_one_event_a_kill_on_all() -> None:
    row = [event("e2"), event("rm2"), event("e6")]
    table = position(hero(at="shop", card="errand-run"), OTHER, row=row, minions={"shop": 2}, boss="red-mist", plot=1)
    assert table.offered("work") == ["work 3"]
    lefts = [table.event(space)["left"] for space in (1, 2)]
    cleaning.kill_minion(table.state, 3, 0)
    assert [table.event(space)["left"] for space in (1, 2)] == [one - 1 for one in lefts]


@rule("objectives")
def test_a_delivery_is_picked_up_one_by_one_and_delivered_together() -> None:
    table = worker("docks", "e4").do("work 1", "work 1")
    assert table.event()["carried"] == [2, 0]
    table = worker("police", "e4", given={"at": {}, "carried": [2, 0, 0, 0]}).do("work 1")
    assert (table.completed, table.hero()["media"]) == (1, 4)


@rule("objectives")
def test_any_part_of_a_payment_is_made_in_one_timer_action() -> None:
    table = worker("library", "e5", dollars=4).do("work 1")
    assert table.offered() == ["pay 1", "pay 2", "pay 3", "pay 4"]
    assert table.do("pay 4").event()["left"] == 2


@rule("objectives")
def test_clean_ups_of_different_districts_count() -> None:
    table = worker("library", "e9")
    before = table.event()["left"]
    for _ in range(2):
        districts.clean_up(table.state, 0, 1)
    assert table.event()["left"] == before - 1


@rule("q37")
def test_base_events_after_the_plot_still_reward_and_mature() -> None:
    given = {"left": 1, "at": {"wall-street": 1}}
    table = worker("wall-street", "e1", given=given, plot=1, boss="john-genovese", completed=3).do("work 1")
    assert (table.completed, table.hero()["dollars"]) == (4, 5)


REWARDS = [
    ("e4", "media", 4),
    ("e5", "strength", 2),
    ("e7", "life", 4),
    ("e9", "happiness", 7),
    ("e10", "dollars", 5),
]


@rule("complete")
@pytest.mark.parametrize(("id", "stat", "after"), REWARDS)
def test_rewards(id: str, stat: str, after: int) -> None:
    table = position(hero(life=3), OTHER, step="choose")
    events.complete(table.state, int(id[1:]) - 1)
    assert table.hero()[stat] == after


@rule("complete", "r1")
def test_who_leads_the_team_says_who_gets_a_rewards_item() -> None:
    table = position(hero(), OTHER, step="choose", round=2)
    events.complete(table.state, 1)
    table.state.base_left -= 1
    table.state.offered = None
    assert (table.ask, table.current_player()) == ("item", 1)
    assert len(table.do("give 0").hero()["items"]) == 2


@rule("objectives", "sleep", "q41")
def test_events_of_the_night() -> None:
    table = position(hero(), OTHER, step="choose", row=[event("e7"), event("e8"), None])
    night.sleep_events(table.state)
    assert (table.minions(), table.hero()["media"]) == ({"hospital": 1}, 2)


@rule("objectives", "sleep")
def test_a_tie_for_the_most_popular_is_decided() -> None:
    seats = [hero(media=3), hero("hit-girl", media=3)]
    table = position(*seats, step="sleep-events", row=[event("e8"), None, None])
    assert table.ask == "top"
    assert table.do("give 1").hero(1)["media"] == 2


# --- Night and morning ---


def viral(name: str, **fields: object) -> Table:
    return position(
        hero(name, media=7), hero("kick-ass" if name != "kick-ass" else "hit-girl"), step="choose", **fields
    )


def sleep(table: Table) -> Table:
    GoViral(0).happen(table.state)
    table.state.settle()
    return table


@rule("viral", "q10", "q11")
def test_inspired_people_strike_anywhere_and_the_bonus_is_the_heros() -> None:
    table = sleep(viral("kick-ass", minions={"wall-street": 1, "park": 3}, chance=[HIT, BOLT]))
    assert table.offered() == ["target park", "target wall-street"]
    assert (table.do("target wall-street").minions(), table.hero()["dollars"]) == ({"park": 3}, 4)


@rule("viral", "q10")
def test_a_surprise_kills_one_anywhere() -> None:
    table = sleep(viral("hit-girl", minions={"wall-street": 1, "park": 3}))
    assert table.offered() == ["kill park", "kill wall-street"]
    table.do("kill wall-street")
    assert (table.minions(), table.hero()["dollars"]) == ({"park": 3}, 4)


@rule("viral", "q10")
def test_a_trap_lures_minions_kills_what_has_no_space_and_cleans_up_where_they_were() -> None:
    table = sleep(viral("big-daddy", minions={"docks": 4, "wall-street": 1})).do("lure wall-street")
    assert (table.minions(), table.killed, table.hero()["dollars"]) == ({"docks": 4}, 1, 3 + 1)


@rule("viral", "r14")
def test_a_trap_has_no_room_where_a_protection_token_lies() -> None:
    table = sleep(viral("big-daddy", minions={"docks": 2, "wall-street": 2}, tokens={"docks": 1})).do(
        "lure wall-street"
    )
    assert (table.minions(), table.killed) == ({"docks": 3, "wall-street": 1}, 0)
    table.do("lure wall-street")
    assert (table.minions(), table.killed, table.place("docks")["protection"]) == ({"docks": 3}, 1, 1)


@rule("viral")
def test_protected_places_two_tokens() -> None:
    table = sleep(viral("colonel-stars")).do("protect docks", "protect docks")
    assert table.place("docks")["protection"] == 2


@rule("viral")
@pytest.mark.parametrize(("name", "stat", "after"), [("ass-kicker", "dollars", 4), ("doctor-gravity", "life", 3)])
def test_viral_gifts_for_everybody(name: str, stat: str, after: int) -> None:
    table = position(hero(name, media=7), hero("kick-ass", life=2), step="choose")
    assert sleep(table).hero(1)[stat] == after


@rule("viral")
def test_a_spread_attack_kills_one_in_each_district_next_door() -> None:
    table = sleep(viral("night-b", minions={"docks": 2, "hospital": 1, "shop": 1}))
    assert table.offered() == ["kill hospital", "kill docks", "done"]
    assert table.do("kill docks", "kill hospital").minions() == {"docks": 1, "shop": 1}


@rule("viral", "r11")
def test_a_spread_attack_may_spare_them() -> None:
    table = sleep(viral("night-b", minions={"docks": 2, "hospital": 1})).do("kill hospital", "done")
    assert table.minions() == {"docks": 2} and table.ask != "kill"


@rule("refresh", "acquire")
def test_in_the_morning_a_card_or_something_small() -> None:
    shown = ["gym-rat", None, None, None, None, None]
    table = position(hero(used=[1, 2, 3, 0, 0]), OTHER, step="refresh-cards", display=shown).do("next 0")
    assert table.offered() == ["gain happiness", "gain media", "gain dollars", "take gym-rat"]
    table.do("take gym-rat")
    assert table.ask == "remove" and [one["used"] for one in table.hero()["hand"]] == [0] * 6
    table.do("remove gym-rat", "gain dollars")
    assert table.hero(1)["dollars"] == 4 and table.view["round"] == 2


@rule("q39", "end")
def test_the_ninth_night_is_the_last() -> None:
    table = position(hero(), OTHER, step="sleep-plot", round=9, completed=3)
    assert KICK.ending(table.state) == "lost-rounds"


@rule("final-plot")
def test_three_events_turn_the_plot_up_and_its_events_replace_the_deck() -> None:
    table = position(hero(), OTHER, step="sleep-plot", completed=3, row=[event("e1"), None, None])
    boss = table.view["boss"]
    assert (boss["revealed"], boss["left"], table.view["events_left"], table.row()[0]) == (True, 4, 0, "e1")


def row_of(*ids: str | None, **fields: object) -> Table:
    fields = {
        "boss": "red-mist",
        "plot": 1,
        "boss_deck": ["rm1"],
        "mist": dict.fromkeys(["docks", "shop"], 1),
        **fields,
    }
    return position(hero(), OTHER, step="choose", row=[id and event(id) for id in ids], **fields)


@rule("final-plot", "q38")
@pytest.mark.parametrize(
    ("before", "after"), [(("e1", None), ["rm1", "e1", None]), ((None, "e1"), ["rm1", None, "e1"])]
)
def test_a_new_boss_event_pushes_only_what_is_in_its_way(
    before: tuple[str | None, ...], after: list[str | None]
) -> None:
    table = row_of(before[0], None, before[1])
    events.put(table.state, events.draw_boss_event(table.state))
    assert table.row() == after


@rule("q38")
def test_without_boss_events_nothing_comes() -> None:
    table = row_of(None, None, None, boss_deck=[])
    events.reveal(table.state)
    assert table.row() == [None, None, None]


# --- Red Mist ---


@rule("red-mist", "q43", "q44")
def test_two_tokens_work_even_if_the_first_is_his_hideout() -> None:
    """Eight tokens: the hideout, two that take, two that give, three of nothing."""
    table = row_of(None, None, None, mist=dict.fromkeys(["docks", "shop", "park"], 1), chance=[0, 0, 0])
    events.complete(table.state, 11)
    table.state.settle()
    assert table.offered() == ["reveal park", "reveal shop", "reveal docks"]
    table.do("reveal docks")
    assert (table.view["boss"]["at"], table.ask) == ("docks", "token")
    assert table.do("reveal shop").hero()["happiness"] == 5


@rule("red-mist")
def test_red_mist_dies_of_damage_that_he_keeps() -> None:
    fields = {"boss": "red-mist", "plot": 1, "boss_at": "park", "boss_power": 4, "boss_armor": 2, "boss_life": 1}
    seat = hero(at="park", card="rooftop-drop")
    table = position(seat, OTHER, chance=[HIT, HIT, HIT, HIT, HIT], **fields).do("fight")
    assert (KICK.ending(table.state), table.returns()) == ("won-red-mist", [1.0, 1.0])


# --- Vic Gigante ---

VIC = {"boss": "vic-gigante", "plot": 1, "boss_power": 4, "boss_armor": 1, "boss_life": 6}


@rule("vic-gigante", "final-plot")
def test_vic_starts_at_the_police_with_three_members() -> None:
    boss = position(hero(), OTHER, step="sleep-plot", completed=3, boss="vic-gigante").view["boss"]
    assert (boss["at"], boss["gang"], boss["track"], boss["gang_value"]) == ("police", 3, 15, 0)


@rule("vic-gigante", "q45")
@pytest.mark.parametrize(("track", "value"), [(0, 4), (4, 4), (5, 6), (9, 6), (10, 8), (14, 8), (15, 0), (20, 0)])
def test_the_tracker_is_the_value_of_each_member(track: int, value: int) -> None:
    table = position(hero(), OTHER, step="choose", boss_at="police", gang=3, track=track, **VIC)
    assert (table.state.villain.gang_value(table.state), table.place("police")["power"]) == (value, 3 * value)


@rule("vic-gigante", "boss-walk", "q10", "q45")
@pytest.mark.parametrize(("minions", "supers", "track"), [(0, 0, 8), (2, 1, 14), (3, 0, 13)])
def test_the_gang_walks_and_feeds(minions: int, supers: int, track: int) -> None:
    fields = {"minions": {"library": minions}, "supers": {"library": supers}, "gang": 3, "track": 10}
    table = position(hero(), OTHER, step="choose", boss_at="police", **fields, **VIC)
    table.state.villain.on_sleep(table.state)
    assert (table.view["boss"]["at"], table.track, table.minions()) == ("library", track, {})


@rule("vic-gigante", "q45")
def test_events_move_the_tracker_within_its_ends() -> None:
    table = position(
        hero(), OTHER, step="choose", boss_at="police", gang=3, track=2, row=[None, None, event("vg1")], **VIC
    )
    events.slide(table.state)
    assert table.track == 7
    table.state.villain.on_complete(table.state)
    table.state.villain.on_complete(table.state)
    assert table.track == 0


@rule("vic-gigante")
def test_a_reward_takes_a_member() -> None:
    table = position(hero(), OTHER, step="choose", boss_at="police", gang=3, track=9, **VIC)
    events.complete(table.state, 11 + 4 + 1)
    assert table.gang == 2


@rule("vic-gigante")
def test_vic_fights_when_the_gang_is_gone_and_shields_are_rerolled_once() -> None:
    seat = hero(at="police", card="cold-focus", life=4)
    script = [HIT, HIT, BLANK, HIT, BOLT, BLANK, HIT]
    other = hero("hit-girl", "docks", "piano-lesson")
    table = position(seat, other, boss_at="police", chance=script, **VIC).do("next 0", "fight")
    assert (table.boss_life, table.hero()["life"]) == (5, 1)
    table = position(seat, OTHER, boss_at="police", gang=1, track=15, **VIC)
    assert table.offered("fight") == []


# --- John Genovese ---


def hideaway(**fields: object) -> Table:
    fields = {"boss": "john-genovese", "plot": 1, "completed": 3, "boss_done": 2, **fields}
    return position(hero(card="errand-run"), hero("hit-girl", card="piano-lesson"), **fields)


def open_hideaway(table: Table) -> Table:
    events.complete(table.state, 11 + 8)
    table.state.settle()
    return table


@rule("john-genovese", "hideaway", "q46")
def test_the_third_event_opens_the_hideaway_at_once() -> None:
    table = hideaway(docks_at=1, chance=[0, 0, 0, *[BLANK] * 90])
    events.complete(table.state, 11 + 8)
    arena.enter(table.state)
    view = table.view
    assert [one["at"] for one in view["heroes"]] == ["arena", "arena"]
    assert (view["arena"]["stage"], view["arena"]["supers"], len(view["arena"]["combat"]), view["docks_at"]) == (
        1,
        2,
        3,
        1,
    )


@rule("r20", "q46", "faint", "final-plot")
@pytest.mark.parametrize(("die", "out"), [(FAINT, True), (STANDS, False)])
def test_who_has_dropped_rolls_in_the_hideaway(die: int, out: bool) -> None:
    table = hideaway(chance=[0, 0, 0, die, *[BLANK] * 90])
    table.state.heroes[0].life = -1
    table.state.put(faint.FaintDie(0))
    events.complete(table.state, 11 + 8 + 3)
    arena.ENTER_ARENA.happen(table.state)
    assert ([one["at"] for one in table.view["heroes"]], table.arena) == (["arena", "arena"], 1)
    assert [frame[0] for frame in table.frames()] == ["faint", "brink"]
    settle(table)
    assert (table.state.heroes[0].out, table.state.heroes[1].out) == (out, False)
    if not out:
        assert table.hero()["life"] == 0


@rule("r20", "hideaway", "end")
def test_heroes_who_all_faint_on_the_way_in_have_lost() -> None:
    table = hideaway(chance=[0, 0, 0, FAINT, FAINT])
    for seat in (0, 1):
        table.state.heroes[seat].life = -1
        table.state.put(faint.FaintDie(seat))
    events.complete(table.state, 11 + 8 + 3)
    arena.ENTER_ARENA.happen(table.state)
    assert KICK.ending(settle(table).state) == "lost-hideaway"


DOOR = {"boss": "john-genovese", "plot": 1, "completed": 3, "boss_done": 2, "row": [event("jg2", left=1), None, None]}


def at_the_door(**fields: object) -> Table:
    """Kick-Ass in the Shop before the one minion that the third boss event still wants: its end opens the Hideaway."""
    seats = [hero(at="shop", card="cold-focus", life=4, **fields), hero("hit-girl", "docks", "piano-lesson")]
    return position(*seats, minions={"shop": 1}, shop_track=2, **DOOR).do("next 0", "fight")


@rule("hideaway", "q46", "shop-track")
def test_the_bonus_of_the_last_fight_is_given_before_the_hideaway() -> None:
    table = at_the_door(strength=6)
    while table.ask == "reroll":
        table.do(table.offered()[-1])
    assert (table.ask, table.arena) == ("item", 0)
    assert table.do("give 1").arena == 1


@rule("hideaway", "q46", "famous")
def test_who_becomes_famous_in_the_last_fight_gives_up_a_card_before_the_hideaway() -> None:
    seats = [
        hero(at="shop", card="cold-focus", media=8, items=["ski-mask"]),
        hero("hit-girl", "docks", "piano-lesson"),
    ]
    table = position(*seats, minions={"shop": 1}, chance=[BOLT, BLANK, HIT, *[0] * 9], **DOOR).do("next 0", "fight")
    assert (table.ask, table.arena) == ("remove", 0)
    table.do("remove first-patrol")
    assert (table.arena, len(table.hero()["hand"])) == (1, 5)


COMBATS = [
    ("narrow-corridor", "red", 1),
    ("strobe-lights", "blue", 1),
]


@rule("hideaway", "dice")
@pytest.mark.parametrize(("card", "colour", "dice"), COMBATS)
def test_combat_cards_that_cost_dice(card: str, colour: str, dice: int) -> None:
    table = in_hideaway(card)
    code = Word.RED_DICE if colour == "red" else Word.BLUE_DICE
    assert fights.pool(table.state, 0, code) == dice


def in_hideaway(card: str, **fields: object) -> Table:
    seats = [hero(at="arena"), hero("hit-girl", "arena")]
    cards = [card, *[one for one in ("sprinklers", "more-goons", "tear-gas") if one != card][:2]]
    fields = {
        "boss": "john-genovese",
        "plot": 1,
        "arena": 1,
        "stage": 1,
        "combat": cards,
        "supers": {"arena": 2},
        **fields,
    }
    frames = [["ready", 0]]
    return position(*seats, step="arena", frames=frames, fight_at="arena", fighters=[1, 1], **fields)


@rule("hideaway")
def test_combat_cards_with_shields_goons_and_gas() -> None:
    assert figures.combat_effect(in_hideaway("bystanders-pitch-in").state, Word.SHIELD) == 2
    assert figures.combat_effect(in_hideaway("sprinklers").state, Word.NO_LIGHTNING) == 1
    for card, goons, life in (("more-goons", 2, 4), ("tear-gas", 0, 3)):
        table = in_hideaway("sprinklers", combat=["sprinklers", card, "narrow-corridor"])
        john_genovese.next_location(table.state)
        assert (table.state.minions[8], table.hero()["life"]) == (goons, life)


@rule("hideaway", "john-genovese")
def test_a_clear_location_leads_to_the_next_and_john_is_in_the_third() -> None:
    table = in_hideaway("sprinklers", supers={}, stage=2, combat=["sprinklers", "more-goons", "narrow-corridor"])
    table.state.clear()
    arena.go_on(table.state)
    assert (table.view["arena"]["stage"], table.view["arena"]["figures"][0]["id"]) == (3, "john-genovese")


@rule("hideaway", "faint", "end")
def test_all_out_in_the_hideaway_is_the_end() -> None:
    table = in_hideaway("sprinklers", chance=[FAINT, FAINT])
    for seat in range(2):
        table.state.heroes[seat].life = -1
        faint.FaintDie(seat).happen(table.state)
    table.state.clear()
    table.state.settle()
    assert KICK.ending(table.state) == "lost-hideaway"


@rule("r10")
def test_forty_fights_in_one_location_are_too_many() -> None:
    table = in_hideaway("sprinklers", fights_here=40)
    table.state.clear()
    arena.go_on(table.state)
    assert KICK.ending(table.state) == "lost-hideaway"


# --- Don Genovese ---

DON = {"boss": "don-genovese", "plot": 1, "boss_power": 6, "boss_armor": 5, "boss_life": 8}


@rule("don-genovese", "r9", "q6")
def test_don_and_his_gang_start_on_wall_street_and_count_the_miniatures() -> None:
    full = {
        "police": 3,
        "park": 4,
        "wall-street": 3,
        "shop": 3,
        "library": 3,
        "hospital": 3,
        "docks": 4,
        "city-hall": 2,
    }
    table = position(hero(), OTHER, step="sleep-plot", completed=3, boss="don-genovese", minions=full)
    assert (table.view["boss"]["at"], table.gang, sum(table.minions().values())) == ("wall-street", 4, 23)


@rule("don-genovese", "boss-walk", "q49", "blocked")
def test_don_walks_two_districts_and_blocks_the_timer() -> None:
    """From Wall Street past the Docks to the Shop."""
    table = position(hero(), OTHER, step="choose", boss_at="wall-street", gang=4, **DON)
    table.state.villain.on_sleep(table.state)
    assert table.view["boss"]["at"] == "shop" and table.place("shop")["blocked"] and not table.place("docks")["blocked"]


def beside(at: str, of_don: dict[str, object], **fields: object) -> Table:
    """Kick-Ass with two timer actions beside a token of the old guard: minions, minions, power."""
    seat = hero(at=at, card="errand-run", dollars=fields.pop("dollars", 3))
    lying = {"library": token("down"), "park": token("down"), "city-hall": token("down", "power"), at: of_don}
    row = [event("dn4", left=3, tokens=lying), None, None]
    second = hero("hit-girl", "docks", "piano-lesson")
    return position(seat, second, row=row, boss_at="wall-street", gang=4, **fields, **DON).do("next 0")


@rule("don-genovese")
@pytest.mark.parametrize(("drawn", "kind"), [(0, "bribe"), (1, "police"), (2, "loot")])
def test_a_timer_action_turns_a_token_up(drawn: int, kind: str) -> None:
    table = beside("library", token("down"), chance=[drawn]).do("work 1")
    assert next(one["state"] for one in table.event()["tokens"] if one["district"] == "library") == kind


@rule("don-genovese", "q50")
def test_a_bribe_is_four_dollars_of_one_hero_and_no_timer_action() -> None:
    assert beside("library", token("bribe"), dollars=3).offered("bribe") == []
    table = beside("library", token("bribe"), dollars=4).do("bribe 1")
    assert (table.gang, table.hero()["dollars"], table.hero()["played"]["timers"], table.event()["left"]) == (
        2,
        0,
        2,
        2,
    )


@rule("don-genovese", "q32")
def test_something_for_the_police_is_picked_up_and_delivered() -> None:
    table = beside("library", token("police")).do("work 1")
    assert table.event()["tokens"][-2]["state"] in ("taken", "down")
    table.state.heroes[0].begun = False
    table.state.heroes[0].at = 0
    table.state.offered = None
    assert table.do("work 1").gang == 2
    table = beside("library", token("police")).do("work 1")
    objectives.drop_tokens(table.state, 0)
    assert "police" in [one["state"] for one in table.event()["tokens"]]


@rule("don-genovese", "q49")
def test_each_minion_killed_at_loot_is_a_dollar_and_the_last_resolves_it() -> None:
    table = beside("park", token("loot", dollars=3), minions={"park": 4})
    for dollars in (1, 2, 3):
        cleaning.kill_minion(table.state, 1, 0)
        table.state.offered = None
        assert table.do("give 0").hero()["dollars"] == 3 + dollars
    assert table.gang == 2


@rule("q49", "don-genovese")
@pytest.mark.parametrize(("colour", "stat", "after"), [(0, "boss_power", 4), (1, "boss_armor", 3), (2, "boss_life", 6)])
def test_each_colour_weakens_don(colour: int, stat: str, after: int) -> None:
    table = beside("park", token("loot", dollars=3))
    table.state.row[0].at[1] = tokens.loot(colour, 1)
    don_genovese.resolve(table.state, 0, 1, 0)
    assert getattr(table.state, stat) == after
    for _ in range(9):
        table.state.row[0].at[1] = tokens.loot(colour, 1)
        don_genovese.resolve(table.state, 0, 1, 0)
    assert getattr(table.state, stat) == (1 if colour == 2 else 0)


@rule("q49", "don-genovese", "hits")
def test_don_stands_behind_minions_and_supers() -> None:
    table = position(hero(), OTHER, step="choose", boss_at="park", supers={"park": 1}, **DON)
    assert not table.state.villain.can_be_hit(table.state, 1)
    table = position(hero(), OTHER, step="choose", boss_at="park", **DON)
    assert table.state.villain.can_be_hit(table.state, 1)


@rule("don-genovese", "solo")
def test_alone_one_token_of_each_colour_is_set() -> None:
    table = position(hero(), step="choose", boss_at="wall-street", gang=3, **DON)
    events.put(table.state, 11 + 12)
    assert [one["colour"] for one in table.event()["tokens"]] == ["armor", "power"]


# --- MoFo ---


@rule("mofo", "q48")
def test_a_matured_event_goes_under_his_deck() -> None:
    fields = {"boss": "mofo", "plot": 1, "boss_deck": ["mf2", "mf3", "mf4"]}
    table = position(hero(), OTHER, step="choose", row=[None, None, event("mf1")], **fields)
    events.slide(table.state)
    assert table.view["boss"]["under"] == ["mf1"]
    table.state.boss_deck = 0
    assert events.draw_boss_event(table.state) == 11 + 16


def square(stage: int, life: int = 3, **fields: object) -> Table:
    seats = [hero(at="arena", life=life), hero("hit-girl", "arena", life=life)]
    fields = {"boss": "mofo", "plot": 1, "boss_done": 4, "arena": 2, "stage": stage, "combat": ["sprinklers"], **fields}
    quiet = ["narrow-corridor", "strobe-lights", "tear-gas", "bystanders-pitch-in", "sprinklers"]
    fields.setdefault("combat_deck", quiet)
    return position(*seats, step="arena", frames=[["ready", 0]], fight_at="arena", fighters=[1, 1], **fields)


def next_wave(table: Table) -> Table:
    table.state.clear()
    arena.go_on(table.state)
    return table


WAVES = [(0, 4, 0, []), (1, 2, 0, ["big-b"]), (2, 0, 0, ["mother-russia"]), (3, 2, 0, []), (4, 0, 2, [])]


@rule("times-square", "mofo", "q47", "q52")
@pytest.mark.parametrize(("stage", "minions", "supers", "figures"), WAVES)
def test_the_five_waves(stage: int, minions: int, supers: int, figures: list[str]) -> None:
    arena = next_wave(square(stage)).view["arena"]
    assert (arena["stage"], arena["minions"], arena["supers"]) == (stage + 1, minions, supers)
    assert [one["id"] for one in arena["figures"]] == figures


@rule("times-square", "q52", "end")
@pytest.mark.parametrize(("left", "ending"), [(0, "won-mofo"), (1, "lost-waves")])
def test_after_the_fifth_wave_nobody_may_be_left(left: int, ending: str) -> None:
    assert KICK.ending(next_wave(square(5, supers={"arena": left})).state) == ending


@rule("times-square", "q47")
def test_who_is_left_stays_and_figures_keep_damage() -> None:
    arena = next_wave(square(3, minions={"arena": 1}, big_b=1)).view["arena"]
    assert (arena["minions"], arena["figures"][0]["life"]) == (3, 1)


@rule("times-square", "faint", "end")
def test_all_out_in_times_square_is_the_end() -> None:
    table = square(2, chance=[FAINT, FAINT])
    for seat in range(2):
        table.state.heroes[seat].life = -1
        faint.FaintDie(seat).happen(table.state)
    table.state.clear()
    table.state.settle()
    assert KICK.ending(table.state) == "lost-times-square"


# --- The whole ---


@rule("r2", "end", "aim")
def test_the_score_is_the_teams_and_a_defeat_is_worth_how_far_it_came() -> None:
    table = position(hero(), OTHER, step="choose", completed=2)
    assert table.scores() == [2, 2] and len(set(table.returns())) == 1
    assert -1 <= table.returns()[0] < position(hero(), OTHER, step="choose", completed=3).returns()[0] < 0


@rule("r1", "rulings", "resolve")
def test_another_seat_leads_each_round() -> None:
    leaders = [position(hero(), OTHER, step="choose", round=number).view["captain"] for number in (1, 2, 3)]
    assert leaders == [0, 1, 0]


def test_actions_keep_their_numbers() -> None:
    """Records and trained networks know them."""
    known = {"pick": 0, "commit": 8, "move": 150, "fight": 174, "gain": 270, "take": 337, "kill": 552, "hit": 607}
    assert {name: ACTIONS.first(name) for name in known} == known
    assert (ACTIONS.first("done"), ACTIONS.size) == (642, 643)


BAD = [
    ({"seats": []}, "seats"),
    ({"seats": [{"hero": "batman"}]}, "hero"),
    ({"seats": [{"hero": "kick-ass"}, {"hero": "kick-ass"}]}, "two places"),
    ({"seats": [{"hero": "kick-ass"}], "step": "brunch"}, "step"),
    ({"seats": [{"hero": "kick-ass"}], "row": [None]}, "row"),
    ({"seats": [{"hero": "kick-ass"}], "row": [{"event": "e11"}, None, None]}, "e11"),
    ({"seats": [{"hero": "kick-ass"}], "frames": [["fly", 0]]}, "frames"),
    ({"seats": [{"hero": "kick-ass"}], "frames": [["kill", 0, {"reach": "anywhere"}]]}, "asks nothing"),
    ({"seats": [{"hero": "kick-ass"}], "minions": [9, 0, 0, 0, 0, 0, 0, 0, 0], "step": "choose"}, "too much"),
    ({"seats": [{"hero": "kick-ass"}], "surprise": 1}, "surprise"),
]


@pytest.mark.parametrize(("data", "field"), BAD)
def test_impossible_positions_are_refused_by_name(data: dict[str, object], field: str) -> None:
    with pytest.raises(BadPosition, match=field):
        KICK.from_json(data, SeededChance(1))


@pytest.mark.parametrize(("name", "count"), [("mist_left", 4), ("don_left", 12)])
def test_tokens_that_have_all_been_turned_up_stay_so_in_a_position(name: str, count: int) -> None:
    data = KICK.to_json(position(hero(), OTHER, step="choose", **{name: [0] * count}).state)
    assert not any(getattr(KICK.from_json(data, SeededChance(1)), name))


def test_every_hardship_and_card_is_shown_with_its_provenance() -> None:
    parts = load("")
    assert all(face.provenance for face in parts.faces.values())
    assert activation.card_works(position(hero(card="gym-rat"), OTHER).state, 0)
    assert STANDS != FAINT


# --- The list of bosses ---


@rule("final-plot")
def test_every_boss_of_the_components_has_a_class_and_rows_in_the_tables_of_the_bots() -> None:
    assert tuple(villain.id for villain in VILLAINS) == BOSS_NAMES
    assert len(BOSS_NAMES) == BOSSES
    assert len(LATE) == len(EARLY) == BOSSES * 2 * Sign.COUNT


@rule("final-plot", "mofo")
def test_the_figures_are_the_bosses_but_mofo_and_his_two() -> None:
    figures_of_bosses = [FIGURE_IDS[villain.figure] for villain in VILLAINS if villain.figure >= 0]
    assert figures_of_bosses == [id for id in BOSS_NAMES if id != "mofo"]
    assert (FIGURE_IDS[figures.BIG_B], FIGURE_IDS[figures.MOTHER_RUSSIA]) == ("big-b", "mother-russia")
