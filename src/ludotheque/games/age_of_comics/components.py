"""The components of Age of Comics from their files, checked against every count that the rulebook states.

>>> ours().faces[0].name, ours().titles[0]
('Ian Zhabjaku', 'Stories of Tomorrow')
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TypeVar

from ludotheque.core.components import ComponentRow, read_tables
from ludotheque.core.errors import BadComponents
from ludotheque.games.age_of_comics import box

T = TypeVar("T")
GENRES = ("scifi", "crime", "romance", "horror", "superheroes", "western")
KINDS = ("writer", "artist")
BONUSES = ("fan", "ideas", "ticket", "money")
ACTIONS = ("hire", "develop", "ideas", "print", "royalties", "sales")
VALUES = (1, 2, 2, 3)
SUFFIXES = ("1", "2a", "2b", "3")
CREATIVE_IDS = tuple(f"{kind}-{genre}-{end}" for kind in KINDS for genre in GENRES for end in SUFFIXES)
ORIGINAL_IDS = tuple(f"{genre}-{bonus}" for genre in GENRES for bonus in BONUSES)
RIP_OFF_IDS = tuple(f"rip-{id}" for id in ORIGINAL_IDS)
COMIC_IDS = ORIGINAL_IDS + RIP_OFF_IDS
ORDER_IDS = tuple(f"{genre}{value}" for genre in GENRES for value in range(3, 7))
CIRCLE_IDS = tuple(f"r{row}c{column}" for row in range(1, 7) for column in range(1, 5))
SPECIALS = ("reassign", "hype", "convert", "colours", "marketing", "extra")
CHALLENGES = (
    "action",
    "master-of-fiction",
    "guns-and-flowers",
    "edge-of-the-business",
    "top-and-beyond",
    "fans",
    "orders",
    "every-genre",
    "ethical-publisher",
)
BACKS = ("none", "1", "2", "3", *GENRES)
"""The backs of cards: none, values of creatives, genres of originals."""
TITLES = ("publisher", "chief", "senior", "associate", "editor", "assistant", "proofreader")
AUTOMA_IDS = tuple(f"a{number:02}" for number in range(1, 13))
PER_GENRE = {"two": 5, "three": 6, "four": 7}
"""Order tiles of each genre by number of players: 30, 36, 42 in all, and as many spaces for them (p.2)."""
CENTRE = ("r3c2", "r3c3", "r4c2", "r4c3")
CORNERS = ("r1c1", "r1c4", "r6c1", "r6c4")
MIDDLES = (("r1c2", "r1c3"), ("r6c2", "r6c3"))
LOOPS = (*MIDDLES, ("r3c1", "r4c1"), ("r3c4", "r4c4"))
"""The four outer loops, each beside a street with the same ends."""


@dataclass(frozen=True)
class Creative:
    """A creative as people see it."""

    id: str
    kind: str
    genre: str
    value: int
    name: str
    provenance: str


@dataclass(frozen=True)
class Space:
    """A space for an order, between two newsstands; ``street`` is false for the four outer loops."""

    id: str
    ends: tuple[str, str]
    street: bool
    players: tuple[int, ...]


@dataclass(frozen=True)
class AutomaCard:
    """A card of the solo opponent."""

    id: str
    actions: tuple[str, ...]
    genres: tuple[str, ...]
    provenance: str


@dataclass(frozen=True)
class Components:
    """All files, read and checked: the faces for people, the tables for the rules."""

    faces: tuple[Creative, ...]
    titles: tuple[str, ...]
    """Of the originals, then of their rip-offs."""
    spaces: tuple[Space, ...]
    automa: tuple[AutomaCard, ...]
    box: box.Box


def read_creatives(text: str) -> tuple[Creative, ...]:
    """Writers and artists, each genre with values 1, 2, 2, 3 (p.4)."""
    found = []
    for number, row in enumerate(read_tables(text, {"creative": len(CREATIVE_IDS)})["creative"]):
        row.only(("id", "kind", "genre", "value", "name", "provenance"))
        _in_order(row, CREATIVE_IDS[number])
        kind, genre = KINDS[number // 24], GENRES[number // 4 % 6]
        if row.text("kind") != kind or row.text("genre") != genre or row.number("value", 1, 3) != VALUES[number % 4]:
            raise row.fail(f"this card is a {kind} of {genre} worth {VALUES[number % 4]}: of each genre 1, 2, 2, 3")
        one = Creative(CREATIVE_IDS[number], kind, genre, VALUES[number % 4], row.text("name"), row.text("provenance"))
        found.append(one)
    return tuple(found)


def read_comics(text: str) -> tuple[str, ...]:
    """Return the titles of the originals, then of the rip-offs; each genre has each bonus once (p.4)."""
    rows = read_tables(text, {"comic": len(ORIGINAL_IDS)})["comic"]
    for number, row in enumerate(rows):
        row.only(("id", "genre", "bonus", "title", "rip_off", "provenance"))
        _in_order(row, ORIGINAL_IDS[number])
        if row.text("genre") != GENRES[number // 4] or row.text("bonus") != BONUSES[number % 4]:
            raise row.fail(
                f"here is the comic of {GENRES[number // 4]} with {BONUSES[number % 4]}: each genre has each"
            )
        row.text("provenance")
    return tuple(row.text("title") for row in rows) + tuple(row.text("rip_off") for row in rows)


def read_orders(text: str) -> tuple[list[int], list[int]]:
    """Tiles of each kind for two, three, four players, and fans of each kind (p.2)."""
    rows = read_tables(text, {"order": len(ORDER_IDS)})["order"]
    tiles = []
    for name in PER_GENRE:
        counts = [row.number(name, 0, 7) for row in rows]
        for first in range(0, len(rows), 4):
            found = sum(counts[first : first + 4])
            if found != PER_GENRE[name]:
                word = GENRES[first // 4]
                raise rows[first].fail(f"orders of {word} with {name} players are {PER_GENRE[name]}, not {found}")
        tiles += counts
    for number, row in enumerate(rows):
        row.only(("id", "genre", "value", "fans", "provenance", *PER_GENRE))
        _in_order(row, ORDER_IDS[number])
        if row.text("genre") != GENRES[number // 4] or row.number("value", 3, 6) != number % 4 + 3:
            raise row.fail("orders are in the order of their genres, values 3 to 6")
        if row.number("fans", 1, 4) != number % 4 + 1:
            raise row.fail("orders of values 3, 4, 5 and 6 give 1, 2, 3 and 4 fans")
        row.text("provenance")
    return tiles, [row.number("fans", 1, 4) for row in rows]


def read_map(text: str) -> tuple[tuple[Space, ...], list[box.Newsstand]]:
    """Return the newsstands, streets and spaces; the grid must hang together and use the printed numbers of spaces."""
    tables = read_tables(text, {"circle": 24, "space": 42, "crossing": 2})
    for number, row in enumerate(tables["circle"]):
        row.only(("id", "row", "column", "centre", "provenance"))
        _in_order(row, CIRCLE_IDS[number])
        if (row.number("row", 1, 6), row.number("column", 1, 4)) != (number // 4 + 1, number % 4 + 1):
            raise row.fail("the circles are in the order of their rows and columns")
        if row.flag("centre") != (CIRCLE_IDS[number] in CENTRE):
            raise row.fail(f"the circles beside the X are {', '.join(CENTRE)}")
        row.text("provenance")
    spaces: list[Space] = []
    for row in tables["space"]:
        spaces.append(_space(row, spaces))
    links: list[list[int]] = [[] for _ in CIRCLE_IDS]
    stands: list[list[int]] = [[] for _ in CIRCLE_IDS]
    for number, space in enumerate(spaces):
        one, other = (CIRCLE_IDS.index(end) for end in space.ends)
        stands[one].append(number)
        stands[other].append(number)
        if space.street:
            links[one].append(other)
            links[other].append(one)
    for row in tables["crossing"]:
        one, other = _crossing(row)
        if other in links[one]:
            raise row.fail("these circles are joined already")
        links[one].append(other)
        links[other].append(one)
    return tuple(spaces), [box.Newsstand(sorted(near), here) for near, here in zip(links, stands, strict=True)]


def _space(row: ComponentRow, before: list[Space]) -> Space:
    """Return a space on a street between neighbours or on an outer loop, none of them twice: that makes 38 and 4."""
    row.only(("id", "from", "to", "street", "provenance", *PER_GENRE))
    row.text("provenance")
    one, other = sorted((_circle(row, "from"), _circle(row, "to")))
    ends, street = (CIRCLE_IDS[one], CIRCLE_IDS[other]), row.flag("street")
    if street and not (other - one == 4 or (other - one == 1 and other % 4)):
        raise row.fail("a street joins two circles that are neighbours in a row or a column")
    if not street and ends not in LOOPS:
        raise row.fail(f"the outer loops are {', '.join(' to '.join(loop) for loop in LOOPS)}")
    if any((space.ends, space.street) == (ends, street) for space in before):
        raise row.fail(f"a space from {ends[0]} to {ends[1]} is there already")
    used = _used(ends, street)
    for players, name in zip((2, 3, 4), PER_GENRE, strict=True):
        if row.flag(name) != (players in used):
            raise row.fail(
                f"this space is used by {', '.join(map(str, used))} players: {name} should be {players in used}"
            )
    return Space(row.text("id"), ends, street, used)


def _used(ends: tuple[str, str], street: bool) -> tuple[int, ...]:
    """With how many players a space is used (R33): 30, 36 and 42 of them."""
    if not street:
        return (4,)
    if ends in MIDDLES:
        return (2, 4)
    return (3, 4) if any(end in CORNERS for end in ends) else (2, 3, 4)


def _crossing(row: ComponentRow) -> tuple[int, int]:
    """Two circles that the X joins crosswise."""
    row.only(("id", "from", "to", "provenance"))
    one, other = sorted((_circle(row, "from"), _circle(row, "to")))
    if CIRCLE_IDS[one] not in CENTRE or CIRCLE_IDS[other] not in CENTRE:
        raise row.fail("the X is crossed between circles beside it")
    return one, other


def _circle(row: ComponentRow, name: str) -> int:
    if row.text(name) not in CIRCLE_IDS:
        raise row.fail(f"unknown circle {row.text(name)!r}; they are r1c1 to r6c4")
    return CIRCLE_IDS.index(row.text(name))


def read_automa(text: str) -> tuple[AutomaCard, ...]:
    """Twelve cards: three different actions, never royalties, and all six genres by priority."""
    found = []
    for number, row in enumerate(read_tables(text, {"automa": 12})["automa"], 1):
        row.only(("id", "actions", "genres", "provenance"))
        _in_order(row, f"a{number:02}")
        actions, genres = tuple(row.text("actions").split()), tuple(row.text("genres").split())
        if len(actions) != 3 or len(set(actions)) != 3 or not set(actions) <= set(ACTIONS) - {"royalties"}:
            raise row.fail("three different actions are needed, of: hire, develop, ideas, print, sales")
        if sorted(genres) != sorted(GENRES):
            raise row.fail(f"each genre is needed once: {', '.join(GENRES)}")
        found.append(AutomaCard(row.text("id"), actions, genres, row.text("provenance")))
    return tuple(found)


def _in_order(row: ComponentRow, id: str) -> None:
    if row.text("id") != id:
        raise row.fail(f"the id here is {id}: rows keep the order of our file")


def _file(name: str) -> str:
    return files(__package__).joinpath(f"{name}.toml").read_text(encoding="utf-8")


def _read(name: str, read: Callable[[str], T]) -> T:
    """One of our own files; what is wrong with it is said with its name."""
    try:
        return read(_file(name))
    except BadComponents as error:
        raise BadComponents(f"{name}.toml, {error}") from None


@cache
def load(automa: str = "") -> Components:
    """Our files, with someone's own cards of the solo opponent if that text is not empty."""
    faces = _read("creatives", read_creatives)
    titles = _read("comics", read_comics)
    tiles, order_fans = _read("orders", read_orders)
    spaces, newsstands = _read("map", read_map)
    cards = read_automa(automa) if automa else _read("automa", read_automa)
    tables = box.Box(
        value=[face.value for face in faces],
        bonus=[number % 4 for number in range(24)],
        tiles=tiles,
        order_fans=order_fans,
        automa=[
            box.AutomaCard([ACTIONS.index(word) for word in card.actions], [GENRES.index(word) for word in card.genres])
            for card in cards
        ],
        newsstands=newsstands,
        x=box.Newsstand([CIRCLE_IDS.index(id) for id in CENTRE], []),
        used=[int(players in space.players) for players in (2, 3, 4) for space in spaces],
    )
    return Components(faces, titles, spaces, cards, tables)


def check_automa(text: str) -> None:
    """Refuse a file of cards that is none; BadComponents names the line."""
    if not text.strip():
        raise BadComponents("the file is empty")
    read_automa(text)


def ours() -> Components:
    """Our own files."""
    return load()


SPACE_IDS = tuple(space.id for space in ours().spaces)
