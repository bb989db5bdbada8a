"""The options of Kick-Ass."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludotheque.core.options import Options, document, option
from ludotheque.games.kick_ass.components import ids, load

BOSS_NAMES: Final = ids("plot")


@dataclass(frozen=True)
class KickAssOptions(Options):
    """The boss, and the components to play with."""

    boss: str = option("red-mist", page="p.9, p.26-30", choices=(*BOSS_NAMES, "random"))
    gang_together: bool = option(False, page="p.27")
    gang_on_spaces: bool = option(True, page="p.27")
    components: str = document(page="p.4-5", check=load, file="components.toml")

    def number(self) -> int:
        """Return the boss's number, or -1 if he is drawn when the Final Plot is turned up."""
        return BOSS_NAMES.index(self.boss) if self.boss in BOSS_NAMES else -1
