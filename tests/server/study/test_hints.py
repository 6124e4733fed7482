from __future__ import annotations

import asyncio
from typing import Any

import pytest

from red7.server.clock import Clock
from red7.server.errors import ServerError
from red7.server.metrics import Metrics
from red7.server.study import hints as module
from red7.server.study.hints import Hints
from red7.server.study.sharing import Study
from tests.server.given import ManualTime
from tests.server.study.fakes import HINTS, FakeAnalysts


def make(analysts: FakeAnalysts) -> Hints:
    return Hints(Study(analysts, Clock(0, ManualTime()), Metrics()))


def test_all_stages_come_from_one_analysis() -> None:
    analysts = FakeAnalysts()

    async def test() -> None:
        hints = make(analysts)
        for stage in (1, 2, 3, 1):
            assert await hints.tell(stage, {"position": "a"}) == HINTS[stage - 1]
        assert [(asked.job, asked.values) for asked in analysts.asked] == [
            ("hint", {"position": "a"})
        ]
        await hints.tell(2, {"position": "b"})
        assert len(analysts.asked) == 2

    asyncio.run(test())


def test_those_who_ask_at_once_share_one_analysis() -> None:
    async def test() -> None:
        analysts = FakeAnalysts(opened=False)
        hints = make(analysts)
        asked = [asyncio.create_task(hints.tell(stage, {"position": "a"})) for stage in (1, 1, 3)]
        await analysts.begun.wait()
        asked[0].cancel()  # whoever leaves does not stop it for the others
        analysts.gate.set()
        assert await asyncio.gather(*asked[1:]) == [HINTS[0], HINTS[2]]
        assert len(analysts.asked) == 1

    asyncio.run(test())


def test_the_oldest_positions_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_MOST", 2)
    analysts = FakeAnalysts()

    async def test() -> None:
        hints = make(analysts)
        for position in ("a", "b", "a", "c", "a", "b"):
            await hints.tell(1, {"position": position})
        assert [asked.values["position"] for asked in analysts.asked] == ["a", "b", "c", "b"]

    asyncio.run(test())


class Silent(FakeAnalysts):
    """Say nothing that could be a hint."""

    async def ask(self, question: Any) -> Any:
        self.asked.append(question)
        yield {}


def test_no_answer_is_no_hint() -> None:
    analysts = Silent()

    async def test() -> None:
        hints = make(analysts)
        for _ in range(2):
            with pytest.raises(ServerError, match="trouble"):
                await hints.tell(1, {})
        assert len(analysts.asked) == 2

    asyncio.run(test())
