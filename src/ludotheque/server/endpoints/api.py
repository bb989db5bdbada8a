"""HTTP endpoints."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, cast

from fastapi import APIRouter, Depends, HTTPException, Query, Request, Response
from fastapi import Path as PathParameter
from fastapi.responses import PlainTextResponse
from fastapi.routing import APIRoute
from starlette.requests import HTTPConnection
from starlette.routing import Match

from ludotheque.core.errors import BadInput
from ludotheque.core.game import PICTURES, Game
from ludotheque.core.levels import LEVELS
from ludotheque.core.record import Record
from ludotheque.core.registry import broken_games, load, registered_games
from ludotheque.server.analysis import advice, replay
from ludotheque.server.analysis.reviews import Reviews
from ludotheque.server.analysis.studies import Studies, answer, pack, while_there
from ludotheque.server.endpoints.shelf import shelved
from ludotheque.server.host.limits import Kind, Limits, subscriber
from ludotheque.server.host.mail import Mail
from ludotheque.server.host.settings import Settings
from ludotheque.server.host.tracing import Tracing
from ludotheque.server.people.archive.library import Library
from ludotheque.server.people.bot_accounts.bots import Bots, UnknownToken
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
from ludotheque.server.protocol.answers.meeting import OpenTable, Person, Rematch
from ludotheque.server.protocol.answers.tables import (
    Chances,
    ErrorAnswer,
    Fault,
    GameInfo,
    GameOption,
    Hint,
    Invitation,
    Joined,
    Level,
    NoteText,
    Opened,
    Replay,
    SatDown,
    TableInfo,
)
from ludotheque.server.protocol.guests import BOT_TOKEN, COOKIE, COOKIE_AGE, Guests, digest
from ludotheque.server.protocol.messages.tables import (
    MOST_SEATS,
    Analyse,
    Call,
    Curve,
    Invited,
    Join,
    NewTable,
    Note,
    Sit,
)
from ludotheque.server.protocol.refused import Refused
from ludotheque.server.store.interface import Store
from ludotheque.server.table.tables import Tables
from ludotheque.server.thinking.asking import Asker, Thinker
from ludotheque.server.thinking.asking import Kind as Urgency

ERRORS = (400, 401, 403, 404, 405, 413, 421, 422, 429, 500)
"""The refusals that any call may get; all have the same shape."""

REFUSED_AS = {"application/json": {"schema": {"$ref": "#/components/schemas/ErrorAnswer"}}}

# A model here would be built anew for each status of each route: nine hundred, a third of the server's start.
REFUSALS: dict[int | str, dict[str, Any]] = {status: {"content": REFUSED_AS} for status in ERRORS}
router = APIRouter(prefix="/api", responses=REFUSALS)

# One route names the model, which puts its schema among the components.
DESCRIBED: dict[int | str, dict[str, Any]] = {500: {"model": ErrorAnswer}}

TERMINAL_ONLY = re.compile(r"^(?:#.*\n|draw-.*\n(?:[ }].*\n)*)", re.MULTILINE)
"""Comments, and the messages with which a terminal draws a table: no browser needs their bytes."""

LOCAL = "local"
"""The address of clients that have none, as on a Unix socket."""

BUNDLED = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".json": "application/json",
}
"""The kinds of files that the board of a package may have, with their media types."""

BundledFile = Annotated[str, PathParameter(pattern=r"^[\w-]+(\.[\w-]+)+$", max_length=100)]
OwnTable = Annotated[str | None, Query(max_length=64)]
SeatNumber = Annotated[int, PathParameter(ge=0, lt=MOST_SEATS)]


@dataclass(frozen=True, slots=True)
class Services:
    """The services that endpoints use; made when the server starts."""

    settings: Settings
    guests: Guests
    tables: Tables
    thinker: Thinker
    studies: Studies
    reviews: Reviews
    limits: Limits
    lobby: Lobby
    notes: Notes
    rematches: Rematches
    library: Library
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
    store: Store
    printer: Printer
    tracing: Tracing


def services(request: Request) -> Services:
    """Return the services of this server."""
    return cast(Services, request.app.state.services)


Server = Annotated[Services, Depends(services)]


def anyone(request: Request, response: Response, server: Server) -> str:
    """Return the guest of the cookie, even if that was ended; give a cookie to a new one."""
    return server.guests.read(request.cookies.get(COOKIE)) or greet(request, response, server)


async def guest(request: Request, response: Response, server: Server) -> str:
    """Return the guest who is calling; give a cookie to a new one, and to one whose cookie was ended."""
    known = await caller_of(request, server)
    return known if known is not None else greet(request, response, server)


def token_of(connection: HTTPConnection) -> str | None:
    """Return the token of a bot account that a call carries, good or not; None for a person's call."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" and token.startswith(BOT_TOKEN) else None


