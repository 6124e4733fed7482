"""Races, repeats and timeouts: one wins, the other gets a clear answer, the log stays whole."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from red7.core import Red7Error, Step
from red7.core.steps import DROP_STEP
from red7.protocol import messages as m
from red7.server.acts import due
from red7.server.bus import LocalBus
from red7.server.clock import Clock
from red7.server.errors import TableError
from red7.server.ids import new_id
from red7.server.keeper import Keeper
from red7.server.log import Kind
from red7.server.metrics import Metrics
from red7.server.service import Service
from red7.server.store import StoreError
from red7.server.store.database import DatabaseStore, sqlite_url
from red7.server.table import GRACE_MS, Table, replay
from red7.server.think import Thinkers, any_steps


class Hands:
    """A steady clock that a test sets."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


@asynccontextmanager
async def services(folder: Path, count: int) -> AsyncIterator[tuple[list[Service], Hands]]:
    """Give processes, as it were, that serve the same database and hear nothing of each other."""
    hands = Hands()
    made = []
    for _ in range(count):
        store = DatabaseStore(sqlite_url(folder / "red7.db"))
        await store.start()
        service = Service(store, LocalBus(), Clock(1_000_000, hands), Metrics())
        service.start()
        made.append(service)
    try:
        yield made, hands
    finally:
        for service in made:
            await service.stop()
            await service.store.close()


def send(kind: type[m.AnySend], table: str, send_id: str, **values: object) -> m.AnySend:
    return kind.model_validate({"id": send_id, "table": table, **values})


async def started(service: Service, **setup: object) -> str:
    table = new_id()
    await service.create("ann", m.Setup.model_validate(setup), "c", table)
    await service.send("ann", send(m.Sit, table, "a1"))
    await service.send("ben", send(m.Sit, table, "b1"))
    await service.send("ann", send(m.Start, table, "a2"))
    return table


async def whole(service: Service, table: str) -> Table:
    """Check that a log has no gap and replays, and give the table."""
    entries = await service.store.read(table)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    now = replay(entries)
    assert now
    return now


def run(folder: Path, count: int, test: Callable[[list[Service], Hands], Awaitable[None]]) -> None:
    async def main() -> None:
        async with services(folder, count) as (made, hands):
            await test(made, hands)

    asyncio.run(main())


async def outcome(work: Awaitable[int | None]) -> int | str | None:
    try:
        return await work
    except (TableError, Red7Error) as error:
        return error.reason


def sent(step: Step) -> str:
    """Write a step as a player sends it, who cannot name the card that is drawn."""
    return "!" if step.kind == "!" else str(step)


def test_two_processes_race_for_the_same_seat(tmp_path: Path) -> None:
    async def test(made: list[Service], hands: Hands) -> None:
        table = new_id()
        await made[0].create("ann", m.Setup(), "c", table)
        for seat in (1, 2):
            before = (await whole(made[0], table)).seq
            answers = await asyncio.gather(
                *(
                    outcome(service.send(f"p{number}", send(m.Sit, table, "s", seat=seat)))
                    for number, service in enumerate(made, 10 * seat)
                )
            )
            assert sorted(map(str, answers)) == sorted([str(before + 1), *["seat-taken"] * 3])
        now = await whole(made[0], table)
        assert all(chair.person for chair in now.chairs)

    run(tmp_path, 4, test)


def test_the_same_send_id_is_done_once(tmp_path: Path) -> None:
    async def test(made: list[Service], hands: Hands) -> None:
        table = await started(made[0])
        view = (await made[0].load(table)).table
        mover = view.chairs[view.turn - 1].who
        assert view.match
        steps = [str(s) for s in any_steps(view.match.round.view(view.turn))]
        step = send(m.Steps, table, "once", steps=steps)
        answers = await asyncio.gather(
            *(outcome(service.send(mover, step)) for service in made for _ in range(3))
        )
        assert set(answers) == {5}
        assert await made[1].send(mover, step) == 5
        assert (await whole(made[0], table)).seq == 5
        # The same id of somebody else, or at another table, is another send.
        other = view.chairs[view.turn % 2].who
        said = send(m.Say, table, "once", phrase="oops")
        assert await made[1].send(other, said) == 6

    run(tmp_path, 3, test)


def test_two_devices_race_for_the_same_turn(tmp_path: Path) -> None:
    async def test(made: list[Service], hands: Hands) -> None:
        chance = random.Random(4)
        table = await started(made[0], rules="v1.2+draw")
        turns = 0
        while (now := await whole(made[0], table)).stage == "playing":
            assert now.match
            mover = now.chairs[now.turn - 1].who
            view = now.match.round.view(now.turn)
            lines = [line for line in view.lines() if line[0].kind != "~"] or [(DROP_STEP,)]
            chosen = [list(map(sent, chance.choice(lines))) for _ in made]
            answers = await asyncio.gather(
                *(
                    outcome(service.send(mover, send(m.Steps, table, f"{turns}-{n}", steps=steps)))
                    for n, (service, steps) in enumerate(zip(made, chosen, strict=True))
                )
            )
            assert sum(isinstance(answer, int) for answer in answers) == 1
            lost = [answer for answer in answers if isinstance(answer, str)]
            assert set(lost) <= {"not-your-turn", "round-over", "not-running"}
            turns += 1
        assert turns > 1

    run(tmp_path, 3, test)


