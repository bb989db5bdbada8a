"""Districts, frames, effects and actions of Kick-Ass as the numbers that the rules use."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NOBODY: Final[i64] = -1
ROUNDS: Final[i64] = 9
SEGMENTS: Final[i64] = 3
MAX_HEROES: Final[i64] = 4
HAND: Final[i64] = 5
HAND_SLOTS: Final[i64] = 6
"""Five cards, and a sixth until one of them is removed."""
ITEM_SLOTS: Final[i64] = 20
EVENTS_IN_DECK: Final[i64] = 6
EVENTS_TO_PLOT: Final[i64] = 3
MATURED_TO_LOSE: Final[i64] = 4
MOST: Final[i64] = 9
"""The top of the happiness and social media tracks."""
STRONGEST: Final[i64] = 6
FAINT_SPACE: Final[i64] = -1
FIRST_HARDSHIP: Final[i64] = 4
SECOND_HARDSHIP: Final[i64] = 1
DISCOUNT_AT: Final[i64] = 4
VIRAL_AT: Final[i64] = 7
FAMOUS_AT: Final[i64] = 9
PROTECTIONS: Final[i64] = 8
MINIATURES: Final[i64] = 27
DOCKS_SPACES: Final[i64] = 3
SHOP_SPACES: Final[i64] = 3
BRIBE: Final[i64] = 4
LOOT: Final[i64] = 3
POLICE_PRICE: Final[i64] = 3
INCOMING_SPACES: Final[i64] = 10
MOST_FIGHTS: Final[i64] = 40
"""R10: a location of the Hideaway that is not cleared in so many fights is lost."""

# Districts in the order of the components, and the special map of the Hideaway or Times Square.
POLICE: Final[i64] = 0
PARK: Final[i64] = 1
WALL_STREET: Final[i64] = 2
SHOP: Final[i64] = 3
LIBRARY: Final[i64] = 4
HOSPITAL: Final[i64] = 5
DOCKS: Final[i64] = 6
CITY_HALL: Final[i64] = 7
DISTRICTS: Final[i64] = 8
ARENA: Final[i64] = 8
PLACES: Final[i64] = 9

HEROES: Final[i64] = 7
KICK_ASS: Final[i64] = 0

# Bosses.
RED_MIST: Final[i64] = 0
VIC: Final[i64] = 1
JOHN: Final[i64] = 2
DON: Final[i64] = 3
MOFO: Final[i64] = 4
BOSSES: Final[i64] = 5
MOTHER_RUSSIA: Final[i64] = 4
BIG_B: Final[i64] = 5
"""The figures with values of the Final Plots are numbered like their bosses, then these two."""

# Where the heroes are.
NO_ARENA: Final[i64] = 0
HIDEAWAY: Final[i64] = 1
TIMES_SQUARE: Final[i64] = 2
WAVES: Final[i64] = 5
LOCATIONS: Final[i64] = 3

# Stats, as the arguments of `gain`.
HAPPINESS: Final[i64] = 0
STRENGTH: Final[i64] = 1
MEDIA: Final[i64] = 2
LIFE: Final[i64] = 3
DOLLARS: Final[i64] = 4

# Effects (the closed vocabulary of the components).
GAIN: Final[i64] = 0
"""0 to 4: a stat, by so much."""
TIMER: Final[i64] = 5
FIGHT: Final[i64] = 6
MOVE: Final[i64] = 7
RED_DICE: Final[i64] = 8
BLUE_DICE: Final[i64] = 9
HIT: Final[i64] = 10
SHIELD: Final[i64] = 11
REROLL_RED: Final[i64] = 12
REROLL_BLUE: Final[i64] = 13
REROLL_ANY: Final[i64] = 14
KILL: Final[i64] = 15
KILL_HERE: Final[i64] = 16
KILL_NEAR: Final[i64] = 17
PROTECT: Final[i64] = 18
SPAWN: Final[i64] = 19
SUPER: Final[i64] = 20
SUPER_FIRST: Final[i64] = 21
INCOMING: Final[i64] = 22
ITEM: Final[i64] = 23
TRACK: Final[i64] = 24
GANG: Final[i64] = 25
BLOCK: Final[i64] = 26
LOSE_HAND: Final[i64] = 27
LOSE_PACK: Final[i64] = 28
NO_LIGHTNING: Final[i64] = 29
NO_HAPPINESS: Final[i64] = 30
NO_MEDIA: Final[i64] = 31
POOR: Final[i64] = 32
HABIT: Final[i64] = 33
WEARY: Final[i64] = 34
"""Life, but never below 0."""

# When an effect works.
NOW: Final[i64] = 0
IN_FIGHT: Final[i64] = 1
BOLT: Final[i64] = 2
RED_BOLT: Final[i64] = 3
BLUE_BOLT: Final[i64] = 4
EXHAUST: Final[i64] = 5
SLEEP: Final[i64] = 6

# Whom it concerns.
OWN: Final[i64] = 0
ALL: Final[i64] = 1
TOP: Final[i64] = 2
LISTED: Final[i64] = 3

# Objectives of events.
TIMERS: Final[i64] = 0
KILLS: Final[i64] = 1
MINI: Final[i64] = 2
DELIVER: Final[i64] = 3
PAYMENT: Final[i64] = 4
CLEANS: Final[i64] = 5
GANGS: Final[i64] = 6

# One event on the row: its number, how much is left, a number for each district, and what each hero carries of it.
EVENT: Final[i64] = 0
LEFT: Final[i64] = 1
AT: Final[i64] = 2
CARRIED: Final[i64] = 10
EVENT_SIZE: Final[i64] = 14

# Don's tokens in a district of their event, by colour (power, armor, life, minions) where it matters.
FACE_DOWN: Final[i64] = 1
BRIBES: Final[i64] = 5
POLICES: Final[i64] = 9
LOOTS: Final[i64] = 13
"""13 to 24: four colours, three dollars or fewer."""
TAKEN: Final[i64] = 32
"""32 to 47: four colours, and the hero who has it."""

# Kinds of Don's tokens, and of Red Mist's.
KINDS: Final[i64] = 3
HIDEOUT: Final[i64] = 0
LOSE_ONE: Final[i64] = 1
GAIN_ONE: Final[i64] = 2
NOTHING: Final[i64] = 3

# Viral bonuses.
INSPIRE: Final[i64] = 0
SURPRISE: Final[i64] = 1
TRAP: Final[i64] = 2
PROTECTED: Final[i64] = 3
HEALTHY: Final[i64] = 4
RICH: Final[i64] = 5
SPREAD: Final[i64] = 6

# Faces of dice.
BLANK: Final[i64] = 0
HIT_FACE: Final[i64] = 1
BOLT_FACE: Final[i64] = 2

# Slots of items.
HEAD: Final[i64] = 0
BODY: Final[i64] = 1
ONE_HAND: Final[i64] = 2
BOTH_HANDS: Final[i64] = 3
BACKPACK: Final[i64] = 4

# What an item is doing, as bits.
WORN: Final[i64] = 1
EXHAUSTED: Final[i64] = 2
ARRANGED: Final[i64] = 4
JUST_GOT: Final[i64] = 8
"""Not put away yet: it can be put in its place even by a hero whose backpack is lost."""

# Which used cards are meant: none, those of other segments, any of today.
NONE_USED: Final[i64] = 0
USED_BEFORE: Final[i64] = 1
ANY_USED: Final[i64] = 2

# What a hero is doing in this segment.
WAITING: Final[i64] = 0
PAUSED: Final[i64] = 1
DONE_FOR_NOW: Final[i64] = 2

# Steps of the round, in the order of the rulebook; each segment has four.
SET_UP: Final[i64] = 0
SLIDE: Final[i64] = 1
REVEAL_EVENT: Final[i64] = 2
DRAW_SPAWN: Final[i64] = 3
PLACE_SPAWN: Final[i64] = 4
CHOOSE: Final[i64] = 5
RESOLVE: Final[i64] = 6
SLEEP_BOSS: Final[i64] = 15
SLEEP_DOCKS: Final[i64] = 16
SLEEP_HEROES: Final[i64] = 17
SLEEP_EVENTS: Final[i64] = 18
SLEEP_PLOT: Final[i64] = 19
REFRESH_CARDS: Final[i64] = 20
REFRESH_GAIN: Final[i64] = 21
REFRESH_ROWS: Final[i64] = 22
IN_ARENA: Final[i64] = 23

# How the game stands.
PLAYING: Final[i64] = 0
WON: Final[i64] = 1
LOST_CITY_HALL: Final[i64] = 2
LOST_EVENTS: Final[i64] = 3
LOST_ROUNDS: Final[i64] = 4
LOST_HIDEAWAY: Final[i64] = 5
LOST_TIMES_SQUARE: Final[i64] = 6
LOST_WAVES: Final[i64] = 7

# Where the minions of a Q_KILL may be.
ANYWHERE: Final[i64] = 0
MUST: Final[i64] = 1
"""Anywhere, and it can't be declined."""
ONLY_IN: Final[i64] = 2
"""Plus the district, or the arena."""
NEXT_TO: Final[i64] = 11
"""Plus the district; one minion in each."""

