"""``ludotheque admin``: list, close and delete what a server stores, and read reports."""

from __future__ import annotations

import dataclasses
from typing import Annotated, Any

import typer
from rich.table import Table as Grid

from ludotheque.cli.databases import Database, chosen_database, need_server
from ludotheque.cli.plain import AsJson, out, plain_errors, print_json

moderation: typer.Typer = typer.Typer(
    no_args_is_help=True, callback=need_server, help="List, close and delete the tables, guests and clubs of a server."
)
Most = Annotated[int, typer.Option(min=1, max=100_000, help="Maximum number, last changed first.")]
TableName = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table: the last part of its address.")]
ClubName = Annotated[str, typer.Argument(metavar="CLUB", help="The id of a club, as `clubs` lists it.")]
RANDOM_NAMES = {"ignore_unknown_options": True}
"""Ids are random, and one in 64 starts with a hyphen: do not read it as an option."""
Days = Annotated[int, typer.Option(min=0, help="Days without a change; 0 means never.")]


def print_rows(name: str, columns: list[str], rows: list[Any], as_json: bool) -> None:
    """Print dataclasses as a table, or as JSON."""
    if as_json:
        print_json({name: [dataclasses.asdict(row) for row in rows]})
        return
    table = Grid(*columns, box=None)
    for row in rows:
        table.add_row(*map(str, dataclasses.astuple(row)))
    out.print(table)


@moderation.command("tables")
def admin_tables(database: Database = None, most: Most = 100, as_json: AsJson = False) -> None:
    """List the tables, and report bot failures. This works while servers run."""
    from ludotheque.server.commands.failures import count_failures, moves
    from ludotheque.server.commands.moderation import list_tables

    with plain_errors():
        rows = list_tables(chosen_database(database), most)
        failures = count_failures(chosen_database(database))
    print_rows("tables", ["table", "game", "state", "ply", "people", "touched"], rows, as_json)
    if failures and not as_json:
        out.print(f"Bots failed at {moves(failures)}: `ludotheque admin bot-failures` shows which and why.")


@moderation.command("guests")
def admin_guests(database: Database = None, most: Most = 100, as_json: AsJson = False) -> None:
    """List the guests. This works while servers run."""
    from ludotheque.server.commands.moderation import list_guests

    with plain_errors():
        rows = list_guests(chosen_database(database), most)
    print_rows("guests", ["guest", "name", "tables", "touched"], rows, as_json)


@moderation.command("clubs")
def admin_clubs(database: Database = None, most: Most = 100, as_json: AsJson = False) -> None:
    """List the clubs. This works while servers run."""
    from ludotheque.server.commands.clubs import list_clubs

    with plain_errors():
        rows = list_clubs(chosen_database(database), most)
    print_rows("clubs", ["club", "name", "members", "tournaments", "founded"], rows, as_json)


@moderation.command("close-club")
def admin_close_club(club: ClubName, database: Database = None) -> None:
    """End a club's tournaments and void its link. Stop a server that uses an SQLite file first."""
    from ludotheque.server.commands.clubs import close_club

    with plain_errors():
        out.print(close_club(chosen_database(database), club), markup=False, soft_wrap=True)


@moderation.command("delete-club")
def admin_delete_club(club: ClubName, database: Database = None) -> None:
    """Delete a club; its tables stay. Stop a server that uses an SQLite file first."""
    from ludotheque.server.commands.clubs import delete_club

    with plain_errors():
        out.print(delete_club(chosen_database(database), club), markup=False, soft_wrap=True)


@moderation.command("close", context_settings=RANDOM_NAMES)
def admin_close(table: TableName, database: Database = None) -> None:
    """End a game without a result. Stop a server that uses an SQLite file first."""
    from ludotheque.server.commands.moderation import close_table

    with plain_errors():
        out.print(close_table(chosen_database(database), table), markup=False, soft_wrap=True)


@moderation.command("delete", context_settings=RANDOM_NAMES)
def admin_delete(table: TableName, database: Database = None) -> None:
    """Delete a table and everything about it. Stop a server that uses an SQLite file first."""
    from ludotheque.server.commands.moderation import delete_table

    with plain_errors():
        out.print(delete_table(chosen_database(database), table), markup=False, soft_wrap=True)


