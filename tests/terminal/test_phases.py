"""The screen at each kind of prompt of each game, as the golden games come to it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from textual.pilot import Pilot

from ludotheque import Game, State, load
from ludotheque.terminal.client import Client
from ludotheque.terminal.local import LocalTable
from tests.terminal.test_client import SCREENS, SIZE, at, kept, screen
from tests.terminal.test_client import table as local
from tests.terminal.test_drawn import GAMES, NAMES, golden, states

PHASES = SCREENS / "phases"


def phases(game: Game) -> Iterator[tuple[str, State]]:
    """Yield the first position of each prompt."""
    known: set[str] = set()
    for record in golden(game):
        for state in states(record, game):
            key = game.prompt(state).key
            if key not in known:
                known.add(key)
                # The position changes as the game goes on.
                yield key, state.clone()


def put(table: LocalTable, state: State) -> None:
    """Have a table at which everyone plays show a position, without its past."""
    count = int(state.num_players)
    table.names, table.people = NAMES[:count], list(range(count))
    table.match.state = state
    table.match.opening = ()
    table._eyes = 0
    table._version += 1


@pytest.mark.parametrize("name", GAMES)
def test_each_prompt_is_shown_as_it_was(name: str) -> None:
    """The screens lie in one file for each game."""
    game = load(name)
    players = game.players[-1]
    table = local(name, players, people=players)
    table.shared = False
    shown: dict[str, str] = {}

    async def play(client: Client, pilot: Pilot[None]) -> None:
        client.workers.cancel_all()
        await pilot.pause()
        for key, state in sorted(phases(game), key=lambda one: one[0]):
            put(table, state)
            client.current = None
            client.draw_table(table.seen())
            if state.is_terminal():
                await pilot.press("escape")
            await pilot.pause()
            shown[key] = screen(client)

    at(Client(table, pace=0), play)
    assert all(len(line) <= SIZE[0] for one in shown.values() for line in one.splitlines())
    text = "".join(f"=== {key}\n{one}\n" for key, one in shown.items())
    assert text == kept(PHASES / f"{name}.txt", text)


def test_the_whole_map_is_in_sight_on_a_small_terminal_while_someone_sells() -> None:
    game = load("age_of_comics")
    state = dict(phases(game))["sales"]
    table = local("age_of_comics", int(state.num_players), people=int(state.num_players))
    table.shared = False

    async def play(client: Client, pilot: Pilot[None]) -> None:
        client.workers.cancel_all()
        await pilot.pause()
        put(table, state)
        client.current = None
        client.draw_table(table.seen())
        await pilot.pause()
        shown = screen(client)
        assert "1-1: newsstand" in shown and "6-4" in shown and "order taken" in shown and "b Actions" in shown

    at(Client(table, pace=0), play, size=(80, 24))
