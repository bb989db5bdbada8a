"""The table of High Card as players see it."""

from __future__ import annotations

from typing import TypedDict

from ludotheque import check_seat

from .rules import HAND, NONE, HighCard
from .verbs import RANK_NAMES


class PlayerView(TypedDict):
    """One player as everyone sees them."""

    points: int
    cards: int
    """The number of cards in the hand."""
    played: str | None


class HighCardView(TypedDict):
    """The table as one seat sees it. ``hand`` is None for a spectator."""

    round: int
    rounds: int
    player: int | None
    players: list[PlayerView]
    hand: dict[str, int] | None


def view(state: HighCard, seat: int | None) -> HighCardView:
    """Return the view of ``seat`` (None: of a spectator)."""
    if seat is not None:
        check_seat(state, seat)
    over = state.is_terminal()
    return {
        "round": state.round,
        "rounds": HAND,
        "player": None if over else state.current_player(),
        "players": [_player(state, one) for one in range(state.num_players)],
        "hand": None if seat is None else state.cards(seat),
    }


def _player(state: HighCard, seat: int) -> PlayerView:
    played = state.played[seat]
    return {
        "points": state.points[seat],
        "cards": 0 if state.is_terminal() else state.hand_size(seat),
        "played": None if played == NONE else RANK_NAMES[played],
    }
