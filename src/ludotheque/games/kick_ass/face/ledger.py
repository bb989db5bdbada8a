"""The public table of Kick-Ass kept by the events of its log: what a reader moves with each line.

The ledger itself applies rules to consequences: a kill counts for the events that count kills there, a new event
pushes what is in its way, the next wave brings its figures.
"""

from __future__ import annotations

from typing import Any

from ludotheque.core.events import Event
from ludotheque.core.ledger import Ledger, Table
from ludotheque.games.kick_ass import codes, names, printed
from ludotheque.games.kick_ass.bosses import added, don_genovese, john_genovese, mofo, red_mist, vic_gigante
from ludotheque.games.kick_ass.cards import BASE_EVENTS, BOSS_EVENTS, SPAWNS
from ludotheque.games.kick_ass.chapters import row
from ludotheque.games.kick_ass.components import VIRALS
from ludotheque.games.kick_ass.options import BOSS_NAMES
from ludotheque.games.kick_ass.rules import BOOK
from ludotheque.games.kick_ass.state import Villain
from ludotheque.games.kick_ass.table import Args, Line, appear, box, hero, on_row, parts, place

UNSPENT = ("works", "timers", "fights", "effects", "movement", "status")
"""The parts of a played card that can still be used."""
DERIVED = {
    **dict.fromkeys(("phase", "segment", "ask", "player"), "flow: what is asked, and who answers"),
    "captain": "follows from the round and who is out",
    **dict.fromkeys(("offer_heroes", "offer_cards", "offer_items"), "what is offered"),
    "protections_left": "eight less those in the districts",
    "boss.fights": "follows from the gang (p.27)",
    "boss.gang_value": "follows from the tracker and the number of heroes (p.27)",
    "heroes.*.discount": "follows from social media and what was bought in this turn",
    "heroes.*.hardships.*.up": "follows from happiness",
    "heroes.*.items.*.works": "follows from its place and the hardships",
    "heroes.*.pool": "follows from strength, items and hardships",
    **{f"heroes.*.played.{name}": "what is offered: what of the card is unspent" for name in UNSPENT},
    "districts.*.gang": "follows from where the Skull Gang is",
    "districts.*.taken": "follows from who is on the spaces",
    "districts.*.blocked": "follows from the events of the row and where Don is",
    "districts.*.heroes": "follows from where each hero is",
    **dict.fromkeys(("districts.*.power", "arena.power", "fight.power"), "the sum of who is there"),
    "fight.costs": "what is offered: whom the hits that are left suffice for",
    "fight.fighters.*.rerolls": "what is offered: rerolls that items and strength still give",
}


# --- What is where ---


def nothing(_table: Table, _args: Args) -> None:
    """Follow a line that moves nothing: what it brings is told by others."""


# --- Setup and the round ---


def pick(table: Table, args: Args) -> None:
    """Set a hero's dashboard up (p.9)."""
    number, cards = names.HERO_IDS.index(args["hero"]), box(table)
    hand = [names.CARD_IDS[number * codes.HAND + k] for k in range(codes.HAND)]
    table["heroes"][args["seat"]] = {
        "hero": args["hero"],
        "name": parts().faces[args["hero"]].name,
        "at": names.DISTRICT_IDS[cards.start[number]],
        **{stat: int(getattr(cards, stat)[number]) for stat in ("happiness", "strength", "media", "life")},
        "life_most": int(cards.life[number]),
        "dollars": 6 if len(table["heroes"]) == 1 else 3,
        "out": False,
        "famous": False,
        "steps": [list(step) for step in parts().heroes[number]],
        "viral": VIRALS[cards.viral[number]],
        "discount": None,
        "hardships": [],
        "hand": [held(table, card) for card in hand],
        "items": [owned(names.ITEM_IDS[number], worn=True)],
        "pool": None,
        "played": None,
    }


def held(table: Table, card: str) -> dict[str, Any]:
    """Return the view of a card that has just come to a hand."""
    return {"card": printed.card_view(parts(), box(table), names.CARD_IDS.index(card)), "used": 0}


def owned(item: str, *, worn: bool) -> dict[str, Any]:
    """Return the view of an item that a hero has just got."""
    return {
        "item": printed.item_view(parts(), names.ITEM_IDS.index(item)),
        "worn": worn,
        "works": None,
        "exhausted": False,
    }


def deal(table: Table, _args: Args) -> None:
    """Give everyone two hardships, face down."""
    steps = (codes.FIRST_HARDSHIP, codes.SECOND_HARDSHIP)
    for one in table["heroes"]:
        one["hardships"] = [{"at": at, "up": None, "card": None} for at in steps]


