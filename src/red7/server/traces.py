"""Traces: where the time of a request, a send or a bot's thought goes, for hosts who want them.

A span has a name and facts of the kinds below, all of them words of the program itself. Nothing
that a player has written, drawn or is called by is ever part of one.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from importlib.util import find_spec
from typing import Any, Final, Literal, Protocol, Self
from urllib.parse import urlsplit

import red7
from red7.server.settings import SettingError

SpanName = Literal["request", "send", "upkeep", "decide", "commit", "tell", "think"]
Fact = Literal["type", "outcome", "bot", "method", "route", "status"]

_INSTALL: Final = "pip install red7[traces]"
_PACKAGES: Final = ("sdk", "exporter.otlp.proto.http")
_EXAMPLE: Final = "http://127.0.0.1:4318"
_PATH: Final = "/v1/traces"  # where collectors expect them
_SECONDS: Final = 5.0  # for a collector to take what it is sent


class Span(Protocol):
    """A piece of work that takes some time."""

    def note(self, fact: Fact, value: str | int) -> None:
        """Add a fact."""


class Traces(Protocol):
    """Notes which work takes how long, and for what."""

    def span(self, name: SpanName) -> AbstractContextManager[Span]:
        """Return a span that lasts as long as it is entered, as part of the one around it."""
        ...

    def close(self) -> None:
        """Pass on what has been noted; it may take a moment."""


class _NoSpan:
    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        pass

    def note(self, fact: Fact, value: str | int) -> None:
        pass


_NO_SPAN: Final = _NoSpan()


class NoTraces:
    """Notes nothing, at next to no cost."""

    def span(self, name: SpanName) -> AbstractContextManager[Span]:
        """Return a span that does nothing."""
        del name
        return _NO_SPAN

    def close(self) -> None:
        """Do nothing."""


OFF: Final = NoTraces()


class _OpenSpan:
    def __init__(self, span: Any) -> None:  # noqa: ANN401 - of a package that may be missing
        self._span = span

    def note(self, fact: Fact, value: str | int) -> None:
        self._span.set_attribute(f"red7.{fact}", value)


class OpenTraces:
    """Notes spans with OpenTelemetry, whose own settings (``OTEL_…``) say how many of them."""

    def __init__(self, processor: Any) -> None:  # noqa: ANN401 - as above
        from opentelemetry.sdk.resources import Resource  # noqa: PLC0415 - may be missing
        from opentelemetry.sdk.trace import TracerProvider  # noqa: PLC0415 - as above

        about = {"service.name": "red7", "service.version": red7.__version__}
        self._provider = TracerProvider(
            resource=Resource.create(about),
            shutdown_on_exit=False,  # whoever made it closes it
        )
        self._provider.add_span_processor(processor)
        self._tracer = self._provider.get_tracer("red7")

    @contextmanager
    def span(self, name: SpanName) -> Iterator[Span]:
        """Note how long something takes."""
        # An error is not recorded: its text might name a card.
        with self._tracer.start_as_current_span(
            name, record_exception=False, set_status_on_exception=False
        ) as span:
            yield _OpenSpan(span)

    def close(self) -> None:
        """Pass on what has been noted, if somebody takes it."""
        self._provider.shutdown()


def _installed() -> bool:
    try:
        return all(find_spec(f"opentelemetry.{name}") for name in _PACKAGES)
    except ModuleNotFoundError:
        return False


def check_traces(url: str) -> str:
    """Return where to send traces; refuse what cannot be used."""
    if not _installed():
        raise SettingError("serve-traces-missing", install=_INSTALL)
    try:
        parts = urlsplit(url)
        good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        good = False
    if not good or "@" in url:  # a password would end up in logs
        raise SettingError("serve-traces", url=url.rpartition("@")[2], example=_EXAMPLE)
    return url if parts.path.strip("/") else f"{url.rstrip('/')}{_PATH}"


def open_traces(url: str) -> Traces:
    """Begin to send traces somewhere; without an address, note nothing."""
    if not url:
        return OFF
    endpoint = check_traces(url)
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import (  # noqa: PLC0415 - may be missing
        OTLPSpanExporter,
    )
    from opentelemetry.sdk.trace.export import BatchSpanProcessor  # noqa: PLC0415 - as above

    return OpenTraces(BatchSpanProcessor(OTLPSpanExporter(endpoint, timeout=_SECONDS)))
