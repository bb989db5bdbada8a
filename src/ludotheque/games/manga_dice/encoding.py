"""The view of a seat of Manga Dice as numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from ludotheque.core.encoding import Encoder, mark, put_flag, put_one_hot, put_share, put_shares
from ludotheque.core.state import State
from ludotheque.games.manga_dice.cards import ASSISTS, EXPERIENCES, SKILLS
from ludotheque.games.manga_dice.codes import DICE, DISCARDED, MAX_PLAYERS, OVER, READY, ROW
from ludotheque.games.manga_dice.rules import MangaDice

PHASES: Final[i64] = OVER + 1
OWN_EXPERIENCE: Final[i64] = 5 + 2 * DICE
"""A player's experience cards come after so many other numbers."""
OWN_SKILLS: Final[i64] = OWN_EXPERIENCE + EXPERIENCES
PLAYER_NUMBERS: Final[i64] = OWN_SKILLS + 2 * SKILLS


class MangaDiceEncoder(Encoder):
    """The view of a seat, itself first and the others clockwise.

    The round (of 20), phase, flags, the pool, picked dice and pending card; which cards lie face up, are discarded or
    in the own hand; then for each of four seats (absent ones 0) points (of 30), hand, whose turn, who starts, tied,
    unused and used dice (of 12), experience, skills and which of them are ready.
    """

    def write(self, state: State, seat: i64, row: vec[i32], at: i64) -> i64:
        assert isinstance(state, MangaDice)
        at = put_share(row, at, state.round, 20)
        at = put_one_hot(row, at, state.phase, PHASES)
        at = put_flag(row, at, state.revealed)
        at = put_flag(row, at, state.skill_used)
        at = put_flag(row, at, state.assist_used)
        for count in state.pool:
            at = put_share(row, at, count, 12)
        at = put_shares(row, at, state.picked, 0, DICE, 12)
        at = put_one_hot(row, at, state.card, EXPERIENCES + SKILLS)
        players = at + EXPERIENCES + SKILLS + 2 * ASSISTS
        at = put_experience(row, at, state, seat, players)
        at = put_skills(row, at, state, seat, players)
        at = put_assists(row, at, state, seat)
        for step in range(state.num_players):
            at = put_player(row, at, state, (seat + step) % state.num_players)
        return at + (MAX_PLAYERS - state.num_players) * PLAYER_NUMBERS


def put_player(row: vec[i32], at: i64, state: MangaDice, seat: i64) -> i64:
    """One player as everyone sees them, but for the cards, which are written one by one."""
    at = put_share(row, at, state.points(seat), 30)
    at = put_share(row, at, state.hand_size(seat), 4)
    at = put_flag(row, at, state.phase != OVER and state.player == seat)
    at = put_flag(row, at, state.start == seat)
    at = put_share(row, at, state.tied[seat], 1)
    at = put_shares(row, at, state.dice, seat * DICE, (seat + 1) * DICE, 12)
    at = put_shares(row, at, state.used, seat * DICE, (seat + 1) * DICE, 12)
    return at + EXPERIENCES + 2 * SKILLS


def put_experience(row: vec[i32], at: i64, state: MangaDice, seat: i64, players: i64) -> i64:
    """Write which experience cards lie face up, and those of each player among the numbers from ``players`` on."""
    for card in range(EXPERIENCES):
        place = state.experience[card]
        if place == ROW:
            mark(row, at + card)
        elif place >= 0:
            mark(row, players + numbers_before(state, seat, place) + OWN_EXPERIENCE + card)
    return at + EXPERIENCES


def put_skills(row: vec[i32], at: i64, state: MangaDice, seat: i64, players: i64) -> i64:
    """Write which skills lie face up, and those of each player, and which of these are ready."""
    for card in range(SKILLS):
        place = state.skill[card]
        if place == ROW:
            mark(row, at + card)
        elif place >= 0:
            own = players + numbers_before(state, seat, place) + OWN_SKILLS
            mark(row, own + card)
            if state.skill_state[card] == READY:
                mark(row, own + SKILLS + card)
    return at + SKILLS


def put_assists(row: vec[i32], at: i64, state: MangaDice, seat: i64) -> i64:
    """Write which assists are discarded, then which are in the own hand."""
    for card in range(ASSISTS):
        place = state.assist[card]
        if place == DISCARDED:
            mark(row, at + card)
        elif place == seat:
            mark(row, at + ASSISTS + card)
    return at + 2 * ASSISTS


def numbers_before(state: MangaDice, seat: i64, player: i64) -> i64:
    """Return how many numbers there are of the players from ``seat`` clockwise to another."""
    steps = player - seat
    return (steps if steps >= 0 else steps + state.num_players) * PLAYER_NUMBERS


encode: Final = MangaDiceEncoder(831)
