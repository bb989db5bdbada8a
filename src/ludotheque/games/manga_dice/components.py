"""The cards of Manga Dice from a file: ours, or one that an owner of the box has written.

>>> ours().points[1]
1
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from ludotheque.core.components import ComponentRow, check_count, read_tables
from ludotheque.games.manga_dice import cards
from ludotheque.games.manga_dice.cards import Cards

COUNTS = {"experience": cards.EXPERIENCES, "skill": cards.SKILLS, "assist": cards.ASSISTS}
EXPERTS = {"experience": 1, "skill": 5, "assist": 4}
"""Cards with the mark for experts (p.4)."""
NOT_FOR_TWO = {"experience": 7, "skill": 4, "assist": 0}
"""Cards with the mark that keeps them out of games of two (p.4)."""
RED_DICE = 13
YELLOW_DICE = 5

COST_FORMS = (
    "G1, 7+ (any sum), X*2 (2 to 10 alike), X*2 Z*2, X*2 Z*3, ALL EVEN, ALL ODD, RUN3 to RUN6, RUN3 RUN3, RUN4 RUN4"
)
ABILITY_FORMS = (
    "WHITE n, RED v, YELLOW n, ADD +n, ADD -n, ADD +1 or -1, REROLL n, FLIP 1, COPY 1, COPY 2, SET 1, "
    "REDISTRIBUTE, BORROW"
)
FIXED_COSTS = {
    "G1": (cards.ANY_GREEN, 1),
    "X*2 Z*2": (cards.TWO_PAIRS, 4),
    "X*2 Z*3": (cards.PAIR_AND_TRIPLE, 5),
    "ALL EVEN": (cards.ALL_EVEN, 3),
    "ALL ODD": (cards.ALL_ODD, 3),
    "RUN3 RUN3": (cards.TWO_RUNS, 3),
    "RUN4 RUN4": (cards.TWO_RUNS, 4),
}
GIFTS = {"WHITE", "RED"}
"""Abilities of skills that give dice."""
SKILL_ABILITIES = {
    "WHITE": (cards.WHITE_DICE, range(1, 4)),
    "RED": (cards.RED_DIE, range(1, 7)),
    "REROLL": (cards.REROLL, range(1, 7)),
    "FLIP": (cards.FLIP, range(1, 2)),
    "COPY": (cards.COPY, range(1, 3)),
    "SET": (cards.SET, range(1, 2)),
    "YELLOW": (cards.YELLOW_DICE, range(1, 6)),
}


@dataclass(frozen=True)
class CardFace:
    """The face of a card: its name, cost and ability in the file's words, points, and how certain it is."""

    id: str
    kind: str
    name: str
    cost: str
    ability: str
    points: int
    win: bool
    experts: bool
    two_players: bool
    provenance: str


@dataclass(frozen=True)
class CardSet:
    """A file of cards, read and checked: the faces for people, the tables for the rules."""

    faces: tuple[CardFace, ...]
    tables: Cards


def parse_cost(text: str) -> tuple[int, int] | None:
    """Return a cost in the notation of the file, as its kind and size.

    >>> parse_cost("12+"), parse_cost("X*3"), parse_cost("X*1")
    ((1, 12), (2, 3), None)
    """
    if text in FIXED_COSTS:
        kind, size = FIXED_COSTS[text]
        return kind, size
    for pattern, kind, low, high in (
        (r"(\d+)\+", cards.SUM, 1, 99),
        (r"X\*(\d+)", cards.ALIKE, 2, 10),
        (r"RUN(\d+)", cards.RUN, 3, 6),
    ):
        if (found := re.fullmatch(pattern, text)) and low <= int(found[1]) <= high:
            return kind, int(found[1])
    return None


def parse_ability(text: str) -> tuple[int, int] | None:
    """Return an ability in the notation of the file, as its kind and size.

    >>> parse_ability("ADD -2"), parse_ability("COPY 2"), parse_ability("FLY 1")
    ((3, -2), (6, 2), None)
    """
    if text == "REDISTRIBUTE":
        return cards.REDISTRIBUTE, 0
    if text == "BORROW":
        return cards.BORROW, 0
    if text == "ADD +1 or -1":
        return cards.ADD, cards.EITHER_WAY
    if found := re.fullmatch(r"ADD ([+-][1-5])", text):
        return cards.ADD, int(found[1])
    word, _, number = text.partition(" ")
    if word in SKILL_ABILITIES and number.isdecimal() and int(number) in SKILL_ABILITIES[word][1]:
        return SKILL_ABILITIES[word][0], int(number)
    return None


