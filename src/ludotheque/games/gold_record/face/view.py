"""What one seat may see of Gold Record: everything but the FLUKE cards in other hands and the order of the decks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

from ludotheque.core.events import Arg, Prompt
from ludotheque.core.game import SheetLine
from ludotheque.core.state import check_seat
from ludotheque.games.gold_record.chapters import battles, buying, flukes, musicians, riding, years
from ludotheque.games.gold_record.codes import (
    HAND_LIMIT,
    MUSICIANS,
    NOBODY,
    NONE,
    NOWHERE,
    OUTSIDE,
    RESOURCES,
    SOURCES,
    SPACES,
    YEARS,
    Effect,
    Phase,
    Source,
    Strip,
)
from ludotheque.games.gold_record.components import CardFace, load
from ludotheque.games.gold_record.log import named
from ludotheque.games.gold_record.names import (
    ENDING_IDS,
    FLUKE_IDS,
    HAPPENS_IDS,
    MUSICIAN_IDS,
    PHASE_IDS,
    ROLE_IDS,
    SECTOR_IDS,
    SOURCE_IDS,
    SPACE_IDS,
    SQUARE_IDS,
    STRIP_IDS,
)
from ludotheque.games.gold_record.pieces import Band
from ludotheque.games.gold_record.state import GoldRecord

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
    over = state.is_terminal()
    owner = None if state.roadie == NOBODY else int(state.roadie)
    return {
        "year": int(state.year),
        "years": int(YEARS),
        "first": int(state.first),
        "phase": PHASE_IDS[state.phase()],
        "player": int(state.player),
        "asked": None if over else int(state.current_player()),
        "board": [_space(state, space) for space in range(SPACES)],
        "top": None if state.top == NONE else SQUARE_IDS[state.top],
        "pile": int(state.pile.size()) + (state.top != NONE),
        "spent": named(state.pile.out, SQUARE_IDS),
        "van": _name(state.van),
        "plane": _name(state.plane),
        "roadie": owner,
        "manager": owner is not None and bool(state.is_manager(owner)),
        "players": [_player(state, one) for one in range(state.num_players)],
        "turn": _turn(state),
        "item": _item(state),
        "left": int(state.left()),
        "happening": None if state.happening == NONE else HAPPENS_IDS[state.happening],
        "squares": [_square(faces[f"square-{id}"], number) for number, id in enumerate(SQUARE_IDS)],
        "leaders": [_leader(faces[f"leader-{id}"], state, role) for role, id in enumerate(ROLE_IDS)],
        "sectors": [_sector(faces[f"sector-{id}"]) for id in SECTOR_IDS],
        "musicians": _musicians(state, faces),
        "flukes": [_fluke(faces[f"fluke-{id}"]) for id in FLUKE_IDS],
        "happens": [_happens(faces[f"happens-{id}"]) for id in HAPPENS_IDS],
        "fluke_deck": int(state.flukes.size()),
        "fluke_out": named(state.flukes.out, FLUKE_IDS),
        "happens_deck": int(state.happenings.size()),
        "happens_out": named(state.happenings.out, HAPPENS_IDS),
        "hand": None if seat is None else named(state.bands[seat].hand, FLUKE_IDS),
        "hand_limit": int(HAND_LIMIT),
        "ended": ENDING_IDS[state.ended],
        "winners": winners(state) if over else [],
    }


def winners(state: GoldRecord) -> list[int]:
    """Who has the best place; all who are outside if everybody is."""
    places = [int(band.place) for band in state.bands]
    return [seat for seat, place in enumerate(places) if place == min(places)]


def _name(space: int) -> str | None:
    return None if space == NOWHERE else SPACE_IDS[space]


def _space(state: GoldRecord, space: int) -> SpaceView:
    kind = int(state.board[space])
    strip = STRIP_IDS[state.cards.strips[space]]
    return {"id": SPACE_IDS[space], "strip": strip, "kind": None if kind == NONE else SQUARE_IDS[kind]}


def _square(face: CardFace, number: int) -> SquareView:
    return {
        "id": face.id,
        "name": face.name,
        "resource": number < RESOURCES,
        "ranking": face.ranking,
        "battle": face.battle,
        "provenance": face.provenance,
    }


def _leader(face: CardFace, state: GoldRecord, role: int) -> LeaderView:
    owners = (seat for seat, band in enumerate(state.bands) if band.leader == role)
    return {
        "id": face.id,
        "name": face.name,
        "ranking": face.ranking,
        "battle": face.battle,
        "van": face.van,
        "owner": next(owners, None),
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
    owners = {int(one): seat for seat, band in enumerate(state.bands) for one in band.members if one != NOBODY}
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
    band = state.bands[seat]
    return {
        "leader": None if band.leader == NOBODY else ROLE_IDS[band.leader],
        "at": _name(band.at),
        "place": None if band.place == OUTSIDE else int(band.place),
        "band": {
            ROLE_IDS[role]: None if one == NOBODY else MUSICIAN_IDS[one]
            for role, one in enumerate(band.members)
            if role != band.leader
        },
        "full": bool(band.is_full()),
        "professional": bool(band.has_professional()),
        "drives": bool(band.may_drive()),
        "flies": bool(band.may_fly()),
        "sectors": _sectors(band),
        "cards": named(band.squares, SQUARE_IDS),
        "shown": named(band.shown, FLUKE_IDS),
        "hand": int(band.hand_size()),
        "known": named(band.known, FLUKE_IDS),
        "battle": int(battles.open_points(state, seat)),
        "count": [int(years.points_of(state, seat, source)) for source in range(Source.COUNT_FLUKE, int(SOURCES))],
        "moves": named(band.moves, SOURCE_IDS),
    }


def _sectors(band: Band) -> list[str]:
    return [name for sector, name in enumerate(SECTOR_IDS) if band.has_sector(sector)]


def _turn(state: GoldRecord) -> TurnView:
    turn = state.turn
    return {
        "start": _name(turn.start),
        "path": [SPACE_IDS[space] for space in turn.path],
        "steps": int(turn.limit - turn.steps()) if state.phase() == Phase.WALK else 0,
        "battles": int(turn.due),
        "wild": bool(state.has_wild()),
    }


def _item(state: GoldRecord) -> str | None:
    """The musician or sector being paid, or the card being given away."""
    if state.item() == NONE:
        return None
    return SQUARE_IDS[state.item()] if state.phase() == Phase.TAKE else (MUSICIAN_IDS + SECTOR_IDS)[state.item()]


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
    phase = PHASE_IDS[state.phase()]
    if phase == "over":
        return Prompt("over", {}, "end")
    args: dict[str, Arg] = {"seat": int(state.current_player())}
    if phase == "walk":
        turn = state.turn
        key = "walk" if turn.steps() == 0 else "walk-on" if turn.steps() < turn.limit else "walk-end"
        return Prompt(key, args, "walking")
    if phase == "ride":
        band = state.current()
        key = "ride" if band.at == state.van else "fly"
        if band.at == state.van == state.plane and band.may_drive() and band.may_fly():
            key = "ride-or-fly"
        return Prompt(key, args, "plane" if key == "fly" else "van")
    if phase == "buy":
        return Prompt("hire" if state.strip() == Strip.MUSICIANS else "press", args, "buying")
    if phase == "pay":
        key, name = ("pay-hire", "musician") if state.item() < MUSICIANS else ("pay-press", "sector")
        return Prompt(key, {**args, name: str(_item(state))}, "card")
    if phase == "draw":
        return _draw_prompt(state, args)
    if phase == "happens":
        return Prompt("happens", {**args, "happens": HAPPENS_IDS[state.happening]}, "happens")
    if phase == "shift" and state.current_player() != state.player:
        return Prompt("shift-wrong", {**args, "target": int(state.player)}, "happens")
    if phase == "drop":
        return Prompt("drop", {**args, "count": int(state.left())}, "happens")
    if phase == "take":
        return Prompt("take", {**args, "kind": SQUARE_IDS[state.item()]}, "fluke")
    return Prompt(phase, args, RULES[phase])


def _draw_prompt(state: GoldRecord, args: dict[str, Arg]) -> Prompt:
    if state.strip() == Strip.HAPPENS:
        return Prompt("draw-happens", args, "happens")
    full = state.current().hand_size() >= HAND_LIMIT
    return Prompt("draw-full" if full else "draw-fluke", args, "hand-limit" if full else "fluke")


def explain(state: GoldRecord, verb: str, args: Mapping[str, object]) -> str | None:
    """Why an action is not offered to the seat that decides: the key of a text, or None."""
    if state.is_terminal():
        return "over"
    phase = PHASE_IDS[state.phase()]
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
        return "cannot-stop" if state.turn.steps() else "must-move"
    if space not in SPACE_IDS:
        return None
    to = SPACE_IDS.index(str(space))
    if to == state.turn.start:
        return "not-back"
    if state.turn.steps() == state.turn.limit:
        return "no-steps"
    if state.leaders(state.player) >> to & 1:
        return "occupied"
    if to == state.van and not riding.rides(state):
        return "van-stuck" if state.current().may_drive() else "no-van"
    if to == state.plane and not riding.flights(state):
        return "no-plane"
    return "too-far"


def _why_not_ride(state: GoldRecord, verb: str, space: object) -> str | None:
    band = state.current()
    if verb == "ride" and (band.at != state.van or not band.may_drive()):
        return "no-van"
    if verb == "fly" and (band.at != state.plane or not band.may_fly()):
        return "no-plane"
    if space not in SPACE_IDS:
        return None
    to = SPACE_IDS.index(str(space))
    if to == state.turn.start:
        return "not-back"
    if to in (int(state.van), int(state.plane)):
        return "vehicle"
    return "occupied" if state.leaders(state.player) >> to & 1 else "van-far"


def _why_not_buy(state: GoldRecord, verb: str, name: object) -> str | None:
    if _answers_first(state):
        return "first-answer"
    wanted = Strip.MUSICIANS if verb == "hire" else Strip.GOLD
    if state.phase() != Phase.BUY or state.strip() != wanted:
        return "no-musicians-strip" if verb == "hire" else "no-gold-strip"
    if verb == "press":
        if name not in SECTOR_IDS:
            return None
        sector = SECTOR_IDS.index(str(name))
        if state.current().has_sector(sector):
            return "sector-yours"
        return "cannot-pay" if buying.may_press(state, state.player, sector) else "ring-first"
    if name not in MUSICIAN_IDS:
        return None
    one = MUSICIAN_IDS.index(str(name))
    if state.cards.musicians[one].players > state.num_players:
        return "left-out"
    if state.hired >> one & 1:
        return "hired"
    if state.cards.musicians[one].role == state.current().leader:
        return "leader-plays"
    return "cannot-pay" if musicians.may_hire(state, state.player, one) else "ring-one-first"


def _answers_first(state: GoldRecord) -> bool:
    """Whether a purchase or a card that was played asks something else now."""
    return not state.asking().depends_on_hand() and state.phase() not in (Phase.CHOOSE, Phase.PLACE)


def _why_not_play(state: GoldRecord, name: object) -> str | None:
    """A card that is not in the hand, one that waits for its moment, or one that would do nothing now."""
    if state.current_player() != state.player or _answers_first(state):
        return "first-answer"
    if name not in FLUKE_IDS:
        return None
    card = FLUKE_IDS.index(str(name))
    if state.current().hand[card] == 0:
        return "not-in-hand"
    if flukes.is_playable(state, card):
        return None
    effect = state.cards.flukes[card].effect
    if effect == Effect.NONE:
        return "for-battles"
    if effect == Effect.CANCEL:
        return "only-happens"
    if effect == Effect.WALK:
        return "only-walking"
    return "no-effect"


# --- Sheet, endings, figures ---


def sheet(state: GoldRecord) -> list[SheetLine]:
    """Places won and lost by what moved the band, then how far it has climbed."""
    lines = []
    for source, name in enumerate(SOURCE_IDS):
        places = tuple(int(band.moves[source]) for band in state.bands)
        if any(places):
            lines.append(SheetLine(name, places))
    scores = tuple(int(score) for score in state.scores())
    if not lines:
        lines.append(SheetLine("record", scores))
    return [*lines, SheetLine("total", scores)]


def ending(state: GoldRecord) -> str:
    """How the game ended: place 1 in play, place 1 after a count, the fourth year, everybody outside."""
    return ENDING_IDS[state.ended]


def stats(state: GoldRecord) -> dict[str, float]:
    """Flat numbers for the lab: the year, and for each seat its climb, band, sectors, cards."""
    numbers = {"year": float(state.year)}
    for seat, band in enumerate(state.bands):
        numbers[f"climbed_{seat}"] = float(OUTSIDE - band.place)
        numbers[f"members_{seat}"] = float(band.size())
        numbers[f"professional_{seat}"] = float(band.has_professional())
        numbers[f"sectors_{seat}"] = float(len(_sectors(band)))
        numbers[f"resources_{seat}"] = float(band.resources())
    return numbers
