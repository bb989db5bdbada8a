"""A hundred kinds of lies in a record: each is found out, or the verdict names what it changed as unchecked."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludotheque import Match, Record, SealedChance, judge, load, registered_games
from ludotheque.core.contributions import Contribution, commit_to
from ludotheque.core.errors import BadRecord, OtherRules
from ludotheque.core.match import sealed_chance
from ludotheque.core.record import Substitution

GAMES = [name for name, game in registered_games().items() if game.stage == "complete"]
SECRET = bytes(range(32))
HUGE = 2**63
Json = dict[str, Any]
Lie = Callable[[Json], object]

PLAYED, WHEN, TAKEN_BACK, SILENT = "who played", "when", "what was taken back", "added nothing"
HOW_OFTEN, LATE = "how many takebacks", "after the end"
SHUFFLES, OLDER, POSITION, REST, STOPPED = (
    "shuffles",
    "the rules changed",
    "position at the start",
    "not over",
    "stopped",
)


# --- True records ---


def act(match: Match, rng: random.Random) -> None:
    """Play anything, as a table does: what is forced by itself, each action a while after the one before."""
    forced = match.forced()
    action = rng.choice([int(one) for one in match.state.legal_actions()]) if forced is None else forced
    match.act(action, at=1000 + 500 * len(match.record.entries), auto=forced is not None)


def add_people(match: Match) -> None:
    """Write down people, and a seat that a bot took and its player took back."""
    record = match.record
    record.seats = [f"Player {seat + 1}" for seat in range(record.players)]
    record.substitutions = [Substitution(4, 1, "Player 2", "skilled", "left"), Substitution(9, 1, "Ann", None, "back")]


def contributed(players: int) -> list[Contribution]:
    """Return the contribution of the first seat; the others have none."""
    value, commitment = "5a" * 32, SealedChance(SECRET).commitment
    return [Contribution(commit_to(value, 0, commitment), value), *([Contribution(why="none")] * (players - 1))]


def finished(name: str) -> Json:
    """Return a game of a table of two or more, with undos of one entry, of several, and of none but forced ones."""
    game, rng = load(name), random.Random(3)
    players = max(2, game.players[0])
    added = contributed(players)
    match = Match.start(game, players, chance=sealed_chance(SECRET, added))
    match.record.contributions = added
    for number in range(24):
        act(match, rng)
        if number in (7, 12, 16):
            match.undo(number % 5 or 1)
            match.record.takebacks += 1
    while not match.state.is_terminal():
        act(match, rng)
    add_people(match)
    return dict(json.loads(match.record.dumps()))


def stopped(name: str) -> Json:
    """Return a game that was abandoned."""
    match = Match.start(load(name), 2, chance=SealedChance(SECRET))
    rng = random.Random(4)
    for _ in range(8):
        act(match, rng)
    match.record.ended, match.record.secret = "abandoned", SECRET.hex()
    return dict(json.loads(match.record.dumps()))


def carried(name: str) -> Json:
    """Return a game that newer rules took over."""
    data = finished(name)
    game = load(name)
    whole = Record.from_json(data)
    whole.entries, whole.result = whole.entries[:6], None
    match = Match.resume(whole)
    place = {"entry": 6, "version": game.version, "position": game.to_json(match.state)}
    return {**data, "version": game.version - 1, "carried": [place]}


def positioned(name: str) -> Json:
    """Return a game from a position that a person chose."""
    game, rng = load(name), random.Random(5)
    before = Match.start(game, 2, chance=SealedChance(SECRET))
    for _ in range(4):
        act(before, rng)
    match = Match.start(game, 2, chance=SealedChance(SECRET), position=game.to_json(before.state))
    while not match.state.is_terminal():
        act(match, rng)
    return dict(json.loads(match.record.dumps()))


KINDS: dict[str, Callable[[str], Json]] = {
    "finished": finished,
    "stopped": stopped,
    "carried": carried,
    "positioned": positioned,
}
_made: dict[tuple[str, str], Json] = {}


def true_record(kind: str, name: str) -> Json:
    """Return a copy of a true record, played once."""
    if (kind, name) not in _made:
        _made[kind, name] = KINDS[kind](name)
    return copy.deepcopy(_made[kind, name])


# --- Lies ---


def put(*path: Any) -> Lie:
    """Put the last value at the place that the others lead to."""
    *way, key, value = path

    def lie(data: Json) -> None:
        inner: Any = data
        for step in way:
            inner = inner[step]
        inner[key] = value

    return lie


def drop(*path: Any) -> Lie:
    """Leave something out."""
    *way, key = path

    def lie(data: Json) -> None:
        inner: Any = data
        for step in way:
            inner = inner[step]
        del inner[key]

    return lie


def undone(data: Json) -> list[Json]:
    """Return the entries that were taken back."""
    return [entry for entry in data["entries"] if entry.get("undone")]


def drawing(data: Json) -> list[Json]:
    """Return the entries that drew something."""
    return [entry for entry in data["entries"] if entry.get("chance")]


def other(data: Json) -> Json:
    """Return an entry that is in its place no longer than it says the same as another."""
    return next(one for one in data["entries"][1:] if one["do"] != data["entries"][0]["do"])


def all_new(data: Json) -> None:
    """Invent all entries, and have the rules take over at the end of them."""
    position = load(data["game"]).to_json(Match.resume(Record.from_json(data)).state)
    data["entries"] = [{"seat": 0, "do": "invented", "hash": "00", "at": 1} for _ in range(9)]
    data["carried"] = [{"entry": 9, "version": data["version"], "position": position}]
    data["substitutions"] = []
    data["takebacks"] = 0


def all_new_and_older(data: Json) -> None:
    """Do the same, and claim older rules."""
    all_new(data)
    data["version"] -= 1


def start_over(data: Json) -> None:
    """Claim that the start of a game was an older game's end."""
    game = load(data["game"])
    start = game.to_json(game.start(data["players"], data["options"], chance=SealedChance(SECRET)))
    all_new(data)
    data["version"] -= 1
    data["carried"][0]["position"] = start


