"""The table of Gold Record in sentences, as one pair of eyes sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ludotheque.core.telling import Part, Words
from ludotheque.games.gold_record.face.view import GoldRecordView, LeaderView, MusicianView, SectorView
from ludotheque.games.gold_record.names import ROLE_IDS, SQUARE_IDS


def tell(view: GoldRecordView, words: Words) -> list[Part]:
    """Say a view in sentences."""
    hand = [] if view["hand"] is None else [_hand(view["hand"], words)]
    players = [_player(view, seat, words) for seat in range(len(view["players"]))]
    return [_table(view, words), *hand, *players, _stage(view, words), _record(view, words), _supply(view, words)]


def _table(view: GoldRecordView, words: Words) -> Part:
    lines = [words.say("board-pile", n=view["pile"])]
    if view["top"] is not None:
        lines.append(words.say("tell-top", kind=view["top"]))
    lines.append(words.say("tell-decks", fluke=view["fluke_deck"], happens=view["happens_deck"]))
    if view["happening"] is not None:
        lines.append(words.say("tell-happening", happens=view["happening"]))
    if view["roadie"] is not None:
        lines.append(words.say("tell-manager" if view["manager"] else "tell-roadie", seat=view["roadie"]))
    for name in ("van", "plane"):
        space = view["van"] if name == "van" else view["plane"]
        if space is not None:
            lines.append(words.say(f"tell-{name}", space=space))
    if view["turn"]["steps"]:
        lines.append(words.say("board-steps", n=view["turn"]["steps"]))
    return Part(words.say("board-year", year=view["year"], years=view["years"]), lines)


def _hand(held: dict[str, int], words: Words) -> Part:
    return Part(words.say("board-hand"), [words.say("tell-hand", flukes=held) if held else words.say("board-no-hand")])


def _player(view: GoldRecordView, seat: int, words: Words) -> Part:
    player = view["players"][seat]
    place = player["place"]
    head = words.say("board-is-outside", seat=seat)
    if place is not None:
        head = words.say("board-is-at", seat=seat, place=place)
    lines = []
    if player["at"] is not None:
        lines.append(words.say("tell-at", space=player["at"]))
    lines.append(words.say("board-would", n=sum(player["count"])))
    lines += [musician(one, words) + "." for one in band(view, seat)]
    wanted = [role for role in ROLE_IDS if role != player["leader"] and player["band"].get(role) is None]
    if wanted:
        lines.append(words.message("tell-wanted", roles=words.listed([words.word("role", role) for role in wanted])))
    held = squares(player["cards"])
    lines.append(words.say("tell-cards", cards=held) if held else words.say("tell-no-cards"))
    lines.append(words.say("tell-pressed", count=len(player["sectors"])))
    lines.append(words.say("tell-flukes", count=player["hand"]))
    if player["known"]:
        lines.append(words.say("tell-known", flukes=player["known"]))
    lines.append(words.say("tell-battle", count=player["battle"]))
    return Part(head, lines)


def band(view: GoldRecordView, seat: int) -> list[MusicianView | LeaderView]:
    """Return the leader and the musicians of a player."""
    player = view["players"][seat]
    hired = set(player["band"].values())
    leaders = [one for one in view["leaders"] if one["id"] == player["leader"]]
    return [*leaders, *(one for one in view["musicians"] if one["id"] in hired)]


def squares(held: dict[str, int]) -> dict[str, int]:
    """Return square cards in the order of the box."""
    return {kind: held[kind] for kind in SQUARE_IDS if held.get(kind)}


def musician(card: MusicianView | LeaderView, words: Words) -> str:
    """Say a musician or leader, with points, without the cost."""
    parts = [words.word("musician", card["id"])]
    if card["id"] in ROLE_IDS:
        parts = [words.message("tell-leader", name=card["name"], role=words.word("role", card["id"]))]
    if card["ranking"]:
        parts.append(words.say("board-red", n=card["ranking"]))
    if card["battle"]:
        parts.append(words.say("board-green", n=card["battle"]))
    if card["van"]:
        parts.append(words.say("board-drives"))
    return ", ".join(parts)


def cost(kinds: Sequence[str], words: Words) -> str:
    """Say a cost in square cards."""
    return words.say("board-cards", cards=dict(Counter(kinds)))


def _stage(view: GoldRecordView, words: Words) -> Part:
    lines = []
    for at in view["board"]:
        strip = words.say(f"board-strip-{at['strip']}")
        card = words.say("board-empty") if at["kind"] is None else words.word("kind", at["kind"])
        here = [
            words.message("tell-you", you=words.you(seat), name=words.names[seat])
            for seat, player in enumerate(view["players"])
            if player["at"] == at["id"]
        ]
        lines.append(words.message("tell-space", space=at["id"], strip=strip, card=card))
        if here:
            lines[-1] += " " + words.message("tell-here", who=words.listed(here))
    return Part(words.say("board-stage"), lines)


def _sector(card: SectorView, words: Words) -> str:
    return words.message(
        "tell-sector",
        sector=words.word("sector", card["id"]),
        cost=cost(card["cost"], words),
        gain=words.say("board-places", n=card["points"]),
    )


def _record(view: GoldRecordView, words: Words) -> Part:
    return Part(words.say("board-record"), [_sector(card, words) for card in view["sectors"]])


def _supply(view: GoldRecordView, words: Words) -> Part:
    free = [one for one in view["musicians"] if one["owner"] is None]
    lines = [words.message("tell-free", who=musician(one, words), cost=cost(one["cost"], words)) for one in free]
    return Part(words.say("board-supply"), lines)
