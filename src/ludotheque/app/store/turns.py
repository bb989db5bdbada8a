"""The turns of people at one table: for each seat, the ply at which its turn began, and when."""

from __future__ import annotations

from collections.abc import Collection

from ludotheque.app.store.interface import TableStanding

Turns = dict[str, list[int]]
"""By seat: the ply at which its turn began, and the time in milliseconds since 1970."""


def go_on(before: Turns, deciders: Collection[int], ply: int, at: int) -> Turns:
    """Return the turns after a change: those that last, and new ones that begin now.

    >>> go_on({"0": [4, 100]}, [0, 2], 7, 250)
    {'0': [4, 100], '2': [7, 250]}
    """
    return {str(seat): before.get(str(seat), [ply, at]) for seat in deciders}


def of(standing: TableStanding) -> Turns:
    """Return the turns of a table as it was stored; of one that was stored before turns were, since its last change."""
    if standing.over or not standing.ply:
        return {}
    if standing.turns is not None:
        return standing.turns
    deciding = standing.deciding or ([] if standing.player is None else [standing.player])
    return go_on({}, deciding, standing.ply, standing.updated)
