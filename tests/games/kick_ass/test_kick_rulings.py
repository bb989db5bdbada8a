"""Kick-Ass: rulings whose point is what happens first, or what does not happen at all."""

from __future__ import annotations

import pytest

from ludotheque.games.kick_ass.chapters import arrivals, casualties, events, faint, heroes, night
from ludotheque.games.kick_ass.names import DISTRICT_IDS
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
OTHER = hero("hit-girl", "docks", "piano-lesson")
DON = {"boss": "don-genovese", "plot": 1, "boss_power": 0, "boss_armor": 1, "boss_life": 8}
VIC = {"boss": "vic-gigante", "plot": 1, "boss_power": 4, "boss_armor": 1, "boss_life": 6}


# --- The city ---


@rule("q2", "protection")
def test_a_protection_token_saves_city_hall_once() -> None:
    table = position(hero(), step="choose", minions={"city-hall": 3}, tokens={"city-hall": 1})
    arrivals.place_minion(table.state, DISTRICT_IDS.index("city-hall"))
    assert not table.is_terminal() and table.place("city-hall")["protection"] == 0
    for _ in range(2):
        arrivals.place_minion(table.state, DISTRICT_IDS.index("city-hall"))
    assert KICK.ending(table.state) == "lost-city-hall"


@rule("q19", "social")
def test_the_discount_is_one_dollar_a_turn_for_all_visits_to_the_shop() -> None:
    seat = hero(at="shop", card="errand-run", dollars=5, media=4)
    table = position(seat, OTHER, shop=["ski-mask", "skateboard", "stun-gun", "machete"]).do("next 0")
    table.do("timer", "buy skateboard")
    assert table.hero()["dollars"] == 3 and "buy stun-gun" not in table.offered()
    assert not table.hero()["discount"]
    table.do("done", "timer")
    assert table.offered() == ["buy ski-mask", "done"]
    table.do("done", "pass", "commit weekend-shift up")
    assert table.hero()["discount"]


@rule("q19", "social")
def test_who_has_bought_nothing_yet_this_turn_still_has_the_discount() -> None:
    seat = hero(at="shop", card="errand-run", dollars=3, media=4)
    table = position(seat, OTHER, shop=["stun-gun", "machete"]).do("next 0", "timer", "done", "timer", "buy stun-gun")
    assert table.hero()["dollars"] == 0


@rule("timer-docks", "gang-up")
def test_the_docks_token_helps_a_group_of_three_once() -> None:
    """Three heroes with nothing but blanks against three minions: one hit, and three damage."""
    cards = {"kick-ass": "first-patrol", "hit-girl": "grand-entrance", "big-daddy": "calm-ambush"}
    seats = [hero(name, "park", card, strength=1, items=[]) for name, card in cards.items()]
    table = position(*seats, minions={"park": 3}, docks_at=1, chance=[BLANK] * 7)
    table.do("next 0", "fight", "join", "join", *["suffer one", "done"] * 2, "suffer one")
    assert (table.killed, table.minions()) == (1, {"park": 2})


@rule("q16", "gang-up")
def test_of_two_fight_actions_one_may_be_spent_in_a_group_and_one_alone() -> None:
    seats = [
        hero(at="park", card="double-trouble", strength=1, items=[]),
        hero("hit-girl", "park", "grand-entrance", strength=1, items=[]),
    ]
    table = position(*seats, minions={"park": 1}, chance=[BLANK] * 9).do("next 1", "fight", "join", "suffer one")
    assert [table.hero(seat)["played"]["fights"] for seat in range(2)] == [1, 0]
    table.do(*["pass"] * (table.current_player() == 1))
    assert table.offered("fight") == ["fight"]


# --- Fainting ---


@rule("q18")
def test_who_faints_loses_gains_and_losses_that_are_still_open() -> None:
    """First patrol: a fight, social media and a lost happiness; what is lost is only the step to the hardship."""
    seat = hero(at="park", card="first-patrol", life=0, happiness=7, media=3, strength=1, items=[])
    table = position(seat, OTHER, minions={"park": 2}, chance=[BLANK] * 2 + [FAINT]).do("next 0", "fight")
    assert (table.hero()["happiness"], table.hero()["media"], table.current_player()) == (4, 3, 1)


