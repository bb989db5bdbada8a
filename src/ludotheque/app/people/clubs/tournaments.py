"""Tournaments of clubs: people enter, the founder of the club starts rounds by hand, and points follow from results."""

from __future__ import annotations

import asyncio
import contextlib
import csv
import io
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Literal

import msgspec

from ludotheque.app.people.archive.archivist import Archivist, results_of
from ludotheque.app.people.archive.played import Played
from ludotheque.app.people.clubs import swiss
from ludotheque.app.people.clubs.clubs import Clubs, founder_of, title_of
from ludotheque.app.people.clubs.swiss import WIN, Stand, TournamentGame
from ludotheque.app.protocol.answers.clubs import Entrant, MatchInfo, TournamentInfo
from ludotheque.app.protocol.guests import digest, new_secret
from ludotheque.app.protocol.messages.clubs import MOST_PLAYERS, MOST_ROUNDS, NewTournament
from ludotheque.app.protocol.messages.tables import NewSeat, NewTable, brings_file
from ludotheque.app.protocol.names import apart
from ludotheque.app.protocol.refused import Refused, Unfit
from ludotheque.app.protocol.seats import NewSeatKind, SeatKind
from ludotheque.app.protocol.terms import Terms
from ludotheque.app.store.interface import Conflict, Statement, Store, StoredSeat, StoredTable, now
from ludotheque.app.store.queries import tournaments as rows
from ludotheque.app.store.queries.clubs import keep_table
from ludotheque.app.store.queries.tables import create_table
from ludotheque.app.store.queries.tournaments import Seat, StoredEntrant, StoredTournament
from ludotheque.app.tables.tables import NoTable, Tables, stored_table
from ludotheque.core.errors import BadInput
from ludotheque.core.game import Game as Rules
from ludotheque.core.levels import KNOWN, LEVELS
from ludotheque.core.registry import load

