"""Many games in step, in compiled code: the basis of :mod:`ludotheque.envs.vector`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import extend, vec
from mypy_extensions import i32, i64, u8

from ludotheque.core.chance import Chance, SeededChance
from ludotheque.core.encoding import Encoder, mask
from ludotheque.core.errors import BadInput
from ludotheque.core.state import IllegalAction, State

SEEDS: Final[i64] = 2**31 - 1
"""Seeds of games are below this."""
DRAWN: Final[i64] = -1
"""The learner's seat, where each game draws it."""
NOTHING: Final[list[float]] = []
MOST_STARTS: Final = 1000


class Payer:
    """Pays the seats of one game: what the position is worth to each at the end, or what each decision adds to it."""

    def __init__(self, worth: Callable[[State], list[float]], stepwise: bool) -> None:
        self._worth = worth
        self._stepwise = stepwise
        self._last: list[float] = []

    def begin(self, state: State) -> None:
        """Begin with this position: what it is worth already is not paid step by step."""
        if self._stepwise:
            self._last = self._worth(state)

    def pay(self, state: State) -> list[float]:
        """Return the reward of each seat since the last one; an empty list if nothing is paid yet."""
        if not self._stepwise:
            return self._worth(state) if state.is_terminal() else NOTHING
        now = self._worth(state)
        paid = [after - before for after, before in zip(now, self._last, strict=True)]
        self._last = now
        return paid

    def __reduce__(self) -> tuple[Any, ...]:
        return _payer, (self._worth, self._stepwise, self._last)


def _payer(worth: Callable[[State], list[float]], stepwise: bool, last: list[float]) -> Payer:
    """Return a payer as it was pickled."""
    payer = Payer(worth, stepwise)
    payer._last = last
    return payer


class Batch:
    """Games that go on side by side. ``deal`` starts a new one wherever one has ended."""

    def __init__(
        self, games: int, deal: Callable[[], State], encoder: Encoder, actions: i64, payer: Callable[[], Payer]
    ) -> None:
        self._deal = deal
        self._encoder = encoder
        self._actions: i64 = actions
        self.states: list[State] = [deal() for _ in range(games)]
        self._payers: list[Payer] = [payer() for _ in range(games)]
        for at in range(games):
            self._payers[at].begin(self.states[at])

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

    def step(self, actions: list[i64]) -> tuple[list[i64], list[tuple[i64, list[float]]]]:
        """Perform an action in each game; return those that ended, each replaced by a new one, and those that pay.

        IllegalAction leaves that game and all after it as they were.
        """
        over: list[i64] = []
        paid: list[tuple[i64, list[float]]] = []
        for at in range(i64(len(self.states))):
            state = self.states[at]
            state.apply_action(actions[at])
            payer = self._payers[at]
            rewards = payer.pay(state)
            if rewards:
                paid.append((at, rewards))
            if state.is_terminal():
                over.append(at)
                self.states[at] = self._deal()
                payer.begin(self.states[at])
        return over, paid

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
            self._payers[at].begin(state)
        return over


class BatchTerms:
    """The terms on which a learner plays each of its games.

    ``start`` starts a game of a seed; ``meet`` gives who decides for the other seats, by another seed and the learner's
    seat, or is None: chance, in compiled code. The learner decides for one seat, or for all if it is ``alone``. A game
    in which it has decided ``most`` times is cut, unless that is 0.
    """

    def __init__(
        self,
        start: Callable[[int], State],
        encoder: Encoder,
        actions: int,
        meet: Callable[[int, int], Callable[[State, int], int]] | None,
        alone: bool,
        seat: int,
        payer: Callable[[], Payer],
        illegal: float,
        most: int,
    ) -> None:
        self.start = start
        self.encoder: Encoder = encoder
        self.blank: bytes = bytes(actions)
        self.meet = meet
        self.alone: bool = alone
        self.seat: i64 = seat
        """The learner's, or DRAWN."""
        self.payer = payer
        self.illegal: float = illegal
        """The reward for an action that is not offered."""
        self.most: i64 = most


