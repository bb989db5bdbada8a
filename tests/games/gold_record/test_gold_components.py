"""The board and the cards of Gold Record as data: our file, and files that owners of the box bring."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from ludotheque import BadInput, SeededChance
from ludotheque.core.errors import BadComponents
from ludotheque.games.gold_record.components import load, read
from ludotheque.texts.texts import Texts
from tests.games.gold_record.conftest import GOLD, Table

OURS = files("ludotheque.games.gold_record").joinpath("cards.toml").read_text(encoding="utf-8")
FACES = load("").faces
rule = pytest.mark.rule


def of(kind: str):
    return [face for face in FACES.values() if face.kind == kind]


def changed(id: str, old: str, new: str) -> str:
    """Our file with one thing changed in the row of that id."""
    start = OURS.index(f'id = "{id}"\n')
    end = OURS.find("[[", start) if "[[" in OURS[start:] else len(OURS)
    assert old in OURS[start:end]
    return OURS[:start] + OURS[start:end].replace(old, new, 1) + OURS[end:]


@rule("setup", "own-cards")
@pytest.mark.parametrize(("players", "total"), [(2, 60), (3, 72), (4, 84)])
def test_square_cards_fill_the_board_and_leave_twelve_a_player(players: int, total: int) -> None:
    assert sum(int(square.copies[players - 2]) for square in load("").tables.squares) == total == 36 + 12 * players


@rule("record")
def test_a_part_of_the_record_has_three_two_and_one_sectors() -> None:
    assert [face.ring for face in of("sector")] == [1, 1, 1, 2, 2, 3]


@rule("leaders", "hiring")
def test_there_is_a_leader_for_each_instrument_and_nine_musicians() -> None:
    assert [face.id for face in of("leader")] == ["singer", "drummer", "bassist", "guitarist"]
    for leader in of("leader"):
        assert sum(face.instrument == leader.id for face in of("musician")) == 9


@rule("hiring")
@pytest.mark.parametrize(("players", "amateurs", "professionals"), [(2, 3, 2), (3, 4, 3), (4, 5, 4)])
def test_no_instrument_runs_short(players: int, amateurs: int, professionals: int) -> None:
    for leader in of("leader"):
        there = [one for one in of("musician") if one.instrument == leader.id and one.players <= players]
        assert sum(one.professional for one in there) == professionals
        assert sum(not one.professional for one in there) == amateurs


@rule("strips")
def test_no_two_neighbours_have_the_same_strip() -> None:
    strips = [int(strip) for strip in load("").tables.strips]
    assert all(strips[n] != strips[n + 1] for n in range(35) if n % 6 < 5)
    assert all(strips[n] != strips[n + 6] for n in range(30))


@rule("fluke", "happens")
def test_there_are_24_fluke_cards_and_20_happenings() -> None:
    assert (sum(face.copies for face in of("fluke")), sum(face.copies for face in of("happens"))) == (24, 20)


def test_every_row_says_how_certain_it_is() -> None:
    assert all("reconstructed" in face.provenance for face in FACES.values())


def test_every_name_is_the_one_of_the_texts() -> None:
    texts = Texts(GOLD)
    for kind in ("fluke", "happens"):
        assert [texts.word(kind, face.id) for face in of(kind)] == [face.name for face in of(kind)]
    for face in of("musician"):
        assert texts.word("musician", face.id).startswith(face.name)


REFUSED: dict[str, tuple[str, str]] = {
    "not TOML": ("cards = = 1", "not TOML.*line 1"),
    "no tables at all": ("", "there are 6 in the box, the file has 0"),
    "a row too short": (changed("A", "F M H F G H", "F M H"), "line .*strips"),
    "an unknown strip": (changed("A", "F M H F G H", "F M H F G X"), "line .*strips"),
    "no roadie space": (OURS.replace("G R M", "G H M").replace("M R M", "M H M"), "R is on no space"),
    "a square card too many": (changed("money", "two = 9", "two = 10"), "the rulebook says 24, the file has 25"),
    "one too many for three": (changed("money", "three = 2", "three = 3"), "the rulebook says 36, the file has 37"),
    "one too few for four": (changed("money", "four = 2", "four = 1"), "the rulebook says 48, the file has 47"),
    "points on a resource": (changed("gear", "two = 9", "two = 9\nranking = 1"), "line .*points"),
    "a sector in a wrong ring": (changed("2a", "ring = 2", "ring = 1"), "ring 1: the rulebook says 3, the file has 4"),
    "free of charge": (changed("sa1", 'cost = "money gear"', 'cost = " "'), "line .*cost"),
    "paid with gold": (changed("sa1", "money gear", "money gold"), "line .*cost"),
    "another instrument": (changed("sa1", '"singer"', '"piper"'), "line .*singer"),
    "an effect unknown": (changed("trade", "TRADE", "SELL"), "line .*TRADE"),
    "a happening unknown": (changed("bill", "PAY 1", "PAY 0"), "line .*PAY"),
    "a happening of a size in other digits": (changed("bill", "PAY 1", "PAY \u0663"), "line .*PAY"),
    "no copies": (changed("bill", "copies = 2", "copies = 0"), "line .*copies"),
    "another order": (OURS.replace('id = "sa1"', 'id = "sa9"'), "line .*sa1"),
    "an unknown field": (changed("sa1", "van = true", "wings = true"), "line .*wings"),
    "too few drummers for two": (
        OURS.replace('instrument = "drummer"', 'instrument = "bassist"'),
        "drummer for two players",
    ),
}


@rule("own-cards")
@pytest.mark.parametrize("what", REFUSED)
def test_a_file_that_breaks_a_count_or_makes_no_sense_is_refused(what: str) -> None:
    text, reason = REFUSED[what]
    with pytest.raises(BadComponents, match=reason):
        read(text)


@rule("own-cards")
def test_an_owners_file_is_played_with() -> None:
    text = changed("1a", "points = 1", "points = 9").replace("The Voice", "My Own Star")
    table = Table(GOLD.start(2, {"cards": text}, chance=SeededChance(1)))
    assert (table.view()["sectors"][0]["points"], table.view()["leaders"][0]["name"]) == (9, "My Own Star")
    with pytest.raises(BadInput, match="line"):
        GOLD.start(2, {"cards": changed("1a", "points = 1", "points = 99")}, chance=SeededChance(1))
    with pytest.raises(BadInput, match="the text of a file, not its name; commands read it"):
        GOLD.start(2, {"cards": "my/cards.toml"})


@rule("rulings")
def test_the_rulings_are_numbered_without_a_gap() -> None:
    guide = GOLD.guide()
    rulings = guide[guide.index('id="rulings"') :]
    numbers = [int(number) for number in re.findall(r'<a id="r(\d+)"></a>\*\*R\1\*\*', rulings)]
    assert numbers == list(range(1, 53))
