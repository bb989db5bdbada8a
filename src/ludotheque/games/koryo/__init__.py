"""Koryŏ, by Gary Kim (Moonster Games, 2013): 2 to 4 players, eight seasons, nine families.

Read ``rules.py`` beside the rulebook, ``cards.py`` for the components, ``guide/en.md`` for the rules in our words.
"""

from ludotheque.core.chance import Chance
from ludotheque.core.events import Event
from ludotheque.core.game import Game, Look, Provenance
from ludotheque.core.rules import Rules
from ludotheque.games.koryo.card_notes import note
from ludotheque.games.koryo.cards import KIND_NAMES
from ludotheque.games.koryo.consequences import CONSEQUENCES
from ludotheque.games.koryo.drawback_reasons import drawbacks
from ludotheque.games.koryo.drawn import draw
from ludotheque.games.koryo.encoding import encode
from ludotheque.games.koryo.heuristics import KoryoHeuristics
from ludotheque.games.koryo.ledger import LEDGER
from ludotheque.games.koryo.levels import LEVELS
from ludotheque.games.koryo.options import KoryoOptions
from ludotheque.games.koryo.position import from_json, to_json
from ludotheque.games.koryo.reasons import reasons
from ludotheque.games.koryo.rules import Koryo
from ludotheque.games.koryo.told import tell
from ludotheque.games.koryo.verbs import ACTIONS
from ludotheque.games.koryo.view import KoryoView, ending, explain, own, prompt, sheet, stats, view


def new(players: int, options: KoryoOptions, chance: Chance, events: list[Event] | None) -> Koryo:
    """Return a game set up and dealt."""
    state = Koryo(players, chance, options.empty_orders, options.sealed_orders, events)
    state.set_up()
    return state


GAME = Game(
    id="koryo",
    title="Koryŏ",
    package=__name__,
    version=1,
    players=range(2, 5),
    minutes=(15, 20),
    weight=1,
    look=Look(ground="#1d130e", ink="#ecd08a", accent="#2f8f6d"),
    cooperative=False,
    languages=("en", "fr", "ko"),
    options=KoryoOptions,
    actions=ACTIONS,
    rules=Rules(
        new=new,
        view=view,
        own=own,
        tell=tell,
        draw=draw,
        encode=encode,
        to_json=to_json,
        from_json=from_json,
        prompt=prompt,
        explain=explain,
        reasons=reasons,
        drawbacks=drawbacks,
        sheet=sheet,
        ending=ending,
        stats=stats,
        note=note,
        heuristics=KoryoHeuristics,
    ),
    view_type=KoryoView,
    endings=("win", "draw"),
    cards=KIND_NAMES,
    levels=LEVELS,
    ladder={
        "random": -636,
        "beginner": -363,
        "casual": -212,
        "skilled": -111,
        "strong": -2,
        "greedy": 0,
        "master": 147,
    },
    consequences=CONSEQUENCES,
    ledger=LEDGER,
    provenance=Provenance(
        (
            ("45 characters, 10 events, 8 tokens: names, copies, values, powers", "printed", "rulebook p.8, p.11-13"),
            ("seasons 1: 10 cards dealt, limit 3", "printed", "season card pictured on p.3 and p.15"),
            ("seasons 2 to 8: one card less dealt and one more kept each season", "public", "several reviews agree"),
        )
    ),
    credits="Designed by Gary Kim, illustrated by Stéphane Gantiez, published by Moonster Games (2013).",
)
