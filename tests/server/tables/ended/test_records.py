from __future__ import annotations

from pathlib import Path

import pytest

from red7.protocol import messages as m
from red7.server.store import Player
from red7.server.tables.ended.records import finished_record
from red7.table.errors import TableError
from red7.table.log import Draft, Kind
from tests.server.given import ManualTime
from tests.server.tables.processes.several import Process, run, send, started, whole


async def give_up(process: Process, table: str, send_id: str) -> None:
    """Let the player to move drop out, which ends a game of two."""
    now = await whole(process.service, table)
    mover = now.chairs[now.turn - 1].who
    await process.service.send(mover, send(m.Steps, table, send_id, steps=["~"]))


def test_games_that_are_over_have_a_record(tmp_path: Path) -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        service = made[0].service
        await service.store.save_player(Player("ann", "Ann", 1, 1))
        table = await started(service)

        async def reason(game: int, of: str = table) -> str:
            with pytest.raises(TableError) as refused:
                await finished_record(service, of, game)
            return refused.value.reason

        assert await reason(1) == "record-running"
        assert await reason(2) == "record-unknown"
        assert await reason(1, "nosuch") == "record-unknown"
        await give_up(made[0], table, "one")
        first = await finished_record(service, table, 1)
        assert first.players == ("Ann", "Somebody")
        assert first.verify() == 1
        assert first.tags["Table"] == f"{table}-1"
        for who in ("ann", "ben"):
            await service.send(who, send(m.Rematch, table, "again"))
        assert await reason(2) == "record-running"
        assert await finished_record(service, table, 1) == first
        await give_up(made[0], table, "two")
        # Another process, which has not heard of the table, reads it from its log.
        for process in made:
            second = await finished_record(process.service, table, 2)
            assert second.tags["Table"] == f"{table}-2"
            assert second.seed != first.seed
        # A game that was given up, or that a host has closed, is not running any more.
        for who in ("ann", "ben"):
            await service.send(who, send(m.Rematch, table, "more"))
        assert await reason(3) == "record-running"
        assert await service.write_own(table, lambda _: Draft(Kind.EXPIRED))
        assert await reason(3) == "record-unknown"

    run(tmp_path, 2, test)
