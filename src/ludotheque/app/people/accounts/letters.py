"""Links for signing in, sent by mail: nothing that anyone sees says whether an address is known."""

from __future__ import annotations

from ludotheque.app.people.accounts.tickets import LIFE, issue
from ludotheque.app.people.mail import Letter, Mail, address, canonical, inbox
from ludotheque.app.protocol.guests import Guests
from ludotheque.app.rates import Buckets, Rate
from ludotheque.app.store.interface import Store, now
from ludotheque.app.store.queries.accounts import Ticket, mails_waiting

MOST_WAITING = 3
"""Links that may wait for one address; more are not sent."""
LETTERS = Rate(6, "hour")
"""Links sent to one inbox, whichever of its addresses they are for."""
MINUTE = 60 * 1000
PURPOSE = "mail"

TEXTS = {
    "en": (
        "Sign in to Ludotheque",
        "Open this link in the browser in which you asked for it. It works once, within {minutes} minutes:"
        "\n\n{link}\n\n"
        "If you did not ask for it, ignore this letter: nothing happens.\n",
    ),
    "fr": (
        "Se connecter à Ludotheque",
        "Ouvrez ce lien dans le navigateur où vous l’avez demandé. Il marche une fois, dans les {minutes} minutes :"
        "\n\n{link}\n\nSi vous ne l’avez pas demandé, ignorez cette lettre : il ne se passe rien.\n",
    ),
    "ko": (
        "Ludotheque 로그인",
        "요청한 브라우저에서 이 링크를 여세요. {minutes}분 안에 한 번만 쓸 수 있습니다.\n\n{link}\n\n"
        "요청한 적이 없다면 이 편지를 무시하세요. 아무 일도 일어나지 않습니다.\n",
    ),
}
"""The subject and the text of the letter in each language of the client."""


class SignInLetters:
    """Sends the links of one store."""

    def __init__(self, store: Store, guests: Guests, mail: Mail) -> None:
        self._store = store
        self._guests = guests
        self._mail = mail
        self._sent = Buckets(LETTERS)

    async def send(self, given: str, browser: str, base: str, language: str) -> None:
        """Send a link that signs in by an address, or makes an account with it, in the browser that asks.

        BadInput if it is no address.
        """
        to = address(given)
        kept = self._guests.keyed(PURPOSE, canonical(to)).hex()
        if self._sent.wait(inbox(to)) or await mails_waiting(self._store, kept, now()) >= MOST_WAITING:
            return
        self._sent.take(inbox(to))
        secret, _ = await issue(self._store, Ticket("mail", browser, kept, hidden(to)))
        subject, text = TEXTS.get(language, TEXTS["en"])
        link = f"{base}/continue#{secret}"
        self._mail.post(Letter(to, subject, text.format(link=link, minutes=LIFE["mail"] // MINUTE)))


def hidden(to: str) -> str:
    """Return an address as far as its owner needs it to know it again.

    >>> hidden("ada@example.org")
    'a…@example.org'
    """
    name, _, domain = to.rpartition("@")
    return f"{name[0]}…@{domain}"
