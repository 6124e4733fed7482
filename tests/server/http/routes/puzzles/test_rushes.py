"""A rush, by a clock that the test moves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx

from red7.server.puzzles.rushing import RUSH_MS
from tests.server.http.routes.puzzles.test_puzzles import named
from tests.server.http.served import ask, reason
from tests.server.puzzles.books import RIGHT, WRONG, many, with_puzzles
from tests.server.serving import Served


async def begin(http: httpx.AsyncClient) -> dict[str, Any]:
    await named(http)
    rush: dict[str, Any] = (await http.post("/api/puzzles/rush")).json()
    return rush


async def tries(http: httpx.AsyncClient, rush: dict[str, Any], turn: str) -> dict[str, Any]:
    body = {"puzzle": rush["puzzle"]["id"], "turn": turn}
    told: dict[str, Any] = (await http.post("/api/puzzles/rush/try", json=body)).json()
    return told


def test_puzzles_come_until_the_time_is_over(place: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        rush = await begin(http)
        assert (rush["score"], rush["left_ms"], rush["over"]) == (0, RUSH_MS, False)
        seen, ratings = [], []
        for score in range(1, 13):
            seen.append(rush["puzzle"]["id"])
            ratings.append(rush["puzzle"]["rating"])
            await served.pass_by(10)
            told = await tries(http, rush, RIGHT)
            rush = told["rush"]
            assert (told["right"], rush["score"]) == (True, score)
            assert rush["left_ms"] == RUSH_MS - 10_000 * score
        assert len(set(seen)) == 12
        assert sum(ratings[6:]) > sum(ratings[:6])
        assert (await http.get("/api/puzzles/rush")).json() == rush
        await served.pass_by(59.9)
        told = await tries(http, rush, RIGHT)
        assert (told["right"], told["rush"]["score"], told["rush"]["left_ms"]) == (True, 13, 100)
        await served.pass_by(0.1)
        late = await tries(http, told["rush"], RIGHT)
        assert (late["right"], late["rush"]["score"]) == (None, 13)
        assert (late["rush"]["over"], late["rush"]["puzzle"]) == (True, None)
        assert (await http.get("/api/puzzles")).json()["solver"]["rush"] == 13

    ask(place, test, sources=with_puzzles(*many(400, step=4)))


def test_the_third_miss_ends_it(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        rush = await begin(http)
        missed = []
        for number in range(3):
            rush = (await tries(http, rush, RIGHT))["rush"]
            missed.append(rush["puzzle"]["id"])
            told = await tries(http, rush, WRONG)
            rush = told["rush"]
            assert told["right"] is False
            assert rush["missed"] == missed
            assert rush["over"] is (number == 2)
        assert (rush["score"], rush["left_ms"], rush["best"]) == (3, 0, 3)
        # None of it is rated.
        solver = (await http.get("/api/puzzles")).json()["solver"]
        assert (solver["tries"], solver["rating"]) == (0, 1500)
        fresh = (await http.post("/api/puzzles/rush")).json()
        assert (fresh["score"], fresh["best"], fresh["missed"]) == (0, 3, [])

    ask(tmp_path, test, sources=with_puzzles())


def test_a_turn_that_is_sent_twice_counts_once(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        rush = await begin(http)
        first, second = await tries(http, rush, RIGHT), await tries(http, rush, RIGHT)
        assert (first["right"], second["right"]) == (True, None)
        assert first["rush"] == second["rush"]

    ask(tmp_path, test, sources=with_puzzles())


def test_what_a_rush_has_come_to_is_told_nowhere_else(place: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        rush = await begin(http)
        puzzle = f"/api/puzzles/{rush['puzzle']['id']}"

        async def refusals() -> list[str | None]:
            tried = await http.post(f"{puzzle}/try", json={"turn": WRONG})
            gave_up, answer = (
                await http.post(f"{puzzle}/give-up"),
                await http.get(f"{puzzle}/solution"),
            )
            return [
                reason(one) if one.status_code == 403 else None for one in (tried, gave_up, answer)
            ]

        in_rush = "table-puzzle-in-rush"
        assert await refusals() == [in_rush] * 3
        assert (await http.get("/api/puzzles")).json()["solver"]["tries"] == 0
        # It is behind the player once it was tried, and no puzzle of a rush that is over.
        later = (await tries(http, rush, WRONG))["rush"]
        assert await refusals() == [None] * 3
        puzzle = f"/api/puzzles/{later['puzzle']['id']}"
        assert await refusals() == [in_rush] * 3
        await served.pass_by(180)
        assert await refusals() == [None] * 3

    ask(place, test, sources=with_puzzles())


def test_an_answer_known_from_before_is_not_read_again_in_a_rush(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        await named(http)
        for puzzle in many(1):
            (await http.post(f"/api/puzzles/{puzzle.id}/give-up")).raise_for_status()
            await begin(http)
            answer = await http.get(f"/api/puzzles/{puzzle.id}/solution")
            assert (answer.status_code, reason(answer)) == (403, "table-puzzle-in-rush")

    ask(tmp_path, test, sources=with_puzzles(*many(1)))


def test_it_ends_when_there_are_no_more(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        rush = await begin(http)
        for _ in range(3):
            rush = (await tries(http, rush, RIGHT))["rush"]
        assert (rush["over"], rush["score"]) == (True, 3)

    ask(tmp_path, test, sources=with_puzzles(*many(3)))
