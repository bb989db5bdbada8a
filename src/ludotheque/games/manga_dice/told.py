"""The table of Manga Dice in sentences, as one pair of eyes sees it."""

from __future__ import annotations

from ludotheque.core.telling import Part, Words
from ludotheque.games.manga_dice.view import CardView, Dice, MangaDiceView

FIXED = {"G1": "green", "ALL EVEN": "even", "ALL ODD": "odd", "X*2 Z*2": "two-pairs", "X*2 Z*3": "pair-triple"}
"""Costs that have a text without a number."""
EITHER = "+1 or -1"


def tell(view: MangaDiceView, words: Words) -> list[Part]:
    """Say a view in sentences."""
    hand = [] if view["hand"] is None else [_hand(view["hand"], words)]
    players = [_player(view, seat, words) for seat in range(len(view["players"]))]
    return [_table(view, words), *_markets(view, words), *hand, *players]


def _table(view: MangaDiceView, words: Words) -> Part:
    decks = view["decks"]
    pool = words.say("tell-pool", die=view["pool"]) if view["pool"] else words.say("tell-no-pool")
    lines = [
        words.say("tell-goal", goal=view["goal"]),
        pool,
        words.say("tell-decks", experience=decks["experience"], skill=decks["skill"], assist=decks["assist"]),
        words.say("tell-first", seat=view["start"]),
    ]
    pending = view["pending"]
    if pending is not None and pending["picked"]:
        lines.append(words.say("tell-picked", die=pending["picked"]))
    return Part(words.say("board-round", round=view["round"]), lines)


def _markets(view: MangaDiceView, words: Words) -> list[Part]:
    decks = (("experience", view["experience"]), ("skill", view["skills"]))
    return [Part(words.say(f"tell-{deck}"), [_offer(card, words) for card in cards]) for deck, cards in decks]


def _offer(card: CardView, words: Words) -> str:
    return words.message("tell-offer", name=card["name"], what=gives(card, words), cost=cost(card["cost"], words))


def _hand(cards: list[CardView], words: Words) -> Part:
    held = [words.message("tell-held", name=card["name"], what=gives(card, words)) for card in cards]
    return Part(words.say("board-hand"), held or [words.say("tell-no-hand")])


def _player(view: MangaDiceView, seat: int, words: Words) -> Part:
    player = view["players"][seat]
    lines = [words.say("tell-assists", count=player["hand"])]
    if player["unused"]:
        lines.append(words.say("tell-unused", die=player["unused"]))
    if player["used"]:
        lines.append(words.say("tell-used", die=player["used"]))
    for card in player["skills"]:
        state = words.say(f"board-skill-{player['states'].get(card['id'], 'ready')}")
        lines.append(words.message("tell-skilled", name=card["name"], what=gives(card, words), state=state))
    if player["experience"]:
        cards = words.listed([card["name"] for card in player["experience"]])
        lines.append(words.message("tell-experienced", cards=cards))
    return Part(words.say("board-standing", seat=seat, n=player["points"]), lines)


def gives(card: CardView, words: Words) -> str:
    """Say what a card is for: points, the victory, or an ability."""
    if card["win"]:
        return words.say("tell-wins")
    return words.say("board-points", n=card["points"]) if card["points"] else ability(card["ability"], words)


def cost(cost: str, words: Words, text: str = "board-cost") -> str:
    """Say a cost, which is in the words of the file of components; ``text`` begins the ids of the texts."""
    if cost in FIXED:
        return words.say(f"{text}-{FIXED[cost]}")
    first, *more = cost.split()
    number = int("".join(one for one in first if one.isdecimal()) or 0)
    kind = "sum" if cost.endswith("+") else "alike" if not first.startswith("RUN") else "two-runs" if more else "run"
    return words.say(f"{text}-{kind}", n=number)


def ability(ability: str, words: Words) -> str:
    """Say an ability, which is in the words of the file of components."""
    word, _, size = ability.partition(" ")
    number = abs(int(size)) if size.lstrip("+-").isdecimal() else 0
    kind = "add-either" if size == EITHER else "subtract" if size.startswith("-") else word.lower()
    return words.say(f"board-ability-{kind}", n=number) if word else ""


def dice(held: Dice) -> list[tuple[str, int]]:
    """Return dice one by one: colour and value.

    >>> dice({"white2": 2, "red6": 1})
    [('white', 2), ('white', 2), ('red', 6)]
    """
    return [(name[:-1], int(name[-1])) for name, count in held.items() for _ in range(count)]
