"""The bus of a server with several processes, over any link between them."""

from __future__ import annotations

import asyncio
import hmac
import json
from collections.abc import Callable
from typing import Final

import structlog

from red7.server.bus.interface import Fact, Hearer, Link, Listener, is_notice
from red7.server.errors import origin_of

_TABLE: Final = "table"
_CODE: Final = 64  # bytes in front of a text
_LARGEST: Final = 256 * 1024  # characters of one text; NATS takes a megabyte

_log = structlog.get_logger("red7.bus")


class LinkedBus:
    """Tells its own subscribers at once, and the other processes at the end of the loop's turn.

    What is told in one turn of the event loop travels as one text: a JSON list of the process that
    tells, and its notices, behind a code that only those can make who have the same key. Whoever
    else can write to the link is not believed.
    """

    linked = True

    def __init__(self, link: Link, process: str, key: bytes) -> None:
        self._link = link
        self._process = process
        self._key = key
        self._listeners: list[Listener] = []
        self._hearers: dict[str, list[Hearer]] = {}
        self._joined: list[Callable[[], None]] = []
        self._waiting: list[str] = []
        self._size = 0

    def renew(self, key: bytes) -> None:
        """Go on with another key, and meet again those who have it too."""
        self._flush()
        self._key = key
        self._join()

    @property
    def connected(self) -> bool:
        """Whether the others can hear this process."""
        return self._link.connected

    async def start(self) -> None:
        """Connect, or begin to try."""
        await self._link.open(self._hear, self._join)

    async def stop(self) -> None:
        """Disconnect, once everything published has been sent."""
        self._flush()
        await self._link.close()

    def publish(self, table: str, seq: int) -> None:
        """Tell all subscribers, in every process, that an entry was written."""
        self._add(f'["{_TABLE}","{table}",{seq}]')  # a table's name is letters and digits
        for listener in self._listeners:
            listener(table, seq)

    def subscribe(self, listener: Listener) -> None:
        """Call a function for everything published from now on."""
        self._listeners.append(listener)

    def tell(self, kind: str, *facts: Fact) -> None:
        """Tell all other processes something, soon."""
        self._add(json.dumps([kind, *facts], separators=(",", ":")))

    def _add(self, text: str) -> None:
        if self._size + len(text) > _LARGEST:
            self._flush()
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._flush)
        self._waiting.append(text)
        self._size += len(text)

    def hear(self, kind: str, hearer: Hearer) -> None:
        """Call a function whenever another process tells something of this kind."""
        self._hearers.setdefault(kind, []).append(hearer)

    def on_joined(self, listener: Callable[[], None]) -> None:
        """Call a function whenever the others can be heard again."""
        self._joined.append(listener)

    def _join(self) -> None:
        for listener in self._joined:
            listener()

    def _flush(self) -> None:
        if self._waiting:
            text = f"[{json.dumps(self._process)},{','.join(self._waiting)}]"
            self._waiting.clear()
            self._size = 0
            self._link.send(self._signed(text.encode()))

    def _signed(self, text: bytes) -> bytes:
        return hmac.digest(self._key, text, "sha256").hex().encode() + text

    def _hear(self, text: bytes) -> None:
        """Pass on what another process tells; what cannot be understood is ignored."""
        if not hmac.compare_digest(self._signed(text[_CODE:]), text):
            _log.warning("not believed")
            return
        try:
            process, *notices = json.loads(text[_CODE:])
        except (ValueError, TypeError, RecursionError):
            _log.warning("not understood")
            return
        if process == self._process or not isinstance(process, str):
            return
        for notice in filter(is_notice, notices):
            try:
                self._pass_on(process, *notice)
            except Exception as error:  # noqa: BLE001 - another version may tell other facts
                _log.warning("not understood", kind=notice[0][:20], error=origin_of(error))

    def _pass_on(self, process: str, kind: str, *facts: Fact) -> None:
        if kind == _TABLE:
            table, seq = facts
            if isinstance(table, str) and isinstance(seq, int):
                for listener in self._listeners:
                    listener(table, seq)
        for hearer in self._hearers.get(kind, ()):
            hearer(process, *facts)
