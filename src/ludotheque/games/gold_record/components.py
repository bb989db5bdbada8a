"""The board and the cards of Gold Record from a file: ours, or one that an owner of the box has written.

>>> ours().strips[4], ours().items[0].price
(1, 2)
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from ludotheque.core.components import ComponentRow, check_count, read_tables
from ludotheque.core.errors import BadComponents
from ludotheque.games.gold_record import codes
from ludotheque.games.gold_record.cards import Cards, Fluke, Happening, Leader, Musician, Sector, Square
from ludotheque.games.gold_record.names import (
    FLUKE_IDS,
    HAPPENS_IDS,
    MUSICIAN_IDS,
    ROLE_IDS,
    SECTOR_IDS,
    SQUARE_IDS,
    STRIP_IDS,
)

IDS: dict[str, tuple[str, ...]] = {
    "row": tuple("ABCDEF"),
    "square": SQUARE_IDS,
    "leader": ROLE_IDS,
    "sector": SECTOR_IDS,
    "musician": MUSICIAN_IDS,
    "fluke": FLUKE_IDS,
    "happens": HAPPENS_IDS,
}
"""The rows of each table, in the order of the file."""
RINGS = {1: 3, 2: 2, 3: 1}
"""Sectors in each ring (The Gold Record)."""
RESOURCE_IDS = SQUARE_IDS[: codes.RESOURCES]
STRIPS = {"M": "musicians", "G": "gold", "F": "fluke", "H": "happens", "R": "roadie"}
FLUKE_EFFECTS = {
    "NONE": codes.Effect.NONE,
    "FIND": codes.Effect.FIND,
    "STEAL": codes.Effect.STEAL,
    "WALK": codes.Effect.WALK,
    "DETOUR": codes.Effect.DETOUR,
    "CANCEL": codes.Effect.CANCEL,
    "TRADE": codes.Effect.TRADE,
}
PLAIN_HAPPENS = {
    "BATTLE": codes.Mishap.BATTLE,
    "AMATEUR": codes.Mishap.AMATEUR,
    "PROFESSIONAL": codes.Mishap.PROFESSIONAL,
    "FLUKE": codes.Mishap.FLUKE,
    "EXIT": codes.Mishap.EXIT,
    "STAGE": codes.Mishap.STAGE,
    "HALF": codes.Mishap.HALF,
    "GREEN": codes.Mishap.GREEN,
}
SIZED_HAPPENS = {"PAY": codes.Mishap.PAY, "DOWN": codes.Mishap.DOWN}
HAPPENS_FORMS = f"{', '.join(PLAIN_HAPPENS)}, LOSE and a resource, PAY 1 to 9, DOWN 1 to 9"


@dataclass(frozen=True)
class CardFace:
    """The face of a component: its name, effect in the file's words, points, and how certain it is."""

    id: str
    kind: str
    name: str
    cost: tuple[str, ...]
    effect: str
    ranking: int
    battle: int
    copies: int
    instrument: str
    professional: bool
    van: bool
    players: int
    ring: int
    provenance: str


@dataclass(frozen=True)
class CardSet:
    """A file of components, read and checked: the faces for people, the tables for the rules."""

    faces: dict[str, CardFace]
    tables: Cards


def parse_strips(text: str) -> list[int] | None:
    """Read the six strips of a row of the board.

    >>> parse_strips("M G F H R M")
    [0, 1, 2, 3, 4, 0]
    """
    words = text.split()
    if len(words) != codes.SIDE or not all(word in STRIPS for word in words):
        return None
    return [STRIP_IDS.index(STRIPS[word]) for word in words]


def parse_cost(text: str) -> list[int] | None:
    """Read how often each of the five resources is paid.

    >>> parse_cost("money song song"), parse_cost("gold")
    ([1, 0, 2, 0, 0], None)
    """
    words = text.split()
    if not all(word in RESOURCE_IDS for word in words):
        return None
    return [words.count(kind) for kind in RESOURCE_IDS]


def parse_happens(text: str) -> tuple[int, int] | None:
    """Read the effect of a #*IT HAPPENS card, and its size.

    >>> parse_happens("LOSE gear"), parse_happens("DOWN 2"), parse_happens("FLY")
    ((1, 1), (3, 2), None)
    """
    word, _, rest = text.partition(" ")
    if text in PLAIN_HAPPENS:
        return PLAIN_HAPPENS[text], 0
    if word == "LOSE" and rest in RESOURCE_IDS:
        return codes.Mishap.LOSE, RESOURCE_IDS.index(rest)
    if word in SIZED_HAPPENS and rest in tuple("123456789"):
        return SIZED_HAPPENS[word], int(rest)
    return None


def read(text: str) -> CardSet:
    """Read and check a file. BadComponents names the line at fault and what is allowed."""
    tables = read_tables(text, {kind: len(ids) for kind, ids in IDS.items()})
    for kind, rows in tables.items():
        for row, id in zip(rows, IDS[kind], strict=True):
            if row.text("id") != id:
                raise row.fail(f"the id here is {id!r}: rows are in the order of our file")
    faces = {f"{kind}-{row.text('id')}": face(kind, row) for kind, rows in tables.items() for row in rows}
    built = build(tables)
    check(tables, built)
    return CardSet(faces, built)


FIELDS: dict[str, tuple[str, ...]] = {
    "row": ("strips",),
    "square": ("two", "three", "four", "ranking", "battle", "name"),
    "leader": ("name", "ranking", "battle", "van"),
    "sector": ("ring", "cost", "points"),
    "musician": ("name", "instrument", "professional", "cost", "ranking", "battle", "van", "players"),
    "fluke": ("name", "copies", "effect", "ranking", "battle"),
    "happens": ("name", "copies", "effect"),
}


