"""Tickets: links and challenges that can be used once, within minutes."""

from __future__ import annotations

from ludotheque.app.protocol.guests import new_secret
from ludotheque.app.store.interface import Store, now
from ludotheque.app.store.queries import accounts
from ludotheque.app.store.queries.accounts import Ticket, TicketKind

MS = 1000
TEN_MINUTES = 10 * 60 * MS
LIFE: dict[TicketKind, int] = {
    "device": TEN_MINUTES,
    "register": TEN_MINUTES,
    "sign-in": TEN_MINUTES,
    "mail": 2 * TEN_MINUTES,
}
"""The time for which a ticket can be used, in milliseconds."""


async def issue(store: Store, ticket: Ticket, secret: str | None = None) -> tuple[str, int]:
    """Keep a new ticket, and return its secret and until when it can be used."""
    secret, at = secret or new_secret(), now()
    until = at + LIFE[ticket.kind]
    await store.change(accounts.add_ticket(ticket, secret, at, until))
    return secret, until
