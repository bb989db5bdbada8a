"""The table of Koryŏ in sentences, as one pair of eyes sees it."""

from __future__ import annotations

from ludotheque.core.telling import Part, Words
from ludotheque.games.koryo.cards import FAMILY_NAMES
from ludotheque.games.koryo.view import Cards, KoryoView


def tell(view: KoryoView, words: Words) -> list[Part]:
    """Say a view in sentences."""
    hand = [] if view["me"] is None else [_own(view, words)]
    return [_season(view, words), *hand, *(_player(view, seat, words) for seat in _seats(view)), _court(view, words)]


def _seats(view: KoryoView) -> range:
    return range(len(view["players"]))


def _season(view: KoryoView, words: Words) -> Part:
    lines = [
        words.say("tell-deal", count=view["draw"], limit=view["limit"]),
        words.say("tell-supply", count=view["bank"], pool=view["pool"]),
        words.say("tell-first", seat=view["first"]),
    ]
    if view["pending"]:
        lines.append(words.say("tell-pending", kind=view["pending"]))
    if view["swap"] is not None:
        lines.append(words.say("tell-swap", target=view["swap"]["target"], kind=view["swap"]["kind"]))
    return Part(words.say("board-season", round=view["round"], rounds=view["rounds"]), lines)


def _own(view: KoryoView, words: Words) -> Part:
    own = view["me"]
    assert own is not None
    lines = []
    if own["hand"]:
        lines.append(words.say("tell-hand", kind=own["hand"]))
    if own["order"]:
        lines.append(words.say("tell-order", kind=own["order"]))
    if own["unplayed"]:
        lines.append(words.say("tell-unplayed", kind=own["unplayed"]))
    return Part(words.say("board-hand"), lines or [words.say("tell-no-hand")])


def _player(view: KoryoView, seat: int, words: Words) -> Part:
    player = view["players"][seat]
    lines = [
        words.say("tell-tableau", kind=player["tableau"], count=total(player["tableau"]), limit=player["limit"])
        if player["tableau"]
        else words.say("tell-no-tableau", limit=player["limit"]),
        words.say("tell-score", points=player["score"], count=player["tokens"]),
        words.say("tell-hidden", count=player["hand"]),
    ]
    size = player["order"]
    # Later an order without cards is one that was revealed, or needs no revealing.
    if player["ordered"] and (size != 0 or view["phase"] == "orders"):
        lines.append(words.say("tell-sealed") if size is None else words.say("tell-placed", count=size))
    if view["majorities"]["guardian"] == seat:
        lines.append(words.say("tell-guarded"))
    if player["lobby_proof"]:
        lines.append(words.say("tell-proof"))
    return Part(words.say("board-player", seat=seat), lines)


def _court(view: KoryoView, words: Words) -> Part:
    """Say who holds each family; those that no one holds share a sentence."""
    lines = []
    free = []
    for number, family in reversed(list(enumerate(FAMILY_NAMES, 1))):
        holder = view["majorities"][family]
        if holder is None:
            free.append(words.word("kind", family))
        else:
            scores = view["scoring"][family] == holder
            id = "tell-holds" if scores else "tell-holds-tied"
            lines.append(words.say(id, kind=family, seat=holder, number=number))
    if free:
        lines.append(words.message("tell-free", list=words.listed(free)))
    return Part(words.say("tell-court"), lines)


def total(cards: Cards) -> int:
    """Return how many cards that are.

    >>> total({"spy": 2, "banker": 1})
    3
    """
    return sum(cards.values())
