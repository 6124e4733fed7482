"""What our protocols rely on in uvicorn: its internals, which may change with any version."""

from __future__ import annotations

import inspect

import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

ADVICE = "uvicorn has changed: look at red7.server.app.protocols, then raise its upper bound"


@pytest.mark.parametrize(
    ("protocol", "methods"),
    [
        (
            H11Protocol,
            [
                "connection_made",
                "data_received",
                "connection_lost",
                "handle_websocket_upgrade",
                "on_response_complete",
                "pause_writing",
                "resume_writing",
            ],
        ),
        (
            WebSocketsSansIOProtocol,
            [
                "data_received",
                "handle_connect",
                "handle_cont",
                "handle_ping",
                "handle_pong",
                "connection_made",
                "send_receive_event_to_app",
                "handle_parser_exception",
                "on_task_complete",
                "connection_lost",
                "shutdown",
            ],
        ),
    ],
)
def test_the_methods_that_are_overridden_are_there(protocol: type, methods: list[str]) -> None:
    for method in methods:
        assert callable(getattr(protocol, method, None)), f"{ADVICE} ({method})"


@pytest.mark.parametrize(
    ("protocol", "fields"),
    [
        (H11Protocol, ["conn", "loop", "transport"]),
        (
            WebSocketsSansIOProtocol,
            [
                "close_sent",
                "conn",
                "curr_msg_data_type",
                "disconnected",
                "frames",
                "handshake_complete",
                "handshake_initiated",
                "queue",
                "read_paused",
                "scope",
                "transport",
                "writable",
            ],
        ),
    ],
)
def test_the_fields_that_are_used_are_set(protocol: type, fields: list[str]) -> None:
    source = inspect.getsource(protocol)
    for field in fields:
        assert f"self.{field}" in source, f"{ADVICE} ({field})"


def test_reading_is_paused_by_the_field_that_we_set() -> None:
    source = inspect.getsource(WebSocketsSansIOProtocol.send_receive_event_to_app)
    assert "if not self.read_paused" in source, ADVICE
    assert "self.queue.put_nowait" in source, ADVICE


def test_texts_are_sent_when_uvicorn_would_send_them() -> None:
    source = inspect.getsource(WebSocketsSansIOProtocol.send)
    for part in (
        "await self.writable.wait()",
        "elif not self.close_sent",
        "self.conn.send_text(text_data.encode())",
        "output = self.conn.data_to_send()",
        "except InvalidState",
    ):
        assert part in source, f"{ADVICE} ({part})"
