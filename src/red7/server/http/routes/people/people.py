"""Other people: whom a player follows, blocks and has muted, who is online, and reports."""

from __future__ import annotations

import contextlib
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Request
from pydantic import Field

from red7.core import Red7Error
from red7.protocol.messages import AccountKind, Message, SeatNumber, TableId
from red7.server.errors import ServerError
from red7.server.http.routes.asking import Limited, Who, parts_of, refusals
from red7.server.http.routes.tables.tables import AnyTable
from red7.server.ids import new_id
from red7.server.parts import Parts
from red7.server.store.people.people import Apart, Reason, Report, Tie, TieKind, TooManyTiesError
from red7.server.tables.live import Live
from red7.table.errors import TableError
from red7.table.log import Kind
from red7.table.table import Table

router = APIRouter(prefix="/api/people", tags=["people"])

MOST_TIES: Final = 200  # of each kind
MOST_REPORTS: Final = 10  # of one player in a day
_DAY: Final = 24 * 3_600_000
_MOST_FOUND: Final = 30  # people whose tables are looked for
_MOST_TABLES: Final = 5  # of each of them

Phrase = Annotated[int, Field(strict=True, ge=1, description="The number of a phrase in the log.")]
PlayerId = Annotated[str, Field(min_length=1, max_length=32, examples=["8c5e1f0a9b7d4c3e2f1a0b9c"])]


class Whereabouts(Message):
    """An open table at which somebody has a seat, and what the reader can do there."""

    table: TableId
    rules: str
    may: Literal["join", "watch"]


class Person(Message):
    """Somebody whom the reader follows, blocks or has muted."""

    player: PlayerId
    name: str
    account: AccountKind = Field(description="Guests have no profile, and cannot be challenged.")
    since: int
    online: bool = Field(
        default=False, description="Told only of those whom the reader follows, if they allow it."
    )
    at: Whereabouts | None = None


class People(Message):
    """What the reader thinks of others; the latest first."""

    following: tuple[Person, ...]
    blocked: tuple[Person, ...]
    muted: tuple[Person, ...]
    hidden: bool = Field(description="Whether the reader does not want to be seen online.")


class Whom(Message):
    """Whom something is about: a player by their id, or whoever has a seat or said something."""

    player: PlayerId | None = None
    table: TableId | None = None
    seat: SeatNumber | None = None
    said: Phrase | None = None


class ChangeTie(Message):
    """What the reader thinks of somebody from now on."""

    whom: Whom
    kind: TieKind
    on: bool = Field(strict=True, description="Whether to begin or to end it.")


class Attitude(Message):
    """What the reader thinks of somebody."""

    seat: SeatNumber | None = None
    said: Phrase | None = Field(default=None, description="For those who only watch: their last.")
    name: str
    follow: bool
    block: bool
    mute: bool


class Attitudes(Message):
    """What the reader thinks of the other people at a table, those who only watch last."""

    people: tuple[Attitude, ...]


class Seen(Message):
    """Whether a player wants to be seen online."""

    hidden: bool = Field(strict=True)


class NewReport(Message):
    """Something that a host should know about somebody at a table."""

    table: TableId
    seat: SeatNumber | None = None
    said: Phrase | None = None
    reason: Reason


@router.get("", responses=refusals(401), dependencies=[Limited])
async def my_people(who: Who, request: Request) -> People:
    """List whom you follow, and who of them is online; whom you block and have muted."""
    parts = parts_of(request)
    ties = await parts.store.people.ties_of(who)
    following = [tie for tie in ties if tie.kind == "follow"]
    shown = await _shown(parts, who, [tie.player for tie in following])
    tables = await parts.store.people.tables_of(shown[:_MOST_FOUND], _MOST_TABLES)
    found = {player: await _whereabouts(parts, player, some) for player, some in tables.items()}
    parts.limits.questions.charge(who, len(found))
    return People(
        following=tuple(
            _person(tie, online=tie.player in shown, at=found.get(tie.player)) for tie in following
        ),
        blocked=tuple(_person(tie) for tie in ties if tie.kind == "block"),
        muted=tuple(_person(tie) for tie in ties if tie.kind == "mute"),
        hidden=bool(await parts.store.people.hidden_among([who])),
    )


def _person(tie: Tie, *, online: bool = False, at: Whereabouts | None = None) -> Person:
    return Person(
        player=tie.player, name=tie.name, account=tie.account, since=tie.at, online=online, at=at
    )


async def _shown(parts: Parts, who: str, players: list[str]) -> list[str]:
    """Return who is online and lets the reader know: nobody who hides, or who blocks them."""
    online = [player for player in players if player in parts.people.online]
    hidden = await parts.store.people.hidden_among(online)
    blocked = (await parts.store.people.apart([who])).get(who, Apart()).blocked
    return [player for player in online if player not in hidden | blocked]


async def _whereabouts(parts: Parts, player: str, tables: list[str]) -> Whereabouts | None:
    """Return where somebody plays, if everybody may know: other tables are found by their link."""
    for table in tables:
        # One log that makes no sense must not hide the other tables.
        with contextlib.suppress(TableError, Red7Error, ValueError):
            now = (await parts.service.load(table)).table
            may = _open_for(now) if now.seat_of(player) else None
            if may:
                return Whereabouts(table=table, rules=now.setup.rules, may=may)
    return None