async def bot_of(connection: HTTPConnection, server: Services, token: str) -> str:
    """Return the bot account of a token. UnknownToken if there is none, TooMany after many of those."""
    try:
        return await server.bots.of_token(token)
    except UnknownToken:
        server.limits.ask("identity", None, address_of(connection))
        raise


async def caller_of(connection: HTTPConnection, server: Services) -> str | None:
    """Return the bot account of a token, or the guest of a cookie that is still good."""
    token = token_of(connection)
    if token is not None:
        return await bot_of(connection, server, token)
    visitor = server.guests.visitor(connection.cookies.get(COOKIE))
    if visitor is None or not await server.identity.keeping.holds(visitor):
        return None
    await server.identity.seen.note(visitor.guest)
    return visitor.guest


def greet(request: Request, response: Response, server: Services) -> str:
    """Make a new guest, and give it a cookie."""
    new = server.guests.new()
    give_cookie(request, response, server.guests.sign(new))
    return new


def give_cookie(request: Request, response: Response, cookie: str) -> None:
    """Have the browser keep a cookie."""
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, cookie, max_age=COOKIE_AGE, httponly=True, samesite="lax", secure=secure)


Anyone = Annotated[str, Depends(anyone)]
Guest = Annotated[str, Depends(guest)]


def ask(kind: Kind, request: Request, server: Services) -> None:
    """Count a request that costs work. TooMany if there were too many."""
    token = token_of(request)
    # The hash of a token stands for its bot account: it is checked later, and must not use up what is another's.
    asker = server.guests.read(request.cookies.get(COOKIE)) if token is None else digest(token)
    server.limits.ask(kind, asker, address_of(request))


def address_of(connection: HTTPConnection) -> str:
    """Return the address that a connection comes from."""
    return connection.client.host if connection.client is not None else LOCAL


def limited(kind: Kind, *, bots: bool = False) -> Any:
    """Make a call count for a limit before anything is done for it; only with ``bots`` is it open to bot accounts."""

    def count(request: Request, server: Server) -> None:
        ask(kind, request, server)
        if not bots and token_of(request) is not None:
            raise Refused("a bot account may not do this", "not-for-bots")

    # For tests, which find calls without a limit, and those that are open to programs.
    count.counts = kind  # type: ignore[attr-defined]
    count.bots = bots  # type: ignore[attr-defined]
    return Depends(count)


async def bot_account(request: Request, server: Server) -> str:
    """Return the bot account that is calling. UnknownToken to anyone else."""
    token = token_of(request)
    if token is None:
        raise UnknownToken()
    return await bot_of(request, server, token)


BotCaller = Annotated[str, Depends(bot_account)]


def known_game(game: str) -> Game:
    """Return the game of a path."""
    try:
        return load(game)
    except BadInput as error:
        raise HTTPException(404, str(error)) from None


KnownGame = Annotated[Game, Depends(known_game)]


# --- Games ---


@router.get("/games", responses=DESCRIBED, dependencies=[limited("looks")])
def list_games(_: Anyone) -> list[GameInfo]:
    """Return every installed game that can be loaded; the shelf leaves the examples out."""
    return [game_info(game) for game in registered_games().values()]


@router.get("/faults", dependencies=[limited("looks")])
def list_faults(_: Guest) -> list[Fault]:
    """Return the installed games that cannot be loaded."""
    return [{"id": fault.id, "package": fault.package, "error": fault.error} for fault in broken_games()]


def text_of(kind: str) -> dict[int | str, dict[str, Any]]:
    """Describe an answer that is no JSON."""
    return {200: {"content": {kind: {"schema": {"type": "string"}}}}}


def game_info(game: Game) -> GameInfo:
    """Describe a game for the shelf and the page that opens a table."""
    rows = game.provenance.rows
    return {
        "id": game.id,
        "title": game.title,
        "stage": game.stage,
        "players": list(game.players),
        "minutes": game.minutes,
        "weight": game.weight,
        "look": {"ground": game.look.ground, "ink": game.look.ink, "accent": game.look.accent},
        "pictures": [name for name in PICTURES if game.picture(name) is not None],
        "cooperative": game.cooperative,
        "languages": list(game.languages),
        "told": {language: shelved(game, language) for language in game.languages},
        "options": cast(list[GameOption], game.options.declared()),
        "reconstructed": game.provenance.reconstructed,
        "provenance": [{"what": what, "certainty": certainty, "source": source} for what, certainty, source in rows],
        "credits": game.credits,
    }


@router.get(
    "/games/{game}/text/{language}",
    response_model=None,
    responses=text_of("text/plain"),
    dependencies=[limited("looks")],
)
def game_text(game: KnownGame, language: str) -> PlainTextResponse:
    """Return the texts of a game, without those that only a terminal draws and without comments."""
    try:
        return PlainTextResponse(TERMINAL_ONLY.sub("", game.text(language)))
    except (BadInput, FileNotFoundError) as error:
        raise HTTPException(404, f"{game.title} has no texts in {language!r}") from error


