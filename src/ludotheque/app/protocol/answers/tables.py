"""The server's messages as typed dicts, documented in ``docs/protocol.md``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypedDict

from ludotheque.app.protocol.answers.rules import FoundRule
from ludotheque.app.protocol.seats import SeatKind
from ludotheque.core.events import Arg, CauseKind
from ludotheque.core.game import PictureName, Stage, Weight
from ludotheque.core.options import OptionValue

ActionJson = dict[str, str | int]


class PromptJson(TypedDict):
    """The question to the player to move."""

    key: str
    args: Mapping[str, Arg]
    rule: str


class GameEvent(TypedDict):
    """One event of the log, at its ply; ``by`` is the seat that acted then, None for the setup."""

    ply: int
    by: int | None
    key: str
    args: Mapping[str, Arg]
    rule: str


class SeatInfo(TypedDict):
    """One seat as everyone sees it."""

    name: str
    kind: SeatKind
    level: str | None
    taken: bool
    bot_account: str | None
    """The id of the bot account that sits there, whose program plays as a person does."""
    connected: bool
    stand_in: bool
    """True if a bot plays for the person to whom the seat belongs."""
    away: float | None
    """For how many seconds its player has been without a connection; None for one who is here, and in lists."""
    idle: float | None
    """For how many seconds its player could have decided and has done nothing; None below ``terms.away``, and in lists.
    """


SeatWhy = Literal["left", "absent", "time", "resigned", "lost", "back", "joined"]
Ended = Literal["abandoned", "resigned", "lost"]
Bid = Literal["bot", "offer", "abandon"]


class NightsInfo(TypedDict):
    """The hours of a time zone that a slow clock does not count."""

    zone: str
    start: int
    end: int


class ClockTerms(TypedDict):
    """The clock of a table, in seconds."""

    kind: Literal["live", "slow"]
    bank: int
    increment: int
    turn: int
    end: Literal["bot", "lose"]
    nights: NightsInfo | None


class TermsInfo(TypedDict):
    """The terms agreed on when a table was opened."""

    clock: ClockTerms | None
    takebacks: bool
    away: int
    rated: bool


class SeatedInfo(TypedDict):
    """A seat that changed hands after that ply; ``level`` is that of the bot that plays it now, if one does."""

    ply: int
    seat: int
    name: str
    level: str | None
    why: SeatWhy
    at: str


class HeldSeat(TypedDict):
    """The proof that a client holds a seat."""

    seat: int
    token: str


class Joined(HeldSeat):
    """A seat that was just taken, with the server's commitment to its secret."""

    commitment: str


class SatDown(Joined):
    """The seat that was taken at an open table, and ``also`` those that were kept for the same guest."""

    also: list[HeldSeat]


class Invite(TypedDict):
    """The secret with which a friend takes a seat."""

    seat: int
    invite: str


class Opened(TypedDict):
    """A new table, with the server's commitment to its secret."""

    table: str
    commitment: str
    seats: list[HeldSeat]
    invites: list[Invite]


class TableInfo(TypedDict):
    """A table in a list."""

    table: str
    game: str
    title: str
    seats: list[SeatInfo]
    yours: list[int]
    player: int | None
    deciding: list[int]
    over: bool
    result: list[int] | None
    updated: str
    ply: int
    ended: Ended | None
    takebacks: int
    rated: bool
    terms: TermsInfo
    options: Mapping[str, OptionValue]
    """Those that are not as usual, without the texts of files."""
    due: str | None
    brought: list[str]
    """``position``, and the names of options that are files, as far as the host brought them."""
    deletable: bool
    """This guest may delete it: its own, and no one else sits there."""


class Underway(TypedDict):
    """A game in progress, as shown to a person who is offered a seat in it."""

    moves: int
    """The decisions that stand."""
    scores: list[int]
    left: list[float] | None
    """The seconds that each seat has left; None without a clock."""


class Invitation(TypedDict):
    """The seat of an invite; ``underway`` if it is that of an absent player, in a game that is played."""

    seat: int
    underway: Underway | None


class ChannelInfo(TypedDict):
    """A channel of a guest, as that guest alone sees it."""

    way: str
    kind: Literal["push", "mail", "hook"]
    label: str
    """A name for the browser of a push, the e-mail address, or the host of the webhook."""
    shape: Literal["json", "discord", "slack"] | None
    confirmed: bool
    active: bool
    failing: bool
    """True if the last notifications could not be delivered."""


