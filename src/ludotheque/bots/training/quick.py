"""Games of quick moves: a game's rollout policy plays all seats, hundreds of times faster than looks one ply ahead.

A net learns from them how such games end. That is what a search asks for whose rollouts make some choices first: the
rest of a rollout, without its luck.
"""

from __future__ import annotations

from librt.strings import write_f32_le

from ludotheque.bots.net import Learned, outcome
from ludotheque.bots.selfplay import PER_MILLE, Lessons
from ludotheque.core.chance import Chance
from ludotheque.core.state import State

MISTAKES: int = 25
"""Choices of a thousand that are made at random, so that worse positions are seen, too."""


def play_quickly(state: State, learned: Learned, keep: int, chance: Chance, lessons: Lessons) -> None:
    """Play a dealt game to its end, and add one of so many positions: as searches judge them, before a choice."""
    rows: list[list[bytes]] = []
    heuristics = learned.base
    while not state.is_terminal():
        actions = state.offers()
        if len(actions) == 1:
            state.apply_offered(actions[0])
            continue
        if chance.below(keep) == 0:
            rows.append(learned.seen(state))
        mistake = chance.below(PER_MILLE) < MISTAKES
        state.apply_offered(
            actions[chance.below(len(actions))] if mistake else heuristics.rollout(state, actions, chance)
        )
        lessons.choices += 1
    results = [outcome(state, seat, learned.cooperative) for seat in range(state.num_players)]
    for seen in rows:
        for row, result in zip(seen, results, strict=True):
            lessons.rows.write(row)
            write_f32_le(lessons.targets, result)
    lessons.games += 1
