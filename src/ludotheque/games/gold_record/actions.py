"""The actions of Gold Record by verb. codes.py has their numbers as constants; a test holds the two together."""

from ludotheque.core.actions import ActionSpace, verb
from ludotheque.games.gold_record.codes import MAX_PLAYERS, RESOURCES
from ludotheque.games.gold_record.log import (
    FLUKE_IDS,
    MUSICIAN_IDS,
    ROLE_IDS,
    SECTOR_IDS,
    SPACE_IDS,
    SQUARE_IDS,
)

RESOURCE_IDS = SQUARE_IDS[: int(RESOURCES)]
OWNED_IDS = SQUARE_IDS[:-1]
SEATS = range(int(MAX_PLAYERS))

ACTIONS = ActionSpace(
    verb("lead", role=ROLE_IDS),
    verb("place", space=SPACE_IDS),
    verb("walk", space=SPACE_IDS),
    verb("stop"),
    verb("pass"),
    verb("ride", space=SPACE_IDS),
    verb("fly", space=SPACE_IDS),
    verb("hire", musician=MUSICIAN_IDS),
    verb("press", sector=SECTOR_IDS),
    verb("wild", kind=RESOURCE_IDS),
    verb("pay"),
    verb("draw"),
    verb("resolve"),
    verb("play", fluke=FLUKE_IDS),
    verb("discard", fluke=FLUKE_IDS),
    verb("find", kind=RESOURCE_IDS),
    verb("steal", target=SEATS, kind=RESOURCE_IDS),
    verb("shift", target=SEATS, space=SPACE_IDS),
    verb("give", kind=OWNED_IDS),
    verb("take", space=SPACE_IDS),
    verb("drop", kind=RESOURCE_IDS),
    verb("lose", musician=MUSICIAN_IDS),
    verb("done"),
)
