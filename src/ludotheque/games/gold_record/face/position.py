"""Positions of Gold Record as JSON. What can be derived may be left out.

>>> from ludotheque import ScriptedChance
>>> seats = [{"leader": "singer", "at": "A1"}, {"leader": "drummer", "at": "F6"}]
>>> state = from_json({"seats": seats}, ScriptedChance([]))
>>> state.legal_actions()
[41, 46]
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.errors import BadInput, BadPosition
from ludotheque.core.game import Json
from ludotheque.core.reading import choice, listed, only_fields, seats_of, whole
from ludotheque.games.gold_record import band, codes, flukes
from ludotheque.games.gold_record.codes import FLUKES, MAX_PLAYERS, NOBODY, OUTSIDE, ROLES, SOURCES, SPACES, SQUARES
from ludotheque.games.gold_record.components import load
from ludotheque.games.gold_record.grid import bit, near
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
)
from ludotheque.games.gold_record.options import GoldRecordOptions
from ludotheque.games.gold_record.rules import GoldRecord

PHASES = (
    "choose",
    "place",
    "walk",
    "ride",
    "buy",
    "pay",
    "draw",
    "happens",
    "end",
    "find",
    "steal",
    "shift",
    "give",
    "take",
    "drop",
    "lose",
    "over",
)
ENDINGS = ("", "hit", "held", "years", "outside")
FRAMES = PHASES[int(codes.FIND) : int(codes.OVER)]
BASES = ("walk", "ride", "buy", "draw", "happens", "end")
SEAT_FIELDS = ("leader", "at", "place", "band", "sectors", "cards", "hand", "shown", "known", "fresh", "moves")
TURN_FIELDS = ("start", "path", "due", "limit", "wild_used", "item", "left", "happening", "below", "ended", "asked")


def to_json(state: GoldRecord) -> Json:
    """The whole position. Empty things are left out."""
    data: Json = {
        "game": "gold_record",
        "options": state.options.to_json(),
        "year": int(state.year),
        "first": int(state.first),
        "player": int(state.player),
        "phase": PHASES[state.phase],
        "seats": [_seat_json(state, seat) for seat in range(state.num_players)],
        "board": [None if kind == NOBODY else SQUARE_IDS[kind] for kind in state.board],
        "top": None if state.top == NOBODY else SQUARE_IDS[state.top],
        "spent": named(state.spent, SQUARE_IDS),
        "fluke_out": named(state.fluke_out, FLUKE_IDS),
        "happens_out": named(state.happens_out, HAPPENS_IDS),
        "roadie": None if state.roadie == NOBODY else int(state.roadie),
        "van": _space(state.van),
        "plane": _space(state.plane),
        "asked": int(state.asked),
        "start": _space(state.start),
        "path": [SPACE_IDS[state.path[step]] for step in range(state.steps)],
        "limit": int(state.limit),
        "wild_used": bool(state.wild_used),
        "left": int(state.left),
    }
    if PHASES[state.phase] in FRAMES:
        data["below"] = PHASES[state.below]
    if state.item != NOBODY:
        data["item"] = _item(state)
    if state.due:
        data["due"] = int(state.due)
    if state.happening != NOBODY:
        data["happening"] = HAPPENS_IDS[state.happening]
    if state.ended:
        data["ended"] = ENDINGS[state.ended]
    return data


def _space(space: int) -> str | None:
    return SPACE_IDS[space] if space >= 0 else None


def _item(state: GoldRecord) -> str:
    """What is being bought, or given away."""
    if state.phase == codes.TAKE:
        return SQUARE_IDS[state.item]
    return (MUSICIAN_IDS + SECTOR_IDS)[state.item]


def _seat_json(state: GoldRecord, seat: int) -> Json:
    band = [int(state.band[seat * ROLES + role]) for role in range(ROLES)]
    one: Json = {
        "leader": None if state.role[seat] == NOBODY else ROLE_IDS[state.role[seat]],
        "at": _space(state.at[seat]),
        "place": int(state.place[seat]),
        "band": [MUSICIAN_IDS[member] for member in band if member != NOBODY],
        "sectors": [name for number, name in enumerate(SECTOR_IDS) if state.sectors[seat] >> number & 1],
        "cards": named(state.held, SQUARE_IDS, seat * int(SQUARES)),
        "hand": named(state.hand, FLUKE_IDS, seat * int(FLUKES)),
        "shown": named(state.shown, FLUKE_IDS, seat * int(FLUKES)),
        "known": named(state.known, FLUKE_IDS, seat * int(FLUKES)),
        "fresh": int(state.fresh[seat]),
        "moves": named(state.ledger, SOURCE_IDS, seat * int(SOURCES)),
    }
    return {name: value for name, value in one.items() if value not in ([], {}, None)}


def from_json(data: Json, chance: Chance) -> GoldRecord:
    """A position from JSON; BadPosition names the field at fault.

    Only ``seats`` is needed. Left out, the year is 1 and player 0 begins a turn; the board is filled with what is left,
    in the order of the kinds, and so is the top card; all other cards are in their decks; ``place`` is 46 (outside),
    ``known`` (cards in hand that all have seen) nothing, ``fresh`` the rest of the hand; ``moves`` (what moved a band
    in the ranking) is all by the record.
    """
    known = {"game", "options", "year", "first", "player", "phase", "seats", "board", "top", "spent", "fluke_out"}
    only_fields(data, known | {"happens_out", "roadie", "van", "plane", *TURN_FIELDS}, "position")
    seats = seats_of(data, "gold_record", range(2, int(MAX_PLAYERS) + 1))
    try:
        options = GoldRecordOptions.parse(data.get("options", {}))
    except BadInput as error:
        raise BadPosition(f"field 'options': {error}") from None
    state = GoldRecord(len(seats), chance, load(options.cards).tables, options)
    _read_whose(state, data)
    for seat, one in enumerate(seats):
        _read_seat(state, seat, one)
    _read_decks(state, data)
    _read_board(state, data)
    _read_turn(state, data)
    _check(state)
    return state


def _read_whose(state: GoldRecord, data: Json) -> None:
    last = int(state.num_players) - 1
    state.year = whole(data, "year", 1, 1, int(codes.YEARS))
    state.first = whole(data, "first", 0, 0, last)
    state.player = whole(data, "player", int(state.first), 0, last)
    state.asked = whole(data, "asked", int(state.player), 0, last)
    state.phase = PHASES.index(choice(data.get("phase", "walk"), PHASES, "phase"))
    state.below = PHASES.index(choice(data.get("below", "end"), BASES, "below"))
    state.ended = ENDINGS.index(choice(data.get("ended", ""), ENDINGS, "ended"))


def _read_seat(state: GoldRecord, seat: int, data: Any) -> None:
    where = f"seat {seat}"
    only_fields(data, SEAT_FIELDS, where)
    try:
        if data.get("leader") is not None:
            state.role[seat] = ROLE_IDS.index(choice(data["leader"], ROLE_IDS, "leader"))
        state.at[seat] = _read_space(data.get("at"), "at")
        state.place[seat] = whole(data, "place", int(OUTSIDE), 1, int(OUTSIDE))
        for name in listed(data, "band"):
            one = MUSICIAN_IDS.index(choice(name, MUSICIAN_IDS, "band"))
            slot = seat * int(ROLES) + int(state.cards.role[one])
            if state.band[slot] != NOBODY or state.hired >> one & 1 or state.cards.role[one] == state.role[seat]:
                raise BadPosition(f"field 'band': there is no room for {name!r}, or it plays elsewhere")
            if state.cards.players[one] > state.num_players:
                raise BadPosition(f"field 'band': {name!r} is left out of this game")
            state.band[slot] = one
            state.hired |= 1 << one
        for name in listed(data, "sectors"):
            state.sectors[seat] |= 1 << SECTOR_IDS.index(choice(name, SECTOR_IDS, "sectors"))
        _read_counts(state.held, seat * int(SQUARES), data, "cards", SQUARE_IDS[:-1])
        _read_counts(state.hand, seat * int(FLUKES), data, "hand", FLUKE_IDS)
        _read_counts(state.shown, seat * int(FLUKES), data, "shown", FLUKE_IDS)
        _read_known(state, seat, data)
        climbed = int(OUTSIDE - state.place[seat])
        moves = data.get("moves", {"record": climbed} if climbed else {})
        only_fields(moves, SOURCE_IDS, "field 'moves'")
        for source, name in enumerate(SOURCE_IDS):
            state.ledger[seat * int(SOURCES) + source] = whole(moves, name, 0, -9999, 9999)
    except BadPosition as error:
        raise BadPosition(f"{where}, {error}") from None


def _read_known(state: GoldRecord, seat: int, data: Json) -> None:
    """Which cards of a hand everybody knows, and how many of the others may have battle points."""
    _read_counts(state.known, seat * int(FLUKES), data, "known", FLUKE_IDS)
    for card, name in enumerate(FLUKE_IDS):
        at = seat * int(FLUKES) + card
        if state.known[at] > state.hand[at] or (state.known[at] and state.cards.fluke_battle[card]):
            raise BadPosition(f"field 'known': {name!r} is not in the hand, or would have been discarded in the battle")
    state.fresh[seat] = whole(data, "fresh", int(state.unknown(seat)), 0, int(state.unknown(seat)))


def _read_space(value: Any, name: str) -> int:
    return -1 if value is None else SPACE_IDS.index(choice(value, SPACE_IDS, name))


def _read_counts(table: vec[i64], at: int, data: Json, name: str, ids: tuple[str, ...]) -> None:
    cards = data.get(name, {})
    only_fields(cards, ids, f"field {name!r}")
    for number, word in enumerate(ids):
        table[at + number] = whole(cards, word, 0, 0, 99)


def _read_decks(state: GoldRecord, data: Json) -> None:
    """What is named lies where it says; the rest is in the decks."""
    _read_counts(state.spent, 0, data, "spent", SQUARE_IDS)
    _read_counts(state.fluke_out, 0, data, "fluke_out", FLUKE_IDS)
    _read_counts(state.happens_out, 0, data, "happens_out", HAPPENS_IDS)
    if data.get("happening") is not None:
        state.happening = HAPPENS_IDS.index(choice(data["happening"], HAPPENS_IDS, "happening"))
    seats = range(state.num_players)
    for card, name in enumerate(FLUKE_IDS):
        out = sum(state.hand[seat * FLUKES + card] + state.shown[seat * FLUKES + card] for seat in seats)
        left = int(state.cards.fluke_copies[card] - state.fluke_out[card]) - int(out)
        state.fluke_deck[card] = _not_below(left, f"fluke {name!r}")
    for card, name in enumerate(HAPPENS_IDS):
        left = int(state.cards.happens_copies[card] - state.happens_out[card]) - (state.happening == card)
        state.happens_deck[card] = _not_below(left, f"happens {name!r}")
    for kind, name in enumerate(SQUARE_IDS):
        held = sum(int(state.held[seat * SQUARES + kind]) for seat in seats)
        left = int(state.cards.squares[(state.num_players - 2) * SQUARES + kind] - state.spent[kind]) - held
        state.pile[kind] = _not_below(left, f"square {name!r}")


def _not_below(left: int, what: str) -> int:
    if left < 0:
        raise BadPosition(f"the position has {-left} too many of the cards {what}")
    return left


def _read_board(state: GoldRecord, data: Json) -> None:
    """Spaces by list or by name; those left out of an object, and a top card left out, come from the pile."""
    given = data.get("board", {})
    if isinstance(given, list):
        if len(given) != SPACES:
            raise BadPosition(f"field 'board': {SPACES} spaces are needed, not {len(given)}")
        given = dict(zip(SPACE_IDS, given, strict=True))
    only_fields(given, SPACE_IDS, "field 'board'")
    for space, name in enumerate(SPACE_IDS):
        if given.get(name) is not None:
            state.board[space] = _from_pile(state, SQUARE_IDS.index(choice(given[name], SQUARE_IDS, "board")))
    if data.get("top") is not None:
        state.top = _from_pile(state, SQUARE_IDS.index(choice(data["top"], SQUARE_IDS, "top")))
    for space, name in enumerate(SPACE_IDS):
        if name not in given:
            state.board[space] = _next_kind(state)
    if "top" not in data:
        state.top = _next_kind(state)
    if NOBODY in list(state.board) and (state.top != NOBODY or any(state.pile)):
        raise BadPosition("field 'board': a space is empty, and there are cards in the pile; name a card for it")
    if state.top == NOBODY and any(state.pile):
        raise BadPosition("field 'top': it is empty, and there are cards in the pile")


def _from_pile(state: GoldRecord, kind: int) -> int:
    state.pile[kind] = _not_below(int(state.pile[kind]) - 1, f"square {SQUARE_IDS[kind]!r}")
    return kind


def _next_kind(state: GoldRecord) -> int:
    """A card of the kind of which most are left, so that tests need not name every space."""
    best = max(range(SQUARES), key=lambda kind: (int(state.pile[kind]), -kind))
    return _from_pile(state, best) if state.pile[best] else int(NOBODY)


def _read_turn(state: GoldRecord, data: Json) -> None:
    last = int(state.num_players) - 1
    state.roadie = NOBODY if data.get("roadie") is None else whole(data, "roadie", 0, 0, last)
    state.van = _read_space(data.get("van"), "van")
    state.plane = _read_space(data.get("plane"), "plane")
    state.start = _read_space(data.get("start", _space(state.at[state.player])), "start")
    path = listed(data, "path")
    if len(path) > codes.MORE_STEPS:
        raise BadPosition(f"field 'path': at most {codes.MORE_STEPS} spaces, not {len(path)}")
    for step, name in enumerate(path):
        state.path[step] = SPACE_IDS.index(choice(name, SPACE_IDS, "path"))
    state.steps = len(path)
    state.due = whole(data, "due", 0, 0, int(codes.MORE_STEPS))
    state.limit = whole(data, "limit", int(codes.STEPS), int(codes.STEPS), int(codes.MORE_STEPS))
    if type(data.get("wild_used", False)) is not bool:
        raise BadPosition(f"field 'wild_used': true or false is needed, not {data['wild_used']!r}")
    state.wild_used = data.get("wild_used", False)
    state.left = whole(data, "left", 0, 0, 99)
    if data.get("item") is not None:
        ids = SQUARE_IDS if state.phase == codes.TAKE else MUSICIAN_IDS + SECTOR_IDS
        state.item = ids.index(choice(data["item"], ids, "item"))


def _check(state: GoldRecord) -> None:
    """Refuse what breaks a count, and questions that nobody could answer."""
    phase = PHASES[state.phase]
    roles = [int(role) for role in state.role if role != NOBODY]
    if len(set(roles)) < len(roles):
        raise BadPosition("field 'leader': two players have the same leader")
    _check_order(state, phase)
    if phase != "choose" and len(roles) < state.num_players:
        raise BadPosition("field 'leader': every player has one by now")
    if phase not in ("choose", "place") and codes.NOWHERE in list(state.at):
        raise BadPosition("field 'at': every leader is on a space by now")
    if (state.phase == codes.OVER) != (state.ended != codes.NOT_ENDED):
        raise BadPosition("field 'ended': it is there when the phase is 'over', and only then")
    if phase in ("pay", "take") and state.item == NOBODY:
        raise BadPosition(f"field 'item': it is needed in the phase {phase!r}")
    if phase in ("find", "drop") and state.left == 0:
        raise BadPosition(f"field 'left': it is needed in the phase {phase!r}")
    if phase not in ("find", "shift") and state.asked != state.player:
        raise BadPosition(f"field 'asked': in the phase {phase!r} it is the player")
    base = PHASES[state.below] if phase in FRAMES else phase
    _check_happening(state, phase, base)
    _check_space(state, base)
    _check_walk(state, base)
    _check_item(state, phase)
    if (1 in list(state.place)) != (ENDINGS[state.ended] in ("hit", "held")):
        raise BadPosition("field 'place': a band is in place 1 when the game was won there, and only then")
    try:
        state.audit()
    except AssertionError as error:
        raise BadPosition(f"the position does not add up: {error}") from None
    if phase != "over" and not state.legal_actions():
        raise BadPosition(f"field 'phase': player {state.asked} has nothing to do in {phase!r}")


def _check_order(state: GoldRecord, phase: str) -> None:
    """Leaders are chosen, and then placed, clockwise from the first player."""
    for step in range(state.num_players):
        seat = (state.first + step) % state.num_players
        before = step < (state.player - state.first) % state.num_players
        if phase == "choose" and (state.role[seat] != NOBODY) != before:
            raise BadPosition("field 'leader': those before the player have chosen one, clockwise from 'first'")
        if phase in ("choose", "place") and (state.at[seat] != codes.NOWHERE) != (before and phase == "place"):
            raise BadPosition("field 'at': those before the player have been placed, clockwise from 'first'")


def _check_happening(state: GoldRecord, phase: str, base: str) -> None:
    """A #*IT HAPPENS card is there while it is resolved, and only then; it asks its own question."""
    others = phase in ("find", "shift") and state.asked != state.player
    needed = phase in ("happens", "drop", "lose") or base == "happens" or others
    if needed != (state.happening != NOBODY):
        raise BadPosition(f"field 'happening': in the phase {phase!r} it is {'needed' if needed else 'not there'}")
    if (phase in ("drop", "lose") or others) and base != "end" and phase in FRAMES:
        raise BadPosition(f"field 'below': in the phase {phase!r} of a #*IT HAPPENS card it is 'end'")
    effects = {
        "drop": (codes.PAY_HAPPENS, codes.HALF_HAPPENS),
        "lose": (codes.AMATEUR_HAPPENS, codes.PROFESSIONAL_HAPPENS),
        "find": (codes.STAGE_HAPPENS,),
        "shift": (codes.EXIT_HAPPENS,),
    }
    if (phase in ("drop", "lose") or others) and state.cards.happens_effect[state.happening] not in effects[phase]:
        raise BadPosition(f"field 'happening': this card does not ask what the phase {phase!r} asks")
    behind = int(state.player - state.asked) % state.num_players
    if phase == "shift" and others and behind != state.num_players - 1:
        raise BadPosition("field 'asked': the player on the left moves the leader")
    if phase == "find" and state.left != (behind or 1):
        raise BadPosition(f"field 'left': {behind or 1} is needed here, not {state.left}")
    if phase == "drop" and state.left > state.resources(state.player):
        raise BadPosition("field 'left': the player has fewer resources")


