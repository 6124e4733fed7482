"""The finished games of the player who is asking, in numbers.

They are found by the index of games, so nothing here can tell of a game that is running.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Any, Final

from fastapi import APIRouter, Request, Response

from red7.core import Red7Error
from red7.protocol.reviews import Review
from red7.protocol.statistics import GamesProgress, Opponent, OwnGame, OwnStatistics
from red7.protocol.study import Interrupted
from red7.server.errors import ServerError
from red7.server.http.lines import Lines
from red7.server.http.routes.asking import Limited, Student, Who, parts_of, refusals
from red7.server.parts import Parts
from red7.server.study.reviews import WORK
from red7.server.study.statistics import ME, Counted, Judged
from red7.server.tables.ended.finished import FinishedGame
from red7.table.table import Chair

router = APIRouter(prefix="/api/me/statistics", tags=["study"], dependencies=[Limited])

MOST_GAMES: Final = 200  # the newest
_MOST_FAILURES: Final = 3  # games that cannot be reviewed, before the others are given up
_WAIT: Final = 1.0  # seconds until the limit is asked again


@router.get("", responses=refusals(401, 403))
async def my_statistics(who: Who, request: Request) -> OwnStatistics:
    """Count your finished games, at most the 200 newest, with the reviews that have been made.

    What takes a review is told of the games that have one.
    """
    parts = parts_of(request)
    await _check(parts, who)
    if not parts.limits.study.allows(who):
        raise ServerError("study-too-many")
    games, older = await parts.finished.of(who, MOST_GAMES)
    judged = [await _judged(parts, game) for game in games]
    people = {chair.who for game in games for chair in game.chairs if chair.person}
    await parts.names.learn(*people)
    labels = _Labels(parts, who)
    counted = [
        Counted(game.record, labels.of(game), found)
        for game, found in zip(games, judged, strict=True)
    ]
    # Whoever has no games need not wait for the analysts, who may still have to be started.
    plain = await parts.statistics.count(counted[::-1]) if counted else None
    return OwnStatistics.model_validate(
        {
            "statistics": plain and labels.named(plain),
            "games": [
                _own_game(parts, game, found) for game, found in zip(games, judged, strict=True)
            ],
            "older": older,
        }
    )


@router.post(
    "/review",
    status_code=200,
    response_class=Lines,
    responses={
        **refusals(401, 403),
        200: {
            "model": GamesProgress | Interrupted,
            "description": "How far the work has come, line by line; in the end, all is done.",
        },
    },
)
async def review_mine(who: Student, request: Request) -> Response:
    """Review those of your games that have no review yet, one after the other, newest first.

    Each review is kept as soon as it is made. To stop, close the connection.
    """
    parts = parts_of(request)
    await _check(parts, who)
    return Lines(request, _reviewed(parts, who))


async def _check(parts: Parts, who: str) -> None:
    """Refuse a player who is forgotten, and everybody where there is no study."""
    if await parts.store.player(who) is None:
        raise ServerError("sign-in")
    if not parts.settings.study_work:
        raise ServerError("study-off")


async def _reviewed(parts: Parts, who: str) -> AsyncGenerator[dict[str, Any], None]:
    games, _ = await parts.finished.of(who, MOST_GAMES)
    left = [game for game in games if await _judged(parts, game) is None]
    work = min(WORK, parts.settings.study_work)
    failures: list[ServerError | Red7Error] = []
    for done, game in enumerate(left):
        yield _progress(done, left)
        while not parts.limits.reviews.allows(who):
            await parts.clock.sleep(_WAIT)
            yield _progress(done, left)  # a connection on which nothing is said may be cut
        await _check(parts, who)  # it may have taken hours
        try:
            async with aclosing(_review(parts, game, work)) as shares:
                async for share in shares:
                    yield _progress(done, left, share)
        except (ServerError, Red7Error) as error:
            failures.append(error)
            if len(failures) == _MOST_FAILURES:
                break
    if failures:
        raise failures[-1]
    yield _progress(len(left), left)


async def _review(parts: Parts, game: FinishedGame, work: int) -> AsyncGenerator[float, None]:
    """Review a game, unless somebody else has, and yield how much of it is done."""
    if await _judged(parts, game) is not None:
        return

    async def record() -> str:
        return game.record

    async with aclosing(parts.reviews.make(game.table, game.number, record, work)) as lines:
        async for line in lines:
            if not isinstance(line, Review):
                yield line["done"] / max(1, line["total"])


def _progress(done: int, left: list[FinishedGame], part: float = 0.0) -> dict[str, Any]:
    return GamesProgress(done=done, total=len(left), part=round(part, 3)).model_dump()


async def _judged(parts: Parts, game: FinishedGame) -> Judged | None:
    return await parts.statistics.judged(game.table, game.number, game.seat)


def _own_game(parts: Parts, game: FinishedGame, judged: Judged | None) -> OwnGame:
    others = [chair for seat, chair in enumerate(game.chairs, 1) if seat != game.seat]
    return OwnGame(
        game=game.name,
        ended=game.played.game.ended,
        rules=game.played.game.rules,
        seat=game.seat,
        opponents=tuple(_opponent(parts, chair) for chair in others),
        won=game.played.won,
        reviewed=judged is not None,
        accuracy=judged["players"][game.seat - 1]["accuracy"] if judged else None,
    )


def _opponent(parts: Parts, chair: Chair) -> Opponent:
    return Opponent(name="" if chair.bot else parts.names.get(chair.who, ""), bot=chair.bot)


class _Labels:
    """What players are called while they are counted: people may have the same name."""

    def __init__(self, parts: Parts, who: str) -> None:
        self._parts = parts
        self._who = who
        self._labels: dict[str, str] = {}  # of people
        self._opponents: dict[str, Opponent] = {}

    def of(self, game: FinishedGame) -> tuple[str, ...]:
        """Return the labels of the players of a game."""
        return tuple(
            ME if seat == game.seat else self._label(chair)
            for seat, chair in enumerate(game.chairs, 1)
        )

    def _label(self, chair: Chair) -> str:
        opponent = _opponent(self._parts, chair)
        if opponent.name:
            label = self._labels.setdefault(chair.who, f"person {len(self._labels) + 1}")
        else:
            label = f"bot {chair.bot}" if chair.bot else "nobody"
        self._opponents[label] = opponent
        return label

    def named(self, plain: dict[str, Any]) -> dict[str, Any]:
        """Return the numbers with the names of opponents."""
        opponents = [
            {**one, **self._opponents[one["name"]].model_dump()} for one in plain["opponents"]
        ]
        numbers = {name: value for name, value in plain.items() if name != "player"}
        return numbers | {"opponents": opponents}
