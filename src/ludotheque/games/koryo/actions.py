"""The actions of Koryŏ by verb. rules.py has their numbers as constants; a test holds the two together."""

from ludotheque.core.actions import ActionSpace, verb
from ludotheque.games.koryo.cards import EVENT_NAMES, FAMILY_NAMES, KIND_NAMES, MAX_PLAYERS, MOST_COPIES

SEATS = range(MAX_PLAYERS)
ACTIONS = ActionSpace(
    verb("play", kind=KIND_NAMES, count=range(1, MOST_COPIES + 1)),
    verb("pair", kind=KIND_NAMES, kind2=KIND_NAMES),
    verb("pass"),
    verb("reveal"),
    verb("bank"),
    verb("forgive", kind=EVENT_NAMES),
    verb("steal", target=SEATS),
    verb("destroy", target=SEATS, kind=FAMILY_NAMES),
    verb("lobby", target=SEATS, kind=FAMILY_NAMES),
    verb("swap", target=SEATS, kind=FAMILY_NAMES),
    verb("waive", kind=EVENT_NAMES),
    verb("end"),
    verb("discard", kind=FAMILY_NAMES),
)
