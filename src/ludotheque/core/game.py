"""The descriptor of a game."""

from __future__ import annotations

import dataclasses
import functools
import hashlib
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Literal, NamedTuple

from ludotheque.core import defaults
from ludotheque.core.actions import ActionSpace
from ludotheque.core.card_notes import CardNotes
from ludotheque.core.chance import LARGEST_WORD, Chance, SeededChance, unforeseen
from ludotheque.core.changes import Change
from ludotheque.core.errors import BadInput, brief, players_of
from ludotheque.core.events import Event, Prompt, Reason
from ludotheque.core.expansions import gathered
from ludotheque.core.ledger import Ledger
from ludotheque.core.levels import Strength
from ludotheque.core.options import Options
from ludotheque.core.reading import bounded
from ludotheque.core.state import HOMES, Heuristics, State
from ludotheque.core.telling import Drawing, Part, Words

Json = dict[str, Any]
View = Mapping[str, Any]
Certainty = Literal["printed", "public", "reconstructed"]
Stage = Literal["complete", "example"]
Weight = Literal[1, 2, 3, 4, 5]
PictureName = Literal["board", "thumb", "cover"]
PICTURES: tuple[PictureName, ...] = ("board", "thumb", "cover")


@dataclass(frozen=True)
class Provenance:
    """The sources of a game, facts and reconstructions. Each row gives a part, its certainty and its source."""

    rows: tuple[tuple[str, Certainty, str], ...]

    @property
    def reconstructed(self) -> bool:
        """Return whether players see anything that differs from the printed game."""
        return any(certainty == "reconstructed" for _, certainty, _ in self.rows)


class SheetLine(NamedTuple):
    """One line of the score sheet: the text ``sheet-<key>``, and the points of each seat.

    ``rival`` has the points of an opponent without a seat, as in solo play; the text ``sheet-rival`` names it.
    """

    key: str
    points: tuple[int, ...]
    rival: int | None = None


class Look(NamedTuple):
    """The colours of a game, as ``#rrggbb``, in its shared pictures: results and previews.

    ``ink`` is the text colour on ``ground``; ``accent`` only decorates.
    """

    ground: str = "#1b2321"
    ink: str = "#f3eee2"
    accent: str = "#c69a42"


class Bounds(NamedTuple):
    """The most that a game can come to, where that is known: the largest score or loss, and the number of decisions."""

    score: int
    decisions: int


PLAIN = Look()
"""The colours of the site, for a game that declares none."""


def no_words(_options: Any) -> Mapping[str, str]:
    """Return no words, for a game that takes no files of components."""
    return {}


def total(state: State) -> list[SheetLine]:
    """Return a sheet of one line, the scores: the text ``sheet-total``."""
    return [SheetLine("total", tuple(int(score) for score in state.scores()))]


def _bounded(read: Callable[[Json, Chance], State]) -> Callable[[Json, Chance], State]:
    """Return a reader of positions that gets no number beyond what rules can count with."""

    @functools.wraps(read)
    def from_json(data: Json, chance: Chance) -> State:
        bounded(data, "position")
        return read(data, chance)

    return from_json


