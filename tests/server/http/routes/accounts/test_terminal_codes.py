"""Signing a terminal in with a code that a browser shows."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from structlog.testing import capture_logs

from red7.protocol.signing import sign_in, sign_out
from red7.server.accounts.codes import CODE_MS
from red7.server.accounts.identity import COOKIE
from red7.server.store.schema import METADATA
from tests.server.accounts.people import OTHER, QuickHasher, become, browser, new_bot
from tests.server.clients import Client
from tests.server.given import given
from tests.server.http.routes.accounts.test_signing import lost, me, with_ann
from tests.server.http.served import reason
from tests.server.serving import QUICK, Served, ask, ask_two, refusing
from tests.server.store.stores import execute


async def new_code(http: httpx.AsyncClient) -> str:
    answer = await http.post("/api/account/codes")
    assert answer.status_code == 201, reason(answer)
    return str(answer.json()["code"])


async def use(http: httpx.AsyncClient, code: str) -> httpx.Response:
    return await http.post("/api/sign-in/code", json={"code": code, "device": "host"})


def test_a_code_gives_a_terminal_a_session_of_its_own(place: Path) -> None:
    async def test(served: Served) -> None:
        async with browser(served) as ann:
            await become(ann, "Ann")
            code = await new_code(ann)
            assert re.fullmatch(r"[B-Y3479]{4}-[B-Y3479]{4}-[B-Y3479]{4}", code)
            typed = f" {code.lower().replace('-', ' ')} "
            signed = await sign_in(served.url, typed, device="Zoë's laptop")
            assert signed.name == "Ann"
            assert signed.cookies[COOKIE] != ann.cookies[COOKIE]
            with refusing("table-sign-in-wrong"):
                await sign_in(served.url, code, device="again")
            async with Client(served.url, cookies=signed.cookies) as playing:
                assert (playing.name, playing.player) == ("Ann", signed.player)
                sessions = (await ann.get("/api/account")).json()["sessions"]
                listed = {one["device"]: one["id"] for one in sessions}
                there = listed["Terminal · Zo-s-laptop"]
                assert (await ann.delete(f"/api/account/sessions/{there}")).is_success
                await lost(playing)
            with refusing("table-sign-in"):
                await sign_out(served.url, signed.cookies)
            first = await sign_in(served.url, await new_code(ann), device="host")
            second = await sign_in(
                served.url, await new_code(ann), device="host", cookies=first.cookies
            )
            sessions = (await ann.get("/api/account")).json()["sessions"]
            assert [one["device"] for one in sessions].count("Terminal · host") == 1
            await sign_out(served.url, second.cookies)
            assert len((await ann.get("/api/account")).json()["sessions"]) == 1

    ask(place, test, QUICK, replace(given(), hasher=QuickHasher()))


def test_only_the_last_code_of_an_account_counts_and_only_for_five_minutes(tmp_path: Path) -> None:
    async def test(served: Served, ann: httpx.AsyncClient, other: httpx.AsyncClient) -> None:
        used = await new_code(ann)
        assert (await use(other, used)).is_success
        await other.delete("/api/sign-in")
        replaced, late = await new_code(ann), await new_code(ann)
        served.time.pass_by(CODE_MS / 1000 + 1)
        told = set()
        for code in (used, replaced, late, "BBBB-BBBB-BBBB", "nothing like a code", "-"):
            answer = await use(other, code)
            headers = sorted(set(answer.headers) - {"date"})
            told.add((answer.status_code, answer.text, str(headers)))
        ((status, text, _),) = told
        assert (status, json.loads(text)["reason"]) == (401, "table-sign-in-wrong")
        assert COOKIE not in other.cookies
        code = await new_code(ann)
        served.time.pass_by(CODE_MS / 1000 - 1)
        assert (await use(other, code)).is_success

    with_ann(tmp_path, test)


def test_codes_are_for_people_who_are_signed_in(tmp_path: Path) -> None:
    async def test(served: Served, ann: httpx.AsyncClient, other: httpx.AsyncClient) -> None:
        assert (await other.post("/api/account/codes")).status_code == 401
        await other.put("/api/me", json={"name": "Guest"})
        assert reason(await other.post("/api/account/codes")) == "table-account-needed"
        _, token = await new_bot(ann, "Robby", "read", "play", "study")
        async with browser(served, Authorization=f"Bearer {token}") as program:
            assert reason(await program.post("/api/account/codes")) == "table-token-may-not"

    with_ann(tmp_path, test)


@pytest.mark.parametrize("how", ["others", "out", "password", "recovery", "forgotten"])
def test_a_code_is_void_once_its_owner_ends_sessions(tmp_path: Path, how: str) -> None:
    async def test(served: Served) -> None:
        async with browser(served) as ann, browser(served) as other, browser(served) as terminal:
            recovery = (await become(ann, "Ann"))["recovery_codes"][0]
            assert (await use(other, await new_code(ann))).is_success
            code = await new_code(other)
            if how == "others":
                await ann.delete("/api/account/sessions")
            elif how == "out":
                await other.delete("/api/sign-in")
            elif how == "password":
                await ann.put("/api/account/password", json={"password": OTHER})
            elif how == "recovery":
                await ann.post("/api/sign-in/recovery", json={"code": recovery})
            else:
                await ann.delete("/api/me")
            assert (await use(terminal, code)).status_code == 401
            assert await me(terminal) == ""

    ask(tmp_path, test, QUICK, replace(given(), hasher=QuickHasher()))


def test_guessing_is_limited_for_an_address_and_over_all(tmp_path: Path) -> None:
    async def test(served: Served, ann: httpx.AsyncClient, other: httpx.AsyncClient) -> None:
        code = await new_code(ann)
        wrong = [await use(other, f"guess {n}") for n in range(8)]
        assert [answer.status_code for answer in wrong] == [401] * 7 + [429]
        assert reason(wrong[-1]) == "table-sign-in-too-many"
        assert wrong[-1].headers["retry-after"] == "60"
        assert (await use(other, code)).status_code == 429
        served.time.pass_by(60)
        served.parts.limits.codes.charge("", 80)  # from everywhere else
        assert (await use(other, code)).status_code == 429
        served.time.pass_by(60)
        assert (await use(other, code)).is_success

    with_ann(tmp_path, test, sign_ins=4)


def test_another_process_takes_a_code_and_only_one_does(tmp_path: Path) -> None:
    async def test(both: list[Served]) -> None:
        first, second = both
        async with browser(first) as ann, browser(second) as one, browser(first) as another:
            await become(ann, "Ann")
            code = await new_code(ann)
            assert (await use(one, code)).is_success
            assert (await use(another, code)).status_code == 401
            assert await me(one) == "Ann"

    ask_two(tmp_path, test)


def test_nothing_of_a_code_is_kept_or_told(tmp_path: Path) -> None:
    codes: list[str] = []

    async def test(served: Served, ann: httpx.AsyncClient, other: httpx.AsyncClient) -> None:
        with capture_logs() as logged:
            codes.append(await new_code(ann))
            answers = [
                await use(other, codes[0] + "X"),
                await other.post("/api/sign-in/code", json={"code": codes[0], "device": "\u202e"}),
                await other.post("/api/sign-in/code", json={"code": [codes[0]], "device": "host"}),
                await other.get("/metrics"),
                await ann.get("/api/me/export"),
            ]
            assert [one.status_code for one in answers] == [401, 422, 422, 200, 200]
        tables = [f'SELECT * FROM "{name}"' for name in METADATA.tables]  # noqa: S608
        kept = await execute(tmp_path, *tables)
        told = "\n".join([*(one.text for one in answers), repr(logged), repr(kept)])
        for written in (codes[0], codes[0].replace("-", ""), codes[0][:9], codes[0].lower()):
            assert written not in told

    with_ann(tmp_path, test)
