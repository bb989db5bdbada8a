"""The actions of Koryŏ: every verb, in the order of its numbers."""

from __future__ import annotations

from typing import Final

from ludotheque.core.actions import ActionSpace, verb
from ludotheque.games.koryo.cards import EVENT_NAMES, FAMILY_NAMES, KIND_NAMES, MAX_PLAYERS, MOST_COPIES

SEATS: Final = range(MAX_PLAYERS)

PLAY: Final = verb("play", kind=KIND_NAMES, count=range(1, MOST_COPIES + 1))
PAIR: Final = verb("pair", kind=KIND_NAMES, kind2=KIND_NAMES)
PASS: Final = verb("pass")
REVEAL: Final = verb("reveal")
BANK: Final = verb("bank")
FORGIVE: Final = verb("forgive", kind=EVENT_NAMES)
STEAL: Final = verb("steal", target=SEATS)
DESTROY: Final = verb("destroy", target=SEATS, kind=FAMILY_NAMES)
LOBBY: Final = verb("lobby", target=SEATS, kind=FAMILY_NAMES)
SWAP: Final = verb("swap", target=SEATS, kind=FAMILY_NAMES)
WAIVE: Final = verb("waive", kind=EVENT_NAMES)
END: Final = verb("end")
DISCARD: Final = verb("discard", kind=FAMILY_NAMES)

ACTIONS: Final = ActionSpace(PLAY, PAIR, PASS, REVEAL, BANK, FORGIVE, STEAL, DESTROY, LOBBY, SWAP, WAIVE, END, DISCARD)
