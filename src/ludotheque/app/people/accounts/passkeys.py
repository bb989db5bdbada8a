"""Passkeys: a browser proves that it holds a key, over a challenge that can be answered once and only by it."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import logging
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from ludotheque.app.people.accounts.accounts import Accounts, Signed
from ludotheque.app.people.accounts.tickets import issue
from ludotheque.app.protocol.answers.accounts import PasskeyChallenge, PasskeyRequest
from ludotheque.app.protocol.guests import Guests
from ludotheque.app.protocol.messages.tables import Assertion, NewPasskey
from ludotheque.app.protocol.refused import Refused
from ludotheque.app.store.interface import Conflict, Store, now
from ludotheque.app.store.queries import accounts
from ludotheque.app.store.queries.accounts import Key, Ticket, TicketKind

log: logging.Logger = logging.getLogger(__name__)
T = TypeVar("T")

SITE = "Ludotheque"
ALGORITHMS = [-8, -7, -257]
"""EdDSA, ES256 and RS256, as COSE numbers them."""
MOST_PASSKEYS = 20
CHALLENGE_BYTES = 32
HANDLE = "passkey handle"

TOO_LATE = "this took too long, or was answered already; try again"
NOT_CHECKED = "this passkey could not be checked"
UNKNOWN = "this passkey is not known here; its account may have been deleted"
LAST = "this is the only way to sign in to your account; add another one first, or delete the account"


class RelyingParty(NamedTuple):
    """The site as the browser sees it: passkeys belong to its host, and prove its origin."""

    host: str
    origin: str


def encode(raw: bytes) -> str:
    """Return bytes as WebAuthn writes them.

    >>> encode(b"???"), decode("Pz8_")
    ('Pz8_', b'???')
    """
    return urlsafe_b64encode(raw).decode().rstrip("=")


def decode(text: str) -> bytes:
    """Return the bytes of such a text."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def has_passkeys(host: str) -> bool:
    """Return whether browsers make passkeys for a host: it has to have a name.

    >>> has_passkeys("play.example.org"), has_passkeys("localhost"), has_passkeys("127.0.0.1"), has_passkeys("::1")
    (True, True, False, False)
    """
    try:
        ipaddress.ip_address(host.strip("[]"))
    except ValueError:
        return True
    return False


