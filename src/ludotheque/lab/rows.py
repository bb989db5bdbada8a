"""One game as one row: who won, how long it took, when it was decided, what was on each line of the score sheet."""

from __future__ import annotations

from functools import cache
from math import log2
from typing import Any

from ludotheque.bots.contest import chance_seed, decisions, rotated, seated
from ludotheque.bots.playout import win_shares
from ludotheque.core.chance import SeededChance
from ludotheque.core.events import Event
from ludotheque.core.game import Game, load
from ludotheque.core.state import State
from ludotheque.lab.experiment import Work

FORCED_SECONDS = 1.0
CHOICE_SECONDS = 5.0
DOUBLING_SECONDS = 3.0
ABOUT = ("seat", "target", "other")
Row = dict[str, Any]


def play(work: Work) -> list[Row]:
    """Play the games of a piece of work; a row for each."""
    game = load(work.game)
    return [play_one(game, work, number) for number in work.numbers]


def play_one(game: Game, work: Work, number: int) -> Row:
    """One game. It depends on the seed and the numbers of cell and game alone."""
    cell = work.cell
    names = rotated(cell.bots, number)
    told: list[Event] = []
    chance = SeededChance(chance_seed(work.seed, number, 0, cell.number))
    state = game.start(cell.players, game.options.parse(cell.options), chance=chance, events=told)
    course = Course(state)
    for seat, count, action in decisions(state, seated(game, names, work.seed, number, work.simulations, cell.number)):
        course.add(seat, count, action)
    sheet, stats = game.sheet(state), game.stats(state)
    row: Row = {
        "cell": cell.number, "number": number, "players": cell.players, "changed": cell.changed,
        "bots": names, "first": course.first, "wins": win_shares(state.returns(), game.cooperative),
        "scores": [int(score) for score in state.scores()],
        "ending": game.ending(state), "decisions": course.decisions, "choices": course.choices,
        "choices_by_seat": course.asked, "branching": course.branches / max(1, course.decisions),
        "minutes": course.seconds / 60, "lead_changes": course.changes, "decided": course.decided(),
        "openings": ["" if action < 0 else game.actions.words(action) for action in course.openings],
        "sheet": {"lines": [line.key for line in sheet], "points": [list(line.points) for line in sheet]},
        "words": [sorted(words) for words in words_of(state.events or told, cell.players)],
        "stats": {"names": list(stats), "values": [float(value) for value in stats.values()]},
    }  # fmt: skip
    return row


class Course:
    """How a game went: questions asked, how long people might take, how each began, who was ahead when."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.first = int(state.current_player())
        self.decisions = 0
        self.choices = 0
        self.branches = 0
        self.seconds = 0.0
        self.asked = [0] * state.num_players
        self.openings = [-1] * state.num_players
        self.changes = 0
        self.leader = -1
        self.since = 0
        self.look()

    def add(self, seat: int, count: int, action: int) -> None:
        """A decision of a seat among so many actions."""
        self.decisions += 1
        self.branches += count
        self.seconds += seconds(count)
        if count > 1:
            self.choices += 1
            self.asked[seat] += 1
            if self.openings[seat] < 0:
                self.openings[seat] = action
        self.look()

    def look(self) -> None:
        """Who is ahead alone by the score of now."""
        scores = self.state.scores()
        best = max(scores)
        leader = scores.index(best) if scores.count(best) == 1 else -1
        if leader >= 0 and leader != self.leader:
            self.changes += self.leader >= 0
            self.leader, self.since = leader, self.decisions

    def decided(self) -> float:
        """After which part of the game (0 to 1) its last leader led for good."""
        return self.since / max(1, self.decisions)


@cache
def seconds(count: int) -> float:
    """How long a person might take to choose among so many actions: longer with their logarithm (Hick's law). The two
    numbers are ours, not measured on people."""
    return FORCED_SECONDS if count == 1 else CHOICE_SECONDS + DOUBLING_SECONDS * log2(count)


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
