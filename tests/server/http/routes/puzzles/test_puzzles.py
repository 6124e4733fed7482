"""Puzzles over HTTP: posing, trying, giving up, what suits a solver, and what must not be told."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from red7.rating import START
from red7.study.puzzles import Puzzle
from red7.table.exploring import explore
from red7.words import words
from tests.server.given import WALL, ManualTime
from tests.server.http.pages import page_in
from tests.server.http.served import ask, reason
from tests.server.puzzles.books import FIRST, ILLEGAL, RIGHT, WRONG, many, with_puzzles
from tests.server.serving import Served, quick

DAY = 86_400
BROWSER = {"Accept": "text/html"}


async def named(http: httpx.AsyncClient, name: str = "Ann") -> None:
    """Take a name; the cookie is sent from now on."""
    (await http.put("/api/me", json={"name": name})).raise_for_status()


async def tries(http: httpx.AsyncClient, turn: str, puzzle: str = "first1") -> dict[str, Any]:
    answer = await http.post(f"/api/puzzles/{puzzle}/try", json={"turn": turn})
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def test_a_puzzle_is_tried_until_it_is_solved(place: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        posed = (await http.get("/api/puzzles/first1")).json()
        assert (posed["kind"], posed["rating"], posed["tries"], posed["over"]) == (
            *("stay", 900, 0),
            False,
        )
        assert posed["state"]["you"] == 1
        assert posed["state"]["round"]["players"][0]["hand"] == ["R7", "Y2", "V1"]
        assert posed["state"]["round"]["players"][1]["hidden"] == 7
        assert (await http.post("/api/puzzles/first1/try", json={"turn": RIGHT})).status_code == 401
        await named(http)
        told = await tries(http, ILLEGAL)
        assert (told["right"], told["over"]) == (False, False)
        assert told["refusal"]["text"]
        assert told["gained"] < 0
        told = await tries(http, WRONG)
        assert (told["right"], told["over"], told["refusal"], told["gained"]) == (
            *(False, False),
            None,
            0,
        )
        answer = await http.get("/api/puzzles/first1/solution")
        assert (answer.status_code, reason(answer)) == (403, "table-puzzle-unsolved")
        told = await tries(http, "+R7")  # the end of a turn may be left out
        assert (told["right"], told["over"]) == (True, True)
        solution = (await http.get("/api/puzzles/first1/solution")).json()
        assert solution["answers"] == ["+R7 ."]
        assert solution["themes"] == ["players-2", "red"]
        assert (solution["why"], solution["against"]) == ("Because.", "Because.")
        assert (solution["tried"], solution["tried_by"], solution["solved_by"]) == (WRONG, 1, 0)
        assert solution["rating"] == 900  # guests are rated, but do not rate
        posed = (await http.get("/api/puzzles/first1")).json()
        assert (posed["tries"], posed["solved"], posed["over"]) == (3, True, True)

    ask(place, test, sources=with_puzzles())


def test_rules_are_told_in_full(tmp_path: Path) -> None:
    named_rules = replace(FIRST, rules="expert", position=f"{FIRST.position} $0,0")

    async def test(http: httpx.AsyncClient, served: Served) -> None:
        posed = (await http.get("/api/puzzles/first1")).json()
        assert posed["rules"] == posed["state"]["setup"]["rules"] == "v1.2+draw+match+actions"

    ask(tmp_path, test, sources=with_puzzles(named_rules))


def test_whoever_gives_up_reads_the_answer(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        await named(http)
        told = (await http.post("/api/puzzles/first1/give-up")).json()
        assert (told["right"], told["over"]) == (False, True)
        assert told["gained"] < 0
        assert (await http.get("/api/puzzles/first1/solution")).json()["answers"] == ["+R7 ."]
        assert not (await http.get("/api/puzzles/first1")).json()["solved"]

    ask(tmp_path, test, sources=with_puzzles())


def test_what_is_not_there(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        await named(http)
        for method, path in (
            ("GET", "/api/puzzles/nothing"),
            ("POST", "/api/puzzles/nothing/give-up"),
            ("GET", "/api/puzzles/nothing/solution"),
            ("GET", "/api/puzzles/nothing.png"),
        ):
            answer = await http.request(method, path)
            assert (answer.status_code, reason(answer)) == (404, "table-puzzle-unknown"), path
        answer = await http.get("/api/puzzles/rush")
        assert (answer.status_code, reason(answer)) == (404, "table-rush-none")
        answer = await http.post("/api/puzzles/rush/try", json={"puzzle": "first1", "turn": RIGHT})
        assert (answer.status_code, reason(answer)) == (404, "table-rush-none")
        assert (await http.get("/api/puzzles/a-b")).status_code == 422
        await http.delete("/api/me")
        assert (await http.post("/api/puzzles/first1/give-up")).status_code == 401

    ask(tmp_path, test, sources=with_puzzles())


def test_the_day_decides_what_is_posed_and_a_streak_grows(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        told = (await http.get("/api/puzzles")).json()
        assert (told["date"], told["solver"]) == ("2023-11-14", None)
        assert told["next_ms"] == DAY * 1000 - WALL % (DAY * 1000)
        assert {one["kind"]: one["count"] for one in told["kinds"]}["stay"] == 11
        await named(http)
        seen = []
        for streak in (1, 2, 3):
            posed = (await http.get("/api/puzzles/today")).json()
            assert posed["today"]
            assert not posed["over"]  # though it was solved two days before
            seen.append(posed["id"])
            solver = (await tries(http, RIGHT, posed["id"]))["solver"]
            assert (solver["streak"], solver["today"]) == (streak, True)
            assert (await http.get("/api/puzzles/today")).json()["over"]
            await served.pass_by(DAY)
            solver = (await http.get("/api/puzzles")).json()["solver"]
            assert (solver["streak"], solver["today"]) == (streak, False)
        assert len(set(seen)) == 2
        await served.pass_by(DAY)
        solver = (await http.get("/api/puzzles")).json()["solver"]
        assert (solver["streak"], solver["longest"]) == (0, 3)

    ask(tmp_path, test, sources=with_puzzles())


def test_no_day_counts_whose_puzzle_was_given_up(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        del served
        await named(http)
        posed = (await http.get("/api/puzzles/today")).json()
        assert (await http.post(f"/api/puzzles/{posed['id']}/give-up")).is_success
        tried = await tries(http, RIGHT, posed["id"])
        assert tried["right"]
        assert (tried["solver"]["streak"], tried["solver"]["today"]) == (0, False)

    ask(tmp_path, test, sources=with_puzzles())


def test_a_series_adapts_to_the_solver(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        async def series(turn: str) -> list[int]:
            ratings = []
            for _ in range(15):
                posed = (await http.get("/api/puzzles/next")).json()
                assert (posed["tries"], posed["today"]) == (0, False)
                ratings.append(posed["rating"])
                await tries(http, turn, posed["id"])
            return ratings

        assert (await http.get("/api/puzzles/next")).status_code == 401
        await named(http)
        up = await series(RIGHT)
        best = (await http.get("/api/puzzles")).json()["solver"]
        assert best["rating"] > START.points + 200
        assert best["settled"]
        http.cookies.clear()
        await named(http, "Ben")
        down = await series(WRONG)
        assert sum(down[5:]) / 10 < START.points < sum(up[5:]) / 10
        kinds = {(await http.get("/api/puzzles/next?kind=deny")).json()["kind"] for _ in range(9)}
        assert kinds == {"deny"}
        assert (await http.get("/api/puzzles/next?kind=other")).status_code == 422

    ask(tmp_path, test, sources=with_puzzles())


def test_whoever_has_tried_all_begins_again(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        await named(http)
        for _ in range(4):
            posed = (await http.get("/api/puzzles/next")).json()
            await tries(http, RIGHT, posed["id"])
        assert (await http.get("/api/puzzles")).json()["solver"]["tries"] in (3, 4)

    ask(tmp_path, test, sources=with_puzzles(*many(4)))


# What must not be told


OTHER = replace(FIRST, answers=("+Y2 >R7", "+V1 >R7"), themes=("players-2", "yellow", "action-1"))


def told_before(folder: Path, puzzle: Puzzle, page: Path) -> list[bytes]:
    """Give all that leaves the server about a puzzle that is tried in vain, and in a rush."""
    told: list[bytes] = []

    async def test(http: httpx.AsyncClient, served: Served) -> None:
        await named(http)
        for method, path, body in (
            ("GET", "/api/puzzles", None),
            ("GET", "/api/puzzles/today", None),
            ("GET", "/api/puzzles/next", None),
            ("GET", "/api/puzzles/first1", None),
            ("GET", "/api/puzzles/first1/solution", None),
            ("GET", "/puzzle/first1", None),
            ("GET", "/api/puzzles/first1.png", None),
            ("POST", "/api/puzzles/rush", None),
            ("GET", "/api/puzzles/rush", None),
            ("POST", "/api/puzzles/first1/try", {"turn": ILLEGAL}),
            ("POST", "/api/puzzles/first1/try", {"turn": WRONG}),
            ("GET", "/api/puzzles/first1", None),
            ("GET", "/api/puzzles/first1/solution", None),
            ("POST", "/api/puzzles/rush/try", {"puzzle": "first1", "turn": WRONG}),
            ("GET", "/api/me/export", None),
        ):
            answer = await http.request(method, path, json=body, headers=BROWSER)
            told.append(f"{answer.status_code} {answer.headers.get('etag')}".encode())
            told.append(answer.content.replace(served.url.encode(), b""))

    ask(folder, test, sources=with_puzzles(puzzle))
    return told


@pytest.fixture
def page(tmp_path: Path) -> Iterator[Path]:
    """Serve a page, whether one has been built or not."""
    with page_in(tmp_path / "page", "<head><title>Red7</title></head>"):
        yield tmp_path / "page"


def test_nothing_tells_the_answer_before_it_is_found(tmp_path: Path, page: Path) -> None:
    """Another answer to the same question must change no byte of what is told."""
    one, other = tmp_path / "one", tmp_path / "other"
    told = told_before(one, FIRST, page)
    assert told == told_before(other, OTHER, page)
    assert len(told) == 30


def test_the_answer_changes_what_is_told_afterwards(tmp_path: Path) -> None:
    """Otherwise the test before this one could not fail."""
    answers = []
    for number, puzzle in enumerate((FIRST, OTHER)):

        async def test(http: httpx.AsyncClient, served: Served) -> None:
            await named(http)
            await http.post("/api/puzzles/first1/give-up")
            answers.append((await http.get("/api/puzzles/first1/solution")).content)

        ask(tmp_path / str(number), test, sources=with_puzzles(puzzle))
    assert answers[0] != answers[1]


def test_a_puzzle_says_neither_what_is_legal_nor_who_is_winning(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        await named(http)
        rush = (await http.post("/api/puzzles/rush")).json()
        posed = [(await http.get(f"/api/puzzles/{one}")).json() for one in ("today", "first1")]
        for puzzle in (*posed, rush["puzzle"]):
            state = puzzle["state"]
            assert state["choices"] is None
            assert state["round"]["standings"] == []
            assert [player["best"] for player in state["round"]["players"]] == [[], []]
            assert "legal" not in json.dumps(puzzle)
            assert "answers" not in json.dumps(puzzle)
            assert "themes" not in json.dumps(puzzle)
        # All the rest is as where lines are tried.
        shown = explore("v1.2", FIRST.position, "").state.model_dump(mode="json")
        state = posed[1]["state"]
        shown["you"], shown["round"]["standings"] = 1, []
        shown["seats"][1]["kind"] = "bot"  # whoever is not the reader
        for player in shown["round"]["players"]:
            player["best"] = []
        assert state == shown

    ask(tmp_path, test, sources=with_puzzles(FIRST))


# Pictures, previews and what is kept


def test_a_link_has_a_preview_and_a_picture(tmp_path: Path, page: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        german = {**BROWSER, "Accept-Language": "de"}
        text = (await http.get("/puzzle/first1", headers=german)).text
        assert words("de")("web-puzzle-task-stay") in text
        assert f'content="{served.url}/puzzle/first1"' in text
        assert f"{served.url}/api/puzzles/first1.png?language=de" in text
        drawn = await http.get("/api/puzzles/first1.png?language=de")
        assert drawn.content.startswith(b"\x89PNG")
        again = await http.get(
            "/api/puzzles/first1.png?language=de", headers={"If-None-Match": drawn.headers["etag"]}
        )
        assert again.status_code == 304
        for path in ("/puzzle/nothing", "/puzzle/a-b"):
            answer = await http.get(path)
            assert (answer.status_code, reason(answer)) == (404, "table-page-unknown")
        assert (await http.get("/puzzles", headers=BROWSER)).status_code == 200

    ask(tmp_path, test, sources=with_puzzles())


def test_all_of_it_is_exported_and_forgotten(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        await named(http)
        kept = (await http.get("/api/me/export")).json()["puzzles"]
        assert kept == {"solver": None, "attempts": [], "rush": None}
        told = await tries(http, WRONG)
        await http.post("/api/puzzles/rush")
        me = (await http.get("/api/me")).json()["player"]
        kept = (await http.get("/api/me/export")).json()["puzzles"]
        assert kept["attempts"] == [
            {
                "puzzle": "first1",
                "at": served.parts.clock.now(),
                "tries": 1,
                "turn": WRONG,
                "ended": None,
                "solved": False,
                "points": told["solver"]["rating"],
            }
        ]
        assert kept["solver"]["tries"] == 1
        rush = await served.parts.store.puzzles.rush(me)
        assert rush
        assert kept["rush"] == {
            "seed": None,  # the puzzles to come follow from it
            "began": served.parts.clock.now(),
            "number": 0,
            "score": 0,
            "missed": "",
        }
        assert rush.seed not in json.dumps(kept)
        await served.pass_by(180)
        kept = (await http.get("/api/me/export")).json()["puzzles"]
        assert kept["rush"]["seed"] == rush.seed
        await http.delete("/api/me")
        assert await served.parts.store.puzzles.attempts(me) == []
        assert await served.parts.store.puzzles.rush(me) is None

    ask(tmp_path, test, sources=with_puzzles())


def test_whoever_guesses_too_often_has_to_wait(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, served: Served) -> None:
        await named(http)
        statuses: list[int] = []
        while 429 not in statuses and len(statuses) < 200:
            answer = await http.post("/api/puzzles/first1/try", json={"turn": WRONG})
            statuses.append(answer.status_code)
        assert len(statuses) == 61
        assert reason(answer) == "table-too-many"
        await served.pass_by(1)
        assert await tries(http, RIGHT)

    ask(tmp_path, test, quick(requests=1000.0), with_puzzles(time=ManualTime()))
