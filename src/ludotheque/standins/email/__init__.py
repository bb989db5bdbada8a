"""Stands in for email, of which importlib.metadata needs enough to read the name of a package: it is slow to import."""

from .message import Message


def message_from_string(text: str) -> Message:
    """Read the fields before the first empty line. Those that take several lines lose all but the first."""
    head, _, _ = text.partition("\n\n")
    fields = (line.partition(": ") for line in head.splitlines() if not line.startswith((" ", "\t")))
    return Message([(name, value) for name, _, value in fields])
