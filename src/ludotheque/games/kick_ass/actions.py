"""The actions of Kick-Ass by verb. codes.py has their numbers as constants; a test holds the two together."""

from ludotheque.core.actions import ActionSpace, verb
from ludotheque.games.kick_ass.codes import MAX_HEROES
from ludotheque.games.kick_ass.components import ids

HERO_IDS = ids("hero")
CARD_IDS = ids("card")
ITEM_IDS = ids("item")
DISTRICT_IDS = ids("district")
PLACE_IDS = (*DISTRICT_IDS, "arena")
"""The last: the Hideaway or Times Square."""
STAT_NAMES = ("happiness", "strength", "media", "life", "dollars")
EFFECT_NAMES = (*STAT_NAMES, "kill", "kill-here", "kill-near", "protect")
DIE_NAMES = ("red-blank", "red-hit", "red-bolt", "blue-blank", "blue-hit", "blue-bolt")
ENEMY_NAMES = ("minion", "super", "event-1", "event-2", "event-3", "gang", "boss", "big-b", "mother-russia")
SIDES = ("hit", "shield")
FACES_OF_CARD = ("up", "down")
SEATS = range(MAX_HEROES)
SPACES = range(1, 4)

ACTIONS = ActionSpace(
    verb("pick", hero=(*HERO_IDS, "random")),
    verb("commit", card=CARD_IDS, face=FACES_OF_CARD),
    verb("next", target=SEATS),
    verb("move", district=DISTRICT_IDS),
    verb("timer"),
    verb("work", space=SPACES),
    verb("bribe", space=SPACES),
    verb("effect", effect=EFFECT_NAMES),
    verb("fight"),
    verb("use", item=ITEM_IDS),
    verb("equip", item=ITEM_IDS),
    verb("stow", item=ITEM_IDS),
    verb("pause"),
    verb("pass"),
    verb("gain", stat=STAT_NAMES),
    verb("buy", item=ITEM_IDS),
    verb("keep", item=ITEM_IDS),
    verb("take", card=CARD_IDS),
    verb("recall", card=CARD_IDS),
    verb("remove", card=CARD_IDS),
    verb("protect", district=DISTRICT_IDS),
    verb("kill", district=PLACE_IDS),
    verb("clean", district=DISTRICT_IDS),
    verb("docks", side=SIDES),
    verb("pay", amount=range(1, 21)),
    verb("give", target=SEATS),
    verb("join"),
    verb("decline"),
    verb("ready"),
    verb("reroll", die=DIE_NAMES),
    verb("suffer", target=SEATS),
    verb("hit", enemy=ENEMY_NAMES),
    verb("reveal", district=DISTRICT_IDS),
    verb("target", district=DISTRICT_IDS),
    verb("lure", district=DISTRICT_IDS),
    verb("done"),
)
