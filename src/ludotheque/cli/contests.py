"""Tournaments between bots, and programs as bots: ``tournament``, ``bot-check`` and ``bot-connect``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.measure import Measurement
from rich.progress import Progress
from rich.table import Table

from ludotheque.cli.plain import (
    AsJson,
    Choices,
    GameName,
    Scheduler,
    Seed,
    err,
    out,
    plain_errors,
    print_json,
    read,
    read_options,
    split,
)
from ludotheque.core.errors import players_of
from ludotheque.core.extras import need
from ludotheque.core.registry import load, registered_games

if TYPE_CHECKING:
    from ludotheque.bots.tournament import Score, Tournament


def tournament(
    game: GameName,
    bots: Annotated[str, typer.Option(help="The bots: a,b,...; your own as module:Name, a program as run:COMMAND.")],
    players: Annotated[int | None, typer.Option(help="Number of seats. Default: two.")] = None,
    number: Annotated[
        int, typer.Option("--games", help="Number of games per pair; each deal is played from both sides.")
    ] = 400,
    choices: Choices = None,
    seed: Seed = 1,
    jobs: Annotated[int, typer.Option(min=1, help="Number of processes.")] = 1,
    scheduler: Scheduler = None,
    simulations: Annotated[int | None, typer.Option(help="Fixed number of simulations per choice of a search.")] = None,
    neighbours: Annotated[
        bool, typer.Option("--neighbours", help="Pair only bots next to each other in the list, as on a ladder.")
    ] = False,
    until_sure: Annotated[
        bool, typer.Option("--until-sure", help="End a pair early, once it is clear which one is better.")
    ] = False,
    file: Annotated[
        Path | None, typer.Option("--out", help="File for the results. An interrupted tournament resumes.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Play a round robin between bots and rate them, with intervals."""
    from ludotheque.bots.tournament import Tournament

    with plain_errors():
        rules = load(game)
        cup = Tournament(
            rules,
            max(2, rules.players[0]) if players is None else players,
            split(bots),
            number,
            options=read_options(choices),
            seed=seed,
            simulations=simulations,
            neighbours=neighbours,
            until_sure=until_sure,
            file=file,
        )
        with Progress(console=err, transient=True) as progress:
            task = progress.add_task("Playing", total=cup.total, completed=len(cup.meetings))
            for _ in cup.play(jobs, scheduler):
                progress.advance(task)
        if as_json:
            print_json({"standings": [asdict(one) for one in cup.standings()], "pairs": _pairs(cup)})
        else:
            _print(cup)


def _print(cup: Tournament) -> None:
    """Print the ranking and the results of each pair."""
    standings = cup.standings()
    places = [str(at + 1) for at in range(len(standings))]
    rows = [
        [one.name, str(one.games), f"{one.share:.1%}", f"{one.elo:+.0f}", f"{one.low:+.0f} to {one.high:+.0f}"]
        for one in standings
    ]
    met = [
        [_share(cup.against(one.name, other.name)) if other is not one else "" for other in standings]
        for one in standings
    ]
    title, ranked = f"{cup.game.title}, {cup.players} players", ["Bot", "Games", "Points", "Elo", "95%"]
    table = _table(title, [*ranked, *places], [[*row, *shares] for row, shares in zip(rows, met, strict=True)])
    if Measurement.get(out, out.options.update(width=10 * out.width), table).maximum <= out.width:
        out.print(table)
    else:
        out.print(_table(title, ranked, rows))
        out.print(_table("Points of each against each", places, met))
    for pair in _pairs(cup):
        if cup.until_sure:
            one, other = pair["bots"]
            worse = other if pair["better"] == one else one
            said = "not decided" if pair["better"] is None else f"{pair['better']} is better than {worse}"
            out.print(f"{one}, {other}: {said} after {pair['games']} games", markup=False, highlight=False)


def _table(title: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    """Return a table with a numbered row for each bot. Its name takes more than one line if there is no room."""
    table = Table(title=title)
    table.add_column("")
    for name in columns:
        if name == "Bot":
            table.add_column(name, overflow="fold")
        else:
            table.add_column(name, justify="right", no_wrap=True)
    for at, row in enumerate(rows):
        table.add_row(str(at + 1), *row)
    return table


def _pairs(cup: Tournament) -> list[dict[str, Any]]:
    """Return what each pair came to: the score of the first, and which one is better, if that is clear."""
    found = []
    for one, other in cup.pairs:
        score = cup.against(one, other)
        counted = {"games": score.games, **asdict(score)}
        found.append({"bots": [one, other], **counted, "better": cup.better(one, other)})
    return found


def _share(score: Score) -> str:
    return f"{score.points / score.games:.0%}" if score.games else "–"


def bot_check(
    command: Annotated[str, typer.Argument(help="The command that starts the program, in quotes.")],
    game: Annotated[list[str] | None, typer.Option(help="A game to play. Repeatable. Default: all.")] = None,
    seed: Seed = 1,
    seconds: Annotated[float, typer.Option(help="Time limit for each choice, in seconds.")] = 60.0,
) -> None:
    """Check a program as a bot: play whole games over the protocol of docs/bot-protocol.md."""
    from ludotheque.bots.checking import check
    from ludotheque.bots.piped import Piped

    with plain_errors():
        games = [load(one) for one in game] if game else list(registered_games().values())
        program = Piped(command, seconds)
        try:
            for tried in check(program, games, seed):
                said = f"{tried.choices} choices, the longest {tried.longest * 1000:.0f} ms"
                seats = players_of(range(tried.players, tried.players + 1))
                out.print(f"{tried.game.title}, {seats}: {said}", highlight=False)
        finally:
            program.close()
        out.print(f"{program.own_name!r} speaks the protocol.", markup=False, highlight=False)


def bot_connect(
    server: Annotated[str, typer.Argument(metavar="URL", help="The server, such as https://play.example.org.")],
    command: Annotated[list[str], typer.Argument(help="The command that starts the program, after --.")],
    token_file: Annotated[Path, typer.Option(help="File with the token of the bot account.")],
    game: Annotated[list[str] | None, typer.Option(help="A game to accept. Repeatable. Default: all.")] = None,
    most: Annotated[int, typer.Option("--games", min=1, help="Most games at a time; more are declined.")] = 1,
    seconds: Annotated[float, typer.Option(help="Time limit for each choice, in seconds.")] = 60.0,
) -> None:
    """Connect a program to a server as a bot account. It accepts challenges until you interrupt it."""
    import asyncio
    import shlex

    with plain_errors():
        need("bots")
        from ludotheque.bots.online import Online, Site
        from ludotheque.bots.piped import Piped

        site = Site(server, read(str(token_file)).strip())
        if not site.private:
            err.print("The token travels unencrypted: use https.", style="yellow")
        program = Piped(shlex.join(command), seconds)

        def say(text: str) -> None:
            out.print(text, markup=False, highlight=False)

        try:
            asyncio.run(Online(site, program, most, game or (), say).run())
        except KeyboardInterrupt:
            say("disconnected")
        finally:
            program.close()
