"""The commands for games: list, play, simulate, replay, measure, and start a server."""

from __future__ import annotations

import json
import os
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.progress import Progress
from rich.table import Column
from rich.table import Table as Grid

from ludotheque import (
    BadInput,
    BadRecord,
    Game,
    IllegalAction,
    Match,
    Record,
    SeededChance,
    broken_games,
    judge,
    load,
    registered_games,
)
from ludotheque.cli.asking import ask_rules
from ludotheque.cli.contests import bot_check, bot_connect, tournament
from ludotheque.cli.databases import databases
from ludotheque.cli.lessons import lessons
from ludotheque.cli.moderation import moderation
from ludotheque.cli.plain import (
    AsJson,
    Choices,
    GameName,
    Language,
    Scheduler,
    Seed,
    err,
    fail,
    named_values,
    out,
    plain_errors,
    print_json,
    read,
    read_json,
    read_options,
    split,
    whole,
)
from ludotheque.cli.puzzling import make_puzzles, solve_puzzle
from ludotheque.cli.reviewing import review_record
from ludotheque.cli.training import calibrate, train
from ludotheque.core.build import build, is_compiled
from ludotheque.core.errors import OtherRules, span
from ludotheque.core.extras import MissingExtra, how_to_install, need
from ludotheque.core.levels import LEVELS, SLOW, USUAL
from ludotheque.core.record import ALONE

if TYPE_CHECKING:
    from ludotheque.terminal.table import TerminalTable

app: typer.Typer = typer.Typer(no_args_is_help=True, pretty_exceptions_enable=False, rich_markup_mode=None)
app.add_typer(databases, name="db")
app.add_typer(lessons, name="lesson")
app.command("rules")(ask_rules)
app.command("puzzle")(solve_puzzle)
app.command("puzzles")(make_puzzles)
app.command("review")(review_record)
app.command("tournament")(tournament)
app.command("train")(train)
app.command("calibrate")(calibrate)
app.command("bot-check")(bot_check)
app.command("bot-connect")(bot_connect)
app.add_typer(moderation, name="admin")
Players = Annotated[int | None, typer.Option(help="Number of players. Default: the most the game allows.")]
File = Annotated[str, typer.Argument(metavar="FILE", help="A file, or - for standard input.")]


@app.callback(invoke_without_command=True)
def main(version: Annotated[bool, typer.Option("--version", help="Print the version and exit.")] = False) -> None:
    """Play and study modern tabletop games with their complete rules."""
    if version:
        out.print(build())
        raise typer.Exit


@app.command("games")
def list_games(as_json: AsJson = False) -> None:
    """List the games with their players, options and sources."""
    for fault in broken_games():
        err.print(str(fault), style="red", markup=False, soft_wrap=True)
    if as_json:
        print_json([describe(game) for game in registered_games().values()])
        return
    name, listed = Column("id", no_wrap=True), Column("options", no_wrap=True)
    table = Grid(name, "title", "players", "minutes", "languages", listed, "cards", box=None)
    for game in registered_games().values():
        options = ",\n".join(str(option["name"]) for option in game.options.declared()) or "none"
        table.add_row(
            game.id,
            game.title,
            span(game.players[0], game.players[-1], "–"),
            span(*game.minutes, "–"),
            ", ".join(game.languages),
            options,
            "partly printed" if game.provenance.reconstructed else "as printed" if game.provenance.rows else "–",
        )
    out.print(table)
    out.print(f"compiled: {str(is_compiled()).lower()}")


