"""The events of Koryŏ by which a move is explained, those that say most first."""

from typing import Final

from ludotheque.core.events import Consequence

CONSEQUENCES: Final[tuple[Consequence, ...]] = (
    Consequence("broadcast", "gain"),
    Consequence("bank", "gain"),
    Consequence("forgive", "gain"),
    Consequence("steal", "gain"),
    Consequence("destroy", "gain"),
    Consequence("discard", "loss"),
)
