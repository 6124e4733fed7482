"""Reviews that several wait for, that nobody waits for, and that were made before."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import aclosing
from pathlib import Path
from typing import Any

import pytest

from red7.core import Match, Record, write_record
from red7.protocol.reviews import Review
from red7.protocol.versions import REVIEWS
from red7.server.clock import Clock
from red7.server.errors import ServerError
from red7.server.metrics import Metrics
from red7.server.store import StoreChangedError
from red7.server.store.database import DatabaseStore
from red7.server.study.reviews import WORK, Reviews
from red7.server.study.sharing import Study
from tests.server.given import ManualTime
from tests.server.store.stores import execute, run
from tests.server.study.reviewers import Reviewers

Test = Callable[[Reviews, Reviewers, DatabaseStore], Awaitable[None]]


def finished(players: int = 2) -> str:
    match = Match.start(players, "basic", bytes(32))
    while not match.over:
        match = match.apply(match.round.legal_steps[0])
    return write_record(Record.of(match, ("Ann", "Ben", "Cid", "Dot")[:players]))


async def record() -> str:
    return finished()


def reviewing(folder: Path, test: Test, *, opened: bool = True) -> None:
    async def main(store: DatabaseStore) -> None:
        analysts = Reviewers(opened=opened)
        study = Study(analysts, Clock(0, ManualTime()), Metrics())
        reviews = Reviews(store, study)
        try:
            await test(reviews, analysts, store)
        finally:
            await reviews.close()
            await study.close()

    run(folder, main)


async def read(lines: AsyncGenerator[Any, None]) -> list[Any]:
    async with aclosing(lines):
        return [line async for line in lines]


def test_a_review_is_made_once_and_kept(place: Path) -> None:
    async def test(reviews: Reviews, analysts: Reviewers, store: DatabaseStore) -> None:
        assert await reviews.find("t", 1) is None
        lines = reviews.make("t", 1, record, WORK)
        first = await anext(lines)
        assert isinstance(first, dict)
        assert 1 <= first["done"] <= 3 < first["total"]
        analysts.gate.set()
        found = (await read(lines))[-1]
        assert isinstance(found, Review)
        assert await reviews.find("t", 1) == found
        assert await reviews.find("t", 2) is None
        assert await reviews.find("u", 1) is None
        assert len(analysts.asked) == 1
        # Of another version, it would be made again.
        assert await store.review("t", 1, REVIEWS + 1) is None
        # What is kept are facts: no names, no sentences.
        kept = found.model_dump_json()
        assert "nobody's" not in kept
        assert all(not m.decision.why for m in found.moments if m.decision)

    reviewing(place, test, opened=False)


def test_all_who_ask_for_a_game_wait_for_the_same_work(place: Path) -> None:
    async def test(reviews: Reviews, analysts: Reviewers, _: DatabaseStore) -> None:
        asked = [asyncio.create_task(read(reviews.make("t", 1, record, WORK))) for _ in range(3)]
        await analysts.begun.wait()
        late = asyncio.create_task(read(reviews.make("t", 1, record, WORK)))
        analysts.gate.set()
        found = await asyncio.gather(*asked, late)
        assert len(analysts.asked) == 1
        assert len({id(lines[-1]) for lines in found}) == 1

    reviewing(place, test, opened=False)


def test_work_ends_when_nobody_waits_any_more(place: Path) -> None:
    async def test(reviews: Reviews, analysts: Reviewers, _: DatabaseStore) -> None:
        one = asyncio.create_task(read(reviews.make("t", 1, record, WORK)))
        two = asyncio.create_task(read(reviews.make("t", 1, record, WORK)))
        await analysts.begun.wait()
        one.cancel()
        await asyncio.gather(one, return_exceptions=True)
        assert not analysts.stopped.is_set()
        two.cancel()
        await analysts.stopped.wait()
        assert await reviews.find("t", 1) is None
        # Whoever asks later starts anew.
        analysts.gate.set()
        assert isinstance((await read(reviews.make("t", 1, record, WORK)))[-1], Review)
        assert len(analysts.asked) == 2

    reviewing(place, test, opened=False)


def test_everybody_is_told_when_it_fails(place: Path) -> None:
    async def test(reviews: Reviews, analysts: Reviewers, _: DatabaseStore) -> None:
        analysts.fails = True
        asked = [asyncio.create_task(read(reviews.make("t", 1, record, WORK))) for _ in range(2)]
        for outcome in await asyncio.gather(*asked, return_exceptions=True):
            assert isinstance(outcome, ServerError)
            assert outcome.reason == "trouble"
        analysts.fails = False
        assert isinstance((await read(reviews.make("t", 1, record, WORK)))[-1], Review)

    reviewing(place, test)


def test_nothing_is_kept_in_data_that_has_been_replaced(place: Path) -> None:
    async def test(reviews: Reviews, _: Reviewers, store: DatabaseStore) -> None:
        await execute(place, "UPDATE meta SET value = 'another' WHERE name = 'generation'")
        with pytest.raises(StoreChangedError):
            await store.save_review("t", 1, REVIEWS, b"")
        decided = store.generation
        await store.changed()
        store.accept()
        with pytest.raises(StoreChangedError):  # it was begun before
            await store.save_review("t", 1, REVIEWS, b"", decided)
        await execute(place, "UPDATE meta SET value = 'a third' WHERE name = 'generation'")
        # Whoever waits for it is answered all the same.
        assert isinstance((await read(reviews.make("t", 1, record, WORK)))[-1], Review)
        assert await reviews.find("t", 1) is None

    reviewing(place, test)


def test_a_review_of_an_older_version_is_replaced(place: Path) -> None:
    async def test(_: Reviews, __: Reviewers, store: DatabaseStore) -> None:
        await store.save_review("t", 1, 1, b"old")
        await store.save_review("t", 1, 2, b"new")
        assert await store.review("t", 1, 1) is None
        assert await store.review("t", 1, 2) == b"new"

    reviewing(place, test)