def describe(game: Game) -> dict[str, Any]:
    """Describe a game for ``games --json``."""
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
        bool, typer.Option("--package", help="Create a package of your own instead of a game in this checkout.")
    ] = False,
    folder: Annotated[Path, typer.Option("--in", help="The checkout, or the parent folder of the package.")] = Path(),
) -> None:
    """Create a small working game to build on: rules, texts, guide, board, tests and a golden game."""
    from ludotheque.authoring import new_game as making

    with plain_errors():
        written = making.as_package(id, folder) if package else making.in_tree(id, folder)
    for path in written:
        out.print(str(path), markup=False, soft_wrap=True, highlight=False)
    home = written[-2].parent
    steps = making.STEPS_OF_A_PACKAGE if package else making.STEPS_IN_THE_TREE
    out.print(steps.format(id=id, home=home), markup=False, soft_wrap=True, highlight=False)


@app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True})
def check(
    context: typer.Context,
    game: GameName,
    tests: Annotated[
        Path | None, typer.Option(help="The game's own tests, checked against the rules of its guide.")
    ] = None,
    types: Annotated[bool, typer.Option(help="Run mypy on the game's files, if it is installed.")] = True,
) -> None:
    """Run the contract suite and a game's own tests, and show each cause of failure once.

    Extra options go to pytest: --tb=long shows every traceback.
    """
    with plain_errors():
        rules = load(game)
        need("testing")
    import pytest

    os.environ["LUDOTHEQUE_ONLY"] = rules.id
    # pytest takes a relative name for that of a package, if there is one: `tests` often is.
    own = [] if tests is None else [str(tests.resolve()), "--rules-of", rules.id]
    looks = ["--check-game", rules.id, *(["--check-types"] if types else [])]
    plugins = [word for name in ("rules", "findings", "causes") for word in ("-p", f"ludotheque.testing.{name}")]
    quiet = ["-q", "--no-header", "--tb=no", "-rN"]
    code = pytest.main(["--pyargs", "ludotheque.testing", *own, *looks, *plugins, *quiet, *context.args])
    raise typer.Exit(int(code))


@app.command("compile")
def compile_games(
    games: Annotated[list[str], typer.Argument(metavar="GAME...", help="Games from other packages.")],
) -> None:
    """Compile games from other packages together with this installation. This takes a minute or two."""
    with plain_errors():
        need("compile")
        from ludotheque.authoring.compiling import compile_with

        written = compile_with(games)
    out.print(f"Compiled {len(written)} files. Run this command again after the next `pip install` of Ludotheque.")


@app.command(
    context_settings={"allow_extra_args": True, "ignore_unknown_options": True, "help_option_names": []},
    short_help="Run a server with tables and pages to play on.",
)
def serve(context: typer.Context) -> None:
    """Run a server with tables and pages to play on. `ludotheque serve --help` lists the settings as flags."""
    with plain_errors():
        need("server")
        from ludotheque.server.run.start import run
        from ludotheque.server.settings import read_settings

        started = read_settings("ludotheque serve", context.args)
        run(started.settings, open_browser=started.open_browser)


@app.command()
def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The game's id, as listed by `ludotheque games`.")
    ] = None,
    players: Players = None,
    bots: Annotated[
        str,
        typer.Option(
            help=f"Level of the other players: {', '.join(LEVELS)}; your own bot as module:Name; "
            "or `none` for people at this keyboard."
        ),
    ] = USUAL,
    seat: Annotated[int, typer.Option(help="Your seat, 0 for the first.")] = 0,
    seed: Annotated[int | None, typer.Option(help="Random seed for a repeatable game.")] = None,
    choices: Choices = None,
    language: Language = "en",
    record: Annotated[Path | None, typer.Option(help="Write the record of the game to this file.")] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Play in sentences, line by line. This is the default without a terminal.")
    ] = False,
    join: Annotated[str | None, typer.Option(metavar="URL", help="Join a table on a server by its link.")] = None,
    name: Annotated[str, typer.Option(help="Your name at that table.")] = "Guest",
) -> None:
    """Play in the terminal: a board and keys, or with --plain sentences for pipes and screen readers."""
    with plain_errors():
        if join is not None:
            play_remote(join, name, language, plain=plain or not out.is_terminal)
            return
        if game is None:
            raise BadInput("Name a game (`ludotheque games` lists them), or join a table on a server with --join URL.")
        rules = load(game)
        number = rules.players[-1] if players is None else players
        match = Match.start(
            rules, number, read_options(choices), chance=SeededChance(secrets.randbits(62) if seed is None else seed)
        )
        if not 0 <= seat < number:
            raise BadInput(f"--seat {seat}: choose a seat from 0 to {number - 1}")
        if record is not None and record.exists():
            raise BadInput(f"{record}: this file already exists and was not overwritten")
        people = range(number) if bots == "none" else range(seat, seat + 1)
        say_if_slow(bots, rules, number)
        if plain or not out.is_terminal:
            from ludotheque.terminal.text_mode import Terminal

            Terminal(out, match, people, bots, language, seed).play()
        else:
            need_board()
            from ludotheque.terminal.local import LocalTable

            run_client(LocalTable(match, people, bots, language, seed))
        if record is not None:
            record.write_text(match.record.dumps(), encoding="utf-8")


