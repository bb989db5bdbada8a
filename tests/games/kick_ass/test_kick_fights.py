"""Kick-Ass: cards, fights, fainting, dashboards and items, in the order of the guide."""

from __future__ import annotations

import pytest

from ludotheque.games.kick_ass.chapters import faint, heroes, items, night
from tests.games.kick_ass.conftest import BLANK, BOLT, FAINT, HIT, KICK, STANDS, Table, event, hero, position

rule = pytest.mark.rule
POLE = ["gravity-pole", "motorbike-helmet"]


# --- The worked examples ---


@rule("fights", "dice", "lightning", "damage", "hits", "move")
def test_the_fight_of_doctor_gravity() -> None:
    """p.18-19: from the Police to two minions in the Library; pole and helmet make two red dice and two blue."""
    script = [BOLT, BLANK, HIT, BLANK, *[0] * 9]
    seat = hero("doctor-gravity", "police", "heavy-duty", items=POLE)
    table = position(seat, hero("hit-girl", card="piano-lesson"), minions={"library": 2}, chance=script)
    assert (table.hero()["pool"]["red"], table.hero()["pool"]["blue"]) == (2, 2)
    table.do("next 0", "move library", "fight")
    assert (table.minions(), table.hero()["life"], table.hero()["happiness"]) == ({"library": 1}, 3, 7)
    assert table.do("pass").hero()["happiness"] == 6


@rule("boss-damage", "q23", "q51", "gang-up", "damage")
def test_armor_takes_six_of_eight_hits_and_one_hero_all_damage() -> None:
    """p.19-20: four shields leave two damage, all for Doctor Gravity; eight hits less six armor leave life 4."""
    table = arena(damage=2, hits=8, life=(1, 3)).do("done", "suffer all")
    assert ([table.hero(seat)["life"] for seat in range(2)], table.russia) == ([1, 1], 4)


def arena(damage: int, hits: int, life: tuple[int, int], chance: list[int] | None = None) -> Table:
    """Hit-Girl and Doctor Gravity in the fifth wave against Mother Russia; Kick-Ass is out; dice lie on the table."""
    seats = [
        hero("hit-girl", "arena", life=life[0]),
        hero("doctor-gravity", "arena", life=life[1]),
        hero("kick-ass", out=1, at=None),
    ]
    frames = [["hits", 0], ["hit", 0], ["rest", 0], ["suffer", 1], ["suffer", 0]]
    fields = {"damage": damage, "hits": hits, "fight_at": "arena", "fighters": [1, 1, 0], "combat": ["sprinklers"]}
    plot = {"boss": "mofo", "plot": 1, "boss_done": 4, "arena": 2, "stage": 5, "russia": 6, "completed": 3}
    return position(*seats, step="arena", frames=frames, chance=chance or [STANDS] * 9, **fields, **plot)


@rule("q22", "faint", "q47")
def test_one_hero_may_take_more_damage_than_it_has_life_and_is_out_in_an_arena() -> None:
    """p.20: three damage for Hit-Girl who has one life; six hits do nothing against armor 6."""
    table = arena(damage=3, hits=6, life=(1, 1), chance=[FAINT]).do("suffer all")
    assert (table.heroes[0].out, table.russia) == (1, 6)


@rule("faint", "q29", "hardships", "q18", "q32", "event-phase")
def test_the_faint_of_hit_girl_on_the_map() -> None:
    """p.20-21: she wakes up in the Hospital with full life; happiness falls to the next hardship; events slide."""
    row = [event("e4", left=2, at={"docks": 1}, carried=[1, 0, 0, 0]), None, None]
    weak = {"life": 1, "happiness": 5, "strength": 1, "items": [], "hardships": ["laziness", "burnout"]}
    seat = hero("hit-girl", "park", "double-trouble", **weak)
    other = hero("doctor-gravity", card="lab-assistant")
    table = position(seat, other, minions={"park": 4}, row=row, chance=[BLANK] * 2 + [FAINT]).do("next 0", "fight")
    one = table.hero()
    assert (one["at"], one["life"], one["happiness"], one["played"]["status"]) == ("hospital", 3, 4, "done")
    assert one["hardships"][0] == {"at": 4, "up": True, "card": one["hardships"][0]["card"]}
    assert table.row() == [None, "e4", None] and table.event(2)["at"] == {"docks": 2}