class Passkeys:
    """The passkeys of one store."""

    def __init__(self, store: Store, accounts: Accounts, guests: Guests) -> None:
        self._store = store
        self._accounts = accounts
        self._guests = guests

    # --- An account of one's own ---

    async def begin(self, guest: str, name: str, site: RelyingParty) -> PasskeyRequest:
        """Return what a browser needs to make a passkey."""
        _expect_name(site)
        known = await accounts.passkeys(self._store, guest)
        if len(known) >= MOST_PASSKEYS:
            raise Refused(f"an account has at most {MOST_PASSKEYS} passkeys", "passkeys-full", most=MOST_PASSKEYS)
        return {
            "challenge": await self._challenge("register", guest),
            "rp": site.host,
            "rp_name": SITE,
            "user": encode(self._guests.keyed(HANDLE, guest)),
            "user_name": name,
            "algorithms": ALGORITHMS,
            "exclude": [one.id for one in known],
        }

    async def add(self, guest: str, given: NewPasskey, site: RelyingParty) -> None:
        """Keep a passkey. A guest without an account has one from then on."""
        secret = await self._answered("register", guest, given.client_data)
        credential = {
            "id": given.id,
            "rawId": given.id,
            "type": "public-key",
            "response": {"clientDataJSON": given.client_data, "attestationObject": given.attestation},
        }
        verified = await _checked(lambda: _registration(credential, secret, site))
        id, key = encode(verified.credential_id), Key(guest, verified.credential_public_key, verified.sign_count)
        account = accounts.open_account(guest, given.name, now())
        passkey = accounts.add_passkey(id, key, given.label, now())
        try:
            await self._store.change([accounts.take_ticket(secret), account, passkey])
        except Conflict as error:
            raise Refused(TOO_LATE, "passkey-late") from error

    async def drop(self, guest: str, id: str) -> None:
        """Forget a passkey, unless it is the only way to sign in."""
        if id not in [one.id for one in await accounts.passkeys(self._store, guest)]:
            raise Refused(UNKNOWN, "passkey-unknown")
        try:
            await self._store.change(accounts.drop_passkey(id, guest))
        except Conflict as error:
            raise Refused(LAST, "passkey-last") from error

    # --- Signing in ---

    async def ask(self, browser: str, site: RelyingParty) -> PasskeyChallenge:
        """Return what a browser needs to sign in with any passkey of this site."""
        _expect_name(site)
        return {"challenge": await self._challenge("sign-in", browser), "rp": site.host}

    async def sign_in(self, browser: str, given: Assertion, site: RelyingParty, *, bring: bool) -> Signed:
        """Have a browser become the guest whose passkey it holds."""
        secret = await self._answered("sign-in", browser, given.client_data)
        key = await accounts.passkey(self._store, given.id)
        if key is None:
            raise Refused(UNKNOWN, "passkey-unknown")
        credential = {
            "id": given.id,
            "rawId": given.id,
            "type": "public-key",
            "response": {
                "clientDataJSON": given.client_data,
                "authenticatorData": given.authenticator_data,
                "signature": given.signature,
            },
        }
        public_key, count = key.public_key, key.sign_count
        verified = await _checked(lambda: _authentication(credential, secret, site, public_key, count))
        more = [accounts.take_ticket(secret), accounts.use_passkey(given.id, verified.new_sign_count, now())]
        return await self._accounts.become(key.guest, browser, bring=bring, more=more)

    # --- Challenges ---

    async def _challenge(self, kind: TicketKind, guest: str) -> str:
        secret, _ = await issue(self._store, Ticket(kind, guest), encode(secrets.token_bytes(CHALLENGE_BYTES)))
        return secret

    async def _answered(self, kind: TicketKind, guest: str, client_data: str) -> str:
        """Return the challenge that a browser answers. Refused unless it was made for that browser, for that."""
        try:
            challenge = json.loads(decode(client_data))["challenge"]
        except (ValueError, KeyError, TypeError, RecursionError):
            raise Refused(NOT_CHECKED, "passkey-unchecked") from None
        ticket = await accounts.ticket(self._store, challenge, now()) if isinstance(challenge, str) else None
        if ticket is None or ticket.kind != kind or ticket.guest != guest:
            raise Refused(TOO_LATE, "passkey-late")
        return str(challenge)


def _expect_name(site: RelyingParty) -> None:
    if not has_passkeys(site.host):
        raise Refused("passkeys need an address with a name: browsers make none for numbers", "passkey-address")


async def _checked(check: Callable[[], T]) -> T:
    """Run a check in a thread. Refused if it fails, for whatever reason: all of it is from outside."""
    try:
        return await asyncio.to_thread(check)
    except Exception as error:
        log.info("a passkey was refused: %s", type(error).__name__)
        raise Refused(NOT_CHECKED, "passkey-unchecked") from None


# The library takes a while to import, and few calls need it.


def _registration(credential: dict[str, Any], challenge: str, site: RelyingParty) -> Any:
    from webauthn import verify_registration_response

    return verify_registration_response(
        credential=credential,
        expected_challenge=decode(challenge),
        expected_rp_id=site.host,
        expected_origin=site.origin,
    )


def _authentication(
    credential: dict[str, Any], challenge: str, site: RelyingParty, public_key: bytes, count: int
) -> Any:
    from webauthn import verify_authentication_response

    return verify_authentication_response(
        credential=credential,
        expected_challenge=decode(challenge),
        expected_rp_id=site.host,
        expected_origin=site.origin,
        credential_public_key=public_key,
        credential_current_sign_count=count,
    )
