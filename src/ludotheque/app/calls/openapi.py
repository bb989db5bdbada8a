"""The OpenAPI document of calls."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Iterator
from typing import Any, Final, get_type_hints

import msgspec

from ludotheque import __version__
from ludotheque.app.calls.call import ELSEWHERE, JSON, Call
from ludotheque.app.calls.reading import Word
from ludotheque.app.protocol.answers.tables import ErrorAnswer

PLACE: Final = "#/components/schemas/{name}"
ERRORS: Final = (400, 401, 403, 404, 405, 413, 421, 422, 429, 500)
"""The refusals that any call may get; all have the same shape."""


def document(calls: Iterable[Call]) -> dict[str, Any]:
    """Return the document.

    >>> from ludotheque.app.calls import games
    >>> document(games.calls)["paths"]["/api/faults"]["get"]["operationId"]
    'list_faults'
    """
    kinds: list[Any] = []
    paths: dict[str, dict[str, Any]] = {}
    for call in calls:
        paths.setdefault(f"/api{call.path}", {})[call.method.lower()] = _operation(call, kinds)
    schemas, components = msgspec.json.schema_components([*kinds, ErrorAnswer], ref_template=PLACE)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Ludotheque", "version": __version__},
        "paths": _filled(paths, schemas),
        "components": {"schemas": components},
    }


class _Slot(int):
    """The place of a schema that is made with all others."""


def _filled(part: Any, schemas: tuple[Any, ...]) -> Any:
    """Return a part of the document with schemas in their places."""
    if isinstance(part, _Slot):
        return schemas[part]
    if isinstance(part, dict):
        return {name: _filled(one, schemas) for name, one in part.items()}
    return [_filled(one, schemas) for one in part] if isinstance(part, list) else part


def _operation(call: Call, kinds: list[Any]) -> dict[str, Any]:
    def schema(kind: Any) -> _Slot:
        kinds.append(kind)
        return _Slot(len(kinds) - 1)

    wanted = call.parameters
    told = inspect.cleandoc(call.handler.__doc__ or "")
    found: dict[str, Any] = {
        "operationId": call.handler.__name__,
        "summary": told.partition("\n")[0],
        "description": told,
        "parameters": [
            *({"in": "path", "required": True, **_word(word, schema)} for word in wanted.path),
            *({"in": "query", "required": False, **_word(word, schema)} for word in wanted.query),
        ],
        "responses": dict(_responses(call, schema)),
    }
    if wanted.body is not None:
        model = wanted.body[1]
        shape: Any = {"type": "object"} if model is None else schema(model)
        found["requestBody"] = {"required": True, "content": {JSON: {"schema": shape}}}
    return found


def _word(word: Word, schema: Any) -> dict[str, Any]:
    return {"name": word.name, "schema": schema(word.kind)}


def _responses(call: Call, schema: Any) -> Iterator[tuple[str, Any]]:
    shown = get_type_hints(call.handler)["return"] if call.shape is None else call.shape
    if call.kind == ELSEWHERE:
        yield "303", {"description": "Another address"}
    elif shown is type(None):
        yield "204", {"description": "Done"}
    elif call.kind == JSON:
        yield "200", {"description": "The answer", "content": {JSON: {"schema": schema(shown)}}}
    else:
        shape = {"type": "string"} if call.kind.startswith("text/") else {"type": "string", "format": "binary"}
        yield "200", {"description": "The answer", "content": {call.kind.partition(";")[0]: {"schema": shape}}}
    refused = {JSON: {"schema": {"$ref": PLACE.format(name="ErrorAnswer")}}}
    for status in ERRORS:
        yield str(status), {"description": "A refusal", "content": refused}
