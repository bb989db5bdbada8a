"""Positions of Age of Comics as JSON. Fields that can be derived may be left out.

>>> from ludotheque import ScriptedChance
>>> state = from_json({"seats": [{"money": 3}, {}]}, ScriptedChance([]))
>>> QUESTIONS[state.asks()], int(state.current_player())
('place', 0)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.errors import BadInput, BadPosition, brief
from ludotheque.core.reading import choice, listed, need, only_fields, seats_of, whole
from ludotheque.core.rules import Json
from ludotheque.games.age_of_comics import codes, rules, tables
from ludotheque.games.age_of_comics.chapters import decks, hiring, opening, orders
from ludotheque.games.age_of_comics.codes import CREATIVES, GENRES, KINDS, MAIN, MOST_SPACES, NOBODY, ORIGINALS, SPACES
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
from ludotheque.games.age_of_comics.components import GENRES as GENRE_IDS
from ludotheque.games.age_of_comics.components import KINDS as KIND_IDS
from ludotheque.games.age_of_comics.face import frames
from ludotheque.games.age_of_comics.options import AgeOfComicsOptions
from ludotheque.games.age_of_comics.pieces import Comic
from ludotheque.games.age_of_comics.places import DECK, DISCARDED, ROW, hand_of, hyped_by, mat_of
from ludotheque.games.age_of_comics.state import AgeOfComics, zeros

CARD_IDS = CREATIVE_IDS + ORIGINAL_IDS
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
"""The words of :class:`codes.Ask`."""
TABLES = {"row", "discarded", "map", "hidden", "boxed", "shelf", "spots", "calendar", "mastery", "top", "used"}
NUMBERS = {"round", "clock", "used_tickets"}
FIELDS = {"game", "options", "stack", "order", "challenges", "seats", "automa", *NUMBERS, *TABLES}
MOST_TICKETS = 6
"""The rulebook has four, later printings six."""
SEAT_NUMBERS = {
    "money": (0, 0, 9999),
    "tickets": (0, 0, MOST_TICKETS),
    "editors": (4, 0, 5),
    "arrived": (0, 0, 99999),
    "ranking": (0, 0, 15),
}
"""Of each the value if it is left out, and its bounds."""
SEAT_FIELDS = {*SEAT_NUMBERS, "extra", "agent", "ideas", "specials", "hand", "known", "dealt", "hyped", "comics"} | {
    "raised",
    "grown",
    "orders",
    "done",
}
MARKS = ("colours", "mastered")
GROWTH = ("", "learnt", "trained")


# --- To JSON ---


def to_json(state: AgeOfComics) -> Json:
    """Return the whole position. Empty things are left out."""
    cards = range(CREATIVES + ORIGINALS)
    data: Json = {
        "game": "age_of_comics",
        "options": state.options.to_json(),
        "round": state.round,
        "stack": [frames.to_json(frame) for frame in state.stack],
        "order": [seat for seat in state.order if seat != NOBODY],
        "clock": state.clock,
        "seats": [_seat(state, seat) for seat in range(state.num_players)],
        "top": list(state.top),
    }
    rest: Json = {
        "challenges": [word for at, word in enumerate(CHALLENGES) if state.challenges[at]],
        "row": [CARD_IDS[card] for card in cards if decks.place(state, card) == ROW],
        "discarded": [CARD_IDS[card] for card in cards if decks.place(state, card) == DISCARDED],
        "map": {SPACE_IDS[at]: _tile(state, at) for at in range(SPACES) if orders.has_order(state, at)},
        "hidden": _counted(ORDER_IDS, state.pool),
        "boxed": _counted(ORDER_IDS, state.boxed),
        "shelf": _counted(GENRE_IDS, state.shelf),
        "spots": {ACTIONS[at]: spots(state, at) for at in range(MAIN) if state.taken[at]},
        "calendar": _counted(GENRE_IDS, state.calendar),
        "mastery": {word: state.mastery[at] for at, word in enumerate(GENRE_IDS) if state.mastery[at] != NOBODY},
        "used_tickets": state.used_tickets,
        "used": [AUTOMA_IDS[at] for at in range(codes.AUTOMA_CARDS) if state.automa[at]],
    }
    if state.solo:
        rest["automa"] = _seat(state, codes.AUTOMA)
    return data | {name: value for name, value in rest.items() if value not in ([], {}, 0)}


def spots(state: AgeOfComics, action: int) -> list[int]:
    """Return the seats on the spaces of an action, from the top."""
    at = action * MOST_SPACES
    return list(state.spots[at : at + state.taken[action]])


def _tile(state: AgeOfComics, space: int) -> str:
    """Return what lies on a space: a genre face down, or an order."""
    hidden, kind = state.face_down[space], state.face_up[space]
    return ORDER_IDS[kind] if hidden == NOBODY else GENRE_IDS[hidden]


def _counted(words: tuple[str, ...], table: vec[i64]) -> dict[str, int]:
    return {word: table[at] for at, word in enumerate(words) if table[at]}


def _seat(state: AgeOfComics, seat: int) -> Json:
    player = state.players[seat]
    hand = [card for card in range(CREATIVES + ORIGINALS) if decks.place(state, card) == hand_of(seat)]
    mine = [card for card in range(CREATIVES) if state.creative[card] == mat_of(seat)]
    one: Json = {name: int(getattr(player, name)) for name in SEAT_NUMBERS}
    one |= {
        "extra": int(player.extra),
        "agent": "" if player.agent == codes.CENTRE else CIRCLE_IDS[player.agent],
        "ideas": _counted(GENRE_IDS, player.ideas),
        "specials": list(_counted(SPECIALS, player.cubes)),
        "hand": [CARD_IDS[card] for card in hand],
        "known": [CARD_IDS[card] for card in hand if state.known[card]],
        "dealt": _dealt(state, seat),
        "hyped": {
            ORIGINAL_IDS[card]: state.hype[card] for card in range(ORIGINALS) if state.comic[card] == hyped_by(seat)
        },
        "comics": [_printed(state, comic) for comic in in_order(state, seat)],
        "raised": {CREATIVE_IDS[card]: state.raised[card] for card in mine if state.raised[card]},
        "grown": {CREATIVE_IDS[card]: GROWTH[state.grown[card]] for card in mine if state.grown[card]},
        "orders": _counted(ORDER_IDS, player.orders),
        "done": _counted(ORDER_IDS, player.done),
    }
    return {name: value for name, value in one.items() if value not in ([], {}, 0, "") or name == "editors"}


def _dealt(state: AgeOfComics, seat: int) -> list[str]:
    """Return the creatives dealt at the beginning: a card while no one else has seen it, then its genre."""
    words = []
    for slot in (seat * 2, seat * 2 + 1):
        if state.dealt[slot] != NOBODY:
            words.append(CREATIVE_IDS[state.dealt[slot]])
        elif state.dealt_genre[slot] != NOBODY:
            words.append(GENRE_IDS[state.dealt_genre[slot]])
    return words


def in_order(state: AgeOfComics, seat: int) -> list[Comic]:
    """Return the comics on a mat, in the order in which they were printed."""
    return sorted(state.players[seat].comics, key=lambda comic: (comic.clock, comic.round))


def _printed(state: AgeOfComics, comic: Comic) -> Json:
    one: Json = {
        "comic": COMIC_IDS[comic.number],
        "writer": CREATIVE_IDS[comic.writer],
        "artist": CREATIVE_IDS[comic.artist],
        "fans": comic.fans,
        "clock": comic.clock,
        "round": comic.round,
    }
    if comic.is_original() and state.hype[comic.number]:
        one["hype"] = state.hype[comic.number]
    for name in MARKS:
        if getattr(comic, name):
            one[name] = True
    return one


# --- From JSON ---


def from_json(data: Json, chance: Chance) -> AgeOfComics:
    """Read a position from JSON; BadPosition names the field at fault.

    Only ``seats`` is required. By default the round is 1, the map is empty, the turn order follows the seats, cards not
    named anywhere are in their decks, and the players are taking turns. ``stack`` overrides the last of these: it lists
    the part of the game, then the action under way, then its question. Questions that it omits follow from the rules.
    """
    only_fields(data, FIELDS, "position")
    seats = seats_of(data, "age_of_comics", range(1, codes.MAX_PLAYERS + 1))
    try:
        options = AgeOfComicsOptions.parse(data.get("options", {}))
    except BadInput as error:
        raise BadPosition(f"field 'options': {error}") from None
    state = rules.unpack(len(seats), chance, load(options.automa).box, options)
    state.round = whole(data, "round", 1, 0, 5)
    _read_cards(state, listed(data, "row"), ROW, "field 'row'")
    _read_cards(state, listed(data, "discarded"), DISCARDED, "field 'discarded'")
    need(state.solo or "automa" not in data, "automa", "only in a game for one player")
    for seat, one in enumerate([*seats, data.get("automa", {})] if state.solo else seats):
        _read_seat(state, seat, one, "field 'automa'" if seat == len(seats) else f"seat {seat}")
    _read_board(state, data)
    _read_orders(state, data)
    _read_order(state, data)
    _read_tickets(state, data)
    _book(state)
    _read_stack(state, data)
    _check(state)
    return state


def _read_cards(state: AgeOfComics, names: list[Any], to: int, where: str) -> None:
    """Put cards somewhere, each in one place only."""
    for name in names:
        if name not in CARD_IDS:
            raise BadPosition(
                f"{where}: unknown card {brief(name)}; cards are named like writer-crime-2a or crime-ideas"
            )
        card = CARD_IDS.index(name)
        if decks.place(state, card) != DECK:
            raise BadPosition(f"{where}: the card {name!r} is in two places")
        decks.move(state, card, to)


def _read_seat(state: AgeOfComics, seat: int, data: Any, where: str) -> None:
    only_fields(data, SEAT_FIELDS, where)
    player = state.players[seat]
    for name, (default, low, high) in SEAT_NUMBERS.items():
        setattr(player, name, whole(data, name, default, low, high))
    player.extra = bool(whole(data, "extra", 0, 0, 1))
    agent = choice(data.get("agent", ""), ("", *CIRCLE_IDS), "agent")
    player.agent = CIRCLE_IDS.index(agent) if agent else codes.CENTRE
    _read_counts(player.ideas, data.get("ideas", {}), GENRE_IDS, f"{where}, field 'ideas'", 999)
    _read_counts(player.orders, data.get("orders", {}), ORDER_IDS, f"{where}, field 'orders'", 3)
    _read_counts(player.done, data.get("done", {}), ORDER_IDS, f"{where}, field 'done'", 3)
    for special in listed(data, "specials"):
        player.cubes[SPECIALS.index(choice(special, SPECIALS, "specials"))] = 1
    _read_hand(state, seat, data, where)
    for one in listed(data, "comics"):
        _read_comic(state, seat, one, where)
    _read_growth(state, data, where)


def _read_hand(state: AgeOfComics, seat: int, data: Any, where: str) -> None:
    """Read the hand, what others know of it, and what lies beside the mat."""
    hand, known = listed(data, "hand"), listed(data, "known")
    _read_cards(state, hand, hand_of(seat), f"{where}, field 'hand'")
    for name in known:
        if name not in hand:
            raise BadPosition(f"{where}, field 'known': a card of this hand is needed, not {brief(name)}")
    for name in hand:
        card = CARD_IDS.index(name)
        young = card < CREATIVES and state.box.value[card] == 1
        state.known[card] = int(name in known or young)
    _read_dealt(state, seat, listed(data, "dealt"), f"{where}, field 'dealt'")
    hyped = data.get("hyped", {})
    only_fields(hyped, set(ORIGINAL_IDS), f"{where}, field 'hyped'")
    _read_cards(state, list(hyped), hyped_by(seat), f"{where}, field 'hyped'")
    for name in hyped:
        state.hype[ORIGINAL_IDS.index(name)] = whole(hyped, name, 0, 0, 5)


def _read_dealt(state: AgeOfComics, seat: int, dealt: list[Any], where: str) -> None:
    """Read the writer and the artist of the hand that others have not seen, or the genres of those they have."""
    if len(dealt) not in (0, 2):
        raise BadPosition(f"{where}: a writer and an artist are dealt, not {len(dealt)} cards")
    for kind, name in enumerate(dealt):
        word = choice(name, GENRE_IDS + CREATIVE_IDS, "dealt")
        if word in GENRE_IDS:
            state.dealt_genre[seat * 2 + kind] = GENRE_IDS.index(word)
            continue
        card = CREATIVE_IDS.index(word)
        hidden = state.creative[card] == hand_of(seat) and not state.known[card]
        if card // codes.WRITERS != kind or state.box.value[card] != decks.DEALT_VALUE or not hidden:
            raise BadPosition(f"{where}: {word!r} is no hidden {KIND_IDS[kind]} of value 2 in this hand")
        state.dealt[seat * 2 + kind] = card


def _read_comic(state: AgeOfComics, seat: int, data: Any, where: str) -> None:
    where = f"{where}, field 'comics'"
    only_fields(data, {"comic", "writer", "artist", "fans", "clock", "round", "hype", *MARKS}, where)
    number = COMIC_IDS.index(choice(data.get("comic"), COMIC_IDS, "comic"))
    if state.comic[number] != DECK:
        raise BadPosition(f"{where}: the comic {COMIC_IDS[number]!r} is in two places")
    state.comic[number] = mat_of(seat)
    if number < ORIGINALS:
        state.known[CREATIVES + number] = 1
        state.hype[number] = whole(data, "hype", 0, 0, 5)
    writer, artist = (_read_worker(state, seat, data, name, where) for name in KIND_IDS)
    comic = Comic(number, writer, artist)
    comic.fans = whole(data, "fans", 1, 0, 999)
    comic.clock = whole(data, "clock", state.clock + 1, 0, 99999)
    comic.round = whole(data, "round", 1, 0, 5)
    state.clock = max(state.clock, comic.clock)
    for name in MARKS:
        need(type(data.get(name, False)) is bool, name, "true or false")
        setattr(comic, name, data.get(name, False))
    state.players[seat].lay_down(comic)


def _read_worker(state: AgeOfComics, seat: int, data: Any, name: str, where: str) -> int:
    """Read one of a comic's team."""
    card = CREATIVE_IDS.index(choice(data.get(name), CREATIVE_IDS, name))
    if CREATIVE_IDS[card].split("-")[0] != name:
        raise BadPosition(f"{where}: {CREATIVE_IDS[card]!r} is no {name}")
    if state.creative[card] not in (DECK, mat_of(seat)):
        raise BadPosition(f"{where}: the card {CREATIVE_IDS[card]!r} is in two places")
    state.creative[card] = mat_of(seat)
    state.known[card] = 1
    return card


