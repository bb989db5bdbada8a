"""The errors that a person can cause; each says what was asked and what is allowed."""

from __future__ import annotations


class BadInput(ValueError):
    """Something that was asked for does not exist or does not fit; the text says what is allowed."""


class UnknownAction(BadInput):
    """Words, JSON or a number that name no action of this game."""


class UnknownGame(BadInput):
    """No game of that name is registered."""


class BadOption(BadInput):
    """An option that the game does not have, or a value that the option does not take."""


class BadPosition(BadInput):
    """A position that cannot be read; the text names the field at fault."""


class BadRecord(BadInput):
    """A record that cannot be read or does not replay; the text names the entry and field at fault."""


class BadComponents(BadInput):
    """A file of components that is not one, or breaks a count of the rulebook; the text names the line."""
