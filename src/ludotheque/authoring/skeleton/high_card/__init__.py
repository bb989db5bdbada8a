"""High Card: everyone plays a card, the highest takes a point.

Read ``verbs.py`` for the actions, ``rules.py`` for the rules, and here for what players see and for positions as JSON.
``ledger.py`` follows the table by the log, and ``board/bundle/board.js`` draws it in the browser.
"""

from __future__ import annotations

from typing import TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque import BadPosition, Chance, Event, Game, Ledger, Options, Rules, check_seat
from ludotheque.core.reading import choice, only_fields, seats_of, whole
from ludotheque.core.rules import Json

from .ledger import DERIVED, follow
from .rules import COPIES, HAND, NONE, RANKS, HighCard, named
from .verbs import ACTIONS, RANK_NAMES

PLAYERS = range(2, 5)


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


def new(players: int, _options: Options, chance: Chance, events: list[Event] | None) -> HighCard:
    """Return a game dealt."""
    state = HighCard(players, chance, events)
    state.deal()
    return state


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
        "cards": state.hand_size(seat),
        "played": None if played == NONE else RANK_NAMES[played],
    }


def to_json(state: HighCard) -> Json:
    """Return the whole position."""
    seats = []
    for seat in range(state.num_players):
        one: Json = {"hand": state.cards(seat), "points": state.points[seat]}
        if state.played[seat] != NONE:
            one["played"] = RANK_NAMES[state.played[seat]]
        seats.append(one)
    return {"game": "high_card", "round": state.round, "spent": named(state.spent), "seats": seats}


def from_json(data: Json, chance: Chance) -> HighCard:
    """Read a position; BadPosition names the field at fault. Only ``seats`` is needed: then it is the first round."""
    only_fields(data, {"game", "options", "round", "spent", "seats"}, "position")
    seats = seats_of(data, "high_card", PLAYERS)
    state = HighCard(len(seats), chance)
    state.round = whole(data, "round", 0, 0, HAND)
    state.spent = counts(data, "spent", "position")
    for seat, one in enumerate(seats):
        only_fields(one, {"hand", "points", "played"}, f"seat {seat}")
        for rank, count in enumerate(counts(one, "hand", f"seat {seat}")):
            state.hand[seat * RANKS + rank] = count
        state.points[seat] = whole(one, "points", 0, 0, state.round)
        if "played" in one:
            state.played[seat] = RANK_NAMES.index(choice(one["played"], RANK_NAMES, "played"))
    check(state)
    return state


def counts(data: Json, field: str, where: str) -> vec[i64]:
    """Read how many cards there are of each rank."""
    cards = data.get(field, {})
    only_fields(cards, set(RANK_NAMES), f"{where}, field {field!r}")
    return vec[i64]([whole(cards, name, 0, 0, COPIES) for name in RANK_NAMES])


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
        raise BadPosition(f"fields 'hand' and 'spent': {error}") from None


GAME = Game(
    id="high_card",
    title="High Card",
    package=__name__,
    version=1,
    players=PLAYERS,
    actions=ACTIONS,
    rules=Rules(
        new=new,
        view=view,
        to_json=to_json,
        from_json=from_json,
    ),
    view_type=HighCardView,
    ledger=Ledger(follow, DERIVED),
)
