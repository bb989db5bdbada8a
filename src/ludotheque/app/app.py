"""The application, of which a server and a browser are shells."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludotheque.app.protocol.refused import Missing

if TYPE_CHECKING:  # a browser has no people, and imports reviews once someone wants one
    from ludotheque.app.analysis.reviews import Reviews
    from ludotheque.app.analysis.studies import Studies
    from ludotheque.app.people.accounts.accounts import Accounts
    from ludotheque.app.people.accounts.letters import SignInLetters
    from ludotheque.app.people.accounts.passkeys import Passkeys
    from ludotheque.app.people.archive.archive import Archive
    from ludotheque.app.people.bot_accounts.bots import BotRegister
    from ludotheque.app.people.bot_accounts.challenges import Challenges
    from ludotheque.app.people.bot_accounts.feeds import Feeds
    from ludotheque.app.people.clubs.clubs import Clubs
    from ludotheque.app.people.clubs.tournaments import Tournaments
    from ludotheque.app.people.conduct.blocks import Blocks
    from ludotheque.app.people.conduct.reports import Reports
    from ludotheque.app.people.lobby.lobby import Lobby
    from ludotheque.app.people.lobby.rematches import Rematches
    from ludotheque.app.people.mail import Mail
    from ludotheque.app.people.notes import Notes
    from ludotheque.app.people.notifications.channels import Channels
    from ludotheque.app.people.result_cards.printing import Printer
    from ludotheque.app.people.settings import PeopleSettings
    from ludotheque.app.protocol.guests import Guests
    from ludotheque.app.store.interface import Store
    from ludotheque.app.tables.tables import Tables
    from ludotheque.app.thinking.asking import Thinker


@dataclass(frozen=True)
class App:
    """Tables, and all that one person needs of them."""

    store: Store
    tables: Tables
    thinker: Thinker
    studies: Studies
    notes: Notes
    archive: Archive
    rematches: Rematches
    record_entries: int
    """The most entries of a record from outside."""
    hint_seconds: float
    people: People | None = None
    """The parts that several people share; None where there is only one person."""

    @functools.cached_property
    def reviews(self) -> Reviews:
        """The reviews of finished games."""
        from ludotheque.app.analysis.reviews import Reviews  # in a browser most visits only play

        return Reviews(self.thinker)

    def shared(self) -> People:
        """Return the parts that several people share. Missing where there is only one person."""
        if self.people is None:
            raise Missing("only a server has this")
        return self.people


@dataclass(frozen=True)
class People:
    """The parts that several people share: a call that needs them is one for a server."""

    settings: PeopleSettings
    store: Store
    guests: Guests
    lobby: Lobby
    blocks: Blocks
    reports: Reports
    bots: BotRegister
    challenges: Challenges
    feeds: Feeds
    clubs: Clubs
    tournaments: Tournaments
    channels: Channels
    accounts: Accounts
    passkeys: Passkeys
    letters: SignInLetters
    mail: Mail
    printer: Printer
