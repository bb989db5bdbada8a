"""HTTP endpoints of clubs and their tournaments."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query
from fastapi.responses import PlainTextResponse

from ludotheque.server.endpoints.context import REFUSALS, Guest, Server, limited, sent
from ludotheque.server.endpoints.games import text_of
from ludotheque.server.protocol.answers.archive import PlayedGames
from ludotheque.server.protocol.answers.clubs import ClubFound, ClubInfo, ClubShort, TournamentInfo
from ludotheque.server.protocol.messages.clubs import (
    CallOff,
    EndTournament,
    JoinClub,
    LookClub,
    NewClub,
    NewTournament,
    StartRound,
)
from ludotheque.server.protocol.messages.tables import Switch

router: APIRouter = APIRouter(prefix="/api", responses=REFUSALS)

ClubId = Annotated[str, Path(pattern=r"^[0-9a-f]{12}$")]
PersonId = Annotated[str, Path(pattern=r"^[0-9a-f]{32}$")]
Before = Annotated[str | None, Query(pattern=r"^[0-9]{1,15}:[\w-]{1,64}$")]


@router.get("/clubs", dependencies=[limited("looks")])
async def list_clubs(server: Server, caller: Guest) -> list[ClubShort]:
    """Return the caller's clubs."""
    return await server.clubs.of(caller)


@router.post("/clubs", dependencies=[limited("clubs")])
async def found_club(new: Annotated[NewClub, sent(NewClub)], server: Server, caller: Guest) -> ClubInfo:
    """Found a club."""
    return await server.clubs.found(new.name, new.you, caller)


@router.post("/clubs/look", dependencies=[limited("clubs")])
async def look_at_club(look: Annotated[LookClub, sent(LookClub)], server: Server, caller: Guest) -> ClubFound:
    """See to which club a link leads."""
    return await server.clubs.look(look.link, caller)


@router.post("/clubs/join", dependencies=[limited("clubs")])
async def join_club(join: Annotated[JoinClub, sent(JoinClub)], server: Server, caller: Guest) -> ClubInfo:
    """Become a member by a link."""
    return await server.clubs.join(join.link, join.name, caller)


@router.get("/clubs/{club}", dependencies=[limited("looks")])
async def get_club(club: ClubId, server: Server, caller: Guest) -> ClubInfo:
    """Return a club to one of its members."""
    return await server.clubs.info(club, caller)


@router.delete("/clubs/{club}", status_code=204, dependencies=[limited("clubs")])
async def delete_club(club: ClubId, server: Server, caller: Guest) -> None:
    """Delete a club; for its founder."""
    await server.clubs.delete(club, caller)


@router.get("/clubs/{club}/results", dependencies=[limited("archive")])
async def list_club_results(club: ClubId, server: Server, caller: Guest, before: Before = None) -> PlayedGames:
    """Return the finished games of a club's tables, the latest first."""
    return await server.clubs.results(club, caller, before)


@router.post("/clubs/{club}/link", dependencies=[limited("clubs")])
async def renew_club_link(club: ClubId, server: Server, caller: Guest) -> ClubInfo:
    """Renew the link of a club. Only its founder may."""
    return await server.clubs.new_link(club, caller)


@router.post("/clubs/{club}/leave", status_code=204, dependencies=[limited("clubs")])
async def leave_club(club: ClubId, server: Server, caller: Guest) -> None:
    """Leave a club."""
    await server.clubs.leave(club, caller)


@router.delete("/clubs/{club}/members/{person}", dependencies=[limited("clubs")])
async def remove_member(club: ClubId, person: PersonId, server: Server, caller: Guest) -> ClubInfo:
    """Remove a member and renew the link. Only the founder may."""
    return await server.clubs.remove(club, person, caller)


# --- Tournaments ---


@router.post("/clubs/{club}/tournaments", dependencies=[limited("clubs")])
async def announce_tournament(
    club: ClubId, new: Annotated[NewTournament, sent(NewTournament)], server: Server, caller: Guest
) -> TournamentInfo:
    """Announce a tournament; for the founder of the club."""
    return await server.tournaments.announce(club, new, caller)


@router.get("/tournaments/{tournament}", dependencies=[limited("looks")])
async def get_tournament(tournament: ClubId, server: Server, caller: Guest) -> TournamentInfo:
    """Return a tournament to a member of its club."""
    return await server.tournaments.info(tournament, caller)


@router.put("/tournaments/{tournament}/entry", dependencies=[limited("clubs")])
async def enter_tournament(
    tournament: ClubId, asked: Annotated[Switch, sent(Switch)], server: Server, caller: Guest
) -> TournamentInfo:
    """Take part from the next round on, or no longer."""
    return await server.tournaments.enter(tournament, caller, on=asked.on)


@router.post("/tournaments/{tournament}/rounds", dependencies=[limited("clubs")])
async def start_round(
    tournament: ClubId, asked: Annotated[StartRound, sent(StartRound)], server: Server, caller: Guest
) -> TournamentInfo:
    """Start the next round; for the founder of the club."""
    return await server.tournaments.start(tournament, asked.round, caller)


@router.post("/tournaments/{tournament}/call-off", dependencies=[limited("clubs")])
async def call_game_off(
    tournament: ClubId, asked: Annotated[CallOff, sent(CallOff)], server: Server, caller: Guest
) -> TournamentInfo:
    """Wait no longer for a game; for the founder of the club."""
    return await server.tournaments.call_off(tournament, asked.round, asked.number, caller)


@router.post("/tournaments/{tournament}/end", dependencies=[limited("clubs")])
async def end_tournament(
    tournament: ClubId, asked: Annotated[EndTournament, sent(EndTournament)], server: Server, caller: Guest
) -> TournamentInfo:
    """End a tournament; for the founder of the club."""
    return await server.tournaments.end(tournament, asked.round, caller)


@router.get(
    "/tournaments/{tournament}/standings",
    dependencies=[limited("archive")],
    response_model=None,
    responses=text_of("text/csv"),
)
async def get_standings(tournament: ClubId, server: Server, caller: Guest) -> PlainTextResponse:
    """Return the standings as CSV."""
    text = await server.tournaments.sheet(tournament, caller)
    headers = {
        "Content-Disposition": f'attachment; filename="tournament-{tournament}.csv"',
        "Cache-Control": "no-store",
    }
    return PlainTextResponse(text, media_type="text/csv; charset=utf-8", headers=headers)


@router.delete("/tournaments/{tournament}", status_code=204, dependencies=[limited("clubs")])
async def delete_tournament(tournament: ClubId, server: Server, caller: Guest) -> None:
    """Delete a tournament; for the founder of the club."""
    await server.tournaments.delete(tournament, caller)
