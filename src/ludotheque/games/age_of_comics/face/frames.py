"""The stack of a position as JSON: each frame an object of its name, its seat and its details."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.errors import BadPosition
from ludotheque.core.reading import choice, listed, only_fields, whole
from ludotheque.core.rules import Json
from ludotheque.games.age_of_comics import rules
from ludotheque.games.age_of_comics.chapters import (
    challenges,
    cubes,
    hiring,
    ideas,
    learning,
    opening,
    orders,
    printing,
    sales,
    specials,
)
from ludotheque.games.age_of_comics.codes import CENTRE, CUBES, NOBODY
from ludotheque.games.age_of_comics.components import ACTIONS, COMIC_IDS, CREATIVE_IDS, SPECIALS
from ludotheque.games.age_of_comics.places import hand_of, mat_of
from ludotheque.games.age_of_comics.state import AgeOfComics, Frame

Detail = tuple[int, int] | tuple[str, ...] | type[bool] | type[list[Any]]
"""The values of a detail: a number with its bounds, one of some words, true or false, a list of comics."""


class Shape:
    """The written form of a frame: its class, the details that it is made with, on what it may lie."""

    def __init__(self, made: type[Frame], on: tuple[str, ...], details: dict[str, Detail] | None = None) -> None:
        self.made = made
        self.on = on
        self.details: dict[str, Detail] = details or {}


SHAPES: dict[str, Shape] = {
    # Parts of the game, at the bottom.
    "setup": Shape(rules.Setup, (), {"turn": (0, 4)}),
    "raising": Shape(rules.Raising, (), {"turn": (0, 4)}),
    "turns": Shape(rules.Turns, (), {"turn": (0, 3)}),
    # Questions of a part.
    "challenge": Shape(challenges.AcceptChallenge, ("setup",)),
    "comic": Shape(opening.FirstComic, ("setup",), {"place": (0, 3)}),
    "raise": Shape(learning.Raise, ("raising",)),
    "place": Shape(rules.PlaceEditor, ("turns",)),
    # Specials: they lie below the action that they come after.
    "reassign": Shape(specials.Reassign, ("turns",), {"writer_due": bool, "artist_due": bool}),
    "hype": Shape(specials.Hype, ("turns",)),
    "convert": Shape(specials.Convert, ("turns",), {"conversions": (0, 3), "boosted": list}),
    "convert-to": Shape(specials.ConvertTo, ("turns",), {"conversions": (0, 2), "boosted": list}),
    "market": Shape(specials.Market, ("turns",)),
    "give-fans": Shape(specials.GiveFans, ("turns",), {"count": (1, 4)}),
    "extra-editor": Shape(sales.ExtraEditor, ("turns",)),
    # Actions.
    "hire": Shape(hiring.Hire, ("turns", "reassign"), {"writer_due": bool, "artist_due": bool}),
    "develop": Shape(hiring.Develop, ("turns", "hype")),
    "discard": Shape(hiring.Discard, ("turns", "reassign", "hype"), {"action": ACTIONS[:2]}),
    "board-ideas": Shape(ideas.TakeBoardIdea, ("turns", "convert"), {"due": (0, 2), "supplied": bool}),
    "print": Shape(printing.Print, ("turns",), {"prints": (0, 2), "begun": bool, "coloured": bool}),
    "sell": Shape(
        sales.Sell,
        ("turns", "extra-editor"),
        {"flips": (0, 3), "collects": (0, 3), "walked": bool, "fee": bool},
    ),
    # The details of an action.
    "ideas": Shape(ideas.TakeIdea, ("setup", "board-ideas", "print", "cube", "lift", "fulfil"), {"count": (1, 3)}),
    "writer": Shape(printing.ChooseWriter, ("print",), {"comic": COMIC_IDS}),
    "artist": Shape(printing.ChooseArtist, ("print",), {"comic": COMIC_IDS, "writer": CREATIVE_IDS}),
    "pay-again": Shape(printing.PayAgain, ("print",), {"comic": COMIC_IDS}),
    "cube": Shape(cubes.PlaceCube, ("print",), {"lifted": SPECIALS}),
    "lift": Shape(cubes.LiftCube, ("print",)),
    "fulfil": Shape(orders.Fulfil, ("raise", "print", "cube", "lift", "sell", "reassign")),
    "replace": Shape(specials.Replace, ("reassign",), {"card": CREATIVE_IDS}),
}
NAMES: dict[type[Frame], str] = {shape.made: name for name, shape in SHAPES.items()}
OPTIONAL = ("lifted",)
"""Words that may be missing: NOBODY then."""


def to_json(frame: Frame) -> Json:
    """Write a frame. False and empty fields are left out."""
    name = NAMES[type(frame)]
    data: Json = {"do": name}
    if frame.seat != NOBODY:
        data["seat"] = frame.seat
    for field, kind in SHAPES[name].details.items():
        value = getattr(frame, field)
        if kind is list:
            data[field] = [COMIC_IDS[comic] for comic in value]
        elif kind is bool:
            data[field] = bool(value)
        elif isinstance(kind, tuple) and isinstance(kind[0], str):
            data[field] = "" if value == NOBODY else kind[value]
        else:
            data[field] = int(value)
    return {field: value for field, value in data.items() if value is not False and value not in ([], "")}


def read(state: AgeOfComics, data: Any, where: str) -> Frame:
    """Read a frame that goes on top of the stack; BadPosition says what is wrong with it."""
    if not isinstance(data, dict):
        raise BadPosition(f"{where}: it is an object with what is being done")
    name = data.get("do")
    if not isinstance(name, str) or name not in SHAPES:
        raise BadPosition(f"{where}, field 'do': it is one of {', '.join(SHAPES)}")
    where, shape = f"{where}, {name!r}", SHAPES[name]
    below = NAMES[type(state.top_frame())] if state.stack else ""
    if below not in (shape.on or ("",)):
        raise BadPosition(f"{where}: it does not lie on {below!r}")
    if not shape.on:
        return _part(state, name, data, where)
    only_fields(data, {"do", "seat", *shape.details}, where)
    seat = whole(data, "seat", 0, 0, state.num_players - 1)
    if seat != _whose_turn(state):
        raise BadPosition(f"{where}: it is not the turn of player {seat}")
    make: Callable[..., Frame] = shape.made
    frame = make(seat, **{field: _detail(data, field, kind) for field, kind in shape.details.items()})
    if not FITS.get(name, _fits_anyway)(state, frame):
        raise BadPosition(f"{where}: it does not fit the rest of the position")
    return frame


def _part(state: AgeOfComics, name: str, data: Any, where: str) -> Frame:
    """Read a part of the game; its frames exist once."""
    only_fields(data, {"do", "turn"}, where)
    sides = state.num_players if name == "setup" else state.sides
    turn = whole(data, "turn", 0, 0, sides - (name == "turns"))
    parts: dict[str, Any] = {"setup": rules.SETUP, "raising": rules.RAISING, "turns": rules.TURNS}
    made: Frame = parts[name][turn]
    return made


def _whose_turn(state: AgeOfComics) -> int:
    """Return who acts in the part at the bottom: the one before the next in the turn order."""
    part = state.stack[0]
    assert isinstance(part, rules.Part)
    if isinstance(part, rules.Turns):
        return state.order[(part.turn - 1) % state.sides]
    return state.order[max(0, part.turn - 1)]


def _detail(data: Json, field: str, kind: Detail) -> object:
    if kind is list:
        comics = [COMIC_IDS.index(choice(one, COMIC_IDS, field)) for one in listed(data, field)]
        return vec[i64](comics)
    if kind is bool:
        value = data.get(field, False)
        if not isinstance(value, bool):
            raise BadPosition(f"field {field!r}: it is true or false")
        return value
    assert isinstance(kind, tuple)
    if isinstance(kind[0], str):
        if field in OPTIONAL and field not in data:
            return NOBODY
        return kind.index(choice(data.get(field), kind, field))
    return whole(data, field, 0, kind[0], kind[1])


# --- What a frame needs of the rest of the position ---


def _fits_anyway(_state: AgeOfComics, _frame: Any) -> bool:
    return True


def _fits_challenge(state: AgeOfComics, _frame: Any) -> bool:
    return state.solo and state.stack[0] is rules.SETUP[0]


def _fits_comic(state: AgeOfComics, frame: Any) -> bool:
    return bool(state.stack[0].turn == frame.place + 1)  # type: ignore[attr-defined]


def _fits_place(state: AgeOfComics, frame: Any) -> bool:
    return bool(state.players[frame.seat].editors > 0)


def _fits_sell(state: AgeOfComics, frame: Any) -> bool:
    """Return whether a fee, if any, is for a rival who is here."""
    here = state.players[frame.seat].agent
    return not frame.fee or bool(here != CENTRE and sales.host(state, frame.seat, here) != NOBODY)


def _fits_team(state: AgeOfComics, frame: Any) -> bool:
    """Return whether the comic can be printed, with a team of the hand or, when that is used up, of the mat."""
    below = state.top_frame()
    again = printing.over_allowed(state, frame.seat) == isinstance(frame, printing.PayAgain)
    due = isinstance(below, printing.Print) and below.prints > 0
    return bool(due and again and printing.printable(state, frame.seat, frame.comic))


def _fits_artist(state: AgeOfComics, frame: Any) -> bool:
    return _fits_team(state, frame) and bool(state.creative[frame.writer] == hand_of(frame.seat))


def _fits_cube(state: AgeOfComics, frame: Any) -> bool:
    return bool(state.players[frame.seat].cubes_placed() < CUBES)


def _fits_replace(state: AgeOfComics, frame: Any) -> bool:
    return bool(state.creative[frame.card] == mat_of(frame.seat))


FITS: dict[str, Callable[[AgeOfComics, Any], bool]] = {
    "challenge": _fits_challenge,
    "comic": _fits_comic,
    "place": _fits_place,
    "sell": _fits_sell,
    "writer": _fits_team,
    "artist": _fits_artist,
    "pay-again": _fits_team,
    "cube": _fits_cube,
    "replace": _fits_replace,
}
