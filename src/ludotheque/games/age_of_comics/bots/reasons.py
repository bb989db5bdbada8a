"""Reasons for moves of Age of Comics, in words: masteries, specialists, ideas, fans, orders and the action spaces.

They look at the open table and at the player's own hand, never at another hand or the order of a deck.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ludotheque.core.events import Reason
from ludotheque.games.age_of_comics import do
from ludotheque.games.age_of_comics.box import craft, genre_of
from ludotheque.games.age_of_comics.chapters.mastery import wins_mastery
from ludotheque.games.age_of_comics.chapters.orders import fulfils, genre_of_kind, value_of_kind
from ludotheque.games.age_of_comics.chapters.printing import (
    ChooseArtist,
    ChooseWriter,
    PayAgain,
    cheapest_team,
    printable,
)
from ludotheque.games.age_of_comics.chapters.specials import Replace, can_replace, exchange
from ludotheque.games.age_of_comics.codes import (
    ARTIST,
    BONUS_FAN,
    BONUS_IDEAS,
    BONUS_MONEY,
    BONUS_TICKET,
    COMICS,
    CREATIVES,
    DEVELOP,
    HIGHEST_VALUE,
    HIRE,
    IDEAS,
    IDEAS_TO_PRINT,
    NOBODY,
    ORIGINALS,
    PRINT,
    ROYALTIES,
    SALES,
    SPACES,
    WRITER,
    Ask,
)
from ludotheque.games.age_of_comics.codes import KINDS as KINDS_OF_ORDERS
from ludotheque.games.age_of_comics.components import CREATIVE_IDS, GENRES, KINDS
from ludotheque.games.age_of_comics.places import ROW, hand_of, hyped_by
from ludotheque.games.age_of_comics.state import AgeOfComics
from ludotheque.games.age_of_comics.tables import MARKET_FANS

MOST: Final = 3
"""Reasons that are given at most: the first ones matter most."""
HYPE_FANS: Final = 2
UNEQUAL: Final = (IDEAS, PRINT, ROYALTIES, SALES)
"""Actions whose first space gives more than the others."""
BONUS_REASONS: Final = {
    int(BONUS_FAN): "bonus-fan",
    int(BONUS_IDEAS): "bonus-ideas",
    int(BONUS_TICKET): "bonus-ticket",
    int(BONUS_MONEY): "bonus-money",
}
PLAIN_REASONS: Final = ("hires", "develops", "gets-ideas", "prints", "earns", "sells")
"""The gain of each action, where nothing else speaks for it."""
KEPT_REASONS: Final = {
    int(Ask.PRINT): "keeps-team",
    int(Ask.RAISE): "keeps-money",
    int(Ask.MARKET): "keeps-money",
    int(Ask.SPEND): "keeps-ideas",
    int(Ask.LIFT): "keeps-cubes",
}
"""The reason for choosing nothing more, by the question."""
SPECIAL_REASONS: Final = (
    "special-reassign",
    "special-hype",
    "special-convert",
    "special-colours",
    "special-marketing",
    "special-extra",
)
"""The reason for each special action, in the order of their numbers."""


def reasons(state: AgeOfComics, action: int, seat: int) -> list[Reason]:
    """Return the reasons for an action of the seat that decides."""
    found: list[Reason] = []
    if do.PLACE.has(action):
        found = _place(state, int(do.PLACE.which(action)), seat)
    elif do.PRINT.has(action):
        found = _print(state, int(do.PRINT.which(action)), seat)
    elif do.TEAM.has(action):
        found = _team(state, int(do.TEAM.which(action)))
    elif do.HIRE.has(action):
        found = _hire(state, int(do.HIRE.which(action)), seat)
    elif do.DEVELOP.has(action):
        found = _develop(state, int(genre_of(do.DEVELOP.which(action))), seat)
    elif do.DIG.has(action):
        found = _develop(state, int(do.DIG.which(action)), seat)
    elif do.IDEA.has(action):
        found = _idea(state, int(do.IDEA.which(action)), seat)
    elif do.BOARD_IDEA.has(action):
        found = _idea(state, int(do.BOARD_IDEA.which(action)), seat)
    elif do.COLLECT.has(action):
        found = _collect(state, int(do.COLLECT.which(action)))
    elif do.BOOST.has(action):
        found = _boost(state, int(do.BOOST.which(action)), seat)
    elif do.CUBE.has(action):
        found = [Reason(SPECIAL_REASONS[int(do.CUBE.which(action))])]
    elif do.RAISE.has(action):
        found = [Reason("raises")]
    else:
        found = _smaller(state, action, seat)
    return found[:MOST]


def _smaller(state: AgeOfComics, action: int, seat: int) -> list[Reason]:
    """Return the reasons for the steps of an action that has begun."""
    for verb in (do.WALK, do.CAB, do.TICKET):
        if verb.has(action):
            return _arrive(state, int(verb.which(action)), seat)
    if do.FLIP.has(action):
        return _wanted(state, int(state.face_down[do.FLIP.which(action)]), seat)
    if do.FULFIL.has(action):
        return _boost(state, int(do.FULFIL.which(action)), seat)
    if do.HYPE.has(action):
        return [Reason("gathers-hype")]
    if do.MARKET.has(action):
        return [Reason("market", {"count": int(MARKET_FANS[do.MARKET.which(action)])})]
    if do.SPEND.has(action) and int(do.SPEND.which(action)) not in _own_genres(state, seat):
        return [Reason("spare-idea", {"genre": GENRES[do.SPEND.which(action)]})]
    if do.COMIC.has(action) and _specialists(state, int(do.COMIC.which(action)), seat):
        return [Reason("specialist", {"genre": GENRES[do.COMIC.which(action)]})]
    if do.LIFT.has(action):
        return [Reason("lifts")]
    if do.OVER.has(action):
        return _over(state, int(do.OVER.which(action)), seat)
    if do.SWAP.has(action):
        return _swap(state, int(do.SWAP.which(action)), seat)
    if do.FOR.has(action):
        return _replace(state, int(do.FOR.which(action)), seat)
    if action == do.DONE.first and state.asks() == Ask.SWAP:
        return _no_swap(state, seat)
    if action == do.DONE.first:
        kept = KEPT_REASONS.get(int(state.asks()))
        return [Reason(kept)] if kept else []
    return _discard(state, int(do.DISCARD.which(action)), seat) if do.DISCARD.has(action) else []


def _arrive(state: AgeOfComics, circle: int, seat: int) -> list[Reason]:
    """Return the reasons for a newsstand: the open orders beside it that fit, or those of a genre that was printed."""
    beside = [int(space) for space in state.box.newsstand(circle).spaces]
    fitting = _fitting(state, seat, beside)
    if fitting:
        return [Reason("orders-there", {"count": fitting})]
    hidden = [int(state.face_down[space]) for space in beside if state.face_down[space] != NOBODY]
    return next((found for genre in hidden if (found := _wanted(state, genre, seat))), [])


def _wanted(state: AgeOfComics, genre: int, seat: int) -> list[Reason]:
    """Return the reason for an order of a genre that the seat has printed."""
    printed = any(one.genre() == genre for one in state.players[seat].comics)
    return [Reason("order-genre", {"genre": GENRES[genre]})] if printed else []


def _discard(state: AgeOfComics, card: int, seat: int) -> list[Reason]:
    """Return the reason for giving up a creative whose genre no comic of the seat has."""
    if card >= CREATIVES or craft(card) in _own_genres(state, seat):
        return []
    return [Reason("unsuited", {"genre": GENRES[craft(card)]})]


def _own_genres(state: AgeOfComics, seat: int) -> set[int]:
    """Return the genres of the originals that a seat has not printed yet."""
    return {int(genre_of(comic)) for comic in _originals(state, seat)}


def _place(state: AgeOfComics, task: int, seat: int) -> list[Reason]:
    """Return the reasons for an action: what is lacking, and its first space."""
    found = []
    if task == HIRE:
        lacking = [kind for kind in (WRITER, ARTIST) if state.held(seat, kind) == 0]
        found += [Reason("no-creative", {"kind": KINDS[kind]}) for kind in lacking]
        found += [Reason("open-creative", {"genre": GENRES[genre]}) for genre in _open_specialists(state, seat)]
    elif task == DEVELOP and not _originals(state, seat):
        found.append(Reason("no-comic"))
    elif task == IDEAS:
        found += [Reason("lacks-ideas", {"genre": GENRES[genre]}) for genre in _lacking_ideas(state, seat)]
    elif task == PRINT:
        comics = [comic for comic in range(COMICS) if printable(state, seat, comic)]
        found += [one for comic in comics for one in _mastery(state, comic, seat)][:1]
        if comics:
            found.append(Reason("can-print"))
    elif task == SALES and (count := _fitting_orders(state, seat)):
        found.append(Reason("open-orders", {"count": count}))
    elif task == ROYALTIES and cheapest_team(state, seat) > state.players[seat].money:
        found.append(Reason("lacks-money"))
    if state.taken[task] == 0 and task in UNEQUAL:
        found.append(Reason("first-twice" if task == PRINT else "first-space"))
    return found or [Reason(PLAIN_REASONS[task])]


def _print(state: AgeOfComics, comic: int, seat: int) -> list[Reason]:
    """Return the reasons for printing a comic."""
    genre = int(genre_of(comic))
    found = _mastery(state, comic, seat)
    if state.mastery[genre] == seat:
        found.append(Reason("mastered", {"genre": GENRES[genre]}))
    if comic >= ORIGINALS:
        return [*found, Reason("rip-off")]
    if state.hype[comic] > 0:
        found.append(Reason("hyped", {"count": HYPE_FANS * int(state.hype[comic])}))
    if _specialists(state, genre, seat):
        found.append(Reason("specialist", {"genre": GENRES[genre]}))
    bonus = int(state.box.bonus[comic])
    return found if bonus == BONUS_TICKET and state.tickets == 0 else [*found, Reason(BONUS_REASONS[bonus])]


def _mastery(state: AgeOfComics, comic: int, seat: int) -> list[Reason]:
    """Return the reason for a comic that wins the mastery of its genre."""
    genre = int(genre_of(comic))
    if not wins_mastery(state, seat, genre, 1, comic < ORIGINALS):
        return []
    holder, args = int(state.mastery[genre]), {"genre": GENRES[genre]}
    if holder == NOBODY:
        return [Reason("mastery-first", args)]
    return [Reason("mastery-automa", args) if state.solo else Reason("mastery-from", {**args, "target": holder})]


def _team(state: AgeOfComics, card: int) -> list[Reason]:
    """Return the reasons for a creative of the comic that is printed."""
    frame, found = state.top_frame(), []
    if isinstance(frame, ChooseWriter | ChooseArtist) and craft(card) == genre_of(frame.comic):
        found.append(Reason("specialist-team", {"genre": GENRES[craft(card)]}))
    value = int(state.box.value[card])
    found.append(Reason("best-value" if value == HIGHEST_VALUE else "price", {"count": value}))
    return found


def _over(state: AgeOfComics, number: int, seat: int) -> list[Reason]:
    """Return the reasons for a team that is paid again: the fans it brings, the orders it opens, its price."""
    frame, like = state.top_frame(), state.printed(number)
    if not isinstance(frame, PayAgain):
        return []
    genre, value = int(genre_of(frame.comic)), int(state.comic_value(like))
    suited = sum(craft(card) == genre for card in (like.writer, like.artist))
    held = state.players[seat].orders
    kinds = [*_open_kinds(state, range(SPACES)), *(kind for kind in range(KINDS_OF_ORDERS) for _ in range(held[kind]))]
    orders = sum(genre_of_kind(kind) == genre and value >= value_of_kind(kind) for kind in kinds)
    found = [Reason("team-fans", {"genre": GENRES[genre], "count": suited})] if suited else []
    if orders:
        found.append(Reason("team-orders", {"genre": GENRES[genre], "count": orders}))
    return [*found, Reason("price", {"count": value})]


# --- Re-assign ---


def _exchanged(state: AgeOfComics, old: int, new: int, seat: int) -> tuple[int, int, int]:
    """Return what an exchange of creatives brings: fans, held orders that are fulfilled only then, and money."""
    after = state.copy(state.chance)
    exchange(after, seat, old, new)
    before, then = state.players[seat], after.players[seat]
    fans = sum(int(one.fans) for one in then.comics) - sum(int(one.fans) for one in before.comics)
    return fans, _held_orders(after, seat) - _held_orders(state, seat), int(then.money - before.money)


def _held_orders(state: AgeOfComics, seat: int) -> int:
    """Count the orders that a seat has collected and one of its comics can fulfil."""
    player = state.players[seat]
    return sum(
        int(player.orders[kind])
        for kind in range(KINDS_OF_ORDERS)
        if any(fulfils(state, one, kind) for one in player.comics)
    )


def _replace(state: AgeOfComics, new: int, seat: int) -> list[Reason]:
    """Return the reasons for the creative who comes in the place of another one."""
    frame = state.top_frame()
    if not isinstance(frame, Replace):
        return []
    fans, orders, money = _exchanged(state, int(frame.card), new, seat)
    found = [Reason("swap-fans", {"count": fans})] if fans > 0 else []
    if orders > 0:
        found.append(Reason("swap-orders", {"count": orders}))
    if money > 0:
        found.append(Reason("swap-money", {"count": money}))
    return found


def _swap(state: AgeOfComics, old: int, seat: int) -> list[Reason]:
    """Return the reason for exchanging a creative: the best that can come of it, for fans, for orders or for money."""
    gains = {new: _exchanged(state, old, new, seat) for new in range(CREATIVES) if can_replace(state, seat, old, new)}
    best = max(gains, key=lambda new: gains[new], default=NOBODY)
    if best == NOBODY:
        return []
    fans, orders, money = gains[best]
    args: dict[str, int | str] = {"card": CREATIVE_IDS[best]}
    if fans > 0:
        return [Reason("swap-for-fans", {**args, "count": fans})]
    if orders > 0:
        return [Reason("swap-for-orders", {**args, "count": orders})]
    return [Reason("swap-for-money", {**args, "count": money})] if money > 0 and fans == 0 else []


def _no_swap(state: AgeOfComics, seat: int) -> list[Reason]:
    """Return the reason for ending the exchange: none that is offered brings a fan or an order."""
    for action in state.legal_actions():
        if do.SWAP.has(action):
            old = int(do.SWAP.which(action))
            for new in range(CREATIVES):
                if can_replace(state, seat, old, new) and max(_exchanged(state, old, new, seat)[:2]) > 0:
                    return []
    return [Reason("no-swap")]


# --- What is in hand and on the table ---


def _hire(state: AgeOfComics, card: int, seat: int) -> list[Reason]:
    """Return the reasons for hiring a creative whose card lies face up."""
    genre, value = int(craft(card)), int(state.box.value[card])
    found = []
    if any(genre_of(comic) == genre for comic in _originals(state, seat)):
        found.append(Reason("suits-comic", {"genre": GENRES[genre]}))
    if value == HIGHEST_VALUE:
        found.append(Reason("best-value", {"count": value}))
    if value == 1:
        found.append(Reason("young", {"genre": GENRES[genre]}))
    return found


def _develop(state: AgeOfComics, genre: int, seat: int) -> list[Reason]:
    """Return the reasons for an original of a genre."""
    found = []
    if wins_mastery(state, seat, genre, 1, True):
        found.append(Reason("could-master", {"genre": GENRES[genre]}))
    if state.players[seat].ideas[genre] >= IDEAS_TO_PRINT:
        found.append(Reason("has-ideas", {"genre": GENRES[genre]}))
    if _specialists(state, genre, seat):
        found.append(Reason("specialist", {"genre": GENRES[genre]}))
    return found


def _idea(state: AgeOfComics, genre: int, seat: int) -> list[Reason]:
    """Return the reason for an idea that an original in hand waits for."""
    return [Reason("lacks-ideas", {"genre": GENRES[genre]})] if genre in _lacking_ideas(state, seat) else []


def _collect(state: AgeOfComics, space: int) -> list[Reason]:
    """Return the reason for an order that lies face up."""
    kind = int(state.face_up[space])
    return [] if kind == NOBODY else [Reason("order", {"count": int(state.box.order_fans[kind])})]


def _boost(state: AgeOfComics, comic: int, seat: int) -> list[Reason]:
    """Return the reason for a fan of one's best comic."""
    player = state.players[seat]
    best = any(one.number == comic and one.fans == player.best() for one in player.comics)
    return [Reason("best-comic")] if best else []


