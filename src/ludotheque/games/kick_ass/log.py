"""What happens in Kick-Ass, told as events. Only called when somebody listens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core.events import Arg, Event
from ludotheque.games.kick_ass.actions import (
    CARD_IDS,
    DISTRICT_IDS,
    GANG_NAME,
    HERO_IDS,
    ITEM_IDS,
    PLACE_IDS,
    STAT_NAMES,
)
from ludotheque.games.kick_ass.components import ids
from ludotheque.games.kick_ass.options import BOSS_NAMES

if TYPE_CHECKING:
    from ludotheque.games.kick_ass.rules import KickAss

HARDSHIP_IDS = ids("hardship")
LURE_IDS = (*DISTRICT_IDS, GANG_NAME)
SPAWN_IDS = ids("spawn")
COMBAT_IDS = ids("combat")
EVENT_IDS = (*(f"e{number}" for number in range(1, 12)), *ids("boss_event"))
ARENA_NAMES = ("none", "hideaway", "times-square")
MIST_KINDS = ("hideout", "lose", "gain", "nothing")
TOKEN_KINDS = ("bribe", "police", "loot")
TOKEN_COLOURS = ("power", "armor", "life", "minions")
ENDINGS = ("won", "city-hall", "matured", "rounds", "hideaway", "times-square", "waves")


def _add(state: KickAss, key: str, rule: str, args: dict[str, Arg], reveals: bool = False) -> None:
    assert state.events is not None
    state.events.append(Event(key, args, rule, reveals=reveals))


def seat(state: KickAss, key: str, rule: str, who: int) -> None:
    """Something about one hero."""
    _add(state, key, rule, {"seat": int(who)})


def hero(state: KickAss, who: int) -> None:
    """Somebody has a hero."""
    _add(state, "pick", "setup", {"seat": int(who), "hero": HERO_IDS[state.hero[who]]}, reveals=True)


def round(state: KickAss) -> None:
    """A new round begins."""
    _add(state, "round", "round", {"round": int(state.round), "seat": int(state.captain())}, reveals=True)


def night(state: KickAss) -> None:
    """Everybody sleeps."""
    _add(state, "night", "sleep", {})


def stat(state: KickAss, key: str, who: int, which: int, amount: int) -> None:
    """A track goes up or down."""
    if amount:
        _add(state, key, "dashboard", {"seat": int(who), "stat": STAT_NAMES[which], "count": int(amount)})


def hardship(state: KickAss, who: int, which: int) -> None:
    """A hardship is turned up."""
    _add(state, "hardship", "hardships", {"seat": int(who), "hardship": HARDSHIP_IDS[which]}, reveals=True)


def famous(state: KickAss, who: int) -> None:
    """A hero is famous."""
    seat(state, "famous", "famous", who)


def faint(state: KickAss, who: int, fainted: bool) -> None:
    """The Faint die was rolled."""
    _add(state, "faint" if fainted else "stands", "faint", {"seat": int(who)}, reveals=True)


def item(state: KickAss, key: str, who: int, which: int) -> None:
    """Something about an item."""
    _add(state, key, "items", {"seat": int(who), "item": ITEM_IDS[which]}, reveals=key == "item")


def card(state: KickAss, key: str, who: int, which: int) -> None:
    """Something about an activation card."""
    _add(state, key, "acquire", {"seat": int(who), "card": CARD_IDS[which]})


def commit(state: KickAss, who: int) -> None:
    """A card for this segment."""
    key = "commit" if state.face[who] == 0 else "commit-down"
    _add(state, key, "choose", {"seat": int(who), "card": CARD_IDS[state.card[who]]})


def spawn(state: KickAss, which: int) -> None:
    """A spawn card."""
    args: dict[str, Arg] = {"spawn": SPAWN_IDS[which], "segment": int(state.segment) + 1}
    _add(state, "spawn", "spawn", args, reveals=True)


def place(state: KickAss, key: str, where: int) -> None:
    """A minion or super arrives somewhere, or is kept away."""
    _add(state, f"place-{key}", "spawn", {"district": PLACE_IDS[where]})


def protect(state: KickAss, who: int, where: int) -> None:
    """A protection token is placed."""
    _add(state, "protect", "protection", {"seat": int(who), "district": DISTRICT_IDS[where]})


def kill(state: KickAss, who: int, what: str, where: int) -> None:
    """An enemy is beaten."""
    _add(state, f"kill-{what}", "fights", {"seat": int(who), "district": PLACE_IDS[where]})


def clean(state: KickAss, who: int, where: int) -> None:
    """The police clean a district."""
    _add(state, "clean", "timers", {"seat": int(who), "district": DISTRICT_IDS[where]})


def bonus(state: KickAss, who: int, where: int) -> None:
    """The last enemy of a district is gone."""
    _add(state, "clean-up", "clean-up", {"seat": int(who), "district": DISTRICT_IDS[where]})


def move(state: KickAss, who: int) -> None:
    """A hero goes somewhere."""
    _add(state, "move", "move", {"seat": int(who), "district": DISTRICT_IDS[state.where[who]]})


def timer(state: KickAss, who: int) -> None:
    """A hero uses a district."""
    _add(state, "timer", "timers", {"seat": int(who), "district": DISTRICT_IDS[state.where[who]]})


def event(state: KickAss, key: str, which: int) -> None:
    """Something about an event of the row."""
    rule = {"reveal": "event-phase", "mature": "mature", "complete": "complete"}[key]
    _add(state, f"event-{key}", rule, {"event": EVENT_IDS[which]}, reveals=key == "reveal")


def work(state: KickAss, who: int, which: int) -> None:
    """A timer action for an event."""
    _add(state, "work", "objectives", {"seat": int(who), "event": EVENT_IDS[which]})


def pay(state: KickAss, who: int, which: int, amount: int) -> None:
    """Dollars for an event."""
    _add(state, "pay", "objectives", {"seat": int(who), "event": EVENT_IDS[which], "count": int(amount)})


def fight(state: KickAss, who: int) -> None:
    """A fight begins."""
    _add(state, "fight", "fights", {"seat": int(who), "district": PLACE_IDS[state.fight_at]})


def dice(state: KickAss, key: str, who: int) -> None:
    """What a fighter's dice show."""
    names = ("red-blank", "red-hit", "red-bolt", "blue-blank", "blue-hit", "blue-bolt")
    shown = {name: int(state.dice[who * 6 + face]) for face, name in enumerate(names) if state.dice[who * 6 + face]}
    if shown:
        _add(state, key, "dice", {"seat": int(who), "die": shown}, reveals=True)


