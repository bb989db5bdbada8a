"""The public table of Leduc poker, kept from the log alone."""

from __future__ import annotations

from ludotheque.core.events import Event
from ludotheque.core.ledger import Ledger, Table


def follow(table: Table, event: Event) -> None:
    """Change the table as one public event says."""
    seat, paid = int(str(event.args.get("seat", 0))), table["paid"]
    if event.key in ("call", "raise"):
        paid[seat] = paid[1 - seat]
    if event.key == "raise":
        paid[seat] += 2 if table["common"] is None else 4
    if event.key == "common":
        table["common"] = event.args["rank"]
    if event.key == "shows":
        table["shown"] = [*(table["shown"] or []), event.args["rank"]]


LEDGER = Ledger(follow, {"player": "says who is asked"})
