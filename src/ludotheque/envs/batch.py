"""Many games in step, in compiled code: the basis of :mod:`ludotheque.envs.vector`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i32, i64, u8

from ludotheque.core.chance import Chance, SeededChance
from ludotheque.core.encoding import Encoder
from ludotheque.core.state import IllegalAction, State

SEEDS: Final[i64] = 2**31 - 1
"""Seeds of games are below this."""


class Batch:
    """Games that go on side by side. ``deal`` starts a new one wherever one has ended."""

    def __init__(self, games: int, deal: Callable[[], State], encoder: Encoder, actions: i64) -> None:
        self._deal = deal
        self._encoder = encoder
        self._actions: i64 = actions
        self.states: list[State] = [deal() for _ in range(games)]

    def seats(self) -> vec[i64]:
        """Return the seat to decide in each game."""
        return vec[i64]([state.current_player() for state in self.states])

    def observations(self) -> vec[i32]:
        """Return the observation of the seat to decide, one game after the other."""
        seen = vec[i32]([0] * (i64(len(self.states)) * self._encoder.length))
        at: i64 = 0
        for state in self.states:
            at = self._encoder.write(state, state.current_player(), seen, at)
        return seen

    def masks(self) -> vec[u8]:
        """Return the masks of offered actions, one game after the other."""
        masks = vec[u8]([0] * (i64(len(self.states)) * self._actions))
        start: i64 = 0
        for state in self.states:
            for action in state.offers():
                masks[start + action] = 1
            start += self._actions
        return masks

    def step(self, actions: list[i64]) -> list[tuple[i64, list[float]]]:
        """One action in each game. Gives the number and the returns of each that ended; a new one is in its place.

        IllegalAction leaves that game and all after it as they were.
        """
        over: list[tuple[i64, list[float]]] = []
        for at in range(i64(len(self.states))):
            state = self.states[at]
            state.apply_action(actions[at])
            if state.is_terminal():
                over.append((at, state.returns()))
                self.states[at] = self._deal()
        return over

    def play(self, steps: i64, chance: Chance) -> list[list[float]]:
        """Make random decisions in each game, and in those that take its place.

        Gives the returns of all that ended.
        """
        over: list[list[float]] = []
        for at in range(i64(len(self.states))):
            state = self.states[at]
            for _ in range(steps):
                actions = state.offers()
                count = i64(len(actions))
                state.apply_action(actions[0] if count == 1 else actions[chance.below(count)])
                if state.is_terminal():
                    over.append(state.returns())
                    state = self._deal()
            self.states[at] = state
        return over


class Slot:
    """A place among games side by side: its seeds, the game there, and who plays it.

    Its games follow from its seed alone, as those of a single environment do.
    """

    def __init__(self, state: State) -> None:
        self.state: State = state
        self.seeds: SeededChance = SeededChance(0)
        self.others: SeededChance = SeededChance(0)
        """Chooses for the other seats where no rival does."""
        self.rival: Callable[[State, int], int] | None = None
        self.seat: i64 = 0
        """The learner's."""
        self.steps: i64 = 0
        """The learner's decisions so far."""


class Ended:
    """A game that ended with a step: its place, the learner's reward, why, and how it looked to the learner at last."""

    def __init__(self, at: i64, reward: float, seen: bytes, illegal: bool = False, cut: bool = False) -> None:
        self.at: i64 = at
        self.reward: float = reward
        self.seen: bytes = seen
        self.illegal: bool = illegal
        """The action was not offered."""
        self.cut: bool = cut
        """It had gone on for as long as it may."""


class Sheet:
    """The learner's view of so many games, one after the other.

    A sheet is written on again when no one needs its content any more: memory that was just in use is quicker than new.
    So each table is also kept empty (``_no_...``), with room for all games, and rows are added to that.
    """

    def __init__(self, games: i64, length: i64, actions: i64) -> None:
        self._no_seen: vec[i32] = vec[i32](capacity=games * length)
        self._no_masks: vec[u8] = vec[u8](capacity=games * actions)
        self._no_numbers: vec[i32] = vec[i32]([0] * length)
        self._no_actions: vec[u8] = vec[u8]([0] * actions)
        self.seen: vec[i32] = self._no_seen
        """The observations, as the bits of 32-bit floats."""
        self.masks: vec[u8] = self._no_masks
        """The actions offered: a number for each of the game's."""
        self.seats: vec[i64] = vec[i64]([0] * games)
        """The seat whose view that is."""

    def clear(self) -> None:
        """Show nothing."""
        self.seen = self._no_seen
        self.masks = self._no_masks

    def show(self, at: i64, state: State, seat: i64, encoder: Encoder) -> None:
        """Add the next game, whose place is ``at``."""
        row = i64(len(self.seen))
        self.seen = extend(self.seen, self._no_numbers)
        encoder.write(state, seat, self.seen, row)
        self.seats[at] = seat
        start = i64(len(self.masks))
        masks = extend(self.masks, self._no_actions)
        for action in state.offers():
            masks[start + action] = 1
        self.masks = masks


