"""One's own account: ways in, names, tokens and bots, and that it can be forgotten."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from fastapi.routing import APIRoute

from red7.protocol import messages as m
from red7.protocol.client import RefusedError
from red7.server.accounts.identity import COOKIE
from red7.server.http.routes.accounts import account, me, signing
from red7.server.store.people.moderation import Deed
from tests.server.accounts.authenticator import Authenticator
from tests.server.accounts.people import (
    PASSWORD,
    QuickHasher,
    add_passkey,
    become,
    browser,
    new_bot,
    use_passkey,
)
from tests.server.clients import Client
from tests.server.given import given
from tests.server.http.routes.accounts.test_signing import lost
from tests.server.http.served import reason
from tests.server.serving import LONG, QUICK, Served, ask, refusing, until


def with_ann(folder: Path, test: Callable[[Served, httpx.AsyncClient], Awaitable[None]]) -> None:
    async def run(served: Served) -> None:
        async with browser(served) as ann:
            await become(ann, "Ann")
            await test(served, ann)

    ask(folder, run, QUICK, replace(given(), hasher=QuickHasher()))


def told(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, reason(answer)


def test_a_passkey_makes_an_account(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        async with browser(served) as zoe, browser(served) as other:
            assert (await zoe.post("/api/account/passkey-options")).status_code == 401
            await zoe.put("/api/me", json={"name": "Zoë"})
            assert told(await zoe.get("/api/account")) == (403, "table-account-needed")
            device = Authenticator()
            made = await add_passkey(zoe, device)
            assert (made.status_code, len(made.json()["recovery_codes"])) == (201, 10)
            found = (await zoe.get("/api/account")).json()
            assert (found["name"], found["kind"], found["password"]) == ("Zoë", "person", False)
            assert [key["name"] for key in found["passkeys"]] == ["Phone"]
            assert [session["here"] for session in found["sessions"]] == [True]
            last = await zoe.delete(f"/api/account/passkeys/{device.id}")
            assert told(last) == (409, "table-account-last")
            await add_passkey(zoe, Authenticator(2))
            gone = await zoe.delete(f"/api/account/passkeys/{device.id}")
            assert gone.status_code == 204
            assert (await use_passkey(other, device)).status_code == 401
            assert (await use_passkey(other, Authenticator(2))).is_success

    ask(tmp_path, test)


def test_where_there_is_only_an_address_there_are_no_passkeys(tmp_path: Path) -> None:
    async def test(served: Served, ann: httpx.AsyncClient) -> None:
        async with httpx.AsyncClient(base_url=served.url, timeout=LONG) as http:
            answer = await http.post("/api/sign-in/passkey/options")
            assert told(answer) == (403, "table-passkey-host")

    with_ann(tmp_path, test)


@pytest.mark.parametrize(
    "change",
    [
        {"client_data": "e30"},
        {"client_data": "AA"},
        {"attestation": "AA"},
        {"id": "AAAA"},
    ],
    ids=str,
)
def test_what_is_no_passkey_is_refused(tmp_path: Path, change: dict[str, str]) -> None:
    async def test(served: Served, ann: httpx.AsyncClient) -> None:
        device = Authenticator(1, str(ann.base_url).rstrip("/"))
        options = (await ann.post("/api/account/passkey-options")).json()
        answer = await ann.post("/api/account/passkeys", json=device.make(options) | change)
        assert told(answer) == (422, "table-passkey-wrong")

    with_ann(tmp_path, test)


def test_a_challenge_is_for_whoever_asked_for_it(tmp_path: Path) -> None:
    async def test(served: Served, ann: httpx.AsyncClient) -> None:
        async with browser(served) as ben:
            await ben.put("/api/me", json={"name": "Ben"})
            options = (await ben.post("/api/account/passkey-options")).json()
            made = Authenticator(1, str(ann.base_url).rstrip("/")).make(options)
            # Ben's passkey does not become one of Ann's because her browser sends it.
            answer = await ann.post("/api/account/passkeys", json=made)
            assert told(answer) == (409, "table-passkey-late")

    with_ann(tmp_path, test)


@pytest.mark.parametrize(
    ("password", "why"),
    [
        ("short", "short"),
        ("aaaaaaaaaaaaaa", "obvious"),
        ("1234567890", "obvious"),
        ("qwertyuiop", "obvious"),
        ("Bartholomew", "obvious"),
    ],
)
def test_a_password_that_anybody_would_try_is_refused(
    tmp_path: Path, password: str, why: str
) -> None:
    async def test(served: Served) -> None:
        async with browser(served) as http:
            await http.put("/api/me", json={"name": "BARTHOLOMEW"})
            answer = await http.put("/api/account/password", json={"password": password})
            assert told(answer) == (422, f"table-password-{why}")

    ask(tmp_path, test)


@pytest.mark.parametrize(
    "name", ["Ann", "ANN", "\u0410nn", "A.nn", "\uff21\uff4e\uff4e"], ids=ascii
)
def test_nobody_has_an_account_that_looks_like_anothers(tmp_path: Path, name: str) -> None:
    async def test(served: Served, ann: httpx.AsyncClient) -> None:
        async with browser(served) as other:
            as_guest = await other.put("/api/me", json={"name": name})
            assert as_guest.json()["kind"] == "guest"  # and marked as one
            early = await other.post("/api/account/passkey-options")
            assert told(early) == (409, "table-name-taken")
            answer = await other.put("/api/account/password", json={"password": PASSWORD})
            assert told(answer) == (409, "table-name-taken")
            await become(other, "Ben")
            renamed = await other.put("/api/me", json={"name": name})
            assert told(renamed) == (409, "table-name-taken")
            assert (await other.get("/api/me")).json()["name"] == "Ben"
            bot = await other.post("/api/account/bots", json={"name": name})
            assert told(bot) == (409, "table-name-taken")

    with_ann(tmp_path, test)


def test_a_name_that_was_given_up_is_kept_for_a_while(tmp_path: Path) -> None:
    async def test(served: Served, ann: httpx.AsyncClient) -> None:
        async with browser(served) as ben, browser(served) as guest:
            await become(ben, "Ben")
            await guest.put("/api/me", json={"name": "ANN"})

            async def may_have(http: httpx.AsyncClient, name: str) -> bool:
                answer = await http.put("/api/me", json={"name": name})
                assert answer.is_success or told(answer) == (409, "table-name-taken")
                return answer.is_success

            assert await may_have(ann, "Zoe")
            assert not await may_have(ben, "Ann")
            bot = await ben.post("/api/account/bots", json={"name": "Ann"})
            assert told(bot) == (409, "table-name-taken")
            early = await guest.put("/api/account/password", json={"password": PASSWORD})
            assert told(early) == (409, "table-name-taken")
            (kept,) = (await ann.get("/api/account")).json()["former_names"]
            assert kept["looks"] == "ann"
            assert await may_have(ann, "Ann")
            # The last three are kept, and so nobody can collect names.
            for name in ("Zoe", "Yan", "Xena", "Wanda"):
                served.time.pass_by(1)
                assert await may_have(ann, name)
            assert [await may_have(ben, name) for name in ("Yan", "Ann")] == [False, True]
            who = (await ann.get("/api/me")).json()["player"]
            now = served.parts.clock.now()
            act = Deed("d", now, "Host", "rename", who, "")
            await served.parts.store.moderation.rename(who, "Nobody", "nobody", act)
            assert not await may_have(ann, "Wanda")  # it is nobody's
            served.time.pass_by(90 * 24 * 3600)
            assert await may_have(ben, "Wanda")
            assert await may_have(ann, "Yan")

    with_ann(tmp_path, test)


def test_a_bot_plays_with_a_token_and_is_marked_as_one(tmp_path: Path) -> None:
    async def test(served: Served, ann: httpx.AsyncClient) -> None:
        bot, token = await new_bot(ann)
        async with (
            Client(served.url, token=token) as robby,
            Client(served.url, "Guest") as guest,
        ):
            assert (robby.name, robby.player) == ("Robby", bot)
            table = await robby.create_table()
            for one in (robby, guest):
                await one.watch(table)
                await one.do(m.Sit, table)
            state = await until(guest, table, lambda now: now.seats[1].name)
            assert [seat.account for seat in state.seats] == ["bot", "guest"]
            listed = (await ann.get(f"/api/tables/{table}")).json()["seats"]
            assert [seat["account"] for seat in listed] == ["bot", "guest"]
            # The guest becomes somebody, and everybody at the table sees it.
            async with browser(served) as http:
                headers = {"Cookie": f"{COOKIE}={guest.cookies[COOKIE]}"}
                body = {"password": PASSWORD}
                await http.put("/api/me", json={"name": "Greta"}, headers=headers)
                await http.put("/api/account/password", json=body, headers=headers)
                served.time.pass_by(1)
                await until(robby, table, lambda now: now.seats[1].account == "person")

    with_ann(tmp_path, test)


def test_a_stolen_token_is_worth_nothing_after_it_is_revoked(tmp_path: Path) -> None:
    async def test(served: Served, ann: httpx.AsyncClient) -> None:
        _, token = await new_bot(ann)
        async with Client(served.url, token=token) as thief:
            assert (await thief.get("/api/me"))["kind"] == "bot"
            (made,) = (await ann.get("/api/account")).json()["tokens"]
            assert made["used"]
            gone = await ann.delete(f"/api/account/tokens/{made['id']}")
            assert gone.status_code == 204
            await lost(thief)
            with refusing("table-sign-in"):
                await thief.get("/api/me")
            with refusing("table-sign-in"):
                await thief.create_table()
        async with httpx.AsyncClient(
            base_url=served.url, headers={"Authorization": f"Bearer {token}"}, timeout=LONG
        ) as http:
            # Nor does it make a guest of whoever shows it.
            assert (await http.put("/api/me", json={"name": "Thief"})).status_code == 401
            assert (await http.post("/api/play", json={"name": "Thief"})).status_code == 401
        assert told(await ann.delete(f"/api/account/tokens/{made['id']}")) == (
            404,
            "table-account-nothing",
        )

    with_ann(tmp_path, test)


def test_a_token_does_what_it_was_made_for_and_nothing_else(tmp_path: Path) -> None:
    async def test(served: Served, ann: httpx.AsyncClient) -> None:
        _, reading = await new_bot(ann, "Reader", "read")
        async with Client(served.url, token=reading) as reader:
            with refusing("table-token-may-not"):
                await reader.create_table()
            table = (await ann.post("/api/tables", json={})).json()["table"]
            await reader.watch(table)
            with refusing("table-token-may-not"):
                await reader.do(m.Sit, table)
        _, playing = await new_bot(ann, "Player", "play")
        headers = {"Authorization": f"Bearer {playing}"}
        async with httpx.AsyncClient(base_url=served.url, headers=headers, timeout=LONG) as http:
            ask_why = {"rules": "basic", "position": "R 1 0 B5/R7V1 V7/R6", "turn": "+R7 ."}
            refused = [
                await http.get("/api/me"),
                await http.post("/api/why", json=ask_why),
                await http.get("/api/account"),
                await http.delete("/api/me"),
                await http.put("/api/me", json={"name": "Other"}),
                await http.post("/api/account/tokens", json={"name": "More", "may": ["read"]}),
                await http.put("/api/account/password", json={"password": PASSWORD}),
                await http.post("/api/account/passkey-options"),
                await http.delete("/api/sign-in"),
            ]
            assert [told(one) for one in refused] == [(403, "table-token-may-not")] * len(refused)
        # A program that plays is marked as a bot, so one's own tokens do not play.
        own = await ann.post("/api/account/tokens", json={"name": "Mine", "may": ["play"]})
        assert told(own) == (403, "table-token-may-not")
        read = await ann.post("/api/account/tokens", json={"name": "Mine", "may": ["read"]})
        async with Client(served.url, token=read.json()["secret"]) as mine:
            assert (await mine.get("/api/me"))["name"] == "Ann"

    with_ann(tmp_path, test)


def test_a_token_that_reads_looks_ahead_in_a_game_of_its_player_but_plays_nothing(
    tmp_path: Path,
) -> None:
    async def test(served: Served, ann: httpx.AsyncClient) -> None:
        read = await ann.post("/api/account/tokens", json={"name": "Mine", "may": ["read"]})
        table = (await ann.post("/api/play", json={})).json()["table"]
        async with Client(served.url, token=read.json()["secret"]) as mine:
            await mine.watch(table)
            state = await mine.until(table, lambda state: state.choices)
            seen = await mine.preview(table, "~")
            assert seen.outcome
            assert seen.outcome.out
            with refusing("table-token-may-not"):
                await mine.do(m.Steps, table, steps=("~",))
            assert (await mine.watch(table)).seq == state.seq

    with_ann(tmp_path, test)


def test_nobody_makes_or_revokes_tokens_of_anothers_bot(tmp_path: Path) -> None:
    async def test(served: Served, ann: httpx.AsyncClient) -> None:
        bot, _ = await new_bot(ann)
        (token,) = (await ann.get("/api/account")).json()["tokens"]
        async with browser(served) as ben:
            await become(ben, "Ben")
            wanted = {"name": "Key", "may": ["play"], "bot": bot}
            for answer in (
                await ben.post("/api/account/tokens", json=wanted),
                await ben.delete(f"/api/account/tokens/{token['id']}"),
                await ben.delete(f"/api/account/bots/{bot}"),
            ):
                assert told(answer) == (404, "table-account-nothing")
        assert (await ann.delete(f"/api/account/bots/{bot}")).status_code == 204
        found = (await ann.get("/api/account")).json()
        assert (found["bots"], found["tokens"]) == ([], [])

    with_ann(tmp_path, test)


def unsafe() -> list[tuple[str, str]]:
    """Give all that can be changed about oneself and one's account."""
    routes = [route for part in (me, signing, account) for route in part.router.routes]
    return [
        (method, route.path.replace("{", "").replace("}", ""))
        for route in routes
        if isinstance(route, APIRoute)
        for method in sorted((route.methods or set()) - {"GET", "HEAD"})
    ]


