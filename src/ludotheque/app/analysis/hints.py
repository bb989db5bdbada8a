"""Hints for people: the moves that a search recommends, the reasons for them, and the moves that it warns of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludotheque.app.protocol.answers.tables import Hint
from ludotheque.app.tables.views import reasons_json
from ludotheque.app.thinking.question import Question
from ludotheque.bots import Analysis, Move
from ludotheque.core.chance import SeededChance
from ludotheque.core.registry import load
from ludotheque.teaching.review import grade

MOVES_SHOWN: Final = 5
SPURNED: Final = 0.02
"""The share of the attention that a search gives at most to a move that it has found to be bad."""


def hint(asked: Question, ply: int, found: Analysis) -> Hint:
    """Return a bot's findings in a form for people."""
    game = load(asked.game)
    world = game.from_json(asked.position, SeededChance(asked.seed))
    space, moves = game.actions, found.moves[:MOVES_SHOWN]
    return {
        "seat": asked.seat,
        "ply": ply,
        "best": space.to_json(moves[0].action),
        "words": space.words(moves[0].action),
        "moves": [
            {
                "action": space.to_json(move.action),
                "words": space.words(move.action),
                "share": move.share,
                "value": move.value,
                "reasons": reasons_json(game.reasons(world, move.action, asked.seat)),
            }
            for move in moves
        ],
        "blunders": [space.to_json(action) for action in blunders(found.moves)],
        "estimate": found.estimate,
    }


def blunders(moves: Sequence[Move]) -> list[int]:
    """Return the actions that a search tried, found far below the best and left alone, beyond its own noise.

    >>> blunders([Move(7, 0.9, 0.6, 0.02), Move(8, 0.01, 0.2, 0.1), Move(9, 0.01, 0.2, 0.4)])
    [8]
    """
    best = moves[0]
    return [
        move.action
        for move in moves[1:]
        if move.share <= SPURNED and grade(best.value - move.value, best.error + move.error, best=False) == "blunder"
    ]