@rule("faint")
def test_a_blank_faint_die_leaves_a_hero_at_0() -> None:
    seat = hero("hit-girl", "park", "grand-entrance", life=1, strength=1, items=[])
    row = [event("e1"), None, None]
    other = hero("doctor-gravity", card="lab-assistant")
    table = position(seat, other, minions={"park": 4}, row=row, chance=[BLANK] * 2 + [STANDS]).do("next 0", "fight")
    assert (table.hero()["life"], table.hero()["at"], table.row()) == (0, "park", ["e1", None, None])


@rule("faint")
def test_at_life_0_nobody_rolls() -> None:
    seat = hero("hit-girl", "park", "grand-entrance", life=1, strength=1, items=[])
    table = position(seat, hero("doctor-gravity", card="lab-assistant"), minions={"park": 1}, chance=[BLANK] * 2)
    assert table.do("next 0", "fight").hero()["life"] == 0


@rule("q27")
def test_two_who_drop_roll_in_the_order_of_seats_and_both_slide_the_events() -> None:
    frames = [["hits", 1], ["rest", 1], ["suffer", 0], ["suffer", 1]]
    seats = [
        hero("hit-girl", "park", "brunch", life=0),
        hero("kick-ass", "park", "meme-night", life=0),
        hero("big-daddy"),
    ]
    fight = {"fight_at": "park", "fighters": [1, 1, 0], "damage": 2, "minions": {"park": 1}, "frames": frames}
    table = position(*seats, row=[event("e1"), None, None], chance=[FAINT, FAINT, *[0] * 9], **fight)
    table.do("suffer one", "done", "suffer one")
    assert table.row() == [None, None, "e1"] and table.faints == 2


@rule("q26")
def test_life_lost_outside_of_a_fight_rolls_at_once() -> None:
    seats = [hero("kick-ass", "hospital", life=0), hero("hit-girl", "docks")]
    table = position(*seats, step="draw-spawn", spawn_deck=["emergency-room"], chance=[0, FAINT])
    assert (table.hero()["life"], table.hero()["happiness"]) == (4, 4)


# --- Fights ---


def duel(card: str, chance: list[int], minions: int = 1, **fields: object) -> Table:
    """Kick-Ass in the Park with a card, before he fights: one red die, one blue, and twin batons."""
    keys = ("items", "strength", "happiness", "life", "media", "hardships")
    seat = {key: fields.pop(key) for key in keys if key in fields}
    other = hero("hit-girl", "docks", "piano-lesson")
    fields.setdefault("minions", {"park": minions})
    return position(hero(at="park", card=card, **seat), other, chance=chance, **fields).do("next 0")


@rule("fights")
def test_power_is_added_up_over_all_enemies() -> None:
    row = [event("e3"), None, None]
    table = duel("cold-focus", [], minions=2, supers={"park": 1}, row=row)
    assert table.place("park")["power"] == 2 + 2 + 3


@rule("hits")
def test_a_super_needs_two_hits() -> None:
    table = duel("cold-focus", [HIT, BLANK, BLANK, HIT, HIT], minions=0, supers={"park": 1}).do("fight")
    assert table.supers() == {"park": 1}
    table = duel("cold-focus", [HIT, HIT, BLANK, HIT, HIT], minions=0, supers={"park": 1}).do("fight")
    assert table.supers() == {}


@rule("hits", "q22")
def test_a_mini_boss_falls_to_enough_hits_at_once_or_heals() -> None:
    row = [event("e10"), None, None]
    seat = hero(at="wall-street", card="back-alley-brawl", life=4, items=["machete", "leather-jacket"], strength=2)
    other = hero("hit-girl", "docks", "piano-lesson")
    few, enough = [HIT, HIT, HIT, *[BLANK] * 3], [HIT] * 4 + [BLANK] * 2
    assert position(seat, other, row=row, chance=few + [HIT] * 9).do("next 0", "fight").event() is not None
    table = position(seat, other, row=row, chance=enough + [HIT] * 9).do("next 0", "fight")
    assert table.event() is None and table.hero()["dollars"] == 3 + 2 + 1


@rule("hits")
def test_hits_go_where_the_hero_wants() -> None:
    table = duel("cold-focus", [HIT, HIT, BLANK, HIT, HIT], minions=2, supers={"park": 1}).do("fight")
    assert table.offered() == ["hit minion", "hit super"]
    assert table.do("hit super").supers() == {}


