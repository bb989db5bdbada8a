"""Positions of Age of Comics as JSON. What can be derived may be left out.

>>> from ludotheque import ScriptedChance
>>> state = from_json({"seats": [{"money": 3}, {}]}, ScriptedChance([]))
>>> QUESTIONS[state.question], int(state.player)
('place', 0)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance, ChanceError, ScriptedChance
from ludotheque.core.errors import BadInput, BadPosition
from ludotheque.core.game import Json
from ludotheque.core.reading import choice, listed, only_fields, seats_of, whole
from ludotheque.games.age_of_comics import codes, decks, flow, printing, sales, specials, tables
from ludotheque.games.age_of_comics.codes import (
    AUTOMA,
    CREATIVES,
    DECK,
    DISCARDED,
    EMPTY,
    FACE_UP,
    GENRES,
    HYPED,
    IN_HAND,
    KINDS,
    MAIN,
    MAT,
    MOST_SPACES,
    NOBODY,
    ORIGINALS,
    ROW,
    SPACES,
)
from ludotheque.games.age_of_comics.components import (
    ACTIONS,
    AUTOMA_IDS,
    CHALLENGES,
    CIRCLE_IDS,
    COMIC_IDS,
    CREATIVE_IDS,
    ORDER_IDS,
    ORIGINAL_IDS,
    SPACE_IDS,
    SPECIALS,
    load,
)
from ludotheque.games.age_of_comics.components import (
    GENRES as GENRE_IDS,
)
from ludotheque.games.age_of_comics.components import (
    KINDS as KIND_IDS,
)
from ludotheque.games.age_of_comics.options import AgeOfComicsOptions
from ludotheque.games.age_of_comics.rules import AgeOfComics

CARD_IDS = CREATIVE_IDS + ORIGINAL_IDS
STAGES = (
    *ACTIONS,
    "turn",
    "setup",
    "raise",
    "reassign",
    "hype",
    "convert",
    "marketing",
    "over",
    "challenge",
)
QUESTIONS = (
    "comic",
    "idea",
    "raise",
    "place",
    "hire",
    "discard",
    "develop",
    "board-idea",
    "print",
    "writer",
    "artist",
    "over-team",
    "fulfil",
    "cube",
    "lift",
    "swap",
    "for",
    "hype",
    "spend",
    "boost",
    "market",
    "sales",
    "challenge",
    "over",
)
NUMBERS = {
    "step": (0, 2),
    "left": (0, 3),
    "collects": (0, 3),
    "walked": (0, 1),
    "fee": (0, 1),
    "gifts": (0, 3),
    "boosts": (0, 4),
    "cube": (0, 1),
    "lifting": (0, 7),
    "swapped": (0, 3),
    "coloured": (0, 1),
    "boosted": (0, 2**48 - 1),
}
"""What a question has still to give, with the bounds of each."""
TABLES = {"row", "discarded", "map", "hidden", "boxed", "shelf", "spots", "calendar", "mastery", "top", "used"}
FIELDS = {
    "game",
    "options",
    "round",
    "stage",
    "question",
    "player",
    "turn",
    "order",
    "clock",
    "picked",
    "writer_picked",
    "challenges",
    "seats",
    "automa",
    *NUMBERS,
    *TABLES,
}
SEAT_NUMBERS = {
    "money": (codes.MONEY, 0, 0, 9999),
    "tickets": (codes.TICKETS, 0, 0, 6),
    "editors": (codes.IN_HAND, 4, 0, 5),
    "arrived": (codes.ARRIVED, 0, 0, 99999),
    "ranking": (codes.RANKING, 0, 0, 15),
    "extra": (codes.EXTRA, 0, 0, 1),
}
SEAT_FIELDS = {*SEAT_NUMBERS, "agent", "ideas", "specials", "hand", "known", "dealt", "hyped", "comics", "raised"} | {
    "grown",
    "orders",
    "done",
}
GROWTH = ("", "learnt", "trained")


# --- To JSON ---


def to_json(state: AgeOfComics) -> Json:
    """The whole position. Empty things are left out."""
    cards = range(CREATIVES + ORIGINALS)
    data: Json = {
        "game": "age_of_comics",
        "options": state.options.to_json(),
        "round": int(state.round),
        "stage": STAGES[state.stage],
        "question": QUESTIONS[state.question],
        "player": int(state.player),
        "turn": int(state.turn),
        "order": [int(seat) for seat in state.order if seat != NOBODY],
        "clock": int(state.clock),
        "seats": [_seat(state, seat) for seat in range(state.num_players)],
        "top": [int(back) for back in state.top],
    }
    rest: Json = {name: int(getattr(state, name)) for name in NUMBERS}
    rest |= {
        "challenges": [word for at, word in enumerate(CHALLENGES) if state.challenges >> at & 1],
        "row": [CARD_IDS[card] for card in cards if decks.place(state, card) == ROW],
        "discarded": [CARD_IDS[card] for card in cards if decks.place(state, card) == DISCARDED],
        "map": {SPACE_IDS[at]: tile_word(int(state.space[at])) for at in range(SPACES) if state.space[at] != EMPTY},
        "hidden": _counted(ORDER_IDS, state.pool, 0),
        "boxed": _counted(ORDER_IDS, state.boxed, 0),
        "shelf": _counted(GENRE_IDS, state.shelf, 0),
        "spots": {ACTIONS[at]: spots(state, at) for at in range(MAIN) if state.taken[at]},
        "calendar": _counted(GENRE_IDS, state.calendar, 0),
        "mastery": {word: int(state.mastery[at]) for at, word in enumerate(GENRE_IDS) if state.mastery[at] != NOBODY},
        "used": [AUTOMA_IDS[at] for at in range(codes.AUTOMA_CARDS) if state.automa[at]],
    }
    if state.solo:
        rest["automa"] = _seat(state, int(AUTOMA))
    data |= {name: value for name, value in rest.items() if value not in ([], {}, 0)}
    for name in ("picked", "writer_picked"):
        if getattr(state, name) != NOBODY:
            data[name] = int(getattr(state, name))
    return data


def spots(state: AgeOfComics, action: int) -> list[int]:
    """The seats on the spaces of an action, from the top."""
    at = action * int(MOST_SPACES)
    return [int(seat) for seat in state.spots[at : at + int(state.taken[action])]]


def tile_word(tile: int) -> str:
    """What lies on a space: a genre face down, or an order."""
    return GENRE_IDS[tile] if tile < FACE_UP else ORDER_IDS[tile - int(FACE_UP)]


def _counted(words: tuple[str, ...], table: vec[i64], start: int) -> dict[str, int]:
    return {word: int(table[start + at]) for at, word in enumerate(words) if table[start + at]}


def _seat(state: AgeOfComics, seat: int) -> Json:
    hand = [card for card in range(CREATIVES + ORIGINALS) if decks.place(state, card) == seat]
    mine = [card for card in range(CREATIVES) if state.creative[card] == MAT + seat]
    one: Json = {name: int(state.get(seat, field)) for name, (field, *_rest) in SEAT_NUMBERS.items()}
    agent = int(state.get(seat, codes.AGENT))
    one |= {
        "agent": "" if agent == codes.CENTRE else CIRCLE_IDS[agent],
        "ideas": _counted(GENRE_IDS, state.ideas, seat * int(GENRES)),
        "specials": list(_counted(SPECIALS, state.special, seat * int(MAIN))),
        "hand": [CARD_IDS[card] for card in hand],
        "known": [CARD_IDS[card] for card in hand if state.known[card]],
        "dealt": [_dealt_word(int(state.dealt[at])) for at in (seat * 2, seat * 2 + 1) if state.dealt[at] != NOBODY],
        "hyped": {
            ORIGINAL_IDS[card]: int(state.hype[card]) for card in range(ORIGINALS) if state.comic[card] == HYPED + seat
        },
        "comics": [_printed(state, comic) for comic in printed_by(state, seat)],
        "raised": {CREATIVE_IDS[card]: int(state.raised[card]) for card in mine if state.raised[card]},
        "grown": {CREATIVE_IDS[card]: GROWTH[state.grown[card]] for card in mine if state.grown[card]},
        "orders": _counted(ORDER_IDS, state.orders, seat * int(KINDS)),
        "done": _counted(ORDER_IDS, state.done, seat * int(KINDS)),
    }
    return {name: value for name, value in one.items() if value not in ([], {}, 0, "") or name == "editors"}


def _dealt_word(dealt: int) -> str:
    """A creative dealt at the beginning: the card while nobody else has seen it, then its genre."""
    return GENRE_IDS[dealt - int(codes.SEEN)] if dealt >= codes.SEEN else CREATIVE_IDS[dealt]


def printed_by(state: AgeOfComics, seat: int) -> list[int]:
    """The comics on a mat, in the order in which they were printed."""
    mine = [comic for comic in range(len(COMIC_IDS)) if state.comic[comic] == MAT + seat]
    return sorted(mine, key=lambda comic: int(state.printed[comic]))


def _printed(state: AgeOfComics, comic: int) -> Json:
    one: Json = {
        "comic": COMIC_IDS[comic],
        "writer": CREATIVE_IDS[state.writer[comic]],
        "artist": CREATIVE_IDS[state.artist[comic]],
        "fans": int(state.fans[comic]),
        "clock": int(state.printed[comic] // 8),
        "round": int(state.printed[comic] % 8),
    }
    if comic < ORIGINALS and state.hype[comic]:
        one["hype"] = int(state.hype[comic])
    for name, bit in (("colours", codes.COLOURS), ("mastered", codes.MASTERED)):
        if state.mark[comic] & bit:
            one[name] = True
    return one


# --- From JSON ---


def from_json(data: Json, chance: Chance) -> AgeOfComics:
    """A position from JSON; BadPosition names the field at fault.

    Only ``seats`` is needed. Left out: round 1, an empty map, cards named nowhere in their decks, turn order by
    seats, and the question that the ``stage`` (``turn`` if left out) leads to.
    """
    only_fields(data, FIELDS, "position")
    seats = seats_of(data, "age_of_comics", range(1, int(codes.MAX_PLAYERS) + 1))
    try:
        options = AgeOfComicsOptions.parse(data.get("options", {}))
    except BadInput as error:
        raise BadPosition(f"field 'options': {error}") from None
    state = AgeOfComics(len(seats), chance, load(options.automa).box, options)
    state.blank()
    state.solo = len(seats) == 1
    state.sides = 2 if state.solo else len(seats)
    state.round = whole(data, "round", 1, 0, 5)
    _read_cards(state, listed(data, "row"), int(ROW), "field 'row'")
    _read_cards(state, listed(data, "discarded"), int(DISCARDED), "field 'discarded'")
    for seat, one in enumerate([*seats, data.get("automa", {})] if state.solo else seats):
        _read_seat(state, seat, one, "field 'automa'" if seat == len(seats) else f"seat {seat}")
    _read_board(state, data)
    _read_orders(state, data)
    _read_turn(state, data)
    _book(state)
    _check(state, data)
    return state


def _read_cards(state: AgeOfComics, names: list[Any], to: int, where: str) -> None:
    """Each card in one place only."""
    for name in names:
        if name not in CARD_IDS:
            raise BadPosition(f"{where}: unknown card {name!r}; cards are named like writer-crime-2a or crime-ideas")
        card = CARD_IDS.index(name)
        if decks.place(state, card) != DECK:
            raise BadPosition(f"{where}: the card {name!r} is in two places")
        decks.move(state, card, to)


def _read_seat(state: AgeOfComics, seat: int, data: Any, where: str) -> None:
    only_fields(data, SEAT_FIELDS, where)
    for name, (field, default, low, high) in SEAT_NUMBERS.items():
        state.put(seat, field, whole(data, name, default, low, high))
    agent = data.get("agent", "")
    state.put(seat, codes.AGENT, CIRCLE_IDS.index(choice(agent, CIRCLE_IDS, "agent")) if agent else codes.CENTRE)
    _read_counts(state.ideas, seat * int(GENRES), data.get("ideas", {}), GENRE_IDS, f"{where}, field 'ideas'", 999)
    _read_counts(state.orders, seat * int(KINDS), data.get("orders", {}), ORDER_IDS, f"{where}, field 'orders'", 3)
    _read_counts(state.done, seat * int(KINDS), data.get("done", {}), ORDER_IDS, f"{where}, field 'done'", 3)
    for name in listed(data, "specials"):
        state.special[seat * int(MAIN) + SPECIALS.index(choice(name, SPECIALS, "specials"))] = 1
    hand, known = listed(data, "hand"), listed(data, "known")
    _read_cards(state, hand, seat, f"{where}, field 'hand'")
    for name in hand:
        card = CARD_IDS.index(name)
        young = card < CREATIVES and state.box.value[card] == 1
        state.known[card] = int(name in known or young)
    _read_dealt(state, seat, listed(data, "dealt"), f"{where}, field 'dealt'")
    hyped = data.get("hyped", {})
    only_fields(hyped, set(ORIGINAL_IDS), f"{where}, field 'hyped'")
    _read_cards(state, list(hyped), int(HYPED) + seat, f"{where}, field 'hyped'")
    for name in hyped:
        state.hype[ORIGINAL_IDS.index(name)] = whole(hyped, name, 0, 0, 5)
    for one in listed(data, "comics"):
        _read_comic(state, seat, one, where)
    _read_growth(state, data, where)


def _read_dealt(state: AgeOfComics, seat: int, dealt: list[Any], where: str) -> None:
    """A writer and an artist of the hand that others have not seen, or the genres of those they have."""
    if len(dealt) not in (0, 2):
        raise BadPosition(f"{where}: a writer and an artist are dealt, not {len(dealt)} cards")
    for kind, name in enumerate(dealt):
        word = choice(name, GENRE_IDS + CREATIVE_IDS, "dealt")
        if word in GENRE_IDS:
            state.dealt[seat * 2 + kind] = int(codes.SEEN) + GENRE_IDS.index(word)
            continue
        card = CREATIVE_IDS.index(word)
        hidden = state.creative[card] == seat and not state.known[card]
        if card // codes.WRITERS != kind or state.box.value[card] != 2 or not hidden:
            raise BadPosition(f"{where}: {word!r} is no hidden {KIND_IDS[kind]} of value 2 in this hand")
        state.dealt[seat * 2 + kind] = card


def _read_comic(state: AgeOfComics, seat: int, data: Any, where: str) -> None:
    where = f"{where}, field 'comics'"
    only_fields(data, {"comic", "writer", "artist", "fans", "clock", "round", "hype", "colours", "mastered"}, where)
    comic = COMIC_IDS.index(choice(data.get("comic"), COMIC_IDS, "comic"))
    if state.comic[comic] != DECK:
        raise BadPosition(f"{where}: the comic {COMIC_IDS[comic]!r} is in two places")
    state.comic[comic] = int(MAT) + seat
    if comic < ORIGINALS:
        state.known[int(CREATIVES) + comic] = 1
        state.hype[comic] = whole(data, "hype", 0, 0, 5)
    for name, table in (("writer", state.writer), ("artist", state.artist)):
        card = CREATIVE_IDS.index(choice(data.get(name), CREATIVE_IDS, name))
        if CREATIVE_IDS[card].split("-")[0] != name:
            raise BadPosition(f"{where}: {CREATIVE_IDS[card]!r} is no {name}")
        if state.creative[card] not in (DECK, int(MAT) + seat):
            raise BadPosition(f"{where}: the card {CREATIVE_IDS[card]!r} is in two places")
        state.creative[card] = int(MAT) + seat
        state.known[card] = 1
        table[comic] = card
    state.fans[comic] = whole(data, "fans", 1, 0, 999)
    clock = whole(data, "clock", int(state.clock) + 1, 0, 99999)
    state.clock = max(int(state.clock), clock)
    state.printed[comic] = clock * 8 + whole(data, "round", 1, 0, 5)
    for name, bit in (("colours", codes.COLOURS), ("mastered", codes.MASTERED)):
        if data.get(name) is True:
            state.mark[comic] |= bit
    state.add(seat, codes.PRINTED, 1)


def _read_growth(state: AgeOfComics, data: Mapping[str, Any], where: str) -> None:
    _read_counts(state.raised, 0, data.get("raised", {}), CREATIVE_IDS, f"{where}, field 'raised'", 2)
    grown = data.get("grown", {})
    only_fields(grown, set(CREATIVE_IDS), f"{where}, field 'grown'")
    for name, word in grown.items():
        state.grown[CREATIVE_IDS.index(name)] = GROWTH.index(choice(word, GROWTH, "grown"))


def _read_counts(
    table: vec[i64], start: int, data: Any, words: tuple[str, ...], where: str, most: int, least: int = 0
) -> None:
    only_fields(data, set(words), where)
    for name in data:
        table[start + words.index(name)] = whole(data, name, 0, least, most)


def _read_board(state: AgeOfComics, data: Json) -> None:
    _read_counts(state.shelf, 0, data.get("shelf", {}), GENRE_IDS, "field 'shelf'", 1)
    _read_counts(state.calendar, 0, data.get("calendar", {}), GENRE_IDS, "field 'calendar'", 5)
    _read_counts(state.mastery, 0, data.get("mastery", {}), GENRE_IDS, "field 'mastery'", int(state.sides) - 1)
    taken = data.get("spots", {})
    only_fields(taken, set(ACTIONS), "field 'spots'")
    for action, word in enumerate(ACTIONS):
        seats = listed(taken, word)
        if len(seats) > state.spaces():
            raise BadPosition(f"field 'spots': {word!r} has {state.spaces()} spaces, not {len(seats)}")
        state.taken[action] = len(seats)
        for at in range(len(seats)):
            seat = whole({"spots": seats[at]}, "spots", 0, 0, int(state.sides) - 1)
            state.spots[action * int(MOST_SPACES) + at] = seat
    for name in listed(data, "used"):
        state.automa[AUTOMA_IDS.index(choice(name, AUTOMA_IDS, "used"))] = 1
    for name in listed(data, "challenges"):
        state.challenges |= 1 << CHALLENGES.index(choice(name, CHALLENGES, "challenges"))
    given = listed(data, "top")
    for deck in range(3):
        counts = [int(count) for count in decks.backs_left(state, deck)]
        lowest = next((number for number, count in enumerate(counts) if count), int(NOBODY))
        back = whole({"top": given[deck]} if len(given) == 3 else {}, "top", lowest, -1, 5)
        if back >= 0 and not counts[back]:
            raise BadPosition(f"field 'top': no card of deck {deck} has the back {back}")
        state.top[deck] = back


def _read_orders(state: AgeOfComics, data: Json) -> None:
    """Orders on the map; what is hidden is of the lowest values if not said; the rest stays in the box."""
    tiles = data.get("map", {})
    only_fields(tiles, set(SPACE_IDS), "field 'map'")
    for name, word in tiles.items():
        word = choice(word, GENRE_IDS + ORDER_IDS, "map")
        tile = GENRE_IDS.index(word) if word in GENRE_IDS else int(FACE_UP) + ORDER_IDS.index(word)
        state.space[SPACE_IDS.index(name)] = tile
    left = [int(state.box.tiles[2 * int(KINDS) + kind]) for kind in range(KINDS)]
    for kind in range(KINDS):
        left[kind] -= sum(tile == int(FACE_UP) + kind for tile in state.space)
        for seat in range(state.sides):
            left[kind] -= int(state.orders[seat * KINDS + kind]) + int(state.done[seat * KINDS + kind])
    if "hidden" in data:
        _read_counts(state.pool, 0, data["hidden"], ORDER_IDS, "field 'hidden'", 3)
    else:
        for genre in range(GENRES):
            hidden = sum(tile == genre for tile in state.space)
            for kind in range(genre * 4, genre * 4 + 4):
                state.pool[kind] = max(0, min(hidden, left[kind]))
                hidden -= int(state.pool[kind])
    for kind in range(KINDS):
        state.boxed[kind] = left[kind] - int(state.pool[kind])
        if state.boxed[kind] < 0:
            raise BadPosition(f"field 'map': there are too many orders {ORDER_IDS[kind]!r}")
    if data.get("boxed", counted := _counted(ORDER_IDS, state.boxed, 0)) != counted:
        raise BadPosition("field 'boxed': it is what the map, the players and the face-down orders leave")


def _read_turn(state: AgeOfComics, data: Json) -> None:
    sides = int(state.sides)
    state.stage = STAGES.index(choice(data.get("stage", "turn"), STAGES, "stage"))
    setup = state.stage in (codes.S_SETUP, codes.S_CHALLENGE)
    if setup != (state.round == 0):
        raise BadPosition(f"field 'round': the stage {STAGES[state.stage]!r} is not in round {state.round}")
    first = [0] if setup and state.solo else [1, 0] if state.solo else list(range(sides))
    order = [whole({"order": seat}, "order", 0, 0, sides - 1) for seat in listed(data, "order")] or first
    if sorted(order) != sorted(first) or (state.solo and order != first):
        raise BadPosition("field 'order': each seat is needed once, and the Automa goes first")
    for at in range(len(order)):
        state.order[at] = order[at]
    state.player = whole(data, "player", order[0] if setup or state.stage == codes.S_RAISE else 0, 0, sides - 1)
    if state.player not in order:
        raise BadPosition(f"field 'player': {state.player} is not in the turn order")
    before_turns = state.stage == codes.S_TURN and "question" not in data
    state.turn = whole(data, "turn", -1 if before_turns else order.index(state.player), -1, len(order) - 1)
    state.clock = whole(data, "clock", int(state.clock), int(state.clock), 99999)
    for name, (low, high) in NUMBERS.items():
        setattr(state, name, whole(data, name, 0, low, high))
    for name in ("picked", "writer_picked"):
        setattr(state, name, whole(data, name, int(NOBODY), -1, 47))


def _book(state: AgeOfComics) -> None:
    """What the supply has is what is not out."""
    for genre in range(GENRES):
        out = sum(int(state.ideas[seat * GENRES + genre]) for seat in range(state.sides))
        state.supply[genre] = -out - int(state.shelf[genre])
    state.supply[GENRES] = -sum(int(state.money(seat)) for seat in range(state.sides))
    out = sum(int(state.get(seat, codes.TICKETS)) for seat in range(state.sides))
    state.supply[GENRES + 1] = int(state.options.tickets) - out
    if state.supply[GENRES + 1] < 0:
        raise BadPosition(f"field 'tickets': there are {state.options.tickets}")


def _check(state: AgeOfComics, data: Json) -> None:
    """Refuse a position that no game comes to: something made or lost, or nothing to answer."""
    try:
        state.audit()
    except AssertionError as error:
        raise BadPosition(f"position: {error}") from None
    if "question" in data:
        state.question = QUESTIONS.index(choice(data["question"], QUESTIONS, "question"))
        _check_question(state)
    _check_numbers(state)
    _check_rounds(state)
    if "question" not in data:
        _ask(state)
    _check_asked(state)
    if state.question != codes.Q_OVER and not state.legal_actions():
        raise BadPosition(f"field 'question': player {state.player} has nothing to answer")
    if state.solo and state.question != codes.Q_OVER and state.player != 0:
        raise BadPosition("field 'player': the Automa is never asked")


def _check_numbers(state: AgeOfComics) -> None:
    """Refuse numbers that fit no stage, or that ask for something later that nobody could answer."""
    stage, step = state.stage, state.step
    printing_now = stage == codes.PRINT
    most = {int(codes.IDEAS): 2, int(codes.PRINT): 2, int(codes.DEVELOP): 1}.get(int(stage), 3)
    wrong = (
        ("left", state.left > most or (printing_now and state.picked != NOBODY and not state.left)),
        ("gifts", state.gifts and stage not in (codes.S_SETUP, codes.IDEAS, codes.PRINT)),
        ("boosts", state.boosts and stage not in (codes.S_CONVERT, codes.S_MARKET)),
        ("boosts", state.boosts > (1 if stage == codes.S_CONVERT else 4)),
        ("boosts", state.boosts and not specials.boost_actions(state)),
        ("cube", state.cube and not (printing_now and printing.cube_actions(state))),
        ("lifting", state.lifting and not printing_now),
        ("lifting", state.lifting > 1 and not state.cube),
        ("step", printing_now and step == 0 and (state.gifts or state.cube or state.lifting)),
        ("step", printing_now and step == 0 and not printing.can_print(state)),
        ("fee", state.fee and stage == codes.SALES and not _has_host(state)),
        ("fee", stage == codes.SALES and step < 2 and not sales.sales_actions(state)),
        (
            "hand",
            state.hand_size(state.player) + _to_come(state) > codes.HAND_LIMIT + (2 if stage == codes.HIRE else 1),
        ),
        ("hyped", state.options.hyped_in_hand and any(_hyped(state, one) > codes.HAND_LIMIT for one in range(4))),
    )
    for name, fault in wrong:
        if fault:
            raise BadPosition(
                f"field {name!r}: it does not fit the stage {STAGES[stage]!r}, or asks for what cannot be"
            )


def _has_host(state: AgeOfComics) -> bool:
    """Return whether a rival is at the player's newsstand."""
    here = state.get(state.player, codes.AGENT)
    return bool(here != codes.CENTRE and sales.host(state, here) != NOBODY)


