"""The application, of which a server and a browser are shells."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludotheque.server.protocol.refused import Missing

if TYPE_CHECKING:  # a browser has no people, and imports reviews once someone wants one
    from ludotheque.server.analysis.reviews import Reviews
    from ludotheque.server.analysis.studies import Studies
    from ludotheque.server.host.mail import Mail
    from ludotheque.server.host.settings import Settings
    from ludotheque.server.people.archive.library import Library
    from ludotheque.server.people.bot_accounts.bots import Bots
    from ludotheque.server.people.bot_accounts.challenges import Challenges
    from ludotheque.server.people.bot_accounts.feeds import Feeds
    from ludotheque.server.people.calling.calling import Calling
    from ludotheque.server.people.cards.printer import Printer
    from ludotheque.server.people.clubs.clubs import Clubs
    from ludotheque.server.people.clubs.tournaments import Tournaments
    from ludotheque.server.people.conduct.blocks import Blocks
    from ludotheque.server.people.conduct.reports import Reports
    from ludotheque.server.people.identity.identity import Identity
    from ludotheque.server.people.identity.letters import SignInLetters
    from ludotheque.server.people.identity.passkeys import Passkeys
    from ludotheque.server.people.meeting.lobby import Lobby
    from ludotheque.server.people.meeting.rematches import Rematches
    from ludotheque.server.people.notes import Notes
    from ludotheque.server.protocol.guests import Guests
    from ludotheque.server.store.interface import Store
    from ludotheque.server.table.tables import Tables
    from ludotheque.server.thinking.asking import Thinker


@dataclass(frozen=True)
class App:
    """Tables, and all that one person needs of them."""

    store: Store
    tables: Tables
    thinker: Thinker
    studies: Studies
    notes: Notes
    library: Library
    rematches: Rematches
    record_entries: int
    """The most entries of a record from outside."""
    hint_seconds: float
    people: People | None = None
    """The parts that several people share; None where there is only one person."""

    @functools.cached_property
    def reviews(self) -> Reviews:
        """The reviews of finished games."""
        from ludotheque.server.analysis.reviews import Reviews  # in a browser most visits only play

        return Reviews(self.thinker)

    def shared(self) -> People:
        """Return the parts that several people share. Missing where there is only one person."""
        if self.people is None:
            raise Missing("only a server has this")
        return self.people


@dataclass(frozen=True)
class People:
    """The parts that several people share: a call that needs them is one for a server."""

    settings: Settings
    store: Store
    guests: Guests
    lobby: Lobby
    blocks: Blocks
    reports: Reports
    bots: Bots
    challenges: Challenges
    feeds: Feeds
    clubs: Clubs
    tournaments: Tournaments
    calling: Calling
    identity: Identity
    passkeys: Passkeys
    letters: SignInLetters
    mail: Mail
    printer: Printer
