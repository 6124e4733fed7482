"""Conversations: over real sockets, and over one that the test plays by hand."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
import websockets
from structlog.testing import capture_logs

from red7.protocol import messages as m
from red7.server.limits import Bucket, Shared
from red7.server.live import conversation as module
from red7.server.parts import Parts
from red7.server.store import StoreError, StoreLostError, Write
from red7.words import words
from tests.protocol.hello import hello
from tests.server.clients import Client
from tests.server.live.talking import Socket, greet, talk
from tests.server.live.wire import hear, raw
from tests.server.serving import Served, ask, quick
from tests.server.tables.processes.several import Process, an_id


def test_a_client_that_leaves_is_not_told_to(tmp_path: Path) -> None:
    async def test(socket: Socket, process: Process) -> None:
        await greet(socket)
        socket.leave()

    assert talk(tmp_path, test).closed == 1000


def test_a_send_is_acknowledged_by_its_number(tmp_path: Path) -> None:
    async def test(socket: Socket, process: Process) -> None:
        table = an_id()
        await process.service.create("ann", m.Setup(), "c", table)
        await greet(socket)
        sit = m.Sit(id="s", table=table)
        for _ in range(2):  # a send that is repeated is answered as before
            socket.say(sit)
            assert await socket.hear() == m.Acknowledged(id="s", table=table, seq=2)
        socket.say(m.Start(id="go", table=table))
        told = await socket.hear()
        assert isinstance(told, m.Refused)
        assert (told.id, told.refusal.reason) == ("go", "table-seats-free")
        socket.leave()

    talk(tmp_path, test)


def test_whoever_changes_language_is_answered_in_it(tmp_path: Path) -> None:
    async def test(socket: Socket, process: Process) -> None:
        await greet(socket, "de")
        texts = []
        for language in ("de", "fr"):
            socket.say(m.Speak.model_validate({"language": language}))
            socket.say(m.Watch(table="nosuch"))
            told = await socket.hear()
            assert isinstance(told, m.Failure)
            assert (told.table, told.refusal.reason) == ("nosuch", "table-unknown")
            texts.append(told.refusal.text)
        assert texts[0] != texts[1]
        socket.leave()

    talk(tmp_path, test)


@pytest.mark.parametrize(
    ("error", "reason", "failures"),
    [
        (StoreError("R7 is in the hand of seat 2"), "table-store-full", 0),
        (ValueError("R7 is in the hand of seat 2"), "table-trouble", 1),
    ],
    ids=["store", "nobody expected"],
)
def test_an_error_ends_no_conversation_and_tells_nothing(
    error: Exception, reason: str, failures: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(socket: Socket, process: Process) -> None:
        async def broken(*_: object) -> None:
            raise error

        await greet(socket)
        with monkeypatch.context() as patch:
            patch.setattr(process.service, "load", broken)
            socket.say(m.AskPreview(id="p", table="t1"))
            told = await socket.hear()
        assert isinstance(told, m.Refused)
        assert (told.id, told.refusal.reason) == ("p", reason)
        assert "R7" not in told.model_dump_json()
        counted = process.service.metrics.failures.labels("socket")._value.get()
        assert counted == failures
        socket.say(m.AskPreview(id="q", table="t1"))
        told = await socket.hear()
        assert isinstance(told, m.Refused)
        assert told.refusal.reason == "table-unknown"
        socket.leave()

    talk(tmp_path, test)


def test_a_send_that_may_be_written_is_not_denied_but_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(socket: Socket, process: Process) -> None:
        table = an_id()
        await process.service.create("ann", m.Setup(), "c", table)
        await greet(socket)
        losing(process, monkeypatch, 1)
        socket.say(m.Sit(id="s", table=table))
        told = await socket.hear()
        assert isinstance(told, m.Closing)
        assert told.reason == "restart"

    assert talk(tmp_path, test).closed == 1013


def losing(process: Process | Parts, monkeypatch: pytest.MonkeyPatch, times: int) -> list[bool]:
    """Let the answers to the next appends be lost after they were committed."""
    append = process.service.store.append
    lost: list[bool] = []

    async def lose(writes: Sequence[Write]) -> list[bool]:
        done = await append(writes)
        if len(lost) < times:
            lost.extend(done)
            raise StoreLostError("away")
        return done

    monkeypatch.setattr(process.service.store, "append", lose)
    return lost


def test_a_client_comes_back_and_learns_that_it_was_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(served: Served) -> None:
        async with Client(served.url, "Ann") as ann:
            table = await ann.create_table()
            await ann.watch(table)
            lost = losing(served.parts, monkeypatch, 1)
            assert await ann.do(m.Sit, table) == 2
            assert lost == [True]
            assert (await ann.until(table, lambda now: now.seq)).seq == 2
            assert len(await served.parts.store.read(table)) == 2

    ask(tmp_path, test)


def test_a_client_that_comes_while_the_store_is_away_is_told_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(served: Served) -> None:
        async with Client(served.url, "Ann") as ann:

            async def away(who: str) -> None:
                raise StoreLostError("away")

            with monkeypatch.context() as patch, capture_logs() as logged:
                patch.setattr(served.parts.store, "player", away)
                async with raw(served, ann) as turned_away:
                    told = await hear(turned_away)
                    assert (told["type"], told["reason"]) == ("closing", "restart")
                    with pytest.raises(websockets.ConnectionClosed) as closed:
                        await turned_away.recv()
                    assert closed.value.rcvd
                    assert closed.value.rcvd.code == 1013
            assert [line["log_level"] for line in logged] == ["warning"]
            async with raw(served, ann) as welcome:
                await welcome.send(m.Hello(version=m.VERSION).model_dump_json())
                assert (await hear(welcome))["type"] == "welcome"

    ask(tmp_path, test)


def test_a_client_that_takes_too_long_to_read_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_SEND_SECONDS", 0.01)

    async def test(socket: Socket, process: Process) -> None:
        async def never(text: str) -> None:
            await asyncio.Event().wait()

        socket.send_text = never  # type: ignore[method-assign]
        socket.say(m.Hello(version=m.VERSION))

    assert talk(tmp_path, test).closed == 1013


def test_a_client_that_does_not_even_read_the_farewell_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_SEND_SECONDS", 0.01)
    monkeypatch.setattr(module, "_CLOSE_SECONDS", 0.01)

    async def test(socket: Socket, process: Process) -> None:
        async def never(_: Any) -> None:
            await asyncio.Event().wait()

        monkeypatch.setattr(socket, "send_text", never)
        monkeypatch.setattr(socket, "close", never)
        socket.say(m.Hello(version=m.VERSION))

    talk(tmp_path, test)


def test_a_connection_that_breaks_is_left(tmp_path: Path) -> None:
    async def test(socket: Socket, process: Process) -> None:
        async def broken(text: str) -> None:
            raise OSError

        socket.send_text = broken  # type: ignore[method-assign]
        socket.say(m.Hello(version=m.VERSION))

    assert talk(tmp_path, test).closed == 1013


def test_messages_over_the_limit_are_answered_but_not_obeyed(tmp_path: Path) -> None:
    async def test(socket: Socket, process: Process) -> None:
        table = an_id()
        await process.service.create("ann", m.Setup(), "c", table)
        await greet(socket)
        for number in range(3):
            socket.say(m.Say(id=f"s{number}", table=table, phrase="hello"))
        assert isinstance(await socket.hear(), m.Acknowledged)
        for number in (1, 2):
            told = await socket.hear()
            assert isinstance(told, m.Refused)
            assert (told.id, told.refusal.reason) == (f"s{number}", "table-too-many")
        assert (await process.service.load(table)).table.seq == 2
        socket.leave()

    talk(tmp_path, test, rate=2)


def test_nobody_is_cut_off_for_what_their_neighbours_send(tmp_path: Path) -> None:
    async def test(socket: Socket, process: Process) -> None:
        del process
        socket.say(m.Hello(version=m.VERSION))
        for _ in range(30):
            told = await socket.hear()
            assert isinstance(told, m.Failure)
            assert told.refusal.reason == "table-too-many"
            socket.say(m.AskBeat())
        socket.leave()

    spent = Bucket(1, 1, lambda: 0.0)
    assert spent.allows("here")
    limit = Shared(Bucket(100, 100, lambda: 0.0), spent, lambda _: "here")
    assert talk(tmp_path, test, limit=limit).closed == 1000


def test_strangers_and_other_sites_are_turned_away(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        async with raw(served) as socket:
            assert (await hear(socket))["refusal"]["reason"] == "table-sign-in"
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 4401
        with pytest.raises(websockets.InvalidStatus):
            async with raw(served, Origin="https://evil.example"):
                pass
        async with Client(served.url, "Ann") as ann, raw(served, ann, Origin=served.url) as socket:
            await socket.send(hello())
            assert (await hear(socket))["type"] == "welcome"

    ask(tmp_path, test)


def test_a_message_that_makes_no_sense_is_answered(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        async with Client(served.url, "Ann") as ann, raw(served, ann) as socket:
            wrong: list[tuple[str | bytes, str]] = [
                ('{"type": "watch", "table": "t"}', "table-message-first"),
                ('{"type": "hello", "version": 1}', "table-version-wrong"),
                ("", "table-message-wrong"),
                ("{", "table-message-wrong"),
                ("[1]", "table-message-wrong"),
                ('{"type": 3}', "table-message-wrong"),
                (hello(more=1), "table-message-wrong"),
                (b"\x00\x01", "table-message-wrong"),
                (json.dumps({"type": "hello", "x": "y" * 20_000}), "table-too-large"),
            ]
            for text, expected in wrong:
                await socket.send(text)
                message = await hear(socket)
                assert (message["type"], message["refusal"]["reason"]) == ("error", expected)
            await socket.send(hello(language="pl"))
            assert (await hear(socket))["type"] == "welcome"
            await socket.send('{"type": "sit", "id": "1", "table": "nosuch"}')
            message = await hear(socket)
            assert (message["type"], message["id"]) == ("refused", "1")
            assert message["refusal"]["text"] == words("pl")("table-unknown")
            await socket.send('{"type": "steps", "id": "3", "table": "nosuch", "steps": ["+r7"]}')
            message = await hear(socket)
            assert (message["type"], message["id"]) == ("refused", "3")
            assert message["refusal"]["reason"] == "table-message-wrong"
            await socket.send('{"type": "speak", "language": "it"}')
            await socket.send('{"type": "preview", "id": "2", "table": "nosuch"}')
            assert (await hear(socket))["refusal"]["text"] == words("it")("table-unknown")

    ask(tmp_path, test)


def test_a_flood_is_answered_and_then_cut_off(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        async with Client(served.url, "Ann") as ann, raw(served, ann) as socket:
            await socket.send(hello())
            for _ in range(200):
                await socket.send('{"type": "unwatch", "table": "t"}')
            reasons: set[str] = set()
            while "flood" not in reasons:
                message = await hear(socket)
                if message["type"] == "error":
                    reasons.add(message["refusal"]["reason"])
                if message["type"] == "closing":
                    reasons.add(message["reason"])
            with pytest.raises(websockets.ConnectionClosed):
                await hear(socket)
            assert reasons == {"table-too-many", "flood"}
            # Whoever was told to come back later is not let in before, and the others are.
            with pytest.raises(websockets.InvalidStatus, match="403"):
                await raw(served, ann)
            async with Client(served.url, "Ben") as ben, raw(served, ben) as other:
                await other.send(hello())
                assert (await hear(other))["type"] == "welcome"
            await served.pass_by(10)
            async with raw(served, ann) as again:
                await again.send(hello())
                assert (await hear(again))["type"] == "welcome"

    ask(tmp_path, test, quick(rate=5))
