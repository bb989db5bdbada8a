"""Positions of Kick-Ass as JSON. Fields that can be derived may be left out; without ``frames``, ``step`` comes next.

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
from ludotheque.core.reading import choice, listed, need, only_fields, seats_of, whole
from ludotheque.core.rules import Json
from ludotheque.games.kick_ass import cards, codes
from ludotheque.games.kick_ass.bosses import added, don_genovese, mofo, red_mist, vic_gigante
from ludotheque.games.kick_ass.chapters import activation, row, setup
from ludotheque.games.kick_ass.chapters.audit import offers_cards
from ludotheque.games.kick_ass.components import load
from ludotheque.games.kick_ass.face import frames, soundness, things
from ludotheque.games.kick_ass.fields import Field
from ludotheque.games.kick_ass.names import (
    CARD_IDS,
    COMBAT_IDS,
    DISTRICT_IDS,
    EFFECT_NAMES,
    ENEMY_NAMES,
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
from ludotheque.games.kick_ass.pieces import EventSpace, Hero, Item
from ludotheque.games.kick_ass.rules import new_table
from ludotheque.games.kick_ass.state import NO_COMBAT, NO_EVENTS, Arena, Gang, KickAss, Question

FIGHT_TABLES = {"fighters": (1, 1), "dice": (6, 99), "rerolls": (3, 99), "extra": (4, 99)}
"""Tables of a fight: how many numbers of each hero, and the most that each can be."""
FIGHT_NUMBERS = {"damage": 999, "hits": 999, "slain": 1}
EXTRAS = ("more_red", "more_blue", "more_hits", "more_shields")
TRACKS = ("happiness", "strength", "media", "life", "dollars")
LEFTOVERS = ("begun", "steps", "timers", "fights", "saved")
NUMBERS = {name: name for name in (*TRACKS, *LEFTOVERS, "out", "famous")} | {"saved": "discounted"}
"""Numbers of a hero, and the fields of its piece."""
MOST_THERE = 99
"""More than are ever in one place."""
MOST_COUNTED = 99_999
FIELDS = (
    Field("minions", MOST_THERE, "minions in each district and in the arena", first=[0] * codes.PLACES),
    Field("supers", MOST_THERE, "supers in each district and in the arena", first=[0] * codes.PLACES),
    Field("tokens", MOST_THERE, "protection tokens in each district", first=[0] * codes.DISTRICTS),
    Field("completed", codes.EVENTS_IN_DECK, "base events that the team has completed", seen="completed"),
    Field("matured", codes.MATURED_TO_LOSE, "base events that have matured", seen="matured"),
    Field("incoming", codes.INCOMING_SPACES - 1, "the space of the Incoming marker", seen="incoming"),
    Field("docks_side", 1, "the side of the Docks token: 0 hits, 1 shields"),
    Field("docks_at", codes.DOCKS_SPACES, "the space of the Docks token; 0 while it is away", seen="docks_at"),
    Field("shop_track", codes.SHOP_SPACES - 1, "the space of the Shop token", seen="shop_track"),
    Field("plot", 1, "1 when the Final Plot is turned up", seen="boss.revealed"),
    Field("boss_done", cards.BOSS_EVENTS, "events of the boss that the team has completed", seen="boss.done"),
    Field("boss_power", MOST_THERE, "the power of the boss", seen="boss.figure.power"),
    Field("boss_armor", MOST_THERE, "the armor of the boss", seen="boss.figure.armor"),
    Field("boss_life", MOST_THERE, "the life of the boss", seen="boss.figure.life"),
    Field("gang", codes.MINIATURES, "the people of the boss", Gang, "members", seen="boss.gang"),
    Field("arena", codes.TIMES_SQUARE, "where all heroes are: 1 the Hideaway, 2 Times Square"),
    Field("stage", codes.WAVES, "the location of the Hideaway, or the wave in Times Square", Arena, seen="arena.stage"),
    Field("fights_here", codes.MOST_FIGHTS, "fights that have begun in this location of the Hideaway", Arena, "fights"),
    Field("killed", MOST_COUNTED, "minions and supers that have died, for statistics"),
    Field("faints", MOST_COUNTED, "times that a hero has fainted, for statistics"),
    *(field for boss in (red_mist, vic_gigante, don_genovese, mofo) for field in boss.FIELDS),
    *(field for boss in added.BOSSES for field in boss.FIELDS),
)
"""The numbers and tables that are written as they are, those of the bosses among them."""
MOST_LEFT = {"begun": 1, "steps": 99, "timers": 9, "fights": 9, "saved": 1}
MOST_EFFECTS = 20
"""More effects than any card has."""
MOST_ITEMS = codes.ITEM_SLOTS // 2
"""More items than any hero has had in a game; the other slots are room for more."""
SEAT_FIELDS = (
    *("hero", "at", *TRACKS, "out", "famous", "hardships", "known", "hand", "used", "items", "card", "face"),
    *(*LEFTOVERS, "gains", "status"),
)


def _ints(table: Iterable[int]) -> list[int]:
    return list(table)


def _bits(mask: int, names: Sequence[str]) -> list[str]:
    return [name for bit, name in enumerate(names) if mask >> bit & 1]


def _names(table: Iterable[int], names: Sequence[str]) -> list[str | None]:
    return [names[one] if one >= 0 else None for one in table]


def _counts(table: Iterable[int], names: Sequence[str]) -> dict[str, int]:
    return {name: count for name, count in zip(names, table, strict=True) if count}


SHARED_CARDS = CARD_IDS[cards.FIRST_BLUE :]
SHOP_ITEMS = ITEM_IDS[cards.FIRST_SHOP_ITEM :]
BOSS_EVENT_IDS = EVENT_IDS[cards.BASE_EVENTS :]
ALL_BOSS_EVENTS = (1 << cards.BOSS_EVENTS) - 1
OFFERED = (*CARD_IDS[cards.FIRST_BLUE : cards.FIRST_RED], *SHOP_ITEMS)


def to_json(state: KickAss) -> Json:
    """Return the whole position. Empty things are left out."""
    data: Json = {
        "game": "kick_ass",
        "options": state.options.to_json(),
        "round": state.round,
        "step": STEPS[state.step],
        "segment": state.segment,
        "standing": STANDINGS[state.standing],
        "seats": [_seat(state, seat) for seat in range(state.num_players)],
        "display": _names(state.display, CARD_IDS),
        "deck": _counts(state.deck, SHARED_CARDS),
        "shop": _names(state.shop, ITEM_IDS),
        "stock": _counts(state.stock, SHOP_ITEMS),
        "thrown": _counts(state.thrown, SHOP_ITEMS),
        "offer": _offer(state),
        "spawn_deck": _bits(state.spawn_deck, SPAWN_IDS),
        "base_deck": _bits(state.base_deck, EVENT_IDS[: cards.BASE_EVENTS]),
        "base_left": state.base_left,
        "row": [_space(state, space) for space in state.row],
        "boss_deck": _bits(state.boss_deck, _boss_events(state)),
        "under": _names(state.villain.under, EVENT_IDS),
        "combat_deck": _bits(state.villain.arena.deck, COMBAT_IDS),
        "combat": _names(state.villain.arena.cards, COMBAT_IDS),
        "frames": [frames.name_and_details(frame) for frame in list(state.stack)[1:]],
    }
    for field in FIELDS:
        field.write(state, data)
    for name, value, names in (
        ("spawn_card", state.spawn_card, SPAWN_IDS),
        ("boss", state.boss, BOSS_NAMES),
        ("boss_at", state.boss_at, PLACE_IDS),
    ):
        if value >= 0:
            data[name] = names[value]
    return data | _fight(state)


def _seat(state: KickAss, seat: int) -> Json:
    hero = state.heroes[seat]
    if hero.identity < 0:
        return {}
    one: Json = {
        "hero": HERO_IDS[hero.identity],
        "at": PLACE_IDS[hero.at] if hero.at >= 0 else None,
        **{name: int(getattr(hero, field)) for name, field in NUMBERS.items()},
        "gains": [EFFECT_NAMES[word] for word in activation.open_effects(state, hero)],
        "hardships": _names(hero.hardships, HARDSHIP_IDS),
        "known": _ints(hero.known),
        "hand": _names(hero.hand, CARD_IDS),
        "used": _ints(hero.used),
        "items": [things.item_to_json(item) for item in hero.items],
        "card": CARD_IDS[hero.card] if hero.card >= 0 else None,
        "face": int(hero.face_down),
        "status": STATUSES[hero.status],
    }
    if not state.is_dealt():
        del one["hardships"]
    return one


def _boss_events(state: KickAss) -> Sequence[str]:
    """Return the events of the boss; none while no one knows him."""
    first = state.boss * cards.BOSS_EVENTS
    return BOSS_EVENT_IDS[first : first + cards.BOSS_EVENTS] if state.boss >= 0 else ()


def _offer(state: KickAss) -> list[str | None]:
    """Return the cards or the items that are laid out."""
    offered = _names(state.laid_out, CARD_IDS if offers_cards(state) else ITEM_IDS)
    return offered if any(offered) else []


def _space(state: KickAss, space: EventSpace) -> Json | None:
    if space.is_empty():
        return None
    one: Json = {"event": EVENT_IDS[space.event], "left": space.left}
    if _has_tokens(state, space):
        one["tokens"] = {
            DISTRICT_IDS[at]: things.token_to_json(token) for at, token in enumerate(_ints(space.at)) if token
        }
    else:
        one["at"] = _counts(space.at, DISTRICT_IDS)
    return {**one, "carried": _ints(space.carried)}


def _has_tokens(state: KickAss, space: EventSpace) -> bool:
    """Return whether the event of a space is one of Don's, with his tokens in its districts."""
    return bool(state.cards.objective[space.event] == codes.GANGS)


