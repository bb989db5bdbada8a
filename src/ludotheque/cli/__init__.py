"""The command line: ``ludotheque --help``. Bad input ends with exit code 2 and a sentence that says what is allowed."""

from ludotheque.cli.commands import app

__all__ = ["app"]
