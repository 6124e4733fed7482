"""Games on a real server: a person at another terminal, a server that goes and comes back."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from textual.pilot import Pilot

from red7.core import View, read_record
from red7.protocol import messages as m
from red7.terminal import signing
from red7.terminal.app import Red7App
from red7.terminal.kept.identities import Identities, Identity
from red7.terminal.links.addresses import Address
from red7.terminal.screens.table import TableScreen
from red7.terminal.server_games import ServerGames
from red7.terminal.signing import Credentials
from red7.terminal.visiting import lobby_of
from red7.words import words
from tests.server.accounts.people import new_bot
from tests.server.clients import Client
from tests.server.serving import LONG
from tests.terminal.given import SIZE, TRUE, press_turn, screen_of, settled, violet
from tests.terminal.seen import click, see, text, until
from tests.web.server import Server

SEEDS = ("07" * 32, "08" * 32)


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the terminal wait for answers as long as tests do, and miss no server meanwhile."""
    monkeypatch.setattr(signing, "Client", Client)
    monkeypatch.setattr(signing, "_BEAT", LONG)
    monkeypatch.setattr(signing, "_PATIENCE", LONG)


def app_at(server: Server, folder: Path, table: str = "", **given: str) -> Red7App:
    say = words("en")
    address = Address(server.url.rstrip("/"), table)
    return Red7App(say, lobby_of(say, folder, address, Credentials(**given)), TRUE)


async def answer(client: Client, table: str, done: Callable[[], bool]) -> None:
    """Play the other seat as the gentlest bot would, until the game is over."""
    number = 0
    while not done():
        state = await client.until(
            table, lambda now: now.stage == "over" or (now.round and now.round.turn == now.you)
        )
        if state.stage == "over" or state.round is None or not state.round.position:
            return
        number += 1
        view = View.parse(state.setup.rules, state.round.position, state.you)
        # A basic game draws nothing, so whatever a bot does can be sent as it is.
        steps = [str(step) for step in violet(view, number)]
        await client.do(m.Steps, table, steps=steps)


async def play_out(pilot: Pilot[Any]) -> None:
    number = 0
    while True:
        screen = await settled(pilot)
        state = screen.link.state
        assert state
        if state.stage == "over":
            return
        assert state.round
        assert state.round.position
        number += 1
        view = View.parse(state.setup.rules, state.round.position, state.you)
        await press_turn(pilot, violet(view, number))


