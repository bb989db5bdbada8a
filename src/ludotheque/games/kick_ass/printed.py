"""Cards, items, events and figures as they are printed, in the words of a view."""

from __future__ import annotations

from typing import TypedDict

from ludotheque.games.kick_ass import codes, tokens
from ludotheque.games.kick_ass.cards import Cards
from ludotheque.games.kick_ass.components import Components, Face
from ludotheque.games.kick_ass.names import DISTRICT_IDS, EVENT_IDS, SPAWN_IDS, TOKEN_COLOURS, TOKEN_STATES
from ludotheque.games.kick_ass.pieces import EventSpace

OBJECTIVE_KINDS = ("timers", "kills", "mini", "deliver", "payment", "cleans", "gangs")


class CardView(TypedDict):
    """An activation card.

    ``kind`` is its type (none, job, personal, hero, famous), ``only`` the district it needs, ``effects`` the words of
    the components' vocabulary.
    """

    id: str
    name: str
    colour: str
    kind: str
    moves: int
    only: str | None
    effects: list[str]
    provenance: str


class ItemView(TypedDict):
    """An item: where it goes, its price."""

    id: str
    name: str
    slot: str
    cost: int
    effects: list[str]
    provenance: str


class HardshipView(TypedDict):
    """A hardship someone has seen."""

    id: str
    name: str
    effects: list[str]
    provenance: str


class FigureView(TypedDict):
    """A figure with values of its own."""

    id: str
    name: str
    power: int
    armor: int
    life: int


class DonTokenView(TypedDict):
    """One of Don's tokens: its colour; face ``down``, ``bribe``, ``police``, ``taken`` (by a seat) or ``loot``."""

    district: str
    colour: str
    state: str
    dollars: int
    seat: int | None


class EventView(TypedDict):
    """An event of the row.

    ``left`` is what is still to be done, ``goal`` what it was; ``at`` has numbers by district: tokens left (timers,
    deliver), 1 where a kill counts, 1 where a clean-up is done.
    """

    id: str
    name: str
    boss: str
    kind: str
    objective: str
    figure: str
    goal: int
    left: int
    power: int
    origin: str | None
    target: str | None
    at: dict[str, int]
    carried: list[int]
    tokens: list[DonTokenView]
    setup: list[str]
    sleep: list[str]
    reward: list[str]
    matures: list[str]
    provenance: str


class SpawnView(TypedDict):
    """The spawn card of this segment."""

    id: str
    name: str
    incoming: int
    districts: list[str]
    effects: list[str]


class CombatView(TypedDict):
    """A boss combat card."""

    id: str
    name: str
    effects: list[str]


def card_view(parts: Components, cards: Cards, card: int) -> CardView:
    """Return an activation card as it is printed."""
    face = parts.cards[card]
    only = cards.only[card]
    return {
        "id": face.id,
        "name": face.name,
        "colour": face.colour,
        "kind": face.kind,
        "moves": cards.moves[card],
        "only": DISTRICT_IDS[only] if only >= 0 else None,
        "effects": list(face.effects),
        "provenance": face.provenance,
    }


def item_view(parts: Components, item: int) -> ItemView:
    """Return an item as it is printed."""
    face = parts.items[item]
    return {
        "id": face.id,
        "name": face.name,
        "slot": face.kind,
        "cost": face.cost,
        "effects": list(face.effects),
        "provenance": face.provenance,
    }


def trouble_view(face: Face) -> HardshipView:
    """Return a hardship as it is printed."""
    return {"id": face.id, "name": face.name, "effects": list(face.effects), "provenance": face.provenance}


def event_view(parts: Components, cards: Cards, players: int, space: EventSpace) -> EventView:
    """Return the event of a space of the row as it is printed, and how far it is."""
    number = space.event
    face = parts.events[players][number]
    assert face is not None
    kind = cards.objective[number]
    origin, target = cards.origin[number], cards.target[number]
    there = list(space.at)
    dons = kind == codes.GANGS
    return {
        "id": EVENT_IDS[number],
        "name": face.name,
        "boss": face.boss,
        "kind": OBJECTIVE_KINDS[kind],
        "objective": face.objective,
        "figure": face.figure,
        "goal": cards.goal[number],
        "left": space.left,
        "power": cards.power[number],
        "origin": DISTRICT_IDS[origin] if origin >= 0 else None,
        "target": DISTRICT_IDS[target] if target >= 0 else None,
        "at": {} if dons else {DISTRICT_IDS[district]: one for district, one in enumerate(there) if one},
        "carried": list(space.carried)[:players],
        "tokens": [_token(district, one) for district, one in enumerate(there) if one and dons],
        "setup": list(face.setup),
        "sleep": list(face.sleep),
        "reward": list(face.reward),
        "matures": list(face.matures),
        "provenance": face.provenance,
    }


def _token(district: int, token: int) -> DonTokenView:
    return {
        "district": DISTRICT_IDS[district],
        "colour": TOKEN_COLOURS[tokens.colour_of(token)],
        "state": TOKEN_STATES[tokens.state_of(token)],
        "dollars": tokens.dollars_on(token) if tokens.is_loot(token) else 0,
        "seat": tokens.carrier(token) if tokens.is_carried(token) else None,
    }


def spawn_view(parts: Components, cards: Cards, card: int) -> SpawnView:
    """Return a spawn card as it is printed."""
    face = parts.faces[SPAWN_IDS[card]]
    return {
        "id": face.id,
        "name": face.name,
        "incoming": cards.spawn_incoming[card],
        "districts": [DISTRICT_IDS[cards.spawn_districts[card * 3 + k]] for k in range(3)],
        "effects": list(face.effects),
    }


def figure_view(parts: Components, figure: str, power: int, armor: int, life: int) -> FigureView:
    """Return a figure with its trackers."""
    name = parts.faces[f"figure-{figure}"].name
    return {"id": figure, "name": name, "power": power, "armor": armor, "life": life}


def combat_view(face: Face) -> CombatView:
    """Return a boss combat card as it is printed."""
    return {"id": face.id, "name": face.name, "effects": list(face.effects)}
