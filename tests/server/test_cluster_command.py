"""What ``make cluster`` starts: everything, behind one address, until Ctrl+C."""

from __future__ import annotations

import asyncio
import re
import signal
import subprocess
import sys
from pathlib import Path
from select import select

import httpx

from red7.core import read_json
from red7.protocol import messages as m
from tests.server import natsd, postgres
from tests.server.clients import Client
from tests.server.serving import LONG, play_on

ROOT = Path(__file__).parents[2]
SERVERS = 3


def test_a_whole_cluster_starts_with_one_command_and_stops_in_good_order() -> None:
    postgres.find()
    natsd.find()
    command = [sys.executable, "-m", "tests.server.cluster", "--port", "0"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        try:
            assert select([process.stdout], [], [], 2 * LONG)[0]
            first = process.stdout.readline()
            found = re.search(r"\(ports (.+)\) are running at (\S+)/", first)
            assert found, first
            ports = found[1].split(", ")
            assert len(set(ports)) == SERVERS
            table, cookies = asyncio.run(play(found[2]))
            records = {record(f"http://127.0.0.1:{port}", table, cookies) for port in ports}
        finally:
            process.send_signal(signal.SIGINT)
            rest = process.stdout.read()  # to its end, which is when the last process has ended
    assert process.returncode == 0
    assert "red7 serve --database" in rest
    assert len(records) == 1
    assert read_json(records.pop()).verify() > 0


async def play(url: str) -> tuple[str, httpx.Cookies]:
    """Play a game of two, who come to different servers, and return whose record it is."""
    async with asyncio.timeout(2 * LONG), Client(url, "Ann") as ann, Client(url, "Ben") as ben:
        table = await ann.create_table(m.Setup(rules="basic", seats=(None, None)))
        for person in (ann, ben):
            await person.watch(table)
            await person.do(m.Sit, table)
        await ann.do(m.Start, table)
        await asyncio.gather(play_on(ann, table), play_on(ben, table))
        return table, httpx.Cookies(ann.cookies)


def record(url: str, table: str, cookies: httpx.Cookies) -> str:
    answer = httpx.get(f"{url}/api/records/{table}-1", cookies=cookies, timeout=LONG)
    return answer.raise_for_status().text
