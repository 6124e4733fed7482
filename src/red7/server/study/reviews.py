"""Reviews of finished games: each is made once, shared by all who wait for it, and kept.

What is kept are facts. Names and sentences are added for whoever reads them.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine
from contextlib import aclosing
from typing import Any, Final

import structlog

from red7.core import Red7Error
from red7.protocol import versions
from red7.protocol.reviews import Review
from red7.server.errors import ServerError, origin_of
from red7.server.store import Store, StoreError
from red7.server.study.analysts import AnswerLine, Question
from red7.server.study.sharing import Study

WORK: Final = 20  # for each turn
_SECONDS: Final = 180.0  # for a long match on a slow machine
_STYLE: Final = 1  # of their pictures; to be raised when they look different
_DIGITS: Final = 6  # of a chance; more would only be stored

_log = structlog.get_logger("red7.study")

Key = tuple[str, str, int]  # the data, the table and the number of the game
Record = Callable[[], Awaitable[str]]


def picture_version(game: str) -> str:
    """Return a name for the picture of a review, which changes when the picture does.

    >>> picture_version("0123abcd") == f"0123abcd.{versions.REVIEWS}.1"
    True
    """
    return f"{game}.{versions.REVIEWS}.{_STYLE}"


class Reviews:
    """Finds the reviews that were kept, and has others made."""

    def __init__(self, store: Store, study: Study) -> None:
        self._store = store
        self._study = study
        self._jobs: dict[Key, _Job] = {}

    async def find(self, table: str, game: int) -> Review | None:
        """Return a review that was made before."""
        kept = await self._store.review(table, game, versions.REVIEWS)
        return Review.model_validate_json(zlib.decompress(kept)) if kept else None

    async def make(
        self, table: str, game: int, record: Record, work: int
    ) -> AsyncGenerator[AnswerLine | Review, None]:
        """Yield how far the work has come, and at last the review.

        Whoever asks for the same game waits for the same work, which ends when nobody waits.
        """
        key = self._store.generation, table, game
        job = self._jobs.get(key)
        if job is None:
            job = self._jobs[key] = _Job()
            job.begin(self._work(key, job, record, work))
        job.enter()
        try:
            async with aclosing(job.lines()) as lines:
                async for line in lines:
                    yield line
        finally:
            job.leave()
            if not job.readers:
                self._end(key, job)

    async def close(self) -> None:
        """End all work."""
        jobs = dict(self._jobs)
        for key, job in jobs.items():
            self._end(key, job)
        tasks = [job.task for job in jobs.values() if job.task]
        await asyncio.gather(*tasks, return_exceptions=True)

    def _end(self, key: Key, job: _Job) -> None:
        if self._jobs.get(key) is job:
            del self._jobs[key]
        if job.task:
            job.task.cancel()

    async def _work(self, key: Key, job: _Job, record: Record, work: int) -> None:
        """Let the analysts review a game, tell how far they are, and keep what they find."""
        error: ServerError | Red7Error = ServerError("trouble")
        found: Review | None = None
        try:
            question = Question("review", {"record": await record(), "work": work}, _SECONDS)
            async with aclosing(self._study.ask(question)) as lines:
                async for line in lines:
                    if "review" in line:
                        found = _facts(line["review"])
                        await self._keep(key, found)
                    else:
                        job.put(line)
        except (ServerError, Red7Error) as refused:
            error = refused
        except Exception as failed:  # noqa: BLE001 - those who wait are told, whatever it is
            _log.error("not reviewed", why=origin_of(failed))
        finally:
            if self._jobs.get(key) is job:
                del self._jobs[key]  # whoever asks from now on finds what was kept
            job.end(found or error)

    async def _keep(self, key: Key, found: Review) -> None:
        """Save a review; if it cannot be saved, it is made again one day."""
        generation, table, game = key
        data = zlib.compress(found.model_dump_json(exclude_defaults=True).encode(), 9)
        try:
            await self._store.save_review(table, game, versions.REVIEWS, data, generation)
        except StoreError as error:
            _log.warning("review not kept", why=type(error).__name__)


def _facts(told: AnswerLine) -> Review:
    """Return a review without names and sentences."""
    plain = _rounded(told)
    for player in plain["players"]:
        player.pop("name", None)
    for moment in plain["moments"]:
        if moment["decision"]:
            moment["decision"].pop("why", None)
    return Review.model_validate(plain)


def _rounded(value: Any) -> Any:  # noqa: ANN401 - whatever JSON holds
    if isinstance(value, float):
        return round(value, _DIGITS)
    if isinstance(value, dict):
        return {name: _rounded(one) for name, one in value.items()}
    return [_rounded(one) for one in value] if isinstance(value, list | tuple) else value


class _Job:
    """A review in the making, and those who wait for it."""

    def __init__(self) -> None:
        self.readers = 0
        self.task: asyncio.Task[None] | None = None
        self._line: AnswerLine | None = None
        self._end: Review | ServerError | Red7Error | None = None
        self._changed = asyncio.Event()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin the work."""
        self.task = asyncio.create_task(work)

    def enter(self) -> None:
        """Add somebody who waits for it."""
        self.readers += 1

    def leave(self) -> None:
        """Remove somebody who waited for it."""
        self.readers -= 1

    def put(self, line: AnswerLine) -> None:
        """Tell everybody how far the work has come."""
        self._line = line
        self._wake()

    def end(self, found: Review | ServerError | Red7Error) -> None:
        """Tell everybody what has come of it."""
        self._end = found
        self._wake()

    def _wake(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    async def lines(self) -> AsyncGenerator[AnswerLine | Review, None]:
        """Yield the newest line whenever there is another, and what comes in the end."""
        told: AnswerLine | None = None
        while self._end is None:
            changed = self._changed
            if self._line is not told and self._line is not None:
                told = self._line
                yield told
            else:
                await changed.wait()
        if not isinstance(self._end, Review):
            raise self._end
        yield self._end
