from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import cast

import pytest

from red7.server.store import Store, StoreError
from red7.server.tables.processes.members import OnlyMember, StoredMembers
from tests.server.given import ManualTime
from tests.server.serving import store_in

Test = Callable[[Store, ManualTime], Awaitable[None]]


def run(folder: Path, test: Test) -> None:
    async def main() -> None:
        store = store_in(folder)
        await store.start()
        await test(store, ManualTime())
        await store.close()

    asyncio.run(main())


async def beat(time: ManualTime, *members: StoredMembers, times: int = 1) -> None:
    for _ in range(times):
        time.pass_by(1)
        for member in members:
            await member.beat()


def of(member: StoredMembers | OnlyMember) -> str:
    return member.duty


async def up(store: Store, time: ManualTime, *names: str) -> list[StoredMembers]:
    """Start processes one after the other."""
    made: list[StoredMembers] = []
    for name in names:
        member = StoredMembers(store, name, time.steady)
        made.append(member)
        await beat(time, *made, times=2)
        if member.duty == "resuming":
            await member.resumed()
        await beat(time, *made)
    assert [member.duty for member in made] == ["serving"] * len(made)
    return made


def test_the_first_resumes_and_those_who_come_later_do_not(place: Path) -> None:
    async def test(store: Store, time: ManualTime) -> None:
        first = StoredMembers(store, "b", time.steady)
        await first.beat()
        assert (first.duty, first.alone) == ("resuming", True)
        second = StoredMembers(store, "a", time.steady)
        await beat(time, first, second, times=2)
        assert of(second) == "joining"  # as long as the first is at it
        await first.resumed()
        await beat(time, first, second, times=2)
        assert (first.duty, second.duty) == ("serving", "serving")
        assert not first.alone
        assert first.knows("a")
        assert not first.knows("c")

    run(place, test)


def test_of_those_who_start_together_one_resumes(place: Path) -> None:
    async def test(store: Store, time: ManualTime) -> None:
        # All were killed: their last signs say that they serve.
        for name in ("x", "y"):
            await store.beat(name, "7 serving")
        made = [StoredMembers(store, name, time.steady) for name in ("c", "a", "b")]
        await beat(time, *made, times=4)
        assert [member.duty for member in made] == ["joining"] * 3
        await beat(time, *made, times=3)
        assert [member.duty for member in made] == ["joining", "resuming", "joining"]
        await made[1].resumed()
        await beat(time, *made, times=2)
        assert [member.duty for member in made] == ["serving"] * 3

    run(place, test)


def test_if_the_one_that_resumes_dies_another_does_it(place: Path) -> None:
    async def test(store: Store, time: ManualTime) -> None:
        made = [StoredMembers(store, name, time.steady) for name in ("a", "b")]
        await beat(time, *made)
        assert [member.duty for member in made] == ["resuming", "joining"]
        await beat(time, made[1], times=6)
        assert made[1].duty == "resuming"

    run(place, test)


def test_a_process_that_dies_is_missed_within_seconds(place: Path) -> None:
    async def test(store: Store, time: ManualTime) -> None:
        a, b, _ = await up(store, time, "a", "b", "c")
        lost: list[str] = []
        a.on_lost(lost.append)
        await beat(time, a, b, times=6)
        assert lost == ["c"]
        assert not a.knows("c")
        await b.leave()  # in good order
        await beat(time, a)
        assert lost == ["c", "b"]
        assert a.alone
        await beat(time, a, times=60)
        assert set(await store.beat("a", "0")) == {"a"}  # nothing is left of the dead
        assert lost == ["c", "b"]

    run(place, test)


