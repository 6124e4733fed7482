from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

from red7.protocol import messages as m
from red7.protocol.study import Analysis, Explored
from red7.server.app import protocols
from red7.server.errors import ServerError
from red7.server.study.analysts import AnalystsError, AnswerLine, Question
from red7.words import words
from tests.server.given import given
from tests.server.http.served import ask, reason
from tests.server.serving import LONG, Served, quick
from tests.server.study.fakes import FIRST, LAST, FakeAnalysts
from tests.server.study.served import ANALYSE, POSITION, WHY, become, two


def lines_of(answer: httpx.Response) -> list[dict[str, Any]]:
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/x-ndjson"
    return [json.loads(line) for line in answer.text.splitlines()]


def test_an_analysis_comes_in_lines(tmp_path: Path) -> None:
    analysts = FakeAnalysts(opened=False)

    async def test(http: httpx.AsyncClient, served: Served) -> None:
        await become(http)
        headers = {"Accept-Language": "pl"}
        body = {**ANALYSE, "work": 100_000}
        async with http.stream("POST", "/api/analyse", json=body, headers=headers) as answer:
            lines = answer.aiter_lines()
            assert json.loads(await anext(lines)) == FIRST  # while the work goes on
            analysts.gate.set()
            rest = [Analysis.model_validate_json(line) async for line in lines]
        assert [line.model_dump(mode="json") for line in rest] == [LAST]
        (asked,) = analysts.asked
        assert asked.job == "analyse"
        assert asked.values == {
            "rules": "v1.2",
            "position": POSITION,
            "seat": 1,
            "work": 1000,
            "seconds": 10.0,
            "language": "pl",
        }

    ask(tmp_path, test, sources=given(analysts=analysts))


@pytest.mark.parametrize("compiled", [False, True])
def test_a_long_wait_is_explained_until_there_was_an_answer(
    *, compiled: bool, tmp_path: Path
) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        await become(http)
        waits = []
        for path, body in (("why", WHY), ("analyse", ANALYSE)):
            answer = await http.get("/api/study", headers={"Accept-Language": "pl"})
            waits.append(answer.json()["wait"])
            assert (await http.post(f"/api/{path}", json=body)).status_code == 200
        told = "" if compiled else words("pl")("study-prepares")
        assert waits == [told, told]  # a reason needs no kernels
        assert (await http.get("/api/study")).json() == {"wait": ""}

    ask(tmp_path, test, sources=given(analysts=FakeAnalysts(), compiled=compiled))


def test_a_client_that_goes_away_stops_the_work(tmp_path: Path) -> None:
    analysts = FakeAnalysts(opened=False)

    async def test(http: httpx.AsyncClient, served: Served) -> None:
        await become(http)
        async with http.stream("POST", "/api/analyse", json=ANALYSE) as answer:
            await anext(answer.aiter_lines())
        async with asyncio.timeout(LONG):
            await analysts.ended.wait()
        # One who is still waiting for their turn goes away, too.
        analysts.begun.clear()
        first = asyncio.create_task(http.post("/api/analyse", json=ANALYSE, timeout=LONG))
        await analysts.begun.wait()
        second = asyncio.create_task(http.post("/api/analyse", json=ANALYSE, timeout=LONG))
        figures = served.parts.metrics.registry
        async with asyncio.timeout(LONG):
            while not figures.get_sample_value("red7_study_waiting"):  # noqa: ASYNC110 - of a socket
                await asyncio.sleep(0.01)
            second.cancel()
            while figures.get_sample_value("red7_study_waiting"):  # noqa: ASYNC110 - of a socket
                await asyncio.sleep(0.01)
        assert second.cancelled()
        analysts.gate.set()
        assert lines_of(await first)[-1] == LAST
        assert lines_of(await http.post("/api/analyse", json=ANALYSE))[-1] == LAST
        assert len(analysts.asked) == 3

    ask(tmp_path, test, sources=given(analysts=analysts))


