"""The view of one seat: everything but the FLUKE cards in other hands and the order of the decks."""

from __future__ import annotations

from typing import TypedDict

from ludotheque.core.changes import Change
from ludotheque.core.state import check_seat
from ludotheque.games.gold_record.chapters import battles, years
from ludotheque.games.gold_record.codes import (
    HAND_LIMIT,
    NOBODY,
    NONE,
    NOWHERE,
    OUTSIDE,
    RESOURCES,
    SOURCES,
    SPACES,
    YEARS,
    Phase,
    Source,
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
    """One player as everyone sees them.

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
    """The turn so far.

    It has where the turn began, the spaces walked since, the steps and battles left, and whether the MANAGER's resource
    can still be spent.
    """

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
    """Return the view of ``seat`` (None: a spectator)."""
    if seat is not None:
        check_seat(state, seat)
    faces = load(state.options.cards).faces
    over = state.is_terminal()
    owner = None if state.roadie == NOBODY else state.roadie
    return {
        "year": state.year,
        "years": YEARS,
        "first": state.first,
        "phase": PHASE_IDS[state.phase()],
        "player": state.player,
        "asked": None if over else state.current_player(),
        "board": [_space(state, space) for space in range(SPACES)],
        "top": None if state.top == NONE else SQUARE_IDS[state.top],
        "pile": state.pile.size() + (state.top != NONE),
        "spent": named(state.pile.out, SQUARE_IDS),
        "van": _name(state.van),
        "plane": _name(state.plane),
        "roadie": owner,
        "manager": owner is not None and bool(state.is_manager(owner)),
        "players": [_player(state, one) for one in range(state.num_players)],
        "turn": _turn(state),
        "item": item(state),
        "left": state.left(),
        "happening": None if state.happening == NONE else HAPPENS_IDS[state.happening],
        "squares": [_square(faces[f"square-{id}"], number) for number, id in enumerate(SQUARE_IDS)],
        "leaders": [_leader(faces[f"leader-{id}"], state, role) for role, id in enumerate(ROLE_IDS)],
        "sectors": [_sector(faces[f"sector-{id}"]) for id in SECTOR_IDS],
        "musicians": _musicians(state, faces),
        "flukes": [_fluke(faces[f"fluke-{id}"]) for id in FLUKE_IDS],
        "happens": [_happens(faces[f"happens-{id}"]) for id in HAPPENS_IDS],
        "fluke_deck": state.flukes.size(),
        "fluke_out": named(state.flukes.out, FLUKE_IDS),
        "happens_deck": state.happenings.size(),
        "happens_out": named(state.happenings.out, HAPPENS_IDS),
        "hand": None if seat is None else named(state.bands[seat].hand, FLUKE_IDS),
        "hand_limit": HAND_LIMIT,
        "ended": ENDING_IDS[state.ended],
        "winners": winners(state) if over else [],
    }


def own(state: GoldRecord, seat: int) -> list[Change]:
    """Return how the view of ``seat`` differs from a spectator's: it sees its hand."""
    check_seat(state, seat)
    return [["hand", named(state.bands[seat].hand, FLUKE_IDS)]]


def winners(state: GoldRecord) -> list[int]:
    """Return the seats in the best place: all if everyone is outside."""
    places = [band.place for band in state.bands]
    return [seat for seat, place in enumerate(places) if place == min(places)]


def _name(space: int) -> str | None:
    return None if space == NOWHERE else SPACE_IDS[space]


def _space(state: GoldRecord, space: int) -> SpaceView:
    kind = state.board[space]
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
    """Show the musicians of this game."""
    owners = {one: seat for seat, band in enumerate(state.bands) for one in band.members if one != NOBODY}
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
        "place": None if band.place == OUTSIDE else band.place,
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
        "hand": band.hand_size(),
        "known": named(band.known, FLUKE_IDS),
        "battle": battles.open_points(state, seat),
        "count": [years.points_of(state, seat, source) for source in range(Source.COUNT_FLUKE, SOURCES)],
        "moves": named(band.moves, SOURCE_IDS),
    }


def _sectors(band: Band) -> list[str]:
    return [name for sector, name in enumerate(SECTOR_IDS) if band.has_sector(sector)]


def _turn(state: GoldRecord) -> TurnView:
    turn = state.turn
    return {
        "start": _name(turn.start),
        "path": [SPACE_IDS[space] for space in turn.path],
        "steps": turn.limit - turn.steps() if state.phase() == Phase.WALK else 0,
        "battles": turn.due,
        "wild": bool(state.has_wild()),
    }


def item(state: GoldRecord) -> str | None:
    """Return the musician or sector being paid, or the card being given away."""
    if state.item() == NONE:
        return None
    return SQUARE_IDS[state.item()] if state.phase() == Phase.TAKE else (MUSICIAN_IDS + SECTOR_IDS)[state.item()]