@dataclass(frozen=True, kw_only=True)
class Game:
    """One game: its rules and everything else the project needs to know about it.

    The callables take states of this game only. ``view`` and ``encode`` show what one seat may see (``None``:
    a spectator), and build that view from scratch instead of deleting secrets from the full state. A simple game can
    leave out members with a default (:mod:`ludotheque.core.defaults`).
    """

    id: str
    title: str
    package: str
    """The dotted name of the game's folder, in which ``text``, ``guide`` and ``golden`` lie."""
    expansions: tuple[str, ...] = ()
    """Folders below the game's own that add to its texts, guide and documents (:mod:`ludotheque.core.expansions`)."""
    version: int
    """The version of the rules. It increases when old records would replay differently."""
    players: range
    minutes: tuple[int, int] = (10, 30)
    weight: Weight = 3
    """The amount to learn, from 1 (a minute is enough) to 5 (an evening is not), as the package judges it."""
    look: Look = PLAIN
    cooperative: bool = False
    resigning: bool | None = None
    """True if a player may resign. None allows it in every game that is not cooperative."""
    languages: tuple[str, ...] = ("en",)
    options: type[Options] = Options
    actions: ActionSpace
    new: Callable[[int, Any, Chance, list[Event] | None], State]
    """Return a set-up game for a number of players, options, chance, and a list to collect the events of the setup
    (None while simulating)."""
    view: Callable[[Any, int | None], View]
    view_type: type
    own: Callable[[Any, int], list[Change]] = None  # type: ignore[assignment]  # made of the view
    """Return the changes that turn a spectator's view into that of a seat: applied to ``view(state, None)`` with
    :func:`ludotheque.core.changes.changed`, they give ``view(state, seat)``. The server makes the spectators' view once
    for everyone and sends each seat only its changes. The default compares the two views."""
    encode: Callable[[Any, int], bytes] = None  # type: ignore[assignment]  # made of the view
    """Return the observation of a seat as little-endian 32-bit floats from -1 to 1, preferably by an
    :class:`~ludotheque.core.encoding.Encoder`."""
    tell: Callable[[Any, Words], list[Part]] | None = None
    """Describe a view in the game's own sentences. None: in labels and values (:mod:`ludotheque.description`)."""
    draw: Callable[[Any, Words], Drawing] | None = None
    """Draw a view for the terminal, in boxes of words and symbols. None: show its sentences."""
    to_json: Callable[[Any], Json]
    from_json: Callable[[Json, Chance], State]
    prompt: Callable[[Any], Prompt] = defaults.turn
    explain: Callable[[Any, str, Mapping[str, object]], str | None] = defaults.no_reason
    """Return the key of the text that explains why something is not offered, or None."""
    reasons: Callable[[Any, int, int], list[Reason]] = defaults.no_reasons
    """Return reasons for one of the legal actions of a seat, the most important first. They depend only on what that
    seat knows, so they are the same in all worlds that look alike to it."""
    sheet: Callable[[Any], list[SheetLine]] = total
    endings: tuple[str, ...] = ("over",)
    """Every way in which a game can end. Each has a golden game and a text ``ending-<name>``."""
    ending: Callable[[Any], str] = defaults.over
    """Return the ending of a finished game."""
    stats: Callable[[Any], dict[str, float]] = defaults.no_figures
    heuristics: Callable[[], Heuristics] = defaults.PlainHeuristics
    provenance: Provenance = Provenance(())
    credits: str = ""
    words: Callable[[Any], Mapping[str, str]] = no_words
    """Return the names of pieces in a player's own file, by text id. They replace the game's texts."""
    cards: tuple[str, ...] = ()
    """The ids of the cards and other pieces that the lab counts, ordered by their numbers in ``note``."""
    card_notes: Callable[[int, int], CardNotes] = CardNotes
    """Create empty notes for ``note``, given the numbers of seats and cards."""
    note: Callable[[Any, int, int, Any], None] | None = None
    """Record which cards each seat holds and has just played, given the state, the seat that decided and its action (-1
    and ``NO_DECISION`` before the first decision). Only the lab calls it, after each decision."""
    ledger: Ledger | None = None
    """Tracks the public state from the log alone, which proves that the log reports every public change."""
    levels: Mapping[int, Mapping[str, Strength]] = dataclasses.field(default_factory=dict)
    """The strengths of the bot levels, by number of players. Missing ones use :data:`levels.ANYWHERE`."""
    ladder: Mapping[str, int] = dataclasses.field(default_factory=dict)
    """The measured strength of bots: points of Elo above ``greedy`` by level (``docs/bots.md``)."""
    bounds: Bounds | None = None
    """OpenSpiel's algorithms scale by them. None: not known (:mod:`ludotheque.envs.openspiel`)."""
    stage: Stage = "complete"
    """``example``: a game to read and measure, which the shelf does not show."""

    def __post_init__(self) -> None:
        if self.own is None:
            object.__setattr__(self, "own", defaults.compared(self.view))
        if self.encode is None:
            object.__setattr__(self, "encode", defaults.hashed(self.view))
        if getattr(self.from_json, "__wrapped__", None) is None:
            object.__setattr__(self, "from_json", _bounded(self.from_json))

    @property
    def can_resign(self) -> bool:
        """Return whether a player may resign and so come last."""
        return not self.cooperative if self.resigning is None else self.resigning

    def start(
        self,
        players: int,
        options: Options | Mapping[str, object] | None = None,
        *,
        seed: int | None = None,
        chance: Chance | None = None,
        events: list[Event] | None = None,
    ) -> State:
        """Start a game.

        Args:
            players: the number of players.
            options: variants of the rules by name; missing ones have their defaults.
            seed: a whole number, from 0; the same seed deals the same game. Without it, each game is different, and
                ``state.chance.seed`` says which one this is.
            chance: the source of all randomness, instead of a seed.
            events: a list to collect the events; without it, none are recorded.

        Raises:
            BadInput: the game does not support this number of players, or the seed or chance is none.
            BadOption: the option or value does not exist; the message lists the allowed ones.

        >>> from ludotheque import SeededChance, load
        >>> koryo = load("koryo")
        >>> koryo.start(2, seed=1) == koryo.start(2, chance=SeededChance(1))
        True
        """
        if not hasattr(players, "__index__") or players not in self.players:
            raise BadInput(f"{self.title} is for {players_of(self.players)}, not {brief(players)}")
        state = self.new(players, self.chosen(options), _chance_of(seed, chance), events)
        HOMES.setdefault(type(state), self)
        return state

    def position(self, data: Mapping[str, Any], chance: Chance | None = None) -> State:
        """Return a position from JSON, as ``State.to_json`` wrote it or a person did. BadPosition names a wrong field.

        >>> from ludotheque import load
        >>> seats = [{"tableau": {"banker": 1}}, {"order": {"banker": 2}}]
        >>> state = load("koryo").position({"seats": seats, "player": 1})
        >>> state == state.game.position(state.to_json())
        True
        """
        return self.from_json(dict(data), unforeseen() if chance is None else chance)

    @functools.cached_property
    def usual(self) -> Options:
        """The default options. Created once, because games start millions of times."""
        return self.options()

    def chosen(self, options: Options | Mapping[str, object] | None) -> Options:
        """Return options from an object, names and values, or the defaults. BadOption lists the allowed values."""
        if isinstance(options, Options):
            return options
        return self.options.parse(options) if options else self.usual

    def folder(self) -> Traversable:
        """Return the game's folder, with ``text``, ``guide`` and ``golden`` in it."""
        return files(self.package)

    def picture(self, name: PictureName) -> Traversable | None:
        """Return a picture of the game as WebP in 4:3, or None.

        ``board`` is the board in play, ``thumb`` a small version of it, ``cover`` the cover.
        """
        found = self.folder().joinpath("pictures", f"{name}.webp")
        return found if found.is_file() else None

    def bundle(self) -> Traversable | None:
        """Return the folder of a board bundled with a package for the browser, or None."""
        folder = self.folder().joinpath("board", "bundle")
        return folder if folder.joinpath("board.js").is_file() else None

    def text(self, language: str) -> str:
        """Return the game's texts in one language, as Fluent."""
        if language not in self.languages:
            raise BadInput(f"{self.title} has no texts in {language!r}; the languages are: {', '.join(self.languages)}")
        return gathered(self.folder(), self.expansions, f"text/{language}.ftl")

    def document(self, option: str) -> str:
        """Return the game's own file for an option whose value is a file. KeyError for any other option."""
        fields = {field.name: field for field in dataclasses.fields(self.options)}
        return gathered(self.folder(), self.expansions, fields[option].metadata["file"])

    def own_words(self, options: Mapping[str, object]) -> Mapping[str, str]:
        """Return the names of pieces in the players' own files, from options as JSON."""
        return self.words(self.options.parse(options))

    def guide(self, language: str = "en") -> str:
        """Return the guide as Markdown, in that language if it exists, else in English."""
        known = [language] if language in self.languages else []
        return gathered(self.folder(), self.expansions, *(f"guide/{one}.md" for one in (*known, "en")))

    def hash(self, state: State) -> str:
        """Return a fingerprint of the whole state: 16 hex digits of the SHA-256 of its position."""
        return hashlib.sha256(canonical(self.to_json(state))).hexdigest()[:16]

    def offered(self, state: State) -> Sequence[str]:
        """Return the offered actions in words."""
        return [] if state.is_terminal() else [self.actions.words(int(a)) for a in state.legal_actions()]

    def verbs(self, state: State) -> frozenset[str]:
        """Return the verbs of the offered actions."""
        return frozenset(words.partition(" ")[0] for words in self.offered(state))


def _chance_of(seed: int | None, chance: Chance | None) -> Chance:
    """Return the chance that a game is started with. BadInput if both or something else is given."""
    if seed is None:
        if chance is None:
            return unforeseen()
        if not isinstance(chance, Chance):
            raise BadInput(f"{brief(chance)} is no chance: give seed=7, or such as chance=SeededChance(7)")
        return chance
    if chance is not None:
        raise BadInput("give either a seed or chance, not both")
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= LARGEST_WORD:
        raise BadInput(f"a seed is a whole number from 0 to 2**63 - 1, not {brief(seed)}")
    return SeededChance(seed)


def canonical(position: object) -> bytes:
    """Write a position as canonical JSON for fingerprints: keys sorted, no spaces, UTF-8.

    If orjson is loaded, as in the server, it is used: it writes the same bytes faster.
    """
    orjson = sys.modules.get("orjson")
    if orjson is not None:
        try:
            found: bytes = orjson.dumps(position, option=orjson.OPT_SORT_KEYS)
        except TypeError:  # such as integers beyond 64 bits
            pass
        else:
            return found
    return json.dumps(position, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
