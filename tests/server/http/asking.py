"""Requests made up by hand, without a server."""

from __future__ import annotations

from starlette.requests import Request
from starlette.types import Scope


def scope_of(
    method: str = "GET",
    path: str = "/",
    *,
    kind: str = "http",
    address: str | None = "203.0.113.7",
    headers: dict[str, str] | list[tuple[str, str]] | None = None,
) -> Scope:
    """Make up what a server tells an application of a request."""
    pairs = list(headers.items() if isinstance(headers, dict) else headers or ())
    if not any(name.lower() == "host" for name, _ in pairs):
        pairs.append(("Host", "localhost"))
    return {
        "type": kind,
        "method": method,
        "path": path,
        "query_string": b"",
        "client": (address, 1) if address else None,
        "headers": [(name.lower().encode(), value.encode("latin-1")) for name, value in pairs],
    }


def request(**headers: str) -> Request:
    """Make up a request with these headers."""
    pairs = {name.replace("_", "-"): value for name, value in headers.items()}
    return Request(scope_of(headers=pairs))
