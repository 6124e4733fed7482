"""The two protocols below the application, with limits that the libraries leave to others."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

HEAD_SECONDS: Final = 10.0  # a client may take this long to send the head of a request
MOST_PIECES: Final = 256  # per message; without a limit, empty frames would use up memory
MOST_UNREAD: Final = 4  # messages from a client waiting here before reading stops
MOST_UNSENT: Final = 2 * 1024 * 1024  # bytes of replies to pings that a client does not read


class HttpProtocol(H11Protocol):
    """Closes connections on which a request never begins or never continues."""

    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start waiting for a request."""
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Process data; stop waiting once the head is complete."""
        super().data_received(data)
        if self.conn.their_state is not h11.IDLE:
            self._waited()
        elif self._late is None:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting."""
        self._waited()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand over the connection."""
        self._waited()
        super().handle_websocket_upgrade(event)

    def _wait(self) -> None:
        self._late = self.loop.call_later(HEAD_SECONDS, self._give_up)

    def _waited(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _give_up(self) -> None:
        self._late = None
        if not self.transport.is_closing():
            self.transport.close()


class SocketProtocol(WebSocketsSansIOProtocol):
    """Prevents frames that are not messages from filling up memory."""

    def data_received(self, data: bytes) -> None:
        """Process data; disconnect a client that does not read the replies."""
        super().data_received(data)
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """Take the next frame of a message; refuse too many frames."""
        if len(self.frames) < MOST_PIECES:
            super().handle_cont(event)
        elif not self.close_sent:
            self._refuse(CloseCode.MESSAGE_TOO_BIG)

    def send_receive_event_to_app(self) -> None:
        """Pass on a message; text that is not UTF-8 is the client's mistake, not an error here."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._refuse(CloseCode.INVALID_DATA)
                return
        # Pausing and resuming takes two system calls. Avoid them while a client waits for its
        # answers.
        few = not self.read_paused and self.queue.qsize() < MOST_UNREAD
        self.read_paused |= few
        super().send_receive_event_to_app()
        if few:
            self.read_paused = False

    def _refuse(self, code: CloseCode) -> None:
        self.frames = []
        self.conn.send_close(code)
        parser: Any = self
        parser.handle_parser_exception()