class NotificationSettings(TypedDict):
    """The channels of a guest, and those that this server offers."""

    ways: list[ChannelInfo]
    muted: list[str]
    """The tables to which this guest is not called."""
    push: str | None
    """The key that a browser subscribes with; None where push is not possible."""
    mail: bool
    mail_after: float
    """The seconds after which mail is sent for a turn of a slow game."""


class Tried(TypedDict):
    """The outcome of trying a way out."""

    outcome: Literal["sent", "later", "refused", "gone"]


class Proposed(TypedDict):
    """A teammate bot's proposal, which the team accepts or rejects."""

    type: Literal["proposal"]
    seat: int
    ply: int
    action: ActionJson
    words: str


class ChatLine(TypedDict):
    """A line of chat; a spectator has no seat and no name."""

    name: str
    seat: int | None
    text: str
    at: str


class ChatMessage(ChatLine):
    """A line of chat as it is said."""

    type: Literal["chat"]


class Said(TypedDict):
    """The line of chat that the client sent with that ``id`` is stored."""

    type: Literal["said"]
    id: int


class Offered(TypedDict):
    """One action that can be done now."""

    number: int
    action: ActionJson
    words: str


class SheetRow(TypedDict):
    """One line of the score sheet."""

    key: str
    points: list[int]
    rival: int | None


class ForAll(TypedDict):
    """The part of a state message that is the same for everyone.

    ``view`` is all that a spectator sees, or None where ``changes`` tell how it differs from the message before to the
    same eyes. A change is a path (names and numbers) and then the new value.
    """

    ply: int
    player: int | None
    view: Mapping[str, Any] | None
    changes: list[list[Any]]
    prompt: PromptJson
    scores: list[int]
    over: bool
    sheet: list[SheetRow] | None
    returns: list[float] | None
    ending: str | None
    ended: Ended | None
    secret: str | None


class ForEyes(TypedDict):
    """The part of a state message that is for some eyes. ``own``: how their view differs from a spectator's.

    ``asked``: what these eyes are asked, where it is not ``prompt``: they may decide without waiting for their turn.
    """

    type: Literal["state"]
    eyes: int | None
    own: list[list[Any]]
    asked: PromptJson | None
    offered: list[Offered]
    events: list[GameEvent]
    replace: bool
    undo: Literal["free", "ask"] | None


class Declined(TypedDict):
    """A bot account has declined to take a seat; for the host of the table."""

    type: Literal["declined"]
    seat: int
    name: str
    why: Literal["busy", "game", "terms", "other"]


class KeptInfo(TypedDict):
    """An open seat of a rematch, and the name of the player it is reserved for."""

    seat: int
    name: str


class RematchInfo(TypedDict):
    """The table at which a finished game is played again.

    ``seat``: the seat here whose player wished it. ``seated``: this client sits at that table already.
    """

    table: str
    seat: int
    seated: bool


class RematchMessage(RematchInfo):
    """A player wishes a rematch; only players who have a seat there, or whose seat is kept, receive it."""

    type: Literal["rematch"]


class StateMessage(ForEyes, ForAll):
    """The table as one seat (or a spectator) sees it."""


class Welcome(TypedDict):
    """The answer to ``hello``.

    ``bundled``: the game's package brings its own board. ``carried``: the plies after which the game went on by newer
    rules. ``brought``: as in :class:`TableInfo`. ``rematch``: the one that this client may join or has joined.
    ``kept``: before the deal of a rematch. ``colours``: the number of each seat's colour, which a player keeps in a
    rematch.
    """

    type: Literal["welcome"]
    table: str
    game: str
    title: str
    bundled: bool
    options: Mapping[str, OptionValue]
    words: Mapping[str, str]
    seats: list[SeatInfo]
    yours: list[int]
    commitment: str
    chat: list[ChatLine]
    invites: list[Invite]
    host: bool
    terms: TermsInfo
    seated: list[SeatedInfo]
    takebacks: int
    taken_back: list[Taken]
    can_resign: bool
    cooperative: bool
    hushed: bool
    carried: list[int]
    brought: list[str]
    rematch: RematchInfo | None
    kept: list[KeptInfo]
    colours: list[int]


class EarlyDecision(TypedDict):
    """A decision that a seat has made before its turn; only that seat receives it."""

    seat: int
    action: ActionJson
    words: str


