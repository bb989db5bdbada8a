"""The round (p.6): its beginning with calendar, ideas, hype, learning and training; turns; its end (p.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.state import IllegalAction
from ludotheque.games.age_of_comics import automa, decks, do, log, printing, scoring
from ludotheque.games.age_of_comics.box import craft, genre_of
from ludotheque.games.age_of_comics.codes import (
    ARTIST,
    AUTOMA,
    AUTOMA_CARDS,
    COMICS,
    CREATIVES,
    DEVELOP,
    EDITORS,
    EXTRA,
    FACE_UP,
    GENRES,
    HIRE,
    HYPED,
    IDEAS,
    IN_HAND,
    KINDS,
    LEARNT,
    MAIN,
    MAT,
    MOST_SPACES,
    NOBODY,
    ORIGINAL,
    ORIGINALS,
    PRINT,
    Q_OVER,
    Q_PLACE,
    RANKING,
    ROUNDS,
    ROYALTIES,
    S_OVER,
    S_RAISE,
    S_TURN,
    SALES,
    SPACES,
    TRAINED,
    WRITER,
)
from ludotheque.games.age_of_comics.tables import (
    BOARD_IDEAS,
    CALENDAR,
    FIRST_VP,
    ROYALTY,
    SALES_TILES,
    earnings,
)

if TYPE_CHECKING:
    from ludotheque.games.age_of_comics.rules import AgeOfComics


# --- I. Beginning (p.6) ---


def begin_round(s: AgeOfComics) -> None:
    """Calendar, ideas, hype; then whoever wants pays for values (R11)."""
    s.round += 1
    if s.events is not None:
        log.say(s, "round", "round", ("round", s.round))
    _k: i64 = 0
    genre: i64 = 0
    card: i64 = 0
    for _k in range(CALENDAR[s.round]):
        flip_calendar(s)
    fresh: list[i64] = []
    for genre in range(GENRES):
        if s.shelf[genre] == 0:
            s.shelf[genre] = 1
            s.supply[genre] -= 1
            fresh.append(genre)
    if fresh and s.events is not None:
        log.genres(s, "shelf", "shelf", fresh)
    for card in range(ORIGINALS):
        if s.comic[card] >= HYPED and s.comic[card] < MAT:
            s.hype[card] += 1
            if s.events is not None:
                log.say(s, "hype-token", "hype", ("seat", s.comic[card] - HYPED), ("comic", card))
    for card in range(CREATIVES):
        s.grown[card] = 0
    s.stage = S_RAISE
    s.turn = 0


def flip_calendar(s: AgeOfComics) -> None:
    """One of the calendar tiles left, and all orders of its genre still on the map (R9 of the tricky points)."""
    left: i64 = 0
    genre: i64 = 0
    for genre in range(GENRES):
        if s.calendar[genre] == 0:
            left += 1
    nth: i64 = s.chance.below(left)
    for genre in range(GENRES):
        if s.calendar[genre] == 0:
            if nth == 0:
                break
            nth -= 1
    s.calendar[genre] = s.round
    turned: list[i64] = reveal_genre(s, genre)
    if s.events is not None:
        log.turned(s, "calendar" if turned else "calendar-alone", "calendar", genre, turned)


def reveal_genre(s: AgeOfComics, genre: i64) -> list[i64]:
    """Turn all orders of a genre face up that lie face down on the map; return their spaces."""
    turned: list[i64] = []
    space: i64 = 0
    for space in range(SPACES):
        if s.space[space] == genre:
            reveal(s, space)
            turned.append(space)
    return turned


def reveal(s: AgeOfComics, space: i64) -> i64:
    """Turn an order face up: which kind it is, is drawn from what its genre has left."""
    genre: i64 = s.space[space]
    left: i64 = 0
    kind: i64 = 0
    for kind in range(genre * 4, genre * 4 + 4):
        left += s.pool[kind]
    nth: i64 = s.chance.below(left)
    for kind in range(genre * 4, genre * 4 + 4):
        if nth < s.pool[kind]:
            break
        nth -= s.pool[kind]
    s.pool[kind] -= 1
    s.space[space] = FACE_UP + kind
    return kind


# Learning and training (p.10).


def raise_cost(s: AgeOfComics, card: i64) -> i64:
    """What it costs to raise a creative on the mat by one now; 0 if it cannot be raised (R10)."""
    if s.grown[card] != 0 or s.worth(card) >= 3:
        return 0
    comic: i64 = 0
    cost: i64 = 0
    for comic in range(COMICS):
        if s.comic[comic] >= MAT and (s.writer[comic] == card or s.artist[comic] == card):
            one: i64 = raise_in(s, card, comic)
            if one > 0 and (cost == 0 or one < cost):
                cost = one
    return cost


def raise_in(s: AgeOfComics, card: i64, comic: i64) -> i64:
    """The cost beside its mate in one comic, 0 if it cannot."""
    genre: i64 = genre_of(comic)
    if craft(card) != genre:
        return 0
    mate: i64 = s.artist[comic] if s.writer[comic] == card else s.writer[comic]
    value: i64 = s.worth(card)
    if craft(mate) != genre:
        return value + 1
    if s.worth(mate) > value and s.grown[mate] != TRAINED:
        return 1
    before: i64 = s.worth(mate) - (1 if s.grown[mate] != 0 else 0)
    return value + 1 if s.worth(mate) == value or before == value else 0


def learns(s: AgeOfComics, card: i64) -> bool:
    """Whether raising it now is learning rather than training."""
    return raise_cost(s, card) == 1


def raise_actions(s: AgeOfComics) -> list[i64]:
    """Creatives who can be raised and paid."""
    actions: list[i64] = []
    card: i64 = 0
    for card in range(CREATIVES):
        if s.creative[card] == MAT + s.player:
            cost: i64 = raise_cost(s, card)
            if cost > 0 and cost <= s.money(s.player):
                actions.append(do.RAISE.of(card))
    actions.append(do.DONE.first)
    return actions


def apply_raise(s: AgeOfComics, action: i64) -> None:
    """Raise one by one, or go on."""
    if action == do.DONE.first:
        s.turn += 1
        return
    card: i64 = do.RAISE.which(action)
    if card < 0 or card >= CREATIVES or s.creative[card] != MAT + s.player:
        raise IllegalAction(action)
    cost: i64 = raise_cost(s, card)
    if cost == 0 or cost > s.money(s.player):
        raise IllegalAction(action)
    learnt: bool = cost == 1
    s.grown[card] = LEARNT if learnt else TRAINED
    s.raised[card] += 1
    s.earn(s.player, -cost)
    if s.events is not None:
        key = "learn" if learnt else "train"
        log.say(s, key, key, ("seat", s.player), ("card", card), ("value", s.worth(card)), ("cost", cost))


def next_raiser(s: AgeOfComics) -> bool:
    """Find the next player in turn order who can raise somebody; False when there is none left."""
    while s.turn < s.sides:
        s.player = s.order[s.turn]
        if not (s.solo and s.player == AUTOMA) and i64(len(raise_actions(s))) > 1:
            return True
        s.turn += 1
    s.turn = -1
    s.stage = S_TURN
    return False


# --- II. Middle: turns (p.6) ---


def next_turn(s: AgeOfComics) -> bool:
    """The next player in turn order with an editor to place; False when the round is over."""
    step: i64 = 0
    turn: i64 = s.turn
    for step in range(1, s.sides + 1):
        s.turn = (turn + step) % s.sides
        s.player = s.order[s.turn]
        if s.get(s.player, IN_HAND) > 0:
            if s.solo and s.player == AUTOMA:
                automa.play(s)
                return False
            s.question = Q_PLACE
            return True
    end_round(s)
    return False


def possible(s: AgeOfComics, action: i64) -> bool:
    """Whether a main action has a space left and something to do."""
    if s.taken[action] >= s.spaces():
        return False
    if action == HIRE:
        return decks.has_any(s, WRITER) and decks.has_any(s, ARTIST)
    if action == DEVELOP:
        return decks.has_any(s, ORIGINAL)
    return action != PRINT or printing.can_print(s)


def place_actions(s: AgeOfComics) -> list[i64]:
    """The main actions that are possible; passing only if none is (R26)."""
    actions: list[i64] = []
    action: i64 = 0
    for action in range(MAIN):
        if possible(s, action):
            actions.append(do.PLACE.of(action))
    if not actions:
        actions.append(do.PASS.first)
    return actions


def place(s: AgeOfComics, choice: i64) -> None:
    """Put an editor on the topmost free space of an action and begin it."""
    if choice == do.PASS.first and place_actions(s)[0] == do.PASS.first:
        s.put(s.player, IN_HAND, 0)
        if s.events is not None:
            log.say(s, "pass", "turns", ("seat", s.player))
        return
    action: i64 = do.PLACE.which(choice)
    if action < 0 or action >= MAIN or not possible(s, action):
        raise IllegalAction(choice)
    spot: i64 = occupy(s, action, s.player)
    s.stage = action
    s.step = 0
    s.left = 1
    s.picked = NOBODY
    if s.events is not None:
        log.say(s, "place", "turns", ("seat", s.player), ("task", action), ("spot", spot + 1))
    if action == HIRE:
        s.left = 3
    elif action == IDEAS:
        s.left = BOARD_IDEAS[spot]
    elif action == PRINT:
        s.left = 2 if spot == 0 else 1
        s.coloured = 0
    elif action == ROYALTIES:
        s.left = 0
        s.earn(s.player, ROYALTY[spot])
        if s.events is not None:
            log.say(s, "royalties", "royalties", ("seat", s.player), ("money", ROYALTY[spot]))
    elif action == SALES:
        s.left = SALES_TILES[spot]
        s.collects = SALES_TILES[spot]
        s.walked = 0
        s.fee = 0


def occupy(s: AgeOfComics, action: i64, seat: i64) -> i64:
    """An editor onto the next space of an action, from top to bottom; answers which."""
    spot: i64 = s.taken[action]
    s.spots[action * MOST_SPACES + spot] = seat
    s.taken[action] += 1
    s.add(seat, IN_HAND, -1)
    return spot


# --- III. End (p.12) ---


def end_round(s: AgeOfComics) -> None:
    """Ranking, earnings, turn order, one fan less each, editors home, new cards."""
    rank_players(s)
    pay_earnings(s)
    if s.round == ROUNDS:
        s.stage = S_OVER
        s.question = Q_OVER
        if s.events is not None:
            scoring.tell_end(s)
        return
    if not s.solo:
        new_order(s)
    lose_fans(s)
    editors_home(s)
    if s.solo and (s.round == 2 or s.round == 4):
        shuffle_automa(s)
    decks.discard_rows(s)
    if s.events is not None:
        log.say(s, "round-end", "decks")
    decks.lay_out(s)
    begin_round(s)


def editors_home(s: AgeOfComics) -> None:
    """Clear the action spaces; everybody has four editors again."""
    seat: i64 = 0
    at: i64 = 0
    for seat in range(s.sides):
        s.put(seat, IN_HAND, EDITORS)
        s.put(seat, EXTRA, 0)
    for at in range(MAIN):
        s.taken[at] = 0
    for at in range(MAIN * MOST_SPACES):
        s.spots[at] = NOBODY


def shuffle_automa(s: AgeOfComics) -> None:
    """Shuffle all of the Automa's cards together (solo p.2)."""
    at: i64 = 0
    for at in range(AUTOMA_CARDS):
        s.automa[at] = 0
    if s.events is not None:
        log.say(s, "automa-shuffle", "automa")


