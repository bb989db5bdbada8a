"""The measured figures of the guides: the command that makes them, and whether they are those of today's rules."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from benchmarks.guide import (
    CHAPTER,
    GAMES,
    Cell,
    Figures,
    Plan,
    Row,
    Table,
    chapter,
    measure,
    plan_of,
    played,
    results_of,
    with_chapter,
)

from ludotheque import load
from ludotheque.bots.simulate import simulate

DAY, LATER = date(2026, 11, 3), date(2026, 12, 4)
TABLE = Table(
    text="Teams against each boss:",
    head=["boss", "mark"],
    bots=["greedy"],
    games={"1": 40, "2": 20},
    rows=[Row(["Red Mist", "easy"], {"boss": "red-mist"}), Row(["MoFo", "very hard"], {"boss": "mofo"})],
    causes="causes",
)
PLAN = Plan(7, ["hero", "heroes"], {"lost-rounds": "no rounds left", "lost-waves": "the waves"}, [TABLE])
GUIDE = "# Rules\n\n## Hard?\nYes.\n\n## Measured {#measured}\nold\n\n### Old\nold\n\n## End\nOver.\n"
KICK_ASS = load("kick_ass")
MEASURED = sorted(plan.parts[-3] for plan in GAMES.glob("*/guide/measured.toml"))
GUIDES = {f"{guide.parts[-3]}-{guide.stem}": guide for guide in GAMES.glob("*/guide/*.md")}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "measured.json"


class Fake:
    """Plays nothing: the figures tell the cells apart, and each call is written down."""

    def __init__(self) -> None:
        self.cells: list[Cell] = []

    def __call__(self, _game: object, cell: Cell) -> Figures:
        self.cells.append(cell)
        share = 0.8 if cell.options["boss"] == "red-mist" else 0.1
        return Figures(
            share, share - 0.05, share + 0.05, {"lost-rounds": cell.games // 2, "lost-waves": cell.games // 4}
        )


def test_the_chapter_has_every_figure_with_the_version_the_day_and_the_command(file: Path) -> None:
    results = measure(KICK_ASS, PLAN, file, Fake(), DAY)
    text, table, beneath = chapter("kick_ass", PLAN, results).split("\n\n")
    assert text == "\nTeams against each boss:"
    assert table.split("\n") == [
        "| boss | mark | 1 hero, 40 games | 2 heroes, 20 games | causes |",
        "| --- | --- | --- | --- | --- |",
        "| Red Mist | easy | 80% [75%, 85%] | 80% [75%, 85%] | no rounds left (67%), the waves (33%) |",
        "| MoFo | very hard | 10% [5%, 15%] | 10% [5%, 15%] | no rounds left (67%), the waves (33%) |",
    ]
    assert f"rules version {KICK_ASS.version}, 3 November 2026,\n" in beneath
    assert "`python -m benchmarks.guide kick_ass` with seed 7.\n" in beneath


def test_a_run_goes_on_where_another_ended(file: Path) -> None:
    def stopped(game: object, cell: Cell) -> Figures:
        if cell.options["boss"] == "mofo":
            raise KeyboardInterrupt
        return Fake()(game, cell)

    with pytest.raises(KeyboardInterrupt):
        measure(KICK_ASS, PLAN, file, stopped, DAY)
    play = Fake()
    assert measure(KICK_ASS, PLAN, file, play, LATER).day == LATER
    assert [(cell.options["boss"], cell.players) for cell in play.cells] == [("mofo", 1), ("mofo", 2)]


def test_nothing_is_played_again_under_the_same_rules(file: Path) -> None:
    first = measure(KICK_ASS, PLAN, file, Fake(), DAY)
    play = Fake()
    assert measure(KICK_ASS, PLAN, file, play, LATER) == first
    assert not play.cells


def test_new_rules_are_measured_from_the_first_game_on(file: Path) -> None:
    measure(KICK_ASS, PLAN, file, Fake(), DAY)
    play = Fake()
    results = measure(replace(KICK_ASS, version=KICK_ASS.version + 1), PLAN, file, play, LATER)
    assert len(play.cells) == len(results.measured) == 4
    assert (results.version, results.day) == (KICK_ASS.version + 1, LATER)


def test_cells_that_left_the_plan_leave_the_results(file: Path) -> None:
    measure(KICK_ASS, PLAN, file, Fake(), DAY)
    smaller = replace(PLAN, tables=[replace(TABLE, rows=TABLE.rows[:1])])
    assert [cell for cell, _ in measure(KICK_ASS, smaller, file, Fake(), LATER).measured] == list(smaller.cells())


def test_tables_with_the_same_games_share_them(file: Path) -> None:
    twice = replace(PLAN, tables=[TABLE, replace(TABLE, text="Again:", causes="")])
    play = Fake()
    text = chapter("kick_ass", twice, measure(KICK_ASS, twice, file, play, DAY))
    assert len(play.cells) == 4
    assert text.count("80% [75%, 85%]") == 4


def test_only_the_measured_chapter_is_written() -> None:
    once = with_chapter(GUIDE, "\nnew\n")
    assert once == "# Rules\n\n## Hard?\nYes.\n\n## Measured {#measured}\n\nnew\n\n## End\nOver.\n"
    assert with_chapter(once, "\nnew\n") == once


def test_the_measured_chapter_can_be_the_last() -> None:
    assert with_chapter("## Measured {#measured}\nold\n", "\nnew\n") == "## Measured {#measured}\n\nnew\n"


@pytest.mark.parametrize("guide", ["# Rules\n", GUIDE + GUIDE])
def test_a_guide_without_one_such_chapter_is_refused(guide: str) -> None:
    with pytest.raises(ValueError, match=r"one chapter \{#measured\}"):
        with_chapter(guide, "new")


def test_it_plays_the_games_of_simulate() -> None:
    leduc = load("leduc")
    figures = played(leduc, Cell(["greedy", "random"], 2, {}, 30, 5))
    line = simulate(leduc, 2, {}, ["greedy", "random"], 30, seed=5)["by_bot"]["greedy"]
    assert (figures.share, [figures.low, figures.high]) == (line["win_rate"], line["ci95"])
    assert figures.lost == {}


def test_it_counts_the_endings_of_lost_games() -> None:
    figures = played(KICK_ASS, Cell(["random"], 1, {"boss": "mofo"}, 10, 1))
    assert figures.share == 0
    assert sum(figures.lost.values()) == 10
    assert set(figures.lost) <= set(KICK_ASS.endings)


@pytest.mark.parametrize("game", MEASURED)
def test_the_figures_of_a_guide_are_those_of_the_rules_of_now(game: str) -> None:
    measured = results_of(GAMES / game / "guide" / "measured.json").version
    assert measured == load(game).version, f"measure them again: python -m benchmarks.guide {game}"


@pytest.mark.parametrize("game", MEASURED)
def test_the_measured_chapter_of_a_guide_is_as_the_command_writes_it(game: str) -> None:
    folder = GAMES / game / "guide"
    made = chapter(game, plan_of(folder / "measured.toml"), results_of(folder / "measured.json"))
    guide = (folder / "en.md").read_text(encoding="utf-8")
    assert guide == with_chapter(guide, made), f"do not edit it: python -m benchmarks.guide {game} writes it"


@pytest.mark.parametrize("name", sorted(GUIDES))
def test_no_guide_has_figures_of_a_version_elsewhere(name: str) -> None:
    assert not re.search(r"rules version \d", CHAPTER.sub("", GUIDES[name].read_text(encoding="utf-8")))
