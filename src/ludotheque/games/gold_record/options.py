"""The options of Gold Record."""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.core.options import Options, document, option
from ludotheque.games.gold_record.components import load


@dataclass(frozen=True)
class GoldRecordOptions(Options):
    """The components to play with, and other readings of the rulebook (R10, R38)."""

    cards_at_end: bool = option(False, page="Square cards and resources, Phase 1, Van")
    vehicle_takes_two: bool = option(False, page="Square cards and resources, Phase 1, Van")
    show_green_only: bool = option(False, page="Battle of the bands")
    cards: str = document(
        page="Main board set up, Square cards, Musicians, The gold record", check=load, file="cards.toml"
    )
