"""E-mail: letters, and the addresses that they go to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from email_validator import EmailNotValidError, validate_email

from ludotheque.app.protocol.refused import Unfit
from ludotheque.core.errors import BadInput

ENCODED_WORD = "=?"
"""The beginning of an encoded word (RFC 2047): what reads a header could take it for other letters than are there."""
DETAIL = "+"
"""The beginning of what an owner of an inbox may add to its name (RFC 5233)."""


class NotSent(Exception):
    """A letter could not be sent; the text says why, without the address. Worth another try unless ``final``."""

    def __init__(self, text: str, *, final: bool = False) -> None:
        super().__init__(text)
        self.final = final


@dataclass(frozen=True, slots=True)
class Letter:
    """One letter, to one person."""

    to: str
    subject: str
    text: str
    headers: Mapping[str, str] = field(default_factory=dict)
    name: str | None = None
    """The name of the message, for letters that must not count twice if they are sent again; made up, if left out."""


def address(text: str) -> str:
    """Return an e-mail address as it is written to: all of it in ASCII, its domain in small letters.

    Raises:
        BadInput: if it is none; only the domain may have letters of other alphabets.

    >>> address(" Ada@B\u00fccher.Example.ORG ")
    'Ada@xn--bcher-kva.example.org'
    """
    given = text.strip(" ")
    if ENCODED_WORD in given:
        raise _malformed()
    try:
        found = validate_email(
            given,
            strict=True,
            allow_smtputf8=False,
            allow_quoted_local=False,
            allow_domain_literal=False,
            allow_display_name=False,
            check_deliverability=False,
        )
    except EmailNotValidError:
        raise _malformed() from None
    return f"{found.ascii_local_part}@{found.ascii_domain}"


def _malformed() -> Unfit:
    return Unfit("this is not an e-mail address", "mail-malformed")


def canonical(text: str) -> str:
    """Return what all spellings of an address have in common: accounts and ways are told apart by it.

    Addresses that were kept before they were parsed may be none any more, and are compared as they are.

    >>> canonical("Ada@Example.org") == canonical("ADA@example.ORG")
    True
    """
    try:
        return address(text).casefold()
    except BadInput:
        return text.strip().casefold()


def inbox(text: str) -> str:
    """Return where the letters to an address most likely end up: limits count by it.

    Many providers deliver ``ada+games@…`` to ``ada@…``. Where one does not, two people share a limit, and no more.

    >>> inbox("Ada+games@example.org")
    'ada@example.org'
    """
    name, at, domain = canonical(text).rpartition("@")
    return f"{name.partition(DETAIL)[0] or name}{at}{domain}"


class Mail(Protocol):
    """Sends letters for a server."""

    @property
    def on(self) -> bool:
        """Return whether the operator has configured mail."""

    async def send(self, letter: Letter) -> None:
        """Try once to send a letter.

        Raises:
            NotSent: it was not accepted.
        """

    def post(self, letter: Letter, given_up: Callable[[], None] | None = None) -> bool:
        """Send a letter in the background, with a few tries; False if too many are waiting already.

        A letter that is waiting is lost when the server ends: this is for those that a person can ask for again.
        """
