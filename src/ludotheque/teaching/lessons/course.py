"""A lesson under way: the real rules, played from the start with the answers that the learner has given."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ludotheque.core.chance import ChanceError, SeededChance
from ludotheque.core.errors import BadInput, brief
from ludotheque.core.match import Match
from ludotheque.core.state import IllegalAction
from ludotheque.teaching.lessons.lesson import Lesson, Step
from ludotheque.texts.turns import Acted


class Scene(NamedTuple):
    """A step as the learner comes to it: the match, which goes on afterwards, and what happened since the last one."""

    number: int
    step: Step
    match: Match
    news: list[Acted]


def scenes(lesson: Lesson, answers: Sequence[str] = ()) -> Iterator[Scene]:
    """Play a lesson until it asks something that is not answered yet, or to its end.

    Args:
        lesson: the lesson.
        answers: what the learner has done so far, in order: actions in words, and answers to questions.

    Yields:
        Each step, in order. It is played when the next one is asked for.

    Raises:
        BadInput: an answer is none of those that lead on, or the lesson asks for what the rules do not offer; says at
            which step.

    >>> from ludotheque import load
    >>> from ludotheque.teaching.lessons import find
    >>> [scene.step.kind for scene in scenes(find(load("leduc"), "01-idea"))]
    ['say', 'say', 'ask']
    """
    course = _Course(lesson)
    left = list(answers)
    for number, step in enumerate(lesson.steps):
        course.where = f"lesson {lesson.name}, step {number + 1}"
        course.play(step.play)
        yield course.scene(number, step)
        if step.ask or step.answers:
            if not left:
                return
            course.answer(step, left.pop(0))
    if left:
        raise BadInput(f"lesson {lesson.name}: {len(left)} answer(s) too many")


def right_answers(lesson: Lesson) -> list[str]:
    """Return answers that lead to the end of a lesson: the first action that each step asks for, or the right answer.

    >>> from ludotheque import load
    >>> from ludotheque.teaching.lessons import find
    >>> lesson = find(load("leduc"), "01-idea")
    >>> len(list(scenes(lesson, right_answers(lesson)))) == len(lesson.steps)
    True
    """
    return [step.ask[0] if step.ask else step.right for step in lesson.steps if step.ask or step.answers]


class _Course:
    """The match of a lesson, and the events that the learner has not been shown."""

    def __init__(self, lesson: Lesson) -> None:
        self.where = f"lesson {lesson.name}"
        self._lesson = lesson
        names = lesson.names or tuple(f"Player {seat + 1}" for seat in range(lesson.players))
        self._match = Match.start(
            lesson.game,
            lesson.players,
            dict(lesson.options),
            chance=SeededChance(lesson.seed),
            seats=list(names),
            position=lesson.position,
        )
        self._ply = 0
        self._news = [Acted(0, None, event) for event in self._match.opening if event.visible_to(lesson.you)]
        self._forced()

    def scene(self, number: int, step: Step) -> Scene:
        """Return a step, with everything that is new."""
        if step.ask:
            self._check_offered(step)
        news, self._news = self._news, []
        return Scene(number, step, self._match, news)

    def play(self, actions: Sequence[str]) -> None:
        """Have the others act as the lesson says."""
        for words in actions:
            if self._match.state.current_player() == self._lesson.you:
                raise BadInput(f"{self.where}: field 'play': the learner decides here, not another player")
            self._act(words, "play")

    def answer(self, step: Step, answer: str) -> None:
        """Take an answer of the learner."""
        if step.answers:
            if answer != step.right:
                raise BadInput(f"{self.where}: {brief(answer)} is not the right answer")
        elif answer not in step.ask:
            raise BadInput(f"{self.where}: {brief(answer)} is not asked for")
        else:
            self._act(answer, "ask")
            self._follow(step.after(answer))

    def _follow(self, actions: Sequence[str]) -> None:
        """Take the learner's actions that follow from an answer."""
        for words in actions:
            if self._match.state.is_terminal() or self._match.state.current_player() != self._lesson.you:
                raise BadInput(f"{self.where}: field 'then': the learner does not decide here")
            self._act(words, "then")

    def _check_offered(self, step: Step) -> None:
        state, game = self._match.state, self._lesson.game
        if state.is_terminal() or state.current_player() != self._lesson.you:
            raise BadInput(f"{self.where}: field 'ask': the learner does not decide here")
        offered = game.offered(state)
        for words in (*step.ask, *(words for words in step.instead if words != "*")):
            if words not in offered:
                raise BadInput(f"{self.where}: {words!r} is not offered; offered are: {', '.join(offered)}")

    def _act(self, words: str, name: str) -> None:
        game = self._lesson.game
        try:
            self._apply(game.actions.parse(words), auto=False)
        except (IllegalAction, ChanceError):
            offered = ", ".join(game.offered(self._match.state))
            raise BadInput(f"{self.where}: field {name!r}: {words!r} is not offered; offered are: {offered}") from None
        self._forced()

    def _forced(self) -> None:
        """Play what a table plays without asking."""
        while not self._match.state.is_terminal() and (forced := self._match.forced()) is not None:
            self._apply(forced, auto=True)

    def _apply(self, action: int, *, auto: bool) -> None:
        entry = self._match.act(action, auto=auto)
        self._ply += 1
        you = self._lesson.you
        events = self._match.plies[-1].events
        self._news += [Acted(self._ply, entry.seat, event) for event in events if event.visible_to(you)]