def of_last(key: str, value: Any) -> Lie:
    """Change the last entry that was taken back."""
    return lambda data: undone(data)[-1].update({key: value})


def swap(data: Json) -> None:
    entries = data["entries"]
    place = next(number for number in range(len(entries) - 1) if entries[number]["do"] != entries[number + 1]["do"])
    entries[place], entries[place + 1] = entries[place + 1], entries[place]


def without_undone(data: Json) -> None:
    """Leave out all that was taken back, and be consistent about it."""
    data["entries"] = [entry for entry in data["entries"] if not entry.get("undone")]
    data["takebacks"] = 0


def without_last_undone(data: Json) -> None:
    """Leave one entry that was taken back out, and nothing else."""
    data["entries"].remove(undone(data)[-1])


def stands_after_all(data: Json) -> None:
    del undone(data)[-1]["undone"]


def taken_back_later(data: Json) -> None:
    undone(data)[-1]["undone"] += 1


def taken_back_too(data: Json) -> None:
    """Claim that an entry from before was taken back at the same undo, with one between them that was not."""
    last = undone(data)[-1]
    entries = data["entries"]
    standing = [one for one in entries[: entries.index(last)] if not one.get("undone")]
    standing[-3]["undone"] = last["undone"]


def the_last_too(data: Json) -> None:
    data["entries"][-1]["undone"] = len(data["entries"])


def draw_another(which: int) -> Lie:
    return lambda data: drawing(data)[which]["chance"].__setitem__(0, drawing(data)[which]["chance"][0] ^ 1)


def draw_twice(data: Json) -> None:
    drawing(data)[0]["chance"].append(0)


def draw_nothing(data: Json) -> None:
    del drawing(data)[0]["chance"]


def mark_auto(data: Json) -> None:
    """Claim that the table played what a player chose."""
    match = Match.resume(Record.from_json({**data, "entries": [], "result": None, "substitutions": []}))
    for number, entry in enumerate(data["entries"]):
        action = match.game.actions.parse(entry["do"])
        claims = [int(match.state.claim(seat)) for seat in range(data["players"])]
        if len(match.state.legal_actions()) > 1 and action not in claims:
            entry["auto"] = True
            return
        match._replay(number, Record.from_json(data).entries[number])
    raise AssertionError("nobody chose anything")


