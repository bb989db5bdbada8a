"""The components of Kick-Ass from a file: ours, or one that an owner of the box has written.

>>> load("").effects("skateboard")
'MP+1'
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.components import ComponentRow, check_count, read_tables
from ludotheque.core.expansions import gathered
from ludotheque.games.kick_ass import cards, codes
from ludotheque.games.kick_ass.cards import Cards
from ludotheque.games.kick_ass.expansions import FOLDERS
from ludotheque.games.kick_ass.vocabulary import When, Whom, Word

COUNTS = {
    "district": 8,
    "incoming": 4,
    "die": 3,
    "hero": 7,
    "card": cards.CARDS,
    "item": cards.ITEMS,
    "hardship": 12,
    "spawn": 20,
    "event": 31,
    "boss_event": cards.BOSSES * cards.BOSS_EVENTS,
    "combat": 6,
    "plot": cards.BOSSES,
    "figure": cards.FIGURES,
}
"""Rows of each table. Cards and items are designs; their copies are counted by themselves."""
ACTIVATION_CARDS = 96
ITEM_CARDS = 55
MINIATURES = 27
BASE_EVENTS = {2: 10, 3: 10, 4: 11}
"""Inferred: 31 event cards for two, three and four players."""

DISTRICT_CODES = ("PD", "CP", "WS", "SH", "LI", "HO", "DO", "CH")
STATS = "HSML$"
COLOURS = ("blue", "red", "green")
KINDS = ("none", "job", "personal", "hero", "famous")
SLOTS = ("head", "body", "hand", "both", "backpack")
VIRALS = ("inspire", "surprise", "trap", "protected", "healthy", "rich", "spread")
FACES = ("blank", "hit", "bolt")
DON_COLOURS = "PALM"

WHEN = {
    "": When.NOW,
    "f": When.IN_FIGHT,
    "Z": When.BOLT,
    "Zr": When.RED_BOLT,
    "Zb": When.BLUE_BOLT,
    "EX": When.EXHAUST,
    "SLEEP": When.SLEEP,
}
WHOM = {"": Whom.OWN, "all": Whom.ALL, "top": Whom.TOP, "list": Whom.LISTED}
PLAIN = {
    "T": Word.TIMER,
    "F": Word.FIGHT,
    "SUPER first": Word.SUPER_FIRST,
    "ITEM": Word.ITEM,
    "HAND": Word.LOSE_HAND,
    "PACK": Word.LOSE_PACK,
    "NOZ": Word.NO_LIGHTNING,
    "NOH": Word.NO_HAPPINESS,
    "NOM": Word.NO_MEDIA,
    "POOR": Word.POOR,
    "HABIT": Word.HABIT,
    "L-1>0": Word.WEARY,
}
NUMBERED = {
    "MP": Word.MOVE,
    "R": Word.RED_DICE,
    "B": Word.BLUE_DICE,
    "HIT": Word.HIT,
    "SH": Word.SHIELD,
    "P": Word.PROTECT,
    "INC": Word.INCOMING,
    "TRACK": Word.TRACK,
    "GANG": Word.GANG,
}
COUNTED = {
    "K": Word.KILL,
    "Kd": Word.KILL_HERE,
    "Ka": Word.KILL_NEAR,
    "P": Word.PROTECT,
    "RR": Word.REROLL_RED,
    "RB": Word.REROLL_BLUE,
    "RA": Word.REROLL_ANY,
}
PLACED = {"SPAWN": Word.SPAWN, "SUPER": Word.SUPER, "BLOCK": Word.BLOCK}
EFFECT_FORMS = (
    "T, F, MP+n, H+n S+n M+n L+n $+n (or -n), R+n B+n HIT+n SH+n SH+X, RR1 RB1 RA1, K1 Kd2 Ka2 P2 P-1, SPAWN d*n, "
    "SPAWN X, SUPER d, SUPER first, INC+n, ITEM, TRACK+n, GANG-1, BLOCK d, HAND, PACK, NOZ, NOH, NOM, POOR, HABIT, "
    "L-1>0; before it all: top: list: or f: Z: Zr: Zb: EX: SLEEP:"
)
OBJECTIVE_FORMS = (
    "TIMER d:n ..., KILL n in d/d, MINI name @d Pn Ln, DELIVER n d>d, PAY n @d, CLEAN n, DON c@d ... (c: P A L M)"
)
_GAINS = {Word.GAIN + n for n in range(5)}
_FIGHTS = {Word.RED_DICE, Word.BLUE_DICE, Word.HIT, Word.SHIELD}
_REROLLS = {Word.REROLL_RED, Word.REROLL_BLUE, Word.REROLL_ANY}
_KILLS = {Word.KILL, Word.KILL_HERE, Word.KILL_NEAR}
_TROUBLE = {Word.SPAWN, Word.SUPER, Word.INCOMING, Word.TRACK}
ALLOWED: Mapping[str, set[int]] = {
    "card": _GAINS | _FIGHTS | {Word.TIMER, Word.FIGHT, Word.PROTECT} | _KILLS,
    "item": _GAINS | _FIGHTS | _REROLLS | {Word.MOVE, Word.KILL_HERE},
    "hero": _FIGHTS | _REROLLS | {Word.MOVE},
    "reward": _GAINS | {Word.ITEM, Word.INCOMING, Word.PROTECT, Word.GANG},
    "matures": _GAINS | _TROUBLE,
    "sleep": _GAINS | {Word.SPAWN, Word.SUPER, Word.INCOMING},
    "setup": {Word.SPAWN, Word.SUPER, Word.BLOCK},
    "spawn": _GAINS | {Word.SUPER_FIRST, Word.PROTECT},
    "hardship": set(range(Word.LOSE_HAND, Word.WEARY + 1)) | _GAINS | {Word.MOVE, Word.RED_DICE, Word.BLUE_DICE},
    "combat": {Word.RED_DICE, Word.BLUE_DICE, Word.SHIELD, Word.SPAWN} | {Word.WEARY, Word.NO_LIGHTNING},
}
"""The effects that each kind of component may have."""

Effect = tuple[int, int, int, int, int]
"""When, whom, what, how much, which district (or -1). ``X`` is written as this amount:"""
PER_PLAYER = 1000


def parse_effect(text: str) -> Effect | None:
    """One word of the vocabulary, or None.

    >>> parse_effect("all:H-1"), parse_effect("SPAWN DO*2"), parse_effect("FLY")
    ((0, 1, 0, -1, -1), (0, 0, 19, 2, 6), None)
    """
    when = whom = ""
    if found := re.match(r"(f|Z|Zr|Zb|EX|SLEEP):", text):
        when, text = found[1], text[found.end() :]
    if found := re.match(r"(all|top|list):", text):
        whom, text = found[1], text[found.end() :]
    head = (WHEN[when], WHOM[whom])
    if text in PLAIN:
        return (*head, PLAIN[text], 1, -1)
    if text == "SH+X":
        return (*head, Word.SHIELD, PER_PLAYER, -1)
    if text == "SPAWN X":
        return (*head, Word.SPAWN, PER_PLAYER, codes.ARENA)
    if found := re.fullmatch(r"([HSML$])([+-][1-9])", text):
        return (*head, STATS.index(found[1]), int(found[2]), -1)
    if (found := re.fullmatch(r"([A-Z]+)([+-]\d)", text)) and found[1] in NUMBERED and int(found[2]):
        return (*head, NUMBERED[found[1]], int(found[2]), -1)
    if (found := re.fullmatch(r"([A-Z][a-zA-Z]?)([1-9])", text)) and found[1] in COUNTED:
        return (*head, COUNTED[found[1]], int(found[2]), -1)
    if (
        (found := re.fullmatch(r"([A-Z]+) ([A-Z]{2})(?:\*([1-9]|X))?", text))
        and found[2] in DISTRICT_CODES
        and found[1] in PLACED
    ):
        amount = PER_PLAYER if found[3] == "X" else int(found[3] or 1)
        return (*head, PLACED[found[1]], amount, DISTRICT_CODES.index(found[2]))
    return None


@dataclass(frozen=True)
class Objective:
    """The task of an event. ``at`` has a number for each district: timers, or 1 for a kill there, or a colour."""

    kind: int
    goal: int = 0
    power: int = 0
    origin: int = -1
    target: int = -1
    at: tuple[int, ...] = (0,) * codes.DISTRICTS
    figure: str = ""


def _at(pairs: Mapping[str, int]) -> tuple[int, ...] | None:
    if not pairs or any(code not in DISTRICT_CODES for code in pairs):
        return None
    return tuple(pairs.get(code, 0) for code in DISTRICT_CODES)


def parse_objective(text: str) -> Objective | None:
    """One objective, or None.

    >>> parse_objective("PAY 6 @LI").goal, parse_objective("CLEAN up")
    (6, None)
    """
    word, _, rest = text.partition(" ")
    at: tuple[int, ...] | None = None
    if word == "TIMER" and all(re.fullmatch(r"[A-Z]{2}:[1-9]\d?", one) for one in rest.split()):
        at = _at({one[:2]: int(one[3:]) for one in rest.split()})
        return Objective(codes.TIMERS, sum(at), at=at) if at else None
    if word == "KILL" and (found := re.fullmatch(r"(\d+) in ([A-Z/]+)", rest)):
        at = _at(dict.fromkeys(found[2].split("/"), 1))
        return Objective(codes.KILLS, int(found[1]), at=at) if at else None
    if word == "MINI" and (found := re.fullmatch(r"(.+) @([A-Z]{2}) P(\d+) L([1-9]\d*)", rest)):
        place = _place(found[2])
        kind = codes.MINI
        return None if place < 0 else Objective(kind, int(found[4]), int(found[3]), target=place, figure=found[1])
    if word == "DELIVER" and (found := re.fullmatch(r"([1-9]) ([A-Z]{2})>([A-Z]{2})", rest)):
        ends = _place(found[2]), _place(found[3])
        return None if min(ends) < 0 else Objective(codes.DELIVER, int(found[1]), origin=ends[0], target=ends[1])
    if word == "PAY" and (found := re.fullmatch(r"([1-9]\d?) @([A-Z]{2})", rest)) and int(found[1]) <= 20:
        place = _place(found[2])
        return None if place < 0 else Objective(codes.PAYMENT, int(found[1]), target=place)
    if word == "CLEAN" and re.fullmatch(r"[1-8]", rest):
        return Objective(codes.CLEANS, int(rest))
    if word == "DON" and all(re.fullmatch(r"[PALM]@[A-Z]{2}", one) for one in rest.split()):
        at = _at({one[2:]: DON_COLOURS.index(one[0]) + 1 for one in rest.split()})
        return Objective(codes.GANGS, len(rest.split()), at=at) if at else None
    return None


def _place(code: str) -> int:
    return DISTRICT_CODES.index(code) if code in DISTRICT_CODES else -1


@dataclass(frozen=True)
class Face:
    """The face of a card, item, event ...: its id, name, texts in the file's words, and how certain it is."""

    id: str
    name: str
    kind: str
    colour: str
    cost: int
    effects: tuple[str, ...]
    hero: str
    provenance: str