def offer_items(table: Table, args: Args) -> None:
    """Take the items that a hero alone chooses from off the deck."""
    table["items_left"] -= sum(args["item"].values())


def keep(table: Table, args: Args) -> None:
    """Keep one of four; the others are discarded."""
    get_item(table, args)
    table["items_thrown"] += 3


def new_round(table: Table, args: Args) -> None:
    """Set the round, and make all items ready."""
    table["round"] = args["round"]
    for one in table["heroes"]:
        for item in one["items"]:
            item["exhausted"] = False


def end_segment(table: Table, _args: Args) -> None:
    """Put the cards that were played out of sight."""
    for one in table["heroes"]:
        one["played"] = None


def refresh(table: Table, _args: Args) -> None:
    """Take all used cards back."""
    for one in table["heroes"]:
        for card in one["hand"]:
            card["used"] = 0


def display(table: Table, args: Args) -> None:
    """Lay other cards out."""
    cards = [card for card, count in args["card"].items() for _ in range(count)]
    table["display"] = [held(table, card)["card"] for card in cards]


def shop(table: Table, args: Args) -> None:
    """Discard what was not sold, and lay other items out."""
    table["items_thrown"] += len(table["shop"])
    items = [item for item, count in args["item"].items() for _ in range(count)]
    table["items_left"] -= len(items)
    table["shop"] = [printed.item_view(parts(), names.ITEM_IDS.index(item)) for item in items]


def shuffle_items(table: Table, args: Args) -> None:
    """Make the discards the deck; the unsold items among them are put there by ``shop``, which comes later."""
    table["items_left"] += args["count"]
    table["items_thrown"] -= args["count"]


# --- Heroes ---


def stat(sign: int) -> Line:
    """Make a line that raises or lowers a track."""

    def change(table: Table, args: Args) -> None:
        hero(table, args)[args["stat"]] += sign * args["count"]

    return change


def hardship(table: Table, args: Args) -> None:
    """Turn a hardship up."""
    hero(table, args)["hardships"][args["which"]]["card"] = printed.trouble_view(parts().faces[args["hardship"]])


def famous(table: Table, args: Args) -> None:
    """Take the green card."""
    hero(table, args)["famous"] = True
    hero(table, args)["hand"].append(held(table, args["card"]))


def stands(table: Table, args: Args) -> None:
    """Stay in play."""
    hero(table, args)["life"] = args["life"]


def faint(table: Table, args: Args) -> None:
    """Wake up in the Hospital."""
    hero(table, args).update(at="hospital", life=args["life"], happiness=args["happiness"])


def faint_out(table: Table, args: Args) -> None:
    """Leave the game."""
    hero(table, args).update(at=None, out=True)


def drop(table: Table, args: Args) -> None:
    """Put what was carried for an event back where it was picked up."""
    event = on_row(table, args)
    if event["kind"] == "deliver":
        event["at"] = counted(event, event["origin"], event["carried"][args["seat"]])
        event["carried"][args["seat"]] = 0
    for token in event["tokens"]:
        if token["seat"] == args["seat"]:
            token.update(state="police", seat=None)


def drawn(table: Table, _args: Args) -> None:
    """Take an item off the deck."""
    table["items_left"] -= 1


def get_item(table: Table, args: Args) -> None:
    """Get an item, in its place or waiting."""
    hero(table, args)["items"].append(owned(args["item"], worn=bool(args["worn"])))


def buy(table: Table, args: Args) -> None:
    """Pay for an item of the shop."""
    hero(table, args)["dollars"] -= args["count"]
    take_out(table["shop"], args["item"])
    get_item(table, args)


def take_out(cards: list[Any], id: str) -> None:
    """Take the first card of that design out of a row, if it is there."""
    for at, card in enumerate(cards):
        if card["id"] == id:
            del cards[at]
            return


def item_is(what: str, *, value: bool) -> Line:
    """Make a line that puts an item in its place or in the backpack, or turns it on its side."""

    def change(table: Table, args: Args) -> None:
        hero(table, args)["items"][args["which"]][what] = value

    return change


def take(table: Table, args: Args) -> None:
    """Take an open card."""
    take_out(table["display"], args["card"])
    hero(table, args)["hand"].append(held(table, args["card"]))


def of_hand(table: Table, args: Args, used: int) -> int:
    """Return where in a hand a card lies that was used in that segment, or not at all (0)."""
    hand = hero(table, args)["hand"]
    return next(at for at, one in enumerate(hand) if one["card"]["id"] == args["card"] and one["used"] == used)


