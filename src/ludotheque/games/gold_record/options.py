"""The options of Gold Record."""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.core.options import Options, document
from ludotheque.games.gold_record.components import load


@dataclass(frozen=True)
class GoldRecordOptions(Options):
    """Which components are played with."""

    cards: str = document(
        page="Main board set up, Square cards, Musicians, The gold record", check=load, file="cards.toml"
    )
