from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import httpx
import pytest

from red7.server.http.routes.pages import documents
from red7.server.written import Written
from tests.server.http.served import ask
from tests.server.serving import LONG, Served


def test_all_who_ask_wait_for_one_writing_even_if_some_hang_up() -> None:
    async def main() -> None:
        written, begun, go_on, threads = Written(), asyncio.Event(), threading.Event(), set[int]()
        loop = asyncio.get_running_loop()

        def write() -> bytes:
            threads.add(threading.get_ident())
            loop.call_soon_threadsafe(begun.set)
            assert go_on.wait(LONG)
            return b"long"

        async with asyncio.timeout(LONG):
            first = asyncio.create_task(written.get("a", write))
            await begun.wait()  # others are served meanwhile
            first.cancel()
            others = [asyncio.create_task(written.get("a", write)) for _ in range(3)]
            await asyncio.sleep(0)
            go_on.set()
            assert await asyncio.gather(*others) == [b"long"] * 3
            assert await written.get("a", write) == b"long"
        assert len(threads) == 1
        assert threading.get_ident() not in threads

    asyncio.run(main())


def test_what_could_not_be_written_is_tried_again_when_it_is_next_asked_for() -> None:
    async def main() -> None:
        written, tries = Written(), [b"", b"whole"]

        def write() -> bytes:
            text = tries.pop(0)
            if not text:
                raise MemoryError
            return text

        with pytest.raises(MemoryError):
            await written.get("a", write)
        for _ in range(2):
            assert await written.get("a", write) == b"whole"

    asyncio.run(main())


@pytest.mark.parametrize(("path", "writer"), [("openapi", "_openapi"), ("protocol", "_protocol")])
def test_what_takes_long_to_write_holds_up_nobody(
    path: str, writer: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = set[int]()

    def write(*_: object) -> bytes:
        threads.add(threading.get_ident())
        return b"{}"

    async def test(http: httpx.AsyncClient, served: Served) -> None:
        for _ in range(2):
            assert (await http.get(f"/api/{path}.json")).content == b"{}"
        assert len(threads) == 1
        assert threading.get_ident() not in threads

    monkeypatch.setattr(documents, writer, write)
    ask(tmp_path, test)
