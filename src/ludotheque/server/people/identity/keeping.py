"""The rows of accounts, passkeys, tickets and ended cookies: one set of statements for every kind of database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from ludotheque.server.protocol.guests import Visitor, digest, new_secret
from ludotheque.server.store.belongings import END_COOKIES
from ludotheque.server.store.interface import Statement, Store, now
from ludotheque.server.store.queries.bots import GUESTS_OF_OWNER

Kind = Literal["device", "register", "sign-in", "mail"]
"""The uses of a ticket: to bring a guest to another browser, to register a passkey, to sign in with one, or by mail."""

MS = 1000
TEN_MINUTES = 10 * 60 * MS
LIFE: dict[Kind, int] = {
    "device": TEN_MINUTES,
    "register": TEN_MINUTES,
    "sign-in": TEN_MINUTES,
    "mail": 2 * TEN_MINUTES,
}
"""The time for which a ticket can be used, in milliseconds."""

GENERATION = "SELECT generation FROM cookies WHERE guest = ?"
ACCOUNT = "SELECT guest, name, mail_shown, created FROM accounts WHERE guest = ?"
BY_MAIL = "SELECT guest FROM accounts WHERE mail = ?"
OPEN_ACCOUNT = (
    "INSERT INTO accounts (guest, name, created) VALUES (?, ?, ?) "
    "ON CONFLICT (guest) DO UPDATE SET name = excluded.name"
)
OPEN_BY_MAIL = (
    "INSERT INTO accounts (guest, name, mail, mail_shown, created) VALUES (?, ?, ?, ?, ?) "
    "ON CONFLICT (guest) DO UPDATE SET mail = excluded.mail, mail_shown = excluded.mail_shown"
)
RENAME = "UPDATE accounts SET name = ? WHERE guest = ?"
PASSKEYS = "SELECT id, label, created, used FROM passkeys WHERE guest = ? ORDER BY created"
PASSKEY = "SELECT guest, public_key, sign_count FROM passkeys WHERE id = ?"
ADD_PASSKEY = "INSERT INTO passkeys (id, guest, public_key, sign_count, label, created) VALUES (?, ?, ?, ?, ?, ?)"
USE_PASSKEY = "UPDATE passkeys SET sign_count = ?, used = ? WHERE id = ?"
HOLD_ACCOUNT = "UPDATE accounts SET name = name WHERE guest = ?"
"""Has all other changes of an account that begin with this wait until the one that began with it is done."""
DROP_PASSKEY = (
    "DELETE FROM passkeys WHERE id = ? AND guest = ? AND ("
    "EXISTS (SELECT 1 FROM passkeys AS others WHERE others.guest = ? AND others.id <> ?) "
    "OR EXISTS (SELECT 1 FROM accounts WHERE accounts.guest = ? AND accounts.mail IS NOT NULL))"
)
"""Deletes a passkey, unless it is the only way to sign in."""
ADD_TICKET = "INSERT INTO tickets (hash, kind, guest, mail, mail_shown, until) VALUES (?, ?, ?, ?, ?, ?)"
TICKET = "SELECT kind, guest, mail, mail_shown FROM tickets WHERE hash = ? AND until > ?"
TAKE_TICKET = "DELETE FROM tickets WHERE hash = ?"
DROP_TICKETS = "DELETE FROM tickets WHERE guest = ?"
OLD_TICKETS = "DELETE FROM tickets WHERE until <= ?"
LAST_NAME = (
    'SELECT seats.name FROM seats JOIN tables ON tables.id = seats."table" '
    "WHERE seats.guest = ? ORDER BY tables.updated DESC LIMIT 1"
)
TABLES = 'SELECT id FROM tables WHERE owner = ? OR id IN (SELECT "table" FROM seats WHERE guest = ?)'
CALLS = 'SELECT "table", "at" FROM calls WHERE guest = ? ORDER BY "at"'
TICKETS_OF = "SELECT kind, until FROM tickets WHERE guest = ? ORDER BY until"
RATINGS = "SELECT game, mu, sigma, games FROM ratings WHERE player = ? ORDER BY game"
BLOCKS = 'SELECT name, "at" FROM blocks WHERE guest = ? ORDER BY "at"'
WAYS = "SELECT kind, address, language, created, confirmed, active FROM ways WHERE guest = ? ORDER BY created"
MUTED = 'SELECT "table" FROM muted WHERE guest = ? ORDER BY "table"'
REPORTS = 'SELECT "table", name, reason, text, "at" FROM reports WHERE "by" = ? ORDER BY "at"'
MAILS_WAITING = "SELECT COUNT(*) FROM tickets WHERE kind = 'mail' AND mail = ? AND until > ?"
PUSHES = "ways WHERE guest = ? AND kind = 'push'"
"""The browsers that get a guest's notifications: a lost one must get no more of them."""
NEW_TOKENS = "UPDATE seats SET token_hash = ? WHERE guest = ? AND token_hash IS NOT NULL"