@dataclass(frozen=True)
class EventFace:
    """The face of an event."""

    id: str
    name: str
    boss: str
    objective: str
    setup: tuple[str, ...]
    sleep: tuple[str, ...]
    reward: tuple[str, ...]
    matures: tuple[str, ...]
    figure: str
    provenance: str


class Components:
    """A file, read and checked: the faces for people, the tables for the rules of each number of players."""

    def __init__(self, tables: dict[str, list[ComponentRow]]) -> None:
        self._tables = tables
        self.faces: dict[str, Face] = {row.text("id"): face(row) for kind in FACE_TABLES for row in tables[kind]}
        self.cards: tuple[Face, ...] = tuple(self.faces[row.text("id")] for row in tables["card"])
        self.items: tuple[Face, ...] = tuple(self.faces[row.text("id")] for row in tables["item"])
        self.heroes: tuple[tuple[tuple[str, ...], ...], ...] = tuple(
            tuple(words(row, f"s{step}") for step in range(1, 7)) for row in tables["hero"]
        )
        self.by_players: dict[int, Cards] = {players: build(tables, players) for players in range(1, 5)}
        self.events: dict[int, tuple[EventFace | None, ...]] = {
            players: event_faces(tables, players) for players in range(1, 5)
        }

    def effects(self, id: str) -> str:
        """Return what something does, in the file's words."""
        return ", ".join(self.faces[id].effects)


