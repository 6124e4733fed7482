"""The OpenAPI document of the server, available without running one."""

from __future__ import annotations

from typing import Any, cast

from red7.server.app.application import make_app
from red7.server.parts import Parts


def openapi() -> dict[str, Any]:
    """Return what ``/api/openapi.json`` serves."""
    # The parts are needed only to serve requests.
    return make_app(cast("Parts", None)).openapi()
