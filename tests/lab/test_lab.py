"""Experiments: rows that can be recomputed, runs that go on, reports that say what the rows say."""

from __future__ import annotations

import hashlib
import itertools
import math
import random
import re
import statistics
import tomllib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from ludotheque import BadInput, SeededChance, State, load
from ludotheque.bots.contest import chance_seed, rotated, seated
from ludotheque.bots.named import named
from ludotheque.bots.simulate import wilson
from ludotheque.lab import figures, report, runner
from ludotheque.lab.experiment import Experiment, ladder
from ludotheque.lab.ladder import ratings
from ludotheque.lab.measures import measures
from ludotheque.lab.names import Names
from ludotheque.lab.rows import Rows, play
from ludotheque.lab.sweep import replaced
from tests.commands import invoke
from tests.lab.pages import Page


def experiment(**changed: object) -> Experiment:
    settings = {"game": "koryo", "players": (2,), "bots": (("greedy", "random"),), "games": 30, "options": {}}
    return Experiment(**{**settings, **changed})


def test_a_run_keeps_a_row_for_each_game(tmp_path: Path) -> None:
    rows = runner.run(experiment(players=(2, 3), bots=(("random",),), games=25), tmp_path)
    assert rows.group_by("players").len().sort("players").rows() == [(2, 25), (3, 25)]
    assert all(sum(wins) == pytest.approx(1) for wins in rows["wins"])


def stopped_after(games: int) -> Callable[[int, int], None]:
    """Stop as Ctrl-C would."""

    def stop(done: int, _total: int) -> None:
        if done == games:
            raise KeyboardInterrupt

    return stop


def test_a_stopped_run_goes_on_and_plays_nothing_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = runner.run(experiment(), tmp_path / "whole")
    told: list[int] = []
    with pytest.raises(KeyboardInterrupt):
        runner.run(experiment(), tmp_path / "stopped", on_progress=stopped_after(10))
    played = []
    monkeypatch.setattr(runner, "play", lambda work: played.append(work.numbers.start) or play(work))
    again = runner.run(experiment(), tmp_path / "stopped", on_progress=lambda done, total: told.append(done))
    assert played == [10, 20]
    assert told == [10, 20, 30]
    assert again.equals(whole)


def test_two_runs_in_one_folder_lose_no_game(tmp_path: Path) -> None:
    """The other run stands for itself: it begins when this one has played ten games, and both write them."""
    whole = runner.run(experiment(), tmp_path / "whole")

    def other_run(done: int, total: int) -> None:
        if done == 10:
            runner.run(experiment(), tmp_path / "both")

    both = runner.run(experiment(), tmp_path / "both", on_progress=other_run)
    assert both.equals(whole)
    assert len(runner.files_of(tmp_path / "both")) > 1


def test_rows_that_are_lost_are_missed(tmp_path: Path) -> None:
    def lose_the_first(done: int, total: int) -> None:
        if done == total:
            runner.files_of(tmp_path / "out")[0].unlink()

    with pytest.raises(KeyboardInterrupt):
        runner.run(experiment(), tmp_path / "out", on_progress=stopped_after(10))
    with pytest.raises(BadInput, match="not 30: run it again"):
        runner.run(experiment(), tmp_path / "out", on_progress=lose_the_first)
    assert len(runner.run(experiment(), tmp_path / "out")) == 30


def test_two_processes_play_the_same_games_as_one(tmp_path: Path) -> None:
    one = runner.run(experiment(), tmp_path / "one")
    assert runner.run(experiment(), tmp_path / "two", jobs=2).equals(one)


def test_greedy_is_found_to_beat_random(tmp_path: Path) -> None:
    lines = {line.label: line for line in figures.by_bot(runner.run(experiment(games=40), tmp_path))}
    assert lines["greedy"].interval[0] > 0.6 > 0.4 > lines["random"].interval[1]


