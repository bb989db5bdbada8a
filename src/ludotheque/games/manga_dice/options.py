"""The options of Manga Dice."""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.core.options import Options, document, option
from ludotheque.games.manga_dice.components import load


@dataclass(frozen=True)
class MangaDiceOptions(Options):
    """The cards to play with, and two readings of the rulebook (R7, R26)."""

    first_game: bool = option(False, page="p.4", first_game=True)
    without_unfair: bool = option(False, page="p.11")
    add_to_any: bool = option(False, page="p.14")
    red_fixed_in_tie: bool = option(False, page="p.3, p.11")
    cards: str = document(page="p.2-4, p.10-13", check=load, file="cards.toml")
