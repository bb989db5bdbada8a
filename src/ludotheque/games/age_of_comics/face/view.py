"""What one seat may see of Age of Comics: all but the faces of cards in other hands and of face-down orders."""

from __future__ import annotations

from typing import TypedDict

from ludotheque.core.state import check_seat
from ludotheque.games.age_of_comics import codes, decks, printing, rounds, scoring, tables
from ludotheque.games.age_of_comics.box import craft, genre_of
from ludotheque.games.age_of_comics.codes import (
    AUTOMA,
    CREATIVES,
    DISCARDED,
    FACE_UP,
    GENRES,
    HYPED,
    KINDS,
    MAIN,
    MAT,
    NOBODY,
    ORIGINAL,
    ORIGINALS,
    ROW,
    SPACES,
    WRITERS,
)
from ludotheque.games.age_of_comics.components import (
    ACTIONS,
    BONUSES,
    CHALLENGES,
    CIRCLE_IDS,
    COMIC_IDS,
    CREATIVE_IDS,
    ORDER_IDS,
    ORIGINAL_IDS,
    SPECIALS,
    TITLES,
    load,
)
from ludotheque.games.age_of_comics.components import GENRES as GENRE_IDS
from ludotheque.games.age_of_comics.components import KINDS as KIND_IDS
from ludotheque.games.age_of_comics.face.position import QUESTIONS, STAGES, printed_by, spots
from ludotheque.games.age_of_comics.rules import AgeOfComics


class CreativeView(TypedDict):
    """A writer or artist. ``value`` is the value now, ``printed`` that of the card. Of a card in another hand that
    was drawn face down only the back is known: ``id``, ``name`` and ``genre`` are None. ``cost`` is what raising by
    one costs at the beginning of this round (0: not possible), ``learns`` whether that is learning."""

    id: str | None
    kind: str
    genre: str | None
    value: int
    printed: int
    name: str | None
    young: bool
    cost: int
    learns: bool


class OriginalView(TypedDict):
    """An original that is not printed: face up, in hand or hyped. In another hand, perhaps only its genre is known."""

    id: str | None
    genre: str
    title: str | None
    bonus: str | None
    hype: int


class PrintedView(TypedDict):
    """A printed comic. ``value`` is that of its team now."""

    id: str
    genre: str
    title: str
    rip_off: bool
    copies: str | None
    bonus: str | None
    writer: CreativeView
    artist: CreativeView
    specialised: int
    value: int
    fans: int
    earns: int
    points: int
    colours: bool
    mastered: bool
    hype: int
    round: int
    ripped_off: bool


class OrderView(TypedDict):
    """A sales order: what it asks for, and the fans it gives."""

    id: str
    genre: str
    value: int
    fans: int


class SpaceView(TypedDict):
    """A space of the map in use. ``genre`` is None when it is empty, ``order`` when it lies face down."""

    id: str
    ends: list[str]
    street: bool
    genre: str | None
    order: OrderView | None
    left: dict[str, int] | None


class SpotView(TypedDict):
    """An action space: who stands on it, and what it gives (ideas of the board, money, orders; comics to print)."""

    seat: int | None
    gives: int


class ActionView(TypedDict):
    """A main action with its spaces, and its special with the players whose cube lies there."""

    action: str
    spots: list[SpotView]
    special: str
    tier: int
    cubes: list[int]


class DeckView(TypedDict):
    """A deck: how many cards, and what the back of the top one shows (a value, or the genre of an original)."""

    cards: int
    value: int | None
    genre: str | None
    discarded: int


class PlayerView(TypedDict):
    """One player as everybody sees them. ``points`` is the score if the game ended now; ``place`` the place in the
    turn order, from 0."""

    money: int
    tickets: int
    editors: int
    extra: bool
    agent: str | None
    place: int
    ideas: dict[str, int]
    cubes: int
    specials: list[str]
    creatives: list[CreativeView]
    originals: list[OriginalView]
    hand: int
    hyped: list[OriginalView]
    comics: list[PrintedView]
    orders: list[OrderView]
    done: list[OrderView]
    ranking: int
    best: int
    income: int
    points: int


