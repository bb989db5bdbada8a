"""Positions of Koryŏ as JSON. Fields that can be derived may be left out: the pool is all other cards.

>>> from ludotheque import ScriptedChance
>>> seats = [{"tableau": {"banker": 1}}, {"order": {"banker": 2}}]
>>> state = from_json({"seats": seats, "player": 1}, ScriptedChance([]))
>>> state.legal_actions()
[221]
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.errors import BadInput, BadPosition
from ludotheque.core.reading import choice, listed, only_fields, seats_of, whole
from ludotheque.core.rules import Json
from ludotheque.games.koryo import codes
from ludotheque.games.koryo.cards import (
    EVENT_NAMES,
    FAMILY_NAMES,
    KIND_NAMES,
    KINDS,
    MAX_PLAYERS,
    ROUNDS,
    SHIP_OWNER,
    TOKENS,
    copies,
)
from ludotheque.games.koryo.codes import NOBODY
from ludotheque.games.koryo.log import counts
from ludotheque.games.koryo.options import KoryoOptions
from ludotheque.games.koryo.rules import Koryo

PHASES = ("orders", "reveal", "effects", "swap", "ending", "over")
POWERS = ("bank", "priest", "spy")
TABLES = ("tableau", "hand", "order", "unplayed")


@functools.cache
def _options(empty_orders: bool, sealed_orders: bool) -> KoryoOptions:
    """Return the options of a state: to make them again for each position took a tenth of its fingerprint."""
    return KoryoOptions(empty_orders, sealed_orders)


def to_json(state: Koryo) -> Json:
    """Return the whole position: seats with their tables, whose turn, what is pending. Empty things are left out."""
    data: Json = {
        "game": "koryo",
        "options": _options(state.empty_orders, state.sealed_orders).to_json(),
        "round": state.round,
        "first": state.first,
        "phase": PHASES[state.phase],
        "player": state.player,
        "seats": [_seat(state, seat) for seat in range(state.num_players)],
    }
    gone = counts(state.gone, 0)
    if gone:
        data["gone"] = gone
    if state.ship_owner != state.holder(SHIP_OWNER):
        data["ship_owner"] = state.ship_owner
    if state.phase == codes.ORDERS and state.ordered != _before(state):
        data["ordered"] = [seat for seat in range(state.num_players) if state.has_ordered(seat)]
    used = [name for name in POWERS if getattr(state, f"{name}_used")]
    if used:
        data["used"] = used
    pending = {name: int(getattr(state, name)) for name in EVENT_NAMES if getattr(state, name)}
    if pending:
        data["pending"] = pending
    if state.swap_seat != NOBODY:
        data["swap"] = {"seat": state.swap_seat, "kind": FAMILY_NAMES[state.swap_kind]}
    return data


def _seat(state: Koryo, seat: int) -> Json:
    """Return what one seat has, read without reflection: the server makes a fingerprint of every ply."""
    tables = {
        "tableau": counts(state.tableau, seat),
        "hand": counts(state.hand, seat),
        "order": counts(state.order, seat),
        "unplayed": counts(state.unplayed, seat),
    }
    one: Json = {name: cards for name, cards in tables.items() if cards}
    if state.tokens[seat]:
        one["tokens"] = state.tokens[seat]
    return one


def from_json(data: Json, chance: Chance) -> Koryo:
    """Return a position from JSON; BadPosition names the field at fault.

    Only ``seats`` is required. By default ``round`` is 1, ``first`` is 0, ``player`` is the first player, ``ordered``
    has the seats before the player in turn order, and ``bank`` has the tokens that the players do not have. ``phase``
    defaults to ``reveal`` if a player has an order, ``orders`` if a player has a hand, and otherwise ``deal``: the
    round's cards are dealt at once.
    """
    known = {"game", "options", "round", "first", "phase", "player", "seats", "ship_owner", "used", "pending"}
    only_fields(data, known | {"swap", "bank", "gone", "ordered"}, "position")
    seats = seats_of(data, "koryo", range(2, MAX_PLAYERS + 1))
    n = len(seats)
    try:
        options = KoryoOptions.parse(data.get("options", {}))
    except BadInput as error:
        raise BadPosition(f"field 'options': {error}") from None
    state = Koryo(n, chance, options.empty_orders, options.sealed_orders)
    state.round = whole(data, "round", 1, 1, ROUNDS)
    state.first = whole(data, "first", 0, 0, n - 1)
    for seat, one in enumerate(seats):
        _read_seat(state, seat, one)
    _fill_pool(state, data)
    _read_turn(state, data)
    phase = choice(data.get("phase", _likely_phase(state)), ("deal", *PHASES), "phase")
    if phase == "deal":
        if state.barbarians or state.lobbying or "swap" in data or "used" in data:
            raise BadPosition("fields 'pending', 'swap' and 'used': not before the cards are dealt")
        state.deal()
        return state
    state.phase = PHASES.index(phase)
    state.player = whole(data, "player", state.first, 0, n - 1)
    _read_ordered(state, data)
    state.ship_owner = whole(data, "ship_owner", state.holder(SHIP_OWNER), -1, n - 1)
    _read_swap(state, data)
    _check_phase(state)
    return state


def _before(state: Koryo) -> int:
    """Return a bit for each seat that is asked before the player in turn order."""
    n = state.num_players
    turns = (state.player - state.first) % n
    return sum(1 << (state.first + turn) % n for turn in range(turns))


def _read_ordered(state: Koryo, data: Json) -> None:
    """Read the seats that have placed an order."""
    if "ordered" not in data:
        state.ordered = _before(state) if state.phase == codes.ORDERS else 0
        return
    if state.phase != codes.ORDERS:
        raise BadPosition("field 'ordered': only in the phase 'orders'")
    for seat in listed(data, "ordered"):
        if type(seat) is not int or not 0 <= seat < state.num_players or state.has_ordered(seat):
            raise BadPosition("field 'ordered': seats are needed, each once")
        state.ordered |= 1 << seat
    if state.has_ordered(state.player):
        raise BadPosition(f"field 'ordered': player {state.player} is still to place an order")


def _read_turn(state: Koryo, data: Json) -> None:
    """Powers used, and events whose effect is open."""
    for name in listed(data, "used"):
        setattr(state, f"{choice(name, POWERS, 'used')}_used", True)
    pending = data.get("pending", {})
    only_fields(pending, set(EVENT_NAMES), "field 'pending'")
    state.barbarians = whole(pending, "barbarians", 0, 0, 6)
    state.lobbying = whole(pending, "lobbying", 0, 0, 4)


def _likely_phase(state: Koryo) -> str:
    if any(state.order):
        return "reveal"
    return "orders" if any(state.hand) else "deal"


def _read_seat(state: Koryo, seat: int, data: Any) -> None:
    where = f"seat {seat}"
    only_fields(data, {*TABLES, "tokens"}, where)
    state.tokens[seat] = whole(data, "tokens", 0, 0, TOKENS)
    for name in TABLES:
        cards = data.get(name, {})
        only_fields(cards, set(KIND_NAMES), f"{where}, field {name!r}")
        table: vec[i64] = getattr(state, name)
        for kind, word in enumerate(KIND_NAMES):
            table[seat * KINDS + kind] = whole(cards, word, 0, 0, copies(kind))


def _fill_pool(state: Koryo, data: Json) -> None:
    """Put into the pool what is in no table, and into the bank what no one has."""
    only_fields(data.get("gone", {}), set(KIND_NAMES), "field 'gone'")
    for kind, word in enumerate(KIND_NAMES):
        left = copies(kind)
        state.gone[kind] = whole(data.get("gone", {}), word, 0, 0, left)
        left -= state.gone[kind]
        for seat in range(state.num_players):
            left -= sum(int(getattr(state, name)[seat * KINDS + kind]) for name in TABLES)
        if left < 0:
            raise BadPosition(f"field 'seats': {-left} cards of {word!r} too many; there are {copies(kind)}")
        state.pool[kind] = left
    left = TOKENS - sum(state.tokens)
    if left < 0:
        raise BadPosition(f"field 'seats': {-left} tokens too many; there are {TOKENS}")
    state.bank = left
    if data.get("bank", left) != left:
        raise BadPosition(f"field 'bank': the players leave {left} of the {TOKENS} tokens, not {data['bank']!r}")


def _read_swap(state: Koryo, data: Json) -> None:
    if state.phase != codes.SWAP:
        if "swap" in data:
            raise BadPosition("field 'swap': only in the phase 'swap'")
        return
    swap = data.get("swap")
    only_fields(swap, {"seat", "kind"}, "field 'swap'")
    assert isinstance(swap, Mapping)
    state.swap_seat = whole(swap, "seat", 0, 0, state.num_players - 1)
    state.swap_kind = FAMILY_NAMES.index(choice(swap.get("kind"), FAMILY_NAMES, "swap"))


def _check_order(state: Koryo, seat: int) -> None:
    """Check an order: cards of one kind; two different ones only by the Ship Owners."""
    order = counts(state.order, seat)
    mixed = len(order) == 2 and sum(order.values()) == 2 and state.ship_owner == seat
    if len(order) > 1 and not mixed:
        raise BadPosition(f"seat {seat}, field 'order': {order} is no order; see 'ship_owner' for two different cards")


def _check_phase(state: Koryo) -> None:
    """Refuse a position that no game comes to: nothing to do, or something out of its time."""
    pending = state.barbarians or state.lobbying
    for seat in range(state.num_players):
        _check_order(state, seat)
    if pending and state.phase not in (codes.EFFECTS, codes.SWAP):
        raise BadPosition(f"field 'pending': not in the phase {PHASES[state.phase]!r}")
    if state.phase in (codes.EFFECTS, codes.SWAP) and state.total(state.order, state.player):
        raise BadPosition(f"field 'phase': player {state.player} has not revealed the order yet")
    if state.phase == codes.ENDING and not state.excess(state.player):
        raise BadPosition(f"field 'phase': player {state.player} has nothing to discard")
    if state.phase == codes.SWAP:
        held = state.tableau[state.swap_seat * KINDS + state.swap_kind]
        if not state.lobbying or not held or not state.can_lobby(state.swap_seat):
            raise BadPosition("field 'swap': it takes an open Lobbying, and a card that can be swapped")
    if state.phase != codes.OVER and not state.legal_actions():
        raise BadPosition(
            f"field 'phase': player {state.player} has nothing to do in the phase {PHASES[state.phase]!r}"
        )