def _to_come(state: AgeOfComics) -> int:
    """Return how many cards the player still takes in this action."""
    if state.stage == codes.HIRE:
        return int(state.left & 1) + int(state.left >> 1 & 1)
    return int(state.left) if state.stage == codes.DEVELOP else 0


def _hyped(state: AgeOfComics, seat: int) -> int:
    return sum(place == int(HYPED) + seat for place in state.comic)


def _check_rounds(state: AgeOfComics) -> None:
    """Refuse a calendar that has no tiles for the rounds to come, and a deck without comics to start with."""
    ranked = max(0, int(state.round) - (0 if state.stage == codes.S_OVER else 1))
    left = sum(not number for number in state.calendar)
    if left < sum(int(tables.CALENDAR[number]) for number in range(int(state.round) + 1, int(codes.ROUNDS) + 1)):
        raise BadPosition(f"field 'calendar': {left} tiles are too few for the rounds after {state.round}")
    if any(number > state.round for number in state.calendar):
        raise BadPosition("field 'calendar': a tile of a round that has not begun")
    for seat in range(state.sides):
        if state.get(seat, codes.RANKING) > tables.FIRST_VP * ranked:
            raise BadPosition(
                f"seat {seat}, field 'ranking': at most {tables.FIRST_VP} points for each round that is over"
            )
    if state.round == 0 and any(state.hand_size(seat) >= codes.HAND_LIMIT for seat in range(state.num_players)):
        raise BadPosition("field 'hand': there is no room for the first comic")
    if state.round == 0 and state.deck_left(codes.ORIGINAL) < state.num_players - state.turn:
        raise BadPosition("field 'seats': there are too few comics in the deck to start with")
    if state.stage == codes.S_CHALLENGE and not state.solo:
        raise BadPosition("field 'stage': challenges are for one player")