@rule("faint", "q29", "hardships")
@pytest.mark.parametrize(("before", "after"), [(9, 4), (5, 4), (4, 1), (2, 1), (1, 1)])
def test_who_faints_falls_to_the_next_hardship(before: int, after: int) -> None:
    table = position(hero(happiness=before, life=-1), hero("hit-girl"), step="choose", chance=[FAINT])
    faint.FaintDie(0).happen(table.state)
    ups = [one["up"] for one in table.hero()["hardships"]]
    assert (table.hero()["happiness"], ups) == (after, [True, after == 1])


@rule("hardships", "sleep")
def test_both_hardships_of_a_wretched_hero_work_at_night() -> None:
    seat = hero(happiness=1, media=5, life=2, hardships=["alcoholism", "insomnia"])
    table = position(seat, hero("hit-girl"), step="choose")
    night.SufferHardships(0).happen(table.state)
    assert (table.hero()["media"], table.hero()["life"]) == (4, 1)


# --- Fights ---


@rule("gang-up", "q21", "exhaust")
def test_each_of_a_group_exhausts_and_rerolls_for_itself() -> None:
    """The last seat too: Ass-Kicker's clubs before the roll, his goggles after it."""
    seats = [
        hero(at="park", card="first-patrol", strength=1, items=[]),
        hero("ass-kicker", "park", "copy-that", items=["copycat-clubs", "night-vision-goggles"]),
    ]
    dice = [BLANK] * 2 + [BLANK] * 4 + [HIT]
    table = position(*seats, minions={"park": 1}, chance=dice).do("next 0", "fight", "join", "use copycat-clubs")
    assert (table.ask, table.current_player()) == ("reroll", 1)
    table.do("reroll red-blank")
    assert (table.ask, table.fight.hits) == ("suffer", 1)


def heavy_duty(effects: str) -> dict[str, str]:
    """Return the option by which this card has effects at lightning.

    None of ours has, but owners of the box may write one.
    """
    return {"components": KICK.document("components").replace('effects = "F, H-1"', f'effects = "F, {effects}, H-1"')}


@rule("lightning")
@pytest.mark.parametrize(
    ("effects", "killed", "dollars"), [("Z:HIT+1", 2, 3), ("Z:HIT+1, Zr:HIT+1", 3, 3), ("Z:$+1", 1, 4)]
)
def test_lightning_triggers_the_card_too(effects: str, killed: int, dollars: int) -> None:
    seat = hero("doctor-gravity", "park", "heavy-duty", items=[], dollars=3)
    fields = {"minions": {"park": 4}, "options": heavy_duty(effects), "chance": [BOLT, BLANK]}
    table = position(seat, OTHER, **fields).do("next 0", "fight").strike()
    assert (table.killed, table.hero()["dollars"]) == (killed, dollars)


MOFO = {"boss": "mofo", "plot": 1, "boss_done": 4, "completed": 3, "arena": 2, "stage": 5, "russia": 6}
READY = {"frames": [["roll", 0], ["ready", 0]], "fighters": [1, 0]}


@rule("face-down", "q18b", "dice")
@pytest.mark.parametrize(("face_down", "dice"), [(0, 3), (1, 2)])
def test_a_card_adds_its_dice_unless_it_lies_face_down(face_down: int, dice: int) -> None:
    seat = hero("doctor-gravity", "park", "heavy-duty", items=[], face=face_down)
    fight = {**READY, "fight_at": "park", "minions": {"park": 1}, "options": heavy_duty("f:R+1")}
    assert sum(position(seat, OTHER, chance=[BLANK] * 9, **fight).do("ready").dice) == dice


@rule("dice", "times-square")
def test_a_card_adds_no_dice_in_an_arena() -> None:
    seats = hero("doctor-gravity", "arena", "heavy-duty", items=[]), hero("hit-girl", "arena")
    fight = {**READY, "fight_at": "arena", "combat": ["more-goons"], "options": heavy_duty("f:R+1")}
    assert sum(position(*seats, step="arena", chance=[BLANK] * 9, **fight, **MOFO).do("ready").dice) == 2


