"""Gold Record (a working title): 2 to 4 bands, a board of strips, a gold record, and the Top 45.

``cards.toml`` has the board and the cards, ``pieces.py`` and ``state.py`` what lies on the table. Read ``chapters``
beside the rulebook: each question stands in its chapter, with what may be answered and what an answer does.
"""

from ludotheque.core.chance import Chance
from ludotheque.core.events import Event
from ludotheque.core.game import Game, Look, Provenance
from ludotheque.core.rules import Rules
from ludotheque.games.gold_record.bots.drawback_reasons import drawbacks
from ludotheque.games.gold_record.bots.heuristics import GoldRecordHeuristics
from ludotheque.games.gold_record.bots.reasons import reasons
from ludotheque.games.gold_record.components import load
from ludotheque.games.gold_record.face.card_notes import GoldRecordNotes, note
from ludotheque.games.gold_record.face.consequences import CONSEQUENCES
from ludotheque.games.gold_record.face.drawn import draw
from ludotheque.games.gold_record.face.encoding import encode
from ludotheque.games.gold_record.face.ledger import LEDGER
from ludotheque.games.gold_record.face.position import from_json, to_json
from ludotheque.games.gold_record.face.texts import ending, explain, prompt, sheet, stats
from ludotheque.games.gold_record.face.told import tell
from ludotheque.games.gold_record.face.view import GoldRecordView, own, view
from ludotheque.games.gold_record.levels import LEVELS
from ludotheque.games.gold_record.names import FLUKE_IDS, MUSICIAN_IDS, SECTOR_IDS
from ludotheque.games.gold_record.options import GoldRecordOptions
from ludotheque.games.gold_record.rules import new_game
from ludotheque.games.gold_record.state import GoldRecord
from ludotheque.games.gold_record.verbs import ACTIONS


def new(players: int, options: GoldRecordOptions, chance: Chance, events: list[Event] | None) -> GoldRecord:
    """Start a game: the board composed, the first player chosen."""
    return new_game(players, chance, load(options.cards).tables, options, events)


GAME = Game(
    id="gold_record",
    title="Gold Record",
    package=__name__,
    version=3,
    memory=frozenset({"held"}),
    players=range(2, 5),
    minutes=(45, 90),
    weight=3,
    look=Look(ground="#0d0b0a", ink="#ffdf85", accent="#b8232f"),
    cooperative=False,
    languages=("en",),
    options=GoldRecordOptions,
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
        card_notes=GoldRecordNotes,
        note=note,
        heuristics=GoldRecordHeuristics,
    ),
    view_type=GoldRecordView,
    endings=("hit", "held", "years", "outside"),
    cards=MUSICIAN_IDS + SECTOR_IDS + FLUKE_IDS,
    consequences=CONSEQUENCES,
    ledger=LEDGER,
    levels=LEVELS,
    ladder={"random": -1164, "beginner": -478, "casual": -273, "skilled": -61, "greedy": 0, "strong": 120},
    provenance=Provenance(
        (
            ("the title", "reconstructed", "the rulebook's own title is lost; ours is a working title"),
            (
                "45 places, 4 years, 12 square cards for each player, 6 sectors in 3 rings, 3 FLUKE cards in hand",
                "printed",
                "rulebook, its chapters",
            ),
            ("what strips, vehicles, battles, ROADIE and MANAGER do", "printed", "rulebook, their chapters"),
            ("the board of 6 by 6, its strips, the five resources", "reconstructed", "cards.toml"),
            ("all costs, points, names and copies of cards; what FLUKE cards do", "reconstructed", "cards.toml"),
            ("what #*IT HAPPENS cards do, but for the Battle of the Bands", "reconstructed", "cards.toml"),
        )
    ),
    credits="Its author and publisher are not named in the rulebook that we have; they are not known to us.",
)
