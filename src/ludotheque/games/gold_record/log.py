"""The log of Gold Record: everything that happens, as events. Each function returns at once if no one listens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.events import Arg, Event
from ludotheque.games.gold_record.codes import MUSICIANS, NOBODY, NONE, OUTSIDE, Ended
from ludotheque.games.gold_record.names import (
    FLUKE_IDS,
    HAPPENS_IDS,
    MUSICIAN_IDS,
    ROLE_IDS,
    SECTOR_IDS,
    SOURCE_IDS,
    SOURCE_RULES,
    SPACE_IDS,
    SQUARE_IDS,
)

if TYPE_CHECKING:
    from ludotheque.games.gold_record.pieces import Band
    from ludotheque.games.gold_record.state import GoldRecord


def named(table: vec[i64], ids: tuple[str, ...]) -> dict[str, int]:
    """Return the cards of a table by name, those it has none of left out."""
    return {name: table[number] for number, name in enumerate(ids) if table[number]}


def set_up(state: GoldRecord) -> None:
    """Tell who begins."""
    if state.events is None:
        return
    _add(state, "setup", "setup", {"seat": state.first}, reveals=True)


def year(state: GoldRecord) -> None:
    """Begin a year, with a new pile."""
    if state.events is None:
        return
    args: dict[str, Arg] = {"year": state.year, "seat": state.first}
    _add(state, "year", "years", {**args, **_pile(state)}, reveals=True)


def refilled(state: GoldRecord, spaces: i64) -> None:
    """Tell of new cards on the spaces of a set that had been empty."""
    if state.events is None:
        return
    for space, name in enumerate(SPACE_IDS):
        if spaces >> space & 1:
            _add(state, "refill", "r7", {"space": name, "kind": SQUARE_IDS[state.board[space]]}, reveals=True)


def _pile(state: GoldRecord) -> dict[str, Arg]:
    """Return the pile after a change: how many cards are left, and the one on top."""
    left = state.pile.size() + (state.top != NONE)
    return {"pile": left, "kind2": "none" if state.top == NONE else SQUARE_IDS[state.top]}


def plain(state: GoldRecord, key: str, rule: str) -> None:
    """Tell something that has no details."""
    if state.events is None:
        return
    _add(state, key, rule, {}, reveals=True)


def seat(state: GoldRecord, key: str, rule: str) -> None:
    """Tell something about the current player alone."""
    if state.events is None:
        return
    _add(state, key, rule, {"seat": state.player})


def leader(state: GoldRecord) -> None:
    """Tell of a leader chosen."""
    if state.events is None:
        return
    _add(state, "leader", "leaders", {"seat": state.player, "role": ROLE_IDS[state.current().leader]})


def spot(state: GoldRecord, key: str, rule: str, space: i64) -> None:
    """Tell something at a space."""
    if state.events is None:
        return
    _add(state, key, rule, {"seat": state.player, "space": SPACE_IDS[space]})


def step(state: GoldRecord, space: i64, kind: i64) -> None:
    """Tell of a step of a walk, and the square card that it took, if any."""
    if state.events is None:
        return
    if kind == NONE:
        spot(state, "walk", "walking", space)
    else:
        collect(state, "walk-take", space, kind)


def collect(state: GoldRecord, key: str, space: i64, kind: i64) -> None:
    """Tell of a square card taken; the next one of the pile lies there now, if there was any (R7)."""
    if state.events is None:
        return
    if state.board[space] == NONE:
        key += "-empty"
    args: dict[str, Arg] = {"seat": state.player, "space": SPACE_IDS[space], "kind": SQUARE_IDS[kind]}
    _add(state, key, "collecting", {**args, **_pile(state)}, reveals=True)


def give_back(state: GoldRecord, cards: vec[i64]) -> None:
    """Tell of the cards that a player who boards a vehicle gives back, if there are any."""
    if state.events is None:
        return
    if given := named(cards, SQUARE_IDS):
        _add(state, "give-back", "r10", {"seat": state.player, "cards": given})


def ride(state: GoldRecord, start: i64, to: i64) -> None:
    """Tell of a ride or a flight."""
    if state.events is None:
        return
    key = "ride" if state.van == to else "fly"
    args: dict[str, Arg] = {"seat": state.player, "space1": SPACE_IDS[start], "space2": SPACE_IDS[to]}
    _add(state, key, "van" if key == "ride" else "plane", args)


def buy(state: GoldRecord, item: i64, wild: i64) -> None:
    """Tell of a musician or a sector bought, with or without the MANAGER's resource."""
    if state.events is None:
        return
    args: dict[str, Arg] = {"seat": state.player}
    if item < MUSICIANS:
        key, rule = "hire", "hiring"
        args["musician"] = MUSICIAN_IDS[item]
    else:
        key, rule = "press", "record"
        args["sector"] = SECTOR_IDS[item - MUSICIANS]
    if wild != NONE:
        key += "-wild"
        args["kind"] = SQUARE_IDS[wild]
    _add(state, key, rule, args)


