"""Export everything the server stores about a guest as one JSON document, table by table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from typing import Any

from ludotheque.core.errors import BadInput
from ludotheque.server.people.identity.identity import Identity
from ludotheque.server.people.identity.keeping import BLOCKS, CALLS, MUTED, RATINGS, REPORTS, TICKETS_OF, WAYS, Keeping
from ludotheque.server.store.interface import Store, StoredTable, iso, now
from ludotheque.server.store.queries.bots import OF_OWNER
from ludotheque.server.store.queries.clubs import CLUBS_OF, ENTERED
from ludotheque.server.store.queries.notes import NOTED_BY
from ludotheque.server.store.queries.rematches import KEPT_FOR
from ludotheque.server.table import snapshots as carrying
from ludotheque.server.table.journal import Journal

FORMAT = "ludotheque-export-1"
SEEN = "SELECT at FROM seen WHERE guest = ?"
SAID = 'SELECT "table", text, "at" FROM chat WHERE guest = ? ORDER BY id'


async def export(store: Store, identity: Identity, guest: str) -> AsyncIterator[bytes]:
    """Yield the document in parts. The secrets of a game stay secret as long as it goes on."""
    ratings = await store.find(RATINGS, guest)
    head = {
        "format": FORMAT,
        "made": iso(now()),
        "account": await _account(identity.keeping, guest),
        "links": [{"kind": kind, "until": iso(until)} for kind, until in await store.find(TICKETS_OF, guest)],
        "seen": next((iso(at) for (at,) in await store.find(SEEN, guest)), None),
        "ways": [_way(row) for row in await store.find(WAYS, guest)],
        "muted": [row[0] for row in await store.find(MUTED, guest)],
        "chat": [{"table": table, "text": text, "at": iso(at)} for table, text, at in await store.find(SAID, guest)],
        "notes": [{"table": table, "text": text} for table, text in await store.find(NOTED_BY, guest)],
        "ratings": [{"game": game, "mu": mu, "sigma": sigma, "games": games} for game, mu, sigma, games in ratings],
        "blocks": [{"name": name, "at": iso(at)} for name, at in await store.find(BLOCKS, guest)],
        "reports": [
            {"table": table, "about": name, "reason": reason, "text": text, "at": iso(at)}
            for table, name, reason, text, at in await store.find(REPORTS, guest)
        ],
        "bots": [
            {"name": name, "everyone": bool(everyone), "created": iso(created)}
            for _, name, everyone, created, _ in await store.find(OF_OWNER, guest)
        ],
        "clubs": [
            {"name": name, "as": own, "joined": iso(joined)}
            for _, name, _, own, joined in await store.find(CLUBS_OF, guest)
        ],
        "tournaments": [
            {"name": name, "as": own, "game": game} for name, own, game in await store.find(ENTERED, guest)
        ],
        "calls": [{"table": table, "at": iso(at)} for table, at in await store.find(CALLS, guest)],
        "kept": [{"table": table, "seat": seat, "as": own} for table, seat, own in await store.find(KEPT_FOR, guest)],
    }
    yield json.dumps(head, ensure_ascii=False)[:-1].encode() + b', "tables": ['
    between = b"\n"
    for name in await identity.keeping.tables(guest):
        stored = await carrying.read(store, name)
        if stored is not None:
            yield between + json.dumps(await _table(stored, guest), ensure_ascii=False).encode()
            between = b",\n"
    yield b"\n]}\n"


def _way(row: Sequence[Any]) -> dict[str, Any]:
    """Return a way of calling a guest: a browser's subscription, an address, or a webhook."""
    kind, address, language, created, confirmed, active = row
    return {
        "kind": kind,
        "address": address,
        "language": language,
        "created": iso(created),
        "confirmed": bool(confirmed),
        "active": bool(active),
    }


async def _account(keeping: Keeping, guest: str) -> dict[str, Any] | None:
    account = await keeping.account(guest)
    if account is None:
        return None
    return {
        "name": account.name,
        "mail": account.mail_shown,
        "created": iso(account.created),
        "passkeys": [
            {"label": one.label, "created": iso(one.created), "used": None if one.used is None else iso(one.used)}
            for one in await keeping.passkeys(guest)
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
