"""The view of one seat: all but the faces of cards in other hands and of face-down orders."""

from __future__ import annotations

from typing import TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.changes import Change
from ludotheque.core.state import check_seat
from ludotheque.games.age_of_comics import codes, rules, tables
from ludotheque.games.age_of_comics.box import craft, genre_of
from ludotheque.games.age_of_comics.chapters import (
    challenges,
    chart,
    decks,
    hiring,
    ideas,
    learning,
    mastery,
    orders,
    printing,
    sales,
    scoring,
    specials,
)
from ludotheque.games.age_of_comics.chapters.challenges import AcceptChallenge
from ludotheque.games.age_of_comics.codes import (
    AUTOMA,
    COMICS,
    CREATIVES,
    KINDS,
    MAIN,
    NOBODY,
    ORIGINAL,
    ORIGINALS,
    PER_GENRE,
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
from ludotheque.games.age_of_comics.face.position import QUESTIONS, in_order, spots
from ludotheque.games.age_of_comics.pieces import Comic
from ludotheque.games.age_of_comics.places import DISCARDED, ROW, hand_of, hyped_by, is_mat
from ludotheque.games.age_of_comics.state import AgeOfComics, Frame


class CreativeView(TypedDict):
    """A writer or artist.

    ``value`` is the value now, ``printed`` that of the card. Of a card in another hand that was drawn face down only
    the back is known: ``id``, ``name`` and ``genre`` are None. ``cost`` is what raising by one costs at the beginning
    of this round (0: not possible), ``learns`` whether that is learning.
    """

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
    """One player as everyone sees them.

    ``points`` is the score if the game ended now; ``place`` the place in the turn order, from 0.
    """

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
    """The outcome of printing: only for the one who is asked. ``mastery``: it would win the token."""

    comic: str
    writer: str
    artist: str
    cost: int
    value: int
    fans: int
    mastery: bool
    affordable: bool


class PendingView(TypedDict):
    """The rest of the current question.

    ``comic``, ``card`` and ``order`` are what was chosen before.
    """

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
    """The table of Age of Comics as one seat sees it.

    ``tickets`` lie beside the map and can be won; ``used_tickets`` are out of the game (R52).
    """

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
    used_tickets: int
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
    """Return the view of ``seat`` (None: of a spectator)."""
    if seat is not None:
        check_seat(state, seat)
    over = state.is_terminal()
    return {
        "round": state.round,
        "rounds": codes.ROUNDS,
        "phase": QUESTIONS[state.asks()],
        "player": None if over else state.current_player(),
        "seat": seat,
        "solo": bool(state.solo),
        "order": [one for one in state.order if one != NOBODY],
        "calendar": [
            [word for at, word in enumerate(GENRE_IDS) if state.calendar[at] == number]
            for number in range(1, codes.ROUNDS + 1)
        ],
        "shelf": {word: state.shelf[at] for at, word in enumerate(GENRE_IDS)},
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
        "map": [_space(state, at) for at in range(SPACES) if state.box.is_used(at, state.sides)],
        "mastery": {word: _seat_or_none(state.mastery[at]) for at, word in enumerate(GENRE_IDS)},
        "tickets": state.tickets,
        "used_tickets": state.used_tickets,
        "players": [_player(state, one, seat) for one in range(state.num_players)],
        "automa": _automa(state) if state.solo else None,
        "challenges": [
            {"id": word, "met": bool(challenges.met(state, at))}
            for at, word in enumerate(CHALLENGES)
            if state.challenges[at]
        ],
        "title": _title(state),
        "pending": _pending(state),
        "previews": _previews(state, seat),
        "earnings": [tables.earnings(fans) for fans in range(31)],
        "market": [[tables.MARKET_COST[tier], tables.MARKET_FANS[tier]] for tier in range(3)],
        "rip_offs": state.options.rip_offs,
        "swapped_fans": state.options.swapped_fans,
    }


def own(state: AgeOfComics, seat: int) -> list[Change]:
    """Return how the view of ``seat`` differs from a spectator's: it sees its cards, and what it could print."""
    check_seat(state, seat)
    return [
        ["seat", seat],
        ["players", seat, _player(state, seat, seat)],
        ["previews", _previews(state, seat)],
    ]


def _previews(state: AgeOfComics, seat: int | None) -> list[PreviewView]:
    """Return what printing would come to for the seat that decides, and nothing to others."""
    return previews(state) if seat is not None and seat == state.current_player() else []


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _creative(state: AgeOfComics, card: int, *, known: bool = True) -> CreativeView:
    face = load().faces[card]
    on_mat = is_mat(state.creative[card])
    raising = bool(state.stack) and isinstance(state.stack[0], rules.Raising)
    cost = learning.raise_cost(state, card) if on_mat and raising else 0
    return {
        "id": face.id if known else None,
        "kind": face.kind,
        "genre": face.genre if known else None,
        "value": state.creative_value(card),
        "printed": face.value,
        "name": face.name if known else None,
        "young": face.value == 1,
        "cost": cost,
        "learns": cost == 1,
    }


def _original(state: AgeOfComics, card: int, *, known: bool = True) -> OriginalView:
    return {
        "id": ORIGINAL_IDS[card] if known else None,
        "genre": GENRE_IDS[card // 4],
        "title": load().titles[card] if known else None,
        "bonus": BONUSES[card % 4] if known else None,
        "hype": state.hype[card],
    }


def _comic(state: AgeOfComics, comic: Comic) -> PrintedView:
    number, original = comic.number, comic.is_original()
    return {
        "id": COMIC_IDS[number],
        "genre": GENRE_IDS[comic.genre()],
        "title": load().titles[number],
        "rip_off": not original,
        "copies": None if original else COMIC_IDS[comic.title()],
        "bonus": BONUSES[number % PER_GENRE] if original else None,
        "writer": _creative(state, comic.writer),
        "artist": _creative(state, comic.artist),
        "specialised": comic.specialised(),
        "value": state.comic_value(comic),
        "fans": comic.fans,
        "earns": tables.earnings(comic.fans),
        "points": tables.ORIGINAL_VP[comic.specialised()] if original else 0,
        "colours": bool(comic.colours),
        "mastered": bool(comic.mastered),
        "hype": state.hype[number] if original else 0,
        "round": comic.round,
        "ripped_off": bool(original and state.owner(number + ORIGINALS) != NOBODY),
    }


def _order(state: AgeOfComics, kind: int) -> OrderView:
    return {
        "id": ORDER_IDS[kind],
        "genre": GENRE_IDS[orders.genre_of_kind(kind)],
        "value": orders.value_of_kind(kind),
        "fans": state.box.order_fans[kind],
    }


def _orders(state: AgeOfComics, counts: vec[i64]) -> list[OrderView]:
    return [_order(state, kind) for kind in range(KINDS) for _ in range(counts[kind])]


def _space(state: AgeOfComics, at: int) -> SpaceView:
    space, hidden, kind = load().spaces[at], state.face_down[at], state.face_up[at]
    left = None
    if hidden != NOBODY:
        first = hidden * PER_GENRE
        left = {str(value): state.pool[first + value - 3] for value in range(3, 7)}
    return {
        "id": space.id,
        "ends": list(space.ends),
        "street": space.street,
        "genre": GENRE_IDS[orders.genre_on(state, at)] if orders.has_order(state, at) else None,
        "order": None if kind == NOBODY else _order(state, kind),
        "left": left,
    }


def _action(state: AgeOfComics, action: int) -> ActionView:
    seats = spots(state, action)
    gives = {
        codes.IDEAS: tables.BOARD_IDEAS,
        codes.ROYALTIES: tables.ROYALTY,
        codes.SALES: tables.SALES_TILES,
    }.get(action)
    first = 2 if action == codes.PRINT else 1
    return {
        "action": ACTIONS[action],
        "spots": [
            {
                "seat": seats[at] if at < len(seats) else None,
                "gives": gives[at] if gives is not None else first if at == 0 else 1,
            }
            for at in range(state.spaces())
        ],
        "special": SPECIALS[action],
        "tier": tables.TIER[action],
        "cubes": [seat for seat in range(state.num_players) if state.players[seat].cubes[action]],
    }


def _deck(state: AgeOfComics, deck: int) -> DeckView:
    top = state.top[deck]
    first = deck * WRITERS
    return {
        "cards": state.deck_left(deck),
        "value": top if deck != ORIGINAL and top >= 0 else None,
        "genre": GENRE_IDS[top] if deck == ORIGINAL and top >= 0 else None,
        "discarded": sum(decks.place(state, card) == DISCARDED for card in range(first, first + WRITERS)),
    }


def _player(state: AgeOfComics, seat: int, looker: int | None) -> PlayerView:
    player = state.players[seat]
    agent = player.agent
    order = list(state.order)
    creatives = [card for card in range(CREATIVES) if state.creative[card] == hand_of(seat)]
    originals = [card for card in range(ORIGINALS) if state.comic[card] == hand_of(seat)]

    def known(card: int) -> bool:
        return looker == seat or bool(state.known[card])

    # Hidden pieces are shown by their backs alone, in an order that tells nothing.
    hand = [_creative(state, card, known=known(card)) for card in creatives]
    hand.sort(key=lambda card: (card["kind"], card["printed"], card["id"] or ""))
    held = [_original(state, card, known=known(CREATIVES + card)) for card in originals]
    held.sort(key=lambda card: (card["genre"], card["id"] or ""))
    return {
        "money": player.money,
        "tickets": player.tickets,
        "editors": player.editors,
        "extra": bool(player.extra),
        "agent": None if agent == codes.CENTRE else CIRCLE_IDS[agent],
        "place": order.index(seat),
        "ideas": {word: player.ideas[at] for at, word in enumerate(GENRE_IDS)},
        "cubes": codes.CUBES - player.cubes_placed(),
        "specials": [word for at, word in enumerate(SPECIALS) if player.cubes[at]],
        "creatives": hand,
        "originals": held,
        "hand": state.hand_size(seat),
        "hyped": [_original(state, card) for card in range(ORIGINALS) if state.comic[card] == hyped_by(seat)],
        "comics": [_comic(state, comic) for comic in in_order(state, seat)],
        "orders": _orders(state, player.orders),
        "done": _orders(state, player.done),
        "ranking": player.ranking,
        "best": player.best(),
        "income": chart.income(player),
        "points": scoring.score(state, seat),
    }


def _automa(state: AgeOfComics) -> AutomaView:
    side, player = AUTOMA, state.players[AUTOMA]
    cards = load(state.options.automa).automa
    return {
        "editors": player.editors,
        "creatives": [_creative(state, card) for card in range(CREATIVES) if state.creative[card] == hand_of(side)],
        "originals": [_original(state, card) for card in range(ORIGINALS) if state.comic[card] == hand_of(side)],
        "comics": [_comic(state, comic) for comic in in_order(state, side)],
        "done": _orders(state, player.done),
        "ranking": player.ranking,
        "best": player.best(),
        "points": scoring.score(state, side),
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
    if not state.solo or not state.is_terminal():
        return None
    number = scoring.title(state)
    return None if number == NOBODY else TITLES[number]


ACTION_OF: dict[type[Frame], str] = {
    rules.Setup: "setup",
    rules.Raising: "raise",
    rules.Turns: "turn",
    AcceptChallenge: "challenge",
    hiring.Hire: "hire",
    hiring.Develop: "develop",
    ideas.TakeBoardIdea: "ideas",
    printing.Print: "print",
    sales.Sell: "sales",
    specials.Reassign: "reassign",
    specials.Hype: "hype",
    specials.Convert: "convert",
    specials.ConvertTo: "convert",
    specials.Market: "marketing",
    specials.GiveFans: "marketing",
}
"""The action of a frame; others belong to that of the frame below."""
COUNTED = ("ideas", "sales", "convert")
"""Actions of which it is shown how often they still give something."""


def under_way(state: AgeOfComics) -> Frame | None:
    """Return the frame of the action that the question belongs to; None when the game is over."""
    for frame in reversed(list(state.stack)):
        if type(frame) in ACTION_OF or isinstance(frame, hiring.Discard):
            return frame
    return None


def _action_of(frame: Frame | None) -> str:
    if frame is None:
        return "over"
    return ACTIONS[frame.action] if isinstance(frame, hiring.Discard) else ACTION_OF[type(frame)]


def _pending(state: AgeOfComics) -> PendingView:
    action = under_way(state)
    top = None if state.is_terminal() else state.top_frame()
    word = _action_of(action)
    left = 0 if action is None else action.left()
    team = isinstance(top, printing.ChooseWriter | printing.ChooseArtist | printing.PayAgain)
    selling = action if isinstance(action, sales.Sell) else None
    return {
        "action": word,
        "comic": COMIC_IDS[top.comic] if team else None,  # type: ignore[union-attr]
        "card": _card_in_question(top),
        "order": _order(state, top.kind(state)) if isinstance(top, orders.Fulfil) else None,
        "left": left if word in COUNTED else 0,
        "collects": selling.collects if selling else 0,
        "walked": bool(selling and selling.walked),
        "fee": bool(selling and selling.fee),
        "gifts": top.count if isinstance(top, ideas.TakeIdea) else 0,
        "boosts": fans_to_give(top),
        "prints": left if word == "print" else 0,
        "writer_due": isinstance(top, hiring.Hire) and top.writer_due,
        "artist_due": isinstance(top, hiring.Hire) and top.artist_due,
    }


def fans_to_give(frame: Frame | None) -> int:
    """Return how many fans a question gives to own comics."""
    if isinstance(frame, specials.GiveFans):
        return frame.count
    return 1 if isinstance(frame, specials.ConvertTo) else 0


def _card_in_question(frame: Frame | None) -> str | None:
    """Return the creative that was chosen before the question."""
    if isinstance(frame, specials.Replace):
        return CREATIVE_IDS[frame.card]
    return CREATIVE_IDS[frame.writer] if isinstance(frame, printing.ChooseArtist) else None


def previews(state: AgeOfComics) -> list[PreviewView]:
    """List each comic that could be printed now with each team of the hand, in the questions about printing."""
    top = state.top_frame()
    seat = top.seat
    if isinstance(top, printing.Print):
        comics = [comic for comic in range(COMICS) if printing.printable(state, seat, comic)]
    elif isinstance(top, printing.ChooseWriter | printing.ChooseArtist | printing.PayAgain):
        comics = [top.comic]
    else:
        return []
    hand = [card for card in range(CREATIVES) if state.creative[card] == hand_of(seat)]
    writers = [card for card in hand if card < WRITERS]
    if isinstance(top, printing.ChooseArtist):
        writers = [top.writer]
    teams = [(one, other) for one in writers for other in hand if other >= WRITERS]
    if printing.over_allowed(state, seat):
        teams = [(one.writer, one.artist) for one in printing.teams_to_pay_again(state, seat)]
    return [_preview(state, seat, comic, *team) for comic in comics for team in teams]


def _preview(state: AgeOfComics, seat: int, comic: int, writer: int, artist: int) -> PreviewView:
    genre = genre_of(comic)
    original = comic < ORIGINALS
    wins = bool(mastery.wins_mastery(state, seat, genre, 1, original=original))
    cost = state.creative_value(writer) + state.creative_value(artist)
    fans = int(craft(writer) == genre) + int(craft(artist) == genre) + int(wins or state.mastery[genre] == seat)
    if original:
        fans += printing.original_fans(state, comic)
    return {
        "comic": COMIC_IDS[comic],
        "writer": CREATIVE_IDS[writer],
        "artist": CREATIVE_IDS[artist],
        "cost": cost,
        "value": cost,
        "fans": fans,
        "mastery": wins,
        "affordable": cost <= state.players[seat].money,
    }
