"""A real server, Debian's Chromium, and people who click: what the browser tests are made of."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, expect, sync_playwright

import ludotheque
from tests.ports import free_port

CHROMIUM = shutil.which("chromium")
SHELL = shutil.which("chromium-headless-shell") or CHROMIUM
"""Chromium without windows, which leaves the processor more time for the pages; else the whole browser."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
STARTS_WITHIN = 60.0
"""Seconds that a server may take on a busy machine until it answers."""
PATIENCE = 20_000
"""Milliseconds that anything may take before a test gives up."""
ELSEWHERE = "/api/clubs"
"""An address that makes a guest and draws nothing, for a test that goes on from there to a table of its own."""
PLAYED_BEFORE = """if (location.protocol === 'http:' && !sessionStorage.getItem('played')) {
  sessionStorage.setItem('played', 'before');  // not again in this tab: a test may empty what the browser keeps
  localStorage.setItem('ludotheque.name-asked', 'true');
  localStorage.setItem('ludotheque.pace', JSON.stringify('off'));
}"""
"""Keeps for a guest, who plays as "Guest", that a name was asked for before, and that others' turns come at once.

Chromium would start three processes to keep it by ``storage_state``: one for each address and one for neither.
"""
expect.set_options(timeout=PATIENCE)
STATIC = Path(str(ludotheque.__file__)).with_name("server") / "static" / "index.html"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    missing = [what for what, there in (("Chromium", CHROMIUM), ("the built client", STATIC.is_file())) if not there]
    if missing:
        sys.stderr.write(f"\n**** BROWSER TESTS SKIPPED: {' and '.join(missing)} missing ****\n")
        for item in items:
            if "/web/" in str(item.path):
                item.add_marker(pytest.mark.skip(reason=f"{' and '.join(missing)} missing"))


SITES: dict[str, Site] = {}
"""The servers of this process, by their address."""


def running(url: str) -> Site:
    """Return the server at an address."""
    return SITES[url]


class Site:
    """The server as a process of its own, which can be killed and started again."""

    def __init__(self, folder: Path, packages: Path | None = None) -> None:
        """Serve the games, and those installed in the folder ``packages``."""
        self.packages = packages or folder
        path = [str(packages)] if packages else []
        path += [os.environ["PYTHONPATH"]] if "PYTHONPATH" in os.environ else []
        self.environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path)}
        self.port = free_port()
        self.folder = folder
        self.url = f"http://127.0.0.1:{self.port}"
        self.kills = 0
        self.start()
        SITES[self.url] = self

    def start(self) -> None:
        command = [
            sys.executable,
            "-m",
            "ludotheque.server",
            "--no-limits",
            "--port",
            str(self.port),
            "--bot-pause",
            "0",
        ]
        log = (self.folder / "server.log").open("ab")
        self.process = subprocess.Popen(
            [*command, "--database", str(self.folder / "tables.db")],
            stdout=log,
            stderr=log,
            start_new_session=True,
            env=self.environment,
        )
        end = time.monotonic() + STARTS_WITHIN
        while self.process.poll() is None and time.monotonic() < end:
            try:
                urllib.request.urlopen(f"{self.url}/api/games", timeout=5).close()
                return
            except OSError:
                time.sleep(0.05)
        raise AssertionError((self.folder / "server.log").read_text())

    def go_on(self) -> None:
        """Start again where a test that failed has left no server for those after it."""
        if self.process.poll() is not None:
            self.start()

    def kill(self) -> None:
        """As a power cut would: no chance to finish anything. Its workers go with it."""
        self.kills += 1
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Yield the server that tests share, one for each worker: it takes longer to start than most tests take."""
    yield from serving(tmp_path_factory.mktemp("site"))


def serving(folder: Path) -> Iterator[Site]:
    """Serve meanwhile; for a ``site`` of their own in modules that see what others have left, such as open tables."""
    running = Site(folder)
    yield running
    running.kill()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    chromium = playwright.chromium.launch(executable_path=SHELL, args=FLAGS)
    yield chromium
    chromium.close()


@pytest.fixture
def person(browser: Browser, site: Site) -> Iterator[Callable[..., Page]]:
    """Make people: each a page of their own, whose console errors and foreign requests fail the test."""
    yield from people(browser, site, [])


@pytest.fixture(scope="module")
def shared(browser: Browser, site: Site) -> Iterator[tuple[Page, list[str]]]:
    """Yield one page for a module, and what goes wrong in it."""
    wrong: list[str] = []
    for sit in people(browser, site, wrong):
        yield sit(), wrong


@pytest.fixture
def page(shared: tuple[Page, list[str]]) -> Iterator[Page]:
    """Yield the page of a module, for tests that leave nothing in it which the next table would not replace.

    Its console errors and foreign requests fail the test that makes them.
    """
    one, wrong = shared
    one.set_viewport_size({"width": 1280, "height": 900})
    yield one
    found = wrong.copy()
    wrong.clear()
    assert found == []


def people(browser: Browser, site: Site, wrong: list[str]) -> Iterator[Callable[..., Page]]:
    """Yield how to make people; their console errors and foreign requests are ``wrong``, and fail in the end."""
    contexts: list[BrowserContext] = []
    site.go_on()
    kills = site.kills

    def serious(message: ConsoleMessage, forgive: str) -> bool:
        """Tell a console error, except what the test means to see, and requests that a killed server left open."""
        lost = site.kills > kills and "net::ERR_" in message.text and at_home(message.location["url"], site)
        return message.type == "error" and not lost and not (forgive and forgive in message.text)

    def sit(
        width: int = 1280,
        height: int = 900,
        theme: Any = "light",
        path: str = ELSEWHERE,
        forgive: str = "",
        stranger: bool = False,
    ) -> Page:
        """``forgive`` is part of a console error that belongs to the test.

        A ``stranger`` was never asked for a name.
        """
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme=theme,
            reduced_motion="reduce",
            locale="en-GB",
        )
        context.set_default_timeout(PATIENCE)
        if not stranger:
            context.add_init_script(PLAYED_BEFORE)
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: wrong.append(message.text) if serious(message, forgive) else None)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("request", lambda request: None if at_home(request.url, site) else wrong.append(request.url))
        page.goto(site.url + path)
        return page

    yield sit
    for context in contexts:
        context.close()
    assert wrong == []


def at_home(url: str, site: Site) -> bool:
    names = "|".join(re.escape(name) for name in ("127.0.0.1", "localhost", str(urlsplit(site.url).hostname)))
    return bool(re.match(rf"(https?|ws)://({names}):{site.port}/|data:|blob:", url))
