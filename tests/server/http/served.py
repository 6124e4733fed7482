"""A server to ask, and what it refuses."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx

from red7.protocol import messages as m
from red7.server.parts import Sources
from red7.server.settings import Settings
from tests.server.serving import LONG, QUICK, Served, serving

Test = Callable[[httpx.AsyncClient, Served], Awaitable[None]]


def ask(
    folder: Path, test: Test, settings: Settings = QUICK, sources: Sources | None = None
) -> None:
    async def main() -> None:
        async with (
            serving(folder, settings, sources) as served,
            httpx.AsyncClient(base_url=served.url, timeout=LONG) as http,
        ):
            await test(http, served)

    asyncio.run(main())


def reason(answer: httpx.Response) -> str:
    told = m.Refusal.model_validate_json(answer.content)
    assert told.text
    return told.reason
