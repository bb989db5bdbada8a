"""Challenges of solo play (solo p.4): each that is accepted and not met costs points."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.age_of_comics import log, verbs
from ludotheque.games.age_of_comics.chapters.mastery import masteries
from ludotheque.games.age_of_comics.codes import CHALLENGES, GENRES, HUMAN, Ask
from ludotheque.games.age_of_comics.pieces import Player
from ludotheque.games.age_of_comics.state import AgeOfComics, Question

# As the cards ask.
MASTERIES: Final[i64] = 3
DOLLARS: Final[i64] = 20
FANS_OF_ONE: Final[i64] = 11
FANS: Final[i64] = 35
ORDERS: Final[i64] = 12


class Challenge:
    """Something to have reached by the end of the game."""

    def met(self, state: AgeOfComics, player: Player) -> bool:
        """Return whether the human meets it now."""
        raise NotImplementedError


@final
class Masteries(Challenge):
    """Two named masteries and any third."""

    def __init__(self, one: i64, other: i64) -> None:
        self.one: i64 = one
        self.other: i64 = other

    def met(self, state: AgeOfComics, player: Player) -> bool:
        named = state.mastery[self.one] == HUMAN and state.mastery[self.other] == HUMAN
        return named and masteries(state, HUMAN) >= MASTERIES


@final
class Money(Challenge):
    """Twenty dollars."""

    def met(self, state: AgeOfComics, player: Player) -> bool:
        return player.money >= DOLLARS


@final
class TopComic(Challenge):
    """A comic of eleven fans or more that had no hype."""

    def met(self, state: AgeOfComics, player: Player) -> bool:
        for comic in player.comics:
            if comic.fans >= FANS_OF_ONE and not (comic.is_original() and state.hype[comic.number] > 0):
                return True
        return False


@final
class Fans(Challenge):
    """Thirty-five fans."""

    def met(self, state: AgeOfComics, player: Player) -> bool:
        return player.fans() >= FANS


@final
class Orders(Challenge):
    """Twelve fulfilled orders."""

    def met(self, state: AgeOfComics, player: Player) -> bool:
        count: i64 = 0
        for done in player.done:
            count += done
        return count >= ORDERS


@final
class EveryGenre(Challenge):
    """A comic of each genre."""

    def met(self, state: AgeOfComics, player: Player) -> bool:
        for genre in range(GENRES):
            if player.of_genre(genre) == 0:
                return False
        return True


@final
class NoRipOff(Challenge):
    """No rip-off."""

    def met(self, state: AgeOfComics, player: Player) -> bool:
        return player.originals() == i64(len(player.comics))


SCIFI, CRIME, ROMANCE, HORROR, SUPERHEROES, WESTERN = range(6)
ALL: Final = vec[Challenge](
    [
        Masteries(SUPERHEROES, WESTERN),
        Masteries(SCIFI, HORROR),
        Masteries(ROMANCE, CRIME),
        Money(),
        TopComic(),
        Fans(),
        Orders(),
        EveryGenre(),
        NoRipOff(),
    ]
)
"""In the order of their names."""


def met(state: AgeOfComics, number: i64) -> bool:
    """Return whether the human meets a challenge now."""
    return ALL[number].met(state, state.players[HUMAN])


def missed(state: AgeOfComics) -> i64:
    """Return how many accepted challenges are not met."""
    count: i64 = 0
    for number in range(CHALLENGES):
        if state.challenges[number] == 1 and not met(state, number):
            count += 1
    return count


@final
class AcceptChallenge(Question):
    """Choose challenges before the game begins, as many as one likes."""

    def asks(self) -> i64:
        return Ask.CHALLENGE

    def left(self) -> i64:
        return 0

    def offer(self, state: AgeOfComics, actions: list[i64]) -> None:
        for number in range(CHALLENGES):
            if state.challenges[number] == 0:
                actions.append(verbs.CHALLENGE.of(number))
        actions.append(verbs.DONE.first)

    def answer(self, state: AgeOfComics, action: i64) -> None:
        if action == verbs.DONE.first:
            state.drop()
            return
        number = verbs.CHALLENGE.which(action)
        state.challenges[number] = 1
        log.say(state, "challenge", "challenges", self.seat, "challenge", number)
