"""The commands for games: list, play, simulate, replay, measure, and start a server."""

from __future__ import annotations

import importlib.util
import json
import logging
import os
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.progress import Progress
from rich.table import Table as Grid

from ludotheque import (
    BadInput,
    BadRecord,
    Game,
    IllegalAction,
    Match,
    Record,
    SeededChance,
    __version__,
    broken_games,
    load,
    registered_games,
    unchecked,
    verify,
)
from ludotheque.cli.databases import databases
from ludotheque.cli.moderation import moderation
from ludotheque.cli.plain import AsJson, err, fail, out, plain_errors, print_json, read, read_json, read_options
from ludotheque.core.build import is_compiled
from ludotheque.core.errors import span

if TYPE_CHECKING:
    from ludotheque.terminal.table import Table

app = typer.Typer(no_args_is_help=True, pretty_exceptions_enable=False, rich_markup_mode=None)
app.add_typer(databases, name="db")
app.add_typer(moderation, name="admin")
GameName = Annotated[str, typer.Argument(metavar="GAME", help="Its id, as `ludotheque games` lists it.")]
Players = Annotated[int | None, typer.Option(help="How many seats; the most the game allows if left out.")]
Seed = Annotated[int, typer.Option(help="The same seed gives the same games.")]
Choices = Annotated[
    list[str] | None, typer.Option("--option", help="An option of the game, as name=value or name=@FILE.")
]
Language = Annotated[str, typer.Option(help="en, fr, ko: what the game has.")]
SecretFile = Annotated[
    Path | None, typer.Option(help="The secret of the shared queue; LUDOTHEQUE_THINKING_SECRET, if left out.")
]
File = Annotated[str, typer.Argument(metavar="FILE", help="A file, or - for standard input.")]


@app.callback(invoke_without_command=True)
def main(version: Annotated[bool, typer.Option("--version", help="Print the version and stop.")] = False) -> None:
    """Modern tabletop games, complete to their rulebooks."""
    if version:
        out.print(f"ludotheque {__version__}, compiled: {str(is_compiled()).lower()}")
        raise typer.Exit


@app.command("games")
def list_games(as_json: AsJson = False) -> None:
    """List the games, with players, options and how much of them is printed fact."""
    for fault in broken_games():
        err.print(str(fault), style="red", markup=False, soft_wrap=True)
    if as_json:
        print_json([describe(game) for game in registered_games().values()])
        return
    table = Grid("id", "title", "players", "minutes", "languages", "options", "cards", box=None)
    for game in registered_games().values():
        options = ", ".join(str(option["name"]) for option in game.options.declared()) or "none"
        table.add_row(
            game.id,
            game.title,
            span(game.players[0], game.players[-1], "–"),
            span(*game.minutes, "–"),
            ", ".join(game.languages),
            options,
            "partly reconstructed" if game.provenance.reconstructed else "as printed" if game.provenance.rows else "–",
        )
    out.print(table)
    out.print(f"compiled: {str(is_compiled()).lower()}")


def describe(game: Game) -> dict[str, Any]:
    """A game for ``games --json``."""
    return {
        "id": game.id,
        "title": game.title,
        "version": game.version,
        "stage": game.stage,
        "players": list(game.players),
        "cooperative": game.cooperative,
        "languages": list(game.languages),
        "options": game.options.declared(),
        "actions": game.actions.size,
        "reconstructed": game.provenance.reconstructed,
    }


@app.command("new-game")
def new_game(
    id: Annotated[str, typer.Argument(help="Lower-case words joined by _, such as tide_pool.")],
    package: Annotated[
        bool, typer.Option("--package", help="Make a package of your own, not a game of this tree.")
    ] = False,
    folder: Annotated[Path, typer.Option("--in", help="The checkout, or the folder to make the package in.")] = Path(),
) -> None:
    """Begin a game of your own with a small one that works: rules, texts, guide, position, tests, golden game."""
    from ludotheque import newgame

    with plain_errors():
        written = newgame.as_package(id, folder) if package else newgame.in_tree(id, folder)
    for path in written:
        out.print(str(path), soft_wrap=True, highlight=False)
    out.print("\nNext:")
    first = f"pip install --editable {written[-2].parent}" if package else "make generate check"
    own = written[-2].parent / "tests" if package else Path("tests") / "games" / id
    for command in (first, f"ludotheque check {id} --tests {own}", f"ludotheque play {id}", "ludotheque serve --open"):
        out.print(f"  {command}", soft_wrap=True)
    out.print("docs/adding-a-game.md goes on from here.")


