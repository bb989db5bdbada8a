"""The previous run: the same arms at another time, with the differences and whether they are clear of noise."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import polars as pl

from ludotheque.bots.fingerprint import SETTINGS, differing
from ludotheque.core.errors import BadInput
from ludotheque.lab import beside, runner
from ludotheque.lab.experiment import FILE, ROWS, Cell, Experiment
from ludotheque.lab.names import Names
from ludotheque.lab.page import Chapter, Section
from ludotheque.lab.sections import Arm


@dataclass(frozen=True)
class Previous:
    """The folder of another run, with its settings and games."""

    folder: Path
    said: Mapping[str, Any]
    experiment: Experiment
    games: pl.DataFrame


def read(folder: Path, experiment: Experiment) -> Previous:
    """Return a run to compare with. BadInput if the folder holds no run, or one of another game."""
    try:
        said = json.loads((folder / FILE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        raise BadInput(f"{folder} holds no run to compare with: {FILE} is missing or broken") from None
    if said.get("game") != experiment.game:
        raise BadInput(f"{folder} holds games of {said.get('game')}, not of {experiment.game}")
    if said.get("rows") != ROWS:
        raise BadInput(f"{folder} was written by another version of the lab, and cannot be compared")
    return Previous(folder, said, of_json(said), runner.load_rows(folder))


def find(folder: Path, experiment: Experiment) -> Previous | None:
    """Return the latest run of the same arms in a folder next to this one; None if there is none."""
    beside_it = [one.parent for one in folder.resolve().parent.glob(f"*/{FILE}") if one.parent != folder.resolve()]
    for other in sorted(beside_it, key=lambda one: (one / FILE).stat().st_mtime, reverse=True):
        try:
            found = read(other, experiment)
        except BadInput:
            continue
        if alike(found.experiment) == alike(experiment):
            return found
    return None


def alike(experiment: Experiment) -> tuple[object, ...]:
    """Return the parts that make arms of two runs the same: all but options, seed and number of games."""
    return experiment.game, experiment.players, experiment.bots, experiment.sweep, experiment.vary


def of_json(said: Mapping[str, Any]) -> Experiment:
    """Return the experiment stored in a file."""
    return Experiment(
        game=said["game"],
        players=tuple(said["players"]),
        bots=tuple(tuple(line_up) for line_up in said["bots"]),
        games=said["games"],
        options=said["options"],
        seed=said["seed"],
        simulations=said["simulations"],
        sweep=tuple((name, tuple(values)) for name, values in said["sweep"]),
        vary=tuple((name, tuple(values)) for name, values in said["vary"]),
        files=said["files"],
    )


def compared(
    previous: Previous, experiment: Experiment, arms: Sequence[tuple[str, Cell, Arm]], names: Names
) -> Chapter:
    """Return the changes since the previous run, in the settings and the games."""
    former = {named(cell): cell for cell in previous.experiment.cells()}
    sections: list[Section] = []
    short = [f"Compared with {previous.folder}: {settings_changed(previous, experiment, names)}"]
    for title, cell, arm in arms:
        other = former.get(named(cell))
        mine = previous.games.filter(pl.col("cell") == other.number) if other else previous.games.clear()
        if other is None or not len(mine):
            continue
        paired = previous.experiment.seed == experiment.seed and other.deal == cell.deal
        before = Arm(arm.game, names, mine)
        said = f"{title}: {len(mine)} games before, {len(arm.rows)} now"
        found = beside.differences(said, before, arm, ("Before", "Now"), paired=paired)
        short.append(f"{title}: {found.words[0]}")
        sections.append(found)
    if not sections:
        short.append("No arm of this run was played there.")
    return Chapter("previous", "Since the run before", short, sections)


def named(cell: Cell) -> tuple[object, ...]:
    """Return the label that distinguishes an arm from the others of its experiment."""
    return cell.players, cell.bots, cell.changed


def settings_changed(previous: Previous, experiment: Experiment, names: Names) -> str:
    """Describe the differences in the settings."""
    now = json.loads(experiment.to_json())
    said = []
    titles = {"version": "the version of the rules", "seed": "the seed", "games": "the number of games of an arm",
              "simulations": "the simulations of a choice"}  # fmt: skip
    for key, title in titles.items():
        if previous.said[key] != now[key]:
            said.append(f"{title} was {previous.said[key]}, is {now[key]}")
    if previous.said.get("code", {}) != now["code"]:
        changed = differing(previous.said.get("code"), now["code"])
        said.append(f"the code of the bots {', '.join(changed)} has changed")
    for key in ("library", "rules"):
        if previous.said.get(key) != now[key]:
            said.append(f"the {SETTINGS[key]} {'has' if key == 'library' else 'have'} changed")
    before, after = previous.said["options"], now["options"]
    documents = {str(one["name"]) for one in names.game.options.declared() if one["document"]}
    for id in sorted(before.keys() | after.keys()):
        if before.get(id) != after.get(id):
            name = names.option(id)
            if id in documents:
                said.append(f"{name}: another file")
            else:
                said.append(f"{name} was {names.choice(before.get(id))}, is {names.choice(after.get(id))}")
    return "; ".join(said) + "." if said else "the settings are the same."
