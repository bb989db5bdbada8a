"""Time the pages without a server in Chromium: how soon a board is there, and how many bytes come for it.

python -m benchmarks.pages [GAME…]    the pages have to be there (make site)

Each game is opened by a browser that has nothing of the pages yet, and twice again once it keeps them: from the address
to the shelf, and over *Play now* to the first board of a game for two. Bytes are those that the host has sent, without
the heads of its answers.
"""

from __future__ import annotations

import shutil
import sys
import threading
import time
from typing import Any

from playwright.sync_api import BrowserContext, Page, sync_playwright
from tools.serve import PAGES, Handler, serving

from benchmarks.pyodide import GAMES

CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
AGAIN = 2
LONG_TASKS = """
window.longTasks = [];
const watch = (found) => longTasks.push(...found.getEntries().map((task) => Math.round(task.duration)));
new PerformanceObserver(watch).observe({ type: 'longtask', buffered: true });
"""
KEPT = "async () => { await navigator.serviceWorker.ready; }"


class Counted(Handler):
    """Serves files, and counts the bytes."""

    sent = 0

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a file."""
        content = source.read()
        Counted.sent += len(content)
        outputfile.write(content)


def opened(context: BrowserContext, address: str, game: str, what: str) -> Page:
    """Open the pages, begin a game, and print how long both took."""
    page = context.new_page()
    Counted.sent, begun = 0, time.perf_counter()
    page.goto(address, wait_until="commit")
    shelf = page.get_by_test_id(f"game-{game}")
    shelf.wait_for()
    seen = time.perf_counter() - begun
    shelf.get_by_test_id("play-now").click()
    page.get_by_test_id("start").click()
    page.get_by_test_id("board").wait_for()
    there = time.perf_counter() - begun
    tasks = page.evaluate("longTasks")
    times = f"shelf {seen:.2f} s  board {there:.2f} s"
    print(f"{game:14} {what}  {times}  {Counted.sent:>10,} bytes  tasks over 50 ms: {tasks}")
    return page


def main() -> None:
    """Time each game."""
    with serving(PAGES, 0, Counted) as server, sync_playwright() as playwright:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_port}/"
        browser = playwright.chromium.launch(executable_path=CHROMIUM)
        for game in sys.argv[1:] or GAMES:
            context = browser.new_context(viewport={"width": 1280, "height": 800})
            context.add_init_script(LONG_TASKS)
            page = opened(context, address, game, "cold")
            page.evaluate(KEPT)
            page.close()
            for _ in range(AGAIN):
                opened(context, address, game, "warm").close()
            context.close()
        browser.close()
        server.shutdown()


if __name__ == "__main__":
    main()
