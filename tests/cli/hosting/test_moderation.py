"""What a host is told who asks for something that cannot be done."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.cli.hosting.host import Host
from tests.server.clients import Client
from tests.server.serving import serving
from tests.server.store.stores import execute


def test_what_cannot_be_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        host = Host(tmp_path, monkeypatch)
        missing = await host.does("players")
        assert "There is no data" in missing.err
        async with serving(tmp_path) as served:
            async with Client(served.url, "Ann"), Client(served.url, "Ann"):
                for argv, why in {
                    ("ban",): "TARGET is missing",
                    ("rename", "Ann"): "TO is missing",
                    ("reports", "x"): "“x” was not expected",
                    ("ban", "Ann"): "Several players are called “Ann”",
                    ("ban", "Nobody"): "There is no player “Nobody”",
                    ("close", "Nobody"): "There is no player “Nobody”",
                    ("ban", "Ann", "--days", "0"): "“0” is not a valid value",
                    ("players", "--kind", "cat"): "“cat” is not a valid value",
                    ("names", "burn", "x"): "“burn” is not a valid value",
                    ("names", "add"): "TO is missing",
                    ("names", "add", "o*o"): "“o*o” cannot be put on the list",
                    ("names", "remove", "x"): "“x” is not on the list",
                }.items():
                    ran = await host.does(*argv)
                    assert ran.status == 2, argv
                    assert why in ran.err, (argv, ran.err)
            async with Client(served.url, "Ben") as ben:
                ran = await host.does("rename", ben.player, "\u202e")
                assert ran.status == 2
        assert (await execute(tmp_path, "SELECT count(*) FROM audit"))[0] == [(0,)]

    asyncio.run(main())
