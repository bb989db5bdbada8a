"""The score of mutation testing: which mutants count, and what is said of those that live."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tools import mutation
from tools.mutation import Change

MUTATED = """
class Game:
    def xǁGameǁcount__mutmut_orig(self) -> int:
        total: i64 = 0
        for seat in range(3):
            total += seat
        return total

    def xǁGameǁcount__mutmut_1(self) -> int:
        total: i64 = 1
        for seat in range(3):
            total += seat
        return total

    def xǁGameǁcount__mutmut_2(self) -> int:
        total: i64 = 0
        for seat in range(4):
            total += seat
        return total

def x_last__mutmut_orig(seats: int) -> int:
    return seats - 1

def x_last__mutmut_1(seats: int) -> int:
    return seats - None
"""
COUNT = Change("game/rules.py", "Game.count", "total: i64 = 0", "total: i64 = 1")
RANGE = Change("game/rules.py", "Game.count", "for seat in range(3):", "for seat in range(4):")


@pytest.fixture(autouse=True)
def outcome(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a run in which one mutant lived, one was killed and one does not compile."""
    file = tmp_path / mutation.GAMES / "game" / "rules.py"
    file.parent.mkdir(parents=True)
    file.write_text(MUTATED)
    monkeypatch.setattr(mutation, "MUTANTS", tmp_path)
    write(file, {"Gameǁcount__mutmut_1": 0, "Gameǁcount__mutmut_2": 1, "_last__mutmut_1": 37})
    return file


def write(file: Path, statuses: dict[str, int | None]) -> None:
    keys = {f"game.rules.x{'' if key[0] == '_' else 'ǁ'}{key}": status for key, status in statuses.items()}
    file.with_name("rules.py.meta").write_text(json.dumps({"exit_code_by_key": keys}))


def test_the_score_leaves_out_what_does_not_compile() -> None:
    (row,) = mutation.rows(set())
    assert row.cells() == ["`game/rules.py`", "2", "1", "1", "0", "50.0 %", "50.0 %", "1"]
    assert [mutant.change for mutant in row.mutants if not mutant.killed and not mutant.equivalent] == [COUNT]


def test_a_listed_mutant_does_not_count() -> None:
    (row,) = mutation.rows({COUNT})
    assert row.cells() == ["`game/rules.py`", "2", "1", "0", "1", "100.0 %", "50.0 %", "1"]
    assert list(mutation.faults([row], {COUNT})) == []


def test_a_low_score_and_a_false_claim_are_faults() -> None:
    gone = Change("game/rules.py", "Game.count", "pass", "break")
    listed = {RANGE, gone}
    assert list(mutation.faults(mutation.rows(listed), listed)) == [
        f"listed as equivalent, but no mutant: {gone}",
        f"equivalent, but killed (falsely, or the machine was too busy): {RANGE}",
        "game/rules.py scores 50.0 %, less than 85 %",
    ]


@pytest.mark.parametrize("status", [None, 2, -11])
def test_a_mutant_that_was_not_tested_to_an_end_is_a_fault(outcome: Path, status: int | None) -> None:
    write(outcome, {"Gameǁcount__mutmut_1": status})
    assert f"not tested to an end (status {status}): {COUNT}" in list(mutation.faults(mutation.rows(set()), set()))


def test_every_equivalent_mutant_has_a_reason() -> None:
    assert mutation.read_equivalents()
