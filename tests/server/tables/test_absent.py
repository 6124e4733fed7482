"""Players who stay away: their seats are freed before a game, and bots stand in during it."""

from __future__ import annotations

from pathlib import Path

import pytest

from red7.protocol import messages as m
from red7.server.store import StoreError
from red7.server.tables.live import Live
from red7.server.tables.processes.members import OnlyMember
from red7.server.tables.service import Service
from tests.server.given import ManualTime
from tests.server.tables.processes.several import Process, an_id, run, send, started, whole


async def opened(service: Service, number: int = 0) -> str:
    """Let Ann open a table and sit down there."""
    table = an_id(number)
    await service.create("ann", m.Setup(), "c", table)
    await service.send("ann", send(m.Sit, table, "a"))
    return table


def test_a_bot_plays_for_whoever_stays_away(tmp_path: Path) -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        service, presence = made[0].service, made[0].presence
        table = await started(service, stand_in="violet")
        presence.arrive(table, "ann")
        presence.arrive(table, "ben")
        presence.depart(table, "ben")
        time.pass_by(59.9)
        await made[0].keeper.stand_in()
        assert not (await whole(service, table)).chairs[1].bot
        time.pass_by(0.2)
        await made[0].keeper.stand_in()
        now = await whole(service, table)
        assert (now.chairs[1].bot, now.chairs[1].who) == ("violet", "ben")
        assert now.chairs[0].person
        await service.send("ben", send(m.Sit, table, "back"))
        assert (await whole(service, table)).chairs[1].person

    run(tmp_path, 1, test)


@pytest.mark.parametrize("known", [True, False])
def test_one_that_owns_no_table_acts_for_an_owner_that_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, known: bool
) -> None:
    """Whoever is expected where a table was read, the owner may never have heard of."""

    class Elsewhere(OnlyMember):
        def owns(self, table: str) -> bool:
            return not table

    async def test(made: list[Process], time: ManualTime) -> None:
        service, presence = made[0].service, made[0].presence
        monkeypatch.setattr(made[0].keeper, "_members", Elsewhere())
        table = await started(service, stand_in="violet")
        presence.arrive(table, "ann")
        presence.expect(table, "ben")
        if not known:
            service._live.clear()
        time.pass_by(64.9)
        await made[0].keeper.stand_in()
        assert not (await whole(service, table)).chairs[1].bot
        time.pass_by(0.2)
        await made[0].keeper.stand_in()
        assert bool((await whole(service, table)).chairs[1].bot) is known
        time.pass_by(5)
        await made[0].keeper.stand_in()
        assert (list(presence.all_long_gone()), service.cached(table) is None) == ([], not known)

    run(tmp_path, 1, test)


def test_before_the_game_the_seat_of_whoever_stays_away_is_free_again(tmp_path: Path) -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        service, presence = made[0].service, made[0].presence
        table = await opened(service)
        presence.arrive(table, "ann")
        time.pass_by(1000)
        await made[0].keeper.stand_in()
        assert (await whole(service, table)).chairs[0].who == "ann"
        presence.depart(table, "ann")
        time.pass_by(60)
        await made[0].keeper.stand_in()
        assert (await whole(service, table)).chairs[0].free

    run(tmp_path, 1, test)


def test_a_player_who_comes_back_at_the_last_moment_keeps_the_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        service, presence = made[0].service, made[0].presence
        tables = [await opened(service, number) for number in range(3)]
        for table in tables:
            presence.arrive(table, "ann")
            presence.depart(table, "ann")
        time.pass_by(60)
        load = service.load

        async def load_slowly(table: str) -> Live:
            if table == tables[0]:
                presence.arrive(tables[1], "ann")
            return await load(table)

        with monkeypatch.context() as patch:
            patch.setattr(service, "load", load_slowly)
            await made[0].keeper.stand_in()
        seats = [(await whole(service, table)).chairs[0].who for table in tables]
        assert seats == ["", "ann", ""]

    run(tmp_path, 1, test)


def test_a_store_that_fails_loses_nobody_who_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        service, presence = made[0].service, made[0].presence
        table = await opened(service)
        presence.expect(table, "ann")
        time.pass_by(60)

        async def broken(_: str) -> Live:
            raise StoreError("lost")

        with monkeypatch.context() as patch:
            patch.setattr(service, "load", broken)
            with pytest.raises(StoreError):
                await made[0].keeper.stand_in()
        await made[0].keeper.stand_in()
        assert (await whole(service, table)).chairs[0].free

    run(tmp_path, 1, test)
