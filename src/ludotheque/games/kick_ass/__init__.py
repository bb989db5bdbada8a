"""Kick-Ass: The Board Game (CMON and Spaghetti Western, 2018): one to four heroes against a boss and his plot.

Read ``rules.py`` and its chapters beside the rulebook; ``components.toml`` has everything that is printed on cards.
"""

from ludotheque.core.chance import Chance
from ludotheque.core.events import Event
from ludotheque.core.game import Game, Look, Provenance
from ludotheque.core.rules import Rules
from ludotheque.games.kick_ass.bots.drawback_reasons import drawbacks
from ludotheque.games.kick_ass.bots.heuristics import KickAssHeuristics
from ludotheque.games.kick_ass.bots.reasons import reasons
from ludotheque.games.kick_ass.components import load
from ludotheque.games.kick_ass.expansions import FOLDERS
from ludotheque.games.kick_ass.face.card_notes import note
from ludotheque.games.kick_ass.face.consequences import CONSEQUENCES
from ludotheque.games.kick_ass.face.drawn import draw
from ludotheque.games.kick_ass.face.encoding import encode
from ludotheque.games.kick_ass.face.ledger import LEDGER
from ludotheque.games.kick_ass.face.position import from_json, to_json
from ludotheque.games.kick_ass.face.texts import ending, explain, prompt, sheet, stats
from ludotheque.games.kick_ass.face.told import tell
from ludotheque.games.kick_ass.face.view import KickAssView, own, view
from ludotheque.games.kick_ass.levels import LEVELS
from ludotheque.games.kick_ass.names import CARD_IDS, HERO_IDS, ITEM_IDS, STANDINGS
from ludotheque.games.kick_ass.options import BOSS_NAMES, KickAssOptions
from ludotheque.games.kick_ass.rules import new_game
from ludotheque.games.kick_ass.state import KickAss
from ludotheque.games.kick_ass.verbs import ACTIONS


def new(players: int, options: KickAssOptions, chance: Chance, events: list[Event] | None) -> KickAss:
    """Return a game in which heroes are to be picked. Each seat has one hero."""
    return new_game(players, chance, load(options.components).by_players[players], options, events)


GAME = Game(
    id="kick_ass",
    title="Kick-Ass: The Board Game",
    package=__name__,
    expansions=tuple(f"bosses/{folder}" for folder in FOLDERS),
    version=6,
    players=range(1, 5),
    minutes=(90, 120),
    weight=5,
    look=Look(ground="#14110a", ink="#ffd21e", accent="#b8232f"),
    cooperative=True,
    languages=("en",),
    options=KickAssOptions,
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
        heuristics=KickAssHeuristics,
    ),
    view_type=KickAssView,
    endings=(*(f"won-{boss}" for boss in BOSS_NAMES), *(f"lost-{standing}" for standing in STANDINGS[2:])),
    cards=CARD_IDS + ITEM_IDS + HERO_IDS,
    consequences=CONSEQUENCES,
    ledger=LEDGER,
    levels=LEVELS,
    provenance=Provenance(
        (
            ("rules, counts, thresholds, what districts and bosses do", "printed", "rulebook p.4-32"),
            ("the spawn of p.12, the fight of p.18, Mother Russia with three players", "printed", "rulebook p.12-21"),
            ("names of heroes, of some hardships", "public", "reviews; see components.toml"),
            (
                "the map's limits, borders and paths but two, the Incoming track, faces of dice",
                "reconstructed",
                "made to its counts and examples",
            ),
            ("values of heroes, cards, items, hardships, events, bosses", "reconstructed", "components.toml"),
        )
    ),
    credits=(
        "Designed by Hjalmar Hach, Roberto Pestrin and Maurizio Vergendo, published by CMON and Spaghetti Western; "
        "based on the comics by Mark Millar and John Romita Jr."
    ),
)