FACE_TABLES = ("district", "hero", "card", "item", "hardship", "spawn", "combat", "plot", "figure")
FIELDS: dict[str, tuple[str, ...]] = {
    "district": ("code", "limit", "path", "adjacent"),
    "incoming": ("players", "spaces"),
    "die": ("faces",),
    "hero": ("start", "happiness", "strength", "media", "life", "viral", *(f"s{n}" for n in range(1, 7))),
    "card": ("colour", "kind", "hero", "copies", "moves", "only", "effects"),
    "item": ("slot", "hero", "copies", "cost", "effects"),
    "hardship": ("effects",),
    "spawn": ("incoming", "districts", "effects"),
    "event": ("players", "objective", "setup", "sleep", "reward", "matures"),
    "boss_event": ("boss", *(f"objective{n}" for n in range(1, 5)), "setup", "sleep", "reward", "matures"),
    "combat": ("effects",),
    "plot": (),
    "figure": ("power", "armor", "life", "gang"),
}


def words(row: ComponentRow, name: str) -> tuple[str, ...]:
    """Return a field of words separated by commas; there may be none."""
    if not row.has(name):
        return ()
    return tuple(word.strip() for word in row.text(name).split(","))


def face(row: ComponentRow) -> Face:
    """One row as people see it."""
    return Face(
        id=row.text("id"),
        name=row.text("name"),
        kind=row.text("kind") if row.table == "card" else row.text("slot") if row.table == "item" else row.table,
        colour=row.text("colour") if row.table == "card" else "",
        cost=row.number("cost", 0, 20, 0) if row.table == "item" else 0,
        effects=words(row, "effects"),
        hero=row.text("hero") if row.has("hero") else "",
        provenance=row.text("provenance"),
    )


