"""The table of Kick-Ass drawn for the terminal: the city, the events, the team, and below them the question."""

from __future__ import annotations

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
    seat_tone,
    wrapped,
)
from ludotheque.games.kick_ass.face.told import asks, dice, effects, figure
from ludotheque.games.kick_ass.face.view import DistrictView, FightView, HeroOfferView, HeroView, KickAssView
from ludotheque.games.kick_ass.printed import CardView, ItemView

CITY: Final = 34
EVENTS: Final = BOARD_WIDTH - CITY
PLACE, SPACES = 18, 6
CARD = 22
ASKS = 6
"""The lines that say what events ask for, for all of them together."""
NAME, STAT, DOLLARS = 18, 3, 4
MINION, SUPER, PROTECTION, GANG, EMPTY = "●", "◉", "◊", "◈", "·"
CHOOSING_CARDS = ("commit", "remove", "hall", "offer-card", "refresh")
BUYING = ("shop", "item", "offer-item")


def draw(view: KickAssView, words: Words) -> Drawing:
    """Draw a view; the box below has what the question is about, and the team gives it room."""
    upper = [[_city(view, words), _events(view, words)]]
    focus = _focus(view, words, wrap=True)
    if len(focus) > _room(view, upper, words, short=True):
        focus = _focus(view, words, wrap=False)
    short = len(focus) > _room(view, upper, words, short=False)
    team = [_team(view, words, short=short)]
    room = _room(view, upper, words, short=short)
    below = [[Box(words.say("draw-focus"), BOARD_WIDTH, focus[:room])]] if focus and room > 0 else []
    return Drawing([*upper, team, *below])


def _room(view: KickAssView, upper: list[list[Box]], words: Words, *, short: bool) -> int:
    return BOARD_HEIGHT - Drawing([*upper, [_team(view, words, short=short)]]).height() - BORDERS


def _city(view: KickAssView, words: Words) -> Box:
    segment = words.say(f"board-{view['segment']}")
    title = f"{words.say('draw-round', n=view['round'], most=view['rounds'])} {segment}"
    return Box(title, CITY, [_district(view, one) for one in view["districts"]])


def _district(view: KickAssView, one: DistrictView) -> Line:
    """Return a district: its spaces with enemies and tokens, the boss, and the heroes there."""
    free = max(0, one["limit"] - one["minions"] - one["supers"] - one["protection"] - one["gang"])
    line = [
        Span(fit(one["name"], PLACE), "bad" if one["taken"] else "strong"),
        Span(MINION * one["minions"] + SUPER * one["supers"] + GANG * one["gang"], "red"),
        Span(PROTECTION * one["protection"], "cyan"),
        Span(EMPTY * free, "soft"),
    ]
    line.append(Span(" " * max(0, PLACE + SPACES - length(line))))
    if view["boss"]["at"] == one["id"] or one["id"] in view["boss"]["mist"]:
        line.append(Span("B" if view["boss"]["at"] == one["id"] else "?", "bad"))
    if one["heroes"]:
        line.append(Span("◆"))
    line += [Span(str(seat + 1), f"{seat_tone(seat)} strong") for seat in one["heroes"]]
    inner = CITY - BORDERS - MARGINS
    return line if length(line) <= inner else [Span(cut("".join(span.text for span in line), inner))]


def _events(view: KickAssView, words: Words) -> Box:
    inner = EVENTS - BORDERS - MARGINS
    each = ASKS // max(1, sum(event is not None for event in view["row"]))
    lines: list[Line] = []
    for space, event in enumerate(view["row"], 1):
        if event is None:
            lines.append([Span(f"{space} {words.say('board-no-event')}", "soft")])
            continue
        done = f" {event['goal'] - event['left']}/{event['goal']}"
        lines.append([Span(f"{space} " + fit(event["name"], inner - 2 - len(done)), "strong"), Span(done, "accent")])
        lines += [[Span("  "), *line] for line in wrapped(asks(event, words), inner - 2, "soft")[:each]]
    boss = view["boss"]
    name = words.word("boss", boss["id"]) if boss["id"] else words.say("draw-nobody")
    lines.append([Span(cut(words.message("draw-boss", name=name), inner), "bad")])
    arrive = view["incoming_track"][view["incoming"]]
    lines.append(
        [Span(cut(words.say("draw-counts", done=view["completed"], matured=view["matured"], n=arrive), inner))]
    )
    return Box(words.say("board-events"), EVENTS, lines)


def _team(view: KickAssView, words: Words, *, short: bool) -> Box:
    lines: list[Line] = []
    for seat, hero in enumerate(view["heroes"]):
        if hero is None:
            mark = "▸" if view["player"] == seat else " "
            lines.append([Span(mark + cut(f"{seat + 1} {words.names[seat]}", INNER - 1), seat_tone(seat))])
        else:
            lines += _hero(view, seat, hero, words)[: 1 if short else 2]
    return Box(words.say("draw-team"), BOARD_WIDTH, lines)


