"""The events of Kick-Ass. Each function returns at once if no one listens.

Together the events tell every change that is seen on the table; ``ledger.py`` keeps the table by them.
"""

from __future__ import annotations

from collections.abc import Iterable

from mypy_extensions import i64

from ludotheque.core.events import Arg, Event
from ludotheque.games.kick_ass.cards import FIRST_FAMOUS
from ludotheque.games.kick_ass.names import (
    ARENA_NAMES,
    CARD_IDS,
    COMBAT_IDS,
    DIE_NAMES,
    DISTRICT_IDS,
    EVENT_IDS,
    FIGURE_NAMES,
    HARDSHIP_IDS,
    HERO_IDS,
    ITEM_IDS,
    LURE_IDS,
    PLACE_IDS,
    SIDES,
    SPAWN_IDS,
    STAT_NAMES,
)
from ludotheque.games.kick_ass.options import BOSS_NAMES
from ludotheque.games.kick_ass.state import KickAss


def add(state: KickAss, key: str, rule: str, args: dict[str, Arg], *, reveals: bool = False) -> None:
    """Log something; ``rule`` is the anchor in the guide."""
    if state.events is None:
        return
    state.events.append(Event(key, args, rule, reveals=reveals))


def _count(state: KickAss, key: str, rule: str, args: dict[str, Arg], cost: int = 0) -> None:
    """Log an event that repeats as one line with a count."""
    assert state.events is not None
    count = 1
    if state.events and state.events[-1].key == key:
        last = dict(state.events[-1].args)
        before, spent = last.pop("count"), last.pop("hits")
        if last == args and isinstance(before, int) and isinstance(spent, int):
            state.events.pop()
            count, cost = before + 1, spent + cost
    add(state, key, rule, {**args, "count": count, "hits": cost})


def _counted(names: tuple[str, ...], table: Iterable[int]) -> dict[str, int]:
    counted: dict[str, int] = {}
    for one in table:
        if one >= 0:
            counted[names[one]] = counted.get(names[one], 0) + 1
    return counted


def seat(state: KickAss, key: str, rule: str, who: i64) -> None:
    """Log something about one hero."""
    if state.events is None:
        return
    add(state, key, rule, {"seat": who})


# --- Setup and the round ---


def hero(state: KickAss, who: i64) -> None:
    """Log a hero that is picked."""
    if state.events is None:
        return
    add(state, "pick", "setup", {"seat": who, "hero": HERO_IDS[state.heroes[who].identity]}, reveals=True)


def dealt(state: KickAss) -> None:
    """Log that all heroes get two hardships, face down."""
    if state.events is None:
        return
    add(state, "deal", "setup", {}, reveals=True)


def offered_cards(state: KickAss) -> None:
    """Log the cards that a hero alone chooses from."""
    if state.events is None:
        return
    add(state, "offer-cards", "solo", {"card": _counted(CARD_IDS, state.laid_out)}, reveals=True)


def offered_items(state: KickAss) -> None:
    """Log the items that a hero alone chooses from."""
    if state.events is None:
        return
    add(state, "offer-items", "solo", {"item": _counted(ITEM_IDS, state.laid_out)}, reveals=True)


def round(state: KickAss) -> None:
    """Log a new round."""
    if state.events is None:
        return
    add(state, "round", "round", {"round": state.round, "seat": state.captain()}, reveals=True)


def night(state: KickAss) -> None:
    """Log the night."""
    if state.events is None:
        return
    add(state, "night", "sleep", {})


def refresh(state: KickAss) -> None:
    """Log that used cards come back."""
    if state.events is None:
        return
    add(state, "refresh", "refresh", {})


def display(state: KickAss) -> None:
    """Log the new cards of the display."""
    if state.events is None:
        return
    add(state, "display", "refresh", {"card": _counted(CARD_IDS, state.display)}, reveals=True)


def shop(state: KickAss) -> None:
    """Log the new items of the shop."""
    if state.events is None:
        return
    add(state, "shop", "refresh", {"item": _counted(ITEM_IDS, state.shop)}, reveals=True)


# --- Heroes ---


def stat(state: KickAss, who: i64, which: i64, change: i64) -> None:
    """Log how far a track goes up or down."""
    if state.events is None:
        return
    if change:
        args: dict[str, Arg] = {"seat": who, "stat": STAT_NAMES[which], "count": abs(int(change))}
        add(state, "gain" if change > 0 else "lose", "dashboard", args)


