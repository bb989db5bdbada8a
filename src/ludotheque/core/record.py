"""The game record: one JSON document for replaying and verifying a game."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Self

from ludotheque.core.chance import LARGEST
from ludotheque.core.contributions import Contribution
from ludotheque.core.errors import BadRecord, OtherRules, UnknownField, brief
from ludotheque.core.reading import LARGEST_NUMBER, bounded, in_bounds

FORMAT = "ludotheque-record-1"
OF_ANY_VERSION = re.compile(r"ludotheque-record-\d{1,9}")


@dataclass(slots=True)
class Entry:
    """One action: its seat, its words, the chance values it drew, and the hash of the resulting state.

    ``at`` is milliseconds since the start. ``auto`` means that it was the only action offered. ``undone`` is 0, or the
    number of entries in the record when this one was undone; it stays, and its chance values stay spent.
    """

    seat: int
    do: str
    chance: list[int] = field(default_factory=list)
    hash: str = ""
    at: int = 0
    auto: bool = False
    undone: int = 0

    def to_json(self) -> dict[str, Any]:
        """Return the entry without defaults, so that records stay small."""
        data: dict[str, Any] = {"seat": self.seat, "do": self.do, "hash": self.hash, "at": self.at}
        if self.chance:
            data["chance"] = self.chance
        if self.auto:
            data["auto"] = True
        if self.undone:
            data["undone"] = self.undone
        return data


CHANGES = ("left", "absent", "time", "resigned", "lost", "back", "joined")
"""Reasons for which a seat changes hands."""
ENDINGS = ("abandoned", "resigned", "lost")
"""Reasons for which a game stops before its end."""
ALONE = "alone"
"""The way to play a game in one browser, without a server: ``Record.played``."""


@dataclass(slots=True)
class Substitution:
    """A change of the player of a seat, when the record had ``entry`` entries.

    ``level`` is the level of the bot that plays it from then on, None for a person; ``why`` is a reason from
    ``docs/records.md``.
    """

    entry: int
    seat: int
    name: str
    level: str | None
    why: str

    def to_json(self) -> dict[str, Any]:
        """Return the JSON object of a record."""
        return {"entry": self.entry, "seat": self.seat, "name": self.name, "level": self.level, "why": self.why}


MOST_CARRIED = 100
"""The maximum number of times a record may carry a game over to other rules."""


@dataclass(slots=True)
class Carried:
    """A change to rules of another version, when the record had ``entry`` entries.

    From there on the new rules apply, starting at ``position``. The entries before belong to the older rules.
    """

    entry: int
    version: int
    position: dict[str, Any]

    def to_json(self) -> dict[str, Any]:
        """Return the JSON object of a record."""
        return {"entry": self.entry, "version": self.version, "position": self.position}


@dataclass(slots=True)
class Record:
    """A complete game. See ``docs/records.md`` for the document; :mod:`ludotheque.core.match` replays it."""

    game: str
    version: int
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    seats: list[str] = field(default_factory=list)
    setup: list[int] = field(default_factory=list)
    position: dict[str, Any] | None = None
    commitment: str | None = None
    secret: str | None = None
    contributions: list[Contribution] | None = None
    entries: list[Entry] = field(default_factory=list)
    result: list[int] | None = None
    substitutions: list[Substitution] = field(default_factory=list)
    takebacks: int = 0
    """The number of undos that went beyond a player's own choices."""
    ended: str | None = None
    """The reason why the game stopped early, if it did; such a record has no result."""
    carried: list[Carried] = field(default_factory=list)
    """The places where rules of another version took over, in order."""
    played: str | None = None
    """``ALONE`` if one browser held the secret as well as the cards; None at a server, and in older records."""

    @property
    def rules(self) -> int:
        """Return the version of the rules in force after the last entry."""
        return self.carried[-1].version if self.carried else self.version

    @property
    def first(self) -> int:
        """Return the number of the first entry under those rules, which cannot replay earlier ones."""
        return self.carried[-1].entry if self.carried else 0

    def standing(self) -> list[Entry]:
        """Return the entries that were not undone, in order."""
        return [entry for entry in self.entries if not entry.undone]

    def drawn(self) -> int:
        """Return the number of chance values used, including those of undone entries."""
        return len(self.setup) + sum(len(entry.chance) for entry in self.entries)

    def to_json(self) -> dict[str, Any]:
        """Return the document, without empty parts such as contributions or substitutions."""
        contributions = self.contributions
        added = {} if contributions is None else {"contributions": [one.to_json() for one in contributions]}
        return {
            "format": FORMAT,
            "game": self.game,
            "version": self.version,
            "players": self.players,
            "options": self.options,
            "seats": self.seats,
            "commitment": self.commitment,
            "secret": self.secret,
            **added,
            **({} if self.played is None else {"played": self.played}),
            "position": self.position,
            "setup": self.setup,
            "entries": [entry.to_json() for entry in self.entries],
            "result": self.result,
            **self._happened(),
        }

    def _happened(self) -> dict[str, Any]:
        """Return what happened besides the game."""
        data: dict[str, Any] = {}
        if self.substitutions:
            data["substitutions"] = [one.to_json() for one in self.substitutions]
        if self.takebacks:
            data["takebacks"] = self.takebacks
        if self.ended is not None:
            data["ended"] = self.ended
        if self.carried:
            data["carried"] = [one.to_json() for one in self.carried]
        return data

    def dumps(self) -> str:
        """Return the document as text, one entry per line, so that people can compare two records."""
        head = self.to_json()
        entries = head.pop("entries")
        tail = {name: head.pop(name) for name in ("result", *self._happened())}
        lines = json.dumps(head, ensure_ascii=False, indent=1)[:-2]
        ends = ",\n".join(f' "{name}": {json.dumps(value, ensure_ascii=False)}' for name, value in tail.items())
        body = ",\n  ".join(json.dumps(entry, ensure_ascii=False) for entry in entries)
        return f'{lines},\n "entries": [\n  {body}\n ],\n{ends}\n}}\n'

    @classmethod
    def loads(cls, text: str) -> Self:
        """Read a document; BadRecord names the line, entry or field at fault."""
        try:
            data = json.loads(text)
        except json.JSONDecodeError as error:
            raise BadRecord(f"line {error.lineno}: not JSON ({error.msg})") from None
        except (RecursionError, ValueError) as error:
            raise BadRecord(f"unreadable JSON ({error})") from None
        if not isinstance(data, dict):
            raise BadRecord("a record is a JSON object")
        return cls.from_json(data)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """Read a document that is already JSON."""
        form = data.get("format")
        if form != FORMAT:
            kind = OtherRules if isinstance(form, str) and OF_ANY_VERSION.fullmatch(form) else BadRecord
            raise kind(f"field 'format': this reads {FORMAT!r}, not {brief(form)}")
        _known(data, {"format", *cls.__dataclass_fields__}, "record")
        entries = _field(data, "entries", list, "record")
        contributions = _field(data, "contributions", list, "record", None)
        record = cls(
            game=_field(data, "game", str, "record"),
            version=_field(data, "version", int, "record"),
            players=_field(data, "players", int, "record"),
            options=_field(data, "options", dict, "record", {}),
            seats=_field(data, "seats", list, "record", []),
            setup=_field(data, "setup", list, "record", []),
            position=_field(data, "position", dict, "record", None),
            commitment=_field(data, "commitment", str, "record", None),
            secret=_field(data, "secret", str, "record", None),
            contributions=None if contributions is None else [*map(Contribution.from_json, count(), contributions)],
            entries=[_entry(number, entry) for number, entry in enumerate(entries)],
            result=_field(data, "result", list, "record", None),
            substitutions=[*map(_substitution, count(), _field(data, "substitutions", list, "record", []))],
            takebacks=_field(data, "takebacks", int, "record", 0),
            ended=_field(data, "ended", str, "record", None),
            carried=[carried(number, one) for number, one in enumerate(_field(data, "carried", list, "record", []))],
            played=_field(data, "played", str, "record", None),
        )
        _whole(record.setup, "field 'setup'")
        _scores(record.result)
        for number, entry in enumerate(record.entries):
            if not 0 <= entry.seat < record.players:
                raise BadRecord(f"entry {number}: the field 'seat' is from 0 to {record.players - 1}, not {entry.seat}")
        bounded([record.options, record.position], "record", BadRecord)
        if record.ended is not None and record.ended not in ENDINGS:
            raise BadRecord(f"field 'ended': it is one of {', '.join(ENDINGS)}, not {brief(record.ended)}")
        if record.played not in (None, ALONE):
            raise BadRecord(f"field 'played': it is {ALONE!r} or omitted, not {brief(record.played)}")
        check_carried(record)
        return record


