"""What a process takes over from others without reading it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from red7.protocol import messages as m
from red7.server.bus import LinkedBus
from red7.server.tables.service import _REPLAYING
from red7.table.log import Draft, Entry, Kind
from tests.server.bus.wire import Wire, settle
from tests.server.given import ManualTime
from tests.server.tables.processes.several import Process, begin, end, send, started, whole

Test = Callable[[Wire, list[Process], str], Awaitable[None]]


def run(folder: Path, test: Test) -> None:
    """Let two processes serve a game that both have in memory, and that somebody watches."""

    async def main() -> None:
        wire, time, made = Wire(), ManualTime(), []
        for number in range(2):
            bus = LinkedBus(wire.end(), f"p{number}", b"key")
            made.append(await begin(folder, time, number, bus=bus))
            await bus.start()
        table = await started(made[0].service)
        await made[1].service.load(table)
        made[1].presence.arrive(table, "eve")
        await settle()
        await test(wire, made, table)
        for process in made:
            await end(process)
            await process.service.bus.stop()

    asyncio.run(main())


async def move(process: Process, table: str, number: int) -> Entry:
    """Drop out, or say something if nobody is left to."""
    now = await whole(process.service, table)
    who = now.chairs[now.turn - 1].who if now.turn else "ann"
    kind, values = (m.Steps, {"steps": ["~"]}) if now.turn else (m.Say, {"phrase": "hello"})
    seq = await process.service.send(who, send(kind, table, f"x{number}", **values))
    await settle()
    return (await process.service.store.read(table, seq - 1, seq))[0]


def unread(process: Process, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a process read nothing from the log."""

    async def read(*_: object) -> list[Entry]:
        raise AssertionError("the log is read")

    monkeypatch.setattr(process.service.store, "read", read)


