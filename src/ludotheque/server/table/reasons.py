"""Refusals in the form that clients receive."""

from __future__ import annotations

from typing import NamedTuple

from ludotheque.core.errors import (
    BadComponents,
    BadInput,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeat,
    BrokenGame,
    UnknownAction,
    UnknownGame,
)
from ludotheque.server.protocol.answers.tables import RefusedMessage
from ludotheque.server.protocol.refused import Args, NoTable, Refused, Unfit
from ludotheque.server.store.interface import Conflict, Unavailable
from ludotheque.server.thinking.asking import Busy

KEYS: dict[type[Exception], str] = {
    NoTable: "no-table",
    Conflict: "conflict",
    Unavailable: "unavailable",
    Busy: "busy",
    UnknownGame: "no-game",
    BrokenGame: "no-game",
    UnknownAction: "not-offered",
    BadSeat: "bad-seat",
    BadOption: "bad-option",
    BadPosition: "bad-position",
    BadRecord: "bad-record",
    BadComponents: "bad-cards",
    BadInput: "bad-input",
}
"""The keys of exceptions that have none of their own: the first that fits counts."""


class Reason(NamedTuple):
    """A refusal: the English sentence, its stable key and the values of a translation."""

    text: str
    key: str
    args: Args


def reason_of(error: Exception) -> Reason:
    """Return the reason of a refusal.

    >>> reason_of(Refused("this club has 100 members", "club-full", most=100))
    Reason(text='this club has 100 members', key='club-full', args={'most': 100})
    >>> reason_of(BadInput("field 'ply': too large"))
    Reason(text="field 'ply': too large", key='bad-input', args={})
    """
    if isinstance(error, Refused | Unfit):
        return Reason(str(error), error.key, error.values)
    key = next((key for kind, key in KEYS.items() if isinstance(error, kind)), "refused")
    return Reason(str(error), key, {})


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
