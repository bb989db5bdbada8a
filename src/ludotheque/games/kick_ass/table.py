"""The public table as the ledger keeps it: a view, changed by the lines of the log, and its parts by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludotheque.core.ledger import Table
from ludotheque.games.kick_ass import names
from ludotheque.games.kick_ass.components import Components, load
from ludotheque.games.kick_ass.printed import combat_view, figure_view

Args = Mapping[str, Any]
Line = Callable[[Table, Args], None]
"""The change that a line of the log makes."""


def parts() -> Components:
    """Return our components, with the print of cards and boards."""
    return load("")


def box(table: Table) -> Any:
    """Return the numbers of the components for this number of heroes."""
    return parts().by_players[len(table["heroes"])]


def place(table: Table, id: str) -> Any:
    """Return a district, or the Hideaway or Times Square: all of these count minions and supers."""
    return table["arena"] if id == "arena" else table["districts"][names.DISTRICT_IDS.index(id)]


def hero(table: Table, args: Args) -> Any:
    """Return the hero of a line's seat."""
    return table["heroes"][args["seat"]]


def on_row(table: Table, args: Args) -> Any:
    """Return the event of the row that a line names."""
    return next(event for event in table["row"] if event is not None and event["id"] == args["event"])


def appear(table: Table, at: str) -> None:
    """Place the boss's figure, and set his trackers."""
    table["boss"].update(at=at, figure=figure(table, table["boss"]["id"]))


def figure(table: Table, id: str) -> Any:
    """Return a figure with its values for this number of heroes."""
    cards, number = box(table), names.FIGURE_IDS.index(id)
    values = (cards.boss_power[number], cards.boss_armor[number], cards.boss_life[number])
    return figure_view(parts(), id, *(int(one) for one in values))


def enter(kind: str) -> Line:
    """Make a line that brings all heroes to a boss's arena."""

    def come_in(table: Table, args: Args) -> None:
        combat = [combat_view(parts().faces[id]) for id in args.get("combat", ())]
        counts = dict.fromkeys(("stage", "minions", "supers", "power"), 0)
        table["arena"] = {"kind": kind, **counts, "figures": [], "combat": combat}
        for one in table["heroes"]:
            one["at"] = "arena"

    return come_in


def go_on(table: Table, args: Args) -> None:
    """Go on to the next location or wave: more enemies, and its combat card, which may lie there already."""
    arena = table["arena"]
    arena["stage"] = args["count"]
    arena["minions"] += args["minions"]
    arena["supers"] += args["supers"]
    if args["combat"] not in [card["id"] for card in arena["combat"]]:
        arena["combat"] = [combat_view(parts().faces[args["combat"]])]


def walk(table: Table, args: Args) -> None:
    """Move the boss."""
    table["boss"]["at"] = args["district"]