@rule("dice", "hideaway", "hardships")
def test_fewer_than_no_dice_are_none() -> None:
    """One red die less by the hardship and one by the combat card, of a single one."""
    weak = hero("doctor-gravity", "arena", items=[], happiness=4, hardships=["shaky-grip", "laziness"])
    fight = {**READY, "fight_at": "arena", "combat": ["narrow-corridor"]}
    table = position(weak, hero("hit-girl", "arena"), step="arena", chance=[BLANK] * 9, **fight, **MOFO)
    assert sum(table.do("ready").dice) == 1


@rule("damage")
def test_the_log_tells_of_no_damage_where_shields_stop_it_all() -> None:
    """A minion of power 1 against a shield, with a blank red die."""
    seat = hero("doctor-gravity", "park", "heavy-duty", items=[])
    table = position(seat, OTHER, minions={"park": 1}, chance=[BLANK, HIT]).do("next 0")
    table.state.events = []
    table.do("fight")
    keys = [event.key for event in table.state.events]
    assert "outcome" in keys and "suffer" not in keys


@rule("lightning", "times-square")
def test_lightning_does_not_trigger_a_card_in_an_arena() -> None:
    fight = {**READY, "fight_at": "arena", "combat": ["more-goons"], "options": heavy_duty("Z:HIT+1")}
    seats = hero("doctor-gravity", "arena", "heavy-duty", items=[]), hero("hit-girl", "arena")
    table = position(*seats, step="arena", chance=[BOLT, *[BLANK] * 8], **fight, **MOFO)
    assert table.do("ready").fight.hits == 1


@rule("times-square", "q47", "hits")
def test_big_b_dies_of_the_last_point() -> None:
    """No armor is left to save him from it in this fight."""
    plot = {"boss": "mofo", "plot": 1, "boss_done": 4, "completed": 3, "arena": 2, "stage": 5}
    frames = [["hits", 0], ["hit", 0]]
    seats = [hero(at="arena"), hero("hit-girl", "arena")]
    fight = {
        "fight_at": "arena",
        "fighters": [1, 1],
        "hits": 1,
        "big_b": 1,
        "pierced": ["big-b"],
        "combat": ["sprinklers"],
    }
    table = position(*seats, step="arena", minions=[0] * 8 + [1], frames=frames, **fight, **plot)
    assert table.do("hit big-b").big_b == 0


@rule("times-square", "mofo", "complete")
def test_the_fourth_event_opens_times_square_at_once() -> None:
    """In the middle of a segment: its reward is paid, all heroes are inside, and the first wave is there."""
    row = [event("mf1", left=1, at={"shop": 1}), None, None]
    seats = [hero(at="shop", card="errand-run", life=1, strength=4), hero("hit-girl", "docks", "piano-lesson")]
    plot = {"boss": "mofo", "plot": 1, "boss_done": 3, "completed": 3, "chance": [0, *[BLANK] * 20]}
    table = position(*seats, row=row, **plot).do("next 0", "work 1")
    assert [one["at"] for one in table.view["heroes"]] == ["arena", "arena"]
    assert (table.view["arena"]["stage"], table.view["arena"]["minions"], table.hero()["life"]) == (1, 4, 2)


@rule("times-square", "q52")
def test_a_square_with_one_point_of_mother_russia_left_is_not_clean() -> None:
    plot = {"boss": "mofo", "plot": 1, "boss_done": 4, "completed": 3, "arena": 2, "stage": 5, "russia": 1}
    table = position(hero(at="arena"), hero("hit-girl", "arena"), step="arena", combat=["sprinklers"], **plot)
    assert KICK.ending(table.state) == "lost-waves"


@rule("times-square", "mofo")
def test_the_card_of_a_wave_works_when_it_is_turned_up() -> None:
    plot = {"boss": "mofo", "plot": 1, "boss_done": 4, "completed": 3, "arena": 2, "stage": 3}
    seats = [hero(at="arena"), hero("hit-girl", "arena")]
    fields = {"combat": ["sprinklers"], "combat_deck": ["more-goons", "tear-gas"], "chance": [0] * 99}
    assert position(*seats, step="arena", **fields, **plot).view["arena"]["minions"] == 2 + 2


@rule("times-square", "mofo")
def test_each_wave_has_a_new_combat_card() -> None:
    plot = {"boss": "mofo", "plot": 1, "boss_done": 4, "completed": 3, "arena": 2, "stage": 1}
    seats = [hero(at="arena"), hero("hit-girl", "arena")]
    left = ["strobe-lights", "more-goons", "tear-gas", "sprinklers"]
    table = position(*seats, step="arena", combat=["narrow-corridor"], combat_deck=left, chance=[0] * 99, **plot)
    assert [one["id"] for one in table.view["arena"]["combat"]] == left[:1]


