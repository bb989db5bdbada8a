"""Questions find passages that say the same in other words."""

from __future__ import annotations

import pytest

from ludotheque.teaching.guide.asking import found, spoken_words
from ludotheque.teaching.guide.passages import Passage

ENGLISH = spoken_words("en")


def first(question: str, *passages: Passage) -> str | None:
    """Return the anchor of the passage that answers a question first; None if none does."""
    return next((one.passage.anchors[0] for one in found(passages, question, ENGLISH)), None)


@pytest.mark.parametrize(
    ("question", "text"),
    [
        ("how do i purchase an idea", "Buy one."),
        ("who is victorious", "The highest total wins."),
        ("do i have to attack", "You must fight."),
        ("the pile runs out", "An empty deck stays empty."),
    ],
)
def test_a_word_finds_another_that_says_about_the_same(question: str, text: str) -> None:
    assert first(question, Passage(("other",), "", "Roll a die."), Passage(("right",), "", text)) == "right"


def test_the_word_itself_comes_before_one_that_says_about_the_same() -> None:
    alike, same = Passage(("alike",), "", "Buy one card."), Passage(("same",), "", "Pay for one card.")
    assert first("pay", alike, same) == "same"


@pytest.mark.parametrize("question", ["whats hype", "what's hype", "what’s hype"])
def test_an_apostrophe_may_be_left_out(question: str) -> None:
    assert ENGLISH.telling(question.split()) == ["hype"]


def test_an_entry_of_the_index_that_says_just_what_was_asked_for_comes_first() -> None:
    more = Passage(("more",), "", "Text.", sought=("draw one, draw two or draw three of them",))
    just = Passage(("just",), "", "Text.", sought=("draw cards",))
    assert first("when do we draw", more, just) == "just"


def test_a_rare_word_of_a_question_tells_more_than_a_frequent_one() -> None:
    frequent = [Passage((f"{at}",), "", f"Play the card of day {at}.") for at in range(5)]
    others = [Passage((f"other-{at}",), "", "Roll a die.") for at in range(10)]
    rare = Passage(("rare",), "", "A spy steals a token.")
    assert first("play the card of a spy", *frequent, *others, rare) == "rare"


def test_a_passage_is_found_by_the_headings_above_it() -> None:
    other = Passage(("other",), "", "Assign hits.", within=("Movement",))
    assert first("hits in a fight", other, Passage(("right",), "", "Assign hits.", within=("Fights",))) == "right"


def test_idle_words_decide_between_entries_that_tell_the_same() -> None:
    how = Passage(("how",), "", "Text.", sought=("when do i draw",))
    many = Passage(("many",), "", "Text.", sought=("how many draw",))
    assert first("how many do we draw", how, many) == "many"