def struck(hits: int, minions: int = 0, supers: int = 0, **fields: object) -> Table:
    """Kick-Ass with so many hits to share out in the Park."""
    frames = [["hits", 0], ["hit", 0]]
    fight = {"fight_at": "park", "fighters": [1, 0], "hits": hits, "frames": frames}
    there = {"minions": {"park": minions}, "supers": {"park": supers}}
    seats = [hero(at="park", card="first-patrol"), hero("hit-girl", "docks", "piano-lesson")]
    return position(*seats, **{**fight, **there, **fields})


@rule("hits", "r12")
def test_hits_may_all_go_to_one_so_that_others_live() -> None:
    table = struck(3, minions=3)
    assert table.offered() == ["hit minion"]
    table.do("hit minion")
    assert table.offered() == ["hit minion", "hit all", "done"]
    assert (table.do("done").minions(), table.hero()["happiness"], table.ask) == ({"park": 2}, 6, "next")


@rule("hits", "r12")
@pytest.mark.parametrize(
    ("hits", "minions", "supers", "words"),
    [
        (3, 3, 0, "hit minion, hit all, done"),
        (2, 4, 0, "hit minion, hit all, done"),
        (3, 1, 0, "hit minion, done"),
        (4, 2, 1, "hit minion, hit super, hit all, done"),
        (3, 2, 1, "hit minion, hit super, done"),
        (3, 0, 2, "hit super, done"),
    ],
)
def test_all_can_be_said_at_once_where_it_is_clear_who_falls(hits: int, minions: int, supers: int, words: str) -> None:
    """One has died already. One kind of which more than one falls, or enough hits for everyone."""
    table = struck(hits, minions, supers, slain=1)
    assert ", ".join(table.offered()) == words
    if "hit all" in table.offered():
        left = {"park": minions - hits} if hits < minions else {}
        assert (table.do("hit all").minions(), table.supers(), table.ask) == (left, {}, "next")


@rule("hits", "r12", "don-genovese")
def test_the_last_of_a_gang_leaves_the_rest_to_its_boss() -> None:
    don = {"boss": "don-genovese", "plot": 1, "boss_at": "park", "boss_power": 4, "boss_armor": 1, "boss_life": 9}
    table = struck(6, slain=1, gang=2, **don).do("hit all")
    assert (table.gang, table.boss_life, table.fight.hits) == (0, 6, 0)


MIST = {"boss": "red-mist", "plot": 1, "boss_at": "park", "boss_power": 4, "boss_armor": 2, "boss_life": 9}


@rule("hits", "r12")
@pytest.mark.parametrize(
    ("hits", "minions", "supers", "more", "spared"),
    [
        (1, 1, 0, {}, False),
        (1, 1, 1, {}, True),
        (2, 1, 1, {}, False),
        (2, 0, 2, {}, True),
        (3, 0, 2, {}, False),
        (4, 2, 0, {"row": [event("e3"), None, None]}, True),
        (5, 2, 0, {"row": [event("e3"), None, None]}, False),
        (2, 1, 0, MIST, True),
        (3, 1, 0, MIST, False),
        (3, 1, 0, {**MIST, "pierced": ["boss"]}, False),
    ],
)
def test_nobody_need_die_if_others_bear_the_hits(
    hits: int, minions: int, supers: int, more: dict[str, object], spared: bool
) -> None:
    """A super bears one hit, Big B. four of his five, Red Mist's armor two until they have gone through it."""
    assert ("done" in struck(hits, minions, supers, **more).offered()) == spared


@rule("q16")
def test_two_fight_actions_are_two_fights() -> None:
    table = duel("double-trouble", [BLANK, BLANK, HIT, HIT], minions=1).do("fight")
    assert table.offered("fight") == ["fight"]


@rule("gang-up", "q14", "resolve")
def test_heroes_pause_join_and_add_up() -> None:
    """Kick-Ass waits in the Park; Hit-Girl comes and starts the fight; their hits and shields count together."""
    seats = [
        hero(at="park", card="first-patrol"),
        hero("hit-girl", "police", "grand-entrance", strength=1, items=[]),
    ]
    dice = [HIT, BLANK, HIT, BLANK, HIT, HIT]
    table = position(*seats, minions={"park": 4}, chance=dice).do("next 0", "pause", "move park", "fight")
    assert table.ask == "join" and table.current_player() == 0
    table.do("join")
    assert (table.ask, table.fight.damage, table.minions()) == ("suffer", 2, {"park": 4})
    assert table.do("suffer one", "done", "suffer one", "hit minion").minions() == {"park": 2}


