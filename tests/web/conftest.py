"""A real server, Debian's Chromium, and people who click: what the browser tests are made of."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import ludotheque

CHROMIUM = shutil.which("chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 20_000
"""Milliseconds that anything may take before a test gives up."""
STATIC = Path(str(ludotheque.__file__)).with_name("server") / "static" / "index.html"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    missing = [what for what, there in (("Chromium", CHROMIUM), ("the built client", STATIC.is_file())) if not there]
    if missing:
        sys.stderr.write(f"\n**** BROWSER TESTS SKIPPED: {' and '.join(missing)} missing ****\n")
        for item in items:
            if "/web/" in str(item.path):
                item.add_marker(pytest.mark.skip(reason=f"{' and '.join(missing)} missing"))


class Site:
    """The server as a process of its own, which can be killed and started again."""

    def __init__(self, folder: Path, packages: Path | None = None) -> None:
        """``packages`` is a folder of games to be installed beside those of the house."""
        self.packages = packages or folder
        path = [str(packages)] if packages else []
        path += [os.environ["PYTHONPATH"]] if "PYTHONPATH" in os.environ else []
        self.environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path)}
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.folder = folder
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

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
        for _ in range(200):
            try:
                urllib.request.urlopen(f"{self.url}/api/games", timeout=5).close()
                return
            except OSError:
                time.sleep(0.05)
        raise AssertionError((self.folder / "server.log").read_text())

    def kill(self) -> None:
        """As a power cut would: no chance to finish anything. Its workers go with it."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    running = Site(tmp_path_factory.mktemp("site"))
    yield running
    running.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def person(browser: Browser, site: Site) -> Iterator[Callable[..., Page]]:
    """Makes people: each a page of their own, whose console errors and foreign requests fail the test."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def sit(width: int = 1280, height: int = 900, theme: Any = "light", path: str = "/", forgive: str = "") -> Page:
        """``forgive`` is part of a console error that belongs to the test."""
        context = browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=theme, reduced_motion="reduce", locale="en-GB"
        )
        context.set_default_timeout(PATIENCE)
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


def serious(message: Any, forgive: str) -> bool:
    """A console error, but for the line being lost when a test kills the server, and for what the test means to see."""
    known = ["ERR_CONNECTION_REFUSED", *([forgive] if forgive else [])]
    return message.type == "error" and not any(part in message.text for part in known)


def at_home(url: str, site: Site) -> bool:
    return bool(re.match(rf"(https?|ws)://(127\.0\.0\.1|localhost):{site.port}/|data:|blob:", url))