# --- Cards ---


@rule("q30", "famous")
def test_with_no_other_card_in_hand_a_used_one_leaves_the_game() -> None:
    hand = ["first-patrol", "weekend-shift", "mirror-practice", "steady-job", "viral-stunt"]
    seat = hero(at="library", media=8, hand=hand, used=[1, 1, 2, 2, 3], card="viral-stunt", gains=1)
    table = position(seat, OTHER, segment=2).do("next 0", "effect media")
    assert "remove first-patrol" in table.offered() and "remove everyone-can-be-a-hero" not in table.offered()


# --- Items ---


@rule("items", "q31", "hardships")
def test_a_broken_hand_drops_what_needs_both() -> None:
    """It waits in the backpack, also when the hand is well again."""
    seat = hero(happiness=5, items=["fire-axe", "riot-vest"], hardships=["broken-hand", "laziness"])
    table = position(seat, hero("hit-girl"), step="choose")
    for step in (-1, 3):
        heroes.change(table.state, 0, 0, step)
        assert [one["worn"] for one in table.hero()["items"]] == [False, True]


@rule("items", "r6")
def test_what_needs_both_hands_empties_both_and_nothing_else() -> None:
    gear = ["machete", "nightstick", "hockey-mask", "riot-vest", {"item": "fire-axe"}]
    table = position(hero(at="library", card="errand-run", items=gear), OTHER).do("next 0", "equip fire-axe")
    assert [one["worn"] for one in table.hero()["items"]] == [False, False, True, True, True]
    table.do("equip machete")
    assert [one["worn"] for one in table.hero()["items"]] == [True, False, True, True, False]


# --- Events ---


@rule("q36")
def test_of_two_events_in_a_district_a_timer_action_works_on_one() -> None:
    row = [event("e1"), event("rm1"), None]
    table = position(hero(at="wall-street", card="errand-run"), OTHER, row=row, boss="red-mist", plot=1).do("next 0")
    before = [table.event(space)["left"] for space in (1, 2)]
    assert table.offered("work") == ["work 1", "work 2"]
    table.do("work 2")
    assert [table.event(space)["left"] for space in (1, 2)] == [before[0], before[1] - 1]


@rule("q38", "final-plot")
@pytest.mark.parametrize("space", [1, 2, 3])
def test_a_new_boss_event_never_pushes_a_card_off_the_row(space: int) -> None:
    row = [event("e1"), event("e4"), event("e5")]
    row[space - 1] = event("jg1")
    fields = {"boss": "john-genovese", "plot": 1, "boss_deck": ["jg2"], "completed": 3}
    table = position(hero(), hero("hit-girl"), step="choose", row=row, **fields)
    left = [one for one in table.row() if one != "jg1"]
    table.state.row[space - 1].left = 0
    events.COMPLETE_EVENTS.happen(table.state)
    assert table.row() == ["jg2", *left] and table.matured == 0


# --- Sleep (p.21), in its order ---


def sleeping(name: str, chance: list[int] | None = None, **fields: object) -> Table:
    """Return a position in which a hero who has gone viral goes to bed."""
    return position(hero(name, media=7, life=2), hero("kick-ass"), step="sleep-boss", chance=chance, **fields)


@rule("q41", "sleep", "timer-docks")
def test_the_docks_token_leaves_before_viral_bonuses() -> None:
    """A surprise cleans the Docks up: the token, on its third space, has gone already and cannot come back."""
    table = sleeping("hit-girl", minions={"docks": 1}, docks_at=3).do("kill docks")
    assert table.view["docks_at"] == 0


@rule("q41", "sleep", "viral")
def test_dashboards_come_before_events() -> None:
    """When the surprise is asked for, Iron Lola's minion has not come to the Hospital yet."""
    table = sleeping("hit-girl", minions={"hospital": 1, "docks": 1}, row=[event("e7"), None, None])
    assert table.minions() == {"hospital": 1, "docks": 1}
    assert table.do("kill hospital").minions() == {"hospital": 1, "docks": 1}