def _known(data: Mapping[str, Any], known: Collection[str], where: str) -> None:
    """Refuse fields that a newer version may have written: what they say could change what the others mean."""
    for name in data:
        if name not in known:
            found = brief(name)
            raise UnknownField(
                f"{where}: unknown field {found}; a newer version may have written it (known are: "
                f"{', '.join(sorted(known))})",
                found.strip("'"),
            )


_MISSING: Any = object()


def _field(data: Mapping[str, Any], name: str, kind: type, where: str, default: Any = _MISSING) -> Any:
    value = data.get(name, default)
    if value is _MISSING:
        raise BadRecord(f"{where}: the field {name!r} is missing")
    if type(value) is int and not in_bounds(value):
        raise BadRecord(f"{where}: the field {name!r} has at most {LARGEST_NUMBER.bit_length()} bits")
    if (value is None and default is None) or (type(value) is kind):
        return value
    raise BadRecord(f"{where}: the field {name!r} should be {_KINDS[kind]}, not {brief(value)}")


_KINDS = {list: "a list", str: "a text", int: "a whole number", dict: "an object", bool: "true or false"}


def _whole(values: list[Any], where: str) -> None:
    """Chance values are below 2**31: anything else would not fit the compiled rules."""
    if not all(type(value) is int and 0 <= value <= LARGEST for value in values):
        raise BadRecord(f"{where}: only whole numbers from 0 to {LARGEST} are allowed")


