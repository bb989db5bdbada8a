"""Positions of Manga Dice in a line or three: dice are written ``w3 g5 r1 y2``, cards by their ids."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ludotheque import Chance, ScriptedChance, load

MANGA = load("manga_dice")
COLOURS = {"w": "white", "g": "green", "r": "red", "y": "yellow"}


def dice_of(text: str) -> dict[str, int]:
    """``w3 w3 g5`` as a position has it: ``{"white3": 2, "green5": 1}``."""
    return dict(Counter(COLOURS[die[0]] + die[1:] for die in text.split()))


def text_of(dice: dict[str, int]) -> str:
    """List the way back: white, green, red, yellow, low values first."""
    return " ".join(name[0] + name[-1] for name, count in dice.items() for _ in range(count))


class Table:
    """A position to try things on: everything in words."""

    def __init__(self, state: Any) -> None:
        self.state = state

    def offered(self, verb: str = "") -> list[str]:
        """Return the offered actions in words, or those of one verb."""
        return [word for word in MANGA.offered(self.state) if word.split()[0] == verb or not verb]

    def do(self, *actions: str) -> Table:
        for words in actions:
            self.state.apply_action(MANGA.actions.parse(words))
        return self

    def pay(self, card: str, dice: str) -> Table:
        """Take a card and pay for it with these dice."""
        return self.do(f"take {card}", *picks(dice), "done")

    def use(self, card: str, *dice: str) -> Table:
        """Use a card on these dice, one after another."""
        return self.do(f"use {card}", *(pick for die in dice for pick in picks(die)))

    def seat(self, number: int) -> dict[str, Any]:
        return MANGA.to_json(self.state)["seats"][number]

    def dice(self, number: int = 0) -> str:
        return text_of(self.seat(number).get("dice", {}))

    def used(self, number: int = 0) -> str:
        return text_of(self.seat(number).get("used", {}))

    def cards(self, number: int = 0) -> str:
        return " ".join(self.seat(number).get("cards", []))

    def view(self, seat: int | None = None) -> Any:
        return MANGA.view(self.state, seat)

    @property
    def phase(self) -> str:
        return str(self.view()["phase"])

    def __getattr__(self, name: str) -> Any:
        return getattr(self.state, name)


def picks(dice: str) -> list[str]:
    return [f"pick {COLOURS[die[0]]} {die[1:]}" for die in dice.split()]


def seat(dice: str = "", cards: str = "", used: str = "", fresh: str = "", tired: str = "") -> dict[str, Any]:
    """Return a player: unused dice, cards (experience, skills and assists), used dice, skills that are not ready."""
    states = {"fresh": fresh.split(), "tired": tired.split()}
    return {"dice": dice_of(dice), "used": dice_of(used), "cards": f"{cards} {fresh} {tired}".split(), **states}


WHITE_SKILLS = {"s09": 2, "s10": 2, "s01": 1, "s02": 1, "s03": 1, "s04": 1, "s05": 1, "s06": 1, "s07": 1, "s08": 1}
RED_SKILLS = {f"s{number}": 1 for number in range(11, 24)}


def with_dice_due(seats: list[dict[str, Any]], taken: list[str], picked: dict[str, int]) -> list[dict[str, Any]]:
    """Give the last seat skills that bring the white and red dice which would otherwise be too many."""
    seats = [*seats[:-1], {**seats[-1], "cards": list(seats[-1].get("cards", []))}]
    left_out = ("s08", "s12", "s23") if len(seats) == 2 else ()
    for colour, skills, due in (("white", WHITE_SKILLS, 2 * len(seats)), ("red", RED_SKILLS, 0)):
        tables = [picked, *(one.get(name, {}) for one in seats for name in ("dice", "used"))]
        there = sum(count for table in tables for name, count in table.items() if name.startswith(colour))
        owned = [card for one in seats for card in one.get("cards", []) if card not in one.get("fresh", [])]
        due += sum(skills.get(card, 0) for card in owned)
        free = [card for card in skills if card not in {*left_out, *taken, *owned} and there > due]
        while there > due:
            seats[-1]["cards"].append(free.pop(0))
            due += skills[seats[-1]["cards"][-1]]
    return seats


def position(
    *seats: str | dict[str, Any], row: str = "", chance: Chance | list[int] | None = None, **fields: Any
) -> Table:
    """``position("w3 g5", row="e02")``: a seat in a word is its dice.

    A single seat is joined by another one with a green die, so that the phase goes on.
    """
    whole = [seat(one) if isinstance(one, str) else one for one in (seats if len(seats) > 1 else (*seats, "g1"))]
    whole = with_dice_due(whole, row.split(), fields.get("picked", {}))
    given = chance if isinstance(chance, Chance) else ScriptedChance(chance or [])
    return Table(MANGA.from_json({"seats": whole, "row": row.split(), **fields}, given))


def accepted(card: str, dice: str) -> bool:
    """Return whether exactly these dice pay for a card, another green die being left."""
    table = position(f"g1 {dice}", "", "", row=card)
    if f"take {card}" not in table.offered():
        return False
    return table.do(f"take {card}", *picks(dice)).offered("done") == ["done"]
