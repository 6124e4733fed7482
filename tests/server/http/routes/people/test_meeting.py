"""The queue and challenges, over HTTP and over two processes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.accounts.people import become, new_bot
from tests.server.http.served import ask, reason
from tests.server.serving import LONG, Served, ask_two, quick

WISH = {"rules": "v1.2", "seats": 2, "clock": {"kind": "game", "seconds": 300, "increment": 5}}
SLOW = {"rules": "v1.2", "seats": 2, "clock": {"kind": "turn", "seconds": 604_800}}


@asynccontextmanager
async def person(served: Served, name: str) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=served.url, timeout=LONG) as http:
        assert (await http.put("/api/me", json={"name": name})).is_success
        yield http


async def join(http: httpx.AsyncClient, wish: dict[str, Any] = WISH) -> dict[str, Any]:
    answer = await http.put("/api/me/place", json=wish)
    assert answer.is_success, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def place(http: httpx.AsyncClient, **query: Any) -> dict[str, Any]:
    answer = await http.get("/api/me/place", params=query)
    assert answer.is_success, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def say(http: httpx.AsyncClient, *, yes: bool) -> dict[str, Any]:
    found = (await place(http))["found"]
    answer = await http.post(f"/api/me/place/{found['id']}", json={"yes": yes})
    assert answer.is_success, answer.text
    told: dict[str, Any] = answer.json()
    return told


def test_two_people_at_two_processes_play_with_each_other(tmp_path: Path) -> None:
    async def test(servers: list[Served]) -> None:
        async with person(servers[0], "Ann") as ann, person(servers[1], "Ben") as ben:
            waiting = await join(ann)
            assert (waiting["stage"], waiting["others"]) == ("waiting", 0)
            # Whoever waits for news is woken by what happens elsewhere.
            news = asyncio.create_task(place(ann, version=waiting["version"], wait=10))
            await asyncio.sleep(0)
            assert (await join(ben))["stage"] == "found"
            told = await asyncio.wait_for(news, LONG)
            assert [one["name"] for one in told["found"]["people"] if not one["you"]] == ["Ben"]
            assert (await say(ann, yes=True))["stage"] == "found"
            begun = await say(ben, yes=True)
            assert begun["stage"] == "playing"
            assert (await place(ann))["table"] == begun["table"]
            table = (await servers[0].parts.service.load(begun["table"])).table
            assert table.stage == "playing"
            assert len(table.persons) == 2
            # Whoever gives up at this moment is told that it is too late, and where they play.
            refused = await ann.delete("/api/me/place")
            assert (refused.status_code, reason(refused)) == (409, "table-meeting-begun")
            assert refused.json()["facts"]["table"] == begun["table"]
            known = {"table": begun["table"]}
            assert (await ann.delete("/api/me/place", params=known)).status_code == 204
            assert (await place(ann))["stage"] == "none"

    ask_two(tmp_path, test)


def test_declining_costs_little_and_silence_a_place(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        del http
        async with person(served, "Ann") as ann, person(served, "Ben") as ben:
            since = (await join(ann))["since"]
            await served.pass_by(5)
            await join(ben)
            await say(ann, yes=True)
            assert (await say(ben, yes=False))["stage"] == "none"
            back = await place(ann)
            assert (back["stage"], back["since"]) == ("waiting", since)
            # Both may be found by others at once, and by each other after some minutes.
            assert (await join(ben))["stage"] == "waiting"
            async with person(served, "Cid") as cid:
                assert (await join(cid))["stage"] == "found"
                await say(ann, yes=True)
                await served.pass_by(31)
                await served.parts.meetings.settle()
                assert (await place(cid))["stage"] == "none"
            assert (await place(ann))["since"] == since

    ask(tmp_path, test)


def test_bots_come_when_they_are_wanted(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        del http
        async with person(served, "Ann") as ann:
            assert (await join(ann, WISH | {"seats": 4}))["bots"] == "no"
            await served.pass_by(19)
            early = await ann.post("/api/me/place/bots")
            assert (early.status_code, reason(early)) == (409, "table-bots-later")
            assert (await place(ann))["bots"] == "no"
            await served.pass_by(1)
            assert (await place(ann))["bots"] == "offered"
            told = (await ann.post("/api/me/place/bots")).json()
            assert told["stage"] == "playing"
            table = (await served.parts.service.load(told["table"])).table
            assert [bool(chair.bot) for chair in table.chairs] == [False, True, True, True]

    ask(tmp_path, test)


def test_slow_games_need_nobody_to_be_there(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        async with person(served, "Ann") as ann, person(served, "Ben") as ben:
            await join(ann, SLOW)
            await served.pass_by(3 * 86_400)
            assert reason(await ann.post("/api/me/place/bots")) == "table-bots-later"
            assert (await join(ben, SLOW))["stage"] == "playing"
            mine = (await ann.get("/api/me/tables")).json()["tables"]
            assert [one["slow"] for one in mine] == [True]
            # Nobody can watch it from a list: nothing would happen.
            assert (await http.get("/api/watch")).json()["tables"] == []

    ask(tmp_path, test)


def test_a_challenge_by_name(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        assert reason(await http.post("/api/challenges", json={"name": "Ben"})) == "table-sign-in"
        async with person(served, "Ann") as ann, person(served, "Ben") as ben:
            asked = {"name": "Ben", "id": "c1"}
            refused = await ann.post("/api/challenges", json=asked)
            assert (refused.status_code, reason(refused)) == (404, "table-person-unknown")
            await become(ben, "Ben")
            made = (await ann.post("/api/challenges", json=asked)).json()
            # No two accounts have names that differ by their case alone.
            again = (await ann.post("/api/challenges", json={**asked, "name": "bEN"})).json()
            assert made == again
            alone = await ann.post(f"/api/challenges/{made['id']}", json={"yes": True})
            assert (alone.status_code, reason(alone)) == (409, "table-challenge-own")
            own = await ben.post("/api/challenges", json={"name": "Ben"})
            assert reason(own) == "table-challenge-self"
            (got,) = (await ben.get("/api/me/challenges")).json()["challenges"]
            assert (got["name"], got["mine"], got["stage"]) == ("Ann", False, "open")
            no = (await ben.post(f"/api/challenges/{got['id']}", json={"yes": False})).json()
            assert no["stage"] == "declined"
            late = await ben.post(f"/api/challenges/{got['id']}", json={"yes": True})
            assert reason(late) == "table-offer-over"
            made = (await ann.post("/api/challenges", json={"name": "Ben"})).json()
            yes = (await ben.post(f"/api/challenges/{made['id']}", json={"yes": True})).json()
            assert yes["stage"] == "begun"
            sent = (await ann.get("/api/me/challenges")).json()["challenges"]
            assert {one["table"] for one in sent} == {None, yes["table"]}
            stranger = await http.post(f"/api/challenges/{made['id']}", json={"yes": True})
            assert stranger.status_code == 401

    ask(tmp_path, test)


async def block(http: httpx.AsyncClient, other: httpx.AsyncClient) -> None:
    player = (await other.get("/api/me")).json()["player"]
    body = {"whom": {"player": player}, "kind": "block", "on": True}
    assert (await http.put("/api/people", json=body)).is_success


def test_a_challenge_may_be_for_a_rating(tmp_path: Path) -> None:
    asked = {"name": "Ben", "rated": True, "clock": WISH["clock"]}

    async def test(http: httpx.AsyncClient, served: Served) -> None:
        async with person(served, "Ann") as ann, person(served, "Ben") as ben:
            await become(ben, "Ben")
            guest = await ann.post("/api/challenges", json=asked)
            assert (guest.status_code, reason(guest)) == (403, "table-rated-account")
            await become(ann, "Ann")
            timeless = await ann.post("/api/challenges", json={"name": "Ben", "rated": True})
            assert (timeless.status_code, reason(timeless)) == (422, "table-rated-setup")
            _, token = await new_bot(ann)
            headers = {"Authorization": f"Bearer {token}"}
            own = await http.post("/api/challenges", json={**asked, "name": "Ann"}, headers=headers)
            assert (own.status_code, reason(own)) == (403, "table-rated-yourself")
            made = (await ann.post("/api/challenges", json=asked)).json()
            assert [one["rated"] for one in await challenges(ben)] == [True]
            yes = await ben.post(f"/api/challenges/{made['id']}", json={"yes": True})
            begun = (await served.parts.service.load(yes.json()["table"])).table
            assert (begun.stage, begun.setup.rated, begun.setup.hints) == ("playing", True, False)

    ask(tmp_path, test)


def test_people_are_found_for_rated_games(tmp_path: Path) -> None:
    rated = {**WISH, "rated": True}

    async def test(http: httpx.AsyncClient, served: Served) -> None:
        async with person(served, "Ann") as ann, person(served, "Ben") as ben:
            guest = await ann.put("/api/me/place", json=rated)
            assert (guest.status_code, reason(guest)) == (403, "table-rated-account")
            await become(ann, "Ann")
            await become(ben, "Ben")
            # Neither those who want no rating, nor one's own bot, are who is looked for.
            assert (await join(ann, rated))["wish"]["rated"]
            assert (await join(ben))["stage"] == "waiting"
            _, token = await new_bot(ann)
            headers = {"Authorization": f"Bearer {token}"}
            served.time.pass_by(1)  # so that Ann has waited longer than her bot
            own = await http.put("/api/me/place", json=rated, headers=headers)
            assert own.json()["stage"] == "waiting"
            assert (await join(ben, rated))["stage"] == "found"
            waiting = (await http.get("/api/queue")).json()["waiting"]
            assert [(one["wish"]["rated"], one["count"]) for one in waiting] == [(True, 1)]
            assert (await say(ann, yes=True))["stage"] == "found"
            begun = await say(ben, yes=True)
            table = (await served.parts.service.load(begun["table"])).table
            assert (table.stage, table.setup.rated, table.setup.hints) == ("playing", True, False)

    ask(tmp_path, test)


def test_nobody_is_called_again_and_again(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        async with person(served, "Ann") as ann, person(served, "Ben") as ben:
            await become(ben, "Ben")
            asked = [await ann.post("/api/challenges", json={"name": "Ben"}) for _ in range(12)]
            assert [one.status_code for one in asked] == [201] * 10 + [429] * 2
            assert reason(asked[-1]) == "table-challenges-often"
            served.time.pass_by(int(asked[-1].headers["retry-after"]))
            again = await ann.post("/api/challenges", json={"name": "Ben"})
            assert again.status_code == 201
            assert len(await challenges(ben)) == 1

    ask(tmp_path, test, quick(requests=1000))


async def challenges(http: httpx.AsyncClient) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = (await http.get("/api/me/challenges")).json()["challenges"]
    return told


@pytest.mark.parametrize("blocked_first", [False, True])
def test_a_challenge_from_somebody_blocked_is_never_seen_and_nobody_notices(
    *, blocked_first: bool, tmp_path: Path
) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        del http
        async with person(served, "Ann") as ann, person(served, "Ben") as ben:
            await become(ann, "Ann")
            await become(ben, "Ben")
            if blocked_first:
                await block(ben, ann)
            answer = await ann.post("/api/challenges", json={"name": "Ben"})
            assert answer.status_code == 201
            made = answer.json()
            if not blocked_first:
                assert [one["name"] for one in await challenges(ben)] == ["Ann"]
                await block(ben, ann)
            assert await challenges(ben) == []
            assert await challenges(ann) == [made]
            # Nor can it be accepted by whoever still sees it, and whoever asked keeps seeing it.
            yes = await ben.post(f"/api/challenges/{made['id']}", json={"yes": True})
            assert (yes.status_code, reason(yes)) == (404, "table-offer-unknown")
            own = await ann.post(f"/api/challenges/{made['id']}", json={"yes": True})
            assert (reason(own), await challenges(ann)) == ("table-challenge-own", [made])
            await served.pass_by(7 * 86_400)
            await served.parts.meetings.settle()
            assert [one["stage"] for one in await challenges(ann)] == ["late"]

    ask(tmp_path, test)


def test_a_second_challenge_replaces_the_first(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        del http
        async with (
            person(served, "Ann") as ann,
            person(served, "Ben") as ben,
            person(served, "Cid") as cid,
        ):
            await become(ben, "Ben")
            await become(cid, "Cid")
            for name in ("Cid", "Ben"):
                for _ in range(21):
                    made = await ann.post("/api/challenges", json={"name": name})
                    assert made.status_code == 201
            changed = {"name": "Ben", "rules": "v1.2+draw"}
            last = (await ann.post("/api/challenges", json=changed)).json()
            (got,) = (await ben.get("/api/me/challenges")).json()["challenges"]
            assert (got["id"], got["rules"]) == (last["id"], "v1.2+draw")
            assert len((await cid.get("/api/me/challenges")).json()["challenges"]) == 1

    ask(tmp_path, test)


def test_whoever_blocks_somebody_withdraws_what_they_asked(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        del http
        async with person(served, "Ann") as ann, person(served, "Ben") as ben:
            await become(ben, "Ben")
            made = (await ann.post("/api/challenges", json={"name": "Ben"})).json()
            await block(ann, ben)
            for one in (ann, ben):
                assert [told["stage"] for told in await challenges(one)] == ["withdrawn"]
            yes = await ben.post(f"/api/challenges/{made['id']}", json={"yes": True})
            assert reason(yes) == "table-offer-over"

    ask(tmp_path, test)


def test_others_are_those_with_whom_one_could_play(tmp_path: Path) -> None:
    three = {**WISH, "seats": 3}

    async def test(http: httpx.AsyncClient, served: Served) -> None:
        del http
        async with (
            person(served, "Ann") as ann,
            person(served, "Ben") as ben,
            person(served, "Cid") as cid,
            person(served, "Dot") as dot,
        ):
            await block(ann, ben)
            await join(dot)  # for another game
            for one in (ann, ben, cid):
                await join(one, three)
            assert [(await place(one))["others"] for one in (ann, ben, cid)] == [1, 1, 2]
            # Whoever has declined is not found by the same people for some minutes.
            await join(dot, three)
            assert (await place(cid))["stage"] == "found"
            await say(cid, yes=False)
            await join(cid, three)
            everybody = (ann, ben, cid, dot)
            assert [(await place(one))["others"] for one in everybody] == [1, 2, 1, 2]
            served.time.pass_by(26)  # after which whoever does not ask counts no longer
            assert (await place(ben))["others"] == 0

    ask(tmp_path, test)


def test_people_who_were_found_do_not_play_after_a_block(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        del http
        async with person(served, "Ann") as ann, person(served, "Ben") as ben:
            await join(ann)
            assert (await join(ben))["stage"] == "found"
            await say(ann, yes=True)
            await block(ann, ben)
            for one in (ann, ben):
                assert (await place(one))["stage"] == "waiting"

    ask(tmp_path, test)


def test_a_yes_is_refused_to_those_who_have_been_blocked_meanwhile(place: Path) -> None:
    """The database decides, also if a block came without a word to this process."""

    async def test(http: httpx.AsyncClient, served: Served) -> None:
        del http
        async with person(served, "Ann") as ann, person(served, "Ben") as ben:
            await join(ann)
            found = (await join(ben))["found"]["id"]
            await say(ann, yes=True)
            ids = [(await one.get("/api/me")).json()["player"] for one in (ann, ben)]
            await served.parts.store.people.tie(ids[0], "block", ids[1], at=1, most=9)
            yes = await ben.post(f"/api/me/place/{found}", json={"yes": True})
            assert (yes.status_code, reason(yes)) == (409, "table-offer-over")
            for one in (ann, ben):
                told = (await one.get("/api/me/place")).json()
                assert (told["stage"], told["found"]) == ("waiting", None)

    ask(place, test)


def test_all_of_it_is_exported_and_forgotten(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        del http
        async with person(served, "Ann") as ann, person(served, "Ben") as ben:
            await join(ann)
            await join(ben)
            kept = (await ann.get("/api/me/export")).json()
            assert kept["meeting"]["place"]["rules"] == "v1.2"
            assert [one["stage"] for one in kept["meeting"]["offers"]] == ["open"]
            who = kept["player"]
            assert (await ann.delete("/api/me")).status_code == 204
            assert await served.parts.store.meeting.all_of(who) == (None, [])
            assert (await place(ben))["stage"] == "waiting"

    ask(tmp_path, test)
