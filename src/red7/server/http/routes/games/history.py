"""Finished games and ratings: one's own, those of players with an account, the strongest.

Everything is found by the index of finished games, so nothing here can tell of a running one.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Query, Request

from red7.core import Rules
from red7.protocol.ratings import (
    Course,
    CoursePoint,
    Family,
    FamilyRating,
    History,
    HistoryGame,
    HistorySeat,
    LeaderRow,
    Leaders,
    Profile,
    RatedResult,
)
from red7.protocol.values import BotName
from red7.rating import FAMILIES, Rating
from red7.server.errors import ServerError
from red7.server.http.routes.asking import Limited, Who, parts_of, refusals
from red7.server.parts import Parts
from red7.server.store import Leader, ListedGame, RatedSubject, WantedGames
from red7.server.store.games.ratings import RatingChange
from red7.server.store.people.accounts import Kind

router = APIRouter(prefix="/api", tags=["history"], dependencies=[Limited])

PAGE: Final = 30  # games, or places
_MOST: Final = 100
MOST_POINTS: Final = 200  # of the course of a rating

_GAME_KEY: Final = re.compile(r"(\d{1,15})\.([A-Za-z0-9]{1,32})\.(\d{1,6})")
_LEADER_KEY: Final = re.compile(r"(\d{1,9})\.([01])\.(-?\d{1,4}(?:\.\d{1,6})?)\.(\S{1,96})")

PlayerName = Annotated[str, Query(min_length=1, max_length=200, examples=["Zoë"])]
Most = Annotated[int, Query(ge=1, le=_MOST)]
Before = Annotated[
    str, Query(max_length=64, description="The ``next`` of the page before; empty for the first.")
]


@router.get("/me/history", responses=refusals(401))
async def my_history(  # noqa: PLR0913 - what can be asked for
    who: Who,
    request: Request,
    *,
    family: Annotated[Family | None, Query(description="Only games of these rules.")] = None,
    result: Annotated[Literal["won", "lost"] | None, Query()] = None,
    opponent: Annotated[
        str, Query(max_length=200, description="Only games with a person of this name.")
    ] = "",
    bot: Annotated[BotName | None, Query(description="Only games with this bot.")] = None,
    rated: Annotated[bool, Query(description="Only games that have been rated.")] = False,
    before: Before = "",
    most: Most = PAGE,
) -> History:
    """Return your finished games, newest first, a page at a time.

    Games that a stand-in played to the end for you are not yours any more.
    """
    parts = parts_of(request)
    if await parts.store.player(who) is None:
        raise ServerError("sign-in")
    won = None if result is None else result == "won"
    wanted = WantedGames(family or "", won, opponent, bot or "", rated)
    return await _history(parts, who, wanted, before, most)


@router.get("/profile", responses=refusals(404))
async def profile(name: PlayerName, request: Request) -> Profile:
    """Return what everybody may know about the player whose account has this name.

    The name may be written in other letters, as long as it looks the same; that of the answer is
    how the player writes it.
    """
    parts = parts_of(request)
    who = await _named(parts, name)
    player = await parts.store.player(who)
    if player is None:
        raise ServerError("player-unknown")
    kinds = await parts.store.accounts.kinds_of([who])
    await parts.ratings.settle()
    return Profile(
        name=player.name,
        bot=kinds.get(who) == "bot",
        created=player.created,
        ratings=told_ratings(await parts.store.ratings.of(who)),
    )


@router.get("/profile/history", responses=refusals(404))
async def profile_history(
    name: PlayerName, request: Request, before: Before = "", most: Most = PAGE
) -> History:
    """Return the rated games of a player with an account, newest first, a page at a time.

    Other games are known to those who played them, and to whom they give the link.
    """
    parts = parts_of(request)
    who = await _named(parts, name)
    return await _history(parts, who, WantedGames(rated=True), before, most)


@router.get("/profile/course", responses=refusals(404))
async def course(name: PlayerName, family: Family, request: Request) -> Course:
    """Return how the rating of a player with an account went, in at most 200 points."""
    parts = parts_of(request)
    who = await _named(parts, name)
    await parts.ratings.settle()
    return told_course(family, await parts.store.ratings.course(who, family, MOST_POINTS))


@router.get("/leaders", responses=refusals())
async def leaders(
    family: Family,
    request: Request,
    after: Annotated[str, Query(max_length=160, description="As ``before`` in histories.")] = "",
    most: Most = PAGE,
) -> Leaders:
    """Return the strongest players and bots in a family of rules, a page at a time.

    Those whose rating is provisional come last.
    """
    parts = parts_of(request)
    place, last = _leader_key(after, family)
    await parts.ratings.settle()
    found = await parts.store.history.leaders(family, last, most + 1)
    rows = [_leader(one, place + number) for number, one in enumerate(found[:most], 1)]
    further = None
    if len(found) > most:
        one = found[most - 1].rated
        further = f"{place + most}.{int(one.settled)}.{one.rating.mu:.6f}.{one.subject}"
    return Leaders(leaders=tuple(rows), next=further)


async def _named(parts: Parts, name: str) -> str:
    who = await parts.accounts.owner_of(name)
    if not who:
        raise ServerError("player-unknown")
    return who


async def _history(parts: Parts, who: str, wanted: WantedGames, before: str, most: int) -> History:
    await parts.ratings.settle()
    found = await parts.store.history.games(who, wanted, _game_key(before), most + 1)
    key = found[most - 1].key if len(found) > most else None
    further = ".".join(map(str, key)) if key else None
    return History(games=await told_games(parts, found[:most]), next=further)


async def told_games(parts: Parts, games: Sequence[ListedGame]) -> tuple[HistoryGame, ...]:
    """Return games as they are told, with the names of those who played."""
    people = {seat.who for game in games for seat in game.seats if seat.who and not seat.bot}
    names = await parts.store.names_of(people)
    accounts = await parts.store.accounts.kinds_of(people)
    return tuple(_game(game, names, accounts) for game in games)


def told_course(family: Family, changes: Sequence[RatingChange]) -> Course:
    """Return how a rating went, as it is told."""
    points = tuple(
        CoursePoint(games=one.games, at=one.at, points=one.after.points, margin=one.after.margin)
        for one in changes
    )
    return Course(family=family, points=points)


def told_ratings(found: Sequence[RatedSubject]) -> tuple[FamilyRating, ...]:
    """Return ratings as they are told, in the order of their families."""
    of_family = {one.family: one for one in found}
    return tuple(_family_rating(of_family[name]) for name in FAMILIES if name in of_family)


def _game(game: ListedGame, names: dict[str, str], accounts: Mapping[str, Kind]) -> HistoryGame:
    change = game.change
    rating = None
    if change:
        points = change.after.points
        rating = RatedResult(points=points, change=points - change.before.points)
    return HistoryGame(
        game=f"{game.table}-{game.game}",
        ended=game.ended,
        rules=game.rules,
        family=_family(Rules.parse(game.rules).family),
        seat=game.seat,
        won=any(seat.won for seat in game.seats if seat.seat == game.seat),
        seats=tuple(
            HistorySeat(
                seat=seat.seat,
                name="" if seat.bot else names.get(seat.who, ""),
                bot=seat.bot,
                account=not seat.bot and seat.who in accounts,
                program=not seat.bot and accounts.get(seat.who) == "bot",
                score=seat.score,
                won=seat.won,
            )
            for seat in game.seats
        ),
        rating=rating,
    )


def _family(name: str) -> Family:
    families: dict[str, Family] = {"basic": "basic", "advanced": "advanced", "expert": "expert"}
    return families[name]


def _family_rating(one: RatedSubject) -> FamilyRating:
    return FamilyRating(family=_family(one.family), **_rating(one))


def _leader(one: Leader, place: int) -> LeaderRow:
    bot, _, version = ("" if one.name else one.rated.subject).partition("@")
    return LeaderRow(
        place=place,
        name=one.name,
        program=one.program,
        bot=bot,
        version=version,
        **_rating(one.rated),
    )


def _rating(one: RatedSubject) -> dict[str, Any]:
    return {
        "points": one.rating.points,
        "margin": one.rating.margin,
        "games": one.games,
        "won": one.won,
        "provisional": not one.settled,
    }


def _game_key(text: str) -> tuple[int, str, int] | None:
    found = _GAME_KEY.fullmatch(text)
    if text and not found:
        raise ServerError("message-wrong", why="before")
    return (int(found[1]), found[2], int(found[3])) if found else None


def _leader_key(text: str, family: str) -> tuple[int, RatedSubject | None]:
    found = _LEADER_KEY.fullmatch(text)
    if not found:
        if text:
            raise ServerError("message-wrong", why="after")
        return 0, None
    games = 10**6 if found[2] == "1" else 0
    last = RatedSubject(found[4], family, Rating(float(found[3]), 0.0), games, 0, 0)
    return int(found[1]), last
