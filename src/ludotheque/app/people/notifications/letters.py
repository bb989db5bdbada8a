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

    def word(self, purpose: str, channel: str) -> str:
        """Return the word by which a link proves that it came from a letter to that address."""
        return f"{channel}.{self._guests.proof(purpose, channel)}"

    def read(self, purpose: str, word: str) -> str | None:
        """Return the channel that a word is about, or None if it proves nothing."""
        channel, _, proof = word.partition(".")
        return channel if same(proof, self._guests.proof(purpose, channel)) else None

    def confirmation(self, channel: Channel) -> Letter:
        """Return the only letter that an address gets before it is confirmed."""
        link = f"{self._site}/calls#{CONFIRM}={self.word(CONFIRM, channel.id)}"
        text = say(channel.language, "mail-confirm", site=self._site, link=link)
        return Letter(channel.address, say(channel.language, "mail-confirm-subject"), f"{text}\n")

    def notification(self, channel: Channel, about: About, game: str, names: str, path: str, name: str) -> Letter:
        """Return the letter that says whose turn it is, or who invites to a table, with a link to that page.

        ``name`` is that of the letter, the same for each try.
        """
        off = f"{self._site}/api/calling/off/{self.word(OFF, channel.id)}"
        text = say(channel.language, f"mail-{about}", game=game, names=names, link=f"{self._site}{path}", off=off)
        headers = {"List-Unsubscribe": f"<{off}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
        return Letter(channel.address, say(channel.language, about, game=game, names=names), f"{text}\n", headers, name)
