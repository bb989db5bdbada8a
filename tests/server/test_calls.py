"""Calls: how they are declared, and what a server makes of their addresses."""

from __future__ import annotations

import pytest

from ludotheque.app.calls.reading import KnownGame, parameters_of
from tests.server.client import Caller


def test_a_parameter_that_comes_from_nowhere_is_a_fault() -> None:
    def handler(table: str) -> None:
        """Do nothing."""

    with pytest.raises(TypeError, match=r"'table' is no part of /tables/.tabel., and has no default"):
        parameters_of(handler, "/tables/{tabel}")


def test_a_coroutine_may_not_load_games() -> None:
    async def handler(game: KnownGame) -> None:
        """Do nothing."""

    with pytest.raises(TypeError, match="must not do"):
        parameters_of(handler, "/games/{game}")


@pytest.mark.parametrize(
    ("address", "status"),
    [
        ("archive?outcome=won", 200),
        ("archive?outcome=null", 422),
        ("archive?outcome=", 422),
        ("archive?outcme=won", 422),
        ("people?tabel=x", 422),
        ("tables?utm_source=x", 200),
        ("calling/off/word?utm_source=x", 303),
        ("games/koryo/pictures/thumb.webp?v=2", 200),
    ],
)
def test_filters_are_known_and_links_may_carry_anything(ann: Caller, address: str, status: int) -> None:
    assert ann.http.get(f"/api/{address}").status_code == status


def test_a_filter_that_there_is_not_names_those_that_there_are(ann: Caller) -> None:
    reason = ann.get("/api/archive?outcme=won").json()["reason"]
    assert reason == "there is no parameter 'outcme'; there are: game, opponent, outcome, before"


@pytest.mark.parametrize(
    ("address", "kind"),
    [
        ("games/koryo/text/en", "text/plain; charset=utf-8"),
        ("games/koryo/guide/en", "text/markdown; charset=utf-8"),
        ("games/koryo/pictures/thumb.webp", "image/webp"),
        ("games", "application/json"),
    ],
)
def test_an_answer_says_what_it_is(ann: Caller, address: str, kind: str) -> None:
    assert ann.get(f"/api/{address}").headers["content-type"] == kind


def test_a_head_is_asked_for_alone(ann: Caller) -> None:
    answer = ann.http.head("/api/games")
    assert (answer.status_code, answer.content) == (200, b"")
