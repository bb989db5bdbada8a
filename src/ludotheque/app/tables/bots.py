"""The bots of one table: they think when it is their turn, and their actions are played."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine
from typing import Any

from ludotheque.app.tables.committing import act_as_bot
from ludotheque.app.tables.failures import BotFailures
from ludotheque.app.tables.proposals import propose, rejected
from ludotheque.app.tables.showing import tell_thinking
from ludotheque.app.tables.table import Refused, Table
from ludotheque.app.tables.timekeeping.ticker import Ticker, rest
from ludotheque.app.thinking.asking import Asker, Kind, Thinker
from ludotheque.app.thinking.question import Question, question

log: logging.Logger = logging.getLogger(__name__)

SECOND_THOUGHT = 0.5
"""Seconds that a bot takes to think of something else."""

WITHIN = 0.4
"""The part of its pause that a bot takes before a further action of its turn: clients play a turn as one scene."""


class TableBots:
    """Plays for the bots of a table.

    Args:
        table: the table.
        thinker: chooses for the bots.
        failures: counts the moves at which the thinker fails.
        ticker: the time of the pauses.
        pause: the least seconds before each action.
    """

    def __init__(self, table: Table, thinker: Thinker, failures: BotFailures, ticker: Ticker, pause: float) -> None:
        self._table = table
        self._thinker = thinker
        self._failures = failures
        self._ticker = ticker
        self._pause = pause

    async def run(self) -> None:
        """Play as long as this copy of the table lives. A table that no one watches pauses."""
        table = self._table
        since: float | None = None
        while not table.closed:
            table.changed.clear()
            seat = table.bot_to_move
            if seat is None or table.unwatched:
                since = None
                await table.changed.wait()
                continue
            since = since if since is not None and table.has_people else time.monotonic()
            tell_thinking(table, seat)
            ply = table.journal.ply
            choice = asyncio.ensure_future(self._choosing(seat, since))
            changed = asyncio.ensure_future(table.changed.wait())
            try:
                await asyncio.wait({choice, changed}, return_when=asyncio.FIRST_COMPLETED)
                tell_thinking(table, None)
                if choice.done() and table.seats[seat].proposes and table.has_people:
                    await propose(table, seat, ply, choice.result())
                    await changed
                elif choice.done() and table.simultaneous.is_up_to_people(choice.result()):
                    await changed
                elif choice.done():
                    await act_as_bot(table, seat, ply, choice.result())
            except Refused as refusal:
                log.warning("table %s: a bot was refused: %s", table.id, refusal)
            finally:
                choice.cancel()
                changed.cancel()

    def _choosing(self, seat: int, since: float) -> Coroutine[Any, Any, int]:
        """Return what chooses for a bot; people have been waiting ``since`` then.

        The bot is looked at now, not once the task begins: by then a person may play its seat again.
        """
        table = self._table
        state = table.simultaneous.state_for_bot(seat)
        legal = state.legal_actions()
        asker = Asker(
            Kind.PEOPLE if table.has_people else Kind.BOTS,
            (f"table {table.id}", f"guest {table.owner}"),
            since,
            steady=len(legal) == 1 and not state.openly_forced(),
        )
        refused = rejected(table, seat)
        allowed = [action for action in legal if action not in refused] or legal
        level = table.seats[seat].level or ""
        try:
            asked = question(table.game, state, seat)
        except Exception as error:
            return self._at_random(seat, level, allowed, error)
        if refused:
            return self._another(seat, level, asked, allowed, asker)
        return self._choose(seat, level, asked, legal, asker)

    async def _choose(self, seat: int, level: str, asked: Question, legal: list[int], asker: Asker) -> int:
        """Return what the bot does, after no less than its pause.

        A further action of the same turn comes after a part of the pause.

        An action that only its seat knows to be forced takes as long as a choice: the pace must not tell what the seat
        holds. A bot that fails does something at random: one broken bot must not keep people from finishing their game.
        """
        try:
            thought = self._thinker.choose(asked, level, asker)
            action, _ = await asyncio.gather(thought, rest(self._ticker, self._paced(seat)))
            if action not in legal:
                raise ValueError(f"the bot {level!r} chose {action}, which is not offered")
        except Exception as error:
            return await self._at_random(seat, level, legal, error)
        return action

    async def _at_random(self, seat: int, level: str, allowed: list[int], error: Exception) -> int:
        """Note that a bot has failed, and return any action."""
        table = self._table
        log.error(
            "table %s: the bot of seat %d failed, a random action is played for it", table.id, seat, exc_info=error
        )
        self._failures.note(table.game.id, level, table.id, error)
        return secrets.choice(allowed)

    def _paced(self, seat: int) -> float:
        """Return the seconds before a bot acts: fewer where it was the last to choose something, too."""
        chosen = (entry.seat for entry in reversed(self._table.journal.match.standing) if not entry.auto)
        return self._pause * WITHIN if next(chosen, None) == seat else self._pause

    async def _another(self, seat: int, level: str, asked: Question, allowed: list[int], asker: Asker) -> int:
        """Return the best of what the team has not refused yet; once everything was refused, anything again."""
        try:
            found = await self._thinker.analyse(asked, SECOND_THOUGHT, asker)
        except Exception as error:
            return await self._at_random(seat, level, allowed, error)
        best = next((move.action for move in found.moves if move.action in allowed), None)
        return secrets.choice(allowed) if best is None else best