# Frames: what is being done, the innermost on top. First those that ask.
Q_PICK: Final[i64] = 0
Q_OFFER_CARD: Final[i64] = 1
Q_OFFER_ITEM: Final[i64] = 2
Q_COMMIT: Final[i64] = 3
Q_NEXT: Final[i64] = 4
Q_ACT: Final[i64] = 5
Q_STAT: Final[i64] = 6
Q_SHOP: Final[i64] = 7
Q_PROTECT: Final[i64] = 8
Q_KILL: Final[i64] = 9
Q_CLEAN: Final[i64] = 10
Q_DOCKS: Final[i64] = 11
Q_HALL: Final[i64] = 12
Q_REMOVE: Final[i64] = 13
Q_PAY: Final[i64] = 14
Q_TAKER: Final[i64] = 15
Q_ITEM: Final[i64] = 16
Q_LOOT: Final[i64] = 17
Q_TOP: Final[i64] = 18
Q_JOIN: Final[i64] = 19
Q_READY: Final[i64] = 20
Q_REROLL: Final[i64] = 21
Q_SUFFER: Final[i64] = 22
Q_HIT: Final[i64] = 23
Q_TOKEN: Final[i64] = 24
Q_TARGET: Final[i64] = 25
Q_LURE: Final[i64] = 26
Q_STOW: Final[i64] = 27
Q_REFRESH: Final[i64] = 28
Q_OVER: Final[i64] = 29
FIRST_AUTO: Final[i64] = 30
"""From here on frames ask nothing."""
A_ROLL: Final[i64] = 30
A_OUTCOME: Final[i64] = 31
A_HITS: Final[i64] = 32
A_CLEAN_UP: Final[i64] = 33
A_EVENTS: Final[i64] = 34
A_FAINT: Final[i64] = 35
A_ENTER: Final[i64] = 36
A_VIRAL: Final[i64] = 37
A_HARDSHIP: Final[i64] = 38
FRAME: Final[i64] = 4
"""Kind, seat, and two numbers."""
DEPTH: Final[i64] = 40
SLAIN: Final[i64] = 1
"""In `pierced`: an enemy has died in this fight. The bits of those with armor are numbered like their `hit`."""

