"""Manga Dice (a working title), by Fukuda Hiroshi (XiSize): 2 to 4 artists, dice, and an anime to be.

Read ``rules.py`` beside the rulebook, then ``abilities.py`` and ``ending.py``; ``cards.toml`` has the cards.
"""

from ludotheque.core.chance import Chance
from ludotheque.core.events import Event
from ludotheque.core.game import Game, Look, Provenance
from ludotheque.core.rules import Rules
from ludotheque.games.manga_dice.card_notes import note
from ludotheque.games.manga_dice.components import load, names
from ludotheque.games.manga_dice.consequences import CONSEQUENCES
from ludotheque.games.manga_dice.drawback_reasons import drawbacks
from ludotheque.games.manga_dice.drawn import draw
from ludotheque.games.manga_dice.encoding import encode
from ludotheque.games.manga_dice.heuristics import MangaDiceHeuristics
from ludotheque.games.manga_dice.ledger import LEDGER
from ludotheque.games.manga_dice.levels import LEVELS
from ludotheque.games.manga_dice.log import CARD_IDS
from ludotheque.games.manga_dice.options import MangaDiceOptions
from ludotheque.games.manga_dice.position import from_json, to_json
from ludotheque.games.manga_dice.reasons import reasons
from ludotheque.games.manga_dice.rules import MangaDice
from ludotheque.games.manga_dice.told import tell
from ludotheque.games.manga_dice.verbs import ACTIONS
from ludotheque.games.manga_dice.view import MangaDiceView, ending, explain, own, prompt, sheet, stats, view


def new(players: int, options: MangaDiceOptions, chance: Chance, events: list[Event] | None) -> MangaDice:
    """Return a game set up, its first dice rolled."""
    state = MangaDice(players, chance, load(options.cards).tables, options, events)
    state.set_up()
    return state


GAME = Game(
    id="manga_dice",
    title="Manga Dice",
    package=__name__,
    version=2,
    players=range(2, 5),
    minutes=(20, 40),
    weight=2,
    look=Look(ground="#121014", ink="#ffffff", accent="#e5007a"),
    cooperative=False,
    languages=("en",),
    options=MangaDiceOptions,
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
        words=lambda options: names(options.cards),
        ending=ending,
        stats=stats,
        note=note,
        heuristics=MangaDiceHeuristics,
    ),
    view_type=MangaDiceView,
    endings=("points", "ten-alike", "tie-size", "tie-value", "tie-repeated", "shared"),
    cards=CARD_IDS,
    consequences=CONSEQUENCES,
    ledger=LEDGER,
    memory=frozenset({"kept"}),
    levels=LEVELS,
    ladder={"random": -935, "beginner": -249, "casual": -81, "greedy": 0, "skilled": 92, "strong": 225, "master": 350},
    provenance=Provenance(
        (
            ("the title", "reconstructed", "the rulebook's own title is lost; ours is a working title"),
            (
                "how many cards of each kind and mark, the forms of cost and ability",
                "printed",
                "rulebook p.2-4, p.10-15",
            ),
            ("two names: Anime Series Announced!, Editor-in-chief", "printed", "rulebook p.11"),
            ("which card costs what, does what, gives how many points; all other names", "reconstructed", "cards.toml"),
            ("how many white dice there are", "reconstructed", "lost in the rulebook's text"),
        )
    ),
    credits="Designed by Fukuda Hiroshi, illustrated by HL and Fukuda Hiroshi, distributed by XiSize.",
)
