"""The player who is asking: their name, their cookie, and what is stored about them."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal, NamedTuple

from fastapi import APIRouter, Request, Response
from pydantic import Field

from red7.protocol.messages import Message
from red7.server.accounts.spelling import clean_name
from red7.server.errors import ServerError
from red7.server.http.routes.accounts.cookies import drop_cookie, renew_cookie
from red7.server.http.routes.accounts.kept import KeptAccount, account_of
from red7.server.http.routes.accounts.kept_meeting import KeptMeeting, kept_meeting
from red7.server.http.routes.accounts.kept_people import KeptPeople, kept_people
from red7.server.http.routes.accounts.kept_puzzles import KeptPuzzles, kept_puzzles
from red7.server.http.routes.asking import (
    Anybody,
    Who,
    address_of,
    parts_of,
    recognised,
    refusals,
)
from red7.server.store import PlayedGame, Player, RatingChange
from red7.table.log import Entry

router = APIRouter(prefix="/api/me", tags=["players"])


class Name(Message):
    """The name a player goes by."""

    name: Annotated[str, Field(min_length=1, max_length=200, examples=["Zoë"])]
    keep: bool = Field(
        strict=True, default=False, description="Whether a player who has a name keeps it."
    )


class Me(Message):
    """A player."""

    player: Annotated[str, Field(examples=["8c5e1f0a9b7d4c3e2f1a0b9c"])]
    name: Annotated[str, Field(examples=["Zoë"])]
    kind: Literal["guest", "person", "bot"] = Field(
        default="guest", description="Whether they have an account, as a person or as a bot."
    )


class KeptEntry(Message):
    """Something a player did, as stored in a table's log."""

    table: str
    seq: int
    at: int
    seat: int
    kind: str
    payload: dict[str, Any]


class KeptGame(Message):
    """A game that a player finished."""

    table: str
    game: int
    ended: int
    rules: str
    seat: int
    score: int
    won: bool


class KeptRating(Message):
    """What a rated game did to a player's rating."""

    number: int = Field(description="Of the game, in the order in which they were rated.")
    family: str
    at: int
    mu: float
    sigma: float


class Kept(Message):
    """Everything that is stored about a player."""

    player: str
    name: str
    created: int
    seen: int
    account: KeptAccount | None = Field(description="Null for a guest.")
    games: tuple[KeptGame, ...] = Field(description="The ones that are over, oldest first.")
    ratings: tuple[KeptRating, ...] = Field(description="After each rated game, oldest first.")
    meeting: KeptMeeting
    entries: tuple[KeptEntry, ...]
    people: KeptPeople
    puzzles: KeptPuzzles


@router.put("", responses=refusals(401, 403, 409))
async def take_name(body: Name, request: Request, response: Response) -> Me:
    """Take a name; a new player gets a cookie to be recognised by."""
    before = await player_of(request, "account")
    name = before.name if before and body.keep else body.name
    me = await keep_name(request, name, before)
    renew_cookie(request, response, me.player)
    return me


async def player_of(request: Request, what: str) -> Player | None:
    """Return what is stored about the player who is asking, if anything, to do something."""
    signed = await recognised(request)
    if signed is None:
        return None
    signed.check(what)
    return await parts_of(request).store.player(signed.who)


async def keep_name(request: Request, wanted: str, before: Player | None) -> Me:
    """Store the name of a player, who may be new."""
    parts = parts_of(request)
    name = clean_name(wanted)
    if before is None or before.name != name:
        parts.people.refused_names.check(name)
    now = parts.clock.now()
    if before is None:
        if not parts.limits.newcomers.allows(address_of(request)):
            raise ServerError("too-many")
        before = Player(parts.identities.new(), name, now, now)
    who = before.id
    await parts.accounts.rename(Player(who, name, before.created, now))
    return Me(player=who, name=name, kind=parts.names.kind_of(who))


async def me_of(request: Request, who: str) -> Me:
    """Return a player as they are told who they are."""
    parts = parts_of(request)
    kept = await parts.store.player(who)
    if kept is None:
        raise ServerError("sign-in")
    kinds = await parts.store.accounts.kinds_of([who])
    return Me(player=who, name=kept.name, kind=kinds.get(who, "guest"))


@router.get("", responses=refusals(401))
async def who_am_i(who: Who, request: Request) -> Me:
    """Return who is asking."""
    return await me_of(request, who)


@router.get("/export", responses=refusals(401), response_model=Kept)
async def export(who: Who, request: Request) -> Response:
    """Return everything that is stored about the player who is asking."""
    parts = parts_of(request)
    kept = await parts.store.player(who)
    if kept is None:
        raise ServerError("sign-in")
    # It may be much, so those who ask take turns, and nobody else waits while it is written down.
    async with parts.service.replaying():
        games, entries = await parts.store.games_of(who), await parts.store.entries_of(who)
        beside = _Beside(
            account=await account_of(parts, who),
            ratings=tuple(map(_rating, await parts.store.ratings.changes_of(who))),
            meeting=await kept_meeting(parts.store, who),
            people=await kept_people(parts.store, who),
            puzzles=await kept_puzzles(parts, who),
        )
        text = await asyncio.to_thread(_written, kept, games, entries, beside)
    return Response(text, media_type="application/json")


class _Beside(NamedTuple):
    """What is stored about a player besides games."""

    account: KeptAccount | None
    ratings: tuple[KeptRating, ...]
    meeting: KeptMeeting
    people: KeptPeople
    puzzles: KeptPuzzles


def _rating(change: RatingChange) -> KeptRating:
    return KeptRating(
        number=change.number,
        family=change.family,
        at=change.at,
        mu=change.after.mu,
        sigma=change.after.sigma,
    )


def _written(kept: Player, games: list[PlayedGame], entries: list[Entry], beside: _Beside) -> str:
    told = Kept(
        player=kept.id,
        name=kept.name,
        created=kept.created,
        seen=kept.seen,
        games=tuple(
            KeptGame(
                table=played.game.table,
                game=played.game.game,
                ended=played.game.ended,
                rules=played.game.rules,
                seat=played.seat,
                score=played.score,
                won=played.won,
            )
            for played in games
        ),
        entries=tuple(
            KeptEntry(
                table=entry.table,
                seq=entry.seq,
                at=entry.at,
                seat=entry.seat,
                kind=entry.kind,
                # The seed of a game is the table's secret, even from the player who asked for the
                # game.
                payload={name: value for name, value in entry.payload.items() if name != "seed"},
            )
            for entry in entries
        ),
        **beside._asdict(),
    )
    return told.model_dump_json()


@router.delete("", status_code=204, responses=refusals(401, 403))
async def forget_me(signed: Anybody, request: Request, response: Response) -> None:
    """Forget the player who is asking: their games stay, with an unknown player in them.

    An account is forgotten with everything that belongs to it, and with its bots.
    """
    signed.check("account")
    await parts_of(request).forget(signed.who)
    drop_cookie(request, response)
