"""The table of Koryŏ drawn for the terminal: the court as a table of families and players, and your hand below it."""

from __future__ import annotations

from ludotheque.core.telling import (
    BOARD_WIDTH,
    INNER,
    Box,
    Drawing,
    Line,
    Span,
    Words,
    cut,
    fit,
    flowed,
    right,
    seat_tone,
)
from ludotheque.games.koryo.cards import EVENT_NAMES, FAMILY_NAMES
from ludotheque.games.koryo.told import total
from ludotheque.games.koryo.view import KoryoView

NAME = 13
"""The cells of a kind's name; those of its number before it, of a player's column, and of the holder."""
NUMBER = 2
COLUMN = 9
HOLDER = 10
FULL, EMPTY = "■", "·"
PIPS = 5
"""More cards of a kind than these are written as a number."""


def draw(view: KoryoView, words: Words) -> Drawing:
    """Draw a view."""
    hand = [] if view["me"] is None else [[_hand(view, words)]]
    return Drawing([[_court(view, words)], *hand])


def _court(view: KoryoView, words: Words) -> Box:
    bank = words.say("board-bank", count=view["bank"])
    status = [
        Span(words.say("board-draw", count=view["draw"]) + ", " + words.say("board-keep", limit=view["limit"])),
        Span(bank, "yellow"),
        Span(words.say("board-pool", count=view["pool"]), "soft"),
    ]
    lines = flowed(status, INNER, "   ")
    lines += [[], _heads(view, words)]
    lines += [_kind(view, words, kind) for kind in (*reversed(FAMILY_NAMES), *EVENT_NAMES)]
    lines += [[], *_figures(view, words)]
    return Box(words.say("board-season", round=view["round"], rounds=view["rounds"]), BOARD_WIDTH, lines)


def _heads(view: KoryoView, words: Words) -> Line:
    """Return the names of the players over their columns; the mark is the one whose turn it is."""
    line = [Span(" " * (NUMBER + 1 + NAME))]
    for seat, name in enumerate(words.names):
        mark = "▸" if view["player"] == seat else " "
        line.append(Span(mark + fit(name, COLUMN - 1), f"{seat_tone(seat)} strong"))
    return [*line, Span(" " + cut(words.say("draw-held"), HOLDER - 1), "soft")]


def _kind(view: KoryoView, words: Words, kind: str) -> Line:
    family = kind in FAMILY_NAMES
    number = str(FAMILY_NAMES.index(kind) + 1) if family else "−1"
    line = [
        Span(right(number, NUMBER) + " ", "yellow" if family else "red"),
        Span(fit(words.word("kind", kind), NAME), "" if family else "red"),
    ]
    holder = view["majorities"].get(kind)
    for seat, player in enumerate(view["players"]):
        count = player["tableau"].get(kind, 0)
        pips = FULL * count if count <= PIPS else f"{FULL}×{count}"
        tone = f"{seat_tone(seat)} strong" if holder == seat else seat_tone(seat) if count else "soft"
        line.append(Span(" " + fit(pips or EMPTY, COLUMN - 1), tone))
    if holder is not None:
        sure = view["scoring"][kind] == holder
        line.append(Span(" " + cut(words.names[holder], HOLDER - 2) + ("" if sure else "="), seat_tone(holder)))
    return line


def _figures(view: KoryoView, words: Words) -> list[Line]:
    """Return the rows below the court: what each player has."""
    players = view["players"]
    rows = [
        ("draw-points", [str(one["score"]).replace("-", "−") for one in players], "strong"),
        ("draw-tokens", [str(one["tokens"]) for one in players], "yellow"),
        ("draw-cards", [f"{total(one['tableau'])}/{one['limit']}" for one in players], ""),
        ("draw-hand", [str(one["hand"]) for one in players], ""),
        ("draw-order", [_order(one["ordered"], one["order"]) for one in players], ""),
    ]
    label = NUMBER + 1 + NAME
    return [
        [Span(fit(words.say(id), label), "soft"), *(Span(" " + fit(value, COLUMN - 1), tone) for value in values)]
        for id, values, tone in rows
    ]


def _order(ordered: bool, size: int | None) -> str:
    return "?" if ordered and size is None else str(size) if ordered else EMPTY


def _hand(view: KoryoView, words: Words) -> Box:
    own = view["me"]
    assert own is not None
    kinds = [*reversed(FAMILY_NAMES), *EVENT_NAMES]
    cards = [
        Span(f"{words.word('kind', kind)} ×{own['hand'][kind]}", "strong" if kind in FAMILY_NAMES else "red")
        for kind in kinds
        if kind in own["hand"]
    ] or [Span(words.say("tell-no-hand"), "soft")]
    lines = flowed(cards, INNER)
    for id, held in (("tell-order", own["order"]), ("tell-unplayed", own["unplayed"])):
        if held:
            lines += [[Span(cut(words.say(id, kind=held), INNER), "accent")]]
    return Box(words.say("board-hand"), BOARD_WIDTH, lines)
