"""``ludotheque mcp``: a table for an assistant that is a language model, by the Model Context Protocol.

The assistant reads what its seat sees and what it may do, in words, as a person at a terminal does.
"""

from __future__ import annotations

import functools
import secrets
import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from ludotheque.bots.contest import SEEDS
from ludotheque.cli.plain import err, pairs
from ludotheque.core.chance import SeededChance
from ludotheque.core.errors import BadInput, UnknownAction
from ludotheque.core.extras import need
from ludotheque.core.levels import LEVELS, USUAL
from ludotheque.core.match import Match
from ludotheque.core.registry import load, registered_games
from ludotheque.teaching.guide import Hit, ask, on_table
from ludotheque.teaching.review import review
from ludotheque.terminal.local import LocalTable
from ludotheque.terminal.reviewing import review_lines
from ludotheque.terminal.rules import section
from ludotheque.terminal.table import NotNow, Seen, TerminalTable, find, score_rows, sheet_line, unknown
from ludotheque.texts.description import lines, parts

PATIENCE: Final = 60.0
"""Seconds for which a call waits for the other players."""
MOMENT: Final = 1.0
"""Seconds after which it looks again."""
WAIT: Final = "The others are thinking: look again."
INSTRUCTIONS: Final = (
    "Play modern tabletop games. Call `games`, then `open_game`. Each answer tells what has happened, what you see, and"
    " your choices; call `act` with the number of one. Call `ask_rules` whenever you are not sure of a rule."
)


class Assistant:
    """One game at a time, with the tools to play it. Each returns text; a refusal is a sentence, too.

    ``table`` is the one to sit at, or ``offered`` waits some seconds for it; without both the assistant opens games
    against bots.
    """

    def __init__(
        self, table: TerminalTable | None = None, offered: Callable[[float], TerminalTable | None] | None = None
    ) -> None:
        self._table = table
        self._offered = offered
        self._told = 0
        self._own: LocalTable | None = None

    @property
    def tools(self) -> list[Callable[..., str]]:
        """The tools: a table of a server takes its games from there."""
        alone = self._table is None and self._offered is None
        opening: list[Callable[..., str]] = [self.games, self.open_game] if alone else []
        return [*opening, self.look, self.act, self.why_not, self.hint, self.ask_rules, self.review]

    def games(self) -> str:
        """List the games, with their ids, numbers of players and options."""
        return "\n".join(
            f"{game.id}: {game.title}, {', '.join(map(str, game.players))} players, options: "
            f"{', '.join(_option(one) for one in game.options.declared()) or 'none'}"
            for game in registered_games().values()
        )

    def open_game(
        self, game: str, players: int = 2, level: str = USUAL, options: list[str] | None = None, seed: int | None = None
    ) -> str:
        """Open a game against bots, and sit down on its first seat.

        Args:
            game: the id of a game.
            players: the number of players.
            level: how strong the bots are: beginner, casual, skilled, strong or master.
            options: options of the game, as name=value.
            seed: for a game that can be repeated.
        """
        if level not in LEVELS:
            raise BadInput(f"no level is called {level!r}: choose one of {', '.join(LEVELS)}")
        if seed is not None and not 0 <= seed < SEEDS:
            raise BadInput(f"a seed is a whole number from 0 to {SEEDS - 1}, not {seed}")
        chance = SeededChance(secrets.randbits(62) if seed is None else seed)
        chosen = pairs(options or [], "an option")  # no `@FILE`: an assistant reads no file of this machine
        match = Match.start(load(game), players, chosen, chance=chance)
        self._own = self._table = LocalTable(match, [0], level, seed=seed)
        self._told = 0
        return f"You are {self._own.names[0]}.\n{self.look()}"

    def look(self) -> str:
        """Tell what has happened since you were told last, what you see, and what you may do."""
        return "\n".join(self._looked(self._open))

    def act(self, choice: str | int) -> str:
        """Do what you choose, and be told how it goes on.

        Args:
            choice: the number of a choice, or its words in brackets.
        """
        table = self._open
        seen = table.seen()
        if seen.over:
            raise BadInput("The game is over.")
        chosen = find(seen, str(choice))
        if chosen is None:
            raise BadInput(f"{unknown(table.words, str(choice), [one.words for one in seen.choices])} {_allowed(seen)}")
        table.act(chosen)
        return self.look()

    def why_not(self, action: str) -> str:
        """Tell why an action is not offered.

        Args:
            action: the words of the action, or its verb alone.
        """
        return self._open.why(action)

    def hint(self) -> str:
        """Tell what a strong bot would choose, and what speaks for it."""
        return self._open.hint().said(self._open.words)

    def ask_rules(self, question: str, game: str | None = None) -> str:
        """Find the passages of the rules that answer a question.

        Args:
            question: words, a sentence, or the name of a section.
            game: the id of a game; that of the open table by default.
        """
        if game is not None:
            return _answered(ask(load(game), question), section(load(game), question, "en"))
        table = self._open
        view = table.seen().view
        told = [] if view is None else [*on_table(table.texts, view, table.names)]
        return _answered(ask(table.game, question, more=told), section(table.game, question, "en"))

    def review(self) -> str:
        """Grade your decisions of a game that is over: what each mistake cost, and what was better. Takes a while."""
        if self._own is None or not self._own.seen().over:
            raise BadInput("only a game that you have opened and finished can be reviewed")
        record = self._own.match.record
        return "\n".join(review_lines(record, review(record, {0})))

    @property
    def _open(self) -> TerminalTable:
        if self._table is None and self._offered is not None:
            self._table = self._offered(PATIENCE)
            if self._table is None:
                raise NotNow("no one has offered this bot account a seat yet: look again")
        if self._table is None:
            raise BadInput("open a game first")
        return self._table

    def _looked(self, table: TerminalTable) -> Iterator[str]:
        """Let the others act, and yield what there is to tell."""
        until = time.monotonic() + PATIENCE
        seen = table.seen()
        while not seen.choices and not seen.over and time.monotonic() < until:
            table.advance(MOMENT, seen.version)
            seen = table.seen()
        log = table.log()
        self._told = 0 if self._told > len(log) else self._told
        yield from (one.text for one in log[self._told :])
        self._told = len(log)
        if seen.note:
            yield seen.note
        if seen.over:
            (_, *names), *rows = score_rows(table.texts, seen, table.names)
            yield from (sheet_line(label, [*zip(names, points, strict=True)]) for label, *points in rows)
            yield from seen.result or ()
            return
        if seen.view is not None:
            yield from ("", *lines(parts(table.texts, seen.view, table.names)), "")
        yield seen.question if seen.choices else f"{seen.question} {WAIT}"
        yield from (f"{number}. {one.label} [{one.words}]" for number, one in enumerate(seen.choices, 1))