def read(text: str) -> Components:
    """Read and check a file. BadComponents names the line at fault and what is allowed."""
    tables = read_tables(text, COUNTS)
    for kind, rows in tables.items():
        for row in rows:
            row.only(("id", "name", "provenance", *FIELDS[kind]))
    check_count("activation cards", sum(row.number("copies", 1, 4) for row in tables["card"]), ACTIVATION_CARDS)
    check_count("items", sum(row.number("copies", 1, 4) for row in tables["item"]), ITEM_CARDS)
    check_count("spaces of the districts", sum(row.number("limit", 1, 9) for row in tables["district"]), MINIATURES)
    for players, count in BASE_EVENTS.items():
        found = sum(row.number("players", 2, 4) == players for row in tables["event"])
        check_count(f"events for {players} players", found, count)
    _check_order(tables)
    return Components(tables)


def _check_order(tables: dict[str, list[ComponentRow]]) -> None:
    """Ids are what actions, records and texts call things: those of our file, in its order."""
    for (table, number), id in our_ids().items():
        if tables[table][number].text("id") != id:
            raise tables[table][number].fail(f"the id here is {id!r}: ids and their order stay as they are")


@cache
def our_ids() -> dict[tuple[str, int], str]:
    """Return the ids of our own file."""
    tables = read_tables(_ours(), COUNTS)
    return {(table, number): row.text("id") for table, rows in tables.items() for number, row in enumerate(rows)}


def ids(table: str) -> tuple[str, ...]:
    """Return the ids of a table in order."""
    return tuple(id for (kind, _), id in our_ids().items() if kind == table)


def effects_of(row: ComponentRow, name: str, kind: str) -> list[Effect]:
    """Return the effects in one field of a row."""
    found = []
    for word in words(row, name):
        effect = parse_effect(word)
        if effect is None or effect[2] not in ALLOWED[kind]:
            problem = "unknown effect" if effect is None else f"an effect that no {kind} has:"
            raise row.fail(f"{problem} {word!r}; the words are: {EFFECT_FORMS}")
        found.append(effect)
    return found


def event_rows(tables: dict[str, list[ComponentRow]], players: int) -> list[ComponentRow | None]:
    """Return the events in the order of their numbers: eleven base events, then the bosses'.

    A base event is None with too many players for it.
    """
    group = max(2, players)
    rows: list[ComponentRow | None] = [None] * cards.BASE_EVENTS
    for row in tables["event"]:
        if row.number("players", 2, 4) == group:
            rows[int(row.text("id").split("-")[0][1:]) - 1] = row
    return rows + list(tables["boss_event"])


