from __future__ import annotations

import asyncio
import json
from pathlib import Path

import httpx
import pytest

from red7.protocol import messages as m
from red7.server.accounts.identity import COOKIE
from red7.server.store import PlayedGame
from red7.server.tables.service import _REPLAYING
from tests.server.clients import Client
from tests.server.http.served import ask, reason
from tests.server.serving import LONG, Served, play_on, quick


def test_a_name_is_kept_by_a_cookie(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        answer = await http.get("/api/me")
        assert (answer.status_code, reason(answer)) == (401, "table-sign-in")
        answer = await http.put("/api/me", json={"name": "  Zoë   Q "})
        assert answer.json()["name"] == "Zoë Q"
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "Secure" not in cookie
        me = (await http.get("/api/me")).json()
        assert me == answer.json()
        again = await http.put("/api/me", json={"name": "Zed"})
        assert again.json() == {"player": me["player"], "name": "Zed", "kind": "guest"}
        kept = await http.put("/api/me", json={"name": "Guest", "keep": True})
        assert kept.json() == again.json()
        http.cookies.set(COOKIE, http.cookies[COOKIE][:-2] + "xx")
        assert (await http.get("/api/me")).status_code == 401

    ask(tmp_path, test)


def test_over_https_the_cookie_is_secure(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        answer = await http.put("/api/me", json={"name": "Ann"})
        assert "Secure" in answer.headers["set-cookie"]
        assert "max-age" in answer.headers["strict-transport-security"]
        origin = {"Origin": "https://red7.example"}
        assert (await http.put("/api/me", json={"name": "A"}, headers=origin)).is_success

    ask(tmp_path, test, quick(url="https://red7.example/"))


@pytest.mark.parametrize(
    ("name", "why"),
    [("", "table-message-wrong"), ("a\u202eb", "table-name-direction")],
    ids=ascii,
)
def test_names_are_refused_with_the_reason(tmp_path: Path, name: str, why: str) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        answer = await http.put("/api/me", json={"name": name})
        assert (answer.status_code, reason(answer)) == (422, why)

    ask(tmp_path, test)


def test_what_is_kept_can_be_had_and_forgotten(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        assert (await http.get("/api/me/export")).status_code == 401
        async with Client(served.url, "Ann") as ann:
            table = await ann.create_table(seats=(None, "violet"))
            await ann.watch(table)
            await ann.do(m.Sit, table)
            await ann.do(m.Start, table)
            await play_on(ann, table)
            http.cookies.update(ann.cookies)
            kept = (await http.get("/api/me/export")).json()
            assert kept["name"] == "Ann"
            assert {entry["table"] for entry in kept["entries"]} == {table}
            (game,) = kept["games"]
            assert (game["table"], game["game"], game["seat"]) == (table, 1, 1)
            assert game["rules"] == "v1.2"
            assert [entry["kind"] for entry in kept["entries"]][:3] == [
                "created",
                "seated",
                "started",
            ]
            seed = (await served.parts.service.load(table)).table.seed.hex()
            assert seed not in json.dumps(kept)
            gone = await http.delete("/api/me")
            assert gone.status_code == 204
            assert f'{COOKIE}=""' in gone.headers["set-cookie"]
            record = (await http.get(f"/api/records/{table}-1")).json()
            assert record["players"] == ["Somebody", "violet (bot)"]
            assert (await http.get("/api/me")).status_code == 401

    ask(tmp_path, test)


def test_who_asks_for_all_that_is_stored_waits_for_themselves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        store, turns = served.parts.store, served.parts.service._replays
        gate, games_of = asyncio.Event(), store.games_of
        asked: list[str] = []

        async def slowly(who: str) -> list[PlayedGame]:
            asked.append(who)  # before anything is read, which takes as long as it takes
            await gate.wait()
            return await games_of(who)

        monkeypatch.setattr(store, "games_of", slowly)
        players, tasks = [], []
        for address, count, waiting in (
            ("203.0.113.7", 20, 20 - _REPLAYING),
            ("198.51.100.1", 1, 1),
        ):
            headers = {"X-Forwarded-For": address}
            http.cookies.clear()
            made = await http.put("/api/me", json={"name": "Somebody"}, headers=headers)
            players.append(made.json()["player"])
            headers["Cookie"] = f"{COOKIE}={http.cookies[COOKIE]}"
            http.cookies.clear()
            work = [http.get("/api/me/export", headers=headers) for _ in range(count)]
            tasks += [asyncio.create_task(one) for one in work]
            async with asyncio.timeout(LONG):
                while turns.waiting(address) < waiting:  # noqa: ASYNC110 - of a socket
                    await asyncio.sleep(0.01)
        gate.set()
        answers = await asyncio.gather(*tasks)
        assert {answer.status_code for answer in answers} == {200}
        assert asked.index(players[1]) <= _REPLAYING + 1

    ask(tmp_path, test, quick(proxies=1))
