"""Kick-Ass: a position from which play could not go on is refused by name; late ones survive and are mutated."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from ludotheque import BadPosition, SeededChance
from ludotheque.core.ledger import differing
from ludotheque.games.kick_ass.face.frames import QUESTION_NUMBERS, QUESTIONS, numbered
from ludotheque.games.kick_ass.face.position import FIELDS
from ludotheque.games.kick_ass.state import KickAss
from ludotheque.testing.mutants import mutate, try_position
from ludotheque.testing.records import golden, read, states
from tests.games.kick_ass.conftest import KICK, Table, event, hero, position, token

BOSSES = ("red-mist", "vic-gigante", "john-genovese", "don-genovese", "mofo")
OTHER = hero("hit-girl", "docks", "piano-lesson")
BUSY = hero(at="park", card="first-patrol")
DON = {"boss": "don-genovese", "plot": 1, "boss_at": "docks", "boss_armor": 1, "boss_life": 8}
MUTANTS = 80


def refused(field: str, *seats: dict[str, Any], **fields: Any) -> None:
    with pytest.raises(BadPosition, match=field):
        position(*(seats or (BUSY, OTHER)), **fields)


def seats_of(table: Table) -> list[Any]:
    return list(KICK.to_json(table.state)["seats"])


# --- What used to be a traceback ---


@pytest.mark.parametrize("name", ["spawn_deck", "base_deck", "combat_deck", "combat", "under", "display", "shop"])
@pytest.mark.parametrize("value", [[["e1"]], [{}], [7], {}, "e1", 7])
def test_a_deck_of_something_else_is_refused(name: str, value: object) -> None:
    refused(name, **{name: value})


@pytest.mark.parametrize("value", [["x"], [None], [1.5], [True], [[]], {}, [0] * 5, [100]])
def test_what_heroes_carry_is_counted(value: object) -> None:
    refused("carried", row=[event("e4", carried=value), None, None])


@pytest.mark.parametrize("value", [["x"], [None], [4], [{}], "x"])
def test_when_a_card_was_used_is_a_segment(value: object) -> None:
    refused("used", hero(used=value), OTHER)


@pytest.mark.parametrize("name", ["deck", "stock", "thrown"])
@pytest.mark.parametrize("value", [7, [], "x", {"nothing": 1}])
def test_a_pile_is_counted_by_card(name: str, value: object) -> None:
    refused(name, **{name: value})


@pytest.mark.parametrize("value", [7, [], {"nowhere": 1}])
def test_what_an_event_has_lies_in_districts(value: object) -> None:
    refused("at", row=[event("e1", at=value), None, None])


# --- Positions that would be dead ends ---


def test_nobody_pauses_if_nobody_else_can_act() -> None:
    refused("status", {**BUSY, "status": "paused"}, {**OTHER, "status": "done"})


def test_a_card_is_needed_to_act() -> None:
    refused("status", hero(at="park", status="waiting"), OTHER)


def test_only_effects_of_the_card_are_open() -> None:
    refused("gains", {**BUSY, "gains": 1 << 12}, OTHER)
    refused("gains", {**BUSY, "face": 1, "gains": 1}, OTHER)
    refused("gains", {**BUSY, "face": 1, "gains": ["media"]}, OTHER)
    refused("gains", hero(at="park", gains=["media"]), OTHER)


def test_effects_that_are_open_have_names() -> None:
    """Of the card 'Viral stunt', two media are open and the lost happiness is not."""
    seat = hero(at="park", card="viral-stunt")
    assert seats_of(position(seat, OTHER))[0]["gains"] == ["media", "happiness"]
    table = position({**seat, "gains": ["media"]}, OTHER)
    assert seats_of(table)[0]["gains"] == ["media"]
    assert table.do("next 0").offered("effect") == ["effect media"]
    assert seats_of(position({**seat, "gains": []}, OTHER))[0]["gains"] == []


@pytest.mark.parametrize(("number", "names"), [(0b000, []), (0b001, ["media"]), (0b101, ["media", "happiness"])])
def test_a_position_with_open_effects_in_a_number_goes_on(number: int, names: list[str]) -> None:
    """Games in play outlive the rules: older positions have a bit for each effect of the card, losses included."""
    assert seats_of(position(hero(at="park", card="viral-stunt", gains=number), OTHER))[0]["gains"] == names


@pytest.mark.parametrize(
    "value", [["dollars"], ["media", "media"], ["fame"], [0], [None], [["media"]], "media", {}, None, True, -1, 1 << 20]
)
def test_open_effects_of_something_else_are_refused(value: object) -> None:
    refused("gains", hero(at="park", card="viral-stunt", gains=value), OTHER)


# --- What was packed into numbers ---


def again(table: Table) -> Table:
    """Write a position and read it."""
    return Table(KICK.from_json(json.loads(json.dumps(KICK.to_json(table.state))), SeededChance(0)))


def written(table: Table, field: str) -> Any:
    """Return a field of a position that was written, read and written again."""
    return KICK.to_json(again(table).state)[field]


GEAR = [
    {"item": "machete", "worn": True, "exhausted": True},
    {"item": "ski-mask", "arranged": True},
    {"item": "skateboard", "fresh": True},
]


def test_an_item_says_what_is_true_of_it() -> None:
    assert seats_of(again(position({**BUSY, "items": GEAR}, OTHER)))[0]["items"] == GEAR


def test_an_item_with_nothing_but_a_name_is_worn() -> None:
    assert seats_of(position({**BUSY, "items": ["machete"]}, OTHER))[0]["items"] == [{"item": "machete", "worn": True}]


def test_a_position_with_a_number_for_each_item_goes_on() -> None:
    """Games in play outlive the rules: older positions have a name and bits."""
    packed = [["machete", 1 + 2], ["ski-mask", 4], ["skateboard", 8]]
    assert seats_of(position({**BUSY, "items": packed}, OTHER))[0]["items"] == GEAR


@pytest.mark.parametrize(
    ("field", "item"),
    [
        ("'item'", {}),
        ("'item'", {"item": "excalibur"}),
        ("'item'", "excalibur"),
        ("'worn'", {"item": "machete", "worn": 1}),
        ("'items'.*'lost'", {"item": "machete", "lost": True}),
        ("'items'", ["machete", 16]),
        ("'items'", ["machete", True]),
        ("'items'", ["machete"]),
        ("'items'", 7),
    ],
)
def test_an_item_with_something_else_is_refused(field: str, item: object) -> None:
    refused(field, {**BUSY, "items": [item]}, OTHER)


def test_the_boss_deck_names_its_events() -> None:
    table = position(BUSY, OTHER, **DON, boss_deck=["dn4", "dn2"])
    assert (written(table, "boss_deck"), again(table).view["boss"]["left"]) == (["dn2", "dn4"], 2)


@pytest.mark.parametrize(("number", "names"), [(0b0000, []), (0b1010, ["dn2", "dn4"])])
def test_a_position_with_the_boss_deck_in_a_number_goes_on(number: int, names: list[str]) -> None:
    assert written(position(BUSY, OTHER, **DON, boss_deck=number), "boss_deck") == names


@pytest.mark.parametrize("value", [["mf1"], ["e1"], [0], [None], "dn1", {"dn1": 1}, None, True, 16, -1])
def test_a_boss_deck_of_something_else_is_refused(value: object) -> None:
    refused("boss_deck", **DON, boss_deck=value)


@pytest.mark.parametrize("value", [["rm1"], 1])
def test_an_unknown_boss_has_no_boss_deck(value: object) -> None:
    refused("boss_deck.*the boss is unknown", options={"boss": "random"}, boss_deck=value)


def alone(question: str) -> Table:
    """Return the setup of a hero alone, when it is asked for a card or for an item."""
    table = Table(KICK.start(1, chance=SeededChance(3))).do("pick kick-ass")
    return table if question == "card" else table.do(table.offered("take")[0], "remove first-patrol")


@pytest.mark.parametrize(("question", "verb"), [("card", "take"), ("item", "keep")])
def test_what_is_offered_has_names(question: str, verb: str) -> None:
    table = alone(question)
    offered = [one for one in written(table, "offer") if one]
    assert (
        sorted({f"{verb} {one}" for one in offered})
        == sorted(table.offered(verb))
        == sorted(again(table).offered(verb))
    )


@pytest.mark.parametrize("question", ["card", "item"])
def test_a_position_with_numbers_for_what_is_offered_goes_on(question: str) -> None:
    table = alone(question)
    named = KICK.to_json(table.state)
    numbers = {**named, "offer": [int(one) for one in table.state.laid_out]}
    assert KICK.to_json(KICK.from_json(numbers, SeededChance(0))) == named


def test_nothing_is_offered_where_nothing_is_asked() -> None:
    table = position(BUSY, OTHER, offer=[-1, -1, -1, -1])
    assert written(table, "offer") == []


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("card", ["machete"]),
        ("card", ["all-out-assault"]),
        ("item", ["overtime"]),
        ("item", ["machete", "overtime", None, None]),
        ("item", [7, "machete", None, None]),
        ("item", ["machete"] * 5),
        ("item", [["machete"]]),
        ("item", "machete"),
    ],
)
def test_something_else_is_not_offered(question: str, value: object) -> None:
    data = {**KICK.to_json(alone(question).state), "offer": value}
    with pytest.raises(BadPosition, match="'offer'"):
        KICK.from_json(data, SeededChance(0))


def dons(**fields: Any) -> Table:
    return position(BUSY, OTHER, **DON, row=[event("dn4", left=3, **fields), None, None])


TOKENS = [
    (1, token("down", "power")),
    (6, token("bribe", "armor")),
    (11, token("police", "life")),
    (23, token("loot", "minions", dollars=2)),
    (33, token("taken", "power", seat=1)),
]
"""Tokens of Don's by the numbers that older positions have for them."""