class Learners:
    """Games that go on side by side, in each of which a learner decides for one seat, or for all if it is ``alone``.

    ``start`` starts a game of a seed, and ``meet`` gives who decides for its other seats, by another seed; None:
    chance, in compiled code. A game that ends is replaced at once, and begins at the learner's first decision; so does
    one in which the learner has decided ``most`` times, unless that is 0.

    After :meth:`renew_all` and each :meth:`step` the given sheet has what the learner sees in each game. A game is
    shown as soon as it is played on, while it is still at hand to the processor.
    """

    def __init__(
        self,
        games: int,
        start: Callable[[int], State],
        encoder: Encoder,
        meet: Callable[[int], Callable[[State, int], int]] | None,
        alone: bool,
        most: int,
    ) -> None:
        self._start = start
        self._encoder = encoder
        self._meet = meet
        self._alone = alone
        self._most: i64 = most
        blank = start(0)  # until the first renewal, all places show it and no one plays in it
        self._places: list[Slot] = [Slot(blank) for _ in range(games)]

    def states(self) -> list[State]:
        """Return the games."""
        return [place.state for place in self._places]

    def renew_all(self, seeds: list[i64], sheet: Sheet) -> None:
        """Begin a new game in each place: of its seed, or without seeds the next one after its last game."""
        sheet.clear()
        for at in range(i64(len(self._places))):
            place = self._places[at]
            if seeds:
                place.seeds = SeededChance(seeds[at])
            self._renew(place)
            sheet.show(at, place.state, self._eyes(place), self._encoder)

    def step(self, actions: list[i64], sheet: Sheet) -> list[Ended]:
        """Decide in each game; then the others play until the learner is asked again. Return the games that ended.

        An action that is not offered ends its game with a reward of -1.
        """
        ended: list[Ended] = []
        sheet.clear()
        for at in range(i64(len(self._places))):
            place = self._places[at]
            end = self._decide(at, place, actions[at])
            if end is not None:
                ended.append(end)
                self._renew(place)
            sheet.show(at, place.state, self._eyes(place), self._encoder)
        return ended

    def _decide(self, at: i64, place: Slot, action: i64) -> Ended | None:
        state = place.state
        seat = self._eyes(place)
        try:
            state.apply_action(action)
        except IllegalAction:
            return Ended(at, -1.0, self._encoder(state, seat), illegal=True)
        self._let_others_play(place)
        if state.is_terminal():
            return Ended(at, state.returns()[place.seat], self._encoder(state, place.seat))
        place.steps += 1
        if place.steps == self._most:
            return Ended(at, 0.0, self._encoder(state, self._eyes(place)), cut=True)
        return None

    def _renew(self, place: Slot) -> None:
        """Begin a new game in a place; one that ends before the learner is asked makes room for another."""
        while True:
            place.state = self._start(place.seeds.below(SEEDS))
            place.others = SeededChance(place.seeds.below(SEEDS))
            rival = place.seeds.below(SEEDS)
            if self._meet is not None:
                place.rival = self._meet(rival)
            place.seat = 0 if self._alone else place.seeds.below(place.state.num_players)
            place.steps = 0
            self._let_others_play(place)
            if not place.state.is_terminal():
                return

    def _let_others_play(self, place: Slot) -> None:
        if self._alone:
            return
        state = place.state
        player = state.current_player()
        while player != place.seat and not state.is_terminal():
            rival = place.rival
            if rival is None:
                actions = state.offers()
                count = i64(len(actions))
                state.apply_offered(actions[0] if count == 1 else actions[place.others.below(count)])
            else:
                state.apply_action(rival(state, player))
            player = state.current_player()

    def _eyes(self, place: Slot) -> i64:
        """Return the seat whose view the learner has: that of the one to decide, if it plays all of them."""
        return place.state.current_player() if self._alone else place.seat
