"""One client's connection: who it is, and the messages waiting to be sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from red7.protocol import messages as m

MOST_WAITING: Final = 64  # messages; a client that falls further behind is dropped
RETRY_MS: Final = 1500  # until a client should come back to a server that cannot serve it now
BLINK_MS: Final = 200  # the same if another process may serve it at once
AT_ONCE: Final = "red7.at-once"  # the ASGI extension with a function that sends without waiting


class Connection:
    """One client: who it is, its language, and the messages waiting to be sent."""

    def __init__(
        self,
        who: str,
        send_at_once: Callable[[str], bool] | None = None,
        shown: str = "",
    ) -> None:
        self.who = who
        self.shown = shown  # the hash of a session or token; empty for a guest
        self._send_at_once = send_at_once
        self.sending: float | None = None  # since when a message waits to be read, by the clock
        self.language: m.Language = "en"
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue(MOST_WAITING)
        self.watched: dict[str, int] = {}  # the number of the last event sent, by table
        self.dropped = ""

    def push(self, text: str) -> None:
        """Send a text, or queue it behind others; drop a client that does not read."""
        if self.dropped:
            return
        behind = self.sending is not None or not self.outbox.empty()
        if self._send_at_once and not behind and self._send_at_once(text):
            return
        try:
            self.outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.drop("slow")

    def tell(self, message: m.Message) -> None:
        """Send a message, or queue it."""
        self.push(message.model_dump_json())

    def speak(self, language: m.Language) -> None:
        """Tell the client everything in a language from now on."""
        self.language = language

    def begin(self, now: float) -> None:
        """Note that a message is on its way, and waits to be read."""
        self.sending = now

    def end(self) -> None:
        """Note that the message has been read."""
        self.sending = None

    def lose(self) -> None:
        """Note that the client cannot be reached any more, or does not read."""
        self.dropped = self.dropped or "slow"

    def drop(self, reason: m.ClosingReason, retry_ms: int = 1000) -> None:
        """Discard what is waiting, say why, and close the connection."""
        if self.dropped:
            return
        self.dropped = reason
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(m.Closing(reason=reason, retry_ms=retry_ms).model_dump_json())
        self.outbox.put_nowait(None)