def face(kind: str, row: ComponentRow) -> CardFace:
    """Read a component as people see it."""
    row.only(("id", "provenance", *FIELDS[kind]))
    has = FIELDS[kind]
    id = row.text("id")
    cost = row.parsed("cost", parse_cost, "the resources money, gear, song, fans, buzz") if "cost" in has else []
    return CardFace(
        id=id,
        kind=kind,
        name=row.text("name") if "name" in has else id,
        cost=tuple(word for word, count in zip(RESOURCE_IDS, cost, strict=False) for _ in range(count)),
        effect=row.text("effect") if "effect" in has else "",
        ranking=row.number("points", 0, 45) if kind == "sector" else row.number("ranking", 0, 9, 0),
        battle=row.number("battle", 0, 9, 0),
        copies=row.number("copies", 1, 40) if "copies" in has else 1,
        instrument=row.text("instrument") if kind == "musician" else id if kind == "leader" else "",
        professional=row.flag("professional"),
        van=row.flag("van"),
        players=row.number("players", 2, 4) if "players" in has else 2,
        ring=row.number("ring", 1, 3) if "ring" in has else 0,
        provenance=row.text("provenance"),
    )


def build(tables: dict[str, list[ComponentRow]]) -> Cards:
    """Make the cards that the rules read."""
    return Cards(
        strips=[
            strip
            for row in tables["row"]
            for strip in row.parsed("strips", parse_strips, "six of M, G, F, H, R with spaces between them")
        ],
        squares=[Square([marked(row, players) for players in (2, 3, 4)], *points(row)) for row in tables["square"]],
        leaders=[Leader(*points(row), row.flag("van")) for row in tables["leader"]],
        musicians=[musician(row) for row in tables["musician"]],
        sectors=[Sector(cost(row), row.number("ring", 1, 3), row.number("points", 0, 45)) for row in tables["sector"]],
        flukes=[fluke(row) for row in tables["fluke"]],
        happenings=[
            Happening(row.number("copies", 1, 40), *row.parsed("effect", parse_happens, HAPPENS_FORMS))
            for row in tables["happens"]
        ],
    )


def musician(row: ComponentRow) -> Musician:
    """Read a musician."""
    role = ROLE_IDS.index(row.parsed("instrument", known_role, ", ".join(ROLE_IDS)))
    players = row.number("players", 2, 4)
    return Musician(cost(row), role, row.flag("professional"), *points(row), row.flag("van"), players)


def fluke(row: ComponentRow) -> Fluke:
    """Read a kind of FLUKE card."""
    effect = FLUKE_EFFECTS[row.parsed("effect", known_effect, ", ".join(FLUKE_EFFECTS))]
    return Fluke(row.number("copies", 1, 40), effect, *points(row))


def known_role(text: str) -> str | None:
    """Return an instrument of a band, None for another."""
    return text if text in ROLE_IDS else None


def known_effect(text: str) -> str | None:
    """Return an effect of FLUKE cards, None for another."""
    return text if text in FLUKE_EFFECTS else None


def points(row: ComponentRow) -> tuple[int, int]:
    """Read ranking and battle points, 0 where none are written."""
    return row.number("ranking", 0, 9, 0), row.number("battle", 0, 9, 0)


def cost(row: ComponentRow) -> list[int]:
    """Read how often each resource is paid; everything costs something."""
    found = row.parsed("cost", parse_cost, f"the resources {', '.join(RESOURCE_IDS)}")
    if not any(found):
        raise row.fail("everything costs something")
    return found


def marked(row: ComponentRow, players: int) -> int:
    """Return how many copies of a square card a game of so many players has."""
    return sum(row.number(name, 0, 99) for name in ("two", "three", "four")[: players - 1])


def check(tables: dict[str, list[ComponentRow]], built: Cards) -> None:
    """Check the counts and kinds that the rulebook states."""
    for ring, printed in RINGS.items():
        check_count(f"[[sector]] of ring {ring}", sum(one.ring == ring for one in built.sectors), printed)
    for players in (2, 3, 4):
        total = sum(marked(row, players) for row in tables["square"])
        left = total - codes.SPACES
        check_count(f"[[square]] left for {players} players with the board full", left, codes.EACH * players)
    strips = {STRIP_IDS[strip] for strip in built.strips}
    for word, strip in STRIPS.items():
        if strip not in strips:
            raise BadComponents(f"[[row]]: the rulebook has five kinds of strips, and {word} is on no space")
    for number, row in enumerate(tables["square"]):
        resource, special = number < codes.RESOURCES, number == codes.BATTLE_CARD
        if sum(one > 0 for one in points(row)) != (0 if resource or special else 1):
            raise row.fail("resources and the battle have no points, the other cards have one kind of them")
    for level, word in enumerate(("amateurs", "professionals")):
        if not any(one.professional == bool(level) for one in built.musicians):
            raise BadComponents(f"[[musician]]: there are {word}, the file has none")
    for role, word in enumerate(ROLE_IDS):
        there = sum(one.role == role and one.players == 2 for one in built.musicians)
        check_at_least(f"[[musician]] {word} for two players", there, 2)


def check_at_least(what: str, found: int, needed: int) -> None:
    """Check that everyone can complete a band: two players may want the same instrument."""
    if found < needed:
        raise BadComponents(f"{what}: at least {needed} are needed, the file has {found}")


@cache
def load(text: str) -> CardSet:
    """Read a file once; the empty text is our own file."""
    if text:
        return read(text)
    return read(files(__package__).joinpath("cards.toml").read_text(encoding="utf-8"))


def ours() -> Cards:
    """Return the cards of our own file."""
    return load("").tables
