"""The cards of Manga Dice as data: our file, and files that owners of the box bring."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from ludotheque import BadInput, Match, Record, SeededChance, verify
from ludotheque.core.errors import BadComponents
from ludotheque.games.manga_dice import cards
from ludotheque.games.manga_dice.components import load, read
from ludotheque.texts.texts import Texts
from tests.games.manga_dice.conftest import MANGA, Table

OURS = files("ludotheque.games.manga_dice").joinpath("cards.toml").read_text(encoding="utf-8")


def row_of(text: str, id: str) -> str:
    """Return the row of that id."""
    found = re.search(rf'\[\[\w+\]\]\nid = "{id}"\n(?:.+\n)*', text)
    assert found
    return found[0]


def changed(id: str, old: str, new: str) -> str:
    """Our file with one thing changed in the row of that id."""
    row = row_of(OURS, id)
    assert old in row
    return OURS.replace(row, row.replace(old, new, 1), 1)


def line_of(id: str) -> int:
    """Return the line on which the row of that id begins."""
    return OURS.splitlines().index(f'id = "{id}"')


def test_our_own_file_is_accepted_and_is_the_one_played_with() -> None:
    assert read(OURS).faces == load("").faces


@pytest.mark.parametrize(("kind", "count"), [("experience", 26), ("skill", 38), ("assist", 20)])
def test_there_are_as_many_cards_as_in_the_box(kind: str, count: int) -> None:
    assert sum(face.kind == kind for face in load("").faces) == count


def test_the_skills_give_thirteen_red_dice_and_twelve_white_ones() -> None:
    abilities = [face.ability.split() for face in load("").faces if face.kind == "skill"]
    assert sum(words[0] == "RED" for words in abilities) == 13
    assert sum(int(words[1]) for words in abilities if words[0] == "WHITE") == 12


def test_two_names_are_printed_the_rest_is_reconstructed() -> None:
    printed = [face.name for face in load("").faces if "printed" in face.provenance]
    assert printed == ["Anime Series Announced!", "Editor-in-chief"]


REFUSED: dict[str, tuple[str, str]] = {
    "not TOML": ("cards = = 1", "not TOML.*line 1"),
    "no tables at all": ("", r"\[\[experience\]\]: there are 26 in the box, the file has 0"),
    "unknown table": (OURS + '[[event]]\nid = "x"\n', "unknown table 'event'; allowed are: experience, skill, assist"),
    "a card too few": (OURS[: OURS.rindex("[[assist]]")], r"\[\[assist\]\]: there are 20 in the box, the file has 19"),
    "a card too many": (
        OURS + '[[skill]]\nid = "s39"\nname = "More"\ncost = "G1"\nability = "RED 1"\nprovenance = "x"\n',
        r"\[\[skill\]\]: there are 38 in the box, the file has 39",
    ),
    "unknown cost": (
        changed("e05", "12+", "twelve"),
        rf"line {line_of('e05')}, \[\[experience\]\]: unknown cost 'twelve'; allowed are: G1, 7\+",
    ),
    "one alike": (changed("e02", "X*2", "X*1"), f"line {line_of('e02')}.*unknown cost"),
    "a run of seven": (changed("e19", "RUN5", "RUN7"), f"line {line_of('e19')}.*unknown cost"),
    "unknown ability": (
        changed("s33", "FLIP 1", "FLY 1"),
        rf"line {line_of('s33')}, \[\[skill\]\]: unknown ability 'FLY 1'; allowed are: WHITE n",
    ),
    "a red die of seven": (changed("s11", "RED 1", "RED 7"), f"line {line_of('s11')}.*unknown ability"),
    "three copies": (changed("a12", "COPY 2", "COPY 3"), f"line {line_of('a12')}.*unknown ability"),
    "an assist that gives white dice": (changed("a01", "YELLOW 1", "WHITE 1"), f"line {line_of('a01')}.*white or red"),
    "a skill that gives yellow dice": (changed("s24", "ADD +1", "YELLOW 1"), f"line {line_of('s24')}.*only assists"),
    "fourteen red dice": (changed("s01", "WHITE 1", "RED 1"), "14 red dice, there are 13"),
    "an id used twice": (
        changed("s02", 's02"', 's01"'),
        f"line {line_of('s02')}.*'s01' is used already, at line {line_of('s01')}",
    ),
    "a card without an id": (changed("s02", 'id = "s02"\n', ""), f"line {line_of('s02')}.*'id'"),
    "a card without a name": (changed("s02", 'name = "Ink Bottle"\n', ""), f"line {line_of('s02')}.*'name'"),
    "a card without its provenance": (
        changed("e02", 'provenance = "reconstructed"\n', ""),
        f"line {line_of('e02')}.*'provenance'",
    ),
    "one card more for experts": (
        changed("e02", "points = 1", "points = 1\nexperts = true"),
        r"\[\[experience\]\] for experts only: the rulebook says 1, the file has 2",
    ),
    "one skill fewer that two do without": (
        changed("s08", "two_players = false\n", ""),
        r"\[\[skill\]\] not for two players: the rulebook says 4, the file has 3",
    ),
    "a mark that is no flag": (changed("s28", "experts = true", "experts = 1"), f"line {line_of('s28')}.*'experts'"),
    "points as a text": (changed("e02", "points = 1", 'points = "1"'), f"line {line_of('e02')}.*'points'"),
    "points below zero": (changed("e02", "points = 1", "points = -1"), f"line {line_of('e02')}.*from 0 to 15"),
    "unknown field": (
        changed("a20", "unfair", "unjust"),
        f"line {line_of('a20')}.*unknown field 'unjust'; allowed are: id, name, cost",
    ),
}


@pytest.mark.parametrize("what", REFUSED)
def test_a_wrong_file_is_refused_with_its_line_and_what_is_allowed(what: str) -> None:
    text, reason = REFUSED[what]
    with pytest.raises(BadComponents, match=reason):
        read(text)


def test_a_wrong_file_is_refused_as_an_option() -> None:
    with pytest.raises(BadInput, match=f"line {line_of('e05')}"):
        MANGA.options.parse({"cards": REFUSED["unknown cost"][0]})


def own_table(text: str, dice: dict[str, int], card: str) -> Table:
    seats = [{"dice": dice}, {"dice": {"green1": 1}}]
    return Table(MANGA.from_json({"seats": seats, "row": [card], "options": {"cards": text}}, SeededChance(1)))


def test_an_own_file_changes_what_a_card_costs() -> None:
    text = changed("e02", "X*2", "X*3")
    assert own_table("", {"white3": 1, "green3": 1}, "e02").offered("take") == ["take e02"]
    assert own_table(text, {"white3": 1, "green3": 1}, "e02").offered("take") == []


def test_an_own_file_changes_points_names_and_abilities() -> None:
    text = changed("s24", "ADD +1", "SET 1").replace('"Fan Letter"', '"Postcard"')
    text = text.replace("points = 1\n", "points = 2\n", 1)
    table = own_table(text, {"white3": 1, "green3": 1}, "e02")
    assert [card["name"] for card in table.view()["experience"]] == ["Postcard"]
    assert list(table.pay("e02", "w3 g3").scores()) == [2, 0]
    assert load(text).tables.ability[23] == cards.SET


def test_an_own_file_changes_which_cards_are_left_out() -> None:
    """Another card carries the mark of those that two players do without."""
    text = changed("e02", "points = 1", "points = 1\ntwo_players = false")
    text = text.replace(row_of(text, "e03"), row_of(text, "e03").replace("two_players = false\n", ""))
    state = MANGA.start(2, {"cards": text}, chance=SeededChance(1))
    assert (state.experience[1] == -4, state.experience[2] == -4) == (True, False)


def test_an_own_file_travels_in_the_record_and_the_record_replays() -> None:
    text = changed("s01", "Pen Nib", "Golden Nib")
    match = Match.start(MANGA, 2, {"cards": text}, chance=SeededChance(3))
    for _ in range(60):
        actions = match.state.legal_actions()
        match.act(actions[len(actions) // 2])
    record = Record.loads(match.record.dumps())
    verify(record)
    again = Match.resume(record)
    assert (record.options["cards"], MANGA.hash(again.state)) == (text, MANGA.hash(match.state))


def test_an_own_file_names_its_cards_in_the_log_and_the_choices() -> None:
    text = changed("e02", 'name = "Fan Letter"', 'name = "Letter from Kyoto"')
    words = MANGA.own_words({"cards": text})
    assert Texts(MANGA, "en", words).word("card", "e02") == "Letter from Kyoto"
    assert Texts(MANGA, "en", MANGA.own_words({})).word("card", "e02") == "Fan Letter"