class AutomaCardView(TypedDict):
    """A card of the Automa that was turned over."""

    id: str
    actions: list[str]
    genres: list[str]
    provenance: str


class AutomaView(TypedDict):
    """The solo opponent: what it holds, has printed and collected; its points; the cards used since the shuffle."""

    editors: int
    creatives: list[CreativeView]
    originals: list[OriginalView]
    comics: list[PrintedView]
    done: list[OrderView]
    ranking: int
    best: int
    points: int
    cards: list[AutomaCardView]
    left: int
    difficulty: str


class ChallengeView(TypedDict):
    """A challenge that was accepted, and whether it is met now."""

    id: str
    met: bool


class PreviewView(TypedDict):
    """What printing would come to: only for the one who is asked. ``mastery``: it would win the token."""

    comic: str
    writer: str
    artist: str
    cost: int
    value: int
    fans: int
    mastery: bool
    affordable: bool


class PendingView(TypedDict):
    """What the question under way still gives; ``comic``, ``card`` and ``order`` are what was
    chosen before."""

    action: str
    comic: str | None
    card: str | None
    order: OrderView | None
    left: int
    collects: int
    walked: bool
    fee: bool
    gifts: int
    boosts: int
    prints: int
    writer_due: bool
    artist_due: bool


class AgeOfComicsView(TypedDict):
    """The table of Age of Comics as one seat sees it."""

    round: int
    rounds: int
    phase: str
    player: int | None
    seat: int | None
    solo: bool
    order: list[int]
    calendar: list[list[str]]
    shelf: dict[str, int]
    actions: list[ActionView]
    writers: list[CreativeView]
    artists: list[CreativeView]
    originals: list[OriginalView]
    decks: dict[str, DeckView]
    discarded: list[str]
    map: list[SpaceView]
    mastery: dict[str, int | None]
    tickets: int
    players: list[PlayerView]
    automa: AutomaView | None
    challenges: list[ChallengeView]
    title: str | None
    pending: PendingView
    previews: list[PreviewView]
    earnings: list[int]
    market: list[list[int]]
    rip_offs: str
    swapped_fans: bool


def view(state: AgeOfComics, seat: int | None) -> AgeOfComicsView:
    """What ``seat`` sees (None: a spectator)."""
    if seat is not None:
        check_seat(state, seat)
    over = state.question == codes.Q_OVER
    return {
        "round": int(state.round),
        "rounds": int(codes.ROUNDS),
        "phase": QUESTIONS[state.question],
        "player": None if over else int(state.player),
        "seat": seat,
        "solo": bool(state.solo),
        "order": [int(one) for one in state.order if one != NOBODY],
        "calendar": [
            [word for at, word in enumerate(GENRE_IDS) if state.calendar[at] == number]
            for number in range(1, int(codes.ROUNDS) + 1)
        ],
        "shelf": {word: int(state.shelf[at]) for at, word in enumerate(GENRE_IDS)},
        "actions": [_action(state, action) for action in range(MAIN)],
        "writers": [_creative(state, card) for card in range(WRITERS) if state.creative[card] == ROW],
        "artists": [_creative(state, card) for card in range(WRITERS, CREATIVES) if state.creative[card] == ROW],
        "originals": [_original(state, card) for card in range(ORIGINALS) if state.comic[card] == ROW],
        "decks": {word: _deck(state, deck) for deck, word in enumerate((*KIND_IDS, "original"))},
        "discarded": [
            (CREATIVE_IDS + ORIGINAL_IDS)[card]
            for card in range(CREATIVES + ORIGINALS)
            if decks.place(state, card) == DISCARDED
        ],
        "map": [_space(state, at) for at in range(SPACES) if state.box.used[(state.sides - 2) * SPACES + at]],
        "mastery": {word: _seat_or_none(int(state.mastery[at])) for at, word in enumerate(GENRE_IDS)},
        "tickets": int(state.supply[GENRES + 1]),
        "players": [_player(state, one, seat) for one in range(state.num_players)],
        "automa": _automa(state) if state.solo else None,
        "challenges": [
            {"id": word, "met": bool(scoring.met(state, at))}
            for at, word in enumerate(CHALLENGES)
            if state.challenges >> at & 1
        ],
        "title": _title(state),
        "pending": _pending(state),
        "previews": previews(state) if seat is not None and seat == state.player else [],
        "earnings": [int(tables.earnings(fans)) for fans in range(31)],
        "market": [[int(tables.MARKET_COST[tier]), int(tables.MARKET_FANS[tier])] for tier in range(3)],
        "rip_offs": state.options.rip_offs,
        "swapped_fans": state.options.swapped_fans,
    }


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _creative(state: AgeOfComics, card: int, known: bool = True) -> CreativeView:
    face = load().faces[card]
    on_mat = state.creative[card] >= MAT
    cost = int(rounds.raise_cost(state, card)) if on_mat and state.stage == codes.S_RAISE else 0
    return {
        "id": face.id if known else None,
        "kind": face.kind,
        "genre": face.genre if known else None,
        "value": int(state.worth(card)),
        "printed": face.value,
        "name": face.name if known else None,
        "young": face.value == 1,
        "cost": cost,
        "learns": cost == 1,
    }


