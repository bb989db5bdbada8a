"""A server starts quickly: after a crash its tables stand still until it is up."""

from __future__ import annotations

import importlib
import pkgutil

from fastapi import APIRouter
from fastapi.routing import APIRoute

from ludotheque.server import endpoints


def test_the_shape_of_a_refusal_is_built_once() -> None:
    parts = [
        importlib.import_module(f"{endpoints.__name__}.{one.name}") for one in pkgutil.iter_modules(endpoints.__path__)
    ]
    routers = [part.router for part in parts if isinstance(getattr(part, "router", None), APIRouter)]
    routes = [route for router in routers for route in router.routes if isinstance(route, APIRoute)]
    assert len(routes) > 80
    assert sum(len(route.response_fields) for route in routes) == 1
