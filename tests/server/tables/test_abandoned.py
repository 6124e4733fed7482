"""Games that nobody returns to come to an end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from red7.protocol import messages as m
from red7.table.log import Draft, Kind
from red7.table.table import PAUSE_MS, WAITING_MS, Table
from tests.server.given import ManualTime
from tests.server.tables.processes.several import (
    Process,
    an_id,
    run,
    send,
    started,
    until,
    whole,
)

DAY = 24 * 3600


def test_a_game_left_to_bots_is_given_up_in_the_end(tmp_path: Path) -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        service, keeper = made[0].service, made[0].keeper
        table = an_id()
        await service.create("ann", m.Setup(seats=("violet", "violet")), "c", table)
        await service.send("ann", send(m.Start, table, "s"))
        assert await service.store.still_unfinished([table]) == {table}
        time.pass_by(WAITING_MS / 1000 - 1)
        await keeper.sweep()
        assert (await whole(service, table)).stage == "playing"
        time.pass_by(1)
        await keeper.sweep()
        assert (await whole(service, table)).stage == "waiting"
        assert await service.store.still_unfinished([table]) == set()

    run(tmp_path, 1, test)


def test_a_game_that_nobody_returns_to_is_given_up_after_some_days(tmp_path: Path) -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        service, keeper, presence = made[0].service, made[0].keeper, made[0].presence
        left, watched, timed = [
            await started(service, number, **setup)
            for number, setup in enumerate(({}, {}, {"clock": {"kind": "game", "seconds": 9000}}))
        ]
        presence.arrive(watched, "eve")
        time.pass_by(15 * DAY - 1)
        assert not await keeper.give_up()
        assert (await whole(service, left)).stage == "playing"
        time.pass_by(1)
        await keeper.give_up()
        now = await whole(service, left)
        assert (now.stage, now.expired, [chair.who for chair in now.chairs]) == (
            "waiting",
            True,
            ["", ""],
        )
        assert (await whole(service, timed)).stage == "playing"
        # Somebody watches, so it has as many days again.
        assert (await whole(service, watched)).stage == "playing"
        presence.depart(watched, "eve")
        await keeper.give_up()
        assert (await whole(service, watched)).stage == "playing"
        time.pass_by(15 * DAY)
        await keeper.give_up()
        assert (await whole(service, watched)).stage == "waiting"

    run(tmp_path, 1, test)


def test_who_looks_in_keeps_a_game_without_making_a_move(tmp_path: Path) -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        service, keeper, presence = made[0].service, made[0].keeper, made[0].presence
        table, other = [await started(service, number) for number in range(2)]

        async def visit(one: str, who: str) -> None:
            presence.arrive(one, who)
            for _ in range(3):
                await keeper.sweep()
            presence.depart(one, who)

        before = (await whole(service, table)).seq
        await visit(table, "ann")
        assert (await whole(service, table)).seq == before  # something has happened today
        for _ in range(3):
            time.pass_by(10 * DAY)
            await visit(table, "ann")
            await visit(other, "eve")  # who only watches
            await keeper.give_up()
        assert (await whole(service, table)).stage == "playing"
        kinds = [entry.kind for entry in (await service.store.read(table))[before:]]
        assert kinds == [Kind.RESUMED] * 3
        assert (await whole(service, other)).stage == "waiting"

    run(tmp_path, 1, test)


def test_games_that_cannot_be_given_up_do_not_keep_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("red7.server.tables.keeper._MOST_GIVEN_UP", 2)

    async def test(made: list[Process], time: ManualTime) -> None:
        service, keeper = made[0].service, made[0].keeper
        tables = []
        for number in range(5):
            tables.append(await started(service, number))
            time.pass_by(1)
        write_own, tried = service.write_own, []

        async def fail(table: str, decide: Callable[[Table], Draft | None]) -> int | None:
            tried.append(table)
            if table in tables[:2]:
                raise ValueError
            return await write_own(table, decide)

        monkeypatch.setattr(service, "write_own", fail)
        time.pass_by(16 * DAY)
        assert [await keeper.give_up() for _ in range(3)] == [True, True, False]
        assert tried == tables
        stages = [(await whole(service, table)).stage for table in tables]
        assert stages == ["playing"] * 2 + ["waiting"] * 3

    run(tmp_path, 1, test)


def test_many_abandoned_games_are_given_up_a_few_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("red7.server.tables.keeper._MOST_GIVEN_UP", 2)

    async def test(made: list[Process], time: ManualTime) -> None:
        service, keeper = made[0].service, made[0].keeper
        tables = [await started(service, number) for number in range(5)]
        time.pass_by(15 * DAY)
        assert [await keeper.give_up() for _ in range(3)] == [True, True, False]
        assert {(await whole(service, table)).stage for table in tables} == {"waiting"}

    run(tmp_path, 1, test)


def test_pauses_and_waiting_tables_come_to_an_end(tmp_path: Path) -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        service, keeper = made[0].service, made[0].keeper
        waiting = an_id(5)
        await service.create("ann", m.Setup(open=True), "c", waiting)
        table = await started(service, rules="v1.2+match")
        now = await whole(service, table)
        await service.send(now.chairs[now.turn - 1].who, send(m.Steps, table, "x", steps=["~"]))
        assert (await whole(service, table)).stage == "pause"
        time.pass_by(PAUSE_MS / 1000 - 1)
        await keeper.sweep()
        assert (await whole(service, table)).stage == "pause"
        time.pass_by(1)
        await keeper.sweep()
        now = await whole(service, table)
        assert (now.stage, now.match and now.match.number) == ("playing", 2)
        assert await service.store.listed(10) == [(waiting, "ann")]
        time.pass_by(WAITING_MS / 1000)
        await keeper.sweep()
        assert (await whole(service, waiting)).expired
        assert await service.store.listed(10) == []

    run(tmp_path, 1, test)


def test_a_seat_that_was_left_drops_out_of_every_round(tmp_path: Path) -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        service = made[0].service
        table = await started(service)
        mover = (await whole(service, table)).turn
        await service.send(("ann", "ben")[mover - 1], send(m.Leave, table, "l"))
        now = await until(made[0], table, lambda now: now.stage == "over")
        last = (await service.store.read(table))[-1]
        assert (last.kind, last.text("cause"), last.text("steps")) == (Kind.TIMEOUT, "gone", "~")
        assert now.match
        assert now.match.winners == (3 - mover,)

    run(tmp_path, 1, test)
