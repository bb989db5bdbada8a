"""The words of all texts, records and positions for what is in the box, in the order of the file of components."""

from __future__ import annotations

SPACE_IDS = tuple(f"{row}{column}" for row in "ABCDEF" for column in range(1, 7))
ROLE_IDS = ("singer", "drummer", "bassist", "guitarist")
STRIP_IDS = ("musicians", "gold", "fluke", "happens", "roadie")
SQUARE_IDS = ("money", "gear", "song", "fans", "buzz", "ranking1", "ranking2", "battle1", "battle2", "battle")
SECTOR_IDS = ("1a", "1b", "1c", "2a", "2b", "3")
_MUSICIANS_EACH = ("a1", "a2", "a3", "a4", "a5", "p1", "p2", "p3", "p4")
MUSICIAN_IDS = tuple(role[0] + number for role in ROLE_IDS for number in _MUSICIANS_EACH)
FLUKE_IDS = (
    "radio-play",
    "tv-show",
    "wall-of-amps",
    "fan-choir",
    "lucky-find",
    "friendly-theft",
    "shortcut",
    "detour",
    "not-today",
    "trade",
)
HAPPENS_IDS = (
    "band-battle",
    "no-money",
    "no-gear",
    "no-song",
    "no-fans",
    "no-buzz",
    "bill",
    "bad-review",
    "scandal",
    "exam-week",
    "better-offer",
    "lost-notebook",
    "wrong-exit",
    "open-stage",
    "robbery",
    "blown-fuse",
)
SOURCE_IDS = (
    "record",
    "fights",
    "manager",
    "happens",
    "pushed",
    "count-fluke",
    "count-square",
    "count-musician",
    "count-card",
)
PHASE_IDS = (
    "choose",
    "place",
    "walk",
    "ride",
    "buy",
    "pay",
    "draw",
    "happens",
    "end",
    "find",
    "steal",
    "shift",
    "give",
    "take",
    "drop",
    "lose",
    "over",
)
ENDING_IDS = ("", "hit", "held", "years", "outside")
SOURCE_RULES = ("record", "battle", "card", "happens", "ranking", "count", "count", "count", "count")