@pytest.mark.parametrize("one", [one for _, one in TOKENS])
def test_a_token_of_don_has_a_colour_and_a_state(one: dict[str, Any]) -> None:
    assert written(dons(tokens={"library": one}), "row")[0]["tokens"] == {"library": one}


def test_an_event_of_don_may_have_no_token_left() -> None:
    assert written(dons(tokens={}), "row")[0]["tokens"] == {}


@pytest.mark.parametrize(("number", "one"), TOKENS)
def test_a_position_with_a_number_for_each_token_goes_on(number: int, one: dict[str, Any]) -> None:
    assert written(dons(at={"library": number}), "row")[0]["tokens"] == {"library": one}


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("'tokens'", []),
        ("'tokens'", {"nowhere": token("down")}),
        ("'tokens'", {"park": 5}),
        ("'tokens'.*'size'", {"park": token("down", size=1)}),
        ("'colour'", {"park": token("down", "pink")}),
        ("'colour'", {"park": {"state": "down"}}),
        ("'state'", {"park": token("lost")}),
        ("'dollars'", {"park": token("loot")}),
        ("'dollars'", {"park": token("loot", dollars=4)}),
        ("'dollars'", {"park": token("police", dollars=1)}),
        ("'seat'", {"park": token("taken")}),
        ("'seat'", {"park": token("taken", seat=2)}),
        ("'seat'", {"park": token("down", seat=0)}),
    ],
)
def test_a_token_of_something_else_is_refused(field: str, value: object) -> None:
    with pytest.raises(BadPosition, match=field):
        dons(tokens=value)


