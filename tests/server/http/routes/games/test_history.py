"""Rated games over the server: who may play them, and what they change in lists and profiles."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from red7.protocol import messages as m
from red7.protocol.ratings import Course, History, Leaders, Profile
from red7.server.store.database import DatabaseStore
from tests.server.accounts.people import become, browser, new_bot
from tests.server.clients import Client
from tests.server.http.served import ask, reason
from tests.server.serving import LONG, Served, ask_two, play_on, refusing, until
from tests.server.store.rated import add_account, played, rated_setup
from tests.server.store.stores import execute

RATED: dict[str, Any] = rated_setup(seats=(None, "violet")).model_dump(mode="json")


def database(served: Served) -> DatabaseStore:
    assert isinstance(served.parts.store, DatabaseStore)
    return served.parts.store


@asynccontextmanager
async def account(served: Served, name: str) -> AsyncIterator[Client]:
    """Make an account, and connect whoever has it."""
    async with browser(served) as http:
        await become(http, name)
        async with Client(served.url, cookies=dict(http.cookies)) as client:
            yield client


async def get(http: httpx.AsyncClient, path: str, **params: object) -> Any:
    answer = await http.get(path, params={key: str(value) for key, value in params.items()})
    assert answer.status_code == 200, answer.text
    return answer.json()


async def begin(client: Client, **setup: Any) -> str:
    table = await client.create_table(**{**RATED, **setup})
    await client.watch(table)
    await client.do(m.Sit, table)
    await client.do(m.Start, table)
    return table


async def rated(served: Served, games: int) -> None:
    """Wait until so many games have been rated."""
    async with asyncio.timeout(LONG):
        while (await served.parts.store.ratings.progress())[0] < games:  # noqa: ASYNC110 - nobody is told
            await asyncio.sleep(0.01)


async def indexed(served: Served) -> None:
    """Wait until games are rated as soon as they end."""
    async with asyncio.timeout(LONG):
        while not await served.parts.store.fully_indexed():  # noqa: ASYNC110 - nobody is told
            await asyncio.sleep(0.01)


def test_a_rated_game_changes_history_profile_and_leaders(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        async with account(served, "Ann") as client:
            await indexed(served)
            table = await begin(client)
            await play_on(client, table)
            # Nobody who goes there at once finds the game without its rating.
            http.cookies.update(client.cookies)
            history = History.model_validate(await get(http, "/api/me/history"))
            (game,) = history.games
            assert (game.game, game.family, history.next) == (f"{table}-1", "basic", None)
            assert [(seat.name, seat.bot, seat.account) for seat in game.seats] == [
                ("Ann", "", True),
                ("", "violet", False),
            ]
            assert game.rating
            assert (game.rating.change > 0) == game.won
            profile = Profile.model_validate(await get(http, "/api/profile", name="Ann"))
            (mine,) = profile.ratings
            assert (mine.family, mine.games, mine.provisional) == ("basic", 1, True)
            assert mine.points == game.rating.points
            assert await get(http, "/api/profile/history", name="Ann") == history.model_dump(
                mode="json"
            )
            # However the name is written, it is told as she writes it.
            alike = Profile.model_validate(await get(http, "/api/profile", name="a\u0274 N"))
            assert alike == profile
            told = await get(http, "/api/profile/course", name="aNN", family="basic")
            assert [point.points for point in Course.model_validate(told).points] == [mine.points]
            leaders = Leaders.model_validate(await get(http, "/api/leaders", family="basic"))
            assert [one.place for one in leaders.leaders] == [1, 2]
            assert {one.name or (one.bot, one.version) for one in leaders.leaders} == {
                "Ann",
                ("violet", "1"),
            }
            export = await get(http, "/api/me/export")
            assert [one["number"] for one in export["ratings"]] == [1]
            found = await served.parts.ratings.of(client.player, "basic")
            assert found
            assert found.rating.points == mine.points

    ask(tmp_path, test)


def test_a_list_waits_only_so_long_for_a_game_to_be_rated(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        async with account(served, "Ann") as client, served.parts.ratings._turn:
            table = await begin(client)
            await play_on(client, table)
            http.cookies.update(client.cookies)
            asking = asyncio.create_task(get(http, "/api/me/history"))
            async with asyncio.timeout(LONG):
                while not asking.done():
                    await served.pass_by(1)
                    await asyncio.sleep(0.01)
            (game,) = History.model_validate(await asking).games
            assert (game.game, game.rating) == (f"{table}-1", None)

    ask(tmp_path, test)


def test_guests_cannot_play_rated_games(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        async with account(served, "Ann") as ann, Client(served.url, "Guest") as guest:
            with refusing("table-rated-account"):
                await guest.create_table(**RATED)
            http.cookies.update(guest.cookies)
            answer = await http.post("/api/play", json={"setup": RATED})
            assert (answer.status_code, reason(answer)) == (403, "table-rated-account")
            assert await get(http, "/api/me/tables") == {"tables": []}
            table = await ann.create_table(**{**RATED, "seats": (None, None)})
            await guest.watch(table)
            with refusing("table-rated-account"):
                await guest.do(m.Sit, table)
            await ann.watch(table)
            await ann.do(m.Sit, table)
            async with account(served, "Ben") as ben:
                await ben.watch(table)
                await ben.do(m.Sit, table)
                # Whoever has closed their account meanwhile cannot begin.
                await execute(tmp_path, f"DELETE FROM accounts WHERE player = '{ben.player}'")  # noqa: S608
                with refusing("table-rated-account"):
                    await ann.do(m.Start, table)

    ask(tmp_path, test)


def test_nobody_plays_rated_games_against_their_own_bots(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        del http
        async with browser(served) as person:
            await become(person, "Ann")
            tokens = [(await new_bot(person, name))[1] for name in ("Robby", "Gort")]
            async with (
                Client(served.url, cookies=dict(person.cookies)) as ann,
                Client(served.url, token=tokens[0]) as robby,
                Client(served.url, token=tokens[1]) as gort,
                account(served, "Ben") as ben,
            ):
                setup = {**RATED, "seats": (None, None)}
                for first, second in ((ann, robby), (robby, ann), (robby, gort)):
                    table = await first.create_table(**setup)
                    for client in (first, second):
                        await client.watch(table)
                    await first.do(m.Sit, table)
                    with refusing("table-rated-yourself"):
                        await second.do(m.Sit, table)
                    # Against others, bots play rated games as people do.
                    await ben.watch(table)
                    await ben.do(m.Sit, table)
                    if second is ann:
                        await first.do(m.Start, table)
                # Nor do they begin, however they have come to sit there.
                met = await gort.create_table(**setup)
                for client in (gort, ben):
                    await client.watch(met)
                    await client.do(m.Sit, met)
                other = f"owner = '{ben.player}' WHERE player = '{gort.player}'"
                await execute(tmp_path, f"UPDATE accounts SET {other}")  # noqa: S608
                with refusing("table-rated-yourself"):
                    await gort.do(m.Start, met)
                # Without a rating, everybody plays with whom they like.
                free = await ann.create_table()
                for client in (ann, robby):
                    await client.watch(free)
                    await client.do(m.Sit, free)
                await ann.do(m.Start, free)

    ask(tmp_path, test)


def test_a_game_that_was_left_is_rated_and_one_that_did_not_end_is_not(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        async with account(served, "Ann") as client:
            await indexed(served)
            left = await begin(client, rules="advanced")
            await client.do(m.Leave, left)
            async with served.flowing():  # nobody is left whose clock could run out
                await until(client, left, lambda state: state.stage == "over")
            open_game = await begin(client)
            await rated(served, 1)
            told = await get(http, "/api/profile/history", name="Ann")
            history = History.model_validate(told)
            assert [(game.game, game.won) for game in history.games] == [(f"{left}-1", False)]
            assert open_game not in str(told)

    ask(tmp_path, test)


def test_a_running_game_shows_in_no_list(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        async with account(served, "Ann") as client:
            http.cookies.update(client.cookies)

            async def everything() -> list[Any]:
                return [
                    await get(http, "/api/me/history"),
                    await get(http, "/api/profile", name="Ann"),
                    await get(http, "/api/profile/history", name="Ann"),
                    await get(http, "/api/profile/course", name="Ann", family="basic"),
                    await get(http, "/api/leaders", family="basic"),
                ]

            await indexed(served)
            table = await begin(client)
            await play_on(client, table)
            await rated(served, 1)
            before = await everything()
            await client.do(m.Rematch, table)
            state = await until(client, table, lambda now: now.game == 2 and now.round)
            assert await everything() == before
            assert state.round
            await client.do(m.Leave, table)

    ask(tmp_path, test)


def test_pages_follow_one_another(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        store = database(served)
        for number in range(7):
            await store.append(played(f"t{number}", number, rated_setup(seats=(None, "blue"))))
        await add_account(store, "ann", "Ann/Ü ?")
        # What the index lacks at the start is not rated before it has been found out.
        while (await store.ratings.progress())[0] < 7:
            await served.parts.ratings.catch_up()
        names: list[str] = []
        before = ""
        while True:
            told = await get(http, "/api/profile/history", name="Ann/Ü ?", most=3, before=before)
            page = History.model_validate(told)
            names += [game.game for game in page.games]
            if page.next is None:
                break
            before = page.next
        assert len(names) == len(set(names)) == 7
        first = Leaders.model_validate(await get(http, "/api/leaders", family="basic", most=1))
        assert first.next
        told = await get(http, "/api/leaders", family="basic", most=1, after=first.next)
        second = Leaders.model_validate(told)
        assert (first.leaders[0].place, second.leaders[0].place) == (1, 2)
        assert {first.leaders[0].name, second.leaders[0].name} == {"", "Ann/Ü ?"}
        assert second.next is None

    ask(tmp_path, test)


@pytest.mark.parametrize(
    ("path", "status", "why"),
    [
        ("/api/profile?name=Nobody", 404, "table-player-unknown"),
        ("/api/profile/history?name=Nobody", 404, "table-player-unknown"),
        ("/api/profile/course?name=Nobody&family=basic", 404, "table-player-unknown"),
        ("/api/profile", 422, "table-message-wrong"),
        ("/api/leaders?family=best", 422, "table-message-wrong"),
        ("/api/leaders?family=basic&after=1.2", 422, "table-message-wrong"),
        ("/api/leaders?family=basic&most=101", 422, "table-message-wrong"),
        ("/api/me/history", 401, "table-sign-in"),
    ],
)
def test_what_makes_no_sense_is_refused(path: str, status: int, why: str, tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        del served
        answer = await http.get(path)
        assert (answer.status_code, reason(answer)) == (status, why)

    ask(tmp_path, test)


def test_a_wrong_page_is_refused(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        async with Client(served.url, "Ann") as client:
            http.cookies.update(client.cookies)
            answer = await http.get("/api/me/history", params={"before": "yesterday"})
            assert (answer.status_code, reason(answer)) == (422, "table-message-wrong")

    ask(tmp_path, test)


def test_the_process_that_ended_a_game_may_die_before_it_is_rated(place: Path) -> None:
    async def test(served: list[Served]) -> None:
        first, second = served
        store = database(first)
        # Written by a process that told nobody.
        await store.append(played("t1", 1, rated_setup()))
        async with second.flowing():
            await rated(second, 1)
        assert await store.ratings.progress() == (1, 1)

    ask_two(place, test)
