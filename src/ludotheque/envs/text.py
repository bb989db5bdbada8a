"""The games in words, for players that are language models: the interface of TextArena's environments.

The text of a seat is made of what it may see: its view, the events that it was told of, and its choices.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from ludotheque.core.errors import BadInput, UnknownAction
from ludotheque.core.match import Match
from ludotheque.core.registry import load
from ludotheque.core.state import State
from ludotheque.envs.common import POSITION, EnvTable, seeded
from ludotheque.envs.rewards import WORTH, Reward, check_reward
from ludotheque.texts.description import lines, parts, question
from ludotheque.texts.texts import Texts

MOST_ERRORS: Final = 3
"""Answers in a row that are no choice, after which a player has lost."""


class TextEnv:
    """A game in words.

    Args:
        game: the id of a game.
        players: the number of players; ``reset`` may name another.
        language: a language of the game.
        reward: what the game pays at its end: ``result``, from -1 to 1 by placing; ``score``, the points of the
            rulebook; or ``margin``, the points ahead of the best other seat.
        options: the game's options by name.

    Raises:
        BadInput: there is no such game, option or reward, or the game is not for that number of players.

    Example:
        >>> env = TextEnv("leduc", players=2)
        >>> env.reset(seed=1)
        >>> player, text = env.get_observation()
        >>> print(text.splitlines()[-1])
        2. Raise [raise]
        >>> done, info = env.step("dance")
        >>> done, info["error"][:36]
        (False, '“dance” is none of your choices: ans')
        >>> while not env.step("1")[0]:
        ...     pass
        >>> rewards, _ = env.close()
        >>> sum(rewards.values())
        0.0
    """

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        language: str = "en",
        reward: Reward = "result",
        **options: object,
    ) -> None:
        self.game = load(game)
        self.players = self.game.players[0] if players is None else players
        self.options = options
        self.language = language
        self.reward: Reward = reward
        self.reset(seed=0)

    def reset(
        self, num_players: int | None = None, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> None:
        """Begin a new game, with a random seed if none is given; in ``options["position"]``, if there is one."""
        table = EnvTable(self.game.id, self.players if num_players is None else num_players, self.options)
        check_reward(self.game, table.players, self.reward, "end")
        first = table.first(options, (POSITION,), 0)
        position = self.game.to_json(first.start(0)) if options and POSITION in options else None
        self.players = table.players
        chance = None if seed is None else seeded(seed)
        self._match = Match.start(self.game, self.players, table.options, chance=chance, position=position)
        self._names = [f"Player {seat}" for seat in range(self.players)]
        self._told = [0] * self.players
        self._errors = 0
        self._error = ""
        self._lost: int | None = None

    def get_observation(self) -> tuple[int, str]:
        """Return the seat that decides, and in words what has happened to it since, what it sees and may do."""
        seat = self._match.state.current_player()
        return seat, "\n".join(self._text(seat)).lstrip("\n")

    def step(self, action: str | int) -> tuple[bool, dict[str, str]]:
        """Do what a player answers: the number of a choice or its words, alone or last in brackets.

        Returns:
            Whether the game is over, and with an answer that is no choice an ``error`` that says what is allowed. The
            player is asked again, and loses with the third such answer in a row.

        Raises:
            BadInput: the game is over.
        """
        state = self._match.state
        if state.is_terminal() or self._lost is not None:
            raise BadInput("the game is over: call reset")
        offered = state.legal_actions()
        answer = str(action)
        chosen = self._chosen(answer, offered)
        if chosen is None:
            self._errors += 1
            self._error = (
                f"“{answer[-60:]}” is none of your choices: answer with a number from 1 to {len(offered)}, or with the"
                " words in brackets."
            )
            if self._errors >= MOST_ERRORS:
                self._lost = state.current_player()
            return self._lost is not None, {"error": self._error}
        self._errors, self._error = 0, ""
        self._match.act(chosen)
        return self._match.state.is_terminal(), {}

    def close(self) -> tuple[dict[int, float], dict[str, str]]:
        """Return the reward of each seat, and how the game ended. -1 is for one whose answers were no choices."""
        if self._lost is not None:
            lost = {seat: -1.0 if seat == self._lost else 0.0 for seat in range(self.players)}
            return lost, {"reason": f"{self._names[self._lost]} gave {MOST_ERRORS} answers that are no choices."}
        if not self._match.state.is_terminal():
            return dict.fromkeys(range(self.players), 0.0), {"reason": "The game is not over."}
        ending = self._texts(None).message(f"ending-{self.game.ending(self._match.state)}")
        return dict(enumerate(WORTH[self.reward](self._match.state))), {"reason": ending}

    def _texts(self, seat: int | None) -> Texts:
        return Texts(self.game, self.language, self.game.own_words(self._match.record.options)).to(seat)

    def _text(self, seat: int) -> Iterator[str]:
        texts, state = self._texts(seat), self._match.state
        events = [*self._match.opening, *(event for ply in self._match.plies for event in ply.events)]
        yield from (texts.event(one, self._names) for one in events[self._told[seat] :] if one.visible_to(seat))
        self._told[seat] = len(events)
        if self._error:
            yield self._error
        yield from seen(texts, state, seat, self._names)

    def _chosen(self, answer: str, offered: Sequence[int]) -> int | None:
        """Return the action that is meant; None if none of those offered is."""
        words = answer.strip()
        if words.endswith("]") and "[" in words:
            words = words[words.rindex("[") + 1 : -1].strip()
        if words.isdecimal():
            return offered[int(words) - 1] if 0 < int(words) <= len(offered) else None
        try:
            action = self.game.actions.parse(words)
        except (BadInput, UnknownAction):
            return None
        return action if action in offered else None


def seen(texts: Texts, state: State, seat: int, names: Sequence[str]) -> Iterator[str]:
    """Yield the lines that tell a position to the seat that decides, with its choices."""
    game = texts.game
    yield from ("", *lines(parts(texts, game.view(state, seat), names)), "")
    yield question(texts, state, names, yours=True)
    for number, action in enumerate(state.legal_actions(), 1):
        yield f"{number}. {texts.action(game.actions.to_json(action), names)} [{game.actions.words(action)}]"