def rank_players(s: AgeOfComics) -> None:
    """3, 2, 1 points by the best comic; equal ones share the better place and the next is skipped (R3)."""
    seat: i64 = 0
    other: i64 = 0
    for seat in range(s.sides):
        best: i64 = s.best(seat)
        points: i64 = FIRST_VP if best > 0 else 0
        for other in range(s.sides):
            if points > 0 and s.best(other) > best:
                points -= 1
        s.add(seat, RANKING, points)
        if s.events is not None:
            key = "rank-automa" if s.solo and seat == AUTOMA else "rank"
            log.say(s, key, "ranking", ("seat", seat), ("fans", best), ("points", points))


def pay_earnings(s: AgeOfComics) -> None:
    """Each comic on the chart earns by its fans."""
    seat: i64 = 0
    for seat in range(s.num_players):
        money: i64 = income(s, seat)
        s.earn(seat, money)
        if s.events is not None:
            log.say(s, "earn", "earnings", ("seat", seat), ("money", money))


def income(s: AgeOfComics, seat: i64) -> i64:
    """What a player's comics earn, all together."""
    money: i64 = 0
    comic: i64 = 0
    for comic in range(COMICS):
        if s.comic[comic] == MAT + seat:
            money += earnings(s.fans[comic])
    return money


