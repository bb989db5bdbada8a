"""Moving a guest between browsers, ending its sessions, and deleting it."""

from __future__ import annotations

import contextlib
from typing import NamedTuple

from ludotheque.app.people.accounts.tickets import issue
from ludotheque.app.people.accounts.visits import VisitNotes
from ludotheque.app.people.moderation.removal import remove_from
from ludotheque.app.protocol.answers.accounts import LinkInfo, Me, NewLink
from ludotheque.app.protocol.guests import Guests, Visitor, digest, new_secret
from ludotheque.app.protocol.refused import Refused
from ludotheque.app.protocol.terms import kept_terms
from ludotheque.app.store.interface import Conflict, Statement, Store, Unavailable, iso, now
from ludotheque.app.store.queries import accounts, belongings
from ludotheque.app.store.queries.accounts import Ticket
from ludotheque.app.store.queries.bots import of_owner
from ludotheque.app.store.queries.tables import was_at
from ludotheque.app.tables.seats.changes import resign
from ludotheque.app.tables.tables import NoTable, Tables
from ludotheque.core.errors import BadInput

SPENT = "this was used already, or its time is over; ask for a new one"
OTHER_BROWSER = "open this link in the browser in which you asked for it"
HAS_ACCOUNT = "this browser is signed in to an account, whose tables stay with it; sign out first"


class Signed(NamedTuple):
    """The guest that a browser is from now on, and the generation of its cookie."""

    guest: str
    generation: int


class Accounts:
    """The identities of one store, as this server sees them."""

    def __init__(self, store: Store, tables: Tables, guests: Guests) -> None:
        self.seen: VisitNotes = VisitNotes(store)
        self._store = store
        self._tables = tables
        self._guests = guests

    async def holds(self, visitor: Visitor) -> bool:
        """Return whether a cookie has not been ended."""
        return await accounts.generation(self._store, visitor.guest) == visitor.generation

    async def me(self, guest: str, *, can_mail: bool) -> Me:
        """Describe a guest to itself."""
        account = await accounts.account(self._store, guest)
        passkeys = await accounts.passkeys(self._store, guest)
        return {
            "name": None if account is None else account.name,
            "mail": None if account is None else account.mail_shown,
            "passkeys": [
                {
                    "id": one.id,
                    "label": one.label,
                    "created": iso(one.created),
                    "used": None if one.used is None else iso(one.used),
                }
                for one in passkeys
            ],
            "tables": len(await accounts.tables(self._store, guest)),
            "can_mail": can_mail,
        }

    async def rename(self, guest: str, name: str) -> None:
        """Change the name of an account. Refused if the guest has none."""
        try:
            await self._store.change([accounts.rename(guest, name)])
        except Conflict as error:
            raise Refused("you have no account whose name could be changed", "no-account") from error

    # --- Another device ---

    async def link(self, guest: str) -> NewLink:
        """Make a link that brings a guest to another browser."""
        secret, until = await issue(self._store, Ticket("device", guest))
        return {"link": secret, "until": iso(until)}

    async def look(self, secret: str, browser: str) -> LinkInfo:
        """Describe where a link leads, without using it. Refused if it leads nowhere."""
        ticket = await self._ticket(secret, browser)
        target = await self._target(ticket)
        account = await accounts.account(self._store, target)
        return {
            "kind": "mail" if ticket.kind == "mail" else "device",
            "name": account.name if account is not None else await accounts.last_name(self._store, target),
            "mail": ticket.mail_shown,
            "tables": len(await accounts.tables(self._store, target)),
            "same": target == browser,
        }

    async def use(self, secret: str, browser: str, *, bring: bool) -> Signed:
        """Have a browser become the guest of a link, once. With ``bring``, its own tables come along."""
        ticket = await self._ticket(secret, browser)
        target = await self._target(ticket)
        more = [accounts.take_ticket(secret), *await self._confirmed(ticket)]
        return await self.become(target, browser, bring=bring, more=more)

    async def _ticket(self, secret: str, browser: str) -> Ticket:
        ticket = await accounts.ticket(self._store, secret, now())
        if ticket is None or ticket.kind not in ("device", "mail"):
            raise Refused(SPENT, "link-spent")
        if ticket.kind == "mail" and ticket.guest != browser:
            raise Refused(OTHER_BROWSER, "link-other-browser")
        return ticket

    async def _target(self, ticket: Ticket) -> str:
        """Return the guest that a ticket leads to: with an address that no account has, the guest who asked."""
        if ticket.mail is None:
            return ticket.guest
        return await accounts.by_mail(self._store, ticket.mail) or ticket.guest

    async def _confirmed(self, ticket: Ticket) -> list[Statement]:
        """Return what gives the account of a guest an address that no account has yet."""
        if ticket.mail is None or await accounts.by_mail(self._store, ticket.mail) is not None:
            return []
        name = await accounts.last_name(self._store, ticket.guest) or ticket.mail_shown
        return [accounts.open_by_mail(ticket.guest, name, ticket.mail, ticket.mail_shown, now())]

    # --- Becoming someone ---

    async def become(self, guest: str, browser: str, *, bring: bool, more: list[Statement]) -> Signed:
        """Have a browser become another guest, and do ``more`` in the same change. Refused if that was done already."""
        moved = bring and guest != browser
        if moved and await accounts.account(self._store, browser) is not None:
            raise Refused(HAS_ACCOUNT, "has-account")
        tables = await accounts.tables(self._store, browser) if moved else []
        try:
            async with self._tables.aside(tables):
                await self._store.change([*more, *(belongings.move(browser, guest) if moved else ())])
        except Conflict as error:
            raise Refused(SPENT, "link-spent") from error
        return Signed(guest, await accounts.generation(self._store, guest))

    # --- The end of sessions ---

    async def end_everywhere(self, guest: str) -> Signed:
        """End all cookies of a guest and the tokens of its seats; the browser that asks gets a new cookie."""
        tokens = accounts.new_tokens(guest, digest(new_secret()))
        async with self._tables.aside(await accounts.tables(self._store, guest)):
            await self._store.change([tokens, *accounts.end_cookies(guest)])
        return Signed(guest, await accounts.generation(self._store, guest))

    async def leave(self, guest: str) -> None:
        """Delete a guest with its account. Its games stay, with a former player; bots go on in those in play.

        If the server dies meanwhile the guest is still there, and can go on leaving.
        """
        for bot in await of_owner(self._store, guest):
            await self.leave(bot.guest)
        tables = await accounts.tables(self._store, guest)
        for name in dict.fromkeys([*tables, *await was_at(self._store, guest)]):
            await self._resign_rated(name, guest)
            async with self._tables.aside([name]):
                stored = await self._store.load(name)
                if stored is not None:
                    await remove_from(self._store, stored, guest)
            if stored is not None and not stored.standing.over:
                with contextlib.suppress(NoTable, BadInput, Unavailable):
                    await self._tables.get(name)  # the bot may be the one to decide
        await self._store.change(belongings.delete(guest))

    async def _resign_rated(self, name: str, guest: str) -> None:
        """Resign a rated game in play: a loser who vanishes would take the winner's points along."""
        stored = await self._store.load(name)
        if stored is None or stored.standing.over or not kept_terms(stored.terms).rated:
            return
        with contextlib.suppress(NoTable, Refused, BadInput):
            table = await self._tables.get(name)
            for seat in table.seats_of_guest(guest):
                await resign(table, seat)
