"""Players who change: they hand their seats to bots, come back, resign, or take the seat of one who is absent."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

from ludotheque.app.protocol import guests, names
from ludotheque.app.protocol.answers.tables import Joined, SeatedInfo
from ludotheque.app.protocol.refused import Refused
from ludotheque.app.protocol.seats import SeatKind
from ludotheque.app.store.interface import Ending, Seating, StoredSeat, Why, iso, now
from ludotheque.app.store.queries import tables as queries
from ludotheque.app.tables.refusals import refused_message
from ludotheque.app.tables.seats import timing
from ludotheque.app.tables.seats.invites import tell_invites
from ludotheque.app.tables.seats.rated import refuse_help
from ludotheque.app.tables.showing import show_again, tell_seats
from ludotheque.app.tables.table import Table
from ludotheque.core.levels import USUAL
from ludotheque.core.record import Substitution

STAND_IN = USUAL
"""The level of a bot that takes over when a player's time runs out, or who resigns."""

FORFEITS: Mapping[Why, Ending] = {"resigned": "resigned", "lost": "lost"}
"""The changes of hands that give the game up, and what a game is said to have ended by if only one player remains."""

MOST_CHANGES = 500
"""Changes of hands after which no one leaves a seat to a bot: anyone who comes learns of all of them."""


# --- At a player's own wish ---


async def hand_over(table: Table, number: int, level: str) -> None:
    """Have a bot play a seat, at its own player's wish."""
    async with table.writing():
        seat = playing(table, number)
        refuse_help(table.terms, "resign instead, or let your time run out", "rated-leaving")
        if len(table.seatings) >= MOST_CHANGES:
            raise Refused(
                "the seats of this table have changed hands too often; you can still resign", "seats-unsettled"
            )
        await reseat(table, number, with_bot(seat, level), "left")


async def take_over(table: Table, number: int) -> None:
    """Give a seat back to its player."""
    async with table.writing():
        _expect_game(table)
        seat = table.seats[number]
        if seat.kind != SeatKind.BOT:
            raise Refused("you play this seat already", "seat-yours")
        if number in table.journal.forfeits:
            raise Refused("you gave this game up: the bot plays it to its end", "seat-given-up")
        if table.clocks is not None:
            table.clocks.fresh_start(number)
        await reseat(table, number, dataclasses.replace(seat, kind=SeatKind.HUMAN, level=None, invite=None), "back")


async def resign(table: Table, number: int) -> None:
    """Give the game up for a seat: a bot plays on, unless only one player remains."""
    async with table.writing():
        seat = playing(table, number)
        if not table.game.can_resign:
            raise Refused("no one can resign from this game; hand your seat to a bot instead", "no-resigning")
        await reseat(table, number, with_bot(seat, STAND_IN), "resigned")


async def rename(table: Table, number: int, name: str) -> None:
    """Give a seat another name, told apart from those of the others, at its own player's wish."""
    async with table.writing():
        seat = table.seats[number]
        _check_may_rename(table, seat)
        others = [one.name for other, one in enumerate(table.seats) if other != number]
        table.seats[number] = named = dataclasses.replace(seat, name=names.apart(name, others))
        await table.store.change(queries.reseat(table.id, number, named, table.standing()))
        if table.dealt:
            table.journal.match.record.seats[number] = named.name
        tell_seats(table)


def _check_may_rename(table: Table, seat: StoredSeat) -> None:
    """Refused for bots, after the end, and in a rated game, where a player is not to pass for another."""
    if guests.is_bot_account(seat.guest):
        raise Refused("a bot account plays under its own name", "bot-named")
    if seat.kind == SeatKind.BOT:
        raise Refused("a bot plays this seat for you; take it over first", "take-over-first")
    if table.dealt:
        _expect_game(table)
        refuse_help(table.terms, "names stay as they were at its start", "rated-name")


# --- The seats of absent players ---


async def replace_absent(table: Table, number: int, name: str, guest: str) -> Joined:
    """Take the seat of an absent player by its link. The table is held."""
    seat = table.seats[number]
    _expect_game(table)
    if any(one.guest == guest for one in table.seats):
        raise Refused("you sit at this table already", "seated-already")
    token = guests.new_secret()
    joined = StoredSeat(name, SeatKind.HUMAN, guest=guest, token_hash=guests.digest(token))
    passed_on = Refused("another player sits on your seat now", "seat-passed-on")
    table.audience.unseat(number, refused_message(passed_on, table.ply))
    table.presence.reset(number)
    if table.clocks is not None and seat.kind == SeatKind.BOT:
        table.clocks.fresh_start(number)
    await reseat(table, number, joined, "joined")
    return {"seat": number, "token": token, "commitment": table.gathering.commitment}


# --- A change of hands ---


def playing(table: Table, number: int) -> StoredSeat:
    """Return a seat whose player is playing. Refused if a bot does, or the game is over."""
    _expect_game(table)
    seat = table.seats[number]
    if seat.kind == SeatKind.BOT:
        raise Refused("a bot plays this seat already", "seat-bot")
    return seat


def with_bot(seat: StoredSeat, level: str) -> StoredSeat:
    """Return a seat that a bot plays for its player, who may come back to it."""
    return dataclasses.replace(seat, kind=SeatKind.BOT, level=level, invite=None, proposes=False)


async def reseat(table: Table, number: int, seat: StoredSeat, why: Why) -> None:
    """Give a seat to another player or a bot: save that as a step of the game's history, and then tell it.

    The table is held.
    """
    journal = table.journal
    seating = Seating(
        len(table.seatings) + 1,
        journal.ply,
        number,
        seat.name,
        seat.kind,
        seat.level,
        why,
        now() - table.created,
        seat.guest,
    )
    was_offered = table.seats[number].invite is not None
    table.seats[number] = seat
    table.seatings.append(seating)
    ended = _forfeit(table, number, why)
    timing.turn(table, None)
    await table.store.change(queries.reseat(table.id, number, seat, table.standing(), seating))
    journal.match.record.substitutions.append(
        Substitution(len(journal.match.record.entries), number, seat.name, seat.level, why)
    )
    table.end_poll(agreed=False)
    seats_changed(table)
    table.audience.tell({"type": "seated", **seated_info(seating, table.created)})
    if was_offered:
        tell_invites(table)
    timing.tell_clock(table)
    if ended:
        show_again(table)


def seats_changed(table: Table) -> None:
    """Go on with other people or bots on the seats."""
    table.end_undo(agreed=False)
    table.proposal = None
    timing.came_or_went(table)
    tell_seats(table)
    if table.dealt and not table.over and table.simultaneous.signature() != table.shown:
        show_again(table)  # others may decide now, or no longer at the same time
    table.changed.set()


def seated_info(seating: Seating, created: int) -> SeatedInfo:
    """Return a change of hands as everyone sees it."""
    return {
        "ply": seating.ply,
        "seat": seating.seat,
        "name": seating.name,
        "level": seating.level,
        "why": seating.why,
        "at": iso(created + seating.at),
    }


def _forfeit(table: Table, number: int, why: Why) -> bool:
    """Note a player who gave the game up; True if that ends it, because at most one is left."""
    ending = FORFEITS.get(why)
    if ending is None:
        return False
    journal = table.journal
    journal.forfeits.add(number)
    if len(table.seats) - len(journal.forfeits) > 1:
        return False
    journal.end(ending)
    return True


def _expect_game(table: Table) -> None:
    if table.journal.over:
        raise Refused("the game is over", "game-over")
