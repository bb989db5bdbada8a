"""Orders (p.2, p.9): turned up on the map, collected, fulfilled by comics of their genre and value."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.age_of_comics import log, verbs
from ludotheque.games.age_of_comics.chapters import chart
from ludotheque.games.age_of_comics.codes import KINDS, LOWEST_ORDER, MAX_PLAYERS, NOBODY, PER_GENRE, SPACES, Ask
from ludotheque.games.age_of_comics.pieces import Comic
from ludotheque.games.age_of_comics.state import AgeOfComics, Question


def genre_of_kind(kind: i64) -> i64:
    """Return the genre that a kind of order asks for."""
    return kind // PER_GENRE


def value_of_kind(kind: i64) -> i64:
    """Return the value that a kind of order asks for."""
    return kind % PER_GENRE + LOWEST_ORDER


# --- On the map ---


def has_order(state: AgeOfComics, space: i64) -> bool:
    """Return whether an order lies on a space, face up or down."""
    return state.face_down[space] != NOBODY or state.face_up[space] != NOBODY


def genre_on(state: AgeOfComics, space: i64) -> i64:
    """Return the genre of the order on a space, face up or down; NOBODY without one."""
    kind = state.face_up[space]
    return state.face_down[space] if kind == NOBODY else genre_of_kind(kind)


def reveal(state: AgeOfComics, space: i64) -> i64:
    """Turn an order face up: which kind it is, is drawn from those of its genre that lie face down."""
    first = state.face_down[space] * PER_GENRE
    left: i64 = 0
    kind: i64 = 0
    for kind in range(first, first + PER_GENRE):
        left += state.pool[kind]
    nth = state.chance.below(left)
    for kind in range(first, first + PER_GENRE):
        if nth < state.pool[kind]:
            break
        nth -= state.pool[kind]
    state.pool[kind] -= 1
    state.face_down[space] = NOBODY
    state.face_up[space] = kind
    return kind


def reveal_genre(state: AgeOfComics, genre: i64) -> list[i64]:
    """Turn all orders of a genre face up that lie face down on the map; return their spaces."""
    turned: list[i64] = []
    for space in range(SPACES):
        if state.face_down[space] == genre:
            reveal(state, space)
            turned.append(space)
    return turned


# --- Fulfilling ---


def fulfils(state: AgeOfComics, comic: Comic, kind: i64) -> bool:
    """Return whether a comic has the genre and the value that an order asks for."""
    return comic.genre() == genre_of_kind(kind) and state.comic_value(comic) >= value_of_kind(kind)


def fulfil(state: AgeOfComics, seat: i64, kind: i64, comic: Comic) -> None:
    """Give the fans of an order to a comic; the tile is turned over."""
    player = state.players[seat]
    player.orders[kind] -= 1
    player.done[kind] += 1
    log.say(state, "fulfil", "fulfil", seat, "order", kind, "comic", comic.number)
    chart.gain(state, comic, state.box.order_fans[kind])


def unfulfilled(state: AgeOfComics, seat: i64) -> i64:
    """Return the fans of the orders that a player has collected and not fulfilled."""
    fans: i64 = 0
    orders = state.players[seat].orders
    for kind in range(KINDS):
        fans += orders[kind] * state.box.order_fans[kind]
    return fans


@final
class Fulfil(Question):
    """Fulfil every order that a comic can; the owner says which comic where several can (R28).

    Due at four moments (p.9): an order is collected, a comic printed, a value raised, a team changed.
    """

    def asks(self) -> i64:
        return Ask.FULFIL

    def run(self, state: AgeOfComics) -> bool:
        player = state.players[self.seat]
        for kind in range(KINDS):
            while player.orders[kind] > 0:
                count: i64 = 0
                only = NOBODY
                for comic in player.comics:
                    if fulfils(state, comic, kind):
                        count += 1
                        only = comic.number
                if count > 1:
                    return True
                if count == 0:
                    break
                fulfil(state, self.seat, kind, state.printed(only))
        state.drop()
        return False

    def kind(self, state: AgeOfComics) -> i64:
        """Return the first order that a comic can fulfil: there are several such comics, or it would be fulfilled."""
        player = state.players[self.seat]
        for kind in range(KINDS):
            if player.orders[kind] > 0:
                for comic in player.comics:
                    if fulfils(state, comic, kind):
                        return kind
        return NOBODY

    def offer(self, state: AgeOfComics, actions: list[i64]) -> None:
        kind = self.kind(state)
        for comic in state.players[self.seat].comics:
            if fulfils(state, comic, kind):
                actions.append(verbs.FULFIL.of(comic.number))

    def answer(self, state: AgeOfComics, action: i64) -> None:
        fulfil(state, self.seat, self.kind(state), state.printed(verbs.FULFIL.which(action)))


FULFIL: Final = vec[Fulfil]([Fulfil(seat) for seat in range(MAX_PLAYERS)])