def objective_of(row: ComponentRow, players: int) -> Objective:
    """Return what an event asks of so many players."""
    name = "objective" if row.table == "event" else f"objective{players}"
    return row.parsed(name, parse_objective, OBJECTIVE_FORMS)


def event_faces(tables: dict[str, list[ComponentRow]], players: int) -> tuple[EventFace | None, ...]:
    """Return the events as so many players see them."""
    found: list[EventFace | None] = []
    for row in event_rows(tables, players):
        if row is None:
            found.append(None)
            continue
        objective = objective_of(row, players)
        found.append(
            EventFace(
                id=row.text("id").split("-")[0],
                name=row.text("name"),
                boss=row.text("boss") if row.table == "boss_event" else "",
                objective=row.text("objective" if row.table == "event" else f"objective{players}"),
                setup=words(row, "setup"),
                sleep=words(row, "sleep"),
                reward=words(row, "reward"),
                matures=words(row, "matures"),
                figure=objective.figure,
                provenance=row.text("provenance"),
            )
        )
    return tuple(found)


def numbers_of(row: ComponentRow, name: str, count: int) -> list[int]:
    """Return a field of whole numbers separated by spaces."""
    found = row.text(name).split()
    if len(found) != count or not all(one.isdecimal() and int(one) <= 99 for one in found):
        raise row.fail(f"the field {name!r} should be {count} whole numbers, not {row.text(name)!r}")
    return [int(one) for one in found]


def districts_of(row: ComponentRow, name: str) -> list[int]:
    """Return a field of district codes separated by spaces."""
    found = row.text(name).split()
    for code in found:
        if code not in DISTRICT_CODES:
            raise row.fail(f"unknown district {code!r}; the districts are: {', '.join(DISTRICT_CODES)}")
    return [DISTRICT_CODES.index(code) for code in found]


def one_of(row: ComponentRow, name: str, allowed: Sequence[str]) -> int:
    """Return the number of a word."""
    return row.parsed(name, lambda word: list(allowed).index(word) if word in allowed else None, ", ".join(allowed))


def build(tables: dict[str, list[ComponentRow]], players: int) -> Cards:
    """Return the tables that the rules read, for so many players."""
    built = Cards()
    events = event_rows(tables, players)
    runs = [effects_of(row, "effects", "card") for row in tables["card"]]
    runs += [effects_of(row, "effects", "item") for row in tables["item"]]
    runs += [effects_of(row, f"s{step}", "hero") for row in tables["hero"] for step in range(1, 7)]
    for name in ("reward", "matures", "sleep", "setup"):
        runs += [effects_of(row, name, name) if row else [] for row in events]
    runs += [effects_of(row, "effects", kind) for kind in ("spawn", "hardship", "combat") for row in tables[kind]]
    _fill_effects(built, runs, players)
    _fill_cards(built, tables)
    _fill_map(built, tables, players)
    _fill_events(built, events, players)
    _fill_plots(built, tables, players)
    return built


def _fill_effects(built: Cards, runs: list[list[Effect]], players: int) -> None:
    first, flat = [0], []
    for run in runs:
        flat += [(*one[:3], players if one[3] == PER_PLAYER else one[3], one[4]) for one in run]
        first.append(len(flat))
    built.first = vec[i64](first)
    columns = [list(column) for column in zip(*flat, strict=True)]
    built.when, built.whom, built.code, built.amount, built.place = (vec[i64](column) for column in columns)


def _fill_cards(built: Cards, tables: dict[str, list[ComponentRow]]) -> None:
    rows, heroes = tables["card"], [row.text("id") for row in tables["hero"]]
    built.moves = vec[i64]([row.number("moves", 0, 6) for row in rows])
    built.only = vec[i64]([districts_of(row, "only")[0] if row.has("only") else -1 for row in rows])
    found = [effects_of(row, "effects", "card") for row in rows]
    built.timers = vec[i64]([sum(one[2] == Word.TIMER for one in run) for run in found])
    built.fights = vec[i64]([sum(one[2] == Word.FIGHT for one in run) for run in found])
    built.hero_of = vec[i64]([one_of(row, "hero", heroes) if row.has("hero") else -1 for row in rows])
    for row in rows:
        one_of(row, "colour", COLOURS)
        one_of(row, "kind", KINDS)
    built.slot = vec[i64]([one_of(row, "slot", SLOTS) for row in tables["item"]])
    built.cost = vec[i64]([row.number("cost", 0, 20, 0) for row in tables["item"]])
    people = tables["hero"]
    built.start = vec[i64]([districts_of(row, "start")[0] for row in people])
    built.happiness = vec[i64]([row.number("happiness", 1, 9) for row in people])
    built.strength = vec[i64]([row.number("strength", 1, 6) for row in people])
    built.media = vec[i64]([row.number("media", 1, 9) for row in people])
    built.life = vec[i64]([row.number("life", 1, 9) for row in people])
    built.viral = vec[i64]([one_of(row, "viral", VIRALS) for row in people])


