"""The events of Gold Record by which a move is explained, those that say most first."""

from typing import Final

from ludotheque.core.events import Consequence

CONSEQUENCES: Final[tuple[Consequence, ...]] = (
    Consequence("press", "gain"),
    Consequence("press-wild", "gain"),
    Consequence("hire", "gain"),
    Consequence("hire-wild", "gain"),
    Consequence("steal-manager", "gain"),
    Consequence("steal-roadie", "gain"),
    Consequence("leaves", "loss"),
    Consequence("dismissed", "loss"),
    Consequence("falls-out", "loss"),
    Consequence("pushed-out", "loss"),
    Consequence("lost", "loss"),
    Consequence("lose-fluke", "loss"),
    Consequence("drop", "loss"),
    Consequence("steal", "gain"),
    Consequence("card-manager", "gain"),
    Consequence("card-roadie", "gain"),
    Consequence("battle", "gain"),
)
