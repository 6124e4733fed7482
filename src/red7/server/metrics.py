"""Metrics for Prometheus, none of which reveals anything about a hand."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Metrics:
    """All metrics of one server."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.sends = Counter(
            "red7_sends", "Sends of clients.", ["type", "outcome"], registry=registry
        )
        self.send_seconds = Histogram(
            "red7_send_seconds", "From a send to its answer.", buckets=_SECONDS, registry=registry
        )
        self.commit_seconds = Histogram(
            "red7_commit_seconds", "One transaction.", buckets=_SECONDS, registry=registry
        )
        self.commit_entries = Histogram(
            "red7_commit_entries",
            "Entries in one transaction.",
            buckets=(1, 2, 5, 10, 20, 50, 100, 200),
            registry=registry,
        )
        self.bot_seconds = Histogram(
            "red7_bot_seconds", "One turn of a bot.", ["bot"], buckets=_SECONDS, registry=registry
        )
        self.connections = Gauge("red7_connections", "Open WebSockets.", registry=registry)
        self.tables = Gauge("red7_tables_cached", "Tables held in memory.", registry=registry)
        self.dropped = Counter(
            "red7_connections_dropped", "Closed by the server.", ["reason"], registry=registry
        )
        self.failures = Counter(
            "red7_failures", "Errors that nobody expected.", ["where"], registry=registry
        )

    def text(self) -> bytes:
        """Return the metrics in the format of Prometheus."""
        return generate_latest(self.registry)