def test_seats_of_equal_bots_are_not_told_apart_and_a_rigged_game_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same experiment of the game, and of one in which the first player has two tokens of the bank already."""
    arms = experiment(bots=(("random",),), games=200)
    fair = runner.run(arms, tmp_path / "fair")
    for line in figures.by_place(fair):
        assert line.interval[0] <= 0.5 <= line.interval[1]
    game = load("koryo")

    def rigged(*arguments: Any) -> State:
        state = game.rules.new(*arguments)
        state.tokens[state.first] += 2
        state.bank -= 2
        return state

    monkeypatch.setattr(
        "ludotheque.lab.rows.load",
        lambda _: game.with_rules(new=rigged),
    )
    rows = runner.run(arms, tmp_path / "rigged")
    first, second = figures.by_place(rows)
    assert first.interval[0] > 0.5 > second.interval[1]
    low, high = first.interval
    page = Page(report.page(arms, rows))
    assert page.tables["2 players; random", "Wins by place"][1] == [
        "1",
        "200",
        f"{first.rate:.1%} {100 * low:.1f} to {high:.1%}",
    ]
    assert any(
        said.startswith("The place at the table matters: place 1") for said in page.sentences["2 players; random"]
    )


def test_the_report_says_what_the_rows_say(tmp_path: Path) -> None:
    arms = experiment()
    rows = runner.run(arms, tmp_path)
    page = Page(report.write(tmp_path, arms, rows).read_text(encoding="utf-8"))
    won = sum(wins[list(names).index("greedy")] for names, wins in rows.select("bots", "wins").iter_rows())
    arm = "2 players; greedy, random"
    (line,) = (row for row in page.tables[arm, "Wins by bot"] if row[0] == "greedy")
    assert line[1:] == ["30", line[2]]
    assert line[2].startswith(f"{won / 30:.1%} ")
    mean = sum(rows["decisions"]) / len(rows)
    (line,) = (row for row in page.tables[arm, "Length and choices"] if row[0].startswith("Decisions"))
    assert line[1].startswith(f"{mean:.1f} ")


def test_options_are_compared_in_every_combination(tmp_path: Path) -> None:
    arms = experiment(players=(2, 3), bots=(("random",),), games=10, vary=(("sealed_orders", ("false", "true")),))
    rows = runner.run(arms, tmp_path)
    said = [(cell.players, cell.changed, cell.options["sealed_orders"]) for cell in arms.cells()]
    assert said == [
        (2, "sealed_orders=false", False),
        (2, "sealed_orders=true", True),
        (3, "sealed_orders=false", False),
        (3, "sealed_orders=true", True),
    ]
    page = Page(report.page(arms, rows))
    lines = {row[0]: row[1:] for row in page.tables["The arms beside each other", "All arms"][1:]}
    assert list(lines) == [
        f"{players} players; Sealed orders: {'yes' if value else 'no'} 10 games" for players, _changed, value in said
    ]
    first = rows.filter(pl.col("cell") == 3)
    share = sum(wins[at] for at, wins in first.select("first", "wins").iter_rows()) / 10
    assert lines["3 players; Sealed orders: yes 10 games"][0].startswith(f"{share:.1%} ")


def test_arms_that_differ_by_options_share_their_chance_and_others_do_not(tmp_path: Path) -> None:
    """Compare an option that only changes tie-breaks: without one a game is the same, decision for decision."""
    line_ups = (("random",), ("random", "random"))
    vary = (("red_fixed_in_tie", ("false", "true")),)
    arms = experiment(game="manga_dice", bots=line_ups, games=20, vary=vary)
    assert [cell.deal for cell in arms.cells()] == [0, 0, 1, 1]
    rows = runner.run(arms, tmp_path)
    games = [
        rows.filter(pl.col("cell") == cell).select("decisions", "openings", "held", "scores").rows()
        for cell in range(4)
    ]
    for one, other, least, most in ((0, 1, 15, 20), (2, 3, 15, 20), (0, 2, 0, 1)):
        alike = sum(first == second for first, second in zip(games[one], games[other], strict=True))
        assert least <= alike <= most


def test_an_opening_is_the_first_real_choice(tmp_path: Path) -> None:
    rows = runner.run(experiment(bots=(("random",),), games=400), tmp_path)
    chosen = [opening for openings in rows["openings"] for opening in openings]
    assert all(opening.startswith(("play", "pair")) for opening in chosen)
    counted = figures.by_opening(rows)
    assert counted
    for line in counted:
        assert line.games == chosen.count(line.label) >= figures.LEAST
        pairs = zip(rows["openings"], rows["wins"], strict=True)
        won = sum(win for openings, wins in pairs for one, win in zip(openings, wins, strict=True) if one == line.label)
        assert line.wins == pytest.approx(won)


def test_a_ladder_of_known_odds_is_found() -> None:
    """Ratings 0, 200 and 600: who is so much better wins with those odds; the intervals hold the truth."""
    truth = {"easy@10": 0.0, "easy@20": 200.0, "easy@40": 600.0}
    chance = random.Random(4)
    games = []
    for one, other in ladder(list(truth)):
        for _ in range(400):
            wins = chance.random() < 1 / (1 + 10 ** ((truth[other] - truth[one]) / 400))
            games.append({"bots": [one, other], "wins": [float(wins), float(not wins)]})
    found, steps = ratings(pl.DataFrame(games))
    assert [line.label for line in found] == list(truth)
    for line in found[1:]:
        assert line.low < truth[line.label] < line.high
        assert line.high - line.low < 150
    assert [line.label for line in steps] == ["easy@20 over easy@10", "easy@40 over easy@20"]
    assert steps[0].low > 0
    assert steps[1].low > 0


def test_thinking_that_does_not_pay_is_not_said_to() -> None:
    games = [{"bots": ["easy@10", "easy@20"], "wins": [float(at % 2), float(1 - at % 2)]} for at in range(200)]
    (_, second), (step,) = ratings(pl.DataFrame(games))
    assert second.low < 0 < second.high
    assert step.low < 0 < step.high


def test_who_won_every_game_is_not_rated_with_certainty() -> None:
    games = [{"bots": ["random", "greedy"], "wins": [0.0, 1.0]}] * 40
    (_, greedy), _ = ratings(pl.DataFrame(games))
    assert greedy.low < greedy.elo - 100
    assert greedy.high > greedy.elo + 100
    assert greedy.games == 40


def test_pairs_of_one_game_are_not_counted_as_games_of_their_own() -> None:
    """A table of two bots twice each: four pairs a game, but no more known than its one winner tells."""
    chance = random.Random(3)
    twos, fours = [], []
    for _ in range(200):
        first = float(chance.random() < 0.6)
        twos.append({"bots": ["easy", "hard"], "wins": [first, 1 - first]})
        fours.append({"bots": ["easy", "hard", "easy", "hard"], "wins": [first / 2, (1 - first) / 2] * 2})
    (_, two), _ = ratings(pl.DataFrame(twos))
    (_, four), _ = ratings(pl.DataFrame(fours))
    assert four.games == two.games == 200
    assert four.high - four.low == pytest.approx(two.high - two.low, rel=0.25)


def test_the_course_of_a_game_is_that_of_its_replay(tmp_path: Path) -> None:
    """Each figure again, from the same game played by hand."""
    arms = experiment(bots=(("greedy", "random"),), games=3)
    rows = runner.run(arms, tmp_path)
    for number, row in enumerate(rows.iter_rows(named=True)):
        game = load("koryo")
        state = game.start(2, chance=SeededChance(chance_seed(1, number, 0)))
        first, leaders, counts = state.current_player(), [leader_of(state)], []
        taken: list[list[str]] = [[], []]
        deficits = [0, 0]
        seats = seated(game, rotated(("greedy", "random"), number), 1, number, None)
        while not state.is_terminal():
            offered = state.legal_actions()
            seat = state.current_player()
            counts.append(len(offered))
            action = offered[0] if len(offered) == 1 else seats[seat].choose(state, seat)
            taken[seat].append(game.actions.words(action).split()[0])
            state.apply_action(action)
            leaders.append(leader_of(state))
            scores = state.scores()
            deficits = [max(most, max(scores) - score) for most, score in zip(deficits, scores, strict=True)]
        alone = [leader for leader in leaders if leader is not None]
        changes = sum(one != other for one, other in itertools.pairwise(alone))
        winners = [seat for seat in range(2) if row["wins"][seat] > 0]
        other = max((at for at, leader in enumerate(leaders) if [leader] != winners), default=-1)
        tenths = [leaders[round(len(counts) * tenth / 10)] for tenth in range(1, 11)]
        assert row["first"] == first
        assert row["decisions"] == len(counts)
        assert row["choices"] == sum(count > 1 for count in counts)
        assert row["branching"] == pytest.approx(sum(counts) / len(counts))
        assert row["minutes"] == pytest.approx(sum(1 if n == 1 else 5 + 3 * math.log2(n) for n in counts) / 60)
        assert row["lead_changes"] == changes
        assert row["tension"] == pytest.approx(min(other + 1, len(counts)) / len(counts))
        assert row["comeback"] == max(deficits[seat] for seat in winners)
        assert row["leads"] == "".join("-" if one is None else "w" if one in winners else "o" for one in tenths)
        for seat, used in enumerate(row["used"]):
            verbs = [verb.name for verb in game.actions.verbs]
            assert [int(times) for times in used.split()] == [taken[seat].count(verb) for verb in verbs]
        assert row["scores"] == list(state.scores())


def leader_of(state: State) -> int | None:
    """Return the seat that is ahead alone."""
    scores = state.scores()
    return scores.index(max(scores)) if scores.count(max(scores)) == 1 else None


def test_means_are_those_of_the_rows(tmp_path: Path) -> None:
    rows = runner.run(experiment(players=(3,), bots=(("random",),), games=60), tmp_path)
    found = {one.label: one for one in measures(load("koryo"), rows)}
    forced = [1 - choices / decisions for choices, decisions in rows.select("choices", "decisions").iter_rows()]
    line = figures.mean("forced", list(found["Forced decisions"].of(rows).values()))
    assert line.mean == pytest.approx(statistics.mean(forced))
    assert line.sd == pytest.approx(statistics.stdev(forced))
    assert line.high - line.mean == pytest.approx(1.959964 * statistics.stdev(forced) / 60**0.5)
    assert line.mean - line.low == pytest.approx(line.high - line.mean)
    total = next(line for line in figures.sheet(rows) if line.label == "total")
    assert total.mean == pytest.approx(statistics.mean(score for scores in rows["scores"] for score in scores))


def test_a_mean_over_seats_is_as_certain_as_its_games(tmp_path: Path) -> None:
    rows = runner.run(experiment(players=(3,), bots=(("random",),), games=60), tmp_path)
    line = next(line for line in figures.sheet(rows) if line.label == "tokens")
    each = [statistics.mean(points) for points in rows["sheet.tokens"]]
    assert line.count == 180
    assert line.mean == pytest.approx(statistics.mean(each))
    assert line.high - line.mean == pytest.approx(1.959964 * statistics.stdev(each) / 60**0.5)
    assert line.sd == pytest.approx(statistics.stdev(point for points in rows["sheet.tokens"] for point in points))


def test_cards_are_those_of_the_rows(tmp_path: Path) -> None:
    rows = runner.run(experiment(players=(3,), bots=(("random",),), games=60), tmp_path)
    seats = [
        (held.split(), played.split(), win)
        for row in rows.iter_rows(named=True)
        for held, played, win in zip(row["held"], row["played"], row["wins"], strict=True)
    ]
    found = figures.by_card(rows)
    assert found
    for one in found:
        card = one.held.label
        for line, wins in (
            (one.held, [win for held, _, win in seats if card in held]),
            (one.played, [win for _, played, win in seats if card in played]),
            (one.never, [win for held, _, win in seats if card not in held]),
            (one.unplayed, [win for _, played, win in seats if card not in played]),
        ):
            assert line.games == len(wins)
            assert line.wins == pytest.approx(sum(wins))


def test_a_card_of_a_team_is_counted_once_a_game(tmp_path: Path) -> None:
    rows = runner.run(experiment(game="kick_ass", players=(3,), bots=(("random",),), games=60), tmp_path)
    games = [(set(" ".join(row["held"]).split()), row["wins"][0]) for row in rows.iter_rows(named=True)]
    found = figures.by_card(rows, team=True)
    assert found
    for one in found:
        assert one.held.games + one.never.games == 60
        assert one.held.games == one.held.known == sum(one.held.label in held for held, _ in games)
        assert one.held.wins == sum(win for held, win in games if one.held.label in held)


def test_seats_of_one_game_are_not_counted_as_independent() -> None:
    """Count the four bots of a table, which win or lose together, as one observation.

    An interval that took them for 400 would miss the truth once in three times, instead of once in twenty.
    """
    chance = random.Random(7)
    right = naive = 0
    for _ in range(400):
        games = [[float(chance.random() < 0.4)] * 4 for _ in range(100)]
        found = figures.rate("", games)
        right += found.interval[0] <= 0.4 <= found.interval[1]
        low, high = wilson(found.wins, found.games)
        naive += low <= 0.4 <= high
    assert right >= 0.92 * 400
    assert naive < 0.75 * 400


def test_rivals_at_one_table_are_no_more_certain_than_seats() -> None:
    """Of two seats with the same bot exactly one wins: that half of them do is no finding of great certainty."""
    games = [[1.0, 0.0], [0.0, 1.0]] * 50
    assert figures.rate("", games).known == 200
    assert figures.rate("", [game[:1] for game in games]).known == 100


def test_how_a_team_lost_is_told_arm_by_arm(tmp_path: Path) -> None:
    arms = experiment(game="kick_ass", players=(1, 2), bots=(("random",),), games=10)
    rows = runner.run(arms, tmp_path)
    page = Page(report.page(arms, rows))
    names = Names(load("kick_ass"))
    told = page.tables["The arms beside each other", "Endings, arm by arm"][1:]
    for cell, (title, said) in enumerate(told):
        endings = rows.filter(pl.col("cell") == cell)["ending"].to_list()
        assert title == f"{cell + 1} player{'s' if cell else ''} 10 games"
        assert sorted(said.split(" · ")) == sorted(
            f"{endings.count(ending) / 10:.1%} {names.ending(ending)}" for ending in set(endings)
        )
    assert "Wins by place" not in {title for _arm, title in page.tables}, "a team has no seats that win"


@pytest.mark.parametrize(
    ("game", "document", "name", "values"),
    [
        ("manga_dice", "cards", "e26.points", ("6", "9")),
        ("gold_record", "cards", "dp1.ranking", ("1", "4")),
        ("kick_ass", "components", "hero.hit-girl.life", ("4", "5")),
    ],
)
def test_a_sweep_changes_one_number_of_the_data(game: str, document: str, name: str, values: tuple[str, str]) -> None:
    arms = experiment(game=game, bots=(("random",),), sweep=((name, values),))
    cells = arms.cells()
    assert [cell.changed for cell in cells] == [f"{name}={value}" for value in values]
    one, other = (str(cell.options[document]).split("\n") for cell in cells)
    field = name.rpartition(".")[2]
    assert [pair for pair in zip(one, other, strict=True) if pair[0] != pair[1]] == [
        (f"{field} = {values[0]}", f"{field} = {values[1]}")
    ]


def test_an_option_that_is_a_number_can_be_swept() -> None:
    cells = experiment(game="age_of_comics", bots=(("random",),), sweep=(("tickets", ("4", "6")),)).cells()
    assert [(cell.changed, cell.options["tickets"]) for cell in cells] == [("tickets=4", 4), ("tickets=6", 6)]


def test_two_sweeps_are_a_grid() -> None:
    sweep = (("e02.points", ("1", "5")), ("e21.points", ("2", "3")))
    cells = experiment(game="manga_dice", bots=(("random",),), players=(2,), sweep=sweep).cells()
    pairs = [(one, other) for one in ("1", "5") for other in ("2", "3")]
    assert [cell.changed for cell in cells] == [f"e02.points={one}; e21.points={other}" for one, other in pairs]
    for cell, (one, other) in zip(cells, pairs, strict=True):
        worth = {card["id"]: card.get("points") for card in tomllib.loads(str(cell.options["cards"]))["experience"]}
        assert (worth["e02"], worth["e21"]) == (int(one), int(other))
    with pytest.raises(BadInput, match="name each option or number to compare once"):
        experiment(game="manga_dice", bots=(("random",),), sweep=(sweep[0], sweep[0])).check()


def test_files_are_compared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = str(load("manga_dice").document("cards"))
    (tmp_path / "plain.toml").write_text(text, encoding="utf-8")
    (tmp_path / "rich_ones.toml").write_text(str(replaced(text, "e02.points", "15")), encoding="utf-8")
    arguments = ["lab", "manga_dice", "--players", "2", "--games", "10", "--jobs", "1", "--out", "out"]
    vary = ["--vary", "cards=@plain.toml,@rich_ones.toml"]
    done = invoke([*arguments, *vary, "--sweep", "e21.points=2,3"])
    assert done.exit_code == 0, done.output
    arms = sorted(set(pl.read_parquet(tmp_path / "out" / "games.parquet")["changed"]))
    assert arms == [f"cards=@{file}; e21.points={one}" for file in ("plain.toml", "rich_ones.toml") for one in (2, 3)]
    page = (tmp_path / "out" / "report.html").read_text(encoding="utf-8")
    assert "rich_ones.toml" in page and text[:60] not in page
    (tmp_path / "rich_ones.toml").write_text(text, encoding="utf-8")
    again = invoke([*arguments, *vary, "--sweep", "e21.points=2,3"])
    assert again.exit_code == 2 and "different: files" in " ".join(again.output.split())
    missing = invoke([*arguments, "--vary", "cards=@nowhere.toml,@plain.toml"])
    assert missing.exit_code == 2 and "nowhere.toml" in missing.output


def test_a_swept_number_is_played_with(tmp_path: Path) -> None:
    """A card worth so much that taking it wins."""
    arms = experiment(game="manga_dice", bots=(("random",),), games=60, sweep=(("e02.points", ("1", "15")),))
    rows = runner.run(arms, tmp_path)
    plain, rich = (
        figures.mean("decisions", rows.filter(pl.col("cell") == cell.number)["decisions"].to_list())
        for cell in arms.cells()
    )
    assert rich.high < plain.low


def test_what_a_line_up_does_not_fit_is_said(tmp_path: Path) -> None:
    arms = experiment(players=(2, 3), bots=(("greedy", "random"), ("random",)), games=10)
    assert arms.unfit() == ["greedy,random with 3 players"]
    rows = runner.run(arms, tmp_path / "out")
    assert "greedy,random with 3 players" in report.page(arms, rows)
    said = invoke(
        ["lab", "koryo", "--players=2,3", "--bots=greedy,random", "--games=10", "--jobs=1", f"--out={tmp_path}/cli"],
    )
    assert said.exit_code == 0, said.output
    assert "skipped" in said.output
    assert "greedy,random with 3 players" in said.output


def test_the_report_names_the_options_and_a_file_of_ones_own(tmp_path: Path) -> None:
    own = load("manga_dice").document("cards") + "# mine\n"
    options = load("manga_dice").options.parse({"cards": own}).to_json()
    arms = experiment(game="manga_dice", bots=(("random",),), games=10, options=options)
    page = report.page(arms, runner.run(arms, tmp_path / "own"))
    assert hashlib.sha256(own.encode()).hexdigest()[:12] in page
    plain = experiment(options={"sealed_orders": True}, games=10)
    assert "Sealed orders: yes" in report.page(plain, runner.run(plain, tmp_path / "plain"))


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"game": "chess"}, "the games are"),
        ({"bots": (("clever",),)}, "the bots are"),
        ({"players": (7,)}, "2 to 4 players"),
        ({"games": 0}, "number of games"),
        ({"options": {"colour": 1}}, "the options are"),
        ({"vary": (("colour", ("red",)),)}, "the options are"),
        ({"vary": (("sealed_orders", ("perhaps",)),)}, "sealed_orders"),
        ({"bots": (("greedy@5",),)}, "the bots are"),
        ({"bots": (("hard@many",),)}, "number of simulations"),
        ({"bots": (("hard@" + "9" * 5_000,),)}, "number of simulations"),
        (
            {"vary": (("sealed_orders", ("true",)), ("sealed_orders", ("false",)))},
            "name each option or number to compare once",
        ),
        ({"bots": (("greedy",), ("greedy", "random", "random"))}, "greedy,random,random has 3 bots"),
        ({"bots": ()}, "needs a line-up"),
        ({"vary": (("sealed_orders", ("true", "true")),)}, "appears twice"),
        ({"game": "manga_dice", "sweep": (("e26.points", ("5", "5")),)}, "appears twice"),
        ({"sweep": (("e26.points", ("5",)),)}, "no number in its data files"),
        ({"game": "age_of_comics", "sweep": (("ticket", ("5",)),)}, "such as tickets"),
        ({"game": "age_of_comics", "sweep": (("tickets", ("5",)),)}, "allowed are: 4, 6"),
        ({"game": "kick_ass", "sweep": (("police.limits", ("5",)),)}, "such as police.limit"),
        ({"game": "gold_record", "sweep": (("money.copies", ("99",)),)}, "copies"),
        ({"game": "manga_dice", "sweep": (("e99.points", ("5",)),)}, "no number 'e99.points'"),
        ({"game": "manga_dice", "sweep": (("e26.points", ("many",)),)}, "whole numbers"),
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


def test_games_of_a_changed_bot_are_never_mixed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    source = tmp_path / "moody.py"
    source.write_text("def moody(seen): return seen.legal()[0]\n", encoding="utf-8")
    mine = experiment(game="leduc", players=(2,), bots=(("moody:moody", "random"),), games=10)
    runner.run(mine, tmp_path / "out")
    assert len(runner.run(mine, tmp_path / "out")) == 10
    source.write_text("def moody(seen): return seen.legal()[-1]\n", encoding="utf-8")
    with pytest.raises(BadInput, match="from before a change of the code of moody:moody"):
        runner.run(mine, tmp_path / "out")
    with pytest.raises(BadInput, match="different: bots, code, seed"):
        runner.run(replace(mine, seed=9, bots=(("random",),)), tmp_path / "out")
    named.cache_clear()


def test_games_of_other_rules_or_another_library_are_never_mixed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = experiment(game="leduc", players=(2,), games=10)
    runner.run(mine, tmp_path / "out")
    monkeypatch.setattr("ludotheque.bots.fingerprint.of_game", lambda game: "other")
    with pytest.raises(BadInput, match="different: rules or data of the game"):
        runner.run(mine, tmp_path / "out")
    monkeypatch.undo()
    monkeypatch.setattr("ludotheque.bots.fingerprint.of_library", lambda: "0.1.0")
    with pytest.raises(BadInput, match="different: Ludotheque"):
        runner.run(mine, tmp_path / "out")


def test_a_cluster_that_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr("ludotheque.bots.cluster.CONNECT_SECONDS", 1)
    with pytest.raises(BadInput, match="no Dask scheduler"):
        runner.run(experiment(), tmp_path / "out", scheduler="tcp://127.0.0.1:9")
    assert not (tmp_path / "out").exists()


def test_from_the_command_line(tmp_path: Path) -> None:
    arguments = ["lab", "leduc", "--games", "20", "--bots", "random", "--jobs", "1", "--out", str(tmp_path / "out")]
    said = invoke(arguments)
    assert said.exit_code == 0, said.output
    assert (tmp_path / "out" / "report.html").is_file()
    assert invoke([*arguments, "--sweep", "bluff"]).exit_code == 2


def test_a_ladder_from_the_command_line(tmp_path: Path) -> None:
    arguments = ["lab", "leduc", "--games", "10", "--ladder", "random, easy@5, easy@20", "--jobs", "1"]
    said = invoke([*arguments, "--out", str(tmp_path / "out")])
    assert said.exit_code == 0, said.output
    page = (tmp_path / "out" / "report.html").read_text(encoding="utf-8")
    assert "Skill ladder" in page
    assert "easy@20 over easy@5" in page
    team = invoke(["lab", "kick_ass", "--ladder", "random,greedy", "--out", str(tmp_path / "team")])
    assert team.exit_code == 2
    assert "do not compete" in team.output
    for few in ("random", "random,random"):
        said = invoke(["lab", "leduc", "--ladder", few, "--out", str(tmp_path / "few")])
        assert said.exit_code == 2 and "two bots or more" in said.output
        assert not (tmp_path / "few").exists()


def test_one_game_says_nothing_of_others(tmp_path: Path) -> None:
    rows = runner.run(experiment(games=1, players=(2,)), tmp_path / "out")
    page = Page(report.write(tmp_path / "out", experiment(games=1, players=(2,)), rows).read_text(encoding="utf-8"))
    assert figures.mean("", [3.0]).high == float("inf")
    said = [cell for rows in page.tables.values() for row in rows for cell in row]
    said += [sentence for sentences in page.sentences.values() for sentence in sentences]
    assert len(said) > 100
    assert not [one for one in said if re.search(r"\b(inf|nan)\b", one)]


def test_a_line_that_only_some_games_have_is_null_in_the_others() -> None:
    first, second = Rows(), Rows()
    base = {"cell": 0, "players": 2}
    first.add({**base, "number": 0}, {"wins": [1.0, 0.0], "sheet.odd": (3, 4)}, 2)
    first.add({**base, "number": 1, "stats.late": 5.0}, {"wins": [0.0, 1.0]}, 2)
    second.add({**base, "number": 2}, {"wins": [0.5, 0.5], "sheet.new": (6, 7)}, 2)
    first.extend(second)
    table = first.framed()
    assert table["number"].to_list() == [0, 1, 2]
    assert table["stats.late"].to_list() == [None, 5.0, None]
    assert table["wins"].to_list() == [[1.0, 0.0], [0.0, 1.0], [0.5, 0.5]]
    assert table["sheet.odd"].to_list() == [[3, 4], [None, None], [None, None]]
    assert table["sheet.new"].to_list() == [[None, None], [None, None], [6, 7]]
    odd, new = figures.sheet(table)
    assert (odd.label, odd.mean, new.label, new.mean) == ("odd", pytest.approx(7 / 6), "new", pytest.approx(13 / 6))


def test_what_a_game_counts_of_each_seat_is_one_line_over_seats(tmp_path: Path) -> None:
    rows = runner.run(experiment(players=(3,), bots=(("random",),), games=20), tmp_path)
    found = {line.label: line for line in figures.counted(rows)}
    assert "tokens_0" not in found
    tokens = [value for seat in range(3) for value in rows[f"stats.tokens_{seat}"]]
    assert found["tokens"].count == 60
    assert found["tokens"].mean == pytest.approx(statistics.mean(tokens))
    assert found["bank"].mean == pytest.approx(statistics.mean(rows["stats.bank"]))
