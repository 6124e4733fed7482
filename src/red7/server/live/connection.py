"""One client's connection: who it is, and the messages waiting to be sent."""

from __future__ import annotations

import asyncio
from typing import Final

from red7.protocol import messages as m

MOST_WAITING: Final = 64  # messages; a client that falls further behind is dropped


class Connection:
    """One client: who it is, its language, and the messages waiting to be sent."""

    def __init__(self, who: str) -> None:
        self.who = who
        self.language: m.Language = "en"
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue(MOST_WAITING)
        self.watched: dict[str, int] = {}  # the number of the last event sent, by table
        self.dropped = ""

    def push(self, text: str) -> None:
        """Queue a text to be sent; drop a client that does not read."""
        if self.dropped:
            return
        try:
            self.outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.drop("slow")

    def tell(self, message: m.Message) -> None:
        """Queue a message to be sent."""
        self.push(message.model_dump_json())

    def drop(self, reason: m.ClosingReason, retry_ms: int = 1000) -> None:
        """Discard what is waiting, say why, and close the connection."""
        if self.dropped:
            return
        self.dropped = reason
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(m.Closing(reason=reason, retry_ms=retry_ms).model_dump_json())
        self.outbox.put_nowait(None)
