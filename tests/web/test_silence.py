"""Silence is consent after a time that everyone sees run: here it runs as fast as the test says."""

from __future__ import annotations

import re
from collections.abc import Callable
from types import SimpleNamespace
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.server.client import FRIEND, YOU
from tests.server.conftest import FakeTicker, Running, Serve
from tests.server.conftest import laid_out as laid_out
from tests.server.conftest import serve as serve
from tests.web.test_pages import check_axe

LEFT = r"(2:00|1:[345]\d)"
"""Nearly all of the time: a busy machine takes some seconds for a click."""


@pytest.fixture
def server(serve: Serve) -> Running:
    """Return a server whose time passes when the test says so."""
    return serve(ticker=FakeTicker())


@pytest.fixture
def site(server: Running) -> SimpleNamespace:
    address = server.address.rstrip("/")
    return SimpleNamespace(url=address, port=urlsplit(address).port, kills=0, go_on=lambda: None)


def test_who_asks_and_who_is_asked_see_the_time_run_until_silence_is_consent(
    server: Running, person: Callable[..., Page]
) -> None:
    ann, ben, cho = person(), person(width=390, height=844), server.caller()
    for page in (ann, ben):
        page.clock.install()
    opened = cho.open({**YOU, "name": "Cho"}, FRIEND, FRIEND, terms={"away": 120})
    table = opened["table"]
    his = cho.socket(table, [opened["seats"][0]["token"]])
    for page, name, invite in zip((ann, ben), ("Ann", "Ben"), opened["invites"], strict=True):
        page.goto(f"{server.address}join/{table}#{invite['invite']}")
        page.get_by_test_id("join-name").fill(name)
        page.get_by_test_id("join").click()
    ben.get_by_test_id("board").wait_for()
    his.close()
    ann.locator("text=(away)").first.wait_for()
    ann.clock.fast_forward("00:10")
    ann.get_by_test_id("seat-bot").click()
    said, left = ann.get_by_test_id("absent-0"), ben.get_by_role("dialog")
    expect(said).to_contain_text(re.compile(rf"Players who do not answer within {LEFT} agree\."))
    expect(left).to_contain_text(re.compile(rf"If you do not answer within {LEFT}, you agree\."))
    check_axe(ben)
    for page, words in ((ann, said), (ben, left)):
        page.clock.fast_forward("01:30")
        expect(words).to_contain_text(re.compile(r"0:(30|[012]\d)"))
    server.wait(119)
    expect(left).to_be_visible()
    server.wait(1)
    expect(left).to_be_hidden()
    expect(ann.get_by_test_id("log")).to_contain_text("Cho is away. A bot plays on (Skilled).")
