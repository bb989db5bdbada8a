"""The table of High Card as a reader of the log follows it."""

from __future__ import annotations

from typing import Any

from ludotheque import Event

DERIVED = {
    "player": "says whose turn it is",
    "rounds": "the same in every game",
}


def follow(table: dict[str, Any], event: Event) -> None:
    """Move the pieces as one public event says."""
    seat = event.args.get("seat")
    if event.key == "play":
        table["players"][seat]["played"] = event.args["rank"]
        table["players"][seat]["cards"] -= 1
    elif event.key in ("point", "tie"):
        table["round"] += 1
        for number, player in enumerate(table["players"]):
            player["played"] = None
            player["points"] += number == seat
