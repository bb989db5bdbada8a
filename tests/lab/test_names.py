"""Names for people: every card, action, ending and option of every game has one, and the page shows no ids."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludotheque import load
from ludotheque.core.registry import registered_games
from ludotheque.lab import report, runner
from ludotheque.lab.experiment import Experiment
from ludotheque.lab.names import Names
from tests.lab.pages import Page


@pytest.mark.parametrize("game", registered_games())
def test_everything_has_a_name_of_the_games_texts(game: str) -> None:
    names = Names(load(game))
    actions = names.game.actions
    cards = [names.card(id) for id in names.game.cards]
    kinds = [names.kind(verb.name) for verb in actions.verbs]
    said = [names.action(actions.words(number)) for number in range(0, actions.size, 7)]
    endings = [names.ending(id) for id in names.game.endings]
    options = [names.option(str(one["name"])) for one in names.game.options.declared()]
    assert len(set(cards)) == len(cards), "two cards of one name cannot be told apart"
    assert len(set(kinds)) == len(kinds)
    for one in [*cards, *kinds, *said, *endings, *options]:
        assert one
        assert one[0].isupper() or not one[0].isalpha(), one
        assert not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)+|[a-z]+\d+", one), one
    assert not [id for id in names.texts.missing() if id.startswith(("card-", "action-", "ending-"))]


@pytest.mark.parametrize("experiment", [
    Experiment("manga_dice", (2,), (("random",),), 30, {}),
    Experiment("gold_record", (2,), (("random",),), 25, {}),
    Experiment("kick_ass", (2,), (("random",),), 30, {}, vary=(("boss", ("red-mist", "don-genovese")),)),
], ids=lambda one: one.game)  # fmt: skip
def test_the_page_has_names_and_no_ids(experiment: Experiment, tmp_path: Path) -> None:
    game = load(experiment.game)
    page = Page(report.write(tmp_path, experiment, runner.run(experiment, tmp_path)).read_text(encoding="utf-8"))
    said = [cell for rows in page.tables.values() for row in rows for cell in row]
    said += [sentence for sentences in page.sentences.values() for sentence in sentences]
    for spec in page.plots.values():
        said += [str(line["label"]) for lines in spec["datasets"].values() for line in lines if "label" in line]
    words = {word.strip(",.;:()") for one in said for word in one.split()}
    ids = {id for id in (*game.cards, *game.endings) if "-" in id or (id[-1].isdigit() and len(id) > 1)}
    assert len(said) > 300
    assert len(ids) > 20
    assert not words & ids
    shown = " ".join(said)
    assert any(Names(game).card(id) in shown for id in game.cards)


def test_what_was_changed_is_said_in_words() -> None:
    assert (
        Names(load("kick_ass")).changed("boss=red-mist; gang_together=true") == "Boss: Red Mist; Skull Gang as one: yes"
    )
    assert Names(load("manga_dice")).changed("e26.points=4") == "National Craze (e26), points: 4"
    assert Names(load("kick_ass")).changed("hero.hit-girl.life=4") == "Hit-Girl (hit-girl), life: 4"
    assert Names(load("age_of_comics")).changed("tickets=6") == "Super-transport tickets: 6"
