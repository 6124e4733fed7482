"""The queue of those who look for opponents, and games that people were asked to play.

Whatever changes either is one transaction, and one at a time: no two processes can give the same
person to two games.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, replace
from typing import Any, Final, Literal

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from red7.server.store.access import Access
from red7.server.store.people.waiting import MOST_READ, GameWish, Place, Waiting, read_waiting
from red7.server.store.schema import ACCOUNTS, OFFER_SEATS, OFFERS, PLACES, PLAYERS

Stage = Literal["open", "agreed", "begun", "off"]
Answer = Literal["yes", "no", ""]


@dataclass(frozen=True)
class OfferSeat:
    """One of those who were asked to play."""

    seat: int
    who: str
    answer: Answer


@dataclass(frozen=True)
class Offer:
    """A game that begins when everybody has said yes."""

    id: str
    kind: Literal["match", "challenge"]
    stage: Stage
    setup: str  # as JSON
    host: str
    table_id: str
    created: int
    until: int
    seats: tuple[OfferSeat, ...]

    @property
    def people(self) -> tuple[str, ...]:
        """Those who were asked."""
        return tuple(seat.who for seat in self.seats)

    def must_be_told(self, table: str) -> bool:
        """Return whether the game has begun, unknown to somebody who knows of this table."""
        return self.stage == "begun" and self.table_id != table

    def answer_of(self, who: str) -> Answer:
        """Return what somebody has answered so far."""
        return next((seat.answer for seat in self.seats if seat.who == who), "")


@dataclass(frozen=True)
class Demand:
    """How many people wait for a game like this."""

    wish: GameWish
    count: int


# Of a transaction in which nothing happens.
_NOT_FOR_LONG: Final = "SET LOCAL idle_in_transaction_session_timeout = '10s'"


class MeetingStore:
    """Decides who waits, who is asked, and what was agreed on."""

    def __init__(self, access: Access, generation: Callable[[], str]) -> None:
        self._access = access
        self._generation = generation

    @asynccontextmanager
    async def _deciding(self) -> AsyncIterator[AsyncConnection]:
        """Begin a transaction that no other one of this kind runs beside."""
        async with self._access.writing(self._generation()) as connection:
            if self._access.postgres:
                # A machine that vanishes meanwhile would keep everybody else waiting for hours.
                await connection.execute(sa.text(_NOT_FOR_LONG))
                await connection.execute(sa.text("LOCK TABLE places IN SHARE ROW EXCLUSIVE MODE"))
            yield connection

    # The queue

    async def join(self, place: Place) -> bool:
        """Take a place in the queue; return False if a game is about to begin with this person.

        Whoever waits for the same already keeps the place they have. Whoever was asked to play has
        declined by looking for something else.
        """
        async with self._deciding() as connection:
            before = await _place(connection, place.who)
            if before and before.offer:
                offer = await _offer(connection, before.offer)
                if offer and offer.stage == "agreed":
                    return False
                if offer and offer.stage == "open":
                    if before.wish == place.wish:
                        return True
                    await _decline(connection, offer, place.who, place.seen)
            elif before and before.wish == place.wish:
                place = replace(before, seen=place.seen, strength=place.strength)
            await connection.execute(sa.delete(PLACES).where(PLACES.c.who == place.who))
            await connection.execute(sa.insert(PLACES), asdict(place))
        return True

    async def leave(self, who: str, now: int, table: str = "") -> Offer | None:
        """Give up a place; return the offer that this declined or left behind, if any.

        If the game is agreed on, or has begun at another table than this one, nothing is changed.
        """
        async with self._deciding() as connection:
            place = await _place(connection, who)
            if place is None:
                return None
            offer = await _offer(connection, place.offer) if place.offer else None
            if offer and (offer.stage == "agreed" or offer.must_be_told(table)):
                return offer
            if offer and offer.stage == "open":
                await _decline(connection, offer, who, now)
            await connection.execute(sa.delete(PLACES).where(PLACES.c.who == who))
            return offer

    async def touch(self, who: str, now: int) -> None:
        """Note that somebody is there."""
        mine = (PLACES.c.who == who) & (PLACES.c.seen < now)
        await self._access.do(sa.update(PLACES).where(mine).values(seen=now))

    async def want_bots(self, who: str, since: int) -> None:
        """Let bots take the seats for which nobody is found, if they have been free for so long."""
        mine = (PLACES.c.who == who) & (PLACES.c.offer == "") & (PLACES.c.since <= since)
        await self._access.do(sa.update(PLACES).where(mine).values(bots=True))

    async def waiting(self, alive: int, declined: int, like: Place | None = None) -> Waiting:
        """Return those who wait and were seen since some time, or need not be.

        Like somebody, these are some of the others who look for the same.
        """
        return await read_waiting(self._access.do, alive, declined, like)

    async def wanted(self, alive: int, most: int) -> list[Demand]:
        """Return what is waited for, and by how many; most people first."""
        wish = (PLACES.c.rules, PLACES.c.seats, PLACES.c.clock, PLACES.c.rated)
        count = sa.func.count().label("count")
        waiting = (PLACES.c.offer == "") & (PLACES.c.slow | (PLACES.c.seen >= alive))
        grouped = sa.select(*wish, count).where(waiting).group_by(*wish)
        found = await self._access.do(grouped.order_by(count.desc(), *wish).limit(most))
        rows = [row._asdict() for row in found]
        return [Demand(count=row.pop("count"), wish=GameWish(**row)) for row in rows]

    async def match(
        self, decide: Callable[[Waiting], Sequence[Offer]], alive: int, declined: int
    ) -> Sequence[Offer]:
        """Let a function decide who of those that wait play together, and ask them."""
        async with self._deciding() as connection:

            async def ask(statement: sa.Executable) -> Sequence[sa.Row[Any]]:
                return (await connection.execute(statement)).all()

            offers = decide(await read_waiting(ask, alive, declined))
            for offer in offers:
                await _write(connection, offer)
                taken = PLACES.c.who.in_(offer.people)
                await connection.execute(sa.update(PLACES).where(taken).values(offer=offer.id))
        return offers

    async def status_of(self, who: str) -> tuple[Place | None, Offer | None]:
        """Return somebody's place, and the game they are asked to play."""
        rows = await self._access.do(sa.select(PLACES).where(PLACES.c.who == who))
        if not rows:
            return None, None
        place = Place(**rows[0]._asdict())
        return place, await self.offer(place.offer) if place.offer else None

    # Games that people were asked to play

    async def offer(self, offer: str) -> Offer | None:
        """Return a game that people were asked to play."""
        found = await self._offers(OFFERS.c.id == offer, 1)
        return found[0] if found else None

    async def _offers(self, which: sa.ColumnElement[bool], most: int) -> list[Offer]:
        newest = sa.select(OFFERS).where(which).order_by(OFFERS.c.created.desc(), OFFERS.c.id)
        rows = await self._access.do(newest.limit(most))
        ids = [row.id for row in rows]
        seats = await self._access.do(_seats(OFFER_SEATS.c.offer.in_(ids))) if ids else []
        return [_read(row, [seat for seat in seats if seat.offer == row.id]) for row in rows]

    async def ask(self, offer: Offer, most: int) -> Offer | None:
        """Ask people to play; None if this host has asked for too much that is not answered.

        Whoever repeats it gets what they asked for. Whoever asks the same person for something else
        does not ask for the first thing any more.
        """
        async with self._deciding() as connection:
            before = await _offer(connection, offer.id)
            if before:
                return before
            mine = (OFFERS.c.host == offer.host) & (OFFERS.c.kind == offer.kind)
            others = [who for who in offer.people if who != offer.host]
            same = sa.select(OFFER_SEATS.c.offer).where(OFFER_SEATS.c.who.in_(others))
            old = sa.select(OFFERS.c.id).where(mine, OFFERS.c.stage == "open")
            await _delete(
                connection, (await connection.scalars(old.where(OFFERS.c.id.in_(same)))).all()
            )
            asked = sa.select(sa.func.count()).where(mine, OFFERS.c.stage == "open")
            if (await connection.scalar(asked) or 0) >= most:
                return None
            await _write(connection, offer)
        return offer

    async def answer(self, offer: str, who: str, now: int, *, yes: bool) -> Offer | None:
        """Note an answer; return the offer after it, or as it is if it is too late to answer."""
        async with self._deciding() as connection:
            found = await _offer(connection, offer)
            if found is None or who not in found.people:
                return None
            if found.stage != "open" or found.until <= now:
                return found
            if not yes:
                await _decline(connection, found, who, now)
            else:
                mine = (OFFER_SEATS.c.offer == offer) & (OFFER_SEATS.c.who == who)
                await connection.execute(sa.update(OFFER_SEATS).where(mine).values(answer="yes"))
                if all(seat.answer == "yes" or seat.who == who for seat in found.seats):
                    await _put(connection, offer, "agreed", found.until)
            return await _offer(connection, offer)

    async def call_off(self, offer: str, now: int, stage: Stage = "open") -> None:
        """End an offer at this stage; everybody has the place in the queue that they had."""
        async with self._deciding() as connection:
            found = await _offer(connection, offer)
            if found and found.stage == stage:
                await _release(connection, found, (), now)

    async def end_overdue(self, now: int) -> list[Offer]:
        """End what was not answered in time; whoever did not answer has no place any more."""
        overdue = (OFFERS.c.stage == "open") & (OFFERS.c.until <= now)
        ended = []
        async with self._deciding() as connection:
            for row in (await connection.execute(_first(overdue))).all():
                offer = await _offer(connection, row.id)
                if offer:
                    ended.append(offer)
                    late = [seat.who for seat in offer.seats if not seat.answer]
                    await _release(connection, offer, late, now)
        return ended

    async def overdue(self, now: int) -> bool:
        """Return whether something was not answered in time."""
        overdue = (OFFERS.c.stage == "open") & (OFFERS.c.until <= now)
        return bool(await self._access.do(_first(overdue, 1)))

    async def agreed(self) -> list[Offer]:
        """Return the games that everybody has agreed to play, and that have not begun."""
        return await self._offers(OFFERS.c.stage == "agreed", MOST_READ)

    async def begun(self, offer: str, now: int) -> None:
        """Note that a game has begun."""
        async with self._deciding() as connection:
            await _put(connection, offer, "begun", now)

    async def challenges_of(
        self, who: str, most: int, without: Collection[str] = ()
    ) -> list[Offer]:
        """Return the newest games that somebody has asked others to play, or was asked to play.

        What some people ask is left out as long as it is open.
        """
        unwanted = (OFFERS.c.stage == "open") & OFFERS.c.host.in_(list(without))
        return await self._offers(_challenge_to(who) & ~unwanted, most)

    async def askers_of(self, who: str) -> list[str]:
        """Return who has asked somebody to play, and is not answered yet."""
        asked = _challenge_to(who) & (OFFERS.c.stage == "open") & (OFFERS.c.host != who)
        return [row.host for row in await self._access.do(sa.select(OFFERS.c.host).where(asked))]

    async def all_of(self, who: str) -> tuple[Place | None, list[Offer]]:
        """Return all that is stored here about somebody."""
        place, _ = await self.status_of(who)
        mine = sa.select(OFFER_SEATS.c.offer).where(OFFER_SEATS.c.who == who)
        return place, await self._offers(OFFERS.c.id.in_(mine), MOST_READ)

    async def involved(self) -> set[str]:
        """Return who looks for a game, is asked to play one, or asks somebody to."""
        asked = sa.select(OFFER_SEATS.c.who).join(OFFERS, OFFERS.c.id == OFFER_SEATS.c.offer)
        wanted = sa.union(sa.select(PLACES.c.who), asked.where(OFFERS.c.stage == "open"))
        return {row.who for row in await self._access.do(wanted)}

    async def find_account(self, name: str) -> str:
        """Return who has an account with this name; empty if nobody has."""
        wanted = sa.select(PLAYERS.c.id).join(ACCOUNTS, ACCOUNTS.c.player == PLAYERS.c.id)
        rows = await self._access.do(wanted.where(PLAYERS.c.name == name).limit(1))
        return str(rows[0].id) if rows else ""

    # What is over

    async def clean(self, *, unseen: int, unseen_slow: int, over: int) -> None:
        """Delete places of people who were not seen for long, and what has been over for long."""
        async with self._deciding() as connection:
            seen = PLACES.c.seen
            gone = sa.case((PLACES.c.slow, seen < unseen_slow), else_=seen < unseen)
            await connection.execute(sa.delete(PLACES).where(PLACES.c.offer == "", gone))
            old = OFFERS.c.stage.in_(["begun", "off"]) & (OFFERS.c.until < over)
            ids = list((await connection.scalars(sa.select(OFFERS.c.id).where(old))).all())
            await _delete(connection, ids)

    async def forget(self, who: str, now: int) -> Offer | None:
        """Delete everything about somebody, except for a game that is about to begin."""
        left = await self.leave(who, now)
        async with self._deciding() as connection:
            mine = sa.select(OFFER_SEATS.c.offer).where(OFFER_SEATS.c.who == who)
            old = OFFERS.c.id.in_(mine) & (OFFERS.c.stage != "agreed")
            ids = list((await connection.scalars(sa.select(OFFERS.c.id).where(old))).all())
            await _delete(connection, ids)
        return left


