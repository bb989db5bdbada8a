"""Kick-Ass: a file of components with a wrong count or an unknown word is refused, by line, with what is allowed."""

from __future__ import annotations

import re

import pytest

from ludotheque import BadInput, SeededChance
from ludotheque.games.kick_ass.chapters.activation import gains_of
from ludotheque.games.kick_ass.components import COUNTS, EFFECT_FORMS, OBJECTIVE_FORMS, load
from ludotheque.games.kick_ass.names import CARD_IDS
from ludotheque.games.kick_ass.state import KickAss
from tests.games.kick_ass.conftest import KICK, Table, hero, position

OURS = KICK.folder().joinpath("components.toml").read_text(encoding="utf-8")
ROWS = re.split(r"(?m)^(?=\[\[)", OURS)
PRINTED = {"hardship": 12, "event": 31, "spawn": 20, "boss_event": 20, "combat": 6, "plot": 5}
"""The counts of the rulebook (p.4-5) that are rows; cards and items are counted by their copies."""


def last(table: str) -> int:
    return max(number for number, row in enumerate(ROWS) if row.startswith(f"[[{table}]]"))


def line_of(text: str, row: int) -> int:
    """Return the line at which a row of ours begins."""
    return text[: text.index(ROWS[row])].count("\n") + 1


def changed(table: str, field: str, value: str) -> tuple[str, int]:
    """Our file with one field of the last row of a table changed or added, and the line of that row."""
    row = last(table)
    body = re.sub(rf"(?m)^{re.escape(field)} = .*\n", "", ROWS[row]).rstrip("\n")
    new = f"{body}\n{field} = {value}\n\n"
    return "".join([*ROWS[:row], new, *ROWS[row + 1 :]]), line_of(OURS, row)


def test_our_own_file_holds() -> None:
    assert load(OURS).effects("heavy-duty") == "F, H-1"
    assert {name: COUNTS[name] for name in PRINTED} == PRINTED


@pytest.mark.parametrize("table", COUNTS)
def test_a_row_too_few_or_too_many_is_refused(table: str) -> None:
    row, count = last(table), COUNTS[table]
    with pytest.raises(BadInput, match=rf"\[\[{table}\]\]: there are {count} in the box, the file has {count - 1}$"):
        load("".join(ROWS[:row] + ROWS[row + 1 :]))
    twin = re.sub(r'id = "[^"]*"', 'id = "another"', ROWS[row], count=1)
    with pytest.raises(BadInput, match=rf"\[\[{table}\]\]: there are {count} in the box, the file has {count + 1}$"):
        load(f"{OURS}\n{twin}")


COPIES = [("card", "activation cards: the rulebook says 96"), ("item", "items: the rulebook says 55")]


@pytest.mark.parametrize(("table", "problem"), COPIES)
@pytest.mark.parametrize("copies", [1, 3])
def test_copies_that_do_not_add_up_are_refused(table: str, problem: str, copies: int) -> None:
    text, _ = changed(table, "copies", str(copies))
    count = int(problem.split()[-1]) + copies - 2
    with pytest.raises(BadInput, match=f"{problem}, the file has {count}$"):
        load(text)


@pytest.mark.parametrize("players", [2, 3])
def test_events_for_another_number_of_heroes_are_refused(players: int) -> None:
    with pytest.raises(BadInput, match=f"events for {players} players: the rulebook says 10, the file has 11"):
        load(changed("event", "players", str(players))[0])


WORDS = [
    ("card", "effects", "INC+1"),
    ("item", "effects", "T"),
    ("hero", "s6", "H+1"),
    ("hardship", "effects", "K1"),
    ("spawn", "effects", "ITEM"),
    ("event", "reward", "SUPER DO"),
    ("event", "matures", "ITEM"),
    ("event", "setup", "H+1"),
    ("event", "sleep", "BLOCK DO"),
    ("boss_event", "reward", "F"),
    ("boss_event", "matures", "P2"),
    ("combat", "effects", "INC+1"),
]
"""Each field of effects, and a word that exists but that such a component cannot have."""


@pytest.mark.parametrize(("table", "field", "misplaced"), WORDS)
def test_an_unknown_or_misplaced_effect_is_refused_by_line_with_all_words(
    table: str, field: str, misplaced: str
) -> None:
    for word, problem in (("FLY", "unknown effect 'FLY'"), (misplaced, f"no \\w+ has: '{re.escape(misplaced)}'")):
        text, line = changed(table, field, f'"{word}"')
        with pytest.raises(BadInput, match=rf"^line {line}, \[\[{table}\]\]: .*{problem}") as refused:
            load(text)
        assert EFFECT_FORMS in str(refused.value)


