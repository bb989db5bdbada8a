"""Search for any game of the contract: one ply deep, or by ISMCTS.

:class:`Search` is single-observer information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012).
Every simulation starts in another world that the searching seat cannot tell from the true one, so the tree
holds what that seat knows and no more. Each seat is taken to play for itself (max^n); in a cooperative game all
values are one.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from ludotheque.bots.playout import win_shares
from ludotheque.core.chance import Chance
from ludotheque.core.state import TO_THE_END, Heuristics, State

EXPLORATION: Final = 0.6
"""UCB's constant, for values from 0 to 1."""
BETWEEN_CLOCKS: Final[i64] = 16
"""Simulations between two looks at the clock."""
CLEAR_AFTER: Final[i64] = 512
"""Simulations after which a search may find that only one action is sensible."""
CLEAR: Final[i64] = 20
"""Times that the best action is visited as often as the next, where only it is sensible."""


def win_chances(state: State, heuristics: Heuristics, cooperative: bool) -> list[float]:
    """Value a state for each seat, 0 to 1: the result if the game is over, else the estimate.

    Where seats compete it is the chance to win, and all chances make 1. In a cooperative game, or with one
    player, it is the return or estimate, from -1 to 1, moved to 0 to 1.
    """
    over = state.is_terminal()
    shared = cooperative or state.num_players == 1
    if over and not shared:
        return win_shares(state.returns(), cooperative=False)
    values = state.returns() if over else heuristics.estimates(state)
    if shared:
        return [(value + 1.0) / 2.0 for value in values]
    total = 0.0
    for value in values:
        total += value + 1.0
    if total <= 0.0:
        return [1.0 / float(state.num_players) for value in values]
    return [(value + 1.0) / total for value in values]


class Node:
    """An action of a seat, after the actions on the way to it; the root is no action.

    ``available`` counts the simulations in which it could be chosen, ``visits`` those in which it was, and
    ``total`` adds up what they were worth to ``seat``, which chose it.
    """

    def __init__(self, seat: i64, action: i64) -> None:
        self.seat: i64 = seat
        self.action: i64 = action
        self.available: i64 = 0
        self.visits: i64 = 0
        self.total: float = 0.0
        self.children: list[Node] = []

    def precedes(self, seat: i64, action: i64) -> bool:
        """Return the order of children: by seat (worlds may differ in who decides next), then by action."""
        return self.seat < seat or (self.seat == seat and self.action < action)

    def value(self) -> float:
        """Return its mean value to the seat that chose it, 0 to 1."""
        return self.total / float(self.visits)

    def ucb(self, exploration: float) -> float:
        """Return the upper confidence bound, with the times it was available in the place of its parent's visits."""
        visits = float(self.visits)
        return self.total / visits + exploration * sqrt(log(float(self.available)) / visits)


