"""Races, repeats and timeouts: one wins, the other gets a clear answer, the log stays whole."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from red7.core import Red7Error, Step
from red7.core.steps import DROP_STEP
from red7.protocol import messages as m
from red7.server.accounts.names import StoredNames
from red7.server.store import StoreError, StoreLostError, Write
from red7.server.store.opening import database_of
from red7.table.errors import TableError
from red7.table.log import Draft, Entry, Kind
from red7.table.turns import any_steps
from red7.table.upkeep import due
from tests.server.given import ManualTime
from tests.server.tables.processes.several import Process, an_id, outcome, run, send, started, whole


def sent(step: Step) -> str:
    """Write a step as a player sends it, who cannot name the card that is drawn."""
    return "!" if step.kind == "!" else str(step)


def test_two_processes_race_for_the_same_seat(place: Path) -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        table = an_id()
        await made[0].service.create("ann", m.Setup(), "c", table)
        for seat in (1, 2):
            before = (await whole(made[0].service, table)).seq
            answers = await asyncio.gather(
                *(
                    outcome(one.service.send(f"p{number}", send(m.Sit, table, "s", seat=seat)))
                    for number, one in enumerate(made, 10 * seat)
                )
            )
            assert sorted(map(str, answers)) == sorted([str(before + 1), *["seat-taken"] * 3])
        now = await whole(made[0].service, table)
        assert all(chair.person for chair in now.chairs)

    run(place, 4, test)


def test_an_id_stands_for_one_message(place: Path) -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        first, second = made[0].service, made[1].service
        table = await started(first)
        hello = send(m.Say, table, "hi", phrase="hello")
        seq = await first.send("ann", hello)
        for number in range(50):  # so that it is no longer among the latest
            await first.send("ann", send(m.Say, table, f"n{number}", phrase="well-played"))
        for service in (first, second):
            assert await service.send("ann", hello) == seq
            for other in (
                send(m.Say, table, "hi", phrase="oops"),
                send(m.Leave, table, "hi"),
                send(m.Say, table, "c", phrase="hello"),  # the id with which it was created
            ):
                assert await outcome(service.send("ann", other)) == "id-used"
            # Another's message with this id is another message.
            assert await service.send("ben", send(m.Say, table, "hi", phrase="oops"))
        assert [chair.who for chair in (await whole(first, table)).chairs] == ["ann", "ben"]

    run(place, 2, test)


def test_a_table_that_is_asked_for_again_has_to_be_the_same(place: Path) -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        for process in made:
            await process.service.create("ann", m.Setup(rules="basic"), "c", an_id())
        with pytest.raises(TableError, match="id-used"):
            await made[1].service.create("ann", m.Setup(rules="v1.3"), "c", an_id())

    run(place, 2, test)


def test_the_same_send_id_is_done_once(place: Path) -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        first, second = made[0].service, made[1].service
        table = await started(first)
        view = (await first.load(table)).table
        mover = view.chairs[view.turn - 1].who
        assert view.match
        steps = [str(s) for s in any_steps(view.match.round.view(view.turn))]
        step = send(m.Steps, table, "once", steps=steps)
        answers = await asyncio.gather(
            *(outcome(one.service.send(mover, step)) for one in made for _ in range(3))
        )
        assert set(answers) == {5}
        assert await second.send(mover, step) == 5
        assert (await whole(first, table)).seq == 5
        # The same id of somebody else, or at another table, is another send.
        other = view.chairs[view.turn % 2].who
        said = send(m.Say, table, "once", phrase="oops")
        assert await second.send(other, said) == 6

    run(place, 3, test)


def test_two_devices_race_for_the_same_turn(place: Path) -> None:
    """They send the same steps: whoever loses is told so, or the same steps are legal no more."""

    async def test(made: list[Process], time: ManualTime) -> None:
        chance = random.Random(4)
        first = made[0].service
        table = await started(first, rules="v1.2+draw")
        turns = 0
        while (now := await whole(first, table)).stage == "playing":
            assert now.match
            mover = now.chairs[now.turn - 1].who
            view = now.match.round.view(now.turn)
            lines = [line for line in view.lines() if line[0].kind != "~"] or [(DROP_STEP,)]
            line = chance.choice(lines)
            drawn = next((at for at, step in enumerate(line, 1) if step.kind == "!"), len(line))
            steps = [sent(step) for step in line[:drawn]]
            sends = [send(m.Steps, table, f"{turns}-{n}", steps=steps) for n in range(len(made))]
            answers = await asyncio.gather(
                *(
                    outcome(one.service.send(mover, own))
                    for one, own in zip(made, sends, strict=True)
                )
            )
            assert [answer for answer in answers if isinstance(answer, int)] == [now.seq + 1]
            after = await whole(first, table)
            assert after.seq == now.seq + 1
            for answer in answers:
                if isinstance(answer, str):  # the turn is over, or goes on and the steps were made
                    over = answer in ("not-your-turn", "round-over", "not-running")
                    assert over != (after.turn == now.turn), answer
            turns += 1
        assert turns > 1

    run(place, 3, test)


@pytest.mark.parametrize("late", [False, True])
def test_a_step_races_a_timeout(place: Path, *, late: bool) -> None:
    """Two processes write the same number: one step and one timeout, and either may be first."""

    async def test(made: list[Process], time: ManualTime) -> None:
        first, second = made[0].service, made[1].service
        for game in range(10):
            table = await started(first, game, clock={"kind": "turn", "seconds": 5})
            now = (await first.load(table)).table
            assert now.match
            mover, seat = now.chairs[now.turn - 1].who, now.turn
            steps = [str(s) for s in any_steps(now.match.round.view(seat))]
            time.pass_by(5.0 if late else 4.9)
            step = first.send(mover, send(m.Steps, table, "s", steps=steps))
            end = second.write_own(table, partial(due, now=second.clock.now()))
            racers = (step, end) if game % 2 else (end, step)
            answers = await asyncio.gather(*(outcome(racer) for racer in racers))
            kinds = [entry.kind for entry in (await first.store.read(table))[4:]]
            if late and kinds == [Kind.TIMEOUT]:
                assert "not-running" in answers
            else:
                assert kinds == [Kind.STEPS]
                assert None in answers
            await whole(first, table)

    run(place, 2, test)


def test_a_process_that_hears_nothing_catches_up(place: Path) -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        first, second = made[0].service, made[1].service
        table = await started(first)
        live = await second.load(table)
        heard: list[tuple[str, int]] = []
        second.bus.subscribe(lambda *told: heard.append(told))
        await first.send("ann", send(m.Say, table, "x", phrase="hello"))
        assert live.table.seq == 4
        await second.poll()  # nobody watches it here
        assert live.table.seq == 4
        made[1].presence.arrive(table, "ben")
        await second.poll()
        assert live.table.seq == 5
        assert heard == [(table, 5)]

    run(place, 2, test)


def test_a_store_that_cannot_write_refuses_and_recovers(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        service = made[0].service
        table = await started(service)
        with monkeypatch.context() as patch:

            async def full(writes: object) -> list[bool]:
                raise StoreError("disk full")

            patch.setattr(service.store, "append", full)
            with pytest.raises(TableError, match="store-full"):
                await service.send("ann", send(m.Say, table, "x", phrase="hello"))
            assert service.stalled
        assert (await whole(service, table)).seq == 4
        assert await service.send("ann", send(m.Say, table, "x", phrase="hello")) == 5

    run(place, 1, test)


def test_what_another_process_may_have_written_is_never_denied(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A repeated send that cannot be written may be in the log, though this process has not heard.

    Only a look at the log tells.
    """

    async def test(made: list[Process], time: ManualTime) -> None:
        first, second = made[0].service, made[1].service
        table = await started(first)
        await second.load(table)
        monkeypatch.setattr(second.bus, "linked", True)
        hello = send(m.Say, table, "x", phrase="hello")

        async def full(writes: object) -> list[bool]:
            raise StoreError("disk full")

        async def away(*_: object) -> list[Entry]:
            raise StoreError("away")

        with monkeypatch.context() as patch:
            patch.setattr(second.store, "append", full)
            with pytest.raises(TableError, match="store-full"):
                await second.send("ann", hello)
            assert await first.send("ann", hello) == 5
            with monkeypatch.context() as worse:
                worse.setattr(second.store, "read", away)
                with pytest.raises(StoreLostError):
                    await second.send("ann", hello)
            with pytest.raises(StoreLostError):
                await second.send("ann", hello)
            assert await second.send("ann", hello) == 5

    run(place, 2, test)


