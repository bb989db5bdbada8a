"""Letters by SMTP: sent once, tried again a few times, and nothing can be slipped into them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from ludotheque.app.people.mail import Letter, NotSent, address, canonical, inbox
from ludotheque.core.errors import BadInput
from ludotheque.server.mail import SmtpMail
from ludotheque.server.settings import Settings
from tests.ports import free_port
from tests.server.client import PATIENCE
from tests.server.post import PASSWORD, PostOffice
from tests.server.post import post_office as post_office

HELLO = Letter("ada@example.org", "Your turn at Koryŏ", "It is your turn.\n")


def send(letter: Letter, **settings: Any) -> None:
    asyncio.run(SmtpMail(Settings(**settings)).send(letter))


def post(letter: Letter, pauses: tuple[float, ...], **settings: Any) -> int:
    """Post a letter, and return how often it was given up, once it is not tried any more."""
    given_up: list[Letter] = []

    async def run() -> None:
        mail = SmtpMail(Settings(**settings), pauses)
        assert mail.post(letter, lambda: given_up.append(letter))
        await asyncio.wait_for(asyncio.gather(*mail._posted), PATIENCE)
        await mail.close()

    asyncio.run(run())
    return len(given_up)


def test_a_letter_arrives_with_its_headers_and_any_letter_of_any_alphabet(post_office: PostOffice) -> None:
    send(
        Letter("ada@example.org", HELLO.subject, "Ŏ\n", {"List-Unsubscribe": "<https://e.org>"}),
        **post_office.settings(),
    )
    (letter,) = post_office.letters
    assert (letter["To"], letter["From"]) == ("ada@example.org", "Ludotheque <play@example.org>")
    assert (letter["Subject"], letter.get_content().strip()) == ("Your turn at Koryŏ", "Ŏ")
    assert (letter["Auto-Submitted"], letter["List-Unsubscribe"]) == ("auto-generated", "<https://e.org>")
    assert letter["Message-ID"].endswith("@example.org>")
    assert letter["Date"]


def test_the_password_comes_from_a_file(post_office: PostOffice, tmp_path: Path) -> None:
    file = tmp_path / "password"
    file.write_text(f"{PASSWORD}\n")
    send(HELLO, **post_office.settings(smtp_user="play", smtp_password_file=file))
    assert post_office.logins == [(b"play", PASSWORD.encode())]
    file.write_text("another")
    with pytest.raises(NotSent, match="answers 535"):
        send(HELLO, **post_office.settings(smtp_user="play", smtp_password_file=file))
    with pytest.raises(BadInput, match="smtp_password_file"):
        SmtpMail(Settings(**post_office.settings(smtp_password_file=tmp_path / "gone")))
    assert len(post_office.letters) == 1


@pytest.mark.parametrize("security", ["starttls", "tls"])
def test_a_server_without_encryption_gets_nothing_that_should_be_encrypted(
    post_office: PostOffice, security: str
) -> None:
    with pytest.raises(NotSent):
        send(HELLO, **post_office.settings(smtp_security=security))
    assert post_office.tried == 0


def test_without_settings_no_mail_is_sent() -> None:
    assert not SmtpMail(Settings()).on
    assert not SmtpMail(Settings(smtp_host="127.0.0.1")).on
    with pytest.raises(NotSent):
        send(HELLO)


def test_a_letter_is_tried_again_until_it_is_accepted(post_office: PostOffice) -> None:
    post_office.answers = ["451 later", "421 busy"]
    assert post(HELLO, (0.01, 0.01, 0.01), **post_office.settings()) == 0
    assert (post_office.tried, len(post_office.letters)) == (3, 1)


def test_a_letter_that_is_refused_for_good_is_not_tried_again(post_office: PostOffice) -> None:
    post_office.answers = ["550 no such person"] * 3
    assert post(HELLO, (0.01, 0.01), **post_office.settings()) == 1
    assert post_office.tried == 1


def test_a_mail_server_that_is_not_there_is_given_up() -> None:
    settings = {"smtp_host": "127.0.0.1", "smtp_port": free_port(), "smtp_security": "none"}
    assert post(HELLO, (0.01, 0.01), mail_from="play@example.org", **settings) == 1


async def test_posting_does_not_wait(post_office: PostOffice) -> None:
    mail = SmtpMail(Settings(**post_office.settings()))
    assert mail.post(HELLO)
    assert post_office.connected == 0
    await asyncio.to_thread(post_office.until, 1)
    await mail.close()


@pytest.mark.parametrize(
    "text",
    ["", "ada", "ada@", "@example.org", "ada@localhost", "a@b@example.org", "ada@example.org\nBcc: eve@example.org",
     "ada@example..org", "a..b@example.org", "ada@-example.org", "<ada@example.org>",
     "ada@example.org, eve@example.org",
     f"{'a' * 65}@example.org", f"ada@{'a.' * 130}org", "ada@[127.0.0.1]", "ada@127.0.0.1", "Ada <ada@example.org>",
     '"ada b"@example.org', "=?utf-8?q?=61da?=@example.org", "=?utf-8?q?ada=0d=0a?=@example.org",
     "ad\u00e1@example.org", "ada@example.org\r\n", "ada@xn--a.org"],
)  # fmt: skip
def test_only_an_address_is_written_to(text: str, post_office: PostOffice) -> None:
    with pytest.raises(BadInput):
        address(text)
    with pytest.raises(BadInput):
        send(Letter(text, "x", "x"), **post_office.settings())
    assert post_office.tried == 0


@pytest.mark.parametrize(
    ("typed", "written"),
    [(" Ada+games@Example.ORG ", "Ada+games@example.org"), ("ada@\uff45xample.org", "ada@example.org"),
     ("ada@b\u00fccher.example.org", "ada@xn--bcher-kva.example.org"), ("a=b?c@example.org", "a=b?c@example.org")],
)  # fmt: skip
def test_an_address_is_written_in_one_form(typed: str, written: str, post_office: PostOffice) -> None:
    assert address(typed) == written
    assert canonical(typed) == canonical(written.upper())
    send(Letter(typed, "x", "x"), **post_office.settings())
    assert post_office.letters[0]["To"] == written


def test_what_was_an_address_once_is_compared_as_it_is() -> None:
    assert canonical("=?utf-8?q?=61DA?=@example.org") == "=?utf-8?q?=61da?=@example.org"


@pytest.mark.parametrize(
    "text", ["ada+games@example.org", "ADA+@Example.org", "ada+a+b@example.org", "ada@example.org"]
)
def test_what_an_owner_adds_to_an_address_makes_no_other_inbox(text: str) -> None:
    assert inbox(text) == "ada@example.org"


def test_an_address_that_begins_with_a_plus_is_an_inbox_of_its_own() -> None:
    assert inbox("+ada@example.org") != inbox("+ben@example.org")


def test_a_letter_that_cannot_be_written_is_logged_and_given_up(
    post_office: PostOffice, caplog: pytest.LogCaptureFixture
) -> None:
    letter = Letter("ada@example.org", "Hello", "x", {"X-A": "a\r\nBcc: eve@example.org"})
    assert post(letter, (0.01, 0.01), **post_office.settings()) == 1
    assert post_office.tried == 0
    assert "an e-mail could not be written" in caplog.text
    assert "ada@example.org" not in caplog.text


def test_nothing_is_slipped_into_the_headers(post_office: PostOffice) -> None:
    send(Letter("ada@example.org", "Hello\r\nBcc: eve@example.org", "x"), **post_office.settings())
    assert post_office.letters[0]["Bcc"] is None
    with pytest.raises(ValueError):
        send(Letter("ada@example.org", "Hello", "x", {"X-A": "a\r\nBcc: eve@example.org"}), **post_office.settings())
    assert len(post_office.letters) == 1


@pytest.mark.parametrize(
    ("name", "value"),
    [("mail_from", "play"), ("public_address", "play.example.org"), ("public_address", "https://e.org/play"),
     ("smtp_security", "maybe"), ("smtp_port", 70_000)],
)  # fmt: skip
def test_settings_that_do_not_fit_are_refused(name: str, value: object) -> None:
    with pytest.raises(ValueError, match=name):
        Settings(**{name: value})
