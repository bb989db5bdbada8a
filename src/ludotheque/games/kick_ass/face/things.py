"""Items of heroes and tokens of Don's, as a position has them."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from ludotheque.core.reading import choice, flag, need, only_fields, whole
from ludotheque.core.rules import Json
from ludotheque.games.kick_ass import codes, tokens
from ludotheque.games.kick_ass.names import ITEM_IDS, TOKEN_COLOURS, TOKEN_STATES
from ludotheque.games.kick_ass.pieces import Item

ITEM_FLAGS = ("worn", "exhausted", "arranged", "fresh")
"""Fields of an item that are left out where they are false."""
TOKEN_FIELDS = ("colour", "state", "dollars", "seat")

# --- Items ---


def item_to_json(item: Item) -> Json:
    """Return an item with what is true of it."""
    return {"item": ITEM_IDS[item.design], **{name: True for name in ITEM_FLAGS if getattr(item, name)}}


def item_from_json(data: Any) -> Item:
    """Read an item."""
    one = _unpacked(data)
    only_fields(one, ("item", *ITEM_FLAGS), "field 'items'")
    item = Item(ITEM_IDS.index(choice(one.get("item"), ITEM_IDS, "item")))
    for name in ITEM_FLAGS:
        setattr(item, name, flag(one, name))
    return item


def _unpacked(data: Any) -> Any:
    """Return an item's fields: a name alone is that of a worn item, and older positions have a bit for each flag."""
    if isinstance(data, str):
        return {"item": data, "worn": True}
    if isinstance(data, list) and len(data) == 2:
        bits = whole({"items": data[1]}, "items", 0, 0, (1 << len(ITEM_FLAGS)) - 1)
        return {"item": data[0], **{name: bool(bits >> bit & 1) for bit, name in enumerate(ITEM_FLAGS)}}
    return data


# --- Don's tokens ---


def token_to_json(token: i64) -> Json:
    """Return a token's colour and state, the dollars of loot, and the seat of the hero who carries it."""
    state = tokens.state_of(token)
    one: Json = {"colour": TOKEN_COLOURS[tokens.colour_of(token)], "state": TOKEN_STATES[state]}
    if state == tokens.TokenState.LOOT:
        one["dollars"] = tokens.dollars_on(token)
    elif state == tokens.TokenState.TAKEN:
        one["seat"] = tokens.carrier(token)
    return one


def token_from_json(data: Any, players: int) -> int:
    """Read a token."""
    only_fields(data, TOKEN_FIELDS, "each of field 'tokens'")
    colour = TOKEN_COLOURS.index(choice(data.get("colour"), TOKEN_COLOURS, "colour"))
    state = TOKEN_STATES.index(choice(data.get("state"), TOKEN_STATES, "state"))
    is_loot, is_taken = state == tokens.TokenState.LOOT, state == tokens.TokenState.TAKEN
    need(("dollars" in data) == is_loot, "dollars", "loot has some, no other token does")
    need(("seat" in data) == is_taken, "seat", "a hero carries what is taken, nothing else")
    dollars = whole(data, "dollars", 0, 1, codes.LOOT) if is_loot else 0
    seat = whole(data, "seat", codes.NOBODY, 0, codes.MAX_HEROES - 1) if is_taken else codes.NOBODY
    need(seat < players, "seat", "there is no such hero")
    return tokens.in_state(state, colour, dollars, seat)
