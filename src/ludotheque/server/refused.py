"""Refusals that are not errors."""


class Refused(Exception):
    """Something is not done; the text says why, for people. Nothing was changed."""


class NoTable(Exception):
    """There is no table of that name."""
