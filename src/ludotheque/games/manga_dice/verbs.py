"""The actions of Manga Dice: every verb, in the order of its numbers."""

from __future__ import annotations

from typing import Final

from ludotheque.core.actions import ActionSpace, verb
from ludotheque.games.manga_dice.codes import MAX_PLAYERS
from ludotheque.games.manga_dice.log import ASSIST_IDS, COLOURS, EXPERIENCE_IDS, SKILL_IDS

VALUES: Final = range(1, 7)
DECK_NAMES: Final = ("experience", "skill")

DRAFT: Final = verb("draft", value=VALUES)
TURN_UP: Final = verb("turn-up", deck=DECK_NAMES)
USE: Final = verb("use", card=SKILL_IDS + ASSIST_IDS)
TAKE: Final = verb("take", card=EXPERIENCE_IDS + SKILL_IDS)
SPEND: Final = verb("spend", value=VALUES)
PICK: Final = verb("pick", colour=COLOURS, value=VALUES)
LOWER: Final = verb("lower", colour=COLOURS, value=VALUES)
CHOOSE: Final = verb("choose", value=VALUES)
BORROW: Final = verb("borrow", target=range(MAX_PLAYERS))
DISCARD: Final = verb("discard", card=ASSIST_IDS)
DONE: Final = verb("done")

ACTIONS: Final = ActionSpace(DRAFT, TURN_UP, USE, TAKE, SPEND, PICK, LOWER, CHOOSE, BORROW, DISCARD, DONE)
