"""The two protocols below the application, with limits that the libraries leave to others."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from collections.abc import Callable
from typing import Any, ClassVar, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import State
from websockets.utils import apply_mask

from red7.protocol import messages as m
from red7.server.app.doors import Doors
from red7.server.app.frames import MASK, TEXT, client_frame, frame_head
from red7.server.app.handshakes import is_handshake
from red7.server.http.origins import counted
from red7.server.limits import Spacing
from red7.server.live.connection import AT_ONCE, BLINK_MS
from red7.server.live.hub import Hub
from red7.server.spending import CapacityEverywhere

HEAD_SECONDS: Final = 10.0  # a client may take this long to send the head of a request
READ_SECONDS: Final = 10.0  # in this time, a client has to read at least …
LEAST_READ: Final = 8 * 1024  # … so many bytes of a response, or all of it
MOST_PIECES: Final = 256  # per message; without a limit, empty frames would use up memory
MOST_UNREAD: Final = 4  # messages from a client waiting here before reading stops
MOST_CONTROLS: Final = 100  # pings and pongs in …
CONTROL_SECONDS: Final = 10.0  # … this time
MOST_AT_ONCE: Final = 16 * 1024  # bytes of a WebSocket that are read and processed at once
MOST_UNSENT: Final = 2 * 1024 * 1024  # bytes of replies to pings that a client does not read

# What a client does wrong is no line in the log, which anybody could fill.
_QUIET: Final = logging.getLogger("uvicorn.error.http")
_QUIET.setLevel(logging.ERROR)


class HttpProtocol(H11Protocol):
    """Closes connections whose clients do not send, do not read, or have too many of them."""

    connections_of: ClassVar[CapacityEverywhere | None] = None  # by address; None for no limit
    doors: ClassVar[Doors | None] = None  # to the other processes, if there are any
    refusals: ClassVar[Spacing | None] = None  # how they are spaced out, by address
    hub: ClassVar[Hub | None] = None  # which closes before the server does

    _peer = ""  # the address it comes from
    _address: str | None = None  # for which the connection is counted
    _late: asyncio.TimerHandle | None = None
    _slow: asyncio.TimerHandle | None = None
    _unread = 0  # bytes, when they were last counted

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start waiting for a request, unless the address has too many connections."""
        super().connection_made(transport)
        self.logger = _QUIET
        capacity, peer = self.connections_of, transport.get_extra_info("peername")
        self._peer = counted(str(peer[0])) if peer else ""
        if capacity is not None and peer:
            if not capacity.enter(self._peer):
                transport.abort()
                return
            self._address = self._peer
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
        self._uncount()
        self._cancel_slow()
        super().connection_lost(exc)

    def _should_upgrade(self) -> bool:
        """Return whether this becomes a WebSocket; if not, it is answered as any other request."""
        return is_handshake(self.scope)

    def send_400_response(self, msg: str) -> None:
        """Refuse what is not HTTP, when it is the turn of its address to be refused."""
        self.transport.pause_reading()
        refusing = self.loop.create_task(self._refuse(msg))
        refusing.add_done_callback(self.tasks.discard)
        self.tasks.add(refusing)

    async def _refuse(self, msg: str) -> None:
        if self.refusals is not None:
            await self.refusals.wait(self._peer)
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Make it a WebSocket, as which it is counted from now on, here or where it belongs."""
        self._waited()
        self._uncount()
        place = self.doors.elsewhere(event.target) if self.doors else None
        if self.doors is None or place is None or self._stopping():
            self._upgrade(event)
            return
        self.transport.pause_reading()
        self.connections.discard(self)  # to be waited for, but no request to be answered
        leaving = self.loop.create_task(self._leave(self.doors, place, event))
        leaving.add_done_callback(self.tasks.discard)
        self.tasks.add(leaving)

    def _stopping(self) -> bool:
        return self.hub is not None and self.hub.closing

    def _upgrade(self, event: h11.Request) -> None:
        """Make it a WebSocket here, unless nobody would hear any more that it is closed."""
        if self._stopping():
            self.transport.write(_UNAVAILABLE)
            self.transport.close()
        else:
            super().handle_websocket_upgrade(event)

    async def _leave(self, doors: Doors, place: int, event: h11.Request) -> None:
        """Hand the connection to another process, or keep it if that does not take it."""
        head = [b"%b %b HTTP/1.1" % (event.method, event.target)]
        head += [b"%b: %b" % header for header in self.headers]
        taken = False
        with contextlib.suppress(OSError):  # it is closed by now, or too many files are open
            # The number of the connection may be that of another file when it is handed over.
            file = os.dup(self.transport.get_extra_info("socket").fileno())
            try:
                taken = await doors.hand_over(place, file, b"\r\n".join([*head, b"", b""]))
            finally:
                os.close(file)
        if taken:
            self.transport.abort()  # closes the file, which is open over there
        elif not self.transport.is_closing():
            self.transport.resume_reading()
            self._upgrade(event)

    def pause_writing(self) -> None:
        """Begin to watch whether the client reads."""
        super().pause_writing()
        self._watch_reader()

    def resume_writing(self) -> None:
        """Stop watching, because the client has read."""
        self._cancel_slow()
        super().resume_writing()

    def on_response_complete(self) -> None:
        """Watch whether the client reads the rest of the response."""
        super().on_response_complete()
        if self.transport.get_write_buffer_size():
            self._watch_reader()

    def _uncount(self) -> None:
        if self._address is not None and self.connections_of is not None:
            self.connections_of.leave(self._address)
            self._address = None

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

    def _watch_reader(self) -> None:
        self._cancel_slow()
        self._unread = self.transport.get_write_buffer_size()
        self._slow = self.loop.call_later(READ_SECONDS, self._check_reader)

    def _cancel_slow(self) -> None:
        if self._slow is not None:
            self._slow.cancel()
            self._slow = None

    def _check_reader(self) -> None:
        """Disconnect a client that has read next to nothing; closing would wait for it forever."""
        self._slow = None
        unread = self.transport.get_write_buffer_size()
        if unread > max(0, self._unread - LEAST_READ):
            self.transport.abort()
        elif unread:
            self._watch_reader()


def http_protocol(
    capacity: CapacityEverywhere | None,
    refusals: Spacing,
    doors: Doors | None = None,
    hub: Hub | None = None,
) -> type[HttpProtocol]:
    """Return the protocol of a server that counts the connections and refusals of each address.

    While its hub is closing, nobody gets a WebSocket.
    """
    given = {"connections_of": capacity, "refusals": refusals, "doors": doors, "hub": hub}
    return type(HttpProtocol.__name__, (HttpProtocol,), given)


class SocketProtocol(WebSocketsSansIOProtocol):
    """Prevents frames that are not messages, and clients that do not read, from filling memory."""

    _closing: asyncio.TimerHandle | None = None
    _take: Callable[[str], bool] | None = None  # how the application takes texts, if it asked to
    _between = True  # whether what has come so far ended with a frame
    _offered = False  # whether the application knows how
    _lost = False
    _controls = 0  # pings and pongs since …
    _counted = 0.0  # … this time

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Read little at a time: a piece full of tiny frames takes long to process."""
        super().connection_made(transport)
        if hasattr(transport, "max_size"):  # asyncio's own
            transport.max_size = MOST_AT_ONCE

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Disconnect a client that does not read the last messages; closing would wait forever."""
        super().on_task_complete(task)
        if not self._lost:
            self._closing = self.loop.call_later(READ_SECONDS, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting."""
        self._lost = True
        if self._closing is not None:
            self._closing.cancel()
        super().connection_lost(exc)
        # These refer back to it, so that it would be kept until garbage is collected.
        self.conn.parser.close()
        self._take = None
        if self._offered:
            self.scope["extensions"].pop(AT_ONCE, None)

    def data_received(self, data: bytes) -> None:
        """Process data; disconnect a client that does not read the replies."""
        text = self._whole(data)
        if text is not None and self._take and self.queue.empty() and self._take(text):
            return
        super().data_received(data)
        if not self.handshake_initiated:
            # Refuse a request that websockets does not read, which would wait for ever: one with a
            # body, or with more or longer headers than it takes.
            self._turn_away(_BAD_REQUEST)
        elif self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.transport.abort()

    def shutdown(self) -> None:
        """Say that the server stops to whoever has not been told: they are just being let in, or
        the store does not say who they are.
        """
        if not self.handshake_complete:
            self._turn_away(_UNAVAILABLE)
        elif not self.close_sent and self.conn.state is State.OPEN:
            self.send_at_once(_FAREWELL)
            self.queue.put_nowait({"type": "websocket.disconnect", "code": _COME_BACK})
            self.conn.send_close(_COME_BACK)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        super().shutdown()

    def _turn_away(self, answer: bytes) -> None:
        """Refuse a handshake."""
        self.handshake_initiated = self.handshake_complete = self.close_sent = True
        self.disconnected = True  # for the application
        self.transport.write(answer)
        self.transport.close()

    def _whole(self, data: bytes) -> str | None:
        """Return a text if it is all there is to read, as it nearly always is.

        Whatever else comes is read by websockets, which takes longer. Once a frame has come in
        pieces, only it knows where the next one begins.
        """
        if not self._between or not self.handshake_initiated:
            return None
        start, end = client_frame(data, 0)
        if end != len(data):
            while 0 < end < len(data):
                _, end = client_frame(data, end)
            self._between = end == len(data)
            return None
        if data[0] != TEXT or self.conn.state is not State.OPEN or self.frames:
            return None
        try:
            return apply_mask(data[start:], data[start - MASK : start]).decode()
        except UnicodeDecodeError:
            return None

    def handle_ping(self) -> None:
        """Answer a ping; disconnect a client that sends too many."""
        if self._may_control():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take the answer to a ping; disconnect a client that sends too many."""
        if self._may_control():
            super().handle_pong(event)

    def _may_control(self) -> bool:
        now = self.loop.time()
        if now - self._counted > CONTROL_SECONDS:
            self._counted, self._controls = now, 0
        self._controls += 1
        if self._controls == MOST_CONTROLS:
            self.transport.abort()
        return self._controls < MOST_CONTROLS

    def handle_connect(self, event: Request) -> None:
        """Begin a conversation, in which the application may send and hear without a task."""
        super().handle_connect(event)
        if not self.handshake_complete:  # otherwise it was refused
            self._offered = True
            self.scope["extensions"][AT_ONCE] = {"send": self.send_at_once, "listen": self.listen}

    def listen(self, take: Callable[[str], bool]) -> None:
        """Offer texts to a function; those that it does not take are received as ever."""
        self._take = take

    def send_at_once(self, text: str) -> bool:
        """Send a message, if the client reads what it is sent; return whether it was sent."""
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        if self.conn.state is not State.OPEN:
            return False
        # As websockets would write it, which takes ten times as long.
        data = text.encode()
        self.transport.write(frame_head(len(data)) + data)
        return True

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
                text = b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._refuse(CloseCode.INVALID_DATA)
                return
            if self._take and self.queue.empty() and self._take(text):
                self.frames = []
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


_BAD_REQUEST: Final = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
_UNAVAILABLE: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 1\r\n"
    b"Content-Length: 0\r\n\r\n"
)
_FAREWELL: Final = m.Closing(reason="restart", retry_ms=BLINK_MS).model_dump_json()
_COME_BACK: Final = CloseCode.TRY_AGAIN_LATER