FEWEST = 4
"""Players with whom a tournament begins."""
MOST_TOURNAMENTS = 50
"""Tournaments that a club keeps."""
TRIES = 5
"""Tries to enter while others do."""
DECIMALS = 2
FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""Characters with which a spreadsheet would take a name for something to compute."""
NOBODY = ""
"""The host of the tables of a tournament."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """A game of a round, or a bye."""

    round: int
    number: int
    table: str | None
    players: tuple[int, ...]
    points: tuple[int, ...] | None
    """The points as they are now; None while the game is played."""
    settled: bool
    """True if the points are written down."""

    @property
    def state(self) -> Literal["bye", "playing", "over", "none"]:
        """Return how it is with this game; one that no one got anything from had no result."""
        if self.table is None:
            return "bye"
        if self.points is None:
            return "playing"
        return "over" if any(self.points) else "none"


@dataclass(frozen=True, slots=True)
class ClubTournament:
    """A tournament with everything."""

    head: StoredTournament
    players: tuple[StoredEntrant, ...]
    pairings: tuple[Pairing, ...]

    @property
    def games(self) -> list[TournamentGame]:
        """Return the games as the standings count them."""
        return [TournamentGame(one.players, one.points) for one in self.pairings]

    def standings(self) -> list[Stand]:
        """Return the standings, the best first."""
        return swiss.standings([one.number for one in self.players], self.games)


class Tournaments:
    """The tournaments of one store."""

    def __init__(self, store: Store, tables: Tables, clubs: Clubs, archivist: Archivist) -> None:
        self._store = store
        self._tables = tables
        self._clubs = clubs
        self._archivist = archivist

    # --- Announcing and entering ---

    async def announce(self, club: str, new: NewTournament, guest: str) -> TournamentInfo:
        """Announce a tournament, as the founder of a club."""
        await self._clubs.manage(club, guest)
        game = load(new.game)
        _check(new, game)
        if len(await rows.of_club(self._store, club)) >= MOST_TOURNAMENTS:
            raise Refused(
                f"this club has {MOST_TOURNAMENTS} tournaments; delete an old one first",
                "tournaments-full",
                most=MOST_TOURNAMENTS,
            )
        id = secrets.token_hex(6)
        terms = msgspec.json.encode(new.terms).decode()
        options = msgspec.json.encode(game.options.parse(new.options).to_json()).decode() if new.options else None
        head = StoredTournament(
            id, club, new.name, game.id, new.seats, terms, 0, over=False, created=now(), options=options
        )
        bots = [
            StoredEntrant(id, number, None, f"Bot {number + 1}", level, out=False)
            for number, level in enumerate(new.bots)
        ]
        await self._store.change(rows.announce(head, bots))
        return await self.info(id, guest)

    async def enter(self, id: str, guest: str, *, on: bool) -> TournamentInfo:
        """Take part from the next round on, or no longer."""
        for _ in range(TRIES):
            with contextlib.suppress(Conflict):  # someone else has entered meanwhile, or it is over
                await self._enter(id, guest, on=on)
                return await self.info(id, guest)
        raise Refused("others have entered at the same time; try again", "conflict")

    async def _enter(self, id: str, guest: str, *, on: bool) -> None:
        found = await self._load(id, guest)
        if found.head.over:
            raise Refused("this tournament is over", "tournament-over")
        _, members = await self._clubs.look_in(found.head.club, guest)
        own = next((one for one in found.players if one.guest == guest), None)
        if on and (own is None or own.out) and sum(not one.out for one in found.players) >= MOST_PLAYERS:
            raise Refused(
                f"{MOST_PLAYERS} players have entered: there is no room for more", "tournament-full", most=MOST_PLAYERS
            )
        if own is not None and not on and all(own.number not in one.players for one in found.pairings):
            change = rows.take_back(id, own.number)
        elif own is not None:
            change = rows.set_out(id, own.number, not on)
        elif on:
            name = next(one.name for one in members if one.guest == guest)
            number = 1 + max((one.number for one in found.players), default=-1)
            called = apart(name, [one.name for one in found.players])
            change = rows.enter(StoredEntrant(id, number, guest, called, None, out=False))
        else:
            return
        await self._store.change([rows.still_on(id), change])

    # --- Seeing it ---

    async def info(self, id: str, guest: str) -> TournamentInfo:
        """Return a tournament as a member of its club sees it."""
        found = await self._load(id, guest)
        club, members = await self._clubs.look_in(found.head.club, guest)
        head, by_number = found.head, {one.number: one for one in found.players}
        return {
            "tournament": head.id,
            "club": head.club,
            "name": head.name,
            "game": head.game,
            "title": title_of(head.game),
            "seats": head.seats,
            "options": head.chosen(),
            "terms": msgspec.to_builtins(msgspec.json.decode(head.terms, type=Terms)),
            "round": head.round,
            "over": head.over,
            "organiser": founder_of(club, members) == guest,
            "entrants": [_shown(by_number[one.player], one, guest) for one in found.standings()],
            "matches": [_match(one) for one in found.pairings],
        }

    async def sheet(self, id: str, guest: str) -> str:
        """Return the standings as CSV."""
        found = await self._load(id, guest)
        rounds = range(1, found.head.round + 1)
        gained = {
            (pairing.round, player): points
            for pairing in found.pairings
            for player, points in zip(pairing.players, pairing.points or (), strict=False)
        }
        text = io.StringIO()
        writer = csv.writer(text)
        writer.writerow(
            ["place", "name", "bot", "points", "opponents", "wins", "games", *(f"round {n}" for n in rounds)]
        )
        by_number = {one.number: one for one in found.players}
        for one in found.standings():
            player = by_number[one.player]
            each = [_points(gained[n, one.player]) if (n, one.player) in gained else "" for n in rounds]
            figures = (_points(one.points), round(float(one.opponents) / WIN, DECIMALS), one.wins, one.games)
            writer.writerow([one.place, _cell(player.name), player.level or "", *figures, *each])
        return text.getvalue()

    # --- Rounds ---

    async def start(self, id: str, number: int, guest: str) -> TournamentInfo:
        """Start a round: write down the results of the one before, pair, and open all tables, in one change."""
        found = await self._organised(id, guest)
        if number != found.head.round + 1:
            raise Refused(f"round {found.head.round + 1} would be the next", "round-next", round=found.head.round + 1)
        if number > MOST_ROUNDS:
            raise Refused(f"a tournament has at most {MOST_ROUNDS} rounds", "rounds-full", most=MOST_ROUNDS)
        _check_decided(found)
        paired, tables = await asyncio.to_thread(_draw, found)
        opened = [one for table in tables for one in (*create_table(table), keep_table(table.id, found.head.club))]
        await self._once([*rows.begin_round(id, number, paired), *_settled(found), *opened])
        for table in tables:
            await self._tables.begin(table.id)
        return await self.info(id, guest)

    async def call_off(self, id: str, round: int, number: int, guest: str) -> TournamentInfo:
        """Wait no longer for a game of this round: it has no result."""
        found = await self._organised(id, guest)
        open_games = [one.number for one in found.pairings if one.round == found.head.round and one.points is None]
        if round != found.head.round or number not in open_games:
            raise Refused("this game is not waited for", "game-not-waited")
        await self._once([rows.still_on(id), rows.call_off(id, round, number)])
        return await self.info(id, guest)

    async def end(self, id: str, number: int, guest: str) -> TournamentInfo:
        """End a tournament after a round, with all results written down."""
        found = await self._organised(id, guest)
        _check_decided(found)
        await self._once([rows.end(id, number), *_settled(found)])
        return await self.info(id, guest)

    async def delete(self, id: str, guest: str) -> None:
        """Delete a tournament; its tables stay."""
        head = await self._head(id)
        await self._clubs.manage(head.club, guest)
        await self._store.change(rows.delete(id))

    async def _once(self, changes: Sequence[Statement]) -> None:
        try:
            await self._store.change(changes)
        except Conflict as error:
            raise Refused("this was done already", "done-already") from error

    # --- Reading it ---

    async def _head(self, id: str) -> StoredTournament:
        found = await rows.one(self._store, id)
        if found is None:
            raise Refused("there is no such tournament in a club of yours", "no-tournament")
        return found

    async def _organised(self, id: str, guest: str) -> ClubTournament:
        head = await self._head(id)
        await self._clubs.manage(head.club, guest)
        if head.over:
            raise Refused("this tournament is over", "tournament-over")
        return await self._load(id, guest)

    async def _load(self, id: str, guest: str) -> ClubTournament:
        """Return a tournament. Refused, as if there were none, to those who are no members of its club."""
        head = await self._head(id)
        try:
            await self._clubs.look_in(head.club, guest)
        except Refused as error:
            raise Refused("there is no such tournament in a club of yours", "no-tournament") from error
        players = tuple(await rows.players(self._store, id))
        seats = await rows.seats(self._store, id)
        open_tables = sorted({one.table for one in seats if one.points is None and one.table is not None})
        decided = await self._decided(open_tables)
        grouped = [list(group) for _, group in groupby(seats, lambda one: (one.round, one.number))]
        return ClubTournament(head, players, tuple(_pairing(group, decided) for group in grouped))

    async def _decided(self, tables: list[str]) -> dict[str, Played | None]:
        """Return the results of those tables that are over; None for tables that are gone."""
        if not tables:
            return {}
        over = await rows.over(self._store, tables)
        known = await results_of(self._store, [one for one in tables if over.get(one)])
        found: dict[str, Played | None] = {**known}
        for table in tables:
            if table not in over:
                found[table] = None
            elif over[table] and table not in found:
                with contextlib.suppress(NoTable, Refused):
                    found[table] = await self._archivist.find(table)
        return found


def _check(new: NewTournament, game: Rules) -> None:
    """Raise BadInput if a tournament cannot be played like that."""
    if game.cooperative:
        raise Unfit("field 'game': a tournament needs a game that players win against each other", "tournament-game")
    if not swiss.table_sizes(new.seats, new.seats, game.players):
        raise Unfit(
            f"field 'seats': {game.title} cannot be played at tables of {new.seats}",
            "tournament-seats",
            seats=new.seats,
        )
    if brings_file(new.options):
        raise Unfit("field 'options': a tournament is played with the usual cards", "tournament-cards")
    unknown = [level for level in new.bots if level not in KNOWN]
    if unknown:
        raise BadInput(f"field 'bots': unknown level {unknown[0]!r}; the levels are: {', '.join(LEVELS)}")
    if new.terms.rated and (new.bots or not game.can_resign):
        raise Unfit(
            "field 'terms': games with bots, or in which no one can resign, are not rated in a tournament",
            "tournament-rated",
        )


def _check_decided(found: ClubTournament) -> None:
    if any(one.points is None for one in found.pairings):
        raise Refused("games of this round are still played; wait for them, or call them off", "round-running")


def _settled(found: ClubTournament) -> list[Statement]:
    """Return what writes the results of a round down, so that they outlast its tables."""
    return [
        change
        for one in found.pairings
        if not one.settled
        for change in rows.settle(found.head.id, one.round, one.number, one.points or ())
    ]


def _draw(found: ClubTournament) -> tuple[list[Seat], list[StoredTable]]:
    """Return the pairings of the next round, and its tables, which no one knows of yet."""
    head = found.head
    playing = {one.number: one for one in found.players if not one.out}
    if len(playing) < FEWEST:
        raise Refused(f"a tournament needs {FEWEST} players; bots count, too", "tournament-few", least=FEWEST)
    game = load(head.game)
    ordered = [one for one in found.standings() if one.player in playing]
    sizes = swiss.table_sizes(len(ordered), head.seats, game.players)
    drawn = swiss.pair(ordered, found.games, sizes, f"{head.id} {head.round + 1} {secrets.token_hex(8)}")
    seats: list[Seat] = []
    tables: list[StoredTable] = []
    for number, players in enumerate(drawn):
        table = _table(head, game, [playing[one] for one in players]) if len(players) > 1 else None
        tables += [] if table is None else [table]
        seats += [
            Seat(head.id, head.round + 1, number, seat, player, *((table.id, None) if table else (None, WIN)))
            for seat, player in enumerate(players)
        ]
    return seats, tables


def _table(head: StoredTournament, game: Rules, players: Sequence[StoredEntrant]) -> StoredTable:
    """Return a table at which everyone sits already: the cookie of a guest is the key to its seat."""
    wanted = NewTable(
        game=game.id,
        options=head.chosen(),
        seats=[NewSeat(kind=NewSeatKind.FRIEND) for _ in players],
        terms=msgspec.json.decode(head.terms, type=Terms),
    )
    seated = tuple(
        StoredSeat(one.name, SeatKind.HUMAN, guest=one.guest, token_hash=digest(new_secret()))
        if one.level is None
        else StoredSeat(one.name, SeatKind.BOT, level=one.level)
        for one in players
    )
    return stored_table(game, wanted, NOBODY, seated)


def _pairing(seats: Sequence[Seat], decided: dict[str, Played | None]) -> Pairing:
    first = seats[0]
    settled = all(one.points is not None for one in seats)
    points = tuple(one.points or 0 for one in seats) if settled else None
    if not settled and first.table in decided:
        points = tuple(_gained(decided[first.table], len(seats)))
    return Pairing(first.round, first.number, first.table, tuple(one.entrant for one in seats), points, settled)


def _gained(game: Played | None, seats: int) -> list[int]:
    """Return the points of a game; none where it is gone, or was abandoned."""
    values = [] if game is None else [play.value for play in game.plays if play.value is not None]
    return swiss.shared_out(values) if len(values) == seats else [0] * seats


def _points(twelfths: int) -> float:
    return round(twelfths / WIN, DECIMALS)


def _shown(player: StoredEntrant, stand: Stand, guest: str) -> Entrant:
    return {
        "number": player.number,
        "name": player.name,
        "level": player.level,
        "you": player.guest == guest,
        "out": player.out,
        "place": stand.place,
        "points": _points(stand.points),
        "opponents": round(float(stand.opponents) / WIN, DECIMALS),
        "wins": stand.wins,
        "games": stand.games,
    }


def _match(one: Pairing) -> MatchInfo:
    points: Sequence[int | None] = one.points if one.points is not None else [None] * len(one.players)
    return {
        "round": one.round,
        "number": one.number,
        "table": one.table,
        "state": one.state,
        "seats": [
            {"entrant": player, "points": None if gained is None else _points(gained)}
            for player, gained in zip(one.players, points, strict=True)
        ],
    }


def _cell(name: str) -> str:
    """Return a name that no spreadsheet takes for a formula."""
    return f"'{name}" if name.startswith(FORMULA) else name
