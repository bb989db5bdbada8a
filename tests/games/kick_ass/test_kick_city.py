"""Kick-Ass: setup, minions and districts, in the order of the guide."""

from __future__ import annotations

import pytest

from ludotheque import BadInput, SeededChance
from ludotheque.games.kick_ass.chapters import arrivals, decks, night
from tests.games.kick_ass.conftest import HIT, KICK, Table, event, hero, position

rule = pytest.mark.rule


def new(players: int, seed: int = 1, **options: str) -> Table:
    table = Table(KICK.start(players, options, chance=SeededChance(seed)))
    while table.ask == "pick":
        table.do(table.offered("pick")[0])
    return table


@rule("setup", "aim")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_five_cards_an_item_and_three_dollars(players: int) -> None:
    view = new(players).view
    assert [(len(one["hand"]), len(one["items"]), one["dollars"]) for one in view["heroes"]] == [(5, 1, 3)] * players
    assert (len(view["display"]), len(view["shop"]), view["events_left"]) == (6, 4, 5)


@rule("setup")
@pytest.mark.parametrize("players", [0, 5])
def test_other_numbers_of_heroes_are_refused(players: int) -> None:
    with pytest.raises(BadInput, match="1 to 4"):
        KICK.start(players, chance=SeededChance(1))


@rule("setup")
def test_nobody_plays_the_same_hero() -> None:
    table = Table(KICK.start(2, chance=SeededChance(1))).do("pick big-daddy")
    assert "pick big-daddy" not in table.offered("pick") and "pick random" in table.offered("pick")


@rule("setup")
def test_a_hero_begins_with_what_was_shown_when_it_was_chosen() -> None:
    for shown in Table(KICK.start(2, chance=SeededChance(1))).view["offer_heroes"]:
        table = Table(KICK.start(2, chance=SeededChance(1))).do(f"pick {shown['hero']}")
        begun = table.hero()
        assert {key: value for key, value in shown.items() if key != "item"} == {
            key: begun[key] for key in shown if key != "item"
        }
        assert [one["item"] for one in begun["items"]] == [shown["item"]]
        assert shown["hero"] not in [one["hero"] for one in table.view["offer_heroes"]]
    assert table.do("pick random").view["offer_heroes"] == []


@rule("setup")
def test_a_random_boss_is_known_when_his_plot_is_turned_up() -> None:
    assert new(2, boss="random").view["boss"]["id"] is None
    table = position(hero(), step="sleep-plot", completed=3, options={"boss": "random"})
    assert table.view["boss"]["id"] is not None and table.view["boss"]["revealed"]


@rule("solo", "q40", "refresh")
def test_a_hero_alone_has_six_dollars_a_new_card_and_an_item_of_four() -> None:
    table = Table(KICK.start(1, chance=SeededChance(3))).do("pick kick-ass")
    assert len(table.offered("take")) >= 2 and table.hero()["dollars"] == 6
    table.do(table.offered("take")[0])
    assert len(table.hero()["hand"]) == 6 and table.ask == "remove"
    table.do("remove first-patrol")
    table.do(table.offered("keep")[0])
    assert (len(table.hero()["hand"]), len(table.hero()["items"]), sum(table.thrown)) == (5, 2, 3)
    assert len(table.view["display"]) == 4


@rule("spawn", "q3", "overflow")
def test_the_spawn_of_the_example() -> None:
    """p.12: Incoming on a 4 whose next space is a 4 too; Shop, Hospital, Library; one space left in the Shop."""
    full = {"shop": 2, "hospital": 1}
    table = position(hero(), hero("hit-girl"), step="place-spawn", spawn_card="corner-deals", incoming=5, minions=full)
    assert table.minions() == {"shop": 3, "hospital": 2, "library": 1, "park": 1}


@rule("spawn")
def test_a_spawn_card_moves_the_marker_first() -> None:
    table = position(hero(), hero("hit-girl"), step="draw-spawn", chance=[0], incoming=3)
    assert (table.incoming, sum(table.minions().values())) == (4, 4)


@rule("q7")
def test_the_marker_stops_at_the_ends() -> None:
    table = position(hero(), step="choose")
    arrivals.move_incoming(table.state, -2)
    assert table.incoming == 0
    arrivals.move_incoming(table.state, 30)
    assert table.incoming == 9


@rule("q1", "overflow")
def test_every_arrow_leads_to_city_hall() -> None:
    table = position(hero(), step="choose")
    for place in table.view["districts"]:
        steps, here = 0, place
        while here["path"]:
            here, steps = table.place(here["path"]), steps + 1
        assert here["id"] == "city-hall" and steps < 8


