"""The purpose of each golden game of Age of Comics: that it ends and replays is the contract's business."""

from __future__ import annotations

import pytest

from ludotheque import Match, Record
from tests.games.age_of_comics.conftest import COMICS

rule = pytest.mark.rule


def golden(name: str) -> Match:
    text = COMICS.folder().joinpath("golden", f"{name}.json").read_text(encoding="utf-8")
    return Match.resume(Record.loads(text))


def heard(match: Match) -> set[str]:
    return {event.key for ply in match.plies for event in ply.events}


def test_there_is_one_for_each_number_of_players() -> None:
    folder = COMICS.folder().joinpath("golden")
    names = [file.name.removesuffix(".json") for file in folder.iterdir() if file.name.endswith(".json")]
    assert {golden(name).record.players for name in names} == {1, 2, 3, 4}


@rule("decks", "r30")
def test_one_uses_up_decks_of_creatives_and_of_originals() -> None:
    match = golden("reshuffle-4")
    assert {"reshuffle", "reshuffle-originals"} <= heard(match)


@rule("tie-break", "r34")
def test_one_ends_with_equal_points_and_one_winner_who_printed_more() -> None:
    match = golden("tie-3")
    printed = [len(player["comics"]) for player in COMICS.view(match.state, None)["players"]]
    scores = match.state.scores()
    assert scores[0] == scores[1] == max(scores) and printed[0] > printed[1]
    assert match.state.returns() == [1.0, 0.0, -1.0]


@rule("tie-break", "r34")
def test_one_is_shared() -> None:
    match = golden("shared-2")
    assert match.state.scores()[0] == match.state.scores()[1] and match.state.returns() == [0.0, 0.0]


@rule("solo-scoring")
def test_solo_is_won_in_one_and_lost_at_the_highest_difficulty_in_another() -> None:
    assert golden("solo-won-1").state.returns() == [1.0]
    assert golden("solo-lost-1").record.options["difficulty"] == "expert"


def test_one_uses_every_special() -> None:
    specials = {"swap", "hype", "hype-token", "spend", "colours", "market", "extra-editor", "cube", "lift"}
    assert specials <= heard(golden("specials-4"))


def test_together_they_show_every_main_action() -> None:
    said = set().union(*(heard(golden(name)) for name in ("points-2", "points-3", "points-4", "tie-3")))
    actions = {"hire", "hire-top", "develop", "develop-top", "dig", "board-idea", "idea", "print", "rip-off", "mastery"}
    sales = {"walk", "cab", "ticket-used", "fee", "flip", "collect", "fulfil"}
    assert actions | sales | {"royalties", "learn", "train"} <= said
