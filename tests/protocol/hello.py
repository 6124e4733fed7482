"""The first message on a connection, in the version that is spoken now."""

from __future__ import annotations

import json

from red7.protocol import messages as m


def hello(**more: object) -> str:
    """Write a hello; what is left out is as the protocol has it."""
    return json.dumps({"type": "hello", "version": m.VERSION, **more})
