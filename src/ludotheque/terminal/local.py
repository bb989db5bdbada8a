"""A table of this process: people at one screen, and bots that think beside it."""

from __future__ import annotations

import secrets
import threading
from collections.abc import Sequence

from ludotheque.bots import Player
from ludotheque.bots.analysing import analyse
from ludotheque.core.chance import SeededChance
from ludotheque.core.errors import UnknownAction
from ludotheque.core.game import Game
from ludotheque.core.match import Match
from ludotheque.core.state import IllegalAction, State
from ludotheque.terminal.seating import MOST_SEED, seat_players
from ludotheque.terminal.table import (
    Advice,
    AtHome,
    LogLine,
    NotNow,
    Offer,
    Seen,
    ToldTurn,
    advice,
    asked,
    by_turns,
    choices,
    mistyped,
    told,
    verdict,
)
from ludotheque.terminal.words import TerminalWords
from ludotheque.texts.texts import Texts
from ludotheque.texts.turns import Acted

HINT_SECONDS = 1.0
"""The thinking time of a hint, if not said otherwise."""


class LocalTable(AtHome):
    """A match at one screen: ``people`` are the seats that play here, the others are bots of one level.

    The bots of the same ``seed`` choose alike.
    """

    def __init__(
        self,
        match: Match,
        people: Sequence[int],
        level: str,
        language: str = "en",
        seed: int | None = None,
        hint_seconds: float = HINT_SECONDS,
    ) -> None:
        luck = SeededChance(secrets.randbits(62) if seed is None else seed)
        self.match = match
        self.people: list[int] = list(people)
        self.game: Game = match.game
        self.texts: Texts = Texts(self.game, language, self.game.own_words(match.record.options))
        self.words: TerminalWords = TerminalWords(language)
        self.names: list[str]
        self.bots: dict[int, Player]
        self.names, self.bots = seat_players(match, people, level, self.words, luck)
        self.shared: bool = len(self.people) > 1 and any(self.game.rules.own(match.state, seat) for seat in self.people)
        self._seed = luck.below(MOST_SEED)
        self._hint_seconds = hint_seconds
        self._eyes = self.people[0] if self.people else None
        self._version = 0
        self._note = ""
        self._changed = threading.Condition(threading.RLock())

    def seen(self) -> Seen:
        """Return what the person who decides sees, or who decided last."""
        with self._changed:
            state, game = self.match.state, self.game
            player = None if state.is_terminal() else state.current_player()
            if player in self.people:
                self._eyes = player
            self.texts = self.texts.to(self._eyes)
            yours = player is not None and player == self._eyes
            prompt = game.prompt(state)
            offered = [game.actions.to_json(one) for one in state.legal_actions()] if yours else []
            return Seen(
                self._version,
                self._eyes,
                player,
                game.view(state, self._eyes),
                prompt,
                asked(self.texts, prompt, self.names, yours=yours, offered=offered),
                choices(self.texts, offered, game.actions, self.names),
                tuple(game.sheet(state)),
                tuple(state.scores()),
                self._result(),
                self._note,
            )

    def _result(self) -> tuple[str, ...] | None:
        if not self.match.state.is_terminal():
            return None
        ending = self.texts.message(f"ending-{self.game.ending(self.match.state)}")
        returns = self.match.state.returns()
        return ending, verdict(self.words, self.texts, self.names, returns, cooperative=self.game.cooperative)

    def log(self) -> Sequence[LogLine]:
        """Return all events that these eyes may see, by turns."""
        with self._changed:
            eyes = self._eyes
            opening = [one for one in self.match.opening if one.visible_to(eyes)]
            lines = [told(self.texts, one, 0, self.names, dealt=True) for one in opening]
            turn, before = 0, -1
            for entry, ply in zip(self.match.standing, self.match.plies, strict=True):
                turn += entry.seat != before
                before = entry.seat
                lines += [told(self.texts, one, turn, self.names) for one in ply.events if one.visible_to(eyes)]
            return lines

    def turns(self) -> list[ToldTurn]:
        """Return the same by turns."""
        with self._changed:
            happened = [Acted(0, None, one) for one in self.match.opening]
            for number, (entry, ply) in enumerate(zip(self.match.standing, self.match.plies, strict=True), 1):
                happened += [Acted(number, entry.seat, one) for one in ply.events]
            return by_turns(self.texts, [one for one in happened if one.event.visible_to(self._eyes)], self.names)

    def advance(self, seconds: float, since: int) -> int:
        """Play what is forced or a bot's move; where a person decides, wait so long for them.

        Return the version now, and that at once where the table has changed since the one that is named.
        """
        with self._changed:
            version = self._version
            if version != since:
                return version
            forced = self.match.forced()
            player = self.match.state.current_player()
            if forced is not None:
                self._do(forced, auto=True)
                return self._version
            if player not in self.bots:
                self._changed.wait_for(lambda: self._version != version, seconds)
                return self._version
            world = self.match.state.clone()
        chosen = self.bots[player].choose(world, player)
        with self._changed:
            if self._version == version:
                self._do(chosen)
            return self._version

    def _do(self, action: int, *, auto: bool = False) -> None:
        self.match.act(action, auto=auto)
        self._note = ""
        self._touch()

    def _touch(self) -> None:
        self._version += 1
        self._changed.notify_all()

    def act(self, choice: Offer) -> None:
        """Do what was chosen."""
        with self._changed:
            try:
                self._do(self.game.actions.from_json(choice.action))
            except (IllegalAction, UnknownAction):
                raise NotNow(self.why(choice.words)) from None

    def undo(self) -> str:
        """Take back the last choice of the person at the screen, with all that came after it."""
        with self._changed:
            seat = self._eyes
            entries = 0 if seat is None else self.match.asked_undo(seat)
            if not entries:
                raise NotNow(self.words("nothing-to-undo"))
            action = self.game.actions.parse(self.match.record.standing()[-entries].do)
            self.match.undo(entries)
            choice = self.texts.action(self.game.actions.to_json(action), self.names)
            self._note = self.words("taken-back", choice=choice)
            self._touch()
            return self._note

    def hint(self) -> Advice:
        """Search for a second, from what the person who decides can know."""
        with self._changed:
            seat = self.match.state.current_player()
            if self.match.state.is_terminal() or seat not in self.people:
                raise NotNow(self.words("hint-on-turn"))
            world = self.match.state.clone()
        return hint(self.texts, world, seat, self.names, seconds=self._hint_seconds, seed=self._seed)

    def why(self, words: str) -> str:
        """Say why an action is not offered."""
        with self._changed:
            try:
                verb, args = self.game.actions.partial_words(words)
            except UnknownAction:
                return mistyped(self, words)
            key = self.game.explain(self.match.state, verb, args)
            return self.texts.message(f"why-{key}") if key else self.words("no-why")

    def close(self) -> None:
        """Wake those who wait."""
        with self._changed:
            self._touch()


def hint(texts: Texts, state: State, seat: int, names: Sequence[str], *, seconds: float, seed: int) -> Advice:
    """Search for so long for the best action of a seat, from what that seat can know."""
    game = texts.game
    found = analyse(game, state, seat, seconds=seconds, seed=seed)
    best = found.moves[0].action
    reasons = game.reasons(state.resample(seat, SeededChance(seed)), best, seat)
    return advice(texts, game.actions.to_json(best), found.estimate[seat], reasons, names)
