"""The table of Manga Dice drawn for the terminal: what is on offer, the players with their dice, and your cards."""

from __future__ import annotations

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
    length,
    seat_tone,
    wrapped,
)
from ludotheque.games.manga_dice.told import cost, dice, gives
from ludotheque.games.manga_dice.view import CardView, Dice, MangaDiceView, PlayerView

NAME, GIFT = 24, 26
"""The cells of a card's name and of what it gives; its cost has the others."""
PLAYER, POINTS = 12, 9
TONES = {"white": "strong", "green": "green", "red": "red", "yellow": "yellow"}
STATES = {"fresh": "+", "ready": "", "tired": "×"}
HALF = INNER // 2


def draw(view: MangaDiceView, words: Words) -> Drawing:
    """Draw a view; your cards take the lines that are left."""
    market = [_market(view, words)]
    room = BOARD_HEIGHT - Drawing([market]).height() - BORDERS
    return Drawing([market, [_players(view, words, room)]])


def die(colour: str, value: int, words: Words) -> Span:
    """Return a die: the first letter of its colour, and its value."""
    return Span(words.word("colour", colour)[:1].upper() + str(value), TONES[colour])


def _dice(held: Dice, words: Words) -> list[Span]:
    return [die(colour, value, words) for colour, value in dice(held)]


def _market(view: MangaDiceView, words: Words) -> Box:
    decks = view["decks"]
    pool = [Span(words.say("board-pool") + ": ", "soft")]
    for one in _dice(view["pool"], words):
        pool += [one, Span(" ")]
    if not view["pool"]:
        pool.append(Span(words.say("board-none"), "soft"))
    lines = [pool]
    for deck, cards in (("experience", view["experience"]), ("skill", view["skills"])):
        left = words.message("draw-deck", deck=words.word("deck", deck), count=decks[deck])
        lines += [[Span(left, "accent")], *(_offer(card, words) for card in cards)]
    return Box(words.say("board-round", round=view["round"]), BOARD_WIDTH, lines)


def _offer(card: CardView, words: Words) -> Line:
    return [
        Span(fit(card["name"], NAME), "strong"),
        Span(fit(gives(card, words), GIFT)),
        Span(cut(cost(card["cost"], words, "draw-cost"), INNER - NAME - GIFT), "soft"),
    ]


def _players(view: MangaDiceView, words: Words, room: int) -> Box:
    """Every player with all their skills, or in two lines where there is no room; below, the assists of these eyes."""
    hand = _hand(view["hand"], words) if view["hand"] is not None else []
    lines = _seats(view, words, whole=True)
    if len(lines) + len(hand) > room:
        lines = _seats(view, words, whole=False)
    lines += hand[: room - len(lines)]
    return Box(words.say("draw-track", goal=view["goal"]), BOARD_WIDTH, lines)


def _seats(view: MangaDiceView, words: Words, *, whole: bool) -> list[Line]:
    players = enumerate(view["players"])
    return [line for seat, player in players for line in _player(view, seat, player, words, whole=whole)]


def _player(view: MangaDiceView, seat: int, player: PlayerView, words: Words, *, whole: bool) -> list[Line]:
    """Return a player: dice in one line; below, what was used and the skills by name, in one line unless ``whole``."""
    mark = "▸" if view["player"] == seat else " "
    line = [
        Span(mark + fit(words.names[seat], PLAYER - 2) + " ", f"{seat_tone(seat)} strong"),
        Span(fit(words.say("draw-points", n=player["points"]), POINTS), "strong"),
        Span(fit(words.say("draw-assists", n=player["hand"]), POINTS), "soft"),
    ]
    line += _row(_dice(player["unused"], words), INNER - length(line))
    below = [Span(" " * PLAYER)]
    used = _dice(player["used"], words)
    if used:
        below.append(Span(words.say("board-used") + " ", "soft"))
        below += [*_row([Span(one.text, "soft") for one in used], HALF), Span("  ")]
    skills = ", ".join(card["name"] + STATES[player["states"].get(card["id"], "ready")] for card in player["skills"])
    width = INNER - length(below)
    first, *rest = wrapped(skills, width) if whole and skills else [[Span(cut(skills, width))]]
    margin = Span(" " * length(below))
    return [line, [*below, *first], *([margin, *more] for more in rest)]


def _row(spans: list[Span], width: int) -> Line:
    """Return as many dice as fit in one line, and how many more there are."""
    line: Line = []
    for at, span in enumerate(spans):
        more = f"+{len(spans) - at}"
        if length(line) + length([span]) + 1 + len(more) > width:
            return [*line, Span(more, "soft")]
        line += [span, Span(" ")]
    return line


def _hand(cards: list[CardView], words: Words) -> list[Line]:
    held = [words.message("tell-held", name=card["name"], what=gives(card, words)) for card in cards]
    spans = [Span(one) for one in held] or [Span(words.say("tell-no-hand"), "soft")]
    return [[], *flowed([Span(words.say("board-hand") + ":", "accent"), *spans], INNER, " ")]
