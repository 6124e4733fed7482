from __future__ import annotations

import json
import logging
import re
from pathlib import Path
from typing import Any

import httpx
import jsonschema
import pytest
import structlog

from red7.server.app.logs import set_up_logs
from red7.server.app.openapi import openapi
from red7.server.http.routes.pages import documents
from red7.words import words
from tests.server.http.pages import page_in
from tests.server.http.served import ask, reason
from tests.server.serving import Served, quick

POSITION = "R 1 33 B5/R1O2Y3G4B6I7V2 V7/?7"


def test_every_answer_carries_the_headers(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        for path in ("/", "/web/index.html", "/api/me", "/nothing", "/healthz", "/api/choices"):
            answer = await http.get(path)
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "server" not in answer.headers
        page = (await http.get("/")).text
        assert "<script>" not in page
        assert "style=" not in page

    ask(tmp_path, test)


def test_what_is_wrong_is_answered_in_the_readers_language(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        german = {"Accept-Language": "xx, de-AT;q=0.9, en;q=0.5"}
        answer = await http.get("/nothing", headers=german)
        assert answer.status_code == 404
        assert answer.json()["text"] == words("de")("table-page-unknown")
        assert reason(await http.get("/web/secret")) == "table-page-unknown"
        assert reason(await http.post("/healthz")) == "table-method-wrong"
        answer = await http.post("/api/best", content=b"{", headers={"content-type": "a/json"})
        assert answer.status_code == 422
        answer = await http.post("/api/legal", json={"position": "R 1 x"}, headers=german)
        assert (answer.status_code, reason(answer)) == (422, "position-short")
        answer = await http.post("/api/best", content=b"x" * 70_000)
        assert (answer.status_code, reason(answer)) == (413, "table-too-large")

        async def chunks() -> Any:
            for _ in range(20):
                yield b"x" * 7_000

        answer = await http.post("/api/best", content=chunks())
        assert (answer.status_code, reason(answer)) == (413, "table-too-large")

    ask(tmp_path, test)


def test_another_method_is_told_which_ones_there_are(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        answer = await http.patch("/api/me")
        assert (answer.status_code, reason(answer)) == (405, "table-method-wrong")
        assert answer.headers["Allow"] == "DELETE, GET, HEAD, PUT"
        answer = await http.get("/api/play")
        assert answer.headers["Allow"] == "POST"

    ask(tmp_path, test)


def test_whatever_can_be_got_has_a_head(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        for path in ("/healthz", "/api/openapi.json", "/api/protocol.json"):
            whole, head = await http.get(path), await http.head(path)
            assert (head.status_code, head.content) == (200, b"")
            assert head.headers["Content-Length"] == str(len(whole.content))
        assert (await http.head("/api/play")).status_code == 405

    ask(tmp_path, test)


def test_nothing_is_kept_of_an_address_that_is_not_there(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        answer = await http.get("/nowhere")
        assert (answer.status_code, reason(answer)) == (404, "table-page-unknown")
        assert answer.headers["Cache-Control"] == "no-store"
        assert "Accept" in answer.headers["Vary"].split(", ")

    ask(tmp_path, test)


def test_a_browser_at_an_unknown_address_gets_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}

    async def test(http: httpx.AsyncClient, served: Served) -> None:
        for path in ("/nothing", "/table/Qm2xYb7KpLr4Tz", "/web/secret", "/%2e%2e/secret"):
            answer = await http.get(path, headers=browser)
            assert (answer.status_code, answer.text) == (404, "the page")
            assert answer.headers["content-type"].startswith("text/html")
            assert "content-security-policy" in answer.headers
        for accept in ("*/*", "application/json", "text/html;q=0"):
            answer = await http.get("/nothing", headers={"Accept": accept})
            assert (answer.status_code, reason(answer)) == (404, "table-page-unknown")
        assert reason(await http.get("/api/nothing", headers=browser)) == "table-page-unknown"
        assert reason(await http.post("/nothing", headers=browser)) == "table-page-unknown"
        monkeypatch.setattr(documents, "built", dict)
        assert reason(await http.get("/nothing", headers=browser)) == "table-page-unknown"

    with page_in(tmp_path / "page", "the page"):
        ask(tmp_path, test)


def test_questions_without_a_table(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        answer = await http.post("/api/best", json={"rule": "I", "palette": "R7V6B5R1"})
        assert answer.json() == {"best": ["R7", "V6", "B5"]}
        answer = await http.post("/api/legal", json={"position": f"{POSITION} ; +I7"})
        assert answer.json() == {"legal": [">B6", ">Y3", ">O2", ">R1", "."]}
        answer = await http.post("/api/standings", json={"position": POSITION})
        standings = answer.json()["standings"]
        assert [standing["colour"] for standing in standings] == list("ROYGBIV")
        assert standings[0] == {"colour": "R", "seat": 2, "cards": ["V7"]}
        body = {"position": POSITION, "step": ">G4"}
        told = (
            await http.post("/api/refusal", json=body, headers={"Accept-Language": "pl"})
        ).json()
        assert told["refusal"]["reason"] == "discard-loses"
        assert (await http.post("/api/refusal", json=body | {"step": "~"})).json() == {
            "refusal": None
        }
        looked = {"position": POSITION, "turns": ["+I7 ."], "seat": 1}
        answer = await http.post("/api/view", json=looked)
        assert answer.json()["view"].startswith("R 2 33 I7B5/")
        answer = await http.post("/api/view", json=looked | {"turns": ["+R7"]})
        assert reason(answer) == "turn-refused"

    ask(tmp_path, test)


def test_who_asks_too_much_has_to_wait(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        statuses = []
        while 429 not in statuses:
            answer = await http.get("/api/choices")
            statuses.append(answer.status_code)
        assert reason(answer) == "table-too-many"
        assert answer.headers["retry-after"] == "1"
        assert len(statuses) > 5
        assert (await http.get("/healthz")).is_success

    ask(tmp_path, test, quick(requests=1.0))


def test_health_and_figures(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        assert (await http.get("/healthz")).json() == {"status": "ok"}
        assert (await http.get("/readyz")).json() == {"status": "ok"}
        figures = (await http.get("/metrics")).text
        assert "red7_connections 0.0" in figures
        served.parts.ready = False
        assert (await http.get("/readyz")).status_code == 503
        served.parts.ready = True

    ask(tmp_path, test)


def test_openapi_describes_every_address(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        schema = (await http.get("/api/openapi.json")).json()
        assert "/api/me" in schema["paths"]
        for path, methods in schema["paths"].items():
            for method, described in methods.items():
                assert described.get("description") or described.get("summary"), (path, method)
                assert "HTTPValidationError" not in json.dumps(described), (path, method)
        messages = (await http.get("/api/protocol.json")).json()
        jsonschema.Draft202012Validator.check_schema(messages)
        for language in ("en", "pl"):
            assert "colour = " in (await http.get(f"/words/{language}.ftl")).text

    ask(tmp_path, test)


def test_openapi_describes_every_refusal() -> None:
    schema = openapi()
    places = {f"#/components/schemas/{name}" for name in schema["components"]["schemas"]}
    assert set(re.findall(r'"\$ref": "([^"]+)"', json.dumps(schema))) <= places
    refused = [
        response["content"]["application/json"]["schema"]
        for methods in schema["paths"].values()
        for described in methods.values()
        for status, response in described["responses"].items()
        if status in ("401", "404", "409", "429")
    ]
    assert len(refused) > 100
    assert all(one == {"$ref": "#/components/schemas/Refusal"} for one in refused)


def test_an_error_that_nobody_expected_tells_and_logs_nothing_of_a_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        set_up_logs("info")

        async def broken(most: int) -> list[str]:
            raise ValueError("R7 is in the hand of seat 2")

        monkeypatch.setattr(served.parts.store, "listed", broken)
        answer = await http.get("/api/tables")
        assert (answer.status_code, reason(answer)) == (500, "table-trouble")
        assert "R7" not in answer.text

    try:
        ask(tmp_path, test)
    finally:
        structlog.reset_defaults()
        logging.basicConfig(handlers=[], force=True)
    told = capfd.readouterr()
    assert "ValueError at broken" in told.err
    assert "R7" not in told.err + told.out
