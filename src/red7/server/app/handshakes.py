"""What is a handshake for a WebSocket, before websockets sees it."""

from __future__ import annotations

import base64
import re
from typing import Any, Final

from websockets.http11 import MAX_LINE_LENGTH, MAX_NUM_HEADERS

_ONCE: Final = (b"upgrade", b"sec-websocket-key", b"sec-websocket-version", b"origin")
_KEY_BYTES: Final = 16
_AROUND: Final = 32  # bytes of a line around what is told of it: GET, HTTP/1.1, a colon
_TOKENS: Final = re.compile(rb"[ \t]*[\w!#$%&'*+.^`|~-]+[ \t]*(,[ \t]*[\w!#$%&'*+.^`|~-]+[ \t]*)*")


def is_handshake(request: Any) -> bool:  # noqa: ANN401 - a scope, as uvicorn makes it
    """Return whether websockets would take a request for a handshake.

    It would refuse all others at once, however many come from one address.

    >>> key = (b"sec-websocket-key", b"AAAAAAAAAAAAAAAAAAAAAA==")
    >>> given = [(b"connection", b"Upgrade"), (b"upgrade", b"websocket"), key]
    >>> request = {"method": "GET", "http_version": "1.1", "raw_path": b"/", "query_string": b""}
    >>> is_handshake({**request, "headers": [*given, (b"sec-websocket-version", b"13")]})
    True
    >>> is_handshake({**request, "headers": [*given, (b"sec-websocket-version", b"12")]})
    False
    """
    found: dict[bytes, bytes] = {}
    connection: list[bytes] = []
    for name, value in request["headers"]:
        if name in _ONCE and name in found:
            return False
        if name == b"connection":
            connection.append(value)
        found[name] = value
    lines = [name + value for name, value in request["headers"]]
    lines.append(request["raw_path"] + request["query_string"])
    return (
        (request["method"], request["http_version"]) == ("GET", "1.1")
        and found.get(b"upgrade", b"").lower() == b"websocket"
        and all(map(_TOKENS.fullmatch, connection))
        and b"upgrade" in {token.strip().lower() for token in b",".join(connection).split(b",")}
        and found.get(b"sec-websocket-version") == b"13"
        and _is_key(found.get(b"sec-websocket-key", b""))
        and found.get(b"content-length", b"0") == b"0"  # which some devices send
        and b"transfer-encoding" not in found
        and len(lines) <= MAX_NUM_HEADERS
        and all(len(line) + _AROUND < MAX_LINE_LENGTH for line in lines)
    )


def _is_key(text: bytes) -> bool:
    try:
        return len(base64.b64decode(text, validate=True)) == _KEY_BYTES
    except ValueError:
        return False