class Account(NamedTuple):
    """A guest with a name of its own, and ways to sign in."""

    guest: str
    name: str
    mail_shown: str | None
    created: int


class Passkey(NamedTuple):
    """A passkey as its owner sees it."""

    id: str
    label: str
    created: int
    used: int | None


class Key(NamedTuple):
    """A passkey as signatures are checked with it."""

    guest: str
    public_key: bytes
    sign_count: int


class Ticket(NamedTuple):
    """A link or challenge that can still be used."""

    kind: Kind
    guest: str
    mail: str | None
    mail_shown: str | None


class Keeping:
    """The rows in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def write(self, *statements: Statement) -> None:
        """Perform statements, all of them or none. Conflict if one changes other rows than it should."""
        await self._store.change(statements)

    async def _one(self, text: str, *values: Any) -> Sequence[Any] | None:
        return next(iter(await self._store.find(text, *values)), None)

    # --- Cookies ---

    async def generation(self, guest: str) -> int:
        """Return how often the cookies of a guest have been ended."""
        found = await self._one(GENERATION, guest)
        return 0 if found is None else int(found[0])

    async def holds(self, visitor: Visitor) -> bool:
        """Return whether a cookie has not been ended."""
        return await self.generation(visitor.guest) == visitor.generation

    # --- Accounts ---

    async def account(self, guest: str) -> Account | None:
        """Return the account of a guest, if it has one."""
        found = await self._one(ACCOUNT, guest)
        return None if found is None else Account(*found)

    async def by_mail(self, mail: str) -> str | None:
        """Return the guest whose account has that address, given as it is kept."""
        found = await self._one(BY_MAIL, mail)
        return None if found is None else str(found[0])

    async def passkeys(self, guest: str) -> list[Passkey]:
        """Return the passkeys of an account, the oldest first."""
        return [Passkey(*row) for row in await self._store.find(PASSKEYS, guest)]

    async def passkey(self, id: str) -> Key | None:
        """Return the passkey of that id."""
        found = await self._one(PASSKEY, id)
        return None if found is None else Key(found[0], bytes(found[1]), found[2])

    async def last_name(self, guest: str) -> str | None:
        """Return the name that a guest used last at a table."""
        found = await self._one(LAST_NAME, guest)
        return None if found is None else str(found[0])

    async def tables(self, guest: str) -> list[str]:
        """Return the tables that a guest opened or sits at."""
        return [row[0] for row in await self._store.find(TABLES, guest, guest)]

    async def bots(self, guest: str) -> list[str]:
        """Return the bot accounts of a guest."""
        return [row[0] for row in await self._store.find(GUESTS_OF_OWNER, guest)]

    # --- Tickets ---

    async def issue(
        self, kind: Kind, guest: str, secret: str | None = None, mail: str | None = None, shown: str | None = None
    ) -> tuple[str, int]:
        """Make a ticket, and return its secret, of which only the hash is kept, and until when it can be used."""
        secret, at = secret or new_secret(), now()
        until = at + LIFE[kind]
        values = (digest(secret), kind, guest, mail, shown, until)
        await self.write(Statement(OLD_TICKETS, (at,)), Statement(ADD_TICKET, values))
        return secret, until

    async def ticket(self, secret: str) -> Ticket | None:
        """Return the ticket of a secret, as long as it can be used."""
        found = await self._one(TICKET, digest(secret), now())
        return None if found is None else Ticket(*found)

    async def mails_waiting(self, mail: str) -> int:
        """Count the links that wait in the inbox of an address, given as it is kept."""
        found = await self._one(MAILS_WAITING, mail, now())
        return 0 if found is None else int(found[0])


def take(secret: str) -> Statement:
    """Return what uses a ticket up: a change with it happens once, or not at all."""
    return Statement(TAKE_TICKET, (digest(secret),), exactly=1)


def end_cookies(guest: str) -> list[Statement]:
    """Return what ends all cookies of a guest, the links that would lead to new ones, and the calls to its browsers."""
    return [
        Statement(END_COOKIES, (guest,)),
        Statement(DROP_TICKETS, (guest,)),
        Statement(f"DELETE FROM rings WHERE way IN (SELECT id FROM {PUSHES})", (guest,)),
        Statement(f"DELETE FROM {PUSHES}", (guest,)),
    ]
