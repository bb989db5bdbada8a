"""The actions of Age of Comics by verb. codes.py has their numbers as constants; a test holds the two together."""

from ludotheque.core.actions import ActionSpace, verb
from ludotheque.games.age_of_comics.components import (
    ACTIONS as MAIN,
)
from ludotheque.games.age_of_comics.components import (
    CIRCLE_IDS,
    COMIC_IDS,
    CREATIVE_IDS,
    GENRES,
    KINDS,
    ORIGINAL_IDS,
    SPACE_IDS,
)
from ludotheque.games.age_of_comics.log import CHALLENGES, SPECIALS

ACTIONS = ActionSpace(
    verb("place", task=MAIN),
    verb("hire", card=CREATIVE_IDS),
    verb("hire-top", kind=KINDS),
    verb("discard", card=CREATIVE_IDS + ORIGINAL_IDS),
    verb("develop", comic=ORIGINAL_IDS),
    verb("develop-top"),
    verb("dig", genre=GENRES),
    verb("board-idea", genre=GENRES),
    verb("idea", genre=GENRES),
    verb("print", comic=COMIC_IDS),
    verb("team", card=CREATIVE_IDS),
    verb("over", comic=COMIC_IDS),
    verb("fulfil", comic=COMIC_IDS),
    verb("cube", special=SPECIALS),
    verb("lift", special=SPECIALS),
    verb("swap", card=CREATIVE_IDS),
    verb("for", card=CREATIVE_IDS),
    verb("hype", comic=ORIGINAL_IDS),
    verb("spend", genre=GENRES),
    verb("boost", comic=COMIC_IDS),
    verb("market", price=(2, 5, 9)),
    verb("walk", circle=CIRCLE_IDS),
    verb("cab", circle=CIRCLE_IDS),
    verb("ticket", circle=CIRCLE_IDS),
    verb("flip", space=SPACE_IDS),
    verb("collect", space=SPACE_IDS),
    verb("raise", card=CREATIVE_IDS),
    verb("comic", genre=GENRES),
    verb("challenge", challenge=CHALLENGES),
    verb("pass"),
    verb("done"),
)
