"""The actions of Manga Dice by verb. rules.py has their numbers as constants; a test holds the two together."""

from ludotheque.core.actions import ActionSpace, verb
from ludotheque.games.manga_dice.codes import MAX_PLAYERS
from ludotheque.games.manga_dice.log import ASSIST_IDS, COLOURS, EXPERIENCE_IDS, SKILL_IDS

VALUES = range(1, 7)
DECK_NAMES = ("experience", "skill")

ACTIONS = ActionSpace(
    verb("draft", value=VALUES),
    verb("turn-up", deck=DECK_NAMES),
    verb("use", card=SKILL_IDS + ASSIST_IDS),
    verb("take", card=EXPERIENCE_IDS + SKILL_IDS),
    verb("spend", value=VALUES),
    verb("pick", colour=COLOURS, value=VALUES),
    verb("lower", colour=COLOURS, value=VALUES),
    verb("choose", value=VALUES),
    verb("borrow", target=range(MAX_PLAYERS)),
    verb("discard", card=ASSIST_IDS),
    verb("done"),
)