def remove(table: Table, args: Args) -> None:
    """Take a card out of the game."""
    del hero(table, args)["hand"][of_hand(table, args, args["used"])]


def recall(table: Table, args: Args) -> None:
    """Take a used card back."""
    hero(table, args)["hand"][of_hand(table, args, args["used"])]["used"] = 0


def commit(face: str) -> Line:
    """Make a line that plays a card face up or down."""

    def play(table: Table, args: Args) -> None:
        card = hero(table, args)["hand"][of_hand(table, args, 0)]
        card["used"] = args["segment"]
        hero(table, args)["played"] = {"card": card["card"], "face": face, **dict.fromkeys(UNSPENT)}

    return play


def move(table: Table, args: Args) -> None:
    """Go somewhere."""
    hero(table, args)["at"] = args["district"]


# --- The city ---


def spawn(table: Table, args: Args) -> None:
    """Turn a spawn card up."""
    end_segment(table, args)
    table["spawns_left"] = (SPAWNS if args["again"] else table["spawns_left"]) - 1
    table["spawn"] = printed.spawn_view(parts(), box(table), names.SPAWN_IDS.index(args["spawn"]))


def incoming(table: Table, args: Args) -> None:
    """Move the Incoming marker."""
    table["incoming"] += args["steps"]


def place_minion(table: Table, args: Args) -> None:
    """Put a minion somewhere."""
    place(table, args["district"])["minions"] += 1


def place_protected(table: Table, args: Args) -> None:
    """Take a protection token for a minion, which is killed (p.24)."""
    place(table, args["district"])["protection"] -= 1
    killed(table, args["district"])


def place_super(instead: str | None) -> Line:
    """Make a line that puts a super somewhere, instead of what was there."""

    def put(table: Table, args: Args) -> None:
        there = place(table, args["district"])
        there["supers"] += 1
        if instead is not None:
            there[instead] -= 1

    return put


def protection(sign: int) -> Line:
    """Make a line that places a protection token or takes one away."""

    def change(table: Table, args: Args) -> None:
        place(table, args["district"])["protection"] += sign

    return change


def removed(table: Table, args: Args) -> None:
    """Take minions and supers away, whom no one has killed."""
    for what in ("minions", "supers"):
        place(table, args["district"])[what] -= args[what]


def kill(what: str) -> Line:
    """Make a line that kills minions, supers or members of a gang, in a fight for hits."""

    def beat(table: Table, args: Args) -> None:
        there = table["boss"] if what == "gang" else place(table, args["district"])
        there[what] -= args["count"]
        spend(table, args)
        for _ in range(args["count"]):
            killed(table, args["district"])

    return beat


def kill_mini(table: Table, args: Args) -> None:
    """Kill a mini-boss."""
    on_row(table, args)["left"] = 0
    spend(table, args)


def spend(table: Table, args: Args) -> None:
    """Take hits off those of the fight."""
    if args["hits"]:
        table["fight"]["hits"] -= args["hits"]


def killed(table: Table, id: str) -> None:
    """Count a kill for events that count kills there (Q36), and take a dollar of loot that lies there (p.29)."""
    for event in filter(None, table["row"]):
        if event["kind"] == "kills" and id in event["at"] and event["left"] > 0:
            event["left"] -= 1
        for token in event["tokens"]:
            # The last dollar goes with the token, when it is resolved.
            if token["state"] == "loot" and token["district"] == id and token["dollars"] > 1:
                token["dollars"] -= 1


def clean(table: Table, args: Args) -> None:
    """Kill all minions of a district."""
    there = place(table, args["district"])
    for _ in range(there["minions"]):
        killed(table, args["district"])
    there["minions"] = 0


def clean_up(table: Table, args: Args) -> None:
    """Count a clean-up for events that want different ones."""
    for event in filter(None, table["row"]):
        if event["kind"] == "cleans" and args["district"] not in event["at"]:
            event["at"] = counted(event, args["district"], 1)
            event["left"] = max(0, event["left"] - 1)


def counted(event: Any, id: str, more: int) -> dict[str, int]:
    """Return an event's tokens by district, with more or fewer in one: in the order of districts, without zeros."""
    there = {**event["at"], id: event["at"].get(id, 0) + more}
    return {one: there[one] for one in names.DISTRICT_IDS if there.get(one)}


def docks(table: Table, args: Args) -> None:
    """Place or move the Docks token; on no space it is away."""
    table["docks"] = args["side"] if args["count"] else None
    table["docks_at"] = args["count"]