def hardship(state: KickAss, who: i64, which: i64) -> None:
    """Log which of the two hardships is turned up."""
    if state.events is None:
        return
    args: dict[str, Arg] = {"seat": who, "hardship": HARDSHIP_IDS[state.heroes[who].hardships[which]]}
    add(state, "hardship", "hardships", {**args, "which": which}, reveals=True)


def famous(state: KickAss, who: i64) -> None:
    """Log that a hero is famous and takes its green card."""
    if state.events is None:
        return
    args: dict[str, Arg] = {"seat": who, "card": CARD_IDS[FIRST_FAMOUS + state.heroes[who].identity]}
    add(state, "famous", "famous", args)


def stands(state: KickAss, who: i64) -> None:
    """Log a blank black die."""
    if state.events is None:
        return
    add(state, "stands", "faint", {"seat": who, "life": state.heroes[who].life}, reveals=True)


def faint(state: KickAss, who: i64, life: i64, happiness: i64) -> None:
    """Log that a hero wakes up in the Hospital, and what that costs."""
    if state.events is None:
        return
    args: dict[str, Arg] = {"seat": who, "life": life, "happiness": happiness}
    add(state, "faint", "faint", args, reveals=True)


def faint_out(state: KickAss, who: i64) -> None:
    """Log that a hero is out."""
    if state.events is None:
        return
    add(state, "faint-out", ARENA_NAMES[state.arena], {"seat": who}, reveals=True)


def drop(state: KickAss, who: i64, which: i64) -> None:
    """Log that a hero who faints drops what it carries for an event."""
    if state.events is None:
        return
    add(state, "drop", "rulings", {"seat": who, "event": EVENT_IDS[which]})


def drawn(state: KickAss, which: i64) -> None:
    """Log a free item that comes off the deck."""
    if state.events is None:
        return
    add(state, "drawn", "items", {"item": ITEM_IDS[which]}, reveals=True)


def shuffled_items(state: KickAss, count: i64) -> None:
    """Log that the discarded items become the deck."""
    if state.events is None:
        return
    add(state, "shuffle-items", "rulings", {"count": count}, reveals=True)


def new_item(state: KickAss, key: str, who: i64, slot: i64) -> None:
    """Log an item that a hero gets, in its place (worn) or waiting."""
    if state.events is None:
        return
    args: dict[str, Arg] = {"seat": who, "item": ITEM_IDS[state.heroes[who].items[slot].design]}
    add(state, key, "items", {**args, "worn": int(state.heroes[who].items[slot].worn)})


def bought(state: KickAss, who: i64, slot: i64, price: i64) -> None:
    """Log a purchase with its price."""
    if state.events is None:
        return
    args: dict[str, Arg] = {
        "seat": who,
        "item": ITEM_IDS[state.heroes[who].items[slot].design],
        "count": price,
    }
    add(state, "buy", "timer-shop", {**args, "worn": int(state.heroes[who].items[slot].worn)})


def item(state: KickAss, key: str, who: i64, slot: i64) -> None:
    """Log something about an item of a hero; its index tells two alike apart."""
    if state.events is None:
        return
    args: dict[str, Arg] = {"seat": who, "item": ITEM_IDS[state.heroes[who].items[slot].design]}
    add(state, key, "items", {**args, "which": slot})


def card(state: KickAss, key: str, who: i64, which: i64) -> None:
    """Log something about an activation card."""
    if state.events is None:
        return
    add(state, key, "acquire", {"seat": who, "card": CARD_IDS[which]})


def used_card(state: KickAss, key: str, who: i64, slot: i64) -> None:
    """Log something about a card of a hand, with the segment it was used in, or 0."""
    if state.events is None:
        return
    hero = state.heroes[who]
    args: dict[str, Arg] = {"seat": who, "card": CARD_IDS[hero.hand[slot]], "used": hero.used[slot]}
    add(state, key, "acquire" if key == "remove" else "timer-city-hall", args)


def commit(state: KickAss, who: i64) -> None:
    """Log a card for this segment."""
    if state.events is None:
        return
    key = "commit-down" if state.heroes[who].face_down else "commit"
    args: dict[str, Arg] = {"seat": who, "card": CARD_IDS[state.heroes[who].card]}
    add(state, key, "choose", {**args, "segment": state.segment + 1})


def move(state: KickAss, who: i64) -> None:
    """Log where a hero goes."""
    if state.events is None:
        return
    add(state, "move", "move", {"seat": who, "district": DISTRICT_IDS[state.heroes[who].at]})


