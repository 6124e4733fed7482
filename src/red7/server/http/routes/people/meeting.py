"""Finding opponents: a place in the queue, and games that people are asked to play."""

from __future__ import annotations

import contextlib
import hashlib
import json
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Path, Query, Request
from pydantic import Field

from red7.core import Rules
from red7.protocol.messages import GameClock, Message, NoClock, SendId, Setup, TableId, TurnClock
from red7.server.errors import ServerError
from red7.server.http.routes.asking import REPEATED, Who, parts_of, refusals
from red7.server.ids import new_id
from red7.server.meeting.meetings import ALIVE_MS, BOTS_MS, bots_offered
from red7.server.parts import Parts
from red7.server.store.people.meeting import Offer
from red7.server.store.people.waiting import GameWish, Place
from red7.table.errors import TableError

router = APIRouter(prefix="/api", tags=["meeting"])

_LONGEST_WAIT: Final = 10  # seconds for which an answer may be held back
_MOST_WANTED: Final = 50
_MOST_CHALLENGES: Final = 40

RulesText = Annotated[str, Field(max_length=40, examples=["v1.2+draw+match"])]
TimedClock = Annotated[GameClock | TurnClock, Field(discriminator="kind")]
AnyClock = Annotated[NoClock | GameClock | TurnClock, Field(discriminator="kind")]
AnyOffer = Annotated[TableId, Path(examples=["Qm2xYb7KpLr4Tz"])]


class Wish(Message):
    """The game that somebody looks for."""

    rules: RulesText = "v1.2"
    seats: int = Field(strict=True, default=2, ge=2, le=4)
    clock: TimedClock = GameClock(seconds=300, increment=5)
    rated: bool = Field(
        strict=True, default=False, description="For the ratings of all; it takes an account."
    )


class Waiting(Message):
    """How many people look for a game like this."""

    wish: Wish
    count: int


class Queue(Message):
    """What is being looked for, most people first."""

    waiting: tuple[Waiting, ...]


class Asked(Message):
    """One of those who are asked to play."""

    name: str
    you: bool
    answered: bool = Field(description="Whether they have said yes.")


class Found(Message):
    """A game that begins as soon as everybody has said yes."""

    id: TableId
    until: int
    people: tuple[Asked, ...]
    bots: int = Field(description="How many seats bots will play.")


class MyPlace(Message):
    """Where somebody stands who looks for opponents."""

    stage: Literal["none", "waiting", "found", "agreed", "playing"]
    version: str = Field(description="What to send in order to be told when this changes.")
    now: int
    wish: Wish | None = None
    since: int | None = Field(default=None, description="When the wait began.")
    others: int = Field(
        default=0,
        description="How many look for the same right now with whom you could play; 50 at most.",
    )
    bots: Literal["no", "offered", "wanted"] = Field(
        default="no", description="Whether bots may be taken for the seats that stay free."
    )
    found: Found | None = None
    table: TableId | None = Field(default=None, description="Where the game has begun.")


class Reply(Message):
    """Whether somebody wants to play."""

    yes: bool = Field(strict=True)


class NewChallenge(Message):
    """A game for two that somebody with an account is asked to play."""

    name: Annotated[str, Field(min_length=1, max_length=200, examples=["Zoë"])]
    rules: RulesText = "v1.2"
    clock: AnyClock = NoClock()
    rated: bool = Field(
        strict=True, default=False, description="For both ratings; with a clock and two accounts."
    )
    id: SendId | None = REPEATED


class Challenge(Message):
    """A game that somebody asks somebody else to play."""

    id: TableId
    name: str = Field(description="Who asks you, or whom you ask.")
    mine: bool = Field(description="Whether it was you who asked.")
    rules: str
    clock: AnyClock
    rated: bool
    created: int
    until: int
    stage: Literal["open", "agreed", "begun", "declined", "withdrawn", "late"]
    table: TableId | None = Field(default=None, description="Where the game has begun.")


class Challenges(Message):
    """Challenges from and to a player, the newest first."""

    challenges: tuple[Challenge, ...]
    now: int


