"""Everything a client may send: checked against these models before anything looks at it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, field
from msgspec.json import Decoder

from ludotheque.app.protocol.model import Cleaned, Message, Model, Written, decoded, limits
from ludotheque.app.protocol.names import LONGEST_NAME, clean, legible, marked
from ludotheque.app.protocol.seats import NewSeatKind
from ludotheque.app.protocol.terms import Terms as Terms
from ludotheque.core.errors import BadInput
from ludotheque.core.visible import visible

LARGEST_MESSAGE = 16 * 1024
"""The most bytes of one message on a socket."""

MOST_SEATS = 32
LONGEST_WORD = 64

LONGEST_LINE = 500
"""Characters of a line of chat."""

LONGEST_QUESTION = 200
"""Characters of a question on the rules."""

LONGEST_NOTE = 4_000
"""Characters of a private note."""

LONGEST_TYPED = 4 * LONGEST_NAME
"""Characters of a name as it may come, before it is cleaned."""


def _name(typed: str) -> str:
    name = clean(typed)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise ValueError(f"a name has 1 to {LONGEST_NAME} characters that can be seen")
    if marked(name):
        raise ValueError("only bot accounts have '[bot]' in their names")
    return name


def fits_as_name(name: str) -> bool:
    """Return whether a name that was kept may be given again: older releases kept some that may not."""
    try:
        return _name(name) == name
    except ValueError:
        return False


def _said(typed: str) -> str:
    if len(typed.strip()) > LONGEST_LINE:
        raise ValueError(f"a line of chat has at most {LONGEST_LINE} characters")
    text = visible(typed.strip()).strip()
    if not legible(text):
        raise ValueError("a line of chat has something that can be seen")
    return text


RulesQuestion = Annotated[str, limits(most=LONGEST_QUESTION)]
"""A question on the rules."""

Name = Annotated[str, limits(least=1, most=LONGEST_TYPED), Cleaned(_name)]
Word = Annotated[str, limits(most=LONGEST_WORD)]
Page = Annotated[str, limits(most=200_000)]
"""The text of a file, such as a set of cards."""
Digest = Annotated[str, limits("[0-9a-f]{64}", most=64)]
"""32 bytes in hex."""
Secret = Annotated[str, limits(least=1, most=128)]
BASE64 = "[A-Za-z0-9_-]+"
CredentialId = Annotated[str, limits(BASE64, most=1400)]
ClientData = Annotated[str, limits(BASE64, most=6_000)]
"""The browser's own words about the site and the challenge, as JSON."""
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Count = Annotated[int, Meta(ge=0, lt=2**31)]
Number = Annotated[int, Meta(ge=-(2**31), lt=2**31)]
Action = Annotated[dict[Word, Word | Number], Meta(max_length=12)]


class Hello(Message, tag="hello"):
    """The client's seats and the last ply it has.

    ``commits`` holds one commit per token, None for a seat that contributes nothing to the shuffles.
    """

    tokens: Annotated[list[Secret], Meta(max_length=MOST_SEATS)]
    since: Count
    commits: Annotated[list[Digest | None], Meta(max_length=MOST_SEATS)] | None = None


class Reveal(Message, tag="reveal"):
    """The value that a seat has committed to."""

    seat: Seat
    value: Digest


class Act(Message, tag="act"):
    """An action, in answer to a ply."""

    seat: Seat
    ply: Count
    action: Action


class Undo(Message, tag="undo"):
    """Take the last choice back, or ask for it."""

    seat: Seat
    ply: Count


class Answer(Message, tag="answer"):
    """To someone else's undo."""

    seat: Seat
    ok: bool


class Agree(Message, tag="agree"):
    """To what a bot of the team proposes at that ply; no asks it for something else."""

    seat: Seat
    ply: Count
    ok: bool


class HandOver(Message, tag="hand-over"):
    """Have a bot play one's own seat."""

    seat: Seat
    level: Word


class TakeOver(Message, tag="take-over"):
    """Play one's own seat again, instead of a bot."""

    seat: Seat