def musician(state: GoldRecord, key: str, rule: str, one: i64) -> None:
    """Tell of a musician who goes."""
    if state.events is None:
        return
    _add(state, key, rule, {"seat": state.player, "musician": MUSICIAN_IDS[one]})


def card(state: GoldRecord, key: str) -> None:
    """Tell that the ROADIE/MANAGER card turns."""
    if state.events is None:
        return
    _add(state, key, "card", {"seat": state.player})


def take_card(state: GoldRecord, owner: i64, manager: bool) -> None:
    """Tell who takes the ROADIE/MANAGER card, from its owner if it has one, and the side that it shows now."""
    if state.events is None:
        return
    side = "manager" if manager else "roadie"
    if owner == NOBODY:
        card(state, f"card-{side}")
    else:
        args: dict[str, Arg] = {"seat": state.player, "target": owner}
        _add(state, f"steal-{side}", "stealing-card", args)


def draw_fluke(state: GoldRecord, which: i64) -> None:
    """Tell of a FLUKE card drawn; only its owner sees which."""
    if state.events is None:
        return
    here = state.player
    _add(state, "draw-fluke", "fluke", {"seat": here})
    state.events.append(Event("draw-own", {"seat": here, "fluke": FLUKE_IDS[which]}, "fluke", (here,)))


def fluke(state: GoldRecord, key: str, rule: str, which: i64) -> None:
    """Tell of a FLUKE card that leaves a hand openly."""
    if state.events is None:
        return
    _add(state, key, rule, {"seat": state.player, "fluke": FLUKE_IDS[which]}, reveals=True)


def happening(state: GoldRecord) -> None:
    """Tell of a #*IT HAPPENS card drawn."""
    if state.events is None:
        return
    args: dict[str, Arg] = {"seat": state.player, "happens": HAPPENS_IDS[state.happening]}
    _add(state, "happening", "happens", args, reveals=True)


def put_away(state: GoldRecord) -> None:
    """Tell that the #*IT HAPPENS card is discarded, and the turn is not over yet."""
    if state.events is None:
        return
    args: dict[str, Arg] = {"seat": state.player, "happens": HAPPENS_IDS[state.happening]}
    _add(state, "put-away", "happens", args)


def fuse(state: GoldRecord) -> None:
    """Tell of all green square cards lost. Called before they are."""
    if state.events is None:
        return
    if cards := green_squares(state.current()):
        _add(state, "lost", "h-fuse", {"seat": state.player, "cards": cards})


def green_squares(band: Band) -> dict[str, int]:
    """Return the square cards with battle points that a player has."""
    cards = named(band.squares, SQUARE_IDS)
    return {id: count for id, count in cards.items() if band.cards.squares[SQUARE_IDS.index(id)].battle}


def lost(state: GoldRecord, kind: i64) -> None:
    """Tell of all cards of one resource lost."""
    if state.events is None:
        return
    count = state.current().squares[kind]
    if count:
        _add(state, "lost", "r31", {"seat": state.player, "cards": {SQUARE_IDS[kind]: count}})


