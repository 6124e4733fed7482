"""What our protocols rely on in websockets without its documenting it."""

from __future__ import annotations

import inspect
from collections.abc import Generator

import pytest
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.utils import apply_mask

from red7.server.app.frames import frame_head

ADVICE = "websockets has changed: look at red7.server.app.protocols, then raise its upper bound"
# The client's handshake in RFC 6455, 1.3, and its masked frame in 5.7.
HANDSHAKE = (
    b"GET /chat HTTP/1.1\r\nHost: server.example.com\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    b"Sec-WebSocket-Version: 13\r\n\r\n"
)
MASK, MASKED = bytes.fromhex("37fa213d"), bytes.fromhex("7f9f4d5158")
HELLO = b"\x81\x85" + MASK + MASKED


@pytest.fixture
def opened() -> ServerProtocol:
    """Return a connection whose client has been let in."""
    conn = ServerProtocol()
    conn.receive_data(HANDSHAKE)
    (request,) = conn.events_received()
    assert isinstance(request, Request), ADVICE
    conn.send_response(conn.accept(request))
    conn.data_to_send()
    return conn


def test_masks_are_taken_off() -> None:
    assert apply_mask(MASKED, MASK) == b"Hello", ADVICE


def test_a_connection_is_open_until_it_begins_to_close(opened: ServerProtocol) -> None:
    assert ServerProtocol().state is not State.OPEN, ADVICE
    assert opened.state is State.OPEN, ADVICE
    opened.send_close(CloseCode.MESSAGE_TOO_BIG)
    assert opened.state is not State.OPEN, ADVICE


def test_whole_messages_may_pass_it_by(opened: ServerProtocol) -> None:
    """It counts nothing from message to message: neither those taken nor those sent for it."""
    opened.receive_data(HELLO)
    (frame,) = opened.events_received()
    assert frame == Frame(Opcode.TEXT, b"Hello"), ADVICE
    assert opened.data_to_send() == [], ADVICE
    opened.send_text(b"Hello")
    opened.send_text(b"Hello")
    assert opened.data_to_send() == 2 * [frame_head(5) + b"Hello"], ADVICE


def test_its_parser_can_be_closed(opened: ServerProtocol) -> None:
    parser: object = opened.parser
    assert isinstance(parser, Generator), ADVICE
    parser.close()
    assert inspect.getgeneratorstate(parser) == inspect.GEN_CLOSED, ADVICE
