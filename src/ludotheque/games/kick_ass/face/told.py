"""The table of Kick-Ass in sentences. Everything lies open but hardships that no one has turned up."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from ludotheque.core.telling import Part, Words
from ludotheque.games.kick_ass.components import DISTRICT_CODES
from ludotheque.games.kick_ass.face.view import FighterView, HeroOfferView, HeroView, KickAssView, OwnItemView
from ludotheque.games.kick_ass.names import DISTRICT_IDS
from ludotheque.games.kick_ass.printed import EventView, FigureView

BEFORE: Final = re.compile(r"^(f|Zr|Zb|Z|EX|SLEEP|all|top|list):")
CORE: Final = re.compile(r"^(RR|RB|RA|HIT|SH|MP|INC|TRACK|GANG|Kd|Ka|K|P|H|S|M|L|\$|R|B)([+-]?\d+|\+X)(?:>0)?$")
"""An effect of the components' vocabulary: when and for whom, and a thing with an amount."""
STATS: Final = ("happiness", "strength", "media", "life", "dollars")


def tell(view: KickAssView, words: Words) -> list[Part]:
    """Say a view in sentences."""
    heroes = [_hero(hero, seat, words) for seat, hero in enumerate(view["heroes"]) if hero is not None]
    arena = [] if view["arena"] is None and view["fight"] is None else [_battle(view, words)]
    if view["offer_heroes"]:
        offered = [_hero_offer(one, words) for one in view["offer_heroes"]]
        heroes.append(Part(words.say("board-heroes-open"), offered))
    return [_table(view, words), *arena, _events(view, words), _city(view, words), *heroes, *_offers(view, words)]


def effect(word: str, words: Words) -> str:
    """Say one effect, which is in the words of the file of components."""
    before: list[str] = []
    left = word.strip()
    while found := BEFORE.match(left):
        before.append(words.say(f"board-when-{found[1]}"))
        left = left[found.end() :]
    core = CORE.match(left)
    if core is not None:
        code, amount, rest = ("dollars" if core[1] == "$" else core[1]), core[2], ""
    else:
        code, _, rest = left.partition(" ")
        amount = ""
    does = words.message(f"board-does-{code}", amount=amount.replace("-", "−"), places=_places(rest, words))
    return " ".join([*before, does])


def effects(codes: Sequence[str], words: Words) -> str:
    """Say effects, one after the other."""
    return "; ".join(effect(code, words) for code in codes) or words.say("tell-no-effect")


def _places(codes: str, words: Words) -> str:
    found = []
    for one in codes.split():
        code, _, times = one.partition("*")
        name = code
        if code in DISTRICT_CODES:
            name = words.word("district", DISTRICT_IDS[DISTRICT_CODES.index(code)])
        found.append(f"{name} ×{times}" if times else name)
    return ", ".join(found)


def figure(one: FigureView, words: Words) -> str:
    """Say a figure with values of its own."""
    return words.message("board-figure", name=one["name"], power=one["power"], armor=one["armor"], life=one["life"])


def _table(view: KickAssView, words: Words) -> Part:
    boss = view["boss"]
    lines = [
        words.say("board-counts", done=view["completed"], matured=view["matured"]) + ".",
        words.message("board-boss-is", name=boss["name"]) + "." if boss["id"] else words.say("board-boss-unknown"),
        words.say("board-arrive", n=view["incoming_track"][view["incoming"]]) + ".",
        words.say("tell-captain", seat=view["captain"]),
    ]
    if boss["figure"] is not None:
        lines.append(figure(boss["figure"], words) + ".")
        if boss["at"] is not None:
            there = {"name": boss["name"], "the-district": words.within("district", boss["at"])}
            lines.append(words.message("tell-boss-at", **there))
    if boss["mist"]:
        places = words.listed([words.word("district", at) for at in boss["mist"]])
        lines.append(words.message("tell-mist", districts=places))
    segment = words.say(f"board-{view['segment']}")
    return Part(f"{words.say('board-round', n=view['round'], most=view['rounds'])}, {segment}", lines)


def _battle(view: KickAssView, words: Words) -> Part:
    lines = []
    arena, fight = view["arena"], view["fight"]
    heading = words.say("tell-fight")
    if arena is not None:
        heading = words.say(f"board-arena-{arena['kind']}", n=arena["stage"])
        lines.append(words.say("tell-enemies", minions=arena["minions"], supers=arena["supers"], power=arena["power"]))
        lines += [figure(one, words) + "." for one in arena["figures"]]
        lines += [f"{card['name']}: {effects(card['effects'], words)}." for card in arena["combat"]]
    if fight is not None:
        lines.append(words.say("tell-power", power=fight["power"]))
        for fighter in fight["fighters"]:
            rolled = dice(fighter)
            if rolled:
                lines.append(words.say("tell-dice", seat=fighter["seat"], die=rolled))
        if fight["damage"]:
            lines.append(words.say("board-damage", n=fight["damage"]) + ".")
        if fight["hits"]:
            lines.append(words.say("board-hits", n=fight["hits"]) + ".")
    return Part(heading, lines)