def _check_walk(state: GoldRecord, base: str) -> None:
    """The path leads step by step from the start to the leader, and on to an end."""
    taken = (
        0
        if base not in ("walk", "ride") or state.options.cards_at_end
        else min(state.steps, state.spent[codes.BATTLE_CARD])
    )
    if state.due > taken:
        raise BadPosition(f"field 'due': at most {taken} battles can be due here, not {state.due}")
    if base not in ("walk", "ride"):
        return
    if state.steps > state.limit:
        raise BadPosition(f"field 'path': at most {state.limit} spaces here, not {state.steps}")
    here = state.start
    for space in state.path[: state.steps]:
        if not near(bit(here)) & bit(space) or space == state.start:
            raise BadPosition(f"field 'path': no step leads from {_space(here)} to {_space(space)}")
        here = space
    if here != state.at[state.player] and (base == "walk" or state.steps):
        raise BadPosition("field 'path': it does not lead from the start to the leader")
    if (base == "ride" or state.steps) and not flukes.goes_on(state, PHASES.index(base)):
        raise BadPosition(f"field 'at': the {base} cannot be finished from there")


def _check_item(state: GoldRecord, phase: str) -> None:
    """What is paid for can be bought, with a choice of how; what is given away is there."""
    player = state.player
    if phase == "take" and (state.item == codes.BATTLE_CARD or not state.held[player * SQUARES + state.item]):
        raise BadPosition("field 'item': the player does not have this card to give")
    if phase == "pay":
        if not band.is_for_sale(state, state.item) or band.missing(state, state.item):
            raise BadPosition("field 'item': the player cannot buy it")
        if not band.has_wild(state):
            raise BadPosition("field 'phase': without the MANAGER's resource there is nothing to choose in paying")


def _check_space(state: GoldRecord, phase: str) -> None:
    """Strip, vehicle or card must be one that asks the question."""
    strips = {
        "buy": (codes.MUSICIANS_STRIP, codes.GOLD_STRIP),
        "pay": (codes.MUSICIANS_STRIP, codes.GOLD_STRIP),
        "draw": (codes.FLUKE_STRIP, codes.HAPPENS_STRIP),
    }
    if phase in strips and state.strip() not in strips[phase]:
        raise BadPosition(f"field 'at': the strip there does not ask what the phase {phase!r} asks")
    if phase == "draw" and state.strip() == codes.FLUKE_STRIP and not state.fluke_left():
        raise BadPosition("field 'phase': there is no FLUKE card to draw")
    if phase == "pay" and (state.item < codes.MUSICIANS) != (state.strip() == codes.MUSICIANS_STRIP):
        raise BadPosition("field 'item': the strip there does not sell it")
    if phase == "ride" and state.at[state.player] not in (int(state.van), int(state.plane)):
        raise BadPosition("field 'at': in the phase 'ride' the player is on the VAN or the PLANE")