def _fight(state: KickAss) -> Json:
    """Return what is on the table of the fight.

    Tables by seat are left out where they are all 0, and ``aside`` where the boss would stand aside now, too.
    """
    fight = state.fight
    tables = {
        "fighters": [int(one.joined) for one in fight.fighters],
        "dice": [count for one in fight.fighters for count in one.dice],
        "rerolls": [count for one in fight.fighters for count in one.rerolls],
        "extra": [int(getattr(one, name)) for one in fight.fighters for name in EXTRAS],
    }
    data: Json = {name: table for name, table in tables.items() if any(table)}
    for name, number in (("damage", fight.damage), ("hits", fight.hits), ("slain", int(fight.slain))):
        if number:
            data[name] = number
    if fight.pierced:
        data["pierced"] = _bits(fight.pierced, ENEMY_NAMES)
    if fight.aside != state.villain.stands_aside(state):
        data["aside"] = int(fight.aside)
    if fight.at >= 0:
        data["fight_at"] = PLACE_IDS[fight.at]
    return data


SLAIN, ASIDE = 1, 2
"""Up to version 5 ``pierced`` was one number: these bits, and those of the enemies."""


def _unpacked(data: Json) -> Json:
    """Return a position of an older version with what its ``pierced`` held in fields: games and files outlive rules."""
    if type(data.get("pierced")) is not int:
        return data
    held = whole(data, "pierced", 0, 0, (1 << len(ENEMY_NAMES)) - 1)
    pierced = _bits(held & ~(SLAIN | ASIDE), ENEMY_NAMES)
    return {**data, "slain": int(held & SLAIN != 0), "aside": int(held & ASIDE != 0), "pierced": pierced}


