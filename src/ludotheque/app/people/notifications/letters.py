"""Notification e-mails, and the tokens in their links that prove receipt."""

from __future__ import annotations

from ludotheque.app.people.mail import Letter
from ludotheque.app.people.notifications.words import say
from ludotheque.app.protocol.guests import Guests, same
from ludotheque.app.store.queries.notifications import About, Channel

CONFIRM = "confirm"
OFF = "off"


class Letters:
    """Writes letters. Each word in a link is for one address and one purpose; nothing of it is stored."""

    def __init__(self, guests: Guests, site: str) -> None:
        self._guests = guests
        self._site = site

    def word(self, purpose: str, way: str) -> str:
        """Return the word by which a link proves that it came from a letter to that address."""
        return f"{way}.{self._guests.proof(purpose, way)}"

    def read(self, purpose: str, word: str) -> str | None:
        """Return the way that a word is about, or None if it proves nothing."""
        way, _, proof = word.partition(".")
        return way if same(proof, self._guests.proof(purpose, way)) else None

    def confirmation(self, way: Channel) -> Letter:
        """Return the only letter that an address gets before it is confirmed."""
        link = f"{self._site}/calls#{CONFIRM}={self.word(CONFIRM, way.id)}"
        text = say(way.language, "mail-confirm", site=self._site, link=link)
        return Letter(way.address, say(way.language, "mail-confirm-subject"), f"{text}\n")

    def call(self, way: Channel, about: About, game: str, names: str, path: str, name: str) -> Letter:
        """Return the letter that says whose turn it is, or who invites to a table, with a link to that page.

        ``name`` is that of the letter, the same for each try.
        """
        off = f"{self._site}/api/calling/off/{self.word(OFF, way.id)}"
        text = say(way.language, f"mail-{about}", game=game, names=names, link=f"{self._site}{path}", off=off)
        headers = {"List-Unsubscribe": f"<{off}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
        return Letter(way.address, say(way.language, about, game=game, names=names), f"{text}\n", headers, name)