OBJECTIVES = [
    "CLEAN up",
    "TIMER XX:1",
    "KILL 5",
    "MINI Bob @CP P3",
    "DELIVER 2 DO",
    "PAY 21 @LI",
    "DON X@DO",
    "FLY 4",
]


@pytest.mark.parametrize("objective", OBJECTIVES)
@pytest.mark.parametrize(("table", "field"), [("event", "objective"), ("boss_event", "objective3")])
def test_an_unknown_objective_is_refused_by_line_with_all_forms(table: str, field: str, objective: str) -> None:
    text, line = changed(table, field, f'"{objective}"')
    with pytest.raises(BadInput, match=rf"^line {line}, \[\[{table}\]\]: unknown {field}") as refused:
        load(text)
    assert OBJECTIVE_FORMS in str(refused.value)


FIELDS = [
    ("district", "limit", "5", "spaces of the districts: the rulebook says 27"),
    ("district", "adjacent", '"CP"', "borders are mutual"),
    ("district", "path", '"SH"', "does not end in City Hall"),
    ("incoming", "spaces", '"1 2 3"', "should be 10 whole numbers"),
    ("die", "faces", '"hit"', "a die has six faces"),
    ("die", "faces", '"hit hit hit hit hit star"', "unknown face 'star'; the faces are: blank, hit, bolt"),
    ("hero", "viral", '"fly"', "unknown viral 'fly'; allowed are: inspire"),
    ("hero", "start", '"XX"', "unknown district 'XX'; the districts are: PD, CP"),
    ("card", "moves", "9", "a whole number from 0 to 6"),
    ("card", "colour", '"pink"', "unknown colour 'pink'; allowed are: blue, red, green"),
    ("card", "wings", "2", "unknown field 'wings'; allowed are: id, name"),
    ("item", "slot", '"foot"', "unknown slot 'foot'; allowed are: head, body"),
    ("item", "cost", "-1", "a whole number from 0 to 20"),
    ("spawn", "districts", '"PD HO"', "a spawn names three districts"),
    ("spawn", "incoming", "7", "a whole number from -3 to 3"),
    ("figure", "power", '"1 2 3"', "should be 4 whole numbers"),
    ("plot", "id", '"joker"', "ids and their order stay as they are"),
]


@pytest.mark.parametrize(("table", "field", "value", "problem"), FIELDS)
def test_other_wrong_fields_are_refused(table: str, field: str, value: str, problem: str) -> None:
    text, line = changed(table, field, value)
    with pytest.raises(BadInput, match=problem) as refused:
        load(text)
    assert "rulebook says" in problem or str(refused.value).startswith("line ")
    assert line > 0


@pytest.mark.rule("exhaust", "kill")
def test_an_item_of_ones_own_may_kill_where_nobody_is() -> None:
    """It has another effect too, for which it can be used: there is no one to kill then, and no one is killed."""
    own = OURS.replace('effects = "EX:Kd2"', 'effects = "EX:Kd2, EX:$+1"')
    assert own != OURS
    seat = hero(at="park", card="steady-job", items=["flashbangs"])
    table = position(seat, hero("hit-girl", card="brunch"), options={"components": own}).do("next 0")
    before = table.hero()["dollars"]
    table.do("use flashbangs")
    assert (table.hero()["dollars"], table.killed, table.minions()) == (before + 1, 0, {})


def test_dice_of_a_card_that_are_not_said_to_be_for_fights_are_no_action() -> None:
    """The action `effect` has no word for them: one was made of their number, and it was another's or none."""
    text = OURS.replace('effects = "F, M+1, H-1"', 'effects = "F, M+1, B+2"', 1)
    assert text != OURS
    table = KICK.start(players=1, chance=SeededChance(1), options=KICK.options(components=text))
    assert isinstance(table, KickAss)
    gains = gains_of(table.cards, CARD_IDS.index("first-patrol"))
    assert gains == 0b010


def test_of_two_effects_with_one_name_the_second_is_left_after_a_position_is_read_back() -> None:
    own = OURS.replace('effects = "F, M+1, H-1"', 'effects = "F, M+1, M+2"', 1)
    table = position(hero(at="park", card="first-patrol"), options={"components": own}).do("effect media")
    before = table.hero()["media"]
    data = KICK.to_json(table.state)
    assert data["seats"][0]["gains"] == ["media"]
    again = Table(KICK.from_json(data, SeededChance(1))).do("effect media")
    assert again.hero()["media"] == before + 2