def from_json(data: Json, chance: Chance) -> KickAss:
    """Read a position; BadPosition names the field at fault.

    Only ``seats`` is required, with a ``hero`` each. By default it is the first morning, and a hero with a ``card``
    resolves it. An item given as a plain name is worn. ``offer`` names cards if the question is about cards, otherwise
    items.

    In the ``row``, Don's events have ``tokens`` instead of ``at``. For each district with a token, it gives the
    token's ``colour`` and ``state``, the ``dollars`` of loot, and the ``seat`` of the hero who took it.
    """
    known = {"game", "options", "round", "step", "segment", "standing", "seats", "display", "deck", "shop", "stock"}
    known |= {"thrown", "offer", "spawn_deck", "spawn_card", "base_deck", "base_left", "row", "boss", "boss_at"}
    known |= {"boss_deck", "under", "combat_deck", "combat", "fight_at", "frames", *(field.name for field in FIELDS)}
    known |= {*FIGHT_TABLES, *FIGHT_NUMBERS, "aside", "pierced"}
    only_fields(data, known, "position")
    data = _unpacked(data)
    seats = seats_of(data, "kick_ass", range(1, codes.MAX_HEROES + 1))
    try:
        options = KickAssOptions.parse(data.get("options", {}))
    except BadInput as error:
        raise BadPosition(f"field 'options': {error}") from None
    state = new_table(len(seats), chance, load(options.components).by_players[len(seats)], options)
    state.round = whole(data, "round", 1, 1, codes.ROUNDS)
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
    _read_offer(state, data)
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
    state.meet(_word(data, "boss", BOSS_NAMES) if "boss" in data else state.options.number())
    for field in FIELDS:
        field.read(state, data)
    state.boss_at = _word(data, "boss_at", PLACE_IDS)
    _read_fight(state, data)
    state.spawn_card = _word(data, "spawn_card", SPAWN_IDS)
    state.spawn_deck = _mask(data, "spawn_deck", SPAWN_IDS, (1 << cards.SPAWNS) - 1)
    arena, laid = state.villain.arena, NO_COMBAT[:]
    taken = {name for name in listed(data, "combat") if isinstance(name, str)}
    met = state.arena and arena.kind() != codes.NO_ARENA
    full = sum(1 << bit for bit, name in enumerate(COMBAT_IDS) if name not in taken) if met else 0
    deck = _mask(data, "combat_deck", COMBAT_IDS, full)
    _read_names(data, "combat", COMBAT_IDS, laid)
    if arena.kind() == codes.NO_ARENA:
        need(not taken and not deck, "combat_deck" if deck else "combat", "this boss is met in no arena")
    else:
        arena.deck, arena.cards = deck, laid
    state.boss_deck = _boss_deck(state, data)
    under = NO_EVENTS[:]
    _read_names(data, "under", EVENT_IDS, under)
    if state.villain.keeps_events():
        state.villain.under = under
    else:
        need(all(one < 0 for one in under), "under", "only MoFo's events")


