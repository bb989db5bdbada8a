"""Statements about guests: their cookies, accounts, passkeys, tickets and visits."""

from __future__ import annotations

from typing import Literal, NamedTuple

from ludotheque.app.protocol.guests import digest
from ludotheque.app.store.interface import Reader, Statement
from ludotheque.app.store.queries.sql import insert, quoted

TicketKind = Literal["device", "register", "sign-in", "mail"]
"""The uses of a ticket: to bring a guest to another browser, to register a passkey, to sign in with one, or by mail."""


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
    """A link or challenge."""

    kind: TicketKind
    guest: str
    mail: str | None = None
    mail_shown: str | None = None


_GENERATION = "SELECT generation FROM cookies WHERE guest = ?"
_NEXT_GENERATION = (
    "INSERT INTO cookies (guest, generation) VALUES (?, 1) "
    "ON CONFLICT (guest) DO UPDATE SET generation = cookies.generation + 1"
)
_PUSHES = "ways WHERE guest = ? AND kind = 'push'"
_END_COOKIES = (
    _NEXT_GENERATION,
    "DELETE FROM tickets WHERE guest = ?",
    f"DELETE FROM rings WHERE way IN (SELECT id FROM {_PUSHES})",
    f"DELETE FROM {_PUSHES}",
)
_NEW_TOKENS = "UPDATE seats SET token_hash = ? WHERE guest = ? AND token_hash IS NOT NULL"

_ACCOUNT = f"SELECT {quoted(Account._fields)} FROM accounts WHERE guest = ?"
_BY_MAIL = "SELECT guest FROM accounts WHERE mail = ?"
_OPEN = f"{insert('accounts', ('guest', 'name', 'created'))} ON CONFLICT (guest) DO UPDATE SET name = excluded.name"
_OPEN_BY_MAIL = (
    f"{insert('accounts', ('guest', 'name', 'mail', 'mail_shown', 'created'))} "
    "ON CONFLICT (guest) DO UPDATE SET mail = excluded.mail, mail_shown = excluded.mail_shown"
)
_RENAME = "UPDATE accounts SET name = ? WHERE guest = ?"
_HOLD = "UPDATE accounts SET name = name WHERE guest = ?"

_PASSKEYS = f"SELECT {quoted(Passkey._fields)} FROM passkeys WHERE guest = ? ORDER BY created"
_PASSKEY = f"SELECT {quoted(Key._fields)} FROM passkeys WHERE id = ?"
_ADD_PASSKEY = insert("passkeys", (*Key._fields, "id", "label", "created"))
_USE_PASSKEY = "UPDATE passkeys SET sign_count = ?, used = ? WHERE id = ?"
_DROP_PASSKEY = (
    "DELETE FROM passkeys WHERE id = ? AND guest = ? AND ("
    "EXISTS (SELECT 1 FROM passkeys AS others WHERE others.guest = ? AND others.id <> ?) "
    "OR EXISTS (SELECT 1 FROM accounts WHERE accounts.guest = ? AND accounts.mail IS NOT NULL))"
)

_ADD_TICKET = insert("tickets", (*Ticket._fields, "hash", "until"))
_TICKET = f"SELECT {quoted(Ticket._fields)} FROM tickets WHERE hash = ? AND until > ?"
_TICKETS_OF = "SELECT kind, until FROM tickets WHERE guest = ? ORDER BY until"
_MAILS_WAITING = "SELECT COUNT(*) FROM tickets WHERE kind = 'mail' AND mail = ? AND until > ?"
_TAKE_TICKET = "DELETE FROM tickets WHERE hash = ?"
_OLD_TICKETS = "DELETE FROM tickets WHERE until <= ?"

_NOTE_SEEN = (
    "INSERT INTO seen (guest, at) SELECT CAST(? AS VARCHAR), CAST(? AS BIGINT) "
    "WHERE EXISTS (SELECT 1 FROM seats WHERE guest = ?) "
    "ON CONFLICT (guest) DO UPDATE SET at = excluded.at"
)
_SEEN = "SELECT at FROM seen WHERE guest = ?"
_LAST_NAME = (
    'SELECT seats.name FROM seats JOIN tables ON tables.id = seats."table" '
    "WHERE seats.guest = ? ORDER BY tables.updated DESC LIMIT 1"
)
_TABLES = 'SELECT id FROM tables WHERE owner = ? OR id IN (SELECT "table" FROM seats WHERE guest = ?)'
_CALLS = 'SELECT "table", "at" FROM calls WHERE guest = ? ORDER BY "at"'
_SAID = 'SELECT "table", text, "at" FROM chat WHERE guest = ? ORDER BY id'

# --- Cookies ---


async def generation(store: Reader, guest: str) -> int:
    """Return how often the cookies of a guest have been ended."""
    return next((int(number) for (number,) in await store.find(_GENERATION, guest)), 0)


def next_generation(guest: str) -> Statement:
    """End all cookies of a guest."""
    return Statement(_NEXT_GENERATION, (guest,))


