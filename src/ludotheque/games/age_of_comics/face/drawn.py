"""The table of Age of Comics drawn for the terminal: actions and market, and Manhattan on the other side.

While someone sells, Manhattan is in front.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ludotheque.core.telling import (
    BOARD_HEIGHT,
    BOARD_WIDTH,
    BORDERS,
    INNER,
    MARGINS,
    Box,
    Drawing,
    Line,
    Span,
    Words,
    cut,
    fit,
    flowed,
    length,
    right,
    seat_tone,
)
from ludotheque.games.age_of_comics.components import GENRES
from ludotheque.games.age_of_comics.face.told import round_words
from ludotheque.games.age_of_comics.face.view import (
    ActionView,
    AgeOfComicsView,
    AutomaView,
    CreativeView,
    OriginalView,
    PlayerView,
    PrintedView,
)

LEFT: Final = 31
"""The width of the box of creatives; that of the comics has the rest."""
TASK, SPOT, SPECIAL = 10, 5, 16
ACTIONS = TASK + 5 * SPOT + 1
TITLE = 20
NAME, POINTS, MONEY, PIECE = 13, 7, 8, 3
ROWS, CIRCLES = 13, 4
"""The lines of Manhattan, orders and newsstands in turn, and the newsstands of a line."""
CIRCLE, STREET = 8, 5
LOOP = 5
"""The column of the only space in the first line of Manhattan, and in the last: the legend stands beside it."""
BEFORE_LOOP = 2 * (CIRCLE + STREET)
LEGEND: Final = {1: ("draw-map-stand", "draw-map-order"), ROWS: ("draw-map-face-down", "draw-map-taken")}
"""The meanings of the codes of the map, left and right of the loop in each of these lines."""
SELLING = ("sales", "fulfil")
FREE = "·"
FANS = "♥"


def draw(view: AgeOfComicsView, words: Words) -> Drawing:
    """Draw a view."""
    title = round_words(view, words)
    map_title = f"{title} · {words.say('board-map')} · {words.say('draw-tickets', n=view['tickets'])}"
    city = [[Box(map_title, BOARD_WIDTH, _map(view, words))]]
    creatives = _creatives(view, words)
    office = [[_actions(view, title, words)], [creatives, _comics(view, words)]]
    if _room(office) < len(_lines_of_players(view, words)):
        office[1][1] = _comics(view, words, len(creatives.lines))
    names = words.say("draw-office"), words.say("board-map")
    drawing = Drawing(_with_players(office, view, words), _with_players(city, view, words), names)
    return drawing.over() if view["phase"] in SELLING else drawing


def code(genre: str, words: Words) -> str:
    """Return the three letters of a genre."""
    return words.say(f"draw-{genre}")


def _sign(seat: int, words: Words) -> Span:
    """Return the number of a seat, or the sign of the opponent that has none."""
    mine = 0 <= seat < len(words.names)
    return Span(str(seat + 1) if mine else "A", f"{seat_tone(seat) if mine else 'bad'} strong")


def _actions(view: AgeOfComicsView, title: str, words: Words) -> Box:
    lines = [_action(one, words) for one in view["actions"]]
    return Box(title, BOARD_WIDTH, lines)


def _action(one: ActionView, words: Words) -> Line:
    """Return an action: its spaces with editors, or what a free one gives, then the special with its cubes."""
    line = [Span(fit(words.word("task", one["action"]), TASK), "strong")]
    for spot in one["spots"]:
        seat = spot["seat"]
        if seat is None:
            line.append(Span(f"[{right(str(spot['gives']) if spot['gives'] else FREE, 2)}] ", "soft"))
        else:
            line += [Span("[◆"), _sign(seat, words), Span("] ")]
    line.append(Span(" " * (ACTIONS - length(line))))
    line.append(Span(fit(words.word("special", one["special"]), SPECIAL), "accent"))
    for seat in one["cubes"]:
        line += [Span("■"), _sign(seat, words)]
    return line


def _creatives(view: AgeOfComicsView, words: Words) -> Box:
    inner = LEFT - BORDERS - MARGINS
    lines: list[Line] = []
    for card in (*view["writers"], *view["artists"]):
        kind = words.word("kind", card["kind"])[:1].upper()
        lines.append(
            [Span(f"{kind} ", "accent"), Span(fit(card["name"] or "", inner - 7)), Span(f" {_short(card, words)}")]
        )
    return Box(words.say("draw-creatives"), LEFT, lines)


def _comics(view: AgeOfComicsView, words: Words, hand_to: int = 0) -> Box:
    """Return the comics on offer, and below them the cards of these eyes, down to a line, if they have no room else."""
    inner = BOARD_WIDTH - LEFT - BORDERS - MARGINS
    lines = [
        [
            Span(fit(card["title"] or "", TITLE)),
            Span(f" {code(card['genre'], words)}", "accent"),
            Span(
                cut(f" {words.say('draw-bonus-' + card['bonus'])}" if card["bonus"] else "", inner - TITLE - 4), "soft"
            ),
        ]
        for card in view["originals"]
    ]
    shelf = " ".join(code(genre, words) for genre in GENRES if view["shelf"][genre])
    lines.append([Span(words.say("draw-shelf") + " ", "soft"), Span(cut(shelf, inner - 7))])
    if view["seat"] is not None:
        lines += _hand(view["players"][view["seat"]], words, inner)[: max(0, hand_to - len(lines))]
    return Box(words.say("board-originals"), BOARD_WIDTH - LEFT, lines)


def _short(card: CreativeView, words: Words) -> str:
    return f"{code(card['genre'], words) if card['genre'] else '???'}{card['value']}"


def _players(view: AgeOfComicsView, words: Words, room: int) -> Box:
    return Box(words.say("draw-players"), BOARD_WIDTH, _lines_of_players(view, words)[:room])


def _lines_of_players(view: AgeOfComicsView, words: Words) -> list[Line]:
    """Return every player in two lines, and below them the cards of these eyes."""
    lines: list[Line] = []
    for seat, player in enumerate(view["players"]):
        lines += _player(view, seat, player, words)
    if view["automa"] is not None:
        lines += _automa(view["automa"], words)
    if view["seat"] is not None:
        lines += _hand(view["players"][view["seat"]], words, INNER)
    return lines


def _player(view: AgeOfComicsView, seat: int, player: PlayerView, words: Words) -> list[Line]:
    mark = "▸" if view["player"] == seat else " "
    ideas = _ideas(player["ideas"], words)
    line = [
        Span(mark + fit(f"{seat + 1} {words.names[seat]}", NAME - 2) + " ", f"{seat_tone(seat)} strong"),
        Span(fit(words.say("board-points", n=player["points"]), POINTS), "strong"),
        Span(fit(f"${player['money']}+{player['income']}", MONEY), "yellow"),
        Span(fit(f"E{player['editors']}", PIECE)),
        Span(fit(f"■{player['cubes']}", PIECE)),
        Span(fit(f"T{player['tickets']}", PIECE) if player["tickets"] else ""),
        Span(fit(f"H{player['hand']}", PIECE), "soft"),
    ]
    line.append(Span(cut(ideas, INNER - length(line)), "green"))
    return [line, _printed(player["comics"], len(player["orders"]), words)]


def _ideas(ideas: Mapping[str, int], words: Words) -> str:
    return " ".join(f"{code(genre, words)}{ideas[genre]}" for genre in GENRES if ideas[genre])


def _printed(comics: Sequence[PrintedView], due: int, words: Words) -> Line:
    """Return the printed comics: genre, value and fans; a rip-off has a small mark."""
    line = [Span("   ")]
    if not comics:
        line.append(Span(words.say("draw-no-comics"), "soft"))
    for card in comics:
        one = f"{code(card['genre'], words)}{'*' if card['rip_off'] else ''} {card['fans']}{FANS} "
        if length(line) + len(one) > INNER - PIECE:
            line.append(Span("…", "soft"))
            break
        line.append(Span(one))
    if due:
        line.append(Span(f" !{due}", "red"))
    return line


def _automa(automa: AutomaView, words: Words) -> list[Line]:
    line = [
        Span(fit(f" A {words.say('board-automa')}", NAME), "bad"),
        Span(fit(words.say("board-points", n=automa["points"]), POINTS), "strong"),
        Span(fit(f"E{automa['editors']}", PIECE)),
    ]
    return [line, _printed(automa["comics"], 0, words)]


def _hand(player: PlayerView, words: Words, width: int) -> list[Line]:
    cards = [Span(f"{words.word('kind', one['kind'])[:1].upper()} {_short(one, words)}") for one in player["creatives"]]
    cards += [Span(_title(one, words), "strong") for one in player["originals"]]
    return flowed([Span(words.say("draw-hand"), "accent"), *(cards or [Span(FREE)])], width)


def _title(card: OriginalView, words: Words) -> str:
    return f"{card['title']} ({code(card['genre'], words)})"


def _with_players(upper: list[list[Box]], view: AgeOfComicsView, words: Words) -> list[list[Box]]:
    return [*upper, [_players(view, words, _room(upper))]]


def _room(upper: list[list[Box]]) -> int:
    """Return how many lines are left for the players."""
    return BOARD_HEIGHT - Drawing(upper).height() - BORDERS


def _map(view: AgeOfComicsView, words: Words) -> list[Line]:
    """Manhattan: newsstands with agents, and between them the orders, face up or only their genre; and a legend."""
    orders = {space["id"]: _order(space["genre"], space["order"], words) for space in view["map"]}
    lines = []
    for row in range(1, ROWS + 1):
        line: Line = []
        if row in LEGEND:
            lines.append(_loop(orders.get(f"t{row}_{LOOP}", Span("")), LEGEND[row], words))
            continue
        for column in range(1, 2 * CIRCLES + 2):
            width = CIRCLE if column % 2 == 0 else STREET
            if row % 2 == 0 and column % 2 == 0:
                line += _circle(view, f"r{row // 2}c{column // 2}", width, words)
            else:
                line.append(orders.get(f"t{row}_{column}", Span("")))
                line[-1] = Span(fit(line[-1].text, width), line[-1].tone)
        lines.append(line)
    return lines


def _loop(order: Span, legend: tuple[str, str], words: Words) -> Line:
    """Return the line of an outer loop, with the legend on both sides of its order."""
    left, after = (words.say(key) for key in legend)
    return [
        Span(fit(left, BEFORE_LOOP), "soft"),
        Span(fit(order.text, STREET), order.tone),
        Span(cut(f" {after}", INNER - BEFORE_LOOP - STREET), "soft"),
    ]


def _order(genre: str | None, order: Mapping[str, object] | None, words: Words) -> Span:
    if genre is None:
        return Span(FREE, "soft")
    return Span(f"{code(genre, words)}{order['value'] if order else '?'}", "" if order else "soft")


def _circle(view: AgeOfComicsView, id: str, width: int, words: Words) -> Line:
    line = [Span(f"{id[1]}-{id[3]}", "accent")]
    here = [seat for seat, player in enumerate(view["players"]) if player["agent"] == id]
    if here:
        line.append(Span("◆"))
    line += [_sign(seat, words) for seat in here]
    return [*line, Span(right("", width - length(line)))]
