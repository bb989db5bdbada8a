"""Mastery (p.5): a token for each genre, and a fan for each comic of its master."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.games.age_of_comics import log
from ludotheque.games.age_of_comics.chapters import chart
from ludotheque.games.age_of_comics.codes import AUTOMA, GENRES, NOBODY, PER_GENRE
from ludotheque.games.age_of_comics.state import AgeOfComics


def claim_mastery(state: AgeOfComics, side: i64, genre: i64) -> None:
    """Take the token if it is due; then each comic of the genre that has not had its fan gets one (R13, R14)."""
    player = state.players[side]
    if wins_mastery(state, side, genre, 0, original=False):
        state.mastery[genre] = side
        key = "mastery-automa" if state.solo and side == AUTOMA else "mastery"
        log.say(state, key, "mastery", side, "genre", genre)
    if state.mastery[genre] == side:
        for title in range(genre * PER_GENRE, genre * PER_GENRE + PER_GENRE):
            for comic in player.comics:
                if comic.title() == title and not comic.mastered:
                    comic.mastered = True
                    chart.gain(state, comic, 1)


def wins_mastery(state: AgeOfComics, side: i64, genre: i64, more: i64, *, original: bool) -> bool:
    """Return whether a side would take the token with so many more comics of the genre, one perhaps an original."""
    holder = state.mastery[genre]
    if holder == side:
        return False
    count = more
    for comic in state.players[side].comics:
        if comic.genre() == genre:
            count += 1
            if comic.is_original():
                original = True
    return original and (holder == NOBODY or count > state.players[holder].of_genre(genre))


def masteries(state: AgeOfComics, side: i64) -> i64:
    """Return how many tokens of mastery a side holds."""
    count: i64 = 0
    for genre in range(GENRES):
        if state.mastery[genre] == side:
            count += 1
    return count