def shop_token(table: Table, args: Args) -> None:
    """Put a token on the shop's track; the last one empties it."""
    table["shop_track"] = args["count"] % codes.SHOP_SPACES


def lure(table: Table, args: Args) -> None:
    """Move a minion to where the hero is."""
    if args["district"] == names.GANG_NAME:
        table["boss"]["gang"] -= 1
    else:
        place(table, args["district"])["minions"] -= 1
    place(table, hero(table, args)["at"])["minions"] += 1


# --- The row ---


def slide(table: Table, _args: Args) -> None:
    """Move all events a space; the last leaves."""
    table["row"] = [None, *table["row"][:2]]


def event_reveal(table: Table, args: Args) -> None:
    """Put a new event on the first space; what is in its way moves on (Q38)."""
    number = names.EVENT_IDS.index(args["event"])
    if number < BASE_EVENTS:
        table["events_left"] -= 1
    elif table["boss"]["left"] > 0:
        table["boss"]["left"] -= 1
    else:
        table["boss"]["under"].pop(0)
    cards = box(table)
    fresh = row.at_first(cards, number)
    gap = table["row"].index(None)
    spaces = table["row"]
    table["row"] = [printed.event_view(parts(), cards, len(table["heroes"]), fresh), *spaces[:gap], *spaces[gap + 1 :]]


def event_mature(table: Table, args: Args) -> None:
    """Count an event that has left; MoFo's go under his deck (Q48)."""
    if names.EVENT_IDS.index(args["event"]) < BASE_EVENTS:
        table["matured"] += 1
    elif villain(table).keeps_events():
        table["boss"]["under"].append(args["event"])


def event_complete(table: Table, args: Args) -> None:
    """Take a completed event off the row, and count it."""
    table["row"] = [None if event is not None and event["id"] == args["event"] else event for event in table["row"]]
    if names.EVENT_IDS.index(args["event"]) < BASE_EVENTS:
        table["completed"] += 1
    else:
        table["boss"]["done"] += 1


def work(table: Table, args: Args) -> None:
    """Take a timer token off an event."""
    event = on_row(table, args)
    event["at"] = counted(event, args["district"], -1)
    event["left"] -= 1


def pick_up(table: Table, args: Args) -> None:
    """Pick something up for an event."""
    event = on_row(table, args)
    event["at"] = counted(event, args["district"], -1)
    event["carried"][args["seat"]] += 1


def deliver(table: Table, args: Args) -> None:
    """Deliver all that is carried for an event."""
    event = on_row(table, args)
    event["left"] -= event["carried"][args["seat"]]
    event["carried"][args["seat"]] = 0


def pay(table: Table, args: Args) -> None:
    """Pay for an event."""
    hero(table, args)["dollars"] -= args["count"]
    on_row(table, args)["left"] -= args["count"]


# --- Fights ---


def fight(table: Table, args: Args) -> None:
    """Begin a fight; in the Hideaway and Times Square all who are in play fight."""
    seats = [args["seat"]]
    if args["district"] == "arena":
        seats = [seat for seat, one in enumerate(table["heroes"]) if not one["out"]]
    fighters = [fighter(seat) for seat in seats]
    table["fight"] = {
        "at": args["district"],
        "power": None,
        "fighters": fighters,
        "damage": 0,
        "hits": 0,
        "costs": None,
    }


def fighter(seat: int) -> dict[str, Any]:
    """Return the view of a fighter before the roll."""
    return {"seat": seat, "dice": dict.fromkeys(names.DIE_NAMES, 0), "rerolls": None}


def join(table: Table, args: Args) -> None:
    """Join a fight."""
    fighters = [*table["fight"]["fighters"], fighter(args["seat"])]
    table["fight"]["fighters"] = sorted(fighters, key=lambda one: one["seat"])


def roll(table: Table, args: Args) -> None:
    """Lay a fighter's dice down."""
    one = next(one for one in table["fight"]["fighters"] if one["seat"] == args["seat"])
    one["dice"] = {name: args["die"].get(name, 0) for name in names.DIE_NAMES}


def strike(table: Table, args: Args) -> None:
    """Let inspired people attack; no one hits back."""
    fight(table, args)
    table["fight"]["hits"] = args["hits"]


def outcome(table: Table, args: Args) -> None:
    """Say how much damage and how many hits there are."""
    table["fight"].update(damage=args["count"], hits=args["hits"])