def read(text: str) -> CardSet:
    """Read and check a file. BadComponents names the line at fault and what is allowed."""
    tables = read_tables(text, COUNTS)
    for kind, rows in tables.items():
        check_count(f"[[{kind}]] for experts only", sum(row.flag("experts") for row in rows), EXPERTS[kind])
        kept_out = sum(not row.flag("two_players", default=True) for row in rows)
        check_count(f"[[{kind}]] not for two players", kept_out, NOT_FOR_TWO[kind])
        for number, row in enumerate(rows, 1):
            if row.text("id") != f"{kind[0]}{number:02}":
                raise row.fail(f"the id here is {kind[0]}{number:02}: cards are numbered in the order of the file")
    faces = [face(kind, row) for kind, rows in tables.items() for row in rows]
    red = sum(one.ability.startswith("RED ") for one in faces)
    if red > RED_DICE:
        raise tables["skill"][0].fail(f"the skills give {red} red dice, there are {RED_DICE}")
    return CardSet(tuple(faces), build(tables))


def face(kind: str, row: ComponentRow) -> CardFace:
    """One card as people see it."""
    row.only(("id", "name", "cost", "ability", "points", "win", "experts", "two_players", "unfair", "provenance"))
    win = kind == "experience" and row.flag("win")
    return CardFace(
        id=row.text("id"),
        kind=kind,
        name=row.text("name"),
        cost=row.text("cost") if kind != "assist" else "",
        ability=row.text("ability") if kind != "experience" else "",
        points=row.number("points", 0, 15, 0) if kind == "experience" else 0,
        win=win,
        experts=row.flag("experts"),
        two_players=row.flag("two_players", default=True),
        provenance=row.text("provenance"),
    )


def build(tables: dict[str, list[ComponentRow]]) -> Cards:
    """Return the tables that the rules read."""
    experience, skill, assist = tables["experience"], tables["skill"], tables["assist"]
    costs = [row.parsed("cost", parse_cost, COST_FORMS) for row in experience + skill]
    abilities = [row.parsed("ability", parse_ability, ABILITY_FORMS) for row in skill + assist]
    for row, (kind, size) in zip(skill + assist, abilities, strict=True):
        if row.table == "assist" and kind in (cards.WHITE_DICE, cards.RED_DIE):
            raise row.fail("an assist gives no white or red dice")
        if kind == cards.YELLOW_DICE and (row.table == "skill" or size > YELLOW_DICE):
            raise row.fail(f"only assists give yellow dice, and there are {YELLOW_DICE}")
    return Cards(
        points=[row.number("points", 0, 15, 0) for row in experience],
        wins=[int(row.flag("win")) for row in experience],
        cost=[kind for kind, _ in costs],
        cost_size=[size for _, size in costs],
        ability=[kind for kind, _ in abilities],
        ability_size=[size for _, size in abilities],
        left_out=[left_out(row) for row in experience + skill + assist],
    )


def left_out(row: ComponentRow) -> int:
    """Return the bits that say which games do without a card."""
    bits = cards.WITHOUT_EXPERTS if row.flag("experts") else 0
    bits |= cards.WITHOUT_TWO if not row.flag("two_players", default=True) else 0
    return bits | (cards.WITHOUT_UNFAIR if row.flag("unfair") else 0)


@cache
def load(text: str) -> CardSet:
    """Return the parsed file, reading each file once; the empty text is our own file."""
    if text:
        return read(text)
    return read(files(__package__).joinpath("cards.toml").read_text(encoding="utf-8"))


def names(text: str) -> dict[str, str]:
    """Return the names of the cards in an own file, by the ids of the texts that they replace."""
    return {f"card-{one.id}": one.name for one in load(text).faces} if text else {}


def ours() -> Cards:
    """Return the tables of our own file."""
    return load("").tables