@rule("q1", "overflow")
def test_a_minion_walks_on_past_full_districts() -> None:
    full = {"hospital": 3}
    table = position(hero(), step="choose", minions=full, supers={"wall-street": 3})
    arrivals.place_minion(table.state, 5)
    assert table.minions() == {"hospital": 3, "city-hall": 1}


@rule("city-hall-falls", "end")
def test_a_minion_for_a_full_city_hall_is_the_end() -> None:
    table = position(hero(), step="choose", minions={"city-hall": 4})
    arrivals.place_minion(table.state, 7)
    assert (table.is_terminal(), KICK.ending(table.state)) == (True, "lost-city-hall")


@rule("q2", "supers")
def test_a_super_takes_a_minions_place_in_city_hall() -> None:
    table = position(hero(), step="choose", minions={"city-hall": 4})
    arrivals.place_super(table.state, 7)
    assert (table.is_terminal(), table.supers(), table.minions()) == (False, {"city-hall": 1}, {"city-hall": 3})


@rule("q2", "supers")
def test_a_super_for_a_city_hall_full_of_supers_is_the_end() -> None:
    table = position(hero(), step="choose", supers={"city-hall": 4})
    arrivals.place_super(table.state, 7)
    assert KICK.ending(table.state) == "lost-city-hall"


@rule("supers")
def test_a_super_walks_on_past_supers() -> None:
    table = position(hero(), step="choose", supers={"shop": 3}, minions={"park": 4})
    arrivals.place_super(table.state, 3)
    assert (table.supers(), table.minions()) == ({"shop": 3, "park": 1}, {"park": 3})


@rule("protection", "q4", "q5")
def test_a_protection_token_stops_a_minion_even_beside_empty_spaces() -> None:
    table = position(hero(), step="choose", tokens={"shop": 1})
    arrivals.place_minion(table.state, 3)
    assert (table.minions(), table.place("shop")["protection"], table.killed) == ({}, 0, 1)


@rule("q4")
def test_minions_and_a_token_do_not_make_a_district_taken() -> None:
    table = position(hero(), step="choose", minions={"shop": 2}, tokens={"shop": 1})
    assert not table.place("shop")["taken"]


@rule("protection", "q4")
def test_a_super_removes_the_token_even_beside_empty_spaces_and_comes_all_the_same() -> None:
    table = position(hero(), step="choose", tokens={"shop": 1})
    arrivals.place_super(table.state, 3)
    assert (table.supers(), table.place("shop")["protection"]) == ({"shop": 1}, 0)


@rule("q5")
def test_a_minion_replaced_by_a_super_is_no_kill() -> None:
    table = position(hero(), step="choose", minions={"shop": 3}, row=[event("e2"), None, None])
    before = table.event()["left"]
    arrivals.place_super(table.state, 3)
    assert table.event()["left"] == before


@rule("q6")
def test_miniatures_do_not_run_out() -> None:
    full = {"police": 3, "park": 4, "wall-street": 3, "shop": 3, "library": 3, "hospital": 3, "docks": 4}
    table = position(hero(), step="choose", minions={**full, "city-hall": 3})
    arrivals.place_minion(table.state, 6)
    assert sum(table.minions().values()) == 27


@rule("q8")
def test_minions_of_events_arrive_like_others() -> None:
    table = position(hero(), step="reveal", chance=[1, 19], tokens={"docks": 1})
    assert table.place("docks")["minions"] == 1 and table.place("docks")["protection"] == 0


@rule("q42")
def test_used_up_spawn_cards_are_shuffled_anew() -> None:
    table = position(hero(), step="draw-spawn", spawn_deck=[], chance=[0])
    assert table.view["spawn"]["id"] == "corner-deals" and table.view["spawns_left"] == 19


@rule("q42")
def test_used_up_items_are_shuffled_anew() -> None:
    table = position(hero(), step="choose", chance=[9])
    for item in range(24):
        table.state.thrown[item], table.state.stock[item] = table.state.stock[item], 0
    assert decks.draw_item(table.state) >= 7 and sum(table.stock) == 47 and not sum(table.thrown)


SPECIALS = [
    ("protection-racket", "dollars", [2, 2]),
    ("bad-headlines", "media", [2, 1]),
    ("rough-night", "happiness", [5, 4]),
    ("emergency-room", "life", [3, 3]),
]


@rule("spawn")
@pytest.mark.parametrize(("card", "stat", "after"), SPECIALS)
def test_special_effects_of_spawn_cards(card: str, stat: str, after: list[int]) -> None:
    """The emergency room hurts heroes in its districts only: Kick-Ass stands in the Hospital, Hit-Girl on the Docks."""
    table = position(hero(at="hospital"), hero("hit-girl", "docks"), step="draw-spawn", spawn_deck=[card], chance=[0])
    assert [table.hero(seat)[stat] for seat in range(2)] == after