def test_a_step_races_a_timeout(tmp_path: Path) -> None:
    async def test(made: list[Service], hands: Hands) -> None:
        won = set()
        for game in range(30):
            table = await started(made[0], clock={"kind": "turn", "seconds": 5})
            now = (await made[0].load(table)).table
            assert now.match
            mover, seat = now.chairs[now.turn - 1].who, now.turn
            steps = [str(s) for s in any_steps(now.match.round.view(seat))]
            hands.seconds += 5.0
            step = made[0].send(mover, send(m.Steps, table, "s", steps=steps))
            end = made[1].write_own(table, partial(due, now=made[1].clock.now()))
            racers = (step, end) if game % 2 else (end, step)
            answers = await asyncio.gather(*(outcome(racer) for racer in racers))
            entries = await made[0].store.read(table)
            kinds = [entry.kind for entry in entries[4:]]
            assert kinds in ([Kind.STEPS], [Kind.TIMEOUT])
            if kinds == [Kind.TIMEOUT]:
                assert "not-running" in answers
            else:
                assert None in answers
            won.add(kinds[0])
            await whole(made[0], table)
        assert len(won) >= 1

    run(tmp_path, 2, test)


def test_a_process_that_hears_nothing_catches_up(tmp_path: Path) -> None:
    async def test(made: list[Service], hands: Hands) -> None:
        table = await started(made[0])
        live = await made[1].load(table)
        heard: list[tuple[str, int]] = []
        made[1].bus.listen(lambda *told: heard.append(told))
        await made[0].send("ann", send(m.Say, table, "x", phrase="hello"))
        assert live.table.seq == 4
        await made[1].poll()  # nobody watches it here
        assert live.table.seq == 4
        made[1].watched = lambda: [table]
        await made[1].poll()
        assert live.table.seq == 5
        assert heard == [(table, 5)]

    run(tmp_path, 2, test)


def test_a_clock_that_jumps_ends_no_game_and_a_restart_gives_grace(tmp_path: Path) -> None:
    async def test(made: list[Service], hands: Hands) -> None:
        table = await started(made[0], clock={"kind": "game", "seconds": 40})
        # Years later, by the wall clock of the next start.
        service = Service(made[1].store, LocalBus(), Clock(10**13, hands), Metrics())
        service.start()
        keeper = Keeper(service, Thinkers(patience=0.1))
        await keeper.start()
        now = await whole(service, table)
        assert now.stage == "playing"
        assert now.deadline == 10**13 + 40_000
        hands.seconds += 39.9
        await keeper.sweep()
        assert (await whole(service, table)).stage == "playing"
        # A clock set back tells no time before the latest entry.
        assert Clock(max(5, await service.store.latest()), hands).now() == 10**13
        hands.seconds += 0.2
        await keeper.sweep()
        assert (await whole(service, table)).stage == "over"
        await keeper.stop()
        await service.stop()

    run(tmp_path, 2, test)
    assert GRACE_MS == 30_000


def test_a_bot_whose_process_died_is_woken(tmp_path: Path) -> None:
    async def test(made: list[Service], hands: Hands) -> None:
        table = new_id()
        await made[0].create("ann", m.Setup(seats=("violet", "blue")), "c", table)
        await made[0].send("ann", send(m.Start, table, "s"))  # nobody keeps these tables
        keeper = Keeper(made[1], Thinkers(patience=0.1))
        await keeper.sweep()
        assert (await whole(made[0], table)).seq == 2
        hands.seconds += 11
        await keeper.sweep()
        for _ in range(400):
            if (await whole(made[0], table)).stage == "over":
                break
            await asyncio.sleep(0.05)
        assert (await whole(made[0], table)).stage == "over"
        await keeper.stop()

    run(tmp_path, 2, test)


def test_a_bot_plays_for_who_stays_away(tmp_path: Path) -> None:
    async def test(made: list[Service], hands: Hands) -> None:
        keeper = Keeper(made[0], Thinkers(patience=0.1), hold=0.0)
        keeper.present = lambda _table, who: who == "ann"
        table = await started(made[0], stand_in="violet")
        async with asyncio.timeout(20):
            while not (now := await whole(made[0], table)).chairs[1].bot:
                keeper.went(table, "ben")
                await keeper.stand_in()
        assert now.chairs[1].who == "ben"
        await made[0].send("ben", send(m.Sit, table, "back"))
        assert (await whole(made[0], table)).chairs[1].person
        await keeper.stop()

    run(tmp_path, 1, test)


def test_a_store_that_cannot_write_refuses_and_recovers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(made: list[Service], hands: Hands) -> None:
        table = await started(made[0])
        with monkeypatch.context() as patch:

            async def full(writes: object) -> list[bool]:
                raise StoreError("disk full")

            patch.setattr(made[0].store, "append", full)
            with pytest.raises(TableError, match="store-full"):
                await made[0].send("ann", send(m.Say, table, "x", phrase="hello"))
        assert (await whole(made[0], table)).seq == 4
        assert await made[0].send("ann", send(m.Say, table, "x", phrase="hello")) == 5

    run(tmp_path, 1, test)


def test_names_are_not_kept_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("red7.server.service._MOST_NAMES", 10)

    async def test(made: list[Service], hands: Hands) -> None:
        service = made[0]
        service.name("ann", "Ann")
        await started(service)
        for number in range(100):
            service.name(f"guest{number}", "Guest")
            assert len(service.names) <= 11
        assert service.names["ann"] == "Ann"
        assert service.names["guest99"] == "Guest"

    run(tmp_path, 1, test)