@rule("q41", "final-plot")
def test_an_event_completed_in_the_night_turns_the_plot_up_the_same_night() -> None:
    row = [event("e2", left=1), None, None]
    table = sleeping("hit-girl", minions={"docks": 2}, row=row, completed=2).do("kill docks")
    while table.ask == "item":
        table.do("give 0")
    assert table.view["boss"]["revealed"]


@rule("q41", "vic-gigante", "boss-walk")
def test_vic_walks_before_all_else() -> None:
    table = sleeping("hit-girl", boss_at="police", gang=3, track=5, minions={"library": 1, "docks": 2}, **VIC)
    assert (table.track, table.offered()) == (6, ["kill docks"])


@rule("r21", "don-genovese", "boss-walk")
def test_don_walks_before_the_docks_token_and_the_viral_bonuses() -> None:
    seat = hero("hit-girl", media=7, card="piano-lesson")
    table = position(seat, segment=2, docks_at=1, boss_at="wall-street", gang=4, **DON)
    table.state.events = []
    table.do("pass")
    assert [event.key for event in table.state.events] == ["night", "walk", "docks-move", "viral"]


@rule("r22", "don-genovese", "viral")
def test_two_inspired_dice_can_kill_a_boss() -> None:
    """Of two hits the armor takes one, and the other his last life."""
    don = {**DON, "boss_life": 1, "boss_at": "wall-street"}
    table = position(hero(media=7), hero("hit-girl"), step="sleep-boss", chance=[HIT, HIT], **don).do("target shop")
    assert KICK.ending(table.state) == "won-don-genovese"


@rule("viral")
def test_a_trap_lures_three_at_most() -> None:
    table = sleeping("big-daddy", minions={"shop": 3, "park": 2}).do("lure shop", "lure shop", "lure park")
    assert table.minions()["docks"] == 3 and table.ask != "lure"


@rule("r4", "viral", "hardships")
def test_a_viral_bonus_comes_before_the_same_heros_hardships() -> None:
    """Ass-Kicker is popular enough tonight, though alcoholism takes it below: everyone has a dollar more."""
    seat = hero("ass-kicker", media=7, happiness=4, hardships=["alcoholism", "burnout"])
    table = position(seat, hero("kick-ass"), step="sleep-heroes")
    assert (table.hero()["media"], table.hero(1)["dollars"]) == (6, 4)


# --- Bosses ---


@rule("q44", "red-mist")
def test_after_he_is_found_boss_events_still_turn_tokens_up() -> None:
    fields = {"boss": "red-mist", "plot": 1, "boss_at": "park", "boss_life": 5, "mist_left": [0, 2, 2, 2]}
    table = position(hero(), hero("hit-girl"), step="choose", mist=dict.fromkeys(DISTRICT_IDS[:6], 1), **fields)
    events.complete(table.state, 11)
    assert settle(table).ask == "token" and len(table.do("reveal police").offered("reveal")) == 5


@rule("q45", "vic-gigante", "fights")
def test_a_gang_too_strong_to_be_fought_stands_aside() -> None:
    """At 15 it neither adds power nor keeps anyone from fighting the others there; but it is there, so no bonus."""
    seat = hero(at="police", card="first-patrol", strength=1, items=[])
    table = position(seat, OTHER, boss_at="police", gang=2, track=15, minions={"police": 1}, chance=[HIT, HIT], **VIC)
    assert table.place("police")["power"] == 1
    table.do("next 0", "fight")
    assert (table.minions(), table.hero()["life"], table.ask) == ({}, 4, "act")


@rule("q45", "vic-gigante", "hits")
@pytest.mark.parametrize(("together", "hits", "power", "left"), [(False, 6, 18, 2), (True, 6, 6, 0), (True, 5, 6, 3)])
def test_the_gang_as_one_has_its_values_once_and_falls_at_once(
    together: bool, hits: int, power: int, left: int
) -> None:
    fight = {"fight_at": "park", "fighters": [1, 0], "hits": hits, "boss_at": "park", "gang": 3, "track": 5, **VIC}
    seats = [hero(at="park", card="first-patrol"), OTHER]
    table = position(*seats, options={"boss": "vic-gigante", "gang_together": together}, **fight)
    assert table.place("park")["power"] == power
    table.state.put(casualties.Aftermath(0))
    table.state.put(casualties.ShareHits(0, all_of_them=False))
    assert settle(table).strike().gang == left


