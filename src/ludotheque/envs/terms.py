"""The terms on which a learner plays: its opponents and seat, its rewards, and the length of its games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludotheque.envs.batch import BatchTerms
from ludotheque.envs.common import POSITION, SEAT, Bots, EnvTable, First, Opponents, limit
from ludotheque.envs.rewards import ILLEGAL, Paid, Reward, illegal_reward, payer


class LearnerTerms:
    """The terms of one learner at a table. The arguments are those of :func:`ludotheque.envs.gymnasium.env`.

    It can be pickled if the opponents can.
    """

    def __init__(
        self,
        table: EnvTable,
        opponents: Opponents,
        seat: int | None = None,
        reward: Reward = "result",
        paid: Paid = "end",
        illegal: float | None = ILLEGAL,
        max_episode_steps: int | None = None,
    ) -> None:
        self.table = table
        self.bots: Bots = table.rivals(opponents)
        self.seat: int = table.seat(seat)
        self.stepwise: bool = paid == "step"
        self.illegal_reward: float | None = illegal_reward(illegal)
        self.max_episode_steps: int | None = limit("max_episode_steps", max_episode_steps)
        self._payer = payer(table.game, table.players, reward, paid)

    def compiled(self) -> BatchTerms:
        """Return the terms as compiled code reads them."""
        table = self.table
        return BatchTerms(
            table.start,
            table.encoder,
            table.actions,
            table.meeting(self.bots),
            table.alone,
            self.seat,
            self._payer,
            ILLEGAL if self.illegal_reward is None else self.illegal_reward,
            self.max_episode_steps or 0,
        )

    def first(self, options: Mapping[str, Any] | None) -> First:
        """Return how a game begins after a reset with these options. BadInput says what is wrong."""
        return self.table.first(options, (POSITION, SEAT), self.seat)
