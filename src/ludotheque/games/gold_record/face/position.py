"""Positions of Gold Record as JSON. Fields that can be derived may be left out.

>>> from ludotheque import ScriptedChance
>>> seats = [{"leader": "singer", "at": "A1"}, {"leader": "drummer", "at": "F6"}]
>>> state = from_json({"seats": seats}, ScriptedChance([]))
>>> state.legal_actions()
[41, 46]
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.errors import BadInput, BadPosition
from ludotheque.core.reading import choice, listed, only_fields, seats_of, whole
from ludotheque.core.rules import Json
from ludotheque.games.gold_record import codes
from ludotheque.games.gold_record.chapters import buying, flukes, happens, opening, riding, strips, turns, walking
from ludotheque.games.gold_record.codes import (
    BATTLE_CARD,
    MAX_PLAYERS,
    MORE_STEPS,
    NOBODY,
    NONE,
    NOWHERE,
    OUTSIDE,
    SPACES,
    SQUARES,
    STEPS,
    YEARS,
    Ended,
    Mishap,
    Strip,
)
from ludotheque.games.gold_record.components import load
from ludotheque.games.gold_record.grid import bit, near
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
)
from ludotheque.games.gold_record.options import GoldRecordOptions
from ludotheque.games.gold_record.pieces import Band, Held
from ludotheque.games.gold_record.rules import blank
from ludotheque.games.gold_record.state import Frame, GoldRecord, Question

ITEM_IDS = MUSICIAN_IDS + SECTOR_IDS
ASKED_BY_CARDS = ("find", "steal", "shift", "give", "take")
"""The questions of FLUKE cards, which lie on top of that in which the card was played."""
MOMENTS = ("walk", "ride", "buy", "draw", "happens", "end")
"""The questions in which FLUKE cards can be played."""
ENDS_BY_ITSELF = ("choose", "place", "walk", "ride", "buy", "end")
"""The questions without the end of the turn below them."""
DETAILS = {"find": "a number", "drop": "a number", "pay": "an item", "take": "a square card"}
"""The parts of a question after its name and seat."""
SEAT_FIELDS = ("leader", "at", "place", "band", "sectors", "cards", "hand", "shown", "known", "fresh", "moves")
LATER_OPTIONS = ("vehicle_takes_two",)
"""Options that older records lack: they are written only if chosen, so that the hashes of those records still hold."""
TURN_FIELDS = ("start", "path", "taken", "due", "limit", "wild_used", "happening", "ended")


def to_json(state: GoldRecord) -> Json:
    """Write the whole position. Empty things are left out."""
    turn = state.turn
    data: Json = {
        "game": "gold_record",
        "options": _options_json(state.options),
        "year": state.year,
        "first": state.first,
        "player": state.player,
        "stack": _stack_json(state),
        "seats": [_seat_json(band) for band in state.bands],
        "board": [None if kind == NONE else SQUARE_IDS[kind] for kind in state.board],
        "top": None if state.top == NONE else SQUARE_IDS[state.top],
        "spent": named(state.pile.out, SQUARE_IDS),
        "fluke_out": named(state.flukes.out, FLUKE_IDS),
        "happens_out": named(state.happenings.out, HAPPENS_IDS),
        "roadie": None if state.roadie == NOBODY else state.roadie,
        "van": _space(state.van),
        "plane": _space(state.plane),
        "start": _space(turn.start),
        "path": [SPACE_IDS[space] for space in turn.path],
        "limit": turn.limit,
        "wild_used": bool(turn.wild_used),
    }
    if len(turn.taken) > 0:
        data["taken"] = [None if kind == NONE else SQUARE_IDS[kind] for kind in turn.taken]
    if turn.due:
        data["due"] = turn.due
    if len(state.held) > 0:
        data["held"] = [_held_json(state, held) for held in state.held]
    if state.happening != NONE:
        data["happening"] = HAPPENS_IDS[state.happening]
    if state.ended != Ended.NOT_YET:
        data["ended"] = ENDING_IDS[state.ended]
    return data


def _options_json(options: GoldRecordOptions) -> Json:
    return {name: value for name, value in options.to_json().items() if value or name not in LATER_OPTIONS}


def _stack_json(state: GoldRecord) -> list[list[Any]]:
    """Write the questions, the one that is asked last: name, seat, and what some of them are about."""
    if state.ended != Ended.NOT_YET:
        return []
    asking = [frame for frame in state.stack if isinstance(frame, Question)]
    return [[PHASE_IDS[frame.phase()], frame.seat, *_details(frame)] for frame in asking]


def _details(frame: Frame) -> list[Any]:
    if frame.phase() == codes.Phase.PAY:
        return [ITEM_IDS[frame.item()]]
    if frame.phase() == codes.Phase.TAKE:
        return [SQUARE_IDS[frame.item()]]
    return [frame.left()] if frame.left() else []


def _held_json(state: GoldRecord, held: Held) -> Json:
    return {"kinds": named(held.kinds, FLUKE_IDS), "hands": list(held.hands[: state.num_players])}


def _space(space: int) -> str | None:
    return None if space == NOWHERE else SPACE_IDS[space]


def _seat_json(band: Band) -> Json:
    one: Json = {
        "leader": None if band.leader == NOBODY else ROLE_IDS[band.leader],
        "at": _space(band.at),
        "place": band.place,
        "band": [MUSICIAN_IDS[member] for member in band.members if member != NOBODY],
        "sectors": [name for sector, name in enumerate(SECTOR_IDS) if band.has_sector(sector)],
        "cards": named(band.squares, SQUARE_IDS),
        "hand": named(band.hand, FLUKE_IDS),
        "shown": named(band.shown, FLUKE_IDS),
        "known": named(band.known, FLUKE_IDS),
        "fresh": band.fresh,
        "moves": named(band.moves, SOURCE_IDS),
    }
    return {name: value for name, value in one.items() if value not in ([], {}, None)}


def from_json(data: Json, chance: Chance) -> GoldRecord:
    """Read a position; BadPosition names the field at fault.

    Only ``seats`` is required. By default the year is 1, and player 0 begins a turn. The board and then the top card
    are filled with the remaining cards, in the order of the kinds; all other cards are in their decks. ``place``
    defaults to 46 (outside), ``known`` (cards in hand that everyone has seen) to nothing, and ``fresh`` to the rest of
    the hand. ``held`` (what everyone knows of the cards that hands have held since the ends of earlier years, the
    earliest first) defaults to nothing. ``moves`` (the reasons for a band's moves in the ranking) defaults to the
    record alone. During a walk with the option ``vehicle_takes_two``, ``taken`` has the card of each step of ``path``,
    null for an empty space; omit it otherwise.

    ``stack`` lists the open questions, the current one last. Each has its name, its seat and its subject, as in
    ``["pay", 0, "da1"]`` or ``["drop", 0, 2]``.
    """
    known = {"game", "options", "year", "first", "player", "stack", "seats", "board", "top", "spent", "fluke_out"}
    only_fields(data, known | {"held", "happens_out", "roadie", "van", "plane", *TURN_FIELDS}, "position")
    seats = seats_of(data, "gold_record", range(2, MAX_PLAYERS + 1))
    try:
        options = GoldRecordOptions.parse(data.get("options", {}))
    except BadInput as error:
        raise BadPosition(f"field 'options': {error}") from None
    state = blank(len(seats), chance, load(options.cards).tables, options)
    last = len(seats) - 1
    state.year = whole(data, "year", 1, 1, YEARS)
    state.first = whole(data, "first", 0, 0, last)
    state.player = whole(data, "player", state.first, 0, last)
    state.ended = ENDING_IDS.index(choice(data.get("ended", ""), ENDING_IDS, "ended"))
    for seat, one in enumerate(seats):
        _read_seat(state, seat, one)
    _read_decks(state, data)
    _read_held(state, data)
    _read_board(state, data)
    _read_turn(state, data)
    questions = _read_stack(state, data)
    _check(state, questions)
    return state


# --- Seats ---


def _read_seat(state: GoldRecord, seat: int, data: Any) -> None:
    where = f"seat {seat}"
    only_fields(data, SEAT_FIELDS, where)
    band = state.bands[seat]
    try:
        if data.get("leader") is not None:
            band.leader = ROLE_IDS.index(choice(data["leader"], ROLE_IDS, "leader"))
        band.at = _read_space(data.get("at"), "at")
        band.place = whole(data, "place", OUTSIDE, 1, OUTSIDE)
        for name in listed(data, "band"):
            _read_member(state, band, name)
        for name in listed(data, "sectors"):
            band.sectors |= bit(SECTOR_IDS.index(choice(name, SECTOR_IDS, "sectors")))
        band.squares = append(_counts(data, "cards", SQUARE_IDS[:-1]), 0)
        band.hand = _counts(data, "hand", FLUKE_IDS)
        band.shown = _counts(data, "shown", FLUKE_IDS)
        _read_known(band, data)
        climbed = OUTSIDE - band.place
        moves = data.get("moves", {"record": climbed} if climbed else {})
        only_fields(moves, SOURCE_IDS, "field 'moves'")
        band.moves = vec[i64]([whole(moves, name, 0, -9999, 9999) for name in SOURCE_IDS])
    except BadPosition as error:
        raise BadPosition(f"{where}, {error}") from None


def _read_member(state: GoldRecord, band: Band, name: Any) -> None:
    number = MUSICIAN_IDS.index(choice(name, MUSICIAN_IDS, "band"))
    one = state.cards.musicians[number]
    if band.members[one.role] != NOBODY or state.hired & bit(number) or one.role == band.leader:
        raise BadPosition(f"field 'band': there is no room for {name!r}, or it plays elsewhere")
    if one.players > state.num_players:
        raise BadPosition(f"field 'band': {name!r} is left out of this game")
    band.fill(one.role, number)
    state.hired |= bit(number)


def _read_known(band: Band, data: Json) -> None:
    """Read which cards of a hand everyone knows, and how many of the others may have battle points."""
    band.known = _counts(data, "known", FLUKE_IDS)
    for card, name in enumerate(FLUKE_IDS):
        if band.known[card] > band.hand[card] or (band.known[card] and band.cards.flukes[card].battle):
            raise BadPosition(f"field 'known': {name!r} is not in the hand, or would have been discarded in the battle")
    band.fresh = whole(data, "fresh", band.unknown(), 0, band.unknown())


def _read_space(value: Any, name: str) -> int:
    return NOWHERE if value is None else SPACE_IDS.index(choice(value, SPACE_IDS, name))


def _counts(data: Json, name: str, ids: tuple[str, ...]) -> vec[i64]:
    cards = data.get(name, {})
    only_fields(cards, ids, f"field {name!r}")
    return vec[i64]([whole(cards, word, 0, 0, 99) for word in ids])


# --- Decks and the board ---


def _read_decks(state: GoldRecord, data: Json) -> None:
    """Read the discards; the cards that are named nowhere are in the decks."""
    state.pile.out = _counts(data, "spent", SQUARE_IDS)
    state.flukes.out = _counts(data, "fluke_out", FLUKE_IDS)
    state.happenings.out = _counts(data, "happens_out", HAPPENS_IDS)
    if data.get("happening") is not None:
        state.happening = HAPPENS_IDS.index(choice(data["happening"], HAPPENS_IDS, "happening"))
    for card, name in enumerate(FLUKE_IDS):
        out = state.flukes.out[card] + sum(band.hand[card] + band.shown[card] for band in state.bands)
        state.flukes.left[card] = _not_below(state.cards.flukes[card].copies - out, f"fluke {name!r}")
    for card, name in enumerate(HAPPENS_IDS):
        out = state.happenings.out[card] + (state.happening == card)
        state.happenings.left[card] = _not_below(state.cards.happenings[card].copies - out, f"happens {name!r}")
    for kind, name in enumerate(SQUARE_IDS):
        out = state.pile.out[kind] + sum(band.squares[kind] for band in state.bands)
        state.pile.left[kind] = _not_below(opening.square_copies(state, kind) - out, f"square {name!r}")


def _read_held(state: GoldRecord, data: Json) -> None:
    """Read what everyone knows of the cards that hands have held since the ends of earlier years."""
    ends = listed(data, "held")
    if len(ends) >= YEARS:
        raise BadPosition(f"field 'held': at most {YEARS - 1} years have ended before, not {len(ends)}")
    for one in ends:
        only_fields(one, ("kinds", "hands"), "field 'held'")
        hands = listed(one, "hands")
        if len(hands) != state.num_players:
            raise BadPosition(f"field 'held': {state.num_players} hands are needed, not {len(hands)}")
        held = vec[i64]([0] * MAX_PLAYERS)
        for seat, band in enumerate(state.bands):
            held[seat] = whole({"hands": hands[seat]}, "hands", 0, 0, band.unknown())
        state.held = append(state.held[:], Held(_counts(one, "kinds", FLUKE_IDS), held))


def _not_below(left: int, what: str) -> int:
    if left < 0:
        raise BadPosition(f"the position has {-left} too many of the cards {what}")
    return left


def _read_board(state: GoldRecord, data: Json) -> None:
    """Read spaces by list or by name; those left out of an object, and a top card left out, come from the pile."""
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
    if NONE in list(state.board) and (state.top != NONE or state.pile.size()):
        raise BadPosition("field 'board': a space is empty, and there are cards in the pile; name a card for it")
    if state.top == NONE and state.pile.size():
        raise BadPosition("field 'top': it is empty, and there are cards in the pile")


def _from_pile(state: GoldRecord, kind: int) -> int:
    state.pile.left[kind] = _not_below(state.pile.left[kind] - 1, f"square {SQUARE_IDS[kind]!r}")
    return kind


def _next_kind(state: GoldRecord) -> int:
    """Take a card of the kind of which most are left, so that tests need not name every space."""
    best = max(range(SQUARES), key=lambda kind: (state.pile.left[kind], -kind))
    return _from_pile(state, best) if state.pile.left[best] else NONE


# --- The turn, and what is asked ---


def _read_turn(state: GoldRecord, data: Json) -> None:
    turn = state.turn
    state.roadie = NOBODY if data.get("roadie") is None else whole(data, "roadie", 0, 0, state.num_players - 1)
    state.van = _read_space(data.get("van"), "van")
    state.plane = _read_space(data.get("plane"), "plane")
    turn.start = _read_space(data.get("start", _space(state.current().at)), "start")
    path = listed(data, "path")
    if len(path) > MORE_STEPS:
        raise BadPosition(f"field 'path': at most {MORE_STEPS} spaces, not {len(path)}")
    turn.path = vec[i64]([SPACE_IDS.index(choice(name, SPACE_IDS, "path")) for name in path])
    taken = listed(data, "taken")
    if len(taken) > len(path):
        raise BadPosition(f"field 'taken': at most a card for each space of 'path', not {len(taken)}")
    for name in taken:
        turn.note(NONE if name is None else SQUARE_IDS.index(choice(name, SQUARE_IDS, "taken")))
    turn.due = whole(data, "due", 0, 0, MORE_STEPS)
    turn.limit = whole(data, "limit", STEPS, STEPS, MORE_STEPS)
    if type(data.get("wild_used", False)) is not bool:
        raise BadPosition(f"field 'wild_used': true or false is needed, not {data['wild_used']!r}")
    turn.wild_used = data.get("wild_used", False)


Asked = tuple[str, int, int]
"""Name, seat, and what it is about: 0 if nothing."""


def _read_stack(state: GoldRecord, data: Json) -> list[Asked]:
    """Put the questions on the stack, above the round and, where it follows, the end of the turn."""
    ended = state.ended != Ended.NOT_YET
    given = data.get("stack", [] if ended else [["walk", state.player]])
    if not isinstance(given, list) or ended != (not given):
        raise BadPosition("field 'stack': a list of questions is needed, empty when the game is over; 'ended' says so")
    questions = [_read_question(one, state) for one in given]
    if questions and questions[0][0] not in ENDS_BY_ITSELF:
        state.put(turns.END_TURN[state.player])
    for name, seat, about in questions:
        state.put(FRAMES[name](state, seat, about))
    return questions


def _read_question(given: Any, state: GoldRecord) -> Asked:
    """Read one question of the stack."""
    if not isinstance(given, list) or len(given) not in (2, 3):
        raise BadPosition("field 'stack': a question is its name and seat, some with what they are about")
    name = choice(given[0], tuple(FRAMES), "stack")
    if type(given[1]) is not int or not 0 <= given[1] < state.num_players:
        raise BadPosition(f"field 'stack': {given[1]!r} is no seat")
    if (len(given) == 3) != (name in DETAILS):
        raise BadPosition(f"field 'stack': {name!r} needs {DETAILS.get(name, 'no more than its seat')}")
    return name, given[1], _read_about(name, given[2]) if name in DETAILS else 0


def _read_about(name: str, given: Any) -> int:
    if name in ("find", "drop"):
        if type(given) is not int or not 1 <= given <= 99:
            raise BadPosition(f"field 'stack': {name!r} needs a number from 1 to 99, not {given!r}")
        return given
    ids = ITEM_IDS if name == "pay" else SQUARE_IDS
    return ids.index(choice(given, ids, "stack"))


def _buy(state: GoldRecord, seat: int, _about: int) -> Frame:
    return (buying.BUY_MUSICIANS if state.strip() == Strip.MUSICIANS else buying.BUY_SECTORS)[seat]


def _draw(state: GoldRecord, seat: int, _about: int) -> Frame:
    return (strips.DRAW_HAPPENING if state.strip() == Strip.HAPPENS else strips.DRAW_FLUKE)[seat]


def _lose(state: GoldRecord, seat: int, _about: int) -> Frame:
    named = state.happening != NONE and state.cards.happenings[state.happening].effect == Mishap.PROFESSIONAL
    return happens.Lose(seat, professional=named)


def _shift(state: GoldRecord, seat: int, _about: int) -> Frame:
    return (flukes.DETOUR if seat == state.player else happens.MISLEAD)[seat]


FRAMES: dict[str, Callable[[GoldRecord, int, int], Frame]] = {
    "choose": lambda _state, seat, _about: opening.CHOOSE_LEADER[seat],
    "place": lambda _state, seat, _about: opening.PLACE_LEADER[seat],
    "walk": lambda _state, seat, _about: walking.WALK[seat],
    "ride": lambda _state, seat, _about: riding.RIDE[seat],
    "buy": _buy,
    "pay": lambda _state, seat, about: buying.Pay(seat, about),
    "draw": _draw,
    "happens": lambda _state, seat, _about: happens.REACT[seat],
    "end": lambda _state, seat, _about: turns.LAST_MOMENT[seat],
    "find": lambda _state, seat, about: flukes.Find(seat, about),
    "steal": lambda _state, seat, _about: flukes.STEAL[seat],
    "shift": _shift,
    "give": lambda _state, seat, _about: flukes.GIVE[seat],
    "take": lambda _state, seat, about: flukes.Take(seat, about),
    "drop": lambda _state, seat, about: happens.Drop(seat, about),
    "lose": _lose,
}
"""The question of each name."""


# --- What cannot be ---


def _check(state: GoldRecord, questions: list[Asked]) -> None:
    """Refuse what breaks a count, and questions that no one could answer."""
    phase, seat, about = questions[-1] if questions else ("over", state.player, 0)
    leaders = [band.leader for band in state.bands if band.leader != NOBODY]
    if len(set(leaders)) < len(leaders):
        raise BadPosition("field 'leader': two players have the same leader")
    _check_order(state, phase)
    if phase != "choose" and len(leaders) < state.num_players:
        raise BadPosition("field 'leader': every player has one by now")
    if phase not in ("choose", "place") and NOWHERE in [band.at for band in state.bands]:
        raise BadPosition("field 'at': every leader is on a space by now")
    if (state.turn.start == NOWHERE) != (phase in ("choose", "place")):
        raise BadPosition("field 'start': every turn has begun on a space, and before the first there is none")
    if phase not in ("find", "shift") and seat != state.player:
        raise BadPosition(f"field 'stack': in the phase {phase!r} the player is asked")
    base = _check_base(state, questions) if questions else phase
    _check_happening(state, questions[-1] if questions else ("over", state.player, 0), base)
    _check_space(state, base)
    _check_walk(state, base)
    if phase == "take" and (about == BATTLE_CARD or not state.current().squares[about]):
        raise BadPosition("field 'stack': the player does not have this card to give")
    if phase == "pay":
        _check_purchase(state, about)
    if (1 in [band.place for band in state.bands]) != (state.ended in (Ended.HIT, Ended.HELD)):
        raise BadPosition("field 'place': a band is in place 1 when the game was won there, and only then")
    try:
        state.audit()
    except AssertionError as error:
        raise BadPosition(f"the position does not add up: {error}") from None
    if phase != "over" and not state.legal_actions():
        raise BadPosition(f"field 'stack': player {seat} has nothing to do in {phase!r}")


def _check_base(state: GoldRecord, questions: list[Asked]) -> str:
    """Return the part of the turn being played.

    Below the question of a FLUKE card it is the part in which the card was played, below a payment the purchase.
    """
    *below, name = (name for name, _, _ in questions)
    if name == "pay":
        fits = below == ["buy"]
    elif name in ASKED_BY_CARDS and questions[-1][1] == state.player:
        fits = len(below) == 1 and below[0] in MOMENTS
    else:
        fits = not below
    if not fits:
        raise BadPosition(f"field 'stack': {name!r} is not asked there")
    return below[0] if below else name


def _check_order(state: GoldRecord, phase: str) -> None:
    """Refuse leaders who are not chosen, and then placed, clockwise from the first player."""
    for seat, band in enumerate(state.bands):
        place, turn = ((one - state.first) % state.num_players for one in (seat, state.player))
        before = place < turn
        if phase == "choose" and (band.leader != NOBODY) != before:
            raise BadPosition("field 'leader': those before the player have chosen one, clockwise from 'first'")
        if phase in ("choose", "place") and (band.at != NOWHERE) != (before and phase == "place"):
            raise BadPosition("field 'at': those before the player have been placed, clockwise from 'first'")


def _check_happening(state: GoldRecord, asked: Asked, base: str) -> None:
    """Check that a #*IT HAPPENS card is there while it is resolved, and only then; it asks its own question."""
    phase, seat, about = asked
    asks = phase in ("drop", "lose") or (phase in ("find", "shift") and seat != state.player)
    needed = base == "happens" or asks
    if needed != (state.happening != NONE):
        raise BadPosition(f"field 'happening': in the phase {phase!r} it is {'needed' if needed else 'not there'}")
    effects = {
        "drop": (Mishap.PAY, Mishap.HALF),
        "lose": (Mishap.AMATEUR, Mishap.PROFESSIONAL),
        "find": (Mishap.STAGE,),
        "shift": (Mishap.EXIT,),
    }
    if asks and state.cards.happenings[state.happening].effect not in effects[phase]:
        raise BadPosition(f"field 'happening': this card does not ask what the phase {phase!r} asks")
    behind = (state.player - seat) % state.num_players
    if phase == "shift" and asks and behind != state.num_players - 1:
        raise BadPosition("field 'stack': the player on the left moves the leader")
    if phase == "find" and about != (behind or 1):
        raise BadPosition(f"field 'stack': {behind or 1} is the number needed here, not {about}")
    if phase == "drop" and about > state.current().resources():
        raise BadPosition("field 'stack': the player has fewer resources")


def _check_walk(state: GoldRecord, base: str) -> None:
    """Check that the path leads step by step from the start to the leader, and on to an end."""
    turn, at = state.turn, state.current().at
    moves = base in ("walk", "ride")
    taken = min(turn.steps(), state.pile.out[BATTLE_CARD]) if moves and not state.options.cards_at_end else 0
    if turn.due > taken:
        raise BadPosition(f"field 'due': at most {taken} battles can be due here, not {turn.due}")
    _check_taken(state, base)
    if not moves:
        return
    if turn.steps() > turn.limit:
        raise BadPosition(f"field 'path': at most {turn.limit} spaces here, not {turn.steps()}")
    here = turn.start
    for space in turn.path:
        if not near(bit(here)) & bit(space) or space == turn.start:
            raise BadPosition(f"field 'path': no step leads from {_space(here)} to {_space(space)}")
        here = space
    if here != at and (base == "walk" or turn.steps()):
        raise BadPosition("field 'path': it does not lead from the start to the leader")
    if state.moment().must_arrive(state) and not state.moment().can_arrive(state):
        raise BadPosition(f"field 'at': the {base} cannot be finished from there")


def _check_taken(state: GoldRecord, base: str) -> None:
    """Check that the cards of a walk are there while they may have to be given back, and only then (R10)."""
    turn, options = state.turn, state.options
    noted = base == "walk" and options.vehicle_takes_two and not options.cards_at_end
    if len(turn.taken) != (turn.steps() if noted else 0):
        raise BadPosition(
            "field 'taken': during a walk with 'vehicle_takes_two', a card or null for each space of 'path'"
        )
    battles = list(turn.taken).count(BATTLE_CARD)
    if noted and turn.due != battles:
        raise BadPosition(f"field 'due': {battles} battles are due by 'taken', not {turn.due}")


def _check_purchase(state: GoldRecord, item: int) -> None:
    """Check that the item being paid can be bought, with a choice of how."""
    if not buying.is_for_sale(state, item) or buying.missing(state, item):
        raise BadPosition("field 'stack': the player cannot buy this item")
    if not state.has_wild():
        raise BadPosition("field 'stack': without the MANAGER's resource there is nothing to choose in paying")


def _check_space(state: GoldRecord, base: str) -> None:
    """Check that strip or vehicle are such that they ask the question."""
    asking = {"buy": (Strip.MUSICIANS, Strip.GOLD), "draw": (Strip.FLUKE, Strip.HAPPENS)}
    if base in asking and state.strip() not in asking[base]:
        raise BadPosition(f"field 'at': the strip there does not ask what the phase {base!r} asks")
    if base == "draw" and state.strip() == Strip.FLUKE and not state.flukes.size():
        raise BadPosition("field 'stack': there is no FLUKE card to draw")
    if base == "ride" and state.current().at not in (state.van, state.plane):
        raise BadPosition("field 'at': in the phase 'ride' the player is on the VAN or the PLANE")
