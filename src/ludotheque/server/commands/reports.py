"""The commands of ``ludotheque admin reports``: list, show and close what people have reported, while servers run."""

from __future__ import annotations

import dataclasses
import re
from typing import Any

from ludotheque.app.store.interface import StoreError, iso, now
from ludotheque.app.store.queries import conduct
from ludotheque.server.commands.moderation import query, write
from ludotheque.server.databases.place import Place

ID = re.compile("[0-9a-f]{12}")


@dataclasses.dataclass(frozen=True, slots=True)
class ReportRow:
    """A report in the list."""

    report: str
    at: str
    about: str
    name: str
    reason: str
    table: str
    state: str


@dataclasses.dataclass(frozen=True, slots=True)
class ReportShown:
    """A whole report, with the last lines of the chat as they were."""

    report: str
    at: str
    by: str
    about: str
    name: str
    game: str
    table: str
    seat: int
    reason: str
    text: str
    lines: list[dict[str, Any]]
    closed: str | None


def list_reports(database: Place, most: int, *, closed: bool) -> list[ReportRow]:
    """Return the latest reports: those that are open, or all."""
    return [
        ReportRow(one.id, iso(one.at), one.about, one.name, one.reason, one.table, "closed" if one.closed else "open")
        for one in query(database, conduct.latest_reports, most, closed=closed)
    ]


def show_report(database: Place, report: str) -> ReportShown:
    """Return a report. StoreError if there is none."""
    _check(report)
    found = query(database, conduct.report, report)
    if found is None:
        raise StoreError(f"There is no report {report}.")
    lines = [{**line, "at": iso(line["at"])} for line in found.lines]
    closed = None if found.closed is None else iso(found.closed)
    return ReportShown(found.id, iso(found.at), *found[2:-2], lines, closed)


def close_report(database: Place, report: str) -> str:
    """Close a report. StoreError if there is none that is open."""
    _check(report)
    if not write(database, conduct.close_report(report, now())):
        raise StoreError(f"There is no open report {report}.")
    return f"The report {report} is closed."


def _check(report: str) -> None:
    if not ID.fullmatch(report):
        raise StoreError(f"{report!r} is not a report id: an id has 12 digits from 0 to f, as `reports list` shows.")