def dice(fighter: FighterView) -> dict[str, int]:
    """Return the dice that a fighter has rolled, those that show nothing of a kind left out."""
    return {name: count for name, count in fighter["dice"].items() if count}


def _events(view: KickAssView, words: Words) -> Part:
    lines = []
    for space, event in enumerate(view["row"], 1):
        said = words.say("board-no-event") if event is None else _event(event, words)
        lines.append(words.message("tell-event", space=space, event=said))
    return Part(words.say("board-events"), lines)


def _event(event: EventView, words: Words) -> str:
    done = words.message("tell-done", name=event["name"], done=event["goal"] - event["left"], goal=event["goal"])
    reward = words.message("board-reward", what=effects(event["reward"], words))
    matures = words.message("board-matures", what=effects(event["matures"], words))
    return f"{done} {asks(event, words)}. {reward}. {matures}"


def asks(event: EventView, words: Words) -> str:
    """Say what an event asks for."""
    places = ", ".join(words.word("district", at) for at in event["at"])
    place = words.within("district", event["target"]) if event["target"] else places
    origin = words.within("district", event["origin"]) if event["origin"] else places
    return words.message(
        f"board-asks-{event['kind']}",
        left=event["left"],
        places=places,
        place=place,
        origin=origin,
        name=event["figure"] or event["name"],
        power=event["power"],
        goal=event["goal"],
    )


def _city(view: KickAssView, words: Words) -> Part:
    lines = []
    for one in view["districts"]:
        line = words.message(
            "board-district",
            name=one["name"],
            minions=one["minions"],
            supers=one["supers"],
            protection=one["protection"],
            limit=one["limit"],
            power=one["power"],
        )
        if one["heroes"]:
            names = words.listed(
                [words.message("tell-you", you=words.you(seat), name=words.names[seat]) for seat in one["heroes"]]
            )
            line += " " + words.message("tell-here", names=names)
        lines.append(line)
    return Part(words.say("board-city"), lines)


def _hero(hero: HeroView, seat: int, words: Words) -> Part:
    place = words.word("district", hero["at"]) if hero["at"] else words.say("board-out")
    stats = [words.message("tell-stat", stat=words.word("stat", stat), n=value(hero, stat)) for stat in STATS]
    lines = [words.listed(stats).capitalize() + "."]
    lines += [
        f"{held['card']['name']}: {effects(held['card']['effects'], words)}."
        for held in hero["hand"]
        if not held["used"]
    ]
    used = [held["card"]["name"] for held in hero["hand"] if held["used"]]
    if used:
        lines.append(words.message("tell-used", cards=words.listed(used)))
    lines += [_item(item, words) for item in hero["items"]]
    for slot in hero["hardships"]:
        card = slot["card"]
        if card is not None:
            lines.append(f"{card['name']}: {effects(card['effects'], words)}.")
    return Part(
        words.message("board-hero", you=words.you(seat), seat=words.names[seat], name=hero["name"], place=place), lines
    )


def value(hero: HeroView, stat: str) -> int:
    """Return one of a hero's five values."""
    return {
        "happiness": hero["happiness"],
        "strength": hero["strength"],
        "media": hero["media"],
        "life": hero["life"],
        "dollars": hero["dollars"],
    }[stat]


def _item(one: OwnItemView, words: Words) -> str:
    state = "exhausted" if one["exhausted"] else "waits" if not one["worn"] else "idle" if not one["works"] else ""
    said = f" ({words.say(f'board-state-{state}')})" if state else ""
    return f"{one['item']['name']}{said}: {effects(one['item']['effects'], words)}."


def _offers(view: KickAssView, words: Words) -> list[Part]:
    lines = [
        words.message("tell-item", name=one["name"], cost=one["cost"], effects=effects(one["effects"], words))
        for one in (*view["shop"], *view["offer_items"])
    ]
    lines += [f"{one['name']}: {effects(one['effects'], words)}." for one in (*view["display"], *view["offer_cards"])]
    return [Part(words.say("tell-offers"), lines)] if lines else []


def _hero_offer(one: HeroOfferView, words: Words) -> str:
    values = {stat: one[stat] for stat in ("life", "happiness", "media", "strength")}
    place = words.within("district", one["at"])
    return words.message("board-hero-offer", name=one["name"], place=place, item=one["item"]["name"], **values)
