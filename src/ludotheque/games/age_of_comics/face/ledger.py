"""The public table of Age of Comics, kept from the log alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludotheque.core.events import Event
from ludotheque.core.ledger import Ledger, Table
from ludotheque.games.age_of_comics import codes
from ludotheque.games.age_of_comics.components import (
    ACTIONS,
    AUTOMA_IDS,
    BACKS,
    BONUSES,
    CHALLENGES,
    COMIC_IDS,
    CREATIVE_IDS,
    ORDER_IDS,
    ORIGINAL_IDS,
    SPECIALS,
    load,
)
from ludotheque.games.age_of_comics.components import GENRES as GENRE_IDS

Piece = dict[str, Any]
CARD_IDS = CREATIVE_IDS + ORIGINAL_IDS
SPECIAL_OF = dict(zip(SPECIALS, ACTIONS, strict=True))
ROWS = {"writer": "writers", "artist": "artists"}


# --- Pieces as they are printed ---


def creative(id: str, value: int | None = None) -> Piece:
    """Return a creative that lies face up, as printed or with another value."""
    face = load().faces[CREATIVE_IDS.index(id)]
    return {
        "id": id,
        "kind": face.kind,
        "genre": face.genre,
        "value": face.value if value is None else value,
        "printed": face.value,
        "name": face.name,
        "young": face.value == 1,
        "cost": 0,
        "learns": False,
    }


def hidden_creative(kind: str, value: int) -> Piece:
    """Return a creative of which only the back was seen."""
    unknown: Piece = dict.fromkeys(("id", "genre", "name"))
    known = {"kind": kind, "value": value, "printed": value, "young": value == 1, "cost": 0, "learns": False}
    return unknown | known


def original(id: str, hype: int = 0) -> Piece:
    """Return an original that lies face up and is not printed."""
    at = ORIGINAL_IDS.index(id)
    return {
        "id": id,
        "genre": GENRE_IDS[at // 4],
        "title": load().titles[at],
        "bonus": BONUSES[at % 4],
        "hype": hype,
    }


def hidden_original(genre: str) -> Piece:
    """Return an original of which only the back was seen."""
    return {"id": None, "genre": genre, "title": None, "bonus": None, "hype": 0}


def order(id: str) -> Piece:
    """Return an order as printed."""
    value = ORDER_IDS.index(id) % 4 + 3
    return {"id": id, "genre": id[:-1], "value": value, "fans": value - 2}


# --- Finding things on the table ---


def side(table: Table, args: Piece) -> Piece:
    """Return the player that a line speaks of, or the Automa if it names none."""
    found: Piece = table["players"][args["seat"]] if "seat" in args else table["automa"]
    return found


def sides(table: Table) -> list[Piece]:
    """Return all players, and the Automa."""
    return [*table["players"], *([table["automa"]] if table["solo"] else [])]


def comic(table: Table, id: str) -> Piece:
    """Return a printed comic."""
    return next(one for player in sides(table) for one in player["comics"] if one["id"] == id)


def sort_hand(player: Piece) -> None:
    """Sort a hand by backs, hidden cards first."""
    player["creatives"].sort(key=lambda card: (card["kind"], card["printed"], card["id"] or ""))
    player["originals"].sort(key=lambda card: (card["genre"], card["id"] or ""))


def pile(id: str) -> str:
    """Return the deck to which a card belongs."""
    return id.split("-")[0] if id in CREATIVE_IDS else "original"


def row(table: Table, id: str) -> list[Piece]:
    """Return the display beside a card's deck."""
    found: list[Piece] = table[ROWS.get(pile(id), "originals")]
    return found


def remove(cards: list[Piece], id: str) -> bool:
    """Remove the card of that id; False if it is not there."""
    for card in cards:
        if card["id"] == id:
            cards.remove(card)
            return True
    return False


def next_card(table: Table, deck: str, back: str) -> None:
    """Put a deck's next card on top: a creative shows its value, an original its genre."""
    found = table["decks"][deck]
    found["value"] = int(back) if back in BACKS[1:4] else None
    found["genre"] = back if back in GENRE_IDS else None