def _original(state: AgeOfComics, card: int, known: bool = True) -> OriginalView:
    return {
        "id": ORIGINAL_IDS[card] if known else None,
        "genre": GENRE_IDS[card // 4],
        "title": load().titles[card] if known else None,
        "bonus": BONUSES[card % 4] if known else None,
        "hype": int(state.hype[card]),
    }


def _comic(state: AgeOfComics, comic: int) -> PrintedView:
    original = comic < ORIGINALS
    return {
        "id": COMIC_IDS[comic],
        "genre": GENRE_IDS[genre_of(comic)],
        "title": load().titles[comic],
        "rip_off": not original,
        "copies": None if original else COMIC_IDS[comic - ORIGINALS],
        "bonus": BONUSES[comic % 4] if original else None,
        "writer": _creative(state, state.writer[comic]),
        "artist": _creative(state, state.artist[comic]),
        "specialised": int(state.specialised(comic)),
        "value": int(state.value(comic)),
        "fans": int(state.fans[comic]),
        "earns": int(tables.earnings(state.fans[comic])),
        "points": int(tables.ORIGINAL_VP[state.specialised(comic)]) if original else 0,
        "colours": bool(state.mark[comic] & codes.COLOURS),
        "mastered": bool(state.mark[comic] & codes.MASTERED),
        "hype": int(state.hype[comic]) if original else 0,
        "round": int(state.printed[comic] % 8),
        "ripped_off": bool(original and state.comic[comic + ORIGINALS] >= MAT),
    }


def _order(state: AgeOfComics, kind: int) -> OrderView:
    return {
        "id": ORDER_IDS[kind],
        "genre": GENRE_IDS[kind // 4],
        "value": kind % 4 + 3,
        "fans": int(state.box.order_fans[kind]),
    }


def _orders(state: AgeOfComics, table: object, seat: int) -> list[OrderView]:
    counts = state.orders if table == "orders" else state.done
    return [_order(state, kind) for kind in range(KINDS) for _ in range(counts[seat * int(KINDS) + kind])]


def _space(state: AgeOfComics, at: int) -> SpaceView:
    space, tile = load().spaces[at], int(state.space[at])
    hidden = 0 <= tile < FACE_UP
    genre = None if tile < 0 else tile if hidden else (tile - int(FACE_UP)) // 4
    left = None
    if hidden:
        left = {str(value): int(state.pool[tile * 4 + value - 3]) for value in range(3, 7)}
    return {
        "id": space.id,
        "ends": list(space.ends),
        "street": space.street,
        "genre": None if genre is None else GENRE_IDS[genre],
        "order": _order(state, tile - int(FACE_UP)) if tile >= FACE_UP else None,
        "left": left,
    }


def _action(state: AgeOfComics, action: int) -> ActionView:
    seats = spots(state, action)
    gives = {
        int(codes.IDEAS): tables.BOARD_IDEAS,
        int(codes.ROYALTIES): tables.ROYALTY,
        int(codes.SALES): tables.SALES_TILES,
    }.get(action)
    first = 2 if action == codes.PRINT else 1
    return {
        "action": ACTIONS[action],
        "spots": [
            {
                "seat": seats[at] if at < len(seats) else None,
                "gives": int(gives[at]) if gives is not None else first if at == 0 else 1,
            }
            for at in range(int(state.spaces()))
        ],
        "special": SPECIALS[action],
        "tier": int(tables.TIER[action]),
        "cubes": [seat for seat in range(state.num_players) if state.special[seat * MAIN + action]],
    }


def _deck(state: AgeOfComics, deck: int) -> DeckView:
    top = int(state.top[deck])
    first = deck * int(WRITERS)
    return {
        "cards": int(state.deck_left(deck)),
        "value": top if deck != ORIGINAL and top >= 0 else None,
        "genre": GENRE_IDS[top] if deck == ORIGINAL and top >= 0 else None,
        "discarded": sum(decks.place(state, card) == DISCARDED for card in range(first, first + int(WRITERS))),
    }


def _player(state: AgeOfComics, seat: int, looker: int | None) -> PlayerView:
    agent = int(state.get(seat, codes.AGENT))
    order = [int(one) for one in state.order]
    creatives = [card for card in range(CREATIVES) if state.creative[card] == seat]
    originals = [card for card in range(ORIGINALS) if state.comic[card] == seat]

    def known(card: int) -> bool:
        return looker == seat or bool(state.known[card])

    # What lies hidden is shown by back alone, in an order that tells nothing.
    hand = [_creative(state, card, known(card)) for card in creatives]
    hand.sort(key=lambda card: (card["kind"], card["printed"], card["id"] or ""))
    held = [_original(state, card, known(int(CREATIVES) + card)) for card in originals]
    held.sort(key=lambda card: (card["genre"], card["id"] or ""))
    return {
        "money": int(state.money(seat)),
        "tickets": int(state.get(seat, codes.TICKETS)),
        "editors": int(state.get(seat, codes.IN_HAND)),
        "extra": bool(state.get(seat, codes.EXTRA)),
        "agent": None if agent == codes.CENTRE else CIRCLE_IDS[agent],
        "place": order.index(seat),
        "ideas": {word: int(state.ideas[seat * int(GENRES) + at]) for at, word in enumerate(GENRE_IDS)},
        "cubes": int(codes.CUBES - printing.cubes_placed(state, seat)),
        "specials": [word for at, word in enumerate(SPECIALS) if state.special[seat * int(MAIN) + at]],
        "creatives": hand,
        "originals": held,
        "hand": int(state.hand_size(seat)),
        "hyped": [_original(state, card) for card in range(ORIGINALS) if state.comic[card] == HYPED + seat],
        "comics": [_comic(state, comic) for comic in printed_by(state, seat)],
        "orders": _orders(state, "orders", seat),
        "done": _orders(state, "done", seat),
        "ranking": int(state.get(seat, codes.RANKING)),
        "best": int(state.best(seat)),
        "income": int(rounds.income(state, seat)),
        "points": int(scoring.score(state, seat)),
    }


def _automa(state: AgeOfComics) -> AutomaView:
    side = int(AUTOMA)
    cards = load(state.options.automa).automa
    return {
        "editors": int(state.get(side, codes.IN_HAND)),
        "creatives": [_creative(state, card) for card in range(CREATIVES) if state.creative[card] == side],
        "originals": [_original(state, card) for card in range(ORIGINALS) if state.comic[card] == side],
        "comics": [_comic(state, comic) for comic in printed_by(state, side)],
        "done": _orders(state, "done", side),
        "ranking": int(state.get(side, codes.RANKING)),
        "best": int(state.best(side)),
        "points": int(scoring.score(state, side)),
        "cards": [
            {
                "id": card.id,
                "actions": list(card.actions),
                "genres": list(card.genres),
                "provenance": card.provenance,
            }
            for at, card in enumerate(cards)
            if state.automa[at]
        ],
        "left": sum(not used for used in state.automa),
        "difficulty": state.options.difficulty,
    }


def _title(state: AgeOfComics) -> str | None:
    """Return the title that the human's own points earn in a finished solo game, won or lost (solo p.4)."""
    if not state.solo or state.question != codes.Q_OVER:
        return None
    number = int(scoring.title(state))
    return None if number == NOBODY else TITLES[number]


def _pending(state: AgeOfComics) -> PendingView:
    q = state.question
    printing_now = q in (codes.Q_WRITER, codes.Q_ARTIST, codes.Q_OVER_TEAM)
    card = state.picked if q == codes.Q_FOR else state.writer_picked if q == codes.Q_ARTIST else NOBODY
    hiring_now = q == codes.Q_HIRE
    return {
        "action": STAGES[state.stage],
        "comic": COMIC_IDS[state.picked] if printing_now else None,
        "card": None if card == NOBODY else CREATIVE_IDS[card],
        "order": _order(state, state.picked) if q == codes.Q_FULFIL else None,
        "left": int(state.left) if state.stage in (codes.IDEAS, codes.SALES, codes.S_CONVERT) else 0,
        "collects": int(state.collects) if state.stage == codes.SALES else 0,
        "walked": bool(state.walked) if state.stage == codes.SALES else False,
        "fee": bool(state.fee) if state.stage == codes.SALES else False,
        "gifts": int(state.gifts),
        "boosts": int(state.boosts),
        "prints": int(state.left) if state.stage == codes.PRINT else 0,
        "writer_due": bool(hiring_now and state.left & 1),
        "artist_due": bool(hiring_now and state.left & 2),
    }


def previews(state: AgeOfComics) -> list[PreviewView]:
    """Each comic that could be printed now with each team of the hand, in the questions about printing."""
    q = state.question
    if q not in (codes.Q_PRINT, codes.Q_WRITER, codes.Q_ARTIST, codes.Q_OVER_TEAM):
        return []
    seat = int(state.player)
    comics = [int(state.picked)] if state.picked != NOBODY else [c for c in range(48) if printing.printable(state, c)]
    hand = [card for card in range(CREATIVES) if state.creative[card] == seat]
    writers = [card for card in hand if card < WRITERS]
    if q == codes.Q_ARTIST:
        writers = [int(state.writer_picked)]
    teams = [(one, other) for one in writers for other in hand if other >= WRITERS]
    if printing.over_allowed(state):
        on_mat = [comic for comic in range(48) if printing.over_fits(state, comic)]
        teams = [(int(state.writer[comic]), int(state.artist[comic])) for comic in on_mat]
    return [_preview(state, comic, *team) for comic in comics for team in teams]


def _preview(state: AgeOfComics, comic: int, writer: int, artist: int) -> PreviewView:
    genre, seat = int(genre_of(comic)), int(state.player)
    original = comic < ORIGINALS
    wins = bool(printing.wins_mastery(state, seat, genre, 1, original))
    cost = int(state.worth(writer) + state.worth(artist))
    fans = int(craft(writer) == genre) + int(craft(artist) == genre) + int(wins or state.mastery[genre] == seat)
    if original:
        fans += 1 + 2 * int(state.hype[comic]) + int(state.box.bonus[comic] == codes.BONUS_FAN)
    return {
        "comic": COMIC_IDS[comic],
        "writer": CREATIVE_IDS[writer],
        "artist": CREATIVE_IDS[artist],
        "cost": cost,
        "value": cost,
        "fans": fans,
        "mastery": wins,
        "affordable": cost <= state.money(seat),
    }
