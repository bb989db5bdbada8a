"""Learning and training (p.10): at the beginning of a round values of creatives on the mats may be raised."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.age_of_comics import log, verbs
from ludotheque.games.age_of_comics.box import craft
from ludotheque.games.age_of_comics.chapters import orders
from ludotheque.games.age_of_comics.codes import CREATIVES, HIGHEST_VALUE, LEARNT, MAX_PLAYERS, TRAINED, Ask
from ludotheque.games.age_of_comics.pieces import Comic
from ludotheque.games.age_of_comics.places import mat_of, owner_of
from ludotheque.games.age_of_comics.state import AgeOfComics, Choice

LEARNING_COST: Final[i64] = 1


def raise_cost(state: AgeOfComics, card: i64) -> i64:
    """Return what it costs to raise a creative on a mat by one now; 0 if it cannot be raised (R10)."""
    if state.grown[card] != 0 or state.creative_value(card) >= HIGHEST_VALUE:
        return 0
    cost: i64 = 0
    for comic in state.players[owner_of(state.creative[card])].comics:
        if comic.employs(card):
            one = raise_in(state, card, comic)
            if one > 0 and (cost == 0 or one < cost):
                cost = one
    return cost


def raise_in(state: AgeOfComics, card: i64, comic: Comic) -> i64:
    """Return the cost beside its mate in one comic; 0 if it cannot be raised there."""
    genre = comic.genre()
    if craft(card) != genre:
        return 0
    mate = comic.artist if comic.writer == card else comic.writer
    value = state.creative_value(card)
    if craft(mate) != genre:
        return value + 1
    if state.creative_value(mate) > value and state.grown[mate] != TRAINED:
        return LEARNING_COST
    before: i64 = state.creative_value(mate) - (1 if state.grown[mate] != 0 else 0)
    return value + 1 if state.creative_value(mate) == value or before == value else 0


def forget_growth(state: AgeOfComics) -> None:
    """Let everyone learn or train again."""
    for card in range(CREATIVES):
        state.grown[card] = 0


@final
class Raise(Choice):
    """Choose creatives on the mat to raise, one by one (R11)."""

    def asks(self) -> i64:
        return Ask.RAISE

    def offer(self, state: AgeOfComics, actions: list[i64]) -> None:
        player = state.players[self.seat]
        if len(player.comics) > 0:
            for card in range(CREATIVES):
                if state.creative[card] == mat_of(self.seat):
                    cost = raise_cost(state, card)
                    if 0 < cost <= player.money:
                        actions.append(verbs.RAISE.of(card))
        actions.append(verbs.DONE.first)

    def answer(self, state: AgeOfComics, action: i64) -> None:
        if action == verbs.DONE.first:
            state.drop()
            return
        card = verbs.RAISE.which(action)
        cost = raise_cost(state, card)
        learnt = cost == LEARNING_COST
        state.grown[card] = LEARNT if learnt else TRAINED
        state.raised[card] += 1
        state.earn(self.seat, -cost)
        state.put(orders.FULFIL[self.seat])
        key = "learn" if learnt else "train"
        log.say(state, key, key, self.seat, "card", card, "value", state.creative_value(card), "cost", cost)


RAISE: Final = vec[Raise]([Raise(seat) for seat in range(MAX_PLAYERS)])