def _read_growth(state: AgeOfComics, data: Mapping[str, Any], where: str) -> None:
    _read_counts(state.raised, data.get("raised", {}), CREATIVE_IDS, f"{where}, field 'raised'", 2)
    grown = data.get("grown", {})
    only_fields(grown, set(CREATIVE_IDS), f"{where}, field 'grown'")
    for name, word in grown.items():
        state.grown[CREATIVE_IDS.index(name)] = GROWTH.index(choice(word, GROWTH, "grown"))


def _read_counts(table: vec[i64], data: Any, words: tuple[str, ...], where: str, most: int) -> None:
    only_fields(data, set(words), where)
    for name in data:
        table[words.index(name)] = whole(data, name, 0, 0, most)


def _read_board(state: AgeOfComics, data: Json) -> None:
    _read_counts(state.shelf, data.get("shelf", {}), GENRE_IDS, "field 'shelf'", 1)
    _read_counts(state.calendar, data.get("calendar", {}), GENRE_IDS, "field 'calendar'", 5)
    _read_counts(state.mastery, data.get("mastery", {}), GENRE_IDS, "field 'mastery'", state.sides - 1)
    taken = data.get("spots", {})
    only_fields(taken, set(ACTIONS), "field 'spots'")
    for action, word in enumerate(ACTIONS):
        seats = listed(taken, word)
        if len(seats) > state.spaces():
            raise BadPosition(f"field 'spots': {word!r} has {state.spaces()} spaces, not {len(seats)}")
        state.taken[action] = len(seats)
        for at in range(len(seats)):
            seat = whole({"spots": seats[at]}, "spots", 0, 0, state.sides - 1)
            state.spots[action * MOST_SPACES + at] = seat
    for name in listed(data, "used"):
        state.automa[AUTOMA_IDS.index(choice(name, AUTOMA_IDS, "used"))] = 1
    for name in listed(data, "challenges"):
        state.challenges[CHALLENGES.index(choice(name, CHALLENGES, "challenges"))] = 1
    given = listed(data, "top")
    need(len(given) in (0, codes.DECKS), "top", f"a back for each of the {codes.DECKS} decks")
    for deck in range(codes.DECKS):
        counts = list(decks.backs_left(state, deck))
        lowest = next((number for number, count in enumerate(counts) if count), NOBODY)
        back = whole({"top": given[deck]} if given else {}, "top", lowest, -1, 5)
        if back >= 0 and not counts[back]:
            raise BadPosition(f"field 'top': no card of deck {deck} has the back {back}")
        state.top[deck] = back


