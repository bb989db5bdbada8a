"""Lessons are read with errors that name file, step and field, and played by the rules."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ludotheque import BadInput, load
from ludotheque.teaching.lessons import faults, find, read, scenes
from ludotheque.teaching.lessons.checking import untrue
from ludotheque.teaching.lessons.lesson import Fact
from tests.commands import invoke

LEDUC = load("leduc")
FOLDER = Path(str(LEDUC.folder().joinpath("lessons")))
HEAD = "minutes = 1\nseed = 1\n[[step]]\n"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("minutes = ", "lesson 01-idea: not TOML"),
        ("minutes = 9\n", "lesson 01-idea: field 'step': a lesson has from 1 to 10"),
        ("minutes = 1\n" + '[[step]]\nsay = "card"\n' * 11, "lesson 01-idea: field 'step': a lesson has from 1 to 10"),
        (HEAD.replace("1\n", "9\n", 1) + 'say = "card"\n', "field 'minutes': it is a whole number from 1 to 5, not 9"),
        (HEAD + 'says = "card"\n', "step 1: field 'says': there is no such field"),
        (HEAD + 'say = "Card"\n', "step 1: field 'say': it is the id of a text"),
        (HEAD + 'say = "card"\nlight = ["moon"]\n', "step 1: field 'light': 'moon' is not a part of the board"),
        (HEAD + 'say = "card"\nask = ["rise"]\n', "step 1: field 'ask': "),
        (HEAD + 'say = "card"\nask = ["raise"]\n', "step 1: field 'instead': a step that asks has a text"),
        (HEAD + 'say = "card"\nthen = { "*" = ["call"] }\n', "field 'then': it is a table of what the step"),
        (
            HEAD + 'say = "card"\nanswers = ["a"]\nright = "b"\nwrong = "c"\n',
            "field 'right': it is one of the answers: a",
        ),
        (HEAD + 'say = "card"\nanswers = ["a"]\nright = "a"\n', "field 'wrong': a question has a text"),
        (
            HEAD + 'say = "card"\nask = ["call"]\nanswers = ["a"]\nright = "a"\nwrong = "c"\n',
            "a step has either 'ask' or 'answers'",
        ),
        (HEAD + 'say = "card"\nview = ["card"]\n', "step 1: field 'view': it is a table of paths"),
        (HEAD + 'say = "card"\nview = { card = 1.5 }\n', "'card' is a whole number, a word, a list or a comparison"),
        ("position = 'nowhere'\n" + HEAD + 'say = "card"\n', "there is no file lessons/positions/nowhere.json"),
    ],
)
def test_a_lesson_that_is_wrong_is_refused_by_step_and_field(text: str, reason: str) -> None:
    with pytest.raises(BadInput) as refused:
        read(LEDUC, "01-idea", text)
    assert reason in str(refused.value)


@pytest.mark.parametrize(
    ("step", "fault"),
    [
        (
            'say = "card"\nask = ["fold"]\ninstead = { "*" = "card" }\n',
            "'fold' is not offered; offered are: call, raise",
        ),
        (
            'say = "card"\nask = ["raise"]\nthen = { "*" = ["call"] }\ninstead = { "*" = "card" }\n',
            "step 1: field 'then': the learner does not decide here",
        ),
        (
            'say = "card"\nask = ["raise"]\ninstead = { "*" = "card" }\n',
            "the last step has 'ask', so no one would see what the action does",
        ),
        ('say = "card"\nplay = ["call"]\n', "the learner decides here, not another player"),
        ('say = "moon"\n', "lessons/en.ftl: the text 'idea-moon' is missing"),
        ('say = "card"\nlight = ["common"]\n', "step 1: field 'light': 'common' is not in the view now"),
        ('say = "card"\nview = { card = "jack" }\n', "step 1: field 'view': 'card' is 'king', not 'jack'"),
        (
            'say = "card"\nview = { "paid.0" = "more than paid.1" }\n',
            "step 1: field 'view': 'paid.0' is 1, not more than 'paid.1', which is 1",
        ),
        ('say = "card"\nview = { cards = "king" }\n', "step 1: field 'view': 'cards' is nothing, not 'king'"),
        ('say = "card"\nview = { "hand.king" = 0 }\n', "step 1: field 'view': the view has no place 'hand.king'"),
        ('say = "card"\n', "lesson 01-idea: 0 of 1 steps have 'ask'; at least a third do"),
    ],
)
def test_a_lesson_that_the_rules_or_texts_do_not_bear_out_has_faults(step: str, fault: str) -> None:
    assert any(fault in one for one in faults(read(LEDUC, "01-idea", HEAD + step)))


VIEW = {
    "hand": {"spy": 2, "priest": 1},
    "places": [{"id": "docks", "minions": 3}, {"id": "park", "minions": 1}],
    "boss": None,
}


@pytest.mark.parametrize(
    ("fact", "reason"),
    [
        (Fact("places.docks.minions", "is", 3), ""),
        (Fact("places.1.minions", "is", 3), "'places.1.minions' is 1, not 3"),
        (Fact("places.*.id", "is", "park"), ""),
        (Fact("places.*.id", "not", "park"), "'places.*.id' is 'park'"),
        (Fact("places", "is", 2), ""),
        (Fact("hand.merchant", "is", 0), ""),
        (Fact("boss", "is", "nothing"), ""),
        (Fact("hand", "is", "nothing"), "'hand' is a table, not nothing"),
        (Fact("hand.*", "as many as", 3), ""),
        (Fact("places.*.minions", "at most", 3), "'places.*.minions' is 3 or 1, not at most 3"),
        (Fact("hand.priest", "less than", "hand.spy"), ""),
        (Fact("hand.spy", "at least", "hands.priest"), "the view has no place 'hands.priest'"),
    ],
)
def test_a_fact_is_compared_with_the_view(fact: Fact, reason: str) -> None:
    assert untrue(VIEW, fact) == reason


def test_a_scene_shows_the_table_as_it_is_then_and_only_what_the_learner_may_see() -> None:
    seen = [
        (scene.step.kind, len(scene.match.standing), [one.event.key for one in scene.news])
        for scene in scenes(find(LEDUC, "01-idea"), ["raise", "raise"])
    ]
    assert seen == [
        ("say", 0, ["dealt"]),
        ("say", 0, []),
        ("ask", 0, []),
        ("ask", 2, ["raise", "call", "common"]),
        ("question", 3, ["raise"]),
    ]


def test_what_follows_from_an_answer_is_done_at_once() -> None:
    lesson = read(
        load("koryo"),
        "05-powers",
        """
        minutes = 1
        position = "powers"
        [[step]]
        say = "when"
        ask = ["play spy 1"]
        instead = { "*" = "spy" }
        [[step]]
        say = "otto"
        play = ["play guardian 1"]
        [[step]]
        say = "banker"
        ask = ["bank"]
        then = { bank = ["forgive barbarians", "steal 1"] }
        instead = { "*" = "spy" }
        [[step]]
        say = "end"
        """,
    )
    *_, last = scenes(lesson, ["play spy 1", "bank"])
    done = [one.event.key for one in last.news if one.event.args.get("seat") == 0]
    assert done[:4] == ["bank", "forgive", "reveal", "steal"]
    assert faults(lesson) == []


def test_the_command_says_what_is_wrong_with_a_file(tmp_path: Path) -> None:
    fine = invoke(["lesson", "check", str(FOLDER / "01-idea.toml")])
    assert fine.exit_code == 0 and "is complete: 5 steps" in fine.output
    file = tmp_path / "01-idea.toml"
    shutil.copy(FOLDER / "01-idea.toml", file)
    file.write_text(file.read_text().replace('ask = ["raise"]', 'ask = ["fold"]'))
    wrong = invoke(["lesson", "check", str(file), "--game", "leduc"])
    assert wrong.exit_code == 1 and "'fold' is not offered" in wrong.output