class Endless(FakeAnalysts):
    """Say much, without end."""

    async def ask(self, question: Question) -> AsyncGenerator[AnswerLine, None]:
        self.asked.append(question)
        try:
            while True:
                yield {**FIRST, "why": "x" * 1_000_000}
                await asyncio.sleep(0.001)
        finally:
            self.ended.set()

    async def close(self) -> None:
        pass


def test_a_client_that_never_reads_is_disconnected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocols, "READ_SECONDS", 0.2)
    analysts = Endless()

    async def test(http: httpx.AsyncClient, served: Served) -> None:
        await become(http)
        (name, value), *_ = http.cookies.items()
        body = json.dumps(ANALYSE)
        head = (
            "POST /api/analyse HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            f"Cookie: {name}={value}\r\nContent-Length: {len(body)}\r\n\r\n{body}"
        )
        address = urlsplit(served.url)
        with socket.create_connection((address.hostname, address.port)) as mute:
            mute.sendall(head.encode())
            async with asyncio.timeout(LONG):
                await analysts.ended.wait()
        assert len(analysts.asked) == 1

    ask(tmp_path, test, sources=given(analysts=analysts))


class Failing(FakeAnalysts):
    """Fail, after some lines."""

    def __init__(self, error: Exception, lines: int) -> None:
        super().__init__()
        self._error = error
        self._lines = lines

    async def ask(self, question: Question) -> AsyncGenerator[AnswerLine, None]:
        for _ in range(self._lines):
            yield FIRST
            await asyncio.sleep(0.05)
        raise self._error