def _challenge_to(who: str) -> sa.ColumnElement[bool]:
    mine = sa.select(OFFER_SEATS.c.offer).where(OFFER_SEATS.c.who == who)
    return (OFFERS.c.kind == "challenge") & OFFERS.c.id.in_(mine)


def _first(which: sa.ColumnElement[bool], most: int = MOST_READ) -> sa.Select[Any]:
    return sa.select(OFFERS.c.id).where(which).order_by(OFFERS.c.until, OFFERS.c.id).limit(most)


def _seats(which: sa.ColumnElement[bool]) -> sa.Select[Any]:
    return sa.select(OFFER_SEATS).where(which).order_by(OFFER_SEATS.c.seat)


def _read(row: sa.Row[Any], seats: Iterable[sa.Row[Any]]) -> Offer:
    asked = tuple(OfferSeat(seat.seat, seat.who, seat.answer) for seat in seats)
    return Offer(**row._asdict(), seats=asked)


async def _place(connection: AsyncConnection, who: str) -> Place | None:
    found = await connection.execute(sa.select(PLACES).where(PLACES.c.who == who))
    row = found.first()
    return Place(**row._asdict()) if row else None


async def _offer(connection: AsyncConnection, offer: str) -> Offer | None:
    row = (await connection.execute(sa.select(OFFERS).where(OFFERS.c.id == offer))).first()
    if row is None:
        return None
    return _read(row, (await connection.execute(_seats(OFFER_SEATS.c.offer == offer))).all())


