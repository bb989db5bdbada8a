"""``ludotheque train`` and ``calibrate``: train a net to evaluate positions, and measure its accuracy."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import Progress as Bar
from rich.progress import TextColumn, TimeElapsedColumn
from rich.table import Table

from ludotheque.cli.plain import AsJson, GameName, Scheduler, Seed, err, out, plain_errors, print_json
from ludotheque.core.extras import need
from ludotheque.core.registry import load

if TYPE_CHECKING:
    from ludotheque.bots.training.course import Course, Progress


def train(
    game: GameName,
    players: Annotated[int, typer.Option(help="Number of seats in the training games.")] = 2,
    minutes: Annotated[float, typer.Option(help="Minutes of training in each round.")] = 15.0,
    jobs: Annotated[int, typer.Option(min=1, help="Self-play processes, besides the one that trains.")] = 1,
    scheduler: Scheduler = None,
    seed: Seed = 1,
    first: Annotated[int, typer.Option(help="Units of the first hidden layer.")] = 64,
    second: Annotated[int, typer.Option(help="Units of the second hidden layer.")] = 32,
    worlds: Annotated[int, typer.Option(help="Sampled worlds in which each action is tried.")] = 2,
    trace: Annotated[float, typer.Option(help="Lambda of the TD targets.")] = 0.7,
    length: Annotated[int, typer.Option(help="Choices of a rollout before the net evaluates it.")] = 0,
    told: Annotated[
        bool, typer.Option(help="Feed the net the game's own estimate, from which it starts, and the score lead.")
    ] = False,
    quick: Annotated[
        int, typer.Option(min=0, help="Train on games of quick moves, and keep one position of every N.", metavar="N")
    ] = 0,
    start: Annotated[
        str, typer.Option(help="Continue from a net: 'game' for the game's own, or a folder with one.", metavar="NET")
    ] = "",
    rounds: Annotated[
        int, typer.Option(min=1, help="Training rounds. Each ends with a match against the best net so far.")
    ] = 1,
    even: Annotated[
        bool, typer.Option(help="Give both sides of that match equal processor time, not equal simulations.")
    ] = False,
    looks: Annotated[int, typer.Option(help="Number of test matches during each round.")] = 6,
    deals: Annotated[int, typer.Option(help="Deals per match, each played from every seat.")] = 200,
    simulations: Annotated[int, typer.Option(help="Simulations per choice in the match that ends a round.")] = 300,
    folder: Annotated[Path | None, typer.Option("--out", help="Output folder. A stopped run resumes there.")] = None,
    install: Annotated[
        bool, typer.Option(help="Install the best net in the game's folder if it beat the net (or estimate) there.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Train a net by self-play to evaluate positions, and measure it against the current one."""
    with plain_errors():
        need("lab", "numpy")
        from ludotheque.bots.nets import FOLDER, write
        from ludotheque.bots.training.course import Course, TrainingPlan

        rules = load(game)
        plan = TrainingPlan(
            rules.id,
            players,
            minutes,
            jobs,
            seed,
            first,
            second,
            worlds=worlds,
            trace=trace,
            length=length,
            told=told,
            quick=quick,
            start=start,
            rounds=rounds,
            even=even,
            looks=looks,
            deals=deals,
            simulations=simulations,
        )
        course = Course(plan, folder or Path("training") / f"{rules.id}-{players}", scheduler)
        _run(course)
        write(course.folder, *course.net)
        installed = install and course.crowned
        if installed and course.champion:
            write(Path(str(rules.folder() / FOLDER)), *course.champion)
        if as_json:
            progress = course.progress
            print_json({"curve": progress.curve, "league": progress.league, "installed": installed})
            return
        out.print(f"The net is in {course.folder}" + (". The best net is installed." if installed else "."))


def calibrate(
    game: GameName,
    players: Annotated[int, typer.Option(help="Number of seats.")] = 2,
    number: Annotated[int, typer.Option("--games", help="Number of games.")] = 500,
    seed: Seed = 1,
    jobs: Annotated[int, typer.Option(min=1, help="Number of processes.")] = 1,
    scheduler: Scheduler = None,
    simulations: Annotated[
        int, typer.Option(min=0, help="Simulations per choice of the players; 0: they look one ply ahead.")
    ] = 0,
    as_json: AsJson = False,
) -> None:
    """Compare the estimated chances of positions with how the games ended."""
    from ludotheque.bots.training.calibration import calibrate

    with plain_errors():
        rules = load(game)
        with Bar(console=err, transient=True, disable=not err.is_terminal) as bar:
            task = bar.add_task(rules.title, total=number)
            found = calibrate(
                rules,
                players,
                number,
                seed,
                jobs,
                simulations,
                scheduler=scheduler,
                on_progress=lambda done: bar.update(task, completed=done),
            )
        if as_json:
            print_json(asdict(found))
            return
        losses = Table(title="Log loss (a coin flip has 0.69)")
        for name in ("third of the game", "positions", "estimate", "by hand"):
            losses.add_column(name, justify="right")
        for at, third in enumerate(found.thirds):
            losses.add_row(str(at + 1), f"{third.positions:,}", f"{third.loss:.3f}", f"{third.loss_by_hand:.3f}")
        truth = Table(title="Chance to win")
        for name in ("positions", "estimated", "won", "95%"):
            truth.add_column(name, justify="right")
        for one in found.bins:
            interval = f"{one.low:.1%} to {one.high:.1%}"
            truth.add_row(f"{one.positions:,}", f"{one.said:.1%}", f"{one.won:.1%}", interval)
        out.print(losses)
        out.print(truth)


def _run(course: Course) -> None:
    """Train, and show the progress and the result of each match."""
    looked, met = len(course.progress.curve), len(course.progress.league)

    with Bar(TextColumn("{task.description}"), TimeElapsedColumn(), console=err, transient=True) as bar:
        task = bar.add_task("Playing the first games", total=None)

        def watch(progress: Progress) -> None:
            nonlocal looked, met
            left = max(0.0, course.plan.rounds * course.plan.minutes - progress.seconds / 60)
            said = f"{progress.games:,} games, error {progress.error:.3f}, {left:.1f} minutes left"
            bar.update(task, description=said)
            for one in progress.curve[looked:]:
                err.print(f"{_when(one)}: one ply ahead, the net wins {_share(one)} against the estimate by hand")
            for one in progress.league[met:]:
                outcome = "now the best" if one["better"] else "not better than the best so far"
                times = f"{one['ms']:.2f} and {one['other_ms']:.2f} ms per choice"
                err.print(f"{_when(one)}: searches win {_share(one)}, {times}; {outcome}")
            looked, met = len(progress.curve), len(progress.league)

        course.run(watch)


def _when(one: dict[str, float]) -> str:
    return f"{one['seconds'] / 60:5.1f} min {one['played']:9,} games"


def _share(one: dict[str, float]) -> str:
    return f"{one['share']:.1%} ({one['low']:.1%} to {one['high']:.1%} of {one['games']})"
