"""Sends spans by OTLP; imported only by servers that trace, as its libraries come with the extra ``telemetry``."""

from __future__ import annotations

import os

from opentelemetry.context import Context
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.environment_variables import OTEL_SERVICE_NAME
from opentelemetry.sdk.resources import SERVICE_NAME, Resource
from opentelemetry.sdk.trace import Span, SpanProcessor, TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.trace import SpanKind

SHOWN = frozenset({"http.request.method", "url.scheme", "server.address", "server.port", "network.protocol.version"})
"""Attributes of requests that tell nothing of who is calling, nor of invites and tokens; ``http.route`` comes later."""


class Redacting(SpanProcessor):
    """Takes all else out of the span of a request as it begins."""

    def on_start(self, span: Span, parent_context: Context | None = None) -> None:  # noqa: ARG002  # its signature
        """Empty what may be secret."""
        if span.kind is SpanKind.SERVER:
            for name in (span.attributes or {}).keys() - SHOWN:
                span.set_attribute(name, "")


def exporting(service: str) -> TracerProvider:
    """Return a provider that sends to the collector of ``OTEL_EXPORTER_OTLP_ENDPOINT``, under a name for the service.

    The other variables of OpenTelemetry apply, too: ``OTEL_SERVICE_NAME``, ``OTEL_TRACES_SAMPLER`` and so on.
    """
    named = {} if os.environ.get(OTEL_SERVICE_NAME) else {SERVICE_NAME: service}
    provider = TracerProvider(resource=Resource.create(named), shutdown_on_exit=False)
    provider.add_span_processor(Redacting())
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    return provider