def _read_orders(state: AgeOfComics, data: Json) -> None:
    """Read the orders on the map; what is hidden is of the lowest values if not said; the rest stays in the box."""
    tiles = data.get("map", {})
    only_fields(tiles, set(SPACE_IDS), "field 'map'")
    for name, word in tiles.items():
        word = choice(word, GENRE_IDS + ORDER_IDS, "map")
        if word in GENRE_IDS:
            state.face_down[SPACE_IDS.index(name)] = GENRE_IDS.index(word)
        else:
            state.face_up[SPACE_IDS.index(name)] = ORDER_IDS.index(word)
    left = [state.box.all_tiles(kind) for kind in range(KINDS)]
    for kind in range(KINDS):
        left[kind] -= sum(one == kind for one in state.face_up)
        left[kind] -= sum(player.orders[kind] + player.done[kind] for player in state.players)
    if "hidden" in data:
        _read_counts(state.pool, data["hidden"], ORDER_IDS, "field 'hidden'", 3)
    else:
        for genre in range(GENRES):
            hidden = sum(one == genre for one in state.face_down)
            for kind in range(genre * 4, genre * 4 + 4):
                state.pool[kind] = max(0, min(hidden, left[kind]))
                hidden -= state.pool[kind]
    for kind in range(KINDS):
        state.boxed[kind] = left[kind] - state.pool[kind]
        if state.boxed[kind] < 0:
            raise BadPosition(f"field 'map': there are too many orders {ORDER_IDS[kind]!r}")
    if "boxed" in data:
        boxed = zeros(KINDS)
        _read_counts(boxed, data["boxed"], ORDER_IDS, "field 'boxed'", 3)
        if _counted(ORDER_IDS, boxed) != _counted(ORDER_IDS, state.boxed):
            raise BadPosition("field 'boxed': it is what the map, the players and the face-down orders leave")


