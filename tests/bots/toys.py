"""Two tiny games and a state that must not be looked at, to test bots with."""

from __future__ import annotations

from dataclasses import replace
from typing import NoReturn

from ludotheque import Game, Heuristics, SeededChance, State, load
from ludotheque.core.chance import Chance

STEPS = 4


class Uninformed(Heuristics):
    """Knows nothing: every state is even, every action as good as another."""

    def estimate(self, state: State, seat: int) -> float:
        return 0.0

    def rollout(self, state: State, actions: list[int], chance: Chance) -> int:
        return actions[chance.below(len(actions))]


class Relay(State):
    """Cooperative, for any number of players: each in turn gives 0 to 2, and all together want much."""

    def __init__(self, num_players: int, chance: Chance) -> None:
        super().__init__(num_players, chance)
        self.given: list[int] = []

    def current_player(self) -> int:
        return -1 if len(self.given) == STEPS else len(self.given) % self.num_players

    def offer(self, actions: list[int]) -> None:
        actions.extend([0, 1, 2])

    def perform(self, action: int) -> None:
        self.given.append(action)

    def copy(self, chance: Chance) -> State:
        twin = Relay(self.num_players, chance)
        twin.given = list(self.given)
        return twin

    def resample(self, seat: int, chance: Chance) -> State:
        return self.copy(chance)

    def scores(self) -> list[int]:
        return [sum(self.given)] * self.num_players

    def returns(self) -> list[float]:
        return [sum(self.given) / STEPS - 1.0] * self.num_players


class Urn(State):
    """One player names the colour of a hidden ball: of four balls one is black (1), the others are white (0)."""

    def __init__(self, ball: int, chance: Chance) -> None:
        super().__init__(1, chance)
        self.ball = ball
        self.named: int | None = None

    def current_player(self) -> int:
        return 0 if self.named is None else -1

    def offer(self, actions: list[int]) -> None:
        actions.extend([0, 1])

    def perform(self, action: int) -> None:
        self.named = action

    def copy(self, chance: Chance) -> State:
        return Urn(self.ball, chance)

    def resample(self, seat: int, chance: Chance) -> State:
        return Urn(1 if chance.below(4) == 0 else 0, chance)

    def returns(self) -> list[float]:
        return [1.0 if self.named == self.ball else -1.0]


class Sealed(State):
    """The true state of a table, of which a bot may take nothing but another world."""

    def __init__(self, truth: State) -> None:
        super().__init__(0, SeededChance(0))
        self._truth = truth

    def resample(self, seat: int, chance: Chance) -> State:
        return self._truth.resample(seat, chance)

    def _refuse(self, *_: object) -> NoReturn:
        raise AssertionError("a bot looked at the true state")

    current_player = legal_actions = apply_action = clone = copy = is_terminal = scores = returns = _refuse


def relay() -> Game:
    """Return a descriptor for Relay; what bots do not use is of another game."""
    functions = load("koryo").with_rules(
        new=lambda players, options, chance, events: Relay(players, chance), heuristics=Uninformed
    )
    return replace(functions, id="relay", players=range(1, 5), cooperative=True)
