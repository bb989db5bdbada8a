"""Export everything the server stores about a guest as one JSON document, table by table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

from ludotheque.app.store.interface import Store, StoredTable, iso, now
from ludotheque.app.store.queries import (
    accounts,
    archive,
    bots,
    clubs,
    conduct,
    notes,
    notifications,
    rematches,
    tournaments,
)
from ludotheque.app.store.queries.notifications import Channel
from ludotheque.app.tables import snapshots as carrying
from ludotheque.app.tables.journal import Journal
from ludotheque.core.errors import BadInput

FORMAT = "ludotheque-export-1"


async def export(store: Store, guest: str) -> AsyncIterator[bytes]:
    """Yield the document in parts. The secrets of a game stay secret as long as it goes on."""
    seen = await accounts.seen(store, guest)
    head = {
        "format": FORMAT,
        "made": iso(now()),
        "account": await _account(store, guest),
        "links": [{"kind": kind, "until": iso(until)} for kind, until in await accounts.tickets_of(store, guest)],
        "seen": None if seen is None else iso(seen),
        "ways": [_way(one) for one in await notifications.channels(store, guest)],
        "muted": await notifications.muted(store, guest),
        "chat": [
            {"table": table, "text": text, "at": iso(at)} for table, text, at in await accounts.said(store, guest)
        ],
        "notes": [one._asdict() for one in await notes.of_guest(store, guest)],
        "ratings": [
            {"game": one.game, "mu": one.mu, "sigma": one.sigma, "games": one.games}
            for one in await archive.ratings(store, guest)
        ],
        "blocks": [{"name": one.name, "at": iso(one.at)} for one in await conduct.blocks(store, guest)],
        "reports": [
            {"table": one.table, "about": one.name, "reason": one.reason, "text": one.text, "at": iso(one.at)}
            for one in await conduct.reports_by(store, guest)
        ],
        "bots": [
            {"name": one.name, "everyone": one.everyone, "created": iso(one.created)}
            for one in await bots.of_owner(store, guest)
        ],
        "clubs": [
            {"name": one.name, "as": one.own_name, "joined": iso(one.joined)}
            for one in await clubs.of_guest(store, guest)
        ],
        "tournaments": [
            {"name": one.tournament, "as": one.name, "game": one.game}
            for one in await tournaments.entered(store, guest)
        ],
        "calls": [{"table": table, "at": iso(at)} for table, at in await accounts.calls(store, guest)],
        "kept": [
            {"table": one.table, "seat": one.seat, "as": one.name} for one in await rematches.kept_for(store, guest)
        ],
    }
    yield json.dumps(head, ensure_ascii=False)[:-1].encode() + b', "tables": ['
    between = b"\n"
    for name in await accounts.tables(store, guest):
        stored = await carrying.read(store, name)
        if stored is not None:
            yield between + json.dumps(await _table(stored, guest), ensure_ascii=False).encode()
            between = b",\n"
    yield b"\n]}\n"


def _way(way: Channel) -> dict[str, Any]:
    """Return a way of calling a guest: a browser's subscription, an address, or a webhook."""
    return {
        "kind": way.kind,
        "address": way.address,
        "language": way.language,
        "created": iso(way.created),
        "confirmed": way.confirmed,
        "active": way.active,
    }


async def _account(store: Store, guest: str) -> dict[str, Any] | None:
    account = await accounts.account(store, guest)
    if account is None:
        return None
    return {
        "name": account.name,
        "mail": account.mail_shown,
        "created": iso(account.created),
        "passkeys": [
            {"label": one.label, "created": iso(one.created), "used": None if one.used is None else iso(one.used)}
            for one in await accounts.passkeys(store, guest)
        ],
    }


async def _table(stored: StoredTable, guest: str) -> dict[str, Any]:
    yours = [number for number, seat in enumerate(stored.seats) if seat.guest == guest]
    return {
        "table": stored.id,
        "game": stored.game,
        "opened": iso(stored.created),
        "updated": iso(stored.standing.updated),
        "host": stored.owner == guest,
        "yours": yours,
        "seats": [{"name": seat.name, "kind": seat.kind, "level": seat.level} for seat in stored.seats],
        "over": stored.standing.over,
        "result": stored.standing.result,
        "ended": stored.standing.ended,
        "record": await asyncio.to_thread(_record, stored) if stored.standing.over else None,
    }


def _record(stored: StoredTable) -> dict[str, Any] | None:
    """Return the record of a finished game; None if its rules are not installed any more."""
    try:
        return Journal.resume(stored).match.record.to_json()
    except BadInput:
        return None