def _boss_deck(state: KickAss, data: Mapping[str, Any]) -> int:
    """Return a bit for each event of the boss in his deck. Positions name them; older ones have the number itself."""
    first = max(0, state.boss) * cards.BOSS_EVENTS
    if type(data.get("boss_deck")) is int:
        deck = whole(data, "boss_deck", 0, 0, ALL_BOSS_EVENTS) << first
    else:
        deck = _mask(data, "boss_deck", BOSS_EVENT_IDS, 0)
    need(deck == 0 or state.boss >= 0, "boss_deck", "the boss is unknown, so the deck must be empty")
    need(deck & ~(ALL_BOSS_EVENTS << first) == 0, "boss_deck", "only events of the boss")
    return deck >> first


def _read_names(data: Mapping[str, Any], name: str, names: Sequence[str], table: vec[i64]) -> None:
    """Read a list of words, with null for an empty place."""
    words = listed(data, name)
    if len(words) > len(table):
        raise BadPosition(f"field {name!r}: {len(table)} at most")
    for at, one in enumerate(words):
        table[at] = -1 if one is None else names.index(choice(one, names, name))


def _read_fight(state: KickAss, data: Json) -> None:
    fight = state.fight
    tables = {name: vec[i64]([0] * (size * len(fight.fighters))) for name, (size, _) in FIGHT_TABLES.items()}
    for name, (_, most) in FIGHT_TABLES.items():
        _table(data, name, tables[name], 0, most)
    for seat, one in enumerate(fight.fighters):
        one.joined = bool(tables["fighters"][seat])
        one.dice = tables["dice"][seat * 6 : seat * 6 + 6]
        one.rerolls = tables["rerolls"][seat * 3 : seat * 3 + 3]
        for at, name in enumerate(EXTRAS):
            setattr(one, name, tables["extra"][seat * 4 + at])
    fight.at = _word(data, "fight_at", PLACE_IDS)
    numbers = {name: whole(data, name, 0, 0, most) for name, most in FIGHT_NUMBERS.items()}
    fight.damage, fight.hits = numbers["damage"], numbers["hits"]
    fight.slain = bool(numbers["slain"])
    fight.aside = bool(whole(data, "aside", int(state.villain.stands_aside(state)), 0, 1))
    fight.pierced = _mask(data, "pierced", ENEMY_NAMES, 0)


