"""The rules of a game as the rest of the library calls them: the functions of its folder, by name."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from ludotheque.core import defaults
from ludotheque.core.card_notes import CardNotes
from ludotheque.core.chance import Chance
from ludotheque.core.changes import Change
from ludotheque.core.events import Event, Prompt, Reason
from ludotheque.core.reading import bounded
from ludotheque.core.state import Heuristics, State
from ludotheque.core.telling import Drawing, Part, Words

if TYPE_CHECKING:
    from typing_extensions import TypeVar as TypeVarWithDefault

    S_co = TypeVarWithDefault("S_co", bound=State, covariant=True, default=State)
else:  # a default of the library's own is Python 3.13's
    S_co = TypeVar("S_co", bound=State, covariant=True)
"""The class of a game's states: ``Game`` alone is a game of any."""

Json = dict[str, Any]
View = Mapping[str, Any]


class SheetLine(NamedTuple):
    """One line of the score sheet: the text ``sheet-<key>``, and the points of each seat.

    ``rival`` has the points of an opponent without a seat, as in solo play; the text ``sheet-rival`` names it.
    """

    key: str
    points: tuple[int, ...]
    rival: int | None = None


def no_words(_options: Any) -> Mapping[str, str]:
    """Return no words, for a game that takes no files of components."""
    return {}


def total(state: State) -> list[SheetLine]:
    """Return a sheet of one line, the scores: the text ``sheet-total``."""
    return [SheetLine("total", tuple(state.scores()))]


def _bounded(read: Callable[[Json, Chance], S_co]) -> Callable[[Json, Chance], S_co]:
    """Return a reader of positions that gets no number beyond what rules can count with."""

    @functools.wraps(read)
    def from_json(data: Json, chance: Chance) -> S_co:
        bounded(data, "position")
        return read(data, chance)

    return from_json


@dataclass(frozen=True, kw_only=True)
class Rules(Generic[S_co]):
    """The functions of a game. They take states of this game only.

    ``view`` and ``encode`` show what one seat may see (``None``: a spectator), and build that view from scratch instead
    of deleting secrets from the full state. A simple game can leave out those with a default
    (:mod:`ludotheque.core.defaults`).
    """

    new: Callable[[int, Any, Chance, list[Event] | None], S_co]
    """Return a set-up game for a number of players, options, chance, and a list to collect the events of the setup
    (None while simulating)."""
    view: Callable[[Any, int | None], View]
    own: Callable[[Any, int], list[Change]] = None  # type: ignore[assignment]  # made of the view
    """Return the changes that turn a spectator's view into that of a seat: applied to ``view(state, None)`` with
    :func:`ludotheque.core.changes.changed`, they give ``view(state, seat)``. The server makes the spectators' view once
    for everyone and sends each seat only its changes. The default compares the two views."""
    encode: Callable[[Any, int], bytes] = None  # type: ignore[assignment]  # made of the view
    """Return the observation of a seat as little-endian 32-bit floats from -1 to 1, preferably by an
    :class:`~ludotheque.core.encoding.Encoder`."""
    tell: Callable[[Any, Words], list[Part]] | None = None
    """Describe a view in the game's own sentences. None: in labels and values (:mod:`ludotheque.texts.description`)."""
    draw: Callable[[Any, Words], Drawing] | None = None
    """Draw a view for the terminal, in boxes of words and symbols. None: show its sentences."""
    to_json: Callable[[Any], Json]
    from_json: Callable[[Json, Chance], S_co]
    prompt: Callable[[Any], Prompt] = defaults.turn
    explain: Callable[[Any, str, Mapping[str, object]], str | None] = defaults.no_reason
    """Return the key of the text that explains why something is not offered, or None."""
    reasons: Callable[[Any, int, int], list[Reason]] = defaults.no_reasons
    """Return reasons for one of the legal actions of a seat, the most important first. They depend only on what that
    seat knows, so they are the same in all worlds that look alike to it."""
    drawbacks: Callable[[Any, int, int], list[Reason]] = defaults.no_reasons
    """Return what speaks against one of the legal actions of a seat, by what that seat knows, as ``reasons`` do."""
    sheet: Callable[[Any], list[SheetLine]] = total
    ending: Callable[[Any], str] = defaults.over
    """Return the ending of a finished game."""
    stats: Callable[[Any], dict[str, float]] = defaults.no_figures
    heuristics: Callable[[], Heuristics] = defaults.PlainHeuristics
    words: Callable[[Any], Mapping[str, str]] = no_words
    """Return the names of pieces in a player's own file, by text id. They replace the game's texts."""
    card_notes: Callable[[int, int], CardNotes] = CardNotes
    """Create empty notes for ``note``, given the numbers of seats and cards."""
    note: Callable[[Any, int, int, Any], None] | None = None
    """Record which cards each seat holds and has just played, given the state, the seat that decided and its action (-1
    and ``NO_DECISION`` before the first decision). Only the lab calls it, after each decision."""

    def __post_init__(self) -> None:
        if self.own is None:
            object.__setattr__(self, "own", defaults.compared(self.view))
        if self.encode is None:
            object.__setattr__(self, "encode", defaults.hashed(self.view))
        if getattr(self.from_json, "__wrapped__", None) is None:
            object.__setattr__(self, "from_json", _bounded(self.from_json))