def test_a_table_is_opened_played_with_a_person_and_survives_the_server(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        app = app_at(server, tmp_path / "home", name="Ada")
        async with app.run_test(size=SIZE) as pilot:
            await see(pilot, "Hello, Ada!", "No tables are waiting")
            await pilot.press("n")
            await see(pilot, "Human player")
            await pilot.press("enter")
            await see(pilot, "Waiting for one more player", "/#/table/")
            screen = screen_of(pilot)
            state = screen.link.state
            assert state
            await until(pilot, lambda: screen.link.state and screen.link.state.you == 1)
            async with Client(server.url, "Ben") as ben:
                await ben.watch(state.table)
                await ben.do(m.Sit, state.table)
                await see(pilot, "Ben")
                await pilot.press("n")
                await settled(pilot)
                # The server goes away in the middle of a move, and comes back.
                await pilot.press("p")
                await until(pilot, lambda: screen.composer.steps)
                server.stop(kill=True)
                await see(pilot, words("en")("web-lost"))
                kept = screen.composer.steps
                server.start()
                await until(pilot, lambda: not screen.link.trouble)
                assert screen.composer.steps == kept
                assert words("en")("web-lost") not in text(app)
                await pilot.press("backspace")
                await until(pilot, lambda: not screen.composer.steps)
                over = asyncio.Event()
                playing = asyncio.create_task(answer(ben, state.table, over.is_set))
                await play_out(pilot)
                over.set()
                await playing
            await see(pilot, "Rematch")
            await pilot.press("q")
            await see(pilot, "Hello, Ada!")
        # The same guest finds the game again.
        with ServerGames(server.url.rstrip("/"), tmp_path / "home", "", "en") as source:
            (game,) = await asyncio.to_thread(lambda: list(source.games()))
            record = await asyncio.to_thread(source.record, game.name)
        assert (game.seat, game.opponents, game.rules) == (1, ("Ben",), "v1.2")
        assert read_record(record).players == ("Ada", "Ben")

    with Server(tmp_path / "server", SEEDS) as server:
        asyncio.run(play(server))


def test_an_invitation_leads_to_its_table_and_a_guest_is_known_again(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        async with Client(server.url, "Ben") as ben:
            table = await ben.create_table(seats=(None, None))
            await ben.watch(table)
            await ben.do(m.Sit, table)
            for seat in (0, 2):  # the second time, the seat is still there
                app = app_at(server, tmp_path / "home", table, name="Ada" if not seat else "")
                async with app.run_test(size=SIZE) as pilot:
                    await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
                    await until(pilot, lambda: screen_of(pilot).link.state)
                    state = screen_of(pilot).link.state
                    assert state
                    assert state.you == seat
                    if not seat:
                        await pilot.press("t")
                    else:  # what happened before is told
                        await see(pilot, "Ben sits down.", "You: “Good luck!”")
                    await see(pilot, "Everyone is here")
                    await pilot.press("s")
                    await see(pilot, "Good luck!")
                    await pilot.press("2")
                    await see(pilot, "You: “Good luck!”")
                    await pilot.press("q")
            assert ben.states[table].seats[1].name == "Ada"

    with Server(tmp_path / "server", SEEDS) as server:
        asyncio.run(play(server))


def test_a_server_that_falls_silent_is_missed_and_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    silence = asyncio.Event()

    async def sleep(seconds: float) -> None:
        """Let beats pass only while the server is silent: it may be slow before and after."""
        if seconds == LONG:
            await silence.wait()
        await asyncio.sleep(min(seconds, 0.1))

    monkeypatch.setattr(signing, "Client", partial(Client, sleep=sleep))

    async def play(server: Server) -> None:
        async with Client(server.url, "Ben") as ben:
            table = await ben.create_table(seats=(None, None))
        app = app_at(server, tmp_path / "home", table, name="Ada")
        async with app.run_test(size=SIZE) as pilot:
            await see(pilot, "Waiting for 2 more players")
            with server.silent():
                silence.set()
                await see(pilot, words("en")("web-lost"))
                silence.clear()
            await until(pilot, lambda: words("en")("web-lost") not in text(app))
            await pilot.press("t")
            await see(pilot, "Waiting for one more player")

    with Server(tmp_path / "server", SEEDS) as server:
        asyncio.run(play(server))


@asynccontextmanager
async def account_of(server: Server, name: str) -> AsyncIterator[httpx.AsyncClient]:
    """Open a browser in which somebody has made an account."""
    origin = {"Origin": server.url.rstrip("/")}
    async with httpx.AsyncClient(base_url=server.url, headers=origin, timeout=LONG) as http:
        assert (await http.put("/api/me", json={"name": name})).is_success
        kept = await http.put("/api/account/password", json={"password": "a good long secret"})
        assert kept.is_success, kept.text
        yield http


def test_a_code_from_the_browser_signs_a_terminal_in_once_and_for_all(tmp_path: Path) -> None:
    async def sign_in(server: Server) -> None:
        async with account_of(server, "Ann") as ann:
            code = (await ann.post("/api/account/codes")).json()["code"]
        for given in ({"code": code}, {}, {"name": "Somebody else"}):
            app = app_at(server, tmp_path / "home", **given)
            async with app.run_test(size=SIZE) as pilot:
                await see(pilot, "Hello, Ann!")
        app = app_at(server, tmp_path / "other", code=code)
        async with app.run_test(size=SIZE) as pilot:
            await until(pilot, lambda: app._exit)
        assert "That is not right." in str(app.return_value)

    with Server(tmp_path / "server", SEEDS) as server:
        asyncio.run(sign_in(server))


def test_a_token_plays_as_its_bot_and_takes_hints_there(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        async with account_of(server, "Ann") as ann:
            _, token = await new_bot(ann)
            setup = {"rules": "basic", "seats": [None, "violet"], "open": True}
            opened = await ann.post("/api/tables", json={"setup": setup, "id": "a-table-of-ann"})
            assert opened.is_success, opened.text
        app = app_at(server, tmp_path / "home", token=token)
        async with app.run_test(size=SIZE) as pilot:
            await see(pilot, "Hello, Robby!", "one seat free")
            await click(pilot, "one seat free")
            await see(pilot, "Sit here")
            await click(pilot, "Sit here")
            await see(pilot, "Everyone is here")
            await click(pilot, "Start")
            screen = await settled(pilot)
            while not screen.attention.hints:  # on a busy machine, the first analysis may take long
                await pilot.press("h")
                await until(pilot, lambda: not screen.attention.waiting)
            await see(pilot, "You take a hint (1/3).", screen.attention.hints[0].text[:30])
        wrong = app_at(server, tmp_path / "home", token="red7_nonsense")
        async with wrong.run_test(size=SIZE) as pilot:
            await until(pilot, lambda: wrong._exit)
        assert wrong.return_value

    with Server(tmp_path / "server", SEEDS) as server:
        asyncio.run(play(server))
    assert not (tmp_path / "home" / "servers.json").exists()  # a token is not kept


def test_nobody_answers(tmp_path: Path) -> None:
    async def knock(url: str) -> object:
        say = words("en")
        lobby = lobby_of(say, tmp_path, Address(url), Credentials())
        app = Red7App(say, lobby, TRUE)
        async with app.run_test(size=SIZE) as pilot:
            await until(pilot, lambda: not pilot.app.is_running or pilot.app._exit)
        return app.return_value

    with socket.socket() as closed:  # bound by us, so that nobody else listens there
        closed.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{closed.getsockname()[1]}"
        said = asyncio.run(knock(url))
    assert said == words("en")("terminal-no-server", url=url)


def test_identities_are_kept_by_server(tmp_path: Path) -> None:
    identities = Identities(tmp_path)
    assert identities.of("http://a").cookies == {}
    identities.keep("http://a", Identity({"red7": "secret"}, account=True))
    identities.keep("http://b", Identity({"red7": "other"}))
    assert identities.of("http://a") == Identity({"red7": "secret"}, account=True)
    assert (tmp_path / "servers.json").stat().st_mode & 0o077 == 0
    identities.forget("http://a")
    assert identities.of("http://a") == Identity()
    (tmp_path / "servers.json").write_text("[]", encoding="utf-8")
    assert identities.of("http://b") == Identity()
