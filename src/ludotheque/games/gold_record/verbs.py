"""The verbs of Gold Record, in the order of the numbers of their actions."""

from __future__ import annotations

from typing import Final

from ludotheque.core.actions import ActionSpace, verb
from ludotheque.games.gold_record.codes import MAX_PLAYERS, RESOURCES
from ludotheque.games.gold_record.names import FLUKE_IDS, MUSICIAN_IDS, ROLE_IDS, SECTOR_IDS, SPACE_IDS, SQUARE_IDS

RESOURCE_IDS = SQUARE_IDS[:RESOURCES]
OWNED_IDS = SQUARE_IDS[:-1]
"""The square cards that players keep: all but the Battle of the Bands."""
SEATS = range(MAX_PLAYERS)

LEAD: Final = verb("lead", role=ROLE_IDS)
PLACE: Final = verb("place", space=SPACE_IDS)
WALK: Final = verb("walk", space=SPACE_IDS)
STOP: Final = verb("stop")
PASS: Final = verb("pass")
RIDE: Final = verb("ride", space=SPACE_IDS)
FLY: Final = verb("fly", space=SPACE_IDS)
HIRE: Final = verb("hire", musician=MUSICIAN_IDS)
PRESS: Final = verb("press", sector=SECTOR_IDS)
WILD: Final = verb("wild", kind=RESOURCE_IDS)
PAY: Final = verb("pay")
DRAW: Final = verb("draw")
RESOLVE: Final = verb("resolve")
PLAY: Final = verb("play", fluke=FLUKE_IDS)
DISCARD: Final = verb("discard", fluke=FLUKE_IDS)
FIND: Final = verb("find", kind=RESOURCE_IDS)
STEAL: Final = verb("steal", target=SEATS, kind=RESOURCE_IDS)
SHIFT: Final = verb("shift", target=SEATS, space=SPACE_IDS)
GIVE: Final = verb("give", kind=OWNED_IDS)
TAKE: Final = verb("take", space=SPACE_IDS)
DROP: Final = verb("drop", kind=RESOURCE_IDS)
LOSE: Final = verb("lose", musician=MUSICIAN_IDS)
DONE: Final = verb("done")

ACTIONS: Final = ActionSpace(
    LEAD,
    PLACE,
    WALK,
    STOP,
    PASS,
    RIDE,
    FLY,
    HIRE,
    PRESS,
    WILD,
    PAY,
    DRAW,
    RESOLVE,
    PLAY,
    DISCARD,
    FIND,
    STEAL,
    SHIFT,
    GIVE,
    TAKE,
    DROP,
    LOSE,
    DONE,
)
