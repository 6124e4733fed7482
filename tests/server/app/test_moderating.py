"""What hosts do, while a server is running."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from red7.protocol import messages as m
from tests.cli.hosting.host import Host
from tests.server.clients import Client
from tests.server.people.company import asks, eventually, seated
from tests.server.serving import Served, refusing, serving


def test_hosts_see_to_people_while_a_server_runs(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(served: Served, host: Host) -> None:
        async with (
            Client(served.url, "Ann") as ann,
            Client(served.url, "Ogre") as ogre,
            Client(served.url, "Cid") as cid,
        ):
            table = await seated(ann, ogre, open=True)
            report = {"table": table, "seat": 2, "reason": "name"}
            assert (await asks(served, ann, "POST", "/api/people/reports", report)).is_success

            listed = await host.told("players")
            assert ann.player in listed
            assert "guest" in listed
            assert (await host.told("players", "og", "--reported")).count("\n") == 1
            assert "reports: 1" in await host.told("players", ogre.player)
            assert f"name: Ogre ({ogre.player}), reported by Ann" in await host.told("reports")
            said = await host.told("handle", "Ogre")
            assert said == "One report about Ogre has been handled.\n"
            assert await host.told("reports") == "There is nothing to show.\n"

            assert "is now called Olga" in await host.told("rename", "Ogre", "Olga")
            await ann.until(table, lambda state: True)

            async def renamed() -> bool:
                answer = await asks(served, ann, "GET", f"/api/tables/{table}")
                return bool(answer.json()["seats"][1]["name"] == "Olga")

            await eventually(served, renamed)

            await host.told("names", "add", "*ogre*")
            assert "*ogre*" in (await host.told("names")).splitlines()

            tried: list[str] = []

            async def refused() -> bool:
                # Another one every time, because whoever has a name may keep it.
                name = f"0gre{len(tried)}"
                tried.append(name)
                answer = await asks(served, cid, "PUT", "/api/me", {"name": name})
                return bool(answer.status_code == 422)

            await eventually(served, refused)

            assert "may not play here until" in await host.told("ban", "Olga", "--days", "7")

            async def out() -> bool:
                answer = await asks(served, ogre, "GET", "/api/tables")
                return bool(answer.status_code == 403)

            await eventually(served, out)
            assert "kept out until" in await host.told("players", "--banned")
            assert await host.told("unban", "Olga") == "Olga may play here again.\n"

            audit = (await host.told("audit")).splitlines()
            acts = [line.split("  ")[2] for line in reversed(audit)]
            assert acts == ["handle", "rename", "name-add", "ban", "unban"]
            assert "7 d" in audit[1]
            assert len((await host.told("audit", "Olga")).splitlines()) == 4
            await host.told("names", "remove", "*ogre*")
            assert "*ogre*" not in (await host.told("names")).splitlines()

    async def main() -> None:
        async with serving(place) as served:
            await test(served, Host(place, monkeypatch))

    asyncio.run(main())


def test_hosts_close_tables_while_a_server_runs(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        host = Host(place, monkeypatch)
        async with (
            serving(place) as served,
            Client(served.url, "Ann") as ann,
            Client(served.url, "Ben") as ben,
        ):
            table = await seated(ann, ben, open=True)
            await ann.do(m.Start, table)
            assert await host.told("close", table) == "One table has been closed.\n"
            assert await host.told("close", table) == "No table was open.\n"

            async def closed() -> bool:
                answer = await asks(served, ann, "GET", f"/api/tables/{table}")
                return bool(answer.json()["free"] == 2)

            await eventually(served, closed)
            for who in (ann, ben):
                with refusing("table-closed"):
                    await who.do(m.Sit, table)
            answer = await asks(served, ann, "GET", f"/api/records/{table}-1")
            assert answer.json()["reason"] == "table-record-unknown"
            another = await ann.create_table(m.Setup(open=True))
            assert await host.told("close", "Ann") == "One table has been closed.\n"
            assert another in await host.told("audit")

    asyncio.run(main())
