"""Reasons for moves of Age of Comics, in words: masteries, specialists, ideas, fans, orders and the action spaces.

They look at the open table and at the player's own hand, never at another hand or the order of a deck.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ludotheque.core.events import Reason
from ludotheque.games.age_of_comics import verbs
from ludotheque.games.age_of_comics.bots.card_values import best_value, specialists
from ludotheque.games.age_of_comics.bots.fan_reasons import boosted
from ludotheque.games.age_of_comics.bots.placements import PRICE_OF_TWO, teams, turns_left
from ludotheque.games.age_of_comics.bots.tour_reasons import ended, on_the_way
from ludotheque.games.age_of_comics.box import craft, genre_of
from ludotheque.games.age_of_comics.chapters.hidden import unknown
from ludotheque.games.age_of_comics.chapters.learning import raise_cost
from ludotheque.games.age_of_comics.chapters.mastery import wins_mastery
from ludotheque.games.age_of_comics.chapters.orders import fulfils, genre_of_kind, value_of_kind
from ludotheque.games.age_of_comics.chapters.printing import (
    ChooseArtist,
    ChooseWriter,
    PayAgain,
    cheapest,
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
    ORIGINAL,
    ORIGINALS,
    PRINT,
    ROYALTIES,
    SALES,
    SPACES,
    WRITER,
    WRITERS,
    Ask,
)
from ludotheque.games.age_of_comics.codes import KINDS as KINDS_OF_ORDERS
from ludotheque.games.age_of_comics.components import CREATIVE_IDS, GENRES, KINDS, ORDER_IDS
from ludotheque.games.age_of_comics.places import DECK, ROW, hand_of, hyped_by
from ludotheque.games.age_of_comics.state import AgeOfComics
from ludotheque.games.age_of_comics.tables import MARKET_FANS, ROYALTY

MOST: Final = 3
"""Reasons that are given at most: the first ones matter most."""
HYPE_FANS: Final = 2
UNEQUAL: Final = (IDEAS, ROYALTIES, SALES)
"""Actions whose first space gives more than the others, of use to everyone."""
BONUS_REASONS: Final = {
    BONUS_FAN: "bonus-fan",
    BONUS_IDEAS: "bonus-ideas",
    BONUS_TICKET: "bonus-ticket",
    BONUS_MONEY: "bonus-money",
}
PLAIN_REASONS: Final = ("hires", "develops", "gets-ideas", "prints", "earns", "sells")
"""The gain of each action, where nothing else speaks for it."""
KEPT_REASONS: Final = {
    Ask.PRINT: "keeps-team",
    Ask.RAISE: "keeps-money",
    Ask.MARKET: "keeps-money",
    Ask.SPEND: "keeps-ideas",
    Ask.LIFT: "keeps-cubes",
}
"""The reason for choosing nothing more, by the question."""
USED_SPECIALS: Final = {
    HIRE: "special-reassign",
    IDEAS: "uses-convert",
    PRINT: "uses-colours",
    ROYALTIES: "uses-marketing",
    SALES: "uses-extra",
}
"""The gain of an action whose special action has a cube."""
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
    if verbs.PLACE.has(action):
        found = _place(state, verbs.PLACE.which(action), seat)
    elif verbs.PRINT.has(action):
        found = _print(state, verbs.PRINT.which(action), seat)
    elif verbs.TEAM.has(action):
        found = _team(state, verbs.TEAM.which(action))
    elif verbs.HIRE.has(action):
        found = _hire(state, verbs.HIRE.which(action), seat)
    elif verbs.HIRE_TOP.has(action):
        found = _hire_top(state, verbs.HIRE_TOP.which(action), seat)
    elif verbs.DEVELOP.has(action):
        comic = verbs.DEVELOP.which(action)
        genre = genre_of(comic)
        found = [*_develop(state, genre, seat), *_bonus(state, comic), *_asking(state, genre, seat)]
    elif action == verbs.DEVELOP_TOP.first:
        genre = state.top[ORIGINAL]
        found = [*_develop(state, genre, seat), *_asking(state, genre, seat)]
        found = found or [Reason("back", {"genre": GENRES[genre]})]
    elif verbs.DIG.has(action):
        found = _develop(state, verbs.DIG.which(action), seat)
    elif verbs.IDEA.has(action):
        found = _idea(state, verbs.IDEA.which(action), seat)
    elif verbs.BOARD_IDEA.has(action):
        found = _idea(state, verbs.BOARD_IDEA.which(action), seat)
    elif verbs.COLLECT.has(action):
        found = _collect(state, verbs.COLLECT.which(action))
    elif verbs.BOOST.has(action):
        found = boosted(state, verbs.BOOST.which(action), seat)
    elif verbs.CUBE.has(action):
        found = [Reason(SPECIAL_REASONS[verbs.CUBE.which(action)])]
    elif verbs.RAISE.has(action):
        found = _raise(state, verbs.RAISE.which(action), seat)
    else:
        found = _smaller(state, action, seat)
    return found[:MOST]


def _smaller(state: AgeOfComics, action: int, seat: int) -> list[Reason]:
    """Return the reasons for the steps of an action that has begun."""
    for verb in (verbs.WALK, verbs.CAB, verbs.TICKET):
        if verb.has(action):
            return _arrive(state, verb.which(action), seat)
    if verbs.FLIP.has(action):
        return _wanted(state, state.face_down[verbs.FLIP.which(action)], seat)
    if verbs.FULFIL.has(action):
        return boosted(state, verbs.FULFIL.which(action), seat)
    if verbs.HYPE.has(action):
        return [Reason("gathers-hype")]
    if verbs.MARKET.has(action):
        return [Reason("market", {"count": MARKET_FANS[verbs.MARKET.which(action)]})]
    if verbs.SPEND.has(action) and verbs.SPEND.which(action) not in own_genres(state, seat):
        return [Reason("spare-idea", {"genre": GENRES[verbs.SPEND.which(action)]})]
    if verbs.COMIC.has(action) and _specialists(state, verbs.COMIC.which(action), seat):
        return [Reason("specialist", {"genre": GENRES[verbs.COMIC.which(action)]})]
    if verbs.LIFT.has(action):
        return [Reason("lifts")]
    if verbs.OVER.has(action):
        return _over(state, verbs.OVER.which(action), seat)
    if verbs.SWAP.has(action):
        return _swap(state, verbs.SWAP.which(action), seat)
    if verbs.FOR.has(action):
        return _replace(state, verbs.FOR.which(action), seat)
    if action == verbs.DONE.first:
        return _done(state, seat)
    return _discard(state, verbs.DISCARD.which(action), seat) if verbs.DISCARD.has(action) else []


def _done(state: AgeOfComics, seat: int) -> list[Reason]:
    """Return the reason for choosing nothing more."""
    question = state.asks()
    if question == Ask.SWAP:
        return _no_swap(state, seat)
    if question == Ask.SALES:
        return ended(state, seat)
    return [Reason(KEPT_REASONS[question])] if question in KEPT_REASONS else []


def _arrive(state: AgeOfComics, circle: int, seat: int) -> list[Reason]:
    """Return the reasons for a newsstand: orders beside it that fit or may fit, or else that it is on the way."""
    beside = list(state.box.newsstand(circle).spaces)
    fitting = _fitting(state, seat, beside)
    if fitting:
        return [Reason("orders-there", {"count": fitting})]
    hidden = [state.face_down[space] for space in beside if state.face_down[space] != NOBODY]
    wanted = next((found for genre in hidden if (found := _wanted(state, genre, seat))), [])
    return wanted or on_the_way(state, circle)


def _wanted(state: AgeOfComics, genre: int, seat: int) -> list[Reason]:
    """Return the reason for an order of a genre that the seat has printed."""
    printed = any(one.genre() == genre for one in state.players[seat].comics)
    return [Reason("order-genre", {"genre": GENRES[genre]})] if printed else []


def _discard(state: AgeOfComics, card: int, seat: int) -> list[Reason]:
    """Return the reason for giving up a creative whose genre no comic of the seat has."""
    if card >= CREATIVES or craft(card) in own_genres(state, seat):
        return []
    return [Reason("unsuited", {"genre": GENRES[craft(card)]})]


def own_genres(state: AgeOfComics, seat: int) -> set[int]:
    """Return the genres of the originals that a seat has not printed yet."""
    return {genre_of(comic) for comic in originals(state, seat)}


def _place(state: AgeOfComics, task: int, seat: int) -> list[Reason]:
    """Return the reasons for an action: what is lacking, and its first space."""
    found: list[Reason] = []
    if task in (HIRE, DEVELOP, IDEAS):
        found = _prepare(state, task, seat) if turns_left(state, seat) > 1 else []
    elif task == PRINT:
        comics = [comic for comic in range(COMICS) if printable(state, seat, comic)]
        found += [one for comic in comics for one in _mastery(state, comic, seat)][:1]
        if comics:
            found.append(Reason("can-print"))
        both = len(comics) > 1 and teams(state, seat) > 1 and state.players[seat].money >= PRICE_OF_TWO
        found += [Reason("first-twice")] if both and state.taken[PRINT] == 0 else []
    elif task == SALES and (count := fitting_orders(state, seat)):
        found.append(Reason("open-orders", {"count": count}))
    elif task == ROYALTIES and cheapest_team(state, seat) > state.players[seat].money:
        paid = cheapest_team(state, seat) <= state.players[seat].money + ROYALTY[state.taken[ROYALTIES]]
        found += [Reason("lacks-money")] if paid else []
    elif task == ROYALTIES:
        found += _team_to_pay(state, seat)
    if state.players[seat].cubes[task] == 1 and not (task == SALES and state.players[seat].extra):
        found += [Reason(USED_SPECIALS[task])] if task in USED_SPECIALS else []
    if state.taken[task] == 0 and task in UNEQUAL:
        found.append(Reason("first-space"))
    late = task in (HIRE, DEVELOP) and turns_left(state, seat) < 2  # what comes of it cannot be printed any more
    return found or ([] if late else [Reason(PLAIN_REASONS[task])])


def _prepare(state: AgeOfComics, task: int, seat: int) -> list[Reason]:
    """Return the reasons for an action that prepares a print: what is lacking, and what lies open for it."""
    if task == HIRE:
        lacking = [kind for kind in (WRITER, ARTIST) if state.held(seat, kind) == 0]
        if len(lacking) > 1:
            found = [Reason("no-team")]
        else:
            found = [Reason("no-creative", {"kind": KINDS[kind]}) for kind in lacking]
        return found + [Reason("open-creative", {"genre": GENRES[genre]}) for genre in _open_specialists(state, seat)]
    if task == DEVELOP:
        return [*([] if originals(state, seat) else [Reason("no-comic")]), *_open_originals(state, seat)]
    return [Reason("lacks-ideas", {"genre": GENRES[genre]}) for genre in lacking_ideas(state, seat)]


def _print(state: AgeOfComics, comic: int, seat: int) -> list[Reason]:
    """Return the reasons for printing a comic."""
    genre = genre_of(comic)
    found = _mastery(state, comic, seat)
    if state.mastery[genre] == seat:
        found.append(Reason("mastered", {"genre": GENRES[genre]}))
    if comic >= ORIGINALS:
        found.append(Reason("rip-off"))
        if _specialists(state, genre, seat):
            found.append(Reason("specialist", {"genre": GENRES[genre]}))
        return [*found, *_opened(state, genre, seat)]
    if state.hype[comic] > 0:
        found.append(Reason("hyped", {"count": HYPE_FANS * state.hype[comic]}))
    if _specialists(state, genre, seat):
        found.append(Reason("specialist", {"genre": GENRES[genre]}))
    return [*found, *_opened(state, genre, seat), *_bonus(state, comic)]


def _bonus(state: AgeOfComics, comic: int) -> list[Reason]:
    """Return the reason for the bonus of an original, while there is one."""
    bonus = state.box.bonus[comic]
    return [] if bonus == BONUS_TICKET and state.tickets == 0 else [Reason(BONUS_REASONS[bonus])]


def _opened(state: AgeOfComics, genre: int, seat: int) -> list[Reason]:
    """Return the reason for a genre whose open orders fit a team that can be paid, but none of the comics printed."""
    money, hand = state.players[seat].money, hand_of(seat)
    values = [
        {state.box.value[card] for card in range(first, first + WRITERS) if state.creative[card] == hand}
        for first in (0, WRITERS)
    ]
    best = max((one + other for one in values[0] for other in values[1] if one + other <= money), default=0)
    before = best_value(state, seat, genre)
    kinds = [kind for kind in _open_kinds(state, range(SPACES)) if genre_of_kind(kind) == genre]
    count = sum(before < value_of_kind(kind) <= best for kind in kinds)
    return [Reason("opens-orders", {"count": count})] if count else []


def _team_to_pay(state: AgeOfComics, seat: int) -> list[Reason]:
    """Return the reason for money: with it an original that has its ideas can have creatives of its genre."""
    money = state.players[seat].money
    then = money + ROYALTY[state.taken[ROYALTIES]]
    for comic in range(ORIGINALS):
        if printable(state, seat, comic) and _suited(state, comic, seat, then) > _suited(state, comic, seat, money):
            return [Reason("pays-suited", {"genre": GENRES[genre_of(comic)]})]
    return []


def _suited(state: AgeOfComics, comic: int, seat: int, money: int) -> int:
    """Return how many creatives of a comic's genre a team in hand can have that costs no more than so much."""
    hand = [card for card in range(CREATIVES) if state.creative[card] == hand_of(seat)]
    writers, artists = [one for one in hand if one < WRITERS], [one for one in hand if one >= WRITERS]
    pairs = [(one, other) for one in writers for other in artists]
    paid = [team for team in pairs if sum(state.box.value[card] for card in team) <= money]
    return max((sum(craft(card) == genre_of(comic) for card in team) for team in paid), default=0)


