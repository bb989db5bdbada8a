"""The pictures of the games' guides, for the documentation site: in the client the boards draw them.

python -m tools.guide_pictures http://127.0.0.1:8000 [GAME...]

takes them from a running server with the built client, into ``docs/images/guides``. A test asks for those that are
missing, and for those that no guide shows any more.
"""

from __future__ import annotations

import base64
import shutil
import sys

from playwright.sync_api import Locator, Page, sync_playwright

from tools.pictures import PACK, WINDOW
from tools.site import DOCS, GAMES, picture_of, shown

QUALITY = 0.75
SIZE_OF_PNG = slice(16, 24)
"""The bytes of a PNG file with its width and its height."""


def position_of(figure: Locator) -> str:
    """Return the position that a figure of the page shows, as the guide names it."""
    parts = [figure.get_attribute(f"data-{name}") for name in ("lesson", "step", "parts")]
    return "/".join(part for part in parts if part)


def take(page: Page, figure: Locator) -> bytes:
    """Return the picture of a figure as WebP, once the board has drawn it."""
    figure.scroll_into_view_if_needed()
    drawn = figure.locator("[data-testid=picture][data-drawn]")
    drawn.wait_for()
    shot = drawn.screenshot()
    size = shot[SIZE_OF_PNG]
    width, height = int.from_bytes(size[:4], "big"), int.from_bytes(size[4:], "big")
    return base64.b64decode(page.evaluate(PACK, [base64.b64encode(shot).decode(), width, height, QUALITY]))


def take_all(page: Page, site: str, game: str, language: str) -> None:
    """Write the pictures of one guide."""
    page.goto(f"{site}/learn/{game}")
    page.get_by_test_id("guide-contents").wait_for(state="attached")
    for figure in page.get_by_test_id("guide").locator("figure").all():
        file = DOCS / picture_of(game, language, position_of(figure))
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(take(page, figure))
        print(file.relative_to(DOCS), file.stat().st_size)


def main(site: str, games: list[str]) -> None:
    """Take the pictures of some games' guides, or of all."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for guide in sorted(GAMES.glob("*/guide/*.md")):
            game, language = guide.parts[-3], guide.stem
            if shown(guide) and (not games or game in games):
                page = chromium.new_page(
                    viewport=WINDOW, reduced_motion="reduce", color_scheme="light", locale=language
                )
                take_all(page, site, game, language)
                page.close()
        chromium.close()


if __name__ == "__main__":
    main(sys.argv[1].rstrip("/"), sys.argv[2:])
