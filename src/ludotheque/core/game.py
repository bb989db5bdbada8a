"""The descriptor of a game."""

from __future__ import annotations

import dataclasses
import functools
import hashlib
import json
import operator
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Generic, Literal, NamedTuple, SupportsIndex, cast

from ludotheque.core.actions import Action, ActionSpace
from ludotheque.core.chance import LARGEST_WORD, Chance, SeededChance, unforeseen
from ludotheque.core.errors import BadInput, BadOption, BadPosition, UnknownGame, brief, players_of
from ludotheque.core.events import Consequence, Event, Prompt, Reason
from ludotheque.core.expansions import gathered
from ludotheque.core.ledger import Ledger
from ludotheque.core.levels import Strength
from ludotheque.core.options import Options
from ludotheque.core.rules import Json, Rules, S_co, SheetLine, View
from ludotheque.core.state import HOMES, Heuristics, State, library, seat_of

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


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Game(Generic[S_co]):
    """One game: its rules and everything else the project needs to know about it.

    Its methods take positions of this game, and say so if they get something else. Loops that play millions of games
    call the functions in ``rules`` instead, which trust what they are given. A game is copied and pickled by its id.

    >>> from ludotheque import load
    >>> leduc = load("leduc")
    >>> state = leduc.start(2, seed=1)
    >>> leduc.legal(state)
    [Action(1, 'call'), Action(2, 'raise')]
    >>> leduc.view(state, seat=0)["card"]
    'king'
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
    rules: Rules[S_co]
    """The functions of the game's folder."""
    view_type: type
    endings: tuple[str, ...] = ("over",)
    """Every way in which a game can end. Each has a golden game and a text ``ending-<name>``."""
    provenance: Provenance = Provenance(())
    credits: str = ""
    cards: tuple[str, ...] = ()
    """The ids of the cards and other pieces that the lab counts, ordered by their numbers in ``note``."""
    consequences: tuple[Consequence, ...] = ()
    """The kinds of events by which a move is explained, those that say most first."""
    ledger: Ledger | None = None
    """Tracks the public state from the log alone, which proves that the log reports every public change."""
    levels: Mapping[int, Mapping[str, Strength]] = dataclasses.field(default_factory=dict)
    """The strengths of the bot levels, by number of players. Missing ones use :data:`levels.ANYWHERE`."""
    ladder: Mapping[str, int] = dataclasses.field(default_factory=dict)
    """The measured strength of bots: points of Elo above ``greedy`` by level (``docs/bots.md``)."""
    memory: frozenset[str] = frozenset()
    """Fields of a position that only ``resample`` reads: what was known before. They are no part of its fingerprint, so
    that records from before they were kept are still confirmed."""
    bounds: Bounds | None = None
    """OpenSpiel's algorithms scale by them. None: not known (:mod:`ludotheque.envs.openspiel`)."""
    stage: Stage = "complete"
    """``example``: a game to read and measure, which the shelf does not show."""

    @property
    def can_resign(self) -> bool:
        """Return whether a player may resign and so come last."""
        return not self.cooperative if self.resigning is None else self.resigning

    def start(
        self,
        players: SupportsIndex,
        options: Options | Mapping[str, object] | None = None,
        *,
        seed: SupportsIndex | None = None,
        chance: Chance | None = None,
        events: list[Event] | None = None,
    ) -> S_co:
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
        # Games start millions of times: what is usual is asked first.
        seats = players if type(players) is int and players in self.players else self._seats(players)
        source = chance if seed is None and isinstance(chance, Chance) else chance_of(seed, chance)
        state = self.rules.new(seats, self.usual if options is None else self.chosen(options), source, events)
        if type(state) not in HOMES:
            HOMES[type(state)] = self
        return state

    def _seats(self, players: SupportsIndex) -> int:
        """Return a number of players, as people and libraries give it. BadInput if the game is not for so many."""
        if not hasattr(players, "__index__") or players not in self.players:
            raise BadInput(f"{self.title} is for {players_of(self.players)}, not {brief(players)}")
        return operator.index(players)

    def view(self, state: State, seat: SupportsIndex | None = None) -> View:
        """Return what one seat may see, as plain dicts, lists and numbers.

        Args:
            state: a position of this game.
            seat: from 0, in the order of play; None is a spectator, who sees what everyone does.

        Raises:
            BadInput: the position is of another game.
            BadSeat: the game has no such seat.

        >>> from ludotheque import load
        >>> leduc = load("leduc")
        >>> state = leduc.start(2, seed=1)
        >>> leduc.view(state, seat=1)["card"], leduc.view(state)["card"]
        ('jack', None)
        """
        return self.rules.view(self.checked(state), None if seat is None else seat_of(state, seat))

    def encode(self, state: State, seat: SupportsIndex) -> bytes:
        """Return what one seat may see as little-endian 32-bit floats from -1 to 1.

        Raises:
            BadInput: the position is of another game.
            BadSeat: the game has no such seat.

        >>> from ludotheque import load
        >>> leduc = load("leduc")
        >>> state = leduc.start(2, seed=1)
        >>> leduc.encode(state, 0) == state.tensor(0).tobytes()
        True
        """
        return self.rules.encode(self.checked(state), seat_of(state, seat))

    def to_json(self, state: State) -> Json:
        """Return the whole position, secrets included; :meth:`from_json` reads it."""
        return self.rules.to_json(self.checked(state))

    def from_json(self, data: Mapping[str, Any], chance: Chance | None = None) -> S_co:
        """Return a position from JSON, as :meth:`to_json` wrote it or a person did.

        Args:
            data: the fields of the position, which the page *Fields of positions* of the documentation lists.
            chance: the source of all that happens later by chance; without it, unpredictable.

        Raises:
            BadPosition: a field is missing, unknown or impossible; the message names it.

        >>> from ludotheque import load
        >>> koryo = load("koryo")
        >>> seats = [{"tableau": {"banker": 1}}, {"order": {"banker": 2}}]
        >>> state = koryo.from_json({"seats": seats, "player": 1})
        >>> state == koryo.from_json(koryo.to_json(state))
        True
        """
        if not isinstance(data, Mapping):
            raise BadPosition(f"a position is an object with its fields, not {brief(data)}: json.loads reads a text")
        state = self.rules.from_json(dict(data), chance_of(None, chance))
        HOMES.setdefault(type(state), self)
        return state

    def prompt(self, state: State) -> Prompt:
        """Return the question that is asked now.

        >>> from ludotheque import load
        >>> leduc = load("leduc")
        >>> leduc.prompt(leduc.start(2, seed=1)).key
        'bet'
        """
        return self.rules.prompt(self.checked(state))

    def explain(self, state: State, verb: str, args: Mapping[str, object] | None = None) -> str | None:
        """Return the key of the text that says why an action is not offered, or None.

        >>> from ludotheque import load
        >>> leduc = load("leduc")
        >>> leduc.explain(leduc.start(2, seed=1), "fold")
        'nothing-to-pay'
        """
        return self.rules.explain(self.checked(state), verb, {} if args is None else args)

    def reasons(self, state: State, action: int, seat: SupportsIndex) -> list[Reason]:
        """Return reasons for an offered action of a seat, the most important first, by what that seat knows."""
        return self.rules.reasons(self.checked(state), action, seat_of(state, seat))

    def drawbacks(self, state: State, action: int, seat: SupportsIndex) -> list[Reason]:
        """Return what speaks against an offered action of a seat, the most important first, by what that seat knows."""
        return self.rules.drawbacks(self.checked(state), action, seat_of(state, seat))

    def sheet(self, state: State) -> list[SheetLine]:
        """Return the score sheet, line by line; before the end, as if the game ended now."""
        return self.rules.sheet(self.checked(state))

    def ending(self, state: State) -> str | None:
        """Return how a finished game ended, one of ``endings``, or None while it goes on."""
        checked = self.checked(state)
        return self.rules.ending(checked) if checked.is_terminal() else None

    def stats(self, state: State) -> dict[str, float]:
        """Return the game's own figures of a finished game, by name, which the lab collects."""
        return self.rules.stats(self.checked(state))

    def heuristics(self) -> Heuristics:
        """Return the game's advice to bots."""
        return self.rules.heuristics()

    def legal(self, state: State) -> list[Action]:
        """Return the offered actions, with their words and parts; none when the game is over."""
        return self.checked(state).legal()

    def play(self, state: State, action: object) -> S_co:
        """Return the position after an action of the player who decides; the given one stays as it is.

        Args:
            state: a position of this game. Events are not copied.
            action: an offered action as an :class:`Action`, its number, its words or its JSON.

        Raises:
            BadInput: the position is of another game.
            UnknownAction: the game has no such action.
            IllegalAction: it is not offered now, or the game is over.

        >>> from ludotheque import load
        >>> leduc = load("leduc")
        >>> state = leduc.start(2, seed=1)
        >>> later = leduc.play(state, "raise")
        >>> state.current_player(), later.current_player()
        (0, 1)
        """
        twin = self.checked(state).clone()
        twin.apply(action)
        return cast(S_co, twin)

    def with_rules(self, **functions: Any) -> Game[S_co]:
        """Return this game with other functions in its ``rules``, to try a change.

        Call *its* methods then: those of a state, such as ``state.view``, call the functions of the installed game.

        >>> from ludotheque import load
        >>> leduc = load("leduc").with_rules(stats=lambda state: {"first": 1.0})
        >>> leduc.stats(leduc.start(2, seed=1))
        {'first': 1.0}
        """
        return dataclasses.replace(self, rules=dataclasses.replace(self.rules, **functions))

    def checked(self, state: State) -> State:
        """Return a position of this game. BadInput for anything else, whose fields would be read as this game's.

        >>> from ludotheque import load
        >>> load("leduc").checked(load("koryo").start(2))
        Traceback (most recent call last):
        ...
        ludotheque.core.errors.BadInput: this is a position of Koryŏ, not of Leduc poker
        """
        if not isinstance(state, State):
            raise BadInput(f"{brief(state)} is no position: {self.id}.start or {self.id}.from_json gives one")
        home = HOMES.get(type(state))
        if home is None:
            home = self._first(state)
        if home.id != self.id and home.rules.from_json is not self.rules.from_json:  # a variant has the same positions
            raise BadInput(f"this is a position of {home.title}, not of {self.title}")
        return state

    def _first(self, state: State) -> Game:
        """Return the game that a state is of which none was started yet, such as one that its rules made."""
        try:
            home = state.game
        except UnknownGame:
            home = self
        return cast(Game, HOMES.setdefault(type(state), home))

    def __repr__(self) -> str:
        return f"<{self.title}: a game for {players_of(self.players)}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return library().load, (self.id,)

    def __copy__(self) -> Game[S_co]:
        return self

    def __deepcopy__(self, _memo: object) -> Game[S_co]:
        return self

    @functools.cached_property
    def usual(self) -> Options:
        """The default options. Created once, because games start millions of times."""
        return self.options()

    def chosen(self, options: Options | Mapping[str, object] | None) -> Options:
        """Return options from an object, names and values, or the defaults. BadOption lists the allowed values."""
        if isinstance(options, Options):
            if not isinstance(options, self.options):
                raise BadOption(f"{self.title} has options of its own, not {brief(options)}")
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
        return self.rules.words(self.options.parse(options))

    def guide(self, language: str = "en") -> str:
        """Return the guide as Markdown, in that language if it exists, else in English."""
        known = [language] if language in self.languages else []
        return gathered(self.folder(), self.expansions, *(f"guide/{one}.md" for one in (*known, "en")))

    def hash(self, state: State) -> str:
        """Return a fingerprint of the whole state: 16 hex digits of the SHA-256 of its position, but for ``memory``."""
        position = self.to_json(state)
        if self.memory:
            position = {name: part for name, part in position.items() if name not in self.memory}
        return hashlib.sha256(canonical(position)).hexdigest()[:16]

    def offered(self, state: State) -> Sequence[str]:
        """Return the offered actions in words."""
        return [] if self.checked(state).is_terminal() else [self.actions.words(a) for a in state.legal_actions()]

    def verbs(self, state: State) -> frozenset[str]:
        """Return the verbs of the offered actions."""
        return frozenset(words.partition(" ")[0] for words in self.offered(state))


def chance_of(seed: SupportsIndex | None, chance: Chance | None) -> Chance:
    """Return the chance that a game is started with. BadInput if both or something else is given."""
    if chance is not None and not isinstance(chance, Chance):
        raise BadInput(f"{brief(chance)} is no chance: give seed=7, or such as chance=SeededChance(7)")
    if seed is None:
        return unforeseen() if chance is None else chance
    if chance is not None:
        raise BadInput("give either a seed or chance, not both")
    number = -1 if isinstance(seed, bool) or not hasattr(seed, "__index__") else operator.index(seed)
    if not 0 <= number <= LARGEST_WORD:
        raise BadInput(f"a seed is a whole number from 0 to 2**63 - 1, not {brief(seed)}")
    return SeededChance(number)


def canonical(position: object) -> bytes:
    """Write a position as canonical JSON for fingerprints: keys sorted, no spaces, UTF-8.

    If msgspec is loaded, as in the server, it is used: it writes the same bytes faster.
    """
    msgspec = sys.modules.get("msgspec")
    if msgspec is not None:
        try:
            found: bytes = msgspec.json.encode(position, order="sorted")
        except (OverflowError, TypeError):  # such as integers beyond 64 bits
            pass
        else:
            return found
    return json.dumps(position, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
