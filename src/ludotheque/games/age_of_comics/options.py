"""The options of Age of Comics."""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.core.options import Options, document, option
from ludotheque.games.age_of_comics.components import check_automa


@dataclass(frozen=True)
class AgeOfComicsOptions(Options):
    """Variants, readings of what the rulebook leaves open, and solo play."""

    rip_offs: str = option("normal", page="p.8, p.12", choices=("normal", "none", "aggressive"))
    display: str = option("normal", page="p.12", choices=("normal", "tight"))
    swapped_fans: bool = option(True, page="p.11")
    tickets: int = option(6, page="p.1", choices=(6, 4))
    difficulty: str = option("beginner", page="solo p.1", choices=("beginner", "intermediate", "expert"))
    challenges: bool = option(False, page="solo p.4")
    automa: str = document(page="solo p.2", check=check_automa, file="automa.toml")
