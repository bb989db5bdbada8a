"""``ludotheque puzzle`` and ``ludotheque puzzles``: solve the puzzles of a game, and make them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import Progress

from ludotheque.cli.plain import Language, Scheduler, err, named_values, out, plain_errors, split, whole
from ludotheque.core.errors import BadInput
from ludotheque.core.game import Game
from ludotheque.core.registry import load, registered_games

if TYPE_CHECKING:
    from ludotheque.teaching.puzzles import Puzzle


def solve_puzzle(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="The game's id. You can leave it out with --daily.")
    ] = None,
    number: Annotated[int | None, typer.Option(help="Solve the puzzle with this number in the list.")] = None,
    daily: Annotated[bool, typer.Option("--daily", help="Solve today's puzzle, as on the home page.")] = False,
    language: Language = "en",
) -> None:
    """List the puzzles of a game, or solve one: find the best move and read why it is the best."""
    from ludotheque.terminal.solving import Posed, list_puzzles

    with plain_errors():
        if daily and number is not None:
            raise BadInput("Give either --daily or --number.")
        if daily:
            Posed(out, _of_today(game), language).solve()
            return
        if game is None:
            raise BadInput("Name a game (`ludotheque games` lists them), or solve today's puzzle with --daily.")
        rules = load(game)
        puzzles = _puzzles(rules)
        if number is None:
            list_puzzles(out, rules, puzzles, language)
            return
        if not 0 < number <= len(puzzles):
            raise BadInput(f"--number {number}: {rules.title} has puzzles 1 to {len(puzzles)}")
        Posed(out, puzzles[number - 1], language).solve()


def _puzzles(rules: Game) -> Sequence[Puzzle]:
    """Return the puzzles of a game. BadInput if it has none."""
    from ludotheque.teaching.puzzles import puzzles_of

    found = puzzles_of(rules)
    if not found:
        raise BadInput(f"{rules.title} has no puzzles yet: `ludotheque puzzles {rules.id}` makes them.")
    return found


def _of_today(game: str | None) -> Puzzle:
    """Return today's puzzle of a game, or the one on the home page. BadInput if there is none."""
    from ludotheque.teaching.puzzles import daily

    games = registered_games().values() if game is None else [load(game)]
    found = daily(games, datetime.now(UTC).date())
    if found is None:
        raise BadInput("There are no puzzles yet: `ludotheque puzzles GAME` makes them.")
    return found


def make_puzzles(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game's id, as listed by `ludotheque games`.")],
    count: Annotated[int, typer.Option(min=1, help="Number of puzzles.")] = 60,
    games: Annotated[int, typer.Option(min=1, help="Number of games between bots to look through at most.")] = 10_000,
    workers: Annotated[int, typer.Option(min=1, max=256, help="Number of processes.")] = 1,
    scheduler: Scheduler = None,
    seed: Annotated[int, typer.Option(help="Random seed: the same seed gives the same puzzles.")] = 1,
    file: Annotated[
        Path | None,
        typer.Option("--out", help="File to write after each puzzle. Default: puzzles/puzzles.json of the game."),
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Continue where that file ends.")] = False,
    players: Annotated[str, typer.Option(help="Player counts to take in turn: 2,3,4. Default: all.")] = "",
    vary: Annotated[str | None, typer.Option(help="An option and values to take in turn: name=value,value")] = None,
) -> None:
    """Make puzzles: decisions of bot games in which one move is clearly best and another one is tempting."""
    from ludotheque.teaching.puzzles import dumps, path_of, read
    from ludotheque.teaching.puzzles.making import PuzzlePlan, puzzles_from

    with plain_errors(), Progress(console=err, transient=True, disable=not err.is_terminal) as bar:
        rules = load(game)
        path = path_of(rules) if file is None else file
        path.parent.mkdir(parents=True, exist_ok=True)
        known = read(rules, path.read_text(encoding="utf-8")) if resume and path.is_file() else ()
        task = bar.add_task(rules.title, total=count)
        found = []
        plan = PuzzlePlan(
            rules.id,
            count,
            games,
            seed,
            players=tuple(whole(one, "--players") for one in split(players)) if players else (),
            vary=named_values(vary, "--vary") if vary is not None else None,
        )
        for puzzle in puzzles_from(plan, workers, known, scheduler):
            found.append(puzzle)
            path.write_text(dumps(rules, found), encoding="utf-8")
            bar.update(task, completed=len(found))
    out.print(f"{rules.title}: {len(found)} puzzles in {path}", markup=False, soft_wrap=True)
