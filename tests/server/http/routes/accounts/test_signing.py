"""Signing in and out, and what does not let anybody in."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from red7.protocol import messages as m
from red7.server.accounts.identity import COOKIE, DEVICE
from red7.server.accounts.passkeys import CHALLENGE_MS
from red7.server.parts import Sources
from tests.server.accounts.authenticator import Authenticator
from tests.server.accounts.people import (
    OTHER,
    PASSWORD,
    QuickHasher,
    add_passkey,
    become,
    browser,
    new_bot,
    sign_in,
    use_passkey,
)
from tests.server.clients import Client
from tests.server.given import given
from tests.server.http.served import reason
from tests.server.serving import LONG, Served, ask, ask_two, quick


def sources(hasher: QuickHasher | None = None) -> Sources:
    return replace(given(), hasher=hasher or QuickHasher())


async def me(http: httpx.AsyncClient) -> str:
    answer = await http.get("/api/me")
    return str(answer.json()["name"]) if answer.is_success else ""


def with_ann(
    folder: Path,
    test: Callable[[Served, httpx.AsyncClient, httpx.AsyncClient], Awaitable[None]],
    hasher: QuickHasher | None = None,
    **chosen: object,
) -> None:
    """Run a test with Ann, who has an account, and a second browser that knows nobody."""

    async def both(served: Served) -> None:
        async with browser(served) as ann, browser(served) as other:
            await become(ann, "Ann")
            await test(served, ann, other)

    ask(folder, both, quick(**chosen), sources(hasher))


def test_a_password_lets_in_on_another_device(tmp_path: Path) -> None:
    async def test(served: Served, ann: httpx.AsyncClient, other: httpx.AsyncClient) -> None:
        answer = await sign_in(other, " aNN ")
        assert answer.json()["kind"] == "person"
        assert await me(other) == "Ann"
        assert (await me(ann), ann.cookies[COOKIE]) != ("", other.cookies[COOKIE])
        changed = await other.put("/api/account/password", json={"password": OTHER})
        assert changed.json() == {"recovery_codes": []}
        assert await me(ann) == ""  # whoever else was signed in is not any more
        assert (await sign_in(ann, "Ann")).status_code == 401
        assert (await sign_in(ann, "Ann", OTHER)).is_success

    with_ann(tmp_path, test)


def test_whether_a_name_exists_is_told_neither_by_the_answer_nor_by_the_work(
    tmp_path: Path,
) -> None:
    hasher = QuickHasher()

    async def test(served: Served, ann: httpx.AsyncClient, other: httpx.AsyncClient) -> None:
        async with browser(served) as ben:
            await ben.put("/api/me", json={"name": "Ben"})
            await add_passkey(ben, Authenticator())  # an account without a password
        await sign_in(other, "Nobody")
        told = set()
        for name in ("Ann", "Nobody", "Ben", "   "):
            hasher.work.clear()
            answer = await sign_in(other, name, "wrong password")
            headers = sorted(set(answer.headers) - {"date"})
            told.add((answer.status_code, answer.text, str(headers), str(hasher.work)))
        ((status, _, _, work),) = told
        assert (status, work) == (401, "['check']")

    with_ann(tmp_path, test, hasher)


def test_whoever_guesses_is_stopped_and_the_owner_is_not(tmp_path: Path) -> None:
    async def test(served: Served, ann: httpx.AsyncClient, other: httpx.AsyncClient) -> None:
        async with browser(served) as guesser:
            wrong = [await sign_in(guesser, "Ann", f"guess {n}") for n in range(6)]
        assert [answer.status_code for answer in wrong] == [401] * 4 + [429] * 2
        assert reason(wrong[-1]) == "table-sign-in-too-many"
        assert wrong[-1].headers["retry-after"] == "60"
        served.time.pass_by(30)  # the address may try again, but the name is used up
        for _ in range(2):
            served.parts.limits.guesses.charge("ann", 10)
        assert (await sign_in(other, "Ann")).status_code == 429
        # A browser in which she has signed in before has attempts of its own.
        other.cookies.set(DEVICE, ann.cookies[DEVICE])
        assert (await sign_in(other, "Ann")).is_success
        # And nobody else's browser counts as hers.
        async with browser(served) as stranger:
            stranger.cookies.set(DEVICE, served.parts.identities.device_cookie("ben"))
            assert (await sign_in(stranger, "Ann")).status_code == 429

    with_ann(tmp_path, test, sign_ins=4, proxies=0)


def test_a_guests_cookie_is_worth_nothing_once_there_is_an_account(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        async with browser(served) as victim, browser(served) as attacker:
            # The attacker has made the victim's browser play with a cookie that they know.
            await attacker.put("/api/me", json={"name": "Ann"})
            planted = attacker.cookies[COOKIE]
            victim.cookies.set(COOKIE, planted, domain="localhost.local", path="/")
            assert await me(victim) == "Ann"
            async with Client(served.url, cookies={COOKIE: planted}) as watching:
                answer = await victim.put("/api/account/password", json={"password": PASSWORD})
                assert answer.status_code == 201
                await lost(watching)
            fresh = [c.value for c in victim.cookies.jar if c.name == COOKIE]
            assert fresh != [planted]
            assert await me(victim) == "Ann"
            for path in ("/api/me", "/api/me/export", "/api/account"):
                assert (await attacker.get(path)).status_code == 401
            renamed = await attacker.put("/api/me", json={"name": "Mine"})
            assert renamed.json()["player"] != (await victim.get("/api/me")).json()["player"]

    ask(tmp_path, test, sources=sources())


async def lost(client: Client) -> None:
    """Wait until a client has lost its connection, and cannot come back."""
    async with asyncio.timeout(LONG):
        while client._socket is not None:  # noqa: ASYNC110 - it has no other way to tell
            await asyncio.sleep(0.01)


def test_signing_in_gives_a_new_secret_and_ends_the_old_one(tmp_path: Path) -> None:
    async def test(served: Served, ann: httpx.AsyncClient, other: httpx.AsyncClient) -> None:
        before = ann.cookies[COOKIE]
        await sign_in(ann, "Ann")
        assert ann.cookies[COOKIE] != before
        old = {"Cookie": f"{COOKIE}={before}"}
        assert (await other.get("/api/me", headers=old)).status_code == 401
        assert (await ann.delete("/api/sign-in")).status_code == 204
        assert COOKIE not in ann.cookies

    with_ann(tmp_path, test)


def test_passkeys_let_in_and_are_used_once_for_each_challenge(tmp_path: Path) -> None:
    async def test(served: Served, ann: httpx.AsyncClient, other: httpx.AsyncClient) -> None:
        phone, laptop = Authenticator(1), Authenticator(2)
        for device in (phone, laptop):
            assert (await add_passkey(ann, device)).status_code == 201
        assert (await use_passkey(other, laptop)).json()["name"] == "Ann"
        options = (await other.post("/api/sign-in/passkey/options")).json()
        assert options["party"] == "localhost"
        signed = phone.sign(options)
        assert (await other.post("/api/sign-in/passkey", json=signed)).is_success
        again = await other.post("/api/sign-in/passkey", json=signed)
        assert (again.status_code, reason(again)) == (409, "table-passkey-late")
        account = (await other.get("/api/account")).json()
        assert [key["id"] for key in account["passkeys"]] == [phone.id, laptop.id]

    with_ann(tmp_path, test)


@pytest.mark.parametrize("wrong", ["key", "count", "party", "origin", "late", "signature"])
def test_a_passkey_that_is_not_right_does_not_let_in(tmp_path: Path, wrong: str) -> None:
    async def test(served: Served, ann: httpx.AsyncClient, other: httpx.AsyncClient) -> None:
        device = Authenticator()
        await add_passkey(ann, device)
        await use_passkey(other, device)
        other.cookies.clear()
        options = (await other.post("/api/sign-in/passkey/options")).json()
        device.count -= wrong == "count"  # a copy of it was used in the meantime
        device.party = "evil.example" if wrong == "party" else "localhost"
        device.origin = "http://evil.example" if wrong == "origin" else device.origin
        if wrong == "late":
            served.time.pass_by(CHALLENGE_MS / 1000 + 1)
        signed = (Authenticator(9, device.origin) if wrong == "key" else device).sign(options)
        if wrong == "signature":
            signed["signature"] = Authenticator(9, device.origin).sign(options)["signature"]
        answer = await other.post("/api/sign-in/passkey", json=signed)
        assert answer.status_code == (409 if wrong == "late" else 401)
        assert COOKIE not in other.cookies

    with_ann(tmp_path, test)


def test_a_recovery_code_lets_in_once_however_it_is_typed(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        async with browser(served) as ann, browser(served) as other:
            codes = (await become(ann, "Ann"))["recovery_codes"]
            assert len(set(codes)) == 10
            typed = {"code": f" {codes[3].lower().replace('-', ' ')} "}
            assert (await other.post("/api/sign-in/recovery", json=typed)).is_success
            assert await me(other) == "Ann"
            again = await other.post("/api/sign-in/recovery", json=typed)
            assert (again.status_code, reason(again)) == (401, "table-sign-in-wrong")
            assert (await other.get("/api/account")).json()["recovery_codes"] == 9
            new = (await other.post("/api/account/recovery-codes")).json()["recovery_codes"]
            assert not set(new) & set(codes)
            void = await ann.post("/api/sign-in/recovery", json={"code": codes[0]})
            assert void.status_code == 401

    ask(tmp_path, test, sources=sources())


def test_recovery_ends_all_that_somebody_else_may_have(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        async with browser(served) as ann, browser(served) as other:
            code = (await become(ann, "Ann"))["recovery_codes"][0]
            _, secret = await new_bot(ann)
            token = {"name": "Mine", "may": ["read"]}
            own = (await ann.post("/api/account/tokens", json=token)).json()["secret"]
            # A new password signs out other browsers, but programs go on.
            await sign_in(other, "Ann")
            await ann.put("/api/account/password", json={"password": OTHER})
            assert await me(other) == ""
            programs = [{"Authorization": f"Bearer {one}"} for one in (secret, own)]
            async with Client(served.url, cookies={COOKIE: ann.cookies[COOKIE]}) as playing:
                async with browser(served) as program:
                    for shown in programs:
                        assert (await program.get("/api/me", headers=shown)).is_success
                    answer = await other.post("/api/sign-in/recovery", json={"code": code})
                    assert answer.is_success
                    for shown in programs:
                        refused = await program.get("/api/me", headers=shown)
                        assert refused.status_code == 401
                await lost(playing)
            assert (await me(ann), await me(other)) == ("", "Ann")

    ask(tmp_path, test, sources=sources())


def test_a_session_that_is_ended_is_over_in_every_process(tmp_path: Path) -> None:
    async def test(both: list[Served]) -> None:
        first, second = both
        async with browser(first) as ann, browser(second) as other:
            await become(ann, "Ann")
            await sign_in(other, "Ann")
            name = other.cookies[COOKIE]
            async with Client(second.url, cookies={COOKIE: name}) as playing:
                table = await playing.create_table()
                await playing.watch(table)
                listed = (await ann.get("/api/account")).json()["sessions"]
                (there,) = [one["id"] for one in listed if not one["here"]]
                ended = await ann.delete(f"/api/account/sessions/{there}")
                assert ended.status_code == 204
                await lost(playing)
            assert await me(other) == ""
            assert (await ann.delete(f"/api/account/sessions/{there}")).status_code == 404
            await sign_in(other, "Ann")
            assert (await ann.delete("/api/account/sessions")).status_code == 204
            assert (await me(ann), await me(other)) == ("Ann", "")

    ask_two(tmp_path, test)


def test_a_session_that_ended_unheard_is_noticed_within_a_minute(tmp_path: Path) -> None:
    async def test(served: Served, ann: httpx.AsyncClient, other: httpx.AsyncClient) -> None:
        async with (
            Client(served.url, cookies={COOKIE: ann.cookies[COOKIE]}) as playing,
            Client(served.url, "Guest") as guest,
        ):
            (session,) = await served.parts.store.sessions.sessions_of(playing.player)
            await served.parts.store.sessions.end(session.hash)
            assert playing._socket is not None
            await served.pass_by(60)
            await lost(playing)
            assert guest._socket is not None

    with_ann(tmp_path, test)


def test_a_session_that_was_not_used_for_long_is_over(tmp_path: Path) -> None:
    async def test(served: Served, ann: httpx.AsyncClient, other: httpx.AsyncClient) -> None:
        served.time.pass_by(399 * 24 * 3600)
        assert await me(ann) == "Ann"
        served.time.pass_by(399 * 24 * 3600)
        assert await me(ann) == "Ann"
        served.time.pass_by(401 * 24 * 3600)
        assert await me(ann) == ""

    with_ann(tmp_path, test)


def test_whoever_is_signed_in_plays_on_with_their_cookie(tmp_path: Path) -> None:
    async def test(served: Served, ann: httpx.AsyncClient, other: httpx.AsyncClient) -> None:
        before = ann.cookies[COOKIE]
        played = await ann.post("/api/play", json={"name": "Guest"})
        state = m.Update.model_validate(played.json()).state
        assert (state.seats[0].name, state.seats[0].account) == ("Ann", "person")
        assert state.seats[1].account is None
        kept = await ann.put("/api/me", json={"name": "Anne"})
        assert kept.json()["kind"] == "person"
        assert ann.cookies[COOKIE] == before

    with_ann(tmp_path, test)
