"""E-mail: one letter at a time by SMTP, never while a request waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from pathlib import Path
from typing import Literal, Protocol

from email_validator import EmailNotValidError, validate_email

from ludotheque.core.errors import BadInput
from ludotheque.server.protocol.refused import Unfit

log: logging.Logger = logging.getLogger(__name__)

TIMEOUT = 20.0
"""Seconds that one try may take, from connecting to the answer."""
PAUSES = (5.0, 30.0, 180.0)
"""Seconds between the tries of a letter that no one keeps elsewhere."""
MOST_WAITING = 200
"""Letters that may wait to be tried again; more are refused."""
AT_ONCE = 4
"""Letters that are sent at the same time."""

SENDER = "Ludotheque"
"""The name that letters come from."""
ENCODED_WORD = "=?"
"""The beginning of an encoded word (RFC 2047): what reads a header could take it for other letters than are there."""
DETAIL = "+"
"""The beginning of what an owner of an inbox may add to its name (RFC 5233)."""
PERMANENT = range(500, 600)
"""Answers of an SMTP server that another try would not change."""

Security = Literal["starttls", "tls", "none"]


class NotSent(Exception):
    """A letter could not be sent; the text says why, without the address. Worth another try unless ``final``."""

    def __init__(self, text: str, *, final: bool = False) -> None:
        super().__init__(text)
        self.final = final


class MailSettings(Protocol):
    """The settings of a server that matter for its mail."""

    smtp_host: str | None
    smtp_port: int
    smtp_user: str | None
    smtp_password_file: Path | None
    smtp_security: Security
    mail_from: str | None


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


class Mail:
    """Sends letters by the SMTP server that the host has named.

    Args:
        settings: the server's settings.
        pauses: the seconds between the tries of :meth:`post`.
    """

    def __init__(self, settings: MailSettings, pauses: tuple[float, ...] = PAUSES) -> None:
        self._settings = settings
        self._pauses = pauses
        self._room = asyncio.Semaphore(AT_ONCE)
        self._posted: set[asyncio.Task[None]] = set()
        self._password = _password(settings)

    @property
    def on(self) -> bool:
        """Return whether the host has configured mail."""
        return self._settings.smtp_host is not None and self._settings.mail_from is not None

    async def send(self, letter: Letter) -> None:
        """Try once to send a letter.

        Raises:
            NotSent: it was not accepted.
        """
        import aiosmtplib  # most servers never send mail

        if not self.on:
            raise NotSent("this server sends no mail", final=True)
        settings = self._settings
        to, message = address(letter.to), self._written(letter)
        try:
            async with self._room, asyncio.timeout(TIMEOUT):  # room first: waiting for it is no fault
                await aiosmtplib.send(
                    message,
                    sender=settings.mail_from,
                    recipients=[to],
                    hostname=settings.smtp_host,
                    port=settings.smtp_port,
                    username=settings.smtp_user,
                    password=self._password,
                    use_tls=settings.smtp_security == "tls",
                    start_tls=settings.smtp_security == "starttls",
                    timeout=TIMEOUT,
                )
        except aiosmtplib.SMTPRecipientsRefused as error:
            raise NotSent(
                "the address was refused", final=all(one.code in PERMANENT for one in error.recipients)
            ) from None
        except aiosmtplib.SMTPResponseException as error:
            raise NotSent(f"the mail server answers {error.code}", final=error.code in PERMANENT) from None
        except (aiosmtplib.SMTPException, OSError, TimeoutError) as error:
            raise NotSent(f"the mail server cannot be reached ({type(error).__name__})") from None

    def post(self, letter: Letter, given_up: Callable[[], None] | None = None) -> bool:
        """Send a letter in the background, with a few tries; False if too many are waiting already.

        A letter that is waiting is lost when the server ends: this is for those that a person can ask for again.
        """
        if not self.on or len(self._posted) >= MOST_WAITING:
            return False
        task = asyncio.create_task(self._keep_trying(letter, given_up))
        self._posted.add(task)
        task.add_done_callback(self._posted.discard)
        return True

    async def close(self) -> None:
        """Give up the letters that are waiting."""
        for task in list(self._posted):
            task.cancel()
        await asyncio.gather(*self._posted, return_exceptions=True)

    async def _keep_trying(self, letter: Letter, given_up: Callable[[], None] | None) -> None:
        for pause in (*self._pauses, None):
            try:
                await self.send(letter)
                return
            except NotSent as error:
                log.warning("an e-mail was not sent: %s", error)
                if error.final or pause is None:
                    break
            except Exception as error:  # no letter ends the task unheard; the text of the error may hold the address
                log.error("an e-mail could not be written: %s", type(error).__name__)
                break
            await asyncio.sleep(pause)
        if given_up is not None:
            given_up()

    def _written(self, letter: Letter) -> EmailMessage:
        """Return the message: the headers of `email` refuse line breaks, so that nothing can be added to them."""
        sender = self._settings.mail_from or ""
        message = EmailMessage()
        message["From"] = _mailbox(sender, SENDER)
        message["To"] = _mailbox(address(letter.to))
        message["Subject"] = " ".join(letter.subject.split())
        message["Date"] = formatdate()
        domain = sender.rpartition("@")[2]
        message["Message-ID"] = f"<{letter.name}@{domain}>" if letter.name else make_msgid(domain=domain)
        message["Auto-Submitted"] = "auto-generated"
        for name, value in letter.headers.items():
            message[name] = value
        message.set_content(letter.text)
        return message


def _mailbox(address: str, name: str = "") -> Address:
    """Return an address for a header, made of its parts: nothing in it is read as anything else."""
    local, _, domain = address.rpartition("@")
    return Address(name, local, domain)


def _password(settings: MailSettings) -> str | None:
    """Return the password in the file. BadInput if it cannot be read."""
    if settings.smtp_password_file is None:
        return None
    try:
        return settings.smtp_password_file.read_text().strip()
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"setting 'smtp_password_file': {error}") from None