@rule("q45", "vic-gigante", "boss-walk")
def test_vic_walks_on_without_his_gang() -> None:
    table = position(hero(), hero("hit-girl"), step="choose", boss_at="police", minions={"library": 2}, **VIC)
    table.state.villain.on_sleep(table.state)
    assert (table.view["boss"]["at"], table.minions()) == ("library", {})


def gang_fight(hits: int, **fields: object) -> Table:
    """Kick-Ass and so many hits against Don and two of his gang in the Park."""
    frames = [["hits", 0], ["hit", 0]]
    seats = [hero(at="park", card="first-patrol"), OTHER]
    fight = {"fight_at": "park", "fighters": [1, 0], "hits": hits, "frames": frames, "boss_at": "park", "gang": 2}
    return settle(position(*seats, **{**fight, **DON, **fields}))


@rule("q49", "don-genovese", "hits")
def test_hits_that_the_gang_leaves_over_go_to_don() -> None:
    assert (gang_fight(2).strike().gang, gang_fight(2).strike().boss_life) == (0, 8)
    table = gang_fight(5).strike()
    assert (table.gang, table.boss_life) == (0, 8 - (5 - 2 - 1))


@rule("q49", "don-genovese")
def test_the_gang_counts_for_loot() -> None:
    table = gang_fight(1, row=[event("dn4", left=3, tokens={"park": token("loot", dollars=3)}), None, None])
    assert (table.ask, table.event()["tokens"][0]["dollars"]) == ("loot", 2)


@rule("r5", "don-genovese")
def test_a_super_killed_at_loot_is_a_minion_for_it() -> None:
    row = [event("dn4", left=3, tokens={"park": token("loot", dollars=3)}), None, None]
    table = gang_fight(2, gang=0, supers={"park": 1}, row=row)
    assert (table.ask, table.supers()) == ("loot", {})


@rule("r8", "vic-gigante")
def test_a_district_with_a_mini_boss_only_is_empty_for_the_gang() -> None:
    row = [event("jg3"), None, None]
    table = position(hero(), hero("hit-girl"), step="choose", boss_at="police", gang=3, track=9, row=row, **VIC)
    table.state.villain.on_sleep(table.state)
    assert (table.track, table.event()["left"]) == (7, 1)


@rule("q46", "hideaway", "exhaust")
def test_in_the_hideaway_no_round_ends_and_nothing_is_ready_again() -> None:
    """Fight after fight of the ninth round with blanks only, and shields from bystanders: all stays as it was."""
    door = {"boss": "john-genovese", "plot": 1, "completed": 3, "boss_done": 3, "arena": 1, "stage": 1, "round": 9}
    seats = [
        hero(at="arena", items=[{"item": "smartphone", "worn": True, "exhausted": True}], strength=4),
        hero("hit-girl", out=1, at=None),
    ]
    fields = {"supers": [0] * 8 + [1], "combat": ["bystanders-pitch-in", "sprinklers", "tear-gas"]}
    table = position(*seats, step="arena", chance=[BLANK] * 16, **fields, **door).do("done", "done", "done")
    assert (table.ask, table.round, table.minions()) == ("reroll", 9, {})
    assert table.hero()["items"][0]["exhausted"] and table.hero()["life"] == 4


@rule("q22", "damage")
def test_a_group_that_has_all_dropped_suffers_no_more() -> None:
    frames = [["hits", 0], ["rest", 0], ["suffer", 1], ["suffer", 0]]
    seats = [hero(at="park", card="first-patrol", life=0), hero("hit-girl", "park", "grand-entrance", life=0)]
    fight = {"fight_at": "park", "fighters": [1, 1], "damage": 9, "minions": {"park": 1}, "frames": frames}
    table = position(*seats, chance=[STANDS, STANDS], **fight).do("suffer one", "done", "suffer one")
    assert [table.hero(seat)["life"] for seat in range(2)] == [0, 0] and table.ask != "suffer"


@rule("q40", "solo")
def test_alone_the_display_has_two_and_two_cards_every_morning() -> None:
    table = position(hero(), step="refresh-rows")
    colours = [one["colour"] for one in table.view["display"]]
    assert (colours.count("blue"), colours.count("red")) == (2, 2)
