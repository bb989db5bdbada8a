"""Reports about players, with the last lines of chat, for the operator of the server."""

from __future__ import annotations

import secrets

from ludotheque.app.people.conduct.blocks import seated
from ludotheque.app.protocol.messages.conduct import Report
from ludotheque.app.protocol.refused import Refused
from ludotheque.app.store.interface import Store, now
from ludotheque.app.store.queries import conduct
from ludotheque.app.store.queries.chat import last_lines

MOST_OPEN = 50
"""Reports of one guest that no one has looked at."""
LINES = 30
"""Lines of chat that come with a report."""


class Reports:
    """The reports of one store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def report(self, table: str, report: Report, guest: str) -> None:
        """Keep a report: of one person about another there is one for each table, the last."""
        stored, about, name = await seated(self._store, table, report.seat, guest)
        if await conduct.count_open_reports(self._store, guest) >= MOST_OPEN:
            raise Refused("the operator of this server has not looked at your last reports yet", "reports-waiting")
        lines = [
            {"name": line.name, "seat": line.seat, "text": line.text, "at": line.at, "theirs": line.guest == about}
            for line in await last_lines(self._store, table, LINES)
        ]
        kept = conduct.StoredReport(
            secrets.token_hex(6),
            now(),
            guest,
            about,
            name,
            stored.game,
            table,
            report.seat,
            report.reason,
            report.text,
            lines,
        )
        await self._store.change([conduct.keep_report(kept)])
