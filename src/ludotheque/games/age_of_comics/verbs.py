"""The actions of Age of Comics: every verb, in the order of its numbers."""

from __future__ import annotations

from typing import Final

from ludotheque.core.actions import ActionSpace, verb
from ludotheque.games.age_of_comics.components import (
    ACTIONS as TASKS,
)
from ludotheque.games.age_of_comics.components import (
    CHALLENGES,
    CIRCLE_IDS,
    COMIC_IDS,
    CREATIVE_IDS,
    GENRES,
    KINDS,
    ORIGINAL_IDS,
    SPACE_IDS,
    SPECIALS,
)

PLACE: Final = verb("place", task=TASKS)
HIRE: Final = verb("hire", card=CREATIVE_IDS)
HIRE_TOP: Final = verb("hire-top", kind=KINDS)
DISCARD: Final = verb("discard", card=CREATIVE_IDS + ORIGINAL_IDS)
DEVELOP: Final = verb("develop", comic=ORIGINAL_IDS)
DEVELOP_TOP: Final = verb("develop-top")
DIG: Final = verb("dig", genre=GENRES)
BOARD_IDEA: Final = verb("board-idea", genre=GENRES)
IDEA: Final = verb("idea", genre=GENRES)
PRINT: Final = verb("print", comic=COMIC_IDS)
TEAM: Final = verb("team", card=CREATIVE_IDS)
OVER: Final = verb("over", comic=COMIC_IDS)
FULFIL: Final = verb("fulfil", comic=COMIC_IDS)
CUBE: Final = verb("cube", special=SPECIALS)
LIFT: Final = verb("lift", special=SPECIALS)
SWAP: Final = verb("swap", card=CREATIVE_IDS)
FOR: Final = verb("for", card=CREATIVE_IDS)
HYPE: Final = verb("hype", comic=ORIGINAL_IDS)
SPEND: Final = verb("spend", genre=GENRES)
BOOST: Final = verb("boost", comic=COMIC_IDS)
MARKET: Final = verb("market", price=(2, 5, 9))
WALK: Final = verb("walk", circle=CIRCLE_IDS)
CAB: Final = verb("cab", circle=CIRCLE_IDS)
TICKET: Final = verb("ticket", circle=CIRCLE_IDS)
FLIP: Final = verb("flip", space=SPACE_IDS)
COLLECT: Final = verb("collect", space=SPACE_IDS)
RAISE: Final = verb("raise", card=CREATIVE_IDS)
COMIC: Final = verb("comic", genre=GENRES)
CHALLENGE: Final = verb("challenge", challenge=CHALLENGES)
PASS: Final = verb("pass")
DONE: Final = verb("done")

ACTIONS: Final = ActionSpace(
    PLACE,
    HIRE,
    HIRE_TOP,
    DISCARD,
    DEVELOP,
    DEVELOP_TOP,
    DIG,
    BOARD_IDEA,
    IDEA,
    PRINT,
    TEAM,
    OVER,
    FULFIL,
    CUBE,
    LIFT,
    SWAP,
    FOR,
    HYPE,
    SPEND,
    BOOST,
    MARKET,
    WALK,
    CAB,
    TICKET,
    FLIP,
    COLLECT,
    RAISE,
    COMIC,
    CHALLENGE,
    PASS,
    DONE,
)
