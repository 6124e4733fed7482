"""Packing the logs of tables at which nothing happens any more, while games are being served."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from red7.server.clock import Clock
from red7.server.errors import origin_of
from red7.server.store import Store, StoreError
from red7.server.tables.processes.members import Members

_AGE_MS: Final = 24 * 3_600_000  # since the last entry; a rematch or a last word comes sooner
# Seconds until the first is packed. Until then, a server of the version before may still run on the
# same data, which has never heard of packs.
_FIRST: Final = 3600.0
_LOOK: Final = 600.0  # seconds between two looks for more
_AT_ONCE: Final = 200  # tables to find with one look
_SHARE: Final = 9  # times as long as it took to pack a log, nothing is done
_REST: Final = 0.02  # seconds to rest at least

_log = structlog.get_logger("red7.packing")


class Packer:
    """Packs one log after the other, and leaves most of the time to those who play."""

    def __init__(self, store: Store, clock: Clock, members: Members) -> None:
        self._store = store
        self._clock = clock
        self._members = members
        self._broken: set[str] = set()  # tables whose logs cannot be packed, until the next start
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start to look for logs to pack."""
        self._task = asyncio.create_task(self._run(), name="packer")

    async def stop(self) -> None:
        """Stop; what is not packed stays as it is."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        await self._clock.sleep(_FIRST)
        while True:
            try:
                await self.pack_all()
            except StoreError as error:
                _log.warning("packing put off", why=str(error))
            await self._clock.sleep(_LOOK)

    async def pack_all(self) -> int:
        """Pack the logs of all tables of this process that are old enough; return how many."""
        count, left = 0, set[str]()
        while tables := await self._find(left):
            for table in tables:
                began = self._clock.steady()
                if await self._pack(table):
                    count += 1
                else:
                    left.add(table)
                took = self._clock.steady() - began
                await self._clock.sleep(max(_REST, _SHARE * took))
            _log.info("logs packed", tables=count)
        return count

    async def _find(self, left: set[str]) -> list[str]:
        if self._members.duty != "serving":
            return []
        known = left | self._broken
        before = self._clock.now() - _AGE_MS
        found = await self._store.unpacked(before, _AT_ONCE + len(known))
        return [table for table in found if table not in known and self._members.owns(table)]

    async def _pack(self, table: str) -> bool:
        """Pack a log; if it makes no sense, leave it as it is."""
        try:
            return await self._store.pack(table)
        except StoreError:
            raise
        except Exception as error:  # noqa: BLE001 - the other logs are still to be packed
            self._broken.add(table)
            _log.error("not packed", table=table, error=origin_of(error))
            return False