def turn_auto(data: Json) -> None:
    """Claim that nothing was automatic, or all of it where nothing was."""
    automatic = [entry for entry in data["entries"] if entry.pop("auto", False)]
    for entry in [] if automatic else data["entries"]:
        entry["auto"] = True


def other_setup(data: Json) -> None:
    data["setup"] = [value ^ 1 for value in data["setup"]] or [1]


def open_nothing(data: Json) -> None:
    """Claim that nothing was sealed."""
    data["commitment"] = data["secret"] = None
    data.pop("contributions", None)


def cut(data: Json) -> None:
    """Leave out the end of a game, and be consistent about it."""
    data["entries"] = data["entries"][:-1]
    data["result"] = None


def cut_and_close(data: Json) -> None:
    cut(data)
    data["secret"] = None


def later(data: Json) -> None:
    for entry in data["entries"]:
        entry["at"] += 1000


def later_once(data: Json) -> None:
    data["entries"][1]["at"] = 10**9


def more_players(data: Json) -> None:
    data["players"] += 1


def rename(data: Json) -> None:
    data["seats"] = ["Another", *data["seats"][1:]]


def exchange_names(data: Json) -> None:
    data["seats"].reverse()


def one_name_too_many(data: Json) -> None:
    data["seats"].append("Zoe")


def append_undone(data: Json) -> None:
    """Invent an entry after the last, and that it was taken back."""
    data["entries"].append({**data["entries"][-1], "undone": len(data["entries"]) + 1})


def repeat(data: Json) -> None:
    data["entries"].insert(2, copy.deepcopy(data["entries"][2]))


def invent_value(data: Json) -> None:
    data["contributions"][1] = {"commit": "ab" * 32, "value": "cd" * 32}


def exchange_contributions(data: Json) -> None:
    data["contributions"].reverse()


def no_value(data: Json) -> None:
    data["contributions"][0] = {"commit": None, "value": None, "why": "none"}


def withheld(data: Json) -> None:
    del data["contributions"][0]["value"]
    data["contributions"][0]["why"] = "withheld"


def forfeited(data: Json) -> None:
    """Claim that a player gave up."""
    data["result"], data["ended"] = None, "resigned"


def add_seat(why: str, level: str | None, entry: int = 9, seat: int = 1) -> Lie:
    """Invent a change of hands."""
    one = {"entry": entry, "seat": seat, "name": "Zoe", "level": level, "why": why}
    return lambda data: data["substitutions"].append(one)


def at_end(why: str, level: str) -> Lie:
    """Invent a change of hands after the last entry."""
    return lambda data: add_seat(why, level, len(data["entries"]))(data)


def seats_change(*changes: tuple[int, str]) -> Lie:
    """Invent all changes of hands: seats, and why."""
    made = [
        {"entry": 4 + number, "seat": seat, "name": "Zoe", "level": None if why == "back" else "skilled", "why": why}
        for number, (seat, why) in enumerate(changes)
    ]
    return put("substitutions", made)


def all_resigned(data: Json) -> None:
    """Claim that all players gave the game up, and that it went on to its result."""
    seats_change(*((seat, "resigned") for seat in range(data["players"])))(data)


def a_takeback_an_entry(data: Json) -> None:
    """Claim that each entry was taken back by itself."""
    data["takebacks"] = len(undone(data))


