"""The smallest payments for a card, for people to choose from. The rules take any dice that pay."""

from __future__ import annotations

from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.manga_dice.cards import pays
from ludotheque.games.manga_dice.codes import DICE
from ludotheque.games.manga_dice.log import DIE_NAMES
from ludotheque.games.manga_dice.rules import MangaDice

MOST_SHOWN = 6
MOST_TRIED = 20_000
GREEN_DICE = range(6, 12)


def smallest(state: MangaDice) -> list[dict[str, int]]:
    """Return the smallest sets of unused dice that pay for the pending card, the picked ones among them.

    They take as few dice and as few green ones as possible; at most six sets are returned, those of the lowest sum
    first.

    >>> from ludotheque import ScriptedChance
    >>> from ludotheque.games.manga_dice.position import from_json
    >>> seats = [{"dice": {"white3": 2, "green3": 1, "green5": 1}}, {}]
    >>> state = from_json({"seats": seats, "row": ["e02"], "phase": "pay", "card": 1}, ScriptedChance([]))
    >>> smallest(state)
    [{'white3': 1, 'green3': 1}]
    """
    start = state.player * DICE
    have = [state.dice[start + die] + state.picked[die] for die in range(DICE)]
    least = [state.picked[die] for die in range(DICE)]
    for size in range(max(1, sum(least)), sum(have) + 1):
        found = [chosen for chosen in _subsets(have, least, size) if _pays(state, chosen)]
        if found:
            found.sort(key=lambda chosen: (sum(chosen[die] for die in GREEN_DICE), _sum(chosen)))
            return [{DIE_NAMES[die]: count for die, count in enumerate(one) if count} for one in found[:MOST_SHOWN]]
    return []


def _subsets(have: list[int], least: list[int], size: int) -> Iterator[list[int]]:
    """Every choice of ``size`` dice, equal dice being the same, with at least those picked; not too many."""
    tried = 0
    stack = [(0, size - sum(least), list(least))]
    while stack and tried < MOST_TRIED:
        die, left, chosen = stack.pop()
        if left == 0:
            tried += 1
            yield chosen
        elif die < DICE:
            for more in range(min(left, have[die] - least[die]) + 1):
                stack.append((die + 1, left - more, [*chosen[:die], least[die] + more, *chosen[die + 1 :]]))


def _pays(state: MangaDice, chosen: list[int]) -> bool:
    """Return whether these dice pay, a green one among them."""
    counts = vec[i64]([sum(chosen[value::6]) for value in range(6)])
    kind, size = state.cards.cost[state.card], state.cards.cost_size[state.card]
    return any(chosen[die] for die in GREEN_DICE) and pays(counts, kind, size)


def _sum(chosen: list[int]) -> int:
    return sum((die % 6 + 1) * count for die, count in enumerate(chosen))