@router.get("/queue", responses=refusals())
async def queue(request: Request) -> Queue:
    """Tell which games people look for right now, and how many; nobody is named."""
    parts = parts_of(request)
    alive = parts.clock.now() - ALIVE_MS
    found = await parts.store.meeting.wanted(alive, _MOST_WANTED)
    return Queue(waiting=tuple(Waiting(wish=_told(one.wish), count=one.count) for one in found))


@router.put("/me/place", responses=refusals(401, 403, 409, 503))
async def join(body: Wish, who: Who, request: Request) -> MyPlace:
    """Look for opponents: take a place in the queue, or keep the one you have for the same."""
    parts = parts_of(request)
    if await parts.store.player(who) is None:
        raise ServerError("sign-in")
    rules = str(Rules.parse(body.rules))
    await parts.quotas.check_games(who, "")
    await parts.meetings.join(who, rules, body.seats, body.clock, rated=body.rated)
    return await _status(parts, who)


@router.get("/me/place", responses=refusals(401))
async def my_place(
    who: Who,
    request: Request,
    version: Annotated[str, Query(max_length=40, description="The version you know.")] = "",
    wait: Annotated[
        int, Query(ge=0, le=_LONGEST_WAIT, description="Seconds to wait for another version.")
    ] = 0,
) -> MyPlace:
    """Return your place in the queue; with a version and a time to wait, as soon as it changes.

    Whoever asks is there. A place rests while nobody has asked for it for 25 seconds, and is given
    up after ten minutes; where a turn may take half a day or more, after a week.
    """
    parts = parts_of(request)
    until = parts.clock.steady() + wait
    with parts.meetings.listening(who) as news:
        while True:
            news.clear()
            now = await _status(parts, who)
            left = until - parts.clock.steady()
            if now.version != version or left <= 0 or parts.meetings.closed:
                return now
            if now.bots == "no" and now.since is not None and now.stage == "waiting":
                left = min(left, max(1.0, (now.since + BOTS_MS - now.now) / 1000))
            await parts.meetings.wait(news, left)


@router.delete("/me/place", status_code=204, responses=refusals(401, 403, 409, 503))
async def leave(
    who: Who,
    request: Request,
    table: Annotated[
        str, Query(max_length=40, description="Where the game has begun, if you know.")
    ] = "",
) -> None:
    """Stop looking for opponents; if some were found, decline.

    Whoever declines is not found by the same people again for five minutes. If the game has begun,
    only those forget their place who know at which table; all others are told.
    """
    await parts_of(request).meetings.leave(who, table)


@router.post("/me/place/bots", responses=refusals(401, 403, 409, 503))
async def with_bots(who: Who, request: Request) -> MyPlace:
    """Let bots play the seats for which nobody is found, and begin, once they are offered."""
    parts = parts_of(request)
    await parts.meetings.want_bots(who)
    return await _status(parts, who)


@router.post("/me/place/{offer}", responses=refusals(401, 403, 404, 409, 503))
async def answer(offer: AnyOffer, body: Reply, who: Who, request: Request) -> MyPlace:
    """Say whether you want to play with those who were found.

    Whoever declines is not found by the same people again for five minutes.
    """
    parts = parts_of(request)
    await parts.meetings.answer(who, offer, yes=body.yes)
    return await _status(parts, who)


@router.get("/me/challenges", responses=refusals(401))
async def my_challenges(who: Who, request: Request) -> Challenges:
    """List the games that others ask you to play, and those that you ask others to play."""
    parts = parts_of(request)
    found = await parts.meetings.challenges(who, _MOST_CHALLENGES)
    await parts.names.learn(*{one for offer in found for one in offer.people})
    told = tuple(_challenge(parts, offer, who) for offer in found)
    return Challenges(challenges=told, now=parts.clock.now())


