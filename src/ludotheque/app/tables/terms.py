"""The terms and options of a table, told to all before they sit down."""

from __future__ import annotations

import msgspec

from ludotheque.app.protocol.answers.tables import TermsInfo
from ludotheque.app.protocol.messages.tables import LONGEST_WORD
from ludotheque.app.protocol.terms import kept_terms
from ludotheque.app.store.interface import StoredTable
from ludotheque.core.errors import BadInput
from ludotheque.core.options import OptionValue
from ludotheque.core.registry import load


def terms_of(stored: StoredTable) -> TermsInfo:
    """Return the terms agreed on when a table was opened."""
    terms: TermsInfo = msgspec.to_builtins(kept_terms(stored.terms))
    return terms


def chosen_options(stored: StoredTable) -> dict[str, OptionValue]:
    """Return the options that differ from the usual ones, without the texts of files."""
    try:
        usual = {option["name"]: option["default"] for option in load(stored.game).options.declared()}
    except BadInput:
        usual = {}
    return {
        name: value
        for name, value in stored.options.items()
        if value != usual.get(name) and not (isinstance(value, str) and len(value) > LONGEST_WORD)
    }
