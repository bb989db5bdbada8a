"""The pictures of the games.

Each board in play and each cover is a small WebP file in ``pictures``; the tables of the README are in ``docs/images``.

python -m tools.pictures http://127.0.0.1:8000 tables.db [GAME...]

takes them from a running server with the built client, and its database, into which the tables are written. Chromium
draws and packs them. A picture is the middle of a golden game, as one of its players saw it.
"""

from __future__ import annotations

import base64
import itertools
import shutil
import sys
from pathlib import Path

from playwright.sync_api import Page, ViewportSize, sync_playwright

from ludotheque.app.protocol.guests import COOKIE
from ludotheque.core.game import Game
from ludotheque.core.moments import moments
from ludotheque.core.record import Record
from ludotheque.core.registry import registered_games
from tools import histories

SIDES = {"cover": (640, 480), "board": (480, 360), "thumb": (240, 180), "readme": (1280, 800)}
LARGEST = {"cover": 25_000, "board": 25_000, "thumb": 4_100, "readme": 200_000}
"""Bytes of a picture."""
QUALITIES = (0.8, 0.7, 0.6, 0.5, 0.4, 0.3)
SHRINKS = (1, 5 / 6, 2 / 3, 1 / 2)
WINDOW = ViewportSize(width=1180, height=900)
MIDDLE = 0.6
"""The part of a game that has been played."""
README = Path("docs/images")
"""The pictures of the README, from the same positions."""
SETTLED = 2500
"""Milliseconds in which the board comes to rest."""

NAMES = ("Iris", "Otto", "Mina", "Hugo")
PACK = """async ([png, width, height, quality]) => {
  const image = new Image();
  image.src = 'data:image/png;base64,' + png;
  await image.decode();
  const canvas = new OffscreenCanvas(width, height);
  const part = Math.min(image.width / width, image.height / height);
  const [cut, high] = [width * part, height * part];
  const brush = canvas.getContext('2d');
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(image, (image.width - cut) / 2, 0, cut, high, 0, 0, width, height);
  const packed = await canvas.convertToBlob({ type: 'image/webp', quality });
  return await new Promise(done => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result.split(',')[1]);
    reader.readAsDataURL(packed);
  });
}"""


def middle(game: Game) -> tuple[int, int, Record]:
    """Return an entry in the middle of the longest golden game, the player who then decides, and the record."""
    files = [one for one in game.folder().joinpath("golden").iterdir() if one.name.endswith(".json")]
    records = [Record.loads(one.read_text(encoding="utf-8")) for one in files]
    record = max(records, key=lambda one: (one.players > 1, len(one.entries)))
    standing = [number for number, entry in enumerate(record.entries) if not entry.undone]
    kept = [
        (number, int(match.state.current_player()))
        for number, (match, _) in zip(standing, itertools.islice(moments(record), 1, None), strict=True)
        if len(match.state.legal_actions()) > 1
    ]
    return *kept[int(MIDDLE * len(kept))], record


def open_table(page: Page, database: Path, game: Game) -> str:
    """Write a table in the middle of a game, with its log; returns its path."""
    entry, player, record = middle(game)
    names = ["Ann" if seat == player else name for seat, name in enumerate(NAMES[: record.players])]
    [cookie] = [str(one.get("value")) for one in page.context.cookies() if one.get("name") == COOKIE]
    return f"/table/{histories.write(database, record, entry, player, histories.guest_of(cookie), names)}"


def pack(page: Page, shot: bytes, name: str) -> bytes:
    """Return a screenshot as a picture, in the best size and quality that is small enough."""
    for shrink, quality in itertools.product(SHRINKS, QUALITIES):
        width, height = (round(side * shrink) for side in SIDES[name])
        packed = base64.b64decode(page.evaluate(PACK, [base64.b64encode(shot).decode(), width, height, quality]))
        if len(packed) <= LARGEST[name]:
            return packed
    raise SystemExit(f"a picture has more than {LARGEST[name]} bytes at any quality")


def cover(page: Page, site: str, game: Game) -> bytes:
    """Return the cover on the shelf."""
    page.goto(site)
    page.add_style_tag(content="article { border-radius: 0 !important } .cover > :not(:first-child) { display: none }")
    return page.get_by_test_id(f"game-{game.id}").locator(".cover svg").first.screenshot()


def board(page: Page, site: str, database: Path, game: Game) -> bytes:
    """Return the part of a board that is seen at once, in the middle of a game."""
    page.goto(f"{site}/about")
    page.goto(site + open_table(page, database, game))
    stage = page.locator("[data-testid=board] > .stage")
    stage.wait_for()
    page.wait_for_timeout(SETTLED)
    box = stage.bounding_box()
    assert box is not None
    seen = min(box["height"], WINDOW["height"] - box["y"])
    return page.screenshot(clip={"x": box["x"], "y": box["y"], "width": box["width"], "height": seen})


def table(page: Page, site: str, database: Path, game: Game) -> bytes:
    """Return a whole table in the middle of a game, as the README shows it."""
    width, height = SIDES["readme"]
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{site}/about")
    page.goto(site + open_table(page, database, game))
    page.locator("[data-testid=board] > .stage").wait_for()
    page.wait_for_timeout(SETTLED)
    return page.screenshot()


def main(site: str, database: Path, wanted: list[str]) -> None:
    """Take the pictures of some games, or of all on the shelf."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for game in registered_games().values():
            if game.stage != "complete" or (wanted and game.id not in wanted):
                continue
            page = chromium.new_page(viewport=WINDOW, reduced_motion="reduce", color_scheme="light", locale="en")
            folder = Path(str(game.folder().joinpath("pictures")))
            folder.mkdir(exist_ok=True)
            page.goto(site)
            page.get_by_test_id(f"game-{game.id}").wait_for()
            on_table = board(page, site, database, game)
            for name, shot in (("board", on_table), ("thumb", on_table), ("cover", cover(page, site, game))):
                packed = pack(page, shot, name)
                (folder / f"{name}.webp").write_bytes(packed)
                print(game.id, name, len(packed))
            whole = pack(page, table(page, site, database, game), "readme")
            (README / f"{game.id}.webp").write_bytes(whole)
            print(game.id, "readme", len(whole))
            page.close()
        chromium.close()


if __name__ == "__main__":
    main(sys.argv[1].rstrip("/"), Path(sys.argv[2]), sys.argv[3:])
