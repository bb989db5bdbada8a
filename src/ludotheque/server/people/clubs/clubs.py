"""Clubs: groups that people join by a link. Only members see the members and their games."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, NamedTuple

from ludotheque.core.errors import BadInput
from ludotheque.core.registry import load
from ludotheque.server.people.archive.library import PAGE, Library
from ludotheque.server.protocol.answers.archive import PlayedGames
from ludotheque.server.protocol.answers.clubs import ClubFound, ClubInfo, ClubShort, TournamentShort
from ludotheque.server.protocol.guests import Guests, new_secret, same
from ludotheque.server.protocol.names import apart
from ludotheque.server.protocol.refused import Refused
from ludotheque.server.store.interface import Statement, Store, now
from ludotheque.server.store.queries import clubs as rows

MOST_CLUBS = 30
"""Clubs in which one guest may be."""
MOST_MEMBERS = 200
ID_BYTES = 6


class Club(NamedTuple):
    """A club as it is stored."""

    id: str
    name: str
    link: str
    founder: str
    created: int


class Member(NamedTuple):
    """A member as it is stored."""

    club: str
    guest: str
    name: str
    joined: int


class Clubs:
    """The clubs of one store."""

    def __init__(self, store: Store, guests: Guests, library: Library) -> None:
        self._store = store
        self._guests = guests
        self._library = library

    # --- Seeing them ---

    async def of(self, guest: str) -> list[ClubShort]:
        """Return the clubs of a guest, the first that it joined first."""
        found = await self._store.find(rows.CLUBS_OF, guest)
        return [{"club": club, "name": name, "members": int(members)} for club, name, members, _, _ in found]

    async def info(self, club: str, guest: str) -> ClubInfo:
        """Return a club as one of its members sees it."""
        found, members = await self.look_in(club, guest)
        founder = founder_of(found, members)
        return {
            "club": found.id,
            "name": found.name,
            "founder": guest == founder,
            "link": found.link if guest == founder else None,
            "members": [
                {
                    "person": self._guests.alias(guest, one.guest),
                    "name": one.name,
                    "founder": one.guest == founder,
                    "you": one.guest == guest,
                }
                for one in members
            ],
            "tournaments": [_short(row) for row in await self._store.find(rows.TOURNAMENTS_OF, club)],
        }

    async def results(self, club: str, guest: str, before: str | None) -> PlayedGames:
        """Return some of the finished games of a club's tables, the latest first."""
        await self.look_in(club, guest)
        if before is None:
            return await self._library.page(await self._store.find(rows.LATEST, club, PAGE + 1), guest)
        at, _, table = before.partition(":")
        listed = await self._store.find(rows.EARLIER, club, int(at), int(at), table, PAGE + 1)
        return await self._library.page(listed, guest)

    async def look_in(self, club: str, guest: str) -> tuple[Club, list[Member]]:
        """Return a club and its members. Refused, as if there were none, to those who are no members."""
        found = await self._store.find(rows.ONE_CLUB, club)
        members = [Member(*row) for row in await self._store.find(rows.MEMBERS, club)] if found else []
        if all(one.guest != guest for one in members):
            raise Refused("you are not a member of such a club", "no-club")
        return Club(*found[0]), members

    async def manage(self, club: str, guest: str) -> tuple[Club, list[Member]]:
        """Return a club and its members. Refused to all but its founder."""
        found, members = await self.look_in(club, guest)
        if founder_of(found, members) != guest:
            raise Refused("only the founder of the club can do that", "founder-only")
        return found, members

    # --- Coming ---

    async def found(self, name: str, you: str, guest: str) -> ClubInfo:
        """Found a club."""
        await self._check_count(guest)
        club, at = Club(secrets.token_hex(ID_BYTES), name, new_secret(), guest, now()), now()
        changes = [Statement(rows.FOUND, club), Statement(rows.JOIN, (club.id, guest, you, at))]
        # Clubs whose members have all deleted themselves are cleared away when someone needs room for one.
        empty = [str(row[0]) for row in await self._store.find(rows.EMPTY)]
        await self._store.change([*(one for id in empty for one in rows.each(rows.DELETE_CLUB, id)), *changes])
        return await self.info(club.id, guest)

    async def look(self, link: str, guest: str) -> ClubFound:
        """Return the club to which a link leads."""
        club, members = await self._linked(link)
        known = any(one.guest == guest for one in members)
        return {"club": club.id if known else None, "name": club.name, "members": len(members)}

    async def join(self, link: str, name: str, guest: str) -> ClubInfo:
        """Become a member, by the link. For a member it is the way to the club."""
        club, members = await self._linked(link)
        if all(one.guest != guest for one in members):
            await self._check_count(guest)
            if len(members) >= MOST_MEMBERS:
                raise Refused(
                    f"this club has {MOST_MEMBERS} members: there is no room for more", "club-full", most=MOST_MEMBERS
                )
            called = apart(name, [one.name for one in members])
            # A link renewed at this moment is void.
            valid = Statement("UPDATE clubs SET link = link WHERE id = ? AND link = ?", (club.id, link), 1)
            await self._store.change([valid, Statement(rows.JOIN, (club.id, guest, called, now()))])
        return await self.info(club.id, guest)

    async def _linked(self, link: str) -> tuple[Club, list[Member]]:
        found = await self._store.find(rows.BY_LINK, link)
        if not found:
            raise Refused("this link leads to no club; ask its founder for the one of today", "club-link")
        club = Club(*found[0])
        return club, [Member(*row) for row in await self._store.find(rows.MEMBERS, club.id)]

    async def _check_count(self, guest: str) -> None:
        if len(await self._store.find(rows.CLUBS_OF, guest)) >= MOST_CLUBS:
            raise Refused(f"you are in {MOST_CLUBS} clubs; leave one of them first", "clubs-full", most=MOST_CLUBS)

    # --- Going ---

    async def new_link(self, club: str, guest: str) -> ClubInfo:
        """Renew the link, which voids the previous one."""
        await self.manage(club, guest)
        await self._store.change([Statement(rows.NEW_LINK, (new_secret(), club))])
        return await self.info(club, guest)

    async def remove(self, club: str, person: str, guest: str) -> ClubInfo:
        """Remove a member, and renew the link so that they cannot come back by it."""
        _, members = await self.manage(club, guest)
        meant = next((one for one in members if same(person, self._guests.alias(guest, one.guest))), None)
        if meant is None or meant.guest == guest:
            raise Refused("this is no other member of the club", "no-member")
        await self._store.change([*_part(club, meant.guest), Statement(rows.NEW_LINK, (new_secret(), club))])
        return await self.info(club, guest)

    async def leave(self, club: str, guest: str) -> None:
        """Leave a club. The member of longest standing is its founder then; without members there is no club."""
        _, members = await self.look_in(club, guest)
        if len(members) == 1:
            await self._store.change(rows.each(rows.DELETE_CLUB, club))
        else:
            await self._store.change(_part(club, guest))

    async def delete(self, club: str, guest: str) -> None:
        """Delete a club with its tournaments; its tables stay with those who sit there."""
        await self.manage(club, guest)
        await self._store.change(rows.each(rows.DELETE_CLUB, club))


def founder_of(club: Club, members: Sequence[Member]) -> str:
    """Return the founder; the member of longest standing where it has left."""
    return club.founder if any(one.guest == club.founder for one in members) else members[0].guest


def title_of(game: str) -> str:
    """Return the title of a game, also of one that is not installed any more."""
    try:
        return load(game).title
    except BadInput:
        return game


def _part(club: str, guest: str) -> list[Statement]:
    return [Statement(rows.LEAVE, (club, guest), 1), Statement(rows.WITHDRAW_ALL, (guest, club))]


def _short(row: Sequence[Any]) -> TournamentShort:
    tournament, name, game, round, over, players = row
    return {
        "tournament": tournament,
        "name": name,
        "game": game,
        "title": title_of(game),
        "round": round,
        "over": bool(over),
        "players": int(players),
    }
