"""Refusals in the form that clients receive."""

from __future__ import annotations

from typing import NamedTuple

from ludotheque.app.protocol.answers.tables import ErrorAnswer, RefusedMessage
from ludotheque.app.protocol.refused import Args, Invalid, Missing, NoTable, Refused, TooMany, Unfit
from ludotheque.app.store.interface import Conflict, Unavailable
from ludotheque.app.tables.log_context import REQUEST
from ludotheque.app.thinking.asking import Busy, ThinkingError
from ludotheque.core.errors import (
    BadComponents,
    BadInput,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeat,
    BrokenGame,
    OtherRules,
    UnknownAction,
    UnknownField,
    UnknownGame,
)

KEYS: dict[type[Exception], str] = {
    NoTable: "no-table",
    Conflict: "conflict",
    Unavailable: "unavailable",
    Busy: "busy",
    ThinkingError: "no-thought",
    Missing: "not-found",
    UnknownGame: "no-game",
    BrokenGame: "no-game",
    UnknownAction: "not-offered",
    BadSeat: "bad-seat",
    BadOption: "bad-option",
    BadPosition: "bad-position",
    UnknownField: "unknown-field",
    OtherRules: "other-rules",
    BadRecord: "bad-record",
    BadComponents: "bad-cards",
    BadInput: "bad-input",
}
"""The keys of exceptions that have none of their own: the first that fits counts."""


SAID: dict[type[Exception], str] = {
    NoTable: "there is no such table",
    ThinkingError: "the bots cannot think now; try again later",
}
"""The sentences for those whose own text is not for people."""


class RefusalReason(NamedTuple):
    """A refusal: the English sentence, its stable key and the values of a translation."""

    text: str
    key: str
    args: Args


def reason_of(error: Exception) -> RefusalReason:
    """Return the reason of a refusal.

    >>> reason_of(Refused("this club has 100 members", "club-full", most=100))
    RefusalReason(text='this club has 100 members', key='club-full', args={'most': 100})
    >>> reason_of(BadInput("field 'ply': too large"))
    RefusalReason(text="field 'ply': too large", key='bad-input', args={})
    """
    if isinstance(error, Refused | Unfit):
        return RefusalReason(str(error), error.key, error.values)
    key = next((key for kind, key in KEYS.items() if isinstance(error, kind)), "refused")
    values: Args = {"field": error.field} if isinstance(error, UnknownField) else {}
    return RefusalReason(SAID.get(type(error), str(error)), key, values)


class RefusalKind(NamedTuple):
    """The kind of a refusal: its status in HTTP, and its word for programs."""

    status: int
    word: str


KINDS: dict[type[Exception], RefusalKind] = {
    NoTable: RefusalKind(404, "no-table"),
    Missing: RefusalKind(404, "not-found"),
    Conflict: RefusalKind(503, "unavailable"),
    Unavailable: RefusalKind(503, "unavailable"),
    Busy: RefusalKind(429, "too-many"),
    ThinkingError: RefusalKind(503, "no-thought"),
    TooMany: RefusalKind(429, "too-many"),
    Refused: RefusalKind(403, "refused"),
    Invalid: RefusalKind(422, "invalid"),
    BadInput: RefusalKind(422, "bad-input"),
}
"""The kinds of calls' refusals: the first that fits counts. Anything else that is raised is a fault."""


def kind_of(error: Exception) -> RefusalKind:
    """Return the kind of a refusal, one of ``KINDS``.

    >>> kind_of(TooMany("slower", 5.0))
    RefusalKind(status=429, word='too-many')
    """
    return next(found for kind, found in KINDS.items() if isinstance(error, kind))


def error_answer(word: str, said: RefusalReason) -> ErrorAnswer:
    """Return the answer that refuses a call."""
    return {"error": word, "reason": said.text, "key": said.key, "args": said.args, "request": REQUEST.get()}


def refused_message(error: Exception, ply: int, question: int | None = None) -> RefusedMessage:
    """Return the message that refuses something on a socket, where ``question`` is the id of a ``why``."""
    reason = reason_of(error)
    return {
        "type": "refused",
        "reason": reason.text,
        "key": reason.key,
        "args": reason.args,
        "ply": ply,
        "id": question,
    }