def suffer(table: Table, args: Args) -> None:
    """Take damage, down to the Faint space."""
    table["fight"]["damage"] -= args["count"]
    hero(table, args)["life"] = max(codes.FAINT_SPACE, hero(table, args)["life"] - args["count"])


def damage(table: Table, args: Args) -> None:
    """Lower the life of someone who keeps damage; who has none left is gone."""
    spend(table, args)
    if args["enemy"] == names.FIGURE_NAMES[0]:
        figure = table["boss"]["figure"]
        figure["life"] -= args["count"]
        if figure["life"] == 0:
            table["boss"].update(at=None, figure=None)
    if table["arena"] is not None:
        for one in table["arena"]["figures"]:
            if one["id"] == args["enemy"] or (
                args["enemy"] == names.FIGURE_NAMES[0] and one["id"] == table["boss"]["id"]
            ):
                one["life"] -= args["count"]
        table["arena"]["figures"] = [one for one in table["arena"]["figures"] if one["life"] > 0]


def fight_over(table: Table, _args: Args) -> None:
    """Put the dice away."""
    table["fight"] = None


# --- The boss ---


def plot(table: Table, args: Args) -> None:
    """Turn the Final Plot up, with the boss's setup (p.26-30)."""
    boss = table["boss"]
    table["events_left"] = 0
    boss.update(id=args["boss"], name=parts().faces[args["boss"]].name, revealed=True, left=BOSS_EVENTS)
    at = villain(table).lie_open(box(table), boss)
    if at >= 0:
        appear(table, names.DISTRICT_IDS[at])


def villain(table: Table) -> Villain:
    """Return the rules of the boss."""
    return BOOK.villain(BOSS_NAMES.index(table["boss"]["id"]))


def over(standing: str) -> Line:
    """Make a line that ends the game."""

    def end(table: Table, _args: Args) -> None:
        table.update(standing=standing, fight=None)

    return end


LINES: dict[str, Line] = {
    **dict.fromkeys(("offer-cards", "timer", "viral"), nothing),
    "pick": pick,
    "deal": deal,
    "offer-items": offer_items,
    "keep": keep,
    "round": new_round,
    "night": end_segment,
    "refresh": refresh,
    "display": display,
    "shop": shop,
    "shuffle-items": shuffle_items,
    "gain": stat(1),
    "lose": stat(-1),
    "hardship": hardship,
    "famous": famous,
    "stands": stands,
    "faint": faint,
    "faint-out": faint_out,
    "drop": drop,
    "drawn": drawn,
    "item": get_item,
    "buy": buy,
    "equip": item_is("worn", value=True),
    "stow": item_is("worn", value=False),
    "use": item_is("exhausted", value=True),
    "take": take,
    "remove": remove,
    "recall": recall,
    "commit": commit("up"),
    "commit-down": commit("down"),
    "move": move,
    "spawn": spawn,
    "incoming": incoming,
    "place-minion": place_minion,
    "place-protected": place_protected,
    "place-super": place_super(None),
    "place-super-for-token": place_super("protection"),
    "place-super-for-minion": place_super("minions"),
    "protect": protection(1),
    "unprotect": protection(-1),
    "removed": removed,
    **{f"kill-{one}": kill(what) for one, what in (("minion", "minions"), ("super", "supers"), ("gang", "gang"))},
    "gang-falls": kill("gang"),
    "kill-mini": kill_mini,
    "clean": clean,
    "clean-up": clean_up,
    **dict.fromkeys(("docks", "docks-move", "docks-back", "docks-leave"), docks),
    "shop-token": shop_token,
    "lure": lure,
    "slide": slide,
    "event-reveal": event_reveal,
    "event-mature": event_mature,
    "event-complete": event_complete,
    "work": work,
    "pick-up": pick_up,
    "deliver": deliver,
    "pay": pay,
    "fight": fight,
    "strike": strike,
    "join": join,
    **dict.fromkeys(("roll", "reroll"), roll),
    "outcome": outcome,
    "suffer": suffer,
    "damage": damage,
    "fight-over": fight_over,
    "plot": plot,
    **{f"over-{standing}": over(standing) for standing in names.STANDINGS[1:]},
}
"""The changes that each line of the log makes."""
for _boss in (red_mist, vic_gigante, john_genovese, don_genovese, mofo):
    LINES |= _boss.LINES
for _another in added.BOSSES:
    LINES |= _another.LINES


def follow(table: Table, event: Event) -> None:
    """Change the table as a line of the log says."""
    LINES[event.key](table, event.args)


LEDGER = Ledger(follow, DERIVED)
