"""The games of a server: their texts, guides, pictures and boards, and the levels of bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from ludotheque.app.app import App
from ludotheque.app.calls.call import ANY, TEXT, Calls
from ludotheque.app.calls.reading import Anyone, Guest, KnownGame
from ludotheque.app.calls.request import ANYWHERE, Reply
from ludotheque.app.catalogue import games as shelf
from ludotheque.app.protocol.answers.rules import FoundRules
from ludotheque.app.protocol.answers.tables import Fault, GameInfo, Level
from ludotheque.app.protocol.messages.tables import RulesQuestion
from ludotheque.app.protocol.model import limits
from ludotheque.app.protocol.refused import Missing
from ludotheque.core.game import PictureName
from ludotheque.core.levels import LEVELS

calls: Calls = Calls()

BUNDLED = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".json": "application/json",
}
"""The kinds of files that the board of a package may have, with their media types."""
A_DAY = "public, max-age=86400"

BundledFile = Annotated[str, limits(r"[\w-]+(\.[\w-]+)+", most=100)]


@calls.get("/games", limit="looks")
def list_games(_: Anyone) -> list[GameInfo]:
    """Return the installed games; the shelf shows those whose ``stage`` is ``complete``."""
    return shelf.games()


@calls.get("/faults", limit="looks")
def list_faults(_: Guest) -> list[Fault]:
    """Return the installed games that cannot be loaded."""
    return shelf.faults()


@calls.get("/games/{game}/text/{language}", limit="looks", kind=TEXT)
def game_text(game: KnownGame, language: str) -> str:
    """Return the game's texts, Fluent, without ``draw-…`` (terminal only)."""
    return shelf.text(game, language)


@calls.get("/games/{game}/guide/{language}", limit="looks", kind="text/markdown; charset=utf-8")
def game_guide(game: KnownGame, language: str) -> str:
    """Return the guide, Markdown (fallback: English)."""
    return shelf.guide(game, language)


@calls.get("/games/{game}/rules/{language}", limit="looks")
def ask_rules(game: KnownGame, language: str, question: RulesQuestion = "") -> FoundRules:
    """Return the passages of the guide that answer a question, the best first."""
    return shelf.ask_rules(game, language, question)


@calls.get("/games/{game}/pictures/{name}.webp", limit="looks", kind="image/webp")
def get_picture(game: KnownGame, name: PictureName) -> Reply:
    """Return a picture of the game: ``board``, ``thumb`` or ``cover``."""
    found = game.picture(name)
    if found is None:
        raise Missing(f"{game.title} has no such picture")
    return Reply(found.read_bytes(), {"Cache-Control": A_DAY, **ANYWHERE})


@calls.get("/games/{game}/board/{file}", limit="looks", kind=ANY)
def game_board(game: KnownGame, file: BundledFile) -> Reply:
    """Return a file of the board that a package provides (``bundled``)."""
    folder = game.bundle()
    found = folder.joinpath(file) if folder is not None else None
    if found is None or not found.is_file():
        raise Missing(f"{game.title} has no such file of a board")
    kind = BUNDLED.get(Path(file).suffix)
    if kind is None:
        raise Missing(f"a board has no files of the kind {Path(file).suffix!r}")
    return Reply(found.read_bytes(), {"Content-Type": kind})


@calls.get("/levels", limit="looks")
def list_levels(app: App, _: Anyone) -> list[Level]:
    """Return the bot levels, weakest first; ``slow``: below full strength on this server."""
    slow = app.thinker.pace.is_slow
    return [{"name": name, "seconds": seconds, "slow": slow(name)} for name, seconds in LEVELS.items()]
