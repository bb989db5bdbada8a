"""The public table of Gold Record, kept from the events of its log alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludotheque.core.events import Event
from ludotheque.core.ledger import Ledger, Table
from ludotheque.games.gold_record import codes

DERIVED = {
    "phase": "which question is asked",
    "player": "whose turn it is",
    "asked": "who decides now",
    "item": "what the question is about",
    "left": "how often the question is still asked",
    "turn.steps": "how far the walk may still go: two spaces, three with Shortcut",
    "turn.wild": "the MANAGER pays once a turn, and the log says when",
    "manager": "the side of the card follows from its owner's band",
    "players.*.full": "follows from the band",
    "players.*.professional": "follows from the band",
    "players.*.drives": "follows from the band",
    "players.*.flies": "follows from the band",
    "players.*.battle": "the sum of green points in sight",
    "players.*.count": "the red points in sight",
}
OUTSIDE = codes.OUTSIDE
ENDINGS = {"over": "years", "over-first": "held", "over-hit": "hit", "over-outside": "outside"}


def follow(table: Table, event: Event) -> None:
    """Move the pieces as an event says."""
    if event.key in ENDINGS:
        over(table, event.key, event.args)
    elif step := STEPS.get(event.key):
        step(table, event.args)


def move(counts: dict[str, int], name: str, by: int) -> None:
    """Change a count of cards; a kind of which there are none is not listed."""
    counts[name] = counts.get(name, 0) + by
    if not counts[name]:
        del counts[name]


def pour(source: dict[str, int], target: dict[str, int]) -> None:
    """Move all cards of one place to another."""
    for name, count in source.items():
        move(target, name, count)
    source.clear()


def named(rows: list[Any], id: str) -> Any:
    """Return the row of a table of the view with that id."""
    return next(row for row in rows if row["id"] == id)


def put_away(table: Table) -> None:
    """Discard the #*IT HAPPENS card that was drawn: at the latest when the turn is over."""
    if table["happening"] is not None:
        move(table["happens_out"], table["happening"], 1)
        table["happening"] = None


# --- Setup, turns, years ---


def lead(table: Table, args: Any) -> None:
    """Give a player a leader, whose instrument no one else plays in that band."""
    player = table["players"][args["seat"]]
    player["leader"] = args["role"]
    del player["band"][args["role"]]
    named(table["leaders"], args["role"])["owner"] = args["seat"]


def place(table: Table, args: Any) -> None:
    """Put a leader on a space."""
    table["players"][args["seat"]]["at"] = args["space"]


def turn(table: Table, args: Any) -> None:
    """Begin a turn where the leader stands."""
    put_away(table)
    table["turn"].update(start=table["players"][args["seat"]]["at"], path=[], battles=0)


def year(table: Table, args: Any) -> None:
    """Make all square cards the new pile, all FLUKE cards played or discarded the new deck."""
    table.update(year=args["year"], first=args["seat"])
    for player in table["players"]:
        player["cards"].clear()
        pour(player["shown"], table["fluke_out"])
    table["spent"].clear()
    table["fluke_deck"] += sum(table["fluke_out"].values())
    table["fluke_out"].clear()
    pile(table, args)


def pile(table: Table, args: Any) -> None:
    """Set how many cards the pile has, and the one on top."""
    table.update(pile=args["pile"], top=None if args["kind2"] == "none" else args["kind2"])


def refill(table: Table, args: Any) -> None:
    """Put a card on a space that was empty."""
    named(table["board"], args["space"])["kind"] = args["kind"]


# --- Walking and riding ---


def walk(table: Table, args: Any) -> None:
    """Take a step."""
    place(table, args)
    table["turn"]["path"].append(args["space"])


def collect(table: Table, args: Any) -> None:
    """Give the player a card, and put the top one of the pile there; a battle is discarded."""
    space = named(table["board"], args["space"])
    space["kind"] = table["top"]
    pile(table, args)
    if args["kind"] == "battle":
        move(table["spent"], "battle", 1)
        table["turn"]["battles"] += 1
    else:
        move(table["players"][args["seat"]]["cards"], args["kind"], 1)


def walk_take(table: Table, args: Any) -> None:
    """Take a step, and the card there."""
    walk(table, args)
    collect(table, args)


