"""The actions of High Card: every verb, in the order of its numbers."""

from __future__ import annotations

from typing import Final

from ludotheque.core.actions import ActionSpace, verb

RANK_NAMES: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12")

PLAY: Final = verb("play", rank=RANK_NAMES)

ACTIONS: Final = ActionSpace(PLAY)
