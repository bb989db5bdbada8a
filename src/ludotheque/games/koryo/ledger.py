"""The public table of Koryŏ, kept from the log alone: what each line moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludotheque.core.events import Event
from ludotheque.core.ledger import Ledger, Table
from ludotheque.games.koryo.cards import DECK

Args = dict[str, Any]


def add(cards: dict[str, int], kind: str, count: int) -> None:
    """Add cards of a kind to a tableau or to the open events; kinds of which none is left are not listed."""
    cards[kind] = cards.get(kind, 0) + count
    if not cards[kind]:
        del cards[kind]


def _season(table: Table, args: Args) -> None:
    table.update(round=args["round"], first=args["seat"], draw=args["count"], limit=args["limit"])
    for player in table["players"]:
        player.update(hand=args["count"], order=0, ordered=False)


def _short(table: Table, args: Args) -> None:
    table["players"][args["seat"]]["hand"] = args["count"]


def _broadcast(table: Table, args: Args) -> None:
    table["players"][args["seat"]]["hand"] += 1


def _order(table: Table, args: Args) -> None:
    """Note an order placed face down, and the rest of the hand put away."""
    table["players"][args["seat"]].update(hand=0, order=args["count"], ordered=True)


def _order_sealed(table: Table, args: Args) -> None:
    """Follow a sealed order: no one can tell yet how much of the hand is in it."""
    table["players"][args["seat"]].update(order=None, ordered=True)


def _reveal(table: Table, args: Args) -> None:
    player = table["players"][args["seat"]]
    player["order"] = 0
    for kind, count in args["kind"].items():
        add(player["tableau"], kind, count)
        if kind in ("barbarians", "lobbying"):
            table["pending"][kind] = count


def _bank(table: Table, args: Args) -> None:
    table["bank"] -= 1
    table["players"][args["seat"]]["tokens"] += 1


def _lose(table: Table, args: Args) -> None:
    add(table["players"][args["seat"]]["tableau"], args["kind"], -1)


def _steal(table: Table, args: Args) -> None:
    table["players"][args["target"]]["tokens"] -= 1
    table["players"][args["seat"]]["tokens"] += 1


def _destroy(table: Table, args: Args) -> None:
    add(table["players"][args["target"]]["tableau"], args["kind"], -1)
    add(table["pending"], "barbarians", -1)


def _swap(table: Table, args: Args) -> None:
    one, other = table["players"][args["target"]]["tableau"], table["players"][args["other"]]["tableau"]
    add(one, args["kind"], -1)
    add(other, args["kind2"], -1)
    add(one, args["kind2"], 1)
    add(other, args["kind"], 1)
    add(table["pending"], "lobbying", -1)


def _waive(table: Table, args: Args) -> None:
    add(table["pending"], args["kind"], -1)


FOLLOW: dict[str, Callable[[Table, Args], None]] = {
    "season": _season,
    "short": _short,
    "broadcast": _broadcast,
    "order": _order,
    "order-sealed": _order_sealed,
    "order-size": _order,
    "reveal": _reveal,
    "bank": _bank,
    "forgive": _lose,
    "steal": _steal,
    "destroy": _destroy,
    "swap": _swap,
    "waive": _waive,
    "discard": _lose,
}
"""The changes that each line of the log makes; the others change nothing."""


def follow(table: Table, event: Event) -> None:
    """Change the table as one public event says; what is in no one's hand, order or tableau is in the pool."""
    if event.key in FOLLOW:
        FOLLOW[event.key](table, dict(event.args))
        players = table["players"]
        away = sum(one["hand"] + (one["order"] or 0) + sum(one["tableau"].values()) for one in players)
        table["pool"] = DECK - away


LEDGER = Ledger(
    follow,
    {
        "phase": "says what is asked",
        "player": "says who is asked",
        "used": "says which powers this turn may still use; each use is told",
        "swap": "the first half of a choice under way; the swap is told when it is made",
        "majorities": "follows from the tableaux (p.9)",
        "scoring": "follows from the tableaux (p.10)",
        "players.*.score": "follows from tableaux and tokens (p.10)",
        "players.*.limit": "follows from the season and the majority of Senators (p.12)",
        "players.*.lobby_proof": "follows from the tableaux (p.12)",
    },
)