class Resign(Message, tag="resign"):
    """Give the game up for one's own seat."""

    seat: Seat


class Rename(Written, tag_field="type", tag="rename"):
    """Change the name of one's own seat at this table."""

    seat: Seat
    name: Name


class Ask(Message, tag="ask"):
    """Ask the other players to replace an absent one, or to abandon the game."""

    seat: Seat
    what: Literal["bot", "offer", "abandon"]
    about: Seat | None = None
    level: Word | None = None


class Consent(Message, tag="consent"):
    """Answer what another player asked."""

    seat: Seat
    ok: bool


class InviteAgain(Message, tag="invite"):
    """Replace the link to an open seat; only the host may."""

    about: Seat


class Kick(Message, tag="kick"):
    """Send a spectator away; only the host may."""

    spectator: Count


class Hush(Message, tag="hush"):
    """Have only players write in the chat, or everyone; only the host may."""

    on: bool


class AskHint(Message, tag="hint"):
    """A request for a bot's recommendation.

    With an ``id`` no one waits for it, as the coach of a first game does not: the answer, or the refusal, carries it.
    """

    seat: Seat
    ply: Count
    id: Count | None = None


class AskCauses(Message, tag="causes"):
    """Ask what an offered action would cost. The answer, or the refusal, carries the same ``id``."""

    id: Count
    seat: Seat
    ply: Count
    action: Action


class AskWhy(Message, tag="why"):
    """Ask why something is not offered. The answer, or the refusal, carries the same ``id``."""

    id: Count
    seat: Seat
    action: Action


class AskDescription(Message, tag="describe"):
    """Ask for the table in words, as a seat of one's own or a spectator sees it. The answer carries the same ``id``."""

    id: Count
    seat: Seat | None
    language: Word


class AskRules(Message, tag="rules"):
    """Ask a question on the rules, at the position that a seat of one's own or a spectator sees."""

    id: Count
    seat: Seat | None
    language: Word
    question: RulesQuestion


class LookBack(Message, tag="look"):
    """Ask how the board was after a ply, as the client's own seat saw it (None: a spectator)."""

    id: Count
    seat: Seat | None
    ply: Count


class Say(Written, tag_field="type", tag="chat"):
    """A line of chat.

    ``id`` is a random number of the client, under which the line is acknowledged or refused, and stored once. ``again``
    says that the client sends it once more, since its connection broke before an answer came.
    """

    text: Annotated[str, limits(r"[^\x00]*", most=LARGEST_MESSAGE), Cleaned(_said)]
    id: Count | None = None
    again: bool = False


class Note(Written):
    """The private note of a guest at a table; empty to delete it."""

    text: Annotated[str, limits(r"[^\x00]*", most=LONGEST_NOTE), Cleaned(visible)]


class Ping(Message, tag="ping"):
    """Still there."""


FromClient = (
    Hello
    | Reveal
    | Act
    | Undo
    | Answer
    | Agree
    | HandOver
    | TakeOver
    | Resign
    | Rename
    | Ask
    | Consent
    | InviteAgain
    | Kick
    | Hush
    | AskHint
    | AskCauses
    | AskWhy
    | AskDescription
    | AskRules
    | LookBack
    | Say
    | Ping
)
_MESSAGES: Decoder[FromClient] = Decoder(FromClient)


def read_message(text: str) -> FromClient:
    """Return one message of a socket; BadInput says what is wrong with it."""
    if len(text) > LARGEST_MESSAGE or len(text.encode()) > LARGEST_MESSAGE:
        raise BadInput(f"a message has at most {LARGEST_MESSAGE} bytes")
    return decoded(_MESSAGES, text)


class NewSeat(Written):
    """The player of a seat: the guest who opens the table, an invited friend, a hot-seat player or a bot."""

    kind: NewSeatKind
    name: Name | None = None
    level: Word | None = None
    proposes: bool = False
    """A bot of a team that asks before it acts."""


class Listed(Model):
    """The entry of a table in the list of open tables."""

    fill: Word | None = None
    """The level of bots that take the seats that are still open after a minute; None to wait for people."""
    club: Word | None = None
    """The club to whose members alone the table is listed."""


