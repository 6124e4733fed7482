from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from red7.server.app.run import address, listen, open_parts, prepare_folder, serve
from red7.server.settings import SettingError, Settings
from red7.server.store import StoreLostError
from red7.server.store.database import DatabaseStore
from red7.server.store.opening import database_of, open_store, start_store
from red7.server.store.people.moderation import ModerationStore
from tests.cli.hosting.test_serve import newer
from tests.server.clients import Client
from tests.server.given import given
from tests.server.ports import Port
from tests.server.serving import Served, ask


def test_the_folder_is_made_for_its_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "a" / "b"
    for _ in range(2):  # one that is there is taken as it is
        prepare_folder(folder)
        assert folder.stat().st_mode & 0o777 == 0o700
        assert list(folder.iterdir()) == []


def test_a_folder_that_cannot_be_used(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    for folder in (file, file / "data"):
        with pytest.raises(SettingError, match="serve-folder") as refused:
            prepare_folder(folder)
        assert refused.value.values["folder"] == str(folder)
        assert refused.value.values["why"]


def test_a_port_is_opened_or_refused() -> None:
    kept = Port()  # from other tests, while nobody listens there
    port = kept.number
    with listen(Settings(port=port)):
        with pytest.raises(SettingError, match="serve-port") as refused:
            listen(Settings(port=port))
        assert refused.value.values["port"] == str(port)
        assert refused.value.values["host"] == "127.0.0.1"
        assert refused.value.values["why"]
    with listen(Settings(port=port)):  # and again at once, after a restart
        pass
    kept.close()
    with listen(Settings(port=0)) as opened:
        assert opened.getsockname()[1]


@pytest.mark.parametrize(
    ("host", "url", "expected"),
    [
        ("127.0.0.1", "", "http://127.0.0.1:81/"),
        ("0.0.0.0", "", "http://127.0.0.1:81/"),  # noqa: S104 - what is tested
        ("::", "", "http://[::1]:81/"),
        ("::1", "", "http://[::1]:81/"),
        ("box.lan", "", "http://box.lan:81/"),
        ("127.0.0.1", "https://red7.example/", "https://red7.example/"),
    ],
)
def test_the_address_at_which_players_find_it(host: str, url: str, expected: str) -> None:
    opened: Any = SimpleNamespace(getsockname=lambda: (host, 81))
    assert address(Settings(host=host, url=url), opened) == expected


def test_no_answer_waits_for_the_client(tmp_path: Path) -> None:
    """With Nagle's algorithm on, an answer in two parts waits 40 ms for the client."""

    async def test(served: Served) -> None:
        async with Client(served.url, "Ann"):  # over HTTP for its name, then over a WebSocket
            connections = served.server.server_state.connections
            assert {type(one).__name__ for one in connections} == {"HttpProtocol", "SocketProtocol"}
            for connection in connections:
                # On some systems the value is another than 1 where it is on.
                plain = connection.transport.get_extra_info("socket")
                assert plain.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)

    ask(tmp_path, test)


def refusal(settings: Settings) -> SettingError:
    """Try to open data that cannot be used."""

    async def test() -> None:
        store = open_store(settings)
        try:
            await start_store(store, settings)
        finally:
            await store.close()

    with pytest.raises(SettingError) as refused:
        asyncio.run(test())
    return refused.value


def test_data_that_cannot_be_used(tmp_path: Path) -> None:
    newer(tmp_path / "newer")
    told = refusal(Settings(data=str(tmp_path / "newer")))
    assert (told.message, told.values) == ("serve-newer", {"folder": str(tmp_path / "newer")})
    database_of(tmp_path).write_bytes(b"no database, but long enough to be one" * 30)
    told = refusal(Settings(data=str(tmp_path)))
    assert told.message == "serve-data"
    assert told.values == {"folder": str(tmp_path), "why": "file is not a database"}
    url = f"sqlite:///{database_of(tmp_path)}"
    assert refusal(Settings(database=url)).values["folder"] == url


@pytest.mark.parametrize("failing", [(DatabaseStore, "secret"), (ModerationStore, "signal")])
def test_a_database_that_is_lost_at_the_start_is_told_like_one_that_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: tuple[type, str]
) -> None:
    """It may be lost while the parts are put together, or while they begin to work."""

    async def lose(*_: object, **__: object) -> None:
        raise StoreLostError("gone") from OSError(5, "Input/output error")

    monkeypatch.setattr(*failing, lose)
    settings, began = Settings(data=str(tmp_path), port=0), list[bool]()

    async def start() -> None:
        with listen(settings) as opened:
            await serve(settings, opened, lambda: began.append(True), given())

    with pytest.raises(SettingError, match="serve-data") as refused:
        asyncio.run(start())
    assert refused.value.values == {"folder": str(tmp_path), "why": "Input/output error"}
    assert not began


def test_a_player_is_known_again_after_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        settings = Settings(data=str(tmp_path))
        first = await open_parts(settings, given())
        assert not first.ready
        cookie = first.identities.cookie("ann")
        await first.store.close()
        second = await open_parts(settings, given(seed=8))
        assert second.identities.who(cookie) == "ann"
        await second.store.close()

    asyncio.run(test())
