"""Kick-Ass: events, sleep, refresh and the Final Plot, in the order of the guide."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque import BadPosition, SeededChance
from ludotheque.games.kick_ass.chapters import (
    activation,
    cleaning,
    districts,
    events,
    night,
)
from ludotheque.games.kick_ass.chapters.viral import GoViral
from ludotheque.games.kick_ass.components import load
from ludotheque.games.kick_ass.verbs import ACTIONS
from tests.games.kick_ass.conftest import (
    BOLT,
    FAINT,
    HIT,
    KICK,
    STANDS,
    Table,
    event,
    hero,
    position,
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


DON = {"boss": "don-genovese", "plot": 1, "boss_at": "docks", "boss_life": 8}
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


@pytest.mark.parametrize(
    ("boss", "name", "count"), [({"boss": "red-mist", "plot": 1}, "mist_left", 4), (DON, "don_left", 12)]
)
def test_tokens_that_have_all_been_turned_up_stay_so_in_a_position(boss: Any, name: str, count: int) -> None:
    data = KICK.to_json(position(hero(), OTHER, step="choose", **boss, **{name: [0] * count}).state)
    assert not any(getattr(KICK.from_json(data, SeededChance(1)).villain, name))


def test_every_hardship_and_card_is_shown_with_its_provenance() -> None:
    parts = load("")
    assert all(face.provenance for face in parts.faces.values())
    assert activation.card_works(position(hero(card="gym-rat"), OTHER).state, 0)
    assert STANDS != FAINT
