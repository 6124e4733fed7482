"""New guests say no more in several processes than in one."""

from __future__ import annotations

import asyncio
from pathlib import Path

from red7.server.bus import LinkedBus
from red7.server.clock import Clock
from red7.server.errors import ServerError
from red7.server.people.newcomers import Newcomers
from red7.server.store import Player
from tests.server.blank import lay_tables
from tests.server.bus.wire import Wire, settle
from tests.server.given import WALL, ManualTime
from tests.server.serving import quick, store_in

MINUTE = 60


async def says(newcomers: Newcomers) -> bool:
    try:
        await newcomers.check_phrase("ann")
    except ServerError:
        return False
    else:
        return True


def test_phrases_of_a_new_guest_count_in_all_processes(tmp_path: Path) -> None:
    async def main() -> None:
        lay_tables(tmp_path)
        store, wire, time = store_in(tmp_path), Wire(), ManualTime()
        await store.start()
        await store.save_player(Player("ann", "Ann", WALL, WALL))
        settings = quick(new_hours=1, new_phrases=20)
        made = []
        for number in range(3):
            bus = LinkedBus(wire.end(), f"p{number}", b"key")
            made.append(Newcomers(store, bus, Clock(WALL, time), settings))
            await bus.start()
        said = 0
        for second in range(MINUTE):
            for newcomers in made:
                said += await says(newcomers)
                await settle()
            time.pass_by(1)
            assert said <= 10 + 20 * (second + 1) / MINUTE + 1
        assert said >= 20
        await store.close()

    asyncio.run(main())