LIES: dict[str, dict[str, tuple[Lie, str | None]]] = {
    "finished": {
        "another format": (put("format", "ludotheque-record-2"), None),
        "another game": (lambda data: data.update(game="leduc" if data["game"] != "leduc" else "koryo"), None),
        "older rules": (lambda data: data.update(version=data["version"] - 1), None),
        "newer rules": (lambda data: data.update(version=data["version"] + 1), None),
        "huge rules": (put("version", HUGE), None),
        "one more player": (more_players, None),
        "no player": (put("players", 0), None),
        "huge players": (put("players", HUGE), None),
        "an option of no game": (put("options", "wings", True), None),
        "a huge option": (lambda data: data["options"].update(dict.fromkeys(data["options"] or ["wings"], HUGE)), None),
        "another name": (rename, PLAYED),
        "names exchanged": (exchange_names, PLAYED),
        "no names": (put("seats", []), PLAYED),
        "a name too many": (one_name_too_many, None),
        "a number for a name": (put("seats", 0, 7), None),
        "a name of many pages": (put("seats", 0, "x" * 10_000), None),
        "a name of two lines": (put("seats", 0, "Ann\n(true)"), None),
        "another commitment": (put("commitment", "11" * 32), None),
        "a commitment that is none": (put("commitment", "sealed"), None),
        "another secret": (put("secret", "11" * 32), None),
        "a secret that is none": (put("secret", "open"), None),
        "a short secret": (put("secret", "11"), None),
        "a secret in capitals": (lambda data: data.update(secret=data["secret"].upper()), None),
        "no secret": (put("secret", None), None),
        "no commitment": (put("commitment", None), None),
        "never sealed": (open_nothing, SHUFFLES),
        "no contributions": (drop("contributions"), None),
        "a contribution too few": (drop("contributions", 1), None),
        "an invented contribution": (invent_value, None),
        "contributions exchanged": (exchange_contributions, None),
        "a value left out": (no_value, None),
        "a value withheld": (withheld, None),
        "another reason for no value": (put("contributions", 1, "why", "late"), SILENT),
        "no known reason for no value": (put("contributions", 1, "why", "asleep"), None),
        "a setup that was not drawn": (other_setup, None),
        "a shorter setup": (lambda data: data.update(setup=data["setup"][:-1] or [0]), None),
        "a longer setup": (lambda data: data["setup"].append(0), None),
        "a huge setup": (lambda data: data.update(setup=[HUGE, *data["setup"][1:]]), None),
        "a negative setup": (lambda data: data.update(setup=[-1, *data["setup"][1:]]), None),
        "another seat": (lambda data: data["entries"][3].update(seat=1 - data["entries"][3]["seat"]), None),
        "a seat beyond the table": (put("entries", 3, "seat", 9), None),
        "a seat below the table": (put("entries", 3, "seat", -1), None),
        "a huge seat": (put("entries", 3, "seat", HUGE), None),
        "a huge seat below": (put("entries", 3, "seat", -HUGE - 1), None),
        "a seat that is no number": (put("entries", 3, "seat", True), None),
        "an action of no game": (put("entries", 3, "do", "fly away"), None),
        "no action": (put("entries", 3, "do", ""), None),
        "another action of the game": (lambda data: data["entries"][0].update(do=other(data)["do"]), None),
        "another hash": (put("entries", 3, "hash", "0" * 16), None),
        "no hash": (drop("entries", 3, "hash"), None),
        "the hash of another entry": (lambda data: data["entries"][3].update(hash=data["entries"][4]["hash"]), None),
        "an entry left out": (drop("entries", 3), None),
        "the first entry left out": (drop("entries", 0), None),
        "the last entry left out": (drop("entries", -1), None),
        "an entry twice": (repeat, None),
        "two entries exchanged": (swap, None),
        "another draw": (draw_another(0), None),
        "another last draw": (draw_another(-1), None),
        "a draw too many": (draw_twice, None),
        "no draw": (draw_nothing, None),
        "a huge draw": (lambda data: drawing(data)[0].update(chance=[HUGE]), None),
        "the end left out": (cut, REST),
        "the end left out and the seal closed": (cut_and_close, REST),
        "another time for all": (later, WHEN),
        "no times": (lambda data: [entry.update(at=0) for entry in data["entries"]], WHEN),
        "a time before the start": (put("entries", 0, "at", -5), None),
        "a huge time": (put("entries", 3, "at", HUGE), None),
        "a time that goes back": (later_once, "go back at entry 2"),
        "a choice is marked as automatic": (mark_auto, None),
        "nothing was automatic, or all was": (turn_auto, PLAYED),
        "an undone action of no game": (of_last("do", "fly away"), None),
        "another undone hash": (of_last("hash", "0" * 16), None),
        "an undone seat beyond the table": (of_last("seat", 9), None),
        "another undone seat": (lambda data: undone(data)[-1].update(seat=1 - undone(data)[-1]["seat"]), None),
        "an undone draw": (of_last("chance", [0, 0, 0, 0]), None),
        "an undone action that was another": (lambda data: undone(data)[0].update(do="0"), None),
        "an undone entry left out": (without_last_undone, TAKEN_BACK),
        "everything undone left out": (without_undone, TAKEN_BACK),
        "an undone entry stands": (stands_after_all, None),
        "undone one entry later": (taken_back_later, None),
        "undone before it was played": (of_last("undone", 1), None),
        "undone after the end": (of_last("undone", 10**6), None),
        "undone at a huge number": (of_last("undone", HUGE), None),
        "undone at less than nothing": (of_last("undone", -1), None),
        "undone out of the middle": (taken_back_too, None),
        "the last entry undone": (the_last_too, None),
        "an invented undone entry at the end": (append_undone, None),
        "fewer takebacks": (put("takebacks", 0), HOW_OFTEN),
        "a takeback for each undone entry": (a_takeback_an_entry, HOW_OFTEN),
        "more takebacks than undone entries": (put("takebacks", 1000), None),
        "negative takebacks": (put("takebacks", -1), None),
        "huge takebacks": (put("takebacks", HUGE), None),
        "another result": (lambda data: data["result"].__setitem__(0, data["result"][0] + 1), None),
        "a result of another kind": (lambda data: data.update(result=[float(one) for one in data["result"]]), None),
        "a huge result": (put("result", 0, HUGE), None),
        "a longer result": (lambda data: data["result"].append(0), None),
        "no result": (put("result", None), None),
        "abandoned as well": (put("ended", "abandoned"), None),
        "resigned instead": (forfeited, None),
        "no changes of hands": (put("substitutions", []), PLAYED),
        "another name for a bot": (put("substitutions", 0, "name", "Zoe"), PLAYED),
        "another level": (put("substitutions", 0, "level", "master"), PLAYED),
        "an unknown level": (put("substitutions", 0, "level", "genius"), None),
        "a bot that came back": (put("substitutions", 1, "level", "strong"), None),
        "a person for a bot": (put("substitutions", 0, "level", None), None),
        "an unknown reason": (put("substitutions", 0, "why", "bored"), None),
        "another reason": (put("substitutions", 0, "why", "absent"), PLAYED),
        "another place": (put("substitutions", 0, "entry", 5), PLAYED),
        "a place after the end": (put("substitutions", 1, "entry", 10**6), None),
        "a place before the start": (put("substitutions", 0, "entry", -1), None),
        "a huge place": (put("substitutions", 0, "entry", HUGE), None),
        "changes of hands out of order": (lambda data: data["substitutions"].reverse(), None),
        "a change of a seat beyond the table": (put("substitutions", 0, "seat", 9), None),
        "a change of a huge seat": (put("substitutions", 0, "seat", HUGE), None),
        "an invented change": (add_seat("absent", "casual"), PLAYED),
        "a seat taken back that no one had left": (seats_change((1, "back")), None),
        "a seat left three times": (seats_change((1, "left"), (1, "left"), (1, "left")), None),
        "a seat taken back that was given up": (seats_change((1, "resigned"), (1, "back")), None),
        "all gave up, and the result stands": (all_resigned, None),
        "a change after the end": (at_end("left", "skilled"), None),
        "a player given up for absent after the end": (at_end("absent", "skilled"), LATE),
        "a level with an escape sequence": (put("substitutions", 0, "level", "skilled@\x1b]0;pwn\x07"), None),
        "a level of too many simulations": (put("substitutions", 0, "level", "skilled@999999999999999"), None),
        "a level of no simulations": (put("substitutions", 0, "level", "skilled@0"), None),
        "an invented bot of no level": (add_seat("absent", None), None),
        "invented entries and rules that take over": (all_new, None),
        "invented entries of older rules": (all_new_and_older, OLDER),
        "invented entries of older rules, and a result of no end": (start_over, None),
        "a field of no record": (put("verified", True), None),
        "a field of no entry": (put("entries", 0, "verified", True), None),
        "a position at the start": (put("position", {"seats": HUGE}), None),
    },
    "stopped": {
        "went on": (put("ended", None), REST),
        "resigned, and no one did": (put("ended", "resigned"), None),
        "lost on time, and no one did": (put("ended", "lost"), None),
        "stopped for another reason": (put("ended", "rain"), None),
        "a result": (put("result", [1, 0]), None),
        "a closed seal": (put("secret", None), None),
        "fewer entries": (drop("entries", -1), STOPPED),
    },
    "carried": {
        "taken over by the same rules": (lambda data: data.update(version=data["version"] + 1), None),
        "taken over by older rules": (lambda data: data["carried"][0].update(version=0), None),
        "taken over elsewhere": (lambda data: data["carried"][0].update(entry=5), None),
        "taken over after the end": (lambda data: data["carried"][0].update(entry=10**6), None),
        "taken over at a huge number": (lambda data: data["carried"][0].update(entry=HUGE), None),
        "never taken over": (put("carried", []), None),
        "another position": (put("carried", 0, "position", {"seats": [{}, {}]}), None),
        "a position with a huge number": (put("carried", 0, "position", "round", HUGE), None),
        "another entry of the older rules": (put("entries", 0, "do", "invented"), OLDER),
        "another hash of the older rules": (put("entries", 0, "hash", "0" * 16), OLDER),
        "another hash of these rules": (put("entries", 6, "hash", "0" * 16), None),
        "another setup of the older rules": (lambda data: data["setup"].append(0), None),
    },
    "positioned": {
        "another position": (put("position", {"seats": [{}, {}]}), None),
        "no position": (put("position", None), None),
        "a huge number": (put("position", "round", HUGE), None),
        "no object": (put("position", [1]), None),
    },
}
ALL = [(kind, lie) for kind, lies in LIES.items() for lie in lies]