ASKED_IN: dict[str, tuple[str, ...]] = {
    "comic": ("setup",),
    "idea": ("setup", "ideas", "print"),
    "place": ("turn",),
    "discard": ("hire", "develop"),
    "board-idea": ("ideas",),
    "writer": ("print",),
    "artist": ("print",),
    "over-team": ("print",),
    "fulfil": ("raise", "print", "sales", "reassign"),
    "cube": ("print",),
    "lift": ("print",),
    "swap": ("reassign",),
    "for": ("reassign",),
    "spend": ("convert",),
    "boost": ("convert", "marketing"),
    "market": ("marketing",),
}
"""In which stages a question is asked; others have the name of their stage."""


ABOUT_PICKED = ("writer", "artist", "over-team", "for", "fulfil")
"""Questions about something that was picked before."""


def _check_question(state: AgeOfComics) -> None:
    """A question fits its stage, and what was chosen before it."""
    word, stage = QUESTIONS[state.question], STAGES[state.stage]
    stages = ASKED_IN.get(word, (word,))
    if stage not in stages:
        raise BadPosition(f"field 'question': {word!r} is asked in the stage {' or '.join(stages)}, not in {stage!r}")
    if not _picked_fits(state, word):
        raise BadPosition(f"field 'picked': it is not what {word!r} can be asked about")
    if (state.picked != NOBODY) != (word in ABOUT_PICKED) or (state.writer_picked != NOBODY) != (word == "artist"):
        raise BadPosition(f"fields 'picked' and 'writer_picked': they do not go with the question {word!r}")
    writer = state.writer_picked
    if word == "artist" and not (0 <= writer < codes.WRITERS and state.creative[writer] == state.player):
        raise BadPosition("field 'writer_picked': an artist is asked for after a writer of the hand")
    if (word == "idea") != (state.gifts > 0) or (word == "boost" and not state.boosts):
        raise BadPosition("field 'gifts' or 'boosts': they say how many are left while 'idea' or 'boost' is asked")


