"""The view of a seat of Manga Dice as numbers."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from ludotheque.core.encoding import put_flag, put_one_hot, put_share, put_zeros
from ludotheque.core.state import check_seat
from ludotheque.games.manga_dice.cards import EXPERIENCES, SKILLS
from ludotheque.games.manga_dice.codes import DICE, DISCARDED, MAX_PLAYERS, OVER, READY, ROW
from ludotheque.games.manga_dice.rules import MangaDice

PHASES: Final[i64] = OVER + 1
PLAYER_NUMBERS: Final[i64] = 5 + 2 * DICE + EXPERIENCES + 2 * SKILLS


def encode(state: MangaDice, seat: i64) -> bytes:
    """The view of ``seat``, itself first and the others clockwise.

    The round (of 20), phase, flags, the pool, picked dice and pending card; which cards lie face up, are discarded or
    in the own hand; then for each of four seats (absent ones 0) points (of 30), hand, whose turn, who starts, tied,
    unused and used dice (of 12), experience, skills and which of them are ready.
    """
    check_seat(state, seat)
    out = BytesWriter()
    put_share(out, state.round, 20)
    put_one_hot(out, state.phase, PHASES)
    put_flag(out, state.revealed)
    put_flag(out, state.skill_used)
    put_flag(out, state.assist_used)
    for count in state.pool:
        put_share(out, count, 12)
    for count in state.picked:
        put_share(out, count, 12)
    put_one_hot(out, state.card, EXPERIENCES + SKILLS)
    for place in state.experience:
        put_flag(out, place == ROW)
    for place in state.skill:
        put_flag(out, place == ROW)
    for place in state.assist:
        put_flag(out, place == DISCARDED)
    for place in state.assist:
        put_flag(out, place == seat)
    step: i64 = 0
    for step in range(MAX_PLAYERS):
        if step < state.num_players:
            put_player(out, state, (seat + step) % state.num_players)
        else:
            put_zeros(out, PLAYER_NUMBERS)
    return out.getvalue()


def put_player(out: BytesWriter, state: MangaDice, seat: i64) -> None:
    """One player as everybody sees them."""
    put_share(out, state.points(seat), 30)
    put_share(out, state.hand_size(seat), 4)
    put_flag(out, state.phase != OVER and state.player == seat)
    put_flag(out, state.start == seat)
    put_share(out, state.tied[seat], 1)
    at: i64 = 0
    for at in range(seat * DICE, (seat + 1) * DICE):
        put_share(out, state.dice[at], 12)
    for at in range(seat * DICE, (seat + 1) * DICE):
        put_share(out, state.used[at], 12)
    for owner in state.experience:
        put_flag(out, owner == seat)
    for owner in state.skill:
        put_flag(out, owner == seat)
    for at in range(SKILLS):
        put_flag(out, state.skill[at] == seat and state.skill_state[at] == READY)
