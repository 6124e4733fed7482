"""Following, blocking, muting and reporting people, and seeing who is online."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from itertools import cycle
from pathlib import Path

from red7.protocol import messages as m
from red7.server.http.routes.people.people import MOST_REPORTS, MOST_TIES
from red7.server.store import Player
from red7.server.store.people.accounts import Account, WayIn
from tests.server.clients import Client
from tests.server.given import SeededChance, given
from tests.server.people.company import asks, people, seated, thinks
from tests.server.serving import Served, ask, ask_two, quick, refusing, serving


def test_what_one_thinks_of_others_is_listed(place: Path) -> None:
    async def test(served: Served) -> None:
        async with (
            Client(served.url, "Ann") as ann,
            Client(served.url, "Ben") as ben,
            Client(served.url, "Cid") as cid,
        ):
            table = await seated(ann, ben, cid)
            at = f"/api/people/at/{table}"
            none = {"said": None, "follow": False, "block": False, "mute": False}
            told = (await asks(served, ann, "GET", at)).json()
            assert told == {
                "people": [{"seat": 2, "name": "Ben", **none}, {"seat": 3, "name": "Cid", **none}]
            }
            answer = await thinks(served, ann, "follow", table, 2)
            assert answer.json() == {"seat": 2, "name": "Ben", **none, "follow": True}
            await served.pass_by(1)
            await thinks(served, ann, "mute", table, 3)
            await thinks(served, ann, "block", table, 3)
            found = await people(served, ann)
            for kind, names in (("following", ["Ben"]), ("blocked", ["Cid"]), ("muted", ["Cid"])):
                assert [person["name"] for person in found[kind]] == names
            assert found["following"][0]["player"] == ben.player
            assert found["following"][0]["account"] == "guest"
            assert (await people(served, ben))["following"] == []
            body = {"whom": {"player": ben.player}, "kind": "follow", "on": False}
            assert (await asks(served, ann, "PUT", "/api/people", body)).json()["follow"] is False
            assert (await people(served, ann))["following"] == []

    ask(place, test)


def test_who_has_an_account_is_taken_for_no_guest(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        async with Client(served.url, "Ann") as ann:
            store, names = served.parts.store, served.parts.names
            await store.save_player(Player("ben", "Ben", 0, 0))
            account = Account("ben", "ben", "person", 0)
            await store.accounts.open(account, "Ben", WayIn(password="a hash"), [])
            assert not names.knows("ben")
            body = {"whom": {"player": "ben"}, "kind": "follow", "on": True}
            assert (await asks(served, ann, "PUT", "/api/people", body)).status_code == 200
            assert (names.get("ben"), names.kind_of("ben")) == ("Ben", "person")

    ask(tmp_path, test)


def test_those_who_only_watch_are_muted_by_what_they_said(place: Path) -> None:
    async def test(served: Served) -> None:
        async with (
            Client(served.url, "Ann") as ann,
            Client(served.url, "Ben") as ben,
            Client(served.url, "Cid") as cid,
        ):
            table = await seated(ann, ben)
            await cid.watch(table)
            await cid.do(m.Say, table, phrase="hello")
            said = await cid.do(m.Say, table, phrase="thanks")
            told = (await asks(served, ann, "GET", f"/api/people/at/{table}")).json()["people"]
            assert [(one["name"], one["seat"], one["said"]) for one in told] == [
                ("Ben", 2, None),
                ("Cid", None, said),
            ]
            whom = {"table": table, "said": said}
            muted = {"whom": whom, "kind": "mute", "on": True}
            assert (await asks(served, ann, "PUT", "/api/people", muted)).json()["mute"] is True
            assert [one["player"] for one in (await people(served, ann))["muted"]] == [cid.player]
            assert served.parts.people.ties.silenced(ann.player) == {cid.player}
            report = {"table": table, "said": said, "reason": "phrases"}
            assert (await asks(served, ann, "POST", "/api/people/reports", report)).is_success
            sat = {"whom": {"table": table, "said": 1}, "kind": "mute", "on": True}
            refused = await asks(served, ann, "PUT", "/api/people", sat)
            assert refused.json()["reason"] == "table-player-unknown"

    ask(place, test)


def test_what_is_refused(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        async with Client(served.url, "Ann") as ann, Client(served.url, "Ben") as ben:
            table = await seated(ann, seats=(None, "violet"))
            closed = await seated(ben, seats=(None, "violet"), spectators=False)
            await ben.do(m.Start, closed)

            async def why(whom: dict[str, object]) -> tuple[int, str]:
                body = {"whom": whom, "kind": "mute", "on": True}
                answer = await asks(served, ann, "PUT", "/api/people", body)
                return answer.status_code, answer.json()["reason"]

            assert await why({"player": ann.player}) == (409, "table-player-self")
            assert await why({"table": table, "seat": 1}) == (409, "table-player-self")
            nobodies: list[dict[str, object]] = [
                {},
                {"player": "0" * 24},
                {"table": table, "seat": 2},
                {"table": table, "seat": 4},
                {"table": table},
            ]
            for nobody in nobodies:
                assert await why(nobody) == (404, "table-player-unknown"), nobody
            assert await why({"table": "T", "seat": 1}) == (404, "table-unknown")
            assert await why({"table": closed, "seat": 1}) == (403, "table-no-spectators")
            assert await why({"player": "x" * 33}) == (422, "table-message-wrong")
            assert (await asks(served, ann, "GET", f"/api/people/at/{closed}")).status_code == 403
            await asks(served, ann, "DELETE", "/api/me")
            assert await why({"player": ben.player}) == (401, "table-sign-in")

    ask(tmp_path, test)


def test_those_one_follows_are_seen_online_if_they_want(tmp_path: Path) -> None:
    async def test(servers: list[Served]) -> None:
        here, there = servers
        async with Client(here.url, "Ann") as ann, Client(there.url, "Ben") as ben:
            table = await seated(ann, ben)
            await thinks(here, ann, "follow", table, 2)

            async def online() -> list[bool]:
                return [person["online"] for person in (await people(here, ann))["following"]]

            await here.pass_by(10)  # the other process tells who is there
            await asks(there, ben, "GET", "/api/tables")
            assert await online() == [True]
            for hidden in (True, False):
                answer = await asks(there, ben, "PUT", "/api/people/seen", {"hidden": hidden})
                assert answer.status_code == 204
                assert await online() == [not hidden]
                assert (await people(there, ben))["hidden"] is hidden
            await thinks(there, ben, "block", table, 1)
            assert await online() == [False]

    ask_two(tmp_path, test)


def test_whoever_is_gone_is_online_no_more(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        async with Client(served.url, "Ann") as ann:
            async with Client(served.url, "Ben") as ben:
                table = await seated(ann, ben)
                await thinks(served, ann, "follow", table, 2)
                for _ in range(9):  # connected, and silent
                    await served.pass_by(10)
                assert (await people(served, ann))["following"][0]["online"]
            await ben.close()
            await asks(served, ann, "GET", "/api/tables")  # by now, the server has noticed
            await served.pass_by(60)
            assert not (await people(served, ann))["following"][0]["online"]

    ask(tmp_path, test)


def test_only_open_tables_are_told(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        async with Client(served.url, "Ann") as ann, Client(served.url, "Ben") as ben:
            private = await seated(ben, ann, rules="advanced")
            await thinks(served, ann, "follow", private, 1)

            async def at() -> dict[str, str] | None:
                found: dict[str, str] | None = (await people(served, ann))["following"][0]["at"]
                return found

            assert await at() is None
            table = await seated(ben, open=True)
            assert await at() == {"table": table, "rules": "v1.2", "may": "join"}
            await ben.do(m.AddBot, table, seat=2, bot="violet")
            assert await at() is None
            await ben.do(m.Start, table)
            assert await at() == {"table": table, "rules": "v1.2", "may": "watch"}
            unwatched = await seated(ben, open=True, spectators=False, seats=(None, "violet"))
            await ben.do(m.Start, unwatched)
            assert (await at() or {})["table"] == table

    ask(tmp_path, test)


def test_nothing_that_is_told_depends_on_hidden_cards(tmp_path: Path) -> None:
    async def told(folder: Path, deal: bytes) -> list[str]:
        sources = replace(given(), chance=SeededChance(7, cycle([deal])))
        async with (
            serving(folder, sources=sources) as served,
            Client(served.url, "Ann") as ann,
            Client(served.url, "Ben") as ben,
        ):
            private = await seated(ann, ben)
            await thinks(served, ann, "follow", private, 2)
            table = await ben.create_table(
                m.Setup(open=True, rules="advanced", seats=(None, "red"))
            )
            await ben.watch(table)
            await ben.do(m.Sit, table)
            await ben.do(m.Start, table)
            paths = ("/api/people", f"/api/people/at/{table}", f"/api/people/at/{private}")
            texts = [(await asks(served, ann, "GET", path)).text for path in paths]
            return [text.replace(table, "T1").replace(private, "T2") for text in texts]

    async def main() -> None:
        first = await told(tmp_path / "first", bytes(32))
        assert '"watch"' in first[0]
        assert await told(tmp_path / "second", bytes([1] * 32)) == first

    asyncio.run(main())


def test_reports_reach_the_host(place: Path) -> None:
    async def test(served: Served) -> None:
        async with Client(served.url, "Ann") as ann, Client(served.url, "Ben") as ben:
            tables = [await seated(ann, ben) for _ in range(MOST_REPORTS + 1)]
            for at, table in enumerate(tables):
                body = {"table": table, "seat": 2, "reason": "stalling"}
                for _ in range(2):
                    answer = await asks(served, ann, "POST", "/api/people/reports", body)
                    assert answer.status_code == (204 if at < MOST_REPORTS else 429)
            assert answer.json()["reason"] == "table-reports-too-many"
            found = await served.parts.store.moderation.reports(99)
            assert len(found) == MOST_REPORTS
            assert {(one.sender, one.about, one.reason) for one in found} == {
                (ann.player, ben.player, "stalling")
            }

    ask(place, test)


def test_there_are_limits(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        async with Client(served.url, "Ann") as ann, Client(served.url, "Ben") as ben:
            table = await seated(ann, ben)
            store = served.parts.store.people
            for number in range(MOST_TIES):
                await store.tie(ann.player, "mute", f"p{number}", at=1, most=MOST_TIES)
            answer = await thinks(served, ann, "mute", table, 2)
            assert (answer.status_code, answer.json()["reason"]) == (409, "table-ties-too-many")
            answers = [await thinks(served, ann, "follow", table, 2) for _ in range(60)]
            assert [one.status_code for one in answers[-2:]] == [200, 429]

    ask(tmp_path, test, quick(requests=1000))


def test_everything_is_exported_and_forgotten(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        async with Client(served.url, "Ann") as ann, Client(served.url, "Ben") as ben:
            table = await seated(ann, ben)
            await thinks(served, ann, "follow", table, 2)
            await asks(served, ann, "PUT", "/api/people/seen", {"hidden": True})
            body = {"table": table, "seat": 2, "reason": "name"}
            await asks(served, ann, "POST", "/api/people/reports", body)
            kept = (await asks(served, ann, "GET", "/api/me/export")).json()["people"]
            now = served.parts.clock.now()
            assert kept == {
                "ties": [{"kind": "follow", "player": ben.player, "name": "Ben", "at": now}],
                "hidden": True,
                "reports": [{"at": now, "about": ben.player, "table": table, "reason": "name"}],
                "ban": None,
                "deeds": [],
            }
            await asks(served, ann, "DELETE", "/api/me")
            assert await served.parts.store.people.ties_of(ann.player) == []
            assert not await served.parts.store.moderation.reports(9)

    ask(tmp_path, test)


def test_refused_names_are_refused(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        async with Client(served.url, "Ann") as ann:
            names = served.parts.people.refused_names
            names.change({"voldemort": True})
            answer = await asks(served, ann, "PUT", "/api/me", {"name": "V0ldemort"})
            assert (answer.status_code, answer.json()["reason"]) == (422, "table-name-refused")
            names.change({"ann": True})  # whoever has a name already keeps it until a host acts
            assert (await asks(served, ann, "PUT", "/api/me", {"name": "Ann"})).is_success

    ask(tmp_path, test)


def test_new_guests_open_fewer_tables_and_say_less(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        async with Client(served.url, "Ann") as ann:
            made = [await asks(served, ann, "POST", "/api/tables", {}) for _ in range(3)]
            assert [answer.status_code for answer in made] == [201, 201, 409]
            assert made[-1].json()["facts"] == {"most": 2}
            table = made[0].json()["table"]
            await ann.watch(table)
            for _ in range(2):
                await ann.do(m.Say, table, phrase="hello")
            with refusing("table-phrases-too-many"):
                await ann.do(m.Say, table, phrase="hello")
            await served.pass_by(3600)
            assert (await asks(served, ann, "POST", "/api/tables", {})).is_success
            for _ in range(9):
                await ann.do(m.Say, table, phrase="hello")

    ask(tmp_path, test, quick(new_hours=1, new_tables=2, new_phrases=4))
