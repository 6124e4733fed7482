"""The player who is asking: their name, their cookie, and what is stored about them."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from pydantic import Field

from red7.protocol.messages import Message
from red7.server.accounts.identity import COOKIE, COOKIE_AGE
from red7.server.accounts.spelling import clean_name
from red7.server.errors import ServerError
from red7.server.http.routes.asking import Who, address_of, known, parts_of, refusals
from red7.server.http.routes.kept_people import KeptPeople, kept_people
from red7.server.store import PlayedGame, Player
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


class Kept(Message):
    """Everything that is stored about a player."""

    player: str
    name: str
    created: int
    seen: int
    games: tuple[KeptGame, ...] = Field(description="The ones that are over, oldest first.")
    entries: tuple[KeptEntry, ...]
    people: KeptPeople


@router.put("", responses=refusals(403))
async def take_name(body: Name, request: Request, response: Response) -> Me:
    """Take a name; a new player gets a cookie to be recognised by."""
    before = await player_of(request)
    name = before.name if before and body.keep else body.name
    me = await keep_name(request, name, before)
    give_cookie(request, response, me.player)
    return me


async def player_of(request: Request) -> Player | None:
    """Return what is stored about the player who is asking, if anything."""
    who = known(request)
    return await parts_of(request).store.player(who) if who else None


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
    await parts.store.save_player(Player(who, name, before.created, now))
    parts.service.naming.note(who, name)
    return Me(player=who, name=name)


def give_cookie(request: Request, response: Response, who: str) -> None:
    """Set a player's cookie in a response."""
    parts = parts_of(request)
    response.set_cookie(
        COOKIE,
        parts.identities.cookie(who),
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=parts.settings.secure,
    )


@router.get("", responses=refusals(401))
async def who_am_i(who: Who, request: Request) -> Me:
    """Return who is asking."""
    kept = await parts_of(request).store.player(who)
    if kept is None:
        raise ServerError("sign-in")
    return Me(player=who, name=kept.name)


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
        people = await kept_people(parts.store, who)
        text = await asyncio.to_thread(_written, who, kept, games, entries, people)
    return Response(text, media_type="application/json")


def _written(
    who: str,
    kept: Player,
    games: list[PlayedGame],
    entries: list[Entry],
    people: KeptPeople,
) -> str:
    told = Kept(
        player=who,
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
        people=people,
    )
    return told.model_dump_json()


@router.delete("", status_code=204, responses=refusals(401, 403))
async def forget_me(who: Who, request: Request, response: Response) -> None:
    """Forget the player who is asking: their games stay, with an unknown player in them."""
    parts = parts_of(request)
    await parts.store.forget_player(who)
    parts.service.naming.note(who, "")
    parts.hub.part(who)
    parts.people.online.leave(who)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=parts.settings.secure)