# --- The city ---


def spawn(state: KickAss, which: i64, again: bool) -> None:
    """Log a spawn card, and whether the used-up deck was shuffled for it."""
    if state.events is None:
        return
    args: dict[str, Arg] = {"spawn": SPAWN_IDS[which], "segment": state.segment + 1, "again": int(again)}
    add(state, "spawn", "spawn", args, reveals=True)


def incoming(state: KickAss, steps: i64) -> None:
    """Log how far the Incoming marker moves."""
    if state.events is None:
        return
    if steps:
        args: dict[str, Arg] = {"steps": steps, "count": state.cards.incoming[state.incoming]}
        add(state, "incoming", "spawn", args)


def minion(state: KickAss, where: i64) -> None:
    """Log where a minion arrives."""
    if state.events is None:
        return
    add(state, "place-minion", "spawn", {"district": PLACE_IDS[where]})


def protected(state: KickAss, where: i64) -> None:
    """Log that a protection token kills a minion."""
    if state.events is None:
        return
    add(state, "place-protected", "protection", {"district": DISTRICT_IDS[where]})


def super_(state: KickAss, where: i64, instead: str) -> None:
    """Log that a super arrives on an empty space, or instead of a token or a minion."""
    if state.events is None:
        return
    add(state, f"place-super{instead}", "supers", {"district": PLACE_IDS[where]})


def protect(state: KickAss, who: i64, where: i64) -> None:
    """Log a protection token that is placed."""
    if state.events is None:
        return
    add(state, "protect", "protection", {"seat": who, "district": DISTRICT_IDS[where]})


def unprotect(state: KickAss, where: i64) -> None:
    """Log that a protection token goes away."""
    if state.events is None:
        return
    add(state, "unprotect", "protection", {"district": DISTRICT_IDS[where]})


def removed(state: KickAss, where: i64, minions: i64, supers: i64) -> None:
    """Log minions and supers that are removed without a kill."""
    if state.events is None:
        return
    args: dict[str, Arg] = {"district": DISTRICT_IDS[where], "minions": minions, "supers": supers}
    add(state, "removed", "rulings", args)


def kill(state: KickAss, who: i64, what: str, where: i64, hits: i64) -> None:
    """Log a kill, with the hits that it took in a fight."""
    if state.events is None:
        return
    _count(state, f"kill-{what}", "fights", {"seat": who, "district": PLACE_IDS[where]}, hits)


def gang_falls(state: KickAss, where: i64) -> None:
    """Log that one of the gang dies by no one's hand, as when a protection token stops the minion that pays it."""
    if state.events is None:
        return
    _count(state, "gang-falls", "don-genovese", {"district": PLACE_IDS[where]}, 0)


def kill_mini(state: KickAss, who: i64, which: i64, where: i64, hits: i64) -> None:
    """Log the end of an event's mini-boss."""
    if state.events is None:
        return
    args: dict[str, Arg] = {"seat": who, "district": PLACE_IDS[where], "event": EVENT_IDS[which]}
    _count(state, "kill-mini", "fights", args, hits)


def clean(state: KickAss, who: i64, where: i64) -> None:
    """Log that the police clean a district."""
    if state.events is None:
        return
    add(state, "clean", "timers", {"seat": who, "district": DISTRICT_IDS[where]})


def bonus(state: KickAss, who: i64, where: i64) -> None:
    """Log that the last enemy of a district is gone."""
    if state.events is None:
        return
    add(state, "clean-up", "clean-up", {"seat": who, "district": DISTRICT_IDS[where]})


def timer(state: KickAss, who: i64) -> None:
    """Log that a hero uses a district."""
    if state.events is None:
        return
    add(state, "timer", "timers", {"seat": who, "district": DISTRICT_IDS[state.heroes[who].at]})


def docks(state: KickAss, key: str) -> None:
    """Log that the Docks token is placed, moves or leaves."""
    if state.events is None:
        return
    args: dict[str, Arg] = {"side": SIDES[state.docks_side], "count": state.docks_at}
    add(state, key, "timer-docks", args)


def shop_token(state: KickAss) -> None:
    """Log a token on the shop's track."""
    if state.events is None:
        return
    add(state, "shop-token", "shop-track", {"count": state.shop_track})


def lure(state: KickAss, who: i64, where: i64) -> None:
    """Log a minion that walks into a trap."""
    if state.events is None:
        return
    add(state, "lure", "viral", {"seat": who, "district": LURE_IDS[where]})


