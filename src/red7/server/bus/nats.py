"""A link between processes on any machines, over NATS."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import structlog

from red7.server.settings import SettingError

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg
    from nats.aio.subscription import Subscription

_MOST_WAITING: Final = 2_000  # texts to send; beyond that the oldest are lost
_SCHEMES: Final = ("nats", "tls", "ws", "wss")
_INSTALL: Final = "pip install red7[cluster]"
_EXAMPLE: Final = "nats://10.0.0.5:4222"
_WAIT: Final = 0.5  # seconds between two attempts to connect
_STOP: Final = 2.0  # seconds to send what is waiting at the end
_CONNECT_SECONDS: Final = 2
_FLUSH_SECONDS: Final = 2

_log = structlog.get_logger("red7.nats")


def servers_of(urls: str) -> list[str]:
    """Return the servers in a setting, separated by commas; refuse what cannot be used."""
    if find_spec("nats") is None:
        raise SettingError("serve-bus-missing", install=_INSTALL)
    servers = [url.strip() for url in urls.split(",") if url.strip()]
    for url in servers:
        try:
            parts = urlsplit(url)
            good = parts.scheme in _SCHEMES and bool(parts.hostname) and parts.port != 0
        except ValueError:
            good = False
        if not good:
            shown = url.rpartition("@")[2]  # before it there may be a password
            raise SettingError("serve-bus", url=shown, example=_EXAMPLE)
    if not servers:
        raise SettingError("serve-bus", url="", example=_EXAMPLE)
    return servers


async def _close(client: Client) -> None:
    # In a task of its own, because the library may cancel what it waits for.
    closing = asyncio.create_task(client.close())
    await asyncio.wait({closing}, timeout=_STOP)
    closing.cancel()
    await asyncio.gather(closing, return_exceptions=True)


class NatsConnection:
    """A connection to NATS that is sought for ever, and never logs an address or a password."""

    def __init__(self, servers: list[str], name: str) -> None:
        self._servers = servers
        self._name = name
        self._task: asyncio.Task[None] | None = None
        self.client: Client | None = None

    @property
    def connected(self) -> bool:
        """Whether NATS is there."""
        return self.client is not None and bool(self.client.is_connected)

    def open(self, ready: Callable[[Client], Any], joined: Callable[[], None]) -> None:
        """Begin to connect; call an async function once, and then another after each joining."""
        self._task = asyncio.create_task(self._connect(ready, joined), name="nats")

    async def close(self) -> None:
        """Send what is waiting, if NATS is there, and disconnect."""
        while self._task and not self._task.done():
            self._task.cancel()  # the library may swallow one, and go on trying
            await asyncio.wait({self._task}, timeout=0.2)
        client, self.client = self.client, None
        if client is None:
            return
        with contextlib.suppress(Exception):
            if client.is_connected:
                await client.flush(timeout=_FLUSH_SECONDS)
        await _close(client)

    async def _connect(self, ready: Callable[[Client], Any], joined: Callable[[], None]) -> None:
        import nats  # noqa: PLC0415 - not every server needs it

        async def came_back() -> None:
            _log.info("connected")
            joined()

        async def went() -> None:
            if self.client is not None:  # otherwise it is being closed
                _log.warning("connection lost")

        async def failed(error: Exception) -> None:
            _log.debug("not connected", error=type(error).__name__)

        while True:
            try:
                self.client = await nats.connect(
                    servers=self._servers,
                    name=self._name,
                    no_echo=True,
                    connect_timeout=_CONNECT_SECONDS,
                    reconnect_time_wait=_WAIT,
                    max_reconnect_attempts=-1,
                    ping_interval=5,
                    max_outstanding_pings=2,
                    error_cb=failed,
                    disconnected_cb=went,
                    reconnected_cb=came_back,
                    closed_cb=partial(self._ended, ready, joined),
                )
                await ready(self.client)
            except Exception as error:  # noqa: BLE001 - whatever it is, NATS may come back
                _log.warning("not connected", error=type(error).__name__)
                if self.client:
                    await _close(self.client)
                    self.client = None
                await asyncio.sleep(_WAIT)
            else:
                await came_back()
                return

    async def _ended(self, ready: Callable[[Client], Any], joined: Callable[[], None]) -> None:
        """Begin anew: the library gives up for good when NATS complains of something."""
        if self.client is not None and self._task and self._task.done():
            _log.warning("connection ended")
            self.client = None
            self.open(ready, joined)


def _taking(hear: Callable[[bytes], None]) -> Callable[[Msg], Awaitable[None]]:
    async def take(message: Msg) -> None:
        hear(message.data)

    return take


class NatsLink:
    """Sends texts to everybody who listens to a subject."""

    def __init__(self, servers: list[str], subject: str) -> None:
        self._subject = subject
        self._connection = NatsConnection(servers, "red7")
        self._waiting: deque[bytes] = deque(maxlen=_MOST_WAITING)
        self._more = asyncio.Event()
        self._sender: asyncio.Task[None] | None = None
        self._heard: dict[str, Callable[[bytes], None]] = {}
        self._subscriptions: dict[str, Subscription] = {}
        self._listener: Client | None = None
        self._joined: Callable[[], None] = lambda: None
        self._moving: asyncio.Task[None] | None = None

    def listen(self, subject: str, hear: Callable[[bytes], None]) -> None:
        """Call a function with everything that is said about another subject, once it is open."""
        self._heard[subject] = hear

    async def request(self, subject: str, text: bytes, seconds: float) -> bytes | None:
        """Ask one of those who answer about a subject; None if nobody does, or not in time."""
        client = self._connection.client
        if client is None or not client.is_connected:
            return None
        try:
            answer = await client.request(subject, text, timeout=seconds)
        except Exception:  # noqa: BLE001 - nobody is there, or NATS has just gone
            return None
        return bytes(answer.data)

    @property
    def connected(self) -> bool:
        """Whether NATS is there."""
        return self._connection.connected

    async def open(self, hear: Callable[[bytes], None], joined: Callable[[], None]) -> None:
        """Begin to connect."""
        self.listen(self._subject, hear)
        self._joined = joined
        self._connection.open(self._listen, joined)
        self._sender = asyncio.create_task(self._send(), name="nats sender")

    async def _listen(self, client: Client) -> None:
        """Listen to all that is to be heard, and to nothing else."""
        if client is not self._listener:
            self._listener = client
            self._subscriptions.clear()  # they went with another connection
        for subject in self._subscriptions.keys() - self._heard.keys():
            await self._subscriptions.pop(subject).unsubscribe()
        for subject in self._heard.keys() - self._subscriptions.keys():
            taken = _taking(self._heard[subject])
            self._subscriptions[subject] = await client.subscribe(subject, cb=taken)
        # Whoever has joined hears what is told from now on.
        await client.flush(timeout=_FLUSH_SECONDS)

    def move(self, subject: str) -> None:
        """Tell and hear under another subject from now on."""
        if subject == self._subject:
            return
        self._heard[subject] = self._heard.pop(self._subject)
        self._subject = subject
        if self._connection.client:
            self._moving = asyncio.create_task(self._move(self._connection.client))

    async def _move(self, client: Client) -> None:
        """Hear under the new subject, however slow NATS is."""
        while True:
            try:
                await self._listen(client)
            except Exception as error:  # noqa: BLE001 - whatever it is, NATS may be there or not
                _log.warning("not moved", error=type(error).__name__)
            else:
                self._joined()
                return
            if not client.is_connected:
                return  # it hears of it on return
            await asyncio.sleep(_WAIT)

    def send(self, text: bytes) -> None:
        """Send a text, or lose it if NATS is not there: whoever joins asks for what matters."""
        if self.connected:
            self._waiting.append(text)
            self._more.set()

    async def close(self) -> None:
        """Send what is waiting, if that is possible soon, and disconnect."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_STOP):
                while self._waiting and self.connected:  # noqa: ASYNC110 - only at the end
                    await asyncio.sleep(0.01)
        tasks = [task for task in (self._sender, self._moving) if task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._connection.close()

    async def _send(self) -> None:
        while True:
            await self._more.wait()
            self._more.clear()
            while self._waiting:
                client = self._connection.client
                text = self._waiting.popleft()
                with contextlib.suppress(Exception):  # lost; nothing that matters depends on it
                    if client:
                        await client.publish(self._subject, text)