def draw(table: Table, deck: str, back: str) -> None:
    """Take the top card off a deck."""
    table["decks"][deck]["cards"] -= 1
    next_card(table, deck, back)


def discard(table: Table, id: str) -> None:
    """Put a card on the discards of its deck."""
    table["decks"][pile(id)]["discarded"] += 1
    table["discarded"].append(id)
    table["discarded"].sort(key=CARD_IDS.index)


def show(player: Piece, id: str) -> Piece:
    """Turn a card of a hand face up, and return it."""
    for cards in (player["creatives"], player["originals"]):
        for card in cards:
            if card["id"] == id:
                found: Piece = card
                return found
    if id in CREATIVE_IDS:
        face = creative(id)
        hidden = hidden_creative(face["kind"], face["printed"])
        cards = player["creatives"]
    else:
        face = original(id)
        hidden = hidden_original(face["genre"])
        cards = player["originals"]
    cards[cards.index(hidden)] = face
    sort_hand(player)
    return face


def play(player: Piece, id: str) -> None:
    """Take a card out of a hand."""
    card = show(player, id)
    (player["creatives"] if id in CREATIVE_IDS else player["originals"]).remove(card)


def space(table: Table, id: str) -> Piece:
    """Return a space of the map."""
    return next(one for one in table["map"] if one["id"] == id)


def turn_up(table: Table, id: str, kind: str) -> None:
    """Turn a face-down order up: one less of its kind lies hidden on the map."""
    here = space(table, id)
    here["order"] = order(kind)
    here["left"] = None
    for other in table["map"]:
        if other["genre"] == here["genre"] and other["left"]:
            other["left"][str(order(kind)["value"])] -= 1


def lift_order(table: Table, id: str, kind: str) -> None:
    """Take an order off the map, turning it up if it lay face down."""
    if space(table, id)["order"] is None:
        turn_up(table, id, kind)
    space(table, id).update(genre=None, order=None)


def gain_order(player: Piece, pile_name: str, kind: str) -> None:
    """Give a player an order."""
    player[pile_name].append(order(kind))
    player[pile_name].sort(key=lambda one: ORDER_IDS.index(one["id"]))


def pay(player: Piece, money: int) -> None:
    """Pay, or receive if it is negative; the Automa has no money."""
    if "money" in player:
        player["money"] -= money


# --- Setup and rounds ---


def _starting_comic(table: Table, args: Piece) -> None:
    player = side(table, args)
    player["originals"].append(hidden_original(args["genre"]))
    sort_hand(player)
    table["decks"]["original"]["cards"] -= 1
    pay(player, -args["money"])


def _challenge(table: Table, args: Piece) -> None:
    table["challenges"].append({"id": args["challenge"]})
    table["challenges"].sort(key=lambda one: CHALLENGES.index(one["id"]))


def _automa_first(table: Table, _args: Piece) -> None:
    table["order"] = [codes.AUTOMA, 0]


def _new_round(table: Table, args: Piece) -> None:
    table["round"] = args["round"]


def _turned(table: Table, args: Piece) -> None:
    for id, value in args.get("turned", {}).items():
        turn_up(table, id, f"{args['genre']}{value}")


def _calendar(table: Table, args: Piece) -> None:
    shown = table["calendar"][table["round"] - 1]
    shown.append(args["genre"])
    shown.sort(key=GENRE_IDS.index)
    _turned(table, args)


def _shelf(table: Table, args: Piece) -> None:
    table["shelf"].update(args["genre"])


def _hype_token(table: Table, args: Piece) -> None:
    next(one for one in side(table, args)["hyped"] if one["id"] == args["comic"])["hype"] += 1


def _raise_value(table: Table, args: Piece) -> None:
    player = side(table, args)
    pay(player, args["cost"])
    set_team(player, args["card"], creative(args["card"], args["value"]))


def set_team(player: Piece, old: str, new: Piece) -> None:
    """Replace a creative in every comic of a mat."""
    for one in player["comics"]:
        for craft in ("writer", "artist"):
            if one[craft]["id"] == old:
                one[craft] = dict(new)


