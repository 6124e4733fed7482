"""Building what is derived anew: the index of games from their logs, ratings from their order."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from red7.server.settings import SettingError, Settings
from red7.server.store import Store, StoreError
from red7.server.store.engines import reason_of
from red7.server.store.opening import file_of, open_store, shown, start_store
from red7.server.tables.ended.indexing import index_games

Progress = Callable[[int, int], None]  # how many games have been done, of how many

_AT_ONCE: Final = 200  # games in one transaction, for which a running server waits


class Recomputed(NamedTuple):
    """What came of rating all games again."""

    games: int
    changed: int  # how many of the ratings are others than before


def recompute(settings: Settings, progress: Progress = lambda *_: None) -> Recomputed:
    """Rate all games again, in their order; servers may be running, and then join in."""
    return asyncio.run(_with_store(settings, lambda store: _recompute(store, progress)))


def rebuild(settings: Settings, progress: Progress = lambda *_: None) -> Recomputed:
    """Build the index of games anew from the logs, and then rate all games again.

    If this is interrupted, the next server to start goes on with it.
    """

    async def all_of_it(store: Store) -> Recomputed:
        await store.unindex()
        await index_games(store, progress)
        return await _recompute(store, progress)

    return asyncio.run(_with_store(settings, all_of_it))


async def _with_store(
    settings: Settings, work: Callable[[Store], Awaitable[Recomputed]]
) -> Recomputed:
    file = file_of(settings)
    if file and not file.exists():
        raise SettingError("admin-nothing", folder=shown(settings))
    store = open_store(settings)
    await start_store(store, settings)
    try:
        return await work(store)
    except StoreError as error:
        values = {"folder": shown(settings), "why": reason_of(error)}
        raise SettingError("serve-data", **values) from None
    finally:
        await store.close()


async def _recompute(store: Store, progress: Progress) -> Recomputed:
    await index_games(store)  # whatever has been left out so far
    before = await store.ratings.everybody()
    await store.ratings.reset()
    while await store.ratings.rate_next(_AT_ONCE):
        progress(*await store.ratings.progress())
    done, _ = await store.ratings.progress()
    after = await store.ratings.everybody()
    changed = sum(before.get(key) != after.get(key) for key in before.keys() | after.keys())
    return Recomputed(done, changed)