@rule("spawn", "supers")
def test_hired_muscle_comes_as_a_super_first() -> None:
    table = position(hero(), hero("hit-girl"), step="draw-spawn", spawn_deck=["muscle-for-hire"], chance=[0])
    assert (table.supers(), table.minions()) == ({"docks": 1}, {"park": 1, "wall-street": 1})


@rule("spawn")
def test_a_lockdown_removes_protection_of_its_districts() -> None:
    given = {"library": 1, "docks": 1}
    table = position(hero(), step="draw-spawn", spawn_deck=["library-lockdown"], tokens=given, chance=[0], incoming=0)
    assert table.place("docks")["protection"] == 1 and table.place("library")["protection"] == 0


# --- Timers and clean-up ---


def errand(at: str, **fields: object) -> Table:
    """Kick-Ass alone, with a card of a timer action and nothing else to do."""
    seat = {
        key: fields.pop(key) for key in list(fields) if key in ("dollars", "life", "happiness", "media", "strength")
    }
    return position(hero(at=at, card="steady-job", **seat), **fields)


@rule("timer-police", "q12", "timers")
def test_the_police_take_the_minions_of_a_district_for_three_dollars() -> None:
    table = errand("police", dollars=3, minions={"park": 4}, supers={"shop": 1}).do("timer", "clean park")
    assert (table.minions(), table.hero()["dollars"], table.hero()["happiness"]) == ({}, 0, 7)


@rule("q12", "clean-up")
def test_no_bonus_while_a_super_is_left() -> None:
    table = errand("police", minions={"park": 2}, supers={"park": 1}).do("timer", "clean park")
    assert (table.supers(), table.hero()["happiness"]) == ({"park": 1}, 6)


@rule("clean-up", "q11")
def test_clean_up_of_the_police_chains_and_belongs_to_who_called() -> None:
    table = errand("police", minions={"police": 2, "city-hall": 1}).do("timer", "clean police", "kill city-hall")
    assert (table.minions(), table.hero()["media"]) == ({}, 4)


@rule("clean-up", "r11")
def test_the_police_need_not_take_another_minion() -> None:
    table = errand("police", minions={"police": 2, "city-hall": 1}).do("timer", "clean police")
    assert table.offered() == ["kill city-hall", "done"]
    assert (table.do("done").minions(), table.hero()["media"], table.ask) == ({"city-hall": 1}, 3, "act")


@rule("timer-park")
def test_the_park_makes_happy_or_strong() -> None:
    table = errand("park").do("timer")
    assert table.offered() == ["gain happiness", "gain strength"]
    assert table.do("gain strength").hero()["strength"] == 2


@rule("timer-wall-street")
def test_wall_street_pays_three_dollars_for_a_happiness() -> None:
    one = errand("wall-street").do("timer").hero()
    assert (one["happiness"], one["dollars"]) == (5, 9)


SHOP = {"shop": ["machete", "ski-mask", "skateboard", "energy-drink"]}


@rule("timer-shop", "social", "q19")
def test_a_known_hero_pays_a_dollar_less_for_all_it_buys() -> None:
    table = errand("shop", dollars=4, media=4, **SHOP).do("timer", "buy ski-mask", "buy skateboard")
    assert (table.hero()["dollars"], [one["item"]["id"] for one in table.hero()["items"]][1:]) == (
        0,
        ["ski-mask", "skateboard"],
    )


@rule("timer-shop")
def test_nothing_is_sold_that_cannot_be_paid() -> None:
    table = errand("shop", dollars=2, **SHOP).do("timer")
    assert table.offered() == ["buy ski-mask", "buy energy-drink", "done"]


@rule("timer-library", "protection")
def test_the_library_gives_two_protection_tokens() -> None:
    table = errand("library").do("timer", "protect city-hall", "protect city-hall")
    assert (table.place("city-hall")["protection"], table.view["protections_left"]) == (2, 6)


@rule("timer-hospital", "q28")
def test_the_hospital_heals_two_up_to_the_maximum() -> None:
    assert errand("hospital", life=3).do("timer").hero()["life"] == 4


@rule("timer-docks")
def test_the_docks_token_goes_on_each_night_and_leaves_after_the_third_space() -> None:
    table = errand("docks").do("timer", "docks shield")
    assert (table.view["docks"], table.view["docks_at"]) == ("shield", 1)
    for after in (2, 3, 0):
        night.move_docks(table.state)
        assert table.view["docks_at"] == after