@app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True})
def check(
    context: typer.Context,
    game: GameName,
    tests: Annotated[
        Path | None, typer.Option(help="The game's own tests, whose rules are held against its guide.")
    ] = None,
) -> None:
    """Run the contract suite on one game, and its own tests. Further options go to pytest."""
    with plain_errors():
        rules = load(game)
    try:
        import allpairspy  # noqa: F401
        import pytest
    except ImportError as error:
        raise typer.BadParameter(f"{error}; pip install 'ludotheque[testing]' has what it takes") from None
    os.environ["LUDOTHEQUE_ONLY"] = rules.id
    own = [] if tests is None else [str(tests), "--rules-of", rules.id]
    plugin = ["-p", "ludotheque.testing.rules"]
    code = pytest.main(["--pyargs", "ludotheque.testing", *own, *plugin, "-q", "--no-header", *context.args])
    raise typer.Exit(int(code))


@app.command("compile")
def compile_games(
    games: Annotated[list[str], typer.Argument(metavar="GAME...", help="Games of other packages.")],
) -> None:
    """Compile games of other packages, together with the rules of this installation. Takes a minute or two."""
    try:
        from ludotheque.compiling import compile_with
    except ImportError as error:
        raise typer.BadParameter(f"{error}; pip install 'ludotheque[compile]' has what it takes") from None

    with plain_errors():
        written = compile_with(games)
    out.print(f"{len(written)} files are compiled; a later `pip install` of Ludotheque needs this command again.")


@app.command(
    context_settings={"allow_extra_args": True, "ignore_unknown_options": True, "help_option_names": []},
    short_help="Serve the tables and the pages to play at.",
)
def serve(context: typer.Context) -> None:
    """Serve the tables and the pages to play at. The flags are made from the settings: `ludotheque serve --help`."""
    from ludotheque.server.run import run
    from ludotheque.server.settings import read_settings

    with plain_errors():
        started = read_settings("ludotheque serve", context.args)
        run(started.settings, open_browser=started.open_browser)