def test_other_sites_can_change_nothing_for_whoever_is_signed_in(tmp_path: Path) -> None:
    async def test(served: Served, ann: httpx.AsyncClient) -> None:
        before = (await ann.get("/api/account")).json()
        assert len(unsafe()) > 15
        for method, path in unsafe():
            for foreign in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
                answer = await ann.request(method, path, headers=foreign)
                assert told(answer) == (403, "table-origin-wrong"), path
        assert (await ann.get("/api/account")).json() == before
        # Nor does a browser send the cookie along from there.
        answer = await ann.put("/api/me", json={"name": "Ann", "keep": True})
        assert "samesite=lax" in answer.headers["set-cookie"].lower()

    with_ann(tmp_path, test)


def test_everything_is_exported_but_secrets_and_then_forgotten(tmp_path: Path) -> None:
    async def test(served: Served, ann: httpx.AsyncClient) -> None:
        bot, token = await new_bot(ann)
        await add_passkey(ann, Authenticator())
        answer = await ann.get("/api/me/export")
        kept = answer.json()["account"]
        assert (kept["name"], kept["password"], kept["recovery_codes"]) == ("Ann", True, 10)
        assert [one["name"] for one in kept["bots"]] == ["Robby"]
        assert len(kept["passkeys"]) == len(kept["sessions"]) == len(kept["tokens"]) == 1
        for secret in (token, ann.cookies[COOKIE], f"hash of {PASSWORD}"):
            assert secret not in json.dumps(kept)
        async with Client(served.url, token=token) as robby:
            assert (await ann.delete("/api/me")).status_code == 204
            await lost(robby)
            with pytest.raises(RefusedError):
                await robby.get("/api/me")
        assert (await ann.get("/api/me")).status_code == 401
        assert await served.parts.store.names_of([bot]) == {}
        async with browser(served) as other:
            await become(other, "Ann")  # the name is free again

    with_ann(tmp_path, test)


def test_of_two_windows_one_makes_the_account(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        async with browser(served) as http:
            await http.put("/api/me", json={"name": "Ann"})
            body = {"password": PASSWORD}
            tries = [http.put("/api/account/password", json=body) for _ in range(2)]
            codes = sorted(answer.status_code for answer in await asyncio.gather(*tries))
            assert codes[0] == 201
            assert codes[1] in (201, 401, 409)
            (found,) = await served.parts.store.accounts.kinds_of(
                [(await http.get("/api/me")).json()["player"]]
            )
            assert found

    ask(tmp_path, test, sources=replace(given(), hasher=QuickHasher()))