class Search:
    """A search for the seat to decide, or for one that waits (then only the estimate means something).

    ``world`` may be any of the worlds that ``seat`` cannot tell apart, ``length`` is how many choices a rollout
    makes before it is cut off and estimated (0: none): what the game's heuristics say, if not given. A weaker search
    guesses only ``worlds`` times at what is hidden, and grows its tree no deeper than ``sight`` choices.

    >>> from ludotheque import SeededChance, load
    >>> game = load("koryo")
    >>> state = game.start(2, chance=SeededChance(1))
    >>> search = Search(state, state.current_player(), game.heuristics(), SeededChance(2))
    >>> search.run(50)
    >>> search.best() in state.legal_actions()
    True
    """

    def __init__(
        self,
        world: State,
        seat: i64,
        heuristics: Heuristics,
        chance: Chance,
        cooperative: bool = False,
        length: i64 = -1,
        exploration: float = EXPLORATION,
        worlds: i64 = 0,
        sight: i64 = 0,
    ) -> None:
        self.world: State = world
        self.seat: i64 = seat
        self.heuristics: Heuristics = heuristics
        self.chance: Chance = chance
        self.cooperative: bool = cooperative
        self.length: i64 = length if length >= 0 else heuristics.rollout_length()
        self.exploration: float = exploration
        self.sight: i64 = sight if sight > 0 else TO_THE_END
        self.worlds: list[State] = []
        for _ in range(worlds):
            self.worlds.append(world.resample(seat, chance))
        self.root: Node = Node(-1, -1)
        self.widening: float = heuristics.widening()
        self.simulations: i64 = 0
        self.totals: list[float] = [0.0] * world.num_players

    # --- Budgets ---

    def run(self, simulations: i64, decisive: bool = False) -> None:
        """Run so many simulations; with ``decisive`` fewer, once the best action cannot change any more."""
        left = simulations
        while left > 0:
            if decisive and self.lead() > left:
                return
            self.simulate()
            left -= 1

    def run_for(self, seconds: float, decisive: bool = False, more: float = 0.0, most: i64 = 0) -> bool:
        """Search for so many seconds; with ``decisive`` fewer, once at this pace the best action cannot change.

        Return whether that is so. A search may go on slice by slice: ``more`` is the time of the slices to come.
        With ``most`` it ends after so many simulations in all, or once only one action is sensible.
        """
        start = perf_counter()
        spent = 0.0
        before = self.simulations
        while spent < seconds:
            self.run(BETWEEN_CLOCKS if most == 0 else min(BETWEEN_CLOCKS, most - self.simulations))
            if most > 0 and (self.simulations >= most or self.is_clear()):
                return True
            spent = perf_counter() - start
            left = float(self.simulations - before) * (seconds + more - spent) / spent
            if most > 0:
                left = min(left, float(most - self.simulations))
            if decisive and float(self.lead()) > left:
                return True
        return False

    def lead(self) -> i64:
        """By how many visits the best action is ahead of the next."""
        first, second = self.leaders()
        return first - second

    def is_clear(self) -> bool:
        """Return whether only one action is sensible: the search hardly ever comes back to another."""
        first, second = self.leaders()
        return self.simulations >= CLEAR_AFTER and 0 < second * CLEAR <= first

    def leaders(self) -> tuple[i64, i64]:
        """Return the visits of the best action and of the next."""
        first: i64 = 0
        second: i64 = 0
        for child in self.root.children:
            if child.visits > first:
                second = first
                first = child.visits
            elif child.visits > second:
                second = child.visits
        return first, second

    # --- One simulation ---

    def simulate(self) -> None:
        """Select and expand in a new world, play it out, and remember what came of it."""
        world = self.guess()
        path: list[Node] = []
        self.descend(world, path)
        self.roll_out(world)
        values = win_chances(world, self.heuristics, self.cooperative)
        for node in path:
            node.visits += 1
            node.total += values[node.seat]
        for seat in range(world.num_players):
            self.totals[seat] += values[seat]
        self.simulations += 1

    def guess(self) -> State:
        """Return a world to play in: another each time, or the next of a few."""
        if not self.worlds:
            return self.world.resample(self.seat, self.chance)
        return self.worlds[self.simulations % i64(len(self.worlds))].copy(self.chance)

    def descend(self, world: State, path: list[Node]) -> None:
        """Follow the tree in this world down to a new node, or as far as it may see. Forced actions make no node."""
        node = self.root
        while not world.is_terminal():
            actions = world.offers()
            if len(actions) > 1:
                actions = self.heuristics.candidates(world, actions)
            if len(actions) == 1:
                world.apply_offered(actions[0])
                continue
            if i64(len(path)) == self.sight:
                return
            node = self.select(node, world, actions)
            world.apply_offered(node.action)
            path.append(node)
            if node.visits == 0:
                return

    def select(self, node: Node, world: State, actions: list[i64]) -> Node:
        """Return the child to follow: one that was never tried in the order the rollout policy likes, else by UCB.

        With :meth:`Heuristics.widening` only so many are tried before the best of them is visited again.
        """
        seat = world.current_player()
        children = node.children
        untried: list[i64] = []
        best = node
        most = -1.0
        known: i64 = 0
        at: i64 = 0
        for action in actions:
            while at < i64(len(children)) and children[at].precedes(seat, action):
                at += 1
            if at == i64(len(children)) or children[at].seat != seat or children[at].action != action:
                untried.append(action)
                continue
            child = children[at]
            child.available += 1
            known += 1
            bound = child.ucb(self.exploration)
            if bound > most:
                most = bound
                best = child
        if not untried or (known > 0 and self.is_wide(node, known)):
            return best
        return expand(node, seat, self.heuristics.rollout(world, untried, self.chance))

    def is_wide(self, node: Node, known: i64) -> bool:
        """Return whether a node has as many children as its visits allow. The root is visited by each simulation."""
        if self.widening == 0.0:
            return False
        visits = self.simulations if node is self.root else node.visits
        return float(known) >= 1.0 + self.widening * sqrt(float(visits))

    def roll_out(self, world: State) -> None:
        """Play on by the rollout policy, to the end or for so many choices; forced actions are played in any case."""
        left = self.length
        while not world.is_terminal():
            actions = world.offers()
            if len(actions) == 1:
                world.apply_offered(actions[0])
                continue
            if left == 0:
                break
            world.apply_offered(self.heuristics.rollout(world, actions, self.chance))
            left -= 1

    # --- Results ---

    def best(self) -> i64:
        """Return the action visited most. ValueError if there was nothing to choose, or no simulation."""
        if not self.root.children:
            raise ValueError("nothing was searched: no simulation, or nothing to choose")
        best = self.root.children[0]
        for child in self.root.children:
            if child.visits > best.visits:
                best = child
        return best.action

    def estimate(self) -> list[float]:
        """Value the position for each seat, 0 to 1 (see :func:`win_chances`)."""
        return [total / float(self.simulations) for total in self.totals]


def expand(parent: Node, seat: i64, action: i64) -> Node:
    """Return a new child in its place among the others."""
    child = Node(seat, action)
    child.available = 1
    at: i64 = 0
    while at < i64(len(parent.children)) and parent.children[at].precedes(seat, action):
        at += 1
    parent.children.insert(at, child)
    return child


def look_ahead(world: State, seat: i64, heuristics: Heuristics, chance: Chance, worlds: i64) -> i64:
    """Return the action after which ``seat`` stands best by the estimate, on average over some worlds.

    Ties are broken by chance. All actions of a world are tried with the same luck to come.
    """
    actions = heuristics.candidates(world, world.offers())
    totals = [0.0] * len(actions)
    for _ in range(worlds):
        guess = world.resample(seat, chance)
        for at in range(i64(len(actions))):
            after = guess.clone()
            after.apply_offered(actions[at])
            totals[at] += heuristics.estimate(after, seat)
    most = max(totals)
    best: list[i64] = []
    for at in range(i64(len(actions))):
        if totals[at] == most:
            best.append(actions[at])
    return best[chance.below(i64(len(best)))]
