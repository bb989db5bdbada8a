"""Heuristics of Kick-Ass for bots: how the team stands, and a quick plan for whatever is asked."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.state import Heuristics, State, check_seat
from ludotheque.games.kick_ass import verbs
from ludotheque.games.kick_ass.bots import win_chance
from ludotheque.games.kick_ass.bots.advisers import adviser_on
from ludotheque.games.kick_ass.bots.needs import NO_NUMBERS, Needs
from ludotheque.games.kick_ass.bots.weights import WEIGHTS
from ludotheque.games.kick_ass.chapters.casualties import ShareHits
from ludotheque.games.kick_ass.chapters.day import Act, CommitCard
from ludotheque.games.kick_ass.codes import NO_ARENA
from ludotheque.games.kick_ass.state import KickAss

WIDENING: Final = 0.3
FIRST_MINI_BOSS: Final[i64] = 2
"""Among the kinds of enemies: those before it are minions and supers."""
LOOK_AHEAD: Final[i64] = 15
"""Choices of a rollout: about to the segment after the next. The win_chance values the last position."""


class KickAssHeuristics(Heuristics):
    """The team's prospects; plans that weigh errands, fights and gains of each district."""

    def estimate(self, state: State, seat: i64) -> float:
        check_seat(state, seat)
        return self.estimates(state)[seat]

    def estimates(self, state: State) -> list[float]:
        """Return the same for all: they win or lose together."""
        assert isinstance(state, KickAss)
        if state.is_terminal():
            return state.returns()
        chance = win_chance.value(settled(state)) if state.all_picked() else 0.0
        return [chance] * state.num_players

    def rollout(self, state: State, actions: list[i64], chance: Chance) -> i64:
        assert isinstance(state, KickAss)
        return choose(state, actions, chance)

    def candidates(self, state: State, actions: list[i64]) -> list[i64]:
        """Keep what is not much worse by the plan: what a search of a long game of chance says of a choice is rough."""
        assert isinstance(state, KickAss)
        return worthwhile(state, actions)

    def rollout_length(self) -> i64:
        """Short: what the prospects say of a segment's outcome is far surer than how one game ends. Measured too."""
        return LOOK_AHEAD

    def widening(self) -> float:
        """Plans are good and choices many: the search looks little beyond them. Measured in games against Red Mist."""
        return WIDENING


def settled(state: KickAss) -> KickAss:
    """Return the start of the next segment, when the plan has spent this one: the chance to win is told there."""
    twin = state.copy(state.chance.clone())
    while not twin.is_terminal() and twin.arena == NO_ARENA and not is_fresh(twin):
        actions = twin.legal_actions()
        twin.apply_action(actions[0] if len(actions) == 1 else choose(twin, actions, twin.chance))
    return twin


def is_fresh(state: KickAss) -> bool:
    """Return whether the first card of a segment is to be chosen."""
    return i64(len(state.stack)) == 1 + state.num_players and isinstance(state.top(), CommitCard)


# --- Plans ---


def choose(state: KickAss, actions: list[i64], chance: Chance) -> i64:
    """Return a sensible answer to whatever is asked; a little chance, so that plans differ."""
    scores = weigh(state, actions)
    asks = state.top()
    noise: float = 0.01 * WEIGHTS.noise * (1.0 if isinstance(asks, CommitCard) else 0.5)
    acts = isinstance(asks, Act)
    best = actions[0]
    most = -10000.0
    for k in range(i64(len(actions))):
        one = actions[k]
        score = scores[k]
        if not acts or verbs.MOVE.has(one):
            score += float(chance.below(100)) * noise
        if score > most:
            most = score
            best = one
    return best


def worthwhile(state: KickAss, actions: list[i64]) -> list[i64]:
    """Return what is not much worse by the plan than the best."""
    scores = weigh(state, actions)
    most = -10000.0
    for k in range(i64(len(actions))):
        if scores[k] > most:
            most = scores[k]
    kept: list[i64] = []
    for k in range(i64(len(actions))):
        if scores[k] >= most - WEIGHTS.margin:
            kept.append(actions[k])
    return kept


def weigh(state: KickAss, actions: list[i64]) -> vec[float]:
    """Return what each answer to the question is worth."""
    asks = state.top()
    scores = NO_NUMBERS[: i64(len(actions))]
    if isinstance(asks, ShareHits):
        weigh_hits(actions, scores)
    else:
        adviser_on(asks).weigh(Needs(state), asks.seat, actions, scores)
    return scores


def weigh_hits(actions: list[i64], scores: vec[float]) -> None:
    """Hit all of them, else bosses and mini-bosses first, then those who die of the fewest hits; none are spared."""
    count = i64(len(actions))
    last = count - 2 if actions[count - 1] == verbs.DONE.first else count - 1
    scores[last if actions[last] >= verbs.HIT.of(FIRST_MINI_BOSS) else 0] = 100.0