def outcome(state: KickAss, power: int, shields: int) -> None:
    """What a fight comes to."""
    args: dict[str, Arg] = {"power": int(power), "shields": int(shields), "hits": int(state.hits)}
    _add(state, "outcome", "fights", {**args, "count": int(state.damage)})


def damage(state: KickAss, enemy: int) -> None:
    """A boss loses life for good."""
    _add(state, "damage", "boss-damage", {"enemy": ("boss", "big-b", "mother-russia")[enemy - 6]})


def suffer(state: KickAss, who: int, points: int) -> None:
    """A fighter takes some of the damage."""
    _add(state, "suffer", "damage", {"seat": int(who), "count": int(points)})


def unprotect(state: KickAss, where: int) -> None:
    """A protection token goes away."""
    _add(state, "unprotect", "protection", {"district": DISTRICT_IDS[where]})


def removed(state: KickAss, where: int, minions: int, supers: int) -> None:
    """Minions and supers have to go."""
    args: dict[str, Arg] = {"district": DISTRICT_IDS[where], "minions": int(minions), "supers": int(supers)}
    _add(state, "removed", "rulings", args)


def lost_member(state: KickAss) -> None:
    """One of the Skull Gang is gone without a fight."""
    _add(state, "lost-member", "vic-gigante", {"count": int(state.gang)})


def lure(state: KickAss, who: int, where: int) -> None:
    """A minion walks into a trap."""
    _add(state, "lure", "viral", {"seat": int(who), "district": LURE_IDS[where]})


def display(state: KickAss) -> None:
    """New cards lie open."""
    cards = {CARD_IDS[one]: 1 for one in state.display if one >= 0}
    _add(state, "display", "refresh", {"card": cards}, reveals=True)


def plot(state: KickAss) -> None:
    """The Final Plot is turned up."""
    _add(state, "plot", "final-plot", {"boss": BOSS_NAMES[state.boss]}, reveals=True)


def mist(state: KickAss, kind: int, where: int) -> None:
    """One of Red Mist's tokens."""
    _add(state, f"mist-{MIST_KINDS[kind]}", "red-mist", {"district": DISTRICT_IDS[where]}, reveals=True)


def track(state: KickAss) -> None:
    """The Skull Gang tracker."""
    _add(state, "track", "vic-gigante", {"count": int(state.track)})


def walk(state: KickAss) -> None:
    """A boss walks."""
    _add(state, "walk", "boss-walk", {"boss": BOSS_NAMES[state.boss], "district": DISTRICT_IDS[state.boss_at]})


def token(state: KickAss, kind: int) -> None:
    """One of Don's tokens is turned up."""
    _add(state, f"token-{TOKEN_KINDS[kind]}", "don-genovese", {}, reveals=True)


def resolved(state: KickAss, colour: int) -> None:
    """One of Don's tokens is resolved."""
    _add(state, f"resolved-{TOKEN_COLOURS[colour]}", "don-genovese", {})


def bribe(state: KickAss, who: int) -> None:
    """Four dollars change hands."""
    seat(state, "bribe", "don-genovese", who)


def arena(state: KickAss) -> None:
    """All heroes go in, for good."""
    _add(state, f"enter-{ARENA_NAMES[state.arena]}", ARENA_NAMES[state.arena], {})


def stage(state: KickAss, key: str) -> None:
    """The next location or wave."""
    card = state.combat[state.stage - 1 if key == "location" else 0]
    args: dict[str, Arg] = {"count": int(state.stage), "combat": COMBAT_IDS[card]}
    _add(state, key, ARENA_NAMES[state.arena], args, reveals=True)


def over(state: KickAss) -> None:
    """The end."""
    _add(state, f"over-{ENDINGS[state.standing - 1]}", "end", {}, reveals=True)
