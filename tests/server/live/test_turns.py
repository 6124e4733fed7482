"""Many connections of one address let the messages of others pass."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import pairwise
from pathlib import Path

from red7.protocol import messages as m
from red7.server.asker import ask_for
from red7.server.limits import Bucket, Limit, Spacing
from red7.server.live.hub import Hub
from red7.server.parts import BEGIN_AT_ONCE
from red7.server.turnstile import Gate
from tests.server.given import ManualTime
from tests.server.live.talking import Socket, talking
from tests.server.serving import LONG
from tests.server.tables.processes.several import Process, an_id, begin, end, started

GUESTS = 50


class Noting(Socket):
    """A WebSocket that notes when somebody is answered, among all others."""

    def __init__(self, who: str, heard: list[str]) -> None:
        super().__init__()
        self.who = who
        self._heard = heard

    async def send_text(self, text: str) -> None:
        self._heard.append(self.who)
        await super().send_text(text)


class AtOnce(Spacing):
    """Lets nobody wait for being refused, as if all had waited for as long as it takes."""

    def delay(self, key: str, now: float) -> float:
        return 0.0


class OverTheLimit(Bucket):
    """Lets everybody greet, and nothing else; nobody has spent more than their own share."""

    def __init__(self) -> None:
        super().__init__(1, 1, lambda: 0.0)

    def exceeded(self, key: str) -> bool:
        return False


Test = Callable[[list[Noting], list[str]], Awaitable[None]]


def crowd(folder: Path, test: Test, limit: Limit) -> None:
    """Let many guests of one address talk with a server, and after them Cid from another."""

    async def main() -> None:
        process = await begin(folder, ManualTime())
        await started(process.service)
        hub = Hub(process.service, process.presence, process.service.metrics)
        gate, heard = Gate(BEGIN_AT_ONCE, ManualTime().steady), list[str]()
        people = [*(f"guest{number}" for number in range(GUESTS)), "cid"]
        sockets = [Noting(who, heard) for who in people]
        async with asyncio.timeout(LONG), asyncio.TaskGroup() as tasks:
            for socket in sockets:
                tasks.create_task(converse(process, hub, socket, gate, limit))
            for socket in sockets:
                socket.say(m.Hello(version=m.VERSION, language="en"))
            for socket in sockets:
                await socket.hear()
            heard.clear()
            await test(sockets, heard)
            for socket in sockets:
                socket.leave()
        await end(process)

    asyncio.run(main())


async def converse(process: Process, hub: Hub, socket: Noting, gate: Gate, limit: Limit) -> None:
    ask_for("198.51.100.1" if socket.who == "cid" else "203.0.113.7", socket.who)
    connection = hub.connect(socket.who)
    at_once = AtOnce(100, 5)
    await talking(process, hub, connection, socket, limit=limit, gate=gate, refusals=at_once).run()
    hub.disconnect(connection)


def test_messages_of_many_let_those_of_another_pass(tmp_path: Path) -> None:
    async def test(sockets: list[Noting], heard: list[str]) -> None:
        for socket in sockets:
            for number in range(5):
                socket.say(m.AskPreview(id=f"p{number}", table=an_id()))
        for socket in sockets:
            for _ in range(5):
                told = await socket.hear()
                assert isinstance(told, m.Refused)
                assert told.refusal.reason == "table-not-seated"
        assert len(heard) == 5 * len(sockets)
        waits = [at for at, who in enumerate(heard) if who == "cid"]
        # Until his next message is read, the loop goes around a few times, and each time a few of
        # theirs begin. Without turns, he would wait for one of each guest.
        rounds = 5
        assert max(after - before for before, after in pairwise([0, *waits])) <= (
            rounds * BEGIN_AT_ONCE
        )
        assert rounds * BEGIN_AT_ONCE < GUESTS / 2

    crowd(tmp_path, test, Bucket(0, 0, lambda: 0.0))


def test_refusals_of_many_let_those_of_another_pass(tmp_path: Path) -> None:
    async def test(sockets: list[Noting], heard: list[str]) -> None:
        for socket in sockets:
            socket.say(m.AskPreview(id="p", table=an_id()))
        for socket in sockets:
            told = await socket.hear()
            assert isinstance(told, m.Refused)
            assert told.refusal.reason == "table-too-many"
        assert heard.index("cid") <= 2 * BEGIN_AT_ONCE

    crowd(tmp_path, test, OverTheLimit())


def test_messages_that_come_while_one_waits_for_its_turn_keep_their_order(tmp_path: Path) -> None:
    async def main() -> None:
        process = await begin(tmp_path, ManualTime())
        hub = Hub(process.service, process.presence, process.service.metrics)
        gate, socket = Gate(1, process.time.steady), Socket()
        connection = hub.connect("ann")
        conversation = talking(
            process, hub, connection, socket, limit=Bucket(0, 0, lambda: 0.0), gate=gate
        )
        async with asyncio.timeout(LONG):
            running = asyncio.create_task(conversation.run())
            await asyncio.sleep(0)
            gate.begin("", "ben", lambda: True)  # takes the only place in this round
            assert conversation.take(m.Hello(version=m.VERSION, language="en").model_dump_json())
            asked = m.AskPreview(id="p", table=an_id())
            assert not conversation.take(asked.model_dump_json())  # one after the other
            socket.say(asked)
            assert isinstance(await socket.hear(), m.Welcome)
            assert isinstance(await socket.hear(), m.Refused)
            for _ in range(10):
                await asyncio.sleep(0)  # until that is done with
            gate.begin("", "ben", lambda: True)
            assert conversation.take(asked.model_dump_json())
            socket.leave()
            await running
            for _ in range(10):
                await asyncio.sleep(0)
        assert socket.outbox.empty()  # nobody is there any more to be answered
        hub.disconnect(connection)
        await end(process)

    asyncio.run(main())
