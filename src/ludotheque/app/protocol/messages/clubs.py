"""Requests about clubs and their tournaments."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from ludotheque.app.protocol.messages.tables import Name, Options, Secret, Word
from ludotheque.app.protocol.model import Model, Written
from ludotheque.app.protocol.terms import Terms

MOST_PLAYERS = 16
MOST_ROUNDS = 30
LARGEST_TABLE = 4

RoundNumber = Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]


class NewClub(Written):
    """A club to found, and the name that its founder goes by there."""

    name: Name
    you: Name


class LookClub(Model):
    """See to which club a link leads."""

    link: Secret


class JoinClub(Written):
    """Become a member by a link."""

    link: Secret
    name: Name


class NewTournament(Written):
    """A tournament to announce: of one game, at tables of at most so many seats."""

    name: Name
    game: Word
    seats: Annotated[int, Meta(ge=2, le=LARGEST_TABLE)] = 2
    options: Options = field(default_factory=dict)
    """The options of the game, the same at all tables."""
    terms: Terms = field(default_factory=lambda: Terms(takebacks=False))
    bots: Annotated[list[Word], Meta(max_length=MOST_PLAYERS - 1)] = field(default_factory=list)
    """The levels of bots that take part."""


class StartRound(Model):
    """Start a round: its number keeps a second click from starting one more."""

    round: RoundNumber


class CallOff(Model):
    """Wait no longer for a game of the round that is played."""

    round: RoundNumber
    number: Annotated[int, Meta(ge=0, lt=MOST_PLAYERS)]


class EndTournament(Model):
    """End a tournament after that round."""

    round: RoundNumber
