"""Many games in step, in compiled code: what :mod:`ludotheque.envs.vector` is made of."""

from __future__ import annotations

from collections.abc import Callable

from librt.strings import BytesWriter, write_i64_le
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.encoding import mask
from ludotheque.core.state import State


class Batch:
    """Games that go on side by side. ``deal`` starts a new one wherever one has ended."""

    def __init__(self, games: int, deal: Callable[[], State], encode: Callable[[State, int], bytes]) -> None:
        self._deal = deal
        self._encode = encode
        self.states: list[State] = [deal() for _ in range(games)]

    def seats(self) -> bytes:
        """Return the seat to decide in each game, as 64-bit numbers."""
        out = BytesWriter()
        for state in self.states:
            write_i64_le(out, state.current_player())
        return out.getvalue()

    def observations(self) -> bytes:
        """Return the observation of the seat to decide, one game after the other."""
        out = BytesWriter()
        for state in self.states:
            out.write(self._encode(state, state.current_player()))
        return out.getvalue()

    def masks(self, blank: bytes) -> bytes:
        """Return the masks of offered actions, one game after the other (see :func:`ludotheque.core.encoding.mask`)."""
        out = BytesWriter()
        for state in self.states:
            out.write(mask(state, blank))
        return out.getvalue()

    def step(self, actions: list[i64]) -> list[tuple[i64, list[float]]]:
        """One action in each game. Gives the number and the returns of each that ended; a new one is in its place.

        IllegalAction leaves that game and all after it as they were.
        """
        over: list[tuple[i64, list[float]]] = []
        at: i64 = 0
        for at in range(i64(len(self.states))):
            state = self.states[at]
            state.apply_action(actions[at])
            if state.is_terminal():
                over.append((at, state.returns()))
                self.states[at] = self._deal()
        return over

    def play(self, steps: i64, chance: Chance) -> list[list[float]]:
        """Make random decisions in each game, and in those that take its place. Gives the returns of all that
        ended."""
        over: list[list[float]] = []
        at: i64 = 0
        for at in range(i64(len(self.states))):
            state = self.states[at]
            _step: i64 = 0
            for _step in range(steps):
                actions = state.offers()
                count: i64 = i64(len(actions))
                state.apply_action(actions[0] if count == 1 else actions[chance.below(count)])
                if state.is_terminal():
                    over.append(state.returns())
                    state = self._deal()
            self.states[at] = state
        return over