# --- Events of the row ---


def slide(state: KickAss) -> None:
    """Log that the events move on."""
    if state.events is None:
        return
    add(state, "slide", "event-phase", {})


def event(state: KickAss, key: str, which: i64) -> None:
    """Log something about an event of the row."""
    if state.events is None:
        return
    rule = {"reveal": "event-phase", "mature": "mature", "complete": "complete"}[key]
    add(state, f"event-{key}", rule, {"event": EVENT_IDS[which]}, reveals=key == "reveal")


def work(state: KickAss, key: str, who: i64, which: i64) -> None:
    """Log a timer action for an event: a token removed, a pick-up or a delivery."""
    if state.events is None:
        return
    args: dict[str, Arg] = {"seat": who, "event": EVENT_IDS[which], "district": DISTRICT_IDS[state.heroes[who].at]}
    add(state, key, "objectives", args)


def pay(state: KickAss, who: i64, which: i64, amount: i64) -> None:
    """Log dollars for an event."""
    if state.events is None:
        return
    add(state, "pay", "objectives", {"seat": who, "event": EVENT_IDS[which], "count": amount})


# --- Fights ---


def fight(state: KickAss, who: i64) -> None:
    """Log the start of a fight."""
    if state.events is None:
        return
    add(state, "fight", "fights", {"seat": who, "district": PLACE_IDS[state.fight.at]})


def strike(state: KickAss, who: i64) -> None:
    """Log an attack of inspired people with its hits."""
    if state.events is None:
        return
    args: dict[str, Arg] = {"seat": who, "district": DISTRICT_IDS[state.fight.at], "hits": state.fight.hits}
    add(state, "strike", "viral", args, reveals=True)


def dice(state: KickAss, key: str, who: i64) -> None:
    """Return what a fighter's dice show."""
    if state.events is None:
        return
    dice = state.fight.fighters[who].dice
    shown = {name: count for name, count in zip(DIE_NAMES, dice, strict=True) if count}
    if shown:
        add(state, key, "dice", {"seat": who, "die": shown}, reveals=True)


def outcome(state: KickAss, power: i64, shields: i64) -> None:
    """Return what a fight comes to."""
    if state.events is None:
        return
    args: dict[str, Arg] = {"power": power, "shields": shields, "hits": state.fight.hits}
    add(state, "outcome", "fights", {**args, "count": state.fight.damage})


def suffer(state: KickAss, who: i64, points: i64) -> None:
    """Log the damage that a fighter takes."""
    if state.events is None:
        return
    add(state, "suffer", "damage", {"seat": who, "count": points})


def damage(state: KickAss, enemy: i64, hits: i64) -> None:
    """Log that a boss loses life for good."""
    if state.events is None:
        return
    _count(state, "damage", "boss-damage", {"enemy": FIGURE_NAMES[enemy - 6]}, hits)


def fight_over(state: KickAss) -> None:
    """Log the end of a fight, with the hits that do nothing."""
    if state.events is None:
        return
    add(state, "fight-over", "fights", {"district": PLACE_IDS[state.fight.at], "hits": state.fight.hits})


# --- The boss ---


def plot(state: KickAss) -> None:
    """Log the Final Plot that is turned up."""
    if state.events is None:
        return
    add(state, "plot", "final-plot", {"boss": BOSS_NAMES[state.boss]}, reveals=True)


def walk(state: KickAss) -> None:
    """Log where a boss walks."""
    if state.events is None:
        return
    add(state, "walk", "boss-walk", {"boss": BOSS_NAMES[state.boss], "district": DISTRICT_IDS[state.boss_at]})


def arena(state: KickAss) -> None:
    """Log that all heroes go in, for good, with the combat cards that lie there from the beginning."""
    if state.events is None:
        return
    args: dict[str, Arg] = {}
    cards = state.villain.arena.cards
    if cards[0] >= 0:
        args["combat"] = _counted(COMBAT_IDS, cards)
    add(state, f"enter-{ARENA_NAMES[state.arena]}", ARENA_NAMES[state.arena], args, reveals=True)


def stage(state: KickAss, key: str, minions: i64, supers: i64) -> None:
    """Log the next location or wave, with the minions and supers there."""
    if state.events is None:
        return
    here = state.villain.arena
    args: dict[str, Arg] = {"count": here.stage, "combat": COMBAT_IDS[here.card()]}
    args |= {"minions": minions, "supers": supers}
    add(state, key, ARENA_NAMES[state.arena], args, reveals=True)
