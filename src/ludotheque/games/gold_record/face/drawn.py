"""The table of Gold Record drawn for the terminal: the stage floor, the players, and your FLUKE cards.

While a player buys, the musicians for hire or the sectors of the record stand in the place of the stage.
"""

from __future__ import annotations

from collections import Counter

from ludotheque.core.telling import (
    BOARD_HEIGHT,
    BOARD_WIDTH,
    BORDERS,
    INNER,
    Box,
    Drawing,
    Line,
    Span,
    Words,
    cut,
    fit,
    flowed,
    seat_tone,
    wrapped,
)
from ludotheque.games.gold_record.face.told import band, squares
from ludotheque.games.gold_record.face.view import GoldRecordView, MusicianView, SpaceView
from ludotheque.games.gold_record.names import ROLE_IDS

SIDE = 6
KIND, MARK = 5, 2
"""The cells of a card on the stage and of the leader on it; before them stand the strip and a vehicle."""
NAME, PLACE, GAIN, FLUKES, BATTLE = 15, 10, 8, 9, 9
ARTIST, ROLE, POINTS = 18, 12, 7
STRIPS = {"musicians": "M", "gold": "G", "fluke": "F", "happens": "!", "roadie": "R"}
TONES = {"ranking": "red", "battle": "green"}
PRESSED, UNPRESSED = "●", "○"
BUYING = ("buy", "pay")
HALF = INNER // 2
MARGIN = 3
"""The columns before the line below a player's name."""


def draw(view: GoldRecordView, words: Words) -> Drawing:
    """Draw a view."""
    below = _below(view, words, whole=False)
    room = BOARD_HEIGHT - Drawing(below).height() - BORDERS
    strip = next((at["strip"] for at in view["board"] if at["id"] == view["players"][view["player"]]["at"]), "")
    if view["phase"] in BUYING and strip in ("musicians", "gold"):
        return Drawing([[_market(view, words, strip, room)], *below])
    stage = [_stage(view, words)]
    drawing = Drawing([stage, *_below(view, words, whole=True)])
    return drawing if drawing.height() <= BOARD_HEIGHT else Drawing([stage, *below])


def _below(view: GoldRecordView, words: Words, *, whole: bool) -> list[list[Box]]:
    """Return the players and one's hand; a player takes three lines, or more to be told whole."""
    below = [[_players(view, words, whole=whole)]]
    if view["hand"] is not None:
        below.append([_hand(view["hand"], words)])
    return below


def _stage(view: GoldRecordView, words: Words) -> Box:
    top = words.word("kind", view["top"]) if view["top"] is not None else words.say("board-empty")
    lines = flowed(
        [
            Span(words.say("draw-pile", n=view["pile"])),
            Span(words.message("draw-top", kind=top), "accent"),
            Span(words.say("draw-decks", fluke=view["fluke_deck"], happens=view["happens_deck"]), "soft"),
        ],
        INNER,
    )
    head = [Span("  ")]
    lines.append(head)
    for column in range(1, SIDE + 1):
        head.append(Span(fit(f"   {column}", KIND + MARK + 3), "soft"))
    for row in range(SIDE):
        spaces = view["board"][row * SIDE : (row + 1) * SIDE]
        line = [Span(spaces[0]["id"][0] + " ", "soft")]
        for space in spaces:
            line += [*_space(view, space, words), Span(" ")]
        lines.append(line[:-1])
    legend = ((sign, words.say(f"board-short-{strip}")) for strip, sign in STRIPS.items())
    lines.append([Span(cut("  ".join(f"{sign} {name}" for sign, name in legend), INNER), "soft")])
    return Box(words.say("board-year", year=view["year"], years=view["years"]), BOARD_WIDTH, lines)


def _space(view: GoldRecordView, space: SpaceView, words: Words) -> Line:
    """Return a space in nine cells: the strip, a vehicle, the card, and the leader that stands on it."""
    kind = space["kind"]
    vehicle = "v" if view["van"] == space["id"] else "p" if view["plane"] == space["id"] else " "
    card = Span("·" + " " * (KIND - 1), "soft")
    if kind is not None:
        card = Span(fit(words.say(f"draw-{kind}"), KIND), TONES.get(kind.rstrip("12"), ""))
    here = next((seat for seat, player in enumerate(view["players"]) if player["at"] == space["id"]), None)
    leader = Span(" " * MARK)
    if here is not None:
        leader = Span(fit(f"◆{here + 1}", MARK), f"{seat_tone(here)} strong")
    return [Span(STRIPS[space["strip"]], "accent"), Span(vehicle, "strong"), card, leader]