@router.get(
    "/games/{game}/guide/{language}",
    response_model=None,
    responses=text_of("text/markdown"),
    dependencies=[limited("looks")],
)
def game_guide(game: KnownGame, language: str) -> PlainTextResponse:
    """Return the rules of a game."""
    try:
        return PlainTextResponse(game.guide(language), media_type="text/markdown; charset=utf-8")
    except FileNotFoundError as error:
        raise HTTPException(404, f"{game.title} has no guide") from error


@router.get("/games/{game}/board/{file}", dependencies=[limited("looks")])
def game_board(game: KnownGame, file: BundledFile) -> Response:
    """Serve a file of the board that a game's package brings."""
    folder = game.bundle()
    found = folder.joinpath(file) if folder is not None else None
    if found is None or not found.is_file():
        raise HTTPException(404, f"{game.title} has no such file of a board")
    kind = BUNDLED.get(Path(file).suffix)
    if kind is None:
        raise HTTPException(404, f"a board has no files of the kind {Path(file).suffix!r}")
    return Response(found.read_bytes(), media_type=kind)


@router.get("/levels", dependencies=[limited("looks")])
def list_levels(server: Server, _: Anyone) -> list[Level]:
    """Return the bot levels, weakest first."""
    slow = server.thinker.pace.is_slow
    return [{"name": name, "seconds": seconds, "slow": slow(name)} for name, seconds in LEVELS.items()]


# --- Tables ---


@router.post("/tables", dependencies=[limited("tables")])
async def open_table(request: Request, new: NewTable, server: Server, caller: Guest) -> Opened:
    """Open a table."""
    if new.brings_data:
        ask("positions", request, server)
    if any(seat.kind == "bot" for seat in new.seats):
        server.thinker.warm()
    server.lobby.check(new)
    if new.listed is not None and new.listed.club is not None:
        await server.clubs.look_in(new.listed.club, caller)
    opened = await server.tables.open(new, caller)
    if new.listed is not None:
        await server.lobby.announce(opened["table"], new.listed, new.terms)
    return opened


@router.get("/tables", dependencies=[limited("looks", bots=True)])
async def list_tables(server: Server, caller: Guest) -> list[TableInfo]:
    """Return the tables of this guest."""
    return await server.tables.of_guest(caller)


@router.get("/tables/{table}", dependencies=[limited("looks", bots=True)])
async def get_table(table: str, server: Server, caller: Guest) -> TableInfo:
    """One table."""
    return await server.tables.info(table, caller)


@router.get("/tables/{table}/beginning", dependencies=[limited("looks", bots=True)])
async def get_beginning(table: str, server: Server, _: Guest) -> dict[str, Any]:
    """Return the position at which a game begins, and all of its options, as a record without a move."""
    return (await server.tables.beginning(table)).to_json()


@router.delete("/tables/{table}", status_code=204, dependencies=[limited("meetings")])
async def delete_table(table: str, server: Server, caller: Guest) -> None:
    """Delete a table that no one else has joined."""
    await server.tables.delete(table, caller)


@router.post("/tables/{table}/invitation", dependencies=[limited("looks")])
async def look_at_invitation(table: str, asked: Invited, server: Server, caller: Guest) -> Invitation:
    """Return the seat of an invite, and how the game stands there."""
    await server.blocks.let_in(table, caller)
    return await server.tables.invitation(table, asked.invite)


@router.post("/tables/{table}/join", dependencies=[limited("meetings")])
async def join_table(table: str, join: Join, server: Server, caller: Guest) -> Joined:
    """Take the seat of an invite."""
    await server.blocks.let_in(table, caller)
    return await server.tables.join(table, join.invite, join.name, caller)


@router.delete("/tables/{table}/seats/{seat}", status_code=204, dependencies=[limited("meetings", bots=True)])
async def free_seat(table: str, seat: SeatNumber, server: Server, caller: Guest) -> None:
    """Stand up from a seat before the deal, or free it as the host of the table."""
    await server.lobby.free(table, seat, caller)


@router.get("/tables/{table}/record", dependencies=[limited("replays", bots=True)])
async def get_record(table: str, server: Server) -> dict[str, Any]:
    """Return the record of a finished game."""
    return (await finished(server, table)).to_json()


@router.get("/tables/{table}/replay", response_model=Replay, dependencies=[limited("replays")])
async def get_replay(request: Request, table: str, server: Server) -> Response:
    """Return a finished game, moment by moment."""
    record = await finished(server, table)
    packed = await server.studies.run(request, lambda stop: pack(replay.replay(record, stop), stop))
    return answer(request, packed)