@rule("gang-up")
def test_who_declines_keeps_the_fight() -> None:
    seats = [hero(at="park", card="first-patrol"), hero("hit-girl", "park", "grand-entrance")]
    table = position(*seats, minions={"park": 1}, chance=[BLANK] * 20).do("next 1", "fight", "decline")
    assert table.hero()["played"]["fights"] == 1


@rule("clean-up", "q11")
def test_of_several_one_takes_the_bonus() -> None:
    seats = [hero(at="park", card="first-patrol"), hero("hit-girl", "park", "grand-entrance", strength=1)]
    table = position(*seats, minions={"park": 1}, chance=[HIT] * 20).do("next 1", "fight", "join")
    assert table.offered() == ["give 0", "give 1"]
    assert table.do("give 0").hero()["happiness"] == 7


@rule("timer-docks", "gang-up")
@pytest.mark.parametrize(("side", "hits", "damage"), [(0, 1, 1), (1, 0, 0)])
def test_the_docks_token_helps_a_fight_once(side: int, hits: int, damage: int) -> None:
    table = duel("cold-focus", [BLANK] * 5, docks_at=1, docks_side=side).do("fight")
    assert (table.killed, 4 - table.hero()["life"]) == (hits, damage)


@rule("q21")
def test_a_reroll_is_used_once_and_its_face_counts() -> None:
    dice = [BLANK, BLANK, BLANK, HIT, HIT]
    table = duel("cold-focus", [*dice, HIT], items=["twin-batons", "night-vision-goggles"]).do("fight")
    assert table.offered("reroll") == ["reroll red-blank", "reroll blue-hit"]
    assert table.do("reroll red-blank").killed == 1


@rule("q25", "lightning")
def test_what_lightning_gives_comes_before_the_damage_and_once_for_each() -> None:
    table = duel("cold-focus", [BOLT, BOLT, BLANK, BOLT, HIT], items=["twin-batons", "ski-mask"], media=3).do("fight")
    assert table.hero()["media"] == 3 + 3


@rule("lightning")
@pytest.mark.parametrize(("item", "kills"), [("fire-axe", 2), ("spiked-coat", 1)])
def test_coloured_lightning_counts_its_colour_only(item: str, kills: int) -> None:
    """The axe waits for red lightning, the coat for blue: here only a red die shows it."""
    table = duel("first-patrol", [BOLT, *[BLANK] * 8], minions=3, items=[item]).do("fight")
    assert table.strike().killed == kills


@rule("q24")
def test_there_are_always_enough_dice() -> None:
    gear = ["sledgehammer", "riot-vest", "hockey-mask"]
    table = duel("all-out-assault", [BLANK] * 20, items=gear, strength=6, life=4, minions=4).do("fight")
    assert sum(table.dice[:3]) == 7


@rule("q15")
def test_printed_losses_happen_even_if_the_fight_is_left_out() -> None:
    table = duel("first-patrol", [], minions=0)
    assert table.offered("fight") == [] and table.do("pass").hero()["happiness"] == 5


# --- Cards ---


@rule("choose", "face-down", "q18b")
def test_face_down_any_card_is_one_step_and_one_timer_action() -> None:
    table = position(hero(at="park"), hero("hit-girl"), step="choose").do("commit first-patrol down")
    played = table.hero()["played"]
    assert (played["movement"], played["timers"], played["fights"], played["effects"]) == (1, 1, 0, [])


@rule("choose", "face-down")
def test_all_may_know_a_card_that_lies_face_down_since_hands_are_open() -> None:
    hand = ["first-patrol", "weekend-shift", "mirror-practice", "steady-job", "stand-your-ground"]
    table = position(hero(hand=hand), hero("hit-girl"), step="choose")
    for eyes in (None, 0, 1):
        seen = KICK.view(table.state, eyes)["heroes"][0]["hand"]
        assert [held["card"]["id"] for held in seen] == hand
    played = table.do("commit first-patrol down").view["heroes"][0]["played"]
    assert (played["card"]["id"], played["face"]) == ("first-patrol", "down")


@rule("choose")
def test_a_card_used_in_an_earlier_segment_is_not_in_hand() -> None:
    hand = ["first-patrol", "weekend-shift", "mirror-practice", "steady-job", "stand-your-ground"]
    table = position(hero(hand=hand, used=[1, 0, 0, 0, 0]), hero("hit-girl"), step="choose", segment=1)
    assert "commit first-patrol up" not in table.offered() and len(table.offered()) == 8


