"""The table of Age of Comics in sentences, as one pair of eyes sees it."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.core.telling import Part, Words
from ludotheque.games.age_of_comics.components import GENRES
from ludotheque.games.age_of_comics.face.view import (
    AgeOfComicsView,
    CreativeView,
    OriginalView,
    PlayerView,
    PrintedView,
    SpaceView,
)


def tell(view: AgeOfComicsView, words: Words) -> list[Part]:
    """Say a view in sentences."""
    players = [_player(view, seat, words) for seat in range(len(view["players"]))]
    if view["seat"] is not None:
        players.insert(0, players.pop(view["seat"]))
    automa = [] if view["automa"] is None else [_automa(view, words)]
    return [_table(view, words), *players, *automa, _market(view, words), _map(view, words)]


def called(seat: int, words: Words) -> str:
    """Return the name of a seat within a sentence, "you" for the reader's, or of the opponent that has none."""
    if not 0 <= seat < len(words.names):
        return words.say("board-automa")
    return words.message("tell-you", you=words.you(seat), name=words.names[seat])


def round_words(view: AgeOfComicsView, words: Words) -> str:
    """Say which round it is; before the first one it is the setup."""
    if view["round"] == 0:
        return words.say("tell-setup")
    return words.say("board-round", round=view["round"], rounds=view["rounds"])


def _genres(genres: Sequence[str], words: Words) -> str:
    return words.listed([words.word("genre", genre) for genre in genres])


def _table(view: AgeOfComicsView, words: Words) -> Part:
    order = words.listed([called(seat, words) for seat in view["order"]])
    lines = [words.message("tell-order", order=order)]
    for number, genres in enumerate(view["calendar"], 1):
        if genres:
            lines.append(words.message("tell-calendar", round=number, genres=_genres(genres, words)))
    for one in view["actions"]:
        taken = [called(spot["seat"], words) for spot in one["spots"] if spot["seat"] is not None]
        free = len(one["spots"]) - len(taken)
        line = words.say("board-action", task=one["action"], free=free) + "."
        if taken:
            line += " " + words.message("tell-editors", names=words.listed(taken))
        if one["cubes"]:
            names = words.listed([called(seat, words) for seat in one["cubes"]])
            line += " " + words.message("tell-cubes", special=words.word("special", one["special"]), names=names)
        lines.append(line)
    shelf = [genre for genre in GENRES if view["shelf"][genre]]
    if shelf:
        lines.append(words.message("tell-shelf", genres=_genres(shelf, words)))
    for genre in GENRES:
        master = view["mastery"][genre]
        if master is not None:
            kind = words.word("genre", genre)
            lines.append(words.message("tell-master", you=words.you(master), name=called(master, words), genre=kind))
    return Part(round_words(view, words), lines)


def creative(card: CreativeView, words: Words) -> str:
    """Say a writer or artist, or its back."""
    if card["name"] is None or card["genre"] is None:
        return words.say("board-hidden-creative", kind=card["kind"], value=card["value"])
    what = words.say("board-creative", kind=card["kind"], genre=card["genre"], value=card["value"])
    return f"{card['name']} ({what})"


def original(card: OriginalView, words: Words) -> str:
    """Say a comic that is not printed, or its back."""
    if card["title"] is None:
        return words.say("board-hidden-comic", genre=card["genre"])
    bonus = [words.say(f"board-bonus-{card['bonus']}")] if card["bonus"] else []
    return f"{card['title']} ({', '.join([words.word('genre', card['genre']), *bonus])})"


def _printed(card: PrintedView, words: Words) -> str:
    worth = words.say(
        "board-printed", fans=card["fans"], value=card["value"], earns=card["earns"], points=card["points"]
    )
    team = words.listed([creative(card["writer"], words), creative(card["artist"], words)])
    return words.message(
        "tell-printed", title=card["title"], genre=words.word("genre", card["genre"]), team=team, worth=worth
    )


def _player(view: AgeOfComicsView, seat: int, words: Words) -> Part:
    player = view["players"][seat]
    lines = [
        words.say("tell-means", money=player["money"], income=player["income"]),
        words.say("tell-pieces", editors=player["editors"], cubes=player["cubes"], tickets=player["tickets"]),
    ]
    if player["agent"] is not None:
        lines.append(words.say("tell-agent", circle=player["agent"]))
    ideas = [
        words.say("draw-idea", genre=genre, n=player["ideas"][genre]) for genre in GENRES if player["ideas"][genre]
    ]
    lines.append(words.message("tell-ideas", ideas=words.listed(ideas)) if ideas else words.say("tell-no-ideas"))
    lines += [_printed(card, words) for card in player["comics"]]
    lines += [words.say("board-due", order=one["id"], fans=one["fans"]) + "." for one in player["orders"]]
    for card in player["hyped"]:
        hype = words.say("board-hyped", n=card["hype"])
        lines.append(words.message("tell-hyped", comic=original(card, words), hype=hype))
    lines.append(_hand(player, words))
    return Part(
        words.message("tell-player", you=words.you(seat), name=words.names[seat], points=player["points"]), lines
    )


def _hand(player: PlayerView, words: Words) -> str:
    cards = [creative(card, words) for card in player["creatives"]]
    cards += [original(card, words) for card in player["originals"]]
    return words.message("tell-hand", cards=words.listed(cards)) if cards else words.say("tell-no-hand")


def _automa(view: AgeOfComicsView, words: Words) -> Part:
    automa = view["automa"]
    assert automa is not None
    cards = [creative(card, words) for card in automa["creatives"]]
    cards += [original(card, words) for card in automa["originals"]]
    lines = [_printed(card, words) for card in automa["comics"]]
    if cards:
        lines.append(words.message("tell-hand", cards=words.listed(cards)))
    return Part(words.message("tell-player", name=words.say("board-automa"), points=automa["points"]), lines)


def _market(view: AgeOfComicsView, words: Words) -> Part:
    cards = [creative(card, words) for card in (*view["writers"], *view["artists"])]
    cards += [original(card, words) for card in view["originals"]]
    return Part(words.say("board-market"), [f"{card}." for card in cards] or [words.say("tell-no-market")])


def _map(view: AgeOfComicsView, words: Words) -> Part:
    supply = words.say("board-ticket-supply", n=view["tickets"], used=view["used_tickets"]) + "."
    lines = []
    for space in view["map"]:
        if (order := space["order"]) is not None:
            what = words.say("board-order", order=order["id"])
            lines.append(words.message("tell-space", space=words.word("space", space["id"]), what=what))
    for genre in GENRES:
        down = [words.word("between", space["id"]) for space in view["map"] if _face_down(space) == genre]
        if down:
            kind = words.word("genre", genre)
            lines.append(words.message("tell-face-down", count=len(down), genre=kind, spaces=words.listed(down)))
    return Part(words.say("board-map"), [*(lines or [words.say("tell-no-orders")]), supply])


def _face_down(space: SpaceView) -> str | None:
    """Return the genre of the face-down order on a space of the map, or None."""
    return space["genre"] if space["order"] is None else None
