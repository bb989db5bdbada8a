"""Clubs: groups that people join by a link. Only members see the members and their games."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from ludotheque.app.people.archive.archive import PAGE, Archive, place
from ludotheque.app.protocol.answers.archive import PlayedGames
from ludotheque.app.protocol.answers.clubs import ClubFound, ClubInfo, ClubShort, TournamentShort
from ludotheque.app.protocol.guests import Guests, new_secret, same
from ludotheque.app.protocol.names import apart
from ludotheque.app.protocol.refused import Refused
from ludotheque.app.store.interface import Store, now
from ludotheque.app.store.queries import clubs, tournaments
from ludotheque.app.store.queries.clubs import Club, Member
from ludotheque.app.store.queries.tournaments import Short
from ludotheque.core.errors import BadInput
from ludotheque.core.registry import load

MOST_CLUBS = 30
"""Clubs in which one guest may be."""
MOST_MEMBERS = 200
ID_BYTES = 6


class Clubs:
    """The clubs of one store."""

    def __init__(self, store: Store, guests: Guests, archive: Archive) -> None:
        self._store = store
        self._guests = guests
        self._archive = archive

    # --- Seeing them ---

    async def of(self, guest: str) -> list[ClubShort]:
        """Return the clubs of a guest, the first that it joined first."""
        found = await clubs.of_guest(self._store, guest)
        return [{"club": one.club, "name": one.name, "members": one.members} for one in found]

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
            "tournaments": [_short(one) for one in await tournaments.of_club(self._store, club)],
        }

    async def results(self, club: str, guest: str, before: str | None) -> PlayedGames:
        """Return some of the finished games of a club's tables, the latest first."""
        await self.look_in(club, guest)
        return await self._archive.page(await clubs.results(self._store, club, place(before), PAGE + 1), guest)

    async def look_in(self, club: str, guest: str) -> tuple[Club, list[Member]]:
        """Return a club and its members. Refused, as if there were none, to those who are no members."""
        found = await clubs.one(self._store, club)
        members = await clubs.members(self._store, club)
        if found is None or all(one.guest != guest for one in members):
            raise Refused("you are not a member of such a club", "no-club")
        return found, members

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
        # Clubs whose members have all deleted themselves are cleared away when someone needs room for one.
        cleared = [change for empty in await clubs.empty(self._store) for change in clubs.delete(empty)]
        await self._store.change([*cleared, clubs.found(club), clubs.join(Member(club.id, guest, you, at))])
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
            await self._store.change([clubs.hold_link(club), clubs.join(Member(club.id, guest, called, now()))])
        return await self.info(club.id, guest)

    async def _linked(self, link: str) -> tuple[Club, list[Member]]:
        club = await clubs.by_link(self._store, link)
        if club is None:
            raise Refused("this link leads to no club; ask its founder for the one of today", "club-link")
        return club, await clubs.members(self._store, club.id)

    async def _check_count(self, guest: str) -> None:
        if len(await clubs.of_guest(self._store, guest)) >= MOST_CLUBS:
            raise Refused(f"you are in {MOST_CLUBS} clubs; leave one of them first", "clubs-full", most=MOST_CLUBS)

    # --- Going ---

    async def new_link(self, club: str, guest: str) -> ClubInfo:
        """Renew the link, which voids the previous one."""
        await self.manage(club, guest)
        await self._store.change([clubs.renew_link(club, new_secret())])
        return await self.info(club, guest)

    async def remove(self, club: str, person: str, guest: str) -> ClubInfo:
        """Remove a member, and renew the link so that they cannot come back by it."""
        _, members = await self.manage(club, guest)
        meant = next((one for one in members if same(person, self._guests.alias(guest, one.guest))), None)
        if meant is None or meant.guest == guest:
            raise Refused("this is no other member of the club", "no-member")
        await self._store.change([*clubs.leave(club, meant.guest), clubs.renew_link(club, new_secret())])
        return await self.info(club, guest)

    async def leave(self, club: str, guest: str) -> None:
        """Leave a club. The member of longest standing is its founder then; without members there is no club."""
        _, members = await self.look_in(club, guest)
        await self._store.change(clubs.delete(club) if len(members) == 1 else clubs.leave(club, guest))

    async def delete(self, club: str, guest: str) -> None:
        """Delete a club with its tournaments; its tables stay with those who sit there."""
        await self.manage(club, guest)
        await self._store.change(clubs.delete(club))


def founder_of(club: Club, members: Sequence[Member]) -> str:
    """Return the founder; the member of longest standing where it has left."""
    return club.founder if any(one.guest == club.founder for one in members) else members[0].guest


def title_of(game: str) -> str:
    """Return the title of a game, also of one that is not installed any more."""
    try:
        return load(game).title
    except BadInput:
        return game


def _short(one: Short) -> TournamentShort:
    return {
        "tournament": one.id,
        "name": one.name,
        "game": one.game,
        "title": title_of(one.game),
        "round": one.round,
        "over": one.over,
        "players": one.players,
    }
