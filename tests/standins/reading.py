"""Reads cases with whichever pydantic and orjson are found first, and says what came of each.

``python -m tests.standins.reading`` reads them from its input: JSON, as `outcomes` takes it.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import sys
from typing import Any

import orjson
import pydantic

from ludotheque.core.errors import BadInput
from ludotheque.core.moments import moments
from ludotheque.core.record import Record
from ludotheque.core.registry import load
from ludotheque.server.protocol import nights, terms
from ludotheque.server.protocol.messages import bots, clubs, conduct, lessons, puzzles, reviews, tables
from ludotheque.server.protocol.messages.tables import entry, reason
from ludotheque.server.protocol.refused import Unfit
from ludotheque.server.table.sight import _written, prompt_json, scores

NO_JSON = "Invalid JSON: "
SOME = (0, 60, 12)
"""The moments of a game that are looked at."""


def models() -> dict[str, Any]:
    """Return the models of the protocol by their names."""
    found = {}
    for module in (nights, terms, tables, bots, clubs, conduct, lessons, puzzles, reviews):
        for name, one in vars(module).items():
            if isinstance(one, type) and issubclass(one, pydantic.BaseModel) and one.model_fields:
                found[name] = one
    return found


def _without_place(sentence: str) -> str:
    """Leave out how a JSON parser says what is wrong with it: each has its own words."""
    return NO_JSON if sentence.startswith(NO_JSON) else sentence


def _told(error: Any) -> list[Any]:
    errors = error.errors(include_url=False, include_input=False)
    each = [[list(one["loc"]), _without_place(one["msg"]), one["type"]] for one in errors]
    return ["refused", entry(errors), _without_place(reason(errors)), each]


def _read(model: Any, text: str, from_json: bool) -> Any:
    try:
        made = model.model_validate_json(text) if from_json else model.model_validate(json.loads(text))
    except pydantic.ValidationError as error:
        return _told(error)
    again = model.model_validate(made.model_dump())
    assert made == again and repr(made) == repr(again)
    return ["made", repr(made.model_dump()), repr(made)]


def _message(text: str) -> Any:
    try:
        return repr(tables.read(text))
    except Unfit as error:
        return ["unfit", _without_place(str(error)), error.values]
    except (BadInput, UnicodeEncodeError) as error:
        return [type(error).__name__, str(error)]


def _loaded(text: str) -> str:
    try:
        return repr(orjson.loads(text))
    except orjson.JSONDecodeError:
        return "refused"


def _dumped(value: Any, in_order: bool) -> str:
    try:
        return orjson.dumps(value, option=orjson.OPT_SORT_KEYS if in_order else None).decode()
    except TypeError as error:
        return f"refused: {error}"


def _game(name: str) -> list[str]:
    """Return digests of what a table sends and keeps at moments of a game's first golden record."""
    game = load(name)
    path = sorted(one for one in game.folder().joinpath("golden").iterdir() if one.name.endswith(".json"))[0]
    record = Record.from_json(orjson.loads(path.read_bytes()))
    found = []
    for match, _ in itertools.islice(moments(record), *SOME):
        state = match.state
        offered = [] if state.is_terminal() else [_written(game.actions, int(one)) for one in state.legal_actions()]
        told = {
            "views": [game.view(state, seat) for seat in (None, *range(record.players))],
            "prompt": prompt_json(game.prompt(state)),
            "scores": scores(state),
            "offered": offered,
        }
        kept = orjson.dumps(game.to_json(state), option=orjson.OPT_SORT_KEYS)
        found.append(hashlib.sha256(orjson.dumps(told) + kept).hexdigest())
        assert orjson.loads(kept) == game.to_json(state)
    return found


def outcomes(cases: dict[str, Any]) -> dict[str, Any]:
    """Say what comes of texts for models, messages of sockets, and texts and values of JSON."""
    known = models()
    return {
        "models": [
            [_read(known[name], text, True), _read(known[name], text, False) if plain else None]
            for name, text, plain in cases["models"]
        ],
        "messages": [_message(text) for text in cases["messages"]],
        "loads": [_loaded(text) for text in cases["loads"]],
        "dumps": [[_dumped(value, in_order) for in_order in (False, True)] for value in cases["dumps"]],
        "games": [_game(name) for name in cases["games"]],
    }


if __name__ == "__main__":
    print(json.dumps({"pydantic": pydantic.__file__, "orjson": orjson.__file__, **outcomes(json.load(sys.stdin))}))
