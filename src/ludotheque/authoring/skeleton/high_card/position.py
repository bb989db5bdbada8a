"""Positions of High Card as JSON: hands, cards played, points and the round."""

from __future__ import annotations

from ludotheque import BadPosition, Chance
from ludotheque.core.reading import choice, only_fields, seats_of, whole
from ludotheque.core.rules import Json

from .rules import COPIES, HAND, NONE, RANKS, HighCard
from .verbs import RANK_NAMES


def to_json(state: HighCard) -> Json:
    """Return the whole position."""
    seats = []
    for seat in range(state.num_players):
        one: Json = {"hand": state.cards(seat), "points": state.points[seat]}
        if state.played[seat] != NONE:
            one["played"] = RANK_NAMES[state.played[seat]]
        seats.append(one)
    return {"game": "high_card", "round": state.round, "seats": seats}


def from_json(data: Json, chance: Chance) -> HighCard:
    """Read a position; BadPosition names the field at fault. Only ``seats`` is needed: then it is the first round."""
    only_fields(data, {"game", "options", "round", "seats"}, "position")
    seats = seats_of(data, "high_card", range(2, 5))
    state = HighCard(len(seats), chance)
    state.round = whole(data, "round", 0, 0, HAND)
    for seat, one in enumerate(seats):
        only_fields(one, {"hand", "points", "played"}, f"seat {seat}")
        hand = one.get("hand", {})
        only_fields(hand, set(RANK_NAMES), f"seat {seat}, field 'hand'")
        for rank, name in enumerate(RANK_NAMES):
            state.hand[seat * RANKS + rank] = whole(hand, name, 0, 0, COPIES)
        state.points[seat] = whole(one, "points", 0, 0, state.round)
        if "played" in one:
            state.played[seat] = RANK_NAMES.index(choice(one["played"], RANK_NAMES, "played"))
    check(state)
    return state


def check(state: HighCard) -> None:
    """Refuse a position that no game comes to."""
    if sum(state.points) > state.round:
        raise BadPosition("field 'points': there is at most one point a round")
    order = [state.played[(state.round + step) % state.num_players] != NONE for step in range(state.num_players)]
    if order != sorted(order, reverse=True) or all(order) or (state.round == HAND and any(order)):
        raise BadPosition("field 'played': players play in turn, and a round that all have played is over")
    try:
        state.audit()
    except AssertionError as error:
        raise BadPosition(f"field 'hand': {error}") from None
