"""``ludotheque db``: upgrade, check, back up and copy the database of a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludotheque.cli.plain import fail, out, plain_errors
from ludotheque.core.extras import need


def need_server() -> None:
    """Check before each command that the server's libraries are installed."""
    with plain_errors():
        need("server")


databases: typer.Typer = typer.Typer(
    no_args_is_help=True, callback=need_server, help="Upgrade, check, back up and copy the database of a server."
)
Database = Annotated[
    str | None, typer.Option(help="A file path or postgresql://USER@HOST/NAME. Default: the database of `serve`.")
]


def chosen_database(database: str | None) -> Path | str:
    """Return the named database, or the one that `serve` would use here: by the environment, the file, the default."""
    from ludotheque.server.databases.place import place
    from ludotheque.server.settings import read_settings

    return place(database) if database else read_settings("ludotheque serve", []).settings.database


@databases.command("upgrade")
def upgrade_database(database: Database = None) -> None:
    """Upgrade the database and its contents to this version's layout. Stop the servers first."""
    from ludotheque.server.databases.maintenance import upgrade

    with plain_errors():
        out.print(upgrade(chosen_database(database)), markup=False, soft_wrap=True)


@databases.command("check")
def check_database(database: Database = None) -> None:
    """Check the database; exit code 1 if it is damaged. This works while servers use it."""
    from ludotheque.server.databases.maintenance import Damaged, check

    with plain_errors():
        try:
            out.print(check(chosen_database(database)), markup=False, soft_wrap=True)
        except Damaged as damage:
            fail(str(damage), code=1)


@databases.command("backup")
def back_database_up(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new SQLite file.")], database: Database = None
) -> None:
    """Back up everything to a new SQLite file. This works while servers run."""
    from ludotheque.server.databases.maintenance import backup

    with plain_errors():
        out.print(backup(chosen_database(database), file), markup=False, soft_wrap=True)


@databases.command("copy")
def copy_database(
    source: Annotated[str, typer.Argument(metavar="FROM", help="A file or postgresql://… that no server uses.")],
    target: Annotated[str, typer.Argument(metavar="TO", help="A new file, or an empty database postgresql://…")],
) -> None:
    """Copy everything from one database to another, of either kind."""
    from ludotheque.server.databases.maintenance import copy

    with plain_errors():
        out.print(copy(chosen_database(source), chosen_database(target)), markup=False, soft_wrap=True)
