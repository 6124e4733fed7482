from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from red7.server.store.people.waiting import Place
from tests.server.http.routes.people.test_meeting import join, person, place
from tests.server.http.served import ask
from tests.server.serving import LONG, Served


def test_news_that_come_while_somebody_looks_are_not_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked, found = asyncio.Event(), asyncio.Event()

    async def test(http: httpx.AsyncClient, served: Served) -> None:
        del http
        meetings = served.parts.meetings
        count = meetings.count_others

        async def count_slowly(one: Place) -> int:
            others = await count(one)
            looked.set()
            await found.wait()
            return others

        async with person(served, "Ann") as ann, person(served, "Ben") as ben:
            version = (await join(ann))["version"]
            monkeypatch.setattr(meetings, "count_others", count_slowly)
            news = asyncio.create_task(place(ann, version=version, wait=10))
            await asyncio.wait_for(looked.wait(), LONG)
            assert (await join(ben))["stage"] == "found"
            found.set()
            assert (await asyncio.wait_for(news, LONG))["stage"] == "found"

    ask(tmp_path, test)
