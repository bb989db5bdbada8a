"""What one seat may see of Gold Record: everything but the FLUKE cards in other hands and the order of the decks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

from ludotheque.core.events import Arg, Prompt
from ludotheque.core.game import SheetLine
from ludotheque.core.state import check_seat
from ludotheque.games.gold_record import band, battles, codes, flukes, years
from ludotheque.games.gold_record.codes import (
    FLUKES,
    MUSICIANS,
    NOBODY,
    OUTSIDE,
    RESOURCES,
    ROLES,
    SOURCES,
    SPACES,
    SQUARES,
)
from ludotheque.games.gold_record.components import CardFace, load
from ludotheque.games.gold_record.face.position import ENDINGS, PHASES
from ludotheque.games.gold_record.log import named
from ludotheque.games.gold_record.names import (
    FLUKE_IDS,
    HAPPENS_IDS,
    MUSICIAN_IDS,
    ROLE_IDS,
    SECTOR_IDS,
    SOURCE_IDS,
    SPACE_IDS,
    SQUARE_IDS,
    STRIP_IDS,
)
from ludotheque.games.gold_record.rules import GoldRecord

Counts = dict[str, int]


class SpaceView(TypedDict):
    """A space of the board: its strip, and the square card on it (None: empty until the year's end)."""

    id: str
    strip: str
    kind: str | None


class SquareView(TypedDict):
    """A kind of square card."""

    id: str
    name: str
    resource: bool
    ranking: int
    battle: int
    provenance: str


class SectorView(TypedDict):
    """A sector of the gold record; ``cost`` names each resource as often as it is paid."""

    id: str
    ring: int
    cost: list[str]
    points: int
    provenance: str


class MusicianView(TypedDict):
    """A musician; ``owner`` is None in the supply."""

    id: str
    name: str
    instrument: str
    professional: bool
    cost: list[str]
    ranking: int
    battle: int
    van: bool
    owner: int | None
    provenance: str


class FlukeView(TypedDict):
    """A kind of FLUKE card; ``effect`` is NONE, FIND, STEAL, WALK, DETOUR, CANCEL or TRADE."""

    id: str
    name: str
    copies: int
    effect: str
    ranking: int
    battle: int
    provenance: str


class HappensView(TypedDict):
    """A kind of #*IT HAPPENS card."""

    id: str
    name: str
    copies: int
    effect: str
    provenance: str


class LeaderView(TypedDict):
    """A band leader, and whose it is."""

    id: str
    name: str
    ranking: int
    battle: int
    van: bool
    owner: int | None
    provenance: str


class PlayerView(TypedDict):
    """One player as everybody sees them.

    ``place`` is None outside the Top 45. ``battle`` are the green points in sight (FLUKE cards in hand may add to
    them), ``known`` the cards in hand that all have seen, ``count`` what each of the four passes would bring if the
    year ended now.
    """

    leader: str | None
    at: str | None
    place: int | None
    band: dict[str, str | None]
    full: bool
    professional: bool
    drives: bool
    flies: bool
    sectors: list[str]
    cards: Counts
    shown: Counts
    hand: int
    known: Counts
    battle: int
    count: list[int]
    moves: Counts


class TurnView(TypedDict):
    """The turn so far: where it began, the spaces walked since, steps that are left, battles still to be fought, and
    whether the MANAGER's resource can still be spent."""

    start: str | None
    path: list[str]
    steps: int
    battles: int
    wild: bool


class GoldRecordView(TypedDict):
    """The table of Gold Record as one seat sees it. ``hand`` is None for a spectator."""

    year: int
    years: int
    first: int
    phase: str
    player: int
    asked: int | None
    board: list[SpaceView]
    top: str | None
    pile: int
    spent: Counts
    van: str | None
    plane: str | None
    roadie: int | None
    manager: bool
    players: list[PlayerView]
    turn: TurnView
    item: str | None
    left: int
    happening: str | None
    squares: list[SquareView]
    leaders: list[LeaderView]
    sectors: list[SectorView]
    musicians: list[MusicianView]
    flukes: list[FlukeView]
    happens: list[HappensView]
    fluke_deck: int
    fluke_out: Counts
    happens_deck: int
    happens_out: Counts
    hand: Counts | None
    hand_limit: int
    ended: str
    winners: list[int]


def view(state: GoldRecord, seat: int | None) -> GoldRecordView:
    """What ``seat`` sees (None: a spectator)."""
    if seat is not None:
        check_seat(state, seat)
    faces = load(state.options.cards).faces
    over = state.phase == codes.OVER
    owner = None if state.roadie == NOBODY else int(state.roadie)
    return {
        "year": int(state.year),
        "years": int(codes.YEARS),
        "first": int(state.first),
        "phase": PHASES[state.phase],
        "player": int(state.player),
        "asked": None if over else int(state.asked),
        "board": [_space(state, space) for space in range(SPACES)],
        "top": None if state.top == NOBODY else SQUARE_IDS[state.top],
        "pile": sum(int(count) for count in state.pile) + (state.top != NOBODY),
        "spent": named(state.spent, SQUARE_IDS),
        "van": _name(state.van),
        "plane": _name(state.plane),
        "roadie": owner,
        "manager": owner is not None and bool(band.is_manager(state, owner)),
        "players": [_player(state, one) for one in range(state.num_players)],
        "turn": _turn(state),
        "item": _item(state),
        "left": int(state.left),
        "happening": None if state.happening == NOBODY else HAPPENS_IDS[state.happening],
        "squares": [_square(faces[f"square-{id}"], number) for number, id in enumerate(SQUARE_IDS)],
        "leaders": [_leader(faces[f"leader-{id}"], list(state.role), role) for role, id in enumerate(ROLE_IDS)],
        "sectors": [_sector(faces[f"sector-{id}"]) for id in SECTOR_IDS],
        "musicians": _musicians(state, faces),
        "flukes": [_fluke(faces[f"fluke-{id}"]) for id in FLUKE_IDS],
        "happens": [_happens(faces[f"happens-{id}"]) for id in HAPPENS_IDS],
        "fluke_deck": int(state.fluke_left()),
        "fluke_out": named(state.fluke_out, FLUKE_IDS),
        "happens_deck": sum(int(count) for count in state.happens_deck),
        "happens_out": named(state.happens_out, HAPPENS_IDS),
        "hand": None if seat is None else named(state.hand, FLUKE_IDS, seat * int(FLUKES)),
        "hand_limit": int(codes.HAND_LIMIT),
        "ended": ENDINGS[state.ended],
        "winners": winners(state) if over else [],
    }


def winners(state: GoldRecord) -> list[int]:
    """Who has the best place; all who are outside if everybody is."""
    best = min(int(place) for place in state.place)
    return [seat for seat in range(state.num_players) if state.place[seat] == best]


def _name(space: int) -> str | None:
    return SPACE_IDS[space] if space >= 0 else None


def _space(state: GoldRecord, space: int) -> SpaceView:
    kind = int(state.board[space])
    strip = STRIP_IDS[state.cards.strips[space]]
    return {"id": SPACE_IDS[space], "strip": strip, "kind": None if kind == NOBODY else SQUARE_IDS[kind]}


def _square(face: CardFace, number: int) -> SquareView:
    return {
        "id": face.id,
        "name": face.name,
        "resource": number < RESOURCES,
        "ranking": face.ranking,
        "battle": face.battle,
        "provenance": face.provenance,
    }


def _leader(face: CardFace, roles: list[int], role: int) -> LeaderView:
    return {
        "id": face.id,
        "name": face.name,
        "ranking": face.ranking,
        "battle": face.battle,
        "van": face.van,
        "owner": roles.index(role) if role in roles else None,
        "provenance": face.provenance,
    }


def _sector(face: CardFace) -> SectorView:
    return {
        "id": face.id,
        "ring": face.ring,
        "cost": list(face.cost),
        "points": face.ranking,
        "provenance": face.provenance,
    }


def _musicians(state: GoldRecord, faces: dict[str, CardFace]) -> list[MusicianView]:
    """Those that this game is played with."""
    owners = {int(one): slot // int(ROLES) for slot, one in enumerate(state.band) if one != NOBODY}
    return [
        {
            "id": face.id,
            "name": face.name,
            "instrument": face.instrument,
            "professional": face.professional,
            "cost": list(face.cost),
            "ranking": face.ranking,
            "battle": face.battle,
            "van": face.van,
            "owner": owners.get(number),
            "provenance": face.provenance,
        }
        for number, face in enumerate(faces[f"musician-{id}"] for id in MUSICIAN_IDS)
        if face.players <= state.num_players
    ]


def _fluke(face: CardFace) -> FlukeView:
    return {
        "id": face.id,
        "name": face.name,
        "copies": face.copies,
        "effect": face.effect,
        "ranking": face.ranking,
        "battle": face.battle,
        "provenance": face.provenance,
    }


def _happens(face: CardFace) -> HappensView:
    return {
        "id": face.id,
        "name": face.name,
        "copies": face.copies,
        "effect": face.effect,
        "provenance": face.provenance,
    }


def _player(state: GoldRecord, seat: int) -> PlayerView:
    members = [int(state.band[seat * ROLES + role]) for role in range(ROLES)]
    outside = state.place[seat] == OUTSIDE
    return {
        "leader": None if state.role[seat] == NOBODY else ROLE_IDS[state.role[seat]],
        "at": _name(state.at[seat]),
        "place": None if outside else int(state.place[seat]),
        "band": {
            ROLE_IDS[role]: None if one == NOBODY else MUSICIAN_IDS[one]
            for role, one in enumerate(members)
            if role != state.role[seat]
        },
        "full": bool(band.is_full(state, seat)),
        "professional": bool(band.has_professional(state, seat)),
        "drives": bool(state.may_drive(seat)),
        "flies": bool(state.may_fly(seat)),
        "sectors": [name for number, name in enumerate(SECTOR_IDS) if state.sectors[seat] >> number & 1],
        "cards": named(state.held, SQUARE_IDS, seat * int(SQUARES)),
        "shown": named(state.shown, FLUKE_IDS, seat * int(FLUKES)),
        "hand": int(state.hand_size(seat)),
        "known": named(state.known, FLUKE_IDS, seat * int(FLUKES)),
        "battle": int(battles.open_points(state, seat)),
        "count": [int(years.points_of(state, seat, source)) for source in range(codes.COUNT_FLUKE, int(SOURCES))],
        "moves": named(state.ledger, SOURCE_IDS, seat * int(SOURCES)),
    }


def _turn(state: GoldRecord) -> TurnView:
    return {
        "start": _name(state.start),
        "path": [SPACE_IDS[state.path[step]] for step in range(state.steps)],
        "steps": int(state.limit - state.steps) if state.phase == codes.WALK else 0,
        "battles": int(state.due),
        "wild": bool(band.has_wild(state)),
    }


def _item(state: GoldRecord) -> str | None:
    """The musician or sector being paid, or the card being given away."""
    if state.item == NOBODY:
        return None
    return SQUARE_IDS[state.item] if state.phase == codes.TAKE else (MUSICIAN_IDS + SECTOR_IDS)[state.item]


# --- What is asked, and why not ---

RULES = {
    "choose": "leaders",
    "place": "placing",
    "walk": "walking",
    "ride": "van",
    "buy": "buying",
    "pay": "card",
    "draw": "fluke",
    "happens": "happens",
    "end": "fluke",
    "find": "fluke",
    "steal": "fluke",
    "shift": "r41",
    "give": "fluke",
    "take": "fluke",
    "drop": "happens",
    "lose": "happens",
    "over": "end",
}


def prompt(state: GoldRecord) -> Prompt:
    """What is asked of the seat to decide."""
    phase = PHASES[state.phase]
    if phase == "over":
        return Prompt("over", {}, "end")
    args: dict[str, Arg] = {"seat": int(state.asked)}
    if phase == "walk":
        key = "walk" if state.steps == 0 else "walk-on" if state.steps < state.limit else "walk-end"
        return Prompt(key, args, "walking")
    if phase == "ride":
        here = state.at[state.player]
        key = "ride" if here == state.van else "fly"
        if here == state.van == state.plane and state.may_drive(state.player) and state.may_fly(state.player):
            key = "ride-or-fly"
        return Prompt(key, args, "plane" if key == "fly" else "van")
    if phase == "buy":
        return Prompt("hire" if state.strip() == codes.MUSICIANS_STRIP else "press", args, "buying")
    if phase == "pay":
        key, name = ("pay-hire", "musician") if state.item < MUSICIANS else ("pay-press", "sector")
        return Prompt(key, {**args, name: str(_item(state))}, "card")
    if phase == "draw":
        return _draw_prompt(state, args)
    if phase == "happens":
        return Prompt("happens", {**args, "happens": HAPPENS_IDS[state.happening]}, "happens")
    if phase == "shift" and state.asked != state.player:
        return Prompt("shift-wrong", {**args, "target": int(state.player)}, "happens")
    if phase == "drop":
        return Prompt("drop", {**args, "count": int(state.left)}, "happens")
    if phase == "take":
        return Prompt("take", {**args, "kind": SQUARE_IDS[state.item]}, "fluke")
    return Prompt(phase, args, RULES[phase])


def _draw_prompt(state: GoldRecord, args: dict[str, Arg]) -> Prompt:
    if state.strip() == codes.HAPPENS_STRIP:
        return Prompt("draw-happens", args, "happens")
    full = state.hand_size(state.player) >= codes.HAND_LIMIT
    return Prompt("draw-full" if full else "draw-fluke", args, "hand-limit" if full else "fluke")


def explain(state: GoldRecord, verb: str, args: Mapping[str, object]) -> str | None:
    """Why an action is not offered to the seat that decides: the key of a text, or None."""
    if state.phase == codes.OVER:
        return "over"
    phase = PHASES[state.phase]
    if verb in ("walk", "stop"):
        return _why_not_walk(state, verb, args.get("space")) if phase == "walk" else "not-walking"
    if verb in ("ride", "fly"):
        return _why_not_ride(state, verb, args.get("space")) if phase == "ride" else "not-riding"
    if verb in ("hire", "press"):
        return _why_not_buy(state, verb, args.get("musician" if verb == "hire" else "sector"))
    if verb == "play":
        return _why_not_play(state, args.get("fluke"))
    if verb == "draw":
        return "hand-full" if phase == "draw" else "no-draw"
    if verb == "discard":
        makes_room = phase == "draw" and prompt(state).key == "draw-full"
        return "not-in-hand" if makes_room else "hand-not-full"
    if verb == "done":
        return "first-answer"
    if verb == "lead":
        return "led" if phase == "choose" else None
    if verb == "place":
        return "occupied" if phase == "place" else None
    return None


def _why_not_walk(state: GoldRecord, verb: str, space: object) -> str | None:
    if verb == "stop":
        return "cannot-stop" if state.steps else "must-move"
    if space not in SPACE_IDS:
        return None
    to = SPACE_IDS.index(str(space))
    if to == state.start:
        return "not-back"
    if state.steps == state.limit:
        return "no-steps"
    if state.leaders(state.player) >> to & 1:
        return "occupied"
    if to == state.van and not state.ride_from(to):
        return "van-stuck" if state.may_drive(state.player) else "no-van"
    if to == state.plane and not state.flight_from(to):
        return "no-plane"
    return "too-far"


def _why_not_ride(state: GoldRecord, verb: str, space: object) -> str | None:
    here = state.at[state.player]
    if verb == "ride" and (here != state.van or not state.may_drive(state.player)):
        return "no-van"
    if verb == "fly" and (here != state.plane or not state.may_fly(state.player)):
        return "no-plane"
    if space not in SPACE_IDS:
        return None
    to = SPACE_IDS.index(str(space))
    if to == state.start:
        return "not-back"
    if to in (int(state.van), int(state.plane)):
        return "vehicle"
    return "occupied" if state.leaders(state.player) >> to & 1 else "van-far"


def _why_not_buy(state: GoldRecord, verb: str, name: object) -> str | None:
    if state.phase == codes.PAY or state.phase >= codes.FIND:
        return "first-answer"
    wanted = codes.MUSICIANS_STRIP if verb == "hire" else codes.GOLD_STRIP
    if state.phase != codes.BUY or state.strip() != wanted:
        return "no-musicians-strip" if verb == "hire" else "no-gold-strip"
    if verb == "press":
        if name not in SECTOR_IDS:
            return None
        sector = SECTOR_IDS.index(str(name))
        if state.sectors[state.player] >> sector & 1:
            return "sector-yours"
        return "cannot-pay" if band.may_press(state, state.player, sector) else "ring-first"
    if name not in MUSICIAN_IDS:
        return None
    one = MUSICIAN_IDS.index(str(name))
    if state.cards.players[one] > state.num_players:
        return "left-out"
    if state.hired >> one & 1:
        return "hired"
    if state.cards.role[one] == state.role[state.player]:
        return "leader-plays"
    return "cannot-pay" if band.may_hire(state, state.player, one) else "ring-one-first"


def _why_not_play(state: GoldRecord, name: object) -> str | None:
    """A card that is not in the hand, one that waits for its moment, or one that would do nothing now."""
    if state.asked != state.player or state.phase >= codes.FIND or state.phase == codes.PAY:
        return "first-answer"
    if name not in FLUKE_IDS:
        return None
    card = FLUKE_IDS.index(str(name))
    if state.hand[state.player * FLUKES + card] == 0:
        return "not-in-hand"
    if flukes.works(state, card):
        return None
    effect = state.cards.fluke_effect[card]
    if effect == codes.NO_EFFECT:
        return "for-battles"
    if effect == codes.CANCEL_EFFECT:
        return "only-happens"
    if effect == codes.WALK_EFFECT:
        return "only-walking"
    return "no-effect"


# --- Sheet, endings, figures ---


def sheet(state: GoldRecord) -> list[SheetLine]:
    """Places won and lost by what moved the band, then how far it has climbed."""
    lines = []
    for source, name in enumerate(SOURCE_IDS):
        places = tuple(int(state.ledger[seat * SOURCES + source]) for seat in range(state.num_players))
        if any(places):
            lines.append(SheetLine(name, places))
    scores = tuple(int(score) for score in state.scores())
    if not lines:
        lines.append(SheetLine("record", scores))
    return [*lines, SheetLine("total", scores)]


def ending(state: GoldRecord) -> str:
    """How the game ended: place 1 in play, place 1 after a count, the fourth year, everybody outside."""
    return ENDINGS[state.ended]


def stats(state: GoldRecord) -> dict[str, float]:
    """Flat numbers for the lab: the year, and for each seat its climb, band, sectors, cards."""
    numbers = {"year": float(state.year)}
    for seat in range(state.num_players):
        members = [state.band[seat * ROLES + role] for role in range(ROLES)]
        numbers[f"climbed_{seat}"] = float(OUTSIDE - state.place[seat])
        numbers[f"members_{seat}"] = float(sum(one != NOBODY for one in members))
        numbers[f"professional_{seat}"] = float(band.has_professional(state, seat))
        numbers[f"sectors_{seat}"] = float(int(state.sectors[seat]).bit_count())
        numbers[f"resources_{seat}"] = float(state.resources(seat))
    return numbers
