"""Proposals of teammate bots, which their team accepts or rejects."""

from __future__ import annotations

import asyncio
import dataclasses
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from ludotheque.core.game import Game
from ludotheque.server.protocol.answers.tables import Proposed
from ludotheque.server.protocol.refused import Refused
from ludotheque.server.table.audience import Audience
from ludotheque.server.table.journal import Journal
from ludotheque.server.table.takebacks import Takebacks


class House(Protocol):
    """A table, as far as proposals go."""

    game: Game
    audience: Audience
    takebacks: Takebacks
    changed: asyncio.Event

    @property
    def journal(self) -> Journal:
        """The game in play."""

    @property
    def bot_to_move(self) -> int | None:
        """The seat of the bot that is to decide, if it is one."""

    def writing(self) -> AbstractAsyncContextManager[None]:
        """Hold the table while it changes."""

    def expect(self, ply: int) -> None:
        """Refused if the game is over, or at another ply."""

    async def decide(self, seat: int, number: int) -> None:
        """Do what a seat has chosen."""


@dataclasses.dataclass(slots=True)
class Proposal:
    """A teammate bot's proposal at a ply, and the actions that the team rejected there."""

    seat: int
    ply: int
    action: int | None = None
    refused: set[int] = dataclasses.field(default_factory=set)


class Proposals:
    """The proposals at a table, one at a time."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._last = Proposal(-1, -1)

    def forget(self) -> None:
        """Forget the last proposal: others sit here now."""
        self._last = Proposal(-1, -1)

    def refused(self, seat: int, ply: int) -> frozenset[int]:
        """Return the actions that the team rejected of that bot."""
        return frozenset(self._last.refused if (self._last.seat, self._last.ply) == (seat, ply) else ())

    async def propose(self, seat: int, ply: int, number: int) -> None:
        """Say what a bot would do, and leave it to the team."""
        house = self._house
        async with house.writing():
            if ply != house.journal.ply or house.bot_to_move != seat:
                return
            if (self._last.seat, self._last.ply) != (seat, ply):
                self._last = Proposal(seat, ply)
            self._last.action = number
            if (proposal := self.proposed()) is not None:
                house.audience.tell(proposal)

    def proposed(self) -> Proposed | None:
        """Return the proposal that waits for an answer."""
        house, last = self._house, self._last
        if last.action is None or (last.seat, last.ply) != (house.bot_to_move, house.journal.ply):
            return None
        space = house.game.actions
        return {
            "type": "proposal",
            "seat": last.seat,
            "ply": last.ply,
            "action": space.to_json(last.action),
            "words": space.words(last.action),
        }

    async def agree(self, ply: int, ok: bool) -> None:
        """Have the bot do what it proposed, or think of something else."""
        house = self._house
        async with house.writing():
            house.expect(ply)
            action = self._last.action
            if action is None or self._last.ply != ply:
                raise Refused("nothing is proposed now", "nothing-proposed")
            bot = house.bot_to_move
            self._last.action = None
            if ok and bot is not None:
                await house.decide(bot, action)
                house.takebacks.drop()
            else:
                self._last.refused.add(action)
                house.changed.set()
