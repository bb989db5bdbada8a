"""Kick-Ass: the five bosses, in the order of the guide."""

from __future__ import annotations

import pytest

from ludotheque.games.kick_ass import tokens
from ludotheque.games.kick_ass.bosses import don_genovese
from ludotheque.games.kick_ass.bots.win_chance import Sign
from ludotheque.games.kick_ass.bots.win_chance_tables import EARLY, LATE
from ludotheque.games.kick_ass.cards import BOSSES
from ludotheque.games.kick_ass.chapters import (
    arena,
    cleaning,
    events,
    faint,
    fights,
    figures,
    objectives,
)
from ludotheque.games.kick_ass.names import FIGURE_IDS
from ludotheque.games.kick_ass.options import BOSS_NAMES
from ludotheque.games.kick_ass.rules import VILLAINS
from ludotheque.games.kick_ass.state import Arena, Gang
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


# --- Red Mist ---


@rule("red-mist", "q43", "q44")
def test_two_tokens_work_even_if_the_first_is_his_hideout() -> None:
    """Eight tokens: the hideout, two that take, two that give, three of nothing."""
    table = position(
        hero(),
        hero("hit-girl", "docks"),
        step="choose",
        row=[None, None, None],
        boss="red-mist",
        plot=1,
        boss_deck=["rm1"],
        mist=dict.fromkeys(["docks", "shop", "park"], 1),
        chance=[0, 0, 0],
    )
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
    assert (table.state.villain.gang.value(table.state), table.place("police")["power"]) == (value, 3 * value)


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
        table.state.villain.arena.next_location(table.state)
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


@rule("final-plot")
def test_every_boss_brings_pieces_of_his_own_to_each_position() -> None:
    for boss in VILLAINS:
        one, other = boss.copy(), boss.copy()
        assert one is not other and type(one) is type(boss)
        for piece in ("gang", "arena"):
            mine, theirs = getattr(one, piece), getattr(other, piece)
            assert (mine is theirs) == (type(mine) in (Gang, Arena)), f"{boss.id}: {piece}"