class SimultaneousMessage(TypedDict):
    """The seats that decide at the same time, and those of them that have. ``yours``: what your seats have decided."""

    type: Literal["together"]
    ply: int
    seats: list[int]
    committed: list[int]
    yours: list[EarlyDecision]


class Seats(TypedDict):
    """The seats, after a player joined, came or went."""

    type: Literal["seats"]
    seats: list[SeatInfo]


class AskReveal(TypedDict):
    """Ask each client for the values it has committed to. The commits are final."""

    type: Literal["reveal"]
    commits: list[str | None]


class Thinking(TypedDict):
    """A bot has begun to think."""

    type: Literal["thinking"]
    seat: int


class UndoAsked(TypedDict):
    """A player's request to the others to take entries back."""

    type: Literal["undo-asked"]
    seat: int
    entries: int


class UndoAnswered(TypedDict):
    """The outcome of an undo request."""

    type: Literal["undo-answered"]
    ok: bool


class Seated(SeatedInfo):
    """A seat has changed hands."""

    type: Literal["seated"]


class Invites(TypedDict):
    """The links to seats whose players are absent; only players receive them."""

    type: Literal["invites"]
    invites: list[Invite]


class Asked(TypedDict):
    """A player asks the others: to replace the player ``about``, or to abandon the game."""

    type: Literal["asked"]
    what: Bid
    seat: int
    about: int | None
    level: str | None
    seconds: float | None
    """The time until silence counts as consent; None where it never does."""


class AskAnswered(TypedDict):
    """The outcome of the question."""

    type: Literal["ask-answered"]
    ok: bool


class ClockMessage(TypedDict):
    """The time that each seat has left, in seconds, and the seats whose clocks run."""

    type: Literal["clock"]
    left: list[float]
    running: list[int]


class Spectators(TypedDict):
    """The spectators, by number; only the host receives them."""

    type: Literal["spectators"]
    spectators: list[int]


class Hushed(TypedDict):
    """A notice that only players may write in the chat, or that spectators may again."""

    type: Literal["hushed"]
    on: bool


class TakenBack(TypedDict):
    """An undo that went beyond a player's own choices, and how many of them this game has had."""

    type: Literal["takebacks"]
    count: int
    ply: int
    seat: int


class Taken(TypedDict):
    """An undo that went beyond a player's own choices: the ply that it made, and the seat that took back."""

    ply: int
    seat: int


class ReasonJson(TypedDict):
    """A reason for a move: the game's text ``reason-<key>``."""

    key: str
    args: Mapping[str, Arg]


class CauseJson(TypedDict):
    """A part of what a move cost: the shared text ``why-<kind>``; see :class:`ludotheque.core.events.Cause`.

    ``key`` is a line of the score sheet, with ``ending`` the way in which lost games ended, with ``event`` the game's
    text ``log-<key>``, or its attribute ``.consequence``, for which ``args`` are.
    """

    kind: CauseKind
    key: str
    rival: int | None
    points: float
    gains: float
    after: float
    better: float
    worse: int
    otherwise: int
    pairs: int
    share: float
    args: Mapping[str, Arg]


class HintMove(TypedDict):
    """One action that a bot thought about, and what speaks for it."""

    action: ActionJson
    words: str
    share: float
    value: float
    reasons: list[ReasonJson]


class Hint(TypedDict):
    """The actions that a bot recommends; ``blunders`` are actions found far below the best."""

    seat: int
    ply: int
    best: ActionJson
    words: str
    moves: list[HintMove]
    blunders: list[ActionJson]
    estimate: list[float]


class HintMessage(Hint):
    """A hint on a socket: the answer to the question of that ``id``, if it had one."""

    type: Literal["hint"]
    id: int | None


class Why(TypedDict):
    """The reason why something is not offered: the answer to the question of that ``id``."""

    type: Literal["why"]
    id: int
    key: str | None


class CausesMessage(TypedDict):
    """The causes of what an action would cost, the largest first: the answer to the question of that ``id``."""

    type: Literal["causes"]
    id: int
    causes: list[CauseJson]


class DescribedPart(TypedDict):
    """A part of a table in words: a heading, which may be empty, and sentences."""

    heading: str
    lines: list[str]


class Described(TypedDict):
    """The table in words: the answer to the ``describe`` of that ``id``."""

    type: Literal["described"]
    id: int
    parts: list[DescribedPart]


class RulesMessage(TypedDict):
    """The passages of the guide and of the position that answer the ``rules`` of that ``id``, the best first."""

    type: Literal["rules"]
    id: int
    found: list[FoundRule]