def _players(view: GoldRecordView, words: Words, *, whole: bool) -> Box:
    lines: list[Line] = []
    for seat in range(len(view["players"])):
        lines += _player(view, seat, words, whole=whole)
    return Box(words.say("board-chart"), BOARD_WIDTH, lines)


def _player(view: GoldRecordView, seat: int, words: Words, *, whole: bool) -> list[Line]:
    """Return a player: the place and points, the band, and the square cards."""
    player = view["players"][seat]
    mark = "▸" if view["asked"] == seat else " "
    place = words.say("board-outside") if player["place"] is None else words.say("draw-place", n=player["place"])
    record = PRESSED * len(player["sectors"]) + UNPRESSED * (len(view["sectors"]) - len(player["sectors"]))
    line = [
        Span(mark + fit(f"{seat + 1} {words.names[seat]}", NAME - 2) + " ", f"{seat_tone(seat)} strong"),
        Span(fit(place, PLACE), "strong"),
        Span(fit(words.say("draw-gain", n=sum(player["count"])), GAIN), "red"),
        Span(fit(words.say("draw-points", n=player["battle"]), BATTLE), "green"),
        Span(fit(words.say("draw-flukes", n=player["hand"]), FLUKES)),
        Span(record + " ", "yellow"),
    ]
    if view["roadie"] == seat:
        line.append(Span("M" if view["manager"] else "R", "accent"))
    names = ", ".join(one["name"] + ("*" if one["id"] in ROLE_IDS else "") for one in band(view, seat))
    held = squares(player["cards"])
    cards = words.say("board-cards", cards=held) if held else words.say("board-no-cards")
    return [
        line,
        *_told(names, "", whole=whole),
        *_told(cards, "" if held else "soft", whole=whole),
    ]


def _told(text: str, tone: str, *, whole: bool) -> list[Line]:
    """Return a text below a player's name: in one line, or in as many as it takes."""
    width = INNER - MARGIN
    lines = wrapped(text, width, tone) if whole else [[Span(cut(text, width), tone)]]
    return [[Span(" " * MARGIN), *line] for line in lines]


def _hand(held: dict[str, int], words: Words) -> Box:
    cards = [Span(words.word("flukes", id, count), "strong") for id, count in held.items()]
    lines = flowed(cards or [Span(words.say("draw-no-hand"), "soft")], INNER)
    return Box(words.say("board-hand"), BOARD_WIDTH, lines)


def _market(view: GoldRecordView, words: Words, strip: str, room: int) -> Box:
    """Goods that the player whose turn it is can buy, the cheapest first."""
    if strip == "gold":
        pressed = view["players"][view["player"]]["sectors"]
        lines = [
            [
                Span(f"{PRESSED if card['id'] in pressed else UNPRESSED} ", "yellow"),
                Span(fit(words.word("sector", card["id"]), ROLE + 2), "strong"),
                Span(fit(words.say("board-places", n=card["points"]), ARTIST - 2)),
                Span(cut(_cost(card["cost"], words), HALF), "soft"),
            ]
            for card in view["sectors"]
        ]
        return Box(words.say("board-record"), BOARD_WIDTH, lines)
    player = view["players"][view["player"]]
    wanted = [
        one
        for one in view["musicians"]
        if one["owner"] is None and player["band"].get(one["instrument"], "") is None and one["id"] not in ROLE_IDS
    ]
    held = player["cards"]
    wanted.sort(key=lambda one: sum(max(0, n - held.get(kind, 0)) for kind, n in Counter(one["cost"]).items()))
    lines = [_musician(one, words) for one in wanted[:room]]
    return Box(words.say("board-supply"), BOARD_WIDTH, lines)


def _musician(card: MusicianView, words: Words) -> Line:
    points = f"{card['ranking'] or '-'}/{card['battle'] or '-'}{' v' if card['van'] else ''}"
    return [
        Span(fit(card["name"], ARTIST), "strong"),
        Span(fit(words.word("role", card["instrument"]) + ("+" if card["professional"] else ""), ROLE)),
        Span(fit(points, POINTS), "red"),
        Span(cut(_cost(card["cost"], words), INNER - ARTIST - ROLE - POINTS), "soft"),
    ]


def _cost(kinds: list[str], words: Words) -> str:
    return " ".join(words.say(f"draw-{kind}") for kind in kinds)