@app.command("mcp")
def serve_assistant(
    join: Annotated[str | None, typer.Option(metavar="URL", help="Sit down at a server's table by its link.")] = None,
    name: Annotated[str, typer.Option(help="The assistant's name at that table.")] = "Assistant",
    token_file: Annotated[
        Path | None, typer.Option(help="File with the token of a bot account, which waits for a seat at that server.")
    ] = None,
) -> None:
    """Let an assistant (a language model) play over standard input and output, by the Model Context Protocol."""
    with plain_errors():
        from ludotheque.cli.assistant import serve

        serve(join, name, None if token_file is None else read(str(token_file)).strip())


def say_if_slow(level: str, rules: Game, players: int) -> None:
    """Print a warning if this machine is too slow for a level of bots."""
    from ludotheque.bots.pace import reach

    if level in LEVELS and reach(level, rules, players) < SLOW:
        why = "" if is_compiled() else " Ludotheque is not compiled here."
        err.print(
            f"{rules.title}: this machine is too slow for the level {level!r}, "
            f"so its bots play weaker than usual.{why}",
            soft_wrap=True,
        )


def play_remote(url: str, name: str, language: str, *, plain: bool) -> None:
    """Play at a table on a server."""
    need("terminal")
    from ludotheque.terminal.memory import Memory
    from ludotheque.terminal.remote import RemoteTable

    if plain:
        from ludotheque.terminal.sentences import play_in_sentences

        play_in_sentences(out, RemoteTable(url, name, language, Memory()))
    else:
        run_client(RemoteTable(url, name, language, Memory()))


def need_board() -> None:
    """Check that the terminal client can run. BadInput names both remedies."""
    try:
        need("terminal")
    except MissingExtra:
        raise BadInput(f"The board needs Textual: {how_to_install('terminal')}. Or play with --plain.") from None


def run_client(table: TerminalTable) -> None:
    """Run the terminal client at a table."""
    from ludotheque.terminal.client import Client

    Client(table).run()


