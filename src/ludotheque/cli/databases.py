"""``ludotheque db``: upgrade, check, back up and copy the database of a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludotheque.cli.plain import fail, out, plain_errors

databases = typer.Typer(no_args_is_help=True, help="Upgrade, check, back up and copy the database of a server.")
Database = Annotated[
    str | None, typer.Option(help="The path of a file, or postgresql://USER@HOST/NAME; what `serve` uses if left out.")
]


def chosen_database(database: str | None) -> Path | str:
    """The database of that name, or the one that a server uses when nothing is said."""
    from ludotheque.server import default_database
    from ludotheque.server.database.place import place

    return place(database or default_database())


@databases.command("upgrade")
def upgrade_database(database: Database = None) -> None:
    """Bring the database to the layout of this version, with everything in it. Servers have to be stopped."""
    from ludotheque.server.database.commands import upgrade

    with plain_errors():
        out.print(upgrade(chosen_database(database)), markup=False, soft_wrap=True)


@databases.command("check")
def check_database(database: Database = None) -> None:
    """Look the database through, also while servers use it. Exit code 1 if it is damaged."""
    from ludotheque.server.database.commands import Damaged, check

    with plain_errors():
        try:
            out.print(check(chosen_database(database)), markup=False, soft_wrap=True)
        except Damaged as damage:
            fail(str(damage), code=1)


@databases.command("backup")
def back_database_up(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new SQLite file.")], database: Database = None
) -> None:
    """Write everything to a new SQLite file, while servers go on."""
    from ludotheque.server.database.commands import backup

    with plain_errors():
        out.print(backup(chosen_database(database), file), markup=False, soft_wrap=True)


@databases.command("copy")
def copy_database(
    source: Annotated[str, typer.Argument(metavar="FROM", help="A file or postgresql://… that no server uses.")],
    target: Annotated[str, typer.Argument(metavar="TO", help="A new file, or an empty database postgresql://…")],
) -> None:
    """Copy everything from one database to another, of either kind."""
    from ludotheque.server.database.commands import copy

    with plain_errors():
        out.print(copy(chosen_database(source), chosen_database(target)), markup=False, soft_wrap=True)
