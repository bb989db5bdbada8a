"""The extras of the package: their libraries, and how to install them."""

from __future__ import annotations

import importlib.util

from ludotheque.core.errors import BadInput

LIBRARIES: dict[str, tuple[str, ...]] = {
    "bots": ("websockets",),
    "cards": ("resvg_py",),
    "compile": ("mypy", "setuptools"),
    "envs": ("numpy", "gymnasium", "pettingzoo"),
    "lab": ("numpy", "polars", "jinja2", "altair", "dask", "distributed"),
    "mcp": ("mcp",),
    "pictures": ("matplotlib", "pygame"),
    "postgres": ("asyncpg",),
    "push": ("http_ece", "py_vapid", "cryptography"),
    "server": (
        "starlette",
        "uvicorn",
        "websockets",
        "pydantic",
        "pydantic_settings",
        "prometheus_client",
        "msgspec",
        "confusable_homoglyphs",
        "aiosmtplib",
        "email_validator",
        "h11",
        "webauthn",
        "openskill",
    ),
    "telemetry": ("opentelemetry",),
    "terminal": ("textual", "websockets"),
    "testing": ("pytest", "allpairspy", "numpy"),
}
"""The modules that each extra provides and this package needs."""


class MissingExtra(BadInput, ImportError):
    """A library of an extra is not installed. The message says how to install it."""


def how_to_install(extra: str) -> str:
    """Return the commands that install an extra, for a wheel and for a checkout.

    >>> how_to_install("lab")
    'pip install "ludotheque[lab]", or pip install ".[lab]" in a checkout'
    """
    return f'pip install "ludotheque[{extra}]", or pip install ".[{extra}]" in a checkout'


def lacking(extra: str, library: str | None) -> MissingExtra:
    """Return the error for a library of an extra that cannot be imported."""
    return MissingExtra(f"This needs the library {library}: {how_to_install(extra)}.")


def need(extra: str, *libraries: str) -> None:
    """Check that the libraries of an extra, or the named ones, are installed.

    Raises:
        MissingExtra: one is not installed.
    """
    for name in libraries or LIBRARIES[extra]:
        if importlib.util.find_spec(name) is None:
            raise lacking(extra, name)
