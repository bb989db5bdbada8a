"""The command line, as its user meets it."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from ludotheque import Match, Record, SealedChance, load, registered_games
from ludotheque.core.contributions import Contribution, commit_to
from ludotheque.core.match import sealed_chance
from ludotheque.core.visible import REORDERING
from ludotheque.teaching.puzzles import daily, puzzles_of
from tests.commands import invoke

GOLDEN = load("koryo").folder().joinpath("golden")


def run(*arguments: str, code: int = 0, text: str | None = None) -> str:
    """Return the output of a command; its exit code must be ``code``."""
    result = invoke(list(arguments), input=text)
    assert result.exit_code == code, result.output
    return result.stdout if code == 0 else result.output


def data(*arguments: str) -> dict[str, Any]:
    return json.loads(run(*arguments, "--json"))


@pytest.fixture
def banker(tmp_path: Path) -> str:
    file = tmp_path / "position.json"
    seats = [{"tableau": {"banker": 1}}, {"tableau": {"banker": 1}, "order": {"banker": 2}}]
    file.write_text(json.dumps({"game": "koryo", "player": 1, "seats": seats}))
    return str(file)


def test_a_game_for_two_says_so_without_a_range() -> None:
    assert "Leduc poker is for 2 players, not 3" in run("play", "leduc", "--players", "3", code=2)


def test_games_lists_them() -> None:
    listed = run("games")
    assert re.search(r"koryo +Koryŏ +2–4 +15–20 ", listed) and re.search(r"leduc +Leduc.* 2 +1 ", listed)
    assert {game["id"] for game in json.loads(run("games", "--json"))} >= {"koryo", "leduc"}


def test_simulate_has_the_promised_shape() -> None:
    report = data("simulate", "koryo", "--players", "4", "--games", "20", "--bots", "random", "--seed", "1")
    assert {"game", "players", "games", "decisions", "choices", "seconds", "games_per_second"} <= set(report)
    assert {"decisions_per_second", "compiled", "by_bot", "by_seat"} <= set(report)
    assert (report["game"], report["players"], report["games"]) == ("koryo", 4, 20)
    assert set(report["by_bot"]["random"]) == {"games", "wins", "win_rate", "ci95", "mean_score"}
    assert len(report["by_seat"]) == 4
    assert report["decisions"] > report["choices"] > 0


def test_simulate_is_the_same_for_the_same_seed_and_any_number_of_jobs() -> None:
    def counted(*more: str) -> tuple[Any, ...]:
        report = data("simulate", "koryo", "--players", "2", "--games", "12", "--bots", "random,greedy", *more)
        return report["decisions"], report["by_bot"], report["by_seat"]

    assert counted("--seed", "4") == counted("--seed", "4", "--jobs", "2") != counted("--seed", "5")


def test_position_applies_actions_and_prints_what_is(banker: str) -> None:
    start = data("position", banker)
    assert (start["player"], start["legal"], start["terminal"]) == (1, ["reveal"], False)
    after = data("position", banker, "--do", "reveal", "--do", "bank")
    assert after["scores"] == [0, 7]
    assert after["legal"] == ["end"]
    assert after["position"]["seats"][1] == {"tableau": {"banker": 3}, "tokens": 1}


def test_position_refuses_with_a_reason(banker: str) -> None:
    before = Path(banker).read_bytes()
    said = run("position", banker, "--do", "reveal", "--do", "bank", "--do", "bank", "--json", code=2)
    assert "'bank'" in said and "end" in said
    assert "unknown action" in run("position", banker, "--do", "dance", code=2)
    assert Path(banker).read_bytes() == before


DAMAGED = {
    "cut off": ("{", "line 1"),
    "a list": ("[]", "object"),
    "no game": ("{}", "game"),
    "nested without end": ("[" * 100_000, "JSON"),
    "a number without end": ("9" * 6000, "JSON"),
    "unknown game": ('{"game": "chess"}', "chess"),
    "no seats": ('{"game": "koryo"}', "seats"),
}


@pytest.mark.parametrize("what", DAMAGED)
def test_a_damaged_position_names_the_place(tmp_path: Path, what: str) -> None:
    text, place = DAMAGED[what]
    file = tmp_path / "position.json"
    file.write_text(text)
    assert place in run("position", str(file), code=2)


def test_verify_tells_truth_from_lies(tmp_path: Path) -> None:
    record = json.loads(GOLDEN.joinpath("win-4.json").read_text(encoding="utf-8"))
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    assert run("verify", str(file)).startswith(
        f"{file}: true (no record proves who played, when or what was taken back"
    )
    record["entries"][7]["hash"] = "0" * 16
    file.write_text(json.dumps(record))
    assert "false: entry 7" in run("verify", str(file), code=1)
    assert "false: line 1" in run("verify", "-", code=1, text="{")
    newer = json.dumps(record | {"mood": "glad"})
    assert "cannot be checked: record: unknown field 'mood'" in run("verify", "-", code=2, text=newer)
    assert "No such file" in run("verify", str(tmp_path / "none.json"), code=2)


@pytest.mark.parametrize(
    ("values", "said"),
    [(["0a" * 32, None], "sealed and opened, with the contribution of seat 0"), ([None, None], "no contributions")],
)
def test_verify_says_who_contributed_to_the_shuffles(tmp_path: Path, values: list[str | None], said: str) -> None:
    secret = bytes(32)
    commitment = SealedChance(secret).commitment
    added = [
        Contribution(commit_to(value, seat, commitment), value) if value else Contribution(why="none")
        for seat, value in enumerate(values)
    ]
    match = Match.start(load("leduc"), 2, chance=sealed_chance(secret, added))
    match.record.contributions = added
    while not match.state.is_terminal():
        match.act(int(match.state.legal_actions()[0]))
    file = tmp_path / "record.json"
    file.write_text(match.record.dumps())
    assert said in run("verify", str(file))


def test_replay_tells_the_game_and_hides_what_a_seat_did_not_see() -> None:
    file = str(GOLDEN.joinpath("win-4.json"))
    whole, mine = run("replay", file).splitlines(), run("replay", file, "--seat", "0").splitlines()
    assert len(whole) > len(mine) > 50
    assert "seats are 0 to 3" in run("replay", file, "--seat", "4", code=2)


def test_replay_prints_headings_the_ending_and_the_winner() -> None:
    told = run("replay", str(GOLDEN.joinpath("win-4.json"))).splitlines()
    assert [line for line in told if line.startswith("Season ")] == [f"Season {number}" for number in range(1, 9)]
    record = Match.resume(Record.loads(GOLDEN.joinpath("win-4.json").read_text(encoding="utf-8")))
    winner = record.state.returns().index(1.0)
    assert told[-1] == f"random {winner + 1} wins."
    shared = run("replay", str(GOLDEN.joinpath("draw-4.json"))).splitlines()
    assert shared[-1] == "random 1 and random 2 share the victory."


def test_replay_says_when_a_record_is_unfinished(tmp_path: Path) -> None:
    record = json.loads(GOLDEN.joinpath("win-4.json").read_text(encoding="utf-8"))
    record.update(entries=record["entries"][:40], result=None, secret=None)
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    last = run("replay", str(file)).splitlines()[-1]
    assert last.startswith("The record is unfinished. Next: random ")


def test_replay_shows_no_names_that_hide_or_reorder_text(tmp_path: Path) -> None:
    record = json.loads(GOLDEN.joinpath("win-4.json").read_text(encoding="utf-8"))
    changes = [{"entry": 3, "seat": 1, "name": "B\u2066en", "level": None, "why": "joined"}]
    record.update(seats=["A\u202enn", "\u200b", "Cho", "Dan"], substitutions=changes)
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    assert "true" in run("verify", str(file)).split(":")[1], "the record itself is as it was"
    told = run("replay", str(file))
    assert "Ann" in told and not REORDERING.search(told)
    assert "Ben takes the seat of Player 2." in told.splitlines()


def test_replay_tells_seats_that_changed_hands_and_an_early_end(tmp_path: Path) -> None:
    record = json.loads(GOLDEN.joinpath("win-4.json").read_text(encoding="utf-8"))
    changes = [
        {"entry": 0, "seat": 1, "name": "random 2", "level": "easy", "why": "left"},
        {"entry": 3, "seat": 1, "name": "Ben", "level": None, "why": "joined"},
        {"entry": 40, "seat": 1, "name": "Ben", "level": None, "why": "resigned"},
    ]
    more = {"substitutions": changes, "ended": "resigned", "takebacks": 2}
    record.update(entries=record["entries"][:40], result=None, secret=None, **more)
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    told = run("replay", str(file)).splitlines()
    sentences = ["random 2 leaves. A bot plays on (Casual).", "Ben takes the seat of random 2.", "Ben resigns."]
    at = [told.index(sentence) for sentence in sentences]
    assert at[0] == min(at) and at[2] - at[1] > 10
    assert told[-2:] == ["The game ended because a player resigned.", "With takebacks: 2."]


@pytest.mark.parametrize("path", [("seats", 0), ("substitutions", 1, "name"), ("substitutions", 0, "level")])
def test_replay_prints_nothing_that_a_terminal_would_obey(path: tuple[str | int, ...], tmp_path: Path) -> None:
    record = json.loads(GOLDEN.joinpath("win-4.json").read_text(encoding="utf-8"))
    record["substitutions"] = [
        {"entry": 0, "seat": 1, "name": "random 2", "level": "skilled", "why": "left"},
        {"entry": 3, "seat": 1, "name": "Ben", "level": None, "why": "joined"},
    ]
    *way, last = path
    inner = record
    for step in way:
        inner = inner[step]
    inner[last] = "skilled@\x1b]0;pwn\x07\x1b[31mX"
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    told = run("replay", str(file))
    assert "\x1b" not in told and "\x07" not in told
    assert "skilled@]0;pwn[31mX" in told


@pytest.mark.parametrize("game", ["kick_ass", "age_of_comics"])
def test_replay_names_the_outcome_of_a_team_and_of_one_player(game: str) -> None:
    for path in sorted(Path(str(load(game).folder().joinpath("golden"))).glob("*.json")):
        record = Match.resume(Record.loads(path.read_text(encoding="utf-8")))
        if load(game).cooperative or record.record.players == 1:
            who = "The team" if record.record.players > 1 else (record.record.seats or ["Player 1"])[0]
            outcome = "wins" if record.state.returns()[0] > 0 else "loses"
            assert run("replay", str(path)).splitlines()[-1] == f"{who} {outcome}."


def test_the_points_of_a_rival_that_is_no_seat_are_told_too() -> None:
    file = load("age_of_comics").folder().joinpath("golden", "solo-lost-1.json")
    assert re.search(r"\nVictory points – Player 1: 61, The Automa: \d+\n", run("replay", str(file)))
    played = run("play", "age_of_comics", "--players", "1", "--bots", "none", "--seed", "1", text="1\n" * 400)
    assert "\nDifficulty – Player 1: 0, The Automa: 18\n" in played


def test_a_whole_game_in_the_terminal_by_number(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    arguments = ["play", "koryo", "--players", "2", "--bots", "random", "--seed", "3", "--record", str(record)]
    said = run(*arguments, text="1\n" * 400)
    assert "\nPoints – Player 1: " in said
    assert "partly checked, but not the shuffles" in run("verify", str(record))
    assert "not overwritten" in run(*arguments, code=2)


def test_a_game_in_the_terminal_by_words() -> None:
    said = run(
        "play", "leduc", "--bots", "none", "--seed", "1", text="why fold\nnonsense\ncall\nundo\ncall\nraise\nfold\n"
    )
    assert "nothing to pay" in said
    assert "“nonsense” means nothing here." in said
    assert "folds" in said


def test_why_in_the_terminal_answers_for_the_action_that_was_named() -> None:
    asked = "why use a07\nwhy use s01\nwhy use nothing\nwhy use\nquit\n"
    said = run("play", "manga_dice", "--players", "2", "--bots", "none", "--seed", "1", text="1\n" * 4 + asked)
    assert "You do not have that assist in your hand." in said
    assert "That skill is not yours." in said
    assert "“use nothing” means nothing here." in said
    assert "There is nothing to say about that." in said
    assert "You can do that now." in run("play", "leduc", "--bots", "none", text="why call\nquit\n")


def test_the_terminal_shows_the_rules_as_text_and_not_as_markdown() -> None:
    told = run("play", "leduc", "--bots", "none", text="rules\nquit\n")
    assert "The deal" in told
    assert "fold (only when there is something to pay)" in " ".join(told.split())
    assert not re.search(r"\*\*|<a id|^#", told, flags=re.MULTILINE)


def test_the_terminal_shows_one_section_of_the_rules() -> None:
    told = run("play", "leduc", "--bots", "none", text="rules betting\nquit\n")
    assert "In turn:" in told and "Six cards" not in told


def test_the_terminal_answers_questions_on_the_rules_and_on_the_position() -> None:
    asked = "/rules why can I not fold\nrules xyzzy\nquit\n"
    told = " ".join(run("play", "leduc", "--bots", "none", text=asked).split())
    assert "There is nothing to pay, so there is no reason to fold." in told
    assert "Nothing in the rules answers that." in told


def test_rules_are_read_and_asked_without_a_table() -> None:
    assert "Six cards" in run("rules", "leduc") and "Six cards" not in run("rules", "leduc", "betting")
    best, *_ = run("rules", "koryo", "who wins a tie").splitlines()
    assert best == "Rulings  [rules r28]"
    found = json.loads(run("rules", "koryo", "--json", "steal a tokne"))
    assert found[0]["anchors"] == ["spy"]
    assert "has no rules in 'fr'" in run("rules", "leduc", "--language", "fr", code=2)


def test_help_lists_what_can_be_typed() -> None:
    told = run("play", "leduc", "--bots", "none", text="help\n?\nquit\n")
    for command in ("board", "undo", "why ACTION", "rules", "quit"):
        assert told.count(f"  {command}") >= 2
    assert "not an action" not in told
    assert re.search(r"  2 .*\n +raise ", told), "its examples are actions of this game"


def test_an_unknown_word_is_answered_with_the_nearest() -> None:
    typed = "hepl\nxyzzy\nquit\n"
    told = " ".join(run("play", "koryo", "--players", "2", "--bots", "none", "--seed", "1", text=typed).split())
    assert "“hepl” means nothing here. Did you mean “help”? Type ? for everything you can type." in told
    assert "“xyzzy” means nothing here. Type ?" in told
    assert "verbs" not in told


def test_an_action_that_is_not_offered_is_refused_with_the_reason() -> None:
    told = run("play", "leduc", "--bots", "none", text="fold\nquit\n")
    assert "You cannot do that now. There is nothing to pay, so there is no reason to fold." in " ".join(told.split())


def test_undo_says_what_it_takes_back() -> None:
    told = run("play", "leduc", "--bots", "none", "--seed", "1", text="undo\ncall\nraise\nundo\nundo\nquit\n")
    assert "You have no choice to take back yet." in told
    assert "Taken back: Call, and 1 action after it." in told


def test_why_in_the_terminal_may_name_what_is_never_a_target() -> None:
    said = run("play", "koryo", "--players", "2", "--bots", "none", text="why destroy 1 barbarians\nquit\n")
    assert "There is nothing to say about that." in said
    assert "has no" not in said


@pytest.mark.parametrize(
    ("arguments", "allowed"),
    [
        (["simulate", "chess"], "koryo"),
        (["simulate", "koryo", "--players", "5"], "2 to 4"),
        (["simulate", "koryo", "--bots", "genius"], "greedy"),
        (["simulate", "koryo", "--players", "3", "--bots", "random,random"], "3"),
        (["simulate", "koryo", "--games", "0"], "games"),
        (["simulate", "koryo", "--option", "fast=yes"], "sealed_orders"),
        (["simulate", "koryo", "--option", "sealed_orders=maybe"], "true"),
        (["simulate", "koryo", "--option", "sealed_orders"], "name=value"),
        (["play", "koryo", "--seat", "9"], "0 to 3"),
        (["bench", "chess"], "koryo"),
    ],
)
def test_bad_input_says_what_is_allowed(arguments: list[str], allowed: str) -> None:
    assert allowed in run(*arguments, code=2)


def test_own_cards_come_from_a_file(tmp_path: Path) -> None:
    ours = load("manga_dice").folder().joinpath("cards.toml").read_text(encoding="utf-8")
    file = tmp_path / "cards.toml"
    arguments = ["simulate", "manga_dice", "--games", "2", "--option", f"cards=@{file}"]
    file.write_text(ours.replace("points = 6", "points = 5"), encoding="utf-8")
    run(*arguments)
    file.write_text(ours.replace('cost = "12+"', 'cost = "12-"', 1), encoding="utf-8")
    said = run(*arguments, code=2)
    assert "line" in said and "12-" in said and "7+" in said


def test_bench_measures_every_figure() -> None:
    report = data("bench", "leduc", "--seconds", "0.02")
    (row,) = report["games"]
    assert all(value for value in row.values())
    assert row["state_bytes"] < 4096


def test_without_textual_the_board_names_the_command_that_installs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.cli.commands.out", Console(force_terminal=True, highlight=False))
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    assert 'pip install "ludotheque[terminal]"' in run("play", "leduc", code=2)
    assert "Leduc poker" in run("play", "leduc", "--bots", "none", "--plain", text="quit\n")


def test_play_needs_a_game_or_a_table() -> None:
    assert "--join URL" in run("play", code=2)
    assert "looks like http://HOST/join/TABLE#INVITE" in run("play", "--join", "koryo", code=2)


def test_the_puzzles_of_a_game_are_listed_with_their_questions() -> None:
    first, *puzzles = run("puzzle", "koryo").splitlines()
    assert first == f"Koryŏ: {len(puzzles)} puzzles"
    assert re.fullmatch(r" +1  .+ \(\d players, \d+ moves\) easy: Win a majority, .+", puzzles[0])


def test_a_puzzle_is_posed_judged_and_explained() -> None:
    puzzle = puzzles_of(load("koryo"))[0]
    worst = puzzle.moves[-1].move
    said = run("puzzle", "koryo", "--number", "1", text=f"{worst}\nno such move\n{puzzle.best.move}\n")
    asked, wrong, unknown, solved = said.split("> ")
    assert f"[{puzzle.best.move}]" in asked and asked.startswith("Koryŏ: a puzzle. You are Player")
    assert re.match(r"(Inaccuracy|Mistake|Blunder)\. .+ more\. Your score for .+ 128 trial games", wrong)
    assert re.search(r"\nHow it may go on:\n  You .+\n  .+\nTry again\.\n", wrong, re.DOTALL)
    assert unknown.startswith("A number or words choose.")
    assert solved.startswith("Solved!\nBest: ") and "\nTempting: " in solved and "\nHow it may go on:\n  You " in solved


def test_the_answer_of_a_puzzle_can_be_shown_in_another_language() -> None:
    said = run("puzzle", "koryo", "--number", "2", "--language", "fr", text="show\n")
    assert "Résolu" not in said and "Le meilleur : " in said and "Le tentant : " in said


def test_a_puzzle_may_be_left_unsolved() -> None:
    said = run("puzzle", "koryo", "--number", "1", text="")
    assert "Find the best move." in said and "Best: " not in said


def test_the_puzzle_of_the_day_is_that_of_the_front_page() -> None:
    """The day may change while the test runs."""
    games = list(registered_games().values())
    days = [datetime.now(UTC).date()]
    said = run("puzzle", "--daily", text="show\n")
    days.append(datetime.now(UTC).date())
    expected = {one.game.title for day in days if (one := daily(games, day))}
    assert said.split(": a puzzle.")[0] in expected
    assert run("puzzle", "koryo", "--daily", text="quit\n").startswith("Koryŏ: a puzzle.")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ((), "Name a game"),
        (("koryo", "--number", "0"), "Koryŏ has puzzles 1 to"),
        (("koryo", "--number", "1", "--daily"), "either --daily or --number"),
        (("leduc",), "has no puzzles yet"),
    ],
)
def test_a_puzzle_that_is_not_there_is_named(arguments: tuple[str, ...], reason: str) -> None:
    assert reason in run("puzzle", *arguments, code=2)


@pytest.mark.parametrize(("reached", "said"), [(0.2, True), (0.9, False)])
def test_a_machine_without_time_for_a_level_says_so(
    reached: float, said: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludotheque.bots.pace.reach", lambda *_: reached)
    asked = ["play", "koryo", "--players", "2", "--bots", "master", "--plain", "--seed", "1"]
    result = invoke(asked, input="quit\n")
    assert ("too slow for the level 'master'" in result.stderr) == said


def test_verify_says_that_a_record_was_played_alone(tmp_path: Path) -> None:
    record = json.loads(GOLDEN.joinpath("win-4.json").read_text(encoding="utf-8"))
    file = tmp_path / "record.json"
    file.write_text(json.dumps({**record, "played": "alone"}))
    first, second = run("verify", str(file)).splitlines()
    assert first.startswith(f"{file}: true (")
    assert second.startswith("Played alone, in one browser: the seal proves nothing to anyone else")
    file.write_text(json.dumps({**record, "played": "twice"}))
    assert "false: field 'played': it is 'alone' or omitted" in run("verify", str(file), code=1)


def test_verify_names_in_its_first_line_what_was_not_shuffled(tmp_path: Path) -> None:
    game = load("leduc")
    match = Match.start(game, 2, chance=SealedChance(bytes(32)), position=game.to_json(game.start(2)))
    while not match.state.is_terminal():
        match.act(int(match.state.legal_actions()[0]))
    file = tmp_path / "record.json"
    file.write_text(match.record.dumps())
    (line,) = run("verify", str(file)).splitlines()
    assert line.startswith(f"{file}: partly checked, but not the position at the start")
    file.write_text(match.record.dumps().replace('"seat": 0', f'"seat": {2**63}'))
    (line,) = run("verify", str(file), code=1).splitlines()
    assert "'seat' has at most 53 bits" in line