def test_a_table_is_created_once_however_often_the_answer_is_lost(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        service = made[0].service
        append = service.store.append
        table = an_id()
        with monkeypatch.context() as patch:

            async def lose(writes: Sequence[Write]) -> list[bool]:
                await append(writes)
                raise StoreLostError("away")

            patch.setattr(service.store, "append", lose)
            for _ in range(2):
                with pytest.raises(StoreLostError):
                    await service.create("ann", m.Setup(), "c", table)

            async def full(writes: Sequence[Write]) -> list[bool]:
                raise StoreError("disk full")

            patch.setattr(service.store, "append", full)
            with pytest.raises(StoreLostError):
                await service.create("ann", m.Setup(), "c", table)
            with pytest.raises(TableError, match="store-full"):
                await service.create("ann", m.Setup(), "c", an_id(1))
        await service.create("ann", m.Setup(), "c", table)
        assert (await whole(service, table)).seq == 1

    run(place, 1, test)


def test_names_of_those_who_sit_nowhere_are_forgotten(place: Path) -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        service = made[0].service
        assert isinstance(service.names, StoredNames)
        service.names._most = 10
        service.names.note("ann", "Ann")
        await started(service)
        for number in range(100):
            service.names.note(f"guest{number}", "Guest")
        await started(service, 1)
        assert len(service.names) < 100
        assert service.names.get("ann") == "Ann"
        assert service.names.get("guest99") == "Guest"

    run(place, 1, test)


def test_only_what_exists_can_be_asked_for(place: Path) -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        service = made[0].service
        with pytest.raises(TableError, match="unknown"):
            await service.send("ann", send(m.Sit, "nosuch", "s"))
        with pytest.raises(Red7Error, match="bot-unknown"):
            await service.create("ann", m.Setup(seats=(None, "nobody")), "c", an_id())
        table = an_id()
        await service.create("ann", m.Setup(), "c", table)
        with pytest.raises(Red7Error, match="bot-unknown"):
            await service.send("ann", send(m.AddBot, table, "b", seat=2, bot="nobody"))

    run(place, 1, test)


def test_nothing_decided_on_old_data_is_written_to_a_restored_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One send is being written when a backup is restored, another waits behind it."""

    async def test(made: list[Process], time: ManualTime) -> None:
        service = made[0].service
        table = await started(service)
        for number in range(3):
            await service.send("ann", send(m.Say, table, f"x{number}", phrase="hello"))
        append, writing, restored = service.store.append, asyncio.Event(), asyncio.Event()

        async def slowly(writes: Sequence[Write]) -> list[bool]:
            writing.set()
            await restored.wait()
            return await append(writes)

        monkeypatch.setattr(service.store, "append", slowly)
        sends = [
            asyncio.create_task(
                service.send(who, send(m.Say, table, f"y{who}", phrase="well-played"))
            )
            for who in ("ann", "ben", "ann")
        ]
        await writing.wait()
        with closing(sqlite3.connect(database_of(tmp_path))) as database:
            database.execute("DELETE FROM log WHERE seq > 5")
            database.execute("UPDATE tables SET seq = 5")
            database.execute("UPDATE meta SET value = 'another' WHERE name = 'generation'")
            database.commit()
        restored.set()
        assert await asyncio.gather(*sends) == [6, 7, 6]
        assert (await whole(service, table)).seq == 7

    run(tmp_path, 1, test)


def test_what_the_server_writes_is_told_even_if_nobody_waits_for_it_any_more(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(made: list[Process], time: ManualTime) -> None:
        service, store = made[0].service, made[0].service.store
        table = await started(service)
        begun, go_on, append = asyncio.Event(), asyncio.Event(), store.append
        told: list[int] = []

        async def slowly(writes: Sequence[Write]) -> list[bool]:
            begun.set()
            await go_on.wait()
            return await append(writes)

        service.on_written(lambda now: told.append(now.seq))
        monkeypatch.setattr(store, "append", slowly)
        writing = asyncio.create_task(service.write_own(table, lambda _: Draft(Kind.RESUMED)))
        await begun.wait()
        writing.cancel()
        await asyncio.wait({writing})
        go_on.set()
        await service.stop()
        assert told == [(await whole(service, table)).seq]

    run(place, 1, test)
