"""What others write is found, and whoever makes the server look for it delays no player."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from red7.protocol import messages as m
from red7.server.store import StoreError
from red7.server.tables.service import Service
from red7.table.log import Entry
from tests.server.given import ManualTime
from tests.server.serving import LONG
from tests.server.tables.processes.several import Process, an_id, outcome, run, send, started, whole
from tests.server.tables.test_fairness import SlowStore, settle

MANY = 200


async def passes(service: Service, table: str, slow: SlowStore) -> bool:
    """Return whether a player's send is written before the logs are read that others want."""
    sent = asyncio.create_task(service.send("ann", send(m.Say, table, "x", phrase="hello")))
    done, _ = await asyncio.wait({sent}, timeout=LONG)
    slow.gate.set()
    return await sent == 5 and bool(done)


def test_who_is_refused_keeps_no_player_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        service = made[0].service
        table = await started(service)
        slow = SlowStore(service.store)
        monkeypatch.setattr(service.store, "read", slow.read)
        refused = [
            asyncio.create_task(outcome(service.send("mallory", send(m.Start, table, f"s{n}"))))
            for n in range(MANY)
        ]
        await settle()
        assert slow.asked == [table]  # all of them wait for the same
        assert await passes(service, table, slow)
        assert set(await asyncio.gather(*refused)) == {"not-seated"}
        # Each looks for what came before it was refused, and again as there was something new.
        assert len(slow.asked) <= 4

    run(tmp_path, 1, test)


def test_who_names_a_number_that_is_not_there_keeps_no_player_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        service = made[0].service
        table = await started(service)
        slow = SlowStore(service.store)
        monkeypatch.setattr(service.store, "read", slow.read)
        watching = [asyncio.create_task(service.load(table, 10**9)) for _ in range(MANY)]
        await settle()
        at_hand = service.at_hand(table)
        assert await passes(service, table, slow)
        assert at_hand  # so whoever watches already is told at once
        assert {live.table.seq for live in await asyncio.gather(*watching)} == {5}
        assert len(slow.asked) <= 2
        before = len(slow.asked)
        await service.load(table, 5)
        await service.load(table)
        assert len(slow.asked) == before  # nobody says that there is more

    run(tmp_path, 1, test)


def test_nobody_is_refused_for_what_this_process_has_not_heard(place: Path) -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        first, second = made[0].service, made[1].service
        table = an_id()
        await first.create("ann", m.Setup(), "c", table)
        await second.load(table)
        await started(first)
        says = [send(m.Say, table, f"x{n}", phrase="hello") for n in range(10)]
        answers = await asyncio.gather(*(outcome(second.send("ben", say)) for say in says))
        assert sorted(map(int, map(str, answers))) == list(range(5, 15))
        assert await second.send("ben", says[0]) == answers[0]
        assert (await whole(second, table)).seq == 14

    run(place, 2, test)


def test_a_number_from_another_process_is_waited_for(tmp_path: Path) -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        first, second = made[0].service, made[1].service
        table = await started(first)
        await second.load(table)
        seq = await first.send("ann", send(m.Say, table, "x", phrase="hello"))
        assert (await second.load(table)).table.seq == seq - 1
        found = await asyncio.gather(*(second.load(table, seq) for _ in range(10)))
        assert {live.table.seq for live in found} == {seq}

    run(tmp_path, 2, test)


def test_nobody_relies_on_a_look_that_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        first, second = made[0].service, made[1].service
        table = await started(first)
        live = await second.load(table)
        read, gate, looks = second.store.read, asyncio.Event(), 0

        async def scripted(table: str, after: int = 0, until: int | None = None) -> list[Entry]:
            nonlocal looks
            looks += 1
            if looks == 1:
                await gate.wait()
                return []
            if looks == 2:
                raise StoreError("away")
            return await read(table, after, until)

        monkeypatch.setattr(second.store, "read", scripted)
        looking = [asyncio.create_task(second.look(live)) for _ in range(4)]
        await settle()
        await first.send("ann", send(m.Say, table, "x", phrase="hello"))
        gate.set()
        done = await asyncio.gather(*looking, return_exceptions=True)
        assert [type(one) for one in done] == [type(None), StoreError, type(None), type(None)]
        assert (live.table.seq, looks) == (5, 3)

    run(tmp_path, 2, test)