@rule("timer-city-hall", "q20", "acquire")
def test_city_hall_gives_an_open_card_and_its_place_stays_empty() -> None:
    shown = ["gym-rat", "jog-in-the-park", None, None, "cold-focus", None]
    table = errand("city-hall", display=shown).do("timer", "take cold-focus")
    assert table.ask == "remove" and "remove steady-job" in table.offered()
    table.do("remove first-patrol")
    assert "cold-focus" in [one["card"]["id"] for one in table.hero()["hand"]]
    assert [one["id"] for one in table.view["display"]] == ["gym-rat", "jog-in-the-park"]


@rule("timer-city-hall", "q18b")
def test_city_hall_gives_back_a_card_of_another_segment_only() -> None:
    hand = ["first-patrol", "weekend-shift", "mirror-practice", "steady-job", "stand-your-ground"]
    seat = hero(at="city-hall", card="steady-job", hand=hand, used=[1, 0, 0, 2, 0], timers=1)
    table = position(seat, segment=1).do("timer")
    assert table.offered() == ["recall first-patrol"]
    assert table.do("recall first-patrol").hero()["hand"][0]["used"] == 0


@rule("timer-city-hall")
def test_city_hall_is_not_used_where_it_has_nothing_to_give() -> None:
    hand = ["first-patrol", "weekend-shift", "mirror-practice", "steady-job", "stand-your-ground"]
    table = position(hero(at="city-hall", card="steady-job", hand=hand))
    assert "timer" not in table.offered()
    assert table.why("timer") == "no-effect"


@rule("acquire")
def test_of_two_cards_alike_the_used_one_leaves_the_game() -> None:
    """p.21: used cards count and may go, even the one being resolved; the other one can still be played today."""
    hand = ["first-patrol", "weekend-shift", "mirror-practice", "steady-job", "steady-job"]
    seat = hero(at="city-hall", card="steady-job", hand=hand)
    table = position(seat, display=["cold-focus"]).do("timer", "take cold-focus", "remove steady-job")
    assert {one["card"]["id"]: one["used"] for one in table.hero()["hand"]}["steady-job"] == 0


BONUSES = [
    ("park", "happiness", 7),
    ("wall-street", "dollars", 7),
    ("hospital", "life", 4),
    ("city-hall", "media", 4),
]


def beat(at: str, **fields: object) -> Table:
    """Kick-Ass beats the only minion of a district: three red dice, two blue."""
    seat = hero(at=at, card="cold-focus", life=3)
    return position(seat, minions={at: 1}, chance=[HIT] * 8 + [0] * 9, **fields).do("fight")


@rule("clean-up", "q9")
@pytest.mark.parametrize(("at", "stat", "after"), BONUSES)
def test_clean_up_bonuses(at: str, stat: str, after: int) -> None:
    assert beat(at).hero()[stat] == after


@rule("clean-up")
def test_clean_up_of_the_library_is_a_protection_token() -> None:
    assert beat("library").do("protect docks").place("docks")["protection"] == 1


@rule("clean-up")
def test_clean_up_of_the_docks_moves_the_token_back() -> None:
    assert beat("docks", docks_at=3).view["docks_at"] == 2


@rule("shop-track")
def test_the_free_item_is_seen_before_it_is_given() -> None:
    """p.16: it is drawn, then any hero can be given it."""
    seats = [hero(at="shop", card="cold-focus", life=3), hero("hit-girl", "docks", "piano-lesson")]
    table = position(*seats, minions={"shop": 1}, shop_track=2, chance=[HIT] * 5 + [0]).do("next 0", "fight")
    assert (table.ask, [one["id"] for one in table.view["offer_items"]]) == ("item", ["motorbike-helmet"])
    table.do("give 1")
    assert [one["item"]["id"] for one in table.hero(1)["items"]] == ["folding-katana", "motorbike-helmet"]


@rule("shop-track", "q19")
def test_the_third_shop_token_is_a_free_item() -> None:
    table = beat("shop", shop_track=2)
    assert (table.view["shop_track"], len(table.hero()["items"]), table.hero()["dollars"]) == (0, 2, 6)


@rule("q9")
def test_a_district_without_enemies_is_not_cleaned_up() -> None:
    table = errand("police", minions={"park": 1}, row=[event("e9"), None, None])
    assert "clean shop" not in table.do("timer").offered()


@rule("timers")
def test_a_taken_district_has_no_timer() -> None:
    table = errand("park", supers={"park": 4})
    assert table.offered("timer") == [] and table.why("timer") == "taken"


@rule("blocked", "q13")
def test_an_event_blocks_its_districts_timer_but_not_work_on_events() -> None:
    table = errand("wall-street", row=[event("e10"), event("e1"), None], supers={"wall-street": 3})
    assert table.offered("timer") == [] and table.offered("work") == ["work 2"]
    assert errand("wall-street", row=[event("e10"), None, None]).why("timer") == "blocked"
