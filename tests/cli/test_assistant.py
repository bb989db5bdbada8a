"""An assistant plays by the Model Context Protocol, with the client of its own library."""

from __future__ import annotations

import sys

import anyio
from mcp import Client
from mcp.client.stdio import StdioServerParameters
from mcp.types import CallToolResult

COMMAND = StdioServerParameters(command=sys.executable, args=["-m", "ludotheque", "mcp"])
PATIENCE = 60
CHOICES = 400
"""More than a game of Leduc or Manga Dice has."""


def said(result: CallToolResult) -> str:
    return "\n".join(one.text for one in result.content if one.type == "text")


def test_an_assistant_plays_a_game_asks_the_rules_and_is_refused_in_words() -> None:
    async def play() -> None:
        async with Client(COMMAND, read_timeout_seconds=PATIENCE) as client:
            tools = {one.name for one in (await client.list_tools()).tools}
            assert tools == {"games", "open_game", "look", "act", "why_not", "hint", "ask_rules", "review"}
            early = await client.call_tool("look", {})
            assert early.is_error and "open a game first" in said(early)
            assert "koryo: Koryŏ, 2, 3, 4 players" in said(await client.call_tool("games", {}))
            for given, said_of_it in (
                ({"seed": -1}, "a seed is a whole number from 0 to"),
                ({"options": ["sealed"]}, "an option expects name=value, not 'sealed'"),
                ({"options": ["sealed_orders=@secret"]}, "does not take '@secret'"),
            ):
                refused = await client.call_tool("open_game", {"game": "koryo", **given})
                assert refused.is_error and said_of_it in said(refused)
            opened = {"game": "leduc", "level": "beginner", "seed": 1}
            told = said(await client.call_tool("open_game", opened))
            assert "1. " in told and "Your card" in told
            wrong = await client.call_tool("act", {"choice": "dance"})
            assert wrong.is_error and "“dance” means nothing here. Choose a number from 1 to 2" in said(wrong)
            assert "reason to fold" in said(await client.call_tool("why_not", {"action": "fold"}))
            rules = await client.call_tool("ask_rules", {"question": "hand limit", "game": "koryo"})
            assert "IV. The end of the season" in said(rules)
            unfinished = await client.call_tool("review", {})
            assert unfinished.is_error and "finished" in said(unfinished)
            for _ in range(CHOICES):
                if "\n1. " not in told:
                    break
                told = said(await client.call_tool("act", {"choice": 1}))
            late = await client.call_tool("act", {"choice": "1"})
            assert late.is_error and "The game is over." in said(late)
            assert "accuracy" in said(await client.call_tool("review", {}))

    anyio.run(play)
