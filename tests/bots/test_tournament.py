"""Round robins: fair deals, ratings with intervals, and a file to go on from."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from ludotheque import BadInput, load
from ludotheque.bots import Bot
from ludotheque.bots.fingerprint import of_bot
from ludotheque.bots.named import named
from ludotheque.bots.tournament import ROUND, Meeting, Score, Tournament
from tests.commands import invoke

LEDUC, KORYO = load("leduc"), load("koryo")
BOTH, NONE = (1.0, 1.0), (0.0, 0.0)


def played(cup: Tournament, jobs: int = 1) -> list[Meeting]:
    list(cup.play(jobs))
    return sorted(cup.meetings, key=lambda one: (one.one, one.other, one.deal))


def test_a_bot_is_worth_as_much_as_itself() -> None:
    """Both sides of a deal are played, so that equal bots share its points to the half."""

    def first(seen: object) -> object:
        return seen.legal()[0]  # type: ignore[attr-defined]

    def same(seen: object) -> object:
        return seen.legal()[0]  # type: ignore[attr-defined]

    for players in (2, 3):
        meetings = played(Tournament(KORYO, players, [first, same], games=20))
        if players == 2:
            assert {one.points for one in meetings} == {1.0}
        assert sum(one.points for one in meetings) / len(meetings) == pytest.approx(1.0, abs=0.35)


def test_the_better_bot_comes_first_and_the_interval_says_so() -> None:
    cup = Tournament(KORYO, 2, ["random", "greedy"], games=60)
    played(cup)
    best, worst = cup.standings()
    assert (best.name, worst.name) == ("greedy", "random")
    assert best.low <= best.elo <= best.high and best.low > worst.high
    assert best.games == 60 and best.elo == pytest.approx(-worst.elo)
    assert cup.against("greedy", "random").points + cup.against("random", "greedy").points == 60


def test_an_even_score_is_no_difference() -> None:
    cup = Tournament(LEDUC, 2, ["greedy", "random"], games=4)
    cup.meetings = [Meeting("greedy", "random", 0, BOTH), Meeting("greedy", "random", 1, NONE)]
    assert [one.elo for one in cup.standings()] == pytest.approx([0.0, 0.0])


def test_a_won_share_of_ten_to_one_is_four_hundred_points() -> None:
    cup = Tournament(LEDUC, 2, ["greedy", "random"], games=4)
    cup.meetings = [Meeting("greedy", "random", deal, BOTH if deal % 11 else NONE) for deal in range(11_000)]
    best, worst = cup.standings()
    assert best.elo - worst.elo == pytest.approx(400, abs=1)


def test_a_bot_that_won_all_is_not_rated_with_certainty() -> None:
    cup = Tournament(LEDUC, 2, ["greedy", "random"], games=4)
    cup.meetings = [Meeting("greedy", "random", deal, BOTH) for deal in range(10)]
    best, worst = cup.standings()
    assert best.low + 50 < best.elo < best.high - 50 and worst.low + 50 < worst.elo < worst.high - 50


def test_scores_count_wins_draws_and_losses() -> None:
    cup = Tournament(LEDUC, 2, ["greedy", "random"], games=4)
    cup.meetings = [Meeting("greedy", "random", 0, (1.0, 0.5)), Meeting("greedy", "random", 1, (0.0, 1.0))]
    assert cup.against("greedy", "random") == Score(2, 1, 1, 2.5)
    assert cup.against("random", "greedy") == Score(1, 1, 2, 1.5)


def test_on_a_ladder_only_neighbours_meet() -> None:
    cup = Tournament(KORYO, 2, ["random", "beginner", "greedy"], games=4, neighbours=True)
    met = [(meeting.one, meeting.other) for meeting in cup.play()]
    assert met == [("random", "beginner")] * 2 + [("beginner", "greedy")] * 2
    assert cup.against("random", "greedy") == Score(0, 0, 0, 0)
    assert {one.name for one in cup.standings()} == {"random", "beginner", "greedy"}


def test_processes_play_the_same_games() -> None:
    bots = ["greedy", "random"]
    assert played(Tournament(LEDUC, 2, bots, games=20), jobs=2) == played(Tournament(LEDUC, 2, bots, games=20))


def test_it_goes_on_where_it_was(tmp_path: Path) -> None:
    file, bots = tmp_path / "cup.jsonl", ["greedy", "random"]
    for number, _ in enumerate(Tournament(LEDUC, 2, bots, games=20, file=file).play()):
        if number == 3:
            break
    again = Tournament(LEDUC, 2, bots, games=20, file=file)
    assert len(again.meetings) == 4
    assert played(again) == played(Tournament(LEDUC, 2, bots, games=20))
    assert len(file.read_text(encoding="utf-8").splitlines()) == 11
    with pytest.raises(BadInput, match="has games of other bots"):
        Tournament(LEDUC, 2, ["greedy", "beginner"], games=20, file=file)
    with pytest.raises(BadInput, match="belongs to another tournament"):
        Tournament(KORYO, 2, bots, games=20, file=file)
    file.write_text("no JSON", encoding="utf-8")
    with pytest.raises(BadInput, match="is not a tournament file"):
        Tournament(LEDUC, 2, bots, games=20, file=file)


def test_a_pair_ends_when_it_is_clear_who_is_better(tmp_path: Path) -> None:
    bots, file = ["random", "beginner", "greedy"], tmp_path / "cup.jsonl"

    def cup(file: Path | None = None) -> Tournament:
        return Tournament(KORYO, 2, bots, games=400, neighbours=True, until_sure=True, file=file)

    once = cup()
    found = played(once)
    assert once.better("random", "beginner") == "beginner" and once.better("beginner", "greedy") == "greedy"
    assert len(found) <= 2 * 3 * ROUND
    assert played(cup(), jobs=2) == found
    for number, _ in enumerate(cup(file).play()):
        if number == ROUND + 2:
            break
    assert played(cup(file)) == found


@pytest.mark.parametrize(
    ("points", "better"),
    [
        ([2.0] * (ROUND - 1), None),
        ([2.0] * ROUND, "greedy"),
        ([0.0] * ROUND, "random"),
        ([1.0] * 1000, None),
        ([1.5] * ROUND, None),
        ([1.5] * 2 * ROUND, "greedy"),
        ([2.0, 0.0] * ROUND, None),
    ],
)
def test_who_is_better_is_told_by_the_odds(points: list[float], better: str | None) -> None:
    cup = Tournament(LEDUC, 2, ["greedy", "random"], games=4000)
    cup.meetings = [Meeting("greedy", "random", deal, (one / 2, one / 2)) for deal, one in enumerate(points)]
    assert cup.better("greedy", "random") == cup.better("random", "greedy") == better


def test_the_last_round_may_be_short() -> None:
    cup = Tournament(LEDUC, 2, ["greedy", "random"], games=18)
    cup.meetings = [Meeting("greedy", "random", deal, BOTH) for deal in range(9)]
    assert cup.better("greedy", "random") == "greedy"


@pytest.mark.parametrize(
    ("game", "players", "bots", "games", "words"),
    [
        ("kick_ass", 2, ["greedy", "random"], 4, "is cooperative"),
        ("leduc", 2, ["greedy"], 4, "at least two bots"),
        ("age_of_comics", 1, ["greedy", "random"], 4, "at least two seats"),
        ("leduc", 3, ["greedy", "random"], 4, "is for 2 players, not 3"),
        ("leduc", 2, ["greedy", "nobody"], 4, "unknown bot 'nobody'"),
        ("leduc", 2, ["greedy", "random"], 0, "the number of games of a pair"),
    ],
)
def test_mistakes_get_a_sentence(game: str, players: int, bots: list[str], games: int, words: str) -> None:
    with pytest.raises(BadInput, match=words):
        Tournament(load(game), players, bots, games)


def test_the_command_prints_a_table_or_json() -> None:
    asked = ["tournament", "leduc", "--bots", "greedy,random", "--games", "20"]
    table = invoke(asked)
    assert table.exit_code == 0 and "greedy" in table.output and "Elo" in table.output
    found = json.loads(invoke([*asked, "--json"]).stdout)
    assert [one["name"] for one in found["standings"]] == ["greedy", "random"]
    (pair,) = found["pairs"]
    assert (pair["bots"], pair["games"], pair["better"]) == (["greedy", "random"], 20, None)
    assert pair["wins"] + pair["draws"] + pair["losses"] == 20
    assert pair["points"] == pair["wins"] + pair["draws"] / 2 == 20 * found["standings"][0]["share"]
    sure = invoke(["tournament", "koryo", "--bots", "random,greedy", "--until-sure"])
    assert "random, greedy: greedy is better than random after 20 games" in sure.output


def test_the_table_has_whole_names_and_numbers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a terminal of 80 columns, with names that take more than one line."""
    monkeypatch.chdir(tmp_path)
    names = [f"ThePlayerWithTheLongestNameOfAllThatTakePartHere{number}" for number in range(6)]
    bots = "".join(f"def {name}(seen): return seen.legal()[0]\n" for name in names)
    (tmp_path / "longnames.py").write_text(bots, encoding="utf-8")
    named = ",".join(f"longnames:{name}" for name in names)
    done = invoke(["tournament", "leduc", "--bots", named, "--games", "2"])
    cells = [line.split("│") for line in done.output.splitlines() if line.count("│") == 7]
    said = "".join(row[2].strip() for row in cells)
    assert all(f"longnames:{name}" in said for name in names) and "…" not in done.output