def new_order(s: AgeOfComics) -> None:
    """The worst begins; equal ones change their places (p.12)."""
    old: vec[i64] = s.order[:]
    n: i64 = s.num_players
    at: i64 = 0
    to: i64 = 0
    for at in range(n):
        seat: i64 = old[n - 1 - at]
        to = at
        while to > 0 and s.best(s.order[to - 1]) > s.best(seat):
            s.order[to] = s.order[to - 1]
            to -= 1
        s.order[to] = seat
    if s.events is not None:
        for at in range(n):
            log.say(s, "order", "turn-order", ("seat", s.order[at]), ("place", at + 1))


def lose_fans(s: AgeOfComics) -> None:
    """One fan less for each comic, never below one (p.5)."""
    comic: i64 = 0
    lost: i64 = 0
    for comic in range(COMICS):
        if s.fans[comic] > 1:
            s.fans[comic] -= 1
            lost += 1
    if lost > 0 and s.events is not None:
        log.say(s, "decay", "decay", ("count", lost))


def unfulfilled(s: AgeOfComics, seat: i64) -> i64:
    """Fans of the orders that a player has collected and not fulfilled."""
    fans: i64 = 0
    kind: i64 = 0
    for kind in range(KINDS):
        fans += s.orders[seat * KINDS + kind] * s.box.order_fans[kind]
    return fans