async def finished(server: Services, table: str) -> Record:
    """Return the record of a table; what is hidden in it stays here until the game is over."""
    found = await server.tables.get(table)
    if not found.over:
        raise Refused("the record is opened when the game is over", "record-sealed")
    return found.journal.match.record


# --- Meeting ---


@router.get("/open", dependencies=[limited("looks")])
async def list_open_tables(server: Server, caller: Guest) -> list[OpenTable]:
    """Return the tables at which this guest may take a seat, or waits already."""
    return await server.lobby.open_to(caller)


@router.post("/tables/{table}/sit", dependencies=[limited("meetings")])
async def sit_at_table(table: str, sit: Sit, server: Server, caller: Guest) -> SatDown:
    """Take a seat of an open table."""
    return await server.lobby.sit(table, sit.name, caller)


@router.post("/tables/{table}/rematch", dependencies=[limited("tables")])
async def wish_rematch(request: Request, table: str, server: Server, caller: Guest) -> Rematch:
    """Open the rematch of a finished game, or find the one that another of its players has opened."""
    if await server.rematches.brings_file(table):
        ask("positions", request, server)
    return await server.rematches.press(table, caller)


@router.get("/people", dependencies=[limited("looks")])
async def list_people(server: Server, caller: Guest, table: OwnTable = None) -> list[Person]:
    """Return the people with whom this guest has played, and whom it has called to its table of that id."""
    return await server.lobby.people(caller, table)


@router.get("/tables/{table}/note", dependencies=[limited("looks")])
async def read_note(table: str, server: Server, caller: Guest) -> NoteText:
    """Return this guest's private note at a table where it plays."""
    return await server.notes.read(table, caller)


@router.put("/tables/{table}/note", status_code=204, dependencies=[limited("notes")])
async def keep_note(table: str, note: Note, server: Server, caller: Guest) -> None:
    """Store this guest's private note at a table where it plays."""
    await server.notes.keep(table, caller, note.text)


@router.post("/tables/{table}/call", status_code=204, dependencies=[limited("meetings")])
async def call_to_table(table: str, call: Call, server: Server, caller: Guest) -> None:
    """Call someone to a table with whom this guest has played."""
    await server.lobby.call(table, call.person, caller)


# --- Records from anywhere ---


A_RECORD = {"requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}}


@router.post("/replay", response_model=Replay, dependencies=[limited("replays")], openapi_extra=A_RECORD)
async def replay_record(request: Request, server: Server) -> Response:
    """Return a record, moment by moment."""
    text = (await request.body()).decode(errors="replace")
    most = server.settings.record_entries
    packed = await server.studies.run(request, lambda stop: pack(replay.replay(replay.read(text, most), stop), stop))
    return answer(request, packed)


@router.post("/analyse", dependencies=[limited("analyses")])
async def analyse_record(request: Request, asked: Analyse, server: Server) -> Hint:
    """Return a bot's recommendation for one moment of a record."""
    most = server.settings.record_entries
    question = await server.studies.run(
        request, lambda stop: replay.question_at(replay.from_json(asked.record, most), asked.ply, stop)
    )
    found = await while_there(request, server.thinker.analyse(question, asked.seconds, _asker(request, server)))
    return advice.hint(question, asked.ply, found)


@router.post("/curve", dependencies=[limited("analyses")])
async def draw_curve(request: Request, asked: Curve, server: Server) -> list[Chances]:
    """Return the chances at many moments of a record, from quick looks that take a second together."""
    most = server.settings.record_entries
    return await server.studies.run(request, lambda stop: replay.chances(replay.from_json(asked.record, most), stop))


def _asker(request: Request, server: Services) -> Asker:
    return Asker(Urgency.ANALYSIS, (account_of(request, server),))


def account_of(request: Request, server: Services) -> str:
    """Return the account whose share of the processors a call uses: the guest, else everyone at its address."""
    guest = server.guests.read(request.cookies.get(COOKIE))
    return f"address {subscriber(address_of(request))}" if guest is None else f"guest {guest}"


# --- Anything else ---


def nothing_else(*routers: APIRouter) -> APIRouter:
    """Return what refuses every path that none of some routers has: never with a page."""
    last = APIRouter(prefix="/api")
    routes = [route for one in routers for route in one.routes if isinstance(route, APIRoute)]

    @last.api_route("/{rest:path}", methods=["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD"], include_in_schema=False)
    def nothing(request: Request) -> None:
        known = [route for route in routes if route.matches(request.scope)[0] is Match.PARTIAL]
        allowed = sorted({method for route in known for method in route.methods or ()})
        if allowed:
            raise HTTPException(405, f"this address takes {', '.join(allowed)}", {"Allow": ", ".join(allowed)})
        raise HTTPException(404, "there is nothing at this address")

    return last
