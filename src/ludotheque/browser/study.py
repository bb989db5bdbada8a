"""The calls about lessons, puzzles, documents and records, for one person; they are imported when the first comes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Final

from ludotheque.browser.house import GUEST, House
from ludotheque.browser.routes import TEXT, Asked, Route, game_of, route
from ludotheque.lessons import texts_of
from ludotheque.server.analysis import advice, replay, reviews
from ludotheque.server.protocol.messages.lessons import TakeLesson
from ludotheque.server.protocol.messages.puzzles import TryPuzzle
from ludotheque.server.protocol.messages.reviews import OpenTrial, ReviewRecord, TryAgain
from ludotheque.server.protocol.messages.tables import Analyse, Curve, Document
from ludotheque.server.shelf import documents, lessons, puzzles
from ludotheque.server.thinking.asking import Asker, Kind

EVENTS: Final = "text/event-stream"
ME: Final = (f"guest {GUEST}",)


def routes(house: House | None) -> list[Route]:
    """Serve all this; without a house, only what needs none."""
    return _learning() if house is None else [*_learning(), *_of_records(house)]


def _learning() -> list[Route]:
    """Serve lessons, puzzles and the documents of options."""
    return [
        route("GET", "/games/{game}/lessons", lambda it: lessons.lessons(game_of(it))),
        route(
            "GET",
            "/games/{game}/lessons/text/{language}",
            lambda it: texts_of(game_of(it), it.at["language"]),
            kind=TEXT,
        ),
        route("GET", "/games/{game}/lessons/{name}", lambda it: lessons.show(game_of(it), it.at["name"])),
        route(
            "POST",
            "/games/{game}/lessons/{name}",
            lambda it: lessons.take(game_of(it), it.at["name"], it.body),
            shape=TakeLesson,
        ),
        route("GET", "/puzzle", lambda _: puzzles.of_today()),
        route("GET", "/games/{game}/puzzles", lambda it: puzzles.puzzles(game_of(it))),
        route("GET", "/games/{game}/puzzles/{puzzle}", lambda it: puzzles.show(game_of(it), it.at["puzzle"])),
        route(
            "POST",
            "/games/{game}/puzzles/{puzzle}",
            lambda it: puzzles.judge(game_of(it), it.at["puzzle"], it.body),
            shape=TryPuzzle,
        ),
        route(
            "GET",
            "/games/{game}/documents/{option}",
            lambda it: documents.template(game_of(it), it.at["option"]),
            kind=TEXT,
        ),
        route(
            "POST",
            "/games/{game}/documents/{option}",
            lambda it: documents.read(game_of(it), it.at["option"], it.body.text),
            shape=Document,
        ),
    ]


async def _stays() -> None:
    """Wait for ever: the page itself asks, and does not leave."""
    await asyncio.Event().wait()


def _of_records(house: House) -> list[Route]:
    """Serve records: replays, analyses, reviews."""
    most, run = house.settings.record_entries, house.studies.run
    teacher = reviews.Reviews(house.thinker)

    async def record(asked: Asked) -> dict[str, Any]:
        return (await replay.finished(house.tables, asked.at["table"])).to_json()

    async def replay_table(asked: Asked) -> bytes:
        found = await replay.finished(house.tables, asked.at["table"])
        return await run(_stays(), lambda stop: b"".join(replay.replay(found, stop)))

    async def replay_record(asked: Asked) -> bytes:
        return await run(_stays(), lambda stop: b"".join(replay.replay(replay.read(asked.body, most), stop)))

    async def analyse(asked: Asked) -> Any:
        it: Analyse = asked.body
        question = await run(_stays(), lambda stop: replay.question_at(replay.from_json(it.record, most), it.ply, stop))
        found = await house.thinker.analyse(question, it.seconds, Asker(Kind.ANALYSIS, ME))
        return advice.hint(question, it.ply, found)

    async def curve(asked: Asked) -> Any:
        return await run(_stays(), lambda stop: replay.chances(replay.from_json(asked.body.record, most), stop))

    async def review(asked: Asked) -> AsyncIterator[bytes]:
        it: ReviewRecord = asked.body
        read, asker = replay.from_json(it.record, most), Asker(Kind.REVIEW, ME)
        prepared = await run(_stays(), lambda stop: reviews.prepare(read, it.seats, stop))
        return teacher.events(prepared, asker)

    async def trial(asked: Asked) -> Any:
        it: OpenTrial = asked.body
        read = replay.from_json(it.record, most)
        return await run(_stays(), lambda stop: reviews.trial(read, it.entry, stop))

    async def try_again(asked: Asked) -> Any:
        it: TryAgain = asked.body
        read = replay.from_json(it.record, most)
        at = await run(_stays(), lambda stop: reviews.point(read, it.entry, stop))
        return await teacher.try_again(read, at, it.action, Asker(Kind.HINT, ME))

    return [
        route("GET", "/tables/{table}/record", record),
        route("GET", "/tables/{table}/replay", replay_table),
        route("POST", "/replay", replay_record),
        route("POST", "/analyse", analyse, shape=Analyse),
        route("POST", "/curve", curve, shape=Curve),
        route("POST", "/review", review, shape=ReviewRecord, kind=EVENTS),
        route("POST", "/review/trial", trial, shape=OpenTrial),
        route("POST", "/review/try", try_again, shape=TryAgain),
    ]
