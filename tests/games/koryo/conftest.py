"""Positions of Koryŏ in a line or three, and games with scripted chance."""

from __future__ import annotations

from typing import Any

from ludotheque import Chance, ScriptedChance, load

KORYO = load("koryo")


class Table:
    """A position to try things on: everything in words."""

    def __init__(self, state: Any) -> None:
        self.state = state

    def offered(self, verb: str = "") -> list[str]:
        """Return the offered actions in words, or those of one verb."""
        words = KORYO.offered(self.state)
        return [word for word in words if word.split()[0] == verb or not verb]

    def do(self, *actions: str) -> Table:
        for words in actions:
            self.state.apply_action(KORYO.actions.parse(words))
            self.state.audit()
        return self

    def seat(self, number: int) -> dict[str, Any]:
        return {"tokens": 0, **KORYO.to_json(self.state)["seats"][number]}

    def __getattr__(self, name: str) -> Any:
        return getattr(self.state, name)


def position(*seats: dict[str, Any], chance: Chance | None = None, **fields: Any) -> Table:
    """``position({"banker": 2}, {"spy": 1, "tokens": 1}, player=1)``: a seat is its tableau.

    The keys ``hand``, ``order``, ``unplayed`` and ``tokens`` are meant as such. The phase is ``effects`` unless said
    otherwise.
    """
    built = []
    for seat in seats:
        special = {key: value for key, value in seat.items() if key in ("hand", "order", "unplayed", "tokens")}
        built.append({**special, "tableau": {key: value for key, value in seat.items() if key not in special}})
    if not any("order" in seat or "hand" in seat for seat in seats):
        fields.setdefault("phase", "effects")
    return Table(KORYO.from_json({"seats": built, **fields}, chance or ScriptedChance([])))