@app.command()
def simulate(
    game: GameName,
    players: Annotated[
        int | None,
        typer.Option(help="Number of players. Default: one for each of several bots, or the most of the game."),
    ] = None,
    number: Annotated[int, typer.Option("--games", help="Number of games.")] = 100,
    bots: Annotated[
        str, typer.Option(help="One bot for all seats, or one per seat: a,b,...; your own as module:Name.")
    ] = "random",
    seed: Seed = 1,
    jobs: Annotated[int, typer.Option(help="Number of processes.")] = 1,
    scheduler: Scheduler = None,
    simulations: Annotated[int | None, typer.Option(help="Fixed number of simulations per choice of a search.")] = None,
    choices: Choices = None,
    record: Annotated[
        Path | None, typer.Option(help="Folder for the record of each game, named after its ending.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots in rotating seats and report the results with intervals."""
    from ludotheque.bots.simulate import simulate as run

    with plain_errors():
        rules = load(game)
        line_up = split(bots)
        named = len(line_up) > 1 and len(line_up) in rules.players  # a single bot plays all seats
        usual = len(line_up) if named else rules.players[-1]
        seats = usual if players is None else players
        with Progress(console=err, transient=True, disable=not err.is_terminal) as progress:
            task = progress.add_task(rules.title, total=number)
            report = run(
                rules,
                seats,
                read_options(choices),
                line_up,
                number,
                seed,
                jobs,
                simulations,
                lambda done: progress.update(task, completed=done),
                record,
                scheduler,
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
    folder: Annotated[
        Path, typer.Option("--out", help="Folder for the games and the report. An interrupted run resumes.")
    ],
    players: Annotated[str, typer.Option(help="Player counts: 2,3,4. Default: all.")] = "",
    bots: Annotated[
        list[str] | None, typer.Option(help="A line-up: one bot for all seats or one per seat. Repeatable.")
    ] = None,
    number: Annotated[int, typer.Option("--games", help="Number of games per line-up.")] = 100,
    seed: Seed = 1,
    jobs: Annotated[int | None, typer.Option(help="Number of processes. Default: one per core.")] = None,
    simulations: Annotated[int | None, typer.Option(help="Fixed number of simulations per choice of a search.")] = None,
    choices: Choices = None,
    ladder: Annotated[
        str | None, typer.Option(help="Bots to play a round robin: random,greedy,hard@100,hard@400")
    ] = None,
    vary: Annotated[
        list[str] | None, typer.Option(help="An option and values to compare: name=value,value; a file as @FILE.")
    ] = None,
    sweep: Annotated[
        list[str] | None,
        typer.Option(help="A number in the data files or a numeric option, with values: e26.points=4,5,6. Repeatable."),
    ] = None,
    compare: Annotated[
        Path | None,
        typer.Option(help="A folder of an earlier run. Default: the latest run with the same arms next to --out."),
    ] = None,
    scheduler: Scheduler = None,
) -> None:
    """Run an experiment, store each game as a row and write a report."""
    with plain_errors():
        need("lab")
        from ludotheque.lab import previous, report, runner
        from ludotheque.lab.experiment import Experiment
        from ludotheque.lab.experiment import ladder as pairs

        rules = load(game)
        numbers = [whole(one, "--players") for one in split(players)] if players else list(rules.players)
        line_ups = [tuple(split(line_up)) for line_up in bots or ([] if ladder else ["random"])]
        if ladder is not None:
            if rules.cooperative:
                raise BadInput(f"{rules.title} is cooperative, so bots do not compete: compare --bots a --bots b")
            line_ups += pairs(split(ladder))
            numbers = numbers if players else [2]
        compared = tuple(named_values(one, "--vary") for one in vary or [])
        experiment = Experiment(
            game=rules.id,
            players=tuple(numbers),
            bots=tuple(line_ups),
            games=number,
            options=rules.options.parse(read_options(choices)).to_json(),
            seed=seed,
            simulations=simulations,
            sweep=tuple(named_values(one, "--sweep") for one in sweep or []),
            vary=compared,
            files={value: read(value[1:]) for _name, values in compared for value in values if value.startswith("@")},
        )
        experiment.check()
        former = previous.read(compare, experiment) if compare is not None else None
        for left in experiment.unfit():
            err.print(f"skipped, because a line-up needs one bot for all seats or one per seat: {left}", soft_wrap=True)
        with Progress(console=err, transient=True, disable=not err.is_terminal) as progress:
            task = progress.add_task(rules.title, total=None)
            rows = runner.run(
                experiment,
                folder,
                jobs=jobs if jobs is not None else os.cpu_count() or 1,
                scheduler=scheduler,
                on_progress=lambda done, total: progress.update(task, completed=done, total=total),
            )
        before = previous.find(folder, experiment) if former is None else former
        path = report.write(folder, experiment, rows, before)
    out.print(f"{len(rows)} games; the report is {path}", soft_wrap=True)
    if before is not None:
        out.print(f"compared with {before.folder}", soft_wrap=True)


@app.command()
def replay(
    file: File,
    seat: Annotated[int | None, typer.Option(help="Show only what this seat saw.")] = None,
    step: Annotated[bool, typer.Option(help="Wait for Enter after each action.")] = False,
    language: Language = "en",
) -> None:
    """Replay a recorded game in sentences."""
    from ludotheque.terminal.text_mode import tell

    with plain_errors():
        tell(out, Record.loads(read(file)), seat, language, step)


@app.command("verify")
def verify_record(file: File) -> None:
    """Verify a record: true, partly checked or false. Exit code 1 if it is false, 2 if its rules are not installed."""
    with plain_errors():
        text = read(file)
    try:
        record = Record.loads(text)
        word, left, unproved = judge(record)
    except OtherRules as error:
        fail(f"{file}: cannot be checked: {error}")
    except BadRecord as error:
        fail(f"{file}: false: {error}", code=1)
    except BadInput as error:
        fail(f"{file}: {error}")
    if word == "false":
        fail(f"{file}: false: {'; '.join(left)}", code=1)
    rest = f", but not {', nor '.join(left)}" if left else ""
    never = f"no record proves {', '.join(unproved[:-1])} or {unproved[-1]}"
    out.print(f"{file}: {word}{rest} ({never}); {_contents(record)}", soft_wrap=True, markup=False, highlight=False)
    if record.played == ALONE:
        out.print(
            "Played alone, in one browser: the seal proves nothing to anyone else, since that browser held both the "
            "secret and the cards.",
            soft_wrap=True,
            highlight=False,
        )


def _contents(record: Record) -> str:
    """Describe the contents of a record and the source of its chance."""
    sealed = "sealed and opened" if record.secret else "sealed, not opened" if record.commitment else "not sealed"
    if record.contributions is not None:
        added = [str(seat) for seat, one in enumerate(record.contributions) if one.value is not None]
        which = f"s of seats {', '.join(added)}" if len(added) > 1 else f" of seat {', '.join(added)}"
        sealed += f", with the contribution{which}" if added else ", with no contributions"
    return f"{record.game}, {len(record.entries)} entries, chance {sealed}"


@app.command()
def position(
    file: File,
    do: Annotated[list[str] | None, typer.Option("--do", help="An action in words. Repeatable.")] = None,
    seed: Seed = 0,
    as_json: AsJson = False,
) -> None:
    """Load a position, apply actions and show the result."""
    with plain_errors():
        data = read_json(file)
        if not isinstance(data.get("game"), str):
            raise BadInput(f"{file}: the field 'game' must name a game: {', '.join(registered_games())}")
        game = load(data["game"])
        state = game.from_json(data, SeededChance(seed))
        for words in do or []:
            number = game.actions.parse(words)
            verb, *_ = words.split()
            why = game.explain(state, verb, game.actions.to_json(number))
            try:
                state.apply_action(number)
            except IllegalAction:
                from ludotheque.texts.texts import Texts

                reason = Texts(game, "en").message(f"why-{why}") if why else "this is not possible here"
                raise BadInput(f"{words!r}: {reason}; possible actions: {', '.join(game.offered(state))}") from None
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
    names: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="Default: all games.")] = None,
    seconds: Annotated[float, typer.Option(help="Seconds to measure each figure.")] = 1.0,
    as_json: AsJson = False,
) -> None:
    """Measure this installation: decisions per second, clones, resamples and search."""
    from ludotheque.bots.measure import measure

    with plain_errors():
        chosen = [load(name) for name in names] if names else list(registered_games().values())
        if not 0 < seconds <= 60:
            raise BadInput(f"--seconds must be above 0 and at most 60, not {seconds}")
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
