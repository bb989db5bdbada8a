"""The words of the box: what positions, events and actions call everything, in the order of its numbers."""

from __future__ import annotations

from ludotheque.games.kick_ass.components import ids

HERO_IDS = ids("hero")
CARD_IDS = ids("card")
ITEM_IDS = ids("item")
DISTRICT_IDS = ids("district")
PLACE_IDS = (*DISTRICT_IDS, "arena")
"""The last: the Hideaway or Times Square."""
GANG_NAME = "gang"
"""Don's, wherever he is: its minions are killed and lured like others."""
STAT_NAMES = ("happiness", "strength", "media", "life", "dollars")
EFFECT_NAMES = (*STAT_NAMES, "kill", "kill-here", "kill-near", "protect")
DIE_NAMES = ("red-blank", "red-hit", "red-bolt", "blue-blank", "blue-hit", "blue-bolt")
ENEMY_NAMES = ("minion", "super", "event-1", "event-2", "event-3", "gang", "boss", "big-b", "mother-russia", "all")
SIDES = ("hit", "shield")
HARDSHIP_IDS = ids("hardship")
LURE_IDS = (*DISTRICT_IDS, GANG_NAME)
SPAWN_IDS = ids("spawn")
COMBAT_IDS = ids("combat")
EVENT_IDS = (*(f"e{number}" for number in range(1, 12)), *ids("boss_event"))
ARENA_NAMES = ("none", "hideaway", "times-square")
FIGURE_IDS = tuple(id.removeprefix("figure-") for id in ids("figure"))
"""Figures with trackers: the bosses who have one, then MoFo's two."""
FIGURE_NAMES = ("boss", "big-b", "mother-russia")
"""Enemies that keep damage, in the order of their numbers among the enemies."""
MIST_KINDS = ("hideout", "lose", "gain", "nothing")
TOKEN_KINDS = ("bribe", "police", "loot")
TOKEN_STATES = ("down", "bribe", "police", "loot", "taken")
TOKEN_COLOURS = ("power", "armor", "life", "minions")
STEPS = (
    *("set-up", "slide", "reveal", "draw-spawn", "place-spawn", "choose", "resolve"),
    *("sleep-boss", "sleep-docks", "sleep-heroes", "sleep-events", "sleep-plot"),
    *("refresh-cards", "refresh-gain", "refresh-rows", "arena"),
)
STANDINGS = ("playing", "won", "city-hall", "matured", "rounds", "hideaway", "times-square", "waves")
STATUSES = ("waiting", "paused", "done")