def test_only_dons_events_have_tokens_and_no_counts_beside_them() -> None:
    refused("'tokens'", row=[event("e1", tokens={}), None, None])
    with pytest.raises(BadPosition, match="'tokens'"):
        dons(tokens={}, at={})


# --- More dead ends ---


def test_a_hero_out_is_nowhere_and_only_in_an_arena() -> None:
    refused("out", hero(out=1), OTHER)
    refused("'at'", hero(at="arena", card="first-patrol"), OTHER)


@pytest.mark.parametrize(
    "frames",
    [
        [["pick", 0]],
        [["next", -1]],
        [["act", 0], ["kill", 0, {"most": 99, "reach": "anywhere"}]],
        [["kill", 0, {"reach": "only-in"}]],
        [["pay", 0, {"space": 2}]],
        [["remove", 0, {"of_hand": 0}]],
        [["hit", 0]],
        [["join", 0, {"leader": 1}]],
        [["offer-item", 0]],
        [["over", 0]],
        [["enter", -1], ["next", 0]],
        [["next", 0]] * 30,
        [["next", 0, 0]],
        [["hit", 0, {"all_of_them": 1}]],
    ],
)
def test_a_question_that_makes_no_sense_is_refused(frames: list[Any]) -> None:
    refused("frames|fight_at|hand", frames=frames)