def test_steps_and_phrases_are_followed_without_reading(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(wire: Wire, made: list[Process], table: str) -> None:
        unread(made[1], monkeypatch)
        for number in range(3):
            entry = await move(made[0], table, number)
            live = await made[1].service.load(table)
            assert live.recent[-1][1] == entry
            assert live.table == await whole(made[0].service, table)
            assert live.sends[entry.who, entry.send_id] == entry.seq

    run(tmp_path, test)


def test_what_nobody_watches_is_only_read_when_it_is_needed(tmp_path: Path) -> None:
    async def test(wire: Wire, made: list[Process], table: str) -> None:
        made[1].presence.depart(table, "eve")
        before = made[1].service._live[table].table
        await move(made[0], table, 1)
        assert made[1].service._live[table].table is before
        assert made[1].service.at_hand(table) is None
        assert (await made[1].service.load(table)).table == await whole(made[0].service, table)

    run(tmp_path, test)


def test_a_turn_is_told_only_where_somebody_watches_or_may(tmp_path: Path) -> None:
    async def test(wire: Wire, made: list[Process], table: str) -> None:
        def told() -> int:
            return sum(b'["entry"' in text for text in wire.ends[1].texts)

        made[1].presence.depart(table, "eve")
        await move(made[0], table, 1)
        assert told() == 1  # the first process may not have heard of all who watch
        for _ in range(5):
            made[0].presence.beat()
        await settle()
        await move(made[0], table, 2)
        assert told() == 1
        made[1].presence.arrive(table, "eve")
        await settle()
        await move(made[0], table, 3)
        assert told() == 2

    run(tmp_path, test)


def test_what_was_missed_is_read(tmp_path: Path) -> None:
    async def test(wire: Wire, made: list[Process], table: str) -> None:
        wire.ends[1].deaf = True
        await move(made[0], table, 1)
        wire.ends[1].deaf = False
        entry = await move(made[0], table, 2)
        live = made[1].service._live[table]
        assert live.table.seq == entry.seq - 2
        assert (await made[1].service.load(table)).table == await whole(made[0].service, table)

    run(tmp_path, test)


@pytest.mark.parametrize("known", [True, False])
def test_what_comes_while_a_log_is_replayed_is_read(
    *, known: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody may come from the process that has just written, or from nowhere."""

    async def test(wire: Wire, made: list[Process], table: str) -> None:
        second = made[1].service
        second._live.clear()
        held, read, real = asyncio.Event(), asyncio.Event(), second.names.learn

        async def slow(*players: str) -> None:
            read.set()
            await held.wait()
            await real(*players)

        monkeypatch.setattr(second.names, "learn", slow)
        first = asyncio.create_task(second.load(table))
        await read.wait()
        entry = await move(made[0], table, 1)
        await settle()
        later = asyncio.create_task(second.load(table, entry.seq if known else 0))
        await settle()
        held.set()
        assert (await later).table.seq == entry.seq
        assert (await first).table.seq == entry.seq

    run(tmp_path, test)


@pytest.mark.parametrize("waiting", [False, True])
def test_whoever_has_seen_more_than_was_heard_is_shown_as_much(
    *, waiting: bool, tmp_path: Path
) -> None:
    """Also if the table came into memory while they waited for their turn to have it replayed."""

    async def test(wire: Wire, made: list[Process], table: str) -> None:
        second = made[1].service
        live = await second.load(table)
        wire.ends[1].deaf = True
        entry = await move(made[0], table, 1)
        assert (await second.load(table)).table.seq == entry.seq - 1
        async with AsyncExitStack() as stack:
            if waiting:
                second._live.clear()
                for _ in range(_REPLAYING):
                    await stack.enter_async_context(second.replaying())
            coming = asyncio.create_task(second.load(table, entry.seq))
            await settle()
            assert second._replays.waiting("") == waiting
            second._live.keep(live)
        assert (await coming).table.seq == entry.seq

    run(tmp_path, test)


def test_what_comes_while_this_process_writes_is_read(tmp_path: Path) -> None:
    async def test(wire: Wire, made: list[Process], table: str) -> None:
        live = made[1].service._live[table]
        async with live.lock:
            entry = await move(made[0], table, 1)
            assert live.table.seq == entry.seq - 1
        assert (await made[1].service.load(table)).table.seq == entry.seq

    run(tmp_path, test)


def test_entries_of_other_data_are_not_followed(tmp_path: Path) -> None:
    """Someone has restored a backup, and the entry may not be in it."""

    async def test(wire: Wire, made: list[Process], table: str) -> None:
        bus, store = made[0].service.bus, made[0].service.store
        live = made[1].service._live[table]
        seq, text = live.table.seq + 1, json.dumps([1, 1, "said", {"phrase": "hello"}, "ann", "x"])
        bus.tell("entry", "another", table, seq, text)
        await settle()
        assert live.table.seq == seq - 1
        bus.tell("entry", store.generation, table, seq, text)
        await settle()
        assert live.table.seq == seq

    run(tmp_path, test)


@pytest.mark.parametrize("kind", list(Kind))
def test_nothing_secret_is_told(kind: Kind, tmp_path: Path) -> None:
    async def test(wire: Wire, made: list[Process], table: str) -> None:
        before = len(wire.ends[1].texts)
        payload: dict[str, Any] = {"seed": "5eed", "entropy": "5eed"}
        made[0].service._news.spread(Entry(table, 9, 1, 1, kind, payload, "ann", "x"))
        await settle()
        told = b"".join(wire.ends[1].texts[before:])
        open_kinds = (Kind.STEPS, Kind.TIMEOUT, Kind.SAID, Kind.HURRIED, Kind.HINTED)
        assert bool(told) == (kind in open_kinds)
        assert kind in open_kinds or b"5eed" not in told

    run(tmp_path, test)


def test_nonsense_does_no_harm(tmp_path: Path) -> None:
    async def test(wire: Wire, made: list[Process], table: str) -> None:
        bus, store = made[0].service.bus, made[0].service.store
        seq = made[1].service._live[table].table.seq
        for text in ("", "7", "[]", json.dumps([1, 1, "odd", {}, "ann", "x"])):
            bus.tell("entry", store.generation, table, seq + 1, text)
        impossible = json.dumps([1, 1, "steps", {"steps": "+R7 +R7"}, "ann", "x"])
        bus.tell("entry", store.generation, table, seq + 1, impossible)
        bus.tell("entry", store.generation, "none", 1, impossible)
        await settle()
        assert made[1].service._live[table].table.seq == seq
        entry = await move(made[0], table, 1)
        assert (await made[1].service.load(table)).table.seq == entry.seq

    run(tmp_path, test)


def test_an_entry_of_the_server_is_followed(tmp_path: Path) -> None:
    async def test(wire: Wire, made: list[Process], table: str) -> None:
        seq = await made[0].service.write_own(
            table, lambda _: Draft(Kind.TIMEOUT, 1, {"steps": "~", "cause": "timeout"})
        )
        await settle()
        assert made[1].service._live[table].table.seq == seq

    run(tmp_path, test)
