"""Texts of a game and of its expansions."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.core.expansions import gathered


def test_what_an_expansion_has_follows_what_the_game_has(tmp_path: Path) -> None:
    for name, text in (("text/en.ftl", "one = 1"), ("more/a/text/en.ftl", "two = 2"), ("more/b/guide/en.md", "three")):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    assert gathered(tmp_path, ["more/a", "more/b"], "text/fr.ftl", "text/en.ftl") == "one = 1\ntwo = 2"
    assert gathered(tmp_path, [], "text/en.ftl") == "one = 1"
    with pytest.raises(FileNotFoundError):
        gathered(tmp_path, ["more/a"], "text/ko.ftl")