def _hero(view: KickAssView, seat: int, hero: HeroView, words: Words) -> list[Line]:
    """Return a hero in two lines: values and place, then items and hardships by name.

    Happiness and life have the signs that they have in the browser.
    """
    mark = "▸" if view["player"] == seat else "★" if view["captain"] == seat else " "
    place = words.word("district", hero["at"]) if hero["at"] else words.say("board-out")
    played = hero["played"]
    line = [
        Span(mark + fit(f"{seat + 1} {hero['name']}", NAME - 1), f"{seat_tone(seat)} strong"),
        *_values(hero),
        Span(fit(f"♥{hero['life']}/{hero['life_most']}", STAT + 2), "red"),
        Span(fit(f"${hero['dollars']}", DOLLARS), "green"),
        Span(cut(place, PLACE - 1)),
    ]
    if played is not None and length(line) < INNER - DOLLARS:
        line.append(Span(cut(f" · {played['card']['name']}", INNER - length(line)), "soft"))
    names = [one["item"]["name"] + ("×" if one["exhausted"] else "") for one in hero["items"]]
    names += ["!" + slot["card"]["name"] for slot in hero["hardships"] if slot["card"] is not None and slot["up"]]
    return [line, [Span("   "), Span(cut(", ".join(names), INNER - 3), "soft")]]


def _values(hero: HeroView | HeroOfferView) -> Line:
    return [
        Span(fit(f"☺{hero['happiness']}", STAT), "magenta"),
        Span(fit(f"S{hero['strength']}", STAT), "yellow"),
        Span(fit(f"M{hero['media']}", STAT), "cyan"),
    ]


def _hero_offer(hero: HeroOfferView, words: Words) -> Line:
    """Return a hero that can be chosen: its values, where it starts, and its item."""
    line = [
        Span(fit(hero["name"], NAME), "strong"),
        *_values(hero),
        Span(fit(f"♥{hero['life']}", STAT), "red"),
    ]
    place = words.word("district", hero["at"])
    return [*line, Span(cut(f"{place} · {hero['item']['name']}", INNER - length(line)), "soft")]


def _focus(view: KickAssView, words: Words, *, wrap: bool) -> list[Line]:
    """Return the lines for the question: a fight, cards, items, or the card being used."""
    if view["fight"] is not None:
        return _fight(view["fight"], view, words)
    if view["offer_heroes"]:
        return [_hero_offer(one, words) for one in view["offer_heroes"]]
    player = view["player"]
    hero = None if player is None else view["heroes"][player]
    if view["ask"] in BUYING:
        items = view["offer_items"] or view["shop"]
        return [line for one in items for line in _item(one, words, wrap=wrap)]
    if view["ask"] in CHOOSING_CARDS:
        shown = view["offer_cards"] or (view["display"] if view["ask"] in ("hall", "refresh") else [])
        held = [] if hero is None or shown else [one["card"] for one in hero["hand"] if not one["used"]]
        return [line for one in (*shown, *held) for line in _card(one, words, wrap=wrap)]
    if hero is not None and hero["played"] is not None:
        lines = _card(hero["played"]["card"], words, wrap=wrap)
        left = [words.word("effect", one) for one in hero["played"]["effects"]]
        return lines + (wrapped(words.message("draw-left", effects=words.listed(left)), INNER) if left else [])
    return []


def _card(card: CardView, words: Words, *, wrap: bool) -> list[Line]:
    tone = "red" if card["colour"] == "red" else "blue"
    return _named([Span(fit(card["name"], CARD), f"{tone} strong")], effects(card["effects"], words), wrap=wrap)


def _item(item: ItemView, words: Words, *, wrap: bool) -> list[Line]:
    head = [Span(fit(f"${item['cost']}", DOLLARS), "green"), Span(fit(item["name"], CARD), "strong")]
    return _named(head, effects(item["effects"], words), wrap=wrap)


def _named(head: Line, said: str, *, wrap: bool) -> list[Line]:
    """Return a head with what is said of it beside it, in as many lines as it takes, or cut to one."""
    width = length(head)
    lines = wrapped(said, INNER - width) if wrap else [[Span(cut(said, INNER - width))]]
    return [[*head, *lines[0]], *([Span(" " * width), *line] for line in lines[1:])]


def _fight(fight: FightView, view: KickAssView, words: Words) -> list[Line]:
    arena = view["arena"]
    spans = [Span(words.say("board-power", n=fight["power"]), "red")]
    if fight["damage"]:
        spans.append(Span(words.say("board-damage", n=fight["damage"]), "bad"))
    if fight["hits"]:
        spans.append(Span(words.say("board-hits", n=fight["hits"]), "good"))
    lines = flowed(spans, INNER)
    if arena is not None:
        lines += [[Span(cut(figure(one, words), INNER))] for one in arena["figures"]]
    for fighter in fight["fighters"]:
        rolled = dice(fighter)
        if rolled:
            said = words.say("tell-dice", seat=fighter["seat"], die=rolled)
            lines += wrapped(said, INNER, seat_tone(fighter["seat"]))
    return lines