@router.post("/challenges", status_code=201, responses=refusals(401, 403, 404, 409, 503))
async def new_challenge(body: NewChallenge, who: Who, request: Request) -> Challenge:
    """Ask somebody with an account to play; the game begins when they say yes.

    If you ask the same person again before they have answered, this replaces what you asked for.
    """
    parts = parts_of(request)
    if await parts.store.player(who) is None:
        raise ServerError("sign-in")
    if not parts.limits.challenges.allows(who):
        raise ServerError("challenges-often")
    other = await parts.meetings.find(body.name)
    if other == who:
        raise ServerError("challenge-self")
    if body.rated and body.clock.kind == "none":
        raise TableError("rated-setup")
    await parts.quotas.check_games(who, "")
    rules, rated = str(Rules.parse(body.rules)), body.rated
    setup = Setup(rules=rules, clock=body.clock, rated=rated, hints=not rated)
    offer = parts.identities.table(who, f"challenge {body.id or new_id(parts.chance)}")
    made = await parts.meetings.challenge(who, other, setup, offer)
    await parts.names.learn(*made.people)
    return _challenge(parts, made, who)


@router.post("/challenges/{offer}", responses=refusals(401, 403, 404, 409, 503))
async def answer_challenge(offer: AnyOffer, body: Reply, who: Who, request: Request) -> Challenge:
    """Accept or decline a challenge; to one of your own you can only say no, which withdraws it."""
    parts = parts_of(request)
    async with parts.quotas.sitting(who, "") if body.yes else contextlib.nullcontext():
        found = await parts.meetings.answer(who, offer, yes=body.yes)
    await parts.names.learn(*found.people)
    return _challenge(parts, found, who)


def _told(wish: GameWish) -> Wish:
    return Wish.model_validate(wish._asdict() | {"clock": json.loads(wish.clock)})


async def _status(parts: Parts, who: str) -> MyPlace:
    place, offer = await parts.meetings.status(who)
    now = parts.clock.now()
    told: dict[str, Any] = {"stage": "none"}
    if place:
        told = {"wish": _told(place.wish), "since": place.since, "bots": _bots(place, now)}
        told |= {"stage": "waiting"} if offer is None else await _asked(parts, offer, who)
    kept = json.dumps(told, default=lambda one: one.model_dump(), sort_keys=True)
    version = hashlib.sha256(kept.encode()).hexdigest()[:16]
    others = await parts.meetings.count_others(place) if place and not offer else 0
    return MyPlace(**told, version=version, now=now, others=others)


def _bots(place: Place, now: int) -> str:
    if place.bots:
        return "wanted"
    return "offered" if bots_offered(place, now) else "no"


async def _asked(parts: Parts, offer: Offer, who: str) -> dict[str, Any]:
    if offer.stage == "begun":
        return {"stage": "playing", "table": offer.table_id}
    await parts.names.learn(*offer.people)
    people = tuple(
        Asked(
            name=parts.names.get(seat.who, ""),
            you=seat.who == who,
            answered=seat.answer == "yes",
        )
        for seat in offer.seats
    )
    bots = sum(bot is not None for bot in Setup.model_validate_json(offer.setup).seats)
    found = Found(id=offer.id, until=offer.until, people=people, bots=bots)
    return {"stage": "agreed" if offer.stage == "agreed" else "found", "found": found}


_Stage = Literal["open", "agreed", "begun", "declined", "withdrawn", "late"]


def _challenge(parts: Parts, offer: Offer, who: str) -> Challenge:
    setup = Setup.model_validate_json(offer.setup)
    other = next(one for one in offer.people if one != who)
    guest = next(seat for seat in offer.seats if seat.who != offer.host)
    stage: _Stage = "late"
    if offer.stage != "off":
        stage = offer.stage
    elif guest.answer == "no":
        stage = "declined"
    elif offer.answer_of(offer.host) == "no":
        stage = "withdrawn"
    return Challenge(
        id=offer.id,
        name=parts.names.get(other, ""),
        mine=offer.host == who,
        rules=setup.rules,
        clock=setup.clock,
        rated=setup.rated,
        created=offer.created,
        until=offer.until,
        stage=stage,
        table=offer.table_id if offer.stage == "begun" else None,
    )
