"""Clubs and their tournaments."""

from __future__ import annotations

from typing import Annotated

from ludotheque.app.app import People
from ludotheque.app.calls.archive import Before
from ludotheque.app.calls.call import Calls
from ludotheque.app.calls.reading import Guest
from ludotheque.app.calls.request import Reply
from ludotheque.app.protocol.answers.archive import PlayedGames
from ludotheque.app.protocol.answers.clubs import ClubFound, ClubInfo, ClubShort, TournamentInfo
from ludotheque.app.protocol.messages.clubs import (
    CallOff,
    EndTournament,
    JoinClub,
    LookClub,
    NewClub,
    NewTournament,
    StartRound,
)
from ludotheque.app.protocol.messages.tables import Switch
from ludotheque.app.protocol.model import limits

calls: Calls = Calls()

ClubId = Annotated[str, limits("[0-9a-f]{12}", most=12)]
TournamentId = ClubId
PersonId = Annotated[str, limits("[0-9a-f]{32}", most=32)]


@calls.get("/clubs", limit="looks")
async def list_clubs(people: People, caller: Guest) -> list[ClubShort]:
    """Return the clubs of this guest."""
    return await people.clubs.of(caller)


@calls.post("/clubs", limit="clubs")
async def found_club(people: People, caller: Guest, new: NewClub) -> ClubInfo:
    """Found a club; ``you`` is the founder's name in it."""
    return await people.clubs.found(new.name, new.you, caller)


@calls.post("/clubs/look", limit="clubs")
async def look_at_club(people: People, caller: Guest, look: LookClub) -> ClubFound:
    """See to which club a link leads; ``club`` for members only."""
    return await people.clubs.look(look.link, caller)


@calls.post("/clubs/join", limit="clubs")
async def join_club(people: People, caller: Guest, join: JoinClub) -> ClubInfo:
    """Become a member by a link."""
    return await people.clubs.join(join.link, join.name, caller)


@calls.get("/clubs/{club}", limit="looks")
async def get_club(people: People, caller: Guest, club: ClubId) -> ClubInfo:
    """Return a club, for its members (403 for others, and if there is no such club)."""
    return await people.clubs.info(club, caller)


@calls.delete("/clubs/{club}", limit="clubs")
async def delete_club(people: People, caller: Guest, club: ClubId) -> None:
    """Delete a club and its tournaments, but not their tables (founder only)."""
    await people.clubs.delete(club, caller)


@calls.get("/clubs/{club}/results", limit="archive")
async def list_club_results(people: People, caller: Guest, club: ClubId, before: Before | None = None) -> PlayedGames:
    """Return the finished games of a club's tables, latest first."""
    return await people.clubs.results(club, caller, before)


@calls.post("/clubs/{club}/link", limit="clubs")
async def renew_club_link(people: People, caller: Guest, club: ClubId) -> ClubInfo:
    """Renew the link of a club, voiding the old one (founder only)."""
    return await people.clubs.new_link(club, caller)


@calls.post("/clubs/{club}/leave", limit="clubs")
async def leave_club(people: People, caller: Guest, club: ClubId) -> None:
    """Leave a club; after the founder, the longest-standing member becomes founder."""
    await people.clubs.leave(club, caller)


@calls.delete("/clubs/{club}/members/{person}", limit="clubs")
async def remove_member(people: People, caller: Guest, club: ClubId, person: PersonId) -> ClubInfo:
    """Remove a member and renew the link (founder only)."""
    return await people.clubs.remove(club, person, caller)


# --- Tournaments ---


@calls.post("/clubs/{club}/tournaments", limit="clubs")
async def announce_tournament(people: People, caller: Guest, club: ClubId, new: NewTournament) -> TournamentInfo:
    """Announce a tournament (founder only)."""
    return await people.tournaments.announce(club, new, caller)


@calls.get("/tournaments/{tournament}", limit="looks")
async def get_tournament(people: People, caller: Guest, tournament: TournamentId) -> TournamentInfo:
    """Return a tournament, for the members of its club."""
    return await people.tournaments.info(tournament, caller)


@calls.put("/tournaments/{tournament}/entry", limit="clubs")
async def enter_tournament(people: People, caller: Guest, tournament: TournamentId, asked: Switch) -> TournamentInfo:
    """Take part from the next round on, or no longer."""
    return await people.tournaments.enter(tournament, caller, on=asked.on)


@calls.post("/tournaments/{tournament}/rounds", limit="clubs")
async def start_round(people: People, caller: Guest, tournament: TournamentId, asked: StartRound) -> TournamentInfo:
    """Start the next round, which must be that one (founder only).

    Opens all its tables and seats everyone.
    """
    return await people.tournaments.start(tournament, asked.round, caller)


@calls.post("/tournaments/{tournament}/call-off", limit="clubs")
async def call_game_off(people: People, caller: Guest, tournament: TournamentId, asked: CallOff) -> TournamentInfo:
    """Call off a game of the round, without a result (founder only)."""
    return await people.tournaments.call_off(tournament, asked.round, asked.number, caller)


@calls.post("/tournaments/{tournament}/end", limit="clubs")
async def end_tournament(
    people: People, caller: Guest, tournament: TournamentId, asked: EndTournament
) -> TournamentInfo:
    """End a tournament after that round (founder only)."""
    return await people.tournaments.end(tournament, asked.round, caller)


@calls.get("/tournaments/{tournament}/standings", limit="archive", kind="text/csv; charset=utf-8")
async def get_standings(people: People, caller: Guest, tournament: TournamentId) -> Reply:
    """Return the standings as CSV."""
    text = await people.tournaments.sheet(tournament, caller)
    headers = {
        "Content-Disposition": f'attachment; filename="tournament-{tournament}.csv"',
        "Cache-Control": "no-store",
    }
    return Reply(text, headers)


@calls.delete("/tournaments/{tournament}", limit="clubs")
async def delete_tournament(people: People, caller: Guest, tournament: TournamentId) -> None:
    """Delete a tournament, but not its tables (founder only)."""
    await people.tournaments.delete(tournament, caller)
