"""Traces over OpenTelemetry, for operators who collect them: requests, moves and thoughts, and nothing secret."""

from __future__ import annotations

import asyncio
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Any, Self

from starlette.middleware import Middleware

from ludotheque.core.errors import BadInput
from ludotheque.core.extras import how_to_install
from ludotheque.server.settings import Settings

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import TracerProvider

SERVICE = "ludotheque"
"""The name of this service, and of the tracer of its own spans."""

_NOTHING: AbstractContextManager[Any] = nullcontext()


class Tracing:
    """Measures what takes time and sends it to a collector; does nothing without a provider of tracers.

    >>> with Tracing().span("move", game="koryo"):
    ...     pass
    """

    def __init__(self, provider: TracerProvider | None = None) -> None:
        self._provider = provider
        self._tracer = None if provider is None else provider.get_tracer(SERVICE)

    @classmethod
    def chosen(cls, settings: Settings) -> Self:
        """Return the tracing that the settings ask for. BadInput if its libraries are not installed."""
        if not settings.traces:
            return cls()
        try:
            from ludotheque.server.telemetry.spans import exporting
        except ImportError:
            raise BadInput(f"settings 'traces': {how_to_install('telemetry')}") from None
        return cls(exporting(SERVICE))

    def span(self, name: str, **attributes: str | int) -> AbstractContextManager[Any]:
        """Measure what happens meanwhile."""
        if self._tracer is None:
            return _NOTHING
        # Messages of errors may quote what a player sent.
        return self._tracer.start_as_current_span(
            name, attributes=attributes, record_exception=False, set_status_on_exception=False
        )

    def layers(self) -> list[Middleware]:
        """Return what traces requests: by this provider alone, whatever else the environment asks for."""
        if self._provider is None:
            return []
        from starlette.middleware.opentelemetry import OpenTelemetryMiddleware  # its library comes with the provider

        return [Middleware(OpenTelemetryMiddleware, tracer_provider=self._provider)]

    async def close(self) -> None:
        """Send what is still to be sent."""
        if self._provider is not None:
            await asyncio.to_thread(self._provider.shutdown)
