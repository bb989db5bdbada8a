"""Positions of Gold Record in a line or three: cards are words with spaces between them, spaces are A1 to F6."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ludotheque import Chance, ScriptedChance, SeededChance, load
from ludotheque.games.gold_record.names import SQUARE_IDS

GOLD = load("gold_record")
LEADERS = ("singer", "drummer", "bassist", "guitarist")
CORNERS = ("A1", "F6", "A6", "F1")
RING_ONE = "1a 1b 1c"
# Bands of a singer: with amateurs that have the VAN, with amateurs that do not, with a professional (and the VAN).
VAN_BAND = "da1 ba1 ga1"
PLAIN_BAND = "da2 ba2 ga2"
STAR_BAND = "dp2 ba2 ga2"


class Table:
    """A position to try things on: everything in words."""

    def __init__(self, state: Any) -> None:
        self.state = state

    def offered(self, verb: str = "") -> list[str]:
        """Return the offered actions in words, or those of one verb without it."""
        words = GOLD.offered(self.state)
        return [word.removeprefix(verb).strip() for word in words if word.split()[0] == verb or not verb]

    def do(self, *actions: str) -> Table:
        for words in actions:
            self.state.apply_action(GOLD.actions.parse(words))
        return self

    def tell(self, *actions: str) -> list[str]:
        """Do it, and say what happened: the keys of the events."""
        self.state.events = []
        self.do(*actions)
        return [event.key for event in self.state.events]

    def view(self, seat: int | None = 0) -> Any:
        return GOLD.view(self.state, seat)

    def player(self, seat: int = 0) -> Any:
        return self.view()["players"][seat]

    def cards(self, seat: int = 0) -> str:
        """Return the square cards of a player: ``money song song``."""
        return spread(self.player(seat)["cards"])

    def hand(self, seat: int = 0) -> str:
        return spread(self.view(seat)["hand"])

    def kind(self, space: str) -> str | None:
        return next(one["kind"] for one in self.view()["board"] if one["id"] == space)

    @property
    def places(self) -> list[int]:
        """Return the places of the bands; 46 is outside."""
        return [one["place"] or 46 for one in self.view()["players"]]

    @property
    def phase(self) -> str:
        return str(self.view()["phase"])


def spread(cards: dict[str, int]) -> str:
    return " ".join(name for name, count in cards.items() for _ in range(count))


def seat(
    at: str = "",
    *,
    band: str = "",
    sectors: str = "",
    cards: str = "",
    hand: str = "",
    shown: str = "",
    known: str = "",
    place: int = 46,
    **more: Any,
) -> dict[str, Any]:
    """Return a player; without a space in a corner, with the leaders in their order."""
    counted = {"cards": cards, "hand": hand, "shown": shown, "known": known}
    return {
        "at": at or None,
        "band": band.split(),
        "sectors": sectors.split(),
        "place": place,
        **{name: dict(Counter(words.split())) for name, words in counted.items()},
        **more,
    }


def written(*seats: dict[str, Any], board: str = "", **fields: Any) -> dict[str, Any]:
    """Return the JSON of a position.

    ``board`` names some spaces: ``C4:ranking1 C5:battle``. ``phase`` is what is asked.
    """
    whole = [*seats, seat()][: max(2, len(seats))]
    taken = {one["at"] for one in whole}
    corners = [corner for corner in CORNERS if corner not in taken]
    for number, one in enumerate(whole):
        one.setdefault("leader", LEADERS[number])
        one["at"] = one["at"] or corners.pop()
    if phase := fields.pop("phase", None):
        fields["stack"] = [[phase, fields.get("player", fields.get("first", 0))]]
    return {"seats": whole, "board": dict(one.split(":") for one in board.split()), **fields}


def position(*seats: dict[str, Any], board: str = "", chance: Chance | list[int] | None = None, **fields: Any) -> Table:
    """Return a position; a single seat is joined by another one. Without a script chance is some seed."""
    given = ScriptedChance(chance) if isinstance(chance, list) else chance or SeededChance(1)
    return Table(GOLD.from_json(written(*seats, board=board, **fields), given))


def happens(card: str, *seats: dict[str, Any], **fields: Any) -> Table:
    """Return a position in which the current player has drawn a #*IT HAPPENS card."""
    return position(*seats, phase="happens", happening=card, **fields)


def fight(*seats: dict[str, Any], player: int = 0) -> Table:
    """Return a battle that this player has started."""
    return happens("band-battle", *seats, player=player).do("resolve")


def last_card(*seats: dict[str, Any], top: str | None = "money", **fields: Any) -> Table:
    """Return a position in which the pile has no more than its top card."""
    given = {} if top is None else {"top": top}
    start = GOLD.from_json(written(*seats, **given, **fields), SeededChance(1))
    data = GOLD.to_json(start)
    left = dict(zip(SQUARE_IDS, map(int, start.pile.left), strict=True))
    if top is None:
        left[data["top"]] += 1
    spent = {name: count + data["spent"].get(name, 0) for name, count in left.items()}
    return Table(GOLD.from_json({**data, "spent": spent, "top": top}, SeededChance(1)))


def last_turn(*seats: dict[str, Any], **fields: Any) -> Table:
    """Return a position in which the pile has run out, and the player has only to end the turn."""
    return last_card(*seats, top=None, phase="end", **fields)


def year_end(*seats: dict[str, Any], **fields: Any) -> Table:
    """Return a position in which the year has been counted."""
    return last_turn(*seats, **fields).do("done")
