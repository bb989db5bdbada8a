"""The events of Age of Comics by which a move is explained, those that say most first."""

from typing import Final

from ludotheque.core.events import Consequence

CONSEQUENCES: Final[tuple[Consequence, ...]] = (
    Consequence("print", "gain", ("card", "mate", "cost", "genre")),
    Consequence("rip-off", "gain", ("card", "mate", "cost")),
    Consequence("mastery", "gain"),
    Consequence("fulfil", "gain", ("comic",)),
    Consequence("colours", "gain"),
    Consequence("hire", "gain"),
    Consequence("develop", "gain"),
    Consequence("hype-token", "gain"),
    Consequence("extra-editor", "gain"),
    Consequence("cube", "gain"),
    Consequence("fee", "loss"),
    Consequence("discard", "loss"),
    Consequence("pass", "loss"),
)