def _fill_map(built: Cards, tables: dict[str, list[ComponentRow]], players: int) -> None:
    rows = tables["district"]
    built.limit = vec[i64]([row.number("limit", 1, 9) for row in rows])
    built.path = vec[i64]([districts_of(row, "path")[0] if row.has("path") else -1 for row in rows])
    borders = [districts_of(row, "adjacent") for row in rows]
    for here, row in enumerate(rows):
        place, steps = here, 0
        while built.path[place] >= 0 and steps <= codes.DISTRICTS:
            place, steps = built.path[place], steps + 1
        if place != codes.CITY_HALL:
            raise row.fail("the spawning path from here does not end in City Hall")
        if any(here not in borders[other] for other in borders[here]):
            raise row.fail("borders are mutual: one of these districts does not border this one")
    built.distance = vec[i64](
        [_steps(borders, here, there) for here in range(codes.DISTRICTS) for there in range(codes.DISTRICTS)]
    )
    built.spawn_incoming = vec[i64]([row.number("incoming", -3, 3) for row in tables["spawn"]])
    listed = []
    for row in tables["spawn"]:
        found = districts_of(row, "districts")
        if len(found) != 3:
            raise row.fail("a spawn names three districts")
        listed += found
    built.spawn_districts = vec[i64](listed)
    built.incoming = vec[i64](numbers_of(tables["incoming"][players - 1], "spaces", codes.INCOMING_SPACES))
    dice = [[one_face(row, word) for word in row.text("faces").split()] for row in tables["die"]]
    if any(len(one) != 6 for one in dice):
        raise tables["die"][0].fail("a die has six faces")
    built.red, built.blue, built.faint = (vec[i64](one) for one in dice)


def one_face(row: ComponentRow, word: str) -> int:
    """Return the number of a face of a die."""
    if word not in FACES:
        raise row.fail(f"unknown face {word!r}; the faces are: {', '.join(FACES)}")
    return FACES.index(word)


def _steps(borders: list[list[int]], here: int, there: int) -> int:
    reached, steps = {here}, 0
    while there not in reached and steps <= codes.DISTRICTS:
        reached |= {other for place in reached for other in borders[place]}
        steps += 1
    return steps


def _fill_events(built: Cards, rows: list[ComponentRow | None], players: int) -> None:
    found = [objective_of(row, players) if row else Objective(codes.CLEANS, 8) for row in rows]
    built.objective = vec[i64]([one.kind for one in found])
    built.goal = vec[i64]([one.goal for one in found])
    built.power = vec[i64]([one.power for one in found])
    built.origin = vec[i64]([one.origin for one in found])
    built.target = vec[i64]([one.target for one in found])
    built.at = vec[i64]([number for one in found for number in one.at])
    built.playable = vec[i64]([int(row is not None) for row in rows])


def _fill_plots(built: Cards, tables: dict[str, list[ComponentRow]], players: int) -> None:
    rows = tables["figure"]
    built.boss_power = vec[i64]([numbers_of(row, "power", 4)[players - 1] for row in rows])
    built.boss_armor = vec[i64]([numbers_of(row, "armor", 4)[players - 1] for row in rows])
    built.boss_life = vec[i64]([numbers_of(row, "life", 4)[players - 1] for row in rows])
    built.gang = numbers_of(next(row for row in rows if row.has("gang")), "gang", 4)[players - 1]


@cache
def load(text: str) -> Components:
    """Return the parsed file, reading each file once; the empty text is our own file."""
    return read(text or _ours())


def _ours() -> str:
    return gathered(files(__package__), [f"bosses/{folder}" for folder in FOLDERS], "components.toml")
