"""The OpenAPI document: the framework's own, with the bodies of calls, which it does not read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from fastapi import APIRouter, FastAPI
from fastapi.routing import APIRoute

from ludotheque.server.protocol.model import Model

PLACE = "#/components/schemas/{name}"


def document(app: FastAPI, parts: Sequence[APIRouter]) -> dict[str, Any]:
    """Return the document of an application with these parts."""
    if app.openapi_schema is not None:
        return app.openapi_schema
    found = FastAPI.openapi(app)  # kept in the application
    bodies = list(_bodies(parts))
    schemas, shapes = msgspec.json.schema_components([kind for _, kind in bodies], ref_template=PLACE)
    for (route, _), schema in zip(bodies, schemas, strict=True):
        for method in route.methods or ():
            content = {"application/json": {"schema": schema}}
            found["paths"][route.path][method.lower()]["requestBody"] = {"required": True, "content": content}
    found["components"]["schemas"] |= shapes
    return found


def _bodies(parts: Sequence[APIRouter]) -> Iterator[tuple[APIRoute, type[Model]]]:
    """Yield the routes that read a body, with its shape (``context.sent``)."""
    for route in (route for part in parts for route in part.routes if isinstance(route, APIRoute)):
        for one in route.dependant.dependencies:
            kind = getattr(one.call, "kind", None)
            if kind is not None:
                yield route, kind
