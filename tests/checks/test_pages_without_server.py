"""The files of the pages that need no server."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import pages


def test_the_pages_have_the_boards_that_games_bring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bundle = tmp_path / "tide_pool" / "board" / "bundle"
    bundle.mkdir(parents=True)
    (bundle / "board.js").write_text("export const placed = [];")
    monkeypatch.setattr(pages, "GAMES", tmp_path)
    assert pages.board_of("tide_pool") == {"/games/tide_pool/board/board.js": b"export const placed = [];"}
    assert pages.board_of("rock_pool") == {}
    # Python in the page looks for the file, to say that there is such a board.
    assert pages.wanted("ludotheque/games/tide_pool/board/bundle/board.js")
