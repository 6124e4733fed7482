"""A host, who uses the command beside a running server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.cli.run import Ran, red7
from tests.server.serving import URLS


class Host:
    """Somebody who uses the command beside a running server."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        url = URLS.get(folder)
        self._where = ["--database", url] if url else ["--data", str(folder)]
        self._monkeypatch = monkeypatch

    async def does(self, *argv: str) -> Ran:
        # In a thread, because the command has an event loop of its own.
        return await asyncio.to_thread(red7, self._monkeypatch, "admin", *argv, *self._where)

    async def told(self, *argv: str) -> str:
        ran = await self.does(*argv)
        assert (ran.status, ran.err) == (0, ""), ran.err
        return ran.out
