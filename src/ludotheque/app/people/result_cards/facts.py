"""The facts on a result card: those that anyone with the link to the table can see."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from ludotheque.app.people.archive.played import Played
from ludotheque.app.protocol import server_texts as spoken
from ludotheque.app.store.interface import iso
from ludotheque.app.store.queries.archive import Play
from ludotheque.core.custom_inputs import POSITION
from ludotheque.core.errors import BadInput
from ludotheque.core.game import PLAIN, Game, Look
from ludotheque.core.registry import load

TEXT = Path(__file__).with_name("text")
DAY = len("2026-01-31")


@dataclass(frozen=True, slots=True)
class CardLine:
    """One player: the place, or None in a game without a result, the name and the score."""

    place: int | None
    name: str
    score: int | None
    best: bool


@dataclass(frozen=True, slots=True)
class Facts:
    """Everything that is drawn. Equal facts make equal cards."""

    game: str
    title: str
    verdict: str
    lines: tuple[CardLine, ...]
    day: str
    look: Look
    brought: str = ""
    """A few words for a position or file that the host brought; empty for a game that began as its rules say."""


def say(language: str, key: str, **values: str | int) -> str:
    """Return a text of the cards.

    >>> say("en", "won", names="Ada")
    'Ada wins'
    """
    return spoken.say(TEXT, language, key, **values)


def facts(played: Played, language: str, writable: Callable[[str], bool] = lambda _: True) -> Facts:
    """Return the facts of a finished game.

    Args:
        played: the game.
        language: one of those of the client; English instead where its words cannot be drawn.
        writable: whether a text can be drawn. A name that cannot is replaced by the number of its seat.
    """
    if not writable(spoken.player(language, 1)):
        language = "en"
    known = _game(played.game)
    lines = [_line(play, language, writable) for play in sorted(played.plays, key=_rank)]
    return Facts(
        game=played.game,
        title=known.title if known is not None else played.game,
        verdict=_verdict(lines, language, team=known is not None and known.cooperative),
        lines=tuple(lines),
        day=iso(played.at)[:DAY],
        look=known.look if known is not None else PLAIN,
        brought=custom_input_words(played.brought, language),
    )


def custom_input_words(brought: Sequence[str], language: str) -> str:
    """Return a few words for what was brought to a game; empty for nothing."""
    if not brought:
        return ""
    return say(language, "brought-position" if POSITION in brought else "brought-file")


def _game(id: str) -> Game | None:
    try:
        return load(id)
    except BadInput:
        return None


def _rank(play: Play) -> tuple[int, int]:
    return play.place or 0, play.seat


def _line(play: Play, language: str, writable: Callable[[str], bool]) -> CardLine:
    name = spoken.named(language, play.name)
    if not writable(name):
        name = spoken.player(language, play.seat + 1)
    best = play.place == 1 and play.value is not None and play.value >= 0
    return CardLine(play.place, name, play.score, best)


def _verdict(lines: Sequence[CardLine], language: str, *, team: bool) -> str:
    """Return the outcome in a sentence. Where all lose, as a team does, no one has won."""
    names = [line.name for line in lines if line.best]
    if all(line.place is None for line in lines):
        return say(language, "no-result")
    if not names:
        return say(language, "lost")
    if team:
        return say(language, "team-won")
    key = "won" if len(names) == 1 else "shared"
    return say(language, key, names=spoken.listed(language, names))
