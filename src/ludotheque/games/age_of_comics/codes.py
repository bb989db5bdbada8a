"""Genres, places of cards, stages, questions and actions of Age of Comics as the numbers that the rules use."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NOBODY: Final[i64] = -1
MAX_PLAYERS: Final[i64] = 4
AUTOMA: Final[i64] = 1
"""The side of the solo opponent. It is no seat: nobody is asked for it."""
ROUNDS: Final[i64] = 5
EDITORS: Final[i64] = 4
HAND_LIMIT: Final[i64] = 6
START_MONEY: Final[i64] = 5
DIG_COST: Final[i64] = 4
IDEAS_TO_PRINT: Final[i64] = 2
MONEY_BONUS: Final[i64] = 4
CAB_COST: Final[i64] = 2
RIVAL_FEE: Final[i64] = 2
CONVERSIONS: Final[i64] = 3
CUBES: Final[i64] = 3
MASTERY_VP: Final[i64] = 2
COLOURS_VP: Final[i64] = 2
SIXTH_VP: Final[i64] = 2
TAX: Final[i64] = 4
"""So much money, or so many ideas, make one victory point."""

# Genres, kinds and cards. Creatives: 24 writers, then 24 artists. Comics: 24 originals, then their rip-offs.
GENRES: Final[i64] = 6
WRITER: Final[i64] = 0
ARTIST: Final[i64] = 1
ORIGINAL: Final[i64] = 2
CREATIVES: Final[i64] = 48
WRITERS: Final[i64] = 24
ORIGINALS: Final[i64] = 24
COMICS: Final[i64] = 48
KINDS: Final[i64] = 24
"""Kinds of orders: four values of six genres."""
CIRCLES: Final[i64] = 24
SPACES: Final[i64] = 42

# Bonuses of originals.
BONUS_FAN: Final[i64] = 0
BONUS_IDEAS: Final[i64] = 1
BONUS_TICKET: Final[i64] = 2
BONUS_MONEY: Final[i64] = 3

# Where a card is: 0 to 3 in the hand of that seat, 10 and up laid out for hype, 20 and up printed, or one of these.
# Rip-offs that nobody has printed are in the deck too.
DECK: Final[i64] = -1
ROW: Final[i64] = -2
DISCARDED: Final[i64] = -3
MAT: Final[i64] = 20
HYPED: Final[i64] = 10

# The creatives that were dealt at the beginning: their numbers while nobody else has seen them, then their genres.
SEEN: Final[i64] = 100

# What lies on a space of the map: nothing, a face-down order of a genre (0 to 5), or 6 and up: a kind face up.
EMPTY: Final[i64] = -1
FACE_UP: Final[i64] = 6
CENTRE: Final[i64] = -1
"""The X, where all agents start."""

# Columns of the players' table.
MONEY: Final[i64] = 0
TICKETS: Final[i64] = 1
IN_HAND: Final[i64] = 2
AGENT: Final[i64] = 3
ARRIVED: Final[i64] = 4
RANKING: Final[i64] = 5
EXTRA: Final[i64] = 6
PRINTED: Final[i64] = 7
FIELDS: Final[i64] = 8

# Marks of a printed comic.
COLOURS: Final[i64] = 1
MASTERED: Final[i64] = 2
LEARNT: Final[i64] = 1
TRAINED: Final[i64] = 2

# Main actions, and the specials after them.
HIRE: Final[i64] = 0
DEVELOP: Final[i64] = 1
IDEAS: Final[i64] = 2
PRINT: Final[i64] = 3
ROYALTIES: Final[i64] = 4
SALES: Final[i64] = 5
MAIN: Final[i64] = 6
MOST_SPACES: Final[i64] = 5

# Stages: what is going on. The main actions 0 to 5 are stages too.
S_TURN: Final[i64] = 6
S_SETUP: Final[i64] = 7
S_RAISE: Final[i64] = 8
S_REASSIGN: Final[i64] = 9
S_HYPE: Final[i64] = 10
S_CONVERT: Final[i64] = 11
S_MARKET: Final[i64] = 12
S_OVER: Final[i64] = 13
S_CHALLENGE: Final[i64] = 14

# Questions.
Q_COMIC: Final[i64] = 0
Q_IDEA: Final[i64] = 1
Q_RAISE: Final[i64] = 2
Q_PLACE: Final[i64] = 3
Q_HIRE: Final[i64] = 4
Q_DISCARD: Final[i64] = 5
Q_DEVELOP: Final[i64] = 6
Q_BOARD_IDEA: Final[i64] = 7
Q_PRINT: Final[i64] = 8
Q_WRITER: Final[i64] = 9
Q_ARTIST: Final[i64] = 10
Q_OVER_TEAM: Final[i64] = 11
Q_FULFIL: Final[i64] = 12
Q_CUBE: Final[i64] = 13
Q_LIFT: Final[i64] = 14
Q_SWAP: Final[i64] = 15
Q_FOR: Final[i64] = 16
Q_HYPE: Final[i64] = 17
Q_SPEND: Final[i64] = 18
Q_BOOST: Final[i64] = 19
Q_MARKET: Final[i64] = 20
Q_SALES: Final[i64] = 21
Q_CHALLENGE: Final[i64] = 22
Q_OVER: Final[i64] = 23

CHALLENGES: Final[i64] = 9
CHALLENGE_VP: Final[i64] = 15
AUTOMA_CARDS: Final[i64] = 12
AUTOMA_CREATIVES: Final[i64] = 4
AUTOMA_COMICS: Final[i64] = 2
