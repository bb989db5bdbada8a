"""The actions of Leduc poker: every verb, in the order of its numbers."""

from __future__ import annotations

from typing import Final

from ludotheque.core.actions import ActionSpace, verb

FOLD: Final = verb("fold")
CALL: Final = verb("call")
RAISE: Final = verb("raise")

ACTIONS: Final = ActionSpace(FOLD, CALL, RAISE)