def _rank(table: Table, args: Piece) -> None:
    player = table["automa"] if table["solo"] and args["seat"] == codes.AUTOMA else side(table, args)
    player["ranking"] += args["points"]


def _earn(table: Table, args: Piece) -> None:
    pay(side(table, args), -args["money"])


def _turn_order(table: Table, args: Piece) -> None:
    table["order"][args["place"] - 1] = args["seat"]


def _decay(table: Table, _args: Piece) -> None:
    for player in sides(table):
        for one in player["comics"]:
            one["fans"] -= one["fans"] > 1


def _round_end(table: Table, _args: Piece) -> None:
    for player in sides(table):
        player["editors"] = codes.EDITORS
        if "extra" in player:
            player["extra"] = False
    for one in table["actions"]:
        for spot in one["spots"]:
            spot["seat"] = None
    for cards in (table["writers"], table["artists"], table["originals"]):
        for card in cards:
            discard(table, card["id"])
        cards.clear()


def _reshuffle(table: Table, args: Piece) -> None:
    deck = args["kind"]
    gone = [id for id in table["discarded"] if pile(id) == deck]
    table["discarded"] = [id for id in table["discarded"] if pile(id) != deck]
    table["decks"][deck]["cards"] += len(gone)
    table["decks"][deck]["discarded"] = 0
    next_card(table, deck, args["back"])


def _display(table: Table, args: Piece) -> None:
    for id in sorted(args.get("card", {}), key=CARD_IDS.index):
        row(table, id).append(creative(id) if id in CREATIVE_IDS else original(id))
        table["decks"][pile(id)]["cards"] -= 1
    next_card(table, args.get("kind", "original"), args["back"])


# --- Actions ---


def _place(table: Table, args: Piece) -> None:
    player = side(table, args)
    player["editors"] -= 1
    spots = table["actions"][ACTIONS.index(args["task"])]["spots"]
    spots[args["spot"] - 1]["seat"] = args.get("seat", codes.AUTOMA)


def _pass_turn(table: Table, args: Piece) -> None:
    side(table, args)["editors"] = 0


def _hire(table: Table, args: Piece) -> None:
    player = side(table, args)
    remove(row(table, args["card"]), args["card"])
    player["creatives"].append(creative(args["card"]))
    sort_creatives(player, hand="seat" in args)


def sort_creatives(player: Piece, *, hand: bool) -> None:
    """Sort a hand by backs, and what the Automa holds as the cards are numbered."""
    if hand:
        sort_hand(player)
    else:
        player["creatives"].sort(key=lambda card: CREATIVE_IDS.index(card["id"]))
        player["originals"].sort(key=lambda card: ORIGINAL_IDS.index(card["id"]))


def _hire_top(table: Table, args: Piece) -> None:
    player = side(table, args)
    draw(table, args["kind"], args["back"])
    player["creatives"].append(hidden_creative(args["kind"], args["value"]))
    sort_hand(player)


def _young_idea(table: Table, args: Piece) -> None:
    player = side(table, args)
    show(player, args["card"])
    player["ideas"][args["genre"]] += 1


def _discard_card(table: Table, args: Piece) -> None:
    play(side(table, args), args["card"])
    discard(table, args["card"])


def _develop(table: Table, args: Piece) -> None:
    player = side(table, args)
    remove(row(table, args["comic"]), args["comic"])
    player["originals"].append(original(args["comic"]))
    sort_creatives(player, hand="seat" in args)


def _develop_top(table: Table, args: Piece) -> None:
    player = side(table, args)
    draw(table, "original", args["back"])
    player["originals"].append(original(args["comic"]) if "comic" in args else hidden_original(args["genre"]))
    sort_creatives(player, hand="seat" in args)


def _dig(table: Table, args: Piece) -> None:
    pay(side(table, args), codes.DIG_COST)
    _develop_top(table, args)


def _dug_away(table: Table, args: Piece) -> None:
    for id in args["comic"]:
        table["decks"]["original"]["cards"] -= 1
        discard(table, id)


