"""Positions of Age of Comics in a line or three.

``w-crime-2a`` is a writer, ``a-crime-3`` an artist, ``crime-fan`` an original; ideas are genres in a row: ``crime crime
horror``.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from ludotheque import Chance, SeededChance, load

COMICS = load("age_of_comics")


def long(card: str) -> str:
    """``w-crime-2a`` as the game has it."""
    return {"w-": "writer-", "a-": "artist-"}.get(card[:2], card[:2]) + card[2:]


def cards(text: str) -> list[str]:
    return [long(card) for card in text.split()]


def book(comic: str, team: str, fans: int = 1, **fields: Any) -> dict[str, Any]:
    """Return a printed comic: ``book("crime-fan", "w-crime-1 a-crime-1", 3)``."""
    writer, artist = cards(team)
    return {"comic": comic, "writer": writer, "artist": artist, "fans": fans, **fields}


def seat(money: int = 0, hand: str = "", ideas: str = "", *comics: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """Return a player."""
    for name in ("raised", "grown"):
        if name in fields:
            fields[name] = {long(card): value for card, value in fields[name].items()}
    for name in ("orders", "done"):
        if isinstance(fields.get(name), str):
            fields[name] = dict(Counter(fields[name].split()))
    return {
        "money": money,
        "hand": cards(hand),
        "ideas": dict(Counter(ideas.split())),
        "comics": list(comics),
        **fields,
    }


class Table:
    """A position to try things on: everything in words."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.state.events = []
        self.state.audit()  # the Automa may have had its turn since the position was read

    def offered(self, verb: str = "") -> list[str]:
        """Return the offered actions in words, or what those of one verb speak of."""
        words = COMICS.offered(self.state)
        return [" ".join(one.split()[1:]) for one in words if one.split()[0] == verb] if verb else list(words)

    def do(self, *actions: str) -> Table:
        for words in actions:
            self.state.apply_action(COMICS.actions.parse(" ".join(long(word) for word in words.split())))
            self.state.audit()
        return self

    def print(self, comic: str, team: str) -> Table:
        """Print with these two, the question being what to print."""
        writer, artist = team.split()
        return self.do(f"print {comic}", f"team {writer}", f"team {artist}")

    def view(self, seat: int | None = 0) -> Any:
        return COMICS.view(self.state, seat)

    def player(self, number: int = 0) -> Any:
        return self.view(number)["players"][number]

    def money(self, number: int = 0) -> int:
        return int(self.state.players[number].money)

    def comic(self, id: str, number: int = 0) -> Any:
        return next(one for one in self.player(number)["comics"] if one["id"] == id)

    def fans(self, id: str, number: int = 0) -> int:
        return int(self.comic(id, number)["fans"])

    def why(self, verb: str, **args: object) -> str | None:
        return COMICS.explain(self.state, verb, args)

    def heard(self, key: str) -> int:
        return sum(event.key == key for event in self.state.events)

    def lines(self, number: int = 0) -> dict[str, int]:
        """Return the score sheet of a player, lines of no points left out."""
        return {line.key: line.points[number] for line in COMICS.sheet(self.state) if line.points[number]}

    @property
    def phase(self) -> str:
        return str(self.view()["phase"])

    def __getattr__(self, name: str) -> Any:
        return getattr(self.state, name)


def position(*seats: dict[str, Any], chance: Chance | None = None, **fields: Any) -> Table:
    """Return a position; a single seat is joined by another one, ``solo=True`` leaves it alone."""
    whole = list(seats) if len(seats) > 1 or fields.pop("solo", False) else [*seats, seat(editors=0)]
    for name in ("row", "discarded"):
        if name in fields:
            fields[name] = cards(fields[name])
    return Table(COMICS.from_json({"seats": whole, **fields}, chance or SeededChance(1)))


def last(*seats: dict[str, Any], **fields: Any) -> Table:
    """Return a position in which the first player places the last editor of the round, and does: on royalties."""
    for number, one in enumerate(seats):
        one["editors"] = 0 if number else 1
    return position(*seats, **fields).do("place royalties")


def new(players: int, seed: int = 1, **options: Any) -> Table:
    return Table(COMICS.start(players, options, chance=SeededChance(seed)))


def started(players: int, seed: int = 1, **options: Any) -> Table:
    """Return a game after setup, each choice the first one."""
    table = new(players, seed, **options)
    while table.round == 0:
        table.state.apply_action(table.state.legal_actions()[0])
    return table