@app.command()
def think(
    listen: Annotated[str | None, typer.Option(help="Keep a queue there: the path of a socket, or HOST:PORT.")] = None,
    connect: Annotated[str | None, typer.Option(help="Think for the queue there.")] = None,
    workers: Annotated[
        int | None, typer.Option(min=0, max=256, help="Processes that think; one less than processors, at least 2.")
    ] = None,
    secret_file: SecretFile = None,
) -> None:
    """Keep a queue of thoughts that servers share, or think for one."""
    import asyncio

    from ludotheque.server.settings import default_workers
    from ludotheque.server.thinking import think as thinking
    from ludotheque.server.thinking.frames import place, read_secret

    count = default_workers() if workers is None else workers
    with plain_errors():
        if (listen is None) == (connect is None):
            raise BadInput("either --listen or --connect is needed")
        place(listen or connect or "")
        secret = read_secret(secret_file)
        logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
        if listen is not None:
            asyncio.run(thinking.listen(listen, secret, count))
        elif connect is not None:
            asyncio.run(thinking.connect(connect, secret, count))


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Its id, as `ludotheque games` lists it.")] = None,
    players: Players = None,
    bots: Annotated[str, typer.Option(help="The level of the others, or `none`: everybody plays here.")] = "medium",
    seat: Annotated[int, typer.Option(help="Your seat, 0 for the first.")] = 0,
    seed: Annotated[int | None, typer.Option(help="For a game that can be repeated.")] = None,
    choices: Choices = None,
    language: Language = "en",
    record: Annotated[Path | None, typer.Option(help="Write the record of the game to this file.")] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Sentences, line by line; always so where the output is no terminal.")
    ] = False,
    join: Annotated[str | None, typer.Option(metavar="URL", help="Join a table of a server by its link.")] = None,
    name: Annotated[str, typer.Option(help="Your name at that table.")] = "Guest",
) -> None:
    """Play in the terminal: a board and keys, or with --plain sentences for pipes and screen readers."""
    with plain_errors():
        if join is not None:
            play_remote(join, name, language, plain=plain or not out.is_terminal)
            return
        if game is None:
            raise BadInput("Which game? `ludotheque games` lists them; --join URL joins a table of a server.")
        rules = load(game)
        number = rules.players[-1] if players is None else players
        match = Match.start(
            rules, number, read_options(choices), chance=SeededChance(secrets.randbits(62) if seed is None else seed)
        )
        if not 0 <= seat < number:
            raise BadInput(f"the seats are 0 to {number - 1}, not {seat}")
        if record is not None and record.exists():
            raise BadInput(f"{record}: there is such a file already; it is not overwritten")
        people = range(number) if bots == "none" else range(seat, seat + 1)
        if plain or not out.is_terminal:
            from ludotheque.terminal.text_mode import Terminal

            Terminal(out, match, people, bots, language, seed).play()
        else:
            from ludotheque.terminal.local import LocalTable

            need_textual()
            run_client(LocalTable(match, people, bots, language, seed))
        if record is not None:
            record.write_text(match.record.dumps(), encoding="utf-8")


def play_remote(url: str, name: str, language: str, *, plain: bool) -> None:
    """Play at a table of a server."""
    from ludotheque.terminal.remote import RemoteTable

    if plain:
        from ludotheque.terminal.sentences import play_in_sentences

        play_in_sentences(out, RemoteTable(url, name, language))
    else:
        need_textual()
        run_client(RemoteTable(url, name, language))


def need_textual() -> None:
    """Stop with the command that installs the client, where it is missing."""
    if importlib.util.find_spec("textual") is None:
        raise BadInput("The board needs Textual: pip install 'ludotheque[terminal]'. Or play with --plain.")


def run_client(table: Table) -> None:
    """Play at a table in the client."""
    from ludotheque.terminal.client import Client

    Client(table).run()