def resource(state: GoldRecord, key: str, who: i64, kind: i64) -> None:
    """Tell of a resource that comes or goes."""
    if state.events is None:
        return
    _add(state, key, "happens" if key == "drop" else "fluke", {"seat": who, "kind": SQUARE_IDS[kind]})


def steal(state: GoldRecord, target: i64, kind: i64) -> None:
    """Tell of a resource that changes its owner."""
    if state.events is None:
        return
    args: dict[str, Arg] = {"seat": state.player, "target": target, "kind": SQUARE_IDS[kind]}
    _add(state, "steal", "fluke", args)


def shift(state: GoldRecord, who: i64, target: i64, space: i64) -> None:
    """Tell of a leader moved by a card."""
    if state.events is None:
        return
    args: dict[str, Arg] = {"seat": who, "target": target, "space": SPACE_IDS[space]}
    _add(state, "shift", "r41", args)


def trade(state: GoldRecord, given: i64, taken: i64, space: i64) -> None:
    """Tell of a card exchanged with one of the board."""
    if state.events is None:
        return
    args: dict[str, Arg] = {"seat": state.player, "kind1": SQUARE_IDS[given], "kind2": SQUARE_IDS[taken]}
    _add(state, "trade", "fluke", {**args, "space": SPACE_IDS[space]})


def battle(state: GoldRecord, points: list[i64]) -> None:
    """Tell of a battle, with the points of everyone and the FLUKE cards shown. Called before cards are discarded."""
    if state.events is None:
        return
    discards = False
    _add(state, "battle", "battle", {"seat": state.player}, reveals=True)
    for step in range(state.num_players):
        who = (state.player + step) % state.num_players
        band = state.bands[who]
        args: dict[str, Arg] = {"seat": who, "points": points[who]}
        hand = named(band.hand, FLUKE_IDS)
        green = {id: count for id, count in hand.items() if state.cards.flukes[FLUKE_IDS.index(id)].battle}
        shown = green if state.options.show_green_only else hand
        if shown:
            _add(state, "battle-shown", "battle", {**args, "flukes": shown}, reveals=True)
        else:
            _add(state, "battle-points", "battle", args)
        discards = discards or bool(green) or bool(green_squares(band))
    if discards:
        _add(state, "battle-discards", "battle-discards", {})


def moved(state: GoldRecord, who: i64, old: i64, new: i64, source: i64) -> None:
    """Tell of a band that climbs, falls or is pushed; ``old`` and ``place`` are 46 outside."""
    if state.events is None:
        return
    word = SOURCE_IDS[source]
    key = "pushed" if word == "pushed" else "climbs" if new < old else "falls"
    if new == OUTSIDE:
        key += "-out"
    args: dict[str, Arg] = {"seat": who, "old": old, "place": new, "source": word}
    _add(state, key, SOURCE_RULES[source], args)


def count(state: GoldRecord) -> None:
    """Begin the count at the year's end."""
    if state.events is None:
        return
    _add(state, "count", "count", {"year": state.year})


def counted(state: GoldRecord, who: i64, points: i64, place: i64, source: i64) -> None:
    """Tell the points of one player in one pass, and the place where they lead."""
    if state.events is None:
        return
    args: dict[str, Arg] = {
        "seat": who,
        "points": points,
        "old": state.bands[who].place,
        "place": place,
    }
    _add(state, SOURCE_IDS[source], "count", {**args, "source": SOURCE_IDS[source]})


def over(state: GoldRecord) -> None:
    """Tell the end, and who has won."""
    if state.events is None:
        return
    places = [band.place for band in state.bands]
    best = min(places)
    if best == OUTSIDE:
        _add(state, "over-outside", "end", {})
        return
    winner = places.index(best)
    key = "over-first" if best == 1 else "over"
    if state.ended == Ended.HIT:
        key = "over-hit"
    _add(state, key, "end", {"seat": winner, "place": best})


def _add(state: GoldRecord, key: str, rule: str, args: dict[str, Arg], *, reveals: bool = False) -> None:
    assert state.events is not None
    state.events.append(Event(key, args, rule, reveals=reveals))
