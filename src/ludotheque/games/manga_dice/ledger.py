"""The public table of Manga Dice, kept from the events of its log alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludotheque.core.events import Event
from ludotheque.core.ledger import Ledger, Table
from ludotheque.games.manga_dice.codes import YELLOWS
from ludotheque.games.manga_dice.components import load

DERIVED = {
    "phase": "which question is asked",
    "player": "whose turn it is",
    "revealed": "what may still be done this turn",
    "skill_used": "what may still be done this turn",
    "assist_used": "what may still be done this turn",
    "pending": "the question half answered; picked dice lie on the Unused card until they are told of",
    "players.*.points": "the sum of the experience cards",
    "players.*.pays": "the cards in the rows that the unused dice pay for",
}


def follow(table: Table, event: Event) -> None:
    """Move the pieces as an event says."""
    if step := STEPS.get(event.key):
        step(table, event.args)


def move(counts: dict[str, int], dice: Mapping[str, int], by: int = 1) -> None:
    """Put dice somewhere, or take them away with -1; a kind of which there are none is not listed."""
    for name, count in dice.items():
        counts[name] = counts.get(name, 0) + by * count
        if not counts[name]:
            del counts[name]


def lay(cards: list[Any], card: Any) -> None:
    """Lay a card among others, in the order of their ids."""
    cards.append(card)
    cards.sort(key=lambda one: one["id"])


def lift(cards: list[Any], id: str) -> Any:
    """Take a card away."""
    return cards.pop(next(index for index, card in enumerate(cards) if card["id"] == id))


def printed(id: str) -> dict[str, Any]:
    """Return what is printed on a card that comes from a deck or a hand."""
    face = next(face for face in load("").faces if face.id == id)
    names = ("id", "kind", "name", "cost", "ability", "points", "win", "provenance")
    return {name: getattr(face, name) for name in names}


# --- Rounds ---


def clear_up(table: Table) -> None:
    """Clear the Used and Unused cards; skills are ready, and new ones have given their white dice."""
    for player in table["players"]:
        player["unused"].clear()
        player["used"].clear()
        for card in player["skills"]:
            word, _, number = card["ability"].partition(" ")
            if word == "WHITE" and player["states"][card["id"]] == "fresh":
                player["whites"] += int(number)
            player["states"][card["id"]] = "ready"
    table["yellows"] = YELLOWS


def begin(table: Table, args: Any) -> None:
    """Begin a round with another start player."""
    clear_up(table)
    table.update(round=args["round"], start=args["seat"])


def roll(table: Table, args: Any) -> None:
    """Lay a player's dice on the Unused card."""
    table["players"][args["seat"]]["unused"] = dict(args["die"])


def pool(table: Table, args: Any) -> None:
    """Lay out the green dice."""
    table["pool"] = dict(args["die"])


def draft(table: Table, args: Any) -> None:
    """Take a green die from the pool."""
    die = {f"green{args['value']}": 1}
    move(table["pool"], die, -1)
    move(table["players"][args["seat"]]["unused"], die)


# --- Cards ---


def reveal(table: Table, args: Any) -> None:
    """Turn up a card of a deck."""
    card = printed(args["card"])
    table["decks"][card["kind"]] -= 1
    lay(table["experience" if card["kind"] == "experience" else "skills"], card)


def use(table: Table, args: Any) -> None:
    """Turn a skill sideways, or play an assist."""
    player = table["players"][args["seat"]]
    if args["card"] in player["states"]:
        player["states"][args["card"]] = "tired"
    else:
        discard(table, args)


def discard(table: Table, args: Any) -> None:
    """Lay an assist from a hand beside its deck."""
    table["players"][args["seat"]]["hand"] -= 1
    lay(table["discarded"], printed(args["card"]))


def spend(table: Table, args: Any) -> None:
    """Give up a green die for an assist from the deck; the deck is shuffled after that if it is empty."""
    player, die = table["players"][args["seat"]], {f"green{args['value']}": 1}
    move(player["unused"], die, -1)
    move(player["used"], die)
    player["hand"] += 1
    table["decks"]["assist"] -= 1


def reshuffle(table: Table, _args: Any) -> None:
    """Make a new deck of the assists played."""
    table["decks"]["assist"] += len(table["discarded"])
    table["discarded"] = []


def take(table: Table, args: Any) -> None:
    """Pay for a card, and take it; a skill is fresh."""
    player = table["players"][args["seat"]]
    move(player["unused"], args["die"], -1)
    move(player["used"], args["die"])
    kind = "experience" if args["card"][0] == "e" else "skills"
    lay(player[kind], lift(table[kind], args["card"]))
    if kind == "skills":
        player["states"][args["card"]] = "fresh"


# --- Changing dice ---


def roll_yellow(table: Table, args: Any) -> None:
    """Roll yellow dice from the supply."""
    table["yellows"] -= sum(args["die"].values())
    move(table["players"][args["seat"]]["unused"], args["die"])


def reroll(table: Table, args: Any) -> None:
    """Roll some dice again."""
    move(table["players"][args["seat"]]["unused"], args["die1"], -1)
    move(table["players"][args["seat"]]["unused"], args["die2"])


def change(table: Table, args: Any) -> None:
    """Turn a die to another value."""
    unused = table["players"][args["seat"]]["unused"]
    move(unused, {f"{args['colour']}{args['value']}": 1}, -1)
    move(unused, {f"{args['colour']}{args['to']}": 1})


def borrow(table: Table, args: Any) -> None:
    """Take dice from a Used card, the own one if no other player is named."""
    move(table["players"][args.get("target", args["seat"])]["used"], args["die"], -1)
    move(table["players"][args["seat"]]["unused"], args["die"])


# --- The end ---


def end(table: Table, _args: Any) -> None:
    """Clear up after the last round."""
    clear_up(table)


def tie(table: Table, args: Any) -> None:
    """Begin a roll of the tie-break: who rolls is told next."""
    clear_up(table)
    table.update(rolls=args["count"], tied=[])


def tie_roll(table: Table, args: Any) -> None:
    """Roll for the victory."""
    table["tied"].append(args["seat"])
    roll(table, args)


def drop_out(table: Table, args: Any) -> None:
    """Leave the tie-break."""
    table["tied"].remove(args["seat"])


def win(table: Table, args: Any) -> None:
    """Win the game."""
    table["winner"] = args["seat"]


STEPS: dict[str, Callable[[Table, Any], None]] = {
    "round": begin,
    "roll": roll,
    "pool": pool,
    "draft": draft,
    "reveal": reveal,
    "use": use,
    "discard": discard,
    "assist": spend,
    "reshuffle": reshuffle,
    "take": take,
    "yellow": roll_yellow,
    "reroll": reroll,
    "change": change,
    "borrow": borrow,
    "borrow-own": borrow,
    "end": end,
    "tie": tie,
    "tie-roll": tie_roll,
    "group-out": drop_out,
    "over": win,
    "over-tie": win,
    "over-ten": win,
}

LEDGER = Ledger(follow, DERIVED)
