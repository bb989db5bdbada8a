"""The events of Kick-Ass by which a move is explained, those that say most first."""

from typing import Final

from ludotheque.core.events import Consequence

CONSEQUENCES: Final[tuple[Consequence, ...]] = (
    Consequence("event-complete", "gain"),
    Consequence("event-mature", "loss"),
    Consequence("faint-out", "loss"),
    Consequence("faint", "loss", ("life", "happiness")),
    Consequence("kill-mini", "gain"),
    Consequence("kill-super", "gain"),
    Consequence("kill-gang", "gain"),
    Consequence("kill-minion", "gain"),
    Consequence("clean-up", "gain"),
    Consequence("place-super", "loss"),
    Consequence("place-super-for-token", "loss"),
    Consequence("place-super-for-minion", "loss"),
    Consequence("place-protected", "loss"),
    Consequence("unprotect", "loss"),
    Consequence("deliver", "gain"),
    Consequence("pick-up", "gain"),
    Consequence("drop", "loss"),
    Consequence("protect", "gain"),
    Consequence("famous", "gain"),
    Consequence("viral", "gain"),
    Consequence("item", "gain"),
)
