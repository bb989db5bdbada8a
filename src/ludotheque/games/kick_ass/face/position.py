"""Positions of Kick-Ass as JSON. What can be derived may be left out; without ``frames`` it goes on from ``step``.

>>> from ludotheque import ScriptedChance
>>> seats = [{"hero": "kick-ass", "card": "mirror-practice", "at": "park"}]
>>> state = from_json({"seats": seats}, ScriptedChance([]))
>>> state.legal_actions()
[150, 153, 157, 158, 166, 269]
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.errors import BadInput, BadPosition, brief
from ludotheque.core.game import Json
from ludotheque.core.reading import choice, listed, only_fields, seats_of, whole
from ludotheque.games.kick_ass import cards, codes, day, events, questions, vic_gigante
from ludotheque.games.kick_ass.components import load
from ludotheque.games.kick_ass.face import soundness
from ludotheque.games.kick_ass.names import (
    CARD_IDS,
    COMBAT_IDS,
    DISTRICT_IDS,
    EVENT_IDS,
    HARDSHIP_IDS,
    HERO_IDS,
    ITEM_IDS,
    PLACE_IDS,
    SPAWN_IDS,
    STANDINGS,
    STATUSES,
    STEPS,
)
from ludotheque.games.kick_ass.options import BOSS_NAMES, KickAssOptions
from ludotheque.games.kick_ass.rules import KickAss

FRAMES = (
    *("pick", "offer-card", "offer-item", "commit", "next", "act", "stat", "shop", "protect", "kill", "clean"),
    *("docks", "hall", "remove", "pay", "taker", "item", "loot", "top", "join", "ready", "reroll", "suffer", "hit"),
    *("token", "target", "lure", "stow", "refresh", "brink", "over"),
    *("roll", "outcome", "rest", "hits", "clean-up", "events", "faint", "enter", "viral", "hardship"),
)
"""What can lie on the stack, in the order of its numbers."""
TRACKS = ("happiness", "strength", "media", "life", "dollars")
LEFTOVERS = ("begun", "steps", "timers", "fights", "gains", "saved")
SCALARS = {
    "completed": int(codes.EVENTS_IN_DECK),
    "matured": int(codes.MATURED_TO_LOSE),
    "incoming": int(codes.INCOMING_SPACES) - 1,
    "docks_side": 1,
    "docks_at": int(codes.DOCKS_SPACES),
    "shop_track": int(codes.SHOP_SPACES) - 1,
    "plot": 1,
    "boss_done": int(cards.BOSS_EVENTS),
    **dict.fromkeys(("boss_power", "boss_armor", "boss_life", "big_b", "russia"), 99),
    "gang": int(codes.MINIATURES),
    "track": int(vic_gigante.TOP_TRACK),
    "arena": int(codes.TIMES_SQUARE),
    "stage": int(codes.WAVES),
    "fights_here": int(codes.MOST_FIGHTS),
    **dict.fromkeys(("damage", "hits"), 999),
    "pierced": 511,
    **dict.fromkeys(("killed", "faints"), 99_999),
}
"""Numbers that are left out where they are 0, and the most that each can be."""
TABLES = {
    **dict.fromkeys(("minions", "supers", "tokens"), 99),
    "mist": 1,
    "mist_left": 3,
    "don_left": 1,
    "fighters": 1,
    **dict.fromkeys(("dice", "rerolls", "extra"), 99),
}
"""Tables that are left out where they are all 0, and the most that an entry can be."""
MOST_LEFT = {"begun": 1, "steps": 99, "timers": 9, "fights": 9, "gains": 2**20 - 1, "saved": 1}
MOST_ITEMS = int(codes.ITEM_SLOTS) // 2
"""Nobody has ever had so many; the rest is room for more."""
MOST_NUMBER = 9_999
"""In a frame."""
FULL_AT_FIRST = ("mist_left", "don_left")
"""Tables that do not begin with zeros, so that zeros have to be written down."""
SEAT_FIELDS = (
    *("hero", "at", *TRACKS, "out", "famous", "hardships", "known", "hand", "used", "items", "card", "face"),
    *(*LEFTOVERS, "status"),
)


def _ints(table: Iterable[int]) -> list[int]:
    return [int(one) for one in table]


def _bits(mask: int, names: Sequence[str]) -> list[str]:
    return [name for bit, name in enumerate(names) if mask >> bit & 1]


def _names(table: Iterable[int], names: Sequence[str]) -> list[str | None]:
    return [names[one] if one >= 0 else None for one in table]


def _counts(table: Iterable[int], names: Sequence[str]) -> dict[str, int]:
    return {name: int(count) for name, count in zip(names, table, strict=True) if count}


SHARED_CARDS = CARD_IDS[cards.FIRST_BLUE :]
SHOP_ITEMS = ITEM_IDS[cards.FIRST_SHOP_ITEM :]


def to_json(state: KickAss) -> Json:
    """The whole position. Empty things are left out."""
    data: Json = {
        "game": "kick_ass",
        "options": state.options.to_json(),
        "round": int(state.round),
        "step": STEPS[state.step],
        "segment": int(state.segment),
        "standing": STANDINGS[state.standing],
        "seats": [_seat(state, seat) for seat in range(state.num_players)],
        "display": _names(state.display, CARD_IDS),
        "deck": _counts(state.deck, SHARED_CARDS),
        "shop": _names(state.shop, ITEM_IDS),
        "stock": _counts(state.stock, SHOP_ITEMS),
        "thrown": _counts(state.thrown, SHOP_ITEMS),
        "offer": _ints(state.laid_out),
        "spawn_deck": _bits(state.spawn_deck, SPAWN_IDS),
        "base_deck": _bits(state.base_deck, EVENT_IDS[: cards.BASE_EVENTS]),
        "base_left": int(state.base_left),
        "row": [_space(state, space) for space in range(3)],
        "boss_deck": int(state.boss_deck),
        "under": _names(state.under, EVENT_IDS),
        "combat_deck": _bits(state.combat_deck, COMBAT_IDS),
        "combat": _names(state.combat, COMBAT_IDS),
        "frames": [_frame(state, at) for at in range(state.depth)],
    }
    for name in TABLES:
        table = _ints(getattr(state, name))
        if any(table) or name in FULL_AT_FIRST:
            data[name] = table
    for name in SCALARS:
        if getattr(state, name):
            data[name] = int(getattr(state, name))
    for name, value, names in (
        ("spawn_card", state.spawn_card, SPAWN_IDS),
        ("boss", state.boss, BOSS_NAMES),
        ("boss_at", state.boss_at, PLACE_IDS),
        ("fight_at", state.fight_at, PLACE_IDS),
    ):
        if value >= 0:
            data[name] = names[value]
    return data


def _seat(state: KickAss, seat: int) -> Json:
    if state.hero[seat] < 0:
        return {}
    slots = range(seat * int(codes.HAND_SLOTS), (seat + 1) * int(codes.HAND_SLOTS))
    one: Json = {
        "hero": HERO_IDS[state.hero[seat]],
        "at": PLACE_IDS[state.where[seat]] if state.where[seat] >= 0 else None,
        **{name: int(getattr(state, name)[seat]) for name in (*TRACKS, *LEFTOVERS, "out", "famous")},
        "hardships": _names(state.hardship[seat * 2 : seat * 2 + 2], HARDSHIP_IDS),
        "known": _ints(state.known[seat * 2 : seat * 2 + 2]),
        "hand": _names([state.hand[slot] for slot in slots], CARD_IDS),
        "used": [int(state.used[slot]) for slot in slots],
        "items": _items(state, seat),
        "card": CARD_IDS[state.card[seat]] if state.card[seat] >= 0 else None,
        "face": int(state.face[seat]),
        "status": STATUSES[state.status[seat]],
    }
    if state.hardship[seat * 2] < 0:
        del one["hardships"]
    return one


def _items(state: KickAss, seat: int) -> list[list[Any]]:
    slots = range(seat * int(codes.ITEM_SLOTS), (seat + 1) * int(codes.ITEM_SLOTS))
    return [[ITEM_IDS[state.items[slot]], int(state.item_state[slot])] for slot in slots if state.items[slot] >= 0]


def _space(state: KickAss, space: int) -> Json | None:
    at = space * int(codes.EVENT_SIZE)
    if state.row[at] < 0:
        return None
    there = _counts(state.row[at + codes.AT : at + codes.AT + 8], DISTRICT_IDS)
    carried = _ints(state.row[at + codes.CARRIED : at + codes.CARRIED + 4])
    return {"event": EVENT_IDS[state.row[at]], "left": int(state.row[at + 1]), "at": there, "carried": carried}


def _frame(state: KickAss, at: int) -> list[Any]:
    kind, *rest = _ints(state.frames[at * codes.FRAME : (at + 1) * codes.FRAME])
    return [FRAMES[kind], *rest]


def from_json(data: Json, chance: Chance) -> KickAss:
    """A position from JSON; BadPosition names the field at fault.

    Only ``seats`` with a ``hero`` each is needed: then it is the first morning, and whoever has a ``card`` resolves it.
    """
    known = {"game", "options", "round", "step", "segment", "standing", "seats", "display", "deck", "shop", "stock"}
    known |= {"thrown", "offer", "spawn_deck", "spawn_card", "base_deck", "base_left", "row", "boss", "boss_at"}
    known |= {"boss_deck", "under", "combat_deck", "combat", "fight_at", "frames", *TABLES, *SCALARS}
    only_fields(data, known, "position")
    seats = seats_of(data, "kick_ass", range(1, int(codes.MAX_HEROES) + 1))
    try:
        options = KickAssOptions.parse(data.get("options", {}))
    except BadInput as error:
        raise BadPosition(f"field 'options': {error}") from None
    state = KickAss(len(seats), chance, load(options.components).by_players[len(seats)], options)
    state.round = whole(data, "round", 1, 1, int(codes.ROUNDS))
    state.segment = whole(data, "segment", 0, 0, 3)
    state.step = STEPS.index(choice(data.get("step", "resolve"), [step for step in STEPS if step], "step"))
    state.standing = STANDINGS.index(choice(data.get("standing", "playing"), STANDINGS, "standing"))
    _read_city(state, data)
    _read_row(state, data)
    for seat, one in enumerate(seats):
        _read_seat(state, seat, one)
    _deal_hardships(state)
    _read_decks(state, data)
    _read_frames(state, data)
    _go_on(state)
    return state


def _word(data: Mapping[str, Any], name: str, names: Sequence[str]) -> int:
    value = data.get(name)
    return -1 if value is None else list(names).index(choice(value, names, name))


def _mask(data: Mapping[str, Any], name: str, names: Sequence[str], default: int) -> int:
    if name not in data:
        return default
    return sum(1 << one for one in {names.index(choice(one, names, name)) for one in listed(data, name)})


def _table(data: Mapping[str, Any], name: str, table: vec[i64], low: int = -1, high: int = 999) -> None:
    if name not in data:
        return
    values = listed(data, name)
    if len(values) != len(table) or any(type(one) is not int or not low <= one <= high for one in values):
        raise BadPosition(f"field {name!r}: {len(table)} whole numbers are needed, not {values!r}")
    for at, one in enumerate(values):
        table[at] = one


def _read_city(state: KickAss, data: Json) -> None:
    for name, high in TABLES.items():
        _table(data, name, getattr(state, name), 0, high)
    for name, high in SCALARS.items():
        setattr(state, name, whole(data, name, 0, 0, high))
    state.boss = _word(data, "boss", BOSS_NAMES) if "boss" in data else state.options.number()
    state.boss_at = _word(data, "boss_at", PLACE_IDS)
    state.fight_at = _word(data, "fight_at", PLACE_IDS)
    state.spawn_card = _word(data, "spawn_card", SPAWN_IDS)
    state.spawn_deck = _mask(data, "spawn_deck", SPAWN_IDS, (1 << int(cards.SPAWNS)) - 1)
    taken = {name for name in listed(data, "combat") if isinstance(name, str)}
    full = sum(1 << bit for bit, name in enumerate(COMBAT_IDS) if name not in taken) if state.arena else 0
    state.combat_deck = _mask(data, "combat_deck", COMBAT_IDS, full)
    state.boss_deck = whole(data, "boss_deck", 0, 0, 15)
    for name, names, table in (("combat", COMBAT_IDS, state.combat), ("under", EVENT_IDS, state.under)):
        _read_names(data, name, names, table)


def _read_names(data: Mapping[str, Any], name: str, names: Sequence[str], table: vec[i64]) -> None:
    """Read a list of words, with null for an empty place."""
    words = listed(data, name)
    if len(words) > len(table):
        raise BadPosition(f"field {name!r}: {len(table)} at most")
    for at, one in enumerate(words):
        table[at] = -1 if one is None else names.index(choice(one, names, name))


def _read_row(state: KickAss, data: Json) -> None:
    row = listed(data, "row") or [None, None, None]
    if len(row) != 3:
        raise BadPosition("field 'row': three spaces are needed, each an event or null")
    for space, one in enumerate(row):
        at = space * int(codes.EVENT_SIZE)
        state.row[at] = -1
        if one is None:
            continue
        only_fields(one, ("event", "left", "at", "carried"), "field 'row'")
        event = EVENT_IDS.index(choice(one.get("event"), EVENT_IDS, "event"))
        if not state.cards.playable[event]:
            raise BadPosition(f"field 'row': the event {one['event']!r} is not played with so many heroes")
        fresh = _ints(events.at_first(state.cards, event))
        there = one.get("at", _counts(fresh[codes.AT : codes.CARRIED], DISTRICT_IDS))
        only_fields(there, DISTRICT_IDS, "field 'at'")
        state.row[at] = event
        state.row[at + codes.LEFT] = whole(one, "left", fresh[codes.LEFT], 0, 99)
        for district, name in enumerate(DISTRICT_IDS):
            state.row[at + codes.AT + district] = whole(there, name, 0, 0, 99)
        carried = listed(one, "carried")
        if len(carried) > codes.MAX_HEROES:
            raise BadPosition("field 'carried': a number for each hero")
        for seat, count in enumerate(carried):
            state.row[at + codes.CARRIED + seat] = whole({"carried": count}, "carried", 0, 0, 99)
    on_row = [int(state.row[space * codes.EVENT_SIZE]) for space in range(3)]
    base = sum(0 <= event < cards.BASE_EVENTS for event in on_row)
    left = max(0, int(codes.EVENTS_IN_DECK) - base - int(state.completed) - int(state.matured))
    state.base_left = whole(data, "base_left", 0 if state.plot else left, 0, int(codes.EVENTS_IN_DECK))
    unseen = sum(
        1 << event for event in range(cards.BASE_EVENTS) if state.cards.playable[event] and event not in on_row
    )
    state.base_deck = _mask(data, "base_deck", EVENT_IDS[: cards.BASE_EVENTS], unseen)


def _read_seat(state: KickAss, seat: int, data: Any) -> None:
    where = f"seat {seat}"
    only_fields(data, SEAT_FIELDS, where)
    if not data and state.step == codes.SET_UP:
        return
    hero = HERO_IDS.index(choice(data.get("hero"), HERO_IDS, "hero"))
    if hero in state.hero:
        raise BadPosition(f"{where}: the hero {data['hero']!r} is in two places")
    state.pick(seat, hero)
    if data.get("at", "") != "":
        state.where[seat] = _word(data, "at", PLACE_IDS)
    for name in TRACKS:
        table, low = getattr(state, name), -1 if name == "life" else 0 if name == "dollars" else 1
        table[seat] = whole(data, name, int(table[seat]), low, 999 if name == "dollars" else 9)
    state.out[seat] = whole(data, "out", 0, 0, 1)
    if state.out[seat] and "at" not in data:
        state.where[seat] = -1
    state.famous[seat] = whole(data, "famous", 0, 0, 1)
    _read_hand(state, seat, data)
    _read_items(state, seat, data)
    hardships = listed(data, "hardships")
    if len(hardships) not in (0, 2):
        raise BadPosition(f"{where}, field 'hardships': two, or none")
    for at, one in enumerate(hardships):
        state.hardship[seat * 2 + at] = HARDSHIP_IDS.index(choice(one, HARDSHIP_IDS, "hardships"))
    steps = (int(codes.FIRST_HARDSHIP), int(codes.SECOND_HARDSHIP))
    for at in range(2):
        state.known[seat * 2 + at] = int(state.happiness[seat] <= steps[at])
    for at, one in enumerate(listed(data, "known")[:2]):
        state.known[seat * 2 + at] |= whole({"known": one}, "known", 0, 0, 1)


def _read_hand(state: KickAss, seat: int, data: Any) -> None:
    start = seat * int(codes.HAND_SLOTS)
    if "hand" in data:
        hand = listed(data, "hand")
        if len(hand) > codes.HAND_SLOTS:
            raise BadPosition(f"seat {seat}, field 'hand': five cards, six at most")
        for at in range(int(codes.HAND_SLOTS)):
            one = hand[at] if at < len(hand) else None
            state.hand[start + at] = -1 if one is None else CARD_IDS.index(choice(one, CARD_IDS, "hand"))
            if at > 0 and one is not None and state.hand[start + at - 1] < 0:
                raise BadPosition(f"seat {seat}, field 'hand': no gaps")
    for at, one in enumerate(listed(data, "used")[: int(codes.HAND_SLOTS)]):
        used = whole({"used": one}, "used", 0, 0, int(codes.SEGMENTS))
        state.used[start + at] = used if state.hand[start + at] >= 0 else 0
    card, face = _word(data, "card", CARD_IDS), whole(data, "face", 0, 0, 1)
    if card >= 0:
        if "used" not in data:
            if card not in [state.hand[start + at] for at in range(int(codes.HAND_SLOTS))]:
                state.hand[start + codes.HAND - 1] = card
            day.commit(state, seat, card, face)
        state.status[seat] = codes.WAITING
    state.card[seat], state.face[seat] = card, face
    for name in LEFTOVERS:
        table = getattr(state, name)
        table[seat] = whole(data, name, int(table[seat]), 0, MOST_LEFT[name])


def _read_items(state: KickAss, seat: int, data: Any) -> None:
    if "status" in data:
        state.status[seat] = STATUSES.index(choice(data["status"], STATUSES, "status"))
    if "items" not in data:
        return
    start = seat * int(codes.ITEM_SLOTS)
    state.items[start], state.item_state[start] = -1, 0
    items = listed(data, "items")
    if len(items) > MOST_ITEMS:
        raise BadPosition(f"seat {seat}, field 'items': {MOST_ITEMS} at most")
    for at, one in enumerate(items):
        name, worn = one if isinstance(one, list) and len(one) == 2 else (one, int(codes.WORN))
        state.items[start + at] = ITEM_IDS.index(choice(name, ITEM_IDS, "items"))
        state.item_state[start + at] = whole({"items": worn}, "items", 0, 0, 15)


def _deal_hardships(state: KickAss) -> None:
    """Those that were not named are the first that nobody has. Nobody has any before all heroes are picked."""
    if state.hero[state.num_players - 1] < 0:
        return
    for at in range(int(state.num_players) * 2):
        if state.hardship[at] < 0:
            taken = set(_ints(state.hardship))
            state.hardship[at] = next(one for one in range(int(cards.HARDSHIPS)) if one not in taken)


def _read_decks(state: KickAss, data: Json) -> None:
    _read_names(data, "display", CARD_IDS, state.display)
    _read_names(data, "shop", ITEM_IDS, state.shop)
    for name, known in (("deck", SHARED_CARDS), ("stock", SHOP_ITEMS), ("thrown", SHOP_ITEMS)):
        only_fields(data.get(name, {}), known, f"field {name!r}")
    _table(data, "offer", state.laid_out, -1, int(cards.CARDS) - 1)
    placed = [*_ints(state.hand), *_ints(state.display)]
    for at, name in enumerate(SHARED_CARDS):
        rest = max(0, 2 - placed.count(int(cards.FIRST_BLUE) + at))
        state.deck[at] = whole(data["deck"], name, 0, 0, 2) if "deck" in data else rest
    things = [*_ints(state.items), *_ints(state.shop)]
    for at, name in enumerate(SHOP_ITEMS):
        state.thrown[at] = whole(data.get("thrown", {}), name, 0, 0, 2)
        rest = max(0, 2 - things.count(int(cards.FIRST_SHOP_ITEM) + at) - int(state.thrown[at]))
        state.stock[at] = whole(data["stock"], name, 0, 0, 2) if "stock" in data else rest


def _read_frames(state: KickAss, data: Json) -> None:
    for one in listed(data, "frames"):
        if not isinstance(one, list) or len(one) != 4 or any(type(number) is not int for number in one[1:]):
            raise BadPosition(f"field 'frames': a word and three whole numbers are needed, not {brief(one)}")
        kind = FRAMES.index(choice(one[0], FRAMES, "frames"))
        if not -1 <= one[1] < state.num_players or state.depth == codes.DEPTH:
            raise BadPosition(f"field 'frames': there is no seat {brief(one[1])}, or too many frames")
        if any(abs(number) > MOST_NUMBER for number in one[2:]):
            raise BadPosition(f"field 'frames': numbers up to {MOST_NUMBER}, not {brief(one)}")
        state.push(kind, one[1], one[2], one[3])


def _go_on(state: KickAss) -> None:
    """Do what needs no answer; refuse what no game comes to."""
    try:
        state.audit()
        soundness.check(state)
        if state.standing != codes.PLAYING:
            return
        if not state.depth:
            state.settle()
            state.audit()
        elif state.frames[(state.depth - 1) * codes.FRAME] >= codes.FIRST_AUTO or not questions.options(state):
            raise BadPosition("field 'frames': the last one asks nothing")
    except AssertionError as error:
        raise BadPosition(f"no game comes to this position: {error}") from None