def _ask(state: AgeOfComics) -> None:
    """Let the game ask what comes first."""
    if state.stage == codes.S_OVER:
        state.question = codes.Q_OVER
        _check_question(state)
        return
    if state.stage != codes.S_TURN and state.order[state.turn] != state.player:
        raise BadPosition(f"field 'player': it is not the turn of {state.player}")
    flow.proceed(state)
    _check_question(state)


def _check_asked(state: AgeOfComics) -> None:
    """Refuse a question that the game would not ask of that player now."""
    word = QUESTIONS[state.question]
    if word == "over":
        return
    turn = state.stage == codes.S_TURN
    if (state.turn < 0 or state.order[state.turn] != state.player) or (turn and not state.get(state.player, IN_HAND)):
        raise BadPosition(f"field 'player': it is not the turn of {state.player}")
    if not (_owes_nothing(state) if turn else _asks_again(state)):
        raise BadPosition(f"field 'question': {word!r} is not what is asked next")


def _owes_nothing(state: AgeOfComics) -> bool:
    """Return whether nothing is left of an action, so that the next player places an editor."""
    return state.gifts == state.boosts == state.cube == state.lifting == 0


def _asks_again(state: AgeOfComics) -> bool:
    """Return whether the flow of the game asks just this, and changes nothing before it does."""
    twin = state.copy(ScriptedChance([]))
    try:
        return flow.asked(twin) and to_json(twin) == to_json(state)
    except ChanceError:
        return False


def _picked_fits(state: AgeOfComics, word: str) -> bool:
    if word in ("writer", "artist", "over-team"):
        return state.picked != NOBODY and printing.printable(state, state.picked)
    if word == "for":
        return state.picked != NOBODY and state.creative[state.picked] == int(MAT) + int(state.player)
    return word != "fulfil" or 0 <= state.picked < KINDS