@app.command()
def simulate(
    game: GameName,
    players: Players = None,
    number: Annotated[int, typer.Option("--games", help="How many games.")] = 100,
    bots: Annotated[str, typer.Option(help="One bot for all seats, or one for each: a,b,...")] = "random",
    seed: Seed = 1,
    jobs: Annotated[int, typer.Option(help="How many processes.")] = 1,
    simulations: Annotated[int | None, typer.Option(help="Fix the simulations of each choice of a search.")] = None,
    choices: Choices = None,
    record: Annotated[
        Path | None, typer.Option(help="A folder for the record of each game, named after its ending.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots, seats rotating, and report results with intervals."""
    from ludotheque.bots.simulate import simulate as run

    with plain_errors():
        rules = load(game)
        seats = rules.players[-1] if players is None else players
        with Progress(console=err, transient=True, disable=not err.is_terminal) as progress:
            task = progress.add_task(rules.title, total=number)
            report = run(
                rules,
                seats,
                read_options(choices),
                split(bots),
                number,
                seed,
                jobs,
                simulations,
                lambda done: progress.update(task, completed=done),
                record,
            )
    if as_json:
        print_json(report)
        return
    for name in ("games", "decisions", "choices", "seconds", "games_per_second", "decisions_per_second", "compiled"):
        out.print(f"{name.replace('_', ' ')}: {report[name]:,}" if name != "compiled" else f"compiled: {report[name]}")
    table = Grid("who", "games", "wins", "win rate", "95% interval", "mean score", box=None)
    lines = {**report["by_bot"], **{f"seat {seat}": line for seat, line in enumerate(report["by_seat"])}}
    for who, line in lines.items():
        low, high = line["ci95"]
        cells = (line["games"], line["wins"], f"{line['win_rate']:.1%}", f"{low:.1%} to {high:.1%}", line["mean_score"])
        table.add_row(who, *map(str, cells))
    out.print(table)


@app.command()
def lab(
    game: GameName,
    folder: Annotated[Path, typer.Option("--out", help="Where the games and the report go; a stopped run goes on.")],
    players: Annotated[str, typer.Option(help="Numbers of players: 2,3,4. All if left out.")] = "",
    bots: Annotated[
        list[str] | None, typer.Option(help="A line-up: one bot for all seats or one for each. May be repeated.")
    ] = None,
    number: Annotated[int, typer.Option("--games", help="How many games of each line-up.")] = 100,
    seed: Seed = 1,
    jobs: Annotated[int | None, typer.Option(help="How many processes; one for each core if left out.")] = None,
    simulations: Annotated[int | None, typer.Option(help="Fix the simulations of each choice of a search.")] = None,
    choices: Choices = None,
    ladder: Annotated[
        str | None, typer.Option(help="Bots of which each meets each other one: random,greedy,hard@100,hard@400")
    ] = None,
    vary: Annotated[list[str] | None, typer.Option(help="An option and values to compare: name=value,value")] = None,
    sweep: Annotated[
        str | None,
        typer.Option(help="A number of the data files, or a number option, and values: e26.points=4,5,6"),
    ] = None,
    scheduler: Annotated[str | None, typer.Option(help="A Dask scheduler, tcp://host:port, instead of jobs.")] = None,
) -> None:
    """Play an experiment, keep each game as a row, and write a report."""
    with plain_errors():
        try:
            from ludotheque.lab import report, runner
            from ludotheque.lab.experiment import Experiment
            from ludotheque.lab.experiment import ladder as pairs
        except ImportError as missing:
            raise BadInput(f"the lab needs more libraries: pip install ludotheque[lab] ({missing.name})") from None
        rules = load(game)
        numbers = [whole(one, "--players") for one in split(players)] if players else list(rules.players)
        line_ups = [tuple(split(line_up)) for line_up in bots or ([] if ladder else ["random"])]
        if ladder is not None:
            if rules.cooperative:
                raise BadInput(f"in {rules.title} bots are a team and do not meet: compare --bots a --bots b")
            line_ups += pairs(split(ladder))
            numbers = numbers if players else [2]
        experiment = Experiment(
            game=rules.id,
            players=tuple(numbers),
            bots=tuple(line_ups),
            games=number,
            options=rules.options.parse(read_options(choices)).to_json(),
            seed=seed,
            simulations=simulations,
            sweep=named_values(sweep, "--sweep") if sweep is not None else None,
            vary=tuple(named_values(one, "--vary") for one in vary or []),
        )
        experiment.check()
        for left in experiment.unfit():
            err.print(f"not played, since a line-up has one bot for all seats or one for each: {left}", soft_wrap=True)
        with Progress(console=err, transient=True, disable=not err.is_terminal) as progress:
            task = progress.add_task(rules.title, total=None)
            rows = runner.run(
                experiment,
                folder,
                jobs=jobs if jobs is not None else os.cpu_count() or 1,
                scheduler=scheduler,
                on_progress=lambda done, total: progress.update(task, completed=done, total=total),
            )
        path = report.write(folder, experiment, rows)
    out.print(f"{len(rows)} games; the report is {path}", soft_wrap=True)


def split(text: str) -> list[str]:
    """Split what a person wrote with commas between."""
    return [one.strip() for one in text.split(",")]


def named_values(text: str, what: str) -> tuple[str, tuple[str, ...]]:
    """A name and its values, as a person wrote them."""
    name, equals, values = text.partition("=")
    if not equals:
        raise BadInput(f"{what} is name=value,value, not {text!r}")
    return name.strip(), tuple(split(values))


def whole(text: str, what: str) -> int:
    """A whole number that a person wrote."""
    try:
        return int(text)
    except ValueError:
        raise BadInput(f"{what} takes whole numbers, not {text!r}") from None


@app.command()
def replay(
    file: File,
    seat: Annotated[int | None, typer.Option(help="See it with this seat's eyes.")] = None,
    step: Annotated[bool, typer.Option(help="Wait for Enter after each action.")] = False,
    language: Language = "en",
) -> None:
    """Tell a recorded game from its start to its end."""
    from ludotheque.terminal.text_mode import tell

    with plain_errors():
        tell(out, Record.loads(read(file)), seat, language, step)


@app.command("verify")
def verify_record(file: File) -> None:
    """Check a record: exit code 0 if it is true, 1 naming the first entry that differs."""
    with plain_errors():
        text = read(file)
    try:
        record = Record.loads(text)
        verify(record)
    except BadRecord as error:
        fail(f"{file}: {error}", code=1)
    except BadInput as error:
        fail(f"{file}: {error}")
    sealed = "sealed and opened" if record.secret else "sealed, not opened" if record.commitment else "not sealed"
    if record.contributions is not None:
        added = ", ".join(str(seat) for seat, one in enumerate(record.contributions) if one.value is not None)
        sealed += f", with the contributions of seats {added}" if added else ", with no contributions"
    out.print(f"{file}: true; {record.game}, {len(record.entries)} entries, chance {sealed}", soft_wrap=True)
    if (left := unchecked(record)) is not None:
        out.print(f"{file}: {left}", soft_wrap=True)


@app.command()
def position(
    file: File,
    do: Annotated[list[str] | None, typer.Option("--do", help="An action in words; may be repeated.")] = None,
    seed: Seed = 0,
    as_json: AsJson = False,
) -> None:
    """Load a position, apply actions, and show what it then is."""
    with plain_errors():
        data = read_json(file)
        if not isinstance(data.get("game"), str):
            raise BadInput(f"{file}: the field 'game' names the game; the games are: {', '.join(registered_games())}")
        game = load(data["game"])
        state = game.from_json(data, SeededChance(seed))
        for words in do or []:
            number = game.actions.parse(words)
            verb, *_ = words.split()
            why = game.explain(state, verb, game.actions.to_json(number))
            try:
                state.apply_action(number)
            except IllegalAction:
                from ludotheque.text import Texts

                reason = Texts(game, "en").message(f"why-{why}") if why else "it is not offered here"
                raise BadInput(f"{words!r}: {reason}; offered are: {', '.join(game.offered(state))}") from None
    shown = {
        "position": game.to_json(state),
        "player": None if state.is_terminal() else int(state.current_player()),
        "legal": list(game.offered(state)),
        "scores": [int(score) for score in state.scores()],
        "terminal": bool(state.is_terminal()),
    }
    if as_json:
        print_json(shown)
        return
    for name, value in shown.items():
        out.print(f"{name}: {json.dumps(value, ensure_ascii=False)}", markup=False, soft_wrap=True)


@app.command()
def bench(
    names: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="All games if left out.")] = None,
    seconds: Annotated[float, typer.Option(help="How long to measure each figure.")] = 1.0,
    as_json: AsJson = False,
) -> None:
    """Measure this installation: decisions a second, clones, resamples, search."""
    from ludotheque.bots.measure import measure

    with plain_errors():
        chosen = [load(name) for name in names] if names else list(registered_games().values())
        if not 0 < seconds <= 60:
            raise BadInput(f"a figure is measured for up to 60 seconds, not {seconds}")
        rows = [measure(game, seconds) for game in chosen]
    report = {"compiled": is_compiled(), "games": rows}
    if as_json:
        print_json(report)
        return
    table = Grid("", *(str(row["game"]) for row in rows), box=None)
    for name in rows[0]:
        table.add_row(name, *(f"{row[name]:,.2f}" if isinstance(row[name], float) else str(row[name]) for row in rows))
    out.print(table)
    out.print(f"compiled: {str(is_compiled()).lower()}")