def test_what_goes_wrong_at_first_is_a_refusal(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        await become(http)
        answer = await http.post("/api/analyse", json=ANALYSE)
        assert (answer.status_code, reason(answer)) == (422, "table-study-too-large")
        assert answer.headers["content-type"] == "application/json"

    error = ServerError("study-too-large", most=7)
    ask(tmp_path, test, sources=given(analysts=Failing(error, 0)))


def test_what_goes_wrong_later_is_the_last_line(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        await become(http)
        answer = await http.post("/api/analyse", json=ANALYSE, headers={"Accept-Language": "de"})
        *_, last = lines_of(answer)
        told = m.Refusal.model_validate(last["refusal"])
        assert told.reason == "table-trouble"
        assert told.text.startswith("Auf dem Server")

    ask(tmp_path, test, sources=given(analysts=Failing(AnalystsError("died"), 1)))


def test_why_is_a_sentence(tmp_path: Path) -> None:
    analysts = FakeAnalysts()

    async def test(http: httpx.AsyncClient, served: Served) -> None:
        await become(http)
        assert (await http.post("/api/why", json=WHY)).json() == {"why": "Because."}
        await http.post("/api/why", json={**WHY, "better": "~"})
        assert [asked.values["better"] for asked in analysts.asked] == ["", "~"]
        wrong = await http.post("/api/why", json={**WHY, "turn": "+R7"})
        assert (wrong.status_code, reason(wrong)) == (422, "not-in-hand")
        wrong = await http.post("/api/why", json={**WHY, "better": "+Q7"})
        assert wrong.status_code == 422
        assert len(analysts.asked) == 2

    ask(tmp_path, test, sources=given(analysts=analysts))


@pytest.mark.parametrize("path", ["analyse", "why"])
def test_questions_that_cannot_be_answered_are_refused(path: str, tmp_path: Path) -> None:
    analysts = FakeAnalysts()

    async def test(http: httpx.AsyncClient, served: Served) -> None:
        assert reason(await http.post(f"/api/{path}", json=WHY_OR[path])) == "table-sign-in"
        await become(http)
        for changed, why in (
            ({"position": "R 2 33 B5/R1O2Y3G4B6I7V2 V7/?7"}, "view-not-known"),
            ({"position": "R 1 33 B5/R1B5 V7/?7"}, "card-twice"),
            ({"position": "R 1 49 B5/R1 V7/?7"}, "too-many-cards"),
            ({"rules": "v9"}, "edition-unknown"),
            ({"position": "x" * 4001}, "table-message-wrong"),
        ):
            answer = await http.post(f"/api/{path}", json={**WHY_OR[path], **changed})
            assert (answer.status_code, reason(answer)) == (422, why)
        assert not analysts.asked

    ask(tmp_path, test, sources=given(analysts=analysts))


WHY_OR = {"analyse": ANALYSE, "why": WHY}


def test_there_may_be_no_study(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        await become(http)
        for path, body in WHY_OR.items():
            answer = await http.post(f"/api/{path}", json=body)
            assert (answer.status_code, reason(answer)) == (403, "table-study-off")
        assert (await http.post("/api/explore", json=ANALYSE)).status_code == 200

    ask(tmp_path, test, quick(study_work=0))


def test_a_server_that_stops_does_not_wait_for_an_answer(tmp_path: Path) -> None:
    analysts = FakeAnalysts(opened=False)

    async def test(http: httpx.AsyncClient, served: Served) -> None:
        await become(http)
        async with http.stream("POST", "/api/analyse", json=ANALYSE, timeout=LONG) as answer:
            lines = answer.aiter_lines()
            await anext(lines)
            # Another one has not begun, so its refusal can still say when to come back.
            later = asyncio.create_task(http.post("/api/why", json=WHY, timeout=LONG))
            figures = served.parts.metrics.registry
            async with asyncio.timeout(LONG):
                while not figures.get_sample_value("red7_study_waiting"):  # noqa: ASYNC110 - of a socket
                    await asyncio.sleep(0.01)
            served.server.should_exit = True
            (last,) = [json.loads(line) async for line in lines]
            refused = await later
        assert last["refusal"]["reason"] == "table-stopping"
        assert (refused.status_code, reason(refused)) == (503, "table-stopping")
        assert refused.headers["retry-after"] == "1"
        assert analysts.stopped == 1

    ask(tmp_path, test, sources=given(analysts=analysts))


def test_each_may_ask_only_so_much_in_all_processes_together(tmp_path: Path) -> None:
    analysts = [FakeAnalysts(), FakeAnalysts()]

    async def main() -> None:
        async with AsyncExitStack() as stack:
            served = await two(stack, tmp_path, analysts, quick(study=60))
            clients = [
                await stack.enter_async_context(httpx.AsyncClient(base_url=one.url, timeout=LONG))
                for one in served
            ]
            await become(clients[0])
            clients[1].cookies.update(clients[0].cookies)
            refused = []
            for number in range(160):
                answer = await clients[number % 2].post("/api/why", json=WHY)
                if answer.status_code != 200:
                    refused.append(answer)
            assert {(one.status_code, reason(one)) for one in refused} == {
                (429, "table-study-too-many")
            }
            assert all(one.headers["retry-after"] for one in refused)
            # A tenth more may slip through; see red7.server.spending.
            assert 60 <= 160 - len(refused) <= 70
            served[0].time.pass_by(10)
            assert (await clients[0].post("/api/why", json=WHY)).status_code == 200
            # Somebody else may still ask.
            clients[1].cookies.clear()
            await become(clients[1], "Ben")
            assert (await clients[1].post("/api/why", json=WHY)).status_code == 200

    asyncio.run(main())


def test_a_position_can_be_explored(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        assert reason(await http.post("/api/explore", json=ANALYSE)) == "table-sign-in"
        await become(http)
        answer = await http.post("/api/explore", json={**ANALYSE, "steps": "+I7 . +R7"})
        explored = Explored.model_validate_json(answer.content)
        assert explored.steps == "+I7 . +R7"
        assert not explored.known
        wrong = await http.post("/api/explore", json={**ANALYSE, "steps": "+I7 +O2"})
        assert (wrong.status_code, reason(wrong)) == (422, "step-refused")

    ask(tmp_path, test)