# Actions, numbered as the ActionSpace in actions.py numbers them (a test holds the two together).
DO_PICK: Final[i64] = 0
DO_COMMIT: Final[i64] = 8
DO_NEXT: Final[i64] = 146
DO_MOVE: Final[i64] = 150
DO_TIMER: Final[i64] = 158
DO_WORK: Final[i64] = 159
DO_BRIBE: Final[i64] = 162
DO_EFFECT: Final[i64] = 165
DO_FIGHT: Final[i64] = 174
DO_USE: Final[i64] = 175
DO_EQUIP: Final[i64] = 206
DO_STOW: Final[i64] = 237
DO_PAUSE: Final[i64] = 268
DO_PASS: Final[i64] = 269
DO_GAIN: Final[i64] = 270
DO_BUY: Final[i64] = 275
DO_KEEP: Final[i64] = 306
DO_TAKE: Final[i64] = 337
DO_RECALL: Final[i64] = 406
DO_REMOVE: Final[i64] = 475
DO_PROTECT: Final[i64] = 544
DO_KILL: Final[i64] = 552
DO_CLEAN: Final[i64] = 561
DO_DOCKS: Final[i64] = 569
DO_PAY: Final[i64] = 571
DO_GIVE: Final[i64] = 591
DO_JOIN: Final[i64] = 595
DO_DECLINE: Final[i64] = 596
DO_READY: Final[i64] = 597
DO_REROLL: Final[i64] = 598
DO_SUFFER: Final[i64] = 604
DO_HIT: Final[i64] = 608
DO_REVEAL: Final[i64] = 617
DO_TARGET: Final[i64] = 625
DO_LURE: Final[i64] = 633
DO_DONE: Final[i64] = 641
ACTIONS: Final[i64] = 642
