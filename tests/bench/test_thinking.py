"""The benchmark of waiting, small: who is served at all. Speed is not for tests."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from argparse import Namespace

import pytest
from benchmarks import thinking

from ludotheque import SeededChance, load
from ludotheque.app.thinking.asking import Asker, Kind
from ludotheque.app.thinking.question import Question
from ludotheque.bots import Analysis, Move
from tests.server.hurried import hurried

THOUGHT = 0.01
"""Seconds of a fake clock that every answer takes."""


class Dice:
    """Answers at random."""

    def __init__(self, _workers: int) -> None:
        self.rng = random.Random(1)

    def warm(self) -> None: ...

    def close(self) -> None: ...

    async def choose(self, asked: Question, level: str, asker: Asker) -> int:
        await asyncio.sleep(THOUGHT)
        return self.rng.choice(load(asked.game).from_json(asked.position, SeededChance(1)).legal_actions())

    async def analyse(self, asked: Question, seconds: float, asker: Asker) -> Analysis:
        await asyncio.sleep(THOUGHT)
        return Analysis([Move(0, 1.0, 0.5)], [0.5, 0.5])


SMALL = Namespace(tables=2, bots=2, level="random", workers=1, seconds=0.5)


def test_people_are_served_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asyncio, "run", hurried)
    figures = thinking.measure(Dice, SMALL)
    assert figures["people"]["served"] > 2
    assert figures["people"]["p50_s"] <= figures["people"]["p95_s"] <= figures["people"]["max_s"]
    assert "people     served" in thinking.lines(figures)


def test_the_plain_queue_answers_with_the_real_bots() -> None:
    async def run() -> tuple[int, Analysis]:
        fifo = thinking.Fifo(1)
        try:
            position = thinking.Load(load("koryo"), fifo, "easy", 1).position()
            asker = Asker(Kind.PEOPLE)
            return await fifo.choose(position, "easy", asker), await fifo.analyse(position, 0.05, asker)
        finally:
            fifo.close()

    action, found = asyncio.run(run())
    assert action in [move.action for move in found.moves]


def test_a_wait_is_counted_from_its_beginning_and_once() -> None:
    waits = thinking.Waits()
    begun = waits.begin("Ann")
    assert waits.begin("Ann") == begun
    assert waits.figures()["still_waiting"] == 1
    waits.end("Ann")
    waits.end("Ann")
    assert (waits.figures()["served"], waits.figures()["still_waiting"]) == (1, 0)


def test_the_command_prints_one_json_object(monkeypatch, capsys) -> None:
    monkeypatch.setattr(sys, "argv", ["thinking", "--json", "--tables", "7", "--seconds", "1"])
    monkeypatch.setattr(thinking, "measure", lambda make, chosen: {"make": make.__name__, "tables": chosen.tables})
    thinking.main()
    told = json.loads(capsys.readouterr().out)
    assert (told["fair"], told["fifo"]) == ({"make": "Workers", "tables": 7}, {"make": "Fifo", "tables": 7})
    assert (told["tables"], told["seconds"]) == (7, 1.0)