def _board_idea(table: Table, args: Piece) -> None:
    table["shelf"][args["genre"]] -= 1
    _idea(table, args)


def _idea(table: Table, args: Piece) -> None:
    side(table, args)["ideas"][args["genre"]] += 1


def _automa_ideas(table: Table, args: Piece) -> None:
    for genre in args["genre"]:
        table["shelf"][genre] -= 1


# --- Printing ---


def _choose_comic(table: Table, args: Piece) -> None:
    player = side(table, args)
    if args["comic"] in ORIGINAL_IDS and all(one["id"] != args["comic"] for one in player["hyped"]):
        show(player, args["comic"])


def _choose_writer(table: Table, args: Piece) -> None:
    show(side(table, args), args["card"])


def _publish(table: Table, args: Piece) -> None:
    player, id = side(table, args), args["comic"]
    pay(player, args.get("cost", 0))
    team = [worker(player, args["card"]), worker(player, args["mate"])]
    sort_creatives(player, hand="seat" in args)
    if id in ORIGINAL_IDS and "seat" in args:
        player["ideas"][GENRE_IDS[ORIGINAL_IDS.index(id) // 4]] -= codes.IDEAS_TO_PRINT
    player["comics"].append(printed(table, player, id, team))
    if id not in ORIGINAL_IDS:
        comic(table, id.removeprefix("rip-"))["ripped_off"] = True
    master(table, player, player["comics"][-1]["genre"])


def worker(player: Piece, id: str) -> Piece:
    """Return a creative for a team: from the hand, or from a team that is paid again."""
    for one in player["comics"]:
        for craft in ("writer", "artist"):
            if one[craft]["id"] == id:
                return dict(one[craft])
    play(player, id)
    return creative(id)


def printed(table: Table, player: Piece, id: str, team: list[Piece]) -> Piece:
    """Return a comic that was printed just now, still without fans."""
    at = COMIC_IDS.index(id)
    rip_off = at >= codes.ORIGINALS
    hype = 0
    if not rip_off:
        hype = sum(one["hype"] for one in player.get("hyped", []) if one["id"] == id)
        if not remove(player.get("hyped", []), id):
            play(player, id)
    return {
        "id": id,
        "genre": GENRE_IDS[at % codes.ORIGINALS // 4],
        "title": load().titles[at],
        "rip_off": rip_off,
        "copies": id.removeprefix("rip-") if rip_off else None,
        "bonus": None if rip_off else BONUSES[at % 4],
        "writer": team[0],
        "artist": team[1],
        "fans": 0,
        "colours": False,
        "mastered": False,
        "hype": hype,
        "round": table["round"],
        "ripped_off": False,
    }


def master(table: Table, player: Piece, genre: str) -> None:
    """Mark that the master of a genre has had the fan of mastery for each comic of it."""
    for one in player["comics"]:
        holder = table["mastery"][genre]
        if one["genre"] == genre and holder is not None and sides(table)[holder] is player:
            one["mastered"] = True


def _mastery(table: Table, args: Piece) -> None:
    table["mastery"][args["genre"]] = args["seat"]
    master(table, sides(table)[args["seat"]], args["genre"])


def _bonus(table: Table, args: Piece) -> None:
    player = side(table, args)
    if args["bonus"] == codes.BONUS_MONEY:
        pay(player, -codes.MONEY_BONUS)
    elif args["bonus"] == codes.BONUS_TICKET:
        player["tickets"] += 1
        table["tickets"] -= 1


def _stolen(table: Table, args: Piece) -> None:
    comic(table, args["comic"])["fans"] -= 1


def _fans(table: Table, args: Piece) -> None:
    comic(table, args["comic"])["fans"] = args["total"]


def _colours(table: Table, args: Piece) -> None:
    comic(table, args["comic"])["colours"] = True


def _cube(table: Table, args: Piece) -> None:
    move_cube(table, args, -1)


def _lift(table: Table, args: Piece) -> None:
    move_cube(table, args, 1)


def move_cube(table: Table, args: Piece, back: int) -> None:
    """Move a cube from the mat to a special (-1) or back (1)."""
    player, word = side(table, args), args["special"]
    player["cubes"] += back
    player["specials"] = [one for one in SPECIALS if (one in player["specials"]) != (one == word)]
    here = table["actions"][ACTIONS.index(SPECIAL_OF[word])]
    here["cubes"] = sorted({*here["cubes"]} ^ {args["seat"]})


def _fulfil(table: Table, args: Piece) -> None:
    player = side(table, args)
    player["orders"].remove(order(args["order"]))
    gain_order(player, "done", args["order"])


# --- Sales ---


def _move_agent(table: Table, args: Piece) -> None:
    side(table, args)["agent"] = args["circle"]


def _cab(table: Table, args: Piece) -> None:
    pay(side(table, args), codes.CAB_COST)
    _move_agent(table, args)


def _ticket(table: Table, args: Piece) -> None:
    side(table, args)["tickets"] -= 1
    table["tickets"] += 1
    _move_agent(table, args)


def _ticket_used(table: Table, args: Piece) -> None:
    side(table, args)["tickets"] -= 1
    table["used_tickets"] += 1
    _move_agent(table, args)


def _fee(table: Table, args: Piece) -> None:
    pay(side(table, args), codes.RIVAL_FEE)
    pay(table["players"][args["target"]], -codes.RIVAL_FEE)


def _flip(table: Table, args: Piece) -> None:
    turn_up(table, args["space"], args["order"])


def _collect(table: Table, args: Piece) -> None:
    lift_order(table, args["space"], args["order"])
    gain_order(side(table, args), "orders" if "seat" in args else "done", args["order"])


# --- Special actions ---


def _swap(table: Table, args: Piece) -> None:
    player, old, new = side(table, args), args["card"], args["mate"]
    teams = {one[craft]["id"]: one[craft] for one in player["comics"] for craft in ("writer", "artist")}
    if new in teams:
        for one in player["comics"]:
            for craft in ("writer", "artist"):
                id = one[craft]["id"]
                if id in (old, new):
                    one[craft] = dict(teams[new if id == old else old])
        return
    play(player, new)
    set_team(player, old, creative(new))
    player["creatives"].append(creative(old))
    sort_hand(player)


def _swap_pays(table: Table, args: Piece) -> None:
    _swap(table, args)
    pay(side(table, args), args["money"])


def _swap_receives(table: Table, args: Piece) -> None:
    _swap(table, args)
    pay(side(table, args), -args["money"])


def _hype(table: Table, args: Piece) -> None:
    player = side(table, args)
    play(player, args["comic"])
    player["hyped"].append(original(args["comic"]))
    player["hyped"].sort(key=lambda one: ORIGINAL_IDS.index(one["id"]))


def _spend(table: Table, args: Piece) -> None:
    side(table, args)["ideas"][args["genre"]] -= 1


def _market(table: Table, args: Piece) -> None:
    pay(side(table, args), args["money"])


def _extra_editor(table: Table, args: Piece) -> None:
    player = side(table, args)
    player["editors"] += 1
    player["extra"] = True


# --- The Automa ---


def _automa_card(table: Table, args: Piece) -> None:
    automa = table["automa"]
    automa["cards"].append({"id": args["sheet"]})
    automa["cards"].sort(key=lambda card: AUTOMA_IDS.index(card["id"]))
    automa["left"] -= 1


def _automa_shuffle(table: Table, _args: Piece) -> None:
    table["automa"].update(cards=[], left=len(AUTOMA_IDS))


def _automa_nothing(table: Table, _args: Piece) -> None:
    table["automa"]["editors"] -= 1


FOLLOW: dict[str, Callable[[Table, Piece], None]] = {
    "starting-comic": _starting_comic,
    "challenge": _challenge,
    "automa-first": _automa_first,
    "round": _new_round,
    "calendar": _calendar,
    "calendar-alone": _calendar,
    "shelf": _shelf,
    "hype-token": _hype_token,
    "learn": _raise_value,
    "train": _raise_value,
    "rank": _rank,
    "rank-automa": _rank,
    "earn": _earn,
    "order": _turn_order,
    "decay": _decay,
    "round-end": _round_end,
    "reshuffle": _reshuffle,
    "reshuffle-originals": lambda table, args: _reshuffle(table, {**args, "kind": "original"}),
    "display": _display,
    "display-none": _display,
    "display-originals": _display,
    "display-originals-none": _display,
    "place": _place,
    "automa-place": _place,
    "pass": _pass_turn,
    "royalties": _earn,
    "hire": _hire,
    "automa-hire": _hire,
    "hire-top": _hire_top,
    "young-idea": _young_idea,
    "discard": _discard_card,
    "develop": _develop,
    "automa-develop": _develop,
    "develop-top": _develop_top,
    "automa-develop-top": _develop_top,
    "dig": _dig,
    "dug-away": _dug_away,
    "board-idea": _board_idea,
    "idea": _idea,
    "automa-ideas": _automa_ideas,
    "choose-comic": _choose_comic,
    "choose-writer": _choose_writer,
    "print": _publish,
    "rip-off": _publish,
    "automa-print": _publish,
    "bonus": _bonus,
    "stolen": _stolen,
    "fans": _fans,
    "fans-lost": _fans,
    "mastery": _mastery,
    "mastery-automa": _mastery,
    "colours": _colours,
    "cube": _cube,
    "lift": _lift,
    "fulfil": _fulfil,
    "walk": _move_agent,
    "cab": _cab,
    "ticket": _ticket,
    "ticket-used": _ticket_used,
    "fee": _fee,
    "flip": _flip,
    "collect": _collect,
    "automa-collect": _collect,
    "automa-flip": _turned,
    "swap": _swap,
    "swap-pays": _swap_pays,
    "swap-receives": _swap_receives,
    "hype": _hype,
    "spend": _spend,
    "market": _market,
    "extra-editor": _extra_editor,
    "automa-card": _automa_card,
    "automa-shuffle": _automa_shuffle,
    "automa-nothing": _automa_nothing,
}
"""The lines of the log that move something, each with what it moves."""


def follow(table: Table, event: Event) -> None:
    """Change the table as one public event says."""
    if event.key in FOLLOW:
        FOLLOW[event.key](table, dict(event.args))


TEAM = "follows from the values and genres of the team, which are kept"
CHART = "follows from the fans and the chart of p.2, which are kept"
RAISING = "says who may learn or train now, and follows from the teams (p.10)"
POINTS = "the score if the game ended now, which follows from all that is kept (p.12)"

LEDGER = Ledger(
    follow,
    {
        "phase": "says what is asked",
        "player": "says who is asked",
        "pending": "says what the question under way still gives",
        "previews": "help for the one who is asked, empty for a spectator",
        "title": "follows from the points (solo p.4)",
        "challenges.*.met": "follows from what is kept",
        "players.*.place": "the place in the order, which is kept",
        "players.*.hand": "counts the cards listed beside it, and hyped ones by an option",
        "players.*.best": CHART,
        "players.*.income": CHART,
        "players.*.points": POINTS,
        "players.*.comics.*.specialised": TEAM,
        "players.*.comics.*.value": TEAM,
        "players.*.comics.*.points": TEAM,
        "players.*.comics.*.earns": CHART,
        "players.*.comics.*.writer.cost": RAISING,
        "players.*.comics.*.writer.learns": RAISING,
        "players.*.comics.*.artist.cost": RAISING,
        "players.*.comics.*.artist.learns": RAISING,
        "automa.best": CHART,
        "automa.points": POINTS,
        "automa.comics.*.specialised": TEAM,
        "automa.comics.*.value": TEAM,
        "automa.comics.*.points": TEAM,
        "automa.comics.*.earns": CHART,
        "automa.comics.*.writer.cost": RAISING,
        "automa.comics.*.writer.learns": RAISING,
        "automa.comics.*.artist.cost": RAISING,
        "automa.comics.*.artist.learns": RAISING,
        "automa.cards.*.actions": "printed on the card",
        "automa.cards.*.genres": "printed on the card",
        "automa.cards.*.provenance": "printed fact or reconstruction, as the card's file says",
    },
)