def _read_row(state: KickAss, data: Json) -> None:
    spaces = listed(data, "row") or [None, None, None]
    if len(spaces) != 3:
        raise BadPosition("field 'row': three spaces are needed, each an event or null")
    for number, one in enumerate(spaces):
        if one is None:
            continue
        only_fields(one, ("event", "left", "at", "tokens", "carried"), "field 'row'")
        event = EVENT_IDS.index(choice(one.get("event"), EVENT_IDS, "event"))
        if not state.cards.playable[event]:
            raise BadPosition(f"field 'row': the event {one['event']!r} is not played with so many heroes")
        space = row.at_first(state.cards, event)
        space.left = whole(one, "left", space.left, 0, 99)
        _read_districts(state, space, one)
        carried = listed(one, "carried")
        if len(carried) > codes.MAX_HEROES:
            raise BadPosition("field 'carried': a number for each hero")
        for seat, count in enumerate(carried):
            space.carried[seat] = whole({"carried": count}, "carried", 0, 0, 99)
        state.row[number] = space
    on_row = [space.event for space in state.row]
    base = sum(0 <= event < cards.BASE_EVENTS for event in on_row)
    left = max(0, codes.EVENTS_IN_DECK - base - state.completed - state.matured)
    state.base_left = whole(data, "base_left", 0 if state.plot else left, 0, codes.EVENTS_IN_DECK)
    unseen = sum(
        1 << event for event in range(cards.BASE_EVENTS) if state.cards.playable[event] and event not in on_row
    )
    state.base_deck = _mask(data, "base_deck", EVENT_IDS[: cards.BASE_EVENTS], unseen)


def _read_districts(state: KickAss, space: EventSpace, data: Mapping[str, Any]) -> None:
    """Read what lies in the districts for an event: counts, or tokens of Don's. Older positions number the tokens."""
    if "tokens" in data:
        need(
            _has_tokens(state, space) and "at" not in data,
            "tokens",
            "only Don's events have some, in the place of 'at'",
        )
        only_fields(data["tokens"], DISTRICT_IDS, "field 'tokens'")
        for district, name in enumerate(DISTRICT_IDS):
            one = data["tokens"].get(name)
            space.at[district] = 0 if one is None else things.token_from_json(one, state.num_players)
    elif "at" in data:
        only_fields(data["at"], DISTRICT_IDS, "field 'at'")
        for district, name in enumerate(DISTRICT_IDS):
            space.at[district] = whole(data["at"], name, 0, 0, 99)