def give_back(table: Table, args: Any) -> None:
    """Discard square cards of a walk; a battle among them was discarded at once, and is no longer due."""
    kept = {kind: count for kind, count in args["cards"].items() if kind != "battle"}
    lost(table, {**args, "cards": kept})
    table["turn"]["battles"] -= args["cards"].get("battle", 0)


def ride(table: Table, args: Any) -> None:
    """Move the VAN with its passenger."""
    table["van"] = table["players"][args["seat"]]["at"] = args["space2"]


def fly(table: Table, args: Any) -> None:
    """Move the PLANE with its passenger."""
    table["plane"] = table["players"][args["seat"]]["at"] = args["space2"]


def shift(table: Table, args: Any) -> None:
    """Move another player's leader."""
    table["players"][args["target"]]["at"] = args["space"]


# --- Buying, and the card ---


def pay(table: Table, args: Any, cost: list[str]) -> None:
    """Spend the cards of the cost, but for the one that the MANAGER pays."""
    for kind in cost:
        move(table["players"][args["seat"]]["cards"], kind, -1)
        move(table["spent"], kind, 1)
    if "kind" in args:
        move(table["players"][args["seat"]]["cards"], args["kind"], 1)
        move(table["spent"], args["kind"], -1)


def hire(table: Table, args: Any) -> None:
    """Pay for a musician, who joins the band."""
    one = named(table["musicians"], args["musician"])
    pay(table, args, one["cost"])
    one["owner"] = args["seat"]
    table["players"][args["seat"]]["band"][one["instrument"]] = one["id"]


def leave(table: Table, args: Any) -> None:
    """Take a musician out of the band, if no one else plays that instrument there by now."""
    one = named(table["musicians"], args["musician"])
    one["owner"] = None
    band = table["players"][args["seat"]]["band"]
    if band[one["instrument"]] == one["id"]:
        band[one["instrument"]] = None


def press(table: Table, args: Any) -> None:
    """Pay for a sector; the view lists them in the order of the record."""
    pay(table, args, named(table["sectors"], args["sector"])["cost"])
    gold = {*table["players"][args["seat"]]["sectors"], args["sector"]}
    table["players"][args["seat"]]["sectors"] = [one["id"] for one in table["sectors"] if one["id"] in gold]


def take_card(table: Table, args: Any) -> None:
    """Give a player ROADIE/MANAGER."""
    table["roadie"] = args["seat"]


def van(table: Table, args: Any) -> None:
    """Place the VAN."""
    table["van"] = args["space"]


def plane(table: Table, args: Any) -> None:
    """Place the PLANE."""
    table["plane"] = args["space"]


# --- FLUKE and #*IT HAPPENS cards ---


def draw_fluke(table: Table, args: Any) -> None:
    """Draw a FLUKE card that only its owner sees."""
    table["fluke_deck"] -= 1
    table["players"][args["seat"]]["hand"] += 1


def leave_hand(table: Table, args: Any) -> None:
    """Take a FLUKE card out of a hand, a known one first."""
    player = table["players"][args["seat"]]
    player["hand"] -= 1
    if args["fluke"] in player["known"]:
        move(player["known"], args["fluke"], -1)


def play(table: Table, args: Any) -> None:
    """Play a FLUKE card: with red points it stays in sight until the year's end."""
    leave_hand(table, args)
    kept = named(table["flukes"], args["fluke"])["ranking"] > 0
    move(table["players"][args["seat"]]["shown"] if kept else table["fluke_out"], args["fluke"], 1)


def discard(table: Table, args: Any) -> None:
    """Discard a FLUKE card from a hand."""
    leave_hand(table, args)
    move(table["fluke_out"], args["fluke"], 1)


def happening(table: Table, args: Any) -> None:
    """Draw a #*IT HAPPENS card."""
    table["happens_deck"] -= 1
    table["happening"] = args["happens"]


def shuffled(table: Table, _args: Any) -> None:
    """Make a new #*IT HAPPENS deck of the discards."""
    table["happens_deck"] += sum(table["happens_out"].values())
    table["happens_out"].clear()