def end_cookies(guest: str) -> list[Statement]:
    """End all cookies of a guest, the links that would lead to new ones, and the calls to its browsers.

    A lost browser must get no more notifications.
    """
    return [Statement(text, (guest,)) for text in _END_COOKIES]


def new_tokens(guest: str, token_hash: str) -> Statement:
    """Void the tokens of a guest's seats."""
    return Statement(_NEW_TOKENS, (token_hash, guest))


# --- Accounts ---


async def account(store: Reader, guest: str) -> Account | None:
    """Return the account of a guest, if it has one."""
    return next((Account(*row) for row in await store.find(_ACCOUNT, guest)), None)


async def by_mail(store: Reader, mail: str) -> str | None:
    """Return the guest whose account has that address, given as it is kept."""
    return next((str(guest) for (guest,) in await store.find(_BY_MAIL, mail)), None)


def open_account(guest: str, name: str, at: int) -> Statement:
    """Open an account, or rename it."""
    return Statement(_OPEN, (guest, name, at))


def open_by_mail(guest: str, name: str | None, mail: str, mail_shown: str | None, at: int) -> Statement:
    """Open an account with an address, or give the guest's account that address."""
    return Statement(_OPEN_BY_MAIL, (guest, name, mail, mail_shown, at))


def rename(guest: str, name: str) -> Statement:
    """Rename an account. The change fails if there is none."""
    return Statement(_RENAME, (name, guest), exactly=1)


def hold(guest: str) -> Statement:
    """Have other changes that begin with this wait for the end of the change. It fails if there is no account."""
    return Statement(_HOLD, (guest,), exactly=1)


# --- Passkeys ---


async def passkeys(store: Reader, guest: str) -> list[Passkey]:
    """Return the passkeys of an account, the oldest first."""
    return [Passkey(*row) for row in await store.find(_PASSKEYS, guest)]


async def passkey(store: Reader, id: str) -> Key | None:
    """Return the passkey of that id."""
    return next((Key(guest, bytes(key), count) for guest, key, count in await store.find(_PASSKEY, id)), None)


def add_passkey(id: str, key: Key, label: str, at: int) -> Statement:
    """Add a passkey."""
    return Statement(_ADD_PASSKEY, (*key, id, label, at))


def use_passkey(id: str, sign_count: int, at: int) -> Statement:
    """Note that someone has signed in with a passkey. The change fails if it is gone."""
    return Statement(_USE_PASSKEY, (sign_count, at, id), exactly=1)


def drop_passkey(id: str, guest: str) -> list[Statement]:
    """Delete a passkey. The change fails if it is the only way to sign in, also where two are dropped at once."""
    return [hold(guest), Statement(_DROP_PASSKEY, (id, guest, guest, id, guest), exactly=1)]


# --- Tickets: of their secrets, only the hashes are kept ---


async def ticket(store: Reader, secret: str, at: int) -> Ticket | None:
    """Return the ticket of a secret, as long as it can be used."""
    return next((Ticket(*row) for row in await store.find(_TICKET, digest(secret), at)), None)


async def tickets_of(store: Reader, guest: str) -> list[tuple[str, int]]:
    """Return the kinds of a guest's tickets, and until when each can be used."""
    return [(kind, until) for kind, until in await store.find(_TICKETS_OF, guest)]


async def mails_waiting(store: Reader, mail: str, at: int) -> int:
    """Count the links that wait in the inbox of an address, given as it is kept."""
    return int((await store.find(_MAILS_WAITING, mail, at))[0][0])


def add_ticket(new: Ticket, secret: str, at: int, until: int) -> list[Statement]:
    """Add a ticket, and delete those that can be used no longer."""
    return [Statement(_OLD_TICKETS, (at,)), Statement(_ADD_TICKET, (*new, digest(secret), until))]


def take_ticket(secret: str) -> Statement:
    """Use a ticket up: a change with it happens once, or not at all."""
    return Statement(_TAKE_TICKET, (digest(secret),), exactly=1)


# --- What guests do ---


async def seen(store: Reader, guest: str) -> int | None:
    """Return when a guest was here last, if it was noted."""
    return next((int(at) for (at,) in await store.find(_SEEN, guest)), None)


def note_seen(guest: str, at: int) -> Statement:
    """Note that a guest is here, if it holds a seat."""
    return Statement(_NOTE_SEEN, (guest, at, guest))


async def last_name(store: Reader, guest: str) -> str | None:
    """Return the name that a guest used last at a table."""
    return next((str(name) for (name,) in await store.find(_LAST_NAME, guest)), None)


async def tables(store: Reader, guest: str) -> list[str]:
    """Return the tables that a guest opened or sits at."""
    return [str(table) for (table,) in await store.find(_TABLES, guest, guest)]


async def calls(store: Reader, guest: str) -> list[tuple[str, int]]:
    """Return the tables to which a guest was called, and when."""
    return [(table, at) for table, at in await store.find(_CALLS, guest)]


async def said(store: Reader, guest: str) -> list[tuple[str, str, int]]:
    """Return the tables at which a guest wrote in the chat, with the text and the time of each line."""
    return [(table, text, at) for table, text, at in await store.find(_SAID, guest)]