@rule("move", "q17")
def test_a_hero_moves_once_up_to_its_points() -> None:
    seats = [hero(at="library", card="errand-run"), hero("hit-girl", card="piano-lesson")]
    table = position(*seats, minions={"docks": 1}).do("next 0")
    assert len(table.offered("move")) == 7
    assert table.do("move police").offered("move") == [] and table.why("move") == "movement-over"


@rule("q14")
def test_whoever_has_used_an_effect_moves_no_more() -> None:
    seats = [hero(at="library", card="family-dinner"), hero("hit-girl", card="piano-lesson")]
    assert position(*seats).do("next 0", "effect happiness").offered("move") == []


@rule("limitation")
def test_a_card_for_one_district_does_nothing_elsewhere() -> None:
    seats = [hero(at="library", card="jog-in-the-park"), hero("hit-girl", card="piano-lesson")]
    table = position(*seats, row=[event("e1"), None, None]).do("next 0")
    assert table.offered("effect") == [] and table.why("timer") == "only-elsewhere"
    assert position(*seats).do("next 0", "move park").offered("effect") == ["effect happiness", "effect strength"]


GAINS = [
    ("date-night", "happiness", 9),
    ("gym-rat", "strength", 3),
    ("vlog-upload", "media", 4),
    ("overtime", "dollars", 6),
]


@rule("effects", "q15")
@pytest.mark.parametrize(("card", "stat", "after"), GAINS)
def test_effects_of_cards_on_tracks(card: str, stat: str, after: int) -> None:
    seats = [hero(at="library", card=card), hero("hit-girl", card="piano-lesson")]
    assert position(*seats).do("next 0", f"effect {stat}").hero()[stat] == after


@rule("effects")
def test_a_day_off_also_heals() -> None:
    seats = [hero(at="library", card="day-off", life=1), hero("hit-girl", card="piano-lesson")]
    assert position(*seats).do("next 0", "effect life").hero()["life"] == 3


@rule("kill")
def test_contacts_kill_a_minion_anywhere() -> None:
    seats = [hero(at="library", card="street-contacts"), hero("hit-girl", card="piano-lesson")]
    table = position(*seats, minions={"docks": 2, "shop": 1}).do("next 0", "effect kill")
    assert table.offered() == ["kill shop", "kill docks", "done"]
    assert table.do("kill docks").minions() == {"docks": 1, "shop": 1}


@rule("kill", "famous")
def test_a_famous_name_kills_two_minions_where_she_is() -> None:
    seats = [hero("hit-girl", "park", "they-know-that-name"), hero(card="meme-night")]
    table = position(*seats, minions={"park": 3}).do("next 0", "effect kill-here")
    assert table.offered() == ["kill park", "done"]
    assert table.do("kill park").minions() == {"park": 1}


@rule("r11", "kill")
@pytest.mark.parametrize(("kills", "left"), [(["effect kill-here", "done"], 2), (["effect kill-here", "kill park"], 1)])
def test_of_two_minions_one_may_be_spared(kills: list[str], left: int) -> None:
    seats = [hero("hit-girl", "park", "they-know-that-name"), hero(card="meme-night")]
    table = position(*seats, minions={"park": 3}).do("next 0", *kills)
    assert (table.minions(), table.ask) == ({"park": left}, "act")


@rule("r11", "kill")
def test_in_the_hideaway_too_the_second_is_asked_for() -> None:
    door = {"boss": "john-genovese", "plot": 1, "completed": 3, "boss_done": 3, "arena": 1, "stage": 1}
    seats = [hero(at="arena", items=["flashbangs"]), hero("hit-girl", at="arena")]
    combat = ["tear-gas", "sprinklers", "strobe-lights"]
    table = position(*seats, step="arena", combat=combat, minions={"arena": 3, "park": 1}, chance=[BLANK] * 60, **door)
    assert (table.ask, table.do("use flashbangs").offered()) == ("ready", ["kill arena", "done"])
    assert (table.do("done").killed, table.view["arena"]["minions"]) == (1, 2)