class Patient(Bot):
    def __init__(self, depth: int) -> None:
        self.depth = depth


BOTS = """
from pathlib import Path
from brains import first

WEIGHTS = Path(__file__).with_name("weights.bin")
MODEL = "model"

def mine(seen):
    return first(seen) if WEIGHTS.read_bytes() else None
"""
PROGRAM = "import sys\nimport helper\nfor line in sys.stdin: helper.answer(line)\n"


def cup_of(bots: list[str], file: Path) -> Tournament:
    return Tournament(LEDUC, 2, bots, games=4, file=file)


@pytest.mark.parametrize("changed", ["changing.py", "brains.py", "weights.bin", "model.zip"])
def test_results_of_a_changed_bot_are_refused(changed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "changing.py").write_text(BOTS, encoding="utf-8")
    (tmp_path / "brains.py").write_text("def first(seen): return seen.legal()[0]\n", encoding="utf-8")
    for weights in ("weights.bin", "model.zip"):
        (tmp_path / weights).write_bytes(b"\xff\x00")
    file, bots = tmp_path / "cup.jsonl", ["changing:mine", "random"]
    meetings = played(cup_of(bots, file))
    assert cup_of(bots, file).meetings == meetings
    more = tmp_path / "more.jsonl"
    more.write_bytes(file.read_bytes())
    assert len(played(cup_of([*bots, "greedy"], more))) == 3 * len(meetings)
    with (tmp_path / changed).open("ab") as source:
        source.write(b"\n# changed")
    with pytest.raises(BadInput, match="has games of changing:mine from before a change of its code"):
        cup_of(bots, file)
    assert cup_of(bots, tmp_path / "other.jsonl").meetings == []
    for name in ("changing", "brains"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    named.cache_clear()


@pytest.mark.parametrize("program", ["bot.py", "-m bot"])
@pytest.mark.parametrize("changed", ["bot.py", "helper.py", "prompt.md"])
def test_results_of_a_changed_program_are_refused(
    changed: str, program: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bot.py").write_text(PROGRAM, encoding="utf-8")
    (tmp_path / "helper.py").write_text("def answer(line): ...\n", encoding="utf-8")
    (tmp_path / "prompt.md").write_text("Play to win; notes.md tells more.", encoding="utf-8")
    (tmp_path / "notes.md").write_text("None.", encoding="utf-8")
    (tmp_path / "games.log").write_text("import helper", encoding="utf-8")
    command = f"run:{sys.executable} {program} --prompt prompt.md --log games.log"
    before = of_bot(command)
    for beside in ("games.log", "notes.md"):
        (tmp_path / beside).write_text("played", encoding="utf-8")
    assert of_bot(command) == before
    (tmp_path / changed).write_text("print()\n", encoding="utf-8")
    assert of_bot(command) != before


def test_a_bot_of_a_class_from_elsewhere_is_known_by_the_module_that_names_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "makers.py").write_text("def make(power): return type('Made', (), {})\n", encoding="utf-8")
    source = "from makers import make\nmine = make(%d)\n"
    (tmp_path / "trained.py").write_text(source % 1, encoding="utf-8")
    before = of_bot("trained:mine")
    (tmp_path / "trained.py").write_text(source % 2, encoding="utf-8")
    assert of_bot("trained:mine") != before
    for name in ("trained", "makers"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    named.cache_clear()


def test_a_bot_with_other_numbers_is_another() -> None:
    one, other = Patient(3), Patient(4)
    assert of_bot(one) == of_bot(Patient(3)) != of_bot(other)


def test_results_of_another_library_or_other_rules_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, bots = tmp_path / "cup.jsonl", ["greedy", "random"]
    played(cup_of(bots, file))
    monkeypatch.setattr("ludotheque.bots.tournament.of_library", lambda: "0.1.0")
    with pytest.raises(BadInput, match=r"another tournament [(]different: Ludotheque"):
        cup_of(bots, file)
    monkeypatch.undo()
    monkeypatch.setattr("ludotheque.bots.tournament.of_game", lambda game: "other")
    with pytest.raises(BadInput, match=r"another tournament [(]different: rules or data of the game"):
        cup_of(bots, file)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("from sub import deep", "sub/deep.py"),
        ("from sub import (\n    other,\n    deep,\n)", "sub/deep.py"),
        ("from root.util import pick", "../util.py"),
        ('WEIGHTS = Path(__file__).parent / "nets" / "w.npz"', "nets/w.npz"),
        ('WEIGHTS = os.path.join("nets", "late", "w.npz")', "nets/late/w.npz"),
    ],
)
def test_what_a_bot_names_in_parts_is_known(tmp_path: Path, text: str, named: str) -> None:
    home = tmp_path / "root" / "bots"
    home.mkdir(parents=True)
    for folder in (home.parent, home):
        (folder / "__init__.py").touch()
    (home / "mine.py").write_text(text)
    file = home / named
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("1")
    command = f"run:python {home / 'mine.py'}"
    before = of_bot(command)
    file.write_text("2")
    assert of_bot(command) != before