def _scores(values: list[Any] | None) -> None:
    """Refuse a result of anything but whole numbers, which may be negative."""
    if values is not None and not all(type(value) is int and in_bounds(value) for value in values):
        raise BadRecord(f"field 'result': only whole numbers of up to {LARGEST_NUMBER.bit_length()} bits are allowed")


def _substitution(number: int, data: Any) -> Substitution:
    where = f"substitution {number}"
    if not isinstance(data, dict):
        raise BadRecord(f"{where}: a substitution is an object, not {brief(data)}")
    _known(data, Substitution.__dataclass_fields__, where)
    found = Substitution(
        entry=_field(data, "entry", int, where),
        seat=_field(data, "seat", int, where),
        name=_field(data, "name", str, where),
        level=_field(data, "level", str, where, None),
        why=_field(data, "why", str, where),
    )
    if found.why not in CHANGES:
        raise BadRecord(f"{where}: 'why' is one of {', '.join(CHANGES)}, not {brief(found.why)}")
    return found


def carried(number: int, data: Any) -> Carried:
    """Read a change of rules; BadRecord names the field at fault."""
    where = f"carried {number}"
    if not isinstance(data, dict):
        raise BadRecord(f"{where}: it is an object, not {brief(data)}")
    _known(data, Carried.__dataclass_fields__, where)
    found = Carried(
        entry=_field(data, "entry", int, where),
        version=_field(data, "version", int, where),
        position=_field(data, "position", dict, where),
    )
    bounded(found.position, where, BadRecord)
    return found


def check_carried(record: Record) -> None:
    """Raise BadRecord unless newer rules took over in order and no undo crosses such a change."""
    if len(record.carried) > MOST_CARRIED:
        raise BadRecord(f"field 'carried': it has {len(record.carried)} items, and at most {MOST_CARRIED} are allowed")
    before, older = 0, record.version
    for number, one in enumerate(record.carried):
        if not before <= one.entry <= len(record.entries):
            raise BadRecord(f"carried {number}: there is no entry {one.entry}, or it is not in order")
        if one.version <= older:
            raise BadRecord(f"carried {number}: rules of version {one.version} are not newer than those of {older}")
        before, older = one.entry, one.version
        for place, entry in enumerate(record.entries[:before]):
            if entry.undone > before:
                raise BadRecord(f"entry {place} ({entry.do!r}): it was undone after the change of rules")


def _entry(number: int, data: Any) -> Entry:
    where = f"entry {number}"
    if not isinstance(data, dict):
        raise BadRecord(f"{where}: an entry is an object, not {brief(data)}")
    _known(data, Entry.__dataclass_fields__, where)
    entry = Entry(
        seat=_field(data, "seat", int, where),
        do=_field(data, "do", str, where),
        chance=_field(data, "chance", list, where, []),
        hash=_field(data, "hash", str, where, ""),
        at=_field(data, "at", int, where, 0),
        auto=_field(data, "auto", bool, where, default=False),
        undone=_field(data, "undone", int, where, 0),
    )
    _whole(entry.chance, f"{where}: the field 'chance'")
    return entry
