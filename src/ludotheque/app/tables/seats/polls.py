"""Polls: a player asks the others to end the game, or to have someone else play for one who is absent."""

from __future__ import annotations

from ludotheque.app.protocol.answers.tables import Asked, Bid
from ludotheque.app.protocol.refused import Refused
from ludotheque.app.protocol.seats import SeatKind
from ludotheque.app.tables.seats import timing
from ludotheque.app.tables.seats.changes import STAND_IN, playing, reseat, with_bot
from ludotheque.app.tables.seats.invites import offer
from ludotheque.app.tables.seats.rated import refuse_help
from ludotheque.app.tables.showing import show_again
from ludotheque.app.tables.table import Poll, Table


async def ask(table: Table, by: int, what: Bid, about: int | None, level: str | None) -> None:
    """Ask the other players for something; it is done at once where no one needs to be asked."""
    async with table.writing():
        playing(table, by)
        if about is not None:
            refuse_help(table.terms, "the clock decides about players who are absent", "rated-absent")
            _check_absent(table, by, about, what)
        poll = Poll(by, _to_ask(table, by, about), what, about, level)
        if _may_do_at_once(table, poll):
            table.end_poll(agreed=False)  # no one can keep a poll open to keep the others from this
            await _do(table, poll)
            return
        if table.poll is not None:
            raise Refused("the players have not answered the last question yet", "question-open")
        if not poll.missing:
            raise Refused(_too_early(table), "absent-wait", seconds=round(table.terms.away))
        table.poll = poll
        _wait_for_answers(table, poll)
        table.audience.tell(_message(table, poll))


async def answer(table: Table, seat: int, ok: bool) -> None:
    """Record a player's answer to the question that was asked. The player who asked may withdraw it."""
    async with table.writing():
        poll = table.poll
        table.note_answer(poll, seat, ok)
        if not ok:
            table.end_poll(agreed=False)
        elif poll is not None and not poll.missing:
            table.end_poll(agreed=True)
            await _do(table, poll)


def message(table: Table) -> Asked | None:
    """Return the question that waits for answers, for one who comes in."""
    return None if table.poll is None else _message(table, table.poll)


def _message(table: Table, poll: Poll) -> Asked:
    return {
        "type": "asked",
        "what": poll.what,
        "seat": poll.by,
        "about": poll.about,
        "level": poll.level,
        "seconds": None if poll.until is None else max(0.0, poll.until - table.ticker.now()),
    }


# --- Who is asked ---


def _check_absent(table: Table, by: int, about: int, what: Bid) -> None:
    seats = table.seats
    if about >= len(seats) or seats[about].guest is None:
        raise Refused("this seat belongs to no one who could be absent", "seat-nobody")
    if seats[about].guest == seats[by].guest:
        raise Refused("this player is here", "player-here")
    if table.is_here(about):
        if table.terms.clock is None and about in table.deciders():
            away = table.terms.away
            raise Refused(f"this player is here, and may think for {away} seconds", "player-thinks", seconds=away)
        raise Refused("this player is here", "player-here")
    if what == "bot" and seats[about].kind == SeatKind.BOT:
        raise Refused("a bot plays this seat already", "seat-bot")
    if about in table.journal.forfeits:
        raise Refused("this player gave the game up: the bot plays it to its end", "player-gave-up")


def _to_ask(table: Table, by: int, about: int | None) -> set[str | None]:
    """Return the guests whose consent is needed: all who play but the absent one and the one who asks."""
    seats = table.seats
    known = {seats[by].guest} | (set() if about is None else {seats[about].guest})
    return {seat.guest for seat in seats if seat.kind == SeatKind.HUMAN} - known


def _may_do_at_once(table: Table, poll: Poll) -> bool:
    if poll.about is None or (table.idle.of(poll.about) is not None and not poll.missing):
        return not poll.missing
    away, patience = table.presence.away(poll.about), table.terms.patience
    return away is not None and patience is not None and away >= patience


def _too_early(table: Table) -> str:
    if table.terms.patience is None:
        return "the clock decides how long this player is waited for"
    return f"this player may still come back: {table.terms.away} seconds are allowed"


# --- Answers, and silence ---


def _wait_for_answers(table: Table, poll: Poll) -> None:
    """Count silence as consent from some time on, where someone keeps the others waiting.

    With a slow clock no one need be here in the next minutes.
    """
    patience = table.terms.patience
    if poll.about is not None and patience is not None:
        poll.until = table.ticker.now() + patience
        table.alarms.set("poll", poll.until)


async def count_silence(table: Table) -> None:
    """Do what was asked, if no one has said no and the player is still absent or idle."""
    async with table.writing():
        poll = table.poll
        if poll is None or poll.until is None or poll.until > table.ticker.now():
            return  # it was answered meanwhile
        if table.over or table.is_here(poll.about):
            table.end_poll(agreed=False)
        else:
            table.end_poll(agreed=True)
            await _do(table, poll)


async def _do(table: Table, poll: Poll) -> None:
    """Do what all have agreed to, or what needs no one's consent."""
    number = poll.about
    if number is None:
        await _abandon(table)
    elif poll.what == "offer":
        await offer(table, number)
    else:
        await reseat(table, number, with_bot(table.seats[number], poll.level or STAND_IN), "absent")


async def _abandon(table: Table) -> None:
    """End the game before its end, without a result."""
    table.journal.end("abandoned")
    timing.turn(table, None)
    await table.store.append(table.id, [], table.standing())
    timing.tell_clock(table)
    show_again(table)