def test_there_are_a_hundred() -> None:
    assert len(ALL) > 100


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_true_record_is_believed(kind: str, name: str) -> None:
    word, left, _ = judge(Record.from_json(true_record(kind, name)))
    assert (word == "true") is (kind == "finished"), left
    named = {"finished": "", "stopped": STOPPED, "carried": OLDER, "positioned": POSITION}[kind]
    assert len(left) == bool(named) and named in "".join(left)


def test_cards_of_a_file_of_ones_own_are_named() -> None:
    game, rng = load("manga_dice"), random.Random(6)
    options = {"cards": game.document("cards").replace("\n", "\n# our own\n", 1)}
    match = Match.start(game, 2, options, chance=SealedChance(SECRET))
    while not match.state.is_terminal():
        act(match, rng)
    word, left, _ = judge(match.record)
    assert (word, left) == ("partly checked", ["the cards of a player's own file (option cards), which were chosen"])


def told(data: Json) -> list[str] | None:
    """Return all that the verdict says is not checked; None if the record is false."""
    try:
        word, left, unproved = judge(Record.from_json(data))
    except BadRecord:
        return None
    return None if word == "false" else [*left, *unproved]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("kind", "lie"), ALL)
def test_a_lie_is_found_out_or_named(kind: str, lie: str, name: str) -> None:
    data = true_record(kind, name)
    before = json.dumps(data)
    change, named = LIES[kind][lie]
    change(data)
    assert json.dumps(data) != before, "it changes nothing"
    said = told(data)
    assert said is None if named is None else said is None or any(named in one for one in said), said


GOLDEN = [
    pytest.param(path, id=f"{game.id}-{path.stem}")
    for game in registered_games().values()
    for path in sorted((Path(str(game.folder())) / "golden").glob("*.json"))
]


@pytest.mark.parametrize("path", GOLDEN)
def test_no_golden_record_is_false(path: Path) -> None:
    assert told(json.loads(path.read_text(encoding="utf-8"))) is not None


def test_a_record_of_other_rules_cannot_be_judged() -> None:
    """It may well be true: that it is false would be a lie."""
    data = true_record("finished", "koryo")
    data["version"] += 1
    with pytest.raises(OtherRules, match="the rules here have version"):
        judge(Record.from_json(data))