def _mastery(state: AgeOfComics, comic: int, seat: int) -> list[Reason]:
    """Return the reason for a comic that wins the mastery of its genre."""
    genre = genre_of(comic)
    if not wins_mastery(state, seat, genre, 1, original=comic < ORIGINALS):
        return []
    holder, args = state.mastery[genre], {"genre": GENRES[genre]}
    if holder == NOBODY:
        return [Reason("mastery-first", args)]
    return [Reason("mastery-automa", args) if state.solo else Reason("mastery-from", {**args, "target": holder})]


def _team(state: AgeOfComics, card: int) -> list[Reason]:
    """Return the reasons for a creative of the comic that is printed."""
    frame, found = state.top_frame(), []
    if isinstance(frame, ChooseWriter | ChooseArtist) and craft(card) == genre_of(frame.comic):
        found.append(Reason("specialist-team", {"genre": GENRES[craft(card)]}))
    value = state.box.value[card]
    found.append(Reason("best-value" if value == HIGHEST_VALUE else "price", {"count": value}))
    return found


def _over(state: AgeOfComics, number: int, seat: int) -> list[Reason]:
    """Return the reasons for a team that is paid again: the fans it brings, the orders it opens, its price."""
    frame, like = state.top_frame(), state.printed(number)
    if not isinstance(frame, PayAgain):
        return []
    genre, value = genre_of(frame.comic), state.comic_value(like)
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
    fans = sum(one.fans for one in then.comics) - sum(one.fans for one in before.comics)
    return fans, _held_orders(after, seat) - _held_orders(state, seat), then.money - before.money