def lost(table: Table, args: Any) -> None:
    """Discard square cards of a player."""
    for kind, count in args["cards"].items():
        move(table["players"][args["seat"]]["cards"], kind, -count)
        move(table["spent"], kind, count)


def drop(table: Table, args: Any) -> None:
    """Discard a resource."""
    lost(table, {**args, "cards": {args["kind"]: 1}})


def find(table: Table, args: Any) -> None:
    """Take a resource from the discards."""
    move(table["spent"], args["kind"], -1)
    move(table["players"][args["seat"]]["cards"], args["kind"], 1)


def steal(table: Table, args: Any) -> None:
    """Take a resource from another player."""
    move(table["players"][args["target"]]["cards"], args["kind"], -1)
    move(table["players"][args["seat"]]["cards"], args["kind"], 1)


def trade(table: Table, args: Any) -> None:
    """Exchange a square card with one of the board."""
    cards = table["players"][args["seat"]]["cards"]
    move(cards, args["kind1"], -1)
    move(cards, args["kind2"], 1)
    named(table["board"], args["space"])["kind"] = args["kind1"]


# --- Battles and the ranking ---


def battle(table: Table, _args: Any) -> None:
    """Fight a battle: one of the board was due since its card was taken, one of #*IT HAPPENS was not."""
    table["turn"]["battles"] = max(0, table["turn"]["battles"] - 1)


def show(table: Table, args: Any) -> None:
    """Show a hand: what is shown and not discarded stays known."""
    table["players"][args["seat"]]["known"] = dict(args["flukes"])


def discard_green(table: Table, _args: Any) -> None:
    """Green square cards, and the green ones of the FLUKE cards just shown."""
    for seat, player in enumerate(table["players"]):
        green = [one["id"] for one in table["squares"] if one["battle"] and one["id"] in player["cards"]]
        lost(table, {"seat": seat, "cards": {id: player["cards"][id] for id in green}})
        for one in table["flukes"]:
            for _ in range(player["known"].get(one["id"], 0) if one["battle"] else 0):
                discard(table, {"seat": seat, "fluke": one["id"]})


def ranked(table: Table, args: Any) -> None:
    """Move a band in the ranking, and note what moved it."""
    player = table["players"][args["seat"]]
    player["place"] = None if args["place"] == OUTSIDE else args["place"]
    move(player["moves"], args["source"], args["old"] - args["place"])


def count(table: Table, _args: Any) -> None:
    """Count the year: its last turn is over."""
    put_away(table)


STEPS: dict[str, Callable[[Table, Any], None]] = {
    "leader": lead,
    "place": place,
    "turn": turn,
    "year": year,
    "refill": refill,
    "walk": walk,
    "walk-take": walk_take,
    "walk-take-empty": walk_take,
    "collect": collect,
    "collect-empty": collect,
    "give-back": give_back,
    "ride": ride,
    "fly": fly,
    "shift": shift,
    "hire": hire,
    "hire-wild": hire,
    "leaves": leave,
    "dismissed": leave,
    "press": press,
    "press-wild": press,
    "card-roadie": take_card,
    "card-manager": take_card,
    "steal-roadie": take_card,
    "steal-manager": take_card,
    "van": van,
    "plane": plane,
    "draw-fluke": draw_fluke,
    "play": play,
    "discard": discard,
    "lose-fluke": discard,
    "happening": happening,
    "shuffled": shuffled,
    "put-away": lambda table, _args: put_away(table),
    "lost": lost,
    "drop": drop,
    "find": find,
    "steal": steal,
    "trade": trade,
    "battle": battle,
    "battle-shown": show,
    "battle-discards": discard_green,
    "climbs": ranked,
    "falls": ranked,
    "falls-out": ranked,
    "pushed": ranked,
    "pushed-out": ranked,
    "count-fluke": ranked,
    "count-square": ranked,
    "count-musician": ranked,
    "count-card": ranked,
    "count": count,
}


def over(table: Table, key: str, args: Any) -> None:
    """Name the winner, or everyone if no one ever got into the Top 45."""
    put_away(table)
    table["ended"] = ENDINGS[key]
    table["winners"] = [args["seat"]] if "seat" in args else list(range(len(table["players"])))


LEDGER = Ledger(follow, DERIVED)
