"""Positions of Kick-Ass in a line or three. Dice of a script: 0 a hit or shield, 2 with lightning, 3 a blank."""

from __future__ import annotations

from typing import Any

from ludotheque import Chance, ScriptedChance, SeededChance, load
from ludotheque.games.kick_ass.names import DISTRICT_IDS

collect_ignore = ["broker"]
"""A boss whom only a copy of the package knows (``tests/checks/test_sixth_boss.py``)."""
KICK = load("kick_ass")
HIT, BOLT, BLANK = 0, 2, 3
FAINT, STANDS = 0, 3


class Table:
    """A position to try things on: everything in words."""

    def __init__(self, state: Any) -> None:
        self.state = state

    def offered(self, verb: str = "") -> list[str]:
        """Return the offered actions in words, or those of one verb."""
        return [word for word in KICK.offered(self.state) if word.split()[0] == verb or not verb]

    def do(self, *actions: str) -> Table:
        for words in actions:
            self.state.apply_action(KICK.actions.parse(words))
            self.state.audit()
        return self

    def strike(self) -> Table:
        """Every hit is dealt, to the first enemy that is offered."""
        while self.ask == "hit":
            self.do(self.offered()[0])
        return self

    @property
    def view(self) -> Any:
        return KICK.view(self.state, None)

    @property
    def ask(self) -> str:
        return str(self.view["ask"])

    def hero(self, seat: int = 0) -> Any:
        return self.view["heroes"][seat]

    def place(self, name: str) -> Any:
        return next(one for one in self.view["districts"] if one["id"] == name)

    def event(self, space: int = 1) -> Any:
        return self.view["row"][space - 1]

    def row(self) -> list[str | None]:
        return [one and one["id"] for one in self.view["row"]]

    def minions(self) -> dict[str, int]:
        return {one["id"]: one["minions"] for one in self.view["districts"] if one["minions"]}

    def supers(self) -> dict[str, int]:
        return {one["id"]: one["supers"] for one in self.view["districts"] if one["supers"]}

    def frames(self) -> list[Any]:
        """Name the current tasks, from the outermost to the question."""
        return list(KICK.to_json(self.state)["frames"])

    @property
    def dice(self) -> list[int]:
        """The faces of all dice on the table, six counts for each hero."""
        return [int(count) for fighter in self.state.fight.fighters for count in fighter.dice]

    def why(self, verb: str) -> str | None:
        return KICK.explain(self.state, verb, {})

    @property
    def gang(self) -> int:
        """The people of the boss."""
        return int(self.state.villain.gang.members)

    def __getattr__(self, name: str) -> Any:
        """Return what the state has by this name, or the boss, his gang or the place where he is met."""
        villain = self.state.villain
        pieces = (self.state, villain, villain.gang, villain.arena)
        return getattr(next((piece for piece in pieces if hasattr(piece, name)), self.state), name)


def spread(counts: dict[str, int], places: int = 9) -> list[int]:
    """Return counts by district as a position has them."""
    return [counts.get(name, 0) for name in (*DISTRICT_IDS, "arena")][:places]


def hero(name: str = "kick-ass", at: str | None = None, card: str | None = None, **fields: Any) -> dict[str, Any]:
    """Return a hero: where, and the card it resolves. Hands, items and tracks are those of the start if not given."""
    named = {"at": at, "card": card}
    return {"hero": name, **{key: value for key, value in named.items() if value is not None}, **fields}


def settle(table: Table) -> Table:
    """Let all happen that needs no decision."""
    table.state.offered = None
    table.state.settle()
    return table


def position(*seats: dict[str, Any], chance: Chance | list[int] | None = None, **fields: Any) -> Table:
    """Return the first morning, everyone with a card resolving it, unless ``step`` says otherwise."""
    for name, places in (("minions", 9), ("supers", 9), ("tokens", 8), ("mist", 8)):
        if isinstance(fields.get(name), dict):
            fields[name] = spread(fields[name], places)
    given = ScriptedChance(chance) if isinstance(chance, list) else chance or SeededChance(1)
    return Table(KICK.from_json({"seats": list(seats), **fields}, given))


def token(state: str, colour: str = "minions", **fields: int) -> dict[str, Any]:
    """Return a token of Don's as a position has it."""
    return {"colour": colour, "state": state, **fields}


def event(id: str, **fields: Any) -> dict[str, Any]:
    return {"event": id, **fields}
