from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import httpx
import pytest

from red7.core import read_json, read_record
from red7.protocol import messages as m
from red7.server.accounts.identity import COOKIE
from red7.server.asker import ask_for
from red7.server.http.routes.asking import set_up
from red7.server.store import StoreLostError, Write
from tests.server.accounts.people import become
from tests.server.bus.wire import settle
from tests.server.clients import Client
from tests.server.http.served import ask, reason
from tests.server.serving import LONG, Served, ask_two, play_on, quick, refusing

OTHER = {"rules": "v1.3", "seats": [None, "violet"]}


def test_one_request_leads_to_a_hand_of_cards(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        assert reason(await http.post("/api/play", json={})) == "table-sign-in"
        for seats, why in (([None, None], "table-seats-free"), (["red", "red"], "table-seat-none")):
            answer = await http.post("/api/play", json={"setup": {"seats": seats}, "name": "Ann"})
            assert (answer.status_code, reason(answer)) == (409, why)
        assert COOKIE not in http.cookies
        answer = await http.post(
            "/api/play", json={"name": "Ann"}, headers={"Accept-Language": "fr"}
        )
        assert answer.status_code == 201
        told = m.Update.model_validate_json(answer.content)
        assert told.state.stage == "playing"
        assert told.state.seats[0].name == "Ann"
        assert told.state.round
        assert [len(player.hand) for player in told.state.round.players] == [7, 0]
        kinds = [event.kind for event in told.events]
        assert kinds[:3] == ["seated", "started", "dealt"]
        # Who has a name keeps it, and goes on over the WebSocket from where the answer ended.
        again = await http.post("/api/play", json={"name": "Guest"})
        assert m.Update.model_validate_json(again.content).state.seats[0].name == "Ann"
        async with Client(served.url, cookies=dict(http.cookies)) as ann:
            state = await ann.watch(told.table, told.seq)
            assert state.you == 1

    ask(tmp_path, test)


def test_a_table_is_set_up_once_however_often_it_is_asked_for(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        await http.put("/api/me", json={"name": "Ann"})
        for address in ("/api/play", "/api/tables"):
            asked = [
                (await http.post(address, json={"id": name + address[5:6]})).json()["table"]
                for name in ("x", "x", "y" * 63, "y" * 63)
            ]
            assert asked[0] == asked[1] != asked[2] == asked[3]
            at_once = await asyncio.gather(
                *(http.post(address, json={"id": f"z{address[5:6]}"}) for _ in range(5))
            )
            assert [answer.status_code for answer in at_once] == [201] * 5
            assert len({answer.json()["table"] for answer in at_once}) == 1
        # Another's request with the same id is another request.
        async with httpx.AsyncClient(base_url=served.url, timeout=LONG) as ben:
            await ben.put("/api/me", json={"name": "Ben"})
            other = (await ben.post("/api/tables", json={"id": "xt"})).json()["table"]
            again = (await http.post("/api/tables", json={"id": "xt"})).json()["table"]
            assert other != again
        # With the same id, another table is refused.
        for address in ("/api/play", "/api/tables"):
            answer = await http.post(address, json={"id": "xt", "setup": OTHER})
            assert (answer.status_code, reason(answer)) == (409, "table-id-used")

    ask(tmp_path, test)


def test_a_table_that_may_have_been_created_is_not_denied(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        await http.put("/api/me", json={"name": "Ann"})
        append = served.parts.store.append

        async def lose(writes: Sequence[Write]) -> list[bool]:
            await append(writes)
            raise StoreLostError("away")

        for address in ("/api/play", "/api/tables"):
            with monkeypatch.context() as patch:
                patch.setattr(served.parts.store, "append", lose)
                answer = await http.post(address, json={"id": address[5:]})
                assert (answer.status_code, reason(answer)) == (503, "table-store-lost")
                assert answer.headers["retry-after"] == "1"
            answer = await http.post(address, json={"id": address[5:]})
            assert answer.status_code == 201
            (first, *_) = await served.parts.store.read(answer.json()["table"])
            assert first.send_id == address[5:]

    ask(tmp_path, test)


def test_tables_are_listed_while_they_wait(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        answer = await http.post("/api/tables", json={})
        assert reason(answer) == "table-sign-in"
        await http.put("/api/me", json={"name": "Ann"})
        hidden = await http.post("/api/tables", json={})
        assert hidden.status_code == 201
        made = await http.post(
            "/api/tables", json={"setup": {"open": True, "rules": "expert", "seats": [None, "red"]}}
        )
        table = made.json()["table"]
        assert made.json()["setup"]["rules"] == "v1.2+draw+match+actions"
        listed = (await http.get("/api/tables")).json()["tables"]
        assert [summary["table"] for summary in listed] == [table]
        assert listed[0]["free"] == 1
        assert (await http.get(f"/api/tables/{hidden.json()['table']}")).is_success
        answer = await http.get("/api/tables/nosuch")
        assert (answer.status_code, reason(answer)) == (404, "table-unknown")
        for setup in ({"rules": "v9"}, {"seats": [None, "nobody"]}, {"seats": [None]}):
            answer = await http.post("/api/tables", json={"setup": setup})
            assert answer.status_code == 422
        async with Client(served.url, cookies=dict(http.cookies)) as ann:
            await ann.watch(table)
            await ann.do(m.Sit, table)
        assert (await http.get("/api/tables")).json() == {"tables": []}

    ask(tmp_path, test)


def test_a_record_is_had_when_the_game_is_over(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        async with Client(served.url, "Ann") as ann:
            table = await ann.create_table(seats=(None, "violet"))
            await ann.watch(table)
            await ann.do(m.Sit, table)
            await ann.do(m.Start, table)
            answer = await http.get(f"/api/records/{table}-1")
            assert (answer.status_code, reason(answer)) == (403, "table-record-running")
            await play_on(ann, table)
            answer = await http.get(f"/api/records/{table}-1")
            assert read_json(answer.text).verify() > 0
            answer = await http.get(f"/api/records/{table}-1", params={"form": "text"})
            assert read_record(answer.text).players == ("Ann", "violet (bot)")
            assert reason(await http.get(f"/api/records/{table}-2")) == "table-record-unknown"
            assert reason(await http.get("/api/records/nosuch-1")) == "table-record-unknown"

    ask(tmp_path, test)


def test_nobody_fills_the_list_alone(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        parts = served.parts
        setup = m.Setup(open=True)
        await parts.service.create("ben", setup, "c", "Ben")
        for number in range(130):
            await served.pass_by(1)
            host = f"mallory{number % 40}"  # many guests, from one address
            parts.addresses.note(host, "203.0.113.7")
            await parts.service.create(host, setup, "c", f"M{number}")
        listed = (await http.get("/api/tables")).json()["tables"]
        names = [summary["table"] for summary in listed]
        assert len(names) == 100
        assert names[:3] == ["M129", "Ben", "M128"]

    ask(tmp_path, test)


async def listed(served: Served) -> list[str]:
    async with httpx.AsyncClient(base_url=served.url, timeout=LONG) as http:
        return [one["table"] for one in (await http.get("/api/tables")).json()["tables"]]


async def opens(served: Served, who: str, address: str) -> str:
    ask_for(address, who)
    await served.pass_by(1)
    try:
        return await set_up(served.parts, who, m.Setup(open=True), "c")
    finally:
        ask_for("")


def test_nobody_fills_the_list_of_another_process(tmp_path: Path) -> None:
    async def test(servers: list[Served]) -> None:
        first, second = servers
        own = await opens(first, "ben", "198.51.100.1")
        newer = [await opens(first, f"guest{number}", "203.0.113.7") for number in range(5)]
        await settle()
        for served in (first, second):
            found = await listed(served)
            assert found[:2] == [newer[-1], own]
            assert len(found) == 6

    ask_two(tmp_path, test)


def test_nobody_fills_the_list_by_a_restart(tmp_path: Path) -> None:
    """What is not known any more counts for one address, whoever has opened it."""

    async def test(http: httpx.AsyncClient, served: Served) -> None:
        for number, host in enumerate(["ben", *(f"guest{number}" for number in range(5))]):
            await served.pass_by(1)
            await served.parts.service.create(host, m.Setup(open=True), "c", f"T{number}")
        assert await listed(served) == ["T5", "T4", "T3", "T2", "T1", "T0"]
        served.parts.addresses.note("ben", "198.51.100.1")  # he has come back
        assert await listed(served) == ["T5", "T0", "T4", "T3", "T2", "T1"]

    ask(tmp_path, test)


def test_who_has_too_many_tables_is_told_so(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        assert (await http.put("/api/me", json={"name": "Ann"})).is_success
        for number in range(2):
            assert (await http.post("/api/tables", json={"id": str(number)})).status_code == 201
        for path in ("/api/tables", "/api/play"):
            answer = await http.post(path, json={})
            assert (answer.status_code, reason(answer)) == (409, "table-tables-too-many")
        again = await http.post("/api/tables", json={"id": "1"})
        assert again.status_code == 201

    ask(tmp_path, test, quick(tables=2))


def test_who_is_in_too_many_games_is_told_so(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        assert (await http.post("/api/play", json={"name": "Ann", "id": "x"})).status_code == 201
        answer = await http.post("/api/play", json={})
        assert (answer.status_code, reason(answer)) == (409, "table-games-too-many")
        assert (await http.post("/api/play", json={"id": "x"})).status_code == 201
        async with Client(served.url, cookies=dict(http.cookies)) as ann:
            table = await ann.create_table()
            with refusing("table-games-too-many"):
                await ann.do(m.Sit, table)
        async with httpx.AsyncClient(base_url=served.url, timeout=LONG) as ben:
            await ben.put("/api/me", json={"name": "Ben"})
            await become(ben, "Ben")
            answer = await http.post("/api/challenges", json={"name": "Ben"})
            assert (answer.status_code, reason(answer)) == (409, "table-games-too-many")

    ask(tmp_path, test, quick(games=1))