@pytest.mark.parametrize("frame", ["next", "protect"])
def test_a_number_that_is_too_large_is_refused(frame: str) -> None:
    refused("field 'most'.*at most 53 bits", frames=[[frame, 0, {"most": 2**70}]])


LEADER = hero(at="park", card="first-patrol")
JOINER = hero("hit-girl", "park", "grand-entrance")
ASKED = {"frames": [["join", 1, {"leader": 0}]], "fight_at": "park", "fighters": [1, 0], "minions": {"park": 1}}


def test_a_hero_is_asked_to_join_a_fight_that_it_can_join() -> None:
    assert position(LEADER, JOINER, **ASKED).offered() == ["join", "decline"]
    for changes in ({"fights": 0}, {"at": "docks"}):
        refused(": this hero cannot join$", LEADER, {**JOINER, **changes}, **ASKED)
    refused(": this hero cannot join$", LEADER, JOINER, **{**ASKED, "fighters": [1, 1]})
    refused(": this hero cannot join$", LEADER, JOINER, **{**ASKED, "frames": [["join", 1, {"leader": 2}]]})


def test_who_leads_a_fight_has_a_card() -> None:
    refused("there is no such fight", hero(at="park"), JOINER, **ASKED)


def test_nobody_is_asked_to_join_a_fight_in_an_arena() -> None:
    plot = {"boss": "mofo", "plot": 1, "boss_done": 4, "completed": 3, "arena": 2, "stage": 5, "russia": 6}
    seats = hero(at="arena", card="first-patrol"), hero("hit-girl", "arena", "piano-lesson", fights=1)
    fight = {**ASKED, "fight_at": "arena", "combat": ["sprinklers"], "minions": {}}
    refused("this cannot be asked", *seats, step="arena", **fight, **plot)


def test_a_boss_without_life_cannot_stand_anywhere() -> None:
    refused("boss_life", boss="red-mist", plot=1, boss_at="park", boss_life=0)
    refused("boss_at", boss="vic-gigante", plot=1, gang=3)


def test_mofo_has_no_figure() -> None:
    """His view had none to show: a position that stood him in Times Square was a traceback in everything told of it."""
    plot = {"boss": "mofo", "plot": 1, "boss_done": 4, "completed": 3, "arena": 2, "stage": 5, "russia": 6}
    seats = hero(at="arena"), hero("hit-girl", "arena")
    fields = {"step": "arena", "combat": ["sprinklers"], **plot}
    assert position(*seats, **fields).view["boss"]["figure"] is None
    refused("boss_at", *seats, boss_at="arena", boss_life=5, **fields)