@rule("kill", "famous")
def test_the_dark_kills_one_in_each_of_two_districts_next_door() -> None:
    seats = [hero("night-b", "wall-street", "scared-of-the-dark"), hero(card="meme-night")]
    table = position(*seats, minions={"docks": 2, "hospital": 2, "park": 1}).do("next 0", "effect kill-near")
    assert table.offered() == ["kill hospital", "kill docks", "done"]
    assert table.do("kill docks").offered() == ["kill hospital", "done"]
    assert table.do("done").minions() == {"docks": 1, "hospital": 2, "park": 1}


@rule("protection", "effects")
def test_a_watch_places_two_protection_tokens() -> None:
    seats = [hero(at="library", card="neighbourhood-watch"), hero("hit-girl", card="piano-lesson")]
    table = position(*seats).do("next 0", "effect protect", "protect docks", "done")
    assert table.place("docks")["protection"] == 1


# --- Dashboards ---


def alone(**fields: object) -> Table:
    return position(hero(**fields), hero("hit-girl"), step="choose")


@rule("happiness", "q28")
def test_happiness_below_1_is_lost_of_social_media() -> None:
    table = alone(happiness=1, media=3)
    heroes.change(table.state, 0, 0, -2)
    assert (table.hero()["happiness"], table.hero()["media"]) == (1, 1)


@rule("hardships", "q29")
def test_hardships_turn_up_at_4_and_1_and_down_above() -> None:
    table = alone(happiness=5)
    assert [one["up"] for one in table.hero()["hardships"]] == [False, False]
    heroes.change(table.state, 0, 0, -1)
    assert [one["up"] for one in table.hero()["hardships"]] == [True, False]
    heroes.change(table.state, 0, 0, -3)
    assert [one["up"] for one in table.hero()["hardships"]] == [True, True]
    heroes.change(table.state, 0, 0, 4)
    assert [one["up"] for one in table.hero()["hardships"]] == [False, False]
    assert table.hero()["hardships"][0]["card"] is not None


@rule("q29")
def test_who_faints_at_happiness_1_loses_no_more() -> None:
    table = position(hero(happiness=1, life=-1, media=3), hero("hit-girl"), step="choose", chance=[FAINT])
    faint.FaintDie(0).happen(table.state)
    assert (table.hero()["happiness"], table.hero()["media"]) == (1, 3)


@rule("q28")
@pytest.mark.parametrize(
    ("stat", "name", "low", "high"), [(1, "strength", 1, 6), (2, "media", 1, 9), (4, "dollars", 0, 99)]
)
def test_tracks_have_ends(stat: int, name: str, low: int, high: int) -> None:
    table = alone(media=8, famous=1)
    heroes.change(table.state, 0, stat, -20)
    assert table.hero()[name] == low
    heroes.change(table.state, 0, stat, 99)
    assert table.hero()[name] == high


@rule("famous", "social", "q30")
def test_fame_comes_once_and_what_is_too_much_is_a_dollar() -> None:
    """Social media 8 and two more: 9, a dollar, the famous card, and another card of the hand leaves the game."""
    seats = [hero(at="library", card="viral-stunt", media=8), hero("hit-girl", card="piano-lesson")]
    table = position(*seats).do("next 0", "effect media")
    assert (table.hero()["media"], table.hero()["dollars"], table.ask) == (9, 4, "remove")
    assert "remove everyone-can-be-a-hero" not in table.offered() and "remove viral-stunt" not in table.offered()
    table.do("remove first-patrol")
    heroes.change(table.state, 0, 2, -1)
    heroes.change(table.state, 0, 2, 1)
    assert len(table.hero()["hand"]) == 5


TROUBLES = [
    ("alcoholism", {"media": 3}, "media", 2),
    ("insomnia", {"life": 2}, "life", 1),
    ("insomnia", {"life": 0}, "life", 0),
    ("bad-habits", {"dollars": 2}, "dollars", 1),
    ("bad-habits", {"dollars": 0}, "happiness", 3),
]


@rule("hardships", "sleep", "q41")
@pytest.mark.parametrize(("name", "fields", "stat", "after"), TROUBLES)
def test_hardships_of_the_night(name: str, fields: dict[str, int], stat: str, after: int) -> None:
    table = alone(happiness=4, hardships=[name, "laziness"], **fields)
    night.SufferHardships(0).happen(table.state)
    assert table.hero()[stat] == after


