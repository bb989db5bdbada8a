"""Firefox and WebKit, each with a window of its own for all tests of a process."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from urllib.parse import urljoin

import pytest

from tests.engines.drivers import MINI_BROWSER, Engine, Firefox, WebKit
from tests.web.alone.conftest import address, need_pages
from tests.web.conftest import PLAYED_BEFORE, STATIC, Site, serving

__all__ = ["address"]

ENGINES = {
    "firefox": (Firefox, shutil.which("firefox-esr") or shutil.which("firefox")),
    "webkit": (WebKit, shutil.which("xvfb-run") and MINI_BROWSER and shutil.which("WebKitWebDriver")),
}
"""The class that moves each engine, and its program where there is one."""


def missing(name: str) -> str:
    """Return what is not there for an engine, in words."""
    return " and ".join(
        what for what, there in ((name, ENGINES[name][1]), ("the built client", STATIC.is_file())) if not there
    )


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Yield the server that the tests share."""
    yield from serving(tmp_path_factory.mktemp("site"))


@pytest.fixture(scope="session")
def pages() -> None:
    """Skip, aloud, without pages of these sources."""
    need_pages()


@pytest.fixture(scope="session", params=ENGINES)
def browser(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Engine]:
    """Yield a browser that runs for all tests."""
    engine, program = ENGINES[request.param]
    if missing(request.param) or not program:
        pytest.skip(f"{missing(request.param)} missing")
    running = engine(program, tmp_path_factory.mktemp(request.param))
    yield running
    running.close()


@pytest.fixture
def engine(browser: Engine) -> Iterator[Engine]:
    """Yield a browser; errors on its console fail the test."""
    yield browser
    wrong = browser.errors()
    assert wrong == []


def open_page(engine: Engine, address: str, there: str = "main *") -> None:
    """Open a page as a guest who has played before; ``there`` is in it when nothing more is on its way.

    A picture of the site is opened first, to leave there what a guest has: a page that is left while it loads its parts
    says in Firefox that it could not.
    """
    engine.go(urljoin(address, "/icon-192.png"))
    engine.run(f"() => {{ {PLAYED_BEFORE} }}")
    engine.go(address)
    engine.wait_for(there)