def _originals(state: AgeOfComics, seat: int) -> list[int]:
    """Return the originals in a seat's hand or laid out for hype."""
    own = (hand_of(seat), hyped_by(seat))
    return [comic for comic in range(ORIGINALS) if state.comic[comic] in own]


def _lacking_ideas(state: AgeOfComics, seat: int) -> list[int]:
    """Return the genres of originals for which a seat has too few ideas."""
    return [genre for genre in sorted(_own_genres(state, seat)) if state.players[seat].ideas[genre] < IDEAS_TO_PRINT]


def _open_specialists(state: AgeOfComics, seat: int) -> list[int]:
    """Return the genres of a seat's originals that have a creative lying face up, but none in the seat's hand."""
    shown = {int(craft(card)) for card in range(CREATIVES) if state.creative[card] == ROW}
    return [genre for genre in sorted(_own_genres(state, seat) & shown) if not _specialists(state, genre, seat)]


def _fitting_orders(state: AgeOfComics, seat: int) -> int:
    """Count the orders that lie face up and fit a printed comic of a seat, wherever its agent is."""
    return _fitting(state, seat, range(SPACES))


def _fitting(state: AgeOfComics, seat: int, spaces: Iterable[int]) -> int:
    """Count the orders that lie face up on some spaces and fit a printed comic of a seat."""
    comics = [(one.genre(), state.comic_value(one)) for one in state.players[seat].comics]
    return sum(
        any(genre == genre_of_kind(kind) and value >= value_of_kind(kind) for genre, value in comics)
        for kind in _open_kinds(state, spaces)
    )


def _open_kinds(state: AgeOfComics, spaces: Iterable[int]) -> list[int]:
    """List the kinds of the orders that lie face up on some spaces."""
    return [int(state.face_up[space]) for space in spaces if state.face_up[space] != NOBODY]


def _specialists(state: AgeOfComics, genre: int, seat: int) -> bool:
    """Return whether a creative of the genre is in a seat's hand."""
    return any(state.creative[card] == hand_of(seat) and craft(card) == genre for card in range(CREATIVES))
