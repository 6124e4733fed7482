"""The bots of this server: their ratings, how they went, and their rated games.

They are rated by version, because one that plays differently is another opponent.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Annotated

from fastapi import APIRouter, Query, Request

from red7.bots import bot_names, bot_version
from red7.protocol.ratings import BotProfile, BotVersion, Course, Family, History
from red7.protocol.values import BotName
from red7.server.errors import ServerError
from red7.server.http.routes.asking import Limited, parts_of, refusals
from red7.server.http.routes.games.history import (
    MOST_POINTS,
    PAGE,
    Most,
    told_course,
    told_games,
    told_ratings,
)
from red7.server.store import RatedSubject
from red7.server.store.games.ratings import bot_subject

router = APIRouter(prefix="/api/profile/bot", tags=["history"], dependencies=[Limited])

Bot = Annotated[BotName, Query(examples=["blue"])]
Version = Annotated[str, Query(max_length=40, examples=["1"])]
Before = Annotated[
    int | None, Query(ge=1, le=10**15, description="The ``next`` of the page before.")
]


@router.get("", responses=refusals(404))
async def bot_profile(bot: Bot, request: Request) -> BotProfile:
    """Return what everybody may know about a bot of this server, in all its versions."""
    parts = parts_of(request)
    await parts.ratings.settle()
    by_version: dict[str, list[RatedSubject]] = defaultdict(list)
    present = bot_version(bot) if bot in bot_names() else None
    if present is not None:
        by_version[present] = []
    # The one that played last comes first.
    for one in sorted(await parts.store.ratings.of_bot(bot), key=lambda one: -one.at):
        by_version[one.subject.partition("@")[2]].append(one)
    if not by_version:
        raise ServerError("player-unknown")
    return BotProfile(
        bot=bot,
        versions=tuple(
            BotVersion(version=version, present=version == present, ratings=told_ratings(found))
            for version, found in by_version.items()
        ),
    )


@router.get("/history", responses=refusals())
async def bot_history(
    bot: Bot, version: Version, request: Request, before: Before = None, most: Most = PAGE
) -> History:
    """Return the rated games of a version of a bot, newest first, a page at a time."""
    parts = parts_of(request)
    await parts.ratings.settle()
    found = await parts.store.history.games_of_bot(bot, version, before, most + 1)
    last = found[most - 1].change if len(found) > most else None
    further = str(last.number) if last else None
    return History(games=await told_games(parts, found[:most]), next=further)


@router.get("/course", responses=refusals())
async def bot_course(bot: Bot, version: Version, family: Family, request: Request) -> Course:
    """Return how the rating of a version of a bot went, in at most 200 points."""
    parts = parts_of(request)
    await parts.ratings.settle()
    subject = bot_subject(bot, version)
    return told_course(family, await parts.store.ratings.course(subject, family, MOST_POINTS))
