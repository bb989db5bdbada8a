"""Age of Comics: The Golden Years, by Sónia Gonçalves and Giacomo Cimini (Lirius Games), with solo play.

Read ``rules.py``, the round; then the chapters of the rulebook in ``chapters/``: ``opening``, ``main_actions``,
``hiring``, ``ideas``, ``printing``, ``sales``, ``orders``, ``specials``, ``learning``, ``scoring``, ``automa``. The
pieces on the table are in ``pieces.py`` and ``state.py``.
"""

from ludotheque.core.chance import Chance
from ludotheque.core.events import Event
from ludotheque.core.game import Game, Look, Provenance
from ludotheque.core.rules import Rules
from ludotheque.games.age_of_comics import rules, verbs
from ludotheque.games.age_of_comics.bots.drawback_reasons import drawbacks
from ludotheque.games.age_of_comics.bots.heuristics import AgeOfComicsHeuristics
from ludotheque.games.age_of_comics.bots.reasons import reasons
from ludotheque.games.age_of_comics.components import COMIC_IDS, CREATIVE_IDS, load
from ludotheque.games.age_of_comics.face.card_notes import note
from ludotheque.games.age_of_comics.face.consequences import CONSEQUENCES
from ludotheque.games.age_of_comics.face.drawn import draw
from ludotheque.games.age_of_comics.face.encoding import encode
from ludotheque.games.age_of_comics.face.ledger import LEDGER
from ludotheque.games.age_of_comics.face.position import from_json, to_json
from ludotheque.games.age_of_comics.face.texts import ending, explain, prompt, sheet, stats
from ludotheque.games.age_of_comics.face.told import tell
from ludotheque.games.age_of_comics.face.view import AgeOfComicsView, own, view
from ludotheque.games.age_of_comics.levels import LEVELS
from ludotheque.games.age_of_comics.options import AgeOfComicsOptions
from ludotheque.games.age_of_comics.state import AgeOfComics


def new(players: int, options: AgeOfComicsOptions, chance: Chance, events: list[Event] | None) -> AgeOfComics:
    """Return a game set up, up to the first choice."""
    return rules.start(players, chance, load(options.automa).box, options, events)


GAME = Game(
    id="age_of_comics",
    title="Age of Comics",
    package=__name__,
    version=4,
    players=range(1, 5),
    minutes=(60, 110),
    weight=4,
    look=Look(ground="#173a6d", ink="#ffd23f", accent="#c22a3d"),
    cooperative=False,
    languages=("en",),
    options=AgeOfComicsOptions,
    actions=verbs.ACTIONS,
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
        heuristics=AgeOfComicsHeuristics,
    ),
    view_type=AgeOfComicsView,
    endings=("points", "tie", "shared", "solo-won", "solo-lost"),
    cards=CREATIVE_IDS + COMIC_IDS,
    levels=LEVELS,
    ladder={"random": -928, "beginner": -228, "casual": -72, "greedy": 0, "skilled": 120, "strong": 246},
    consequences=CONSEQUENCES,
    ledger=LEDGER,
    provenance=Provenance(
        (
            ("counts of all components, costs, fans, victory points", "printed", "rulebook p.1-12"),
            ("which title has which bonus; names; numbers of the action spaces", "public", "the publisher's own cards"),
            ("which spaces of the map are used with how many players", "public", "the publisher's online board"),
            ("special actions that the rulebook's text lost", "public", "the publisher's digital versions"),
            ("solo rules, and one card of the Automa", "public", "the publisher's solo sheet"),
            ("eleven cards of the Automa", "reconstructed", "automa.toml"),
        )
    ),
    credits="Designed by Sónia Gonçalves and Giacomo Cimini, illustrated by Laura Guglielmo, published by Lirius Games;"
    " solo play by Nestore Mangone. Titles and names belong to Lirius Games.",
)
