"""Run commands of the package in this process, as a terminal would."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from click.testing import CliRunner, Result
from typer.main import get_command

from ludotheque.cli import app

COMMAND = get_command(app)
"""The commands, made once: reading all their parameters takes longer than most of them run."""


def invoke(arguments: Sequence[str], **more: Any) -> Result:
    """Run a command line, the program's name left out."""
    return CliRunner().invoke(COMMAND, list(arguments), **more)