def _option(declared: Mapping[str, Any]) -> str:
    """Return an option as it is given, with its values."""
    values = "|".join(str(one).lower() for one in declared["choices"]) or "the text of a file"
    return f"{declared['name']}={values}"


def _allowed(seen: Seen) -> str:
    """Say what a player may answer."""
    return f"Choose a number from 1 to {len(seen.choices)}, or the words in brackets." if seen.choices else WAIT


def _answered(found: list[Hit], whole: str) -> str:
    """Return a section of the guide by its name, or else passages in words."""
    told = (f"{one.passage.place}: {one.said()}" for one in found)
    return whole or "\n\n".join(told) or "Nothing in the rules answers that. Try other words."


def serve(join: str | None, name: str, token: str | None) -> None:
    """Serve an assistant over standard input and output, until it leaves.

    ``join`` is the link of a table; or with the ``token`` of a bot account, a server that offers it a seat.
    """
    need("mcp")
    from mcp.server import MCPServer

    server = MCPServer("Ludotheque", instructions=INSTRUCTIONS)
    for tool in _assistant(join, name, token).tools:
        server.add_tool(_refusing(tool))
    server.run("stdio")


def _assistant(join: str | None, name: str, token: str | None) -> Assistant:
    if join is None and token is None:
        return Assistant()
    need("terminal")
    from ludotheque.terminal.bot_seat import OfferedSeats
    from ludotheque.terminal.memory import Memory
    from ludotheque.terminal.remote import RemoteTable

    if join is None:
        raise BadInput("a bot account sits at a table of a server: name it with --join")
    if token is None:
        return Assistant(RemoteTable(join, name, "en", Memory()))
    account = OfferedSeats(join, token)
    if not account.site.private:
        err.print("The token travels unencrypted: use https.", style="yellow")
    return Assistant(offered=account.take)


def _refusing(tool: Callable[..., str]) -> Callable[..., str]:
    """Return a tool that refuses with a sentence which the assistant reads."""
    from mcp.server.mcpserver.exceptions import ToolError

    @functools.wraps(tool)
    def refusing(*args: object, **given: object) -> str:
        try:
            return tool(*args, **given)
        except (BadInput, NotNow, UnknownAction) as error:
            raise ToolError(str(error)) from None

    return refusing