def test_each_arena_is_its_bosss() -> None:
    seats = hero(at="arena"), hero("hit-girl", "arena")
    fields = {"step": "arena", "plot": 1, "stage": 2, "combat": ["sprinklers", "tear-gas", "more-goons"]}
    assert position(*seats, boss="john-genovese", boss_done=3, arena=1, **fields).view["arena"]["kind"] == "hideaway"
    last = {**fields, "stage": 5}
    assert position(*seats, boss="mofo", boss_done=4, arena=2, **last).view["arena"]["kind"] == "times-square"
    refused("'arena'", *seats, boss="john-genovese", boss_done=3, arena=2, **fields)
    refused("'arena'", *seats, boss="mofo", boss_done=4, arena=1, **fields)
    refused("'arena'", *seats, boss="red-mist", arena=1, step="arena", plot=1)


@pytest.mark.parametrize(
    ("field", "value", "boss"),
    [
        ("gang", 1, "red-mist"),
        ("track", 1, "don-genovese"),
        ("mist", [1, *[0] * 7], "vic-gigante"),
        ("mist_left", [1, 2, 2, 2], "mofo"),
        ("don_left", [0, *[1] * 11], "john-genovese"),
        ("stage", 1, "don-genovese"),
        ("big_b", 1, "john-genovese"),
        ("combat", ["sprinklers"], "red-mist"),
        ("combat_deck", ["sprinklers"], "red-mist"),
        ("under", ["mf1"], "vic-gigante"),
    ],
)
def test_what_one_boss_brings_no_other_has(field: str, value: object, boss: str) -> None:
    refused(f"'{field}'", boss=boss, plot=1, **{field: value})
    unknown = {"options": {"boss": "random"}, "boss": None}
    refused(f"'{field}'", **unknown, **{field: value})


def test_each_facedown_token_has_something_under_it() -> None:
    refused("don_left", **DON, row=[event("dn1"), None, None], don_left=[0] * 12)
    refused("mist_left", boss="red-mist", plot=1, mist=[1] * 8, mist_left=[0, 0, 0, 1])


def test_there_is_a_combat_card_for_each_wave() -> None:
    plot = {"boss": "mofo", "plot": 1, "boss_done": 4, "arena": 2, "stage": 1, "combat": ["sprinklers"]}
    seats = hero(at="arena"), hero("hit-girl", "arena")
    refused("combat_deck", *seats, step="arena", combat_deck=["more-goons"], **plot)


def test_each_event_is_there_once_and_has_what_it_can_have() -> None:
    refused("row", row=[event("e1"), event("e1"), None])
    refused("base_deck", row=[event("e1"), None, None], base_deck=["e1", "e2", "e3", "e4", "e5"])
    refused("left", row=[event("e1", left=9), None, None])
    refused("left", row=[event("e4", left=2, at={}), None, None])


@pytest.mark.parametrize(
    ("field", "lying"),
    [
        ("'left'.*tokens", event("e1", left=2)),
        ("'at'.*at first", event("e6", at={"shop": 2, "library": 1, "hospital": 1})),
        ("'at'.*nothing", event("e2", at={"shop": 1})),
        ("'at'.*nothing", event("e3", at={"shop": 1})),
        ("'at'.*nothing", event("e5", at={"shop": 1})),
        ("'at'.*picked up", event("e4", at={"shop": 2})),
        ("'left'.*tokens", event("e4", left=1)),
        ("'carried'", event("e1", carried=[1, 0])),
        ("'at'.*once", event("e9", at={"shop": 2})),
        ("'row'.*another boss", event("dn1")),
    ],
)
def test_each_kind_of_event_says_what_it_can_have(field: str, lying: dict[str, Any]) -> None:
    refused(field, row=[lying, None, None], boss="red-mist", plot=1)


def test_dons_events_have_his_tokens_while_he_stands() -> None:
    refused("'at'.*token", **DON, row=[event("dn1", at={"park": 30}), None, None])
    refused("'left'.*tokens", **DON, row=[event("dn1", left=2), None, None])
    refused("'row'.*nowhere", boss="don-genovese", row=[event("dn1", at={}), None, None])


