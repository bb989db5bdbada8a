"""A mail server for tests: on loopback, it keeps every letter that it accepts."""

from __future__ import annotations

import email
import email.policy
import re
import time
from collections.abc import Iterator
from email.message import EmailMessage
from typing import Any, cast

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

from tests.ports import free_port

WITHIN = 30.0
PASSWORD = "four words of a poem"


class PostOffice:
    """Letters that arrived, and the answers that a test wants given before any is accepted."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.answers: list[str] = []
        self.connected = 0
        self.tried = 0
        self.port = free_port()
        self.logins: list[tuple[bytes, bytes]] = []

    async def handle_EHLO(
        self, _server: SMTP, session: Session, _envelope: Envelope, hostname: str, responses: list[str]
    ) -> list[str]:
        self.connected += 1
        session.host_name = hostname
        return responses

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:
        self.tried += 1
        if self.answers:
            return self.answers.pop(0)
        content = cast(bytes, envelope.original_content)
        message = cast(EmailMessage, email.message_from_bytes(content, policy=email.policy.default))
        assert [message["To"]] == envelope.rcpt_tos
        self.letters.append(message)
        return "250 OK"

    def check(self, _server: SMTP, _session: Session, _envelope: Envelope, _how: str, login: object) -> AuthResult:
        assert isinstance(login, LoginPassword)
        self.logins.append((login.login, login.password))
        return AuthResult(success=login.password == PASSWORD.encode(), handled=False)

    def settings(self, **more: Any) -> dict[str, Any]:
        """Return the settings of a server that sends by this one."""
        plain = {"smtp_host": "127.0.0.1", "smtp_port": self.port, "smtp_security": "none"}
        return {**plain, "mail_from": "play@example.org", **more}

    def until(self, number: int) -> list[str]:
        """Wait until so many letters have come, and return the addresses in the last of them."""
        deadline = time.monotonic() + WITHIN
        while len(self.letters) < number:
            assert time.monotonic() < deadline, f"{len(self.letters)} of {number} letters have come"
            time.sleep(0.01)
        return re.findall(r"https?://\S+", self.letters[-1].get_content())


@pytest.fixture
def post_office() -> Iterator[PostOffice]:
    office = PostOffice()
    controller = Controller(
        office,
        hostname="127.0.0.1",
        port=office.port,
        authenticator=office.check,
        auth_require_tls=False,
    )
    controller.start()
    yield office
    controller.stop()
