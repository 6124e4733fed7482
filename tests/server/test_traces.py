"""Traces say where the time goes, and nothing about anybody."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import httpx
import pytest

from red7.protocol import messages as m
from red7.protocol.client import RefusedError
from red7.server.parts import Sources
from red7.server.settings import SettingError
from red7.server.traces import OFF, OpenTraces, check_traces, open_traces
from tests.cli.run import red7
from tests.require import lacks
from tests.server.clients import Client
from tests.server.given import ManualTime, SeededChance
from tests.server.serving import LONG, play_on, serving

NAMES = {"request", "send", "upkeep", "decide", "commit", "tell", "think"}
HOW = "pip install red7[traces]"


def installed() -> bool:
    return find_spec("opentelemetry.sdk") is not None


def exporter() -> tuple[Any, Any]:
    """Give a place in memory for spans, and what brings them there."""
    if not installed():
        lacks("opentelemetry", HOW)
    from opentelemetry.sdk.trace.export import SimpleSpanProcessor  # noqa: PLC0415 - may be missing
    from opentelemetry.sdk.trace.export.in_memory_span_exporter import (  # noqa: PLC0415 - as above
        InMemorySpanExporter,
    )

    memory: Any = InMemorySpanExporter()
    return memory, SimpleSpanProcessor(memory)


def test_a_game_is_traced_without_a_card_a_name_or_a_secret(tmp_path: Path) -> None:
    memory, processor = exporter()
    sources = Sources(chance=SeededChance(), time=ManualTime(), traces=OpenTraces(processor))
    secrets: list[str] = []

    async def test() -> None:
        async with serving(tmp_path, sources=sources) as served, Client(served.url, "Zoë") as zoe:
            table = await zoe.create_table(seats=(None, "indigo"))
            secrets.extend((table, "Zoë", *zoe.cookies.values(), "127.0.0.1"))
            await zoe.watch(table)
            await zoe.do(m.Sit, table)
            await zoe.do(m.Start, table)
            with pytest.raises(RefusedError):
                await zoe.do(m.Steps, table, steps=["+R7", ">V1"])
            await play_on(zoe, table)
            me = next(iter(served.parts.hub.connections)).who
            secrets.append(me)
            secrets.append(served.parts.store.signing)
            async with httpx.AsyncClient(
                base_url=served.url, cookies=zoe.cookies, timeout=LONG
            ) as http:
                for path in (f"/api/tables/{table}", "/api/nowhere", "/", "/api/me"):
                    await http.get(path)
                await http.request("ZOË".encode("ascii", "ignore").decode() + "X", "/api/me")
                await http.put("/api/me", json={"name": "\u202e"})

    asyncio.run(test())
    spans = memory.get_finished_spans()
    assert {span.name for span in spans} == NAMES
    facts = {(name, value) for span in spans for name, value in span.attributes.items()}
    assert {name for name, _ in facts} == {
        f"red7.{name}" for name in ("type", "outcome", "bot", "method", "route", "status")
    }
    values = {name: {value for other, value in facts if other == name} for name, _ in facts}
    assert values["red7.bot"] == {"indigo"}
    assert values["red7.outcome"] == {"done", "refused"}
    assert values["red7.type"] == {"sit", "start", "steps"}
    assert values["red7.method"] <= {"GET", "PUT", "POST", "other"}
    assert "/api/tables/{table}" in values["red7.route"]
    assert {200, 401, 404, 422} & values["red7.status"] >= {200, 404, 422}
    for span in spans:
        assert not span.events
        assert span.status.description is None
        text = span.to_json()
        assert not [secret for secret in secrets if secret and secret in text]


def test_what_a_send_takes_is_part_of_it(tmp_path: Path) -> None:
    memory, processor = exporter()
    sources = Sources(chance=SeededChance(), time=ManualTime(), traces=OpenTraces(processor))

    async def test() -> None:
        async with serving(tmp_path, sources=sources) as served, Client(served.url, "Ann") as ann:
            table = await ann.create_table()
            memory.clear()
            await ann.do(m.Sit, table)

    asyncio.run(test())
    spans = {span.name: span for span in memory.get_finished_spans()}
    send = spans["send"].get_span_context().span_id
    assert {spans[name].parent.span_id for name in ("decide", "commit", "tell")} == {send}


def test_nothing_is_imported_unless_traces_are_wanted() -> None:
    code = (
        "import sys; from red7.server.app import processes, run; "
        "from red7.server.traces import OFF, open_traces; assert open_traces('') is OFF; "
        "print([name for name in sys.modules if name.startswith(('opentelemetry.sdk', "
        "'opentelemetry.exporter'))])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert ran.stdout.strip() == b"[]"


def test_the_framework_traces_nothing_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FASTAPI_OTEL_AUTO_CONFIGURE", "true")

    async def test() -> None:
        async with serving(tmp_path) as served:
            app: Any = served.server.config.app
            assert not app._native_telemetry.enabled()
            assert not app._telemetry["auto_configure"]

    asyncio.run(test())


def test_no_traces_do_nothing() -> None:
    with OFF.span("send") as span:
        span.note("type", "sit")
    OFF.close()
    assert open_traces("") is OFF


@pytest.mark.parametrize(
    "url", ["collector", "ftp://collector", "http://", "http://me:pw@collector", "http://x:99999"]
)
def test_where_traces_cannot_go(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("red7.server.traces._installed", lambda: True)
    with pytest.raises(SettingError, match="serve-traces") as refused:
        check_traces(url)
    assert "pw" not in refused.value.values["url"]


def test_where_traces_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("red7.server.traces._installed", lambda: True)
    assert check_traces("http://collector:4318") == "http://collector:4318/v1/traces"
    assert check_traces("https://collector/") == "https://collector/v1/traces"
    assert check_traces("https://collector/mine") == "https://collector/mine"


@pytest.mark.parametrize("processes", ["1", "2"])
def test_missing_packages_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, processes: str
) -> None:
    monkeypatch.setattr("red7.server.traces._PACKAGES", ("nothing.of.the.kind",))
    flags = ("--port", "0", "--data", str(tmp_path), "--no-browser", "--processes", processes)
    ran = red7(monkeypatch, "serve", *flags, "--traces", "http://127.0.0.1:4318")
    assert ran.status == 2
    assert f"Install them with: {HOW}" in ran.err


def test_a_collector_that_is_not_there_holds_up_nobody(tmp_path: Path) -> None:
    if not installed():
        lacks("opentelemetry", HOW)
    traces = open_traces("http://127.0.0.1:9")
    with traces.span("send") as span:
        span.note("type", "sit")
    traces.close()