Options = Annotated[dict[Word, bool | Number | Page], Meta(max_length=32)]
"""The options of a game, by name."""


def brings_file(options: Mapping[str, object]) -> bool:
    """Return whether one of the options is a file, such as one of cards."""
    return any(isinstance(value, str) and len(value) > LONGEST_WORD for value in options.values())


class NewTable(Model):
    """A table to open; the seats are in seating order."""

    game: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=MOST_SEATS)]
    options: Options = field(default_factory=dict)
    position: dict[str, Any] | None = None
    """The position at which the game begins, if not at its start: the position's options count then."""
    terms: Terms = field(default_factory=Terms)
    listed: Listed | None = None
    """The entry in the list of open tables; None for a table that only invited people join."""

    @property
    def brings_data(self) -> bool:
        """Return whether something long comes with it, such as a position or a card file: reading that is work."""
        return self.position is not None or brings_file(self.options)


class Join(Written):
    """Take the seat of an invite."""

    invite: Secret
    name: Name


class Invited(Model):
    """Ask for the seat of an invite, which stays as it is."""

    invite: Secret


class Sit(Written):
    """Take a seat of an open table."""

    name: Name


class CallPlayer(Model):
    """Call someone to a table with whom one has played."""

    person: Secret


class Named(Written):
    """A name of one's own."""

    name: Name


class NewPasskey(Written):
    """A passkey that a browser has made; bytes are in base64url."""

    name: Name
    label: Name
    id: CredentialId
    client_data: ClientData
    attestation: Annotated[str, limits(BASE64, most=20_000)]


class Assertion(Model):
    """The proof that a browser holds a passkey."""

    id: CredentialId
    client_data: ClientData
    authenticator_data: Annotated[str, limits(BASE64, most=4_000)]
    signature: Annotated[str, limits(BASE64, most=4_000)]
    bring: bool = False


Mailbox = Annotated[str, limits(least=3, most=254)]
"""An e-mail address as it was typed: `mail.address` reads it."""


class AskMail(Model):
    """Ask for a link by mail."""

    mail: Mailbox
    language: Word = "en"


class UseLink(Model):
    """Use a link in this browser; with ``bring``, the tables of its guest so far come along."""

    link: Secret
    bring: bool = False


class LookLink(Model):
    """See where a link leads, without using it."""

    link: Secret


Url = Annotated[str, limits(r"[!-~]+", least=1, most=2000)]
Key = Annotated[str, limits(r"[A-Za-z0-9_-]+=*", least=1, most=128)]
Language = Literal["en", "fr", "ko"]
"""A language of the calls."""


class PushKeys(Model):
    """The keys of a browser's subscription."""

    p256dh: Key
    auth: Key


class AddPush(Written):
    """Call this guest by push: a subscription as the browser gives it."""

    endpoint: Url
    keys: PushKeys
    name: Name
    """A name for the browser."""
    language: Language | None = None
    """Left out by what cannot know it: then it stays as it was, or is English."""
    replaces: Url | None = None
    """The endpoint that this browser had before: that way goes on with the new one, its name and its language."""


class AddMail(Model):
    """Call this guest by e-mail, once the address is confirmed."""

    address: Mailbox
    language: Language = "en"


class AddHook(Model):
    """Call this guest by a webhook of its own."""

    url: Url
    shape: Literal["json", "discord", "slack"] = "json"
    language: Language = "en"


class Switch(Model):
    """Switch something on or off."""

    on: bool


class LinkWord(Model):
    """The word of a link in a letter."""

    word: Secret


class Document(Model):
    """The text of a file that a player brings."""

    text: Annotated[str, limits(least=1, most=200_000)]


class Curve(Model):
    """Look at all of a record at once."""

    record: dict[str, Any]


class Analyse(Model):
    """Think about one moment of a record."""

    record: dict[str, Any]
    ply: Count
    seconds: Annotated[float, Meta(ge=0.05, le=10)] = 1.0