class Slow:
    """Writes signs of life as a thread does: late, and also when nobody waits any more."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.begun, self.go_on = asyncio.Event(), asyncio.Event()
        self.bury = store.bury

    async def beat(self, process: str, sign: str) -> dict[str, str]:
        return await asyncio.shield(asyncio.create_task(self._beat(process, sign)))

    async def _beat(self, process: str, sign: str) -> dict[str, str]:
        self.begun.set()
        await self.go_on.wait()
        return await self._store.beat(process, sign)


def test_a_sign_that_is_just_being_written_is_removed_as_well(place: Path) -> None:
    async def test(store: Store, time: ManualTime) -> None:
        slow = Slow(store)
        member = StoredMembers(cast("Store", slow), "a", time.steady)
        beating = asyncio.create_task(member.beat())
        await slow.begun.wait()
        beating.cancel()
        await asyncio.wait({beating})
        leaving = asyncio.create_task(member.leave())
        await asyncio.sleep(0)
        slow.go_on.set()
        await leaving
        assert await store.beat("b", "1") == {"b": "1"}

    run(place, test)


def test_each_table_has_one_owner_and_few_change_it(place: Path) -> None:
    async def test(store: Store, time: ManualTime) -> None:
        made = await up(store, time, "a", "b", "c")
        tables = [f"t{number}" for number in range(300)]

        def owners(living: list[StoredMembers]) -> list[str]:
            found = [[m.process for m in living if m.owns(table)] for table in tables]
            assert all(len(one) == 1 for one in found)
            return [one[0] for one in found]

        before = owners(made)
        assert {name: before.count(name) > 60 for name in "abc"} == dict.fromkeys("abc", True)
        await made[2].leave()
        await beat(time, *made[:2])
        after = owners(made[:2])
        assert [a for a, b in zip(after, before, strict=True) if b != "c"] == [
            b for b in before if b != "c"
        ]

    run(place, test)


def test_one_that_was_frozen_takes_nobody_for_dead_and_resumes_nothing(place: Path) -> None:
    async def test(store: Store, time: ManualTime) -> None:
        a, b = await up(store, time, "a", "b")
        lost: list[str] = []
        a.on_lost(lost.append)
        await beat(time, b, times=30)  # a is frozen
        await a.beat()
        assert of(a) == "joining"  # it does nothing until it knows what happened
        await beat(time, b, a)
        assert of(a) == "serving"
        assert lost == []
        await beat(time, b)
        assert b.knows("a")

    run(place, test)


def test_if_all_were_frozen_one_resumes(place: Path) -> None:
    async def test(store: Store, time: ManualTime) -> None:
        a, b = await up(store, time, "a", "b")
        await a.beat()
        await b.beat()
        time.pass_by(3600)
        await beat(time, b, a, times=2)
        assert [a.duty, b.duty] == ["resuming", "joining"]
        await a.resumed()
        await beat(time, b, a, times=2)
        assert [a.duty, b.duty] == ["serving", "serving"]

    run(place, test)


def test_without_the_database_nobody_acts(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(store: Store, time: ManualTime) -> None:
        a, b = await up(store, time, "a", "b")

        async def fails(process: str, sign: str) -> dict[str, str]:
            raise StoreError("away")

        with monkeypatch.context() as patch:
            patch.setattr(store, "beat", fails)
            with pytest.raises(StoreError):
                await a.beat()
        assert of(a) == "joining"
        await beat(time, b, a, times=2)
        assert of(a) == "serving"
        a.rejoin()
        await a.resumed()  # too late: it has to join again
        assert of(a) == "joining"

    run(place, test)


def test_a_process_without_others_owns_everything() -> None:
    async def test() -> None:
        only = OnlyMember()
        await only.beat()
        assert (only.duty, only.alone, only.owns("t"), only.knows("a")) == (
            "serving",
            True,
            True,
            False,
        )
        only.rejoin()
        assert of(only) == "resuming"
        await only.resumed()
        assert of(only) == "serving"
        await only.leave()

    asyncio.run(test())


def test_signs_of_life_are_apart_from_the_rest(place: Path) -> None:
    async def test(store: Store, time: ManualTime) -> None:
        assert await store.beat("p1", "1") == {"p1": "1"}
        assert await store.beat("p_", "1") == {"p1": "1", "p_": "1"}
        assert await store.beat("p1", "2") == {"p1": "2", "p_": "1"}
        await store.bury(["p_", "unknown"])
        assert await store.beat("p1", "3") == {"p1": "3"}
        assert not await store.changed()

    run(place, test)
