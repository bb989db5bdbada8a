"""Ideas (p.7): those of the board by space, then two of choice from the supply."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from ludotheque.games.age_of_comics import log, verbs
from ludotheque.games.age_of_comics.codes import GENRES, Ask
from ludotheque.games.age_of_comics.state import AgeOfComics, Question
from ludotheque.games.age_of_comics.tables import SUPPLY_IDEAS


def refill_shelf(state: AgeOfComics) -> None:
    """Put an idea of each genre that the board lacks on it (p.6)."""
    fresh: list[i64] = []
    for genre in range(GENRES):
        if state.shelf[genre] == 0:
            state.shelf[genre] = 1
            state.supply[genre] -= 1
            fresh.append(genre)
    if fresh:
        log.genres(state, "shelf", "shelf", fresh)


def shelf_left(state: AgeOfComics) -> i64:
    """Return how many ideas lie on the board."""
    count: i64 = 0
    for ideas in state.shelf:
        count += ideas
    return count


@final
@mypyc_attr(free_list_len=1)
class TakeBoardIdea(Question):
    """The ideas action: choose one of the ideas on the board while any are due, then go on to the supply."""

    def __init__(self, seat: i64, due: i64, *, supplied: bool = False) -> None:
        super().__init__(seat)
        self.due: i64 = due
        self.supplied: bool = supplied

    def asks(self) -> i64:
        return Ask.BOARD_IDEA

    def left(self) -> i64:
        return self.due

    def offer(self, state: AgeOfComics, actions: list[i64]) -> None:
        if self.due > 0:
            for genre in range(GENRES):
                if state.shelf[genre] > 0:
                    actions.append(verbs.BOARD_IDEA.of(genre))

    def end(self, state: AgeOfComics) -> None:
        if self.supplied:
            state.drop()
        else:
            state.swap(TakeBoardIdea(self.seat, self.due, supplied=True))
            state.put(TakeIdea(self.seat, SUPPLY_IDEAS))

    def answer(self, state: AgeOfComics, action: i64) -> None:
        genre = verbs.BOARD_IDEA.which(action)
        state.shelf[genre] -= 1
        state.players[self.seat].ideas[genre] += 1
        state.swap(TakeBoardIdea(self.seat, self.due - 1, supplied=self.supplied))
        log.say(state, "board-idea", "ideas", self.seat, "genre", genre)


@final
@mypyc_attr(free_list_len=1)
class TakeIdea(Question):
    """Choose idea tokens from the supply, one by one."""

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat)
        self.count: i64 = count

    def asks(self) -> i64:
        return Ask.IDEA

    def offer(self, state: AgeOfComics, actions: list[i64]) -> None:
        for genre in range(GENRES):
            actions.append(verbs.IDEA.of(genre))

    def answer(self, state: AgeOfComics, action: i64) -> None:
        genre = verbs.IDEA.which(action)
        state.idea(self.seat, genre, 1)
        log.say(state, "idea", "ideas", self.seat, "genre", genre)
        if self.count > 1:
            state.swap(TakeIdea(self.seat, self.count - 1))
        else:
            state.drop()
