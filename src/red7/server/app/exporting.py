"""Exporting the records of all finished games."""

from __future__ import annotations

import asyncio
from pathlib import Path

from red7.core import write_record
from red7.server.accounts.names import StoredNames
from red7.server.settings import SettingError, Settings
from red7.server.store.opening import file_of, open_store, start_store
from red7.table.records import finished, record_of


def export(settings: Settings, target: Path) -> int:
    """Write the records of all finished games to a folder, one file each, and return how many."""
    file = file_of(settings)
    if file and not file.exists():
        raise SettingError("admin-nothing", folder=str(file.parent))
    target.mkdir(parents=True, exist_ok=True)
    return asyncio.run(_export(settings, target))


async def _export(settings: Settings, target: Path) -> int:
    store = open_store(settings)
    await start_store(store, settings)
    names = StoredNames(store)
    count = 0
    try:
        for table in await store.finished():
            for then in finished(await store.read(table)):
                await names.learn(*(chair.who for chair in then.chairs))
                file = target / f"{then.id}-{then.game}.red7"
                file.write_text(write_record(record_of(then, names)), encoding="utf-8")
                count += 1
    finally:
        await store.close()
    return count
