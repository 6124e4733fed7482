"""A table on a server, over the public protocol."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from typing import Final

import httpx

from red7.protocol import messages as m
from red7.protocol.client import Client
from red7.protocol.client import RefusedError as ServerRefusal
from red7.protocol.study import Preparation, ToldHint
from red7.terminal.given import Time
from red7.terminal.links.link import RefusedError, Trouble

_FIRST: Final = 1  # the number of the entry that opens a table
_TROUBLES: Final = ("signed-out", "banned", "forgotten")


class RemoteTable:
    """A table that a server keeps; the connection belongs to whoever made it."""

    pacing = None

    def __init__(self, client: Client, table: str, time: Time) -> None:
        self._client, self._table, self._time = client, table, time
        self._events: list[m.AnyEvent] = []
        self._listeners: list[Callable[[], None]] = []
        self._ahead = 0  # milliseconds of the server's clock before ours
        self._reading: asyncio.Task[None] | None = None

    @property
    def state(self) -> m.State | None:
        """The table as it is now; None before it is known."""
        return self._client.states.get(self._table)

    @property
    def events(self) -> Sequence[m.AnyEvent]:
        """What has happened in this game, as far as the reader was told."""
        return self._events

    @property
    def trouble(self) -> Trouble:
        """What is wrong with the connection; empty if nothing is."""
        closing = self._client.closing
        if closing and closing.reason in _TROUBLES:
            return "signed-out"
        if self._client.connected:
            return ""
        return "restart" if closing and closing.reason == "restart" else "lost"

    @property
    def address(self) -> str:
        """The link by which others find the table."""
        return f"{self._client.url}/#/table/{self._table}"

    def now(self) -> int:
        """Return the server's time."""
        return self._time.wall() + self._ahead

    def listen(self, call: Callable[[], None]) -> None:
        """Call a function whenever something is new."""
        self._listeners.append(call)

    def tell(self) -> None:
        """Tell all who listen that something is new."""
        for call in self._listeners:
            call()

    async def open(self) -> None:
        """Watch the table, and hear what has happened there before."""
        try:
            state = await self._client.watch(self._table, _FIRST)
        except ServerRefusal as error:
            raise RefusedError(error.refusal) from None
        self._ahead = state.now - self._time.wall()
        self._reading = asyncio.create_task(self._read(), name="remote table")
        self.tell()

    async def close(self) -> None:
        """Stop watching; a seat stays taken."""
        if self._reading:
            self._reading.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._reading
        if self._table in self._client.seqs:
            await self._client.unwatch(self._table)

    async def _read(self) -> None:
        async for update in self._client.updates():
            if update.table != self._table:
                continue
            self._ahead = update.state.now - self._time.wall()
            seen = {(event.seq, event.kind) for event in self._events[-64:]}
            new = [event for event in update.events if (event.seq, event.kind) not in seen]
            if any(isinstance(event, m.Started) for event in new):
                self._events.clear()
            self._events += new
            self.tell()

    async def send(self, kind: type[m.Send], **values: object) -> None:
        """Send a message that changes the table, over as many connections as it takes."""
        try:
            await self._client.do(kind, self._table, **values)
        except ServerRefusal as error:
            raise RefusedError(error.refusal) from None

    async def preview(self, steps: Sequence[str]) -> m.Preview:
        """Return what some steps would lead to."""
        try:
            return await self._client.preview(self._table, *steps)
        except ServerRefusal as error:
            raise RefusedError(error.refusal) from None

    async def long_wait(self) -> str:
        """Return why the server takes long for a hint; empty if it does not, or does not say."""
        try:
            told = await self._client.get("/api/study")
        except (ServerRefusal, httpx.HTTPError):
            return ""
        return Preparation.model_validate(told).wait

    async def hint(self, stage: int) -> ToldHint:
        """Take a hint up to a stage."""
        body = {"stage": stage, "id": self._client.new_id()}
        try:
            told = await self._client.post(f"/api/tables/{self._table}/hint", body)
        except ServerRefusal as error:
            raise RefusedError(error.refusal) from None
        except httpx.HTTPError as error:  # the server is away, or has much to do
            raise TimeoutError from error
        return ToldHint.model_validate(told)
