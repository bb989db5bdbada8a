"""Experiments: rows that can be recomputed, runs that go on, reports that say what the rows say."""

from __future__ import annotations

import re
from pathlib import Path

import polars as pl
import pytest
from typer.testing import CliRunner

from ludotheque import BadInput, load
from ludotheque.cli import app
from ludotheque.lab import figures, report, runner
from ludotheque.lab.experiment import Experiment
from ludotheque.lab.rows import play


def experiment(**changed: object) -> Experiment:
    settings = {"game": "koryo", "players": (2,), "bots": (("greedy", "random"),), "games": 30, "options": {}}
    return Experiment(**{**settings, **changed})


def test_a_run_keeps_a_row_for_each_game(tmp_path: Path) -> None:
    rows = runner.run(experiment(players=(2, 3), bots=(("random",),), games=25), tmp_path)
    assert rows.group_by("players").len().sort("players").rows() == [(2, 25), (3, 25)]
    assert all(sum(wins) == pytest.approx(1) for wins in rows["wins"])


def test_a_stopped_run_goes_on_and_plays_nothing_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = runner.run(experiment(), tmp_path / "whole")
    told: list[int] = []

    def stop_after_ten(done: int, total: int) -> None:
        if done == 10:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        runner.run(experiment(), tmp_path / "stopped", on_progress=stop_after_ten)
    played = []
    monkeypatch.setattr(runner, "play", lambda work: played.append(work.numbers.start) or play(work))
    again = runner.run(experiment(), tmp_path / "stopped", on_progress=lambda done, total: told.append(done))
    assert played == [10, 20]
    assert told == [10, 20, 30]
    assert again.equals(whole)


def test_two_processes_play_the_same_games_as_one(tmp_path: Path) -> None:
    one = runner.run(experiment(), tmp_path / "one")
    assert runner.run(experiment(), tmp_path / "two", jobs=2).equals(one)


def test_greedy_is_found_to_beat_random(tmp_path: Path) -> None:
    lines = {line.label: line for line in figures.by_bot(runner.run(experiment(games=40), tmp_path))}
    assert lines["greedy"].interval[0] > 0.6 > 0.4 > lines["random"].interval[1]


def test_seats_of_equal_bots_are_not_told_apart_and_a_rigged_game_is(tmp_path: Path) -> None:
    rows = runner.run(experiment(bots=(("random",),), games=200), tmp_path)
    fair = figures.by_seat(rows)
    assert all(line.interval[0] <= 0.5 <= line.interval[1] for line in fair)
    rigged = rows.with_columns(
        wins=pl.Series([[1.0, 0.0] if number % 5 < 4 else [0.0, 1.0] for number in rows["number"]])
    )
    assert figures.by_seat(rigged)[0].interval[0] > 0.5


def test_the_report_says_what_the_rows_say(tmp_path: Path) -> None:
    arms = experiment()
    rows = runner.run(arms, tmp_path)
    page = report.write(tmp_path, arms, rows).read_text(encoding="utf-8")
    won = sum(wins[list(names).index("greedy")] for names, wins in rows.select("bots", "wins").iter_rows())
    assert f"<td>greedy</td><td>30</td><td>{won / 30:.1%}</td>" in page
    mean = sum(rows["decisions"]) / len(rows)
    assert f"<td>decisions</td><td>{mean:.2f}</td>" in page
    assert not re.search(r"(src|href)=|https?:", page), "the report asks for something from elsewhere"


def test_a_sweep_changes_one_number_of_the_data() -> None:
    arms = experiment(game="manga_dice", bots=(("random",),), sweep=("e26.points", ("6", "9")))
    changed = [load("manga_dice").options.parse(cell.options).cards for cell in arms.cells()]
    assert [cell.swept for cell in arms.cells()] == ["e26.points=6", "e26.points=9"]
    assert [line for line in changed[1].split("\n") if line not in changed[0].split("\n")] == ["points = 9"]


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"game": "chess"}, "the games are"),
        ({"bots": (("clever",),)}, "the bots are"),
        ({"players": (7,)}, "2 to 4 players"),
        ({"games": 0}, "number of games"),
        ({"options": {"colour": 1}}, "the options are"),
        ({"sweep": ("e26.points", ("5",))}, "no data file"),
        ({"game": "manga_dice", "sweep": ("e99.points", ("5",))}, "no number 'e99.points'"),
        ({"game": "manga_dice", "sweep": ("e26.points", ("many",))}, "whole numbers"),
    ],
)
def test_what_cannot_be_played_is_refused(changed: dict[str, object], reason: str, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=reason):
        runner.run(experiment(**changed), tmp_path / "out")
    assert not (tmp_path / "out").exists()


def test_a_folder_of_another_experiment_is_left_alone(tmp_path: Path) -> None:
    runner.run(experiment(games=10), tmp_path / "mine")
    with pytest.raises(BadInput, match="another experiment"):
        runner.run(experiment(games=20), tmp_path / "mine")
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "dear.txt").write_text("dear")
    with pytest.raises(BadInput, match="not empty"):
        runner.run(experiment(), tmp_path / "letters")


def test_a_cluster_that_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr(runner, "CONNECT_SECONDS", 1)
    with pytest.raises(BadInput, match="no Dask scheduler"):
        runner.run(experiment(), tmp_path, scheduler="tcp://127.0.0.1:9")


def test_from_the_command_line(tmp_path: Path) -> None:
    arguments = ["lab", "leduc", "--games", "20", "--bots", "random", "--jobs", "1", "--out", str(tmp_path / "out")]
    said = CliRunner().invoke(app, arguments)
    assert said.exit_code == 0, said.output
    assert (tmp_path / "out" / "report.html").is_file()
    assert CliRunner().invoke(app, [*arguments, "--sweep", "bluff"]).exit_code == 2
