"""Open tables, and games to watch, over HTTP."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from red7.protocol import messages as m
from red7.server.http.routes.tables import watching
from red7.server.http.routes.tables.watching import _live
from red7.server.tables.service import Service
from tests.server.http.routes.people.test_meeting import join, person, say
from tests.server.http.served import ask
from tests.server.serving import Served
from tests.server.tables.processes.several import send


def test_open_tables_can_be_chosen_from(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        async with person(served, "Ann") as ann:
            for rules, seats, clock in (
                ("v1.2", 2, {"kind": "none"}),
                ("v1.2+draw+match", 3, {"kind": "turn", "seconds": 86_400}),
                ("v1.3+actions", 4, {"kind": "turn", "seconds": 60}),
            ):
                setup = {"rules": rules, "seats": [None] * seats, "clock": clock, "open": True}
                made = await ann.post("/api/tables", json={"setup": setup})
                assert made.is_success

        async def found_by(**query: object) -> list[str]:
            found = (await http.get("/api/tables", params=query)).json()["tables"]  # type: ignore[arg-type]
            return sorted(one["setup"]["rules"] for one in found)

        assert len(await found_by()) == 3
        assert await found_by(level="basic") == ["v1.2"]
        assert (
            await found_by(level="advanced") == await found_by(clock="slow") == ["v1.2+draw+match"]
        )
        assert await found_by(clock="live", seats=4) == ["v1.3+actions"]
        assert await found_by(clock="none", seats=4) == []
        assert (await http.get("/api/tables", params={"seats": 5})).status_code == 422

    ask(tmp_path, test)


def test_what_can_be_watched_shows_no_hidden_card(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        async with person(served, "Ann") as ann, person(served, "Ben") as ben:
            await join(ann)
            await join(ben)
            await say(ann, yes=True)
            table = (await say(ben, yes=True))["table"]
        (shown,) = (await http.get("/api/watch")).json()["tables"]
        assert shown["table"] == table
        now = (await served.parts.service.load(table)).table
        assert now.match
        told = _live(served.parts, now).model_dump_json()
        # The same with the hands dealt the other way round: nobody else can tell.
        dealt = now.match.round
        other = replace(dealt, hands=dealt.hands[::-1])
        swapped = replace(now, match=replace(now.match, round=other))
        assert _live(served.parts, swapped).model_dump_json() == told
        assert m.RoundView.model_validate(shown["round"]).hands is None

    ask(tmp_path, test)


async def plays(service: Service, table: str, *people: str) -> None:
    """Let people play at an open table, without moving."""
    await service.create(people[0], m.Setup(open=True), "c", table)
    for who in people:
        await service.send(who, send(m.Sit, table, "sit"))
    await service.send(people[0], send(m.Start, table, "go"))


def test_guests_of_one_address_do_not_fill_what_can_be_watched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "_MOST_LOADED", 25)

    async def test(http: httpx.AsyncClient, served: Served) -> None:
        parts = served.parts
        parts.addresses.note("ann", "198.51.100.1")
        await plays(parts.service, "Own", "ann", "ben")
        for number in range(30):  # more than are looked at
            await served.pass_by(0.01)
            parts.addresses.note(f"guest{number}", "203.0.113.7")
            await plays(parts.service, f"M{number}", f"guest{number}", "mallory")
            for watcher in range(2):
                parts.presence.arrive(f"M{number}", f"watcher{watcher}")

        async def listed(most: int) -> list[str]:
            answer = await http.get("/api/watch", params={"most": most})
            return [one["table"] for one in answer.json()["tables"]]

        assert await listed(1) == ["M29"]  # which is worth more
        assert await listed(2) == ["M29", "Own"]
        found = await listed(20)
        assert len(found) == 20
        assert found[-1] == "Own"  # those that are listed are in their usual order

    ask(tmp_path, test)
