"""Rated tables: what they require when they are opened, and the help that they refuse."""

from __future__ import annotations

from ludotheque.app.protocol.messages.tables import NewTable
from ludotheque.app.protocol.refused import Refused, Unfit
from ludotheque.app.protocol.seats import NewSeatKind
from ludotheque.app.protocol.terms import Terms
from ludotheque.core.game import Game


def check_rated(new: NewTable, game: Game) -> None:
    """Raise BadInput if a new table asks to be rated and cannot be."""
    if not new.terms.rated:
        return
    people = [seat.kind for seat in new.seats if seat.kind != NewSeatKind.BOT]
    if game.cooperative or not game.can_resign or len(new.seats) == 1:
        raise Unfit("only a game that players win against each other can be rated", "rated-game")
    if not people or NewSeatKind.HOTSEAT in people:
        raise Unfit("a rated game has people, each at a screen of their own", "rated-people")
    if new.brings_data:
        raise Unfit("a rated game begins at its usual start, with the usual cards", "rated-start")


def refuse_help(terms: Terms, reason: str, key: str) -> None:
    """Refused at a rated table, for that reason with its key."""
    if terms.rated:
        raise Refused(f"this game is rated: {reason}", key)