def _read_order(state: AgeOfComics, data: Json) -> None:
    sides = state.sides
    first = list(range(sides)) if not state.solo else [0] if state.round == 0 else [1, 0]
    order = [whole({"order": seat}, "order", 0, 0, sides - 1) for seat in listed(data, "order")] or first
    if sorted(order) != sorted(first) or (state.solo and order != first):
        raise BadPosition("field 'order': each seat is needed once, and the Automa goes first")
    for at in range(len(order)):
        state.order[at] = order[at]
    state.clock = whole(data, "clock", state.clock, state.clock, 99999)


def _read_tickets(state: AgeOfComics, data: Json) -> None:
    """Read how many tickets are out of the game; the rest that no player has can be won.

    Up to version 3 used tickets returned, so that its positions do not have the field: none is out of the game then.
    """
    used = whole(data, "used_tickets", 0, 0, MOST_TICKETS)
    need(not (used and state.options.tickets_return), "used_tickets", "used tickets return in this game")
    held = sum(player.tickets for player in state.players)
    state.used_tickets, state.tickets = used, state.options.tickets - used - held
    need(state.tickets >= 0, "tickets", f"there are {state.options.tickets}, those of used_tickets included")


def _book(state: AgeOfComics) -> None:
    """Put what players do not have into the supply."""
    for genre in range(GENRES):
        out = sum(player.ideas[genre] for player in state.players)
        state.supply[genre] = -out - state.shelf[genre]
    state.bank = -sum(player.money for player in state.players)