@moderation.command("forget", context_settings=RANDOM_NAMES)
def admin_forget(
    guest: Annotated[str, typer.Argument(metavar="GUEST", help="The id of a guest, as `guests` lists it.")],
    database: Database = None,
) -> None:
    """Delete a guest. Games stay and show "A former player". Stop a server that uses an SQLite file first."""
    from ludotheque.server.commands.moderation import delete_guest

    with plain_errors():
        out.print(delete_guest(chosen_database(database), guest), markup=False, soft_wrap=True)


@moderation.command("bot-failures")
def admin_bot_failures(
    clear: Annotated[bool, typer.Option("--clear", help="Delete the list, as after fixing the cause.")] = False,
    database: Database = None,
    most: Most = 100,
    as_json: AsJson = False,
) -> None:
    """List the bots that have failed at tables: how often, and the last error. This works while servers run."""
    from ludotheque.server.commands.failures import clear_failures, list_failures

    with plain_errors():
        if clear:
            out.print(clear_failures(chosen_database(database)), markup=False, soft_wrap=True)
            return
        rows = list_failures(chosen_database(database), most)
    if as_json:
        print_rows("failures", [], rows, as_json)
        return
    for row in rows:
        out.print(str(row), markup=False, soft_wrap=True)
    if not rows:
        out.print("No bot has failed.")


@moderation.command("ratings")
def admin_ratings(
    again: Annotated[
        bool, typer.Option("--again", help="Recompute all ratings from the archive. Stop the servers first.")
    ] = False,
    database: Database = None,
    most: Most = 100,
    as_json: AsJson = False,
) -> None:
    """List the ratings, best first for each game, or recompute all of them."""
    from ludotheque.server.commands.ratings import list_ratings, rate_again

    with plain_errors():
        if again:
            out.print(rate_again(chosen_database(database)), markup=False, soft_wrap=True)
            return
        rows = list_ratings(chosen_database(database), most)
    print_rows("ratings", ["game", "player", "rating", "games"], rows, as_json)


reports: typer.Typer = typer.Typer(
    no_args_is_help=True, help="List, show and close reports. This works while servers run."
)
moderation.add_typer(reports, name="reports")
ReportName = Annotated[str, typer.Argument(metavar="REPORT", help="The id of a report, as `list` shows it.")]


@reports.command("list")
def admin_reports(
    database: Database = None,
    most: Most = 100,
    closed: Annotated[bool, typer.Option("--all", help="Include closed reports.")] = False,
    as_json: AsJson = False,
) -> None:
    """List open reports, latest first."""
    from ludotheque.server.commands.reports import list_reports

    with plain_errors():
        rows = list_reports(chosen_database(database), most, closed=closed)
    print_rows("reports", ["report", "at", "about", "name", "reason", "table", "state"], rows, as_json)


@reports.command("show")
def admin_show_report(report: ReportName, database: Database = None, as_json: AsJson = False) -> None:
    """Show a report with the last chat lines at the time."""
    from ludotheque.server.commands.reports import show_report

    with plain_errors():
        found = dataclasses.asdict(show_report(chosen_database(database), report))
    if as_json:
        print_json(found)
        return
    lines = found.pop("lines")
    for name, value in found.items():
        out.print(f"{name}: {value}", markup=False, soft_wrap=True)
    for line in lines:
        mark = ">" if line["theirs"] else " "
        out.print(f"{mark} {line['at']} {line['name']}: {line['text']}", markup=False, soft_wrap=True)


@reports.command("close")
def admin_close_report(report: ReportName, database: Database = None) -> None:
    """Close a report."""
    from ludotheque.server.commands.reports import close_report

    with plain_errors():
        out.print(close_report(chosen_database(database), report), markup=False, soft_wrap=True)


@moderation.command("expire")
def admin_expire(database: Database = None, unbegun: Days = 30, finished: Days = 0) -> None:
    """Delete tables that have not changed for that many days. Servers do the same once a day, using their settings."""
    from ludotheque.server.commands.moderation import expire_tables

    with plain_errors():
        out.print(expire_tables(chosen_database(database), unbegun, finished), markup=False, soft_wrap=True)
