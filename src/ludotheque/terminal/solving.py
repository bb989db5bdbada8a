"""Puzzles in sentences: their list, and one of them posed, answered and explained, line by line."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console

from ludotheque.core.errors import UnknownAction
from ludotheque.core.game import Game
from ludotheque.teaching.puzzles import CONFIDENCE, Measured, Puzzle
from ludotheque.teaching.review import grade
from ludotheque.terminal.sentences import say
from ludotheque.terminal.words import TerminalWords
from ludotheque.texts.causes import causes_said
from ludotheque.texts.description import lines, parts, question
from ludotheque.texts.texts import Texts
from ludotheque.texts.turns import summary, turns_of


def list_puzzles(console: Console, game: Game, puzzles: Sequence[Puzzle], language: str) -> None:
    """Print the puzzles of a game with their questions, by number."""
    words = TerminalWords(language)
    say(console, words("puzzles-head", game=Texts(game, language).message("title"), count=len(puzzles)))
    for number, puzzle in enumerate(puzzles, 1):
        posed = Posed(console, puzzle, language)
        players, moves = len(posed.names), len(puzzle.moves)
        facts = f"{words('puzzle-facts', players=players, moves=moves)} {words(f'difficulty-{puzzle.difficulty}')}"
        say(console, f"{number:4}  {posed.question} {facts}{posed.themes}")


class Posed:
    """A puzzle before one person at a terminal."""

    def __init__(self, console: Console, puzzle: Puzzle, language: str) -> None:
        self._console = console
        self._puzzle = puzzle
        self._game = puzzle.game
        self._state = puzzle.state()
        self._words = TerminalWords(language)
        texts = Texts(self._game, language, self._game.own_words(self._game.usual.to_json()))
        self._texts = texts.to(puzzle.seat)
        players = range(self._state.num_players)
        self.names: list[str] = [self._words("player", number=seat + 1) for seat in players]
        self.question: str = " ".join(question(self._texts, self._state, self.names, yours=True).split())

    @property
    def themes(self) -> str:
        """Its themes, after the facts of a list."""
        named = [self._texts.message(f"theme-{name}") for name in self._puzzle.themes]
        return f": {', '.join(named)}" if named else ""

    def solve(self) -> None:
        """Show the position and ask for its best move, until it is found or shown, or the person quits."""
        self._say(self._words("puzzle-head", game=self._texts.message("title"), name=self.names[self._puzzle.seat]))
        self._show_board()
        self._say(f"{self._words('puzzle-ask')} {self.question}")
        for number, move in enumerate(self._moves(), 1):
            self._say(f"  {number:3}  {self._label(move)}  [{move}]")
        self._say(self._words("puzzle-commands"))
        while not self._answered(self._read()):
            pass

    def _read(self) -> str:
        """Return a line from the person; the end of input quits."""
        try:
            return self._console.input("> ", markup=False).strip()
        except EOFError:
            return "quit"

    def _answered(self, typed: str) -> bool:
        """Do what a line asks for; True if the puzzle is over then."""
        if typed == "quit":
            return True
        if typed == "board":
            self._show_board()
            return False
        if typed == "show":
            self._tell_answer()
            return True
        return self._tried(typed)

    def _tried(self, typed: str) -> bool:
        """Judge the move of that number or those words; True if it is the best."""
        move = self._move(typed)
        if move is None:
            self._say(self._words("puzzle-commands"))
            return False
        value = self._puzzle.value(move)
        if value is self._puzzle.best:
            self._say(self._words("puzzle-solved"))
            self._tell_answer()
            return True
        error = CONFIDENCE * value.error
        named = self._words(f"grade-{grade(value.loss, error, best=False)}")
        margin = max(1, _of_hundred(error))
        lost = self._words("puzzle-wrong", points=_of_hundred(value.loss), error=margin, **self._told(value))
        self._say(" ".join([named, lost, self._cost(value)]))
        self._tell_line(value)
        self._say(self._words("puzzle-again"))
        return False

    def _tell_answer(self) -> None:
        """Name the best move with the game's reasons for it, and the tempting one with its cost."""
        best, tempting = self._puzzle.best, self._puzzle.value(self._puzzle.tempting)
        reasons = [self._texts.reason(one, self.names) for one in self._puzzle.reasons(best.move)]
        self._say(" ".join([self._words("puzzle-best", **self._told(best)), *reasons]))
        self._say(f"{self._words('puzzle-tempting', **self._told(tempting))} {self._cost(tempting)}")
        self._tell_line(best)

    def _tell_line(self, move: Measured) -> None:
        """Say how the game may go on after a move, in the words of the log."""
        told = [turn for step in self._puzzle.steps(move) for turn in turns_of(self._texts, step.events, self.names)]
        if told:
            self._say(self._words("puzzle-line"))
        for turn in told:
            self._say(f"  {summary(turn, self._texts, self.names)}")

    def _cost(self, value: Measured) -> str:
        return causes_said(value.causes, self._puzzle.seat, self._texts, self.names, self._words.language)

    def _told(self, value: Measured) -> dict[str, str | int]:
        return {"move": self._label(value.move), "chance": _of_hundred(value.chance)}

    def _move(self, typed: str) -> str | None:
        """Return the move of a number from 1, or one given in words; None if it is none of this puzzle's."""
        moves = self._moves()
        if typed.isdecimal():
            return moves[int(typed) - 1] if 0 < int(typed) <= len(moves) else None
        try:
            found = self._game.actions.words(self._game.actions.parse(typed))
        except UnknownAction:
            return None
        return found if found in moves else None

    def _moves(self) -> list[str]:
        """Return the moves in the order in which the rules offer them, which tells nothing of their worth."""
        return [self._game.actions.words(action) for action in self._state.legal_actions()]

    def _label(self, move: str) -> str:
        actions = self._game.actions
        return self._texts.action(actions.to_json(actions.parse(move)), self.names)

    def _show_board(self) -> None:
        for line in lines(parts(self._texts, self._game.view(self._state, self._puzzle.seat), self.names)):
            self._say(line)

    def _say(self, text: str) -> None:
        say(self._console, text)


def _of_hundred(share: float) -> int:
    return round(share * 100)