def _read_seat(state: KickAss, seat: int, data: Any) -> None:
    where = f"seat {seat}"
    only_fields(data, SEAT_FIELDS, where)
    if not data and state.step == codes.SET_UP:
        return
    identity = HERO_IDS.index(choice(data.get("hero"), HERO_IDS, "hero"))
    if setup.is_played(state, identity):
        raise BadPosition(f"{where}: the hero {data['hero']!r} is in two places")
    setup.pick(state, seat, identity)
    hero = state.heroes[seat]
    if data.get("at", "") != "":
        hero.at = _word(data, "at", PLACE_IDS)
    for name in TRACKS:
        low = -1 if name == "life" else 0 if name == "dollars" else 1
        most = 999 if name == "dollars" else 9
        setattr(hero, name, whole(data, name, int(getattr(hero, name)), low, most))
    hero.out = bool(whole(data, "out", 0, 0, 1))
    if hero.out and "at" not in data:
        hero.at = codes.NOBODY
    hero.famous = bool(whole(data, "famous", 0, 0, 1))
    _read_hand(state, seat, data)
    _read_items(hero, where, data)
    _read_hardships(hero, where, data)


def _read_hardships(hero: Hero, where: str, data: Any) -> None:
    hardships = listed(data, "hardships")
    if len(hardships) not in (0, 2):
        raise BadPosition(f"{where}, field 'hardships': two, or none")
    for which, one in enumerate(hardships):
        hero.hardships[which] = HARDSHIP_IDS.index(choice(one, HARDSHIP_IDS, "hardships"))
    for which in range(2):
        hero.known[which] = int(hero.is_up(which))
    for which, one in enumerate(listed(data, "known")[:2]):
        hero.known[which] |= whole({"known": one}, "known", 0, 0, 1)


def _read_hand(state: KickAss, seat: int, data: Any) -> None:
    hero = state.heroes[seat]
    slots = len(hero.hand)
    if "hand" in data:
        hand = listed(data, "hand")
        if len(hand) > slots:
            raise BadPosition(f"seat {seat}, field 'hand': five cards, six at most")
        for slot in range(slots):
            one = hand[slot] if slot < len(hand) else None
            hero.hand[slot] = -1 if one is None else CARD_IDS.index(choice(one, CARD_IDS, "hand"))
            if slot > 0 and one is not None and hero.hand[slot - 1] < 0:
                raise BadPosition(f"seat {seat}, field 'hand': no gaps")
    for slot, one in enumerate(listed(data, "used")[:slots]):
        used = whole({"used": one}, "used", 0, 0, codes.SEGMENTS)
        hero.used[slot] = used if hero.hand[slot] >= 0 else 0
    card, face_down = _word(data, "card", CARD_IDS), bool(whole(data, "face", 0, 0, 1))
    if card >= 0:
        if "used" not in data:
            if card not in _ints(hero.hand):
                hero.hand[codes.HAND - 1] = card
            activation.commit(state, seat, card, face_down=face_down)
        hero.status = codes.WAITING
    hero.card, hero.face_down = card, face_down
    for name, most in MOST_LEFT.items():
        field = NUMBERS[name]
        before = getattr(hero, field)
        setattr(hero, field, type(before)(whole(data, name, int(before), 0, most)))
    if "gains" in data:
        hero.gains = _gains(state, seat, data)


def _gains(state: KickAss, seat: int, data: Any) -> int:
    """Return a bit for each effect of the card that is still open.

    Positions name the effects. Older ones have the number itself, and `soundness` checks its bits.
    """
    if type(data["gains"]) is int:
        return whole(data, "gains", 0, 0, (1 << MOST_EFFECTS) - 1)
    hero = state.heroes[seat]
    named = [choice(one, EFFECT_NAMES, "gains") for one in listed(data, "gains")]
    printed = int(activation.gains_of(state.cards, hero.card)) if hero.card >= 0 and not hero.face_down else 0
    gains = 0
    # Of two effects with one name the first is used first, so that the last is still open.
    for bit in reversed(range(printed.bit_length())):
        code = state.cards.code[state.cards.first[cards.OF_CARD + hero.card] + bit]
        if printed >> bit & 1 and (name := EFFECT_NAMES[activation.argument_of(code)]) in named:
            named.remove(name)
            gains |= 1 << bit
    if named:
        raise BadPosition(f"seat {seat}, field 'gains': its card has no such effect {named[0]!r}")
    return gains


