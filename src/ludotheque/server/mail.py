"""Mail over SMTP: one letter at a time, never while a request waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from pathlib import Path
from typing import Literal, Protocol

from ludotheque.app.people.mail import Letter, NotSent, address
from ludotheque.core.errors import BadInput

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
PERMANENT = range(500, 600)
"""Answers of an SMTP server that another try would not change."""

Security = Literal["starttls", "tls", "none"]


class MailSettings(Protocol):
    """The settings of a server that matter for its mail."""

    smtp_host: str | None
    smtp_port: int
    smtp_user: str | None
    smtp_password_file: Path | None
    smtp_security: Security
    mail_from: str | None


class SmtpMail:
    """Sends letters by the SMTP server that the operator has named.

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
        """Return whether the operator has configured mail."""
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
