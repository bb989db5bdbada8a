"""High Card: everyone plays a card, the highest takes a point.

Read ``verbs.py`` for the actions, ``rules.py`` for the rules, ``position.py`` for positions, ``view.py`` for what
players see, and ``ledger.py`` for how a reader follows the table by the log.
"""

from __future__ import annotations

from ludotheque import Chance, Event, Game, Ledger, Options, Rules

from .ledger import DERIVED, follow
from .position import from_json, to_json
from .rules import HighCard
from .verbs import ACTIONS
from .view import HighCardView, view


def new(players: int, _options: Options, chance: Chance, events: list[Event] | None) -> HighCard:
    """Return a game dealt."""
    state = HighCard(players, chance, events)
    state.deal()
    return state


GAME = Game(
    id="high_card",
    title="High Card",
    package=__name__,
    version=1,
    players=range(2, 5),
    actions=ACTIONS,
    rules=Rules(
        new=new,
        view=view,
        to_json=to_json,
        from_json=from_json,
    ),
    view_type=HighCardView,
    ledger=Ledger(follow, DERIVED),
)
