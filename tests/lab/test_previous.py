"""A run beside an earlier one: what has changed, and whether it is clear of noise."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path
from statistics import fmean

import pytest

from ludotheque import BadInput
from ludotheque.lab import previous, report, runner
from ludotheque.lab.experiment import Experiment
from tests.commands import invoke
from tests.lab.pages import Page

PLAIN = Experiment("manga_dice", (2,), (("random",),), 40, {})
RICH = replace(PLAIN, sweep=(("e02.points", ("15",)),))
SINCE = "Since the run before"


def cards(points: int) -> Experiment:
    """Return the experiment with a card of the owner's that is worth so many points."""
    own = str(replace(RICH, sweep=(("e02.points", (str(points),)),)).cells()[0].options["cards"])
    return replace(PLAIN, options={"cards": own})


def played(experiment: Experiment, folder: Path, at: int) -> Path:
    """Play into a folder at a time of its own."""
    runner.run(experiment, folder)
    os.utime(folder / "experiment.json", (at, at))
    return folder


def test_the_last_run_of_the_same_arms_is_found(tmp_path: Path) -> None:
    mine = replace(PLAIN, games=20)
    old = played(mine, tmp_path / "a", 100)
    last = played(replace(mine, seed=2), tmp_path / "b", 300)
    played(replace(mine, players=(3,)), tmp_path / "c", 400)
    played(replace(mine, bots=(("greedy",),), games=1), tmp_path / "d", 500)
    (tmp_path / "e").mkdir()
    (tmp_path / "e" / "experiment.json").write_text("{", encoding="utf-8")
    found = previous.find(tmp_path / "new", mine)
    assert found is not None
    assert found.folder == last
    assert found.experiment == replace(mine, seed=2)
    again = previous.find(last, mine)
    assert again is not None
    assert again.folder == old
    assert previous.find(tmp_path / "new", replace(mine, players=(4,))) is None


def test_a_change_of_the_code_shows(tmp_path: Path) -> None:
    played(PLAIN, tmp_path / "before", 100)
    file = tmp_path / "before" / "experiment.json"
    said = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps({**said, "code": {"random": "other"}, "rules": "other"}), encoding="utf-8")
    page = Page(report.page(PLAIN, runner.load_rows(tmp_path / "before"), previous.read(tmp_path / "before", PLAIN)))
    words = "the code of the bots random has changed; the rules or data of the game have changed."
    assert page.sentences[SINCE][0].endswith(words)


def test_a_change_of_the_rules_shows_and_is_clear_of_noise(tmp_path: Path) -> None:
    before = played(PLAIN, tmp_path / "before", 100)
    now = cards(15)
    rows = runner.run(now, tmp_path / "now")
    page = Page(report.page(now, rows, previous.read(before, now)))
    settings, verdict = page.sentences[SINCE][:2]
    assert settings == f"Compared with {before}: Your own cards: another file."
    assert "Decisions" in verdict
    assert "same random numbers" in " ".join(page.sentences[SINCE])
    (line,) = (row for row in page.tables[SINCE, "Differences"] if row[0] == "Decisions")
    means = [fmean(games["decisions"]) for games in (runner.load_rows(before), rows)]
    assert line[1:3] == [f"{mean:.1f}" for mean in means]
    assert line[3].startswith(f"{means[1] - means[0]:.1f}".replace("-", "−"))
    assert line[4] == "p < 0.001 clear"


def test_the_same_games_differ_in_nothing(tmp_path: Path) -> None:
    before = played(PLAIN, tmp_path / "before", 100)
    page = Page(report.page(PLAIN, runner.load_rows(before), previous.read(before, PLAIN)))
    assert page.sentences[SINCE][0].endswith("the settings are the same.")
    assert page.sentences[SINCE][1].endswith("No difference is clear of noise.")
    for row in page.tables[SINCE, "Differences"][1:]:
        assert row[1] == row[2]
        assert row[4] == "p = 1.000"


def test_other_shuffles_are_not_compared_in_pairs(tmp_path: Path) -> None:
    before = played(replace(PLAIN, seed=2, games=20), tmp_path / "before", 100)
    rows = runner.run(PLAIN, tmp_path / "now")
    page = Page(report.page(PLAIN, rows, previous.read(before, PLAIN)))
    assert page.sentences[SINCE][0].endswith("the seed was 2, is 1; the number of games of an arm was 20, is 40.")
    assert "independent" in " ".join(page.sentences[SINCE])


def test_an_arm_that_was_not_played_before_is_left_out(tmp_path: Path) -> None:
    before = played(replace(PLAIN, games=20), tmp_path / "before", 100)
    both = replace(PLAIN, players=(3, 2), games=20)
    page = Page(report.page(both, runner.run(both, tmp_path / "now"), previous.read(before, both)))
    assert len([title for chapter, title in page.tables if chapter == SINCE]) == 1
    three = replace(PLAIN, players=(3,), games=20)
    page = Page(report.page(three, runner.run(three, tmp_path / "three"), previous.read(before, three)))
    assert page.sentences[SINCE][1] == "No arm of this run was played there."


def test_what_cannot_be_compared_is_refused(tmp_path: Path) -> None:
    other = played(Experiment("leduc", (2,), (("random",),), 10, {}), tmp_path / "leduc", 100)
    with pytest.raises(BadInput, match="games of leduc, not of manga_dice"):
        previous.read(other, PLAIN)
    with pytest.raises(BadInput, match="holds no run"):
        previous.read(tmp_path / "nowhere", PLAIN)
    said = json.loads((other / "experiment.json").read_text(encoding="utf-8"))
    (other / "experiment.json").write_text(json.dumps({**said, "rows": 1, "game": "manga_dice"}), encoding="utf-8")
    with pytest.raises(BadInput, match="another version of the lab"):
        previous.read(other, PLAIN)


def test_the_command_compares_with_a_folder_or_with_the_last_run(tmp_path: Path) -> None:
    def lab(*arguments: str) -> str:
        said = invoke(["lab", "leduc", "--bots=random", "--games=20", "--jobs=1", *arguments])
        assert said.exit_code == 0, said.output
        return said.output

    assert "compared with" not in lab(f"--out={tmp_path}/one")
    assert f"compared with {tmp_path}/one" in lab("--seed=2", f"--out={tmp_path}/two").replace("\n", "")
    assert f"compared with {tmp_path}/one" in lab(
        "--seed=3", f"--out={tmp_path}/three", f"--compare={tmp_path}/one"
    ).replace("\n", "")
    said = invoke(["lab", "leduc", f"--out={tmp_path}/four", f"--compare={tmp_path}/no"])
    assert said.exit_code != 0
    assert "holds no run to compare with" in said.output.replace("\n", " ")
    assert not (tmp_path / "four").exists(), "it says so before it plays"
