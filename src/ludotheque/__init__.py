"""Ludotheque: modern tabletop games, complete to their rulebooks.

>>> from ludotheque import SeededChance, load
>>> koryo = load("koryo")
>>> state = koryo.start(2, chance=SeededChance(1))
>>> state
<Koryŏ: 2 players, seat 1 to decide>
>>> print(state)
Place your order: any number of cards of one kind.
<BLANKLINE>
Season 1 of 8
...
"""

from typing import TYPE_CHECKING, Literal, overload

from ludotheque.core.actions import Action, ActionSpace, verb
from ludotheque.core.chance import Chance, ChanceError, RecordedChance, ScriptedChance, SealedChance, SeededChance
from ludotheque.core.errors import (
    BadInput,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeat,
    BrokenGame,
    OtherRules,
    UnknownAction,
    UnknownGame,
)
from ludotheque.core.events import Event, Prompt, Reason
from ludotheque.core.game import Game
from ludotheque.core.ledger import Ledger
from ludotheque.core.library import Installed
from ludotheque.core.match import Match
from ludotheque.core.options import Options, option
from ludotheque.core.record import Record
from ludotheque.core.registry import broken_games, registered_games
from ludotheque.core.rules import Rules
from ludotheque.core.state import LIBRARIES, TERMINAL, Heuristics, IllegalAction, State, check_seat, placing
from ludotheque.core.verify import Verdict, judge, unchecked, unproved, verify

if TYPE_CHECKING:
    # So that an editor knows `load("koryo").start(2).tableau`. At run time, no game is loaded before it is asked for.
    from ludotheque.games.age_of_comics.state import AgeOfComics
    from ludotheque.games.gold_record.state import GoldRecord
    from ludotheque.games.kick_ass.state import KickAss
    from ludotheque.games.koryo.rules import Koryo
    from ludotheque.games.leduc.rules import Leduc
    from ludotheque.games.manga_dice.rules import MangaDice

    @overload
    def load(game: Literal["age_of_comics"]) -> Game[AgeOfComics]: ...
    @overload
    def load(game: Literal["gold_record"]) -> Game[GoldRecord]: ...
    @overload
    def load(game: Literal["kick_ass"]) -> Game[KickAss]: ...
    @overload
    def load(game: Literal["koryo"]) -> Game[Koryo]: ...
    @overload
    def load(game: Literal["leduc"]) -> Game[Leduc]: ...
    @overload
    def load(game: Literal["manga_dice"]) -> Game[MangaDice]: ...
    @overload
    def load(game: str) -> Game: ...
    def load(game: str) -> Game:
        """Return the game with this id, without loading any other; UnknownGame or BrokenGame if that cannot be done."""
else:
    from ludotheque.core.registry import load

__all__ = [
    "TERMINAL",
    "Action",
    "ActionSpace",
    "BadInput",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeat",
    "BrokenGame",
    "Chance",
    "ChanceError",
    "Event",
    "Game",
    "Heuristics",
    "IllegalAction",
    "Ledger",
    "Match",
    "Options",
    "OtherRules",
    "Prompt",
    "Reason",
    "Record",
    "RecordedChance",
    "Rules",
    "ScriptedChance",
    "SealedChance",
    "SeededChance",
    "State",
    "UnknownAction",
    "UnknownGame",
    "Verdict",
    "broken_games",
    "check_seat",
    "judge",
    "load",
    "option",
    "placing",
    "registered_games",
    "unchecked",
    "unproved",
    "verb",
    "verify",
]
__version__ = "0.2.0"

LIBRARIES[:] = [Installed()]