@rule("hardships")
def test_laziness_takes_a_step_also_of_a_card_face_down() -> None:
    seat = hero(at="library", card="errand-run", happiness=4, hardships=["laziness", "burnout"])
    assert position(seat, hero("hit-girl", card="brunch")).hero()["played"]["movement"] == 2
    assert position({**seat, "face": 1}, hero("hit-girl", card="brunch")).hero()["played"]["movement"] == 0


@rule("hardships")
@pytest.mark.parametrize(("name", "colour", "count"), [("shaky-grip", "red", 1), ("glass-jaw", "blue", 1)])
def test_hardships_that_cost_dice(name: str, colour: str, count: int) -> None:
    assert alone(happiness=4, hardships=[name, "laziness"]).hero()["pool"][colour] == count


@rule("hardships", "lightning")
def test_panic_spoils_lightning() -> None:
    dice = [BOLT, BOLT, BLANK, BOLT, HIT]
    gear = {"items": ["twin-batons", "ski-mask"], "happiness": 4, "hardships": ["panic-attacks", "laziness"]}
    assert duel("cold-focus", dice, minions=3, **gear).do("fight").hero()["media"] == 3


@rule("hardships")
@pytest.mark.parametrize(
    ("name", "card", "stat", "after"),
    [("burnout", "date-night", "happiness", 4), ("camera-shy", "vlog-upload", "media", 3)],
)
def test_hardships_that_spoil_gains_from_cards(name: str, card: str, stat: str, after: int) -> None:
    seat = hero(at="library", card=card, happiness=4, hardships=[name, "laziness"])
    table = position(seat, hero("hit-girl", card="brunch")).do("next 0", f"effect {stat}")
    assert table.hero()[stat] == after
    heroes.change(table.state, 0, 2, 1)
    assert table.hero()["media"] == 4


@rule("hardships")
def test_gambling_debts_take_a_dollar_of_every_gain() -> None:
    table = alone(happiness=4, dollars=0, hardships=["gambling-debts", "laziness"])
    heroes.change(table.state, 0, 4, 1)
    assert table.hero()["dollars"] == 0
    heroes.change(table.state, 0, 4, 3)
    assert table.hero()["dollars"] == 2


@rule("hardships", "q31")
def test_a_lost_backpack_spoils_what_is_in_it() -> None:
    table = alone(happiness=4, items=["skateboard"], hardships=["lost-backpack", "laziness"])
    assert not table.hero()["items"][0]["works"]


@rule("hardships", "q31", "items")
def test_nothing_comes_out_of_a_lost_backpack_but_what_is_bought_can_be_put_on() -> None:
    """The jacket on the body goes to the backpack for the new vest, and is out of reach there like the mask."""
    gear = ["leather-jacket", {"item": "ski-mask"}]
    seat = hero(
        at="shop", card="errand-run", dollars=9, happiness=4, items=gear, hardships=["lost-backpack", "laziness"]
    )
    table = position(seat, hero("hit-girl", card="brunch"), shop=["riot-vest"]).do("next 0")
    assert table.offered("equip") == []
    table.do("timer", "buy riot-vest")
    assert table.offered("equip") == ["equip riot-vest"]
    table.do("equip riot-vest")
    assert [one["worn"] for one in table.hero()["items"]] == [False, False, True]
    assert table.offered("equip") == []


@rule("hardships", "q31")
def test_what_was_not_put_on_in_time_is_in_the_lost_backpack() -> None:
    seat = hero(at="shop", card="errand-run", dollars=9, happiness=4, items=["leather-jacket"])
    seat = {**seat, "hardships": ["lost-backpack", "laziness"]}
    table = position(seat, hero("hit-girl", card="brunch"), shop=["riot-vest"])
    table.do("next 0", "timer", "buy riot-vest", "pass", "pass", "commit weekend-shift up", "commit allowance up")
    assert table.do("next 0").offered("equip") == []
    heroes.change(table.state, 0, 0, 1)
    table.state.offered = None
    assert table.offered("equip") == ["equip riot-vest"]


@rule("hardships", "q31", "items")
def test_a_broken_hand_sends_an_item_to_the_backpack() -> None:
    table = alone(happiness=5, items=["machete", "nightstick"], hardships=["broken-hand", "laziness"])
    heroes.change(table.state, 0, 0, -1)
    table.state.offered = None
    assert table.offered() == ["stow nightstick", "stow machete"]
    assert [one["worn"] for one in table.do("stow machete").hero()["items"]] == [False, True]


# --- Items ---


