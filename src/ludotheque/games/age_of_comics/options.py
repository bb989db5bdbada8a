"""The options of Age of Comics."""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.core.options import Options, document, option
from ludotheque.games.age_of_comics.components import check_automa


@dataclass(frozen=True)
class AgeOfComicsOptions(Options):
    """Variants, readings of what the rulebook leaves open, and solo play."""

    rip_offs: str = option("normal", page="p.8, p.12", choices=("normal", "none", "aggressive"), first_game="none")
    display: str = option("normal", page="p.12", choices=("normal", "tight"))
    swapped_fans: bool = option(True, page="p.11")
    tickets: int = option(4, page="p.1, p.2", choices=(4, 6))
    tickets_return: bool = option(False, page="p.9")
    hyped_in_hand: bool = option(False, page="p.7, p.11")
    colours: str = option("action", page="p.11", choices=("action", "comic"))
    difficulty: str = option("beginner", page="solo p.1", choices=("beginner", "intermediate", "expert"))
    challenges: bool = option(False, page="solo p.4")
    automa: str = document(page="solo p.2", check=check_automa, file="automa.toml")