def _held_orders(state: AgeOfComics, seat: int) -> int:
    """Count the orders that a seat has collected and one of its comics can fulfil."""
    player = state.players[seat]
    return sum(
        player.orders[kind]
        for kind in range(KINDS_OF_ORDERS)
        if any(fulfils(state, one, kind) for one in player.comics)
    )


def _replace(state: AgeOfComics, new: int, seat: int) -> list[Reason]:
    """Return the reasons for the creative who comes in the place of another one."""
    frame = state.top_frame()
    if not isinstance(frame, Replace):
        return []
    fans, orders, money = _exchanged(state, frame.card, new, seat)
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
        if verbs.SWAP.has(action):
            old = verbs.SWAP.which(action)
            for new in range(CREATIVES):
                if can_replace(state, seat, old, new) and max(_exchanged(state, old, new, seat)[:2]) > 0:
                    return []
    return [Reason("no-swap")]


# --- What is in hand and on the table ---


def _hire(state: AgeOfComics, card: int, seat: int) -> list[Reason]:
    """Return the reasons for hiring a creative whose card lies face up."""
    genre, value = craft(card), state.box.value[card]
    found = []
    if any(genre_of(comic) == genre for comic in originals(state, seat)):
        found.append(Reason("suits-comic", {"genre": GENRES[genre]}))
    else:
        found += _to_develop(state, genre, seat)
    reached = _reached(state, card, seat)
    if value == HIGHEST_VALUE and not reached:
        found.append(Reason("best-value", {"count": value}))
    if value == 1:
        found.append(Reason("young", {"genre": GENRES[genre]}))
    found += reached
    return [*found, *_affordable(state, card // WRITERS, value, seat)]


def _reached(state: AgeOfComics, card: int, seat: int) -> list[Reason]:
    """Return a reason that names the open order which a creative's value lets an original in hand reach."""
    kind, hand = card // WRITERS, hand_of(seat)
    values = [
        max((state.box.value[one] for one in range(first, first + WRITERS) if state.creative[one] == hand), default=0)
        for first in (0, WRITERS)
    ]
    mate = values[ARTIST if kind == WRITER else WRITER]
    team, now = state.box.value[card] + mate, values[kind] + mate if values[kind] else 0
    if mate == 0 or turns_left(state, seat) < 2:
        return []
    genres = own_genres(state, seat)
    found = [
        one
        for one in _open_kinds(state, range(SPACES))
        if genre_of_kind(one) in genres
        and max(now, best_value(state, seat, genre_of_kind(one))) < value_of_kind(one) <= team
    ]
    if not found:
        return []
    best = max(found, key=lambda one: (state.box.order_fans[one], -one))
    return [Reason("reaches-order", {"order": ORDER_IDS[best], "count": team})]


def _raise(state: AgeOfComics, card: int, seat: int) -> list[Reason]:
    """Return the reason for raising a creative: an open order that a comic then fits, or else what it is for."""
    for comic in state.players[seat].comics:
        value = state.comic_value(comic) + 1
        kinds = [one for one in _open_kinds(state, range(SPACES)) if genre_of_kind(one) == comic.genre()]
        if comic.employs(card) and best_value(state, seat, comic.genre()) < value in map(value_of_kind, kinds):
            kind = next(one for one in kinds if value_of_kind(one) == value)
            return [Reason("raise-order", {"order": ORDER_IDS[kind], "count": raise_cost(state, card)})]
    return [Reason("raises")]


def _asking(state: AgeOfComics, genre: int, seat: int) -> list[Reason]:
    """Return a reason that counts the open orders of a genre which none of a seat's comics fits."""
    if turns_left(state, seat) < 2:
        return []
    before = best_value(state, seat, genre)
    kinds = [kind for kind in _open_kinds(state, range(SPACES)) if genre_of_kind(kind) == genre]
    count = sum(before < value_of_kind(kind) for kind in kinds)
    return [Reason("asking", {"genre": GENRES[genre], "count": count})] if count else []


def _hire_top(state: AgeOfComics, kind: int, seat: int) -> list[Reason]:
    """Return the reasons for the creative on top of a deck: what its back tells, and how many like it would suit."""
    value, own = state.top[kind], own_genres(state, seat)
    alike = [card for card in range(kind * WRITERS, (kind + 1) * WRITERS) if state.box.value[card] == value]
    unseen = [card for card in alike if state.creative[card] == DECK or unknown(state, card, seat)]
    suited = sum(craft(card) in own for card in unseen)
    found = [Reason("top-suits", {"count": suited, "total": len(unseen)})] if suited else []
    if value == HIGHEST_VALUE:
        found.append(Reason("best-value", {"count": value}))
    if value == 1:
        found.append(Reason("top-young"))
    return [*found, *_affordable(state, kind, value, seat)]


def _affordable(state: AgeOfComics, kind: int, value: int, seat: int) -> list[Reason]:
    """Return the reason for a creative whose team can be paid, where the dearest one could not be."""
    mate = ARTIST if kind == WRITER else WRITER
    money = state.players[seat].money
    if state.held(seat, mate) == 0:
        return []
    price = cheapest(state, seat, mate)
    args: dict[str, int | str] = {"count": price + value, "kind": KINDS[kind]}
    return [Reason("affordable", args)] if value <= money - price < HIGHEST_VALUE else []


def _to_develop(state: AgeOfComics, genre: int, seat: int) -> list[Reason]:
    """Return the reason for what suits an original that lies open, if it can still be developed and printed."""
    shown = any(state.comic[comic] == ROW and genre_of(comic) == genre for comic in range(ORIGINALS))
    return [Reason("open-comic", {"genre": GENRES[genre]})] if shown and turns_left(state, seat) > 1 else []


def _develop(state: AgeOfComics, genre: int, seat: int) -> list[Reason]:
    """Return the reasons for an original of a genre."""
    found = []
    if wins_mastery(state, seat, genre, 1, original=True):
        found.append(Reason("could-master", {"genre": GENRES[genre]}))
    if state.players[seat].ideas[genre] >= IDEAS_TO_PRINT:
        found.append(Reason("has-ideas", {"genre": GENRES[genre]}))
    if _specialists(state, genre, seat):
        found.append(Reason("specialist", {"genre": GENRES[genre]}))
    return found


def _idea(state: AgeOfComics, genre: int, seat: int) -> list[Reason]:
    """Return the reasons for an idea: an original in hand that waits for it, or what speaks for a later one."""
    args, ideas = {"genre": GENRES[genre]}, state.players[seat].ideas[genre]
    spare, left = _spare_ideas(state, genre, seat), turns_left(state, seat)
    if spare < 0 and left > 0:
        return [Reason("lacks-ideas" if ideas % IDEAS_TO_PRINT == 0 else "second-idea", args)]
    if left < 2 or spare >= IDEAS_TO_PRINT:
        return []
    found = _to_develop(state, genre, seat)
    if _specialists(state, genre, seat):
        found.append(Reason("held-creative", args))
    if state.mastery[genre] == NOBODY and any(holder != NOBODY for holder in state.mastery):
        found.append(Reason("free-mastery", args))
    asked = [_asked(state, one) for one in range(len(GENRES))]
    if asked[genre] == max(asked) and asked.count(asked[genre]) == 1:
        found.append(Reason("most-orders", args))
    if not found and ideas % IDEAS_TO_PRINT:
        found.append(Reason("makes-pair", args))
    return found


def _asked(state: AgeOfComics, genre: int) -> int:
    """Count the orders of a genre on the map, face up or down."""
    shown = [genre_of_kind(kind) for kind in _open_kinds(state, range(SPACES))]
    return shown.count(genre) + list(state.face_down).count(genre)


def _collect(state: AgeOfComics, space: int) -> list[Reason]:
    """Return the reason for an order that lies face up."""
    kind = state.face_up[space]
    return [] if kind == NOBODY else [Reason("order", {"count": state.box.order_fans[kind]})]


def originals(state: AgeOfComics, seat: int) -> list[int]:
    """Return the originals in a seat's hand or laid out for hype."""
    own = (hand_of(seat), hyped_by(seat))
    return [comic for comic in range(ORIGINALS) if state.comic[comic] in own]


def lacking_ideas(state: AgeOfComics, seat: int) -> list[int]:
    """Return the genres of originals for which a seat has too few ideas."""
    return [genre for genre in sorted(own_genres(state, seat)) if state.players[seat].ideas[genre] < IDEAS_TO_PRINT]


def _open_specialists(state: AgeOfComics, seat: int) -> list[int]:
    """Return the genres of a seat's originals for which a writer or artist lies face up that its hand still lacks."""
    shown = {(craft(card), card // WRITERS) for card in range(CREATIVES) if state.creative[card] == ROW}
    return [
        genre
        for genre in sorted(own_genres(state, seat))
        if any((genre, kind) in shown and not specialists(state, seat, genre, kind) for kind in (WRITER, ARTIST))
    ]


def _open_originals(state: AgeOfComics, seat: int) -> list[Reason]:
    """Return the reasons for the originals that lie face up: ideas for one, a creative for one."""
    shown = sorted({genre_of(comic) for comic in range(ORIGINALS) if state.comic[comic] == ROW})
    spare = [genre for genre in shown if _spare_ideas(state, genre, seat) >= IDEAS_TO_PRINT]
    suited = [genre for genre in shown if genre not in own_genres(state, seat) and _specialists(state, genre, seat)]
    found = [Reason("open-ready", {"genre": GENRES[genre]}) for genre in spare[:1]]
    return found + [Reason("open-suited", {"genre": GENRES[genre]}) for genre in suited[:1]]


def _spare_ideas(state: AgeOfComics, genre: int, seat: int) -> int:
    """Return how many ideas of a genre a seat has that no original in its hand needs."""
    wanted = sum(genre_of(comic) == genre for comic in originals(state, seat))
    return state.players[seat].ideas[genre] - IDEAS_TO_PRINT * wanted


def fitting_orders(state: AgeOfComics, seat: int) -> int:
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
    return [state.face_up[space] for space in spaces if state.face_up[space] != NOBODY]


def _specialists(state: AgeOfComics, genre: int, seat: int) -> bool:
    """Return whether a creative of the genre is in a seat's hand."""
    return any(state.creative[card] == hand_of(seat) and craft(card) == genre for card in range(CREATIVES))
