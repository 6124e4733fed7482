"""Questions about the rules: whoever asks a hard one holds up nobody else for long."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import httpx
import pytest

from red7.server.http.routes.study import questions, study
from tests.server.given import given
from tests.server.http.served import ask
from tests.server.serving import LONG, Served
from tests.server.study.fakes import FakeAnalysts
from tests.server.study.served import ANALYSE, WHY, become

POSITION = {"rules": "basic", "position": "R 1 33 B5/R1O2Y3G4B6I7V2 V7/?7"}
# What works out the answer to each, in a thread.
ASKED = {
    "legal": (questions, "_legal", POSITION),
    "refusal": (questions, "_refusal", {**POSITION, "step": "+R1"}),
    "standings": (questions, "_position", POSITION),
    "view": (questions, "_view", POSITION),
    "explore": (study, "_explored", POSITION),
    "analyse": (study, "_read", ANALYSE),
    "why": (study, "_follow", WHY),
}


@pytest.mark.parametrize("path", ASKED)
def test_positions_are_worked_out_one_at_a_time_and_apart_from_what_is_served(
    path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module, name, body = ASKED[path]
    real, gate, begun = getattr(module, name), threading.Event(), threading.Semaphore(0)
    working = threading.Lock()

    def slow(*given: object) -> object:
        assert working.acquire(blocking=False), "one at a time"
        try:
            begun.release()
            assert gate.wait(LONG)
            return real(*given)
        finally:
            working.release()

    monkeypatch.setattr(module, name, slow)

    async def test(http: httpx.AsyncClient, served: Served) -> None:
        await become(http)
        asked = [
            asyncio.create_task(http.post(f"/api/{path}", json=body, timeout=LONG))
            for _ in range(3)
        ]
        assert await asyncio.to_thread(begun.acquire, timeout=LONG)
        async with asyncio.timeout(LONG):
            while served.parts.workings.waiting("127.0.0.1") < len(asked) - 1:  # noqa: ASYNC110
                await asyncio.sleep(0.001)
        assert (await http.get("/api/me")).status_code == 200  # others are served meanwhile
        gate.set()
        for answer in asked:
            assert (await answer).status_code == 200

    ask(tmp_path, test, sources=given(analysts=FakeAnalysts()))