def _open_for(table: Table) -> Literal["join", "watch"] | None:
    if not table.setup.open:
        return None
    if table.stage == "waiting":
        return "join" if any(chair.free for chair in table.chairs) else None
    return "watch" if table.setup.spectators else None


@router.get("/at/{table}", responses=refusals(401, 403, 404), dependencies=[Limited])
async def people_at(table: AnyTable, who: Who, request: Request) -> Attitudes:
    """Return what you think of the other people who have, or had, a seat at a table.

    Those who only watch are among them if they have said something lately.
    """
    parts = parts_of(request)
    live = await _live(parts, table, who)
    seats = {chair.named: (seat, None) for seat, chair in enumerate(live.table.chairs, 1)}
    found: dict[str, tuple[int | None, int | None]] = {**seats}
    for _, entry, _ in live.recent:
        if entry.kind is Kind.SAID and entry.who not in seats:
            found[entry.who] = (None, entry.seq)
    ties = await parts.store.people.ties_of(who)
    await parts.names.learn(*found)
    return Attitudes(
        people=tuple(
            _attitude(ties, player, parts.names.get(player), *where)
            for player, where in found.items()
            if player not in ("", who) and parts.names.get(player)
        )
    )


def _attitude(
    ties: list[Tie], player: str, name: str, seat: int | None = None, said: int | None = None
) -> Attitude:
    kinds = {tie.kind for tie in ties if tie.player == player}
    return Attitude(
        seat=seat,
        said=said,
        name=name,
        follow="follow" in kinds,
        block="block" in kinds,
        mute="mute" in kinds,
    )


@router.put("", responses=refusals(401, 403, 404, 409, 503))
async def change_tie(body: ChangeTie, who: Who, request: Request) -> Attitude:
    """Follow, block or mute somebody, or end it. They are not told.

    Blocked players do not sit down at your tables, nor you at theirs, and you do not read what they
    say. Guests can be blocked and muted like everybody else. It goes for the bots of both.
    """
    parts = parts_of(request)
    _count(parts, who)
    other = await _whom(parts, body.whom, who)
    name = parts.names.get(other)
    store = parts.store.people
    if not body.on:
        await store.untie(who, body.kind, other)
    else:
        try:
            await store.tie(who, body.kind, other, at=parts.clock.now(), most=MOST_TIES)
        except TooManyTiesError:
            raise ServerError("ties-too-many", most=MOST_TIES) from None
    await parts.people.ties.changed(who, other)
    if body.on and body.kind == "block":
        await parts.meetings.part(who, other)
    return _attitude(await store.ties_of(who), other, name, body.whom.seat, body.whom.said)


@router.put("/seen", status_code=204, responses=refusals(401, 403, 503))
async def be_seen(body: Seen, who: Who, request: Request) -> None:
    """Choose whether those who follow you see when you are online, and where you play."""
    parts = parts_of(request)
    _count(parts, who)
    await _known(parts, who)
    await parts.store.people.hide(who, at=parts.clock.now(), hidden=body.hidden)


@router.post("/reports", status_code=204, responses=refusals(401, 403, 404, 409, 503))
async def report(body: NewReport, who: Who, request: Request) -> None:
    """Report somebody at a table to the host of the server, once for each table."""
    parts = parts_of(request)
    _count(parts, who)
    about = await _whom(parts, Whom(table=body.table, seat=body.seat, said=body.said), who)
    now = parts.clock.now()
    sent = Report(new_id(parts.chance), now, who, about, body.table, body.reason)
    if not await parts.store.people.report(sent, since=now - _DAY, most=MOST_REPORTS):
        raise ServerError("reports-too-many", most=MOST_REPORTS)


def _count(parts: Parts, who: str) -> None:
    if not parts.limits.ties.allows(who):
        raise ServerError("too-many")


async def _known(parts: Parts, who: str) -> None:
    """Refuse a player who is forgotten."""
    if await parts.store.player(who) is None:
        raise ServerError("sign-in")


async def _whom(parts: Parts, whom: Whom, who: str) -> str:
    """Return whom something is about, who is somebody else that is not forgotten."""
    await _known(parts, who)
    other = whom.player or ""
    if whom.table and (whom.seat or whom.said):
        other = _found(await _live(parts, whom.table, who), whom)
    if other == who:
        raise ServerError("player-self")
    player = await parts.store.player(other) if other else None
    if player is None:
        raise ServerError("player-unknown")
    await parts.names.learn(other)
    parts.names.note(other, player.name)
    return other


def _found(live: Live, whom: Whom) -> str:
    """Return who has a seat, or has said something lately; empty for nobody."""
    if whom.seat:
        chairs = live.table.chairs
        return chairs[whom.seat - 1].named if whom.seat <= len(chairs) else ""
    entry = live.entry(whom.said or 0)
    return entry.who if entry and entry.kind is Kind.SAID else ""


async def _live(parts: Parts, table: str, who: str) -> Live:
    """Return a table that the reader may look at."""
    live = await parts.service.load(table)
    if parts.bus.linked:  # another process may have written who sits there
        await parts.service.look(live)
    now = live.table
    if not now.setup.spectators and now.stage != "waiting" and not now.seat_of(who):
        raise TableError("no-spectators")
    return live