def _read_stack(state: AgeOfComics, data: Json) -> None:
    """Read what is being done, from the part of the game up."""
    given = listed(data, "stack") if "stack" in data else [{"do": "turns"}]
    for number, one in enumerate(given):
        state.put(frames.read(state, one, f"field 'stack', frame {number}"))


def _check(state: AgeOfComics) -> None:
    """Refuse a position that no game comes to: something made or lost, or nothing to answer."""
    _check_part(state)
    _check_hands(state)
    _check_rounds(state)
    try:
        state.audit()
    except AssertionError as error:
        raise BadPosition(f"position: {error}") from None
    state.settle()


def _check_part(state: AgeOfComics) -> None:
    """Refuse a game over before its end, or setup in the middle of it."""
    if state.is_terminal():
        if state.round != codes.ROUNDS:
            raise BadPosition(f"field 'stack': the game is not over in round {state.round}")
        return
    part = frames.NAMES[type(state.stack[0])]
    if (part == "setup") != (state.round == 0):
        raise BadPosition(f"field 'round': the part {part!r} is not in round {state.round}")


def _check_hands(state: AgeOfComics) -> None:
    """Refuse hands that are too full for what is still to be taken."""
    frame = state.stack[-1] if state.stack else None
    for seat in range(state.num_players):
        most, takes = codes.HAND_LIMIT, frame is not None and frame.seat == seat
        if takes and isinstance(frame, hiring.Hire):
            most += 2 - int(frame.writer_due) - int(frame.artist_due)
        elif takes and isinstance(frame, hiring.Discard):
            most += 2 if frame.action == codes.HIRE else 1
        if state.hand_size(seat) > most:
            raise BadPosition(f"seat {seat}, field 'hand': there are more than {most} cards")
        if state.options.hyped_in_hand and sum(at == hyped_by(seat) for at in state.comic) > codes.HAND_LIMIT:
            raise BadPosition(f"seat {seat}, field 'hyped': there are more than {codes.HAND_LIMIT} cards")


