"""The alarms of a table: what is done when one rings."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping

from ludotheque.app.protocol.refused import Refused
from ludotheque.app.store.interface import Unavailable
from ludotheque.app.tables.log_context import begin_own_work
from ludotheque.app.tables.seats.polls import count_silence
from ludotheque.app.tables.seats.timeouts import look_at_clocks
from ludotheque.app.tables.seats.timing import look_for_idle
from ludotheque.app.tables.table import Table
from ludotheque.app.tables.timekeeping.ticker import AlarmKind

log: logging.Logger = logging.getLogger(__name__)

ANSWERS: Mapping[AlarmKind, Callable[[Table], Awaitable[None]]] = {
    "clock": look_at_clocks,
    "idle": look_for_idle,
    "poll": count_silence,
}


async def answer_alarms(table: Table) -> None:
    """Do what each alarm rings for, as long as this copy of the table lives."""
    begin_own_work(table.id)
    while (kind := await table.alarms.next()) is not None:
        try:
            await ANSWERS[kind](table)
        except (Refused, Unavailable) as error:
            log.warning("table %s: its %s alarm could not be answered: %s", table.id, kind, error)
        except Exception:
            log.exception("table %s: its %s alarm could not be answered", table.id, kind)
