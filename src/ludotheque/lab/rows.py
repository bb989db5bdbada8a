"""One game as one row: who won, how long it took, when it was decided, what was on each line of the score sheet."""

from __future__ import annotations

from typing import Any

from ludotheque.bots import bot
from ludotheque.bots.playout import win_shares
from ludotheque.core.chance import SeededChance
from ludotheque.core.events import Event
from ludotheque.core.game import Game, load
from ludotheque.core.state import State
from ludotheque.lab.experiment import Work

STREAMS = 32
"""Independent streams of chance in a game: one of its own, one for each bot, and room."""
ABOUT = ("seat", "target", "other")
Row = dict[str, Any]


def play(work: Work) -> list[Row]:
    """Play the games of a piece of work; a row for each."""
    game = load(work.game)
    return [play_one(game, work, number) for number in work.numbers]


def play_one(game: Game, work: Work, number: int) -> Row:
    """One game. It depends on the seed and the numbers of cell and game alone."""
    cell = work.cell
    base = ((work.seed * 4096 + cell.number) * 2**26 + number) * STREAMS
    names = [cell.bots[(seat + number) % cell.players] for seat in range(cell.players)]
    seats = [
        bot(name, game, seed=(base + seat + 1) % 2**62, simulations=work.simulations) for seat, name in enumerate(names)
    ]
    told: list[Event] = []
    state = game.start(cell.players, game.options.parse(cell.options), chance=SeededChance(base % 2**62), events=told)
    course = Course(cell.players)
    course.look(state)
    while not state.is_terminal():
        actions = state.legal_actions()
        course.decisions += 1
        course.branches += len(actions)
        seat = int(state.current_player())
        if len(actions) == 1:
            action = int(actions[0])
        else:
            course.choices += 1
            course.asked[seat] += 1
            action = seats[seat].choose(state, seat)
        state.apply_action(action)
        course.look(state)
    shares = win_shares(state.returns(), game.cooperative)
    row: Row = {
        "cell": cell.number, "number": number, "players": cell.players, "swept": cell.swept,
        "bots": names, "wins": shares, "scores": [int(score) for score in state.scores()],
        "ending": game.ending(state), "decisions": course.decisions, "choices": course.choices,
        "choices_by_seat": course.asked, "branching": course.branches / max(1, course.decisions),
        "lead_changes": course.changes, "decided": course.decided(),
        "sheet": [{"line": line.key, "points": list(line.points)} for line in game.sheet(state)],
        "words": [sorted(words) for words in words_of(state.events or told, cell.players)],
        "stats": [{"name": name, "value": float(value)} for name, value in sorted(game.stats(state).items())],
    }  # fmt: skip
    return row


class Course:
    """How a game went: questions asked, and who was ahead when."""

    def __init__(self, players: int) -> None:
        self.decisions = 0
        self.choices = 0
        self.branches = 0
        self.asked = [0] * players
        self.changes = 0
        self.leader = -1
        self.since = 0

    def look(self, state: State) -> None:
        """Who is ahead alone by the score of now."""
        scores = state.scores()
        best = max(scores)
        leader = scores.index(best) if scores.count(best) == 1 else -1
        if leader >= 0 and leader != self.leader:
            self.changes += self.leader >= 0
            self.leader, self.since = leader, self.decisions

    def decided(self) -> float:
        """After which part of the game (0 to 1) its last leader led for good."""
        return self.since / max(1, self.decisions)


def words_of(events: list[Event], players: int) -> list[set[str]]:
    """What the log says of each seat, as ``key word``: which card it drew, took or played."""
    said: list[set[str]] = [set() for _ in range(players)]
    for event in events:
        seat = event.args.get("seat")
        if isinstance(seat, int) and 0 <= seat < players:
            for name, value in event.args.items():
                if name not in ABOUT and isinstance(value, str):
                    said[seat].add(f"{event.key} {value}")
    return said
