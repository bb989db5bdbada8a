"""The options of Koryŏ."""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.core.options import Options, option


@dataclass(frozen=True)
class KoryoOptions(Options):
    """Both are off in the printed game."""

    empty_orders: bool = option(False, page="p.3, p.9, p.15 (R7)")
    sealed_orders: bool = option(False, page="p.3, p.9 (R8)")