def _read_items(hero: Hero, where: str, data: Any) -> None:
    if "status" in data:
        hero.status = STATUSES.index(choice(data["status"], STATUSES, "status"))
    if "items" not in data:
        return
    has = listed(data, "items")
    if len(has) > MOST_ITEMS:
        raise BadPosition(f"{where}, field 'items': {MOST_ITEMS} at most")
    hero.items = vec[Item]([things.item_from_json(one) for one in has])


def _deal_hardships(state: KickAss) -> None:
    """Deal the first hardships that no one has where none are named, once all heroes are picked."""
    if not state.all_picked():
        return
    for hero in state.heroes:
        for which in range(2):
            if hero.hardships[which] < 0:
                taken = {one for other in state.heroes for one in other.hardships}
                hero.hardships[which] = next(one for one in range(cards.HARDSHIPS) if one not in taken)


def _read_decks(state: KickAss, data: Json) -> None:
    _read_names(data, "display", CARD_IDS, state.display)
    _read_names(data, "shop", ITEM_IDS, state.shop)
    for name, known in (("deck", SHARED_CARDS), ("stock", SHOP_ITEMS), ("thrown", SHOP_ITEMS)):
        only_fields(data.get(name, {}), known, f"field {name!r}")
    placed = [*(card for hero in state.heroes for card in hero.hand), *_ints(state.display)]
    for at, name in enumerate(SHARED_CARDS):
        rest = max(0, 2 - placed.count(cards.FIRST_BLUE + at))
        state.deck[at] = whole(data["deck"], name, 0, 0, 2) if "deck" in data else rest
    designs = [*(item.design for hero in state.heroes for item in hero.items), *_ints(state.shop)]
    for at, name in enumerate(SHOP_ITEMS):
        state.thrown[at] = whole(data.get("thrown", {}), name, 0, 0, 2)
        rest = max(0, 2 - designs.count(cards.FIRST_SHOP_ITEM + at) - state.thrown[at])
        state.stock[at] = whole(data["stock"], name, 0, 0, 2) if "stock" in data else rest


def _read_frames(state: KickAss, data: Json) -> None:
    for one in listed(data, "frames"):
        frame = frames.read(one)
        if frame.seat >= state.num_players:
            raise BadPosition(f"field 'frames': there is no seat {brief(one)}")
        state.put(frame)


def _read_offer(state: KickAss, data: Json) -> None:
    """Read what is laid out: cards where the question is about cards, else items. Older positions number them."""
    if any(type(one) is int for one in listed(data, "offer")):
        _table(data, "offer", state.laid_out, -1, cards.CARDS - 1)
        return
    words = listed(data, "offer")
    need(len(words) <= len(state.laid_out), "offer", f"{len(state.laid_out)} at most")
    names = CARD_IDS if offers_cards(state) else ITEM_IDS
    for at, one in enumerate(words):
        if one is not None:
            need(choice(one, OFFERED, "offer") in names, "offer", f"{one!r} is not offered now")
            state.laid_out[at] = names.index(one)


def _go_on(state: KickAss) -> None:
    """Do what needs no answer; refuse what no game comes to."""
    try:
        state.audit()
        soundness.check(state)
        if state.standing != codes.PLAYING:
            return
        if len(state.stack) == 1:
            state.settle()
            state.audit()
        elif not isinstance(state.top(), Question) or not state.legal_actions():
            raise BadPosition("field 'frames': the last one asks nothing")
    except AssertionError as error:
        raise BadPosition(f"no game comes to this position: {error}") from None
