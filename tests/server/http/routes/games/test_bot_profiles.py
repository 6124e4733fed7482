"""The bots of a server have profiles like players, one for all of their versions."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from red7.protocol.ratings import BotProfile, Course, History
from red7.server.store.database import DatabaseStore
from tests.server.http.routes.games.test_history import get
from tests.server.http.served import ask, reason
from tests.server.serving import Served
from tests.server.store.rated import add_account, played, rated_setup
from tests.server.store.stores import plans

SETUP = rated_setup(seats=(None, "blue", "blue"))


async def fill(served: Served) -> DatabaseStore:
    """Let a program called Ann play seven games with Blue, the last with another version."""
    store = served.parts.store
    assert isinstance(store, DatabaseStore)
    for number in range(7):
        versions = {"blue": "new" if number == 6 else "1"}
        await store.append(played(f"t{number}", number, SETUP, versions))
    await add_account(store, "ann", "Ann", "bot", owner="cid")
    while (await store.ratings.progress())[0] < 7:
        await served.parts.ratings.catch_up()
    return store


def test_versions_have_ratings_courses_and_games(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        await fill(served)
        profile = BotProfile.model_validate(await get(http, "/api/profile/bot", bot="blue"))
        found = [(one.version, one.present, len(one.ratings)) for one in profile.versions]
        assert found == [("1", True, 1), ("new", False, 1)]
        (rating,) = profile.versions[0].ratings
        assert (rating.family, rating.games) == ("basic", 6)
        asked = {"bot": "blue", "version": "1"}
        told = await get(http, "/api/profile/bot/course", family="basic", **asked)
        points = Course.model_validate(told).points
        assert ([one.games for one in points], points[-1].points) == ([*range(1, 7)], rating.points)
        pages: list[History] = []
        while not pages or pages[-1].next:
            before = {"before": pages[-1].next} if pages else {}
            told = await get(http, "/api/profile/bot/history", most=4, **asked, **before)
            pages.append(History.model_validate(told))
        games = [game for page in pages for game in page.games]
        assert [game.game for game in games] == [f"t{number}-1" for number in range(5, -1, -1)]
        assert sum(game.won for game in games) == rating.won
        for game in games:
            assert game.seats[game.seat - 1].bot == "blue"
            assert game.won == any(seat.won for seat in game.seats if seat.bot)
            assert [seat.program for seat in game.seats] == [True, False, False]
        assert games[0].rating
        assert games[0].rating.points == rating.points
        leaders = (await get(http, "/api/leaders", family="basic"))["leaders"]
        assert {one["name"]: one["program"] for one in leaders} == {"Ann": True, "": False}

    ask(tmp_path, test)


@pytest.mark.parametrize("bot", ["red", "nobody"])
def test_a_bot_that_has_not_played_is_there_if_it_can(tmp_path: Path, bot: str) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        del served
        answer = await http.get("/api/profile/bot", params={"bot": bot})
        if bot == "nobody":
            assert (answer.status_code, reason(answer)) == (404, "table-player-unknown")
            return
        (version,) = BotProfile.model_validate(answer.json()).versions
        assert (version.present, version.ratings) == (True, ())
        asked = {"bot": bot, "version": version.version}
        assert (await get(http, "/api/profile/bot/history", **asked))["games"] == []
        assert (await get(http, "/api/profile/bot/course", family="basic", **asked))["points"] == []

    ask(tmp_path, test)


def test_nothing_of_a_bot_is_found_by_looking_at_everything(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        del http
        store = await fill(served)
        for asked in (
            store.ratings.of_bot("blue"),
            store.history.games_of_bot("blue", "1", 5, 3),
        ):
            steps = await plans(tmp_path, store, asked)
            seen = [step for step in steps if "SCAN" in step]
            assert set(seen) <= {"SCAN ratings USING INDEX ratings_bots", "SCAN page"}, steps

    ask(tmp_path, test)