class Place:
    """A place in which a learner plays one game after another, which follow from its seed alone."""

    state: State
    """The game; there is none before the first :meth:`renew`."""

    def __init__(self, terms: BatchTerms) -> None:
        self.terms: BatchTerms = terms
        self.seat: i64 = 0
        """The learner's."""
        self.reward: float = 0.0
        """The learner's, for its last decision."""
        self.over: bool = True
        """The game has come to an end."""
        self.cut: bool = False
        """It has gone on for as long as it may."""
        self._seeds: SeededChance = SeededChance(0)
        self._others: SeededChance = SeededChance(0)
        """Chooses for the other seats where no rival does."""
        self._rival: Callable[[State, int], int] | None = None
        self._payer: Payer = terms.payer()
        self._steps: i64 = 0
        """The learner's decisions so far."""

    def sow(self, seeds: SeededChance) -> None:
        """Let the next games follow from these seeds."""
        self._seeds = seeds

    def renew(self, start: Callable[[int], State], seat: i64) -> None:
        """Begin the next game, from such a start and in this seat, at the learner's first decision.

        One that ends before the learner is asked makes room for another. BadInput if all do.
        """
        for _ in range(MOST_STARTS):
            self._begin(start, seat)
            if not self.over:
                return
        raise BadInput("the game ends before the learner is asked: begin from another position or in another seat")

    def _begin(self, start: Callable[[int], State], seat: i64) -> None:
        terms, seeds = self.terms, self._seeds
        self.state = start(seeds.below(SEEDS))
        self._others = SeededChance(seeds.below(SEEDS))
        rival = seeds.below(SEEDS)
        drawn: i64 = 0 if terms.alone else seeds.below(self.state.num_players)
        self.seat = drawn if seat == DRAWN else seat
        self._rival = None if terms.meet is None else terms.meet(rival, self.seat)
        self._steps = 0
        self.cut = False
        self._let_others_play()
        self.over = self.state.is_terminal()
        self._payer.begin(self.state)

    def decide(self, action: i64) -> None:
        """Decide; then the others play until the learner is asked again. IllegalAction changes nothing."""
        state = self.state
        state.apply_action(action)
        self._let_others_play()
        self._steps += 1
        terminal = state.is_terminal()
        self.cut = not terminal and self._steps == self.terms.most
        self.over = terminal or self.cut
        paid = self._payer.pay(state)
        self.reward = paid[self.seat] if paid else 0.0

    def eyes(self) -> i64:
        """Return the seat whose view the learner has: that of the one to decide, if it plays all of them."""
        if self.terms.alone and not self.state.is_terminal():
            return self.state.current_player()
        return self.seat

    def mask(self) -> bytes:
        """Return the mask of the actions offered to the learner: none if the rules have ended the game."""
        return mask(self.state, self.terms.blank)

    def _let_others_play(self) -> None:
        if self.terms.alone:
            return
        state = self.state
        player = state.current_player()
        while player != self.seat and not state.is_terminal():
            rival = self._rival
            if rival is None:
                actions = state.offers()
                count = i64(len(actions))
                state.apply_offered(actions[0] if count == 1 else actions[self._others.below(count)])
            else:
                state.apply_action(rival(state, player))
            player = state.current_player()


class Ended:
    """A game that ended with a step: its place, how it looked to the learner at last, and why it ended."""

    def __init__(self, at: i64, place: Place, illegal: bool) -> None:
        self.at: i64 = at
        self.reward: float = place.terms.illegal if illegal else place.reward
        self.seat: i64 = place.eyes()
        self.seen: bytes = place.terms.encoder(place.state, self.seat)
        self.mask: bytes = place.mask()
        self.illegal: bool = illegal
        """The action was not offered."""
        self.cut: bool = place.cut
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
    """Games that go on side by side on the same terms. A game that ends is replaced at once.

    After :meth:`renew_all` and each :meth:`step` the given sheet has what the learner sees in each game. A game is
    shown as soon as it is played on, while it is still at hand to the processor.
    """

    def __init__(self, games: int, terms: BatchTerms) -> None:
        self._encoder: Encoder = terms.encoder
        self._places: list[Place] = [Place(terms) for _ in range(games)]

    def states(self) -> list[State]:
        """Return the games."""
        return [place.state for place in self._places]

    def rewards(self) -> list[float]:
        """Return what the last decision in each game has paid."""
        return [place.reward for place in self._places]

    def sow(self, seeds: list[i64]) -> None:
        """Let the next games in each place follow from its seed."""
        for at in range(i64(len(self._places))):
            self._places[at].sow(SeededChance(seeds[at]))

    def renew_all(self, start: Callable[[int], State], seat: i64, sheet: Sheet) -> None:
        """Begin the next game in each place, from such a start and in this seat."""
        sheet.clear()
        for at in range(i64(len(self._places))):
            place = self._places[at]
            place.renew(start, seat)
            sheet.show(at, place.state, place.eyes(), self._encoder)

    def step(self, actions: list[i64], sheet: Sheet) -> list[Ended]:
        """Decide in each game; then the others play until the learner is asked again. Return the games that ended.

        An action that is not offered ends its game.
        """
        ended: list[Ended] = []
        sheet.clear()
        for at in range(i64(len(self._places))):
            place = self._places[at]
            illegal = False
            try:
                place.decide(actions[at])
            except IllegalAction:
                illegal = True
            if illegal or place.over:
                ended.append(Ended(at, place, illegal))
                place.renew(place.terms.start, place.terms.seat)
            sheet.show(at, place.state, place.eyes(), self._encoder)
        return ended