@rule("items", "r6")
def test_an_item_that_finds_its_place_full_waits_and_can_be_put_there() -> None:
    seat = hero(at="library", card="errand-run", items=["leather-jacket"])
    table = position(seat, hero("hit-girl", card="brunch"), shop=["riot-vest"])
    table.state.shop[0] = -1
    items.add_item(table.state, 0, KICK.actions.parse("equip riot-vest") - KICK.actions.first("equip"))
    assert [one["worn"] for one in table.hero()["items"]] == [True, False]
    table.do("next 0", "equip riot-vest")
    assert [one["worn"] for one in table.hero()["items"]] == [False, True]
    assert table.do("equip leather-jacket").offered("equip") == []


@rule("items")
def test_of_two_hands_the_hero_says_which_is_emptied() -> None:
    gear = ["machete", "nightstick", {"item": "stun-gun"}]
    table = position(hero(at="library", card="errand-run", items=gear), hero("hit-girl", card="brunch"))
    table.do("next 0", "equip stun-gun")
    assert table.ask == "stow"
    table.do("stow nightstick")
    assert [one["worn"] for one in table.hero()["items"]] == [True, False, True]


@rule("exhaust")
def test_an_exhaust_effect_works_once_and_the_rest_goes_on() -> None:
    """Copycat clubs: a red die always, one more when exhausted."""
    seat = hero("ass-kicker", "park", "double-trouble")
    table = position(seat, hero("hit-girl", card="brunch"), minions={"park": 1}, chance=[BLANK] * 30).do(
        "next 0", "fight"
    )
    assert table.do("use copycat-clubs") and sum(table.dice[:3]) == 3
    assert table.do("fight").ask == "act" and sum(table.dice[:3]) == 2


@rule("exhaust", "refresh")
def test_exhausted_items_are_ready_again_after_the_refresh() -> None:
    seat = hero("ass-kicker", items=[{"item": "copycat-clubs", "worn": True, "exhausted": True}])
    table = position(seat, hero("hit-girl"), step="refresh-rows")
    assert not table.hero()["items"][0]["exhausted"]


USES = [
    ("first-aid-kit", {"life": 1}, "life", 3),
    ("smartphone", {}, "media", 4),
    ("comic-stash", {}, "happiness", 7),
]


@rule("exhaust", "items")
@pytest.mark.parametrize(("item", "fields", "stat", "after"), USES)
def test_items_that_are_exhausted_apart_from_fights(item: str, fields: dict[str, int], stat: str, after: int) -> None:
    seat = hero(at="library", card="errand-run", items=[item], **fields)
    table = position(seat, hero("hit-girl", card="brunch")).do("next 0", f"use {item}")
    assert table.hero()[stat] == after and table.offered("use") == []


@rule("exhaust", "move")
def test_a_drink_gives_two_steps_before_moving() -> None:
    seat = hero(at="library", card="steady-job", items=["energy-drink", "skateboard"])
    table = position(seat, hero("hit-girl", card="brunch")).do("next 0", "use energy-drink")
    assert table.hero()["played"]["movement"] == 1 + 2 + 1
    assert table.do("move police").offered("use") == []


@rule("exhaust", "kill")
def test_flashbangs_kill_two_minions_here() -> None:
    seat = hero(at="park", card="steady-job", items=["flashbangs"])
    table = position(seat, hero("hit-girl", card="brunch"), minions={"park": 3}).do("next 0", "use flashbangs")
    assert table.do("kill park").minions() == {"park": 1}


@rule("exhaust", "dice")
@pytest.mark.parametrize(("item", "kills", "life"), [("knuckle-dusters", 2, 2), ("pepper-spray", 0, 4)])
def test_items_exhausted_after_the_roll(item: str, kills: int, life: int) -> None:
    table = duel("first-patrol", [BLANK] * 9, minions=2, items=[item], life=4).do("fight", f"use {item}")
    assert (table.strike().killed, table.hero()["life"]) == (kills, life)


@rule("dashboard", "dice")
def test_strength_adds_up_step_by_step() -> None:
    """Kick-Ass without items: R1 B1, then R, B, a reroll, R, B."""
    pools = [alone(strength=level, items=[]).hero()["pool"] for level in range(1, 7)]
    assert [(one["red"], one["blue"], one["reroll_any"]) for one in pools] == [
        (1, 1, 0),
        (2, 1, 0),
        (2, 2, 0),
        (2, 2, 1),
        (3, 2, 1),
        (3, 3, 1),
    ]
