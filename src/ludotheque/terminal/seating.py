"""The players of a game of this process: people at the keyboard, and bots of one level."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludotheque.bots import Player
from ludotheque.bots.named import player
from ludotheque.core.chance import Chance
from ludotheque.core.match import Match
from ludotheque.terminal.words import TerminalWords

MOST_SEED: Final = 2**31 - 1


def seat_players(
    match: Match, people: Sequence[int], level: str, words: TerminalWords, luck: Chance
) -> tuple[list[str], dict[int, Player]]:
    """Seat a bot wherever no person plays, and write everyone's name into the record.

    Returns:
        The names by seat, in the language of ``words``, and the bots of their seats.
    """
    seats = range(match.state.num_players)
    made = [f"Player {seat + 1}" if seat in people else f"Bot {seat + 1}" for seat in seats]
    bots = {
        seat: player(level, match.game, seed=luck.below(MOST_SEED), in_time=True)
        for seat in seats
        if seat not in people
    }
    match.record.seats = [f"{name} ({level})" if seat in bots else name for seat, name in enumerate(made)]
    return [words.named(name) for name in made], bots
