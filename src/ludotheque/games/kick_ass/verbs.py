"""The actions of Kick-Ass: every verb, in the order of its numbers."""

from __future__ import annotations

from typing import Final

from ludotheque.core.actions import ActionSpace, verb
from ludotheque.games.kick_ass.codes import MAX_HEROES
from ludotheque.games.kick_ass.names import (
    CARD_IDS,
    DIE_NAMES,
    DISTRICT_IDS,
    EFFECT_NAMES,
    ENEMY_NAMES,
    GANG_NAME,
    HERO_IDS,
    ITEM_IDS,
    LURE_IDS,
    PLACE_IDS,
    SIDES,
    STAT_NAMES,
)

POINTS = ("one", "all")
FACES_OF_CARD = ("up", "down")
SEATS = range(MAX_HEROES)
SPACES = range(1, 4)

PICK: Final = verb("pick", hero=(*HERO_IDS, "random"))
COMMIT: Final = verb("commit", card=CARD_IDS, face=FACES_OF_CARD)
NEXT: Final = verb("next", target=SEATS)
MOVE: Final = verb("move", district=DISTRICT_IDS)
TIMER: Final = verb("timer")
WORK: Final = verb("work", space=SPACES)
BRIBE: Final = verb("bribe", space=SPACES)
EFFECT: Final = verb("effect", effect=EFFECT_NAMES)
FIGHT: Final = verb("fight")
USE: Final = verb("use", item=ITEM_IDS)
EQUIP: Final = verb("equip", item=ITEM_IDS)
STOW: Final = verb("stow", item=ITEM_IDS)
PAUSE: Final = verb("pause")
PASS: Final = verb("pass")
GAIN: Final = verb("gain", stat=STAT_NAMES)
BUY: Final = verb("buy", item=ITEM_IDS)
KEEP: Final = verb("keep", item=ITEM_IDS)
TAKE: Final = verb("take", card=CARD_IDS)
RECALL: Final = verb("recall", card=CARD_IDS)
REMOVE: Final = verb("remove", card=CARD_IDS)
PROTECT: Final = verb("protect", district=DISTRICT_IDS)
KILL: Final = verb("kill", district=(*PLACE_IDS, GANG_NAME))
CLEAN: Final = verb("clean", district=DISTRICT_IDS)
DOCKS: Final = verb("docks", side=SIDES)
PAY: Final = verb("pay", amount=range(1, 21))
GIVE: Final = verb("give", target=SEATS)
JOIN: Final = verb("join")
DECLINE: Final = verb("decline")
READY: Final = verb("ready")
REROLL: Final = verb("reroll", die=DIE_NAMES)
SUFFER: Final = verb("suffer", points=POINTS)
HIT: Final = verb("hit", enemy=ENEMY_NAMES)
REVEAL: Final = verb("reveal", district=DISTRICT_IDS)
TARGET: Final = verb("target", district=DISTRICT_IDS)
LURE: Final = verb("lure", district=LURE_IDS)
DONE: Final = verb("done")

ACTIONS: Final = ActionSpace(
    PICK,
    COMMIT,
    NEXT,
    MOVE,
    TIMER,
    WORK,
    BRIBE,
    EFFECT,
    FIGHT,
    USE,
    EQUIP,
    STOW,
    PAUSE,
    PASS,
    GAIN,
    BUY,
    KEEP,
    TAKE,
    RECALL,
    REMOVE,
    PROTECT,
    KILL,
    CLEAN,
    DOCKS,
    PAY,
    GIVE,
    JOIN,
    DECLINE,
    READY,
    REROLL,
    SUFFER,
    HIT,
    REVEAL,
    TARGET,
    LURE,
    DONE,
)