def _check_rounds(state: AgeOfComics) -> None:
    """Refuse a calendar that has no tiles for the rounds to come, and a deck without comics to start with."""
    ranked = max(0, state.round - (0 if state.is_terminal() else 1))
    left = sum(not number for number in state.calendar)
    if left < sum(tables.CALENDAR[number] for number in range(state.round + 1, codes.ROUNDS + 1)):
        raise BadPosition(f"field 'calendar': {left} tiles are too few for the rounds after {state.round}")
    if any(number > state.round for number in state.calendar):
        raise BadPosition("field 'calendar': a tile of a round that has not begun")
    for seat in range(state.sides):
        if state.players[seat].ranking > tables.FIRST_VP * ranked:
            raise BadPosition(
                f"seat {seat}, field 'ranking': at most {tables.FIRST_VP} points for each round that is over"
            )
    if state.round == 0 and any(state.hand_size(seat) >= codes.HAND_LIMIT for seat in range(state.num_players)):
        raise BadPosition("field 'hand': there is no room for the first comic")
    if state.round == 0 and state.deck_left(codes.ORIGINAL) < state.num_players - _chosen(state):
        raise BadPosition("field 'seats': there are too few comics in the deck to start with")


def _chosen(state: AgeOfComics) -> int:
    """Return how many players have chosen their first comic."""
    return int(state.stack[0].turn) - isinstance(state.top_frame(), opening.FirstComic)  # type: ignore[attr-defined]
