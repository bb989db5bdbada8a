"""The pages that need no server, below an address of a host of files, and people at them."""

from __future__ import annotations

import contextlib
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page
from tools.serve import PAGES, serving

from tests.web.conftest import PATIENCE, PLAYED_BEFORE

ROOT = Path(__file__).parents[3]
BUILT = ".wasm/.site"
BEGINS_WITHIN = 60_000
"""Milliseconds in which Python is there, on a busy machine."""
FOLDER = "some/games"
"""A place below others, as pages have it at many hosts."""


@pytest.fixture(scope="session", autouse=True)
def built() -> None:
    """Skip without pages of these sources."""
    need_pages()


def need_pages() -> None:
    """Skip, aloud, without pages of these sources."""
    if not PAGES.is_dir() or subprocess.run(["make", "--question", BUILT], cwd=ROOT, capture_output=True).returncode:
        sys.stderr.write("\n**** THE PAGES WITHOUT A SERVER ARE NOT TESTED: make site ****\n")
        pytest.skip("no pages of these sources: make site")


class Visitor:
    """A browser of one person, which keeps what it kept; errors on its console fail the test."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.wrong: list[str] = []

    def page(self, path: str = "") -> Page:
        """Open a page, and wait until its games are open."""
        page = self.context.new_page()
        page.on("console", lambda message: self.wrong.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.goto(self.address + path)
        return page

    def go_offline(self, page: Page) -> None:
        """Cut the network once the pages are kept."""
        page.evaluate("async () => { await navigator.serviceWorker.ready; }")
        self.context.set_offline(True)


def ready(page: Page) -> None:
    """Wait until the games are open."""
    page.locator("html[data-games=open]").wait_for(timeout=BEGINS_WITHIN)


@contextlib.contextmanager
def served(root: Path) -> Iterator[str]:
    """Serve a folder; yield its address."""
    with serving(root, 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve the pages; yield their address."""
    root = tmp_path_factory.mktemp("host")
    (root / FOLDER).parent.mkdir(parents=True)
    (root / FOLDER).symlink_to(PAGES, target_is_directory=True)
    with served(root) as host:
        yield f"{host}{FOLDER}/"


@pytest.fixture
def visitor(browser: Browser, address: str) -> Iterator[Callable[..., Visitor]]:
    """Make people with a browser each."""
    made: list[Visitor] = []

    def visit(width: int = 1280, height: int = 800) -> Visitor:
        context = browser.new_context(
            viewport={"width": width, "height": height}, reduced_motion="reduce", locale="en-GB", color_scheme="light"
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(PLAYED_BEFORE)
        made.append(Visitor(context, address))
        return made[-1]

    yield visit
    for one in made:
        one.context.close()
    assert [message for one in made for message in one.wrong] == []
