"""The events of Manga Dice by which a move is explained, those that say most first."""

from typing import Final

from ludotheque.core.events import Consequence

CONSEQUENCES: Final[tuple[Consequence, ...]] = (Consequence("take", "gain", ("die",)),)