async def _write(connection: AsyncConnection, offer: Offer) -> None:
    row = {name: value for name, value in asdict(offer).items() if name != "seats"}
    await connection.execute(sa.insert(OFFERS), row)
    seats = [{"offer": offer.id, **asdict(seat)} for seat in offer.seats]
    await connection.execute(sa.insert(OFFER_SEATS), seats)


async def _put(connection: AsyncConnection, offer: str, stage: Stage, until: int) -> None:
    this = OFFERS.c.id == offer
    await connection.execute(sa.update(OFFERS).where(this).values(stage=stage, until=until))


async def _decline(connection: AsyncConnection, offer: Offer, who: str, now: int) -> None:
    mine = (OFFER_SEATS.c.offer == offer.id) & (OFFER_SEATS.c.who == who)
    await connection.execute(sa.update(OFFER_SEATS).where(mine).values(answer="no"))
    await _release(connection, offer, [who], now)


async def _release(
    connection: AsyncConnection, offer: Offer, without: Sequence[str], now: int
) -> None:
    """End an offer: some lose their place in the queue, the others are let down and keep theirs."""
    await _put(connection, offer.id, "off", now)
    theirs = PLACES.c.offer == offer.id
    await connection.execute(sa.delete(PLACES).where(theirs, PLACES.c.who.in_(without)))
    await connection.execute(sa.update(PLACES).where(theirs).values(offer="", let_down=True))


async def _delete(connection: AsyncConnection, offers: Sequence[str]) -> None:
    if not offers:
        return
    await connection.execute(sa.delete(OFFERS).where(OFFERS.c.id.in_(offers)))
    await connection.execute(sa.delete(OFFER_SEATS).where(OFFER_SEATS.c.offer.in_(offers)))
    # Only those whose game has begun are still there.
    await connection.execute(sa.delete(PLACES).where(PLACES.c.offer.in_(offers)))