class Looked(TypedDict):
    """The board as those eyes saw it after a ply: the answer to the ``look`` of that ``id``."""

    type: Literal["looked"]
    id: int
    eyes: int | None
    ply: int
    view: Mapping[str, Any]


class RefusedMessage(TypedDict):
    """Nothing was changed.

    ``id`` is that of the ``hint``, ``why``, ``describe``, ``rules`` or ``look`` that is refused, None for anything
    else.
    """

    type: Literal["refused"]
    reason: str
    key: str
    args: dict[str, str | int]
    ply: int
    id: int | None


class Pong(TypedDict):
    """The answer to ``ping``."""

    type: Literal["pong"]


FromServer = (
    Welcome
    | StateMessage
    | SimultaneousMessage
    | Seats
    | AskReveal
    | ChatMessage
    | Said
    | Thinking
    | Proposed
    | UndoAsked
    | UndoAnswered
    | Seated
    | Invites
    | Asked
    | AskAnswered
    | ClockMessage
    | TakenBack
    | Spectators
    | Hushed
    | HintMessage
    | Why
    | CausesMessage
    | Described
    | RulesMessage
    | Looked
    | Declined
    | RematchMessage
    | RefusedMessage
    | Pong
)


class Closing(TypedDict):
    """A game that its players close because the rules cannot go on with it: how many have not agreed yet."""

    missing: int


class Fault(TypedDict):
    """An installed game that cannot be loaded, the package it comes from, and the error."""

    id: str
    package: str
    error: str


class GameOption(TypedDict):
    """One option of a game for a page: its choices, or ``document`` where it is the text of a file."""

    name: str
    default: OptionValue
    choices: list[OptionValue]
    first_game: OptionValue | None
    """The value for people who do not know the game yet, if it is another than the default."""
    page: str
    document: bool


class ProvenanceRow(TypedDict):
    """The source of a part of a game's data, and how certain it is."""

    what: str
    certainty: Literal["printed", "public", "reconstructed"]
    source: str


class DocumentProblem(TypedDict):
    """The first thing that is wrong with a file. ``kind`` and ``values`` say it in other languages."""

    kind: str
    reason: str
    line: int | None
    column: int | None
    values: Mapping[str, str | int]


class DocumentReading(TypedDict):
    """A file that a player brings: the names of its pieces, or what is wrong with it."""

    problem: DocumentProblem | None
    names: list[str]


class LookInfo(TypedDict):
    """The colours of a game, as ``#rrggbb``: ``ink`` is read on ``ground``, ``accent`` decorates."""

    ground: str
    ink: str
    accent: str


class GameWords(TypedDict):
    """A game as the shelf tells of it in one language; empty where its package says nothing."""

    title: str
    tagline: str
    feel: str


class GameInfo(TypedDict):
    """A game as the shelf shows it."""

    id: str
    title: str
    stage: Stage
    players: list[int]
    minutes: tuple[int, int]
    weight: Weight
    """The amount to learn, from 1 to 5, in the judgement of the game's own package."""
    look: LookInfo
    pictures: list[PictureName]
    """The pictures that there are: of its board in play, of that in small, of its cover."""
    cooperative: bool
    languages: list[str]
    lessons: list[str]
    """The languages of its lessons; empty if it has none."""
    told: dict[str, GameWords]
    """By language: the shelf needs no more of a game's texts."""
    options: list[GameOption]
    reconstructed: bool
    provenance: list[ProvenanceRow]
    credits: str


class Level(TypedDict):
    """A bot level, and how long it thinks about a choice at most."""

    name: str
    seconds: float
    slow: bool
    """This server is too slow for it at present: its bots play weaker than they should."""


class Privacy(TypedDict):
    """The facts of this server that a privacy page tells."""

    contact: str | None
    cookie_days: int
    unbegun_days: int
    """Days after which tables whose game never began are deleted; 0 for never."""
    finished_days: int
    """Days after which finished games are deleted; 0 for never."""
    can_mail: bool


class NoteText(TypedDict):
    """This guest's private note at a table."""

    text: str


class ErrorAnswer(TypedDict):
    """The failure of a call over HTTP.

    It has a word for programs, a sentence for people, its key and values for translations, and the request's id in the
    log of a server.
    """

    error: str
    reason: str
    key: str
    args: dict[str, str | int]
    request: str | None
