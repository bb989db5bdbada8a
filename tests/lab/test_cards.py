"""The cards that seats held and played: each game's notes agree with its log."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from ludotheque import Event, Game, SeededChance, load
from ludotheque.bots import bot
from ludotheque.core.card_notes import CardNotes
from ludotheque.games.kick_ass.names import ITEM_IDS
from ludotheque.lab.course import GameCourse, kinds_of

Told = dict[str, tuple[str, ...]]
"""Keys of events, each with the arguments that name cards."""
HELD: dict[str, Told] = {
    "koryo": {"hand": ("kind",)},
    "manga_dice": {"take": ("card",), "assist-own": ("card",)},
    "gold_record": {"hire": ("musician",), "hire-wild": ("musician",), "press": ("sector",), "press-wild": ("sector",),
                    "draw-own": ("fluke",)},
    "age_of_comics": {"hire": ("card",), "own-card": ("card",), "dealt": ("card",), "develop": ("comic",),
                      "own-comic": ("comic",), "swap": ("card",)},
    "kick_ass": {"pick": ("hero",), "take": ("card",), "item": ("item",)},
}  # fmt: skip
PLAYED: dict[str, Told] = {
    "koryo": {"reveal": ("kind",)},
    "manga_dice": {"use": ("card",)},
    "gold_record": {"play": ("fluke",), "battle-shown": ("flukes",)},
    "age_of_comics": {"print": ("comic", "card", "mate"), "rip-off": ("comic", "card", "mate")},
    "kick_ass": {"commit": ("card",), "commit-down": ("card",)},
}
CASES = [(game, players) for game in HELD for players in (2, 4)] + [("kick_ass", 1), ("age_of_comics", 1)]


def played_out(game: Game, players: int, seed: int) -> tuple[CardNotes, list[Event]]:
    """Return a game with its log, and what was noted of it."""
    events: list[Event] = []
    state = game.start(players, chance=SeededChance(seed), events=events)
    state.events = events
    notes = game.rules.card_notes(players, len(game.cards))
    course = GameCourse(state, notes, game.rules.note, kinds_of(game.actions), len(game.actions.verbs))
    course.play([bot("random", game, seed=seed + seat).choose for seat in range(players)])
    return course.notes, events


def told(events: Iterable[Event], keys: Told, seat: int) -> set[str]:
    """Return the cards that the log names of a seat."""
    found: set[str] = set()
    for event in events:
        if event.args.get("seat") == seat:
            for argument in keys.get(event.key, ()):
                named = event.args[argument]
                found |= {named} if isinstance(named, str) else set(named)
    return found


@pytest.mark.parametrize(("name", "players"), CASES)
def test_cards_are_noted_as_the_log_tells_them(name: str, players: int) -> None:
    game = load(name)
    kept = False
    for seed in range(6):
        notes, events = played_out(game, players, seed)
        for seat in range(players):
            held = {game.cards[card] for card in notes.held(seat)}
            played = {game.cards[card] for card in notes.played(seat)}
            told_played = told(events, PLAYED[name], seat)
            told_held = told(events, HELD[name], seat) | told_played
            assert told_held <= held
            assert told_played <= played <= held
            if name == "kick_ass":  # five cards and an item come with the hero, untold; and worn is an item untold
                assert played - told_played <= set(ITEM_IDS)
            elif not any(event.key == "swap" for event in events):  # a lobbyist moves cards of others
                assert (held, played) == (told_held, told_played)
            kept = kept or played < held
    assert kept, "no one ever held what he did not play"