def test_a_finished_position_is_audited_too() -> None:
    refused("made or lost", standing="rounds", thrown={"machete": 2}, stock={"machete": 2})


def test_what_is_offered_is_an_item_and_somebody_is_asked() -> None:
    refused("an item was made", offer=[60, -1, -1, -1])
    refused("offer|made or lost", offer=[8, -1, -1, -1])


def test_two_hardships_are_not_alike() -> None:
    refused("hardships", hero(hardships=["laziness", "laziness"]), OTHER)
    refused("hardships", hero(hardships=["laziness"]), OTHER)


def test_a_name_of_the_boss_goes_with_the_option() -> None:
    refused("boss", boss=None)


# --- Late positions ---


def late(boss: str, players: int, every: int) -> Iterator[KickAss]:
    """Positions of a game played by the bots' plan, the end included."""
    state = KICK.start(players, {"boss": boss}, chance=SeededChance(players))
    plan, chance = KICK.heuristics(), SeededChance(11)
    number = 0
    while not state.is_terminal():
        number += 1
        if number % every == 0:
            assert isinstance(state, KickAss)
            yield state
        state.apply_action(int(plan.rollout(state, state.legal_actions(), chance)))
    assert isinstance(state, KickAss)
    yield state


@pytest.mark.parametrize(("boss", "players"), list(zip(BOSSES, (1, 2, 3, 4, 2), strict=True)))
def test_a_late_position_keeps_all_that_is_seen_and_asked(boss: str, players: int) -> None:
    for state in late(boss, players, 5):
        again = KICK.from_json(json.loads(json.dumps(KICK.to_json(state))), SeededChance(0))
        assert KICK.to_json(again) == KICK.to_json(state)
        assert KICK.prompt(again) == KICK.prompt(state)
        for seat in (None, *range(players)):
            assert not list(differing(KICK.view(again, seat), KICK.view(state, seat), []))
            assert seat is None or KICK.encode(again, seat) == KICK.encode(state, seat)


@pytest.mark.parametrize(("boss", "players"), list(zip(BOSSES, (1, 2, 3, 4, 2), strict=True)))
def test_a_mutated_late_position_is_refused_or_played_to_an_end(boss: str, players: int) -> None:
    positions = [json.loads(json.dumps(KICK.to_json(state))) for state in late(boss, players, 9)]
    dice = SeededChance(players)
    counts: Counter[str] = Counter()
    for number in range(MUTANTS):
        counts[try_position(KICK, mutate(positions[dice.below(len(positions))], dice), number)] += 1
    assert counts["refused"] and counts["played"]


# --- Fields that are declared once ---


def seen_at(view: Any, path: str) -> Any:
    """Return what a view has at a path, nothing below what is not there."""
    for name in path.split("."):
        view = view and view[name]
    return view


def test_what_is_declared_as_seen_is_in_the_view() -> None:
    shown = [field for field in FIELDS if field.seen]
    compared = dict.fromkeys((field.name for field in shown), 0)
    for name in golden(KICK):
        for _, state in states(read(KICK, name)):
            view = KICK.view(state, None)
            for field in shown:
                parent = seen_at(view, field.seen.rpartition(".")[0]) if "." in field.seen else view
                if parent is not None:
                    assert seen_at(view, field.seen) == field.get(state), field.name
                    compared[field.name] += 1
    assert all(compared.values()), compared


def test_each_field_of_a_position_is_declared_once() -> None:
    names = [field.name for field in FIELDS]
    assert len(set(names)) == len(names)


def test_more_questions_than_networks_have_places_for_are_refused() -> None:
    with pytest.raises(ValueError, match="2 questions too many"):
        numbered([QUESTIONS[0]] * (QUESTION_NUMBERS + 1))
